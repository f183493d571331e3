# Everything of one’s own, as a file
identity-export = Télécharger mes données
identity-export-about = Un fichier avec tout ce que ce serveur garde sur toi : nom, appareils, places, et ce que tu as fait et écrit aux tables.
identity-export-go = Télécharger
