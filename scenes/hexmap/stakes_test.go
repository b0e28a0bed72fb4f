package hexmap

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// trayed finds a piece of the tray or of the map.
func trayed(sc table.Screen, id rules.Element) (stage.Piece, bool) {
	for _, list := range [][]stage.Piece{sc.Plan.Tray, sc.Plan.Board} {
		for _, p := range list {
			if p.ID == id {
				return p, true
			}
		}
	}
	return stage.Piece{}, false
}

// writes reports whether a look writes some words.
func writes(look ink.List, words string) bool {
	for _, op := range look {
		if op.Kind == ink.Write && (op.Text == words || strings.Contains(op.Text, words)) {
			return true
		}
	}
	return false
}

// positions lays every position out in which a question is asked, as its seat sees it with nothing chosen yet.
func positions(t *testing.T, q engine.Question, see func(*argot.State, table.Screen)) {
	t.Helper()
	for _, list := range asked(t) {
		for _, state := range list {
			if s := state.(*argot.State); s.Asked == q {
				see(s, laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(s.Decision().Choices, s.Describe)}))
			}
		}
	}
}

// TestWhatAHitComesToIsToldOnEachBlock: who can take a hit shows what it loses, who acts how many hits it may expect, and who
// can be struck how many it bears.
func TestWhatAHitComesToIsToldOnEachBlock(t *testing.T) { // AR-HIT-2 AR-HIT-4 AR-ABI-5
	taking, striking, struck := 0, 0, 0
	positions(t, engine.AskHit, func(s *argot.State, sc table.Screen) {
		for _, c := range s.Decision().Choices {
			el := s.BlockElement(content.Block(c.Args[0]))
			if p, ok := trayed(sc, "deed:"+el); !ok || !writes(p.Look, "") {
				t.Errorf("%s can take a hit, and nothing tells what it loses", el)
			}
			taking++
		}
	})
	positions(t, engine.AskAction, func(s *argot.State, sc table.Screen) {
		acting := map[content.Block]bool{}
		for _, c := range s.Decision().Choices {
			if c.Verb == engine.Attack {
				acting[content.Block(c.Args[0])] = true
			}
		}
		for b := range acting {
			if p, ok := trayed(sc, "deed:"+s.BlockElement(b)); ok && writes(p.Look, "di") {
				striking++
			}
		}
		for b := range s.In(s.Battle.Place) {
			hit := false
			for by := range acting {
				hit = hit || s.Hostile(s.Pieces[b].Party, s.Pieces[by].Party) && s.CanTarget(by, b)
			}
			p, ok := trayed(sc, "deed:"+s.BlockElement(b))
			if told := ok && writes(p.Look, "hit") && !acting[b]; hit && !told {
				t.Errorf("%s can be struck, and nothing tells what it bears", s.BlockElement(b))
			} else if hit {
				struck++
			}
		}
	})
	if taking == 0 || striking == 0 || struck == 0 {
		t.Errorf("%d take a hit, %d strike, %d are struck", taking, striking, struck)
	}
}

// A Skittish block to which a hit can be given tells that it may retreat from it, and not that it would be lost.
func TestASkittishBlockTellsThatItMayRetreat(t *testing.T) { // AR-ABI-8
	seen := map[bool]int{}
	for seed := uint64(1); seed < 400 && (seen[true] < 1 || seen[false] < 3); seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			for b := range s.In(s.Battle.Place) {
				el := s.BlockElement(b)
				if s.Asked != engine.AskHit || s.Battle.Round == 0 || !s.Exposed(b) {
					continue
				}
				if p, ok := trayed(asking(s, ""), "deed:"+el); ok {
					if seen[s.Dodges(b)]++; writes(p.Look, "may retreat") != s.Dodges(b) {
						t.Errorf("%s can retreat from a hit: %v, and tells %v", el, s.Dodges(b), p.Label)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("who can retreat was seen so often: %v", seen)
	}
}

// TestTheRallyShowsPrices: every block of which a step can be paid shows what it costs.
func TestTheRallyShowsPrices(t *testing.T) { // AR-BLK-7
	seen := 0
	positions(t, engine.AskRestoring, func(s *argot.State, sc table.Screen) {
		for _, c := range s.Decision().Choices {
			b := content.Block(c.Args[0])
			if c.Verb != engine.Restore || s.Pieces[b].Status != engine.OnMap {
				continue
			}
			if p, ok := trayed(sc, coinsOf(s.BlockElement(b))); !ok || !writes(p.Look, strconv.Itoa(s.Face(b).Cost)) {
				t.Errorf("%s does not show its price", s.BlockElement(b))
			}
			seen++
		}
	})
	if seen == 0 {
		t.Error("no step could be paid")
	}
}

// coinsOf is what stands in the corners of a block.
func coinsOf(block rules.Element) rules.Element { return "coins:" + rules.Element(block.Name()) }

// TestTargetsShowTheirChance: where one block can fire, each location that it can hit shows how likely that is.
func TestTargetsShowTheirChance(t *testing.T) { // AR-RNG-4
	seen := 0
	for _, list := range asked(t) {
		for _, state := range list {
			s := state.(*argot.State)
			if s.Asked != engine.AskBombardment || s.Decision().Choices[0].Verb != engine.Bombard {
				continue
			}
			c := s.Decision().Choices[0]
			path := table.NewPath(s.Decision().Choices, s.Describe).Click(s.BlockElement(content.Block(c.Args[0])))
			sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path})
			el := "chance:" + rules.Element(s.PlaceElement(atlas.Place(c.Args[1])).Name())
			p, _ := s.Preview(c)
			if piece, ok := trayed(sc, el); !ok || !writes(piece.Look, rules.Percent(p.Chance).String()) {
				t.Errorf("%s is not shown", el)
			}
			seen++
		}
	}
	if seen == 0 {
		t.Error("nobody could fire")
	}
}

