package rules

// What a state can do for those who think about it: computer players and statistics. None of it
// is needed to play; a computer player uses what there is.
//
//	Evaluator   how good is it?                 Chancer   which throws can come?
//	Pruner      which choices are worth it?     Policy    which one at a glance?
//	Alliance    does nobody play against anybody?
//	Copier      copies without allocation       Veiler    possible worlds without allocation
//	Tagger      what does a choice make use of? Starter   who began?
//	Marker      what does an event come to?         Likener   do two choices come to the same?
//	Recorder    what was drawn, used, and played with?
//	Recommender why is a choice sound?          Glancer   what would a middling player do?
//	Appraiser   how good is it, as a middling player sees it?
//	Schemer     what do many choices come to, thought of as one?
//	Recaller    the same, by whoever remembers the last one
//	Settler     which questions need no search, and why?
//	Tuner       how strong is enough, for who sets it by hand?
//	Keeper      what is kept for later instead of being given away?
//	Foreteller  how often is a match like this one won?

// Evaluator is a State that can estimate its own value, for computer players.
type Evaluator interface {
	// Evaluate estimates the chance of seat to win, 0 to 1; exact once the match is over.
	// It reads nothing that seat cannot see.
	Evaluate(seat Seat) float64
}

// Appraiser is an Evaluator that knows how a middling player judges.
type Appraiser interface {
	Evaluator
	// Appraise is Evaluate by a plainer judgement; it is as exact once the match is over.
	Appraise(seat Seat) float64
}

// Foreteller is a State that knows how often matches that stand like this one are won. What an Evaluator says only has
// to put positions in order; what people are told has to come true.
type Foreteller interface {
	// Foretell is the chance of seat to win, 0 to 1, should computer players play on, as it was measured beforehand: of
	// the positions to which it gives so much, as large a part is won, to within 5 points. False where that was not
	// measured; then no number is shown. It reads nothing that seat cannot see.
	Foretell(seat Seat) (p float64, ok bool)
}

// Settler is a Pruner that answers some questions by itself, because a search would know nothing better.
type Settler interface {
	Pruner
	// Settle is its answer and why, in one sentence; false where the question is for a search. Of answers that
	// are about as good r draws one, so that nobody can count on it. Apart from r it depends only on what the
	// deciding seats see.
	Settle(r *Rand) (c Choice, why Text, ok bool)
}

// Pruner is a State that can leave out choices that no sensible player makes (taking back
// what was announced, one of two choices that come to the same, needless ways to pay), so
// that computer players think about the others only.
type Pruner interface {
	// Sensible appends to buf the choices of the decision that are worth a thought: at
	// least one of them, none twice, the most promising first as far as the rules can
	// tell at a glance. It depends only on what the deciding seats see. Nothing is
	// appended once the match is over.
	Sensible(buf []Choice) []Choice
}

// Likener is a Pruner that keeps one of several choices that come to the same (copies of one card in a hand). People see
// them all, so screens show them alike.
type Likener interface {
	Pruner
	// Alike reports whether two legal choices come to the same. It depends only on what the deciding seats see.
	Alike(a, b Choice) bool
}

// Idler is a State that can tell which choices people need hardly think of, so that screens do not light them. What
// computer players weigh is up to the Pruner alone.
type Idler interface {
	// Idle reports whether a legal choice does nothing for what it is meant for. It depends only on what the
	// deciding seats see.
	Idle(c Choice) bool
}

// Policy is a Pruner that plays soundly by itself: whoever always takes the first of its sensible
// choices is a decent player. Computer players play the worlds they look at on in this way, to a
// moment at which the state judges itself best.
type Policy interface {
	Pruner
	// Leg counts the parts of the match: it grows by one when such a moment has come.
	Leg() int
}

// Alliance is a Policy that may be without opponents, so that nobody has to be outguessed: computer players hold its
// first choice against others by playing on as it guides, and trust it where none is proven to be better.
type Alliance interface {
	Policy
	// Allied reports whether all seats of the match win and lose together.
	Allied() bool
}

// Tuner is a Pruner whose choices can be made with several strengths (see [Description]), and that knows which is enough.
type Tuner interface {
	Pruner
	// Tune is a sensible choice with the strength that a person would set for it: enough for what it is for, and no more;
	// the choice itself where it has but one.
	Tune(c Choice) Choice
}

// Keeper is a Pruner whose seats give away at once what they could keep for later, such as cards of a hand that answer others.
type Keeper interface {
	Pruner
	// Keeps is the legal choice that keeps what c gives away; false: c gives away nothing that is worth keeping for later.
	Keeps(c Choice) (instead Choice, ok bool)
}

