package rules

import "strings"

// State is one match at one moment. It is not safe for use by several goroutines at
// once; Clone gives each goroutine its own.
type State interface {
	// Decision is what the match waits for; the zero Decision when it is over.
	Decision() Decision
	// Apply plays one of the decision's choices and everything that follows without a
	// decision. A choice that is refused changes nothing, the generator included, and
	// the error is a *Refusal that names the rule. The events belong to the state and
	// hold until its next Apply; whoever keeps them copies them.
	Apply(Choice) ([]Event, error)
	// Outcome tells who won and why, once the match is over.
	Outcome() (Outcome, bool)
	// Clone returns an independent copy.
	Clone() State
	// Snapshot is everything, generator and forced results included, as stable,
	// readable, indented JSON: equal states have equal bytes. Its field "game" is Info.ID,
	// every option of the game has a field of its own id with the value that was settled, and
	// "seats" is the number of seats where it can vary.
	Snapshot() ([]byte, error)
	// Veiled is the same match as seat knows it: what that seat cannot see, coming dice
	// included, is dealt anew from r. What it does see is unchanged. The result depends
	// on r and on what seat knows, and on nothing else: two matches that look alike to
	// seat give equal snapshots from equal generators.
	Veiled(seat Seat, r *Rand) State
	// Force queues results for the next dice of any kind, first one first; see Rand.Force.
	Force(faces ...uint8) error
	// Check returns an error that names the first broken invariant of the ledger.
	Check() error

	Teller
}

// Teller is how a state speaks to people. None of its methods changes the state.
type Teller interface {
	// Prompt is the one sentence that says what is asked.
	Prompt() Prompt
	// Progress tells how far the match has come.
	Progress() Progress
	// Describe tells what a legal choice does and over which board elements it is clicked.
	Describe(Choice) Description
	// Preview tells what a legal choice would do, chances included, as far as the rules
	// can tell without looking at anything hidden. False: there is nothing to preview.
	Preview(Choice) (Preview, bool)
	// WhyNot tells why an element cannot be clicked now. False: it can, or it is never
	// part of a choice.
	WhyNot(Element) (Refusal, bool)
	// About explains a card, a unit, a place or a table. False: there is nothing to say.
	About(Element) (Article, bool)
	// Tell puts an event of this match into one sentence with names, never "you".
	Tell(Event) Text
}

// Element names one thing on the board, such as "place:armory" or "card:tunnels": a kind,
// a colon and a name. Choices, events, layouts, focus and probe all speak of elements.
type Element string

// Kind returns the part before the colon.
func (e Element) Kind() string {
	for i := 0; i < len(e); i++ {
		if e[i] == ':' {
			return string(e[:i])
		}
	}
	return string(e)
}

// Name returns the part after the colon.
func (e Element) Name() string {
	for i := 0; i < len(e); i++ {
		if e[i] == ':' {
			return string(e[i+1:])
		}
	}
	return ""
}

// Prompt is what the waiting seat is asked.
type Prompt struct {
	Ask   Text   // imperative: "Move the Warden 1 to 3 places clockwise"
	Phase Text   // "phase 2 of 4, Movement"
	Rule  string // ledger id that the question rests on
}

// Progress tells how far a match has come. Turn counts from 1 and grows by one whenever
// a new turn begins; undo by turn goes back to where it last grew.
type Progress struct {
	Turn int
	Text Text // "Round 2, turn 6 of 12"
}

// Description tells people what a choice is.
type Description struct {
	Sentence Text      // "Move to the Armory"
	Path     []Element // the elements a click walks over, at least one; none begins another's
	Rule     string    // ledger id
}

// Tone colours a line of a preview or article. Screens also show it by word or sign.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Good
	Bad
	Strong
)

// Preview tells what a choice would do before it is made.
type Preview struct {
	Title Text
	Lines []Line
	// Chance of success in 0..1 with its exact fraction ("15 in 36"); HasChance is false
	// where there is none to give.
	HasChance bool
	Chance    float64
	Fraction  Text
}

// Line is one line of a preview or article: a label and, on the right, a value.
type Line struct {
	Label Text
	Value Text
	Tone  Tone
}

