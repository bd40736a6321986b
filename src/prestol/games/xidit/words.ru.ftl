### Lords of Xidit, Russian words. Same messages in the same order as words.en.ftl; the conventions stand there.
#
# Extra attributes here are cases: gen, dat, acc, pre. Units are counted as отряды: 2 отряда лучников. Names of threats
# and titans are not declined: put a noun before them and quote them, угрозу «{ $tile }».

### Game

game-name = Лорды Ксидита
game-tagline = Пять героев и одно королевство на краю гибели. Планируйте тайно, странствуйте, спасайте города и останьтесь последним, о ком поют.

### Counts

n-gold =
    { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
    .acc =
        { $gold ->
            [one] { $gold } монету
            [few] { $gold } монеты
           *[many] { $gold } монет
        }
n-bards =
    { $bards ->
        [one] { $bards } бард
        [few] { $bards } барда
       *[many] { $bards } бардов
    }
    .acc =
        { $bards ->
            [one] { $bards } барда
           *[other] { $bards } бардов
        }
n-storeys =
    { $storeys ->
        [one] { $storeys } секция
        [few] { $storeys } секции
       *[many] { $storeys } секций
    }
    .acc =
        { $storeys ->
            [one] { $storeys } секцию
            [few] { $storeys } секции
           *[many] { $storeys } секций
        }
n-units =
    { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
       *[many] { $units } отрядов
    }
    .gen =
        { $units ->
            [one] { $units } отряда
           *[many] { $units } отрядов
        }
n-tiles =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }
n-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
counted-unit =
    { $n ->
        [1] отряд { $unit-gen }
        [one] { $n } отряд { $unit-gen }
        [few] { $n } отряда { $unit-gen }
       *[many] { $n } отрядов { $unit-gen }
    }

### Units

unit-peasant = крестьяне-ополченцы
    .cap = Крестьяне-ополченцы
    .gen = крестьян-ополченцев
    .letter = К
    .text = Ранг 1, самый слабый отряд. За большинство на ревизии: { n-gold }.
unit-archer = лучники
    .cap = Лучники
    .gen = лучников
    .letter = Л
    .text = Ранг 2. За большинство на ревизии: { n-gold }.
unit-infantry = пехотинцы
    .cap = Пехотинцы
    .gen = пехотинцев
    .letter = П
    .text = Ранг 3. За большинство на ревизии: { n-bards } в соседние с героем регионы.
unit-cleric = священники
    .cap = Священники
    .gen = священников
    .letter = С
    .text = Ранг 4. За большинство на ревизии: { n-bards } в соседние с героем регионы.
unit-mage = боевые маги
    .cap = Боевые маги
    .gen = боевых магов
    .letter = М
    .text = Ранг 5, самый могущественный отряд. За большинство на ревизии: { n-storeys } для одной из ваших гильдий.

### Roads and orders

road-red = красная дорога
    .cap = Красная дорога
    .word = красная
    .gen = красной дороги
    .dat = красной дороге
road-blue = голубая дорога
    .cap = Голубая дорога
    .word = голубая
    .gen = голубой дороги
    .dat = голубой дороге
road-black = чёрная дорога
    .cap = Чёрная дорога
    .word = чёрная
    .gen = чёрной дороги
    .dat = чёрной дороге
order-red = красная дорога
    .cap = Красная дорога
    .short = красная
    .text = Герой переходит в ближайший город по красной дороге. Если её нет, команда пропадает.
order-blue = голубая дорога
    .cap = Голубая дорога
    .short = голубая
    .text = Герой переходит в ближайший город по голубой дороге. Если её нет, команда пропадает.
order-black = чёрная дорога
    .cap = Чёрная дорога
    .short = чёрная
    .text = Герой переходит в ближайший город по чёрной дороге. Если её нет, команда пропадает.
order-action = действие
    .cap = Действие
    .short = действие
    .text = В городе с тайлом найма герой нанимает самый слабый отряд, в городе с тайлом угрозы предотвращает её, а где тайла нет, может изгнать пробуждённого титана.
