### Что люди видят в Discord: панель, подсказка, личные кнопки, расписки, личные сообщения (bot/ui).

## Панель
# same
ui-panel-heading = { $game } · { $title }
# same
ui-panel-heading-plain = { $game }
ui-panel-proof = -# Стол { $table } · цепочка { $head }
ui-awaited-hidden = { $count ->
    [one] Ждём { $count } ответ; получен ли он, не видит никто
    [few] Ждём { $count } ответа; какие уже получены, не видит никто
   *[many] Ждём { $count } ответов; какие уже получены, не видит никто
  }
ui-stands-because = Стол стоит: { $why }. Продолжить может ведущий.
ui-abandoned = Игра закончена раньше, чем решилась.
ui-abandoned-because = Игра закончена раньше, чем решилась: { $why }.

## Сбор
ui-lobby-empty = Здесь пока никого.
ui-lobby-how = { $count ->
    [one] Свободно { $count } место. Нажми «Сесть за стол»; игру начнёт ведущий.
    [few] Свободно { $count } места. Нажми «Сесть за стол»; игру начнёт ведущий.
   *[many] Свободно { $count } мест. Нажми «Сесть за стол»; игру начнёт ведущий.
  }
ui-lobby-enough = Тех, кто уже сидит, хватит: игру можно начинать.
ui-lobby-full = Все места заняты. Игру начнёт ведущий.
ui-lobby-pace = Темп: { $pace }
ui-lobby-gm = -# Ведущий: { $gm } · «Занять пустые места» и «Начать» — кнопки ведущего
ui-button-my-seat = Моё место
ui-button-fill = Занять пустые места
ui-joined = Ты за столом.
ui-button-one-more = Ещё одно место
ui-joined-inbox = Я написал тебе в личку: туда будет приходить и то, что знаешь только ты.
ui-left = Тебя больше нет за этим столом.
ui-filled = { $count ->
    [one] За стол сел { $count } игрок-скрипт.
    [few] За стол сели { $count } игрока-скрипта.
   *[many] За стол сели { $count } игроков-скриптов.
  }
ui-started = Игра начинается.
ui-rematch = Новый стол готов: все, кто играл, снова на своих местах.
ui-choose = { $field }: выбери…
ui-chosen-secretly = { $field }: есть, нажми, чтобы сменить

## Мой ход
# same
ui-picked = { $field } → **{ $value }**
# same
ui-preview = -# { $choice }: { $numbers }
ui-button-more = Ещё варианты
ui-stop-list = Готово
ui-without = Без этого
ui-button-write = Написать
ui-button-entry = Написать одним предложением
ui-button-form = Заполнить форму
ui-button-form-again = Заполнить ещё раз
ui-form-kept = Всё заполненное сохранено.
form-missing = Не заполнено: { $field }. { $legal }
form-no-place = { $field }: здесь это не выбирают, оставь поле пустым.
form-unknown = { $field }: «{ $said }» здесь не найти.
form-several = { $field }: что значит «{ $said }»? { $likely }
ui-button-edit-again = Исправить и отправить снова
ui-button-ask = Другое: { $ask }
ui-button-ask-order = Моя заявка
ui-button-ask-post = Текст для всех
ui-button-ask-concede = Сдаться
ui-button-ask-master = Решения ведущего
ui-older-in-log = -# … что было раньше, смотри в журнале
ui-owed = { $count ->
    [one] **За тобой ответ.** Нажми «Мой ход».
    [few] **За тобой { $count } ответа.** Нажми «Мой ход».
   *[many] **За тобой { $count } ответов.** Нажми «Мой ход».
  }
ui-script-plays = Сейчас за { $name } играет скрипт. Место можно вернуть себе.
ui-back-again = С возвращением: место снова твоё.

# same
ui-step = **{ $phase }** · { $until }

## Что значит молчание
ui-silence-default = Тогда за тебя засчитывается: { $order }
ui-silence-pass = Тогда ты пропускаешь.
ui-silence-park = Тогда игра ждёт, и я зову ведущего.
ui-silence-none = Ничего не произойдёт.

