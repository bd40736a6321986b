### Обет: что говорит о себе любая карта и карты, которые не обитатели.

### Что стоит перед словами самой карты

power-action = действие
power-plan = схема сражения
power-plan-attacker = схема сражения нападающего
power-plan-defender = схема сражения защитника
power-persistent = постоянная способность
power-played = при розыгрыше
power-rest = отдых
power-modifier-search = модификатор поиска
power-modifier-muster = модификатор созыва
power-modifier-trade = модификатор торговли
power-modifier-recover = модификатор обретения
power-modifier-travel = модификатор перемещения
counted-price =
    { $price-id ->
        [favor]
            { $n ->
                [one] положить { $n } поддержку
               *[other] положить { $n } поддержки
            }
        [secret]
            { $n ->
                [one] положить { $n } тайну
               *[other] положить { $n } тайны
            }
        [burn_favor]
            { $n ->
                [one] сжечь { $n } поддержку
               *[other] сжечь { $n } поддержки
            }
       *[burn_secret]
            { $n ->
                [one] сжечь { $n } тайну
               *[other] сжечь { $n } тайны
            }
    }
cost =
    { $price-n ->
        [0] { "" }
       *[other] { " " }({ $price })
    }
where-and-locked =
    { $only ->
        [adviser] , только совет
        [site] , только локация
       *[any] { "" }
    }{ $locked ->
        [yes] , скована
       *[no] { "" }
    }
head = { $suit-cap }{ where-and-locked }; { $power }{ cost }.
relic-head =
    { $power-n ->
        [0] Реликвия
       *[other] Реликвия; { $power }{ cost }
    }. Как цель приносит { $dice ->
        [one] { $dice } кубик защиты
        [few] { $dice } кубика защиты
       *[many] { $dice } кубиков защиты
    }.
idle =
    { $works ->
        [no] { " " }(Её сила ещё не действует.)
       *[yes] { "" }
    }

### Строения

card-rampart = Протяжённый вал
    .text = { head } Каждая локация-цель, которой правит правитель этой карты, приносит ещё 1 кубик защиты.{ idle }
card-rampart-ruined = Разбойничий вал
    .text = { head } Если эта локация объявлена целью, уберите 2 кубика нападения.{ idle }
card-hall = Зал дебатов
    .text = { head } Никто не может объявить целью народную поддержку.{ idle }
card-hall-ruined = Зал насмешек
    .text = { head } Кто обретает народную поддержку, переворачивает её чернью вверх.{ idle }
card-temple = Лесной храм
    .text = { head } При составлении хроники локации, где есть карта зверей, не убираются. Сам храм — тоже карта зверей.
card-temple-ruined = Разрушенный храм
    .text = { head } Враги правителя этой карты не могут разыгрывать карты зверей открытыми.{ idle }
card-district = Праздничный квартал
    .text = { head } Заключите с любым игроком договор о поддержке, тайнах и советниках.{ idle }
card-district-ruined = Нищий квартал
    .text = { head } Когда бросают кубик завершения, правитель этой карты может изменить результат на 1 в любую сторону. Вассалы — не могут.{ idle }
card-spire = Великий шпиль
    .text = { head } Вы можете заменить любых взятых обитателей случайными картами из ссылки.{ idle }
card-spire-ruined = Рухнувший шпиль
    .text = { head } Назовите число до 5. Столько обитателей с верха стопки сброса вашего региона, не глядя, замените случайными картами из ссылки; видения пропускаются.{ idle }
card-forge = Древняя кузня
    .text = { head } Возьмите верхнюю реликвию колоды реликвий; оставьте её себе или положите под низ колоды.{ idle }
card-forge-ruined = Разбитая кузня
    .text = { head } Переверните эту карту целой стороной вверх.{ idle }

### Реликвии

card-sticky-fire = Липкий огонь
    .text = { relic-head } Если вы стали триумфатором, можете убить всю вражескую армию, а не половину. Тогда отдайте тому, с кем сражались, 1 поддержку, если она у вас есть.{ idle }
card-cursed-cauldron = Проклятый котёл
    .text = { relic-head } Если вы стали триумфатором, получите по 1 отряду за каждый вражеский отряд, убитый в этом набеге.{ idle }
card-brass-horse = Медный конь
    .text = { relic-head } Покажите верхнюю карту стопки сброса своего региона и верните её. Переместитесь, не тратя провиант, в локацию с картой той же масти. Если это видение или другой такой локации нет — в любую.{ idle }
card-truthful-harp = Правдивая арфа
    .text = { relic-head } Возьмите на 2 карты больше; все взятые карты и ту, что оставили, видят все.{ idle }
card-grand-mask = Великая маска
    .text = { relic-head } Если вы изгнанник, в свой ход всеми картами в имперских локациях, кроме схем сражений, правите вы, а не имперские игроки. Сами локации правителя не меняют.{ idle }
card-horned-mask = Рогатая маска
    .text = { relic-head } Поменяйте одного своего открытого советника с картой в своей локации.{ idle }
