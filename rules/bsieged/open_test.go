package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-OPT-18, BS-PRO-4: a Reinforced token takes the hit of a Mölen without a question where nobody stands on the building; matches begun
// earlier ask, and so is asked who takes it where somebody does.
func TestATokenIsSpentUnasked(t *testing.T) {
	for _, k := range []struct {
		name  string
		asked questions
		guard bool
		want  bool
	}{
		{"nobody there", asksWhatIsOpen, false, false},
		{"a hero there", asksWhatIsOpen, true, true},
		{"a match begun earlier", asksWhatHelps, false, true},
	} {
		s := besiege(t)
		s.set.asked = k.asked
		b := s.houseIn(west, 0)
		s.houses[b].reinforced = 1
		s.put(west, zone3, molen, 1)
		if k.guard {
			s.hero(eileen, houseAt(b), 5)
		}
		s.push(newFrame(assaultFrame))
		for s.stack.Depth > 1 && s.goOn() {
		}
		if asked := s.ask.kind == askShield; asked != k.want {
			t.Errorf("%s: asked %t", k.name, asked)
		}
		if o := s.houses[b]; !k.want && (o.harm != intact || o.reinforced != 0) {
			t.Errorf("%s: the building is %d with %d tokens", k.name, o.harm, o.reinforced)
		}
	}
}

// BS-OPT-18, BS-PRO-4: so does a token the hit of a card.
func TestATokenTakesTheHitOfACard(t *testing.T) {
	s := besiege(t)
	s.set.asked = asksWhatIsOpen
	b := cards.BuildingID(cards.Barn)
	s.houses[b].reinforced = 1
	s.hitHouse(b, 0, true, "BS-CRD-19")
	for s.stack.Depth > 1 && s.goOn() {
	}
	if o := s.houses[b]; s.ask.kind == askShield || o.harm != intact || o.reinforced != 0 {
		t.Errorf("asked %s, the building is %d with %d tokens", s.ask.kind, o.harm, o.reinforced)
	}
}

// BS-OPT-18, BS-TAC-5: of two copies of one Tactics card at one Zone it is not asked which works first.
func TestCopiesOfATacticsCardInAnyOrder(t *testing.T) {
	for asked, want := range map[questions]bool{asksWhatIsOpen: false, asksWhatHelps: true} {
		s := table(t, "osvith", "eileen")
		s.set.asked = asked
		first := s.find("tav_pit_trap")
		z := lowest(s.design(first).Aim.Zones)
		s.put(north, z, krohn, 3)
		for i := range s.game.design {
			if s.game.design[i] == s.game.design[first] {
				s.placeTactic(heroNo(s.ntactic), cardNo(i), north, z, 1)
			}
		}
		if s.ntactic < 2 {
			t.Fatal("there are no two copies")
		}
		s.push(newFrame(tacticsFrame))
		for s.stack.Depth > 1 && s.goOn() {
		}
		if got := s.ask.kind == askTactic; got != want {
			t.Errorf("under %q: asked %t", askedValues[asked], got)
		}
	}
}

// BS-OPT-18, BS-SLT-6: no stored card is offered to make room for a copy of itself.
func TestNoCardMakesRoomForItsCopy(t *testing.T) {
	for asked, want := range map[questions]bool{asksWhatIsOpen: false, asksWhatHelps: true} {
		d := table(t, "kador")
		d.set.asked = asked
		id := "sor_firebolt"
		d.begin("kador")
		h := d.who("kador")
		c := d.find(id)
		for i := range d.game.design {
			if k := cardNo(i); d.game.design[k] == d.game.design[c] && k != c && d.storable(h, k) {
				d.store(h, k)
			}
		}
		d.choices = d.choices[:0]
		d.offerRoom(h, c)
		if got := slices.Contains(d.choices, of(Discard, int(d.game.design[c]))); got != want {
			t.Errorf("under %q: offered %t, %v", askedValues[asked], got, d.choices)
		}
	}
}
