# Palavras-passe das mesas, e as mesas abertas que os desconhecidos encontram.
kind-locked = Esta mesa pede uma palavra-passe
    .words = Quem te convidou sabe-a.
    .stale = Este convite já não abre a mesa. Pede o novo, ou escreve a palavra-passe.
locked-go = Entrar
password = Palavra-passe
password-new = Nova palavra-passe
lock = Pedir uma palavra-passe
    .hint = Sem ela ninguém entra nem fica a ver. Quem está à mesa fica.
lock-on = A mesa pede uma palavra-passe
    .hint = O link e o código QR abrem-na: quem os tem não precisa de escrever nada.
lock-change = Outra
    .hint = Os links enviados antes deixam de abrir a mesa.
lock-off = Tirá-la
listed = Mostrar entre as mesas abertas
    .hint = Desconhecidos encontram então esta mesa na primeira página: o teu nome, a edição, a língua e quantos estão aqui. Enquanto cá estiveres, podem entrar.
listed-told = Desconhecidos podem encontrar esta mesa na primeira página.
tables = Mesas abertas
    .words = Quem as abriu gosta de companhia.
tables-none = Nenhuma mesa aberta neste momento
    .words = Abre uma e mostra-a aqui: o interruptor está ao lado do convite.
tables-none-fit = Nenhuma corresponde neste momento.
tables-all = Mostrar todas
tables-language = Língua
tables-edition = Edição
tables-free = Lugares livres
tables-any = Indiferente
tables-at-least = { $count } ou mais
tables-people = { $count ->
    [one] 1 pessoa
   *[other] { $count } pessoas
}
tables-seats = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
tables-lobby = Na sala de espera
tables-playing = A jogar: pede-se um lugar
tables-locked = Pede palavra-passe
tables-new = Nova
tables-since = Há { $minutes } min
