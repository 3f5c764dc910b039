rules-of = **{ $title }**
rules-section = - { $section }: { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
  }
rulings = Разъяснения
rule-example = *Пример.* { $example }
rule-rulings = { $count ->
    [one] **Разъяснение к нему:**
    [few] **Разъяснения к нему:**
   *[many] **Разъяснения к нему:**
  }
ruling-question = *{ $question }*
ruling-why = *Почему:* { $why }
ruling-option = *Правило стола, которое это меняет:* { $option }
ruling-about = О правилах: { $ids }
rule-unknown = Правила «{ $said }» нет. По словам правила ищет /rules search.
rule-unknown-near = Правила «{ $said }» нет. Может быть, { $near }?
rules-none = Ни в одном правиле нет «{ $words }». Попробуй меньше слов или другие.
section-unknown = Раздела «{ $said }» нет. Есть: { $sections }.

mine-nothing = Ты не сидишь ни за одним столом и ни одного не ведёшь. Где есть места, покажет /table list.
mine-table = **{ $title }** ({ $table }): { $status }{ $role ->
    [nobody] .
   *[other] , { $role }.
  } { $where }
mine-owed = **От тебя ждут ответа.** { $until }

me-settings = Язык: { $language }
  Часовой пояс: { $zone }
  Тихие часы: { $quiet }
  Личное: { $delivery }
language-discord = как в твоём Discord
# same
language-en = English
language-ru = русский
delivery-private = в личных сообщениях
delivery-channel = только за кнопками в канале
delivery-both = в личных сообщениях и в канале
me-language-set = Теперь я говорю с тобой на этом языке: { $language }.
me-zone-set = Твой часовой пояс: { $zone }.
me-quiet-set = В эти часы я не напоминаю: { $hours } ({ $zone }). Сроки остаются как есть.
me-quiet-off = Тихих часов у тебя теперь нет.
me-quiet-none = нет
quiet-unreadable = Не понимаю часы «{ $said }». Напиши 23:00-08:00 или «нет».
me-delivery-set = Что можно знать только тебе, я говорю { $delivery }.
me-away = Ты в отъезде до { STAMP($until, style: "f") }. { $count ->
    [0] Ты сейчас не сидишь ни за одним столом.
    [one] Ведущий твоего стола знает.
    [few] Ведущие { $count } твоих столов знают.
   *[many] Ведущие { $count } твоих столов знают.
  } До тех пор я не напоминаю. Вернуться раньше: { $back }
me-is-away = В отъезде до { STAMP($until, style: "f") }; вернуться раньше: { $back }.
me-not-away = Ты не в отъезде.
me-back = С возвращением. Чего от тебя ждут, покажет { $mine }.
until-unreadable = Не понимаю время «{ $said }». Напиши 5д, 2 недели, 24.12 или 2026-12-24 18:00.
until-range = Это время должно быть впереди, самое большее через { SPAN($most, case: "accusative") }.
me-exported = Это всё, что о тебе хранится.
forget-not-sure = Ничего не стёрто. Если правда нужно, набери /me forget sure:True: места за всеми столами освободятся, а написанное уже не вернуть.
me-forgotten = За столами тебя больше нет, и { $count ->
    [one] стёрта { $count } вещь
    [few] стёрты { $count } вещи
   *[many] стёрто { $count } вещей
  } о тебе. В журналах остались номера и печати, чтобы их можно было проверить.

setup-fine = { $channel }: всё на месте.
setup-lacks = { $channel }: { $count ->
    [one] не хватает { $count } права. Дай его моей роли в настройках канала > Права доступа:
    [few] не хватает { $count } прав. Дай их моей роли в настройках канала > Права доступа:
   *[many] не хватает { $count } прав. Дай их моей роли в настройках канала > Права доступа:
  }
setup-lack = **{ $right }**: { $why }
setup-elsewhere = -# Если команд не видно совсем: Настройки сервера > Интеграции > моё имя — там видно, кому и где они разрешены.
setup-not-you = На этом сервере столы открывают { $roles }.
setup-not-here = На этом сервере столы открывают в { $channels }.
setup-shown = **Столы на этом сервере.** Управляющие сервером открывают их всегда.
  Кто открывает: { $roles }
  Где: { $channels }
  Самое большее: { $limit ->
    [one] { $limit } стол сразу
    [few] { $limit } стола сразу
   *[many] { $limit } столов сразу
  }
  Язык: { $language }
  Часовой пояс: { $zone }
  Темп: { $pace }
  Место: { $place }
  Тексты персонажей: { $posts }
setup-everyone = все
setup-everywhere = любой канал
setup-as-opened = как у того, кто открывает стол
setup-thread = своя ветка
setup-in-channel = сам канал
permission-view-channel = Просмотр канала
permission-send-messages = Отправлять сообщения
permission-create-public-threads = Создавать публичные ветки
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-read-message-history = Читать историю сообщений
permission-attach-files = Прикреплять файлы
permission-manage-webhooks = Управлять вебхуками
permission-manage-threads = Управлять ветками
permission-why-view-channel = иначе здесь ничего не работает
permission-why-send-messages = для панелей и новостей
permission-why-create-public-threads = чтобы у стола была своя ветка
permission-why-send-messages-in-threads = чтобы там можно было играть
permission-why-read-message-history = чтобы после сбоя ничего не появилось дважды
permission-why-attach-files = для картинок и выгруженных столов
permission-why-manage-webhooks = посты от имени и с портретом персонажа; без него они выходят обычными сообщениями
permission-why-manage-threads = чтобы открыть закрытую ветку; без него это приходится делать вручную

help-begin = Я мастер игр, в которые играют по переписке: ход в день или так быстро, как хочется.
help-table-new = { $command } открывает стол.
help-table-join = { $command } — занять место.
help-table-list = { $command } показывает, где есть места.
help-mine = { $command } показывает, чего от тебя ждут и что у тебя есть, за всеми столами.
help-game-explained = { $command } рассказывает, как играть в «{ $game }». Ход делают кнопкой «Мой ход» на панели или личным сообщением мне.
help-game = { $command } — заявка в игре «{ $game }»; ещё можно кнопкой «Мой ход» на панели или личным сообщением мне.
help-alone = { $solo } — { $game } в одиночку и сразу; { $daily } — броски у всех здесь одинаковые, одна попытка в день.
help-solo = { $solo } — { $game } в одиночку и сразу.
help-rules-search = { $command } находит правила.
help-roll = { $command } бросает кубы, которые может проверить кто угодно.
help-verify = { $command } проверяет столы, кубы и файлы.
help-me-show = { $command } показывает твой язык, часовой пояс и тихие часы.
help-setup-check = { $command } (для управляющих сервером) показывает, чего мне здесь не хватает.
help-end = Отказ называет своё правило, и каждое правило можно прочитать.
hint-first = -# Впервые тут? { $mine } покажет, чего от тебя ждут, где бы ты ни был; { $help } — остальное.
