package guest

import (
	"cmp"
	"fmt"
	"image"
	"slices"
	"strings"
	"unicode"
)

// Kind is what a guest finds fault with.
type Kind string

// The kinds of findings, in the order of the table.
const (
	Refused Kind = "refused" // a click on what is lit or pointed at is refused, swallowed, or hits something else
	Small   Kind = "small"   // of what is lit less than 24 x 24 px are free to click
	Words   Kind = "words"   // a text is cut, squeezed, or lies on another
	Covers  Kind = "covers"  // a note, toast, sheet or hand lies over what is lit, pointed at or spoken of
	Nothing Kind = "nothing" // somebody is asked who can only go on
	Blank   Kind = "blank"   // a frame in which a piece lacks its text or picture
	Untold  Kind = "untold"  // who comes back is not told what happened
	Aimless Kind = "aimless" // the first words of a lesson or match do not tell aim, loss and turn
	Stuck   Kind = "stuck"   // the guest does not get on
)

// Kinds lists them.
func Kinds() []Kind {
	return []Kind{Refused, Small, Words, Covers, Nothing, Blank, Untold, Aimless, Stuck}
}

// Where is the place of a finding.
type Where struct {
	Game string `json:"game"`
	Part string `json:"part"` // the lesson, or the mode and seed
	At   string `json:"at"`   // the step or the decision
	Size string `json:"size"`
}

// Finding is a fault that was seen.
type Finding struct {
	Kind    Kind   `json:"kind"`
	Where   Where  `json:"where"`
	Element string `json:"element"`
	Seen    string `json:"seen"`
	Picture string `json:"picture,omitempty"`
	Times   int    `json:"times"`
	// Class is what makes two findings one, where it is not the words: the same sheet cuts many texts.
	Class string `json:"class,omitempty"`

	frame *image.RGBA // where it was seen; nil: as the screen is now
}

// key tells findings apart: the same of another step or another number is the same.
func (f *Finding) key() string {
	plain := func(s string) string {
		return strings.Map(func(r rune) rune {
			if unicode.IsDigit(r) {
				return '#'
			}
			return r
		}, s)
	}
	if f.Class != "" {
		return strings.Join([]string{string(f.Kind), f.Where.Game, f.Where.Size, plain(f.Class)}, "|")
	}
	return strings.Join([]string{string(f.Kind), f.Where.Game, f.Where.Part, f.Where.Size, plain(f.Element), plain(f.Seen)}, "|")
}

// Played is what a match came to.
type Played struct {
	Where     Where `json:"where"`
	Clicks    int   `json:"clicks"`
	Decisions int   `json:"decisions"`
	PerChoice []int `json:"per_choice"` // clicks of each decision
	Waits     []int `json:"waits"`      // ticks for which others were waited for
	Returns   int   `json:"returns"`    // people who came back after others had played
	Told      int   `json:"told"`       // of those: who were shown what happened
	Over      bool  `json:"over"`       // it was played to its end
}

// Tally is all that a guest has found.
type Tally struct {
	Findings []*Finding `json:"findings"`
	Matches  []Played   `json:"matches"`
	Lessons  int        `json:"lessons"`
	Steps    int        `json:"steps"`
	Clicks   int        `json:"clicks"`
	Ticks    int        `json:"ticks"` // of the program, 60 a second
	Pictures int        `json:"pictures"`

	known map[string]*Finding
}

// add counts a finding and reports whether it is the first of its kind at its place.
func (t *Tally) add(f Finding) (*Finding, bool) {
	if t.known == nil {
		t.known = map[string]*Finding{}
		for _, old := range t.Findings {
			t.known[old.key()] = old
		}
	}
	k := f.key()
	if old, ok := t.known[k]; ok {
		old.Times++
		return old, false
	}
	f.Times = max(1, f.Times)
	kept := &f
	t.known[k] = kept
	t.Findings = append(t.Findings, kept)
	return kept, true
}

// Join takes up what another guest has found.
func (t *Tally) Join(o *Tally) {
	for _, f := range o.Findings {
		if kept, first := t.add(*f); !first {
			kept.Times += f.Times - 1
		}
	}
	t.Matches = append(t.Matches, o.Matches...)
	t.Lessons += o.Lessons
	t.Steps += o.Steps
	t.Clicks += o.Clicks
	t.Ticks += o.Ticks
}

// Count is how many different findings of a kind there are.
func (t *Tally) Count(k Kind) (n int) {
	for _, f := range t.Findings {
		if f.Kind == k {
			n++
		}
	}
	return n
}

// Of are the findings of a kind by game and part.
func (t *Tally) Of(k Kind) (list []*Finding) {
	for _, f := range t.Findings {
		if f.Kind == k {
			list = append(list, f)
		}
	}
	slices.SortStableFunc(list, func(a, b *Finding) int {
		return cmp.Or(cmp.Compare(a.Where.Game, b.Where.Game), cmp.Compare(a.Where.Part, b.Where.Part), cmp.Compare(a.Where.Size, b.Where.Size))
	})
	return list
}

// Line is a finding in a line, without its game and part.
func (f *Finding) Line() string {
	s := fmt.Sprintf("%s, %s: %s: %s", f.Where.At, f.Where.Size, short(f.Element, 60), f.Seen)
	if f.Times > 1 {
		s += fmt.Sprintf(" (%d times)", f.Times)
	}
	if f.Picture != "" {
		s += " [" + f.Picture + "]"
	}
	return s
}
