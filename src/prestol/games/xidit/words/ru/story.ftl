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