order-wait = ожидание
    .cap = Ожидание
    .short = ожидание
    .text = Герой остаётся на месте и ничего не делает.

### Regions

region-snow = Снежный край
    .to = в Снежный край
    .in = в Снежном краю
    .text = { on-region }
region-wood = Старый лес
    .to = в Старый лес
    .in = в Старом лесу
    .text = { on-region }
region-one = Солнечные пески
    .to = в Солнечные пески
    .in = в Солнечных песках
    .text = { on-region }
region-hills = Западные холмы
    .to = на Западные холмы
    .in = на Западных холмах
    .text = { on-region }
region-centre = Сердце королевства
    .to = в Бастион
    .in = в Бастионе
    .text = { on-region } Бардов отсюда кладут в Бастион и считают только в конце игры.
region-lakes = Озёрный край
    .to = в Озёрный край
    .in = в Озёрном краю
    .text = { on-region }
region-two = Гнилые топи
    .to = в Гнилые топи
    .in = в Гнилых топях
    .text = { on-region }
region-fields = Золотые нивы
    .to = на Золотые нивы
    .in = на Золотых нивах
    .text = { on-region }
region-ash = Пепельные земли
    .to = в Пепельные земли
    .in = в Пепельных землях
    .text = { on-region }
on-region =
    { $open ->
        [1] Лира { $larger }/{ $smaller }. За бардов в этом регионе дают репутацию: первому — { $larger }, второму — { $smaller }.
       *[other] В этой игре регион закрыт: бардов сюда не отправляют.
    }

### Cards of the game: threats and titans. on-tile and on-titan are the texts of all of them.

tile-N01 = Речной змей
    .text = { on-tile }
tile-N02 = Лавовая саламандра
    .text = { on-tile }
tile-N03 = Каменный жук
    .text = { on-tile }
tile-N04 = Полевой бес
    .text = { on-tile }
tile-N05 = Снежный великан
    .text = { on-tile }
tile-N06 = Ледяной дракон
    .text = { on-tile }
tile-N07 = Лесной кабан
    .text = { on-tile }
tile-N08 = Озёрная гидра
    .text = { on-tile }
tile-N09 = Призрачная сова
    .text = { on-tile }
tile-N10 = Рой шершней
    .text = { on-tile }
tile-N11 = Рогатый медведь
    .text = { on-tile }
tile-N12 = Горный грифон
    .text = { on-tile }
tile-N13 = Болотная жаба
    .text = { on-tile }
tile-N14 = Стая гиен
    .text = { on-tile }
tile-N15 = Трясинный голем
    .text = { on-tile }
tile-N16 = Холмовой волк
    .text = { on-tile }
tile-N17 = Пещерный паук
    .text = { on-tile }
tile-N18 = Песчаный скорпион
    .text = { on-tile }
tile-N19 = Пустынный джинн
    .text = { on-tile }
tile-N20 = Гнилушник
    .text = { on-tile }
tile-N21 = Топяной левиафан
    .text = { on-tile }
tile-C01 = { tile-N01 }
    .text = { on-tile }
tile-C02 = { tile-N02 }
    .text = { on-tile }
tile-C03 = { tile-N03 }
    .text = { on-tile }
tile-C04 = { tile-N04 }
    .text = { on-tile }
tile-C05 = { tile-N05 }
    .text = { on-tile }
tile-C06 = { tile-N06 }
    .text = { on-tile }
tile-C07 = { tile-N07 }
    .text = { on-tile }
tile-C08 = { tile-N08 }
    .text = { on-tile }
tile-C09 = { tile-N09 }
    .text = { on-tile }
tile-C10 = { tile-N10 }
    .text = { on-tile }
tile-C11 = { tile-N11 }
    .text = { on-tile }
tile-C12 = { tile-N12 }
    .text = { on-tile }
