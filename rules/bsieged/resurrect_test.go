package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-EX-49, BS-RES-1, BS-RES-5, BS-RES-6, BS-RES-7, BS-RUL-8: before the Events step of round 4, with
// the numbers of Spring.
func TestResurrection(t *testing.T) {
	s := dealt(t, 1, optionPoints, "8")
	at(s, 3, toResurrection)
	s.heroes[0].tokens[0], s.heroes[0].tokens[1] = token{learned, s.piles[0].take()}, token{turned, s.piles[1].take()}
	for f := range fieldNo(4) {
		slotsAre(t, s, f, "en_krohn_vanguard", "en_krohn_vanguard", "en_krohn_vanguard") // Spring 3, Summer 4
	}
	s.first = 2
	s.die(0, "BS-TRK-4")
	s.step()
	if want := []rules.Choice{of(Raise, 0), of(Nobody)}; !slices.Equal(offered(s), want) {
		t.Fatalf("offered %v, want %v", offered(s), want)
	}
	answerWith(t, s, of(Raise, 0))
	o := &s.heroes[0]
	if o.track != [cards.TrackCount]int8{cards.Gold: 1, cards.Food: 3, cards.Morale: 5, cards.Grace: 0} || !o.alive || o.at != houseAt(cards.Sanctuary) {
		t.Errorf("the hero is %+v", o)
	}
	if o.tokens != [cards.LevelCount]token{} || o.ncard != 0 || s.strength(0) != s.sheet(0).Strength || s.first != 0 {
		t.Errorf("tokens %v, %d cards, Strength %d; first hero %d", o.tokens, o.ncard, s.strength(0), s.first)
	}
	force(t, s, slotA, slotB, slotC, slotA)
	playUntil(t, s, toEvents)
	// BS-RES-9: one roll per field, though each has two Spawning Points; BS-RES-12, BS-RUL-83: north, west, south, east.
	var order []rules.Element
	for _, e := range told(s, "summoning_rolled") {
		order = append(order, e.To)
	}
	if want := []rules.Element{"zone:north/3", "zone:west/3", "zone:south/3", "zone:east/3"}; !slices.Equal(order, want) {
		t.Errorf("rolled for %v", order)
	}
	for f := range fieldNo(4) {
		if got := inZone3(s, f); got != (count{0, 0, 0, 2, 1}) {
			t.Errorf("field %d has %v, want the 3 Krohns of Spring", f, got)
		}
	}
	if s.round != 3 {
		t.Errorf("the Time token is on %d during the rolls", s.round)
	}
}

// BS-RES-12: each roll's figures are placed before the next roll, and without a question even
// where the players want to be asked.
func TestResurrectionRollByRoll(t *testing.T) {
	s := dealt(t, 1, optionOrder, "ask")
	at(s, 3, toResurrection)
	s.die(0, "BS-TRK-4")
	s.step()
	answerWith(t, s, of(Raise, 0))
	playUntil(t, s, toEvents)
	if s.ask.kind != askNothing {
		t.Fatalf("%s is asked", s.ask.kind)
	}
	rolls, placed := 0, 0
	for _, e := range s.story {
		switch e.Name {
		case "summoning_rolled":
			if rolls++; rolls > 1 && placed < rolls-1 {
				t.Errorf("roll %d came after %d placings", rolls, placed)
			}
		case "unit_placed":
			placed++
		}
	}
}

// BS-RES-11, BS-RUL-43: the four rolls are a batch of their own for Disruption.
func TestResurrectionDisrupts(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	at(s, 3, toResurrection)
	s.die(0, "BS-TRK-4")
	s.symbol, s.streak = 0, 2 // left over from the step before
	s.step()
	answerWith(t, s, of(Raise, 0))
	force(t, s, slotA, slotB, slotB, slotB)
	playUntil(t, s, toEvents)
	if got := len(told(s, "disruption")); got != 1 || len(told(s, "avatar_came")) != 1 {
		t.Errorf("%d Disruptions", got)
	}
	s.symbol, s.streak = 1, 2
	at(s, 4, toSpawning)
	s.step()
	if s.streak != 0 {
		t.Error("the spawning step goes on with the count of the resurrection")
	}
}

