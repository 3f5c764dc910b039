### Before the night: who plays which animal. $animal up to 40, $who: a mention or a name, up to 100.

nightlight-join-animal = Animal
# $deck, $boss: sentences, up to 120
nightlight-join-night = { $deck } { $boss }
nightlight-join-line = **{ $animal }**: { $who }
nightlight-join-script = a scripted player
nightlight-join-you = You play **{ $animal }**: Attack { $attack }, Defense { $defense }, Health { $health }.
# $skills up to 300
nightlight-join-skills = Skills it can learn: { $skills }.
nightlight-join-choose = You haven't chosen an animal yet.

# What the local table's page offers to try, one step a line; the README says the same.
nightlight-first-steps =
    Send /nightlight solo anywhere: you play one to four animals at once, in your private conversation with the bot. /table new with game: Nightlight is for up to four people.
    Rank the four cards of the Toy Chest's row in secret; the denizens come after that.
    Strike by My turn, /nightlight attack or a private message: attack Dust Bunny with Pop Gun
    Free actions go at any moment, also in the middle of somebody else's attack: /nightlight use.
