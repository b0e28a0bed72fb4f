package table

import (
	"slices"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Board is the screen of one game, without the frame around it. Both methods are pure:
// equal arguments give equal results, nothing is kept, nothing is drawn.
type Board interface {
	// Wants says how the screen should be divided for this game.
	Wants(ink.Metrics, ink.Measurer) Wants
	// Layout says what lies where at a moment.
	Layout(Moment) Plan
}

// Mooter is a Board that knows which rolls come to nothing whatever else happens, such as a defence against a blow that has missed: no dice
// tumble for one, and it is looked at for a moment only.
type Mooter interface {
	// Moot reports that of event i, in the state right after it.
	Moot(s rules.State, events []rules.Event, i int) bool
}

// Idler is a Board that knows what comes to nothing: of what computer players do, that is shown in short.
type Idler interface {
	// Idle reports whether in events something was rolled for and nothing came of it.
	Idle(events []rules.Event) bool
}

// Pacer is a Board that has its own idea of how long an event is shown and how it sounds.
// [Pace] is what the table does without it.
type Pacer interface {
	Pace(rules.Event) Beat
}

// Zoomer is a Board that draws the card zoom of some elements itself. The table draws the
// rest from State.About.
type Zoomer interface {
	// Zoom returns the element at reading size and the size it takes, at most w wide and
	// h high. False: the table draws it.
	Zoom(m Moment, el rules.Element, w, h float64) (ink.List, ink.Rect, bool)
}

// Reader is a Board that shows some elements at reading size as soon as they are pointed at, beside their tooltip.
type Reader interface {
	// Read is the element at reading size, at most w wide and h high. False: its tooltip has words only.
	Read(m Moment, el rules.Element, w, h float64) (Reading, bool)
}

// Reading is an element at reading size.
type Reading struct {
	Look   ink.List
	Size   ink.Rect
	Beside Beside       // what of its article stands beside it; previews and reasons always do
	Words  []rules.Text // what the words on it mean, a paragraph each; they always stand beside it
}

// Beside is what of an article stands beside a [Reading].
type Beside uint8

// All of it, its figures alone, or nothing.
const (
	ArticleBeside Beside = iota
	FiguresBeside
	NothingBeside
)

// Portrayer is a Board that draws the pictures of some elements in their articles itself, where the game names none.
type Portrayer interface {
	// Portrait is the picture of an element on a square with that side; nil: it has none.
	Portrait(m Moment, el rules.Element, side float64) ink.List
}

// Herald is a Board that says for whom a person is asked where a seat plays several: the hero
// whose turn it is. A banner names it whenever it changes.
type Herald interface {
	// Herald is its name and its picture, an empty name if it is nobody in particular, and whether
	// it is that hero's turn: outside of turns only another person is announced.
	Herald(rules.State) (name, picture string, turn bool)
}

// Guide is a Board that says how what is asked is answered on it, in place of the prompt of the rules, and what goes on while events
// are shown.
type Guide interface {
	// Guide is the prompt for what can be clicked next: at first, and once something was clicked, left behind or halted; empty if it
	// has no words for it.
	Guide(Moment) string
	// Phase is where the events shown so far have led, empty if the progress of the match says it.
	Phase(Moment) string
}

// Shaper is a Board that wants the screen divided differently from moment to moment: the table
// asks it instead of Wants.
type Shaper interface {
	// Shape says how the screen should be divided at a moment; its Room is still empty.
	Shape(Moment) Wants
}

// Composer is a Board with pieces that stand for several choices, such as a whole set-up; they are
// named in [Plan.Series].
type Composer interface {
	// Series is the choices that a click on a piece plays, one after the other, all by the viewer.
	Series(m Moment, el rules.Element) []rules.Choice
}

// Courser is a Composer with pieces in [Plan.Courses].
type Courser interface {
	Composer
	// Waits reports whether a course that has nothing to play goes on once the viewer has answered what is asked now.
	Waits(m Moment, el rules.Element) bool
	// Stops reports whether a course ends before what the viewer is asked now, though it could go on: another click takes it up.
	// How the match stood when it was ordered is in [Moment.Ordered].
	Stops(m Moment, el rules.Element) bool
}

// EndBanner is the piece with which a board says over itself how the match ended. The pictures of
// matches in menus are without it: there it stands beside them.
const EndBanner = rules.Element("banner")

// Wants is how a board wants the screen divided, in device pixels. The table gives less where
// there is less.
type Wants struct {
	Row   float64 // height of the row below the board: cards, a hand; 0: no row
	Panel float64 // height of the board's panel at the top of the right column
	Foot  float64 // height of the board's panel between the log and the buttons
	Left  Column  // whether there is a left column
	// Cedes says that the panel can be done without for a while: what the match is about hangs over it, so that nothing moves as that closes.
	Cedes bool
	Tabs  bool // whether there is a strip above the board, for the tabs of its views
	// Sheets says that the panel has a strip above it, for the tabs of its sheets, and that notes lie in the column below it.
	Sheets bool
	// Column keeps the column at the right on narrow screens too: nothing folds into drawers.
	Column bool
	Posts  bool // whether choices have places of their own above the large button, see [Plan.Posts]
	Brim   bool // whether what lies along the board's upper edge is needed: no warning hangs over it

	reel bool    // whether there is a timeline
	dock float64 // height of the mentor's dock at the top of the right column; 0: it is no lesson
	// brief: the dock says what the match is about, and not what is asked.
	brief bool
	over  bool // that hangs down over the column without a dock of its own
}

// Column says whether a board uses a column.
type Column uint8

// The two answers.
const (
	NoColumn Column = iota
	WithColumn
)

// Room is where a board may lay its pieces, in device pixels. Regions never overlap,
// except that a drawer (a column opened on a narrow screen) lies over the board and the
// row. An empty region is not there: lay nothing in it.
type Room struct {
	Board ink.Rect // the place itself
	Row   ink.Rect // below the board
	Left  ink.Rect // the whole left column
	Panel ink.Rect // top of the right column
	Foot  ink.Rect // right column, between log and buttons
	Log   ink.Rect // below the panel, where notes in the dock may lie; of no height: there is none
	// Tray is where the board may lay a tray over itself: all of Board and no more. A tray
	// must not cover what can be clicked next, except by what it carries itself.
	Tray ink.Rect
}

// Mode is what the table is doing with the board.
type Mode uint8

// The modes.
const (
	Asking  Mode = iota // a person at the screen is to choose
	Waiting             // somebody else is to choose: a computer player, another seat
	Playing             // events are being shown
	Looking             // an earlier moment is looked at
	Ended               // the match is over
)

// Player is who sits in a seat.
type Player struct {
	Seat     rules.Seat
	Role     string // what the game calls the seat: "The Warden"
	Name     string // what the person or computer player is called
	Computer string // name of the computer player, empty for a person
	Face     string // picture of the computer player; empty: it has none
	Emblem   ink.Emblem
}

// Moment is the match at one moment as one viewer may know it, and the room to show it in.
type Moment struct {
	// State is the match as Viewer knows it: what is hidden from Viewer is not in it. Never apply
	// anything to it. While Mode is Playing it is the match right after the event shown last, before
	// that event while its dice are in the air, and its Decision is not what is asked.
	State rules.State
	// Story is what has been shown of the last choice, the event shown last at its end. It says
	// what to point out: where a piece comes from, which dice were thrown. How things stand is in
	// State alone. Empty but while Mode is Playing.
	Story []rules.Event
	// Since is what others have done since the last decision of Viewer, as far as it has been shown; empty once Viewer has
	// clicked something. It says what to leave a trace of.
	Since []rules.Event
	// Recent is what has been shown from the beginning of the turn in which Viewer decided last, the deeds of Viewer included; empty
	// where Since is not told. It says how that came about which Since tells the end of.
	Recent []rules.Event
	// Followed is what has followed by itself on the last turn of Viewer, in phases that are nobody's, while Mode is Asking and until
	// Viewer clicks something.
	Followed []rules.Event
	// Rolling says that the dice of the event shown last are still in the air: show the
	// dice, and not yet what they add up to.
	Rolling bool
	Viewer  rules.Seat // whose eyes; NoSeat sees everything
	Chair   rules.Seat // from where the board is seen if Viewer is NoSeat; NoSeat: from anywhere
	// Keys is by what names keys are called; nil: those that they have at first.
	Keys *keymap.Map
	// Nobody says that what seats hide from each other is shown to nobody: a picture for menus, where
	// anybody may look. In State it is dealt by lot.
	Nobody  bool
	Mode    Mode
	Players []Player
	Tones   ink.Scheme

	Room Room
	// Zoom is how large the camera shows the world of the board: pixels of the screen for one of it. 1 where
	// there is none yet.
	Zoom    float64
	Metrics ink.Metrics
	Measure ink.Measurer

	// Path is the ways over which choices are clicked, while Mode is Asking, and what the choices
	// are: nothing has to be described again.
	Path Path
	// Halted is a course that has ended before what is asked, or waits for the answer; empty: none does.
	Halted  rules.Element
	Ordered rules.State     // how the match stood when that course was ordered; nil: there is none
	Chosen  []rules.Element // clicked so far on the way to a choice
	Next    []rules.Element // can be clicked now, in the order of the choices
	Choices []rules.Choice  // still possible after Chosen
	Hover   rules.Element   // under the pointer or the focus; empty: nothing
	Once    rules.Element   // of [Plan.Twice] what was clicked once: the next click begins it
	AtOnce  bool            // one click begins what is in [Plan.Twice], as while a lesson is played
	Spent   bool            // Hover lies there since the last choice was clicked: nobody points at it to read what it is
	Aim     rules.Choice    // what a click on Hover would play; Verb 0: nothing yet
	Lit     []rules.Element // lit by a log line, a hint or a hover elsewhere
	Led     []rules.Element // of these, what a hint leads to or a mentor speaks of: what can lie elsewhere does not cover it
	// Hinted is what stands out from all that can be clicked: the next click on the way to a hint, and what a mentor
	// insists on. Meant is what a mentor waits for a click on, or for somebody to point at; what he only speaks of is Lit.
	// The stage shows both but for pieces without a rim.
	Hinted, Meant []rules.Element
	// Preferences is what the viewer has settled about being asked; it can be changed while
	// Mode is Asking.
	Preferences []rules.Preference
	// Sheet is which of the sheets of the panel a person has picked, from 1; 0: the board chooses.
	Sheet int
	// Done is the last choice of Viewer in the turn that goes on, while Mode is Asking: what it may want to do again. Verb 0: there is none.
	Done rules.Choice
	// Threats is what happens if Viewer does nothing more, the worst first, while Mode is Asking: a board lights where it strikes.
	Threats []rules.Warning
	// Advice is the hint that is shown in words; empty: none is.
	Advice string
	// Unset says that the person wants to be asked what [Plan.Settles] would answer.
	Unset bool
	// Swapped is what the person has clicked of [Plan].Swaps, in that order.
	Swapped []rules.Element
	// Overlay is which of the overlays of the plan is shown, from 1; 0: none.
	Overlay int
}

// Hints reports whether an element is what a hint or a mentor wants to be clicked.
func (m Moment) Hints(el rules.Element) bool { return slices.Contains(m.Hinted, el) }

// Means reports whether a mentor waits for a click on an element.
func (m Moment) Means(el rules.Element) bool { return slices.Contains(m.Meant, el) }

// Can reports whether an element can be clicked now.
func (m Moment) Can(el rules.Element) bool { return slices.Contains(m.Next, el) }

// Sensible reports whether an element that can be clicked now leads on to a choice that is worth a thought: it is lit,
// the others are only framed.
func (m Moment) Sensible(el rules.Element) bool { return m.Path.Sensible(el) }

// HasChosen reports whether an element was clicked on the way to a choice.
func (m Moment) HasChosen(el rules.Element) bool { return slices.Contains(m.Chosen, el) }

// Way is the elements that a choice is clicked on.
func (m Moment) Way(c rules.Choice) []rules.Element { return m.Path.Way(c) }

// Sentence is what a choice does, in words.
func (m Moment) Sentence(c rules.Choice) string { return m.Path.Sentence(c).String() }

// At is the state in which a choice can be played: State, or how it is after what leads on to the choice.
func (m Moment) At(c rules.Choice) rules.State { return m.Path.At(m.State, c) }

// Last is the event shown last, the zero Event if none was.
func (m Moment) Last() rules.Event {
	if len(m.Story) == 0 {
		return rules.Event{}
	}
	return m.Story[len(m.Story)-1]
}
