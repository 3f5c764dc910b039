arena-target-unknown = Никого по имени «{ $said }» здесь нет. Есть: { $targets }.
arena-target-several = «{ $said }» подходит нескольким: { $targets }. Напиши метку.
arena-second-half = Второй способности нужна цель, а второй цели — способность: укажи обе или ни одной.
arena-not-its-table = Стол { $table } — не бой арены.
arena-no-table = Ты здесь ни в одном бою не участвуешь. Где есть места, покажет /table list.
arena-which-table = У тебя несколько боёв: укажи, какой, в поле «table».
arena-mend = Написанное не потеряно: поправь и отправь снова.
arena-button-mend = Поправить
