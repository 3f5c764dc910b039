### Действия как фразы и подписи. Переменные объяснены в английском файле.

## Имена
night-class-title = Ночной класс
night-class-thug = Громила { $space }
night-class-distrust = Недоверие горожан
night-class-site = { $name } ({ $space })
night-class-hex = { $track } { $number }
night-class-priced = { $hex } ({ $number }+)

## Запись: написанное здесь можно прислать обратно
night-class-order-check = отметить клетку «{ $column }»
night-class-order-move = { $die } движение { $to }
night-class-order-train = { $die } тренировка «{ $hex }»
night-class-order-punch = { $die } удар: { $enemy }
night-class-order-interact = { $die } взаимодействие: { $site }
night-class-order-use = { $die } способность: { $ability }
night-class-order-then = затем { $ability }
night-class-order-decline = без второй способности
night-class-order-used = { $ability } ({ $choices })
night-class-order-way = { $order } через { $way }
night-class-order-undo = назад
night-class-order-commit = завершение хода
night-class-order-shapeshift = { $order }, Смена облика против: { $enemy }
night-class-order-shrug = { $order }, Хоть бы что против: { $enemy }
night-class-mode-full = полная сила
night-class-mode-chain = цепочка

## Строки списка
night-class-select-label-die = { $die } → { $what }
night-class-select-label-punch = Удар: { $enemy }
night-class-answer-none = без «Смены облика» и «Хоть бы что»
night-class-answer-shapeshift = Смена облика: { $enemy }
night-class-answer-shrug = Хоть бы что: { $enemy }

## Поля и значения выбора
night-class-field-kind = Что делаешь?
night-class-field-column = Какую клетку отметить?
night-class-field-die = Каким кубиком?
night-class-field-second_die = Каким ещё кубиком?
night-class-field-to = Куда?
night-class-field-way = Через какую клетку?
night-class-field-hex = Какой шестиугольник?
night-class-field-ability = Какая способность?
night-class-field-mode = В каком режиме?
night-class-field-target = По кому?
night-class-field-second_target = По кому потом?
night-class-field-site = С чем?
night-class-field-shapeshift = Смена облика против
night-class-field-shrug = Хоть бы что против
night-class-button-check = Отметить клетку
night-class-button-move = Движение
night-class-button-train = Тренировка
night-class-button-activate = Способность
night-class-button-punch = Удар
night-class-button-interact = Взаимодействие
night-class-button-chain = Дальше по цепочке
night-class-button-decline = Без второй способности
night-class-button-undo = Вернуть назад
night-class-button-commit = Завершить ход
night-class-button-mode-full = Полная сила: 3 урона
night-class-button-mode-chain = 1 урон и ещё способность
night-class-button-box = { $column } { $box }/{ $boxes }
night-class-button-box-loses = { $column } { $box }/{ $boxes }: ПРОИГРЫШ
night-class-spread-move = Кубик на движение
night-class-spread-train = Кубик на тренировку
night-class-spread-ability = Удар, взаимодействие, способность
night-class-spread-chain = Вторая способность
night-class-spread-commit = Завершить ход
