### История ночи. Переменные объяснены в английском файле.

## Начало
night-class-opening = **{ $city }, { $level }.** Выносливость на старте: { $stamina }; ночь занимает от { $least } до { $most } ходов. Победи Вихря, Слизня и Дрейка Лина, пока ночь не оборвали ритуал, недоверие города или твои раны.
night-class-opening-hero = - **{ $name }** ({ $emblem })
night-class-opening-shared = Броски у всех одни и те же; что каждый с ними делает — тайна, пока ход не закрыт.
night-class-opening-usual = Домашние правила: обычные.
night-class-opening-house = Домашние правила, которые отличаются от обычных:

## Ход, для всех
night-class-told-opened-1 = **Ход { $turn }.** Кубик сюжета показал **{ $plot }**: отметь клетку.
night-class-told-opened-2 = **Ход { $turn }.** Кубик сюжета: **{ $plot }**. Какая это будет клетка?
night-class-told-opened-3 = **Ход { $turn }** начинается: на кубике сюжета **{ $plot }**.
night-class-told-opened-own = **Ход { $turn }.** Кубики сюжета: { $faces }.
night-class-told-own-die = { $name } { $face }
night-class-told-box = { $names } { $count ->
    [one] отмечает
    [few] отмечают
   *[many] отмечают
  }: { $column }, клетка { $box } — { $effect }.
night-class-told-dice-1 = Кубики героя: { $faces }; третий, у кого он есть, — { $third }.
night-class-told-dice-2 = Выпало { $faces }, а третий кубик, у кого он открыт, — { $third }.
night-class-told-dice-3 = Два кубика героя показали { $faces }; третий, если он открыт, — { $third }.
night-class-told-dice-own = { $name } бросает { $faces }, третий кубик: { $third }.
night-class-told-sixes = Могучий чародей сжигает { $count ->
    [one] { $count } шестёрку
    [few] { $count } шестёрки
   *[many] { $count } шестёрок
  }: { $name } (NC-DRAKE-b).
night-class-told-turn = **{ $name }**: { $deeds }.
night-class-told-idle-1 = **{ $name }**: ни один кубик не потрачен.
night-class-told-idle-2 = **{ $name }**: все кубики остались лежать.
night-class-told-idle-3 = **{ $name }** обходится без кубиков.
night-class-told-fallen = На счету героя: { $enemies }.
night-class-told-calm = До { $space } никто не достаёт: выносливость { $life } из { $circles }.
night-class-told-attacked = Конец раунда на { $space }: { $blows }. Потеряно { $loss }, осталось { $life } из { $circles }.
night-class-told-joined = **{ $name }** ({ $emblem }) присоединяется к ночи.
night-class-told-left = **{ $name }** покидает ночь (NC-POST-s).

## Только хозяину черновика
night-class-told-defeated = Враг побеждён: { $enemy }.
night-class-told-hit = { $enemy }: осталось выносливости { $left }.
night-class-told-rerolled = Переброшено: { $faces }. { $discarded ->
    [0] {""}
    [one] Сгорела { $discarded } шестёрка.
    [few] Сгорели { $discarded } шестёрки.
   *[many] Сгорело { $discarded } шестёрок.
  }
night-class-told-won-at-once = Третий злодей пал: победа за тобой. Остальные узнают, когда закроется ход (NC-R24).

## Конец
night-class-told-won = **{ $name } — победа** на ходу { $turn }, очков: **{ $total }** ({ $parts }). Звание: { $rank }.
night-class-told-lost = **{ $name } — проигрыш** на ходу { $turn }: { $cause } ({ $rule }). Набрано { $total } ({ $parts }).
night-class-score-parts = злодеи { $villains }, громилы { $thugs }, чистые клетки недоверия { $distrust }, реликвии { $relics }
night-class-cause-NC-R10 = выносливости не осталось
night-class-cause-NC-RITUAL-a = ритуал завершён
night-class-cause-NC-DISTRUST-a = вычеркнута последняя клетка недоверия
night-class-cause-NC-POST-s = место за столом покинуто
night-class-cause-NC-END-a = все три злодея побеждены
night-class-ranking = Итоги ночи (NC-POST-n)
night-class-place-won = { $total ->
    [one] **{ $place }** · **{ $name }**: { $total } очко на ходу { $turn }, { $rank }, осталось выносливости { $life }
    [few] **{ $place }** · **{ $name }**: { $total } очка на ходу { $turn }, { $rank }, осталось выносливости { $life }
   *[many] **{ $place }** · **{ $name }**: { $total } очков на ходу { $turn }, { $rank }, осталось выносливости { $life }
  }
night-class-place-lost = **{ $place }** · **{ $name }**: проигрыш на ходу { $turn }, набрано { $total }
night-class-outcome-solo-won = **{ $name } — город спасён: { $city }.** Ход { $turn }, очков: **{ $total }**. Звание: { $rank }.
night-class-outcome-solo-lost = **{ $name } — город потерян: { $city }.** Ход { $turn }: { $cause } ({ $rule }). Набрано { $total }.
night-class-outcome-none = **{ $city }: этой ночью город не спас никто.**
night-class-outcome-some = **{ $city }: город спасён. Победителей { $count } из { $heroes }.**
