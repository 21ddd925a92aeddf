# Wołanie, gdy przychodzi kolej, a żadna strona nie jest otwarta.
calls = Zawołaj mnie, gdy przyjdzie moja kolej
    .words = To urządzenie da znać, gdy stół na ciebie czeka, a żadna jego strona nie jest otwarta. Przeglądarka zapyta raz o zgodę.
    .private = Wiadomość idzie przez producenta przeglądarki i mówi tylko „twoja kolej”: bez skojarzenia, bez karty, bez imienia.
calls-begin = Zawołaj mnie
calls-end = Nie wołaj mnie więcej
calls-are-on = Zawołamy cię, gdy przyjdzie twoja kolej.
calls-denied = Przeglądarka nie pozwala tej stronie cię wołać. Zezwól na powiadomienia w jej ustawieniach, obok adresu.
calls-no-way = Ten serwer nikogo nie woła.
calls-later = Nie udało się. Spróbuj za chwilę.
calls-offer = Przy tym stole gra się przez wiele dni. Zawołać cię, gdy przyjdzie twoja kolej?
calls-decline = Nie, dziękuję
