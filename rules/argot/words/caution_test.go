package words

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// cautions plays every scenario by chance and hands each choice about which a question is asked to visit.
func cautions(t *testing.T, visit func(s *engine.State, c rules.Choice, warns string, asked bool)) {
	t.Helper()
	cautionsOf(t, 3, 8, visit)
}

// cautionsOf is the same of a deal and of choices by chance.
func cautionsOf(t *testing.T, deal, chance uint64, visit func(s *engine.State, c rules.Choice, warns string, asked bool)) {
	t.Helper()
	c := loaded(t)
	for i := range c.Scenarios {
		scenario := &c.Scenarios[i]
		s := engine.New(engine.NewWorld(c, scenario.Map), engine.Options{Scenario: uint8(i), Days: 1, Council: scenario.Council, Difficulty: engine.Even}, deal)
		r := rules.NewRand(chance)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			for _, c := range choices {
				warns, asked := Caution(s, c)
				visit(s, c, warns.String(), asked)
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// guards counts the ground blocks of a party, trains apart, in some places.
func guards(s *engine.State, party engine.Party, of atlas.Set) (n int) {
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == engine.OnMap && p.Party == party && of.Has(p.At) && s.Kind(b) == content.Ground && !s.Train(b) {
			n++
		}
	}
	return n
}

func TestPostsThatAreDesertedAreAskedAbout(t *testing.T) {
	// Ledger 10; AR-VIC-2, AR-FRT-3
	seen := map[string]int{}
	visit := func(s *engine.State, c rules.Choice, warns string, asked bool) {
		if c.Verb != engine.March && c.Verb != engine.Board {
			return
		}
		b := content.Block(c.Args[0])
		p := &s.Pieces[b]
		to := atlas.Nowhere
		if c.Verb == engine.March {
			to = atlas.Place(c.Args[1])
		}
		holds := s.Kind(b) == content.Ground && !s.Train(b)
		town := s.Scenario().Objective
		open := holds && town.Has(p.At) && !town.Has(to) && guards(s, p.Party, town) == 1
		gate := holds && p.Party == content.Argot && s.Fortified(p.At) && guards(s, p.Party, atlas.SetOf(p.At)) == 1
		foretold, said := Preview(s, c)
		line := slices.IndexFunc(foretold.Lines, func(l rules.Line) bool { return l.Label.String() == "Leaves empty" })
		if c.Verb == engine.March && (open || gate) && (!said || line < 0) {
			t.Fatalf("%s leaves a post, which is not foretold: %v", s.Spellings.Write(c), foretold)
		}
		if open || gate {
			seen["post"]++
		}
		n, ships := comes(s, p.Party, p.At, to)
		if want := fmt.Sprintf("%d enemy block", n); n > 0 && line >= 0 {
			if told := foretold.Lines[line+1].Value.String(); !strings.HasPrefix(told, want) || asked && !strings.Contains(warns, want) {
				t.Fatalf("%s: it is told %q and %q, want %q", s.Spellings.Write(c), told, warns, want)
			}
			seen["counted"]++
		}
		if n == 0 && !ships {
			if open || gate {
				seen["far from enemies"]++
			} else if line >= 0 {
				t.Fatalf("%s leaves nothing that matters: %v", s.Spellings.Write(c), foretold)
			}
			open, gate = false, false
		}
		if strings.Contains(warns, "for which the siege is fought") != open || strings.Contains(warns, "is left behind") != gate || asked != (open || gate) {
			t.Fatalf("%s is asked about with %q, %v; the town is open: %v, the gate: %v", s.Spellings.Write(c), warns, asked, open, gate)
		}
		if open {
			seen["town"]++
		}
		if gate {
			seen["gate"]++
		}
	}
	cautions(t, visit)
	cautionsOf(t, 34, 34, visit) // where slow blocks stand beside swift ones, and are held in their place
	if seen["town"] == 0 || seen["gate"] == 0 || seen["far from enemies"] == 0 || seen["counted"] == 0 {
		t.Errorf("nobody could leave a post: %v", seen)
	}
}

// comes counts the enemies on land that can come to a place next, and reports whether ships can, each as swift as any of its kind unless
// it was seen, once a block has gone to another place: as many as come in hold as many of each party there, and that party chooses who
// is held (AR-PIN-1, AR-PIN-2, AR-PIN-4).
func comes(s *engine.State, party engine.Party, at, to atlas.Place) (n int, ships bool) {
	for from := range atlas.Place(s.Map.Len()) {
		come, all, hold := map[engine.Party]int{}, map[engine.Party]int{}, 0
		if from == to {
			hold++
		}
		for b := range s.In(from) {
			e := &s.Pieces[b]
			if e.Party == party && e.Entry != atlas.NoSide && s.Kind(b) == content.Ground {
				hold++
			}
			if e.Status != engine.OnMap || !s.Hostile(e.Party, party) || s.Kind(b) == content.Air {
				continue
			}
			m := s.MoverOf(b)
			if !s.Open(b) && !e.Seen.Known {
				m = s.SwiftestOf(b)
			}
			var reach engine.Reach
			s.ReachOf(m, &reach)
			switch can := reach.Ends.Has(at); {
			case m.Kind == content.Sea:
				ships = ships || can
			default:
				all[e.Party]++
				if can && !m.Train {
					come[e.Party]++
				}
			}
		}
		for party, k := range come {
			for k > 0 && all[party]-hold < k { // those who cannot come are held first
				k--
			}
			n += k
		}
	}
	return n, ships
}

func TestTokensThatAreLeftAreAskedAbout(t *testing.T) {
	// AR-INI-3
	seen := map[bool]int{}
	cautions(t, func(s *engine.State, c rules.Choice, warns string, asked bool) {
		if c.Verb != engine.EndMovement {
			return
		}
		left := s.Movement.Tokens - s.Movement.Used
		want := s.Asker == engine.Mineos && left > 0 && len(s.Decision().Choices) > 1 && s.Turns() == 1 // later the seat knows; a defender may stand still
		if asked != want || want && !strings.HasPrefix(warns, rules.Count(int(left), "%d token ", "%d tokens ").String()) {
			t.Fatalf("with %d tokens and %d choices left it is asked %q, %v", left, len(s.Decision().Choices), warns, asked)
		}
		seen[want]++
	})
	if seen[true] == 0 {
		t.Errorf("no movement could end with tokens: %v", seen)
	}
}

func TestATokenThatMovedNobodyIsAskedAbout(t *testing.T) {
	// Ledger 10; AR-INI-3, AR-MOV-2
	lost, used, free := 0, 0, 0
	cautions(t, func(s *engine.State, c rules.Choice, warns string, asked bool) {
		if c.Verb != engine.EndGroup {
			return
		}
		moved := 0
		for b := range s.Movement.Group.All() {
			if s.Pieces[b].Has(engine.Moved) {
				moved++
			}
		}
		left, waiting := int(s.Movement.Tokens-s.Movement.Used), 0
		after := s.Clone()
		if _, err := after.Apply(c); err != nil {
			t.Fatal(err)
		}
		if after.Asked == engine.AskGroup && after.Asker == s.Asker {
			for _, next := range after.Decision().Choices {
				if next.Verb == engine.Activate {
					waiting++
				}
			}
		}
		spare := left > 0 && left >= waiting // every group that waits has a token
		if asked != (moved == 0 && !spare) || asked && !strings.Contains(warns, "token") {
			t.Fatalf("with %d blocks moved, %d tokens left and %d groups waiting it is asked %q", moved, left, waiting, warns)
		}
		switch {
		case moved > 0:
			used++
		case spare:
			free++
		default:
			lost++
		}
	})
	if lost == 0 || used == 0 || free == 0 {
		t.Errorf("%d groups did not move, %d did, %d had tokens to spare", lost, used, free)
	}
}

func TestTheLastStepOfATrainIsAskedAbout(t *testing.T) {
	// AR-TRN-6
	seen := map[bool]int{}
	cautions(t, func(s *engine.State, c rules.Choice, warns string, asked bool) {
		if c.Verb != engine.Restore {
			if strings.Contains(warns, "last step") {
				t.Fatalf("%s is asked about with %q", s.Spellings.Write(c), warns)
			}
			return
		}
		source := int(c.Args[1])
		want := source < engine.FromPool && int(s.Pieces[source].Strength) == s.Face(content.Block(c.Args[0])).Cost
		if asked != want || want && !strings.Contains(warns, "spends its last step") {
			t.Fatalf("%s is asked about with %q, %v; want %v", s.Spellings.Write(c), warns, asked, want)
		}
		seen[want]++
	})
	if seen[false] == 0 {
		t.Errorf("nothing could be restored: %v", seen)
	}
	t.Logf("%v", seen)
}

func TestTheEndOfASetupIsAskedAbout(t *testing.T) {
	// AR-SET-14
	asked, silent := 0, 0
	cautions(t, func(s *engine.State, c rules.Choice, warns string, asks bool) {
		if c.Verb != engine.PlaceAt && c.Verb != engine.Stow {
			return
		}
		party, after := engine.PartyOf(s.Asker), s.Clone()
		if _, err := after.Apply(c); err != nil {
			t.Fatal(err)
		}
		switch ends := !after.Waiting(party); {
		case ends != asks:
			t.Fatalf("the set-up ends: %v, and that is asked about: %v", ends, asks)
		case asks && !strings.Contains(warns, "set-up is over"):
			t.Fatalf("a block is placed with the warning %q", warns)
		case asks:
			about := Replies(s, c).About
			for i := range after.Pieces {
				if p := &after.Pieces[i]; p.Party == party && p.Status == engine.OnMap && !slices.Contains(about, s.PlaceElement(p.At)) {
					t.Fatalf("the question is about %v, and a block stands on %s", about, s.PlaceElement(p.At))
				}
			}
			asked++
		default:
			silent++
		}
	})
	if asked == 0 || silent == 0 {
		t.Errorf("asked %d times, and not asked %d times", asked, silent)
	}
}

// TestThePhaseCountsWhatIsLeft: the line under the question says what can still be done: in a movement turn how many tokens are left and no
// more (AR-INI-3), in combat the round and how many battles come after it (AR-CMB-2), in the rally what there is to spend (AR-RAL-4).
func TestThePhaseCountsWhatIsLeft(t *testing.T) {
	counted := map[string]bool{}
	cautions(t, func(s *engine.State, c rules.Choice, _ string, _ bool) {
		got := Prompt(s).Phase.String()
		want := rules.T("phase 2 of 4, Movement: %d of %d tokens left", s.Movement.Tokens-s.Movement.Used, s.Movement.Tokens).String()
		switch c.Verb {
		case engine.Activate:
			if got != want { // a count of what both seats see would be another one than what is lit for who moves
				t.Fatalf("it says %q, not %q", got, want)
			}
		case engine.March:
		case engine.Attack:
			want = rules.T("phase 3 of 4, Combat: round %d of %d, ", s.Battle.Round, s.Content.Rules.CombatRounds).String()
		case engine.Bombard:
			want = "phase 3 of 4, Combat: bombardment" // it said that there was no battle to fight
		case engine.Fight:
			want = "phase 3 of 4, Combat: "
			if !strings.Contains(got, "to fight") || strings.Contains(got, "no battle") {
				t.Fatalf("of a battle to be fought it says %q", got)
			}
		case engine.Restore:
			want = "phase 4 of 4, Rally: "
			if !strings.HasSuffix(got, " to spend") {
				t.Fatalf("of the rally it says %q", got)
			}
		default:
			return
		}
		if !strings.HasPrefix(got, want) {
			t.Fatalf("it says %q, not %q", got, want)
		}
		counted[got] = true
	})
	if len(counted) < 20 {
		t.Errorf("only %d counts were met", len(counted))
	}
}
