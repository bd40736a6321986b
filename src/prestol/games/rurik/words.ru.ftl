### Rurik, Russian words. Same messages in the same order as words.en.ftl; the conventions stand there.
#
# Extra attributes here are cases: gen, acc, ins. Regions carry their preposition: .in («в Киеве», «на Волыни»), .to
# («в Киев»), .from («из Киева»). Names of players are not declined: «{ $seat_to } теряет», «игроку { $seat_to }».
# Names of cards are quoted and not declined.

### Game

game-name = Рюрик
game-tagline = Киевская Русь, 1015 год. Старый князь умер, и наследники шлют вперёд войска своих советников.

### Counts

n-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
n-price =
    { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }
n-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
    .acc =
        { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        }
n-goods =
    { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    }
n-troops =
    { $troops ->
        [one] { $troops } ратник
        [few] { $troops } ратника
       *[many] { $troops } ратников
    }
    .acc =
        { $troops ->
            [one] { $troops } ратника
           *[many] { $troops } ратников
        }
n-points =
    { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }
n-action-points =
    { $points ->
        [one] { $points } очко { $action-gen }
        [few] { $points } очка { $action-gen }
       *[many] { $points } очков { $action-gen }
    }
n-plain-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
n-muster =
    { $muster ->
        [one] { $muster } очко призыва
        [few] { $muster } очка призыва
       *[many] { $muster } очков призыва
    }
n-move =
    { $move ->
        [one] { $move } очко похода
        [few] { $move } очка похода
       *[many] { $move } очков похода
    }
n-attack =
    { $attack ->
        [one] { $attack } очко атаки
        [few] { $attack } очка атаки
       *[many] { $attack } очков атаки
    }
n-tax =
    { $tax ->
        [one] { $tax } очко дани
        [few] { $tax } очка дани
       *[many] { $tax } очков дани
    }
n-build =
    { $build ->
        [one] { $build } очко строительства
        [few] { $build } очка строительства
       *[many] { $build } очков строительства
    }
n-decrees =
    { $decrees ->
        [one] { $decrees } указ
        [few] { $decrees } указа
       *[many] { $decrees } указов
    }
gain-scheme =
    возьмите { $scheme ->
        [one] { $scheme } карту указа
        [few] { $scheme } карты указов
       *[many] { $scheme } карт указов
    } из одной колоды, одну оставьте, остальное верните на её верх
gain-ride =
    отправьте { $ride ->
        [one] { $ride } своего ратника в любой удел
       *[other] { $ride } своих ратников в любые уделы
    }, как бы далеко они ни были
gain-fewer = { n-attack }, причём при проверке потерь раскрывают на { n-fewer } меньше
n-wood =
    { $wood ->
        [1] дерево
        [one] { $wood } фишку дерева
        [few] { $wood } фишки дерева
       *[many] { $wood } фишек дерева
    }
n-ore =
    { $ore ->
        [1] руду
        [one] { $ore } фишку руды
        [few] { $ore } фишки руды
       *[many] { $ore } фишек руды
    }
n-fish =
    { $fish ->
        [1] рыбу
        [one] { $fish } фишку рыбы
        [few] { $fish } фишки рыбы
       *[many] { $fish } фишек рыбы
    }
n-honey =
    { $honey ->
        [1] мёд
        [one] { $honey } фишку мёда
        [few] { $honey } фишки мёда
       *[many] { $honey } фишек мёда
    }
n-fur =
    { $fur ->
        [1] пушнину
        [one] { $fur } фишку пушнины
        [few] { $fur } фишки пушнины
       *[many] { $fur } фишек пушнины
    }
n-same-goods =
    { $goods_same ->
        [one] { $goods_same } товар
        [few] { $goods_same } одинаковых товара
       *[many] { $goods_same } одинаковых товаров
    }
n-different-goods =
    { $goods_different ->
        [one] { $goods_different } товар
        [few] { $goods_different } разных товара
       *[many] { $goods_different } разных товаров
    }
n-any-goods =
    { $goods_any ->
        [one] { $goods_any } любой товар
        [few] { $goods_any } любых товара
       *[many] { $goods_any } любых товаров
    }
n-rebels =
    { $rebels ->
        [one] { $rebels } побеждённого мятежника
        [few] { $rebels } побеждённых мятежников
       *[many] { $rebels } побеждённых мятежников
    }
n-own-structures =
    { $structures ->
        [1] свою постройку
        [few] { $structures } свои постройки
       *[many] { $structures } своих построек
    }
n-ruled-troops =
    { $troops_ruled ->
        [one] { $troops_ruled } своего ратника
        [few] { $troops_ruled } своих ратников
       *[many] { $troops_ruled } своих ратников
    }
n-gathered =
    { $gathered ->
        [one] { $gathered } ратник
        [few] { $gathered } ратника
       *[many] { $gathered } ратников
    }
n-ride =
    { $ride ->
        [one] { $ride } ратник
        [few] { $ride } ратника
       *[many] { $ride } ратников
    }
n-fewer =
    { $fewer ->
        [one] { $fewer } указ
        [few] { $fewer } указа
       *[many] { $fewer } указов
    }
in-goods-regions =
    { $markets_of_goods ->
        [one] { $markets_of_goods } уделе
       *[other] { $markets_of_goods } уделах
    }
in-church-regions =
    { $churches_adjacent ->
        [one] { $churches_adjacent } уделе
       *[other] { $churches_adjacent } соседних уделах
    }
in-stronghold-regions =
    { $strongholds_adjacent ->
        [one] { $strongholds_adjacent } уделе
       *[other] { $strongholds_adjacent } соседних уделах
    }
in-occupied =
    { $occupied ->
        [one] { $occupied } удел
        [few] { $occupied } удела
       *[many] { $occupied } уделов
    }

### Regions

about-region = Удел на карте. Товар: { $good }. Соседние уделы: { $region_all }.
region-novgorod = Новгород
    .text = { about-region }
    .short = Нов
    .in = в Новгороде
    .to = в Новгород
    .from = из Новгорода
region-rostov = Ростов
    .text = { about-region }
    .short = Рос
    .in = в Ростове
    .to = в Ростов
    .from = из Ростова
region-polotsk = Полоцк
    .text = { about-region }
    .short = Пол
    .in = в Полоцке
    .to = в Полоцк
    .from = из Полоцка
region-smolensk = Смоленск
    .text = { about-region }
    .short = Смо
    .in = в Смоленске
    .to = в Смоленск
    .from = из Смоленска
region-volyn = Волынь
    .text = { about-region }
    .short = Вол
    .in = на Волыни
    .to = на Волынь
    .from = с Волыни
region-kiev = Киев
    .text = { about-region }
    .short = Кие
    .in = в Киеве
    .to = в Киев
    .from = из Киева
region-chernigov = Чернигов
    .text = { about-region }
    .short = Чер
    .in = в Чернигове
    .to = в Чернигов
    .from = из Чернигова
region-pereyaslavl = Переяславль
    .text = { about-region }
    .short = Пер
    .in = в Переяславле
    .to = в Переяславль
    .from = из Переяславля
region-pskov = Псков
    .text = { about-region }
    .short = Пск
    .in = во Пскове
    .to = во Псков
    .from = из Пскова
region-suzdal = Суздаль
    .text = { about-region }
    .short = Суз
    .in = в Суздале
    .to = в Суздаль
    .from = из Суздаля
region-galich = Галич
    .text = { about-region }
    .short = Гал
    .in = в Галиче
    .to = в Галич
    .from = из Галича
region-brest = Брест
    .text = { about-region }
    .short = Бре
    .in = в Бресте
    .to = в Брест
    .from = из Бреста
region-murom = Муром
    .text = { about-region }
    .short = Мур
    .in = в Муроме
    .to = в Муром
    .from = из Мурома
region-peresech = Пересечен
    .text = { about-region }
    .short = Прс
    .in = в Пересечене
    .to = в Пересечен
    .from = из Пересечена
region-azov = Азов
    .text = { about-region }
    .short = Азо
    .in = в Азове
    .to = в Азов
    .from = из Азова

### Goods

about-good = Товар. Его приносит дань с удела, а часто и побеждённый мятежник. В ладье он продвигает по треку торговли, а то, чему в ней нет места, лежит на пристани. Товарами платят за деяния и за жетон обмена.
good-wood = дерево
    .text = { about-good }
    .cap = Дерево
    .letter = Д
    .gen = дерева
    .acc = дерево
