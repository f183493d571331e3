# Tafels voor velen: waarom een verzoek wordt geweigerd, wat er rond een spel gebeurt, de opdrachten.

server-unknown-person = Kies eerst een naam; deze server kent je nog niet.
server-password = Deze server vraagt een wachtwoord; controleer het jouwe.
server-not-yours = Deze plaats is niet van jou.
server-not-host = Dat mag alleen wie de tafel heeft geopend.
server-muted = Deze plaats is gedempt.
server-origin = Dit verzoek komt van een andere website.
server-no-table = Deze tafel bestaat niet, of is verwijderd.
server-no-seat = Die plaats is er niet aan deze tafel.
server-no-game = Er is geen spel met deze naam. Er zijn: { $known }.
server-no-code = Deze code klopt niet of is verlopen.
server-somebody = Op dit apparaat ben je { $me }. Bevestig dat je wilt overschakelen naar { $name }.
server-no-page = Er is niets op dit adres.
server-wrong-method = Dit adres neemt zo’n verzoek niet aan.
server-seat-taken = Iemand anders heeft deze plaats.
server-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-over = Het spel is afgelopen.
server-not-over = Het spel is nog niet afgelopen.
server-closed = De tafel is gesloten.
server-close-played = Hier spelen ook anderen. Wie wil stoppen, kan opgeven.
server-no-help = Aan deze tafel geven bots geen advies: je speelt met anderen.
server-away = Een bot speelt op deze plaats; kom eerst terug.
server-id-used = Dit verzoek is twee keer met verschillende inhoud verstuurd; laad de pagina opnieuw.
server-nothing-back = Er is niets terug te nemen.
server-too-late = Terugnemen kan niet meer: er is al geloot of een geheim is al onthuld.
server-no-outside = Aan deze tafel wordt getrokken, niet ingevoerd.
server-nothing-asked = Niemand vraagt om een zet terug te nemen.
server-old-rules = Dit spel begon met versie { $theirs } van { $game }, die deze server niet meer heeft.
server-damaged-table = Deze tafel kan niet worden geopend: wat ervan bewaard is, klopt niet met elkaar. Andere tafels zijn in orde; meld het aan de beheerder van deze server.
server-too-large = Dit is meer dan { $most } bytes.
server-not-json = De inhoud van een verzoek moet JSON zijn (content-type application/json).
server-invalid = Het verzoek is niet te begrijpen; kijk bij { $where }.
server-no-bot = Er is geen bot “{ $bot }” voor dit spel. Er zijn: { $known }.
server-no-aim = Hiermee kun je geen zet doen.
server-too-fast = Te veel verzoeken; probeer het over { $seconds } s opnieuw.
server-bots-busy = De bots hebben het nu druk; probeer het over { $seconds } s opnieuw.
server-bot-failed = De bot heeft geen antwoord gevonden; probeer het nog eens.
server-getting-ready = De bots maken zich nog klaar; probeer het over { $seconds } s opnieuw.
server-limit = { $limit ->
    [seats_per_person] Je kunt aan één tafel hoogstens { $most } plaatsen innemen.
    [tables_per_person] Je kunt hoogstens { $most } lopende tafels hebben.
    [tournaments_per_person] Je kunt hoogstens { $most } lopende toernooien hebben.
    [tables] Deze server heeft plaats voor { $most } tafels, en die zijn allemaal bezet.
    [invites_per_table] Een tafel kan hoogstens { $most } open uitnodigingen hebben.
    [hooks_per_table] Een tafel kan hoogstens { $most } webhooks hebben.
    [reports_per_person] Je kunt hoogstens { $most } onbeantwoorde meldingen hebben.
    [comments_per_table] Een spel kan hoogstens { $most } opmerkingen hebben.
    [comments_per_person] Je kunt bij een spel hoogstens { $most } opmerkingen schrijven.
    [chats_per_table] De chat van een tafel is vol na { $most } berichten.
    [events_per_table] Deze tafel heeft zijn grens van { $most } gebeurtenissen bereikt.
    [streams_per_person] Je kunt hoogstens { $most } tafels tegelijk open hebben.
    [streams] Deze server heeft plaats voor { $most } open pagina’s, en die zijn allemaal bezet.
    [attempts] Na { $most } mislukte pogingen kan deze tafel niet beginnen; open een nieuwe.
    [passkeys] Je kunt hoogstens { $most } passkeys hebben.
    [insight] Je hebt aan deze tafel vaak genoeg gevraagd.
    [waiting] Op deze server is plaats voor { $most } mensen die een partij zoeken, en alles is bezet.
    [waiting_per_address] Vanuit jouw netwerk kunnen hoogstens { $most } mensen tegelijk een partij zoeken.
    [friends_per_person] Je kunt hier hoogstens { $most } vrienden hebben, en de ander ook.
    [challenges_per_person] Je kunt hoogstens { $most } onbeantwoorde uitdagingen hebben.
    [challenges] Wacht eerst op antwoord: je hebt deze vriend { $most } uitdagingen gestuurd.
   *[other] Deze server staat er hoogstens { $most } toe.
}
server-not-saved = Opslaan is mislukt en er is niets veranderd. Probeer het nog eens.
server-elsewhere = Dit spel wordt gespeeld met versie { $theirs } van { $game } op een ander deel van de server. Probeer het nog eens.
server-updating = De server wordt bijgewerkt. Probeer het straks nog eens.

