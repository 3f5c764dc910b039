### /nightlight: descriptions, options, answers.

cmd-nightlight = Ночник: плюшевые звери против Кошмара
cmd-nightlight-attack = Атаковать врага перед своим зверем одной картой
cmd-nightlight-pass = Не атаковать в этот ход или не вмешиваться, пока стол ждёт
cmd-nightlight-defend = Самых сильных врагов несколько: выбрать, кто из них нападёт
cmd-nightlight-use = Использовать карту, которая работает и в чужой ход (свободное действие)
cmd-nightlight-rank = Назвать карты налёта по желанию, лучшую первой
cmd-nightlight-say = Любое действие одной фразой
cmd-nightlight-policy = Спрашивать ли о карте со свободным действием, не трогать её или использовать самому боту
cmd-nightlight-plan = Сказать заранее, что твой зверь сделает в свой следующий ход
cmd-nightlight-orders = Что боту велено делать самому: приказы о картах и план. Больше их никто не видит
cmd-nightlight-table = Стол словами
cmd-nightlight-card = Посмотреть карту
cmd-nightlight-solo = Ночь в одиночку, за одного-четырёх зверей, сразу и без часов
option-nightlight-party = Сколько зверей, по жребию, или их имена: Сова с фонариком, Лоскутная Черепаха. Без слов — два
option-nightlight-deck = Чьи Сны: Пауконожка легче всех, Зордо труднее всех
option-nightlight-boss = Босс, который придёт во втором раунде
choice-nightlight-boss-none = Без босса
choice-nightlight-boss-deck = Босс колоды Снов
choice-nightlight-boss-nyx = Никта, Сны и обитатели всех колод
cmd-nightlight-stats = Чего добились твои звери в прошедших ночах
cmd-nightlight-help = Как играют ночь
option-nightlight-card = Какая карта
option-nightlight-enemy = Какой враг
option-nightlight-denizen = Кто из равных по силе врагов нападёт
option-nightlight-target = Цель, если карте она нужна
option-nightlight-cards = Карты по порядку: Пугач, Йо-йо. Урок вместе с умением: Сказка на ночь (Наскок)
option-nightlight-words = Например: атакую Пыльный клубок, карта Пугач
option-nightlight-way = Спросить меня, не использовать или использовать при условии
option-nightlight-condition = Когда боту её использовать: выбери из списка
option-nightlight-moment = Только в этот момент
option-nightlight-off = Забыть мой план
option-nightlight-otherwise = Что делать, если ничего из этого уже нельзя
option-nightlight-second-card = Другая карта, если первая атака уже невозможна
option-nightlight-second-enemy = Враг для неё
option-nightlight-animal = Какой из твоих зверей, если их несколько
option-nightlight-table = Какая ночь, если ты играешь в нескольких
choice-nightlight-way-ask = Спросить меня
choice-nightlight-way-pass = Не использовать
choice-nightlight-way-order = Использовать при условии
choice-nightlight-otherwise-ask = Спросить меня
choice-nightlight-otherwise-pass = Без атаки
choice-nightlight-anywhere = Везде, где можно
choice-nightlight-declared = Когда атака объявлена, до броска
choice-nightlight-rolled = После броска атаки, до ран
choice-nightlight-my_defend = Перед моей защитой
choice-nightlight-defend = Перед любой защитой
choice-nightlight-round_end = Перед концом раунда
choice-nightlight-raid = После налёта
choice-nightlight-dream = После Сна
choice-nightlight-nightmare = После карт Кошмара
choice-nightlight-between = Между защитой и атакой
choice-nightlight-after_turn = После хода

