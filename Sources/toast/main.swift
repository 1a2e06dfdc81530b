// Placeholder.
print("toast")
