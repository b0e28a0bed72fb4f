// Package feat is the deeds that earn a medal, as data: what a finished match must have been like, or which matches
// must have been won.
//
// What is where:
//
//	feat.go   the deeds, and which matches earn the medals of the whole box
//	load.go   their file
//	earned.go what a finished match earned
package feat

import (
	"maps"
	"slices"

	"portcullis/rules"
	"portcullis/save"
	"portcullis/save/outcomes"
)

// File is where the feats stand in a folder.
const File = "feats.toml"

// Box is the game of a feat that counts all matches.
const Box = "box"

// Feat is one deed. A person who won a match must have fulfilled all of When; of the whole box, all of Wins must have
// been won.
type Feat struct {
	ID    string `toml:"id"`
	Game  string `toml:"game"` // id, or Box
	Named string `toml:"title"`
	What  string `toml:"what"`
	Rim   string `toml:"rim"` // "bronze", "silver", "gold"
	When  []Cond `toml:"when"`
	Wins  []Win  `toml:"wins"`
}

// Win is a match that must have been won.
type Win struct {
	Game    string            `toml:"game"`
	Options map[string]string `toml:"options"`
	Against string            `toml:"against"` // kind of computer player in another seat; empty: whoever
}

// Cond is something about a won match: how it was settled, a fact at its end, or its events. "{seat}" in a name is
// the number of the seat that won.
type Cond struct {
	Option string   `toml:"option"` // was settled as one of Values
	Values []string `toml:"values"`
	Seat   *int     `toml:"seat"`   // that of the person who won
	Seats  *int     `toml:"seats"`  // how many there were
	Result string   `toml:"result"` // of rules.Outcome
	Fact   string   `toml:"fact"`   // of rules.Reporter, at the end or, with Always, whenever somebody decided
	Always bool     `toml:"always"`
	// Events are the names of the events that are looked at, those By somebody that lead To somewhere: all of them
	// or Only the first or the last.
	Events []string `toml:"events"`
	By     string   `toml:"by"` // "winner" or "other"
	To     []string `toml:"to"` // patterns: "*" at the end stands for anything
	Only   string   `toml:"only"`
	// Counted are those of them that fit these patterns.
	Name    string `toml:"name"`
	Rule    string `toml:"rule"`
	Subject string `toml:"subject"`
	From    string `toml:"from"`
	Face    *Range `toml:"face"` // of the first die
	Sum     bool   `toml:"sum"`  // Event.N of each is added up instead
	// The bounds of the fact or of the count; a count without bounds is at least one.
	Range
}

// Range bounds a number.
type Range struct {
	Below *int `toml:"below"`
	Above *int `toml:"above"`
	Is    *int `toml:"is"`
}

func (r Range) open() bool { return r.Below == nil && r.Above == nil && r.Is == nil }

func (r Range) has(n int) bool {
	return (r.Below == nil || n < *r.Below) && (r.Above == nil || n > *r.Above) && (r.Is == nil || n == *r.Is)
}

// Title is what the deed is called.
func (f Feat) Title() rules.Text { return rules.Name("feat", f.Named) }

// Deed is what must be done, in a sentence.
func (f Feat) Deed() rules.Text { return rules.Name("what a feat asks for", f.What) }

// Picture is the name of its medal among the pictures.
func (f Feat) Picture() string { return "medals/" + f.ID }

// List is all feats in their order.
type List []Feat

// Of is the feats of a game, or of the Box.
func (l List) Of(game string) List {
	return slices.DeleteFunc(slices.Clone(l), func(f Feat) bool { return f.Game != game })
}

// Earned is how often each feat was earned by finished matches; a feat of the whole box once.
func (l List) Earned(kept []outcomes.Outcome) map[string]int {
	n := map[string]int{}
	for _, o := range kept {
		for _, id := range o.Feats {
			n[id]++
		}
	}
	for _, f := range l {
		if won, of := f.Won(kept); f.Game == Box && won == of {
			n[f.ID] = 1
		}
	}
	return n
}

// Won is how many of the matches that a feat of the whole box asks for have been won, and how many those are.
func (f Feat) Won(kept []outcomes.Outcome) (won, of int) {
	for _, w := range f.Wins {
		if slices.ContainsFunc(kept, w.is) {
			won++
		}
	}
	return won, len(f.Wins)
}

// New is what is earned with more matches and was not before, in the order of the list.
func (l List) New(before, after []outcomes.Outcome) List {
	had, has := l.Earned(before), l.Earned(after)
	return slices.DeleteFunc(slices.Clone(l), func(f Feat) bool { return had[f.ID] > 0 || has[f.ID] == 0 })
}

// is reports whether a match is such a won one.
func (w Win) is(o outcomes.Outcome) bool {
	for id, value := range maps.All(w.Options) {
		if o.Options[id] != value {
			return false
		}
	}
	against := w.Against == "" || slices.ContainsFunc(o.Seats, func(s save.Seat) bool { return s.Player == w.Against })
	return o.Won && o.Game == w.Game && against
}