card-cup-of-plenty = Чаша изобилия
    .text = { relic-head } Торгуя с картой той масти, что есть у вашего открытого советника, не тратьте провиант.{ idle }
card-whistle = Свисток
    .text = { relic-head } Выберите фигурку в другой локации: её владелец должен, если может, переместиться к вам, не тратя провиант. Если он переместился, отдайте ему тайну с этой карты.{ idle }
card-dowsing-sticks = Лоза
    .text = { relic-head } Возьмите верхнюю реликвию колоды реликвий; оставьте её себе или положите под низ колоды.{ idle }
card-cracked-horn = Треснувший рог
    .text = { relic-head } Все карты, которые вы сбрасываете в этом поиске, можете положить под низ колоды земель.{ idle }
card-bandit-crown = Разбойничья корона
    .text = { relic-head } Вы правите всеми открытыми локациями без отрядов, а в локации под вашим правлением на 1 отряд больше. Банды нельзя убить, перенести и пожертвовать.{ idle }
card-ring-of-devotion = Кольцо преданности
    .text = { relic-head } Вы не можете ставить отряды в локации. Созыв приносит вам на 2 отряда больше.{ idle }
card-skeleton-key = Отмычка
    .text = { relic-head } Если вашей локацией правит канцлер, посмотрите реликвию в реликварии; можете её забрать.{ idle }
card-oracular-pig = Свинья-оракул
    .text = { relic-head } Посмотрите 3 верхние карты колоды земель.{ idle }
card-circlet-of-command = Венец власти
    .text = { relic-head } Другие игроки не могут ни объявлять целями, ни забирать ваши знамёна и другие реликвии. Если целью объявлены ваши фигурка и поддержка, добавьте 1 кубик защиты.{ idle }
card-ivory-eye = Костяной глаз
    .text = { relic-head } Посмотрите закрытую локацию, закрытого советника или закрытую реликвию в любой локации.{ idle }
card-map = Карта
    .text = { relic-head } Положите эту реликвию под низ колоды реликвий и получите 4 провианта.{ idle }
card-obsidian-cage = Обсидиановая клетка
    .text = { relic-head } Если вы стали триумфатором, поместите уцелевшие отряды врага на эту карту. Действие: верните любое число отрядов отсюда на планшеты их цветов.{ idle }
card-book-of-records = Книга летописей
    .text = { relic-head } Разыгрывая карту в локации, вы должны получать 1 тайну вместо 1 поддержки.{ idle }
card-dragonskin-drum = Барабан из драконьей кожи
    .text = { relic-head } После каждого своего перемещения, даже навязанного, получите 1 отряд.{ idle }
card-grand-scepter = Большой скипетр
    .text = { relic-head } Им нельзя пользоваться в тот ход, когда вы его забрали. Посмотрите реликвии в реликварии. Или предложите вассалитет изгнаннику, или изгоните другого вассала. Сначала он у канцлера.{ idle }

### Видения

card-conquest = Видение о завоевании
    .text = Цель: править бо́льшим числом локаций, чем любой другой игрок.{ " " }{ vision-rule }
card-rebellion = Видение о восстании
    .text = Цель: владеть народной поддержкой.{ " " }{ vision-rule }
card-sanctuary = Видение о святилище
    .text = Цель: владеть бо́льшим числом реликвий и знамён, чем любой другой игрок.{ " " }{ vision-rule }
card-faith = Видение о вере
    .text = Цель: владеть страшной тайной.{ " " }{ vision-rule }
card-conspiracy = Заговор
    .text = Разыграть его может любой. При розыгрыше: вы можете сжечь 1 тайну и забрать реликвию или знамя у игрока, чья фигурка в вашей локации, если хотя бы у 2 ваших советников масти такие же, как у его советников. Затем карта уходит из игры.{ idle }
vision-rule = Открыть его может лишь изгнанник; победа — в фазу подъёма или в конце 8-го раунда, если уже взяты 3 видения.

### Реликвию могут назвать и реликвией

relic-sticky-fire = { card-sticky-fire }
relic-cursed-cauldron = { card-cursed-cauldron }
relic-brass-horse = { card-brass-horse }
relic-truthful-harp = { card-truthful-harp }
relic-grand-mask = { card-grand-mask }
relic-horned-mask = { card-horned-mask }
relic-cup-of-plenty = { card-cup-of-plenty }
relic-whistle = { card-whistle }
relic-dowsing-sticks = { card-dowsing-sticks }
relic-cracked-horn = { card-cracked-horn }
relic-bandit-crown = { card-bandit-crown }
relic-ring-of-devotion = { card-ring-of-devotion }
relic-skeleton-key = { card-skeleton-key }
relic-oracular-pig = { card-oracular-pig }
relic-circlet-of-command = { card-circlet-of-command }
relic-ivory-eye = { card-ivory-eye }
relic-map = { card-map }
relic-obsidian-cage = { card-obsidian-cage }
relic-book-of-records = { card-book-of-records }
relic-dragonskin-drum = { card-dragonskin-drum }
relic-grand-scepter = { card-grand-scepter }
