"""A seat for an assistant: a program that speaks the Model Context Protocol on standard streams.

`program` has the tools, `local` a table of one's own, and `remote` a seat at a server.  It needs
``parlour[mcp]``.
"""
