### House rules of a night: one sentence for each value of each switch.

# $city up to 40   $minutes: how long a game takes
night-class-house-city = City: { $city }, about { $minutes } minutes of play.
night-class-house-difficulty-rookie = Rookie: 10 Stamina and the first TRAIN upgrade in Kestrel Bay (NC-TRACK-h).
night-class-house-difficulty-standard = Standard: 7 Stamina in Kestrel Bay (NC-TRACK-a).
night-class-house-difficulty-legend = Legend: 5 Stamina in Kestrel Bay (NC-TRACK-i).
night-class-house-activation_gate-off = Once unlocked, an ability works with any die (NC-R1).
night-class-house-activation_gate-on = The die that activates an ability must reach its number too, TRAIN upgrades counted (NC-R1).
night-class-house-range_metric-street = Range is counted along the streets, around corners (NC-R2).
night-class-house-range_metric-manhattan = Range is counted in columns plus rows, through walls (NC-R2).
night-class-house-projectiles_path-attack = Projectiles count what stands beside the shortest way from Twister to the hero (NC-R4).
night-class-house-projectiles_path-movement = Projectiles count what stands beside the spaces of the hero's last move this turn (NC-R4).
night-class-house-projectiles_boxes-cumulative = Projectiles work from Twister's first box on, and his fourth doubles them (NC-R5).
night-class-house-projectiles_boxes-always_on = Projectiles always work, and Twister's boxes add nothing to them (NC-R5).
night-class-house-projectiles_boxes-this_turn = Projectiles work only in the turn in which their box is checked (NC-R5).
night-class-house-sorcerer-on_box = Natural 6s are discarded in a turn in which a box of Drake Ling is checked (NC-R6).
night-class-house-sorcerer-always = Natural 6s are discarded in every turn while Drake Ling stands: for experts (NC-R6).
night-class-house-knockout-lose = A hero without Stamina has lost (NC-R10).
night-class-house-knockout-hospital = A hero without Stamina goes back to the start with full Stamina and checks two Distrust boxes (NC-R10).
night-class-house-advanced_technology-activate = Advanced Technology takes a die and works for that turn (NC-R12).
night-class-house-advanced_technology-standing = Advanced Technology works all the time once it is unlocked (NC-R12).
night-class-house-mutant_limbs-adjacent = The first hit of Mutant Limbs takes an adjacent enemy (NC-R18).
night-class-house-mutant_limbs-energy = The first hit of Mutant Limbs reaches as far as the Energy Level (NC-R18).
night-class-house-explosive_punch-off = Explosive Strength leaves Punch at 1 (NC-R19).
night-class-house-explosive_punch-on = Explosive Strength raises Punch too (NC-R19).
night-class-house-finish_turn-off = With the third villain's fall the game is won at once (NC-R24).
night-class-house-finish_turn-on = After the third villain's fall the remaining dice may be spent, and Thugs still attack (NC-R24).
night-class-house-rolls-shared = Everybody has the same rolls (NC-R32).
night-class-house-rolls-own = Everybody has rolls of their own (NC-R32).
night-class-house-obstacles-closed = Obstacles are closed to moves and attacks, like buildings (NC-R35).
night-class-house-obstacles-open = Obstacles may be walked over and attacked across, and still count for Projectiles (NC-R35).
