### Что говорит сам терминал. Те же сообщения в том же порядке, что в words.en.ftl.

### Клавиши: первая показана в подсказке, остальные тоже действуют

keys-undo = о отмена отменить
keys-help = п помощь ?
keys-board = д доска стол
keys-log = ж журнал
keys-scores = с счёт счет
keys-rules = р правила
keys-never = н никогда
keys-again = а спрашивать
keys-explain = э объяснить объясни
keys-hint = ! подсказка
keys-quit = в выход

### Стол

hello = { $game }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }.
sits-person = { $name }: вы
sits-person-of-several = { $name }: человек за этим устройством
sits-bot = { $name }: бот ({ $bot })
bot-random = случайный
bot-greedy = жадный
hello-hint = Отвечайте числом. Знак ? покажет, что ещё можно набрать.
resumed = Партия продолжается.
question = { $name }: { $question }
forced = Возможен только один ответ: { $answer }
hint-never = (н: больше не спрашивать: «{ $card }»)
prompt = { "> " }
pass-device = Дальше отвечает { $name }. Передайте устройство и нажмите Enter.
news = С вашего прошлого хода:

### Ответы

say-number = Наберите номер ответа или ?, чтобы увидеть подсказку.
no-such-number = Ответа { $number } нет. Выберите от { $from } до { $to }.
unknown-command = «{ $typed }» — не номер и не команда. Знак ? покажет команды.
input-ended = Ввод закончился.

### Команды

help-title = Можно набрать:
help-number = ответ с этим номером; 0 — «нет», где это возможно
help-undo = вернуть свой последний ответ
help-help = что значит карта или слово: { $key } название
help-board = показать стол ещё раз
help-log = что произошло; { $key } 50 покажет последние 50 строк, { $key } 0 — все
help-scores = очки на этот момент
help-rules = главы правил; { $key } 3 покажет одну, { $key } слово — поиск
help-never = больше не спрашивать об этой карте: { $key } название
help-again = снова спрашивать об этой карте; без названия — о каких картах вас не спрашивают
help-explain = что значит вопрос
help-hint = что ответил бы сильный бот, если все соперники — боты
help-quit = сохранить и выйти
undone = Ответ возвращён.
undo-nothing = Возвращать пока нечего.
undo-far = После вашего ответа кто-то что-то узнал или ответил другой игрок. Всё равно вернуться?
undo-far-several = После вашего ответа кто-то что-то узнал или ответил другой игрок. Все за столом согласны вернуться?
undo-far-hint = д — да, всё остальное — нет
yes = д да y yes
undo-kept = Всё осталось как было.
no-lesson = Этот вопрос игра никак не объясняет.
hint = Сильный бот ответил бы { $number }: { $answer }
hint-alone = Подсказки есть только там, где все соперники — боты.
no-hint = Сильного бота для этой игры нет.
no-topic = Здесь ничто не называется «{ $typed }».
which-topic = Подходит несколько слов, уточните:
no-topics = В этой игре нет объяснений карт и слов.
log-empty = Пока ничего не произошло.
log-more = { $lines ->
        [one] … ещё { $lines } строка раньше
        [few] … ещё { $lines } строки раньше
       *[many] … ещё { $lines } строк раньше
    }
no-scores = В этой игре очки считают только в конце.
no-board = У этой игры нет стола в виде текста.
no-rules = У этой игры нет страницы правил.
no-rules-found = В правилах нет слова «{ $typed }».
rules-hint = { $key } 3 покажет главу 3, { $key } слово — поиск.
never-which = О какой карте больше не спрашивать? Наберите { $key } и её название.
never-set = Об этом вас больше не спросят: «{ $card }». Вернуть вопрос: { $key } { $card }
never-none = Вас спрашивают обо всём.
never-list = Вас не спрашивают:
again-set = О карте «{ $card }» вас снова будут спрашивать.
again-was = О карте «{ $card }» вас и так спрашивают.
saved = Сохранено в { $file }
resume-hint = Продолжить: prestol play --resume { $file }

### Конец

over = Партия окончена.
total = Всего
place = Место
won = { $count ->
        [0] Никто не победил.
        [one] Победитель: { $names }.
       *[other] Общая победа: { $names }.
    }
category = Очки

### Список игр

column-game = Игра
column-players = Игроков
column-options = Настройки
column-bots = Боты

### Сервер

serving = Престол открыт:
serving-data = Всё хранится в { $data }.
serving-end = Ctrl-C закроет его.
backed-up =
    { $rows ->
        [one] { $rows } строка записана
        [few] { $rows } строки записаны
       *[many] { $rows } строк записано
    } в { $file }.
restored =
    { $rows ->
        [one] { $rows } строка возвращена
        [few] { $rows } строки возвращены
       *[many] { $rows } строк возвращено
    } из { $file }.
doctor-found = База { $database }: { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $matches ->
        [one] { $matches } партия.
        [few] { $matches } партии.
       *[many] { $matches } партий.
    }
doctor-replayed = Сыграно заново без отличий: { $replayed }. Начато при прежней редакции правил: { $earlier }.
doctor-well = Всё в порядке.
doctor-ill =
    { $differ ->
        [one] Найдено { $differ } расхождение.
        [few] Найдено { $differ } расхождения.
       *[many] Найдено { $differ } расхождений.
    }

### The host's commands

column-id = Номер
column-name = Имя
column-kind = Кто
column-seen = Был здесь
column-matches = Партии
column-room = Комната
column-text = Текст
column-moved = Последний ход
column-waits-for = Ждём
host-host = хозяин
host-guest = гость
host-member = участник
host-made = { $name } теперь хозяин.
host-unmade = { $name } больше не хозяин.
host-removed-person = { $name } удалён. Места заняли боты.
host-removed-match = Партия { $match } удалена.
host-removed-message = Сообщение удалено.
host-goes-on = Партия { $match } продолжается.