# $table: its id
nightlight-not-its-table = За столом { $table } играют не в «Ночник».
nightlight-no-table = Здесь у тебя нет ночи «Ночника». /table new откроет её, в одиночку или с другими.
nightlight-which-table = У тебя несколько ночей: назови нужную в параметре «table».
# $animal up to 20
nightlight-not-your-animal = «{ $animal }» — не твой зверь. Ты играешь за: { $known } (NL-OBJ-b).
# $words up to 40
nightlight-no-condition = «{ $words }» — не условие. Напиши одно из: always, would_unstuff, damage >= 2, attack_dice >= 5, tier >= 3, wounds >= 2 или зверя (NL-R41).
nightlight-no-such-own-card = Карты «{ $words }» у зверя нет, и достаться ему она уже не может ({ $animal }). Есть: { $known } (NL-P2.A-a).
nightlight-no-such-enemy = Врага «{ $words }» здесь нет. Есть: { $known } (NL-CARD5-b).
nightlight-no-such-target = «{ $words }» — здесь нет ни такого зверя, ни такого врага. Есть: { $known } (NL-CON-e).
nightlight-no-such-free-card = Карты «{ $words }» со свободным действием у зверя нет ({ $animal }). Со свободным действием: { $known } (NL-P2.A-e).
nightlight-no-such-none = пока ни одной
# $words up to 40
nightlight-card-unknown = Карты «{ $words }» в этом наборе нет. Больше всего похожи: { $known } (NL-CON-a).
nightlight-plan-empty = В плане нужна атака (карта и враг) или кто из равных по силе врагов нападёт (NL-R34).

## Standing orders as text. $card, $animal up to 60
nightlight-kept = Твои постоянные приказы:
nightlight-kept-none = Постоянных приказов нет. О картах со свободным действием тебя спросят в атаках, перед твоей защитой и перед концом раунда; в остальное время не спросят, но использовать их можно (NL-R41).
nightlight-kept-ask = { $card }: тебя спросят
nightlight-kept-pass = { $card }: не спросят и не используют
# $condition up to 120
nightlight-kept-order = { $card }: бот использует сам, { $condition }
# $order up to 250, $targets up to 120
nightlight-kept-targets = { $order }, сначала: { $targets }
# $moments up to 200
nightlight-kept-when = { $order }, только { $moments }
# $parts up to 400
nightlight-kept-plan = План на следующий ход: { $parts }
nightlight-kept-otherwise-ask = если ничего из этого нельзя, тебя спросят
nightlight-kept-otherwise-pass = если ничего из этого нельзя, без атаки
nightlight-plan-dropped-ask = Твой план больше не исполнить ({ $animal }): атаковать врага «{ $enemy }» картой «{ $card }» сейчас нельзя. План снят, этот ход за тобой.
nightlight-plan-dropped-pass = Твой план больше не исполнить ({ $animal }): атаковать врага «{ $enemy }» картой «{ $card }» сейчас нельзя. План снят; как и велено на этот случай, { $animal } в этот ход не атакует.
nightlight-plan-dropped-defend = По твоему плану нападает «{ $enemy }», но сейчас этот обитатель напасть не может ({ $animal }). Эта часть плана снята, выбор за тобой.
nightlight-plan-dropped-turn = Твой план снят ({ $animal }): в этот ход атаковать было нечем или некого, и атаки на «{ $enemy }» картой «{ $card }» не было.
nightlight-plan-dropped-fallen = Твой план снят: { $animal } без набивки и больше не ходит.
nightlight-condition-always = всегда
nightlight-condition-attack_dice = если кубиков атаки не меньше { $n }
nightlight-condition-damage = если урон был бы не меньше { $n }
nightlight-condition-would_unstuff = если зверь потерял бы набивку
nightlight-condition-tier = если ранг нападающего не ниже { $n }
nightlight-condition-target = если это для зверя { $animal }
nightlight-condition-wounds = если у зверя ран не меньше { $n }
# $card up to 60, $lines up to 900
nightlight-card-head = **{ $card }**
nightlight-card-animal = Атака { $attack }, защита { $defense }, здоровье { $health }
nightlight-card-enemy = Ранг { $roman }, атака { $attack }, защита { $defense }, здоровье { $health }
nightlight-solo-animals = «{ $words }»: скажи, сколько зверей, от 1 до { $most }, или назови каждого один раз. Есть: { $known } (NL-R1).
nightlight-figures = **Твои звери**
nightlight-figures-none = Ни одна твоя ночь ещё не закончилась.
nightlight-figures-line = - **{ $animal }**: { $nights ->
    [one] { $nights } ночь
    [few] { $nights } ночи
   *[many] { $nights } ночей
  }, побед { $wins }, изгнано { $banished ->
    [one] { $banished } враг
    [few] { $banished } врага
   *[many] { $banished } врагов
  }
