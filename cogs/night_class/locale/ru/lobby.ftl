### Запись на ночь.

night-class-join-emblem = Эмблема
night-class-join-name = Имя героя
night-class-join-night = **{ $city }**, { $level }. У каждого свой город и одни и те же броски; в одиночку это тоже целая игра.
night-class-join-line = - **{ $name }** ({ $emblem }) · { $who }
night-class-join-script = бот
night-class-join-you = Твой герой: **{ $name }**, эмблема: { $emblem }. Город, сложность и домашние правила: /table house.