good-ore = руда
    .text = { about-good }
    .cap = Руда
    .letter = Р
    .gen = руды
    .acc = руду
good-fish = рыба
    .text = { about-good }
    .cap = Рыба
    .letter = Ы
    .gen = рыбы
    .acc = рыбу
good-honey = мёд
    .text = { about-good }
    .cap = Мёд
    .letter = М
    .gen = мёда
    .acc = мёд
good-fur = пушнина
    .text = { about-good }
    .cap = Пушнина
    .letter = П
    .gen = пушнины
    .acc = пушнину
counted-good =
    { $n ->
        [1] { $good-acc }
        [one] { $n } фишку { $good-gen }
        [few] { $n } фишки { $good-gen }
       *[many] { $n } фишек { $good-gen }
    }

### Rewards of rebels, and what a market brings

reward-coin1 = 1 монета
    .acc = 1 монету
reward-coin2 = 2 монеты
    .acc = 2 монеты
reward-wood = дерево
    .acc = дерево
reward-ore = руда
    .acc = руду
reward-fish = рыба
    .acc = рыбу
reward-honey = мёд
    .acc = мёд
reward-fur = пушнина
    .acc = пушнину
gain-coin = 1 монета
    .acc = 1 монету
gain-wood = дерево
    .acc = дерево
gain-ore = руда
    .acc = руду
gain-fish = рыба
    .acc = рыбу
gain-honey = мёд
    .acc = мёд
gain-fur = пушнина
    .acc = пушнину

### Actions

action-muster = Призыв
    .gen = призыва
    .text = За каждое очко поставьте ратника из запаса в удел, который вы занимаете. Так же возвращается и убранный с поля персонаж.
    .brief = Ратник в занятый вами удел
action-move = Поход
    .gen = похода
    .text = За каждое очко один ваш ратник или персонаж переходит в соседний удел. Той же фигуркой можно идти и дальше за следующие очки. Чужие ратники не помеха. Ненужные очки пропадают.
    .brief = Ратник в соседний удел
action-attack = Атака
    .gen = атаки
    .text = Каждое очко — одна атака на мятежника или соперника в уделе, где есть ваш ратник. Побеждённого мятежника вы забираете вместе с наградой. Соперник убирает ратника (персонажа последним), ваша фишка войны поднимается, и вы проверяете потери.
    .brief = Атака на мятежника или соперника
action-tax = Дань
    .gen = дани
    .text = Заберите товар из занятого вами удела: за 1 очко, если вы им владеете, и за 2, если нет. Оставшиеся очки складываются с другими очками дани этого же хода.
    .brief = Товар: 1 очко во владении, иначе 2
action-build = Строительство
    .gen = строительства
    .text = Возведите постройку в занятом вами уделе: за 1 очко, если вы им владеете, и за 2, если нет. Больше ничего платить не нужно. В уделе помещается одна постройка каждого типа, чья бы она ни была. Оставшиеся очки складываются с другими очками строительства этого же хода.
    .brief = Постройка: 1 очко во владении, иначе 2
action-scheme = Указы
    .gen = указов
    .text = Возьмите из одной колоды столько карт указов, сколько у вас очков. Одну оставьте, прочие верните на верх колоды в любом порядке. С верхнего деления вы ещё и передаёте фишку первого игрока кому угодно.
    .brief = Взять указы, один оставить

### Banners

banner-muster = стяг призыва
    .cap = Стяг призыва
    .gen = стяга призыва
    .pre = стяге призыва
banner-move = стяг похода
    .cap = Стяг похода
    .gen = стяга похода
    .pre = стяге похода
banner-attack = стяг атаки
    .cap = Стяг атаки
    .gen = стяга атаки
    .pre = стяге атаки
banner-tax = стяг дани
    .cap = Стяг дани
    .gen = стяга дани
    .pre = стяге дани
banner-build = стяг строительства
    .cap = Стяг строительства
    .gen = стяга строительства
    .pre = стяге строительства
banner-scheme = стяг указов
    .cap = Стяг указов
    .gen = стяга указов
    .pre = стяге указов

### Structures

structure-church = церковь
    .cap = Церковь
    .letter = Ц
    .acc = церковь
    .text = Построив церковь, уберите из удела мятежника или ратника соперника (но не персонажа) и поставьте на его место своего ратника. Чужая фигурка убирается, даже если ваш запас пуст. Такой мятежник уходит в коробку: награды нет, побеждённым он не считается.
    .brief = Обращает ратника или мятежника в вашего
structure-stronghold = крепость
    .cap = Крепость
    .letter = К
    .acc = крепость
    .text = Считается за одного вашего ратника, когда определяют владельца удела. Соперник, атакующий вас здесь, раскрывает на 1 указ больше.
    .brief = Как ратник при владении; атакующему +1 указ
structure-market = рынок
    .cap = Рынок
    .letter = Р
    .acc = рынок
    .text = Забирая товар из удела с вашим рынком, получите ещё один такой же товар или монету. Если товара в уделе нет, рынок ничего не даёт.
    .brief = К дани ещё товар или монета

### Figures, decks, tracks

figure-troop = ратник
    .acc = ратника
figure-leader = персонаж
    .acc = персонажа
about-deck = Указы берут сверху и кладут обратно наверх. Когда одна из двух колод кончается, сброс и другую колоду перемешивают и делят заново.
deck-left = левая колода
    .text = { about-deck }
    .cap = Левая колода
    .gen = левой колоды
    .acc = левую колоду
deck-right = правая колода
    .text = { about-deck }
    .cap = Правая колода
    .gen = правой колоды
    .acc = правую колоду
track-holdings = владения
    .gen = владений
    .cap = Владения
    .text = Сколькими уделами вы владеете в конце раунда. Для верхнего деления среди них должны быть Киев и Новгород.
    .brief = Уделы, которыми вы владеете
track-structures = постройки
    .gen = построек
    .cap = Постройки
    .text = Наибольшая группа соседних уделов, в каждом из которых есть ваша постройка.
    .brief = Соседние уделы с вашими постройками
track-trade = торговля
    .gen = торговли
    .cap = Торговля
    .text = Сколько товаров в вашей ладье. Товары на пристани не в счёт.
    .brief = Товары в ладье
track-war = война
    .gen = войны
    .cap = Война
    .text = Поднимается на деление, только когда вы атакуете соперника. В конце первое место приносит победные очки: { $first }, а второе при единственном первом: { $second }.
    .brief = Атаки на соперников

### Leaders

leader-agatha = Агафья
    .gen = Агафьи
    .acc = Агафью
    .ins = Агафьей
    .text = Когда Агафья идёт в поход, с ней без затраты очков могут пойти один или два ваших ратника. Они выходят из того же удела и приходят туда же, куда она. Это верно для каждого её перехода.
    .brief = Ведёт за собой до двух ратников без очков
leader-boris = Борис
    .gen = Бориса
    .acc = Бориса
    .ins = Борисом
    .text = Атакуя соперника в уделе, где стоит Борис, раскрывайте на 1 указ меньше и забирайте у этого соперника 1 монету. Если монет у него нет, указов всё равно меньше; если раскрывать нечего, монету вы всё равно забираете.
    .brief = Атака здесь: на 1 указ меньше, кража монеты
leader-maria = Мария
    .gen = Марии
    .acc = Марию
    .ins = Марией
    .text = Раз в раунд, призывая ратников, вы можете поставить их в один удел по соседству с Марией, в котором ваших ратников нет.
    .brief = Раз в раунд: призыв в соседний удел
leader-mstislav = Мстислав
    .gen = Мстислава
    .acc = Мстислава
    .ins = Мстиславом
    .text = В уделе, где стоит Мстислав, сбор дани стоит вам 1 очко дани, а постройка — 1 очко строительства, кто бы этим уделом ни владел.
    .brief = Дань и постройки здесь за 1 очко
leader-predslava = Предслава
    .gen = Предславы
    .acc = Предславу
    .ins = Предславой
    .text = Раз в раунд в свой ход вы можете без затраты очков отправить чужого ратника или персонажа из удела, где стоит Предслава, в соседний. Его хозяин получает 1 монету из запаса.
    .brief = Раз в раунд: выслать чужого ратника
leader-sviatopolk = Святополк
    .gen = Святополка
    .acc = Святополка
    .ins = Святополком
    .text = Мятежники в уделе, где стоит Святополк, считаются вашими ратниками при определении владельца удела, но больше ни для чего. Победив там мятежника, поставьте на его место своего ратника. Фигурку и награду вы получаете как обычно.
    .brief = Мятежники здесь за вас; побеждённые — ваши ратники
