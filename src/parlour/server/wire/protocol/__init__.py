"""The protocol: all requests, answers and messages.

The page's TypeScript types are generated from these modules (see ``http.schema``).  HTTP carries
the structs of `http` and `table` as JSON.  A WebSocket carries `client.ClientMessage` in one
direction and `server.ServerMessage` in the other, each as a JSON text frame whose field ``t`` names
its kind.

`seq` numbers the positions of a table.  It grows by one with every deal, every action, every
decision that is taken back and an early end, and only with these.  An `UpdateMessage` with an
unchanged `seq` means that a seat has voted on ending the match, was given up, or has another player
for a while.
"""
