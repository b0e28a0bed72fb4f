package engine

import (
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// check asks a position for what always holds.
func (m *watched) check(t *testing.T) {
	t.Helper()
	s := m.s
	for seat := range rules.Seat(s.Count) {
		m.checkSeat(t, seat)
	}
	for i := range s.Things {
		if i > 0 && s.Things[i-1].ID >= s.Things[i].ID {
			t.Errorf("things are not in the order in which they came")
		}
		m.checkThing(t, &s.Things[i])
	}
	if living := s.Living(); s.Phase != Choosing && (m.living != 0 && living&^m.living != 0) { // TS-INV-18
		t.Errorf("the living Mages were %b and are %b", m.living, living)
	} else {
		m.living = living
	}
	if s.Asked == AskRespond && len(s.choices) < 2 || s.Asked == AskSave && len(s.choices) < 2 { // TS-INV-13
		t.Errorf("a window is offered with %d choices", len(s.choices))
	}
	if s.Under > 2 { // TS-INV-13
		t.Errorf("%d actions are under way", s.Under)
	}
	listed := map[rules.Choice]bool{}
	for _, c := range s.choices { // TS-INV-17
		if listed[c] {
			t.Errorf("%s is offered twice", s.Spellings.Write(c))
		}
		listed[c] = true
		if back, err := s.Spellings.Parse(s.Spellings.Write(c)); err != nil || back != c {
			t.Errorf("%v is written %q: %v, %v", c, s.Spellings.Write(c), back, err)
		}
	}
	for i := range s.Timed {
		if e := &s.Timed[i]; s.Players[e.Caster].Out { // TS-INV-20, TS-END-3
			t.Errorf("something of a dead Mage is in force")
		} else if e.Kind != TruceInForce && e.Kind != RaisedInForce && e.Kind != TokensInForce && s.At(e.Target) == nil {
			t.Errorf("%s is in force on something that has left play", s.Content.At(e.Card).ID)
		}
	}
}

func (m *watched) checkSeat(t *testing.T, seat rules.Seat) {
	t.Helper()
	s := m.s
	p := &s.Players[seat]
	mage := s.Mage(seat)
	if s.Phase == Choosing {
		return
	}
	if p.Out { // TS-INV-4
		for i := range s.Things {
			if s.Things[i].Owner == seat {
				t.Errorf("dead seat %d has thing %d", seat, s.Things[i].ID)
			}
		}
		return
	}
	if mage == nil || mage.Points < 1 { // TS-INV-4
		t.Errorf("the Mage of seat %d is %+v", seat, mage)
		return
	}
	if s.Tower(seat) == nil {
		t.Errorf("seat %d has no Tower", seat)
	}
	for what := range 2 { // TS-INV-3
		if p.Gained[what] < 0 || p.Ordinary[what] < 0 || p.Windfall[what] < 0 || int(p.Ordinary[what]) > s.Produced(seat, content.What(what)) {
			t.Errorf("seat %d has %v, %v and %v and produces %d", seat, p.Gained, p.Ordinary, p.Windfall, s.Produced(seat, content.What(what)))
		}
		if p.Windfall[what] > 0 != (p.WindfallCards[what] != content.NoCard) {
			t.Errorf("seat %d: %d points of a windfall, card %d", seat, p.Windfall[what], p.WindfallCards[what])
		}
	}
	if p.Hand.N > HandSize { // TS-INV-11
		t.Errorf("seat %d holds %d cards", seat, p.Hand.N)
	}
	if n, want := m.cards(t, seat), s.Options.Decks[seat].Size(); n != want { // TS-INV-1
		t.Errorf("seat %d has %d cards of %d", seat, n, want)
	}
	served := map[content.Card]int{}
	for i := range s.Things {
		th := &s.Things[i]
		if info := s.Info(th); th.Owner == seat && (info.Is(content.OneInService) || info.Type == content.Relic) {
			served[th.Card]++
		}
	}
	for _, card := range p.Caravan.All() {
		if s.Content.At(card).Type == content.Relic {
			served[card]++
		}
	}
	for card, n := range served { // TS-INV-10, TS-INV-12
		if n > 1 {
			t.Errorf("seat %d has %d of %s", seat, n, s.Content.At(card).ID)
		}
	}
}

// cards counts the cards of a seat's deck, wherever they are.
func (m *watched) cards(t *testing.T, seat rules.Seat) int {
	t.Helper()
	s := m.s
	p := &s.Players[seat]
	n := int(p.Market[0] + p.Market[1])
	for _, pile := range [...]*Pile{&p.Deck, &p.Hand, &p.Discard, &p.Caravan, &p.Spells} {
		for _, card := range pile.All() {
			if info := s.Content.At(card); info.Set == content.StartSet { // TS-INV-2, TS-INV-20
				t.Errorf("%s lies in a pile", info.ID)
			}
			n++
		}
	}
	for _, card := range p.WindfallCards {
		if card != content.NoCard {
			n++
		}
	}
	for i := range s.Things {
		th := &s.Things[i]
		if info := s.Info(th); th.Owner == seat && (info.Set != content.StartSet || info.Type == content.Structure) {
			n++ // of a structure its Scroll
		}
	}
	for i := range s.Timed {
		if e := &s.Timed[i]; e.Caster == seat && e.Holds {
			n++
		}
	}
	for i := range s.Under {
		if a := &s.Actions[i]; a.Seat == seat && a.Type == MagicAction && s.Content.At(a.Card).Type == content.Scroll {
			n++
		}
	}
	return n
}

func (m *watched) checkThing(t *testing.T, th *Thing) {
	t.Helper()
	s := m.s
	info := s.Info(th)
	creature := info.Type.Creature()
	if creature && th.Points < 1 { // TS-INV-6
		t.Errorf("%s has %dLP", info.ID, th.Points)
	}
	if th.Wounds > 0 && s.Stack.Top().Kind != FrameLoss {
		t.Errorf("%s has %d wounds left", info.ID, th.Wounds)
	}
	if inside := th.On != 0; creature && inside != (th.Position == NoPosition) && info.Type == content.Mage && !th.Has(FumbledMage) && s.Phase != Choosing {
		t.Errorf("the Mage is inside %v, position %d", inside, th.Position)
	}
	if creature && info.Type != content.Mage && th.Position == NoPosition {
		t.Errorf("%s has no position", info.ID)
	}
	if th.On != 0 {
		on := s.At(th.On)
		switch {
		case on == nil || on.Owner != th.Owner:
			t.Errorf("%s is on nothing", info.ID)
			return
		case creature:
			if on.Points < 1 || !s.Structure(on) || s.Is(on, content.Tower) && info.Type != content.Mage || s.Occupant(on.ID).ID != th.ID { // TS-INV-5, TS-INV-7
				t.Errorf("%s is in %s", info.ID, s.Info(on).ID)
			}
		default:
			if on.Points < 1 { // TS-INV-5
				t.Errorf("%s hangs on the fallen %s", info.ID, s.Info(on).ID)
			}
			if info.Type == content.Item && !s.Info(on).Uses.CanUse(info.Class) { // TS-INV-9
				t.Errorf("%s hangs on %s", info.ID, s.Info(on).ID)
			}
		}
	} else if s.Carried(th) || info.Location == content.OnStructure {
		t.Errorf("%s hangs on nothing", info.ID)
	}
	items := map[content.Card]bool{}
	slots := map[content.Slot]int{}
	n := 0
	for i := range s.Things {
		item := &s.Things[i]
		if item.On != th.ID || !s.Carried(item) {
			continue
		}
		if items[item.Card] { // TS-INV-8
			t.Errorf("%s carries two of %s", info.ID, s.Info(item).ID)
		}
		items[item.Card] = true
		if slot := s.Info(item).Slot; slot != content.NoSlot && item.Has(InUse) {
			if slots[slot]++; slots[slot] > 1 { // TS-ITM-8
				t.Errorf("%s uses two Items in a slot", info.ID)
			}
		}
		n++
	}
	if n > s.room(th) { // TS-INV-8
		t.Errorf("%s carries %d", info.ID, n)
	}
	if other := s.At(th.Partner); th.Partner != 0 && (other == nil || other.Partner != th.ID || !th.OnField() || th.Has(Carries) == other.Has(Carries)) {
		t.Errorf("%s is in half a pair", info.ID)
	}
	shields := map[content.Card]int{}
	for i := range s.Timed {
		if e := &s.Timed[i]; e.Target == th.ID && e.Kind == ModInForce && s.effect(e).OncePerRound {
			if shields[e.Card]++; shields[e.Card] > 1 { // TS-INV-12
				t.Errorf("%s is under two of %s", info.ID, s.Content.At(e.Card).ID)
			}
		}
	}
}

// event watches what is told.
func (m *watched) event(t *testing.T, e rules.Event) {
	t.Helper()
	m.seen[e.Name]++
	s := m.s
	switch e.Name {
	case "turn_began":
		m.attacks = map[rules.Element]int{}
	case "assaults", "directs":
		if m.attacks[e.Subject]++; m.attacks[e.Subject] > 1 { // TS-INV-14
			t.Errorf("%s attacks twice", e.Subject)
		}
	case "point_lost":
		if e.N != -1 { // TS-INV-15
			t.Errorf("%d points are lost at once", -e.N)
		}
	case "attack_rolled", "defence_rolled", "riposte_rolled", "protection_rolled":
		if e.Dice[0] < 1 || e.Dice[0] > 100 {
			t.Errorf("a roll of %d", e.Dice[0])
		}
	}
	m.base(t, e)
	if e.Rule == "" || e.Name == "" {
		t.Errorf("%+v cites no rule", e)
	}
	if s.Stack.Len() > 24 {
		t.Errorf("%d frames lie on each other", s.Stack.Len())
	}
}

// base holds that the M of a roll is what is printed (TS-LVL-9): all that changes its level is named.
func (m *watched) base(t *testing.T, e rules.Event) {
	t.Helper()
	id, err := strconv.Atoi(e.Subject.Name())
	if e.Kind != rules.DiceRolled || e.Subject.Kind() != "thing" || err != nil || id >= len(m.s.Cards) {
		return
	}
	info := m.s.Content.At(m.s.Cards[id])
	printed := []int{info.SL, info.DL, info.RL}
	switch e.Name {
	case "protection_rolled":
		printed = []int{0}
	case "attack_rolled", "skill_rolled", "riposte_rolled", "counter_rolled":
		for i := range m.s.Content.Cards {
			for _, effect := range m.s.Content.Cards[i].Effects {
				printed = append(printed, effect.ValueRelic)
				for _, level := range effect.Levels {
					printed = append(printed, level.Value)
				}
			}
		}
	}
	if !slices.Contains(printed, int(e.M)) {
		t.Errorf("%s of %s says that %d is printed: %+v", e.Name, info.ID, e.M, e)
	}
}