leader-sudislav = Судислав
    .gen = Судислава
    .acc = Судислава
    .ins = Судиславом
    .text = Очки атаки вы можете тратить как очки призыва и ставить ратников в удел, где стоит Судислав. Очки можно разделить: часть на атаки, часть на ратников.
    .brief = Очки атаки могут призывать ратников сюда
leader-yaroslav = Ярослав
    .gen = Ярослава
    .acc = Ярослава
    .ins = Ярославом
    .text = В уделе, где стоит Ярослав, чужие постройки не действуют, а при равенстве владельцем считаетесь вы. Построить здесь церковь соперники могут, но она никого не обратит.
    .brief = Чужие постройки не действуют, равенство за вас
leader-sviatopolk-solo = Святополк
    .gen = Святополка
    .acc = Святополка
    .ins = Святополком
    .text = Предводитель мятежа. Когда мятеж атакует вас в его уделе, раскрывают на 1 указ меньше. В конце каждого раунда мятеж призывает туда ратника.
    .brief = Атака здесь: на 1 указ меньше; ратник каждый раунд

### Achievements

achievement-dignified = Богатырь
    .text = Совершить больше всех подвигов. Равенства достаточно, но хотя бы один нужен.
    .brief = Больше всех подвигов
achievement-regal = Вельможа
    .text = Иметь больше всех пушнины и мёда вместе, в ладье и на пристани. Равенства достаточно, но хотя бы одна фишка нужна.
    .brief = Больше всех пушнины и мёда
achievement-courageous = Витязь
    .text = Победить больше всех мятежников. Убранные церковью не в счёт. Равенства достаточно, но хотя бы один нужен.
    .brief = Больше всех побеждённых мятежников
achievement-conquering = Воевода
    .text = Быть выше всех на счётчике войны. Равенства достаточно, но фишка должна стоять на счётчике.
    .brief = Выше всех на счётчике войны
achievement-capable = Добытчик
    .text = Иметь больше всех товаров, в ладье и на пристани вместе. Равенства достаточно, но хотя бы один нужен.
    .brief = Больше всех товаров
achievement-protective = Заступник
    .text = Иметь больше всех построек в своих владениях. Считается каждая постройка любого игрока. Равенства достаточно, но хотя бы одна нужна.
    .brief = Больше всех построек во владениях
achievement-committed = Зодчий
    .text = Быть выше всех на счётчике построек. Равенства достаточно, но фишка должна стоять на счётчике.
    .brief = Выше всех на счётчике построек
achievement-wealthy = Казначей
    .text = Иметь больше всех монет. После последнего раунда дохода нет. Равенства достаточно, но хотя бы одна нужна.
    .brief = Больше всех монет
achievement-esteemed = Княжич
    .text = Занимать больше всех уделов; владеть ими не обязательно. Равенства достаточно, но хотя бы один нужен.
    .brief = Больше всех занятых уделов
achievement-prosperous = Купец
    .text = Быть выше всех на счётчике торговли. Равенства достаточно, но фишка должна стоять на счётчике.
    .brief = Выше всех на счётчике торговли
achievement-successful = Самодержец
    .text = Быть выше всех на счётчике владений. Равенства достаточно, но фишка должна стоять на счётчике.
    .brief = Выше всех на счётчике владений

### Decrees. A decree has no name but what it does.

price-and-loss =
    { $price ->
        [0] { "" }
       *[other] { " " }Чтобы выполнить указ, заплатите { n-price }.
    }{ $losses ->
        [0] { "" }
        [1] { " " }На карте символ потери.
       *[other] { " " }Символов потери на карте: { $losses }.
    }
decree-muster1-1 = Призыв 1
    .text = Вы получаете { n-muster }.{ price-and-loss }
decree-muster1-2 = Призыв 1
    .text = Вы получаете { n-muster }.{ price-and-loss }
decree-muster1_paid = Призыв 1 за монету
    .text = Вы получаете { n-muster }.{ price-and-loss }
decree-muster1_coin = Призыв 1 и монета
    .text = Вы получаете { n-muster } и { n-coins.acc }.{ price-and-loss }
decree-muster2 = Призыв 2
    .text = Вы получаете { n-muster }.{ price-and-loss }
decree-move1 = Поход 1
    .text = Вы получаете { n-move }.{ price-and-loss }
decree-move2-1 = Поход 2
    .text = Вы получаете { n-move }.{ price-and-loss }
decree-move2-2 = Поход 2
    .text = Вы получаете { n-move }.{ price-and-loss }
decree-move3 = Поход 3
    .text = Вы получаете { n-move }.{ price-and-loss }
decree-attack1-1 = Атака 1
    .text = Вы получаете { n-attack }.{ price-and-loss }
decree-attack1-2 = Атака 1
    .text = Вы получаете { n-attack }.{ price-and-loss }
decree-attack1-3 = Атака 1
    .text = Вы получаете { n-attack }.{ price-and-loss }
decree-attack1_paid = Атака 1 за монету
    .text = Вы получаете { n-attack }.{ price-and-loss }
decree-attack1_coin = Атака 1 и монета
    .text = Вы получаете { n-attack } и { n-coins.acc }.{ price-and-loss }
decree-tax1-1 = Дань 1
    .text = Вы получаете { n-tax }.{ price-and-loss }
decree-tax1-2 = Дань 1
    .text = Вы получаете { n-tax }.{ price-and-loss }
decree-tax1_coin = Дань 1 и монета
    .text = Вы получаете { n-tax } и { n-coins.acc }.{ price-and-loss }
decree-tax2 = Дань 2
    .text = Вы получаете { n-tax }.{ price-and-loss }
decree-tax2_paid = Дань 2 за монету
    .text = Вы получаете { n-tax }.{ price-and-loss }
decree-build1-1 = Строительство 1
    .text = Вы получаете { n-build }.{ price-and-loss }
decree-build1-2 = Строительство 1
    .text = Вы получаете { n-build }.{ price-and-loss }
decree-build1_paid = Строительство 1 за монету
    .text = Вы получаете { n-build }.{ price-and-loss }
decree-build1_coin = Строительство 1 и монета
    .text = Вы получаете { n-build } и { n-coins.acc }.{ price-and-loss }
decree-coins2-1 = Две монеты
    .text = Вы получаете { n-coins.acc }.{ price-and-loss }
decree-coins2-2 = Две монеты
    .text = Вы получаете { n-coins.acc }.{ price-and-loss }
decree-deed = Подвиг
    .text = Возьмите один из открытых подвигов.{ price-and-loss }
decree-deed_paid = Подвиг за монету
    .text = Возьмите один из открытых подвигов.{ price-and-loss }
decree-deed_coin = Подвиг и монета
    .text = Возьмите один из открытых подвигов и { n-coins.acc }.{ price-and-loss }
decree-move2_war1 = Поход 2 и война
    .text = Вы получаете { n-move }, а ваша фишка войны поднимается на деление.{ price-and-loss }
decree-build_or_attack = Строительство 1 или Атака 1
    .text = Вы получаете 1 очко строительства или 1 очко атаки на выбор.{ price-and-loss }
decree-move1_muster1 = Поход 1 и Призыв 1
    .text = Вы получаете { n-move } и { n-muster }.{ price-and-loss }
decree-tax_or_muster_x2 = Дань или Призыв, дважды
    .text = Вы получаете 2 очка; каждое — дани или призыва на выбор.{ price-and-loss }

### Deeds

deed-market_day = Базарный день
    .text = Условие: иметь свои рынки в { in-goods-regions } с разными символами товаров. Владеть ими не обязательно. Награда: { gain-scheme }.
    .need = Рынки в { in-goods-regions } с разными товарами
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-market_day.need } → { deed-market_day.gain }
    .option = «{ deed-market_day }». { deed-market_day.brief }
deed-honorable_prince = Благородный князь
    .text = Условие: сбросить с руки { n-decrees } и заплатить { n-coins.acc }. Награда: { n-muster }.
    .need = Сбросить { n-decrees }, заплатить { n-coins.acc }
    .gain = { n-muster }
    .brief = { deed-honorable_prince.need } → { deed-honorable_prince.gain }
    .option = «{ deed-honorable_prince }». { deed-honorable_prince.brief }
