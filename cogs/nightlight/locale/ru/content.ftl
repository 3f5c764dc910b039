### Что не так с файлом карт и как правильно; файл и строку называет рамка. Переменные объяснены в английском файле.

nightlight-fault-toml = Эту строку не прочесть как TOML. Пиши имя = значение, тексты в "кавычках", списки в [скобках], а карту начинай с [[weapon]] на отдельной строке.
nightlight-fault-toml-equals = Это не таблица и не имя со значением. Напиши имя = значение.
nightlight-fault-toml-quote = Текст здесь начинается и на своей строке не кончается. Закрой его знаком ".
nightlight-fault-toml-bracket = Скобка открыта и не закрыта. Закрой каждую [ скобкой ] и каждую {"{"} скобкой {"}"}; то, что в {"{"} {"}"}, пиши на одной строке.
nightlight-fault-toml-twice = Одно и то же имя стоит здесь дважды. Убери одно из двух или начни другую карту: [[её вид]].
nightlight-fault-toml-value = Здесь нет значения, которое можно прочесть. Напиши число вроде 2, текст в "кавычках", true или false либо [список]; части списка разделяй запятыми.
nightlight-fault-encoding = Файл не в кодировке UTF-8. Сохрани его в ней.
nightlight-fault-tag = Карта { $card }, { $place }: у { $word } нет значения «{ $given }». Напиши одно из: { $known }.
nightlight-fault-tag-missing = Карта { $card }, { $place }: нет { $word }, и не сказано, что происходит. Напиши { $word } = "…".
nightlight-fault-choice = Карта { $card }, { $place }: «{ $given }» здесь стоять не может. Напиши одно из: { $known }.
nightlight-fault-missing = Карта { $card }: нет { $field }. Напиши.
nightlight-fault-extra = Карта { $card }: { $field } здесь стоять не может. Можно написать: { $known }.
nightlight-fault-id = Карта { $card }, { $place }: «{ $given }» не годится в номера карт. Напиши заглавную латинскую букву и до семи заглавных букв, цифр или дефисов, например X1.
nightlight-fault-text = Карта { $card }, { $place }: здесь нужен текст. Напиши его в "кавычках".
nightlight-fault-text-empty = Карта { $card }, { $place }: текст пуст. Напиши что-нибудь.
nightlight-fault-text-long = Карта { $card }, { $place }: текст слишком длинный. Напиши не больше { $most } знаков.
nightlight-fault-number = Карта { $card }, { $place }: «{ $given }» — не целое число. Напиши число без кавычек.
nightlight-fault-least = Карта { $card }, { $place }: { $given } — слишком мало. Напиши { $least } или больше.
nightlight-fault-most = Карта { $card }, { $place }: { $given } — слишком много. Напиши { $most } или меньше.
nightlight-fault-switch = Карта { $card }, { $place }: «{ $given }» — это не true и не false. Напиши одно из двух без кавычек.
nightlight-fault-few = Карта { $card }, { $place }: здесь должно стоять хотя бы { $least }. Впиши между скобками.
nightlight-fault-list = Карта { $card }, { $place }: здесь нужен список. Напиши его в скобках: [ … ].
nightlight-fault-table = Карта { $card }, { $place }: здесь нужна таблица. Напиши её в фигурных скобках: {"{"} имя = значение {"}"}.
nightlight-fault-target-shape = Карта { $card }, { $place }: «{ $given }» не может быть целью. Напиши имя вроде "any_denizen" или с рангом: "any_denizen[tier<=2]".
nightlight-fault-target-unknown = Карта { $card }, { $place }: цели «{ $given }» нет. Напиши одну из: { $known }.
nightlight-fault-target-tier = Карта { $card }, { $place }: ранг бывает только у обитателей. Напиши "{ $target }" без скобок.
nightlight-fault-condition = Карта { $card }, { $place }: «{ $given }» не может быть условием. Напиши "setup_animals >= 2" или "living_animals >= 2", с числом от 1 до 4.
nightlight-fault-other = Карта { $card }, { $place }: «{ $given }» здесь не прочесть. Сравни с картой того же вида из готового набора.
nightlight-fault-kind = Карт вида { $kind } не бывает. Виды: { $known }.
nightlight-fault-no-folder = Такой папки нет. Назови ту, где лежат .toml-файлы твоих карт.
nightlight-fault-no-files = Здесь нет ни одного файла карт. Положи в эту папку файлы .toml со своими картами.
nightlight-fault-no-sets = Здесь нет ни одного набора карт. Положи каждый набор в свою папку внутри этой; как названа папка, так зовут и набор.
nightlight-fault-twice = Карта { $card } стоит в этом файле дважды. Дай одной из них свой id.
nightlight-fault-moment = У карты { $card } не может быть эффекта { $when }. Напиши одно из: { $known }.
nightlight-fault-two-free = У карты { $card } два свободных действия, а бывает одно. Убери второе.
nightlight-fault-only-open = Карта { $card } требует { $only } в окне open, где никто не защищается. Возьми окно declared или rolled либо убери это условие.
nightlight-fault-no-bonus = У карты { $card } нет бонуса, атаковать ею нельзя, и { $when } никогда не наступит. Дай ей бонус или напиши свободное действие.
nightlight-fault-no-use = У карты { $card } нет ни бонуса, ни эффекта. Дай ей что-нибудь из этого.
nightlight-fault-endless = Карта { $card } делает карты готовыми, а сама за это только устаёт: две такие работали бы без конца. Пусть её цена будет discard.
nightlight-fault-verb-moment = Карта { $card }: { $verb } не бывает в момент { $when }. Там можно писать: { $known }.
nightlight-fault-target = Карта { $card }: у { $verb } не бывает цели { $target }. Возможны: { $known }.
nightlight-fault-that-animal = Карта { $card }: that_animal — зверь, у которого не нашлось карты, и стоит он только внутри else. Возьми другую цель.
nightlight-fault-no-defender = Карта { $card }: в момент { $when } нет { $target }. Эта цель бывает в моменты: { $known }.
nightlight-fault-no-user = Карта { $card }: в момент { $when } у карты нет хозяина, поэтому нет и { $target }. Возьми each_animal, each_denizen, each_own_card или, например, most_wounds.
nightlight-fault-each-own-card = Карта { $card }: each_own_card спрашивает всех хозяев и бывает в моменты reveal, loom и fall, а не { $when }. Возьми other_animal_card или this.
nightlight-fault-may-nobody = Карта { $card }: в момент { $when } решать некому. Убери may.
nightlight-fault-else-target = Карта { $card }: else бывает при цели each_own_card, а не у этого { $verb }. Убери его.
nightlight-fault-else-verb = Карта { $card }: { $verb } внутри else — только для that_animal. Напиши target = "that_animal".
nightlight-fault-peek-bottom = Карта { $card }: посмотреть { $n }, убрать вниз { $bottom }. Убирать можно не больше, чем видно.
nightlight-fault-no-change = Карта { $card }: { $verb } на 0 ничего не меняет. Напиши число больше или меньше нуля.
nightlight-fault-animal-filter = Карта { $card }: { $whom } — для бросков врагов. Для зверей пиши all.
nightlight-fault-icon = На карте { $card } значок { $icon }, а такого зверя нет. Звери: { $known }. Чтобы такие карты остались в коробке, назови их вид в replaces.
nightlight-fault-few-animals = Зверей в наборе { $count }, а столу нужно { $least }. Добавь ещё.
nightlight-fault-few-toys = Карт в Сундуке { $count }, а за четыре вылазки вытянут { $least }. Добавь карт или копий.
nightlight-fault-deck-missing = Нет колоды Снов { $deck }. Добавь её таблицей вида deck.
nightlight-fault-few-dreams = Карт в колоде Снов { $deck }: { $count }, а на три раунда нужно { $least }. Добавь ещё.
nightlight-fault-few-denizens = С колодой Снов { $deck } карт в колоде Кошмара { $count }, а четырём зверям сдадут { $least }. Добавь обитателей или копий.
nightlight-fault-boss-cards = Боссу { $card } нужен ровно один эффект loom и ровно один fall.
nightlight-fault-boss-decks = Боссу { $card } нужен либо символ, либо свои колоды, но не то и другое.
nightlight-fault-boss-symbol = У босса { $card } символ { $symbol }, и он же у другого босса. Оставь одного.
nightlight-fault-boss-health = Босс { $card } появился бы без здоровья. Подними health или health_each.
nightlight-fault-boss-own-decks = Босс { $card } берёт больше карт, чем есть: { $symbol } — Снов { $dreams }, обитателей { $denizens }. Возьми меньше.

## Simulation on the command line

nightlight-no-such-level = Сценария { $name } нет. Есть { $known }.
nightlight-no-such-night = Такой ночи нет: { $name }.
