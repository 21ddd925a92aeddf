"""What a server has to bear: real games through real sockets while processes, connections, disk and clocks fail.

`python -m tests.faults` (`make faults`) plays for as long as it is told to; the tests here play a bounded sample. Both
end in the same reckoning (`checking`): every command that was acknowledged stands in the log, once, and what each
person saw last is what a replay of the log shows.
"""
