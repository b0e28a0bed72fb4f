package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-EX-34, BS-RUL-68: the Messenger dies before a Tactics card that would have destroyed his
// killers is triggered.
func TestTacticsComeTooLate(t *testing.T) {
	k := begin(t)
	k.units("west/2", "krohn 1")
	k.messenger = messenger{where: inZone, field: west, zone: zone2, pursuit: noField}
	k.tactics[0] = tactic{card: k.some("tav_smoke_pots"), field: west, zone: zone2, times: 1}
	k.ntactic = 1
	k.toEnemies()
	k.run()
	died, triggered := -1, -1
	for i, e := range k.story {
		switch {
		case e.Name == "messenger_died":
			died = i
		case e.Kind == rules.CardMoved && e.Subject == k.elCard(k.some("tav_smoke_pots")) && triggered < 0:
			triggered = i
		}
	}
	if died < 0 || triggered < died {
		t.Errorf("the Messenger died at %d, the card was laid at %d", died, triggered)
	}
}

// BS-EAT-1, BS-OPT-16: the field that is chosen attacks first, the others follow to the left.
func TestChosenFieldAttacksFirst(t *testing.T) {
	s := besiege(t)
	s.set.order = orderSpare
	s.hero(eileen, onCatapult, 9)
	for f := range fieldNo(cards.FieldCount) {
		s.put(f, zone3, molen, 1)
	}
	s.play(assaultFrame, s.script(of(Next, int(east))))
	if got := s.froms(); got != "zone:east/3 zone:north/3 zone:west/3 zone:south/3" {
		t.Error(got)
	}
	s.set.order = orderAsk
	s.put(south, zone3, krohn, 1)
	s.play(marchFrame, s.script(of(Next, int(south))))
	if s.fronts[south].zones[zone2].n[krohn] != 1 {
		t.Error("nothing marched")
	}
}

// BS-TBL-21: what ends the Heroes phase is no longer taken back, though it shows nothing of chance
// before the hits are to be split.
func TestEnemiesPhaseIsNotTakenBack(t *testing.T) {
	d := inTurn(t, "osvith").put("north/1", krohn, 3)
	for h := range heroNo(d.nhero) {
		d.heroes[h].at = wallOf(north)
		d.acted |= 1 << h
	}
	d.heroes[d.who("osvith")].turn.left = 0
	d.give("osvith", "arm_whetstone")
	d.play("end turn").asks("hit")
	for _, e := range d.events {
		if e.Reveals != (e.Name == "enemies_began") {
			t.Errorf("%s is a bar to undo: %t", e.Name, e.Reveals)
		}
	}
}

// BS-INV-18, BS-RUL-79: a match saved between the decisions on two buildings goes on as it was.
func TestRestoredBetweenTwoBuildings(t *testing.T) {
	k := begin(t)
	k.units("south/3", "molen 1")
	k.houses[cards.Sanctuary].reinforced, k.houses[cards.TheMarket].reinforced = 1, 1
	k.toEnemies()
	k.run()
	if k.ask.kind != askShield {
		t.Fatalf("asked: %v", k.ask.kind)
	}
	k.do("spend token sanctuary")
	data, err := k.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	again, err := content.Restore(data)
	if err != nil {
		t.Fatal(err)
	}
	s := again.(*State)
	if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
		t.Fatal(err)
	}
	if s.houses[cards.Sanctuary].reinforced != 0 || s.houses[cards.TheMarket].reinforced != 0 || s.houses[cards.TheMarket].harm != intact {
		t.Errorf("Sanctuary %+v, Market %+v", s.houses[cards.Sanctuary], s.houses[cards.TheMarket])
	}
}

// some is a card of a design.
func (k *kit) some(id string) cardNo {
	for c, d := range k.game.design {
		if k.game.set.Cards[d].ID == id {
			return cardNo(c)
		}
	}
	k.t.Fatalf("no card %q", id)
	return noCard
}

// toEnemies goes to the beginning of the Enemies phase.
func (k *kit) toEnemies() {
	for k.stack.Depth > 1 {
		k.pop()
	}
	k.ask, k.listed, k.active, k.story = question{hero: noHero}, false, noHero, k.story[:0]
	k.top().stage = toTactics
}
