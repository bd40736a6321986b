### Страница стола. Те же сообщения в том же порядке, что в en/table.ftl.

table-title = { $what }{ $game } · Престол
table-turn-title = Ваш ход ·{ " " }
table-board = Поле
table-zoom = Как смотреть на поле
table-areas = Части поля
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-fit = Всё поле
table-keys = Клавиши
table-beside = Рядом с полем
table-sheet = Игроки, рассказ, беседа и правила
table-players = Игроки
table-tab-log = Рассказ
table-tab-chat = Беседа
table-tab-rules = Правила
table-tab-more = Ещё
table-earlier = Показать, что было раньше
table-rooms = Комнаты
table-room-players = Игроки
table-room-spectators = Зрители
table-message = Написать сообщение
table-send = Отправить
table-search = Искать в правилах, картах и терминах
table-text-board = Поле словами
table-your-turn = Ваш ход.
table-coach = Объяснение
table-hint = Сильный бот ответил бы: { $label }.
table-looking-back = Вы смотрите на партию в момент { $steps }.
table-won = { $n ->
        [one] Победитель: { $names }.
       *[other] Победители: { $names }.
    }
table-ended = Партия окончена без победителя.
table-units = д ч мин
table-points = { $n ->
        [one] Пока { $n } очко
        [few] Пока { $n } очка
       *[many] Пока { $n } очков
    }
table-tag-you = вы
table-tag-bot = бот
table-tag-late = время вышло, отвечает бот
table-tag-timeout = нет за столом, играет бот
table-tag-left = место оставлено, играет бот
table-tag-resigned = сдача, играет бот
table-presence-here = смотрит на стол
table-presence-away = нет на месте
table-presence-bot = бот
table-is-asked = сейчас отвечает
table-watching = { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
table-track = Момент партии
table-step-back = Шаг назад
table-step-forth = Шаг вперёд
table-proposes-undo = { $name } просит разрешения вернуть ход.
table-proposes-end = { $name } предлагает закончить партию сейчас, без победителя.
table-waiting-consent = Ждём ответа остальных.
table-habits = О чём вас спрашивать
table-forced = Отвечать за меня, если другого ответа нет
table-confirm = Переспрашивать перед тем, что не вернуть самому
table-never = Никогда не спрашивать о картах
table-match = Эта партия
table-about = { $players ->
        [one] { $players } место
        [few] { $players } места
       *[many] { $players } мест
    }, { $pace ->
        [live] с часами
        [slow] со сроком на каждый ход
       *[none] без ограничения времени
    }.
table-fair = Честный случай
table-seal-before = Весь случай этой партии рождается из ключа, который выбран до её начала. Вот хеш ключа; сам ключ откроется в конце партии.
table-seal-after = Ключ случая выбран до партии: его SHA-256 — тот хеш, который стоял здесь всё это время. Пусть ваш браузер посчитает его сам.
table-seal = Хеш
table-key = Ключ
table-sealed-well = Сходится: это тот самый ключ, что был запечатан.
table-sealed-badly = Не сходится!
table-sealed-unseen = Браузер считает это только по https.
table-points-by = Очки по видам
table-total = Всего
table-place = Место
table-chart = Очки по ходу партии
table-to-rematch = К новой партии
table-ended-agreed = Все согласились закончить.
table-ended-resigned = Играть стало не с кем.
table-ended-abandoned = Все ушли из-за стола.

table-do-undo = Вернуть
table-do-explain = Объяснить
table-do-hint = Подсказка
table-do-understood = Понятно
table-do-known = Больше это не объяснять
table-do-withdraw = Изменить ответ
table-do-never = Больше не спрашивать об этом
table-do-back = Забрать место у бота
table-do-now = К настоящему
table-do-fork = Играть отсюда
table-do-link = Скопировать ссылку
table-do-agree = Согласиться
table-do-decline = Отказать
table-do-take-proposal-back = Отозвать
table-do-ask-again = Снова спрашивать
table-do-everywhere = Во всех моих партиях
table-everywhere = В новых партиях этой игры вас об этом тоже не спросят. Список – на вашей странице.
table-do-result = Итог
table-do-next = Следующая глава
table-do-rematch = Сыграть ещё
table-do-download = Скачать запись
table-do-keys = Клавиши
table-do-offer-end = Предложить закончить
table-do-leave = Уйти: доиграет бот
table-do-resign = Сдаться
table-do-close = Закрыть
table-do-verify = Проверить здесь
table-do-replay = Посмотреть заново
table-do-ask-undo = Попросить вернуть ход
table-do-sure = Сделать

table-sure = «{ $label }» — без согласия остальных это не вернуть.
table-sure-leave = Уйти из-за стола? Пока вы не вернётесь, за вас играет бот.
table-sure-resign = Сдаться насовсем? До конца партии за вас играет бот.
table-sure-end = Предложить всем остальным закончить партию сейчас, без победителя?
table-moved-on = Игра уже пошла дальше: вот о чём спрашивают теперь.
table-line-down = Связь прервалась. Она восстановится сама…
table-line-up = Связь восстановлена.
table-curtain = Передайте устройство: сейчас { $name }.
table-i-am = Здесь { $name }
table-since = Пока вас не было
table-news = Пока вас не было, в рассказе { $n ->
        [one] появилась { $n } новая строка
        [few] появились { $n } новые строки
       *[many] появилось { $n } новых строк
    }.
table-proposed = Остальных спросили.
table-undone = Ход возвращён.
table-linked = Ссылка скопирована.
table-nothing-found = Об этом ничего нет.
table-no-chat = Здесь ещё никто ничего не сказал.
table-terms = Карты и термины
table-read-in-rules = В правилах

table-key-tab = к следующему ответу: на поле и среди кнопок
table-key-arrows = к ближайшему ответу на поле в эту сторону
table-key-explore = к ближайшему предмету на поле: он расскажет о себе
table-key-enter = дать ответ
table-key-numbers = дать ответ с этим номером
table-key-undo = вернуть ход; если одному уже нельзя — спросить остальных
table-key-explain = объяснить вопрос; ещё раз — закрыть
table-key-hint = что ответил бы сильный бот (если все соперники — боты)
table-key-zoom = крупнее, мельче, всё поле
table-key-parts = предыдущая часть поля, следующая
table-key-steps = шаг назад, шаг вперёд
table-key-now = к настоящему
table-key-search = искать в правилах
table-key-chat = беседа
table-key-escape = закрыть открытое, вернуться к полю
table-key-help = эта страница
