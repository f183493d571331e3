"""Sites of plain files, and what a page thinks about by itself."""
