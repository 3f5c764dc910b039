### /night: описания, параметры, ответы.

cmd-night-class = Ночной класс: ночь твоего героя
cmd-night-class-plot = Отметить клетку за кубик сюжета
cmd-night-class-assign = Потратить кубик героя или сразу несколько одной фразой
cmd-night-class-undo = Вернуть последнее действие черновика
cmd-night-class-commit = Завершить ход: черновик идёт в зачёт
cmd-night-class-sheet = Твой лист вместе с черновиком. Больше его никто не видит
cmd-night-class-preset = Клетки, которые отмечают за тебя без вопроса, по порядку
cmd-night-class-help = Как играют ночь
option-night-class-column = Какая колонка: Вихрь, недоверие …
option-night-class-act = На что: «движение J7», «тренировка Ножные протезы» или весь план
option-night-class-die = Какой кубик, по числу на нём
option-night-class-shapeshift = Чью атаку отменит «Смена облика»
option-night-class-shrug = Чью атаку ослабит «Хоть бы что»
option-night-class-columns = Колонки по порядку: громилы, вихрь, недоверие. Пусто и число — отмена для этого числа
option-night-class-face = Для какого числа кубика сюжета; без этого для всех шести
option-night-class-phone = Узкая картинка для телефона
option-night-class-table = Какая ночь, если их у тебя несколько

night-class-not-its-table = Стол { $table } — не ночь «Ночного класса».
night-class-no-table = Здесь ты ни одной ночи не играешь. /table new откроет стол, в одиночку или с другими.
night-class-which-table = У тебя несколько ночей: назови нужную в параметре «table».
night-class-committed = Твой ход завершён. Следующий начнётся, когда закончат остальные.
night-class-no-columns = «{ $words }» — не колонка. Есть: громилы, вихрь, слизень, дрейк, недоверие, лицо.
night-class-preset-none = Готовых ответов нет: о каждом кубике сюжета тебя спрашивают.
night-class-preset-head = Твои готовые ответы; первая подходящая клетка, которая не ведёт к проигрышу, отмечается без вопроса:
night-class-preset-line = - на { $faces }: { $columns }
