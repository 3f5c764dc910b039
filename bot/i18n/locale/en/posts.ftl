### A person's own text after it was published: mended for some minutes, removed at any time.

# Names of entries in a message's menu, up to 32 characters
menu-mend-post = Mend my text
menu-remove-post = Remove text
button-mend-post = Mend my text
button-remove-post = Remove
form-title-mend = Mend your text
done-mended = Your text is mended.
done-unposted = The text is removed; its seal stays in the journal.
unpost-sure = Remove this text? It is erased for good; a line in its place says so.
mend-not-lost = Your text as you wrote it:

## In the place of the words, for everybody
post-removed-writer = This text was removed by who wrote it.
post-removed-moderator = A moderator has removed this text.

## Why not
refused-LT-25 = Only who wrote this text can mend it.
# $minutes: for how long a text can be mended
refused-LT-25-late = { $minutes ->
    [0] Texts can't be mended here, only removed.
    [one] A text can be mended for { $minutes } minute; now it can only be removed.
   *[other] A text can be mended for { $minutes } minutes; now it can only be removed.
  }
refused-LT-25-gone = This text was removed already.
refused-LT-25-removal = Only who wrote this text, or a moderator here, can remove it.
post-unknown = This is no character's text of a table of mine.
post-not-there = Your text isn't there yet or no longer: wait a moment, or use the menu of the message it stands in.