tile-C13 = { tile-N13 }
    .text = { on-tile }
tile-C14 = { tile-N14 }
    .text = { on-tile }
tile-C15 = { tile-N15 }
    .text = { on-tile }
tile-C16 = { tile-N16 }
    .text = { on-tile }
tile-C17 = { tile-N17 }
    .text = { on-tile }
tile-C18 = { tile-N18 }
    .text = { on-tile }
on-tile =
    Город { $city }. Угроза: нужны { $unit_needs }; две награды из трёх: { n-gold }, { n-bards }, { n-storeys }. Сторона найма: { $unit_recruit }.
titan-T3a = Корневой страж
    .text = { on-titan }
titan-T3b = Глиняный исполин
    .text = { on-titan }
titan-T4a = Хозяин бурь
    .text = { on-titan }
titan-T4b = Морской патриарх
    .text = { on-titan }
titan-T5a = Огненный прародитель
    .text = { on-titan }
titan-T5b = Ночной пожиратель
    .text = { on-titan }
on-titan = Титан. Чтобы изгнать его, отдайте { n-units } любых типов в городе без тайла; две награды из трёх: { n-gold }, { n-bards }, { n-storeys }.

### Rewards

reward-gold = монеты
    .cap = Монеты
    .text = Их берут из Королевского банка. Из монет складывается богатство.
reward-bards = барды
    .cap = Барды
    .text = Отправляются в соседние с героем регионы, как вы захотите их разделить. Первое и второе место по числу бардов в регионе приносят репутацию.
reward-storeys = секции гильдии
    .cap = Секции гильдии
    .text = Достраивают вашу Гильдию магов у этого города, в ней может быть не больше 4 секций. Каждая секция на поле — очко влияния.

### Columns of the Hall of Fame and score

column-wealth = богатство
    .cap = Богатство
    .gen = богатства
    .acc = богатство
    .text = Все монеты, которые есть у вас в конце игры.
column-influence = влияние
    .cap = Влияние
    .gen = влияния
    .acc = влияние
    .text = Все секции ваших гильдий на поле. Те, что ждут за ширмой, не считаются.
column-reputation = репутация
    .cap = Репутация
    .gen = репутации
    .acc = репутацию
    .text = В каждом регионе первый по числу бардов получает большее значение лиры, второй — меньшее.
score-wealth = Богатство
    .text = { column-wealth.text }
score-influence = Влияние
    .text = { column-influence.text }
score-reputation = Репутация
    .text = { column-reputation.text }
end-saviour = Выбыли все, кроме одного: спаситель королевства найден.
end-neutral = Остался один нейтральный игрок: на этот раз у королевства нет спасителя.

### Table options, for the lobby

variant-length = Длина игры
    .text = Сколько лет отведено героям.
variant-length-full = Полная: 12 лет
    .text = Все 12 лет, ревизия армии после 4-го, 8-го и 12-го года.
variant-length-short = Быстрая: 9 лет
    .text = Только 9 лет, ревизия армии после 3-го, 6-го и 9-го года; городов и регионов меньше.
variant-neutral = Нейтральный игрок
    .text = Только для троих: четвёртый, воображаемый игрок участвует в подсчётах.
variant-neutral-normal = Обычное начало
    .text = Начинает с 6-го, 5-го и 4-го деления своих колонок, в порядке подсчётов.
variant-neutral-hard = Усложнённое начало
    .text = Начинает с 7-го, 6-го и 5-го деления: везде на одно выше.
variant-screens = Ширмы
    .text = Показывает ли стол отряды, монеты и бардов в Бастионе. Всё это приобретают у всех на глазах, так что хорошая память знает это и так.
variant-screens-closed = Закрыты, как в коробке
    .text = Вы видите только своё. Журнал не пересказывает того, что ушло за ширму.
variant-screens-open = Открыты
    .text = Все видят всё, что есть у каждого; запоминать ничего не нужно.

### Terms