deed-master_beekeeper = Бортничество
    .text = Условие: сбросить с руки { n-decrees } и отдать { n-honey }. Награда: { n-build }.
    .need = Сбросить { n-decrees }, отдать { n-honey }
    .gain = { n-build }
    .brief = { deed-master_beekeeper.need } → { deed-master_beekeeper.gain }
    .option = «{ deed-master_beekeeper }». { deed-master_beekeeper.brief }
deed-great_library = Великая библиотека
    .text = Условие: сбросить с руки { n-decrees } и отдать { n-ore }. Награда: { n-build }.
    .need = Сбросить { n-decrees }, отдать { n-ore }
    .gain = { n-build }
    .brief = { deed-great_library.need } → { deed-great_library.gain }
    .option = «{ deed-great_library }». { deed-great_library.brief }
deed-establish_fortress = Великая крепость
    .text = Условие: иметь свои крепость и церковь в одном уделе, которым владеть не обязательно, и отдать { n-wood }. Награда: { gain-scheme }.
    .need = Крепость и церковь в одном уделе; отдать { n-wood }
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-establish_fortress.need } → { deed-establish_fortress.gain }
    .option = «{ deed-establish_fortress }». { deed-establish_fortress.brief }
deed-grand_hunter = Великая охота
    .text = Условие: иметь фишку первого игрока и отдать { n-fur }. Награда: { n-move }.
    .need = Фишка первого игрока; отдать { n-fur }
    .gain = { n-move }
    .brief = { deed-grand_hunter.need } → { deed-grand_hunter.gain }
    .option = «{ deed-grand_hunter }». { deed-grand_hunter.brief }
deed-dispatch_messengers = Гонцы
    .text = Условие: занимать { in-occupied } или больше. Владеть ими не обязательно. Награда: { n-muster }.
    .need = Занимать { in-occupied } или больше
    .gain = { n-muster }
    .brief = { deed-dispatch_messengers.need } → { deed-dispatch_messengers.gain }
    .option = «{ deed-dispatch_messengers }». { deed-dispatch_messengers.brief }
deed-send_gifts = Дары
    .text = Условие: отдать { n-fish }, { n-fur } и { n-coins.acc }. Награда: { gain-ride }.
    .need = Отдать { n-fish }, { n-fur } и { n-coins.acc }
    .gain = { n-ride } в любые уделы
    .brief = { deed-send_gifts.need } → { deed-send_gifts.gain }
    .option = «{ deed-send_gifts }». { deed-send_gifts.brief }
deed-tithe_payments = Десятина
    .text = Условие: иметь свои церкви в { in-church-regions }. Владеть ими не обязательно. Награда: { n-coins }.
    .need = Церкви в { in-church-regions }
    .gain = { n-coins }
    .brief = { deed-tithe_payments.need } → { deed-tithe_payments.gain }
    .option = «{ deed-tithe_payments }». { deed-tithe_payments.brief }
deed-border_patrols = Дозорные
    .text = Условие: убрать по одному своему ратнику из { $troops_apart } уделов. Награда: { gain-ride }.
    .need = Убрать по ратнику из { $troops_apart } уделов
    .gain = { n-ride } в любые уделы
    .brief = { deed-border_patrols.need } → { deed-border_patrols.gain }
    .option = «{ deed-border_patrols }». { deed-border_patrols.brief }
deed-law_giver = Законотворец
    .text = Условие: иметь { n-rebels } (фигурки остаются у вас) и заплатить { n-coins.acc }. Награда: { gain-scheme }.
    .need = Иметь { n-rebels }; заплатить { n-coins.acc }
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-law_giver.need } → { deed-law_giver.gain }
    .option = «{ deed-law_giver }». { deed-law_giver.brief }
deed-defensive_belt = Засечная черта
    .text = Условие: иметь свои крепости в { in-stronghold-regions }. Владеть ими не обязательно. Награда: { gain-fewer }.
    .need = Крепости в { in-stronghold-regions }
    .gain = { n-attack }, раскрыть на { n-fewer } меньше
    .brief = { deed-defensive_belt.need } → { deed-defensive_belt.gain }
    .option = «{ deed-defensive_belt }». { deed-defensive_belt.brief }
deed-hoard = Казна
    .text = Условие: отдать { n-same-goods }. Награда: { gain-scheme }.
    .need = Отдать { n-same-goods }
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-hoard.need } → { deed-hoard.gain }
    .option = «{ deed-hoard }». { deed-hoard.brief }
deed-wilderness_forts = Лесной острог
    .text = Условие: отдать { n-ore }, { n-fur } и { n-wood }. Награда: { n-build }.
    .need = Отдать { n-ore }, { n-fur } и { n-wood }
    .gain = { n-build }
    .brief = { deed-wilderness_forts.need } → { deed-wilderness_forts.gain }
    .option = «{ deed-wilderness_forts }». { deed-wilderness_forts.brief }
deed-peace_maker = Миротворец
    .text = Условие: убрать { n-ruled-troops } из одного удела, которым вы владеете. Награда: { gain-scheme }.
    .need = Убрать { n-ruled-troops } из одного владения
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-peace_maker.need } → { deed-peace_maker.gain }
    .option = «{ deed-peace_maker }». { deed-peace_maker.brief }
deed-reward_laborers = Награда труженикам
    .text = Условие: отдать { n-any-goods } и { n-coins.acc }. Награда: { gain-scheme }.
    .need = Отдать { n-any-goods } и { n-coins.acc }
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-reward_laborers.need } → { deed-reward_laborers.gain }
    .option = «{ deed-reward_laborers }». { deed-reward_laborers.brief }
deed-new_beginning = Новое начало
    .text = Условие: убрать с поля { n-own-structures }. Награда: { n-tax }.
    .need = Убрать { n-own-structures }
    .gain = { n-tax }
    .brief = { deed-new_beginning.need } → { deed-new_beginning.gain }
    .option = «{ deed-new_beginning }». { deed-new_beginning.brief }
deed-splendid_feast = Пир на весь мир
    .text = Условие: отдать { n-fish }, { n-honey } и { n-coins.acc }. Награда: { gain-scheme }.
    .need = Отдать { n-fish }, { n-honey } и { n-coins.acc }
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-splendid_feast.need } → { deed-splendid_feast.gain }
    .option = «{ deed-splendid_feast }». { deed-splendid_feast.brief }
deed-victory_march = Победная поступь
    .text = Условие: сбросить с руки { n-decrees } и убрать { n-troops.acc } откуда угодно. Награда: { gain-ride }.
    .need = Сбросить { n-decrees }, убрать { n-troops.acc }
    .gain = { n-ride } в любые уделы
    .brief = { deed-victory_march.need } → { deed-victory_march.gain }
    .option = «{ deed-victory_march }». { deed-victory_march.brief }
deed-hire_mercenaries = Привлечение наёмников
    .text = Условие: отдать { n-fish }, { n-ore } и { n-coins.acc }. Награда: { gain-fewer }.
    .need = Отдать { n-fish }, { n-ore } и { n-coins.acc }
    .gain = { n-attack }, раскрыть на { n-fewer } меньше
    .brief = { deed-hire_mercenaries.need } → { deed-hire_mercenaries.gain }
    .option = «{ deed-hire_mercenaries }». { deed-hire_mercenaries.brief }
deed-enforce_peace = Принуждение к миру
    .text = Условие: иметь { n-rebels } (фигурки остаются у вас) и отдать { n-wood } и { n-honey }. Награда: { gain-fewer }.
    .need = Иметь { n-rebels }; отдать { n-wood } и { n-honey }
    .gain = { n-attack }, раскрыть на { n-fewer } меньше
    .brief = { deed-enforce_peace.need } → { deed-enforce_peace.gain }
    .option = «{ deed-enforce_peace }». { deed-enforce_peace.brief }
deed-retire_veterans = Роспуск войска
    .text = Условие: убрать { n-troops.acc } откуда угодно и заплатить { n-coins.acc }. Награда: { gain-scheme }.
    .need = Убрать { n-troops.acc }, заплатить { n-coins.acc }
    .gain = указы: взять { $scheme }, оставить 1
    .brief = { deed-retire_veterans.need } → { deed-retire_veterans.gain }
    .option = «{ deed-retire_veterans }». { deed-retire_veterans.brief }
deed-amass_forces = Сбор сил
    .text = Условие: собрать в одном уделе { n-gathered } или больше. Награда: { n-move }.
    .need = { n-gathered } или больше в одном уделе
    .gain = { n-move }
    .brief = { deed-amass_forces.need } → { deed-amass_forces.gain }
    .option = «{ deed-amass_forces }». { deed-amass_forces.brief }
