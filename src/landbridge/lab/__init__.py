"""For researchers: environments, playouts, arenas, training, datasets. Nothing at a table imports it."""
