package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// held is a card that a hero with no action left holds, and whether the turn ends by itself with it.
type held struct {
	name, card string
	set        func(*turn)
	over       bool
}

// endsOfTurns holds what a turn with no action left comes to where the person is asked so, and where each card is asked about.
func endsOfTurns(t *testing.T, by questions, list []held) {
	t.Helper()
	for _, k := range list {
		for _, asked := range []questions{by, asksSensibly} {
			const id = "kador"
			d := table(t, id, "osvith").at(id, wallOf(north)).has(id, cards.Gold, 0).has(id, cards.Food, 1).has(id, cards.Morale, 5)
			d.acted = 1 << d.who("osvith")
			d.give(id, k.card)
			if k.set != nil {
				k.set(d)
			}
			d.begin(id)
			d.set.asked, d.hero(id).turn.left, d.listed = asked, 0, false
			d.list()
			if len(d.choices) < 2 {
				t.Errorf("%s: nothing but to end the turn is offered", k.name)
			}
			if c, over := d.forced(); over != (k.over && asked == by) || over && c.Verb != End {
				t.Errorf("%s, asked as %d: over is %v", k.name, asked, over)
			}
		}
	}
}

// A turn with no action left ends by itself where what is held brings nothing before the next one, and is asked about in matches
// begun earlier; what protects somebody, strikes or draws is always asked about (BS-OPT-18).
func TestATurnThatIsOver(t *testing.T) {
	endsOfTurns(t, asksWhatCounts, []held{
		{"Strength for attacks", "arm_whetstone", nil, true},
		{"Gold that pays for nothing", "mar_pawned_jewels", nil, true},
		{"Gold for a card that is held", "mar_pawned_jewels", func(k *turn) { k.give("kador", "sor_cursed_ground") }, false},
		{"Food for another Season", "mar_salt_pork", nil, true},
		{"Food for the end of this one", "mar_salt_pork", func(k *turn) { k.round = 3 }, false},
		{"Food beyond what is eaten", "mar_salt_pork", func(k *turn) { k.round = 3; k.has("kador", cards.Food, 4) }, true},
		{"smoke where no Gargoh is", "tav_smoke_pots", nil, true},
		{"smoke before Gargohs", "tav_smoke_pots", func(k *turn) { k.put(west, zone2, gargoh, 1) }, false},
		{"a curse for three rounds", "sor_cursed_ground", func(k *turn) { k.has("kador", cards.Gold, 2) }, false},
		{"a veil where nobody is near", "sor_veil_of_mist", func(k *turn) { k.rider(west, zone2) }, true},
		{"a veil among enemies", "sor_veil_of_mist", func(k *turn) { k.rider(west, zone2).put(west, zone2, krohn, 1) }, false},
		{"a skin that nothing strikes", "sor_stone_skin", nil, true},
		{"a skin while others may still go where they are struck", "sor_stone_skin", func(k *turn) { k.acted = 0 }, false},
		{"a skin under hits", "sor_stone_skin", func(k *turn) { k.put(north, zone1, krohn, 1) }, false},
		{"a further action", "sor_quickening", func(k *turn) { k.has("kador", cards.Morale, 5) }, false},
		{"Morale", "mar_fiddlers", nil, false},
		{"a card", "mar_bribes", nil, false},
		{"a turn of the Catapult", "arm_iron_shot", nil, false},
	})
}

// Only a card that makes room is offered to be discarded for another one, with one click where it can do nothing else (BS-SLT-5).
func TestRoomForACard(t *testing.T) {
	for _, asked := range []questions{asksWhatCounts, asksSensibly} {
		d := table(t, "orobox", "eileen")
		d.give("orobox", "arm_tower_shield", "tav_smoke_pots")
		d.set.asked, d.active = asked, 1
		d.obtain(0, d.find("arm_gate_halberd"))
		for d.stack.Depth > 1 && d.goOn() {
		}
		shield := rules.Choice{Verb: Discard, Args: [4]int16{int16(d.designOf("arm_tower_shield"))}}
		if got, want := d.offered(Discard), map[questions]int{asksWhatCounts: 1, asksSensibly: 2}[asked]; got != want {
			t.Errorf("asked as %d: %d cards can be discarded", asked, got)
		}
		say := d.Describe(shield)
		if !slices.Equal(say.Path, []rules.Element{"card:arm_tower_shield"}) || say.Sentence.String() != "Discard Tower Shield to make room for Gate Halberd" {
			t.Errorf("it is clicked on %v: %s", say.Path, say.Sentence)
		}
	}
}
