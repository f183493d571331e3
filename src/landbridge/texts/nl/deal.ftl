# De opgave van de dag: waarom iets wordt geweigerd
deal-altered = De regels kunnen deze partij niet zet voor zet naspelen; ze telt niet mee.
deal-closed = Anderen spelen deze dagopgave nog. Partijen zijn voor iedereen open zodra de dag voorbij is (UTC).
deal-left = Je hebt deze partij opgegeven; ze telt niet mee.
deal-no-hint = In de dagopgave zijn er geen tips. Iedereen speelt haar op eigen kracht.
deal-no-substitute = Niemand kan de dagopgave voor je spelen. Sluit gewoon de pagina en kom terug voor de dag voorbij is.
deal-no-takeback = In de dagopgave kun je alleen zetten van je eigen beurt terugnemen.
deal-not-today = Dit is niet de opgave van vandaag.
deal-other-luck = Deze partij had niet de trekkingen van de dagopgave; ze telt niet mee.
deal-other-table = Deze partij is niet aan een tafel van deze dagopgave gespeeld; ze telt niet mee.
deal-second = Je bent al aan deze opgave begonnen. Alleen de eerste poging telt.
deal-too-late = Deze partij eindigde toen de opgave al gesloten was; ze telt niet mee.

# De pagina
deal-title = Dagopgave
deal-about = Voor iedereen dezelfde trekkingen, één poging per spel en dag.
deal-alone = alleen
deal-against =
    { $count ->
        [one] tegen één bot ({ $level })
       *[other] tegen { $count } bots ({ $level })
    }
deal-play = Spelen
deal-go-on = Verder spelen
deal-see = Mijn partij bekijken
deal-left-time = Nog { $hours } u { $minutes } min
deal-streak =
    { $count ->
        [0] Nog geen reeks
        [one] Eén dag op rij
       *[other] { $count } dagen op rij
    }
deal-streak-about = Eén gemiste dag breekt een reeks niet af, twee achter elkaar wel.
deal-points =
    { $count ->
        [0] 0 punten
        [one] Eén punt
       *[other] { $count } punten
    }
deal-place = Plaats { $place } van { $seats }
deal-rounds =
    { $count ->
        [one] één ronde
       *[other] { $count } ronden
    }
deal-better = Beter dan { $percent }% van de anderen
deal-first = Het eerste resultaat op deze server
deal-rank = plaats { $place } van { $entries }
deal-par = Kampioensbot: { $score }
deal-clairvoyant = Haalbaar als je alle kaarten vooraf kent: minstens { $score }
deal-par-ask = Wat had de kampioensbot gehaald?
deal-par-wait = De kampioensbot speelt. Dat kan enkele minuten duren …
deal-par-later = Het resultaat van de kampioensbot komt later.
deal-counting = Je partij wordt gecontroleerd …
deal-guest = Een nieuwe gast is niet te herkennen: wie onder een andere naam terugkomt, kan nog eens spelen.
deal-by-date = Hier volgen de trekkingen uit de datum. Wie echt wil, zou vooruit kunnen kijken.
deal-by-server = De server heeft de trekkingen de dag ervoor vastgelegd en onthult zijn geheim de dag erna, zodat je ze kunt controleren.
deal-codes = Beloften van de croupier
deal-tomorrow = Morgen
deal-promised = gepubliceerd { $when }
deal-yesterday = Gisteren
deal-secret = Geheim:
deal-entries =
    { $count ->
        [0] nog geen resultaten
        [one] één resultaat
       *[other] { $count } resultaten
    }
deal-copy = Resultaat kopiëren
deal-picture = Afbeelding opslaan
deal-share-text = { $game }, dagopgave van { $day }: { $score }
deal-all = Alle opgaven van vandaag
