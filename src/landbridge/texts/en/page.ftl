# The page outside the table.
page-name = Landbridge
page-home = Home
