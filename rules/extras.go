package rules

import (
	"cmp"
	"slices"
)

// What a state can tell beyond a Teller, for screens and terminals. All of it is optional.
//
//	Cautioner   which choices are asked about first    Dealer     how the match was dealt
//	Replier     what the answers to such a question do
//	Musterer    which choices are asked about together
//	Caller      says names of people instead of seats  Sketcher   the board as plain text
//	Chronicler  tells a match as a story               Reporter   reports facts about itself
//	Gatherer    tells several events as one            Warner     what happens if nothing more is done
//	Binder      tells several decisions as one
//	Announcer   what is told only until what it leads to is told
//	Totaller    sums up a turn
//	Recounter   tells what battles and the like came to
//	Briefer     aim, loss and turn in a sentence each
//	Excuser     why something is asked that decides nothing
//	Lapser      what is answered by itself after a moment
//	Leader      what can be chosen after choices that do nothing by themselves
//	Presetter   what is answered with the click that led to a question

// Cautioner is a State that can tell which choices are asked about before they are played, for
// screens: what cannot be taken back and may end badly.
type Cautioner interface {
	// Caution tells what a legal choice could lead to, several warnings in lines of their own;
	// false: it is played without a question.
	Caution(c Choice) (Text, bool)
}

// Musterer is a State that knows what several choices put at risk together that are made one after the other, each of which alone may be
// worth no question.
type Musterer interface {
	Cautioner
	// CautionAll is what to ask before all of them; false: nothing but what [Cautioner] asks before each.
	CautionAll(list []Choice) (Text, bool)
}

// Replier is a Cautioner that can say what the two answers to its question do.
type Replier interface {
	// Replies are the answers to the question before a choice; a screen has words of its own for one that is empty.
	Replies(c Choice) Replies
}

// Replies are the answers to a question before a choice.
type Replies struct {
	On    Text      // the choice is made all the same: "Go to Combat without it"
	Back  Text      // it is not: "Go back and buy it first"
	About []Element // what else the question names, and so has to be in sight
	Never Text      // the choice is made, and nothing is asked for this reason any more: "Stop asking about gold"; empty: it is always asked
	Sets  Preferred // what the seat prefers from then on, by that answer
}

// Excuser is a State that can tell why it puts a question that decides nothing: somebody wants to be asked, or not to ask
// would show what is hidden. All other questions decide something.
type Excuser interface {
	// Excuse is the ledger id of the rule by which the question that waits is put all the same; empty: there is none.
	Excuse() string
}

