# Notifications: what they say. They name the game and nothing of what happens in it.
notify-turn = Te toca.
notify-invite = Te invitan a otra partida.
notify-ready = Ya están todos en la mesa y te esperan para empezar.
notify-ask = Alguien pide deshacer una jugada.
notify-found = Se ha encontrado una partida para ti.
notify-challenge = Una de tus amistades te reta a una partida.
notify-hello = Los avisos te llegan aquí.
notify-confirm = Tu código es { $code }.
notify-hook-turn = { $count ->
    [one] Le toca al asiento { $seats }.
   *[other] Les toca a los asientos { $seats }.
}
notify-hook-hello = Aquí se avisa de los turnos de esta mesa.

# Why something is refused
notify-address = Esta dirección no sirve. Tiene que ser una dirección https pública.
notify-zone = Este servidor no conoce esa zona horaria.
notify-no-push = Este servidor no envía avisos push.
notify-no-mail = Este servidor no envía correos.
notify-smtp = Indica el servidor de correo así: { $form }

# The page
notify-title = Avisos
notify-about = Para partidas de varios días: entérate de que te toca aunque esta página esté cerrada. Los avisos nombran el juego, nunca lo que pasa en él.
notify-set = Configurar avisos
notify-here = Avisar en este navegador
notify-blocked = Tu navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
notify-unable = Este navegador no puede recibir avisos aquí. Hace falta una página con https; en un iPhone, añádela antes a la pantalla de inicio.
notify-test = Enviar una prueba
notify-tested = Enviado. Debería llegar en unos segundos.
notify-browsers = Navegadores con avisos
notify-remove = Quitar
notify-remove-of = Quitar: { $what }
notify-kinds = Quiero saber
notify-kind-turn = cuándo me toca
notify-kind-invite = si me invitan a otra partida
notify-kind-ready = si me esperan para empezar
notify-kind-ask = si alguien pide deshacer una jugada
notify-kind-found = cuando se encuentre una partida para mí
notify-kind-challenge = cuando me reten
notify-quiet = Horas de silencio
notify-quiet-begin = de
notify-quiet-end = a
notify-quiet-about = De lo que pase mientras tanto se avisa después, si sigue siendo cierto. Zona horaria: { $zone }
notify-mail = Correo electrónico
notify-mail-about = Solo si quieres. Primero te enviamos un código.
notify-mail-address = Dirección de correo
notify-mail-ask = Enviar código
notify-mail-code = Código del correo enviado a { $address }
notify-mail-confirm = Confirmar
notify-mail-to = Los correos van a { $address }.
notify-mail-stop = No más correos
notify-table = Avisos de esta mesa
notify-hush = No avisarme de esta mesa
notify-hooks = Avisar de los turnos en un chat
notify-hooks-about = Un webhook cuenta en un chat el juego, a qué asiento le toca y el enlace. No se envía ningún nombre.
notify-hook-format = Servicio
notify-hook-url = Dirección del webhook
notify-hook-add = Añadir
notify-hook-failing = no responde