deed-capital_city = Стольный град
    .text = Условие: иметь свои рынок, крепость и церковь в одном уделе, которым владеть не обязательно. Награда: { n-tax }.
    .need = Рынок, крепость и церковь в одном уделе
    .gain = { n-tax }
    .brief = { deed-capital_city.need } → { deed-capital_city.gain }
    .option = «{ deed-capital_city }». { deed-capital_city.brief }
deed-trade_route = Торговый путь
    .text = Условие: отдать { n-different-goods }. Награда: { n-coins }.
    .need = Отдать { n-different-goods }
    .gain = { n-coins }
    .brief = { deed-trade_route.need } → { deed-trade_route.gain }
    .option = «{ deed-trade_route }». { deed-trade_route.brief }
deed-generous_prince = Щедрый князь
    .text = Условие: заплатить { n-coins.acc }. Награда: { n-muster }.
    .need = Заплатить { n-coins.acc }
    .gain = { n-muster }
    .brief = { deed-generous_prince.need } → { deed-generous_prince.gain }
    .option = «{ deed-generous_prince }». { deed-generous_prince.brief }

### Variants and other choices before the match

variant-goods = Товары уделов
    .text = Где какой товар добывают.
variant-goods-printed = Как на поле
    .text = Каждый удел даёт товар, нарисованный у его названия.
variant-goods-shuffled = Жетоны товаров
    .text = Товары распределяются заново: перед партией символ каждого удела закрывает перемешанный жетон и действует вместо него.
variant-rebels = Награды за мятежников
    .text = Что приносит побеждённый мятежник.
variant-rebels-figures = На фигурках
    .text = Награда за каждого мятежника известна с самого начала.
variant-rebels-tokens = Жетоны наград
    .text = Награда неизвестна заранее: за каждого побеждённого мятежника открывают верхний жетон перемешанной стопки.
variant-deeds = Ряд подвигов
    .text = Что бывает с подвигами, которых никто не взял.
variant-deeds-kept = Остаются
    .text = Заменяют только взятые подвиги.
variant-deeds-refreshed = Ряд обновляется
    .text = Когда в фазе развития подвиг выберет последний игрок, два оставшихся сбрасывают и открывают три новых.
variant-decrees = Колода указов
    .text = Какие указы замешивают в колоды.
variant-decrees-base = 28 указов
    .text = Карты, которые сходятся со всем, что правила говорят об указах. Рекомендуем.
variant-decrees-extended = 32 указа
    .text = Ещё четыре карты: с делением счётчика войны, с очками на выбор и с двойными символами потери, каждый из которых стоит ратника.
variant-leaders = Персонажи
    .text = Как игрокам достаются персонажи.
variant-leaders-chosen = По выбору
    .text = Игроки выбирают по очереди, начиная с первого.
variant-leaders-dealt = По жребию
    .text = Каждому достаётся случайный персонаж.
variant-war_zero = Нуль на счётчике войны
    .text = Может ли занять место фишка войны, которая ни разу не двигалась.
variant-war_zero-no-place = Без места
    .text = Фишка ниже счётчика очков не приносит. Рекомендуем.
variant-war_zero-place = Нуль считается
    .text = Нуль делений сравнивают, как любое другое число: если никто ни на кого не нападал, первые все.
variant-level = Уровень одиночной игры
    .text = Каким планшетом пользуется мятеж, когда вы играете в одиночку. На другие партии не влияет.
variant-level-1 = Уровень 1
    .text = Мятеж начинает со строительства. Бонусов у него мало, с самого начала открыт один.
variant-level-2 = Уровень 2
    .text = Мятеж начинает с дани. Призывая, он получает монету, а собирая дань — ещё очко дани.
variant-level-3 = Уровень 3
    .text = Мятеж начинает с атак и походов. Призывая, он ещё и идёт в поход, а атакует дважды.
variant-level-4 = Уровень 4
    .text = Мятеж начинает со строительства. Он строит дважды, призывая, идёт в поход, а в атаках теряет меньше.

### Terms

term-region = Удел
    .text = Земля на поле. Вдвоём и в одиночку играют в 8 уделах, втроём в 11, вчетвером в 15. Остальных в партии нет, и пройти через них нельзя.
term-troop = Ратник
    .text = Ваша фигурка на поле. Персонаж во всём считается ратником. Ратников у вас { $troops }, не считая персонажа.
term-leader = Персонаж
    .text = Ратник со своей способностью. Из удела его убирают последним, а вернуть можно призывом.
term-occupy = Занимать удел
    .text = Вы занимаете удел, если в нём есть хотя бы один ваш ратник.
term-rule = Владеть уделом
    .text = Вы владеете уделом, если ваших ратников в нём больше, чем мятежников и чем ратников каждого другого игрока по отдельности. Ваша крепость считается за ратника. При равенстве уделом не владеет никто.
term-supply = Запас
    .text = Ваши фигурки и постройки, которых нет на поле. Монеты и товары в общем запасе не кончаются.
term-boat = Ладья
    .text = Каждая ячейка ладьи принимает одну фишку своего товара. Товары в ладье считаются для счётчика торговли, а полный столбец приносит монету дохода. Товары всегда лежат там, где они выгоднее.
term-dock = Пристань
    .text = Здесь лежат монеты и товары, которым не нашлось ячейки в ладье. Платить можно и с ладьи, и с пристани.
term-advisor = Советник
    .text = Фигурка с числом — значением влияния. Сильные советники занимают лучшие деления, но ходят позже.
term-banner = Стяг
    .text = Столбец планшета стратегии, один на каждое действие. Деление, на котором стоит советник, говорит, сколько очков принесёт действие и сколько оно стоит.
term-bribe = Взятка
    .text = Монеты, которые кладут рядом с советником, когда помещают его на стяг. Каждая повышает его влияние на 1, но очередь действий не меняет. Когда советник уходит со стяга, они возвращаются в общий запас.
term-influence = Влияние
    .text = Число советника плюс монеты его взятки.
term-main-action = Основное действие
    .text = Действие советника, которого вы забираете со стяга. Вместо него можно взять монету; если цену заплатить нечем, только это и остаётся.
term-extra-action = Дополнительное действие
    .text = До или после основного действия, каждое раз в ход: выполнить указ, совершить подвиг, использовать жетон обмена.
term-decree = Указ
    .text = Скрытая карта на вашей руке. За ход можно выполнить один указ ради его награды. Символы потерь важны, только когда указ раскрывают после атаки.
term-deed = Подвиг
    .text = Карта с условием или ценой, наградой и победными очками. За ход можно совершить один из своих подвигов.
term-achievement = Достижение
    .text = Тайная цель, выбранная в начале. Если к концу никто вас в ней не превзошёл, она приносит победные очки: { $achievement_points }.
term-exchange = Жетон обмена
    .text = Два товара за одно очко: дерево или руда и любой товар за очко строительства, мёд или рыба и любой товар за очко призыва. Один за ход, каждый раз в раунд.
term-rebel = Мятежник
    .text = Одинокая фигурка, которая в начале стоит в каждом уделе. Победитель забирает её и получает награду.
term-losses = Проверка потерь
    .text = После атаки на соперника раскройте указ из одной колоды, ещё один, если соперник владел уделом, и ещё один за его крепость. На первом же символе потери остановитесь и уберите из удела своего ратника.
term-first-player = Первый игрок
    .text = Первым помещает советников и первым ходит. Фишка может перейти к другому благодаря верхнему делению стяга указов, а порядок хода сменится в начале фазы развития.
term-round = Раунд
    .text = В партии их четыре, в каждом фаза стратегии, фаза действий и фаза развития.
term-income = Доход
    .text = В фазе развития первых трёх раундов: по монете за каждую из четырёх ваших фишек, которая ещё ниже своего счётчика, и по монете за каждый полный столбец ладьи.
term-vp = Победные очки
    .text = У кого их больше всех после четвёртого раунда, тот и становится правителем всея Руси.

### Score

score-holdings = Счётчик владений
    .text = По делению, на котором стоит ваша фишка: { $steps }.
score-structures = Счётчик построек
    .text = По делению, на котором стоит ваша фишка: { $steps }.
score-trade = Счётчик торговли
    .text = По делению, на котором стоит ваша фишка: { $steps }.
score-war = Счётчик войны
    .text = Первое место приносит { $first }, и если его делят, то каждому; второе при единственном первом — { $second }.
score-deeds = Подвиги
    .text = 1 или 2 за каждый совершённый подвиг, как указано на карте.
