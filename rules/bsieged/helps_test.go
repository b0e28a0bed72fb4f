package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// A turn with no action left ends by itself unless a card that is held helps as the board stands; matches begun earlier ask about it
// (BS-OPT-18).
func TestATurnInWhichNothingHelps(t *testing.T) {
	rocks := func(k *turn) { k.put(west, zone3, molen, 1) }
	broken := func(k *turn) { k.houses[cards.TheArmory].harm = damaged }
	ruined := func(k *turn) { k.houses[cards.TheArmory].harm = destroyed }
	dying := func(k *turn) { k.put(north, zone1, krohn, 3).has("kador", cards.Morale, 1) }
	endsOfTurns(t, asksWhatHelps, []held{
		{"tokens where no Mölen is", "sor_ward_of_entinedes", nil, true},
		{"tokens before a Mölen", "sor_ward_of_entinedes", rocks, false},
		{"timber where no Mölen is", "arm_timber_and_nails", broken, true},
		{"timber before a Mölen", "arm_timber_and_nails", rocks, false},
		{"a cart where no Mölen is", "mar_masons_cart", func(k *turn) { broken(k); k.has("kador", cards.Gold, 1) }, true},
		{"its Morale before a death", "mar_masons_cart", func(k *turn) { dying(k); k.has("kador", cards.Gold, 1) }, false},
		{"a chant for a damaged building", "sor_mending_chant", func(k *turn) { broken(k); k.has("kador", cards.Gold, 2) }, true},
		{"a chant for a ruin, which others can use", "sor_mending_chant", func(k *turn) { ruined(k); k.has("kador", cards.Gold, 2) }, false},
		{"Morale", "mar_fiddlers", nil, true},
		{"Morale before a death", "mar_fiddlers", dying, false},
		{"Gold that pays for nothing", "sor_transmute_lead", nil, true},
		{"Gold for the card of somebody else", "sor_transmute_lead", func(k *turn) { k.give("osvith", "sor_mending_chant") }, false},
		{"a fee for nothing that helps now", "mar_finders_fee", func(k *turn) {
			k.has("kador", cards.Gold, 1).discards[cards.Armory].put(uint8(k.find("arm_gate_halberd")))
		}, true},
		{"a fee for a Tactics card", "mar_finders_fee", func(k *turn) {
			k.has("kador", cards.Gold, 1).discards[cards.Tavern].put(uint8(k.find("tav_caltrops")))
		}, false},
		{"shot for the Catapult", "arm_iron_shot", nil, true},
		{"a skin under hits of the last one to act", "sor_stone_skin", func(k *turn) { k.put(north, zone1, krohn, 1) }, false},
		{"a skin under a hit that others can prevent", "sor_stone_skin", func(k *turn) { k.acted = 0; k.put(north, zone1, krohn, 1) }, true},
		{"a skin under many", "sor_stone_skin", func(k *turn) { k.acted = 0; k.put(north, zone1, krohn, 3) }, false},
		{"smoke where nobody is struck", "tav_smoke_pots", func(k *turn) { k.put(west, zone2, gargoh, 1) }, true},
		{"smoke where somebody is", "tav_smoke_pots", func(k *turn) { k.put(north, zone2, gargoh, 1) }, false},
		{"caltrops before Krohns", "tav_caltrops", func(k *turn) { k.put(west, zone3, krohn, 1) }, false},
		{"a curse for three rounds", "sor_cursed_ground", func(k *turn) { k.has("kador", cards.Gold, 2) }, false},
		{"fire", "sor_firebolt", func(k *turn) { k.put(west, zone2, gargoh, 1) }, false},
		{"a card to draw", "mar_bribes", nil, false},
		{"a further action", "sor_quickening", nil, false},
	})
}

// Of a player who does what guidance says, less than half the turns are ended by a click of those that were before (BS-OPT-18).
func TestTurnsThatAreEndedByAClick(t *testing.T) {
	const matches = 20
	ended := map[string]int{}
	for _, asked := range []string{"helps", "counts"} {
		for seed := uint64(1); seed <= matches; seed++ {
			st, err := content.New(rules.Setup{Seed: seed, Seats: 1, Options: map[string]string{optionAsked: asked, optionLevel: "footman"}})
			if err != nil {
				t.Fatal(err)
			}
			s := st.(*State)
			for !s.Decision().Over() {
				c := s.Sensible(nil)[0]
				if c.Verb == End {
					ended[asked]++
				}
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	t.Logf("clicks on End turn a match: %.1f, and %.1f before", float64(ended["helps"])/matches, float64(ended["counts"])/matches)
	if 2*ended["helps"] >= ended["counts"] || ended["helps"] == 0 {
		t.Errorf("turns are ended by a click %d times; %d before", ended["helps"], ended["counts"])
	}
}

// How many of each sort of figure go is one answer, in matches begun earlier one for each sort (BS-OPT-18, BS-CON-31). Fewer can go
// where they would come into the Messenger's way (BS-RUL-89).
func TestFiguresInOneAnswer(t *testing.T) {
	for _, k := range []struct {
		name string
		set  func(*turn)
		want []string
	}{
		{"three of four", nil, []string{"figures of each 1 0 2 0", "figures of each 1 0 1 1", "figures of each 0 0 2 1"}},
		{"as many as may go before the Messenger", func(k *turn) { k.rider(west, zone2); k.messenger.back = false },
			[]string{"figures of each 1 0 2 0"}},
	} {
		d := table(t, "kador").give("kador", "tav_false_trail").put(west, zone2, gargoh, 1).put(west, zone2, krohn, 2).put(west, zone2, eliteKrohn, 1)
		d.set.asked = asksWhatHelps
		if k.set != nil {
			k.set(d)
		}
		d.begin("kador").do(Use, d.designOf("tav_false_trail"), int(west), int(zone2), 0)
		var got []string
		for _, c := range d.Decision().Choices {
			got = append(got, d.game.Notation(c))
		}
		if k.set == nil && !slices.Equal(got, k.want) || !slices.Contains(got, k.want[0]) {
			t.Errorf("%s: %v; want %v", k.name, got, k.want)
		}
		c := of(PickFigures, 1, 0, 2, 0)
		if say := d.Describe(c); say.Sentence.String() != "Drive back a Gargoh and 2 Krohns" || !slices.Equal(say.Path, []rules.Element{"figures:1-0-2-0"}) {
			t.Errorf("it is clicked on %v: %s", say.Path, say.Sentence)
		}
		d.do(PickFigures, 1, 0, 2, 0)
		if near, far := d.fronts[west].zones[zone2].n, d.fronts[west].zones[zone3].n; near != [figureCount]uint8{0, 0, 0, 0, 1} || far != [figureCount]uint8{0, 1, 0, 2, 0} {
			t.Errorf("%s: %v stay and %v have gone", k.name, near, far)
		}
		if d.ask.kind != askTurn {
			t.Errorf("%s: then it asks for %s", k.name, d.ask.kind)
		}
	}
}
