"""What an operator types. Every fault is one sentence with its mend and exit code 2; no traceback."""
