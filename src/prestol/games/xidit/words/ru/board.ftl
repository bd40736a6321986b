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
