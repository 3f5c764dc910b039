### Before the night: who plays which animal. $animal up to 40, $who: a mention or a name, up to 100.

nightlight-join-animal = Зверь
# $deck, $boss: sentences, up to 120
nightlight-join-night = { $deck } { $boss }
nightlight-join-line = **{ $animal }**: { $who }
nightlight-join-script = игрок-сценарий
nightlight-join-you = Ты играешь: **{ $animal }**, атака { $attack }, защита { $defense }, здоровье { $health }.
# $skills up to 300
nightlight-join-skills = Умения, которые можно выучить: { $skills }.
nightlight-join-choose = Зверь ещё не выбран.
