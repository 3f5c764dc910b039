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

nightlight-first-steps =
    Отправь /nightlight solo где угодно: играешь сразу за одного, двух, трёх или четырёх зверей, в личке с ботом. /table new, где game: Ночник, — стол до четырёх человек.
    Тайно расставь по порядку четыре карты из сундука; потом появятся враги.
    Бей кнопкой «Мой ход», командой /nightlight attack или фразой в личке: атакую Пыльный клубок, карта Пугач
    Свободные действия — в любой момент, и посреди чужой атаки: /nightlight use.
