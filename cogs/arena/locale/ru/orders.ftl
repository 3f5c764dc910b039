### Вопрос о заявке и её чтение. Переменные объяснены в английском файле.

## Чем отвечают на фразу
arena-ask-empty = Напиши заявку, например: атакую Дракулу, яростно.
arena-ask-long = Сначала заявка, не длиннее { $limit } знаков. Описание — ниже, после пустой строки.
arena-ask-closed = Сейчас заявка от тебя не нужна.
arena-ask-no-order = Не вижу здесь заявки. Скажи, что ты делаешь и с кем, например: атакую Дракулу, яростно; лечу Алису; град по троим; пас.
arena-ask-sure = Я правильно понимаю?
arena-ask-either = Действуешь или пропускаешь ход?
arena-ask-which = Под это имя подходят несколько: { $targets }. Кто из них?
arena-ask-near = Ты имеешь в виду: { $targets }?
arena-ask-number = На сколько целей? { $most ->
    [2] Назови 2.
   *[other] Назови число от 2 до { $most }.
  }
arena-ask-target = { $ability ->
    [inspiration] Кого воодушевляешь?
    [ward] На кого Оберег?
    [heal] Кого исцеляешь?
   *[curse] Кого проклинаешь?
  } Можно: { $targets }.

## Что станет с заявкой, неясной и при закрытии раунда
arena-closing-attack = { $unclear ->
    [idle] Если она останется неясной до закрытия раунда, твой персонаж ничего не делает (ARENA-R22).
    [host_decides] Если она останется неясной до закрытия раунда, цель назовёт ведущий (ARENA-R22).
   *[random_standing] Если она останется неясной до закрытия раунда, цель выберет жребий (ARENA-R22).
  }
arena-closing-hail = Если до закрытия раунда числа нет, град считается на двоих (ARENA-R40).
arena-closing-help = Умение, для которого до закрытия раунда не названо имя, — не заявка (ARENA-R40).

## Заявка в установленной форме: её можно прислать обратно
arena-order-attack = атака, { $target }, { $stance ->
    [furious] яростная
    [cautious] осторожная
   *[balanced] сбалансированная
  }
arena-order-hail = Град ударов, целей: { $number }
arena-order-hail-furious = Град ударов, целей: { $number }, яростный
arena-order-heal = Исцеление, { $target }
arena-order-curse = Проклятие, { $target }
arena-order-help = { $ability ->
    [inspiration] Воодушевление
   *[ward] Оберег
  }, { $target }
arena-order-both = { $first }; { $second }
arena-order-idle = пропустить ход
arena-order-lie = лежать
arena-order-absent = нет заявки
arena-order-unclear = { $verb ->
    [attack] атака
    [hail] Град ударов
    [heal] Исцеление
    [curse] Проклятие
    [inspiration] Воодушевление
   *[ward] Оберег
  }, { $verb ->
    [hail] число неясно
   *[other] цель неясна
  }
arena-order-unclear-named = атака, цель неясна: { $named }
arena-order-unclear-stance = { $order }, { $stance ->
    [furious] яростная
    [cautious] осторожная
   *[balanced] сбалансированная
  }
arena-order-unclear-clear = { $order }; { $clear }
arena-order-post = описание, { $count ->
    [one] { $count } знак
    [few] { $count } знака
   *[many] { $count } знаков
  }
arena-order-post-sealed = описание
arena-order-concede = сдаться, если согласны все на твоей стороне
arena-order-concede-no = не сдаваться
arena-order-rest = лежать и согласиться, если остальные сдадутся
arena-order-ruled = { $name }: атакует, цель — { $target }
arena-order-void = { $name }: заявка отменена

