# A device that plays without a server.

device-damaged = This game cannot be opened: its saved data is damaged. Your other games are not affected.
device-not-saved = This device could not save it, so nothing has happened. There may be no room left.
device-not-here = This is not on this device yet. It has to be loaded once with a network connection.

# A site of plain files: loading, updates, and what it cannot do.
page-coming = Getting the games ready: { $done } of { $all } MB
page-starting = Starting…
page-start-failed = The games cannot be started here. Trying again…
page-update = There is a new version.
page-update-go = Use it now
page-update-later = Later
page-later = Offline use
page-later-all = All games, exercises, bots and languages are on this device.
page-later-some = All games can be played. Exercises, what the strongest bots have learned, or other languages still have to be loaded: { $size } MB.
page-later-go = Load them now
page-friends-server = Playing with friends on other devices needs a server.
page-friends-go = Go to { $host }
page-friends-none = This page runs only on your device and has no server. If a friend runs one, open their link.
page-me-kept = Your name and your games are kept in this browser and nowhere else. A game can be saved as a file from its menu.
page-games-all = All games
page-games-all-about = One file with all games in this browser: as a backup, or to continue in another browser.
page-games-save = Save all games
page-games-bring = Read games from a file
page-games-read = { $count ->
    [0] There is nothing new in this file.
    [one] One game was read.
   *[other] { $count } games were read.
}
page-games-unread = This is not a file with games.
page-forget-device = Your name and all games in this browser are deleted. Games you have saved as files stay.
page-luck-explained-device = Before the game this device drew a secret and showed its hash; then it added a part of its own. Every card and die follows from both, so nothing could be chosen afterwards.
