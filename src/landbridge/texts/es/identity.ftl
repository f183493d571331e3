# Everything of one’s own, as a file
identity-export = Descargar mis datos
identity-export-about = Un archivo con todo lo que este servidor guarda de ti: nombre, dispositivos, asientos y lo que has hecho y escrito en las mesas.
identity-export-go = Descargar
