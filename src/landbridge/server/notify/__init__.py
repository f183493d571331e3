"""Telling people who are not here: it is your turn, you are invited, somebody asks for a move back.

causes     what an event at a slow table is to be told of, and whether it still holds
outbox     notices and deliveries: written with the event, claimed by a lease, sent once
wishes     who wants to hear of what, where and when
message    the words of a notification, and nothing else of the table
outward    requests to places that people have named; none of them inside this network
push       Web Push: encrypted for one browser, signed by this server
webhook    the forms that chat services read
mail       SMTP, where the host has configured it
sending    the threads that do all this, beside those that serve
"""
