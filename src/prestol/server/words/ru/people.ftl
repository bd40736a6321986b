guest-name = Гость
