### Что не так с файлом содержания: файл и строку называет рамка.

night-class-fault-unreadable = Это не TOML: { $reason }. Исправь строку.
night-class-fault-field = Неверное поле { $place }: { $reason }.
night-class-fault-street-unreachable = До улицы { $space } от старта не дойти. Открой путь или поставь здание.
night-class-fault-range-box-idle = Клетка { $box } врага { $enemy } даёт дальность { $range }, но ни до одной новой клетки города она не достаёт. Напечатай другое число.
night-class-fault-number-too-high = { $hex } требует { $number }, а кубик со всеми улучшениями тренировки даёт не больше { $most }. Напечатай число поменьше.
night-class-fault-grid-ragged = Строка карты { $row } не той же длины, что первая. Исправь её.
night-class-fault-grid-letter = В строке карты { $row } стоит «{ $letter }», этот знак ничего не значит. Возьми знаки из начала файла.
night-class-fault-grid-count = Знаков «{ $letter }» на карте { $count }, а нужен ровно один.
night-class-fault-block-name = У здания или преграды на { $space } должно быть ровно одно имя, а их { $count }. Исправь имена.
night-class-fault-name-off-block = На { $space } нет ни здания, ни преграды. Перенеси имя.
night-class-fault-site-twice = На { $space } два места. Оставь одно.
night-class-fault-site-mark = На { $space } карта показывает { $mark }, а в списке мест { $site }. Пусть будет одинаково.
night-class-fault-site-unreachable = К месту на { $space } не подходит ни одна улица. Перенеси его.
night-class-fault-difficulty-twice = Сложность { $difficulty } стоит дважды. Оставь одну.
night-class-fault-difficulty-missing = Нет сложности { $difficulty }. Добавь её.
night-class-fault-filled-too-many = Сложность { $difficulty } закрашивает на шкале { $track } больше, чем там есть. Закрась меньше.
night-class-fault-rank-order = Звания начинаются с 0 и растут. Расставь их по порядку.
night-class-fault-enemy-count = Враг { $enemy } должен быть напечатан ровно раз, а напечатан: { $count }.
night-class-fault-track-count = Шкала { $track } должна быть напечатана ровно раз, а напечатана: { $count }.
night-class-fault-emblem-twice = Эмблема { $emblem } стоит дважды. Оставь одну.
night-class-fault-ability-twice = Способность { $ability } стоит дважды. Оставь одну.
night-class-fault-plot-order = Числа сюжета врага { $enemy } стоят наоборот. Сначала меньшее.
night-class-fault-ritual-place = Клеткой ритуала бывает только последняя у Дрейка Лина, а не клетка { $box } врага { $enemy }.