score-achievement = Достижение
    .text = { $achievement_points }, если никто вас в нём не превзошёл.
score-coins = Монеты мятежа
    .text = 1 очко за столько монет: { $coins_a_point }. Неполное считается. Только для мятежа.
score-goods = Товары на пристани мятежа
    .text = 1 очко за столько товаров: { $goods_a_point }. Неполное считается. Только для мятежа.

### End of the game

end-rounds = Четыре раунда сыграны.
end-won = Мятеж подавлен.
end-lost = Мятеж победил.
end-shared = Вы и мятеж равны до последней монеты.

### The Rebellion

seat-rebellion = Мятеж
    .text = Мятеж Святополка — ваш соперник в одиночной игре. Его ратники — фигурки мятежников, советников он помещает по карте раунда, а вас спрашивает лишь о том, из какой колоды раскрывать указы.
neutral-neutral = Ничей ратник
    .text = В одиночной игре в некоторых уделах стоит ничей ратник. При определении владельца он считается ещё одной стороной, а побеждают его как мятежника.
priority-attack_move = атака и поход
priority-build = строительство
priority-tax = дань
about-bonus = Бонус мятежа: он получает его, когда забирает советника за действие рядом, даже если от самого действия отказался.
bonus-muster = 1 очко призыва
    .text = { about-bonus }
bonus-move = 1 очко похода
    .text = { about-bonus }
bonus-attack = 1 очко атаки
    .text = { about-bonus }
bonus-tax = 1 очко дани
    .text = { about-bonus }
bonus-build = 1 очко строительства
    .text = { about-bonus }
bonus-coin1 = 1 монета
    .text = { about-bonus }
bonus-coin2 = 2 монеты
    .text = { about-bonus }
bonus-reveal_minus1 = на 1 указ меньше
    .text = При проверке его потерь раскрывают на 1 указ меньше.
rebellion-card-text = Порядок уделов: { $region_all }. Советники и стяги по порядку; штрих отмечает второго советника с тем же числом, плюс — того, кто может дать взятку. Атака и поход: { $na1 } { $action_a1 }, { $na2 } { $action_a2 }, { $na3 } { $action_a3 }, { $na4 } { $action_a4 }, { $na5 } { $action_a5 }, { $na6 } { $action_a6 }; стройка: { $structure_a }. Строительство: { $nb1 } { $action_b1 }, { $nb2 } { $action_b2 }, { $nb3 } { $action_b3 }, { $nb4 } { $action_b4 }, { $nb5 } { $action_b5 }, { $nb6 } { $action_b6 }; стройка: { $structure_b }. Дань: { $nc1 } { $action_c1 }, { $nc2 } { $action_c2 }, { $nc3 } { $action_c3 }, { $nc4 } { $action_c4 }, { $nc5 } { $action_c5 }, { $nc6 } { $action_c6 }; стройка: { $structure_c }.
rebellion-1 = Карта мятежа 1
    .text = { rebellion-card-text }
rebellion-2 = Карта мятежа 2
    .text = { rebellion-card-text }
rebellion-3 = Карта мятежа 3
    .text = { rebellion-card-text }
rebellion-4 = Карта мятежа 4
    .text = { rebellion-card-text }
rebellion-5 = Карта мятежа 5
    .text = { rebellion-card-text }
rebellion-6 = Карта мятежа 6
    .text = { rebellion-card-text }
rebellion-7 = Карта мятежа 7
    .text = { rebellion-card-text }
rebellion-8 = Карта мятежа 8
    .text = { rebellion-card-text }
rebellion-9 = Карта мятежа 9
    .text = { rebellion-card-text }
rebellion-10 = Карта мятежа 10
    .text = { rebellion-card-text }
rebellion-11 = Карта мятежа 11
    .text = { rebellion-card-text }
rebellion-12 = Карта мятежа 12
    .text = { rebellion-card-text }
rebellion-13 = Карта мятежа 13
    .text = { rebellion-card-text }
rebellion-14 = Карта мятежа 14
    .text = { rebellion-card-text }
rebellion-15 = Карта мятежа 15
    .text = { rebellion-card-text }
rebellion-16 = Карта мятежа 16
    .text = { rebellion-card-text }
rebellion-17 = Карта мятежа 17
    .text = { rebellion-card-text }
rebellion-18 = Карта мятежа 18
    .text = { rebellion-card-text }

### Questions

ask-leader = Кто будет вашим персонажем?
ask-achievement = Какое достижение оставить? Другое уйдёт в коробку, и его никто не увидит.
ask-first-troop = В какой удел поставить ратника?
ask-first-leader = В какой удел поставить { $leader-acc }?
ask-advisor = Какого советника поместить на стяг?
ask-banner = На какой стяг поместить советника { $number }?
ask-bribe = Дать взятку? Советник { $number } встаёт на { $banner }.
ask-return =
    Ваших ратников на поле нет. Куда вернуть { $leader-acc } и одного ратника?
    .pass = Не возвращаться на поле
ask-take-advisor = Какого из двух советников с числом { $number } забрать первым?
ask-turn =
    { $stage-id ->
        [after] Основное действие позади. Сделать что-нибудь ещё?
       *[other] Ваше основное действие: { $action }, { n-plain-points }{ for-price }. Что делать?
    }
ask-choose-points = Какое очко взять? Осталось выбрать: { $points }.
ask-decree = Какой указ выполнить?
ask-deed = Какой подвиг совершить?
ask-exchange = Какой жетон обмена использовать?
ask-exchange-goods =
    { $action-id ->
        [build] Какие товары отдать за очко строительства?
       *[other] Какие товары отдать за очко призыва?
    }
ask-muster = В какой удел призвать? { points-left }
    .pass = Больше не призывать
ask-muster-figure = Кого призвать { $region-to }?
ask-move = Откуда идти в поход? { points-left }
    .pass = Больше не идти
ask-figure = Какую фигурку { $region-in } взять?
ask-move-to = Куда идти { $region-from }?
ask-companions = Сколько ратников пойдёт с Агафьей { $region-from } { $region_to-to }?
ask-attack = В каком уделе атаковать? { points-left }
    .pass = Больше не атаковать
ask-target = Кого атаковать { $region-in }?
ask-losses-deck =
    { $cards ->
        [1] Проверка потерь: 1 указ. Из какой колоды его раскрыть?
       *[other] Проверка потерь: указов не больше { $cards }. Из какой колоды их раскрывать?
    }
ask-tax = Откуда забрать товар? { points-left }
    .pass = Пока больше не забирать
ask-market = Ваш рынок { $region-in } даёт прибавку. Что взять?
ask-build = Где строить? { points-left }
    .pass = Пока больше не строить
ask-structure = Что построить { $region-in }?
ask-convert = Ваша церковь { $region-in } обращает одну фигурку. Какую?
ask-ride =
    { $points ->
        [1] Откуда отправить ещё одного ратника в любой удел?
       *[other] Откуда отправить ратника в любой удел?
    }
    .pass = Больше никого не отправлять
ask-ride-to = Куда отправить { $region-from }?
ask-deck =
    { $cards ->
        [one] Из какой колоды взять { $cards } карту указа?
        [few] Из какой колоды взять { $cards } карты указов?
       *[many] Из какой колоды взять { $cards } карт указов?
    }
ask-keep = Какой указ оставить?
ask-put-back = Какой указ вернуть на верх { $deck-gen } первым? Следующий ляжет на него.
ask-token = Кому передать фишку первого игрока?
ask-take-deed = Какой из открытых подвигов взять?
ask-pick-deed = Какой подвиг выбрать на следующие раунды?
ask-boat = Сколько товаров будет в ладье, когда поднимаются фишки? Остальные пока полежат на пристани.
ask-pay-decree = «{ $deed }»: какой указ сбросить?
ask-pay-troop = «{ $deed }»: откуда убрать ратника?
ask-pay-camp = «{ $deed }»: из какого удела убрать ратников?
ask-pay-structure = «{ $deed }»: какую постройку убрать?
ask-pay-goods = «{ $deed }»: какие товары отдать?
ask-send-whom = Предслава { $region-in }: чьего ратника выслать?
ask-send-to = Куда Предслава вышлет ратника { $region-from }? Его хозяин — { $seat_to }.

# Кого спрашивают: так это читают остальные

step-choose_leader = { $who } выбирает персонажа.
step-keep_achievements =
    { $n ->
        [one] { $who } выбирает
       *[other] { $who } выбирают
    } тайное достижение.
