### One sentence for each value of each switch (content, part 8; the rulings' options).

nightlight-title = Ночник
# $value: the name of a set of cards, up to 40
nightlight-house-cards = Карты: набор «{ $value }».
nightlight-house-dream-spidipede = Колода Снов «Пауконожка»: самая лёгкая (NL-SETUP3-b).
nightlight-house-dream-hushmoth = Колода Снов «Тишемоль»: средняя (NL-SETUP3-b).
nightlight-house-dream-zordo = Колода Снов «Зордо»: самая трудная (NL-SETUP3-b).
nightlight-house-boss-none = Босс не приходит (NL-SETUP3-d).
nightlight-house-boss-deck = Во втором раунде приходит босс колоды Снов (NL-SETUP3-d).
nightlight-house-boss-nyx = Во втором раунде приходит Никта; колоды ночи смешала она сама (NL-SETUP3-g).
# $value: number of the seat
nightlight-house-first = Первый игрок — место { $value } (NL-SETUP5-a).
nightlight-house-lone_pair-1 = Один человек играет за одного зверя (NL-R1).
nightlight-house-lone_pair-2 = Один человек может играть за двух зверей (NL-R1).
nightlight-house-lone_pair-3 = Один человек может играть за трёх зверей (NL-R1).
nightlight-house-lone_pair-4 = Один человек может играть за четырёх зверей (NL-R1).
nightlight-house-raid-sealed = Налёт: каждый сдаёт запечатанный порядок желаний (NL-R12).
nightlight-house-raid-open = Налёт: карты берут в открытую по очереди (NL-R12).
nightlight-house-raid-agree = Налёт: любой предлагает, кому что взять, и все подтверждают (NL-R12).
nightlight-house-sleepers-discard = Уставшие враги павшего зверя уходят в сброс (NL-R5).
nightlight-house-sleepers-wake = Уставшие враги павшего зверя спят рядом и в конце раунда достаются другим (NL-R5).
nightlight-house-killer_stays-off = Обитатель, лишивший зверя набивки, переходит к другим вместе с прочими (NL-R6).
nightlight-house-killer_stays-on = Обитатель, лишивший зверя набивки, сначала устаёт (NL-R6).
nightlight-house-deal_from-first_player = Врагов павшего зверя сдают, начиная с первого игрока (NL-R7).
nightlight-house-deal_from-left_of_fallen = Врагов павшего зверя сдают, начиная с соседа слева (NL-R7).
nightlight-house-heirloom-off = Запас павшего зверя остаётся при нём (NL-R9).
nightlight-house-heirloom-on = Каждый живой зверь может взять одну вещь из запаса павшего (NL-R9).
nightlight-house-deep_dream-off = Действует только верхний Сон (NL-R20).
nightlight-house-deep_dream-on = Все открытые Сны действуют вместе; то, что стоит на каждой карте колоды, считается один раз (NL-R20).
nightlight-house-window_time-none = Окна ждут столько, сколько велит темп стола (NL-R25).
nightlight-house-window_time = { $seconds ->
    [0] Окна никого не ждут: в них действуют только постоянные приказы (NL-R25).
    [one] Окно ждёт { $seconds } секунду (NL-R25).
    [few] Окно ждёт { $seconds } секунды (NL-R25).
    [many] Окно ждёт { $seconds } секунд (NL-R25).
   *[other] Окно ждёт { $seconds } секунд (NL-R25).
  }
nightlight-house-first_player-fixed = Первый игрок один и тот же всю ночь (NL-R27).
nightlight-house-first_player-rotate = Первый игрок с каждым раундом меняется (NL-R27).
nightlight-house-loose_laps-off = Ходы идут по кругу (NL-R34).
nightlight-house-loose_laps-on = За круг каждый ходит один раз, в любом порядке (NL-R34).
nightlight-house-exact_level-off = Урок даёт умение, у которого звёзд не больше, чем у урока (NL-R39).
nightlight-house-exact_level-on = Урок даёт умение, у которого звёзд ровно столько же (NL-R39).
nightlight-house-stand_in-off = За отсутствующего никто не действует (NL-R40).
nightlight-house-stand_in-on = После срока за отсутствующего может ответить названный товарищ (NL-R40).
nightlight-house-free_stop-needed = Стол ждёт свободных действий там, где они важны: в атаках, перед своей защитой и перед концом раунда (NL-R41).
nightlight-house-free_stop-all = Стол ждёт каждую карту, которую можно использовать, в каждый момент (NL-R41).
nightlight-house-free_stop-orders = Стол не ждёт свободных действий: оставь постоянные приказы (NL-R41).
