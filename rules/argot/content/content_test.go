package content

import (
	"os"
	"testing"
)

const contentDir = "../../../assets/content/argot"

// load reads the content of the program.
func load(tb testing.TB) *Content {
	tb.Helper()
	for _, fault := range lint(os.DirFS(contentDir)) {
		tb.Error(fault)
	}
	c, err := Load(os.DirFS(contentDir))
	if err != nil {
		tb.FailNow()
	}
	return c
}

// AR-ARM-2 to AR-ARM-12: the armies have the blocks that the ledger counts, in id order.
func TestArmies(t *testing.T) {
	c := load(t)
	all := 0
	for a, want := range [ArmyCount]int{ArgotArmy: 18, MineosArmy: 26, PontiaLegions: 3, NistoraPool: 4, ZulonBand: 3, TheHeckers: 1,
		HesperoPartisans: 4, BargainerPartisans: 4, BoughtTrains: 2} {
		if got := c.Army(Army(a)).Len(); got != want {
			t.Errorf("%s has %d blocks, want %d", Army(a).ID(), got, want)
		}
		all += want
	}
	if all != BlockCount {
		t.Errorf("%d blocks, want %d", BlockCount, all)
	}
	for b := 1; b < BlockCount; b++ {
		if c.Blocks[b-1].ID >= c.Blocks[b].ID {
			t.Errorf("%s comes before %s", c.Blocks[b-1].ID, c.Blocks[b].ID)
		}
	}
}
