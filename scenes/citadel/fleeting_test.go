package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
)

// A card that was drawn is to be read at once where it acts as it is drawn or is thrown away (BS-CRD-7), and where the turn ends by itself as it
// is stored; where it lies among the hero's own in the same turn it is looked at for a moment, and where it is asked about it stays anyway.
func TestADrawnCardThatIsGoneSoonIsRead(t *testing.T) {
	b := New()
	swept, used, kept, asked := 0, 0, 0, 0
	visit(t, 4000, func(s *bsieged.State, c rules.Choice) {
		after := s.Clone()
		events, err := after.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		for i, e := range events {
			if e.Name != "card_drawn" {
				if words, _ := b.Fleeting(after, events, i); words != "" {
					t.Errorf("%s is to be read", e.Name)
				}
				continue
			}
			rest := events[i+1:]
			stored := slices.IndexFunc(rest, func(e rules.Event) bool { return e.Name == "card_stored" })
			gone := slices.IndexFunc(rest, func(o rules.Event) bool {
				return o.Kind == rules.CardMoved && o.Subject == e.Subject && o.Name != "card_stored"
			})
			over := slices.ContainsFunc(rest, begins)
			words, later := b.Fleeting(after, events, i)
			read := words != "" && !later
			switch {
			case gone >= 0 && stored < 0:
				used++
				if !read {
					t.Errorf("%s, which is gone at once, is not to be read", e.Subject)
				}
			case stored == 0 && over:
				swept++
				if !read {
					t.Errorf("%s, after which the turn ends, is not to be read", e.Subject)
				}
			case stored == 0:
				kept++
				if read || !later {
					t.Errorf("%s, which is kept in the turn, is to be read at once: %v; is looked at: %v", e.Subject, read, later)
				}
			case len(rest) == 0:
				asked++
				if words != "" {
					t.Errorf("%s, which is asked about, is to be read at once", e.Subject)
				}
			}
		}
	})
	if swept == 0 || used == 0 || kept == 0 || asked == 0 {
		t.Errorf("met %d cards after which the turn ended, %d gone at once, %d kept, %d asked about", swept, used, kept, asked)
	}
}
