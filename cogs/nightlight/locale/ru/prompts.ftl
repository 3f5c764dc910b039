### What is asked, what may be chosen, how it is written. $animal, $card, $enemy, $target: a name, up to 60.

## What is asked
nightlight-prompt-rank = **{ $animal }**: налёт { $raid } раунда { $round }. Назови карты ряда по желанию, лучшую первой: по порядку ходов каждый зверь получит лучшую для него из оставшихся. Хватит стольких карт, сколько зверей, остальные пойдут слева направо (NL-R12).
nightlight-prompt-take = **{ $animal }**: возьми одну карту ряда (NL-P1.2-b).
nightlight-prompt-propose = Налёт { $raid }: предложи, кто что берёт, по порядку ходов. Решено, когда согласны все (NL-R12).
# $split up to 400
nightlight-prompt-confirm = **{ $animal }**: соглашаешься на такой раздел? { $split }
nightlight-prompt-begin = **{ $animal }** может сходить в этом круге (NL-R34).
nightlight-prompt-defend = **{ $animal }** защищается. Самый высокий ранг у нескольких готовых обитателей: кто из них нападёт (NL-P2.D-b)?
nightlight-prompt-attack = **{ $animal }**: шаг атаки. Одна карта запаса против одного врага перед зверем, или без атаки (NL-P2.A-a).
# $by, $on up to 60; $attack, $defense: dice
nightlight-prompt-declared = Атака: { $by } → { $on }, { $attack ->
    [one] { $attack } кубик
    [few] { $attack } кубика
    [many] { $attack } кубиков
   *[other] { $attack } кубиков
  } против { $defense }. До броска **{ $animal }** может использовать свободное действие (NL-CON-r).
nightlight-prompt-rolled = Атака: { $by } → { $on }, по кубикам пока { $damage ->
    [0] урона нет
    [one] { $damage } рана
    [few] { $damage } раны
    [many] { $damage } ран
   *[other] { $damage } ран
  }. Пока раны не розданы, **{ $animal }** может использовать свободное действие (NL-CON-r).
nightlight-prompt-window-defend = **{ $animal }** может использовать свободное действие до защиты; ходит { $turn } (NL-R41).
nightlight-prompt-window-round_end = Раунд сейчас кончится, и все карты снова станут готовы: **{ $animal }** ещё может использовать свободное действие (NL-R28).
nightlight-prompt-window-raid = После налёта **{ $animal }** может использовать свободное действие (NL-R22).
nightlight-prompt-window-open = **{ $animal }** может использовать свободное действие (NL-R22).
nightlight-prompt-free = **{ $animal }** может сейчас использовать свободное действие; этого никто не ждёт (NL-P2.A-e).
nightlight-prompt-choose = «{ $card }», выбирает **{ $animal }** (NL-CON-e).
nightlight-prompt-choose-dice = «{ $card }», выбирает **{ $animal }**: какие кубики перебросить (NL-CON-h)?
# $seen up to 200
nightlight-prompt-put = Ты видишь: { $seen }. Что из этого положить под низ (NL-CON-m)?
nightlight-prompt-put-hidden = **{ $animal }** смотрит карты (NL-CON-m).
nightlight-prompt-inherit = **{ $animal }** может взять одну вещь павшего зверя: { $fallen } (NL-R9).
nightlight-prompt-master = От тебя ничего не ждут.

## Fields and values
nightlight-field-kind = Что сделать
nightlight-field-card = Карта
nightlight-field-cards = Карты, лучшая первой
nightlight-field-skill = Умение
nightlight-field-skills = Умение
nightlight-field-enemy = Враг
nightlight-field-denizen = Кто нападёт
nightlight-field-targets = Цель
nightlight-field-dice = Кубики
nightlight-button-rank = Расставить карты
nightlight-button-take = Взять карту
nightlight-button-propose = Предложить раздел
nightlight-button-confirm = Согласиться
nightlight-button-begin = Начать ход
nightlight-button-defend = Выбрать, кто нападёт
nightlight-button-attack = Атаковать
nightlight-button-pass = Пас
nightlight-button-no-attack = Без атаки
nightlight-button-free = Свободное действие
nightlight-button-choose = Выбрать
nightlight-button-put = Решить о картах
nightlight-button-inherit = Взять вещь
nightlight-button-hand_over = Передать заместителю
nightlight-button-stop = Это всё
nightlight-button-no = Нет, не надо
nightlight-button-yes = Да
nightlight-label-card = { $name } { $bonus }
nightlight-label-bonus-only = { $name }, только прибавка
nightlight-label-nothing-to-learn = { $name }: учить нечего, вместо него карта из колоды
nightlight-label-enemy = { $name } { $roman }, { $attack }/{ $defense }, здоровье { $left } из { $health }
nightlight-label-enemy-exhausted = { $name } { $roman }, { $attack }/{ $defense }, здоровье { $left } из { $health }, устал
nightlight-label-animal = { $name }, здоровье { $left } из { $health }
nightlight-label-share = { $name } — { $animal }
nightlight-label-die-attack = кубик атаки { $number }: { $face }
nightlight-label-die-defense = кубик защиты { $number }: { $face }

