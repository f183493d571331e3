# Kommentare und Zeichnungen zu Stellungen beendeter Spiele.

comment-none = Diesen Kommentar gibt es nicht mehr.
comment-title = Kommentare
comment-empty = Dieses Spiel hat noch niemand kommentiert.
comment-at = Schritt { $step }
comment-say = Kommentar zu Schritt { $step }
comment-draw = Auf das Brett zeichnen
comment-draw-about = Tippe auf eine Stelle für einen Ring; ziehe von einer Stelle zur anderen für einen Pfeil.
comment-add = Kommentar hinzufügen
comment-undraw = Zeichnung zurück
comment-delete = Löschen
