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
