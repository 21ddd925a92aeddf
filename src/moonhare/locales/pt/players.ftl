# Os jogadores do computador que se podem escolher, e para onde vai o que veem.

player-steady = Sereno
    .line = Adivinha como um amigo: muitas vezes, nem sempre.
player-sharp = Perspicaz
    .line = Ouve com atenção e escolhe as pistas com cuidado.
player-gentle = Brando
    .line = Deixa-se enganar facilmente. Bom para uma primeira noite.
player-simple = Por gosto
    .line = Escolhe o que lhe agrada, digam o que disserem.
player-seeing = Vidente
    .line = Olha para as próprias imagens, através de um modelo.
sends-to = As imagens e as pistas saem de casa: vão para { $host }.
sends-nothing = Não com estas imagens: ficam em casa.
sends-now = { $names }: as imagens e as pistas saem de casa e vão para { $host }.
sends-not-now = { $names }: estas imagens ficam em casa, por isso joga o jogador virtual do costume.
sends-bots = { $names }: as imagens e as pistas vão para quem põe { $count ->
    [one] este bot
   *[other] estes bots
} a correr.