// Equal reports whether two lines say the same.
func (l Line) Equal(m Line) bool {
	return l.Tone == m.Tone && l.Label.String() == m.Label.String() && l.Value.String() == m.Value.String()
}

// Article explains an element.
type Article struct {
	Title   Text
	Body    []Text // paragraphs
	Lines   []Line
	Picture string // picture name, may be empty
	Rule    string // ledger id, may be empty
}

// Outcome is how a match ended.
type Outcome struct {
	Winners Seats  // empty: nobody won
	Result  string // id within the game ("lost_spirit")
	Reason  Text   // one sentence
	Rule    string // ledger id
}

// Refusal is why a choice or a thing is not possible now. It is the error of Apply.
type Refusal struct {
	Rule string // ledger id
	Why  Text   // one sentence
}

func (r *Refusal) Error() string {
	if r.Rule == "" {
		return r.Why.String()
	}
	return strings.TrimSuffix(r.Why.String(), ".") + " (" + r.Rule + ")"
}

// Evaluator is a State that can estimate its own value, for computer players.
type Evaluator interface {
	// Evaluate estimates the chance of seat to win, 0 to 1; exact once the match is over.
	// It reads nothing that seat cannot see.
	Evaluate(seat Seat) float64
}

// Copier is a State that can become a copy of another one and keep its own memory, for
// computer players that try thousands of choices on a few scratch states.
type Copier interface {
	// CopyFrom makes the state an independent copy of from, a state of the same game.
	CopyFrom(from State)
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

// Guide is a Pruner that plays soundly by itself: whoever always takes the first of its sensible
// choices is a decent player. Computer players play the worlds they look at on in this way, to a
// moment at which the state judges itself best.
type Guide interface {
	Pruner
	// Leg counts the parts of the match: it grows by one when such a moment has come.
	Leg() int
}

// Veiler is a Copier that can veil itself, for computer players that deal thousands of
// possible worlds: CopyFrom and Veil make what Veiled makes, in the state's own memory.
type Veiler interface {
	Copier
	// Veil deals anew in the state itself what seat cannot see; see State.Veiled.
	Veil(seat Seat, r *Rand)
}

// Cautioner is a State that can tell which choices are asked about before they are played, for
// screens: what cannot be taken back and may end badly.
type Cautioner interface {
	// Caution tells what a legal choice could lead to, several warnings in lines of their own;
	// false: it is played without a question.
	Caution(c Choice) (Text, bool)
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

// Redactor is a State of a game with hidden information (Info.Hidden) that can take out of
// an event what a seat did not see happen. The states of such a game must be Redactors.
type Redactor interface {
	// Redact returns e as seat saw it: elements and numbers that it could not see are
	// replaced by what it did see (a card's back), and Reveals stays only if the event
	// showed that seat something new. Tell and the animator take the result like any event.
	Redact(e Event, seat Seat) Event
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

// Caller is a State that can call the seats by the names of those who sit in them, in all that
// a [Teller] says. Names are no part of the match: nothing that is played depends on them, and
// no snapshot has them. Copies of a state use the names it has.
type Caller interface {
	// Call names the seats, the first one first; an empty name is the game's own. The
	// list belongs to the state from then on.
	Call(names []string)
}

// Dealer is a State that can tell how its match was dealt.
type Dealer interface {
	// Deal is what happened before the first decision, in order, like the events of Apply.
	// It is empty for a state that was restored. The events hold until the first Apply.
	Deal() []Event
}

// Sketcher is a State that can draw its board as plain text, for terminals and bug
// reports. Like everything a veiled state shows, the sketch of one hides nothing: it shows
// that state.
type Sketcher interface {
	Sketch() string
}

// Tagger is a State that can name what a choice makes use of, so that statistics can tell
// how often it was at hand and how often it was used.
type Tagger interface {
	// Tags appends to buf the tags of a choice of the decision: words such as
	// "ys_the_assassin as action", each on one line and without tabs. A step of a choice
	// that was begun before (a target, a payment) has no tags of its own.
	Tags(c Choice, buf []string) []string
}

// Starter is a State that knows which seat has the first turn, for statistics.
type Starter interface {
	// Starts returns that seat; NoSeat while it is open, where no seat begins, and once the
	// state does not know any more.
	Starts() Seat
}