## Selects of whole acts
nightlight-spread-attack = Атака: какого врага ← какой картой
nightlight-spread-free = Свободное действие
nightlight-spread-defend = Кто нападает
nightlight-spread-take = Какую карту взять
nightlight-spread-line-attack = { $enemy } ← { $card }
nightlight-spread-line-free = { $card } → { $targets }

## Numbers beside a choice. Chances come with their sign.
nightlight-preview = Кубики { $attack } против { $defense }: ранить { $hit }, { $animal ->
    [yes] лишить набивки
   *[no] изгнать
  } { $fells }, в среднем ран { $mean }
nightlight-preview-sure = Ран до броска: { $sure }; затем { $attack } против { $defense }: ранить { $hit }, изгнать { $fells }

## Orders in their canonical form: what is written here can be sent back. $cards up to 200
nightlight-order-rank = порядок: { $cards }
nightlight-order-learn = { $card } (выучить { $skill })
nightlight-order-take = беру { $card }
nightlight-order-propose = предлагаю: { $cards }
nightlight-order-confirm = согласие
nightlight-order-confirm-skill = согласие, выучить { $skill }
nightlight-order-begin = начать ход
nightlight-order-defend = пусть нападёт { $enemy }
nightlight-order-attack = атака: { $enemy }, карта { $card }
nightlight-order-pass = пас
nightlight-order-free = использовать { $card }
nightlight-order-free-enemy = использовать { $card } против { $enemy }
# $order up to 150, $targets up to 150
nightlight-order-with = { $order }, { $targets }
nightlight-order-die-attack = кубик атаки { $number }
nightlight-order-die-defense = кубик защиты { $number }
nightlight-order-choose = выбрать { $targets }
nightlight-order-choose-none = ничего не выбирать
nightlight-order-put = под низ { $cards }
nightlight-order-put-none = оставить карты как есть
nightlight-order-inherit = наследство: { $card }
nightlight-order-hand_over = передать заместителю

## What silence means
nightlight-silence-rank = Твой порядок — ряд слева направо.
nightlight-silence-take = Тебе достаётся самая левая карта.
nightlight-silence-propose = Предлагается ряд слева направо.
nightlight-silence-confirm = Ты соглашаешься.
nightlight-silence-begin = Ход начинается.
nightlight-silence-defend = Нападает тот, кто стоит дольше всех.
nightlight-silence-attack = В этот ход атаки нет.
nightlight-silence-window = Ничего не используется.
nightlight-silence-free = Ничего не используется.
nightlight-silence-choose = Выбран будет тот, у кого меньше здоровья; из карт самая слабая; из кубиков неудачи своей стороны.
nightlight-silence-put = Карты остаются как есть.
nightlight-silence-handed = Вместе с тобой спросят заместителя (NL-R40).
nightlight-silence-inherit = Ничего не взято.

## What a sentence is answered with
nightlight-ask-empty = Скажи, что сделать, например: атакую Пыльный клубок, карта Пугач; использую Колыбельная, Пыльный клубок; пас.
nightlight-ask-raid = Назови карты ряда, лучшую первой, например: порядок: Йо-йо, Пугач. У урока можно назвать умение: Сказка на ночь (Наскок).
nightlight-ask-long = Скажи это не больше чем в { $limit } знаках.
nightlight-ask-closed = Сейчас от тебя ничего не ждут.
nightlight-ask-unclear = На столе такого нет. Например: атакую Пыльный клубок, карта Пугач; использую Колыбельная, Пыльный клубок; пас.
nightlight-ask-which = Подходит несколько. Что именно?
nightlight-ask-sure = Ты это имеешь в виду?
nightlight-ask-card = Какой картой?
nightlight-ask-enemy = Кого?
nightlight-ask-target = Кто цель?
nightlight-ask-skill = Какое умение выучить?

## Buttons to what else one may answer
ui-button-ask-rank = Налёт
ui-button-ask-take = Налёт
ui-button-ask-propose = Налёт
ui-button-ask-confirm = Предложение
ui-button-ask-begin = Начать ход
ui-button-ask-defend = Защита
ui-button-ask-attack = Шаг атаки
ui-button-ask-window = Свободное действие
ui-button-ask-free = Свободное действие
ui-button-ask-choose = Выбор
ui-button-ask-put = Увиденные карты
ui-button-ask-inherit = Наследство
