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
	// Watch makes f be told of each event of Apply right after it: first the rules change the
	// state, then they tell of it, so that the state is then what the event has made of it. f
	// may clone and veil it and read all of it, as of its copies, but what is asked: until Apply
	// returns there is no Decision, no Prompt, and no choice to describe or to preview. Nil:
	// nobody watches. Watching changes nothing, and nobody watches a copy.
	Watch(f func(Event))
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
	// Force queues results for the next dice of any kind, first one first; without any it forgets those
	// that wait. See Rand.Force.
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
	// WhyNot tells why an element cannot be clicked now, with nothing picked. False: it can, or it is
	// never part of a choice. What is clicked only once something else is picked may say why not before.
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
	Why   Text   // why it is asked, or what follows of itself: whole sentences; empty: the question says it
}

// Progress tells how far a match has come. Turn counts from 1 and grows by one whenever
// a new turn begins; undo by turn goes back to where it last grew.
type Progress struct {
	Turn   int
	Before int    // how many of these come before what players call the first turn: set-up and the like
	Early  []Text // what players call those, in order: "set-up"; those that have no name are "before turn 1"
	Text   Text   // "Round 2, turn 6 of 12"
	Rounds int    // how many rounds were begun, where it is these that players count; 0: they count turns
	// Call is what players call a turn, counted from 1 after those of Before, where that is not its number; nil: they count turns.
	Call func(turn int) Text
}

// Turns is how many turns players say were begun, the one under way among them.
func (p Progress) Turns() int { return max(0, p.Turn-p.Before) }

// Named is what players call a turn of the match, by its Turn.
func (p Progress) Named(turn int) Text {
	switch {
	case turn >= 1 && turn <= min(p.Before, len(p.Early)):
		return p.Early[turn-1]
	case turn <= p.Before:
		return T("before turn 1")
	case p.Call != nil:
		return p.Call(turn - p.Before)
	}
	return T("turn %d", turn-p.Before)
}

// Description tells people what a choice is.
type Description struct {
	Sentence Text      // "Move to the Armory"
	Path     []Element // the elements a click walks over, at least one; none begins another's
	Rule     string    // ledger id
	// Also are other ways on which the choice can be clicked, such as a weapon before its target; nil: there is none.
	// Where one begins as the ways of other choices do, it goes on differently.
	Also [][]Element
	// Whole asks for every click of Path, though the first may tell the choice: nothing is thrown
	// away by a click on it that was meant otherwise.
	Whole bool
	// Dial is a strength that the choice is made with, "level:2": it is no click of Path, and choices that differ in it
	// alone have the same Path. A table sets it beforehand, and has it turned. Empty: there is none.
	Dial Element
	// Prelude says that the choice does nothing by itself and only leads on to another one of the same seat: who takes
	// that back takes this back with it.
	Prelude bool
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
	// Brief is how many of the lines, from the first, say what matters, where the others are for who looks closely; 0: all.
	Brief int
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
