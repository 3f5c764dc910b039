### The picture of the table, and its twin in words (content, part 10).

nightlight-picture-round = Раунд { $round } из { $of }
nightlight-picture-ready = { $count ->
    [one] { $count } готовый враг
    [few] { $count } готовых врага
    [many] { $count } готовых врагов
   *[other] { $count } готовых врагов
  }
nightlight-picture-preparation = Подготовка
nightlight-picture-raid = Подготовка · налёт { $raid }
nightlight-picture-encounters = Столкновения
# $animal up to 40
nightlight-picture-turn = Круг { $lap } · ходит { $animal }
nightlight-picture-defend = Круг { $lap } · защищается { $animal }
nightlight-picture-attack = Круг { $lap } · атакует { $animal }
nightlight-picture-won = Солнце взошло
nightlight-picture-lost = Ночник погас
nightlight-picture-toy_chest = Сундук
nightlight-picture-nightmare = Кошмар
nightlight-picture-dream = Сны
nightlight-picture-below = под ним: { $count }
# $top up to 40
nightlight-picture-discard = сброс { $count }: { $top }
# $boss up to 40
nightlight-picture-boss-ahead = Во втором раунде придёт { $boss }.
nightlight-picture-boss-banished = Босс изгнан навсегда: { $boss }.
# $names up to 400
nightlight-picture-sleeping = Спят возле павших зверей до конца раунда: { $names }.
nightlight-picture-is-ready = готов
nightlight-picture-exhausted = устал
# $skills up to 120
nightlight-picture-beside = Ещё не выучено: { $skills }
nightlight-picture-ability = способность действует
nightlight-picture-bonus-only = только прибавка
nightlight-picture-free-open = свободно, когда угодно
nightlight-picture-free-declared = свободно, до броска
nightlight-picture-free-rolled = свободно, после броска
# $by, $on up to 40
nightlight-picture-attack-title = { $by } → { $on }
# $attack up to 90, $card up to 40
nightlight-picture-attack-with = { $attack }, карта «{ $card }»
nightlight-picture-successes = { $count ->
    [one] { $count } успех
    [few] { $count } успеха
    [many] { $count } успехов
   *[other] { $count } успехов
  }
nightlight-picture-pool = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубиков
  }
nightlight-picture-cancelled = отменена
nightlight-picture-damage = { $damage ->
    [0] без урона
    [one] { $damage } рана
    [few] { $damage } раны
    [many] { $damage } ран
   *[other] { $damage } ран
  }
nightlight-picture-banished = { $damage ->
    [0] изгнание до броска
    [one] { $damage } рана, изгнание
    [few] { $damage } раны, изгнание
    [many] { $damage } ран, изгнание
   *[other] { $damage } ран, изгнание
  }
nightlight-picture-declared = объявлена
nightlight-picture-open = кубики брошены
nightlight-picture-legend = прямо: готов · набок, Zz: устал · в рамке: нападёт следующим · огонёк: первый игрок
# $seed: 16 letters
nightlight-picture-seed = зерно { $seed }…

## The end

nightlight-end-title-won = Солнце встаёт
nightlight-end-title-lost = Ночник гаснет
nightlight-end-story-won = Три раунда ночи позади, и Ребёнок проспал их все.
nightlight-end-story-lost = В раунде { $round } последний зверь остался без набивки.
# $dreams up to 300
nightlight-end-dreams = Что снилось: { $dreams }.
# $boss up to 40
nightlight-end-boss-banished = Изгнан босс: { $boss }.
nightlight-end-boss-stayed = Босс остался: { $boss }.
nightlight-end-alive = в строю, осталось здоровья: { $left }
nightlight-end-unstuffed = без набивки
nightlight-end-banished = изгнано врагов: { $count }
nightlight-end-wounds = ран нанесено: { $dealt }, получено: { $taken }

## The twin in words

# $name up to 40
nightlight-text-dream = **Сон: { $name }**
# $name up to 40
nightlight-text-dream-ended = **Сон: { $name }** (больше не действует)
# $name up to 40, $top up to 60
nightlight-text-deck = { $name }: { $count }
nightlight-text-deck-discard = { $name }: { $count } ({ $top })
# $name up to 40, $roman up to 4, $state up to 20
nightlight-text-boss = **{ $name }** { $roman }: атака { $attack }, защита { $defense }, здоровье { $left } из { $health }, { $state }
# $player up to 100
nightlight-text-animal = **{ $name }** ({ $player }): атака { $attack }, защита { $defense }, здоровье { $left } из { $health }
nightlight-text-fallen = **{ $name }** ({ $player }): без набивки
nightlight-text-first = первый игрок
nightlight-text-on-turn = ходит
nightlight-text-stash = Запас: { $cards }
nightlight-text-stash-empty = Запас: пусто
# $marks up to 100
nightlight-text-card = { $name } ({ $marks })
nightlight-text-no-attack = без атаки
nightlight-text-row = В ряду: { $cards }
nightlight-text-front = Перед ним: { $enemies }
nightlight-text-front-empty = Перед ним: никого
nightlight-text-enemy = { $name } { $roman } ({ $attack }/{ $defense }, здоровье { $left } из { $health })
nightlight-text-enemy-exhausted = { $name } { $roman } ({ $attack }/{ $defense }, здоровье { $left } из { $health }, устал)
nightlight-text-enemy-next = **{ $name } { $roman }** ({ $attack }/{ $defense }, здоровье { $left } из { $health }, нападёт следующим)
nightlight-text-times = { $enemy } ×{ $count }
# $title up to 140, $result up to 40
nightlight-text-attack = Последняя атака: { $title }: { $result }
# $dice up to 200
nightlight-text-dice = { $dice } ({ $successes })
nightlight-text-no-dice = без кубиков
nightlight-text-against = { $attack } против { $defense }
