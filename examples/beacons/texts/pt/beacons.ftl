beacons = Fogueiras
beacons-about = Acende fogueiras em colinas no nevoeiro e liga-as numa cadeia. Dois a quatro jogadores.
beacons-by = O exemplo do guia desta casa para criar um jogo.
beacons-help =
    Em cada ronda o vento limpa o nevoeiro de uma crista. Todos escolhem em segredo uma colina livre nela: c3.
    Quem estiver só numa colina acende uma fogueira; onde vários se encontram, a colina fica às escuras para sempre.
    Conta a tua melhor cadeia de fogueiras vizinhas: um ponto por cada uma e mais 5 da primeira crista à última.

# Porque é que uma jogada é recusada.
beacons-why-nothing-free = Nenhuma colina está livre na crista { $ridge }.
beacons-why-in-fog = { $hill } está no nevoeiro; só a crista { $ridge } está limpa.
beacons-why-taken = { $hill } já não está livre.

# O que acontece.
beacons-fact-wind = O vento limpa a crista { $ridge }.
beacons-fact-picked = { $seat } já escolheu uma colina.
beacons-fact-lights = { $seat } acende uma fogueira em { $hill }.
beacons-fact-dark = { $count } encontram-se em { $hill }: fica às escuras.

# Na mesa.
beacons-prompt = Escolhe uma colina livre na crista { $ridge }.
beacons-status-picked = já escolheu
beacons-name-lit = { $hill }, fogueira de { $owner }
beacons-name-dark = { $hill }, às escuras para sempre
beacons-name-clear = { $hill }, livre
beacons-name-fog = { $hill }, no nevoeiro
beacons-sheet-lit = Fogueiras
beacons-sheet-lit-about = Entre cadeias iguais decide quem tem mais fogueiras.
beacons-sheet-chain = Melhor cadeia
beacons-sheet-chain-about = Um ponto por fogueira, e mais { $points } se a cadeia vai da primeira crista à última.
beacons-option-far = Vista longa
beacons-option-far-about = As fogueiras também se avistam na diagonal.

# Um primeiro jogo.
beacons-tutorial-1 = O vento limpou a crista 2 e o Ben já escolheu lá uma colina; não podes ver qual. Escolhe c2.
beacons-tutorial-2 = Só tu estavas em c2: arde uma fogueira. Agora está limpa a crista 3. De c3 avista-se c2; escolhe-a.
beacons-tutorial-3 = Duas fogueiras em cadeia são dois pontos. Segue-se a crista 5; c5 ficaria a caminho.
beacons-tutorial-4 = O Ben pensou o mesmo: onde vários se encontram, a colina fica às escuras para sempre. Outra vez a crista 2: de d2 avista-se a tua fogueira em c2.
beacons-tutorial-5 = Uma cadeia de três. Se fosse da crista 1 à crista 5, valeria mais 5. Continua como quiseres.