## Расписки
ui-receipt = **Заявка принята:** { $order }
  Печать: `{ $seal }`
  Цепочка: `{ $head }`
ui-receipt-replaced = Прежняя больше не считается.
ui-receipt-until = Изменить или отозвать можно до { STAMP($when, style: "f") } ({ STAMP($when, style: "R") }).
ui-receipt-done = **Сделано:** { $order }
  -# Печать: `{ $seal }` · Цепочка: `{ $head }`
ui-receipt-open = **Сделано:** { $order }
ui-receipt-post = Твой текст опубликован.
ui-receipt-post-sealed = Твой текст принят; его увидят вместе с итогами раунда.

## Заявки одним предложением
ui-not-tried = После этого уже не пробовалось: { $acts }.
form-label-order = Заявка (больше никто не увидит)
form-placeholder-order = Одно предложение; пусто, если только текст
form-title-entry = { $phase }: твоя запись
ui-kept-unclear = Пока ты не выберешь, заявка хранится как неясная: { $order }.
ui-earlier-stands = Пока ты не выберешь, в силе прежняя заявка: { $order }.
ui-proof = Печать: `{ $seal }`
  Цепочка: `{ $head }`
ui-post-waits = Твой текст ещё не опубликован: нажми «Опубликовать», и его прочтут все.
ui-post-nowhere = Сейчас тексту для всех негде появиться, поэтому я его не сохранил.
ui-post-gone = Этот текст уже опубликован, или его сменил новый.
ui-button-publish = Опубликовать текст

## Личные сообщения
# same
ui-at-table = -# { $game } · { $place }
ui-write-me = Можно ответить и прямо здесь, одним предложением.
ui-inbox-which = У тебя несколько игр сразу. Какую ты имеешь в виду? (В следующий раз начни с её названия и двоеточия.)
ui-inbox-nothing-open = Сейчас от тебя ничего не требуется. Твои столы покажет /mine.
ui-inbox-stranger = Я веду игры на серверах, а здесь читаю заявки. Места за столом у тебя пока нет: /table list на сервере покажет, куда можно сесть, а /help — во что можно сыграть в одиночку, хоть прямо здесь.
ui-inbox-gone = Не нахожу этого сообщения. Напиши, пожалуйста, ещё раз.

## Зов и напоминания
ui-ping = { $who }: пора ходить, до { STAMP($when, style: "f") } ({ STAMP($when, style: "R") }).
ui-ping-open = { $who }: пора ходить.
ui-reminders = { $count ->
    [one] Ответа от тебя ждут за { $count } столом:
    [few] Ответов от тебя ждут за { $count } столами:
   *[many] Ответов от тебя ждут за { $count } столами:
  }
ui-reminder = **{ $game }** { $place }: ждём твоего ответа. { $until }
ui-button-turn-at = Мой ход: { $table }

## Конец
ui-reckoning-attached = Полный разбор — в файле.
ui-reckoning-file = Полный разбор текстом: все заявки, кубики и поправки
ui-verify-how = -# /verify { $table } проверит журнал, печати и кубики · цепочка { $head }
ui-rules-how = { $show } покажет любое правило с примером, { $search } найдёт правило по слову.

## Какой стол имеется в виду
find-table-unknown = Стола «{ $table }» я здесь не знаю. Все столы покажет /table list.
find-table-none = Здесь нет стола, и ты нигде не сидишь. /table list покажет, куда можно сесть, /table new откроет новый стол.
find-table-which = Столов у тебя сейчас: { $count }. Вызови команду в канале нужного стола или назови его в поле «table».

ui-panel-operator = { $count ->
    [one] { $people } держит этого бота и сидит за этим столом.
    [few] { $people } держат этого бота и сидят за этим столом.
   *[many] { $people } держат этого бота и сидят за этим столом.
  }
ui-moved-to = **Этот стол переехал: { $where }.**
