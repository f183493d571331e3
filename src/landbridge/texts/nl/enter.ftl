# Een partij met de echte doos, zet voor zet ingevoerd.
enter-about = Voer een echte partij zet voor zet in: welke kaart, worp of steen kwam, en wat iedereen deed. Je kunt ook undo, hint of quit typen.
enter-came = Wat kwam er tevoorschijn? ({ $known })
enter-saved = Opgeslagen: { $file }. “landbridge replay” en “landbridge review” lezen het.
enter-outside = De kaarten, dobbelstenen of stenen van deze partij kwamen van buiten, uit een echte doos: niemand kan ze controleren.
