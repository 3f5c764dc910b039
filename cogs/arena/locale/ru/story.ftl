### Арена: Добро против Зла. Имена уже обезврежены. $gender: m, f или n (род неизвестен).
### $team: good, evil. $class: conductor, vocal, drummer. $stance: balanced, furious, cautious. $shown: numbers или states (ARENA-R27).

## Слова
arena-title = Арена: Добро против Зла
arena-team = { $team ->
    [good] Добро
   *[evil] Зло
  }
arena-class = { $class ->
    [conductor] Дирижёр
    [vocal] Бэк-вокал
   *[drummer] Ударник
  }
arena-die = к{ $faces }
arena-stance = { $stance ->
    [furious] яростная
    [cautious] осторожная
   *[balanced] сбалансированная
  }
arena-ability = { $ability ->
    [inspiration] Воодушевление
    [ward] Оберег
    [healing] Исцеление
    [curse] Проклятие
    [spurt] Последний рывок
   *[hail] Град ударов
  }
arena-state = { $state ->
    [standing] на ногах
    [down] в отключке
   *[dead] смерть
  }

## Рассказ о раунде: по фразе на персонажа. Слова выбираются только по тому, что видно всем, и ничего не добавляют.
arena-story-same-1 = { $name } по-прежнему на ногах.
arena-story-same-2 = { $name } держится на ногах.
arena-story-same-3 = { $name } стоит, как стоял{ $gender ->
    [m] {""}
    [f] а
   *[n] о
  }.
arena-story-same-4 = { $name }: без перемен.
arena-story-weaker-1 = { $name } { $gender ->
    [m] ранен
    [f] ранена
   *[n] получает рану
  }, но на ногах.
arena-story-weaker-2 = { $name } шатается, но стоит.
arena-story-weaker-3 = { $name } стискивает зубы, но стоит.
arena-story-weaker-4 = { $name } теряет силы, но держится.
arena-story-fell-1 = { $name } падает: в отключке.
arena-story-fell-2 = { $name } { $gender ->
    [m] рухнул
    [f] рухнула
   *[n] на земле
  }: в отключке.
arena-story-fell-3 = { $name } больше не держится на ногах: в отключке.
arena-story-fell-4 = { $name } оседает на землю: в отключке.
arena-story-died-1 = { $gender ->
    [m] { $name } погиб.
    [f] { $name } погибла.
   *[n] { $name }: смерть.
  }
arena-story-died-2 = { $name } погибает.
arena-story-died-3 = { $name } больше не встанет: { $gender ->
    [m] погиб
    [f] погибла
   *[n] смерть
  }.
arena-story-died-4 = { $name } выходит из боя навсегда: { $gender ->
    [m] погиб
    [f] погибла
   *[n] смерть
  }.
arena-story-stronger-1 = { $name } чувствует себя лучше.
arena-story-stronger-2 = { $name } набирается сил.
arena-story-stronger-3 = { $name } понемногу поправляется.
arena-story-stronger-4 = { $name } твёрже стоит на ногах.
arena-story-back-1 = { $name } { $gender ->
    [m] вернулся в строй
    [f] вернулась в строй
   *[n] снова в строю
  }.
arena-story-back-2 = { $name } поднимается: снова в строю.
arena-story-back-3 = { $name } встаёт на ноги: снова в строю.
arena-story-back-4 = { $name } открывает глаза: снова в строю.
arena-story-lies-1 = { $name } всё ещё в отключке.
arena-story-lies-2 = { $name } остаётся в отключке.
arena-story-lies-3 = { $name } по-прежнему в отключке.
arena-story-lies-4 = { $name }: в отключке, без перемен.

## Объявление раунда (ARENA-R26)
arena-told-changed = { $story } { $before } → { $after }
arena-told-unchanged = { $story } ({ $health })
arena-dead = смерть
arena-told-short = { $name }: { $before } → { $after }
arena-told-short-state = { $name }: { $state ->
    [standing] на ногах
    [down] в отключке
   *[dead] смерть
  }
arena-told-resolved = Раунд { $round } сыгран.
arena-told-side = { $team ->
    [good] Добро
   *[evil] Зло
  } ({ $change })
arena-told-side-plain = { $team ->
    [good] Добро
   *[evil] Зло
  }
