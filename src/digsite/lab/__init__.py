"""The laboratory: checks for any position, soak runs, tournaments and benchmarks. It knows the rules from outside."""