// Lapser is a State that puts some questions only for a moment, so that what led to them can be taken back.
type Lapser interface {
	// Lapse is the choice that a screen makes for the seat that is asked when it has done nothing for a moment; false: the question
	// waits for an answer.
	Lapse() (Choice, bool)
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

// Chronicler is a State that can tell a match as a story, for those who read it afterwards.
type Chronicler interface {
	// Chronicle tells events, in their order, in chapters. It says nothing that is not in the events: those
	// that a seat saw give the story that this seat can tell.
	Chronicle(events []Event) []Chapter
}

// Gatherer is a State that can tell in one sentence what took several events, for logs: a way of many steps.
type Gatherer interface {
	// Gather is one sentence on the first n events, at least two, in place of those that Tell has on each of them;
	// n is 0 where the first one is told by itself. Like Tell it says nothing that is not in the events.
	Gather(events []Event) (n int, text Text)
}

// Relater is a State that can tell what has just happened in the light of what led to it, for who watches: what a roll to defend came to
// depends on the blow that it answers.
type Relater interface {
	// Relate is the sentence on the last of some events, which follow one another, in place of that of Tell; empty: Tell says it all. Like Tell
	// it says nothing that is not in the events.
	Relate(events []Event) Text
}

// Related is what a state tells of the last of some events, in the light of those before it where it can.
func Related(s State, events []Event) Text {
	if r, ok := s.(Relater); ok {
		if told := r.Relate(events); !told.Empty() {
			return told
		}
	}
	return s.Tell(events[len(events)-1])
}

// Recounter is a State that can tell in a sentence each what battles and the like came to, for who is asked after others.
type Recounter interface {
	// Recount tells a seat of all that has ended in the events from one on; those before them may be its beginning. Like Tell it
	// says nothing that is not in the events.
	Recount(events []Event, news int, seat Seat) []News
}

// News is what something came to, and whether that is good for who is told.
type News struct {
	Text   Text
	Tone   Tone
	Of     []Element // the holdings (see [Accountant]) of which it tells all that changed
	Took   int       // how much the seat has lost by it, as cards; of several losses the greatest is never left out
	Struck bool      // others aimed at what the seat has, by a blow or by what they cast, and it has lost nothing: after losses nothing weighs more
}

// Binder is a State in which decisions of one seat in a row belong together, such as those of a group that marches: screens
// show them in one beat, and logs tell of them in one line.
type Binder interface {
	// Bind looks at the events of decisions in a row, all of one seat, as somebody saw them. More is true while the next
	// decision of that seat belongs to them. Once none does, text is the line that tells of the first told of the events;
	// it is empty where each is told by itself. Like Tell it says nothing that is not in the events.
	Bind(events []Event) (more bool, told int, text Text)
}

// Announcer is a State in which some events only announce what later ones tell: who is to attack, and the blow. A log tells of them until
// that is told, so that a deed is one entry.
type Announcer interface {
	// Announces reports whether an event is such a one, and which elements a later line of the same turn touches that tells more: with none
	// any later line does.
	Announces(e Event) (of []Element, ok bool)
}

// Totaller is a State that can sum up in one line what a turn came to, such as a fight of several attacks and all that it cost, for logs.
type Totaller interface {
	// Total sums up the events since a turn began, as somebody saw them; empty: there is nothing to sum up.
	// Like Tell it says nothing that is not in the events.
	Total(events []Event) Text
}

// Recount yields what is told of events, in their order: each sentence with the events that it tells of, one or what a
// [Gatherer] tells as one, and the index of the first of them. Events of which nothing is told are left out.
func Recount(s State, events []Event, yield func(first int, told []Event, text Text)) {
	g, _ := s.(Gatherer)
	for first := 0; first < len(events); {
		n, text := 0, Text{}
		if g != nil {
			n, text = g.Gather(events[first:])
		}
		if n == 0 {
			n, text = 1, s.Tell(events[first])
		}
		if !text.Empty() {
			yield(first, events[first:first+n], text)
		}
		first += n
	}
}

// Reporter is a State that reports numbers about itself, for lessons: how many locations are overrun, how
// many cards are left. It reads nothing hidden.
type Reporter interface {
	// Fact is a number by its name; false: the game has none of this name.
	Fact(name string) (int, bool)
}

// Warner is a State that tells what happens if nothing more is done in the turn or phase that is under way: exactly
// where it can, from samples where it cannot, and of those nothing is Certain.
type Warner interface {
	// Warnings are what threatens a seat that is asked now, the worst first, from what it can know; none once nothing
	// can be averted any more.
	Warnings(seat Seat) []Warning
}

// Warning is one thing that threatens.
type Warning struct {
	Fatal bool // the match is lost by it
	Odds  Odds
	Text  Text      // a sentence
	Rule  string    // ledger id
	At    []Element // where it strikes
	// Forecast: the text tells how likely it is with what is still to be done, such as fights that wait, in it.
	Forecast bool
	// Remote: it comes about by so small a chance that it is told without alarm; see IsRemote.
	Remote bool
	// Chance is how likely it comes about, where that is known; 0: it is not.
	Chance float64
	// Loss is what is lost by it where that is not the match.
	Loss Loss
	// Goal: it endangers what the match is decided by, as a place that must be held: it comes before other losses.
	Goal bool
}

// Loss is how much is lost by what threatens, where the match goes on.
type Loss uint8

// The losses, the greatest first.
const (
	Death    Loss = iota // of somebody, or what weighs as much: it does not come back
	Ruin                 // of what stands, for good
	Damage               // that can be mended
	Drawback             // time, ground, and what there is to spend
)

// worth is how much a loss weighs beside a death.
func (l Loss) worth() float64 { return [...]float64{1, 0.7, 0.4, 0.25}[l] }

// alarming is the chance from which on a threat is one to be alarmed about.
const alarming = 0.2

// IsRemote reports whether what comes about by such a chance is told without alarm.
func IsRemote(chance float64) bool { return chance < alarming }

// Grave reports whether the match is lost by a threat, and by no remote chance.
func (w Warning) Grave() bool { return w.Fatal && !w.Remote }

// Odds say how sure a threat is if nothing more is done.
type Odds uint8

// The odds, the least first.
const (
	Possible Odds = iota // it depends on dice, hidden cards or what others choose
	Likely               // more often than not
	Certain
)

// String is the odds in a word.
func (o Odds) String() string { return [...]string{"possible", "likely", "certain"}[o] }

// lethal is how much more the loss of the match weighs than another loss that is as likely.
const lethal = 3

// weight is more for what is worse: first of all what loses the match by no remote chance, the surest before the others; then what endangers what it
// is decided by; then the rest by what is lost and its chance, of which a remote one to lose the match counts several times.
func (w Warning) weight() float64 {
	switch odds := float64(w.Odds); {
	case w.Grave():
		return 3*lethal + 2*odds + w.Chance
	case w.Fatal && w.Chance == 0:
		return 2*lethal + odds
	case w.Fatal:
		return lethal * w.Chance
	case w.Goal && !w.Remote:
		return 1 + max(w.Chance, odds/2)
	case w.Chance > 0:
		return w.Loss.worth() * w.Chance
	default:
		return w.Loss.worth() * (odds + 1) / 3
	}
}

// Worst puts warnings in their order, the weightiest first: what is rare does not stand before what is likely, even if it would lose the
// match, nor a small loss before a great one that is as likely. What is equal stays as it is.
func Worst(list []Warning) []Warning {
	slices.SortStableFunc(list, func(a, b Warning) int { return cmp.Compare(b.weight(), a.weight()) })
	return list
}

// Presetter is a State that knows an answer to what it asks that hardly anybody would object to. A screen gives it with the click that
// led to the question, once it has shown it, unless the person wants to be asked.
type Presetter interface {
	// Preset is that answer, one of the choices of the decision; false: the person is asked.
	Preset() (Choice, bool)
}

// Swapper is a Presetter whose answer can be changed beforehand, by clicks on what shall be in it or shall not.
type Swapper interface {
	Presetter
	// Presets is the answers, one after the other, with the elements that a person has pointed at, in their order; nil: they change nothing.
	Presets(picks []Element) []Choice
}

// Leader is a State in which some choices do nothing by themselves and only lead on to others: who is to fight is said
// before the blow. A table offers what follows at once, and plays what leads there with it.
type Leader interface {
	// Lead is choices of the seat that is asked, to be played one after the other, and which of those that can be
	// chosen after them are offered with the legal ones of now, none of which is among them. In what leads there no dice
	// fall, nothing hidden shows, nothing is paid and nobody else is asked; each is described as a [Description.Prelude].
	// Both are nil where nothing leads on.
	Lead() (lead, then []Choice)
}

// Chapter is a part of a story: what it is about, and paragraphs.
type Chapter struct {
	Title Text
	Body  []Text
}

// Terse is the part of a Teller that a game can do without, to be embedded by the states of a
// small game: no previews, no reasons on the board, no explanations. A method of the state's own
// takes the place of each.
type Terse struct{}

// Preview has nothing to preview.
func (Terse) Preview(Choice) (Preview, bool) { return Preview{}, false }

// WhyNot has no reasons.
func (Terse) WhyNot(Element) (Refusal, bool) { return Refusal{}, false }

// About has nothing to say.
func (Terse) About(Element) (Article, bool) { return Article{}, false }
