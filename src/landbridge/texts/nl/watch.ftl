# Toeschouwers: waarom iets niet kan
watch-seated = Wie aan een tafel speelt, kan daar niet alles zien.
watch-taken = Iemand anders heeft al gevraagd om hier alles te zien.
watch-none = Aan deze tafel ziet niemand alles.
watch-no = Bij toernooien en de dagopgave kan niemand alles zien.
watch-no-hook = Aan een tafel waar met vertraging wordt toegekeken, worden beurten niet in een chat gemeld.

# Wat in het verloop staat
watch-fact-asks = { $name } vraagt om alles te zien.
watch-fact-agrees = { $seat } vindt het goed.
watch-fact-sees = { $name } ziet vanaf nu alles.
watch-fact-ends = { $name } ziet niet alles.

# De pagina
watch-label = Toeschouwers
watch-label-about = Hoe laat ze zien wat er gebeurt.
watch-live = kijken rechtstreeks mee
watch-moves = { $count ->
    [one] kijken één zet later mee
   *[other] kijken { $count } zetten later mee
}
watch-minutes = kijken { $time } later mee
watch-behind-moves = { $count ->
    [one] Je kijkt één zet later mee.
   *[other] Je kijkt { $count } zetten later mee.
}
watch-behind-minutes = Je kijkt { $time } later mee.
watch-ask = Vragen om alles te zien
watch-ask-about = Om les te geven of commentaar te leveren. Iedereen aan tafel moet het goedvinden.
watch-asks = { $name } vraagt om alles te zien, ook wat voor de anderen verborgen is: bijvoorbeeld om les te geven of commentaar te leveren.
watch-allow = Toestaan
watch-deny = Niet toestaan
watch-agreed = Je vindt het goed. De anderen worden nog gevraagd.
watch-waits = Je ziet alles zodra iedereen aan tafel het goedvindt.
watch-lasts = { $name } ziet alles, ook wat verborgen is.
watch-yours = Je ziet alles, ook wat voor de spelers verborgen is.
watch-end = Beëindigen
watch-withdraw = Verzoek intrekken
