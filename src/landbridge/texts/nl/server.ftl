# Tafels voor velen: waarom een verzoek wordt geweigerd, wat er rond een spel gebeurt, de opdrachten.

server-unknown-person = Kies eerst een naam; deze server kent je nog niet.
server-password = Deze server vraagt een wachtwoord, en dit is het niet.
server-not-yours = Deze plaats is niet van jou.
server-not-host = Dat mag alleen wie de tafel heeft geopend.
server-muted = Deze plaats is het zwijgen opgelegd.
server-origin = Dit verzoek komt van een andere site.
server-no-table = Deze tafel bestaat niet, of is opgeruimd.
server-no-seat = Deze plaats heeft de tafel niet.
server-no-game = Er is geen spel met deze naam; er is { $known }.
server-no-code = Deze code werkt niet, of niet meer.
server-somebody = Op dit apparaat ben je { $me }. Om { $name } te worden, moet je dat bevestigen.
server-no-page = Er is niets op dit adres.
server-wrong-method = Dit adres neemt zo’n verzoek niet aan.
server-seat-taken = Iemand anders heeft deze plaats.
server-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-over = Het spel is uit.
server-not-over = Het spel is nog niet uit.
server-closed = De tafel is gesloten.
server-away = Een vervanger speelt op deze plaats; kom eerst terug.
server-id-used = Deze id is al voor iets anders gebruikt.
server-nothing-back = Er is niets terug te nemen.
server-too-late = Het is te laat om het terug te nemen: het toeval was aan zet of een geheim is uit.
server-nothing-asked = Niemand vraagt zetten terug.
server-old-rules = Dit spel begon met versie { $theirs } van de regels van { $game }, die deze server niet meer heeft.
server-too-large = Dit is meer dan { $most } bytes.
server-not-json = De inhoud van een verzoek is JSON (content-type application/json).
server-invalid = Het verzoek is niet te lezen; kijk bij { $where }.
server-no-bot = Er is geen bot “{ $bot }” voor dit spel; er is { $known }.
server-no-aim = Met deze aanraking is geen zet bedoeld.
server-too-fast = Te veel tegelijk; probeer het over { $seconds } s opnieuw.
server-bots-busy = De bots hebben nu te veel om over na te denken; probeer het over { $seconds } s opnieuw.
server-getting-ready = De bots maken zich nog klaar; probeer het over { $seconds } s opnieuw.
server-limit = De grens { $limit } ligt bij { $most }.
server-not-saved = Het kon niet worden bewaard, en er is niets gebeurd. Probeer het nog eens.
server-elsewhere = Dit spel wordt gespeeld volgens versie { $theirs } van de regels van { $game }, bij een ander proces van deze server. Probeer het nog eens.

server-fact-sits = { $seat } gaat zitten.
server-fact-rises = { $seat } staat op.
server-fact-ready = { $seat } is klaar om te beginnen.
server-fact-starts = Het spel begint.
server-fact-back = { $seat } neemt iets terug.
server-fact-asks = { $count ->
    [one] { $seat } vraagt een zet terug.
   *[other] { $seat } vraagt { $count } zetten terug.
}
server-fact-agrees = { $seat } is het ermee eens.
server-fact-declines = { $seat } is het er niet mee eens.
server-fact-rewinds = { $count ->
    [one] Een zet wordt teruggenomen.
   *[other] { $count } zetten worden teruggenomen.
}
server-fact-leaves = { $seat } vertrekt; een vervanger speelt door.
server-fact-leaves-end = { $seat } vertrekt; het spel is afgelopen.
server-fact-time = De tijd van { $seat } is om; een vervanger speelt door.
server-fact-time-end = De tijd van { $seat } is om; het spel is afgelopen.
server-fact-resigns = { $seat } geeft op; een vervanger speelt door.
server-fact-resigns-end = { $seat } geeft op; het spel is afgelopen.
server-fact-returns = { $seat } is terug.
server-fact-muted = { $seat } moet zwijgen.
server-fact-unmuted = { $seat } mag weer praten.
server-fact-rematch = Een nieuwe tafel staat klaar voor de revanche.
server-fact-closes = De tafel wordt gesloten.
server-fact-luck-list = Iedereen heeft zich vastgelegd. Nu wordt het geluk samengesteld.
server-fact-luck-failed = Poging { $attempt } om het geluk af te spreken is mislukt. Voor de volgende moet iedereen weer klaar zijn.
server-fact-luck-beacon = Het openbare baken kwam niet op tijd; poging { $attempt } is mislukt. Voor de volgende moet iedereen weer klaar zijn.
server-fact-luck-commit = { $seat } was niet op tijd klaar en verliest de plaats.
server-fact-luck-reveal = { $seat } heeft niet op tijd onthuld en verliest de plaats.
server-fact-luck-welcome = { $seat } vindt het goed dat { $name } terugkomt.

server-serving = Landbridge is te vinden op { $url }
server-no-extra = De server heeft meer pakketten nodig ({ $name } ontbreekt): { $command }
server-base-url = Een basisadres begint met { $schemes }, anders dan “{ $url }”.
server-beacon = Een baken wordt opgegeven als { $form }, met de 64 hexadecimale cijfers van de hash van de keten.
server-cannot-serve = De server kan niet starten: { $error }
server-no-data = Er is geen database in { $folder }.
server-file-there = { $file } bestaat al; er is niets overschreven.
server-no-backup = De kopie is mislukt: { $error }
server-backed-up = { $file } bevat de kopie, { $size } KiB.
server-moved-away = De tafels van deze server zijn verhuisd naar { $place } en gaan daar verder; van hieruit wordt niets meer aangeboden.
server-move-not-empty = In { $place } staan al tafels; er is niets gekopieerd.
server-move-differs = Wat is teruggelezen is niet wat is geschreven; er is niets verhuisd: { $error }
server-no-move = Er is niets verhuisd: { $error }
server-moved = Alles uit { $source } staat nu in { $target }, byte voor byte vergeleken. De oude database wordt niet meer bediend.

# The page: languages, tables without a drawing, what it asks besides.
server-language = Nederlands
server-scene-handle = Kies { $handle }
server-scene-points = Punten
server-no-tutorial = Er is geen uitleg voor dit spel.
server-no-boards = Dit spel heeft geen eigen borden.
server-page-missing = De tafels zijn open, maar de pagina is niet gebouwd. Wie de server beheert, bouwt haar met { $command } in de map { $folder }.
server-place-line = Regel { $line }
server-place-column = Regel { $line }, kolom { $column }
server-place-key = Sleutel “{ $name }”
server-place-entry = Sleutel “{ $name }”, vermelding { $entry }
server-place-at = Bij { $place }
server-place-row = Sleutel “{ $name }”, rij { $row }
