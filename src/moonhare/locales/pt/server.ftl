# O que o próprio servidor escreve: a pré-visualização de um link numa conversa.
preview-title = Moonhare
preview-description = Uma imagem, uma pista, um voto secreto: histórias com cartas para 3 a 12 pessoas, no navegador.
preview-locked = Uma mesa de amigos: pede uma palavra-passe.
preview-table-title = Mesa { $code } · Moonhare
preview-table-description = { $members ->
    [one] { $host } pôs a mesa. Senta-te e joga.
    [many] { $host } está à mesa, { $members } ao todo. Senta-te e joga.
   *[other] { $host } está à mesa, { $members } ao todo. Senta-te e joga.
}