term-hero = Герой
    .text = У каждого игрока свой. Герой ходит по дорогам из города в город и действует там, где стоит. В одном городе могут стоять несколько героев.
term-city = Город
    .text = На поле их 21, у каждого свой номер. Из города выходит не больше трёх дорог, не больше одной каждого цвета, и рядом с ним есть место для одной гильдии.
term-region = Регион
    .text = Один из девяти краёв между дорогами; сюда отправляют бардов. Регион соседний с героем, если город, где тот стоит, лежит на его границе.
term-tile = Тайл города
    .text = Относится к городу со своим номером. Одна сторона — наём, другая — угроза.
term-recruitment = Тайл найма
    .text = На нём стоят отряды. Кто действует в этом городе, забирает самый слабый, но не больше одного в городе за год. Когда забрали последний, тайл заменяют.
term-threat = Тайл угрозы
    .text = Показывает нужные отряды и три награды. Кто действует в этом городе и имеет эти отряды, обязан отдать их и выбирает две награды.
term-queue = Путь Судьбы
    .text = Очередь найма и череда угроз. Следующий тайл каждой лежит открыто: все знают, в какой город он попадёт.
term-barracks = Казармы
    .text = Здесь отряды, которых ни у кого нет. Если чего-то не хватает для нового тайла, место на нём остаётся пустым.
term-screen = Ширма
    .text = За ней игрок хранит отряды, монеты, не отправленных бардов и секции, которым пока нет места.
term-bastion = Бастион
    .text = Закрытая башня в центральном регионе. Бардов кладут внутрь и считают только в конце игры.
term-guild = Гильдия магов
    .text = Башня у города, не выше 4 секций. В городе может быть только одна гильдия, и у гильдии один хозяин.
term-titan = Титан
    .text = Шестеро дремлют в трёх стопках. Пробуждённого можно изгнать из любого города без тайла, отдав столько любых отрядов, сколько на нём вопросительных знаков.
term-waking = Пробуждение титанов
    .text = Когда следующую угрозу взять неоткуда, просыпается верхний титан каждой стопки, и сразу прибывает подкрепление.
term-reinforcements = Подкрепление
    .text = Сброшенные угрозы кладут под остаток стопки найма. Два верхних тайла — новая стопка найма, остальные перемешивают: это стопка угроз.
term-census = Ревизия армии
    .text = По каждому типу все втайне решают, сколько отрядов показать. Кто показал больше всех, получает приз; при ничьей — все они. Отряды остаются у хозяев.
term-assessment = Подсчёт
    .text = После последнего года всех ранжируют трижды: по богатству, влиянию и репутации, в порядке, который выпал в начале. Каждый раз последние выбывают.
term-single = Тайл подсчёта с одним крестиком
    .text = После этого подсчёта выбывает один игрок.
term-double = Тайл подсчёта с двумя крестиками
    .text = После этого подсчёта выбывают двое: таков первый из трёх при игре впятером.
term-hall = Зал славы
    .text = Три колонки, в которых подсчёты расставляют игроков.
term-first-player = Первый игрок
    .text = Первым выполняет каждую команду. После каждого года жетон переходит к соседу слева.
term-year = Год
    .text = Раунд игры: шесть тайных команд, затем первая команда каждого, вторая и так до шестой.
term-wheel = Планшет планирования
    .text = Шесть колёсиков, по одному на каждую команду года. Их можно выставлять в любом порядке и менять, пока не готовы все.
term-neutral = Нейтральный игрок
    .text = Участвует в подсчётах при игре втроём. Кто предотвратил угрозу, поднимает одну из его колонок. Проигрывает каждую ничью.
term-waiting-storey = Секция за ширмой
    .text = Её получил на ревизии тот, у кого нет гильдии со свободным местом. Пока секция не построена, влияния она не приносит; её строят, как только появится место.
term-closed-region = Закрытый регион
    .text = В этой игре сюда не отправляют бардов. Героям можно через него ходить, а в городах на его границе — строить гильдии.

