package towersiege

import (
	"testing"

	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// hold gives a seat one card of the hand and so many points.
func (s *State) hold(t testing.TB, gold, power int16, ids ...string) {
	t.Helper()
	p := &s.Players[s.Asker]
	p.Ordinary, p.Hand = engine.Points{gold, power}, engine.Pile{}
	for _, id := range ids {
		card, ok := s.Content.Find(id)
		if !ok {
			t.Fatalf("no card %s", id)
		}
		p.Hand.Cards[p.Hand.N] = card
		p.Hand.N++
	}
	s.State.Settle()
}

// Of what can be bought that is found which lowers the danger to the Mage the most, by as much as it is seen to do when it is tried often: a guard
// for a Mage who stands in the open before two Heroes, never a Mine. Who stands in no danger is told nothing, nor who holds nothing that
// helps (TS-END-1, TS-MAG-6).
func TestWhatAvertsADangerIsFound(t *testing.T) {
	for name, c := range map[string]struct {
		exposed bool
		hand    []string
		want    string
	}{
		"a guard beside a Mine": {true, []string{"mine", "hero"}, "hero"},
		"a Mine alone":          {true, []string{"mine"}, ""},
		"in no danger":          {false, []string{"mine", "hero"}, ""},
	} {
		s := camp(t, 0)
		if c.exposed {
			for range 2 {
				s.enlist(t, 1, "hero")
			}
			mage := s.Mage(0)
			mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
			s.Tower(0).Points = 0
		}
		s.hold(t, 9, 0, c.hand...)
		a, ok := s.Averts()
		if ok != (c.want != "") {
			t.Errorf("%s: found %v: %v %v", name, ok, a, s.Describe(a.Choice).Sentence)
		}
		if !ok {
			continue
		}
		if id := s.Content.At(content.Card(a.Choice.Args[0])).ID; id != c.want || a.Thing != s.Players[0].Mage {
			t.Errorf("%s: %v is found: %+v", name, s.Describe(a.Choice).Sentence, a)
		}
		after := s.Clone().(*State)
		if _, err := after.Apply(a.Choice); err != nil {
			t.Fatal(err)
		}
		if p := after.forecaster().After(after.State, 0); float64(p.Slain)/float64(p.Tries) > (a.Before+a.Then)/2 {
			t.Errorf("%s: %+v, but afterwards %+v", name, a, p)
		}
	}
}
