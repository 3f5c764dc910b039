### What happened, event by event. Names of animals, cards and enemies are in place already.
### $animal, $enemy, $card, $boss, $who, $by, $on, $target: a name, up to 60.

## The night
# $animals up to 300, $deck up to 40
nightlight-told-begun = Наступает ночь. У ночника на страже: { $animals }. Колода Снов: { $deck }.
nightlight-told-begun-nyx = Наступает ночь. У ночника на страже: { $animals }. Колоды смешала Никта.
nightlight-told-begun-boss = Во втором раунде придёт { $boss }.
# $animal: the first player's
nightlight-told-begun-first = Первый игрок: { $animal }.
nightlight-told-house = Домашние правила этого стола:
# $dream up to 40
nightlight-told-dream = Раунд { $round }, новый Сон: **{ $dream }**.
nightlight-told-dream-none = Раунд { $round }: колода Снов пуста, ничего нового не снится.
nightlight-told-dream-ended = Сон «{ $dream }» больше не действует.
nightlight-told-boss-arrived = Из темноты приходит **{ $boss }**, здоровье { $health }, и встаёт сразу перед всеми зверями.
# $cards up to 200
nightlight-told-row = Налёт { $raid }. В ряду: { $cards }.
nightlight-told-reshuffled = Сброс перемешан в новую колоду: { $deck }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
  }.
# $cards up to 200
nightlight-told-ranking = { $animal }, порядок желаний: { $cards }.
# $cards up to 400
nightlight-told-proposed = { $animal } предлагает: { $cards }.
nightlight-told-share = «{ $card }» — { $animal }
nightlight-told-confirmed = { $animal } соглашается.
nightlight-told-taken = { $animal } берёт «{ $card }».
nightlight-told-taken-lesson = { $animal } взамен тянет «{ $card }».
nightlight-told-taken-heirloom = { $animal } получает в наследство «{ $card }».
nightlight-told-learned = { $animal } выучивает «{ $skill }».
nightlight-told-wasted = «{ $card }» ничему не научит: { $animal }, подходящих умений не осталось.
nightlight-told-wasted-both = «{ $card }» ничему не научит: { $animal }, подходящих умений не осталось; «{ $other }» следом тоже уходит в сброс.
nightlight-told-left-over = Остались: { $cards }.
# $dealt up to 800
nightlight-told-dealt = Из темноты: { $dealt }.
nightlight-told-dealt-to = { $animal } — { $enemies }
nightlight-told-deal-stopped = Колода Кошмара и её сброс пусты: карты больше не сдаются.
nightlight-told-encounters = Начинаются столкновения раунда { $round }.
nightlight-told-round-ended = Готовых врагов нет: раунд { $round } окончен, все карты снова готовы.

## Turns and attacks
nightlight-told-turn = Круг { $lap }: ходит **{ $animal }**.
nightlight-told-no-defend = { $animal }: нападать некому, готовых перед зверем нет.
nightlight-told-no-attack-passed = { $animal } не атакует.
nightlight-told-no-attack-no_card = { $animal }: атаковать нечем, готовых карт нет.
nightlight-told-no-attack-no_enemy = { $animal }: атаковать некого.
nightlight-told-attacks = Атака: **{ $by }** → **{ $on }**.
nightlight-told-attacks-with = Атака: **{ $by }** → **{ $on }**, карта «{ $card }».
nightlight-told-attacks-free = Свободная атака: **{ $by }** → **{ $on }**, карта «{ $card }».
# $attack, $defense: dice, up to 120
nightlight-told-rolled = Кубики: { $attack } против { $defense }.
nightlight-told-no-dice = нет
nightlight-told-rerolled = Переброс { $was }: { $now }.
# $attack, $defense: successes
nightlight-told-compared = Успехи: { $attack } против { $defense }.
nightlight-told-compared-nothing = Успехи: { $attack } против { $defense }, урона нет.
nightlight-told-wounded = { $target } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } ран
  } (осталось { $left } из { $health }).
nightlight-told-wounded-by = { $target } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } ран
  }: { $by } (осталось { $left } из { $health }).
nightlight-told-healed = { $target } залечивает { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } ран
  } («{ $by }»).
nightlight-told-unstuffed = **{ $animal } теряет всю набивку.**
nightlight-told-dealt-on = { $enemy } переходит: теперь перед ним { $animal }.
nightlight-told-left-play = { $enemy } уходит.
nightlight-told-falls-asleep = { $enemy } остаётся спать возле павшего зверя.
nightlight-told-banished = Изгнание: **{ $enemy }**.
nightlight-told-boss-banished = **Босс изгнан: { $boss }!**
nightlight-told-loomed = Угроза: { $boss }.
nightlight-told-cancelled = Атака отменена («{ $by }»).
nightlight-told-redirected = Вместо другого защищается { $on } («{ $by }»).
nightlight-told-gone = { $who } больше не на столе: атака кончается.
nightlight-told-pool-attack = Кубики атаки: { $change } («{ $by }»).
nightlight-told-pool-defense = Кубики защиты: { $change } («{ $by }»).
nightlight-told-stat-attack = { $target }: атака { $change } до конца раунда («{ $by }»).
nightlight-told-stat-defense = { $target }: защита { $change } до конца раунда («{ $by }»).

## Cards
nightlight-told-free = { $animal }: свободное действие «{ $card }».
nightlight-told-discarded = «{ $card }» уходит в сброс.
nightlight-told-exhausted = «{ $card }» устаёт.
nightlight-told-exhausted-by = «{ $card }» устаёт («{ $by }»).
nightlight-told-readied = Снова в деле: «{ $card }».
nightlight-told-readied-by = Снова в деле: «{ $card }» («{ $by }»).
nightlight-told-moved = { $enemy } переходит: теперь перед ним { $animal } («{ $by }»).
nightlight-told-looked = { $animal } смотрит верх колоды { $deck } ({ $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
  }).
# $cards up to 200
nightlight-told-saw = Ты видишь верх колоды { $deck }: { $cards }.
nightlight-told-put-under = { $animal } кладёт под низ: { $count }.
nightlight-told-skipped-no_target = «{ $card }»: подходящей цели нет.
nightlight-told-skipped-declined = «{ $card }» больше ничего не делает.
nightlight-told-skipped-no_heal = «{ $card }»: при этом Сне раны не заживают.
nightlight-told-deck-toy_chest = Сундука
nightlight-told-deck-nightmare = Кошмара
nightlight-told-deck-dream = Снов

## People
nightlight-told-handed-over = { $animal }: срок прошёл, теперь ответить может и заместитель: { $by } (NL-R40).
nightlight-told-left = { $animal }: игрок ушёл. Зверь остаётся и ведёт себя так, будто игрок молчит.
nightlight-told-back = { $animal }: за зверя снова играет человек.
nightlight-told-stand-in = { $animal }: после срока отвечать может и заместитель: { $by } (NL-R40).
nightlight-told-stand-in-none = { $animal }: заместителя больше нет.
# $reason up to 300
nightlight-told-ruled-wounds = Ведущий решает: { $target }, ран теперь { $wounds }. { $reason }
nightlight-told-ruled-ready = Ведущий решает: { $target } — снова в деле. { $reason }
nightlight-told-ruled-exhausted = Ведущий решает: { $target } устаёт. { $reason }

## The end
nightlight-told-won = **Солнце встаёт.** У ночника ещё стоят звери: { $alive }. Победа общая ({ $cause }).
nightlight-told-lost = **Ночник гаснет** в раунде { $round }: зверей не осталось, поражение общее ({ $cause }).
