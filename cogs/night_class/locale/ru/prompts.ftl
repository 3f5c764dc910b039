### О чём спрашивают место и что делают клетки и конец раунда. Переменные объяснены в английском файле.

## Вопросы
night-class-prompt-plot = Ход { $turn }: кубик сюжета показал **{ $plot }**. Отметь одну подходящую клетку: { $columns } (NC-PLOT-a).
night-class-prompt-hero = Ход { $turn }, твои кубики героя: { $dice } (NC-DICE-c).
night-class-prompt-place = Ты на **{ $space }**, выносливость { $life } из { $circles }. { $slots }.
night-class-prompt-plan = Пока что: { $plan }.
night-class-prompt-chain = Теперь без кубика может последовать ещё одна способность (NC-R16).
night-class-prompt-outlook = Если завершить ход сейчас: { $outlook }
night-class-die-free = **{ $face }** свободен
night-class-die-move = { $face } на движении
night-class-die-train = { $face } на тренировке
night-class-die-ability = { $face } на способности
night-class-die-discarded = ~~{ $face }~~ сгорел
night-class-die-none = пока нет
night-class-slot-move = Движение +{ $plus }: { $used ->
    [yes] занято
   *[no] свободно
  }
night-class-slot-train = тренировка +{ $plus }: { $used ->
    [yes] занята
   *[no] свободна
  }
night-class-slot-ability = способности: занято { $used } из { $slots }
night-class-silence-plot = Тогда за тебя отметят клетку той колонки, где больше всего свободных клеток и которая не ведёт к проигрышу (NC-POST-e).
night-class-silence-hero = Тогда твой ход завершится по черновику, а оставшиеся кубики пропадут (NC-POST-j).
night-class-phase-plot = Ход { $turn }: кубик сюжета
night-class-phase-hero = Ход { $turn }: кубики героя
night-class-phase-over = Ночь окончена

## Клетки
night-class-box-range = дальность { $range }
night-class-box-range-plus = дальность +{ $plus }
night-class-box-damage-plus = урон +{ $plus }
night-class-box-projectiles-cumulative = снаряды: +1 урона за каждое здание или преграду вдоль пути
night-class-box-projectiles-this_turn = снаряды в этот ход: +1 урона за каждое здание или преграду вдоль пути
night-class-box-hand = выпавшие шестёрки в этот ход сгорают
night-class-box-ritual = РИТУАЛ: игра проиграна
night-class-box-nothing = без последствий
night-class-box-harmless = безвредна, враг побеждён
night-class-box-distrust = в конце на 2 очка меньше
night-class-box-distrust-last = последняя, игра проиграна
night-class-box-face = вместо клетки недоверия, без последствий
night-class-box-loses = это ПРОИГРЫШ ({ $rule })
night-class-column-next = { $column } { $box }/{ $boxes }, дальше: { $effect }
night-class-column-full = { $column } { $box }/{ $boxes }, заполнена
night-class-figures = отныне дальность { $range }, урон { $damage }

## Конец раунда
night-class-outlook-won = Все три злодея побеждены: игра выиграна.
night-class-outlook-change = выносливость { $before } → { $after }
night-class-outlook = { $change }: { $blows }.
night-class-outlook-calm = { $change }: никто не атакует.
night-class-outlook-shapeshift = «Смена облика» отменяет атаку: { $enemy }.
night-class-outlook-shrug = «Хоть бы что» снимает { $saved }: { $enemy }.
night-class-outlook-down-lose = **Это проигрыш.**
night-class-outlook-down-hospital = Это больница и две клетки недоверия.
night-class-blow = { $enemy } −{ $damage }
night-class-attack = { $enemy }: урон { $damage }, { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[many] { $distance } шагов
  } при дальности { $range }.
night-class-attack-projectiles = { $base } и ещё { $plus }: вдоль пути { $count ->
    [one] { $count } здание или преграда
    [few] { $count } здания и преграды
   *[many] { $count } зданий и преград
  }.
night-class-attack-awareness = «Чутьё» снимает 1.
