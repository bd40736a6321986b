game-name = Контрабандисты

kind-silk = шёлк
kind-tea = чай
kind-gems = камни
kind-salt = соль
card-fence = Скупщик
card-ghost = Призрак
card-thief = Вор
card-lookout = Дозорный
card-cook = Кок
card-gambler = Игрок
end-caught = неудача
end-away = удача
end-won = выигрыш
end-lost = проигрыш

n-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
deck = { $cards ->
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }
good = { $kind } { $number }

ask-action = Что вы делаете?
action-rest = Отдыхаю
action-heist = Граблю банк
action-sell = Продаю товар
action-stow = Прячу товар
action-dump = Топлю товар в гавани
action-raid = Нападаю
action-flip = Открываю верх гавани
action-fish = Вылавливаю верх гавани
action-spy = Смотрю верх гавани
action-stir = Мешаю гавань
ask-good = { $action ->
        [sell] Какой товар вы продаёте?
        [stow] Какой товар вы прячете?
       *[other] Какой товар вы топите?
    }
ask-raid = На кого вы нападаете?
raid-option = { $seat_from }, { n-coins }
ask-steal = { $card }: украсть у соперника ({ $seat_from })?
    .option = Украсть
    .pass = Не надо
ask-pledge = Сколько монет вы ставите?
ask-double = Удвоить ставку ({ n-coins })?
    .option = Удвоить

step-turn = { $who } делает ход.
step-pledges =
    { $n ->
        [one] { $who } делает ставку
       *[other] { $who } делают ставки
    }.

story-stows = { $seat } прячет товар.
story-stowed = Вы спрятали: { $kind }.
    .opened = { $seat } прячет: { $kind }.
story-dumps = { $seat } топит товар.
story-sells = { $seat } продаёт: { $kind }, цена – { n-coins }.
story-flip = { $seat } открывает верх гавани.
story-flipped = Это { $kind }.
story-fish = { $seat } ловит.
story-spy = { $seat } смотрит в гавань.
story-spied = Вы видите: { $kind }.
    .opened = { $seat } видит: { $kind }.
story-stir = { $seat } мешает гавань.
story-raids = { $seat } нападает ({ $seat_from }), добыча – { n-coins }.
story-heist = { $seat } грабит банк: { $end }.
story-settles = { $seat }: ставка – { n-coins }, { $end }.
story-night = Ночь { $day }.
story-pledged = Все сделали ставки.
story-tip = Наводка: { $kind }.
story-crowned = { $seat } богатеет.
story-steals = { $seat } крадёт монету ({ $seat_from }).
story-looks = { $seat } смотрит верх колоды.
story-cooks = { $seat } стряпает.
story-gambles = { $seat } играет, выигрыш – { n-coins }.
