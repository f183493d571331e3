# Juegos que viven fuera de este paquete, en carpetas que nombra el entorno.
catalogue-no-package = { $folder } no es un juego: { $variable } debe nombrar carpetas que contengan un __init__.py.
catalogue-no-game = El paquete de { $folder } no exporta ningún juego llamado «{ $name }», como su carpeta.
catalogue-name-taken = El juego de { $folder } no se puede cargar: aquí ya hay otra cosa llamada «{ $name }».
