cmd-night-solo = Ночь в одиночку: начинается сразу, ждать некого
cmd-night-daily = Ночь дня: броски у всех здесь одинаковые, попытка одна
cmd-night-board = Чем кончилась ночь дня
option-night-city = Город
option-night-difficulty = Сложность
option-night-name = Имя твоего героя
option-night-day = Прошедший день, например 2026-01-31
choice-night-rookie = Новичок
choice-night-standard = Стандарт
choice-night-legend = Легенда

night-class-help-alone = **В одиночку.** /night solo начинается сразу, ждать некого. /night daily — ночь дня: броски у всех на этом сервере одинаковые, попытка одна, результаты запечатаны, пока день не закончился; /night board показывает, чем всё кончилось. Параметр seed повторяет ночь на тех же бросках.
