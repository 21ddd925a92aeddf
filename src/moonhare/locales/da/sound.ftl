# What one hears and feels of a table.

sound-on = Lyde
sound-hint = En klokke for en ledetråd, papir for et kort, træ for de sidste sekunder
volume = Lydstyrke
sound-try = Lyt
touch-on = Vibrer, når det er min tur
