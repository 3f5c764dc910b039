# Words drawn into pictures, their descriptions (alt), and what may be wrong with an uploaded portrait.
# $round, $rounds: a round's number, how many were played   $asked: seats asked this round
# $standing, $down, $dead: characters of one team           $faces: of a die
# $tag, $name: a character                                  $change: signed, such as "−1"

## Arena: drawn (short: each has little room)
picture-arena = Arena
picture-round = Round { $round }
picture-asked = { $asked ->
    [one] { $asked } to answer
   *[other] { $asked } to answer
  }
picture-good = GOOD
picture-evil = EVIL
picture-standing = STANDING
picture-down = DOWN
picture-dead = DEAD
picture-back = BACK
picture-tally = standing { $standing }, down { $down }, dead { $dead }
picture-history = Good/Evil by round:
picture-fingerprint = dice fingerprint { $fingerprint }
picture-won-good = Good has won
picture-won-evil = Evil has won
picture-won-nobody = A draw
picture-played = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
picture-class-conductor = Conductor
picture-class-vocal = Backing vocal
picture-class-drummer = Drummer
picture-die = d{ $faces }
picture-dealt = wounds dealt
picture-healed = wounds healed
picture-course = health by round

# $list: lines or rounds in a row   $facts: what is said of one character   $class, $die: as drawn   $wounds: a number
# $fingerprint: the beginning of it

## Arena: descriptions for those who can't see the picture
alt-round = Arena, round { $round }, { $asked ->
    [one] { $asked } character to answer
   *[other] { $asked } characters to answer
  }.
alt-end-good = Arena, Good has won after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.
alt-end-evil = Arena, Evil has won after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.
alt-end-nobody = Arena, a draw after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.
alt-good = Good: { $list }.
alt-evil = Evil: { $list }.
alt-line = { $tag } { $name }: { $facts }
alt-health = health { $health }
alt-standing = standing
alt-down = down
alt-dead = dead
alt-back = back
alt-class = { $class } { $die }
alt-dealt = dealt { $wounds }
alt-healed = healed { $wounds }
alt-history = Change of health, Good/Evil, by round: { $list }.
alt-fingerprint = Dice fingerprint { $fingerprint }.

## Portraits ($limit in MiB, pixels a side, or million pixels; $width, $height in pixels)
portrait-error-heavy = The picture is too heavy: at most { $limit } MiB.
portrait-error-format = This isn't a PNG, JPEG or WebP picture.
portrait-error-large = The picture is too large ({ $width } × { $height }): at most { $limit } pixels a side.
portrait-error-pixels = The picture has too many pixels ({ $width } × { $height }): at most { $limit } million.
portrait-error-broken = The picture is damaged and can't be read. Save it anew and try again.
portrait-error-costly = The picture takes too long to read. Save it as a plain PNG or JPEG and try again.
