package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// struckAt is a match in which a Hero has been sent against the Mage of the first seat, who stands outdoors with one Life Point and can
// answer with so much power.
func struckAt(t *testing.T, power int16) *towersiege.State {
	t.Helper()
	_, s := yard(t, engine.Points{0, 9}, nil, []string{"hero"})
	mage := s.Mage(0)
	mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
	s.Tower(0).Points = 0
	s.State.Settle()
	for n := 0; s.Asked != engine.AskRespond || s.Asker != 0 || s.Under == 0; n++ {
		choices := s.Decision().Choices
		c := choices[len(choices)-1]
		if i := slices.IndexFunc(choices, func(c rules.Choice) bool {
			return c.Verb == engine.Assault || c.Verb == engine.EnterCombat || c.Verb == engine.Declare
		}); i >= 0 && s.Asker == 1 {
			c = choices[i]
		}
		if _, err := s.Apply(c); err != nil || n > 100 {
			t.Fatalf("nobody strikes: %v", err)
		}
	}
	s.Players[0].Ordinary, s.Players[0].Gained = engine.Points{0, power}, engine.Points{}
	s.State.Settle()
	return s
}

// Where a Spell makes it clearly less likely that one's Mage is slain, the large button proposes it and says what it averts: to pass is proposed
// only where nothing does (TS-END-1, TS-SPL-3).
func TestWhatAvertsDeathIsProposed(t *testing.T) {
	s := struckAt(t, 9)
	size := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, size, faces)
	c, ok := sc.Plan.Direct[primaryPiece]
	if !ok || c.Verb != engine.CastMagic || sc.Main != primaryPiece {
		t.Fatalf("the large button is %q: %v", sc.Main, c)
	}
	before, _ := s.Odds(rules.Choice{Verb: engine.Pass})
	then, _ := s.Odds(c)
	mage := s.Mage(0)
	want := "Shield: " + rules.Percent(goneOf(&then[0], mage.ID)).String() + " to lose " + s.Info(mage).Told().String() + " instead of " + rules.Percent(goneOf(&before[0], mage.ID)).String() + ", 3 power"
	if says := sc.Plan.Words[primaryPiece]; says != want {
		t.Errorf("it says %q, want %q", says, want)
	}
	if said := strings.Join(textsOf(sc, "awaited"), " "); strings.Contains(said, buttonWords[engine.Pass].String()+" (") {
		t.Errorf("the dock says that the key passes: %q", said)
	}
	bare := struckAt(t, 9)
	bare.Mage(0).Points = 5 // one blow takes one
	bare.State.Settle()
	sc = table.Lay(New(), table.Pose{State: bare, Viewer: 0, Mode: table.Asking, Path: table.Offered(bare)}, size, faces)
	if c, ok := sc.Plan.Direct[primaryPiece]; ok {
		t.Errorf("with five Life Points it proposes %v", c)
	}
}

// In Main what lowers the danger that the banner tells of goes before whatever pays: a guard for a Mage in the open, who could be slain before the
// next turn, is proposed beside a Mine, and the button says what it averts, in words as rough as those of the banner (TS-END-1, TS-RES-5).
func TestAGuardIsProposedBeforeWhatPays(t *testing.T) {
	size := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for _, exposed := range []bool{true, false} {
		var foes []string
		if exposed {
			foes = []string{"hero"}
		}
		_, s := yard(t, engine.Points{9, 0}, nil, foes)
		p := &s.Players[0]
		for _, id := range []string{"mine", "roklor"} {
			card, ok := s.Content.Find(id)
			if !ok {
				t.Fatalf("no card %s", id)
			}
			p.Hand.Cards[p.Hand.N] = card
			p.Hand.N++
		}
		if exposed {
			mage := s.Mage(0)
			mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
			s.Tower(0).Points = 0
		}
		s.State.Settle()
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Threats: s.Warnings(0), Path: table.Offered(s)}, size, faces)
		says := sc.Plan.Words[primaryPiece]
		if strings.Contains(says, "to lose") != exposed {
			t.Errorf("exposed %v: the large button says %q: %v", exposed, says, s.Warnings(0))
		}
		if c := sc.Plan.Direct[primaryPiece]; exposed && (c.Verb != engine.Buy || !strings.HasPrefix(says, "Hire Roklor: about ")) {
			t.Errorf("the large button makes %v and says %q", c, says)
		}
	}
}
