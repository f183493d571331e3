# Wat mensen sturen: bestanden, opties, namen en berichten, en wat daarvan te veel is.

entry-lines = Er zijn meer dan { $most } regels.
entry-line = Deze regel heeft meer dan { $most } tekens.
entry-word = Een woord of getal heeft hier meer dan { $most } tekens.
entry-parts = Een sleutel heeft hier meer dan { $most } delen met punten ertussen.
entry-keys = Er zijn meer dan { $most } sleutels.
entry-values = De lijsten hebben samen meer dan { $most } onderdelen.
entry-number = Een getal heeft hier meer dan { $most } cijfers.
entry-options = Er zijn meer dan { $most } opties.
entry-option = De optie “{ $name }” heeft meer dan { $most } tekens.
entry-more = { $count ->
    [one] Nog één probleem staat niet in de lijst.
   *[other] Nog { $count } problemen staan niet in de lijst.
}

entry-text-length = Hier moeten 1 tot { $most } tekens staan.
entry-text-sign = Teken { $place } ({ $code }) kan hier niet: het is onzichtbaar, leeg of verandert hoe de tekst gelezen wordt.
entry-text-marks = Teken { $place } is een accent zonder letter, of een accent te veel.
entry-name-bot = “{ $name }” lijkt op de naam van een bot. Kies een andere naam.
entry-name-taken = Aan deze tafel heet al iemand “{ $taken }”, en dat lijkt op jouw naam. Kies eerst een andere naam.
entry-name-tag = “{ $name }” eindigt als een naam met een kenmerk, zoals twee mensen met dezelfde naam hebben. Kies een ander einde.
entry-chat-share = Je hebt je deel van de chat aan deze tafel opgebruikt: { $most } berichten.
entry-host = Deze server heet niet “{ $host }”.