### Questions

ask-city = В каком городе начнёт ваш герой?
ask-order = Колёсико { $wheel } из 6: что сделает ваш герой?
ask-ready = Все шесть колёсиков выставлены. Вы готовы?
ask-titan = В городе { $city } нет тайла. Изгнать отсюда титана?
    .pass = Не трогать титанов
ask-spend =
    Какой отряд отдать, чтобы изгнать титана «{ $titan }»? { $units ->
        [1] Это последний.
       *[other] Осталось отдать: { $units }.
    }
ask-reward = Лорд города { $city } благодарит вас: { n-gold }, { n-bards }, { n-storeys }. Какие две награды из трёх вы возьмёте?
ask-bard =
    Куда отправить барда?{ $bards ->
        [1] { "" }
       *[other] { " " }Осталось отправить: { $bards }.
    }
    .pass = Больше никого не отправлять
ask-guild = Какую из своих гильдий вы достроите?
ask-neutral = В какой колонке нейтральный игрок поднимется на деление?
ask-show = Ревизия: сколько отрядов { $unit-gen } вы покажете?

# Кого спрашивают: так это читают остальные

step-place_hero = { $who } ставит героя.
step-plan =
    { $n ->
        [one] { $who } планирует
       *[other] { $who } планируют
    } команды на год.
step-banish = { $who } решает, изгнать ли титана.
step-reward = { $who } выбирает две награды из трёх.
step-add_storey = { $who } выбирает, где построить секцию.
step-push_neutral = { $who } поднимает колонку нейтрального игрока.
step-review =
    { $n ->
        [one] { $who } решает
       *[other] { $who } решают
    }, сколько отрядов показать.
step-census_bards = { $who } отправляет бардов, полученных на ревизии.

### Answers

option-city = Город { $city }: тайла нет
option-city-recruits = Город { $city }: наём, { $unit_all }
option-city-threat = Город { $city }: угроза «{ $tile }», нужны { $unit_all }
option-order-move = { $order-cap } в город { $city }: тайла нет
option-order-to-recruits = { $order-cap } в город { $city }: наём, { $unit_all }
option-order-to-threat = { $order-cap } в город { $city }: угроза «{ $tile }», нужны { $unit_all }
option-order-no-road = { $order-cap }: из города { $city } такой нет, команда пропадёт
option-order-recruit = Действие в городе { $city }: нанять отряд { $unit-gen }{ at-risk }
option-order-recruited = Действие в городе { $city }: в этом году вы там уже наймёте отряд, команда пропадёт
option-order-avert = Действие в городе { $city }: предотвратить угрозу «{ $tile }», отдав { $unit_all }{ at-risk }
option-order-lacks = Действие в городе { $city }: для угрозы «{ $tile }» вам не хватит отрядов, нужны { $unit_all }
option-order-titan = Действие в городе { $city }: можно будет изгнать титана
option-order-next-threat = Действие в городе { $city }: сюда придёт следующая угроза «{ $tile }», нужны { $unit_all }
option-order-next-recruits = Действие в городе { $city }: сюда придёт следующий тайл найма
option-order-nothing = Действие в городе { $city }: сейчас там нет тайла
option-order-wait = Ждать в городе { $city }
option-wheel =
    { $what ->
        [unset] Сначала выставить колёсико { $wheel }
       *[other] Переставить колёсико { $wheel }: { $order }, { $what ->
            [move] { picture-stop-move }
            [no-road] { picture-stop-no-road }
            [recruit] { picture-stop-recruit }{ at-risk }
            [recruited] { picture-stop-recruited }
            [avert] { picture-stop-avert }{ at-risk }
            [lacks] { picture-stop-lacks }
            [titan] { picture-stop-titan }
            [next-threat] { picture-stop-next-threat }
            [next-recruits] { picture-stop-next-recruits }
            [wait] { picture-stop-wait }
           *[nothing] { picture-stop-nothing }
        }
    }
