package box_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"portcullis/rules"
)

// longestBrief is the most letters that a sentence of a brief has, so that it is read at a glance.
const longestBrief = 150

// TestEveryMatchSaysWhatItIsAbout begins a match with every value of every option: to every seat aim, loss and turn
// are said in one sentence each.
func TestEveryMatchSaysWhatItIsAbout(t *testing.T) {
	for _, e := range open(t).Games() {
		info := e.Game.Info()
		setups := []map[string]string{nil}
		for _, o := range info.Options {
			for _, v := range o.Values {
				setups = append(setups, map[string]string{o.ID: v.ID})
			}
		}
		for _, options := range setups {
			setup, err := info.Complete(rules.Setup{Seed: 1, Options: options})
			if err != nil {
				continue // only with other options
			}
			s, err := e.Game.New(setup)
			if err != nil {
				continue
			}
			b, ok := s.(rules.Briefer)
			if !ok {
				t.Fatalf("%s says nothing", e.ID)
			}
			for seat := range rules.Seat(setup.Seats) {
				brief := b.Brief(seat)
				for what, text := range map[string]rules.Text{"aim": brief.Aim, "loss": brief.Loss, "turn": brief.Turn} {
					if wrong := sentence(text.String()); wrong != "" {
						t.Errorf("%s %v, the %s for seat %d %s: %q", e.ID, options, what, seat, wrong, text)
					}
				}
			}
		}
	}
}

// sentence is what is wrong with a sentence, empty: nothing.
func sentence(s string) string {
	switch n := utf8.RuneCountInString(s); {
	case n == 0:
		return "is missing"
	case n > longestBrief:
		return fmt.Sprintf("has %d letters", n)
	case strings.Count(s, ".") != 1 || !strings.HasSuffix(s, "."):
		return "is not one sentence"
	}
	return ""
}
