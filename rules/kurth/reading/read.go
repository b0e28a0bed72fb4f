package reading

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"portcullis/rules/reading"
)

// Reading is the second reading of Siege at Kurth.
type Reading struct{ cards map[string]*card }

// New returns the reading with the cards of a folder of content.
func New(content fs.FS) (reading.Reading, error) {
	cards, err := load(content)
	return Reading{cards}, err
}

// Questions are those that random play comes to often.
func (Reading) Questions() []string {
	return []string{
		"what can be chosen (deal)", "what can be chosen (tie)", "what can be chosen (move)", "what can be chosen (attack)",
		"what can be chosen (rolled)", "what can be chosen (end)", "what comes of it (deal)", "what comes of it (tie)",
		"what comes of it (move)", "what comes of it (attack)", "what comes of it (rolled)", "what comes of it (end)",
		"chance to win the attack",
	}
}

// Keen is for spells and special actions.
func (Reading) Keen(choice string) bool {
	return strings.HasPrefix(choice, "cast ") || strings.HasPrefix(choice, "special ")
}

// Reckons has the chance of a roll looked at.
func (Reading) Reckons(choice string) bool { return choice == "roll" }

// Read works each choice of a stretch out, and compares what comes of it with the next position.
func (r Reading) Read(cases []reading.Case, notes *reading.Notes) error {
	for n, c := range cases[:len(cases)-1] {
		b, err := readBoard(c.Before, r.cards)
		if err != nil {
			return err
		}
		after, err := readBoard(cases[n+1].Before, r.cards)
		if err != nil {
			return err
		}
		phase := b.Phase
		notes.Same(n, "what can be chosen ("+phase+")", "KU-SPL-6", strings.Join(b.choices(), ", "), strings.Join(sorted(c.Legal), ", "))
		if theirs, ok := c.Chances["roll"]; ok {
			won, all := b.chance()
			notes.Same(n, "chance to win the attack", "KU-ATK-7", fmt.Sprintf("%.6f", float64(won)/float64(all)), fmt.Sprintf("%.6f", theirs))
		}
		for _, e := range c.Events {
			for _, d := range e.Thrown() {
				b.thrown = append(b.thrown, int(d))
			}
		}
		b.order = slices.Concat(after.Row, after.Draw) // how the deck was shuffled is chance
		b.choose(c.Choice)
		notes.Same(n, "what comes of it ("+phase+")", "KU-TRN-3", b, after)
		notes.Same(n, "dice that fall", "KU-ATK-5", 0, len(b.thrown))
		if len(notes.Differences) > 0 {
			return nil
		}
	}
	return nil
}
