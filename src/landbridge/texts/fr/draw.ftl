# A device as deck, dice or bag at a real table.
draw-title = À la vraie table
draw-about = Cet appareil sert de paquet de cartes, de dés ou de sac pour une partie sur une vraie table, et dit qui commence.
draw-begins = { $seat } commence.
draw-players = Joueurs
draw-start = Promettre et commencer
draw-promise = Promesse
draw-promise-about = Note son début. Un secret décide de tout ce qui est tiré ; ceci est son empreinte. À la fin, le secret est montré, et on voit que rien n’a changé entre-temps.
draw-left = encore { $count }
draw-none = Il ne reste rien.
draw-hide = Cacher
draw-show = Montrer
draw-speak = Lire à voix haute
draw-timer = Minuteur
draw-stop = Arrêter
draw-end = Terminer et montrer le secret
draw-secret = Le secret
draw-kept = Le secret correspond à la promesse.
draw-broken = Le secret ne correspond pas à la promesse.
draw-drawn = Ce qui a été tiré
draw-again = Nouvelle promesse

# What chance is for; buttons.
draw-what-card = Retourner une carte
draw-what-die = Lancer les dés
draw-what-tile = Piocher des tuiles
draw-what-start = Piocher la tuile de départ
draw-what-board = Distribuer un plateau
draw-what-begin = Qui commence ?
