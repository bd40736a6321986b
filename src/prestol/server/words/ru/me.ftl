### Своя страница, вход, хозяин, записи. Те же сообщения в том же порядке, что в en/me.ftl.

me-title = Моя страница
me-nobody = Вы ещё не играли здесь. Начните любую партию, и у вас появятся имя и эта страница.
me-name = Имя
me-name-label = Как вас зовут
me-name-hint = Под этим именем вас видят за столом.
me-guest = Вы здесь гость: ваши партии помнит только этот браузер. Закрепите имя паролем или ключом доступа, чтобы входить с любого устройства.
me-guest-or = Или сохраните ссылку, по которой можно вернуться.
me-keep = Закрепить имя
me-kept = Имя закреплено: с ним можно войти на любом устройстве.
me-password = Пароль
me-password-new = Новый пароль
me-password-old = Прежний пароль
me-password-hint = Не меньше восьми знаков. Длинная фраза лучше хитрого слова.
me-password-set = Закрепить паролем
me-password-change = Сменить пароль
me-password-done = Пароль сохранён.
me-passkeys = Ключи доступа
me-passkeys-hint = Вход по отпечатку, лицу или коду устройства, без пароля.
me-passkey-add = Добавить ключ доступа
me-passkey-name = Этот браузер
me-passkey-none = Этот браузер не умеет работать с ключами доступа.
me-passkey-stopped = Ключ доступа не добавлен: устройство не подтвердило.
me-passkey-added = Ключ доступа добавлен.
me-added = добавлен { $when }
me-remove = Убрать
me-remove-sure = Убрать это? Вернуть будет нельзя.
me-link = Ссылка для возвращения
me-link-hint = Кто откроет эту ссылку, тот станет вами. Сохраните её и никому не показывайте.
me-link-make = Получить ссылку
me-link-again = Новая ссылка отменит прежнюю.
me-notices = Сообщать, что мой ход
me-notices-hint = Если вы не смотрите на стол, мы напишем. Об одном ходе — один раз.
me-notices-none = Пока никак.
me-notice-mail = Почта
    .label = Адрес почты
me-notice-telegram = Telegram
    .label = Номер чата с ботом
me-notice-discord = Discord
    .label = Адрес вебхука
me-notice-other = Другое
    .label = Адрес apprise: ntfy, Pushover, Slack…
me-notice-push = Этот браузер
    .label = Уведомления этого браузера
me-notice-how = Как
me-notice-add = Добавить
me-notice-push-add = Включить в этом браузере
me-notice-push-none = Этот браузер не показывает уведомлений, или они запрещены.
me-notice-push-on = Готово: этот браузер сообщит о вашем ходе.
me-notice-code = Код из сообщения
me-notice-confirm = Подтвердить
me-notice-waits = ждёт кода
me-notice-try = Проверить
me-notice-tried = Отправлено. Посмотрите, пришло ли.
me-tokens = Личные ключи для программ
me-tokens-hint = С таким ключом программа играет от вашего имени.
me-tokens-how = Как это делается
me-token-for = Для чего
me-token-make = Создать ключ
me-token-once = Скопируйте ключ сейчас: больше он показан не будет.
me-wishes = Как мне удобнее
me-wish-lang = Язык
me-wish-theme = Тема
me-theme-auto = Как на устройстве
me-theme-light = Светлая
me-theme-dark = Тёмная
me-public = Каким меня видят другие
me-history-all = Все сыгранные партии
me-wish-motion = Меньше движения на экране
me-wish-table = За столом
me-wish-table-hint = Так будет везде, куда вы сядете с этой минуты. В каждой партии это можно поменять.
me-wish-forced = Отвечать за меня, если всем видно, что выбора нет
me-wish-notices = Говорить мне, когда мой ход
me-wish-never = Не спрашивать меня про
me-wish-never-none = За столом нажмите «Больше не спрашивать об этом», а потом, в списке таких вопросов, – «Во всех моих партиях». Что вы так выбрали, появится здесь.
me-history = Сыгранные партии
me-history-none = Вы ещё ничего не доиграли.
me-out = Выйти
me-out-guest = Вы гость: без ссылки для возвращения или пароля вернуться к своим партиям будет нельзя. Выйти?
me-out-sure = Выйти на этом устройстве?
me-out-everywhere = Выйти на всех устройствах
me-gone = Удалить меня
me-gone-sure = Удалить ваше имя и всё, что с ним связано? За вас доиграют боты. Отменить это нельзя.
me-leaving = Уйти

