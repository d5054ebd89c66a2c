"""Words that every book needs: names, icons, sentences put together, troubles."""
