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

arena-first-steps =
    Открой #арена за Веру и отправь /table new, где size: 3 и pace: 5m. У стола появится своя ветка.
    В ветке нажми «Сесть за стол» и выбери класс. Переключись на Глеба («Viewing as») и сделай то же.
    За Веру нажми «Занять пустые места», потом «Начать».
    Нажми «Мой ход», выбери врага и манеру, потом «Заявить». Или возьми из списка /arena attack, или напиши боту в личку: яростно бью Холмса
    Открой ту же ветку за Watcher: тайного там нет. Когда бой кончится, отправь /verify.