step-place_first = { $who } ставит первых ратников.
step-place_first_leader = { $who } ставит персонажа.
step-place_advisor = { $who } помещает советника.
step-take_advisor = { $who } забирает советника.
step-take_turn = { $who } делает ход.
step-choose_points = { $who } выбирает, какие очки взять.
step-accomplish_deed = { $who } совершает подвиг.
step-exchange = { $who } использует жетон обмена.
step-muster = { $who } призывает ратников.
step-move = { $who } идёт в поход.
step-attack = { $who } атакует.
step-tax = { $who } собирает дань.
step-build = { $who } строит.
step-ride = { $who } отправляет ратников в любые уделы.
step-scheme = { $who } выбирает колоду указов.
step-keep_decree = { $who } выбирает, какой указ оставить.
step-take_deed = { $who } берёт подвиг.
step-progress = { $who } грузит ладью, пока не поднялись фишки.
step-pick_deed = { $who } выбирает подвиг на следующие раунды.
step-rebellion_attacks = { $who } выбирает колоду, по которой мятеж проверит потери.

### Answers

option-leader = { $leader }. { $leader-brief }
option-achievement = «{ $achievement }». { $achievement-brief }
option-first-troop =
    { $region }: { $good }{ $reward-id ->
        [none] { "" }
        [neutral] , ничей ратник
        [token] , мятежник
       *[other] , мятежник ({ $reward })
    }
option-first-leader = { $region }: там у вас { n-troops }
option-advisor = Советник { $number }
option-banner = { $banner-cap }: { $row }, { n-action-points }{ for-price }{ pushing }
option-bribe =
    { $coins ->
        [0] Без взятки
       *[other] Взятка в { n-coins.acc }
    }: { $row }, { n-action-points }{ for-price }{ pushing }
option-return = { $region }: { $leader } и ратник
option-take-advisor = { $banner-cap }, { $row }: { n-action-points }{ for-price }
option-act =
    { $action-id ->
        [scheme] Указы: взять { n-cards.acc }, одну оставить
       *[other] { $action }: { n-plain-points }
    }{ for-price }{ $top-id ->
        [top] {" "}и передать фишку первого игрока
       *[other] { "" }
    }
option-coin = Взять 1 монету вместо основного действия ({ $action })
option-play-decree = Выполнить указ
option-do-deed = Совершить подвиг: { $deed_all }
option-use-token = Использовать жетон обмена: { n-action-points }
    .any = Использовать жетон обмена: очко строительства или призыва
option-end = Закончить ход
option-choose-points = { n-action-points }
option-decree = «{ $decree }»
option-keep = Оставить «{ $decree }»
option-exchange =
    { $action-id ->
        [build] Очко строительства за дерево или руду и ещё один товар
       *[other] Очко призыва за мёд или рыбу и ещё один товар
    }
option-goods = Отдать { $good_all }
option-muster = { $region }: там у вас будет { n-troops }{ rule-change }
option-muster-maria = { $region }, рядом с Марией: ваш первый ратник там{ rule-change }
option-move = Выйти { $region-from }: там у вас { n-troops }
option-move-to = Прийти { $region-to }{ rule-change }{ leaving }
option-companions =
    { $troops ->
        [0] Она идёт одна
       *[other] { n-troops }
    }
option-boat =
    { n-goods }: { $step ->
        [0] фишка торговли останется ниже счётчика и принесёт 1 монету дохода
       *[other] фишка торговли будет на делении { $step }
    }{ $priority-id ->
        [none] { "" }
       *[other] ; следующий приоритет мятежа: { $priority }
    }
option-figure =
    { $figure-id ->
        [leader] { $leader }
       *[other] Ратник
    }
option-attack-rebel =
    { $reward-id ->
        [token] { $region }: победить мятежника и открыть жетон награды
        [neutral] { $region }: победить ничьего ратника и открыть жетон награды
       *[other] { $region }: победить мятежника и получить { $reward-acc }
    }{ rule-change }
option-attack =
    { $region }: { $seat_to } теряет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    }{ rule-change }{ $coins ->
        [0] { "" }
       *[other] , а вы крадёте { n-coins.acc }
    }; { $cards ->
        [0] раскрывать указы не нужно
        [1] вы раскроете 1 указ
       *[other] вы раскроете указов не больше { $cards }
    }
option-attack-several = { $region }: выбрать кого ({ $targets })
option-tax =
    { $region }: { $good } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $market-id ->
        [market] , и рынок даст прибавку
       *[other] { "" }
    }
option-market =
    { $gain-id ->
        [coin] 1 монета
       *[other] Ещё { $gain }
    }
option-build =
    { $region } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $structure_all }
option-structure =
    { $structure-id ->
        [church] { $structure-cap }{ $turns ->
            [0] , здесь она никого не обратит
           *[other] , она обратит одну фигурку
        }
        [stronghold] { $structure-cap }{ rule-change }
       *[other] { $structure-cap }: прибавка к дани отсюда
    }
option-convert-rebel = Мятежник: уйдёт в коробку, награды не будет{ rule-change }
option-convert-neutral = Ничей ратник{ rule-change }
option-convert = Ратник, хозяин — { $seat_to }{ rule-change }
option-deck = { $deck-cap }: { n-cards }
option-seat = { $seat_to }
option-self = Оставить себе
option-remove =
    { $region }: там { $troops ->
        [0] не останется ваших ратников
        [1] останется { n-troops }
       *[other] останутся { n-troops }
    }{ rule-change }
option-pay-structure = { $structure-cap } { $region-in }{ rule-change }
option-send-whom = { $seat_to }: получит 1 монету
option-send-to = Выслать { $region-to }
use-predslava = Предслава { $region-in }: выслать чужого ратника
use-sudislav = Судислав: призвать ратника { $region-to }{ rule-change }

# Parts of sentences.

of-seat = { $seat }
to-seat = { $seat_to }
from-seat = { $seat_from }

points-left =
    { $points ->
        [one] Осталось { $points } очко.
        [few] Осталось { $points } очка.
       *[many] Осталось { $points } очков.
    }
for-price =
    { $price ->
        [0] { "" }
       *[other] { " " }за { n-price }
    }
pushing =
    { $pushed ->
        [0] { "" }
        [one] , вниз сдвинется { $pushed } советник
        [few] , вниз сдвинутся { $pushed } советника
       *[many] , вниз сдвинутся { $pushed } советников
    }
row-1 = верхнее деление
row-2 = деление 2
row-3 = деление 3
row-4 = деление 4
rule-change =
    { $rule-id ->
        [gains] , и удел станет вашим
        [loses] , и удел перестанет быть вашим
        [breaks] , и владельца у удела не будет
        [gives] , и уделом завладеет другой
       *[other] { "" }
    }
leaving =
    { $rule_left-id ->
        [loses] ; { $region_from } перестанет быть вашим владением
        [gives] ; { $region_from } перейдёт к другому
       *[other] { "" }
    }
counted-region = { $region }
counted-deed = «{ $deed }»
counted-decree =
    { $n ->
        [1] «{ $decree }»
       *[other] «{ $decree }» ×{ $n }
    }
counted-structure = { $structure }
    .last = { $structure }

### Story

story-begins = Партия начинается. Фишку первого игрока получает { $seat }.
story-leader = { $seat } играет за { $leader-acc }.
story-achievement = Ваше достижение: «{ $achievement }» (видите только вы).
    .opened = { $seat } оставляет себе достижение «{ $achievement }».
story-achievements = Каждый оставил себе одно достижение.
story-first-troop = { $seat } ставит ратника { $region-to }.
story-first-leader = { $seat } ставит { $leader-acc } { $region-to }.
story-round = Начинается раунд { $round }. Первый игрок: { $seat }.
story-advisor =
    { $seat } помещает советника { $number } на { $row ->
        [1] верхнее деление
       *[other] деление { $row }
    } { $banner-gen }{ $coins ->
        [0] { "" }
       *[other] ; взятка: { n-coins }
    }.
story-returns = { $seat } не имеет ратников на поле и возвращает { $leader-acc } и ратника { $region-to }.
story-takes-advisor =
    { $seat } забирает советника { $number } с { $row ->
        [1] верхнего деления
       *[other] деления { $row }
    } { $banner-gen }.
