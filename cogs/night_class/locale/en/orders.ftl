### Acts as sentences and labels. $die: faces such as 5 or 2+5. $enemy, $ability, $hex, $site, $column: names up to 48. $to, $space: a space.

## Names
night-class-title = Night Class
# $space: where it stands
night-class-thug = Thug { $space }
night-class-distrust = Public Distrust
# $name up to 40
night-class-site = { $name } ({ $space })
# $track up to 12
night-class-hex = { $track } { $number }
# $hex up to 40
night-class-priced = { $hex } ({ $number }+)

## The notation: what is written here can be sent back as an order
night-class-order-check = check { $column }
night-class-order-move = { $die } move { $to }
night-class-order-train = { $die } train { $hex }
night-class-order-punch = { $die } punch { $enemy }
night-class-order-interact = { $die } interact { $site }
# $ability up to 120: with its choices
night-class-order-use = { $die } use { $ability }
# $ability up to 120
night-class-order-then = then { $ability }
night-class-order-decline = no further ability
# $choices up to 80
night-class-order-used = { $ability }: { $choices }
# $order up to 200   $way up to 80: spaces
night-class-order-way = { $order } by { $way }
night-class-order-undo = undo
night-class-order-commit = end the turn
# $order up to 60
night-class-order-shapeshift = { $order }, Shapeshift against { $enemy }
# $order up to 120
night-class-order-shrug = { $order }, Shrug Off against { $enemy }
night-class-mode-full = full
night-class-mode-chain = chain

## Lines of a select
# $die up to 5   $what up to 90
night-class-select-label-die = { $die } → { $what }
# $enemy up to 40
night-class-select-label-punch = Punch { $enemy }
night-class-answer-none = without Shapeshift or Shrug Off named
night-class-answer-shapeshift = Shapeshift: { $enemy }
night-class-answer-shrug = Shrug Off: { $enemy }

## Fields and values of a choice
night-class-field-kind = What do you do?
night-class-field-column = Which box?
night-class-field-die = With which die?
night-class-field-second_die = And which second die?
night-class-field-to = Where to?
night-class-field-way = By which space?
night-class-field-hex = Which hex?
night-class-field-ability = Which ability?
night-class-field-mode = In which mode?
night-class-field-target = At whom?
night-class-field-second_target = And at whom then?
night-class-field-site = Which site?
night-class-field-shapeshift = Shapeshift ignores
night-class-field-shrug = Shrug Off weakens
night-class-button-check = Check a box
night-class-button-move = MOVE
night-class-button-train = TRAIN
night-class-button-activate = Use an ability
night-class-button-punch = Punch
night-class-button-interact = Interact
night-class-button-chain = Go on
night-class-button-decline = No further ability
night-class-button-undo = Take back
night-class-button-commit = End the turn
night-class-button-mode-full = Full: 3 damage
night-class-button-mode-chain = 1 damage, then another ability
# $column up to 30   $box, $boxes: numbers
night-class-button-box = { $column } { $box }/{ $boxes }
# $column up to 25
night-class-button-box-loses = { $column } { $box }/{ $boxes }: YOU LOSE
night-class-spread-move = MOVE a die
night-class-spread-train = TRAIN with a die
night-class-spread-ability = Punch, interact, use an ability
night-class-spread-chain = The further ability
night-class-spread-commit = End the turn