server-fact-sits = { $seat } schuift aan.
server-fact-rises = { $seat } verlaat de tafel.
server-fact-starts = Het spel begint.
server-fact-back = { $seat } neemt een zet terug.
server-fact-asks = { $count ->
    [one] { $seat } vraagt om een zet terug te nemen.
   *[other] { $seat } vraagt om { $count } zetten terug te nemen.
}
server-fact-agrees = { $seat } is het ermee eens.
server-fact-declines = { $seat } is het er niet mee eens.
server-fact-rewinds = { $count ->
    [one] Een zet wordt teruggenomen.
   *[other] { $count } zetten worden teruggenomen.
}
server-fact-leaves = { $seat } is weg; een bot neemt het over.
server-fact-leaves-end = { $seat } is weg; het spel is afgelopen.
server-fact-time = De tijd van { $seat } is om; een bot neemt het over.
server-fact-time-end = De tijd van { $seat } is om; het spel is afgelopen.
server-fact-resigns = { $seat } geeft op; een bot neemt het over.
server-fact-resigns-end = { $seat } geeft op; het spel is afgelopen.
server-fact-returns = { $seat } is terug.
server-fact-helped = { $seat } heeft een bot om advies gevraagd.
server-fact-declared = De organisatie heeft { $seat } afwezig verklaard.
server-fact-declared-end = De organisatie heeft { $seat } afwezig verklaard. Daarmee is het spel afgelopen.
server-fact-pause = De server was { $count } seconden weg; de klokken stonden zolang stil.
server-fact-muted = { $seat } is gedempt.
server-fact-unmuted = { $seat } mag weer schrijven.
server-fact-rematch = { $seat } wil nog een keer spelen.
server-fact-reminds = { $seat } herinnert wie er nog ontbreekt.
server-fact-closes = De tafel wordt gesloten.
server-fact-luck-list = Alle bijdragen aan de loting zijn verzegeld. Nu worden ze geopend.
server-fact-luck-again = De loting wordt opnieuw afgesproken: poging { $attempt }.
server-fact-luck-beacon = De openbare toevalsbron antwoordde niet op tijd.
server-fact-luck-commit = { $seat } was er niet toen de tijd om was. De server bewaart de bijdrage en het spel telt niet mee voor de ranglijst.
server-fact-luck-reveal = { $seat } begint zonder eigen bijdrage.

server-serving = Landbridge is te vinden op { $url }
server-no-extra = De server heeft meer pakketten nodig ({ $name } ontbreekt): { $command }
server-base-url = Een basisadres begint met { $schemes }; “{ $url }” doet dat niet.
server-beacon = Een toevalsbron wordt opgegeven als { $form }, met de 64 hexadecimale cijfers van de hash van de keten.
server-cannot-serve = De server kan niet starten: { $error }
server-no-data = Er is geen database in { $folder }.
server-file-there = { $file } bestaat al; er is niets overschreven.
server-no-backup = De kopie is mislukt: { $error }
server-backed-up = { $file } bevat de kopie, { $size } KiB.
server-mend-restored = geheim hersteld
server-mend-removed = verwijderd
server-mend-again = verwijderd; het toernooi opent haar opnieuw
server-mend-lost = niet hersteld: het geheim is verloren. Met --remove wordt de tafel verwijderd.
server-mend-whole = Alle tafels kloppen met hun belofte.
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
server-no-boards = Dit spel neemt geen eigen borden aan.
server-page-missing = De tafels zijn open, maar de pagina is niet gebouwd. Wie de server beheert, bouwt die met { $command } in de map { $folder }.
server-place-line = Regel { $line }
server-place-column = Regel { $line }, kolom { $column }
server-place-key = Sleutel “{ $name }”
server-place-entry = Sleutel “{ $name }”, vermelding { $entry }
server-place-at = Bij { $place }
server-place-row = Sleutel “{ $name }”, rij { $row }
