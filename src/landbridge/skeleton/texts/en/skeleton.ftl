skeleton = Skeleton
skeleton-about = Take one to three stones in turn; the last stone wins. Two to four players.
skeleton-by = By you.
skeleton-help =
    Take one, two or three stones: take-2.
    The last stone wins.
skeleton-why-too-many = There are not that many stones left.
