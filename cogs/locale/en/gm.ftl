### What a GM without a seat sees of secrets.

## Told to everybody
ui-panel-gm-sees = **The GM sees everything** at this table: each seat's own view and sealed answers. Taking a seat ends that.
notice-gm-sees-everything = The GM of this table sees everything: each seat's own view and sealed answers, until the GM takes a seat.
notice-gm-sees-nothing = The GM holds a seat, so from now on the GM sees no more than anybody else.

## For the GM
# $name: of a seat, escaped   $place, $count: which of how many
gm-view = **{ $name }** ({ $place } of { $count }), as that seat sees it:
# $order up to 400   $seal: 64 characters
gm-view-answer = Declared: { $order }
  Seal: `{ $seal }`
# $count: decisions
gm-view-owes = { $count ->
    [one] One answer is still owed.
   *[other] { $count } answers are still owed.
  }

## /table new
option-gm-sees = What a GM without a seat sees of secrets; told to all at the start
choice-gm-sees-nothing = Nothing (usual)
choice-gm-sees-everything = Everything, until the GM takes a seat
