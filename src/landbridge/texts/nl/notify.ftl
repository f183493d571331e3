# Notifications: what they say. They name the game and nothing of what happens in it.
notify-turn = Je bent aan de beurt.
notify-invite = Je bent uitgenodigd voor nog een partij.
notify-ready = Iedereen zit aan tafel en wacht tot je begint.
notify-ask = Iemand vraagt om een zet terug te nemen.
notify-found = Er is een partij voor je gevonden.
notify-challenge = Een vriend daagt je uit voor een partij.
notify-hello = Meldingen komen hier aan.
notify-confirm = Je code is { $code }.
notify-hook-turn = { $count ->
    [one] Plaats { $seats } is aan de beurt.
   *[other] De plaatsen { $seats } zijn aan de beurt.
}
notify-hook-hello = Hier wordt gemeld wie aan deze tafel aan de beurt is.

# Why something is refused
notify-address = Dit adres kan niet worden gebruikt. Het moet een openbaar https-adres zijn.
notify-zone = Deze server kent die tijdzone niet.
notify-no-push = Deze server verstuurt geen pushmeldingen.
notify-no-mail = Deze server verstuurt geen e-mail.
notify-smtp = Geef de mailserver zo op: { $form }

# The page
notify-title = Meldingen
notify-about = Voor partijen over meerdere dagen: hoor wanneer je aan de beurt bent, ook als deze pagina dicht is. Meldingen noemen het spel, nooit wat erin gebeurt.
notify-set = Meldingen instellen
notify-here = Meldingen in deze browser
notify-blocked = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen.
notify-unable = Deze browser kan hier geen meldingen krijgen. Daarvoor is een pagina met https nodig; zet hem op een iPhone eerst op het beginscherm.
notify-test = Test versturen
notify-tested = Verstuurd. De test moet over een paar seconden aankomen.
notify-browsers = Browsers met meldingen
notify-remove = Verwijderen
notify-remove-of = Verwijderen: { $what }
notify-kinds = Laat het me weten
notify-kind-turn = als ik aan de beurt ben
notify-kind-invite = als iemand me uitnodigt voor nog een partij
notify-kind-ready = als iedereen wacht tot ik begin
notify-kind-ask = als iemand een zet wil terugnemen
notify-kind-found = als er een partij voor me is gevonden
notify-kind-challenge = als een vriend me uitdaagt
notify-quiet = Stille uren
notify-quiet-begin = van
notify-quiet-end = tot
notify-quiet-about = Wat er intussen gebeurt, wordt daarna gemeld als het nog klopt. Tijdzone: { $zone }
notify-mail = E-mail
notify-mail-about = Alleen als je dat wilt. Eerst sturen we je een code.
notify-mail-address = E-mailadres
notify-mail-ask = Code versturen
notify-mail-code = Code uit de e-mail aan { $address }
notify-mail-confirm = Bevestigen
notify-mail-to = E-mails gaan naar { $address }.
notify-mail-stop = Geen e-mails meer
notify-table = Meldingen van deze tafel
notify-hush = Geen meldingen over deze tafel
notify-hooks = Beurten melden in een chat
notify-hooks-about = Een webhook meldt een chatruimte het spel, welke plaats aan de beurt is en de link. Er worden geen namen verstuurd.
notify-hook-format = Dienst
notify-hook-url = Adres van de webhook
notify-hook-add = Toevoegen
notify-hook-failing = antwoordt niet
