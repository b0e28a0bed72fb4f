package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// stormed plays the storm of an Ashen Reaver of player 2 that deals 2 by its action and strikes player 1, who may negate the action; it
// returns what player 1 is told.
func stormed(t *testing.T, negates bool) []string {
	t.Helper()
	p := at(t, duel, "seraphia", "styxia")
	p.action("sx_ashen_reaver", cards.Effect{Do: cards.Damage, N: 2, Who: cards.Opponent})
	p.passive("sx_ashen_reaver", cards.Passive{})
	p.onTrack(1, 3, "sx_ashen_reaver")
	warden := p.hand(0, "se_gate_novice", "se_gate_novice", "se_citadel_warden")
	p.begin(1, turnAdvance)
	p.asks(askOrder, 1)
	events := slices.Clone(p.do(OrderStorm))
	for p.ask.kind == askReact || p.ask.kind == askPay {
		switch {
		case p.ask.kind == askPay:
			events = append(events, p.do(PayAuto)...)
		case negates && p.can(PlayAction, warden):
			events = append(events, p.do(PlayAction, warden)...)
		default:
			events = append(events, p.do(Pass)...)
		}
	}
	if p.ask.kind == askAttack {
		events = append(events, p.do(StrikeAt, 0)...)
	}
	return told(p.Recount(events, 0, 0))
}

// What a storm took by its action and by its blow is told apart: "storms with 5: you lose 7" is no sum that anybody follows (ST-STO-3).
func TestAStormIsRecountedWhole(t *testing.T) {
	want := []string{"Ashen Reaver of Player 2 storms with 5: you lose 7 Resources (2 by its action, 5 by the blow)."}
	if got := stormed(t, false); !slices.Equal(got, want) {
		t.Errorf("it tells %q, want %q", got, want)
	}
}

// That the action of a storm was negated is told before the blow, which came after it (ST-KEY-9, ST-STO-3).
func TestWhatIsNegatedIsToldBeforeTheBlow(t *testing.T) {
	want := []string{"The effect of Ashen Reaver of Player 2 was negated by Citadel Warden.", "Ashen Reaver of Player 2 storms with 5: you lose 5 Resources."}
	if got := stormed(t, true); !slices.Equal(got, want) {
		t.Errorf("it tells %q, want %q", got, want)
	}
}

// What felled a Defender in a storm is told before the blow that came of it, however much less it took (ST-STO-4).
func TestWhatClearsTheWayIsToldBeforeTheBlow(t *testing.T) {
	p := at(t, duel, "seraphia", "styxia")
	list, heads := p.heaviestFirst([]deed{
		{did: "deployed", nth: 1}, {did: "action_played", nth: 2, resources: 2}, {did: "storms", nth: 3, cause: 4, resources: 5}, {did: "action_played", nth: 4, fallen: []rules.Element{"card:1"}}, {did: "deployed", nth: 5},
	})
	var order []int
	for _, d := range list {
		order = append(order, d.nth)
	}
	if !slices.Equal(order, []int{4, 3, 1, 2, 5}) || heads != 2 { // the heaviest after its cause, then all as it happened
		t.Errorf("they are told in the order %v, %d of them first", order, heads)
	}
	l := deeds{list: []deed{{did: "storms", nth: 1}, {did: "action_played", nth: 2, fallen: []rules.Element{"card:1"}}}}
	if l.cleared(&l.list[0]); l.list[0].cause != 2 {
		t.Errorf("the blow comes of deed %d", l.list[0].cause)
	}
}
