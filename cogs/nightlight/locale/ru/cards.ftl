### Текст карт, который складывается из их эффектов (cogs/nightlight/cardtext.py). Переменные объяснены в английском файле.
### Слова: обитатель, враг, зверь, запас; готова, устаёт, уставшая; изгнан; ранг; Сон, колода Кошмара, Сундук игрушек.

## Как карта атакует и для кого её способность

nightlight-card-attack = Карта устаёт: атакуй врага перед этим зверем, { $bonus } к атаке.
nightlight-card-icons = Способность только для таких зверей: { $names }.

## Когда

nightlight-card-when-use = до броска: { $what }.
nightlight-card-when-rolled = после броска: { $what }.
nightlight-card-when-hit = если кубики ранили цель: { $what }.
nightlight-card-when-miss = если кубики не ранили цель: { $what }.
nightlight-card-when-banish = если цель изгнана: { $what }.
nightlight-card-when-after = после атаки: { $what }.
nightlight-card-when-take = когда взята: { $what }.
nightlight-card-when-static = { $what }.
nightlight-card-when-reveal = когда открыт: { $what }.
nightlight-card-when-loom = Угроза, раз в раунд: { $what }.
nightlight-card-when-fall = Падение, когда босс изгнан: { $what }.
nightlight-card-free-exhaust = свободное действие, { $moment } (карта устаёт): { $what }.
nightlight-card-free-discard = свободное действие, { $moment } (карта уходит в сброс): { $what }.

nightlight-card-free-now = { $what }.
nightlight-card-free-now-discard = { $what }. Карта уходит в сброс.
nightlight-card-moment-open = в любой момент
nightlight-card-moment-declared = когда объявлена атака
nightlight-card-moment-declared-user_defends = когда атакуют этого зверя, до броска
nightlight-card-moment-declared-other_defends = когда атакуют другого зверя, до броска
nightlight-card-moment-declared-animal_defends = когда атакуют зверя, до броска
nightlight-card-moment-rolled = после броска любой атаки
nightlight-card-moment-rolled-user_defends = после броска атаки на этого зверя
nightlight-card-moment-rolled-other_defends = после броска атаки на другого зверя
nightlight-card-moment-rolled-animal_defends = после броска атаки на зверя

## Связки

nightlight-card-then = { $first }; затем { $next }
nightlight-card-may = если хочешь, { $what }
nightlight-card-else = { $what }; { $other }
nightlight-card-if-setup_animals = { $n ->
    [one] { $what }, если в игре не меньше { $n } зверя
    [few] { $what }, если в игре не меньше { $n } зверей
   *[many] { $what }, если в игре не меньше { $n } зверей
  }
nightlight-card-if-living_animals = { $n ->
    [one] { $what }, если в живых не меньше { $n } зверя
    [few] { $what }, если в живых не меньше { $n } зверей
   *[many] { $what }, если в живых не меньше { $n } зверей
  }

## Что происходит

nightlight-card-wound = { $n ->
    [one] { $who } получает { $n } рану
    [few] { $who } получает { $n } раны
   *[many] { $who } получает { $n } ран
  }
nightlight-card-heal = { $n ->
    [one] { $who } залечивает { $n } рану
    [few] { $who } залечивает { $n } раны
   *[many] { $who } залечивает { $n } ран
  }
nightlight-card-exhaust = { $who } устаёт
nightlight-card-exhaust-each_own_card = у каждого зверя устаёт одна готовая карта из запаса, какая — решает он сам
nightlight-card-ready = { $who } снова готова
nightlight-card-dice-attack-more = { $n ->
    [one] в атаке на { $n } кубик больше
    [few] в атаке на { $n } кубика больше
   *[many] в атаке на { $n } кубиков больше
  }
nightlight-card-dice-attack-fewer = { $n ->
    [one] в атаке на { $n } кубик меньше
    [few] в атаке на { $n } кубика меньше
   *[many] в атаке на { $n } кубиков меньше
  }
nightlight-card-dice-defense-more = { $n ->
    [one] в защите на { $n } кубик больше
    [few] в защите на { $n } кубика больше
   *[many] в защите на { $n } кубиков больше
  }
nightlight-card-dice-defense-fewer = { $n ->
    [one] в защите на { $n } кубик меньше
    [few] в защите на { $n } кубика меньше
   *[many] в защите на { $n } кубиков меньше
  }
nightlight-card-stat-attack = { $who } получает { $change } к атаке до конца раунда
nightlight-card-stat-defense = { $who } получает { $change } к защите до конца раунда
nightlight-card-reroll-attack = { $n ->
    [one] перебрось до { $n } кубика атаки
    [few] перебрось до { $n } кубиков атаки
   *[many] перебрось до { $n } кубиков атаки
  }
nightlight-card-reroll-defense = { $n ->
    [one] перебрось до { $n } кубика защиты
    [few] перебрось до { $n } кубиков защиты
   *[many] перебрось до { $n } кубиков защиты
  }
nightlight-card-reroll-any = { $n ->
    [one] перебрось до { $n } кубика, из атаки или из защиты
    [few] перебрось до { $n } кубиков, только из атаки или только из защиты
   *[many] перебрось до { $n } кубиков, только из атаки или только из защиты
  }
nightlight-card-each-face = { $n ->
    [one] каждая выпавшая { $face }, у кого угодно, даёт на { $n } успех больше
    [few] каждая выпавшая { $face }, у кого угодно, даёт на { $n } успеха больше
   *[many] каждая выпавшая { $face }, у кого угодно, даёт на { $n } успехов больше
  }
nightlight-card-pool-animal_attack-more = { $n ->
    [one] звери бросают в атаке на { $n } кубик больше
    [few] звери бросают в атаке на { $n } кубика больше
   *[many] звери бросают в атаке на { $n } кубиков больше
  }