// TestTheNextBlockIsInTheHand: of several blocks that can act the best one to begin with, by what is worth a thought, has its
// orders open at once and is lit; another one is ordered once it is picked.
func TestTheNextBlockIsInTheHand(t *testing.T) { // AR-CMB-7
	several := 0
	positions(t, engine.AskAction, func(s *argot.State, _ table.Screen) {
		choices := s.Decision().Choices
		best := choices[len(choices)-1] // as if the last were the best
		if best.Args[0] == choices[0].Args[0] || best.Verb != engine.Hold {
			return
		}
		several++
		path := table.NewPath(choices, s.Describe)
		sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path.Weighed([]rules.Choice{best})})
		if got := sc.Plan.Direct[engine.HoldButton]; got != best || !slices.Contains(sc.Plan.Touches, s.BlockElement(content.Block(best.Args[0]))) {
			t.Errorf("%v can be ordered at once, wanted %v; %v are lit", got, best, sc.Plan.Touches)
		}
		first := s.BlockElement(content.Block(choices[0].Args[0]))
		sc = laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path.Click(first)})
		for _, c := range sc.Plan.Direct {
			if c.Args[0] != choices[0].Args[0] {
				t.Errorf("with %s picked, %v can be ordered", first, c)
			}
		}
	})
	if several == 0 {
		t.Error("nowhere can several act")
	}
}

// TestNoNumberHidesANameInAFight: the number of lost steps in the corner of who fights keeps off the names below.
func TestNoNumberHidesANameInAFight(t *testing.T) {
	numbers := 0
	positions(t, engine.AskAction, func(_ *argot.State, sc table.Screen) {
		for _, coins := range sc.Plan.Tray {
			if coins.ID.Kind() != "coins" {
				continue
			}
			numbers++
			for _, name := range sc.Plan.Tray {
				if name.ID.Kind() != "name" {
					continue
				}
				for _, op := range coins.Look {
					if at := op.Box.Shift(coins.Box.X, coins.Box.Y); op.Kind == ink.Write && at.Overlaps(name.Box) {
						t.Errorf("%s lies over %s", coins.ID, name.ID)
					}
				}
			}
		}
	})
	if numbers < 3 {
		t.Errorf("%d numbers were seen", numbers)
	}
}

// TestAllThatCanBePaidForIsRestoredByOneClick: the button plays steps that can be chosen one after the other, none of them of a
// train or paid by one, until nothing else is left to pay for.
func TestAllThatCanBePaidForIsRestoredByOneClick(t *testing.T) { // AR-RAL-2 AR-RAL-4 AR-RAL-7
	all := 0
	positions(t, engine.AskRestoring, func(s *argot.State, sc table.Screen) {
		if !slices.Contains(sc.Plan.Series, restorePiece) {
			return
		}
		all++
		label, after := footed(t, sc, restorePiece).Label, s.Clone().(*argot.State)
		for _, c := range New().Series(table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking}, restorePiece) {
			if int(c.Args[1]) < engine.FromPool || s.Train(content.Block(c.Args[0])) {
				t.Errorf("%s is restored", s.Describe(c).Sentence)
			}
			if name := words.Block(s.State, content.Block(c.Args[0])).String(); !strings.Contains(label, name) {
				t.Errorf("%s is not named by %q", name, label)
			}
			if _, err := after.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		over := after.Asked != engine.AskRestoring || after.Asker != s.Asker
		if strings.Contains(label, "The rally ends with it.") != over {
			t.Errorf("the rally goes on or not, and it says %q", label)
		}
		if over {
			return
		}
		for _, c := range after.Decision().Choices {
			if c.Verb == engine.Restore && int(c.Args[1]) >= engine.FromPool && !s.Train(content.Block(c.Args[0])) {
				t.Errorf("%s can still be paid for", after.Describe(c).Sentence)
			}
		}
	})
	if all == 0 {
		t.Error("nowhere can several steps be restored")
	}
}

