"""Photo Rummy: families of one capital and series of one theme, from 102 photos of Europe."""
