guest-name = Guest
