package file

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// field is a match in the first Main of seat 0 whose cards are put into play by hand.
type field struct {
	*engine.State
	t *testing.T
}

func newField(t *testing.T) field {
	t.Helper()
	w := world(t)
	o := engine.Options{Mages: engine.FirstMages}
	for seat := range o.Decks {
		o.Decks[seat] = w.Content.Built(1, 2, 3)
	}
	s := engine.New(w, o, 2, 1)
	for s.Asked == engine.AskTower {
		if s.Asker == 1 {
			if err := s.Force(90, 10); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	return field{s, t}
}

func (f field) card(id string) content.Card {
	f.t.Helper()
	if id == "structure" { // its Scroll has the same id
		return content.Card(slices.IndexFunc(f.Content.Cards, func(i content.Info) bool { return i.Type == content.Structure }))
	}
	card, ok := f.Content.Find(id)
	if !ok {
		f.t.Fatalf("there is no card %s", id)
	}
	return card
}

// put brings a card into play, in place of one of its owner's deck, and returns its index.
func (f field) put(seat rules.Seat, id string, on engine.ThingID) int {
	f.t.Helper()
	info := f.Content.At(f.card(id))
	if info.Set != content.StartSet || info.Type == content.Structure {
		d := &f.Players[seat].Deck
		d.N--
		d.Cards[d.N] = 0
	}
	f.Last++
	thing := engine.Thing{ID: f.Last, Card: f.card(id), Owner: seat, Points: int8(info.LP + info.IP), On: on}
	thing.Printed = thing.Points
	if info.Type.Creature() {
		thing.Position = engine.OnGuard
	}
	if on != 0 && !info.Type.Creature() {
		thing.Marks = engine.InUse
	}
	f.Things = append(f.Things, thing)
	return len(f.Things) - 1
}

// assaulted is a match in which seat 0 has declared an attack, and seat 1 chooses its defender.
func assaulted(f field) *engine.Action {
	f.t.Helper()
	hero := int16(f.Things[f.put(0, "hero", 0)].ID)
	f.put(1, "skeleton", 0)
	f.Settle()
	for _, c := range []rules.Choice{{Verb: engine.EnterCombat}, {Verb: engine.Declare, Args: [4]int16{hero}}, {Verb: engine.Assault, Args: [4]int16{hero, 1}}} {
		if _, err := f.Apply(c); err != nil {
			f.t.Fatal(err)
		}
	}
	return &f.Actions[0]
}

// TestPositionsThatCannotBe breaks one invariant at a time and wants its field, its rule and its reason.
func TestPositionsThatCannotBe(t *testing.T) { // TS-INV-1 to TS-INV-13, TS-INV-20
	mage := func(f field) *engine.Thing { return f.Mage(0) }
	for _, test := range []struct {
		want string
		do   func(f field)
	}{
		{"", func(f field) { f.put(0, "hero", 0) }},
		{"", func(f field) { f.put(0, "sword", f.Things[f.put(0, "hero", 0)].ID) }},
		{"things[4].marks: are none of such a card", func(f field) { f.Things[f.put(0, "hero", 0)].Marks = engine.UsedNow }},
		{"things[4].marks: are none of such a card", func(f field) { f.Things[f.put(0, "obelisk", 0)].Marks = engine.Attacked }},
		{"things[4].marks: a Mage that has fumbled is in DEFEND (TS-MAG-12)", func(f field) {
			f.Things[f.put(0, "hero", 0)].Marks = engine.FumbledMage
		}},
		{"things[4].wounds: only a sweep leaves wounds (TS-RUL-57)", func(f field) { f.Things[f.put(0, "hero", 0)].Wounds = 1 }},
		{"things[4].points: a creature has at least 1LP (TS-INV-6)", func(f field) { f.Things[f.put(0, "hero", 0)].Points = 0 }},
		{"things[4].points: a Shelter that has fallen is gone (TS-INV-5)", func(f field) { f.Things[f.put(0, "structure", 0)].Points = 0 }},
		{"things[5].points: an Item has no points (TS-INV-5)", func(f field) {
			f.Things[f.put(0, "sword", f.Things[f.put(0, "hero", 0)].ID)].Points = 1
		}},
		{"things[5].on: is 6; it must be something standing of the same seat (TS-INV-5)", func(f field) {
			f.Things[f.put(0, "sword", f.Last+2)].On = f.Things[f.put(1, "hero", 0)].ID
			f.Things[4], f.Things[5] = f.Things[5], f.Things[4]
			f.Things[4].ID, f.Things[5].ID, f.Things[5].On = 5, 6, 6
		}},
		{"things[4].on: must be given: sword is on something (TS-INV-6)", func(f field) { f.put(0, "sword", 0) }},
		{"things[4].on: hero cannot be in this, or somebody is (TS-INV-7)", func(f field) { f.put(0, "hero", f.Tower(0).ID) }},
		{"things[4].on: it cannot use this Item (TS-INV-9)", func(f field) { f.put(0, "sword", f.Tower(0).ID) }},
		{"things[5].on: it is attached to a Tower (TS-REL-9)", func(f field) { f.put(0, "farseer_lens", f.Things[f.put(0, "hero", 0)].ID) }},
		{"things[4].on: it is carried by a creature (TS-REL-9)", func(f field) { f.put(0, "masters_key", f.Tower(0).ID) }},
		{"things[4].position: a creature on the battlefield has a position, a Mage inside has none (TS-INV-6)", func(f field) {
			f.Things[f.put(0, "hero", 0)].Position = engine.NoPosition
		}},
		{"things[0].position: a creature on the battlefield has a position", func(f field) { mage(f).Position = engine.OnGuard }},
		{"things[4]: carries two of sword (TS-INV-8)", func(f field) {
			hero := f.Things[f.put(0, "hero", 0)].ID
			f.put(0, "sword", hero)
			f.Things[f.put(0, "sword", hero)].Marks = 0
		}},
		{"things[4]: uses two Items for the same (TS-ITM-8)", func(f field) {
			hero := f.Things[f.put(0, "hero", 0)].ID
			f.put(0, "sword", hero)
			f.put(0, "battle_axe", hero)
		}},
		{"things[4]: carries 5; the limit is 4 (TS-INV-8)", func(f field) {
			hero := f.Things[f.put(0, "hero", 0)].ID
			for _, id := range []string{"ring_of_strength", "ring_of_skill", "war_idol", "warding_charm", "sword"} {
				f.put(0, id, hero)
			}
		}},
		{"things[4].partner: a pair is two creatures", func(f field) { f.Things[f.put(0, "hero", 0)].Partner = 1 }},
		{"things[4].owner: the Mage of seat 0 is dead (TS-INV-4)", func(f field) {
			f.put(0, "hero", 0)
			f.Things = append(f.Things[:0], f.Things[2:]...)
			f.Things[0].ID, f.Players[0].Out = 3, true
			f.Things = append(f.Things, f.Things[2], f.Things[2])
			for i := range f.Things {
				f.Things[i].Owner = 1
			}
			f.Things[2].Position, f.Things[3].Position, f.Things[4].Owner, f.Things[4].ID = engine.OnGuard, engine.OnGuard, 0, 9
		}},
		{"players[0].tower: is no Tower of the seat (TS-INV-5)", func(f field) { f.Players[0].Tower = f.Players[1].Tower }},
		{"players[0].hand: has 8 cards (TS-INV-11)", func(f field) {
			f.Players[0].Hand.Cards[7] = f.Players[0].Hand.Cards[6]
			f.Players[0].Hand.N++
		}},
		{"players[0].hand:", func(f field) {
			h := &f.Players[0].Hand
			h.Cards[0], h.Cards[6] = h.Cards[6], h.Cards[0]
		}},
		{"players[1]: weefolk lies in a pile (TS-INV-20)", func(f field) { f.Players[1].Deck.Cards[0] = f.card("weefolk") }},
		{"players[0]: has 104 cards; the deck has 105 (TS-INV-1)", func(f field) { f.Players[0].Deck.N-- }},
		{"players[0]: has two of obelisk (TS-INV-10)", func(f field) { f.put(0, "obelisk", 0); f.put(0, "obelisk", 0) }},
		{"players[1]: has two of thaylen (TS-INV-10)", func(f field) { f.put(1, "thaylen", 0); f.put(1, "thaylen", 0) }},
		{"players[0]: has two of obelisk (TS-INV-10)", func(f field) {
			f.put(0, "obelisk", 0)
			p := &f.Players[0]
			p.Deck.N--
			p.Caravan.Cards[0], p.Caravan.N = f.card("obelisk"), 1
		}},
		{"players[1].ordinary: is 8; 7 are produced (TS-INV-3)", func(f field) { f.Players[1].Ordinary[0] = 8 }},
		{"timed[0].card: hero is no token (TS-TYP-7)", func(f field) {
			f.Timed = []engine.Timed{{Kind: engine.RaisedInForce, Card: f.card("hero"), Left: 1}}
		}},
		{"timed[0].effect: powerbolt does something else", func(f field) {
			f.Timed = []engine.Timed{{Kind: engine.ModInForce, Card: f.card("powerbolt"), Target: 1, Left: 1}}
		}},
		{"timed[0].target: it has left play (TS-TIM-4)", func(f field) {
			f.Timed = []engine.Timed{{Kind: engine.ModInForce, Card: f.card("shield"), Target: 99, Left: 1}}
		}},
		{"timed[0].target: it has left play (TS-TIM-4)", func(f field) {
			f.Timed = []engine.Timed{{Kind: engine.LinkInForce, Card: f.card("bind"), Target: 1, Other: 99, Left: 1}}
		}},
		{"timed[0].target: there are other things among its tokens (TS-TIM-4)", func(f field) {
			f.Timed = []engine.Timed{{Kind: engine.TokensInForce, Card: f.card("hellgate"), Target: 1, Other: 2, Left: 1}}
		}},
		{"timed[0].holds: shield is no Scroll (TS-TIM-5)", func(f field) {
			f.Timed = []engine.Timed{{Kind: engine.ModInForce, Card: f.card("shield"), Target: 1, Left: 1, Holds: true}}
			f.Players[0].Deck.N--
		}},
		{"actions: there are 1, and 0 in the stack (TS-INV-13)", func(f field) { f.Under = 1 }},
		{"phase: Mages and Towers are chosen before the first turn", func(f field) { f.Phase, f.Round = engine.Choosing, 0 }},
		{"question: a match that goes on asks something", func(f field) { f.Asked = engine.AskNothing }},
		{"", func(f field) { assaulted(f) }},
		{"actions[0].card: is no magic of attack (TS-WIN-4)", func(f field) {
			a := assaulted(f)
			a.Type, a.Card = engine.MagicAction, f.card("shield")
		}},
		{"actions[0].effect: is no attack (TS-WIN-4)", func(f field) {
			a := assaulted(f)
			a.Type, a.Card = engine.SkillAction, f.card("imp")
		}},
		{"actions[0].card: is no creature (TS-ATK-1)", func(f field) { assaulted(f).Card = f.card("sword") }},
		{"actions[0].source: is no creature of the seat (TS-ATK-8)", func(f field) { assaulted(f).Source = 3 }},
		{"actions[0].source: only the Mage casts (TS-LVL-5)", func(f field) {
			a := assaulted(f)
			a.Type, a.Card = engine.MagicAction, f.card("powerbolt")
		}},
		{"actions[0].level: is the strength of another creature (TS-TYP-13)", func(f field) {
			a := assaulted(f)
			a.Card, a.Level = f.card("hill_giant"), 1
		}},
		{"actions[0].opponent: a melee attack has one opponent", func(f field) { assaulted(f).Opponent = 0 }},
		{"actions[0].ability: a Directed Attack has an ability and one recipient (TS-BLK-7)", func(f field) { assaulted(f).Type = engine.DirectedAction }},
		{"actions[0].shot: is 1; there are 0 (TS-CMB-10)", func(f field) { assaulted(f).Shot = 1 }},
		{"stack[2].act: is 1; it must be 0 (TS-INV-13)", func(f field) { assaulted(f); f.Stack.At(2).Act = 1 }},
		{"question: defender has nothing to be asked about", func(f field) { assaulted(f); f.Asker = 0 }},
		{"question: main has nothing to be asked about, or is asked of another seat", func(f field) { f.Asker = 1 }},
	} {
		f := newField(t)
		test.do(f)
		switch err := Check("towersiege", f.State); {
		case test.want == "" && err != nil:
			t.Errorf("a sound position: %v", err)
		case test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)):
			t.Errorf("%v; want %s", err, test.want)
		}
	}
}

