# Everything of one’s own, as a file
identity-export = Meine Daten herunterladen
identity-export-about = Eine Datei mit allem, was dieser Server über dich aufbewahrt: Name, Geräte, Plätze und was du an Tischen getan und geschrieben hast.
identity-export-go = Herunterladen
