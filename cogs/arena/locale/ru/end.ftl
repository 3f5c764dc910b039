### Конец боя, поле и свой лист. Переменные объяснены в английском файле.

## Чем кончилось
arena-over-out = { $team ->
    [good] Победа Добра: Зло разбито.
   *[evil] Победа Зла: Добро разбито.
  }
arena-over-both_out = Ничья: в одном раунде разбиты обе стороны.
arena-over-fewer_dead = В одном раунде разбиты обе стороны. { $team ->
    [good] У Добра погибло меньше, и это победа Добра.
   *[evil] У Зла погибло меньше, и это победа Зла.
  }
arena-over-quiet = Ничья: три раунда подряд здоровье ни у кого не менялось.
arena-over-cap = { $team ->
    [nobody] Ничья: последний раунд за этим столом сыгран.
    [good] Последний раунд за этим столом сыгран. У Добра больше здоровья, и это победа Добра.
   *[evil] Последний раунд за этим столом сыгран. У Зла больше здоровья, и это победа Зла.
  }
arena-over-conceded = { $team ->
    [good] Зло сдаётся: победа Добра.
   *[evil] Добро сдаётся: победа Зла.
  }
arena-over-master = { $team ->
    [good] Победа Добра.
    [evil] Победа Зла.
   *[nobody] Ничья.
  }
arena-over-rounds = Сыграно раундов: { $rounds }.
arena-over-open = Теперь открыто всё: классы, заявки, кубы и суммы.

## Подробный счёт (ARENA-R28)
arena-reckon-round = Счёт раунда { $round }
arena-reckon-classes = Классы
arena-reckon-deed = { $name }: { $deed }
arena-reckon-attack = атака, цель — { $target }, { $stance ->
    [furious] яростная
    [cautious] осторожная
   *[balanced] сбалансированная
  }
arena-reckon-hail = Град ударов, целей: { $number } (ARENA-DRUM-f)
arena-reckon-hail-furious = Град ударов, целей: { $number }, яростный (ARENA-R41)
arena-reckon-help = { $ability ->
    [inspiration] Воодушевление, { $target } (ARENA-COND-c)
    [ward] Оберег, { $target } (ARENA-COND-e)
    [heal] Исцеление, { $target } (ARENA-VOCAL-c)
   *[curse] Проклятие, { $target } (ARENA-VOCAL-g)
  }
arena-reckon-idle = ничего
arena-reckon-came = { $came ->
    [unclear] неясная заявка, решено по { $rule }
    [absent] заявки не было, { $rule }
    [voided] отменено ведущим, { $rule }
   *[declared] как заявлено
  }
arena-reckon-blow = { $attacker } → { $target }: { $sum } = { $total }, { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
  } ({ $rule })
arena-reckon-die = { $die } (к{ $faces })
arena-reckon-modifier = { $value } { $cause ->
    [stance] своя манера
    [met_stance] манера цели
    [hail] град
    [inspiration] Воодушевление, { $by }
    [ward] Оберег, { $by }
   *[curse] Проклятие, { $by }
  } ({ $rule })
arena-reckon-health = { $name }: { $before }{ $changes } = { $after } ({ $rule })
arena-reckon-wounds = { " " }− { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
   *[many] { $count } ранений
  }
arena-reckon-spurt = { " " }− { $count } Последний рывок
arena-reckon-healing = { " " }+ { $count } исцеление
arena-reckon-bounded = , записано как { $state }

## Поле
arena-board-head = Раунд { $round }
arena-board-over = Бой окончен
arena-board-side = { $team ->
    [good] Добро
   *[evil] Зло
  }: на ногах { $standing }, в отключке { $down }, погибло { $dead }
# same
arena-board-line = { $tag } { $name }: { $marks }
arena-board-health = { $health } из 3
arena-board-back = снова в строю
arena-board-change = за прошлый раунд { $change }
arena-board-script = играет бот
arena-board-dealt = нанесено ранений { $dealt }, вылечено { $healed }
arena-board-quiet = Раундов подряд без перемен: { $quiet }. После трёх — ничья (ARENA-R38).
arena-board-history = Прошлые раунды, Добро/Зло: { $history }

## Свой лист: раздел навыков видит только хозяин (ARENA-R32, ARENA-CLASS-d)
arena-sheet-head = { $name }, { $tag }
arena-sheet-team = Команда (поле «Класс» прежних анкет): { $team ->
    [good] Добро
   *[evil] Зло
  }
arena-sheet-skills = Раздел навыков, видно только тебе (ARENA-CLASS-d):
arena-sheet-class = { $class ->
    [conductor] Дирижёр, атакует кубом к6 (ARENA-COND-a)
    [vocal] Бэк-вокал, атакует кубом к8 (ARENA-VOCAL-a)
   *[drummer] Ударник, атакует кубом к10 (ARENA-DRUM-a)
  }
arena-sheet-abilities = { $class ->
    [conductor] До двух за раунд вместо атаки: Воодушевление — союзник атакует с +2, на себя нельзя (ARENA-COND-c, ARENA-COND-d); Оберег — атаки на одного с твоей стороны получают −2, на себя можно (ARENA-COND-e, ARENA-COND-f). Одно и то же дважды на одного нельзя (ARENA-COND-i).
    [vocal] Одно за раунд вместо атаки: Исцеление — союзник получает 1 очко здоровья, но не больше 3, а кто в отключке, встаёт (ARENA-VOCAL-c); Проклятие — враг атакует с −2 (ARENA-VOCAL-g).
   *[drummer] Град ударов вместо атаки: по двум и больше врагам, которых выберет жребий, у каждого удара −1 за каждую цель (ARENA-DRUM-f, ARENA-DRUM-h). Последний рывок действует всегда: при 0 ты можешь действовать, и это стоит 1 очко здоровья (ARENA-DRUM-c, ARENA-DRUM-d).
  }
arena-sheet-last = Последние кубы, раунд { $round }: { $dice }; свой модификатор { $own }.
arena-sheet-vote = В этом раунде ты голосуешь за то, чтобы сдаться.
arena-sheet-rest = Ты не держишь тех, кто хочет сдаться.

## Что открыто решает ведущий, который сам не играет (ARENA-R34)
arena-ruling-adjust-health = Изменить здоровье персонажа
arena-ruling-remove-character = Вывести персонажа из боя
