# Lo que envía la gente: archivos, opciones, nombres y mensajes, y lo que es demasiado.

entry-lines = Hay más de { $most } líneas.
entry-line = Esta línea tiene más de { $most } caracteres.
entry-word = Aquí hay una palabra o un número de más de { $most } caracteres.
entry-parts = Aquí hay una clave con más de { $most } partes unidas por puntos.
entry-keys = Hay más de { $most } claves.
entry-values = Las listas tienen en total más de { $most } elementos.
entry-number = Aquí hay un número de más de { $most } cifras.
entry-options = Hay más de { $most } opciones.
entry-option = La opción «{ $name }» tiene más de { $most } caracteres.
entry-more = { $count ->
    [one] Hay un problema más que no se muestra.
   *[other] Hay { $count } problemas más que no se muestran.
}

entry-text-length = Aquí hacen falta de 1 a { $most } caracteres.
entry-text-sign = El carácter { $place } ({ $code }) no se puede usar aquí: es invisible, está en blanco o cambia cómo se lee el texto.
entry-text-marks = El carácter { $place } es un acento sin letra, o un acento de más.
entry-name-bot = «{ $name }» parece el nombre de un bot. Elige otro nombre.
entry-name-taken = En esta mesa ya hay alguien que se llama «{ $taken }», que se parece a tu nombre. Elige antes otro nombre.
entry-name-tag = «{ $name }» termina como un nombre con distintivo, como el que llevan dos personas del mismo nombre. Elige otro final.
entry-chat-share = Has agotado tu parte del chat de esta mesa: { $most } mensajes.
entry-host = Este servidor no se llama «{ $host }».
