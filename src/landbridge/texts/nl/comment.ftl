# Opmerkingen en tekeningen bij stellingen van afgelopen spellen.

comment-none = Deze opmerking bestaat niet meer.
comment-title = Opmerkingen
comment-empty = Nog niemand heeft iets over dit spel geschreven.
comment-at = Stap { $step }
comment-say = Opmerking bij stap { $step }
comment-draw = Op het bord tekenen
comment-draw-about = Tik op een plek voor een ring; sleep van de ene plek naar de andere voor een pijl.
comment-add = Opmerking toevoegen
comment-undraw = Tekening ongedaan maken
comment-delete = Verwijderen
