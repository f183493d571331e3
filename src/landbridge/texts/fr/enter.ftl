# Une partie avec la vraie boîte, saisie coup par coup.
enter-about = Saisis une vraie partie coup par coup : la carte, le lancer ou la tuile qui est sortie, et ce que chacun a fait. Tu peux aussi taper undo, hint ou quit.
enter-came = Qu’est-ce qui est sorti ? ({ $known })
enter-saved = Enregistré : { $file }. « landbridge replay » et « landbridge review » le lisent.
enter-outside = Les cartes, dés ou tuiles de cette partie venaient d’ailleurs, d’une vraie boîte : personne ne peut les vérifier.
enter-title = Saisir une partie
enter-page-about = Vous jouez avec une vraie boîte. Saisis sur le plateau ce qui est sorti et ce que chacun a fait. Les règles vérifient, les conseils aident, et la partie s’analyse à la fin.
enter-page-undo = Annuler reprend ce qui a été saisi en dernier, même après la fin.
enter-page-loopit = Saisis aussi chaque réglette : qui saisit les voit toutes.
enter-correct = Annuler la dernière saisie
enter-begin = Commencer la saisie
enter-what = Qu’est-ce qui est sorti ?
enter-what-seat = Qu’a reçu { $seat } ?
