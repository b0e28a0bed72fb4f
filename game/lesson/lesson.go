package lesson

import (
	"encoding/json"
	"maps"

	"portcullis/rules"
	"portcullis/save"
)

// Lesson is one lesson. It is immutable.
type Lesson struct {
	ID      string   `toml:"id"`
	Game    string   `toml:"game"`
	Title   string   `toml:"title"`
	Mentor  string   `toml:"mentor"` // id of an opponent, who speaks where a step names nobody else
	Minutes int      `toml:"minutes"`
	Order   int      `toml:"order"` // among the lessons of its game
	Able    []string `toml:"able"`  // what one can do afterwards, three at most
	// Position is the file beside the lesson with the state that it begins from.
	Position  string `toml:"position"`
	Seats     []Seat `toml:"seat"` // who sits where; none: a person in every seat
	TakeBacks bool   `toml:"take_backs"`
	Wrong     string `toml:"wrong"` // what a click on anything else is told
	Close     string `toml:"close"`
	Next      []Then `toml:"next"` // what to play afterwards, the best first
	Steps     []Step `toml:"step"`

	start []byte // snapshot of the position
}

// Seat is who sits in a seat.
type Seat struct {
	Player string `toml:"player"` // save.Human, or a computer player that plays where no script does
	Name   string `toml:"name"`
	Face   string `toml:"face"` // id of an opponent
}

// Then is something to play after a lesson: another lesson, or a match.
type Then struct {
	Lesson  string            `toml:"lesson"` // of the same game
	Match   string            `toml:"match"`  // id of a game
	Options map[string]string `toml:"options"`
}

// Ways in which a step goes on besides its choices.
const (
	ByChoice = "choice" // only by what is played
	ByNext   = "next"   // by a click on the mentor's card, whatever else is open
	ByHover  = "hover"  // once all of Hover were pointed at
	ByUndo   = "undo"   // once something was taken back
	ByItself = "auto"   // as soon as a person is asked again
)

// How many of the open choices of a step are played.
const (
	TakeOne   = "one"
	TakeAll   = "all"   // each of them, in any order
	TakeOrder = "order" // each of them, in their order
)

// UntilTurn ends a free step with the turn, or with the match.
const UntilTurn = "turn"

// End is the step that every way leads to: the lesson is over.
const End = "end"

// Step is one thing that is said, and what leads on from it.
type Step struct {
	ID      string   `toml:"id"`
	Say     string   `toml:"say"`
	Who     string   `toml:"who"`  // opponent who says it; empty: the mentor
	Word    string   `toml:"word"` // the new word, which occurs in Say
	Rule    string   `toml:"rule"` // ledger id that the word leads to
	Lit     []string `toml:"lit"`  // elements
	Point   string   `toml:"point"`
	Open    []string `toml:"open"` // patterns of choices; those of the branches are open too
	Take    string   `toml:"take"` // TakeOne if empty
	Free    bool     `toml:"free"` // every legal choice is open
	Ways    []Way    `toml:"ways"` // of a free step: choices that lead on, for "show me" and for tests
	Goal    []Cond   `toml:"goal"` // of a free step
	Until   string   `toml:"until"`
	Hover   []string `toml:"hover"`
	Advance string   `toml:"advance"`
	Holds   []Cond   `toml:"holds"` // what is so when the step begins; a walk makes sure
	If      []Cond   `toml:"if"`    // the step is left out unless all hold
	To      string   `toml:"to"`    // the step after it; empty: the following one
	Dice    []int    `toml:"dice"`
	Repeat  bool     `toml:"repeat_dice"` // the dice are forced for each choice of the step, not for the first alone
	Wrong   []Wrong  `toml:"wrong"`
	Branch  []Branch `toml:"branch"`
	Script  []Script `toml:"script"`
	Nudge   []Nudge  `toml:"nudge"`
	Note    []Note   `toml:"note"`
}