option-ready = Всё готово: открыть команды вместе со всеми
at-risk =
    { $rivals ->
        [0] { "" }
        [one] { " " }({ $rivals } соперник может успеть раньше)
        [few] { " " }({ $rivals } соперника могут успеть раньше)
       *[many] { " " }({ $rivals } соперников могут успеть раньше)
    }
option-titan = Изгнать титана «{ $titan }», отдав { n-units } любых типов: две награды из трёх, { n-gold }, { n-bards }, { n-storeys }
option-spend = Отряд { $unit-gen } (есть { $count })
option-reward-gold-bards = { n-gold } и { n-bards }
option-reward-gold-storeys = { n-gold } и { n-storeys }
option-reward-bards-storeys = { n-bards } и { n-storeys }
option-reward-gold = Только { n-gold }: для остального нет места
option-bard =
    { $region-id ->
        [centre] { $region }, в Бастион
       *[other] { $region }
    }{ $bards ->
        [0] { "" }
       *[other] { " " }(ваших там { $bards })
    }
option-guild = Город { $city }: в гильдии станет секций: { $height } из { $most }
option-neutral = { $column-cap }: деление { $step }, это { n-points }
option-show =
    { $units ->
        [0] Не показывать ни одного
       *[other] Показать { counted-shown }
    }
counted-shown =
    { $units ->
        [one] { $units } отряд { $unit-gen }
        [few] { $units } отряда { $unit-gen }
       *[many] { $units } отрядов { $unit-gen }
    }

### Story

story-begins = Игра начинается. Первый игрок — { $seat }.
story-assessments = Порядок подсчётов: { $column_all }.
story-starts = { $seat } ставит героя в город { $city }.
story-year = Год { $year }-й. Первый игрок — { $seat }.
story-orders = { $seat } открывает команды: { $order_1-short }, { $order_2-short }, { $order_3-short }, { $order_4-short }, { $order_5-short }, { $order_6-short }.
story-order = Команда { $number }-я.
story-waits = { $seat } ждёт в городе { $city }.
story-moves = { $seat } идёт по { $road-dat } из города { $city_from } в город { $city }.
story-lost-road = { $seat } остаётся на месте: из города { $city } нет { $road-gen }.
story-lost-action = { $seat } ничего не может сделать в городе { $city }: тайла здесь нет.
story-lost-recruited = { $seat } никого не нанимает в городе { $city }: один отряд здесь в этом году уже взят.
story-lost-empty = { $seat } никого не нанимает в городе { $city }: отрядов здесь нет.
story-lost-banished = { $seat } не может предотвратить угрозу в городе { $city }: отсюда в этом году уже изгнан титан.
story-lost-units = { $seat } не имеет отрядов, которых требует угроза «{ $tile }» в городе { $city }.
story-recruits = { $seat } нанимает отряд { $unit-gen } в городе { $city }.
story-recruits-closed = { $seat } нанимает отряд в городе { $city }.
story-recruits-own = Это отряд { $unit-gen } (видите только вы).
    .opened = { $seat } нанимает отряд { $unit-gen }.
story-averts = { $seat } предотвращает угрозу «{ $tile }» в городе { $city }, отдав { $unit_all }.
story-spares-titans = { $seat } не трогает титанов в городе { $city }.
story-banishes = { $seat } изгоняет титана «{ $titan }» из города { $city }, отдав { $unit_all }.
story-banishes-closed = { $seat } изгоняет титана «{ $titan }» из города { $city }.
story-banishes-own = За титана вы отдали { $unit_all } (видите только вы).
    .opened = { $seat } отдаёт за титана { $unit_all }.
story-gold = { $seat } получает { n-gold.acc }.
story-gold-closed = { $seat } получает монеты.
story-gold-own = Вы получили { n-gold.acc } (видите только вы).
    .opened = { $seat } получает { n-gold.acc }.
