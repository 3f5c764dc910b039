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

# What the local table's page offers to try, one step a line; the README says the same.
night-class-first-steps =
    Send /night solo anywhere: the night begins at once, in your private conversation with the bot. With city: Lantern Quay it takes twenty minutes.
    Check a box, then spend the dice by My turn or in one private message: 6 punch Twister, 3 train Leg Kit, 5 move G2. All of it is a draft until you commit.
    /night daily is the night of the day, with the same rolls for everybody. /table new with game: Night Class is for up to eight.
