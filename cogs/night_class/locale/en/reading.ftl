### What a sentence is answered with. $part up to 60: the words it is about, escaped.

night-class-ask-empty = Write what your dice do, for example: 5 move J7, 3 train Leg Kit, 6 punch Twister. Or: check Twister, undo, commit.
night-class-ask-long = That is too long for one message: { $limit } characters fit.
night-class-ask-closed = Nothing is asked of you now.
night-class-ask-column = Which box do you check?
night-class-ask-which = Which of these do you mean?
night-class-ask-sure = Did you mean this?
night-class-ask-part = “{ $part }” can mean several things. Write that part more exactly; nothing was done yet.
night-class-ask-act = I can't tell what “{ $part }” does. Name a die and what it is for: 5 move J7, 3 train Leg Kit. Nothing was done yet.
night-class-ask-move = “{ $part }”: where to? Name a space such as J7. Nothing was done yet.
night-class-ask-train = “{ $part }”: what is to be trained? Name an ability or a track. Nothing was done yet.
night-class-ask-punch = “{ $part }”: there is no such enemy next to you. Nothing was done yet.
night-class-ask-interact = “{ $part }”: there is nothing to interact with next to you. Nothing was done yet.
night-class-ask-activate = “{ $part }”: name the ability and what it is used on. Nothing was done yet.
night-class-ask-chain = “{ $part }”: name the further ability and what it is used on. Nothing was done yet.
