# Een partij met de echte doos, zet voor zet ingevoerd.
enter-about = Voer een echte partij zet voor zet in: welke kaart, worp of steen kwam, en wat iedereen deed. Je kunt ook undo, hint of quit typen.
enter-came = Wat kwam er tevoorschijn? ({ $known })
enter-saved = Opgeslagen: { $file }. “landbridge replay” en “landbridge review” lezen het.
enter-outside = De kaarten, dobbelstenen of stenen van deze partij kwamen van buiten, uit een echte doos: niemand kan ze controleren.
enter-title = Een partij invoeren
enter-page-about = Jullie spelen met een echte doos. Voer op het bord in wat er kwam en wat iedereen deed. De regels controleren het, tips helpen; daarna kun je de partij laten analyseren.
enter-page-undo = Terugnemen haalt weg wat het laatst is ingevoerd, ook na het einde nog.
enter-page-loopit = Voer ook elk rekje in: wie invoert, ziet ze allemaal.
enter-correct = Laatste invoer terugnemen
enter-begin = Beginnen met invoeren
enter-what = Wat kwam er?
enter-what-seat = Wat kreeg { $seat }?