// BS-RES-3, BS-RES-10: nobody need be resurrected; then nothing is rolled.
func TestNobodyRaised(t *testing.T) {
	s := dealt(t, 1)
	at(s, 3, toResurrection)
	s.die(1, "BS-TRK-4")
	s.die(3, "BS-TRK-4")
	s.step()
	if want := []rules.Choice{of(Raise, 1), of(Raise, 3), of(Nobody)}; !slices.Equal(offered(s), want) {
		t.Fatalf("offered %v, want %v", offered(s), want)
	}
	answerWith(t, s, of(Nobody))
	playUntil(t, s, toEvents)
	if len(told(s, "summoning_rolled")) != 0 || s.heroes[1].alive {
		t.Error("something was rolled, or somebody rose")
	}
}

// BS-RES-2, BS-BAD-18: one hero per round.
func TestOneResurrection(t *testing.T) {
	s := dealt(t, 1)
	at(s, 3, toResurrection)
	s.die(1, "BS-TRK-4")
	s.die(3, "BS-TRK-4")
	s.step()
	answerWith(t, s, of(Raise, 3))
	for s.ask.kind == askNothing && s.stack.Frames[0].stage == toEvents && s.round == 3 {
		s.step()
	}
	if s.ask.kind == askRaise || s.heroes[1].alive {
		t.Error("a second hero can be resurrected")
	}
}

// BS-EX-50, BS-RES-4: not while a hero stands on the Sanctuary; BS-RUL-10: nothing is asked then,
// nor with nobody dead. BS-RUL-9: a destroyed Sanctuary is no bar.
func TestWhenNobodyCanBeRaised(t *testing.T) {
	for _, c := range []struct {
		rule        string
		dead, taken bool
		harm        harm
		asked       bool
	}{
		{"BS-RES-4", true, true, intact, false},
		{"BS-RUL-10", false, false, intact, false},
		{"BS-RES-1", true, false, intact, true},
		{"BS-RUL-9", true, false, destroyed, true},
	} {
		s := dealt(t, 1)
		at(s, 5, toResurrection)
		s.houses[cards.Sanctuary].harm = c.harm
		if c.dead {
			s.die(0, "BS-TRK-4")
		}
		if c.taken {
			s.heroes[1].at = houseAt(cards.Sanctuary)
		}
		if s.step(); (s.ask.kind == askRaise) != c.asked {
			t.Errorf("%s: asked %v, want %v", c.rule, s.ask.kind == askRaise, c.asked)
		}
	}
}

// BS-RUL-10: nobody is resurrected in round 1.
func TestNoResurrectionInRoundOne(t *testing.T) {
	if s := dealt(t, 1); s.ask.kind != askSend || len(told(s, "round_began")) != 0 {
		t.Errorf("a match begins with %s", s.ask.kind)
	}
}

// BS-MSG-17, BS-RUL-46: the pursuers come in the Enemy spawning step, not with these rolls.
func TestNoPursuersAtResurrection(t *testing.T) {
	s := dealt(t, 1, optionLevel, "defender")
	riding(t, s, 7, true, north, zone1)
	s.messenger.pursuit = north
	s.top().stage = toResurrection
	s.die(0, "BS-TRK-4")
	s.step()
	answerWith(t, s, of(Raise, 0))
	if playUntil(t, s, toEvents); len(told(s, "pursuers_came")) != 0 || len(told(s, "summoning_rolled")) != 4 {
		t.Errorf("%d rolls, and pursuers came %d times", len(told(s, "summoning_rolled")), len(told(s, "pursuers_came")))
	}
}
