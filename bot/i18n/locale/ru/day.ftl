day-board = **{ $game }, { $day }**
day-board-empty = Никто не играл.
day-board-more = { $count ->
    [one] … и ещё { $count }
    [few] … и ещё { $count }
   *[many] … и ещё { $count }
  }
day-seed = -# Броски: { $seed }, обещаны как { $hash }
day-open = { $count ->
    [0] **{ $game }, { $day }**: пока никто не начал. День закроется { STAMP($when, style: "R") }, до тех пор результаты запечатаны.
    [one] **{ $game }, { $day }**: начал { $count } игрок. День закроется { STAMP($when, style: "R") }, до тех пор результаты запечатаны.
    [few] **{ $game }, { $day }**: начали { $count } игрока. День закроется { STAMP($when, style: "R") }, до тех пор результаты запечатаны.
   *[many] **{ $game }, { $day }**: начали { $count } игроков. День закроется { STAMP($when, style: "R") }, до тех пор результаты запечатаны.
  }
day-promised = -# Хеш сегодняшних бросков: { $today }; завтрашних: { $tomorrow }
day-elsewhere = Игра дня принадлежит серверу: попроси её там.
day-unreadable = «{ $said }» — не прошедший день: напиши его так: 2026-01-31.
day-done = Попытка в игре за { $day } у тебя уже была. Результаты откроются { STAMP($when, style: "R") }.

ui-panel-day = Игра за { $day }: броски у всех здесь одинаковые, попытка одна, до { STAMP($when, style: "f") }.
ui-panel-day-sealed = Результаты дня откроются { STAMP($when, style: "R") }.
ui-panel-rolls = За этим столом играют на бросках данного зерна.
ui-panel-again = -# Те же броски ещё раз: /table new, seed { $table }
ui-late = Ещё можно сесть за стол.

rolls-unreadable = «{ $said }» — ни номер оконченного стола, ни зерно из 64 шестнадцатеричных цифр.
rolls-none = { $game } за каждым столом бросает заново: зерно задать нельзя.

pace-alone = Здесь играют в одиночку: никто не ждёт, сроков нет.
