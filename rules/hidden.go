package rules

// What a state says about knowledge: needed where seats know different things (Info.Hidden). Veiled,
// which every state has, deals anew what a seat does not know; a Redactor takes out of events what it
// did not see. The rest is optional.

// Redactor is a State of a game with hidden information (Info.Hidden) that can take out of
// an event what a seat did not see happen. The states of such a game must be Redactors.
type Redactor interface {
	// Redact returns e as seat saw it: elements and numbers that it could not see are
	// replaced by what it did see (a card's back), and Reveals stays only if the event
	// showed that seat something new. Tell and the animator take the result like any event.
	Redact(e Event, seat Seat) Event
}

// Disguiser is a Redactor whose choices name things that other seats see from behind only: which
// block moves, while they see that some block does.
type Disguiser interface {
	// Disguise is what a seat that does not decide can tell of a choice when it is made. Choices that
	// look the same to it are the same then; they need not be choices that could be played.
	Disguise(c Choice, seat Seat) Choice
}

// Overt is a Redactor that can tell which choices everybody at the table sees being made though no event tells of them: that a
// hand is kept, or a gift declined.
type Overt interface {
	// Overt reports whether other seats may be told that a choice was made.
	Overt(c Choice) bool
}

// Opener is a State of a game with hidden information that can tell that its match hides
// nothing from one seat that another one knows: a match of one seat, or open hands. No curtain
// falls then. The answer never changes within a match.
type Opener interface {
	Open() bool
}

// Secret reports whether seats of a match know different things, so that nobody may look
// while another seat decides.
func Secret(in Info, s State) bool {
	o, ok := s.(Opener)
	return in.Hidden && !(ok && o.Open())
}
