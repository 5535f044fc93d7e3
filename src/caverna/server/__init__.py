"""The server: tables that people and bots play at, over HTTP and WebSocket, kept in a database.

What is played is committed before anybody is told of it. A process keeps nothing that matters: any process can serve
any table, and with PostgreSQL as many of them as one likes serve the same tables.
"""