story-acts = { $seat } выполняет основное действие: { $action }, { n-plain-points }{ for-price }.
story-takes-coin = { $seat } берёт 1 монету вместо основного действия ({ $action }).
story-decree = { $seat } выполняет указ «{ $decree }».
story-deed = { $seat } совершает подвиг «{ $deed }».
story-discards = { $seat } сбрасывает указ «{ $decree }».
story-exchanges =
    { $seat } отдаёт { $good_all } за очко { $action-id ->
        [build] строительства
       *[other] призыва
    }.
story-musters =
    { $seat } призывает { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-to }.
story-companions =
    { $seat }: с { $leader-ins } { $region-from } { $region_to-to } { $troops ->
        [1] идёт
       *[other] идут
    } { n-troops }.
story-marches =
    { $seat } ведёт { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from } { $region_to-to }.
story-rides =
    { $seat } отправляет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from } { $region_to-to }.
story-defeats-rebel =
    { $seat } побеждает мятежника { $region-in }{ $reward-id ->
        [none] { "" }
       *[other] {" "}и получает { $reward-acc }
    }.
story-defeats-neutral =
    { $seat } побеждает ничьего ратника { $region-in }{ $reward-id ->
        [none] { "" }
       *[other] {" "}и получает { $reward-acc }
    }.
story-attacks =
    { $seat } атакует { $region-in }: { $seat_to } теряет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    }.
story-reveals =
    { $seat } раскрывает указ «{ $decree }»: { $losses ->
        [0] потерь нет
        [1] потеря
       *[other] потери: { $losses }
    }.
story-loses =
    { $seat } теряет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-in }.
story-taxes = { $seat } забирает { $good-acc } { $region-from }.
story-market = { $seat } получает { $gain-acc } с рынка { $region-in }.
story-builds = { $seat } строит { $structure-acc } { $region-in }.
story-converts-rebel = { $seat }: церковь { $region-in } обращает мятежника.
story-converts-neutral = { $seat }: церковь { $region-in } обращает ничьего ратника.
story-converts = { $seat }: церковь { $region-in } обращает чужого ратника, теряет его { $seat_to }.
story-removes-structure = { $seat } убирает { $structure-acc } { $region-in }.
story-pays-goods = { $seat } отдаёт { $good_all }.
story-gives-troop =
    { $seat } убирает { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from }.
story-steals = { $seat } крадёт монету, теряет её { $seat_from }: Борис.
story-sends-away =
    { $seat }: Предслава высылает { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from } { $region_to-to }, а { $seat_to } получает 1 монету.
story-replaces-rebel = { $seat } ставит ратника на место мятежника { $region-in }: Святополк.
story-token = { $seat } передаёт фишку первого игрока, её получает { $seat_to }.
story-keeps-token = { $seat } оставляет фишку первого игрока себе.
story-draws = { $seat } берёт { n-cards.acc } из { $deck-gen }.
story-drew = Это { $decree_all } (видите только вы).
    .opened = { $seat } видит { $decree_all }.
story-decrees-shuffled = Одна из колод указов закончилась: всё, кроме карт на руках, перемешано и разложено на две колоды.
story-takes-deed = { $seat } берёт подвиг «{ $deed }».
story-deed-opened = Открыт подвиг «{ $deed }».
story-development = Начинается фаза развития. Первый игрок: { $seat }.
story-docks = { $seat } оставляет { n-goods } на пристани, пока поднимаются фишки.
story-progress = { $seat } поднимается на деление { $step } счётчика { $track-gen }.
story-income =
    { $coins ->
        [0] { $seat } дохода не получает.
       *[other] { $seat } получает доход: { n-coins }.
    }
story-row-renewed = Оставшиеся в ряду подвиги сброшены.
story-goods-return = Жетоны обмена снова открыты, товары в уделах пополнены.
story-achievement-met = { $seat } открывает достижение «{ $achievement }»: цель достигнута.
story-achievement-missed = { $seat } открывает достижение «{ $achievement }»: цель не достигнута.
story-scores = { $seat } набирает { n-points }.
story-rebellion-scores = Мятеж набирает { n-points }.
story-rebellion-rises = Мятеж начинается, уровень { $level }. Его ратники стоят в уделах { $region_all }. Первый приоритет: { $priority }.
story-rebellion-card = { $rebellion } действует весь раунд. Приоритет: { $priority }.
story-rebellion-bonus = Мятеж получает бонус за действие «{ $action }»: { $bonus }.
story-rebellion-unlocks = Мятеж получает монету и новый бонус. За действие «{ $action }»: { $bonus }.
story-rebellion-takes-neutral = Мятеж побеждает ничьего ратника { $region-in }.
story-rebellion-priority = Приоритет мятежа отныне: { $priority }.

### Board

board-round = Раунд { $round } из { $rounds }, { $phase }. Фишка первого игрока: { $seat }.
board-setup = Подготовка. Фишка первого игрока: { $seat }.
phase-setup = подготовка
phase-strategy = фаза стратегии
phase-action = фаза действий
phase-development = фаза развития
phase-end = конец партии
board-regions = Уделы:
board-region = { $region }: { $items }.
board-ruled = владеет { $seat }
board-unruled = владельца нет
board-good = товар: { $good }
board-no-good = товар забран ({ $good })
board-rebel = мятежник ({ $reward })
board-rebel-token = мятежник
board-neutral = ничей ратник
board-troops = { $seat } ×{ $count }
board-troops-leader = { $seat } ×{ $count } ({ $leader })
board-structure = { $structure } ({ $seat })
board-banners = Стяги (очки, цена, советник):
board-banner = { $action }: { $rows }.
board-row =
    { $points }{ $price ->
        [0] { "" }
        [one] {" "}за { $price } монету
        [few] {" "}за { $price } монеты
       *[many] {" "}за { $price } монет
    }
board-advisor =
    { $cell } ({ $seat }: { $number }{ $bribe ->
        [0] { "" }
       *[other] +{ $bribe }
    })
board-decks = Указы: { $left } в левой колоде, { $right } в правой, { $discards } в сбросе.
board-deeds = Открытые подвиги: { $items }.
board-player = { $seat }
board-own = { $seat } (вы)
board-with-leader = { $name }, { $leader }
board-coins = Монеты: { $coins }. Побеждено мятежников: { $rebels }. В запасе: ратники { $reserve }, церкви { $church }, крепости { $stronghold }, рынки { $market }.
board-goods = Товары: { $items }. В ладье: { $boat } из { $cells }.
board-advisors = Ещё не на стягах советники: { $items }.
board-tracks = Счётчики: { $items }.
board-track = { $track } { $step }
board-tokens = Жетоны обмена: { $items }.
board-hand = Указы: { $items }.
board-own-deeds = Подвиги: { $items }.
board-done = Совершено: { $items }.
board-achievement = Достижение: { $achievement }.
board-card = Карта мятежа { $number }, приоритет: { $priority }.
board-count =
    { $count ->
        [1] { $good }
       *[other] { $good } ×{ $count }
    }
board-bonus = { $action }: { $bonus }
board-bonuses = Бонусы: { $items }.
board-none = нет
board-unknown = скрыто

picture-title = Рюрик: стол
picture-map = Карта Руси
picture-strategy = Планшет стратегии
picture-development = Планшет развития
picture-common = Открытые подвиги и колоды
picture-round = Раунд { $round } из { $rounds }
picture-turn = { $seat }: { $action }
picture-cell = { $action }, ряд { $row }: очки { $points }, цена в монетах { $coins }
picture-advisor = Советник { $number }, игрок { $seat }, взятка: { $coins }
picture-placing = Советник { $number }, игрок { $seat }
picture-on-track = { $seat }: { $step }
picture-troops = Ратники, { $seat }: { $troops }
picture-leader = { $leader }, персонаж игрока { $seat }
picture-structure = { $structure-cap }, { $seat }
picture-coins = Монеты: { $coins }
picture-reserve = Ратники в запасе: { $troops }
picture-rebels = Побеждённые мятежники: { $rebels }
picture-hand = Указы на руке: { $cards }
picture-exchange = Жетон обмена: { $action }
picture-exchange-used = Жетон обмена использован: { $action }
picture-deck = { $deck-cap }: { n-cards }
picture-deeds-deck = Колода подвигов: { n-cards }
picture-tokens = Жетоны наград, лицом вниз: { $cards }
picture-discards = Сброшенные указы: { n-cards }
picture-rebellion-card = Карта Мятежа; в колоде: { $cards }

# Части поля, на которые смотрят по отдельности
area-map = Карта
area-strategy = Стратегия
area-tracks = Развитие
area-common = Подвиги
area-leaders = Персонажи
area-rebellion = Карта мятежа
area-own = Мой планшет
