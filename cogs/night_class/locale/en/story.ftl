### The story of a night. $name: a hero, escaped, up to 100. $enemy up to 40. $turn, $plot, $face: numbers.

## The opening
# $city up to 40   $level up to 20   $stamina: circles at the start   $least, $most: turns
night-class-opening = **{ $city }, { $level }.** { $stamina } Stamina at the start; the night takes { $least } to { $most } turns. Defeat Twister, The Goo and Drake Ling before the ritual, the city's distrust or your wounds end it.
# $name up to 100   $emblem up to 20
night-class-opening-hero = - **{ $name }** ({ $emblem })
night-class-opening-shared = Everybody has the same rolls; what each makes of them stays secret until the turn closes.
night-class-opening-usual = House rules: the usual ones.
night-class-opening-house = House rules that differ from the usual ones:

## A turn, for everybody
night-class-told-opened-1 = **Turn { $turn }.** The Plot die shows **{ $plot }**: check a box.
night-class-told-opened-2 = **Turn { $turn }.** Plot die: **{ $plot }**. Which box is it?
night-class-told-opened-3 = **Turn { $turn }** begins with a **{ $plot }** on the Plot die.
# $faces up to 700: each hero's die
night-class-told-opened-own = **Turn { $turn }.** Plot dice: { $faces }.
# $name up to 100
night-class-told-own-die = { $name } { $face }
# $names up to 900: heroes   $column up to 40   $box: its number   $effect up to 120   $count: of heroes
night-class-told-box = { $names } { $count ->
    [one] checks
   *[other] check
  } { $column }, box { $box }: { $effect }.
# $faces up to 20: the first two   $third: Hero die 3
night-class-told-dice-1 = Hero dice: { $faces }; the third shows { $third } for whoever has it.
night-class-told-dice-2 = The Hero dice fall { $faces }, the third { $third } for whoever has it.
night-class-told-dice-3 = Two Hero dice show { $faces }; Hero die 3, where it is unlocked, shows { $third }.
# $name up to 100   $faces up to 20
night-class-told-dice-own = { $name } rolls { $faces }, Hero die 3: { $third }.
# $name up to 100   $count: dice
night-class-told-sixes = Powerful Sorcerer burns { $count ->
    [one] { $count } six
   *[other] { $count } sixes
  } of { $name } (NC-DRAKE-b).
# $name up to 100   $deeds up to 900: acts in their notation
night-class-told-turn = **{ $name }**: { $deeds }.
# $name up to 100
night-class-told-idle-1 = **{ $name }** spends no die.
# $name up to 100
night-class-told-idle-2 = **{ $name }** leaves every die where it lies.
# $name up to 100
night-class-told-idle-3 = **{ $name }** uses none of the dice.
# $enemies up to 300
night-class-told-fallen = Defeated: { $enemies }.
# $space: where the hero stands
night-class-told-calm = Nobody reaches { $space }: Stamina { $life } of { $circles }.
# $space: where the hero stands   $blows up to 400
night-class-told-attacked = End of Round on { $space }: { $blows }. { $loss } Stamina lost, { $life } of { $circles } left.
# $name up to 100   $emblem up to 20
night-class-told-joined = **{ $name }** ({ $emblem }) joins the night.
# $name up to 100
night-class-told-left = **{ $name }** leaves the night (NC-POST-s).

## To the owner of a draft alone
# $enemy up to 40
night-class-told-defeated = { $enemy } is defeated.
# $enemy up to 40   $left: its Stamina
night-class-told-hit = { $enemy } has { $left } Stamina left.
# $faces up to 30: dice rolled again   $discarded: of them
night-class-told-rerolled = Rolled again: { $faces }. { $discarded ->
    [0] {""}
    [one] { $discarded } six is discarded.
   *[other] { $discarded } sixes are discarded.
  }
night-class-told-won-at-once = The third villain has fallen: you have won. The others hear of it when the turn closes (NC-R24).

## The end. $total: points   $parts up to 120   $rank up to 40
# $name up to 100   $parts up to 120   $rank up to 40
night-class-told-won = **{ $name } has won** in turn { $turn } with **{ $total }** points ({ $parts }): { $rank }.
# $name up to 100   $cause up to 120   $rule up to 20   $parts up to 120
night-class-told-lost = **{ $name } has lost** in turn { $turn }: { $cause } ({ $rule }). Tally { $total } ({ $parts }).
night-class-score-parts = villains { $villains }, Thugs { $thugs }, clean Distrust boxes { $distrust }, relics { $relics }
night-class-cause-NC-R10 = no Stamina is left
night-class-cause-NC-RITUAL-a = the ritual is complete
night-class-cause-NC-DISTRUST-a = the last Distrust box is crossed out
night-class-cause-NC-POST-s = left the table
night-class-cause-NC-END-a = all three villains are defeated
night-class-ranking = The night's ranking (NC-POST-n)
# $place: a number   $name up to 100   $rank up to 40
night-class-place-won = **{ $place }** · **{ $name }**: { $total } points in turn { $turn }, { $rank }, { $life } Stamina left
# $name up to 100
night-class-place-lost = **{ $place }** · **{ $name }**: lost in turn { $turn }, tally { $total }
# $city up to 40
night-class-outcome-solo-won = **{ $name } has saved { $city }** in turn { $turn } with **{ $total }** points: { $rank }.
# $name up to 100   $city up to 40   $cause up to 120   $rule up to 20
night-class-outcome-solo-lost = **{ $name } has lost { $city }** in turn { $turn }: { $cause } ({ $rule }). Tally { $total }.
# $city up to 40
night-class-outcome-none = **Nobody has saved { $city } tonight.**
# $city up to 40   $count: winners   $heroes: all
night-class-outcome-some = { $count ->
    [one] **{ $count } of { $heroes } heroes has saved { $city } tonight.**
   *[other] **{ $count } of { $heroes } heroes have saved { $city } tonight.**
  }
