# Une partie avec la vraie boîte, saisie coup par coup.
enter-about = Saisis une vraie partie coup par coup : la carte, le lancer ou la tuile qui est sortie, et ce que chacun a fait. Tu peux aussi taper undo, hint ou quit.
enter-came = Qu’est-ce qui est sorti ? ({ $known })
enter-saved = Enregistré : { $file }. « landbridge replay » et « landbridge review » le lisent.
enter-outside = Les cartes, dés ou tuiles de cette partie venaient d’ailleurs, d’une vraie boîte : personne ne peut les vérifier.