arena-told-dead-before = Уже нет в живых: { $names }.
arena-told-nobody-won = Никто пока не победил.
arena-told-quiet = Уже { $quiet ->
    [one] { $quiet } раунд
    [few] { $quiet } раунда
   *[many] { $quiet } раундов
  } подряд здоровье ни у кого не меняется; после трёх — ничья (ARENA-R38).
arena-told-blow = { $attacker } бьёт. Цель — { $target }: { $wounds ->
    [one] { $wounds } ранение.
    [few] { $wounds } ранения.
   *[many] { $wounds } ранений.
  }
arena-told-risen = Обе стороны выбыли, и никто не победил. Кто был в отключке, поднимается с 1 очком здоровья: { $names } (ARENA-R2).
arena-told-posts = Новые описания: { $names }.
# same
arena-post = **{ $name }**
    { $text }

## Раунд открыт
arena-told-opened = Раунд { $round } открыт: { $asked ->
    [one] ждём { $asked } заявку
    [few] ждём { $asked } заявки
   *[many] ждём { $asked } заявок
  }. Каждого живого спрашиваем тайно (ARENA-R29).

## Что решил ведущий, открыто
arena-told-health-ruled = Ведущий меняет здоровье, { $name }: { $before } → { $after }. { $reason }
arena-told-state-ruled = Решение ведущего, { $name }: { $state ->
    [standing] на ногах
    [down] в отключке
   *[dead] смерть
  }. { $reason }
arena-told-removed = { $name } выходит из боя по решению ведущего. Заявки на этого персонажа теперь неясны (ARENA-R19). { $reason }
arena-told-voided = Одна заявка отменена ведущим (ARENA-R33).
arena-told-voided-yours = Ведущий отменил твою заявку в раунде { $round } (ARENA-R33).
arena-told-voided-of = Раунд { $round }: ведущий отменил заявку, { $name } (ARENA-R33).
arena-told-scripted = { $count ->
    [one] За этого героя теперь играет скрипт: { $names }.
    [few] За этих героев теперь играют скрипты: { $names }.
   *[many] За этих героев теперь играют скрипты: { $names }.
  }
arena-told-unscripted = { $count ->
    [one] За этого героя снова играет человек: { $names }.
    [few] За этих героев снова играют люди: { $names }.
   *[many] За этих героев снова играют люди: { $names }.
  }

## Тайно
arena-told-roll = Твоя атака, раунд { $round }: на кубе { $dice }, { $stance ->
    [furious] яростная { $own }
    [cautious] осторожная { $own }
   *[balanced] сбалансированная
  }. Что добавили другие, не сообщается (ARENA-R25).
arena-told-roll-hail = Твой Град ударов, раунд { $round }, целей { $blows }: на кубах { $dice }, у каждого удара { $own }. Что добавили другие, не сообщается (ARENA-R25).
arena-told-fell-on = Кому досталось: { $names }.
arena-told-lapsed = Твоя заявка раунда { $round } так и осталась неполной и не засчитана; твой персонаж ничего не делал ({ $rule }).
arena-told-lapsed-text = К твоей заявке раунда { $round } не было описания, и она не засчитана (ARENA-R30).
arena-told-missed = Раунд { $round } закрылся без твоей заявки (ARENA-R20). { $many ->
    [one] { "" }
    [few] Это уже { $many } раунда подряд; ведущий может отдать твоё место боту, и ты вернёшь его, когда захочешь.
   *[many] Это уже { $many } раундов подряд; ведущий может отдать твоё место боту, и ты вернёшь его, когда захочешь.
  }
arena-told-vote = { $vote ->
    [yes] Твой голос за то, чтобы сдаться, действует в этом раунде. О нём узнают, только если согласятся все (ARENA-R39).
    [rest] Ты никого не держишь: если остальные на твоей стороне захотят сдаться, ты согласишься (ARENA-R39).
   *[no] Твой голос за то, чтобы сдаться, снят.
  }
arena-told-target-ruled = Ведущий решил, кому достанется твоя неясная атака в раунде { $round }: { $name } (ARENA-R22).

## Классы
arena-told-class = { $name } — { $class ->
    [conductor] Дирижёр (к6)
    [vocal] Бэк-вокал (к8)
   *[drummer] Ударник (к10)
  }.
arena-told-class-open = { $name } — { $class ->
    [conductor] Дирижёр (к6)
    [vocal] Бэк-вокал (к8)
   *[drummer] Ударник (к10)
  }.
