### Обет: локации и регионы. head: что напечатано на локации; homeland: общее у родных локаций.

region-cradle = столица
    .cap = Столица
    .in = в столице
    .text = Первый регион: 2 локации. Сброшенное отсюда уходит в провинции.
region-provinces = провинции
    .cap = Провинции
    .in = в провинциях
    .text = Второй регион: 3 локации. Сброшенное отсюда уходит на окраины.
region-hinterland = окраины
    .cap = Окраины
    .in = на окраинах
    .text = Третий регион: 3 локации. Сброшенное отсюда уходит в столицу.
site-hidden = закрытая локация
site-head =
    { $room ->
        [0] Карт не вмещает.
        [one] Вмещает { $room } карту.
        [few] Вмещает { $room } карты.
       *[many] Вмещает { $room } карт.
    }{ $stock-n ->
        [0] { "" }
       *[other] { " " }Когда открыта, здесь { $stock }.
    }{ $price-n ->
        [0] { "" }
       *[other]
            { $suit_bank-id ->
                [none] { " " }Чтобы обрести реликвию отсюда, нужно { $price }.
               *[other] { " " }Чтобы обрести реликвию отсюда, положите поддержку в резерв { $suit_bank-gen }: { $price-n }.
            }
    }
counted-stock =
    { $stock-id ->
        [favor]
            { $n ->
                [one] { $n } поддержка
               *[other] { $n } поддержки
            }
        [secret]
            { $n ->
                [one] { $n } тайна
               *[other] { $n } тайны
            }
       *[relic]
            { $n ->
                [one] { $n } реликвия
               *[other] { $n } реликвии
            }
    }
homeland = { site-head } Родная локация { $suit_home-gen }: если вы разыграли сюда карту { $suit_home-gen } открытой и не сбрасывали таких отсюда в этот ход,
wake-token = { site-head } В конце фазы подъёма, если ваша фигурка здесь, вы можете забрать отсюда
coast = { site-head } С этого побережья на другое вы перемещаетесь за 1 провиант и игнорируете «Узкий перевал».

site-mine = Шахта
    .text = { wake-token } 1 поддержку.{ idle }
site-salt-flats = Солончак
    .text = { wake-token } 1 поддержку или 1 тайну.{ idle }
site-fertile-valley = Плодородная долина
    .text = { homeland } получите 1 поддержку из резерва очага.{ idle }
site-barren-coast = Бесплодное побережье
    .text = { coast }{ idle }
site-plains = Равнины
    .text = { site-head } Если хоть одна цель набега здесь, нападающий должен добавить 1 кубик нападения.{ idle }
site-river = Река
    .text = { site-head } Если вы правите этой локацией, созыв с карты отсюда приносит вам на 1 отряд больше.{ idle }
site-steppe = Степь
    .text = { homeland } получите 1 тайну.{ idle }
site-mountain = Горы
    .text = { site-head } Если хоть одна цель набега здесь, нападающий должен убрать 1 кубик нападения.{ idle }
site-lush-coast = Цветущее побережье
    .text = { coast }{ idle }
site-marshes = Болота
    .text = { site-head } Если ваша фигурка здесь, при поиске вы должны брать на 1 карту меньше.{ idle }
site-wastes = Пустоши
    .text = { homeland } обретите реликвию отсюда, не тратя провиант.{ idle }
site-rocky-coast = Скалистое побережье
    .text = { coast }{ idle }
site-narrow-pass = Узкий перевал
    .text = { site-head } Кто перемещается в этот регион из другого, должен остановиться здесь. Нападающий из другого региона, объявляя в этом регионе любую цель, должен объявить целью и эту локацию, если не правит ею.{ idle }
site-charming-valley = Живописная долина
    .text = { site-head } Перемещение отсюда стоит на 1 провиант больше.{ idle }
site-deep-woods = Дремучий лес
    .text = { homeland } обретите реликвию отсюда, не тратя провиант.{ idle }
site-standing-stones = Стоячие камни
    .text = { homeland } получите 1 тайну.{ idle }
site-ancient-city = Древний город
    .text = { homeland } получите 2 отряда.{ idle }
site-drowned-city = Затонувший город
    .text = { wake-token } 1 тайну.{ idle }
site-great-slum = Великие трущобы
    .text = { site-head } Разыгрывая или перенося сюда карту, вы можете сначала сбросить карту отсюда.{ idle }
site-buried-giant = Погребённый великан
    .text = { site-head } Перемещаясь отсюда, вы можете закрыть 1 свою тайну, чтобы не тратить провиант и игнорировать «Узкий перевал».{ idle }
site-the-tribunal = Трибунал
    .text = { site-head } Действие: заключите с любым игроком договор о поддержке, тайнах и обещаниях: мир до конца раунда или поддержка в следующей фазе подъёма.{ idle }
site-shrouded-wood = Туманный лес
    .text = { site-head } Перемещение отсюда стоит 2 провианта; «Узкий перевал» и «Потаённое место» ему не помеха. Если этой локацией правит враг-игрок, куда идти фигурке, выбирает он.{ idle }
site-the-hidden-place = Потаённое место
    .text = { site-head } Чтобы переместиться сюда или объявить здесь цель, вы должны закрыть 1 свою тайну. Заставить вас нельзя.{ idle }

### Где называют карту, может стоять и локация

card-mine = { site-mine }
card-salt-flats = { site-salt-flats }
card-fertile-valley = { site-fertile-valley }
card-barren-coast = { site-barren-coast }
card-plains = { site-plains }
card-river = { site-river }
card-steppe = { site-steppe }
card-mountain = { site-mountain }
card-lush-coast = { site-lush-coast }
card-marshes = { site-marshes }
card-wastes = { site-wastes }
card-rocky-coast = { site-rocky-coast }
card-narrow-pass = { site-narrow-pass }
card-charming-valley = { site-charming-valley }
card-deep-woods = { site-deep-woods }
card-standing-stones = { site-standing-stones }
card-ancient-city = { site-ancient-city }
card-drowned-city = { site-drowned-city }
card-great-slum = { site-great-slum }
card-buried-giant = { site-buried-giant }
card-the-tribunal = { site-the-tribunal }
card-shrouded-wood = { site-shrouded-wood }
card-the-hidden-place = { site-the-hidden-place }
card-peoples-favor = { banner-peoples-favor }
card-darkest-secret = { banner-darkest-secret }
card-brutal = { modifier-brutal }
card-decadent = { modifier-decadent }
card-careless = { modifier-careless }
card-greedy = { modifier-greedy }
