"""What a page is told, as JSON: the same shapes from a server and from a device.

Sentences come from whoever speaks (`told.Speaker`): a server has its catalogues, a device leaves them to the page.
"""
