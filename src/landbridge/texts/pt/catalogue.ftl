# Jogos que vivem fora deste pacote, em pastas indicadas pelo ambiente.
catalogue-no-package = { $folder } não é um jogo: { $variable } tem de indicar pastas com um __init__.py dentro.
catalogue-no-game = O pacote em { $folder } não exporta nenhum jogo chamado «{ $name }», como a sua pasta.
catalogue-name-taken = O jogo em { $folder } não pode ser carregado: aqui já há outra coisa chamada «{ $name }».
