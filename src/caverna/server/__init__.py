"""The server: tables where people and bots play over HTTP and WebSocket, stored in a database.

Every event is committed before anyone is told about it. A process holds no state that matters: any process can serve
any table, and with PostgreSQL any number of processes can serve the same tables.
"""
