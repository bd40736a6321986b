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
