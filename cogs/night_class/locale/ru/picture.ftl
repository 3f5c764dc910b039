### Слова на картинках ночи, их описания и те же сведения текстом. Переменные объяснены в английском файле.

## Заголовки и печати
night-class-picture-turn = Ход { $turn }
night-class-picture-stage-choosing = ВЫБЕРИ КЛЕТКУ
night-class-picture-stage-draft = ЧЕРНОВИК, ХОД НЕ ЗАВЕРШЁН
night-class-picture-stage-committed = ХОД ЗАВЕРШЁН
night-class-picture-stage-shown = КУБИКИ ОТКРЫТЫ
night-class-picture-stage-won = ПОБЕДА
night-class-picture-stage-lost = ПРОИГРЫШ
night-class-picture-doing-choosing = выбирает клетку
night-class-picture-doing-drafting = тратит кубики
night-class-picture-doing-committed = ход завершён
night-class-picture-doing-won = победа
night-class-picture-doing-lost = проигрыш
night-class-picture-end-NC-END-a = Все три злодея побеждены, ход { $turn }
night-class-picture-end-NC-RITUAL-a = Дрейк Лин завершил ритуал, ход { $turn }
night-class-picture-end-NC-DISTRUST-a = Последняя клетка недоверия, ход { $turn }
night-class-picture-end-NC-R10 = Выносливость кончилась, ход { $turn }
night-class-picture-end-NC-POST-s = Игра оставлена, ход { $turn }

## Карта
night-class-picture-start = СТАРТ
night-class-picture-legend = ◎ дальность · ⚔ урон · число в углу: урон здесь в конце раунда
night-class-picture-legend-reach = число в рамке: наименьший кубик, которым сюда дойти
night-class-picture-legend-way = снаряды вдоль твоего пути прибавятся

## Столбцы и клетки
night-class-picture-distrust = Недоверие горожан
night-class-picture-plot = Сюжет { $plot }
night-class-picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
night-class-picture-points-each = { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
   *[many] по { $points } очков
  }
night-class-picture-box-range = дальность { $range }
night-class-picture-box-damage = урон { $damage }
night-class-picture-box-projectiles = снаряды
night-class-picture-box-hand = рука
night-class-picture-box-ritual = РИТУАЛ
night-class-picture-next = Дальше: { $effect }
night-class-picture-next-nothing = ничего
night-class-picture-next-hand = рука чародея — в этот ход выпавшие шестёрки сгорают
night-class-picture-next-projectiles = { $count ->
    [one] снаряды: +{ $count } к урону за каждое здание и преграду вдоль пути
    [few] снаряды ещё раз: +{ $count } к урону за каждое здание и преграду вдоль пути
   *[many] снаряды ещё раз: +{ $count } к урону за каждое здание и преграду вдоль пути
  }
night-class-picture-next-projectiles-turn = снаряды на этот ход: +1 к урону за каждое здание и преграду вдоль пути
night-class-picture-next-ritual = ритуал. Игра проиграна
night-class-picture-next-last = последняя клетка. Игра проиграна
night-class-picture-next-distrust = { $left ->
    [one] минус 2 очка; до последней, проигрышной, ещё { $left } клетка
    [few] минус 2 очка; до последней, проигрышной, ещё { $left } клетки
   *[many] минус 2 очка; до последней, проигрышной, ещё { $left } клеток
  }
night-class-picture-next-face = один раз вместо недоверия
night-class-picture-next-locked = ещё не открыто
night-class-picture-next-full = Заполнено
night-class-picture-next-defeated = Побеждён: клетки больше ничего не делают

## Кубики, шкалы, карты
night-class-picture-plot-die = СЮЖЕТ
night-class-picture-hero-dice = Кубики героя
night-class-picture-no-dice = Кубики героя — после клетки
night-class-picture-ongoing = постоянно
night-class-picture-used = в этом ходу уже была
night-class-picture-crossed = израсходовано

