"""Small clients for three real browsers, over the standard library, Pillow and NumPy."""