// Who dies by his own Scroll has no card any more, the Scroll that is being carried out included.
func TestAMageDiesByHisOwnScroll(t *testing.T) { // TS-INV-4 TS-END-3
	f := newField(t)
	blast := f.card("power_blast")
	hand := &f.Players[0].Hand
	hand.Cards[0] = blast
	slices.Sort(hand.Cards[:hand.N])
	f.Mage(0).Position, f.Mage(0).On, f.Mage(0).Points = engine.OnGuard, 0, 1
	f.Players[0].Gained = engine.Points{50, 50}
	f.Settle()
	if err := Check("towersiege", f.State); err != nil {
		t.Fatal(err)
	}
	if err := f.Force(10, 95, 95, 95); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Apply(rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(blast), 10, int16(f.Mage(0).ID)}}); err != nil {
		t.Fatal(err)
	}
	for !f.Players[0].Out && !f.Decision().Over() {
		d := f.Decision()
		if _, err := f.Apply(d.Choices[len(d.Choices)-1]); err != nil {
			t.Fatal(err)
		}
	}
	if !f.Players[0].Out || f.Under == 0 {
		t.Fatalf("he lives, or nothing is under way")
	}
	if err := Check("towersiege", f.State); err != nil {
		t.Error(err)
	}
}

// The Rounds begin when Mages and Towers are chosen.
func TestNoRoundBeforeTheFirst(t *testing.T) { // TS-TIM-1
	w := world(t)
	o := engine.Options{Mages: engine.FirstMages}
	for seat := range o.Decks {
		o.Decks[seat] = w.Content.Built(1, 2, 3)
	}
	s := engine.New(w, o, 2, 1)
	if err := Check("towersiege", s); s.Phase != engine.Choosing || err != nil {
		t.Fatalf("in phase %d: %v", s.Phase, err)
	}
	s.Round = 7
	if err := Check("towersiege", s); err == nil || !strings.Contains(err.Error(), "round: is 7") {
		t.Errorf("%v", err)
	}
}