nightlight-card-pool-animal_attack-fewer = { $n ->
    [one] звери бросают в атаке на { $n } кубик меньше
    [few] звери бросают в атаке на { $n } кубика меньше
   *[many] звери бросают в атаке на { $n } кубиков меньше
  }
nightlight-card-pool-animal_defense-more = { $n ->
    [one] звери бросают в защите на { $n } кубик больше
    [few] звери бросают в защите на { $n } кубика больше
   *[many] звери бросают в защите на { $n } кубиков больше
  }
nightlight-card-pool-animal_defense-fewer = { $n ->
    [one] звери бросают в защите на { $n } кубик меньше
    [few] звери бросают в защите на { $n } кубика меньше
   *[many] звери бросают в защите на { $n } кубиков меньше
  }
nightlight-card-pool-enemy_attack-more = { $n ->
    [one] { $who } бросают в атаке на { $n } кубик больше
    [few] { $who } бросают в атаке на { $n } кубика больше
   *[many] { $who } бросают в атаке на { $n } кубиков больше
  }
nightlight-card-pool-enemy_attack-fewer = { $n ->
    [one] { $who } бросают в атаке на { $n } кубик меньше
    [few] { $who } бросают в атаке на { $n } кубика меньше
   *[many] { $who } бросают в атаке на { $n } кубиков меньше
  }
nightlight-card-pool-enemy_defense-more = { $n ->
    [one] { $who } бросают в защите на { $n } кубик больше
    [few] { $who } бросают в защите на { $n } кубика больше
   *[many] { $who } бросают в защите на { $n } кубиков больше
  }
nightlight-card-pool-enemy_defense-fewer = { $n ->
    [one] { $who } бросают в защите на { $n } кубик меньше
    [few] { $who } бросают в защите на { $n } кубика меньше
   *[many] { $who } бросают в защите на { $n } кубиков меньше
  }
nightlight-card-no_heal = раны не заживают
nightlight-card-cancel = атака отменяется, нападающий всё равно устаёт
nightlight-card-redirect = вместо него защищается этот зверь
nightlight-card-move = { $who } переходит к этому зверю
nightlight-card-deal = { $n ->
    [one] { $who } получает { $n } карту Кошмара
    [few] { $who } получает { $n } карты Кошмара
   *[many] { $who } получает { $n } карт Кошмара
  }
nightlight-card-peek = { $n ->
    [one] втайне посмотри { $n } верхнюю карту { $deck }
    [few] втайне посмотри { $n } верхние карты { $deck }
   *[many] втайне посмотри { $n } верхних карт { $deck }
  }
nightlight-card-peek-bottom = { $n ->
    [one] { $what } и, если хочешь, убери { $n } из них под низ
    [few] { $what } и, если хочешь, убери до { $n } из них под низ
   *[many] { $what } и, если хочешь, убери до { $n } из них под низ
  }
nightlight-card-peek-bottom-only = { $what } и, если хочешь, убери её под низ
nightlight-card-learn = этот зверь осваивает одно из своих умений, не больше { $stars }, и карта уходит в сброс
nightlight-card-boss-attack = босс атакует { $whom }
nightlight-card-next_dream = открывается следующий Сон
nightlight-card-end_dream = верхний Сон больше не действует, пока не откроется следующий
nightlight-card-free_attack = атакуй этой картой

## Кто

nightlight-target-user = этот зверь
nightlight-target-defender = цель
nightlight-target-engaged_denizen = один обитатель перед этим зверем
nightlight-target-other_engaged_denizen = другой обитатель перед этим зверем
nightlight-target-any_denizen = один любой обитатель
nightlight-target-ready_denizen_of_other_animal = один готовый обитатель другого зверя
nightlight-target-each_engaged_denizen = каждый обитатель перед этим зверем
nightlight-target-each_other_engaged_denizen = каждый другой обитатель перед этим зверем
nightlight-target-each_denizen = каждый обитатель на столе
nightlight-target-any_animal = один любой зверь
nightlight-target-that_animal = зверь, у которого такой нет,
nightlight-target-most_wounds = зверь с наибольшим числом ран
nightlight-target-fewest_wounds = зверь с наименьшим числом ран
nightlight-target-most_engaged = зверь с наибольшим числом обитателей перед ним
nightlight-target-fewest_engaged = зверь с наименьшим числом обитателей перед ним
nightlight-target-each_animal = каждый зверь
nightlight-target-most_engaged_half = каждый зверь из половины с наибольшим числом обитателей
nightlight-target-this = эта карта
nightlight-target-other_animal_card = одна уставшая карта из запаса другого зверя
nightlight-target-up-to = { $target } (ранг не выше { $tier })

## Кого

nightlight-attacked-that_animal = зверя, у которого такой нет
nightlight-attacked-most_wounds = зверя с наибольшим числом ран
nightlight-attacked-fewest_wounds = зверя с наименьшим числом ран
nightlight-attacked-most_engaged = зверя с наибольшим числом обитателей перед ним
nightlight-attacked-fewest_engaged = зверя с наименьшим числом обитателей перед ним
nightlight-attacked-each_animal = каждого зверя по очереди
nightlight-attacked-most_engaged_half = половину зверей с наибольшим числом обитателей, от большего числа к меньшему

## Несколько врагов

nightlight-enemies-all = враги
nightlight-enemies-symbol = враги с этим символом
nightlight-enemies-tier1 = враги ранга I
nightlight-enemies-denizen = обитатели

## Колоды

nightlight-deck-of-nightmare = колоды Кошмара
nightlight-deck-of-toy_chest = колоды Сундука
nightlight-deck-of-dream = колоды Снов