## О чём спрашивают
arena-prompt-order = Раунд { $round }: что делает { $name }? Что-то одно: атаковать врага, применить умения класса вместо атаки или пропустить ход (ARENA-ORDER-f).
arena-prompt-order-down = Раунд { $round }: что делает { $name }? Сейчас { $name } в отключке (ARENA-WOUND-e).
arena-prompt-post-dead = { $name } больше не в бою: этот персонаж погиб, и заявок от тебя не ждут. Остались тексты для всех, если захочешь: до 1800 знаков, выйдут под именем персонажа (ARENA-R30).
arena-prompt-post = Раунд { $round }: что видят другие, когда действует { $name }? До 1800 знаков, текст выйдет под именем персонажа (ARENA-R30). Без кубов, чисел и класса (ARENA-R31).
arena-prompt-concede = { $name } сдаётся? Если в этом раунде согласны все живые на стороне, другая сторона сразу побеждает; о голосовании, которое не удалось, никто не узнает (ARENA-R39).
arena-prompt-master = Ты ведущий и сам не играешь: можно назначить цель неясной атаки (ARENA-R22) или отменить заявку (ARENA-R33).
arena-may-attack = Атаковать живого врага, к{ $faces }: сбалансированно; яростно — +2 к твоему броску и +2 ко всем атакам на тебя; осторожно — −2 и −2 (ARENA-ATTACK-e).
arena-may-hail = Град ударов, целей { $numbers }: их выбирает жребий, у каждого удара −1 за каждую цель (ARENA-DRUM-f, ARENA-DRUM-h).
arena-from-to = от { $least } до { $most }
arena-may-hail-not = Для Града ударов нужны хотя бы двое врагов под ударом, сейчас его не применить (ARENA-DRUM-i).
arena-may-conduct = Воодушевление (союзник атакует с +2) и Оберег (атаки на одного с твоей стороны, можно и на тебя, получают −2): одно или оба (ARENA-COND-b).
arena-may-heal = Исцеление: союзник получает 1 очко здоровья, но не больше 3; кто в отключке, встаёт (ARENA-VOCAL-c).
arena-may-curse = Проклятие: враг атакует с −2 (ARENA-VOCAL-g).
arena-may-pass = Пропустить ход: ты ничего не делаешь (ARENA-R20).
arena-may-lie = Ты в отключке: лежи — в этом раунде или пока не вылечат (ARENA-WOUND-e, ARENA-R29). Описания писать можно.
arena-may-spurt = Последний рывок: ты всё же можешь действовать, и это стоит 1 очко здоровья. Если в этом раунде не вылечат, это смерть (ARENA-DRUM-c, ARENA-DRUM-d).
arena-may-vote = Можно и проголосовать за то, чтобы сдаться (ARENA-R39).
arena-prompt-unposted = За этим столом заявка считается только с описанием (ARENA-R30).

## Поля и значения
arena-field-kind = Что делаешь?
arena-field-target = Кто цель?
arena-field-stance = В какой манере?
arena-field-number = На сколько целей?
arena-field-first = Первое умение
arena-field-second = Второе умение
arena-field-verb = Какое действие?
arena-field-named = Кто назван?
arena-field-clear = Какое умение ясно?
arena-field-text = Описание (увидят все)
arena-field-agree = Согласие?
arena-field-seat = Чья заявка?
arena-button-kind-attack = Атака
arena-button-kind-hail = Град ударов
arena-button-kind-conduct = Воодушевление, Оберег
arena-button-kind-heal = Исцеление
arena-button-kind-curse = Проклятие
arena-button-kind-idle = Пропустить ход
arena-button-kind-lie = Лежать
arena-button-kind-unclear = Оставить неясной
arena-button-kind-absent = Нет заявки
arena-button-kind-post = Описание
arena-button-kind-concede = Сдаться
arena-button-kind-rest = Никого не держать
arena-button-kind-rule_target = Назначить цель
arena-button-kind-void_order = Отменить заявку
arena-button-stance-balanced = Сбалансированная: 0 / 0
arena-button-stance-furious = Яростная: +2 / +2 по тебе
arena-button-stance-cautious = Осторожная: −2 / −2 по тебе
arena-button-stance-none = Без манеры
arena-button-ability-inspiration = Воодушевление
arena-button-ability-ward = Оберег
arena-button-ability-attack = Атака
arena-button-ability-hail = Град ударов
arena-button-ability-heal = Исцеление
arena-button-ability-curse = Проклятие
arena-button-stop = Больше ничего
arena-button-agree-yes = Сдаюсь
arena-button-agree-no = Бьюсь дальше
# same
arena-button-number = { $number }
# same
arena-select-label-character = { $tag } { $name }: { $state }
arena-select-label-yourself = { $tag } { $name } (это ты): { $state }

## Рядом с выбором
arena-preview = Пока другие ничего не добавили: 0 ранений { $zero }, 1 ранение { $one }, 2 ранения { $two }, 3 и больше { $three }. В среднем { $mean }.
arena-preview-hail = Каждый удар, пока другие ничего не добавили: 0 ранений { $zero }, 1 ранение { $one }, 2 ранения { $two }, 3 и больше { $three }. Весь град в среднем { $mean }.
arena-preview-cost = Последний рывок: это стоит тебе 1 очко здоровья (ARENA-DRUM-d).

## Форма
arena-form-title-entry = Раунд { $round }: твоя заявка
arena-form-label-order = Заявка (видит только мастер)
arena-form-label-text = Описание (увидят все)
arena-form-placeholder-order = атакую Дракулу, яростно

## Что значит молчание (ARENA-R20), и как называется момент
arena-silence-idle = Без заявки твой персонаж в этом раунде ничего не делает (ARENA-R20).
arena-silence-balanced_attack_random = Без заявки твой персонаж, если может действовать, сбалансированно атакует врага, которого выберет жребий (ARENA-R20).
arena-silence-scripted_player_at_once = Без заявки за твоего персонажа в этом раунде играет бот (ARENA-R20).
arena-phase = Раунд { $round }
arena-phase-over = Бой окончен
