### Обет: что говорит картинка поля — и тем, кто её слышит, а не видит. Те же сообщения в том же порядке.

picture-title = Обет: игровое поле
picture-told =
    { $round }-й раунд из 8. Ходит { $seat }. { $oath }; титул — { $seat_title }.
picture-denizen-back = обитатель лицом вниз
picture-vision-back = видение лицом вниз
picture-relic-back = реликвия лицом вниз
picture-face-down = лицом вниз
picture-shared-vision = открыто двоими
picture-revealed-vision = открыто
picture-known = Вы знаете: { $items }.
picture-known-down = { $card }, лицом вниз; вы это видели
picture-card-tokens =
    { $card }: { $favor ->
        [0] { "" }
       *[other] поддержка — { $favor }
    }{ $secrets ->
        [0] { "" }
       *[other] { $favor ->
            [0] { "" }
           *[other] { ", " }
        }тайны — { $secrets }
    }
picture-discards =
    Стопка сброса: { $denizens ->
        [one] { $denizens } обитатель
        [few] { $denizens } обитателя
       *[many] { $denizens } обитателей
    }, { $visions ->
        [one] { $visions } видение
        [few] { $visions } видения
       *[many] { $visions } видений
    }.
picture-site =
    { $site }: { $warbands ->
        [one] { $warbands } отряд
        [few] { $warbands } отряда
       *[many] { $warbands } отрядов
    }, цвет — { $seat }
picture-site-empty = { $site }: отрядов нет
picture-site-known = { $site }, лицом вниз; вы это видели
picture-warbands =
    { $warbands ->
        [one] { $warbands } отряд
        [few] { $warbands } отряда
       *[many] { $warbands } отрядов
    }, цвет — { $seat }
picture-bandits = Разбойники
picture-pawn = Фигурка: { $seat }
picture-favor = Поддержка: { $count }
picture-secret = Тайны: { $count }
picture-spent = Тайны лицом вниз: { $count }
picture-bank = Отряды в личном запасе: { $count }
picture-warbands-here = Отряды на планшете: { $count }
picture-board = Планшет: { $seat }, { $role }
picture-supply = Провиант: { $count }
picture-peoples-favor =
    Знамя народной поддержки{ $mob ->
        [yes] { "" }, сторона толпы
       *[no] { "" }
    }: поддержка — { $tokens }
picture-darkest-secret =
    Знамя темнейшей тайны: { $tokens ->
        [one] { $tokens } тайна
        [few] { $tokens } тайны
       *[many] { $tokens } тайн
    }
picture-banner-held = { $banner }: владеет { $seat }
picture-revealed = Открыто: { $vision }
picture-round = { $round }-й раунд из 8. После 5, 6 и 7 раундов кубик окончания завершает войну с 6, 5 и 3.
picture-visions =
    { $drawn ->
        [one] Вытянуто { $drawn } видение.
        [few] Вытянуто { $drawn } видения.
       *[many] Вытянуто { $drawn } видений.
    } Победить можно, начиная с третьего. Мешок — цена поиска в колоде мира.
picture-favor-bank = Резерв поддержки, { $suit }: { $count }
picture-world =
    { $back ->
        [denizen] Колода мира; сверху — обитатель.
        [vision] Колода мира; сверху — видение.
       *[none] Колода мира; она пуста.
    }
picture-relic-deck =
    Колода реликвий: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
picture-dispossessed =
    Ссылка: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
picture-modifier =
    { $open ->
        [yes] { $modifier }: место пусто, и это связывает канцлера
       *[no] { $modifier }: закрыт реликвией
    }
picture-standing =
    { $seat }: { $sites ->
        [one] { $sites } локация
        [few] { $sites } локации
       *[many] { $sites } локаций
    }, реликвий и знамён — { $relics }
picture-drawn =
    { $seat }: { $cards ->
        [one] вытянута { $cards } карта
        [few] вытянуто { $cards } карты
       *[many] вытянуто { $cards } карт
    }
picture-winner = Победа: { $seat }
picture-trade = Торговля: { $card }, { $what ->
        [favor] за поддержку
       *[secret] за тайны
    }
picture-deal = { $seat } предлагает: { $seat_to }
picture-gives = { $seat } отдаёт
picture-nothing = ничего
picture-reliquary-relic = Реликвия с места «{ $modifier }»
picture-tribute = Поддержка в следующий подъём: { $count }
picture-advisers-down = Советники лицом вниз: { $count }
picture-peace =
    Мир до конца { $round }-го раунда{ $penalty ->
        [0] { "" }
       *[other] { "" } или поддержка — { $penalty }
    }
picture-campaign = Набег: { $seat }
picture-find = реликвия, { $site }
picture-target = Цель: { $target }
picture-army =
    { $army ->
        [attack] { $seats } нападает: { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубика
           *[many] { $dice } кубиков
        }
       *[defense] { $seats } защищается: { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубика
           *[many] { $dice } кубиков
        }
    }{ $total ->
        [0] { "" }
       *[other] , всего { $total }
    }
picture-force = Отряды: { $count }
picture-swords = Мечи: { $count }
picture-sacrificed = За жертвы: { $count }
picture-skulls = Убито черепами: { $count }
picture-shields = Щиты: { $count }
picture-times = Щиты умножены на { $count }
picture-standing-force = За отряды защиты: { $count }

# Части поля, на которые смотрят по отдельности
area-tracks = Шкалы
area-stage = Обет
area-cradle = Столица
area-provinces = Провинции
area-hinterland = Окраины
area-own = Мой планшет
