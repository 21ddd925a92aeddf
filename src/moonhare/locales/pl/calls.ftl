# Wołanie, gdy przychodzi kolej, a żadna strona nie jest otwarta.
calls = Daj mi znać, gdy przyjdzie moja kolej
    .words = To urządzenie da znać, gdy stół na ciebie czeka, a żadna jego strona nie jest otwarta. Przeglądarka zapyta raz o zgodę.
    .private = Wiadomość idzie przez producenta przeglądarki i mówi tylko „twoja kolej”: bez skojarzenia, bez karty, bez imienia.
calls-begin = Daj mi znać
calls-end = Nie dawaj mi już znać
calls-are-on = Damy ci znać, gdy przyjdzie twoja kolej.
calls-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Zezwól na nie w jej ustawieniach, obok adresu.
calls-no-way = Ten serwer nie wysyła powiadomień.
calls-later = Nie udało się. Spróbuj za chwilę.
calls-offer = Przy tym stole gra się przez wiele dni. Dać ci znać, gdy przyjdzie twoja kolej?
calls-decline = Nie, dziękuję
