table-title-day = { $game }, игра дня { $day }
table-title-alone = { $game }, в одиночку
table-title = { $game } «{ $title }»
table-made = Стол открыт, и ведёшь его ты: { $where } · { $game } (стол { $table })
button-practice = Первый бой
practice-title = первый бой
practice-open = Твой первый бой готов: { $where } С тобой и против тебя играют скрипты. Выбери класс и нажми «Начать»; раунд идёт не дольше десяти минут, а они отвечают за секунды.
practice-here = прямо здесь.
practice-no-thread = Первому бою нужна своя ветка: открой его в текстовом канале или напиши мне в личку.
hint-after-new = Займи место кнопкой или через { $join }, домашние правила меняет { $house }; когда все на месте — { $start }.
table-rematch = Реванш готов (стол { $table }): { $where } Все на прежних местах: загляни в своё место, а потом начинай.
thread-name-table = { $game }: { $title }
table-new-in-private = Столу нужен сервер: набери /table new в одном из его каналов.
table-size-none = У игры «{ $game }» нет размеров: не указывай размер.
table-which-game = Какая игра? Есть: { $games }.
seat-unknown = Места «{ $said }» за этим столом нет. Выбери из тех, что я подсказываю.
person-is-a-bot = Бот так не может; чтобы играл скрипт, не указывай никого.

status-lobby = есть места
status-running = идёт
status-paused = на паузе
status-parked = ждёт ведущего
status-ended = окончен
status-abandoned = закрыт раньше срока
list-empty-here = На этом сервере столов пока нет. Открыть свой: { $new }.
list-empty-mine = Сейчас ты ни за одним столом. Открыть свой можно на сервере: { $new }.
list-heading-here = { $count ->
    [one] { $count } стол на этом сервере:
    [few] { $count } стола на этом сервере, сначала те, где есть места:
   *[many] { $count } столов на этом сервере, сначала те, где есть места:
  }
list-heading-mine = { $count ->
    [one] { $count } твой стол:
    [few] { $count } твоих стола, сначала те, где есть места:
   *[many] { $count } твоих столов, сначала те, где есть места:
  }
move-here-already = Стол и так здесь. Набери /table move там, где ему быть.
move-no-thread-here = Здесь ветку не открыть. Набери /table move в текстовом канале.
list-seats = { $free ->
    [0] все места заняты ({ $taken }), ещё не началось
    [one] свободно { $free } место, занято { $taken }
    [few] свободно { $free } места, занято { $taken }
   *[many] свободно { $free } мест, занято { $taken }
  }
list-going-on = { $status }, за столом { $taken }
list-line = - **{ $title }** { $where }: { $state }. Ведёт { $gm } (стол { $table })

join-no-field = В этой игре { $field } не нужно: не указывай.
join-unknown = «{ $said }» сейчас выбрать нельзя. Есть: { $choices }.
fill-nothing = Пустых мест нет.

house-heading = **Домашние правила игры «{ $game }».** Выделены те, что отличаются от обычных. До начала любое меняет /table house.
house-plain = { $switch }: { $value }
house-usual = Все обычные.
button-house = Домашние правила
select-placeholder-switch = Какое домашнее правило…
select-placeholder-value = Каким оно будет…

pace-is = Темп: { $pace }. Он действует со следующего срока.
pace-suggested = { $pace }
table-away = Пока кто-то в отъезде: { $mode }.
end-not-sure = Ничего не закрыто. Если правда нужно, набери /table end sure:True: доиграть после этого нельзя.
export-running = Стол ещё идёт, поэтому в файле только открытое: метка цепочки и открытые записи. После конца будет всё.
export-whole = Стол целиком: журнал, заявки, кубы, зерно. Проверить можно через /verify или без сети командой «longtable verify».
export-too-large = Файл слишком велик для Discord. Его может сделать владелец бота: «longtable export { $table }».

gm-ordered = За место { $seat } теперь подана твоя заявка: { $order }
  Печать: `{ $seal }`
  Цепочка: `{ $head }`
gm-order-unclear = Одной ясной заявки тут не видно. Напиши с меткой цели, например: атакую З1, яростно.
gm-ordered-unseen = Заявка за персонажа { $name } подана. Тайного тебе за этим столом не видно, поэтому может ли { $name } такое, не скажу: если нет, в силе прежняя заявка, а без неё — то, что значит молчание.
gm-order-none = Этому месту сейчас нечего заявлять.
gm-voided = Заявка места { $seat } в этой фазе не считается. Все узнают, что заявка отменена, но не чья.
ruling-unknown = Решения «{ $said }» в этой игре нет. Есть: { $rulings }.
ruling-value = Этому решению нужно подходящее значение: укажи его в поле «value».
ruling-no-value = Этому решению значение не нужно: не указывай его.
void-none = В игре «{ $game }» сейчас нельзя отменить заявку.
