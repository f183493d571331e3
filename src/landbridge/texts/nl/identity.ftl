# Everything of one’s own, as a file
identity-export = Mijn gegevens downloaden
identity-export-about = Eén bestand met alles wat deze server over je bewaart: naam, apparaten, plaatsen en wat je aan tafels deed en schreef.
identity-export-go = Downloaden