story-bards = { $seat } отправляет { n-bards.acc } { $region-to }.
story-bastion = { $seat } отправляет { n-bards.acc } в Бастион.
story-bastion-closed = { $seat } отправляет бардов в Бастион.
story-bastion-own = Вы отправили в Бастион { n-bards.acc } (видите только вы).
    .opened = { $seat } отправляет в Бастион { n-bards.acc }.
story-no-bards = { $seat } остаётся без приза: нет бардов или открытого региона рядом.
story-builds = { $seat } строит { n-storeys.acc } в городе { $city }: высота гильдии теперь { $height }.
story-no-storeys = { $seat } не строит: секций больше нет.
story-storey-waits = { $seat } кладёт секцию за ширму: нет гильдии, где для неё есть место.
story-neutral = { $seat } поднимает нейтральному игроку { $column-acc }: деление { $step }.
story-recruits-gone = Последний отряд покидает город { $city }: тайл уходит в сброс.
story-recruits-appear = В городе { $city } собираются отряды.
story-barracks-short = В Казармах не хватает для города { $city }: { $unit_all }. Эти места остаются пустыми.
story-threat-appears = Над городом { $city } нависает угроза «{ $tile }».
story-next-recruits = Следующий наём — город { $city }.
story-next-recruits-from-threats = Следующий наём — город { $city }. Тайл взят из стопки угроз: стопку найма обновить нечем.
story-next-threat = Следующая угроза — «{ $tile }», город { $city }.
story-recruitment-renewed = Сброшенные угрозы перевёрнуты и становятся стопкой найма: { n-tiles }.
story-threats-renewed = Сброшенные тайлы найма перевёрнуты и становятся стопкой угроз: { n-tiles }.
story-titans-wake = Следующую угрозу взять неоткуда: просыпаются титаны.
story-titan-wakes = Просыпается титан «{ $titan }»: вопросительных знаков { $marks }.
story-reinforcements = Прибывает подкрепление: в стопке угроз { n-tiles }.
story-census = Год { $year }-й заканчивается ревизией армии.
story-shows =
    { $units ->
        [0] { $seat } не показывает отрядов { $unit-gen }.
       *[other] { $seat } показывает { counted-shown }.
    }
story-census-none = Никто не показывает отрядов { $unit-gen }: приз никому не достаётся.
story-census-most = { $seat } показывает больше всех отрядов { $unit-gen } и получает приз.
story-assessment = Подсчёт { $number }-й: { $column }.
story-ranked = { $place }. { $seat }: { $column } { $points }, за ширмой { n-units }.
story-ranked-neutral = { $place }. Нейтральный игрок: { $column } { $points }.
story-eliminated = { $seat } выбывает.
story-eliminated-neutral = Нейтральный игрок выбывает.
story-saviour = { $seat } — спаситель королевства.
story-saviour-neutral = Остался только нейтральный игрок: королевство никто не спас.

### The board as text

board-year = Год { $year }-й из { $years }. Первый игрок — { $seat }.
board-census-years = Ревизия армии после года: { $items }.
board-assessments = Подсчёты: { $items }.
board-drop =
    { $count ->
        [1] { $column } (выбывает один)
       *[other] { $column } (выбывают двое)
    }