// Of a built deck there are no more of a card than may be in one, wherever they are; of the base deck there may be.
func TestNoMoreOfACardThanABuiltDeckHolds(t *testing.T) { // TS-DEK-2 TS-RUL-93
	f := newField(t)
	r := rules.NewRand(2)
	f.Options.Decks[1], f.Options.Custom[1] = f.Content.Random(&r), true
	d := &f.Players[1].Deck
	hidden := f.Options.Decks[1].Size() - int(f.Players[1].Hand.N)
	d.N = 0
	for _, line := range f.Options.Decks[1].Lines {
		for range line.N {
			if int(d.N) < hidden && !slices.Contains(f.Players[1].Hand.All(), line.Card) {
				d.Cards[d.N] = line.Card
				d.N++
			}
		}
	}
	for ; int(d.N) < hidden; d.N++ {
		d.Cards[d.N] = f.card("mine")
	}
	if err := Check("towersiege", f.State); err != nil {
		t.Fatal(err)
	}
	mend := f.card("mend_flesh")
	for i := range 5 {
		d.Cards[i] = mend
	}
	if err := Check("towersiege", f.State); err == nil || !strings.Contains(err.Error(), "of mend_flesh; a built deck has at most 4") {
		t.Errorf("%v", err)
	}
	f.Options.Custom[1] = false
	if err := Check("towersiege", f.State); err != nil {
		t.Errorf("of the base deck: %v", err)
	}
}
