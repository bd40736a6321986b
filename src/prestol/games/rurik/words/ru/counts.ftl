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
