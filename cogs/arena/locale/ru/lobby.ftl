### Запись в сражение (cogs/arena/lobby.py).

arena-join-class = Класс (видишь только ты)
arena-join-team = Сторона
arena-join-character = Персонаж
arena-join-name = Имя
arena-join-legend = Легенда
arena-join-side = **{ $team ->
    [good] Добро
   *[evil] Зло
  }** · { $taken } из { $size }
arena-join-line = - **{ $name }** · { $who } · { $ready ->
    [yes] класс выбран
   *[no] ещё выбирает класс
  }
arena-join-script = скрипт
arena-join-you = Ты играешь за { $team ->
    [good] Добро
   *[evil] Зло
  }: **{ $name }**.
arena-join-your-class = Твой класс: **{ $cls }**. До конца сражения его не узнает никто другой.
arena-join-no-class = Выбери класс ниже: никто другой его не увидит. Без класса сражение не начать (ARENA-CLASS-a).
arena-face = { $name }, { $team ->
    [good] Добро
   *[evil] Зло
  }