board-recruits = Наём:
board-threats = Угрозы:
board-city-recruits = Город { $city }: { $items }.
board-city-threat = Город { $city }, «{ $tile }»: нужны { $items }. Награды: { prizes }.
board-next-recruits = Следующий наём: город { $city }, { $items }.
board-next-threat = Следующая угроза: город { $city }, «{ $tile }», нужны { $items }. Награды: { prizes }.
board-no-next-recruits = Следующего тайла найма нет.
board-no-next-threat = Следующего тайла угрозы нет.
board-stack-top = После следующего тайла найма: город { $city }.
board-stack-top-threat = После следующей угрозы: «{ $tile }», город { $city }.
board-queues = Тайлов в стопке найма { $recruitment }, в стопке угроз { $menace }; в сбросе найма { $recruitment_gone }, в сбросе угроз { $menace_gone }.
board-barracks = Казармы: { $items }.
board-titan = Пробуждённый титан «{ $titan }»: вопросительных знаков { $units }. Награды: { prizes }.
board-sleeping = Дремлют титаны: { $items }.
board-sleeping-pile = { $count } (знаков { $units })
board-neutral = Нейтральный игрок: { $items }.
board-step = { $column } { $points } (деление { $step })
board-regions = Барды в регионах:
board-region = { $region } (города { $cities }), лира { $larger }/{ $smaller }: { $items }.
board-region-hidden = { $region } (города { $cities }), лира { $larger }/{ $smaller }: барды в Бастионе.
board-bards = { $seat } { $bards }
board-roads = Дороги из каждого города (красная, голубая, чёрная):
board-road = { $road-word } — { $city }
board-city = { $city }: { $items }
board-lord = { $seat }
    .own = { $seat } (вы)
board-hero = Герой в городе { $city }. Дороги: { $items }.
board-hero-none = Герой ещё не на поле.
board-orders = Команды (в скобках выполненные): { $items }.
board-order = { $order-short }
    .done = [{ $order-short }]
board-units = Отряды: { $items }.
board-unit = { $unit } { $count }
board-gold = Монеты: { $gold }.
board-stock = Осталось секций { $storeys }, бардов { $bards }.
board-stock-open = Осталось секций { $storeys }.
board-waiting = Секций за ширмой: { $storeys }.
board-guilds = Гильдии: { $items }.
board-guild = город { $city } ({ $height })
board-in-bastion = В Бастионе бардов: { $bards }.
board-behind = Остальное за ширмой.
board-shown = Показано на ревизии: { $items }.
board-shown-unit = { $unit } { $count }
board-hall = Зал славы, { $column }: { $items }.
board-neutral-name = нейтральный игрок
board-out = { $who } (вне игры)
    .now = { $who } (выбывает)
board-nobody = никого
prizes = { n-gold }, { n-bards }, { n-storeys }

### Board

picture-title = Лорды Ксидита: поле
picture-map = Карта королевства
picture-year = Год { $year } из { $years }
picture-start = Перед первым годом
picture-census = ревизия
picture-lair = Логово титанов
picture-recruitment = Наём
picture-threats = Угрозы
picture-next = следующий
picture-stack = стопка
picture-discard = сброс
picture-closed = закрыт
picture-behind = за ширмой
picture-bards-left = Барды в запасе: { $bards }.
picture-influence = Секций на поле: { $storeys }.
picture-out = вне игры
picture-saviour = спаситель
picture-score = { $column-cap }: { $items }
picture-hero = Герой игрока { $seat }, город { $city }
picture-now = { $seat }, команда { $number }: { $order-short }
picture-guild = Гильдия игрока { $seat }, город { $city }: { n-storeys }
picture-orders = Команды игрока { $seat }
picture-wheel = Колёсико { $wheel }
picture-rivals = раньше могут: { $items }
picture-ready = Готово
picture-waiting = Готово: ждём остальных
picture-stop-move = в город { $city }
picture-stop-no-road = дороги нет: пропадёт
picture-stop-recruit = город { $city }: 1 отряд { $unit-gen }
picture-stop-recruited = город { $city }: здесь вы уже нанимали
picture-stop-avert = город { $city }: предотвратит угрозу
picture-stop-lacks = город { $city }: не хватит отрядов
picture-stop-titan = город { $city }: титан
picture-stop-next-threat = если придёт «{ $tile }»
picture-stop-next-recruits = если придёт тайл найма
picture-stop-nothing = город { $city }: тайла нет
picture-stop-wait = ждёт в городе { $city }

# Части поля, на которые смотрят по отдельности
area-map = Карта
area-queues = Путь Судьбы
area-hall = Зал славы
area-own = Мой лорд
