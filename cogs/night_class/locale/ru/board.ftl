### Лист словами. Переменные объяснены в английском файле.

night-class-board-head = { $city }, { $level } · ход { $turn } · { $dice }
night-class-board-plot = кубик сюжета { $plot }
night-class-board-roll = кубики героя { $faces }
night-class-board-strip = **{ $name }** ({ $emblem }) · { $doing ->
    [choosing] выбирает клетку
    [drafting] тратит кубики
    [committed] ход завершён
    [won] победа
   *[lost] проигрыш
  } · на { $space } · выносливость { $life }/{ $circles } · очков { $total }
night-class-map-signs = @ ты, * эмблема, . улица, # здание, o преграда, S старт, T громила, W Вихрь, G Слизень, D Дрейк Лин, 1–9 реликвия, + клиника, N редакция, x использовано
night-class-sheet-emblems = Эмблемы: { $spaces }
night-class-sheet-villain = { $enemy } на { $space }: выносливость { $left }/{ $full }, дальность { $range }, урон { $damage }
night-class-sheet-projectiles = (снаряды +{ $plus } за каждое)
night-class-sheet-beaten = ~~{ $enemy }~~ на { $space }: побеждён
night-class-sheet-thugs = { $enemy } { $left }/{ $all } ({ $spaces }): дальность { $range }, урон { $damage }
night-class-sheet-no-thugs = ~~{ $enemy }~~ вычеркнуты все { $all }
night-class-sheet-columns = Клетки: { $columns }
night-class-sheet-plot = Кубик сюжета { $plot }: { $column }
night-class-sheet-unchecked = клетка ещё не отмечена
night-class-sheet-dice = Кубики героя: { $dice } · { $slots }
night-class-sheet-tracks = Шкалы: { $tracks }
night-class-sheet-card = { $card }: { $abilities }
night-class-sheet-locked = { $ability } { $number }+
night-class-sheet-ability = ●{ $ability } ({ $state ->
    [gone] вычеркнуто
    [box] клетка свободна
    [used] в этот ход сработало
    [ongoing] постоянно
   *[ready] готово
  })
night-class-sheet-sites = Места: { $sites }
night-class-sheet-score = Пока очков { $total } ({ $parts }) · уровень энергии { $energy }
night-class-sheet-draft = **Черновик, видишь только ты:** { $plan }
night-class-sheet-committed = **Ход завершён, до закрытия видишь только ты:** { $plan }
night-class-sheet-no-draft = пока пусто

## Помощь, по абзацу
night-class-help = **Ход.** За кубик сюжета отметь одну клетку: вражескую, от которой враг станет хуже, или клетку недоверия. Потом потрать два, а позже три кубика героя: движение — пройти не дальше числа на кубике, тренировка — открыть шестиугольник, до числа которого кубик достаёт, способность — ударить, взаимодействовать или применить способность. В конце раунда каждый непобеждённый враг, чья дальность достаёт до твоей клетки, отнимает выносливость. Победа — сразу, как пали Вихрь, Слизень и Дрейк Лин.
night-class-help-table = **За столом** у всех одни и те же броски и у каждого свой лист. Твою клетку не видят, пока не выберут все, а черновик — пока ход не закрыт. До конца своего хода всё можно вернуть назад, кроме переброса «Лучистым топотом». Очки: побеждённые враги, по 2 за чистую клетку недоверия и за реликвию.
night-class-help-advice = **Совет.** Тренируйся рано: сначала тренировка, потом «Бионическая рука», «Альфа-хищник» или «Град ударов»; одними кулаками побеждают редко. Дрейк Лин ближе всех, и после победы над ним его клетки безвредны. Перед концом хода читай строку «Если завершить ход сейчас».
night-class-help-orders = **Приказы фразами.** Кнопка «Мой ход», команды /night или личное сообщение: «5 движение J7, 3 тренировка Ножные протезы, 6 удар по Вихрю». Кубик называют по числу. «назад» возвращает последнее действие, «готово» завершает ход, «отметить Вихря» отвечает кубику сюжета.
