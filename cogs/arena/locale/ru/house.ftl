### Начало боя, помощь и правила стола (часть 13): по фразе на каждое значение каждого переключателя.

## Бой начинается
arena-opening = Бой начинается: Добро против Зла, { $size ->
    [one] по { $size } персонажу на стороне
    [few] по { $size } персонажа на стороне
   *[many] по { $size } персонажей на стороне
  }. У каждого 3 очка здоровья и класс, которого не знает никто другой.
arena-opening-side = { $team ->
    [good] Добро
   *[evil] Зло
  }: { $names }
arena-opening-reminder = О заявках не договариваются вне игры (ARENA-ORDER-d), свой класс не называют никому, а намекать можно в описаниях (ARENA-R33).
arena-opening-usual = Правила стола обычные.
arena-opening-house = Чем правила этого стола отличаются от обычных (пока идёт бой, они не меняются):

## Каждый переключатель, каждое значение
arena-house-victory-cannot_act = Сторона разбита, когда действовать у неё некому; Ударник при 0 ещё может (ARENA-R1).
arena-house-victory-all_down = Сторона разбита, когда на ногах никого; Ударник при 0 считается выбывшим (ARENA-R1).
arena-house-victory-all_dead = Бой идёт, пока на одной из сторон не погибнут все (ARENA-R1).
arena-house-draw_tiebreak-none = Если обе стороны выбыли в одном раунде, это ничья (ARENA-R2).
arena-house-draw_tiebreak-fewer_dead = Если обе стороны выбыли в одном раунде, побеждает та, где погибло меньше (ARENA-R2).
arena-house-draw_tiebreak-one_more_round_at_1_health = Если обе стороны выбыли в одном раунде, все, кто в отключке, поднимаются с 1 очком здоровья ещё на один раунд (ARENA-R2).
arena-house-wound_pooling-per_attack = Каждая атака ранит сама по себе, один раз за каждые полные 4 очка (ARENA-R3).
arena-house-wound_pooling-per_target = Результаты всех атак на одного персонажа за раунд складываются, потом делятся на 4 (ARENA-R3).
arena-house-healing_order-net = Ранения и исцеление одного раунда складываются в одну сумму (ARENA-R5).
arena-house-healing_order-damage_first = Сначала ранения, потом исцеление: кто после ранений ниже 0, погиб, лечить поздно (ARENA-R5).
arena-house-healing_order-heal_first = Сначала исцеление, но не выше 3, потом ранения (ARENA-R5).
arena-house-coup_de_grace-roll = Атака на того, кто в отключке, бросается как любая другая (ARENA-R10).
arena-house-coup_de_grace-automatic = Атака на одного персонажа в отключке всегда снимает хотя бы 1 очко здоровья (ARENA-R10).
arena-house-hail_pool-standing = Град падает на врагов, которые на ногах (ARENA-R11).
arena-house-hail_pool-alive = Град может упасть и на тех, кто в отключке, и добить их (ARENA-R11).
arena-house-hail_dice-each = В граде на каждую цель свой куб (ARENA-R12).
arena-house-hail_dice-one = В граде один куб на все цели (ARENA-R12).
arena-house-curse_stacking-sum = Проклятия на одного персонажа складываются (ARENA-R15).
arena-house-curse_stacking-once = Несколько Проклятий на одного считаются за одно (ARENA-R15).
arena-house-self_healing-off = Бэк-вокал не исцеляет себя (ARENA-R16).
arena-house-self_healing-on = Бэк-вокал может исцелять себя (ARENA-R16).
arena-house-absent-idle = Кто не дал заявки, ничего не делает (ARENA-R20).
arena-house-absent-balanced_attack_random = Кто не дал заявки, сбалансированно атакует врага, которого выберет жребий (ARENA-R20).
arena-house-absent-scripted_player_at_once = За того, кто не дал заявки, в этом раунде играет бот (ARENA-R20).
arena-house-early_close-all_answered = Раунд закрывается, когда ответили все, или в срок (ARENA-R21).
arena-house-early_close-never = Раунд не закрывается раньше срока (ARENA-R21).
arena-house-unclear_target-random_standing = Атака, которая осталась неясной, достаётся врагу по жребию (ARENA-R22).
arena-house-unclear_target-idle = Атака, которая осталась неясной, не засчитывается (ARENA-R22).
arena-house-unclear_target-host_decides = Цель атаки, которая осталась неясной, назначает ведущий (ARENA-R22).
arena-house-roll-at_close = Кубы бросают при закрытии раунда (ARENA-R24).
arena-house-roll-at_order = Кто заявил атаку, сразу видит свой куб, и заявку уже не изменить (ARENA-R24).
arena-house-announce-net = В объявлении — как изменилось здоровье каждого, и больше ничего (ARENA-R26).
arena-house-announce-blows = В объявлении сказано и кто кого атаковал и сколько нанёс ранений, без кубов (ARENA-R26).
arena-house-announce-full = Классы открыты, каждый раунд рассказывают целиком (ARENA-R26).
arena-house-health-numbers = Здоровье показывают числом (ARENA-R27).
arena-house-health-states = О здоровье говорят только состояние: на ногах, в отключке, смерть (ARENA-R27).
arena-house-reveal_class_on_death-off = Класс погибших не называют до конца боя (ARENA-R28).
arena-house-reveal_class_on_death-on = Когда персонаж погибает, его класс называют (ARENA-R28).
arena-house-posts-at_once = Описания публикуются сразу (ARENA-R30).
arena-house-posts-with_the_announcement = Описания публикуются вместе с объявлением раунда (ARENA-R30).
arena-house-post_required-off = Заявке не нужно описание (ARENA-R30).
arena-house-post_required-on = Заявка без описания не засчитывается (ARENA-R30).
arena-house-post_lint-block = Описание, где названы кубы, числа или свой класс, не публикуется (ARENA-R31).
arena-house-post_lint-warn = За описание, где названы кубы, числа или свой класс, предупреждают (ARENA-R31).
arena-house-post_lint-off = Описания не проверяют на кубы, числа и классы (ARENA-R31).
arena-house-uneven-off = Стороны равны (ARENA-R35).
arena-house-uneven-on = Стороны могут отличаться на одного персонажа (ARENA-R35).
arena-house-class_cap-off = Классы выбирают свободно (ARENA-R36).
arena-house-class_cap-half = Один и тот же класс — не больше чем у половины стороны (ARENA-R36).
arena-house-round_cap-off = Последнего раунда нет (ARENA-R38).
arena-house-round_cap = Последний раунд — { $cap } (ARENA-R38).
arena-house-cap_result-draw = После последнего раунда — ничья (ARENA-R38).
arena-house-cap_result-more_health_wins = После последнего раунда побеждает сторона, у которой больше здоровья (ARENA-R38).
arena-house-concede-unanimous = Сторона может сдаться, если согласны все её живые (ARENA-R39).
arena-house-concede-off = Сдаться нельзя (ARENA-R39).
arena-house-hail_stance-none = У града нет манеры (ARENA-R41).
arena-house-hail_stance-furious_allowed = Град может быть яростным: +2 к каждому удару и +2 к атакам на тебя (ARENA-R41).
arena-house-neutral_lines-usual = Персонажи ботов говорят фразы из обычного набора.
arena-house-neutral_lines-strict = Персонажи ботов говорят фразы без единого слова о музыке.
arena-house-size = { $size } на { $size } (ARENA-R35).

## Помощь
arena-help = **Как идёт раунд.** Каждый живой даёт одну тайную заявку: атака, умения вместо неё или ничего. Все заявки играют разом, так что двое могут свалить друг друга. Каждые полные 4 очка атаки снимают 1 из 3 очков здоровья цели; 0 — в отключке, ниже 0 — смерть.
arena-help-stances = **Манеры атаки.** Яростная: +2 к твоей атаке и +2 ко всем атакам на тебя. Осторожная: −2 и −2. Два очка стоят половины ранения.
arena-help-advice = **Советы.** Стороне нужен хотя бы один Ударник; с одним Дирижёром он намного сильнее, а град по всем, кто на ногах, стоит больше сбалансированной атаки. Начиная с трёх на стороне смешанный состав сильнее одинаковых классов. Намёки в описаниях помогают своим, и тем больше, чем больше сторона, а называть класс нельзя.
arena-help-orders = **Заявки фразами.** Пиши мне в личку по-русски или по-английски: «атакую Дракулу, яростно», «град по троим», «оберег на себя, воодушевляю Робина», «лечу Алису», «пас». Подходят и метки вроде З1. Что стоит ниже пустой строки — твоё описание; оно ждёт, пока ты не нажмёшь «Опубликовать».
