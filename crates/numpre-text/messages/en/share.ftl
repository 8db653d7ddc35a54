# Sharing a result in the web app.

share = Share
share-picture = Share the picture
share-save = Save the picture
share-saved = Picture saved
share-copy = Copy the picture
share-text = Share as text
share-whole = Show the solution
share-hints = { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
share-day = numpre · { $day } · { $stars } { $rank }
share-failed = The picture could not be shared. You can save it instead.
share-copy-failed = The picture could not be copied. You can save it instead.
share-no-picture = This browser cannot make the picture. You can share the text.
