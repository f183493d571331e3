# Un dispositivo que juega sin servidor.

device-damaged = No se puede abrir esta partida: lo que se guardó está dañado. Tus otras partidas están bien.
device-not-saved = Este dispositivo no ha podido guardarlo, así que no ha pasado nada. Puede que no quede espacio.
device-not-here = Esto aún no está en este dispositivo. Hay que cargarlo una vez con conexión.

# A site of plain files: loading, updates, and what it cannot do.
page-coming = Preparando los juegos: { $done } de { $all } MB
page-starting = Empezando…
page-start-failed = Los juegos no se pueden iniciar aquí. Intentándolo de nuevo…
page-update = Hay una versión nueva.
page-update-go = Usarla ahora
page-update-later = Más tarde
page-later = Sin conexión
page-later-all = Todos los juegos, ejercicios, bots e idiomas están en este dispositivo.
page-later-some = Se puede jugar a todo. Aún faltan ejercicios, lo que han aprendido los bots más fuertes u otros idiomas: { $size } MB.
page-later-go = Cargar ahora
page-friends-server = Para jugar con amigos en otros dispositivos hace falta un servidor.
page-friends-go = Ir a { $host }
page-friends-none = Esta página funciona solo en tu dispositivo y no conoce ninguno. Si alguien tiene uno, abre su enlace.
page-me-kept = Tu nombre y tus partidas se guardan solo en este navegador. Puedes guardar una partida como archivo desde su menú.
page-games-all = Todas las partidas
page-games-all-about = Un archivo con todas las partidas de este navegador: para no perderlas o para seguir en otro.
page-games-save = Guardar todas las partidas
page-games-bring = Leer partidas de un archivo
page-games-read = { $count ->
    [0] No hay nada nuevo en este archivo.
    [one] Se ha leído una partida.
   *[other] Se han leído { $count } partidas.
}
page-games-unread = Este no es un archivo con partidas.
page-forget-device = Se borran tu nombre y todas las partidas de este navegador. Las que hayas guardado como archivo se quedan.
page-luck-explained-device = Antes de la partida, este dispositivo sacó un secreto, mostró su hash y añadió otra parte. Cartas y dados salen de ambos: nada se pudo elegir después.
