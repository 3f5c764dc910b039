### Общие слова всех игр и команд. Обращение на «ты». Хозяин стола (GM) — «ведущий»; «мастер» в правилах игр — сама программа; order — «заявка».
### Переменные объяснены в английском файле.

## Слова

yes = Да
no = Нет
nobody = никто
nothing = ничего
unknown = неизвестно
gm = ведущий
spectator = зритель
draw = Ничья
victory = Победа
defeat = Поражение
seat = место { $number }
table-number = Стол { $number }
round-number = Раунд { $number }
people-count = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
  }
seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }
answers-of = Получено ответов: { $done } из { $all }
page-of = Страница { $page } из { $pages }
and-more = … и ещё { $count }

## Кнопки

button-my-turn = Мой ход
button-mine = Моё
button-board-as-text = Поле текстом
button-board-as-picture = Поле картинкой
button-rules = Правила
button-log = Журнал
button-export = Выгрузить
button-verify = Проверить
button-declare = Заявить
button-change = Изменить
button-withdraw = Отозвать
button-back = Назад
button-cancel = Отмена
button-more = Ещё
button-done = Готово
button-send = Отправить
button-next = Дальше
button-previous = Раньше
button-yes = Да
button-no = Нет
button-join = Сесть за стол
button-leave = Встать из-за стола
button-start = Начать
button-refresh = Обновить
button-help = Помощь
button-show-mine = Показать моё
button-i-am-back = Я снова здесь
button-another-game = Сыграть ещё раз

## Списки и формы

select-placeholder-choose = Выбери…
select-placeholder-choose-more = Выбери ещё или нажми «Готово»
select-placeholder-target = Выбери цель…
form-title-declare = Твоя заявка
form-label-text = Описание (увидят все)
form-label-reason = Причина
form-placeholder-text = Можно оставить пустым
form-placeholder-reason = Одно предложение, его увидят все

## Время

deadline-is = Срок: { STAMP($when) } ({ STAMP($when, style: "R") })
deadline-none = Без срока
until-gm = Ждём решения ведущего с { STAMP($when, style: "f") }
time-left = Осталось: { $span }
paused-with = Пауза; до срока оставалось: { $span }
overdue = Срок вышел

## Подсказка хода

prompt-happened = Что произошло
prompt-may = Что ты можешь
prompt-silence = Если промолчать
prompt-until = До какого времени
# same
prompt-due = { STAMP($when) } ({ STAMP($when, style: "R") })
prompt-rules = Правила
awaited = Ждём: { $names }
awaited-nobody = Никого не ждём
chain-head = Цепочка: { $head }
sealed-as = Печать: { $seal }
receipt = Заявка принята: { $order }. Печать: { $seal }
receipt-withdrawn = Заявка отозвана. Мы снова ждём тебя.

## Отказы

refusal = { $sentence } ({ $rule })
refusal-legal = Можно: { $legal }
refusal-more = Подробнее: { $show } { $rule }
old-button = Эта кнопка от уже прошедшей фазы. Нажми «Мой ход» на последней панели.
round-closed = Раунд { $round } уже закрыт: заявка опоздала и не засчитана.
not-your-seat = Это не твоё место.
not-at-this-table = Ты не сидишь за этим столом. Смотреть можно, а играть — за следующим.
not-the-gm = Это может только ведущий этого стола.
not-a-server-manager = Это могут только те, кто управляет сервером.
gm-who-plays = Ведущему, который сам играет за столом, это нельзя.
nothing-to-do = Сейчас от тебя ничего не требуется.
already-done = Это уже сделано.
already-in = Ты уже за столом.
table-unknown = Здесь нет такого стола.
table-over = Игра за этим столом закончена.
table-not-started = Игра за этим столом ещё не началась.
table-started = Игра за этим столом уже идёт.
table-paused = Стол на паузе. Можно будет продолжить, когда ведущий её снимет.
table-parked = Стол ждёт решения ведущего.
table-full = Все места заняты.
not-here = Здесь это сделать нельзя.
bot-may-not = Мне не хватает прав здесь: { $things }
too-fast = Не всё сразу: твоё прошлое действие ещё обрабатывается.
try-again = Не получилось. Ничего не изменилось, попробуй ещё раз.
text-too-long = { $count ->
    [one] В тексте { $count } знак, помещается не больше { $limit }.
    [few] В тексте { $count } знака, помещается не больше { $limit }.
   *[many] В тексте { $count } знаков, помещается не больше { $limit }.
  }
text-empty = В этом тексте нечего читать.
name-empty = В этом имени нет видимых букв.
name-posing = Это имя можно принять за служебное имя Discord. Выбери другое.
incident = Это наша ошибка, а не твоя: сбой { $number }. Ничего не изменилось. Если повторится, назови этот номер ведущему.

## Личные сообщения

inbox-shut = Я не могу писать тебе в личку. Всё есть под кнопками панели и в /mine.
inbox-open = Тайное будет приходить тебе сюда. Команда /mine покажет всё ещё раз в любой момент.
understood-as = Я понял так: { $order }
which-one = Кого или что ты имеешь в виду: { $candidates }?
not-understood = Не могу разобрать. Напиши одним предложением или нажми «Мой ход» на панели.
