package kurth

import (
	"testing"

	"portcullis/rules"
)

// KU-UPK-9 to KU-UPK-12: where the row is sure to bring markers is told before they are placed, of an "or" card too; and so many come there.
func TestWhereMarkersAreSureToComeIsKnown(t *testing.T) {
	g := load(t)
	sure, open := 0, 0
	for seed := range uint64(300) {
		s := deal(t, g, seed+1, "normal")
		for n := 0; n < 60 && !s.Decision().Over(); n++ {
			c := s.Decision().Choices[int(seed+uint64(n)*7)%len(s.Decision().Choices)]
			if kind := s.Decision().Kind; kind == "deal" || kind == "tie" {
				before := s.View()
				took(t, s, c)
				if c.Verb == VerbSpecial {
					continue
				}
				after := s.View()
				for k := range before.Row[:2] {
					card := &before.Row[k]
					if len(card.Card.Places) < 2 || before.Reinforcements == 0 {
						continue
					}
					switch {
					case card.Bound < 0 && card.Landed < 0:
						open++
					case after.Decision != "tie" && card.Landed < 0 && after.Row[k].Landed >= 0 && after.Row[k].Landed != card.Bound:
						t.Errorf("seed %d: card %d was to come to %d, it came to %d", seed+1, k+1, card.Bound, after.Row[k].Landed)
					case card.Landed < 0:
						sure++
					}
				}
				for place := range before.Places {
					p, q := &before.Places[place], &after.Places[place]
					if got := q.Arrived - p.Arrived; after.Decision != "tie" && got < p.Coming {
						t.Errorf("seed %d: %d were to come to %s, %d came", seed+1, p.Coming, p.Name, got)
					}
				}
				continue
			}
			took(t, s, c)
		}
	}
	if sure < 100 || open < 100 {
		t.Errorf("%d cards were sure of one of two locations, %d were not: too few to tell", sure, open)
	}
}

// KU-END-1, KU-UPK-7: which locations the markers to come overrun is told before they are placed, where it is sure and where it rests
// on a choice; and so it comes.
func TestWhatMarkersToComeOverrunIsKnown(t *testing.T) {
	g := load(t)
	sure, perhaps := 0, 0
	for seed := range uint64(400) {
		s := deal(t, g, seed+1, "normal")
		for n := 0; n < 60 && !s.Decision().Over(); n++ {
			c := s.Decision().Choices[int(seed+uint64(n)*7)%len(s.Decision().Choices)]
			before := s.View()
			took(t, s, c)
			if kind := before.Decision; kind != "deal" && kind != "tie" || c.Verb == VerbSpecial || s.View().Decision != "move" {
				continue
			}
			after := s.View()
			for i, p := range before.Places {
				falls := !p.Overrun && after.Places[i].Overrun
				if p.WillFall && !falls || falls && !p.WillFall && !p.MayFall {
					t.Errorf("seed %d: %s is told to fall %v, perhaps %v, and falls: %v", seed+1, p.Name, p.WillFall, p.MayFall, falls)
				}
				if p.WillFall {
					sure++
				}
				if p.MayFall {
					perhaps++
				}
			}
		}
	}
	if sure < 20 || perhaps < 20 {
		t.Errorf("%d locations were sure to fall, %d perhaps: too few to tell", sure, perhaps)
	}
}

func took(tb testing.TB, s *State, c rules.Choice) {
	tb.Helper()
	if _, err := s.Apply(c); err != nil {
		tb.Fatal(err)
	}
}
