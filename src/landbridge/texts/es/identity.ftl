# Everything of one’s own, as a file
identity-export = Descargar mis datos
identity-export-about = Un archivo con todo lo que este servidor guarda de ti: nombre, dispositivos, asientos y lo que has hecho y escrito en las mesas.
identity-export-go = Descargar

# Por qué se rechaza un código o una llave de acceso
identity-typo = Hay una errata en este código. Compáralo con tu hoja de recuperación.
passkey-missing = Este servidor no tiene llaves de acceso. Quien lo gestiona necesita: { "pip install \"landbridge[community]\"" }
passkey-address = Las llaves de acceso necesitan un nombre para este servidor. No funcionan con una dirección de números.
passkey-https = Las llaves de acceso necesitan https.
passkey-wrong = No se ha podido comprobar esta llave de acceso. Inténtalo de nuevo.
passkey-late = Ha tardado demasiado, o esta respuesta ya se ha usado. Inténtalo de nuevo.
passkey-unknown = Este servidor no conoce esa llave de acceso. Puede que se haya quitado.

# Llaves de acceso
identity-passkeys = Llaves de acceso
identity-passkeys-about = Con una llave de acceso en tu teléfono, tu ordenador o una llave de seguridad vuelves a ser tú en cualquier dispositivo. No hay contraseña.
identity-passkey-add = Añadir una llave de acceso
identity-passkey-when = Añadida { $added }, aún sin usar
identity-passkey-used = Añadida { $added }, usada por última vez { $used }
identity-passkey-synced = (también en tus otros dispositivos)
identity-passkey-remove = Quitar
identity-passkey-remove-of = Quitar la llave de acceso: { $device }
identity-passkey-new = La llave de acceso se ha añadido.
identity-passkey-gone = Quitada. También puedes borrarla en tu dispositivo.
identity-passkey-not-here = Este navegador no ofrece llaves de acceso aquí.
identity-passkey-stopped = No se ha usado ninguna llave de acceso.
identity-passkey-there = Este dispositivo ya tiene una llave de acceso tuya.
identity-passkey-use = Entrar con una llave de acceso
identity-before-about = Entra con tu llave de acceso, o escribe el código de tu hoja de recuperación o de un enlace.

# La hoja
identity-sheet = Hoja de recuperación
identity-sheet-about = Si todos tus dispositivos te olvidan, el código de esta hoja te devuelve tus asientos. Imprímela o apúntalo.
identity-sheet-have = Tienes una hoja. Si creas una nueva, la antigua deja de valer.
identity-sheet-make = Crear hoja de recuperación
identity-sheet-again = Crear una hoja nueva
identity-sheet-once = El código solo se muestra ahora.
identity-sheet-print = Imprimir
identity-sheet-title = Hoja de recuperación de { $name }
identity-sheet-how = Abre { $address } en cualquier dispositivo y escribe el código en «{ $claim }», o escanea el cuadrado.
identity-sheet-safe = Quien tenga esta hoja puede jugar como tú. Vale hasta que crees una nueva.

# Dispositivos que entraron en otro sitio
identity-news = Dispositivo nuevo: { $device }, entró { $when }, { $how }
identity-news-mine = Fui yo
identity-via-link = por enlace
identity-via-recovery = con hoja de recuperación
identity-via-passkey = con llave de acceso

# De dos, uno
identity-merge-what = Aquí eres { $me }, y { $me } tiene { $what }.
identity-merge-tables = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
identity-merge-tournaments = { $count ->
    [one] un torneo
   *[other] { $count } torneos
}
identity-merge-deals = { $count ->
    [one] un reparto del día
   *[other] { $count } repartos del día
}
identity-merge-exercises = { $count ->
    [one] ejercicios de un juego
   *[other] ejercicios de { $count } juegos
}
identity-merge-about = Llevarlo todo: { $me } y { $name } pasan a ser una sola persona, que se llama { $name }.
identity-merge-goes = También vienen dispositivos, llaves de acceso y avisos; los enlaces y la hoja de recuperación antigua dejan de valer. No se puede deshacer.
identity-merge-both-tables = Donde ambos están en una mesa, los dos asientos son tuyos.
identity-merge-both-tournaments = Donde ambos están en un torneo, { $me } se retira. Los resultados quedan.
identity-merge-both-deals = De dos partidas del mismo reparto cuenta la que empezó antes.
identity-merge-or = O dejar a { $me } aquí: { $me } lo conserva todo, pero sale de este dispositivo.
identity-merge-go = Llevarlo todo
identity-merge-leave = Dejar a { $me } aquí
identity-merged = Hola de nuevo, { $name }. Todo ha venido contigo.
