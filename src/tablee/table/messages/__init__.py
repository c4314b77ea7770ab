"""What goes over the wire: the page's types are generated from these modules and from the games' views.

The page opens `/api/tables/CODE/socket` and sends `Hello` first. After that it sends one of `Said`; the server answers
each with `Accepted` or `Refused`, a question with `Checked` or `Hint`, and sends everyone at the table a new `Table`
whenever something changed. The server sends codes and arguments, never sentences.
"""
