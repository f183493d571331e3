# Everything of one’s own, as a file
identity-export = Download my data
identity-export-about = One file with everything this server keeps about you: name, devices, seats, and whatever you did and wrote at tables.
identity-export-go = Download

# Why a code or a passkey is refused
identity-typo = There is a typo in this code. Please compare it with your recovery sheet.
passkey-missing = Passkeys are not set up on this server. Whoever runs it needs: { "pip install \"landbridge[community]\"" }
passkey-address = Passkeys need a name for this server. They do not work under a bare address of numbers.
passkey-https = Passkeys need https.
passkey-wrong = This passkey could not be checked. Please try again.
passkey-late = That took too long, or this answer has been used already. Please try again.
passkey-unknown = This server does not know that passkey. It may have been removed.

# Passkeys
identity-passkeys = Passkeys
identity-passkeys-about = A passkey in your phone, your computer or a security key lets you sign in as yourself on any device. There is no password.
identity-passkey-add = Add a passkey
identity-passkey-when = Added { $added }, not used yet
identity-passkey-used = Added { $added }, last used { $used }
identity-passkey-synced = (on your other devices as well)
identity-passkey-remove = Remove
identity-passkey-remove-of = Remove passkey: { $device }
identity-passkey-new = The passkey has been added.
identity-passkey-gone = Removed. You can delete it on your device as well.
identity-passkey-not-here = This browser offers no passkeys here.
identity-passkey-stopped = No passkey was used.
identity-passkey-there = This device already has a passkey of yours.
identity-passkey-use = Sign in with a passkey
identity-before-about = Sign in with your passkey, or enter the code of your recovery sheet or of a link.

# The sheet
identity-sheet = Recovery sheet
identity-sheet-about = If all your devices forget you, the code on this sheet gives you back your seats. Print it, or write it down.
identity-sheet-have = You have a sheet. If you create a new one, the old one no longer works.
identity-sheet-make = Create recovery sheet
identity-sheet-again = Create a new sheet
identity-sheet-once = The code is shown only now.
identity-sheet-print = Print
identity-sheet-title = Recovery sheet for { $name }
identity-sheet-how = Open { $address } on any device, enter the code under “{ $claim }”, or scan the square.
identity-sheet-safe = Anyone who has this sheet can play as you. It stays valid until you create a new one.

# Devices that were signed in elsewhere
identity-news = New device: { $device }, signed in { $when }, { $how }
identity-news-mine = That was me
identity-via-link = by link
identity-via-recovery = by recovery sheet
identity-via-passkey = by passkey

# Two become one
identity-merge-what = You are { $me } here, and { $me } has { $what }.
identity-merge-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
identity-merge-tournaments = { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}
identity-merge-deals = { $count ->
    [one] one deal of the day
   *[other] { $count } deals of the day
}
identity-merge-exercises = { $count ->
    [one] exercises in one game
   *[other] exercises in { $count } games
}
identity-merge-about = Bring everything along: { $me } and { $name } become one person, called { $name }.
identity-merge-goes = Devices, passkeys and notifications come along, too; links and the old recovery sheet end. This cannot be undone.
identity-merge-both-tables = Where both sit at a table, both seats are yours.
identity-merge-both-tournaments = Where both are in a tournament, { $me } withdraws. Results stay.
identity-merge-both-deals = Of two games of the same deal, the one started first counts.
identity-merge-or = Or leave { $me } behind: { $me } keeps everything, but is signed out here.
identity-merge-go = Bring everything along
identity-merge-leave = Leave { $me } behind
identity-merged = Welcome back, { $name }. Everything has come along.
