"""Tables on one device, without a server: the same requests and answers, between a page and its worker.

A worker in the browser runs this package in Python (`web/src/device`). Nothing here waits: what has to be kept, thought
about or told is handed out (`Device.to_keep` and `to_do`), and the worker comes back with it.
"""
