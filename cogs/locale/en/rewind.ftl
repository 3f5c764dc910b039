### Setting a game back by agreement of all who play.

cmd-table-rewind = Propose to set the game back; everybody who plays must agree
option-rewind-to = The moment it goes back to

## The moments, newest first
# $number: its place, from 1   $when: day and time, UTC
moment-opened = The beginning of the game ({ $when })
moment-closed = { $number }. After a round was told ({ $when })
moment-act = { $number }. After an open act ({ $when })
moment-system = { $number }. After a ruling or a change of seats ({ $when })

## In public
# $people: mentions, up to 300   $name: of the seat that proposes, escaped   $at: when that moment was
notice-rewind-proposed = { $people }: { $name } proposes to set the game back to { STAMP($at) }. What came later would no longer count, and dice would be rolled anew. It happens if everybody who plays agrees; a no ends it, and so does whatever happens in the open.
notice-rewind-refused = Not everybody wants to set the game back, so it goes on as it stands.
notice-rewound-together = Everybody agreed: the game is set back to { STAMP($at) }. What came later no longer counts; dice are rolled anew.
button-agree = I agree
button-disagree = No, play on

## Answers
# $count: people who must still agree
done-rewind-proposed = { $count ->
    [one] Proposed. One other person must agree.
   *[other] Proposed. { $count } other people must agree.
  }
done-rewind-agreed = { $count ->
    [one] You agree. One answer is missing.
   *[other] You agree. { $count } answers are missing.
  }
done-rewind-refused = The game goes on as it stands.
done-rewind-over = This proposal is over: something has happened since, or somebody said no.
done-rewound-together = Everybody agreed: the game is set back.

refused-LT-27 = Only who plays here decides about that.
refused-LT-27-stands = There is a proposal already: agree to it or refuse it first.
refused-LT-27-never = There was no such moment. Choose one of those the option offers.
