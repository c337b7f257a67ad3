"""The app as people meet it: in a real browser, at a real server."""
