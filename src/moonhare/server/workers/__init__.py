"""All cores of one machine: a front that takes connections, and workers that answer them.

Every worker is a whole server on the same store (`serving`), so any of them may serve any table and one that dies takes
nothing with it. The front reads no request: it looks at the first line, hands the connection itself to the worker that
the table's code falls to, and is out of the way. So the people of a table meet in one process.
"""