### Вход

login-title = Вход
login-name = Имя
login-password = Пароль
login-go = Войти
login-passkey = Войти с ключом доступа
login-stopped = Вход с ключом доступа не состоялся.
login-guest = Впервые здесь? Входить не нужно: начните партию, и вы уже за столом.
login-back = Играли гостем? Откройте свою ссылку для возвращения.
login-lost = Забыли пароль? Хозяин этого места пришлёт ссылку, чтобы задать новый.
login-already = Вы вошли под именем { $name }.
back-title = С возвращением
back-about = По этой ссылке вы возвращаетесь к своему имени и партиям.
back-go = Вернуться за стол
reset-title = Новый пароль
reset-go = Сохранить и войти
welcome-title = Добро пожаловать
welcome-about = Вас пригласили сюда играть. Как вас называть?
welcome-go = Войти

### Хозяин

host-title = Хозяйская
host-people = Люди
host-search = Имя или его часть
host-find = Найти
host-nobody = Никого не нашлось.
host-guest = гость
host-host = хозяин
host-seen = последний визит: { $when }
host-matches = { $n ->
        [0] без партий
        [one] { $n } партия
        [few] { $n } партии
       *[other] { $n } партий
    }
host-make = Сделать хозяином
host-unmake = Больше не хозяин
host-reset = Ссылка для нового пароля
host-remove = Удалить
host-remove-sure = Удалить этого человека? За него доиграют боты. Отменить это нельзя.
host-link = Ссылка
host-link-hint = Она открывается один раз. Передайте её надёжным способом.
host-invitations = Приглашения
host-invitations-hint = Ссылка впускает одного человека; она нужна, если место открыто только для приглашённых.
host-invite = Пригласить
host-invitation-open = открыто { $when }
host-withdraw = Отозвать
host-registration-open = Сюда может прийти любой.
host-registration-invite = Сюда приходят по приглашению.
host-registration-closed = Новых людей сюда не пускают.
host-stuck = Застывшие партии
host-stuck-none = Ни одна партия не стоит дольше часа.
host-waits = ждёт: { $names }
host-go-on = Сдвинуть с места
host-go-on-sure = Боты ответят за тех, кого ждут, пока те не вернутся. Продолжить?
host-match-remove = Удалить партию
host-match-remove-sure = Удалить партию, её запись и беседу? Отменить это нельзя.
host-messages = Беседа за столом
host-match-id = Адрес или номер партии
host-show = Показать
host-messages-none = Здесь ничего не сказали.
host-room-players = игроки
host-room-spectators = зрители
host-health = Всё остальное делает команда prestol: резервные копии, проверка, перенос.

### Записи

records-title = Записи партий
records-lead = Сыгранную партию можно скачать со страницы её стола, а здесь — посмотреть: каждый ход, шаг за шагом.
records-choose = Выбрать файл
records-drop = или перетащите его сюда
records-reading = Читаем запись и проигрываем её по правилам…
records-about = Запись проверяется по правилам от первого хода до последнего: случай и ходы должны сойтись.
records-not-json = Это не запись партии: в файле нет того, что мы умеем читать.
records-large = Этот файл слишком велик для записи партии.

### Страница человека

person-since = Здесь с { $date }
person-guest = гость
person-mine = На мою страницу
person-games = Игры
person-none = Сыгранных партий пока нет.
person-history = Сыгранные партии
person-visible = Те, на которые можно смотреть всем, и те, в которых играли вы сами.
person-nothing = Здесь нет ничего, что вам можно видеть.
person-pages = Страницы
person-earlier = Более ранние
person-later = Более поздние
rating-none = Партий на рейтинг ещё не было
rating-place = { $n ->
        [1] первое место
       *[other] { $n }-е место
    }
rating-soon = { $n ->
        [one] до места ещё { $n } партия
        [few] до места ещё { $n } партии
       *[many] до места ещё { $n } партий
    }
tally = Сыграно { $played }, на рейтинг { $rated }, побед { $wins }
