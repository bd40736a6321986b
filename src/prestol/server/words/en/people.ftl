guest-name = Guest
notice-turn-title = { $game }: your turn
notice-turn = It is your turn in { $game }.
notice-code-title = Prestol: a code
notice-code = The code is { $code }. Type it in on your page at Prestol, and notices that it is your turn will come here. If you have not asked for it, do nothing.
notice-try-title = Prestol: it works
notice-try = Notices that it is your turn will come here.
