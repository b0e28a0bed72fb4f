package engine

import (
	"fmt"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

func askAll(o *Options) { o.AskAll = true }

// A token is not offered for a location of which nobody can go anywhere, and why is told; a ship to board is enough, and
// matches that were begun before go on being offered it.
func TestNoTokenIsSpentOnTheHemmedIn(t *testing.T) { // AR-RUL-69 AR-MOV-2
	s := siege(t, blackTen, "ar05 1711", "ar17 0805", "mi08 1701")
	for i, n := range s.Map.Ground(place(t, s, "0805")) { // a train cannot enter the enemy by itself
		put(t, s, fmt.Sprintf("mi%02d", 9+i), s.Map.At(n.Place).ID, 0)
	}
	begun(s)
	s.listChoices()
	if offered(t, s, "activate 0805") {
		t.Errorf("a train that cannot go anywhere: %s", choices(s))
	}
	refused(t, s, "activate 0805", "AR-RUL-69")
	s.Options.AskAll = true
	s.listChoices()
	if !offered(t, s, "activate 0805") {
		t.Errorf("in a match that was begun before: %s", choices(s))
	}
}

// What can be activated and what can do something are the same, in matches at random.
func TestWhatIsActivatedCanMove(t *testing.T) { // AR-RUL-69
	asked := 0
	for seed := range uint64(12) {
		s := fresh(t, []string{"first_battle", "full_siege", "lamplit_way"}[seed%3], seed, noCouncil)
		r := rules.NewRand(seed)
		for n := 0; s.Result == Undecided && n < 900; n++ {
			list := s.Decision().Choices
			c := list[r.IntN(len(list))]
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
			if c.Verb != Activate {
				continue
			}
			asked++
			if s.Asked != AskMarch && s.Asked != AskPins {
				t.Fatalf("%s: %v is asked next", s.Spellings.Write(c), s.Asked)
			}
		}
	}
	if asked < 300 {
		t.Errorf("%d activations", asked)
	}
}

// Blocks that have one place each are set up without a question, unless a match was begun before.
func TestOnePlaceEachIsNoQuestion(t *testing.T) { // AR-RUL-74 AR-SET-14
	for _, change := range [][]func(*Options){{}, {askAll}} {
		s := fresh(t, "first_battle", 1, change...)
		until(t, s, AskPlacement, Mineos, 1)
		for _, c := range []string{"place mi01 0502", "place mi02 0502", "place mi04 0502", "place mi10 0602", "place mi13 0502"} {
			play(t, s, c)
		}
		if asked := s.Asked == AskPlacement; asked != (len(change) > 0) {
			t.Errorf("asked to place: %v", asked)
		}
	}
}

// The last block to act that hits nothing and would be made to retreat anyway does so unasked.
func TestWhoLeavesAnywayIsNotAsked(t *testing.T) { // AR-RUL-74 AR-CMB-6
	for _, more := range []bool{false, true} {
		s := field(t)
		s.Options.AskAll = more
		put(t, s, "ar16", "1105", 0)
		b := enter(t, s, "mi10", "1104", "1105", 4)
		combat(t, s, mineosFights)
		asked := 0
		for s.Result == Undecided {
			list := s.Decision().Choices
			if s.Asked == AskAction && s.Asker == Mineos && int(s.Battle.Round) == s.Content.Rules.CombatRounds {
				asked++
			}
			if _, err := s.Apply(list[len(list)-1]); err != nil { // hold
				t.Fatal(err)
			}
		}
		remains(t, s, b, "1104", 4)
		if asked > 0 != more {
			t.Errorf("asked %d times in the last round; in a match that was begun before: %v", asked, more)
		}
	}
}

// Who must retreat after the last round by the one way that each of them has does so unasked; a gate with no room for all leaves the
// choice of who is lost.
func TestWhoLeavesFirstIsAskedOnlyWhereItMatters(t *testing.T) { // AR-RUL-78 AR-RET-8 AR-STK-3
	for _, c := range []struct {
		from, at      string
		before, asked bool
	}{{"1104", "1105", false, false}, {"1104", "1105", true, true}, {"1005", "0905", false, true}} {
		s := field(t)
		s.Options.AskOrder = c.before
		for _, id := range []string{"ar01", "ar02", "ar05", "ar06"} {
			put(t, s, id, c.at, 0)
		}
		foes := []string{"mi10", "mi12", "mi04", "mi05"}
		for _, id := range foes {
			enter(t, s, id, c.from, c.at, 0)
		}
		combat(t, s, mineosFights)
		holdAll(t, s)
		if asked := s.Asked == AskWithdrawal; asked != c.asked {
			t.Errorf("from %s, begun before: %v: asked %s", c.at, c.before, choices(s))
		}
		for _, id := range foes {
			if !c.asked {
				remains(t, s, block(t, s, id), c.from, s.Pieces[block(t, s, id)].Strength)
			}
		}
	}
}

// A Resilient block shrugs one hit off, whoever is first: it is counted.
func TestAShruggedHitIsCounted(t *testing.T) { // AR-RUL-72 AR-ABI-5
	for hits, asked := range map[int]bool{3: true, 4: false} {
		s := field(t)
		tough := resilient(t, s)
		put(t, s, "ar02", "1105", 1)
		put(t, s, s.Content.At(tough).ID, "1105", 2)
		enter(t, s, "mi10", "1104", "1105", 4)
		combat(t, s, mineosFights)
		for s.Asker == Argot && s.Asked == AskAction {
			list := s.Decision().Choices
			if _, err := s.Apply(list[len(list)-1]); err != nil { // hold
				t.Fatal(err)
			}
		}
		dice := []uint8{6, 6, 6, 6}
		for i := hits; i < len(dice); i++ {
			dice[i] = 1
		}
		play2(t, s, "attack mi10", dice...)
		if (s.Asked == AskHit) != asked {
			t.Errorf("%d hits: asked %v", hits, s.Asked)
		}
	}
}

// resilient is a block of Argot's with that ability.
func resilient(t *testing.T, s *State) content.Block {
	t.Helper()
	for b := range content.Block(content.BlockCount) {
		if s.Content.At(b).Army.Party() == content.Argot && s.Has(b, content.Resilient) {
			return b
		}
	}
	t.Fatal("no block is Resilient")
	return content.NoBlock
}

// A hit that a Resilient block ignores goes to it unasked; one that costs a step, that shows somebody or that another could
// bear as well is still a choice, and so it is in matches that were begun before.
func TestAHitThatIsIgnoredIsNotAsked(t *testing.T) { // AR-RUL-75 AR-RUL-76 AR-ABI-5 AR-HIT-2
	for name, c := range map[string]struct {
		with  string // another block of Argot's in the battle
		hits  int
		spent bool
		shot  bool // from outside
		seen  bool // by the other seat, before
		set   func(*Options)
		asked bool
	}{
		"one hit":                             {with: "ar02", hits: 1},
		"the second one":                      {with: "ar02", hits: 2, asked: true},
		"ignored one already":                 {with: "ar02", hits: 1, spent: true, asked: true},
		"beside a train":                      {with: "ar17", hits: 1, asked: true},
		"beside wings":                        {with: "ar16", hits: 1, asked: true},
		"two, one hit":                        {with: "ar05", hits: 1, asked: true},
		"two, two hits":                       {with: "ar05", hits: 2},
		"beside a Skittish one":               {with: "ar08", hits: 1}, // AR-RUL-76
		"under fire":                          {with: "ar08", hits: 1, shot: true, asked: true},
		"under fire, seen before":             {with: "ar08", hits: 1, shot: true, seen: true},
		"beside a Skittish one, revision 4":   {with: "ar08", hits: 1, asked: true, set: func(o *Options) { o.AskBeside = true }},
		"under fire, seen before, revision 4": {with: "ar08", hits: 1, shot: true, seen: true, asked: true, set: func(o *Options) { o.AskBeside = true }},
		"of revision 3":                       {with: "ar02", hits: 1, asked: true, set: func(o *Options) { o.AskBeside, o.AskIgnored = true, true }},
		"of revision 2":                       {with: "ar02", hits: 1, asked: true, set: askAll},
	} {
		s := field(t)
		if c.set != nil {
			c.set(&s.Options)
		}
		wardens := put(t, s, "ar04", "1105", 4)
		put(t, s, c.with, "1105", 0)
		if c.spent {
			s.Pieces[wardens].Flags |= ResilientHit
		}
		enter(t, s, "mi24", "1104", "1105", 3) // wings hit everybody
		combat(t, s, mineosFights)
		s.Pieces[wardens].Flags &^= ResilientHit
		if c.spent {
			s.Pieces[wardens].Flags |= ResilientHit
		}
		s.Roll = Roll{By: block(t, s, "mi24"), Count: uint8(c.hits), Hits: uint8(c.hits), Shot: c.shot}
		s.Pieces[wardens].Seen.Known = c.seen
		if c.shot {
			s.Battle.Round = 0 // so that faces are hidden
		}
		s.Asked = AskNothing
		s.begin(Frame{Kind: FrameHits, Place: s.Battle.Place, Party: content.Argot, N: int8(c.hits)})
		s.run()
		if asked := s.Asked == AskHit; asked != c.asked {
			t.Errorf("%s: asked %v, %s", name, s.Asked, choices(s))
		}
		if spared := s.Pieces[wardens].Has(ResilientHit); !c.asked && !spared || s.Pieces[wardens].Strength != 4 {
			t.Errorf("%s: the wardens have %d steps, and have ignored one: %v", name, s.Pieces[wardens].Strength, spared)
		}
	}
}

// Under fire from outside a hit may show who takes it, so it is asked; and terror comes to whom one chooses.
func TestAHitThatIsIgnoredIsAskedWhereItShowsOrFrightens(t *testing.T) { // AR-RUL-75 AR-RUL-43 AR-ABI-6
	for _, shot := range []bool{false, true} {
		s := field(t)
		wardens := put(t, s, "ar04", "1105", 4)
		put(t, s, "ar02", "1105", 0)
		by := enter(t, s, "mi10", "1104", "1105", 4)
		if !shot {
			by = enter(t, s, "mi18", "1104", "1105", 0) // Intimidating
		}
		combat(t, s, mineosFights)
		if s.Roll = (Roll{By: by, Count: 1, Hits: 1, Shot: shot}); shot {
			s.Battle.Round, s.Pieces[wardens].Seen = 0, Seen{}
		}
		s.Asked = AskNothing
		s.begin(Frame{Kind: FrameHits, Place: s.Battle.Place, Party: content.Argot, N: 1})
		s.run()
		if s.Asked != AskHit {
			t.Errorf("a shot %v: asked %v", shot, s.Asked)
		}
	}
}
