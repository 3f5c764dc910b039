# Что читает хозяин машины в терминале.

cli-file = Файл { $path } не открыть ({ $reason }): проверь путь и права.
cli-no-command = У { $command } нет команды { $said }: смотри { $command } --help.
cli-no-option = У { $command } нет параметра { $said }: смотри { $command } --help.
cli-no-value = После { $what } нужно значение.
cli-word-missing = Команде { $command } не хватает { $what }: смотри { $command } --help.
cli-word-wrong = Значение { $what } не подходит ({ $reason }): смотри { $command } --help.
cli-too-many = Для { $command } здесь лишние слова: смотри { $command } --help.
cli-database-no-folder = { $folder } — не папка, поэтому { $path } там не создать: укажи путь внутри папки.
cli-token-wrong = Discord не принимает токен: скопируй его заново из портала разработчика (Bot, Reset Token) в config.toml.
cli-intents = Discord требует особых разрешений, которые Longtable не нужны: проверь, что токен от твоего приложения.
cli-no-network = До Discord не достучаться: проверь сеть и запусти снова; ничего не потеряно.
cli-stopped = Остановлено; всё сохранено.
cli-health-none = Признаков жизни нет: бота здесь ещё не запускали.
cli-health-old = Последний признак жизни был { $seconds } с назад: бот завис или остановлен.
cli-health-fine = Бот жив.
cli-content-broken = Содержимое игры { $game } повреждено ({ $reason }): исправь этот файл или установи Longtable заново.
cli-content-fault-whole = { $file }: { $what }
cli-content-fault = { $file }, строка { $line }: { $what }
cli-fonts-missing = Нет шрифтов для картинок: установи Longtable заново.
cli-check-game = { $game }: правил и решений — { $rules }, { $cases ->
    [one] { $cases } разбор
    [few] { $cases } разбора
   *[many] { $cases } разборов
  }.
cli-check-texts = Тексты: { $languages }.
cli-check-database = База { $path } цела.
cli-check-database-new = База { $path } появится при первом запуске.
cli-check-cards = Картами из { $folder } можно играть.
cli-check-content-gone = Стол { $table } ({ $game }) играет с набором «{ $content }», а его здесь больше нет. Верни его туда, куда указывают настройки (cards); до тех пор ходы там не принимаются, и ничего не потеряно.
cli-check-fine = Всё в порядке: можно запускать «longtable run».
cli-game-unknown = Игры { $game } нет; есть: { $games }.
cli-case-unreadable = { $file }, строка { $line }: это не читается как файл разборов ({ $reason }). Исправь её; образец — в docs/cases.md.
cli-case-unplayable = { $file }: такой разбор не сыграть ({ $reason }). Исправь его в файле; образец — в docs/cases.md.
cli-case-ok = сходится
cli-case-differs = расходится
simulate-option = Параметра { $said } здесь нет; у этой игры есть: { $known }.
simulate-value = { $option } не может быть { $said }; возможно: { $known }.
cli-simulated = { $n ->
    [one] Сыгран { $n } стол в { $game }.
    [few] Сыграно { $n } стола в { $game }.
   *[many] Сыграно { $n } столов в { $game }.
  }
cli-exported = Записано в { $path }.
cli-table-unknown = Стола «{ $table }» в { $path } нет: столы сервера покажет «/table list» в Discord.
cli-copy-damaged = Копия { $path } повреждена ({ $reason }): укажи другую, которую сделал «longtable backup»; ничего не изменено.
cli-backed-up = Копия { $path } сделана и проверена.
cli-restored = Копия { $path } на месте; { $tables ->
    [one] { $tables } стол ждёт ведущего.
    [few] { $tables } стола ждут ведущих.
   *[many] { $tables } столов ждут ведущих.
  }

verify-holds = Стол { $table }: всё сходится. { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
  }, { $seals ->
    [one] { $seals } печать вскрыта
    [few] { $seals } печати вскрыты
   *[many] { $seals } печатей вскрыто
  }, { $erased ->
    [one] { $erased } текст стёрт автором
    [few] { $erased } текста стёрты авторами
   *[many] { $erased } текстов стёрто авторами
  }, { $dice ->
    [one] { $dice } бросок пересчитан
    [few] { $dice } броска пересчитаны
   *[many] { $dice } бросков пересчитано
  } по зерну. Голова: { $head }. { $replayed ->
    [yes] Партия переиграна: конец тот же.
   *[no] Партия не переиграна: эти правила другой версии.
  }
verify-running = Этот стол ещё играет: в файле его голова ({ $head }) и то, что открыто всем; кубы и печати можно проверить, когда всё кончится.
verify-fault = Запись { $entry }: { $what }
verify-gap = Здесь не хватает записи.
verify-names = В файле назван другой стол, другая игра или другая версия, чем в первой записи.
verify-chain = Эта запись не следует из предыдущей: что-то изменили.
verify-head = У последней записи не та голова, что указана в файле.
verify-seed = Зерно не то, что было обещано в записи 0.
verify-seal = Вскрыто не то, что было запечатано.
verify-unopened = Печать здесь так и не вскрыта.
verify-mend = Здесь исправлен текст, которого никто не писал или который всё ещё стоит.
verify-content = Карты, с которыми началась эта партия, есть в файле, но эта версия не умеет ими играть.
verify-replay = По правилам такого быть не может: при повторе партия расходится с файлом.
verify-not-an-export = Это не выгруженный стол: нужен файл, который сделали «/table export» или «longtable export».
verify-damaged = Файл повреждён или обрезан: скачай его заново.
verify-not-replayed = Этот стол не переиграть: правила другой версии или игра ещё идёт.

replay-what = Назови файл со столом или задай --on-version и --database с копией базы.
replay-no-tables = В этой базе сейчас никто не играет.
replay-same = Стол { $table } ({ $game }): { $entries ->
    [one] { $entries } запись, различий нет.
    [few] { $entries } записи, различий нет.
   *[many] { $entries } записей, различий нет.
  }
replay-differs = Стол { $table } ({ $game }) по правилам этой версии пошёл бы иначе:
replay-entry = Запись { $entry }
replay-refused = Больше не разрешено: { $rule }. Дальнейшее не сравнивалось.
# same
replay-field = { $where }: { $was } → { $now }
