package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-RUL-90: with the Messenger on the wall the round can be finished at once where nothing that still comes can keep him from the Citadel,
// and only there.
func TestACertainWinCanBeFinished(t *testing.T) {
	for _, c := range []struct {
		name string
		set  func(k *kit)
		want bool
	}{
		{"nobody strikes", nil, true},
		{"below the wall", func(k *kit) { k.messenger.where, k.messenger.zone = inZone, zone1 }, false},
		{"a Mölen strikes him", func(k *kit) { k.fronts[north].zones[zone3].n[molen] = 1 }, false},
		{"a Mölen strikes elsewhere", func(k *kit) { k.fronts[south].zones[zone3].n[molen] = 1 }, true},
		{"Krohns go over another wall", func(k *kit) { k.fronts[south].zones[zone1].n[krohn] = 1 }, false},
		{"hunger for all", func(k *kit) { k.starve() }, false},
	} {
		k := late(t, 11, messenger{where: onWall, back: true})
		if c.set != nil {
			c.set(k)
		}
		k.listed = false
		said := strings.Contains(k.Prompt().Ask.String(), "finish the round")
		if got := slices.Contains(k.legal(), "finish"); got != c.want || said != c.want {
			t.Errorf("%s: offered %t, said %t; want %t", c.name, got, said, c.want)
		}
		if !c.want {
			if got := k.refusedWith("finish"); !strings.Contains(got, "BS-RUL-90") || k.result != undecided {
				t.Errorf("%s: refused with %q", c.name, got)
			}
			continue
		}
		if _, asked := k.Caution(of(Finish)); asked || slices.Contains(k.Sensible(nil), of(Finish)) {
			t.Errorf("%s: it is asked about, or chosen by a computer player", c.name)
		}
		k.do("finish")
		for n := 0; k.result == undecided && n < 50; n++ {
			k.do(k.game.Notation(k.Decision().Choices[0]))
		}
		if k.result != won || k.round != 11 {
			t.Errorf("%s: it ends with %s in round %d", c.name, k.result, k.round)
		}
	}
}

// starve makes it the end of a Season with all heroes out of Food, who die of it.
func (k *kit) starve() {
	k.round = 12
	for h := range k.heroes[:k.nhero] {
		k.heroes[h].track[cards.Food], k.heroes[h].track[cards.Morale] = 0, 1
	}
}