// Glancer is a Pruner that knows how a middling player judges.
type Glancer interface {
	Pruner
	// Glance is Sensible by a plainer judgement: the choice first that a middling player would make.
	Glance(by Judgement, buf []Choice) []Choice
}

// Recommender is a State that can say why a choice is sound, for hints.
type Recommender interface {
	// Recommend tells why a sensible choice of the decision is worth making: a clause in small letters without a full
	// stop; empty: there is nothing to say. It tells only what the deciding seat sees.
	Recommend(c Choice) Text
}

// Schemer is a Policy in which a seat makes many choices in a row that are worth little one by one, such
// as the moves of a whole army. Computer players compare schemes for all of them instead, and carry the best
// one out choice by choice.
type Schemer interface {
	Policy
	// Scheme makes a plan for what the seat that is to decide does from here on; nil where there
	// is nothing to plan. Variant 0 is the soundest at a glance; every other number, from 1 on,
	// weighs things in a way of its own, the higher the more rashly. It depends only on the
	// judgement, the variant and what that seat sees.
	Scheme(by Judgement, variant int) Scheme
}

// Recaller is a Schemer whose plans go on from those before, so that nothing of them is undone for no reason.
type Recaller interface {
	Schemer
	// SchemeAfter is Scheme for a seat that remembers the plan it carried out last, in this turn or before.
	SchemeAfter(last Scheme, by Judgement, variant int) Scheme
}

// Judgement is how well the seats of a Schemer judge.
type Judgement uint8

// The judgements.
const (
	Keen     Judgement = iota // as well as the game knows
	Middling                  // feels late what presses
	Beginner                  // counts heads, and has no eye for what the others could do
)

// Scheme is a plan of a seat. It is never changed.
type Scheme interface {
	// Next is what the plan does in a state: a legal choice. It is false once the plan is carried
	// out, or the state is not one that it was made for.
	Next(s State) (Choice, bool)
	// Same reports whether another plan, made by the same seat in the same state, comes to the same.
	Same(other Scheme) bool
	// Attacks reports whether the plan takes an enemy on.
	Attacks() bool
	// Aim is what the plan is about in a state in which it goes on, in one sentence, for the seat that made it.
	Aim(s State) Text
}

// Chancer is a State that can list the dice a choice would throw, for exact odds.
type Chancer interface {
	// Chances appends to buf every distinct result of the dice that c would throw, each
	// with its weight, results that play alike merged; nothing is appended if c throws
	// no dice. Forcing a result on a clone and applying c plays it.
	Chances(c Choice, buf []Chance) []Chance
}

// Chance is one result of a throw.
type Chance struct {
	Faces  Faces  // the dice in the order thrown
	Dice   uint8  // how many of Faces count, all of them at most
	Weight uint32 // how many of all equally likely results this one stands for
}

// Copier is a State that can become a copy of another one and keep its own memory, for
// computer players that try thousands of choices on a few scratch states.
type Copier interface {
	// CopyFrom makes the state an independent copy of from, a state of the same game.
	CopyFrom(from State)
}

// Veiler is a Copier that can veil itself, for computer players that deal thousands of
// possible worlds: CopyFrom and Veil make what Veiled makes, in the state's own memory.
type Veiler interface {
	Copier
	// Veil deals anew in the state itself what seat cannot see; see State.Veiled.
	Veil(seat Seat, r *Rand)
}

// Tagger is a State that can name what a choice makes use of, so that statistics can tell
// how often it was at hand and how often it was used.
type Tagger interface {
	// Tags appends to buf the tags of a choice of the decision: words such as
	// "ys_the_assassin as action", each on one line and without tabs. A step of a choice
	// that was begun before (a target, a payment) has no tags of its own.
	Tags(c Choice, buf []string) []string
}

// Marker is a State that can name what an event comes to, so that statistics can tell in how many matches it comes
// about, whoever brings it about.
type Marker interface {
	// Marks appends to buf the marks of an event that has just happened: words such as "north_gate fell",
	// without tabs.
	Marks(e Event, buf []string) []string
}

// Starter is a State that knows which seat has the first turn, for statistics.
type Starter interface {
	// Starts returns that seat; NoSeat while it is open, where no seat begins, and once the
	// state does not know any more.
	Starts() Seat
}

// Recorder is a State of which statistics record more than choices.
type Recorder interface {
	// Rounds is how long the match has been, as its players count.
	Rounds() int
	// Plays appends what a seat plays the match with, from when that is settled: "gnome".
	Plays(seat Seat, buf []string) []string
	// Records tells whether an event, told in full, brought its seat something to hand ("sword drawn") or showed
	// that seat using it; an empty tag: neither, or it was no seat's.
	Records(e Event) (tag string, used bool)
}