// footed is a piece of the foot of the right column.
func footed(t *testing.T, sc table.Screen, id rules.Element) stage.Piece {
	t.Helper()
	i := slices.IndexFunc(sc.Plan.Foot, func(p stage.Piece) bool { return p.ID == id })
	if i < 0 {
		t.Fatalf("%s lies nowhere", id)
	}
	return sc.Plan.Foot[i]
}

// TestEachSeatRestoresItsOwn: where Mineos has restored nothing and Argot is asked next on the same board, the button is Argot's.
func TestEachSeatRestoresItsOwn(t *testing.T) { // AR-RAL-2
	met := 0
	positions(t, engine.AskRestoring, func(s *argot.State, sc table.Screen) {
		if !slices.Contains(sc.Plan.Series, restorePiece) {
			return
		}
		met++
		before, b := s.Clone().(*argot.State), New()
		before.Asker = 1 - s.Asker
		for _, state := range []*argot.State{before, s} {
			l := b.begin(table.Moment{State: state, Viewer: state.Asker, Mode: table.Asking, Choices: s.Decision().Choices, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})
			if mine := advice.RestoreAll(state.State); len(mine) > 1 && !slices.Equal(l.restoring, mine) {
				t.Errorf("seat %d would restore %v, the button restores %v", state.Asker, mine, l.restoring)
			}
		}
	})
	if met == 0 {
		t.Error("nowhere can several steps be restored")
	}
}

// The note of a battle counts the side of who looks on first, as it tells the chance of that side.
func TestOnesOwnSideIsCountedFirst(t *testing.T) { // AR-CMB-6
	seen := map[engine.Role]int{}
	for seed := range uint64(30) {
		s := begun(t, "first_battle", seed+1)
		for s.Result == engine.Undecided {
			if s.Asked == engine.AskAction {
				own := s.RoleOf(s.Battle.Place, engine.PartyOf(s.Asker))
				mine, theirs := s.EngagedIn(s.Battle.Place, own), s.EngagedIn(s.Battle.Place, own.Other())
				note, ok := onTray(asking(s, ""), "battle-note")
				if want := rules.T("Now %d against %d.", mine, theirs).String(); ok && mine != theirs && strings.Contains(note.Label, "Now") {
					if !strings.Contains(note.Label, want) {
						t.Fatalf("%d of one's own fight against %d: %q", mine, theirs, note.Label)
					}
					seen[own]++
				}
			}
			if _, err := s.Apply(advice.Sensible(s.State, nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[engine.Attacker] == 0 || seen[engine.Defender] == 0 {
		t.Errorf("seen of each role: %v", seen)
	}
}

// While somebody berserk rolls, the others who are still to act are said to have the dice that they will have: theirs were told twice over.
func TestTheDiceOfABerserkBlockAreItsOwn(t *testing.T) { // AR-ABI-4
	others := 0
	for seed := uint64(1); seed < 60 && others < 5; seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			if s.Asked == engine.AskHit && s.Battle.Round > 0 && s.Roll.Berserk {
				sc := asking(s, "")
				for b := range s.In(s.Battle.Place) {
					if b == s.Roll.By || !s.Acts(b) || s.Battle.Acted.Has(b) {
						continue
					}
					own, doubled := fmt.Sprintf("acts: %d d", s.Dice(b, false)), fmt.Sprintf("acts: %d d", s.Dice(b, true))
					p, ok := trayed(sc, "deed:"+s.BlockElement(b))
					if ok && writes(p.Look, doubled) {
						t.Errorf("seed %d: %s is said to act with %d dice, it has %d", seed, s.BlockElement(b), s.Dice(b, true), s.Dice(b, false))
					}
					if ok && writes(p.Look, own) {
						others++
					}
				}
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			for _, o := range d.Choices { // who can be berserk is
				if o.Verb == engine.Berserk {
					c = o
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if others == 0 {
		t.Error("nobody is still to act while somebody berserk rolls")
	}
}
