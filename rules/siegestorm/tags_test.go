package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// Every choice that uses a card is tagged with the card and its use, and no other is.
func TestTags(t *testing.T) {
	inWindow := func(p *position) {
		p.hand(0, "ys_purge_doctor")
		p.onTrack(0, 2, "ys_the_assassin")
		p.onTrack(1, 1, "sx_bone_thrall")
		p.supporter(1, "sx_bone_thrall")
		p.fund(0, 6)
		p.begin(0, turnDeploy)
	}
	inOrder := func(p *position) {
		p.onTrack(0, 3, "ys_veiled_cutpurse")
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
	}
	for _, c := range []struct {
		prepare func(p *position)
		verb    rules.Verb
		tag     string
	}{
		{inWindow, PlayAction, "ys_purge_doctor as action"},
		{inWindow, PlayCreature, "ys_purge_doctor as creature"},
		{inWindow, Activate, "ys_the_assassin as ability"},
		{inWindow, Continue, ""},
		{inOrder, OrderStorm, "ys_veiled_cutpurse as storm"},
		{inOrder, OrderSupport, "ys_veiled_cutpurse as supporter"},
		{inOrder, OrderFront, "ys_veiled_cutpurse on the zone"},
		{inOrder, OrderMiddle, "ys_veiled_cutpurse on the zone"},
	} {
		p := at(t, duel, "ysra", "styxia")
		c.prepare(p)
		list := ofVerb(p.Decision().Choices, c.verb)
		if len(list) != 1 {
			t.Errorf("%d choices to be tagged %q: %v", len(list), c.tag, p.Decision().Choices)
			continue
		}
		want := []string{"before"}
		if c.tag != "" {
			want = append(want, c.tag)
		}
		if got := p.Tags(list[0], []string{"before"}); !slices.Equal(got, want) {
			t.Errorf("%v is tagged %q, not %q", list[0], got, want)
		}
	}
}

func TestStarts(t *testing.T) { // ST-SET-5
	p := standard(t)
	for turn, want := range map[uint16]rules.Seat{1: 1, 2: rules.NoSeat} {
		p.turn, p.active = turn, 1
		if got := p.Starts(); got != want {
			t.Errorf("turn %d: seat %d, not %d", turn, got, want)
		}
	}
	boss := against(t, grakka, "seraphia")
	if boss.turn, boss.active = 1, bossSide; boss.Starts() != rules.NoSeat {
		t.Errorf("the boss begins, and seat %d started", boss.Starts())
	}
}
