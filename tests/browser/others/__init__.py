"""The main flows of the page in Firefox and in WebKit, by WebDriver."""
