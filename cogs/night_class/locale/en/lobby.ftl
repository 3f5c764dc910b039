### Signing up for a night.

night-class-join-emblem = Emblem
night-class-join-name = Hero's name
# $city up to 40   $level up to 20
night-class-join-night = **{ $city }**, { $level }. Everybody plays an own city with the same rolls; one hero alone is a whole game.
# $name up to 100   $emblem up to 20   $who: a mention
night-class-join-line = - **{ $name }** ({ $emblem }) · { $who }
night-class-join-script = script
# $name up to 100   $emblem up to 20
night-class-join-you = Your hero: **{ $name }**, Emblem: { $emblem }. City, difficulty and house rules: /table house.
