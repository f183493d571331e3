# Een apparaat dat zonder server speelt.

device-damaged = Dit spel kan niet worden geopend: wat ervan bewaard was, is beschadigd. Je andere spellen zijn in orde.
device-not-saved = Dit apparaat kon het niet bewaren, dus er is niets gebeurd. Misschien is er geen ruimte meer.
device-not-here = Dit staat nog niet op dit apparaat. Het moet één keer met netwerk worden geladen.

# A site of plain files: loading, updates, and what it cannot do.
page-coming = De spellen worden geladen: { $done } van { $all } MB
page-starting = Het begint zo …
page-start-failed = De spellen kunnen hier niet starten. Nieuwe poging …
page-update = Er is een nieuwe versie.
page-update-go = Nu gebruiken
page-update-later = Nu niet
page-later = Zonder netwerk
page-later-all = Alle spellen, opgaven, bots en talen staan op dit apparaat.
page-later-some = Alle spellen kunnen worden gespeeld. Opgaven, wat de sterkste bots hebben geleerd of andere talen ontbreken nog: { $size } MB.
page-later-go = Nu laden
page-friends-server = Spelen met vrienden op andere apparaten kan alleen via een server.
page-friends-go = Naar { $host }
page-friends-none = Deze pagina draait alleen op jouw apparaat en kent er geen. Heeft iemand er een, open dan diens link.
page-me-kept = Je naam en je spellen worden alleen in deze browser bewaard. Via het menu van een spel kun je het als bestand opslaan.
page-games-all = Alle spellen
page-games-all-about = Eén bestand met alle spellen van deze browser: voor de zekerheid, of om in een andere verder te spelen.
page-games-save = Alle spellen opslaan
page-games-bring = Spellen uit een bestand lezen
page-games-read = { $count ->
    [0] Er staat niets nieuws in dit bestand.
    [one] Er is één spel gelezen.
   *[other] Er zijn { $count } spellen gelezen.
}
page-games-unread = Dit is geen bestand met spellen.
page-forget-device = Je naam en alle spellen in deze browser worden gewist. Spellen die je als bestand hebt opgeslagen, blijven.
page-luck-explained-device = Voor het spel trok dit apparaat een geheim, toonde de hash ervan en deed er nog een deel bij. Kaarten en dobbelstenen volgen daaruit; achteraf viel niets te kiezen.
