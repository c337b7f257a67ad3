"""The server: tables, secrets, time, restarts, abuse."""