## Показатели героя
night-class-picture-stamina = Выносливость { $life }/{ $circles }
night-class-picture-energy = Уровень энергии { $energy }
night-class-picture-relics = Реликвии { $found }/{ $of }
night-class-picture-score = СЧЁТ СЕЙЧАС
night-class-picture-score-foes = злодеи { $villains } + громилы { $thugs }
night-class-picture-score-rest = + недоверие { $distrust } + реликвии { $relics }
night-class-picture-outlook = ЕСЛИ БЫ РАУНД КОНЧИЛСЯ СЕЙЧАС, НА { $space }
night-class-picture-outlook-won = Все три злодея побеждены: ночь выиграна.
night-class-picture-outlook-quiet = До тебя никто не достаёт. Выносливость остаётся { $life }.
night-class-picture-outlook-after = { $attacks } = { $loss }: выносливость { $life } → { $after }
night-class-picture-outlook-down = { $attacks } = { $loss }: выносливость { $life } → { $after }, герой выбит!
night-class-picture-attack = { $enemy } { $space } { $damage }
night-class-picture-attack-ignored = { $attack } (Смена облика: не в счёт)
night-class-picture-attack-weakened = { $attack } (Хоть бы что −{ $saved })

## Коротко, для телефона
night-class-picture-short-choosing = ВЫБОР
night-class-picture-short-draft = ЧЕРНОВИК
night-class-picture-short-committed = ЗАВЕРШЁН
night-class-picture-short-shown = КУБИКИ
night-class-picture-short-won = ПОБЕДА
night-class-picture-short-lost = ПРОИГРЫШ
night-class-picture-here = На { $space }:
night-class-picture-total = Счёт { $score }
night-class-picture-free = свободен
night-class-picture-discarded = сгорел
night-class-picture-untrained = Способностей пока нет.
night-class-picture-ability-marks = ∞ постоянно · ✓ уже была в этом ходу · ✗ израсходовано

## Итоги
night-class-picture-results = Ночь окончена
night-class-picture-points-word = очки
night-class-picture-tally = набрано
night-class-picture-seed-hash = Хеш зерна, SHA-256:
night-class-picture-sign-life = выносливость
night-class-picture-sign-distrust = недоверие
night-class-picture-sign-relic = реликвии
night-class-picture-sign-drake = злодеи
night-class-picture-sign-thugs = громилы

## Описания для тех, кто не видит картинку
night-class-alt-sheet = { $name } ({ $emblem }), { $city }, { $difficulty }, ход { $turn }: { $stage }.
night-class-alt-hero = На { $space }, выносливость { $life } из { $circles }, счёт { $score }, реликвии { $found } из { $of }, уровень энергии { $energy }.
night-class-alt-outlook = Конец раунда: { $told }
night-class-alt-enemies = Враги: { $list }.
night-class-alt-enemy = { $name } { $space } выносливость { $left }/{ $of }, дальность { $range }, урон { $damage }
night-class-alt-beaten = { $name } — побеждён
night-class-alt-thugs = громилы { $left }/{ $of } ({ $where }), дальность { $range }, урон { $damage }
night-class-alt-boxes = Отмечено клеток: { $list }.
night-class-alt-plot = Кубик сюжета { $face }.
night-class-alt-dice = Кубики героя: { $list }.
night-class-alt-die = { $face } { $slot }
night-class-alt-trained = Открыто: { $list }.
night-class-alt-emblems = Эмблемы на { $list }.
night-class-alt-sites = Использовано: { $list }.
night-class-alt-table = Все герои, { $city }, { $difficulty }, ход { $turn }.
night-class-alt-line = { $name }: { $doing }, на { $space }, выносливость { $life }/{ $circles }, счёт { $score }
night-class-alt-line-short = { $name }: { $doing }, счёт { $score }
night-class-alt-results = Ночь окончена, { $city }, { $difficulty }, ход { $turn }.
night-class-alt-place = { $place }. { $name }, { $rank }: { $score } ({ $told })
night-class-alt-place-short = { $place }. { $name }: { $score }
night-class-alt-seed = Хеш зерна { $told }.

## Что лист словами добавляет к карте
night-class-notes-danger = Урон в конце раунда по клеткам: { $list }.
night-class-notes-quiet = Ни до одной улицы враги не достают.
night-class-notes-spaces = { $damage }: { $list }
night-class-notes-reach = Наименьший свободный кубик, которым туда дойти: { $list }.
night-class-notes-way = Путь в черновике: { $list }.
night-class-notes-buildings = Здания и преграды: { $list }.
night-class-notes-block = { $name } { $list }
night-class-notes-columns = Кубик сюжета: { $list }.
night-class-notes-column = { $name } { $plot }
