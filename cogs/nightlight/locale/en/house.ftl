### One sentence for each value of each switch (content, part 8; the rulings' options).

nightlight-title = Nightlight
# $value: the name of a set of cards, up to 40
nightlight-house-cards = Cards: the set “{ $value }”.
nightlight-house-dream-spidipede = Dream deck Spidipede: the easiest (NL-SETUP3-b).
nightlight-house-dream-hushmoth = Dream deck Hushmoth: in between (NL-SETUP3-b).
nightlight-house-dream-zordo = Dream deck Zordo: the hardest (NL-SETUP3-b).
nightlight-house-boss-none = No boss comes (NL-SETUP3-d).
nightlight-house-boss-deck = In round 2 the boss of the Dream deck comes (NL-SETUP3-d).
nightlight-house-boss-nyx = In round 2 Nyx comes, and mixes the decks of the night herself (NL-SETUP3-g).
# $value: number of the seat
nightlight-house-first = Seat { $value } is first player (NL-SETUP5-a).
nightlight-house-lone_pair-1 = One person plays one animal (NL-R1).
nightlight-house-lone_pair-2 = One person may play two animals (NL-R1).
nightlight-house-lone_pair-3 = One person may play three animals (NL-R1).
nightlight-house-lone_pair-4 = One person may play up to four animals (NL-R1).
nightlight-house-raid-sealed = Raids: everybody hands in a sealed ranking of the row (NL-R12).
nightlight-house-raid-open = Raids: one after the other takes a card in the open (NL-R12).
nightlight-house-raid-agree = Raids: anybody proposes a split of the row, and all confirm it (NL-R12).
nightlight-house-sleepers-discard = Exhausted enemies of an unstuffed animal are discarded (NL-R5).
nightlight-house-sleepers-wake = Exhausted enemies of an unstuffed animal wait asleep and are dealt out when the round ends (NL-R5).
nightlight-house-killer_stays-off = A denizen that unstuffs an animal is dealt on with the others (NL-R6).
nightlight-house-killer_stays-on = A denizen that unstuffs an animal is exhausted first (NL-R6).
nightlight-house-deal_from-first_player = An unstuffed animal's enemies are dealt from the first player on (NL-R7).
nightlight-house-deal_from-left_of_fallen = An unstuffed animal's enemies are dealt from its left on (NL-R7).
nightlight-house-heirloom-off = The stash of an unstuffed animal stays with it (NL-R9).
nightlight-house-heirloom-on = Each living animal may take one item out of an unstuffed animal's stash (NL-R9).
nightlight-house-deep_dream-off = Only the Dream on top holds (NL-R20).
nightlight-house-deep_dream-on = All Dreams that were turned up hold together; what stands on every card of a deck counts once (NL-R20).
nightlight-house-window_time-none = Windows wait as long as the pace of the table says (NL-R25).
nightlight-house-window_time = { $seconds ->
    [0] Windows wait for nobody: only standing orders act in them (NL-R25).
    [one] A window waits { $seconds } second (NL-R25).
   *[other] A window waits { $seconds } seconds (NL-R25).
  }
nightlight-house-first_player-fixed = The first player stays the same all night (NL-R27).
nightlight-house-first_player-rotate = The first player moves on with each round (NL-R27).
nightlight-house-loose_laps-off = Turns go clockwise (NL-R34).
nightlight-house-loose_laps-on = In each lap everybody takes one turn, in whatever order people come (NL-R34).
nightlight-house-exact_level-off = A lesson teaches a skill of at most its stars (NL-R39).
nightlight-house-exact_level-on = A lesson teaches a skill of exactly its stars (NL-R39).
nightlight-house-stand_in-off = Nobody acts for an absent player (NL-R40).
nightlight-house-stand_in-on = A named team-mate may act for an absent player after the deadline (NL-R40).
nightlight-house-free_stop-needed = The table waits for free actions where they matter: in attacks, before your own Defend and before a round ends (NL-R41).
nightlight-house-free_stop-all = The table waits for every card that could be used, at every moment (NL-R41).
nightlight-house-free_stop-orders = The table never waits for free actions: leave standing orders (NL-R41).
