## Арена: на картинке
picture-arena = Арена
picture-round = Раунд { $round }
picture-asked = { $asked ->
    [one] ждём { $asked } ответ
    [few] ждём { $asked } ответа
   *[many] ждём { $asked } ответов
  }
picture-good = ДОБРО
picture-evil = ЗЛО
picture-standing = НА НОГАХ
picture-down = В ОТКЛЮЧКЕ
picture-dead = СМЕРТЬ
picture-back = В СТРОЮ
picture-tally = на ногах { $standing }, в отключке { $down }, погибло { $dead }
picture-history = Добро/Зло по раундам:
picture-fingerprint = отпечаток кубов { $fingerprint }
picture-won-good = Победа Добра
picture-won-evil = Победа Зла
picture-won-nobody = Ничья
picture-played = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }
picture-class-conductor = Дирижёр
picture-class-vocal = Бэк-вокал
picture-class-drummer = Ударник
picture-die = к{ $faces }
picture-dealt = нанесено ран
picture-healed = вылечено ран
picture-course = здоровье по раундам

## Арена: описания для тех, кто не видит картинку
alt-round = Арена, раунд { $round }, { $asked ->
    [one] ждём { $asked } ответ
    [few] ждём { $asked } ответа
   *[many] ждём { $asked } ответов
  }.
alt-end-good = Арена, победа Добра через { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }.
alt-end-evil = Арена, победа Зла через { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }.
alt-end-nobody = Арена, ничья через { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }.
alt-good = Добро: { $list }.
alt-evil = Зло: { $list }.
alt-line = { $tag } { $name }: { $facts }
alt-health = здоровье { $health }
alt-standing = на ногах
alt-down = в отключке
alt-dead = смерть
alt-back = снова в строю
alt-class = { $class } { $die }
alt-dealt = нанесено { $wounds }
alt-healed = вылечено { $wounds }
alt-history = Изменение здоровья, Добро/Зло, по раундам: { $list }.
alt-fingerprint = Отпечаток кубов { $fingerprint }.

## Портреты
portrait-error-heavy = Картинка слишком тяжёлая: не больше { $limit } МиБ.
portrait-error-format = Это не картинка PNG, JPEG или WebP.
portrait-error-large = Картинка слишком большая ({ $width } × { $height }): не больше { $limit } пикселей по стороне.
portrait-error-pixels = В картинке слишком много пикселей ({ $width } × { $height }): не больше { $limit } миллионов.
portrait-error-broken = Картинка повреждена и не читается. Сохрани её заново и попробуй ещё раз.
portrait-error-costly = Картинка читается слишком долго. Сохрани её как обычный PNG или JPEG и попробуй ещё раз.
