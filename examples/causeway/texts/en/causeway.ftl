causeway = Causeway
causeway-about = Lay rising cards on four causeways; the longer the causeway, the more a card brings. Two to four players.
causeway-by = The second example of this project’s own guide to making a game.
causeway-help =
    Lay a card of your hand on a row whose last card is lower: 17b. It brings as many points as the row has cards then.
    Draw a card afterwards. Pass only if no card fits. When everyone has passed, the most points win.
causeway-option-hand = Cards in hand
causeway-option-hand-about = How many cards everyone is dealt.

causeway-why-not-yours = You do not hold { $card }.
causeway-why-too-low = { $card } is not higher than { $top }.
causeway-why-one-fits = You hold a card that fits.

causeway-prompt = Lay a card on a row.
causeway-name-card = Card { $card }
causeway-name-row = Row { $row }, { $top }
causeway-name-pass = Pass
causeway-status-cards = { $count } in hand
causeway-sheet-points = Points
