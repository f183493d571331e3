# Everything of one’s own, as a file
identity-export = Mijn gegevens downloaden
identity-export-about = Eén bestand met alles wat deze server over je bewaart: naam, apparaten, plaatsen en wat je aan tafels deed en schreef.
identity-export-go = Downloaden

# Waarom een code of passkey wordt geweigerd
identity-typo = Er zit een tikfout in deze code. Vergelijk hem met je herstelblad.
passkey-missing = Passkeys zijn op deze server niet ingesteld. De beheerder heeft nodig: { "pip install \"landbridge[community]\"" }
passkey-address = Passkeys hebben een naam voor deze server nodig. Met een adres van alleen cijfers werken ze niet.
passkey-https = Passkeys hebben https nodig.
passkey-wrong = Deze passkey kon niet worden gecontroleerd. Probeer het nog eens.
passkey-late = Dat duurde te lang, of dit antwoord is al gebruikt. Probeer het nog eens.
passkey-unknown = Deze server kent die passkey niet. Misschien is hij verwijderd.

# Passkeys
identity-passkeys = Passkeys
identity-passkeys-about = Met een passkey in je telefoon, computer of beveiligingssleutel ben je op elk apparaat weer jezelf. Er is geen wachtwoord.
identity-passkey-add = Passkey toevoegen
identity-passkey-when = Toegevoegd { $added }, nog niet gebruikt
identity-passkey-used = Toegevoegd { $added }, laatst gebruikt { $used }
identity-passkey-synced = (ook op je andere apparaten)
identity-passkey-remove = Verwijderen
identity-passkey-remove-of = Passkey verwijderen: { $device }
identity-passkey-new = De passkey is toegevoegd.
identity-passkey-gone = Verwijderd. Je kunt hem ook op je apparaat wissen.
identity-passkey-not-here = Deze browser biedt hier geen passkeys.
identity-passkey-stopped = Er is geen passkey gebruikt.
identity-passkey-there = Dit apparaat heeft al een passkey van jou.
identity-passkey-use = Aanmelden met een passkey
identity-before-about = Meld je aan met je passkey, of voer de code van je herstelblad of van een link in.

# Het blad
identity-sheet = Herstelblad
identity-sheet-about = Als al je apparaten je vergeten, krijg je met de code op dit blad je plaatsen terug. Druk het af of schrijf de code op.
identity-sheet-have = Je hebt een blad. Maak je een nieuw, dan geldt het oude niet meer.
identity-sheet-make = Herstelblad maken
identity-sheet-again = Nieuw blad maken
identity-sheet-once = De code is alleen nu te zien.
identity-sheet-print = Afdrukken
identity-sheet-title = Herstelblad van { $name }
identity-sheet-how = Open { $address } op een willekeurig apparaat en voer de code in onder “{ $claim }”, of scan het vierkant.
identity-sheet-safe = Wie dit blad heeft, kan als jou spelen. Het geldt tot je een nieuw maakt.

# Apparaten die elders zijn aangemeld
identity-news = Nieuw apparaat: { $device }, aangemeld { $when }, { $how }
identity-news-mine = Dat was ik
identity-via-link = via link
identity-via-recovery = met herstelblad
identity-via-passkey = met passkey

# Twee worden één
identity-merge-what = Je bent hier { $me }, en { $me } heeft { $what }.
identity-merge-tables = { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
identity-merge-tournaments = { $count ->
    [one] één toernooi
   *[other] { $count } toernooien
}
identity-merge-deals = { $count ->
    [one] één dagopgave
   *[other] { $count } dagopgaven
}
identity-merge-exercises = { $count ->
    [one] oefeningen in één spel
   *[other] oefeningen in { $count } spellen
}
identity-merge-about = Alles meenemen: { $me } en { $name } worden één persoon, die { $name } heet.
identity-merge-goes = Ook apparaten, passkeys en meldingen gaan mee; links en het oude herstelblad gelden niet meer. Dit kan niet ongedaan worden gemaakt.
identity-merge-both-tables = Waar beiden aan een tafel zitten, zijn beide plaatsen van jou.
identity-merge-both-tournaments = Waar beiden aan een toernooi meedoen, trekt { $me } zich terug. Uitslagen blijven.
identity-merge-both-deals = Waar beiden dezelfde dagopgave hebben gespeeld, telt het eerst begonnen spel.
identity-merge-or = Of { $me } achterlaten: { $me } houdt alles, maar wordt hier afgemeld.
identity-merge-go = Alles meenemen
identity-merge-leave = { $me } achterlaten
identity-merged = Welkom terug, { $name }. Alles is meegekomen.