// Way is choices that lead on from a free step, patterns in their order; one with "? " before it is left out where
// it means nothing.
type Way []string

// Wrong is what the mentor says to a choice that is not open, or closes in a free step as long as another one is legal there.
type Wrong struct {
	Choice  string `toml:"choice"`  // a pattern, or
	Element string `toml:"element"` // what is clicked
	Say     string `toml:"say"`
	Once    bool   `toml:"once"` // said once, then the choice is open
}

// Branch is another step that a choice leads to.
type Branch struct {
	Choice string `toml:"choice"` // a pattern
	Dice   []int  `toml:"dice"`
	To     string `toml:"to"`
}

// Script is what another seat plays while a step stands, as long as it is legal.
type Script struct {
	Seat int      `toml:"seat"`
	Play []string `toml:"play"` // patterns, in their order
}

// Nudge is a help that comes by itself.
type Nudge struct {
	After int      `toml:"after"` // seconds without a click
	Say   string   `toml:"say"`
	Lit   []string `toml:"lit"`
}

// Note takes the place of what a free step says, once it holds.
type Note struct {
	If  []Cond   `toml:"if"`
	Say string   `toml:"say"`
	Lit []string `toml:"lit"`
}

// Cond is something about the match: a fact that the game reports, an event since the step began, or what is asked.
type Cond struct {
	Fact  string `toml:"fact"`
	Below *int   `toml:"below"`
	Above *int   `toml:"above"`
	Is    *int   `toml:"is"`
	Event string `toml:"event"` // Event.Name
	Asked string `toml:"asked"` // Decision.Kind, whoever is asked
}

// Header begins the match of the lesson. What it leaves open, match.Settle fills in.
func (l *Lesson) Header() save.Header {
	h := save.Header{Game: l.Game, Lesson: l.ID, Name: l.Title, Start: json.RawMessage(l.start), TakeBacks: l.TakeBacks}
	for _, s := range l.Seats {
		h.Seats = append(h.Seats, save.Seat{Name: s.Name, Player: s.Player})
	}
	return h
}

// Name is the title in the language that is spoken.
func (l *Lesson) Name() rules.Text { return words(l.Title) }

// words are something of a lesson that people read.
func words(s string) rules.Text {
	if s == "" {
		return rules.Text{}
	}
	return rules.Name("lesson", s)
}

// Said is what the step says, in the language that is spoken.
func (s *Step) Said() rules.Text { return words(s.Say) }

// Looked is the word that can be looked up in the step.
func (s *Step) Looked() rules.Text { return words(s.Word) }

// Words are all words of a lesson, each once, for translators.
func (l *Lesson) Words() []rules.Text {
	seen := map[string]bool{"": true}
	var list []rules.Text
	add := func(texts ...string) {
		for _, s := range texts {
			if !seen[s] {
				seen[s] = true
				list = append(list, words(s))
			}
		}
	}
	add(l.Title, l.Wrong)
	add(l.Able...)
	for _, s := range l.Steps {
		add(s.Say, s.Word)
		for _, w := range s.Wrong {
			add(w.Say)
		}
		for _, n := range s.Nudge {
			add(n.Say)
		}
		for _, n := range s.Note {
			add(n.Say)
		}
	}
	add(l.Close)
	return list
}

// Settings are the options of a match to play afterwards.
func (t Then) Settings() map[string]string { return maps.Clone(t.Options) }

// takes reports whether a choice of a person leads on from the step.
func (s *Step) takes() bool { return s.Free || len(s.Open) > 0 || len(s.Branch) > 0 }

// advance is how the step goes on besides its choices.
func (s *Step) advance() string {
	switch {
	case s.Advance != "":
		return s.Advance
	case s.takes():
		return ByChoice
	case len(s.Hover) > 0:
		return ByHover
	case len(s.Script) > 0 && s.Say == "":
		return ByItself
	}
	return ByNext
}
