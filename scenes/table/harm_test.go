package table

import (
	"testing"
	"time"

	"portcullis/game/settings"
	"portcullis/rules/kurth"
)

// What takes something from the person stays for a second and a half at normal speed, or until a click, also where it
// passes by itself: in Siege at Kurth, Spirit that a lost roll costs.
func TestWhatHurtsStays(t *testing.T) {
	harmed := 0
	for seed := uint64(0); seed < 20 && harmed < 3; seed++ {
		d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal), seeded(seed))
		d.settle()
		for n := 0; n < 40 && !d.match.Over(); n++ {
			choices := d.match.State().Decision().Choices
			spirit := d.match.State().(*kurth.State)
			before, _ := spirit.Fact("spirit")
			d.play(choices[(n*3)%len(choices)])
			after, _ := d.match.State().(*kurth.State).Fact("spirit")
			stayed := d.spiritFalls()
			if after < before && d.match.State().Decision().Kind != "" {
				if harmed++; stayed < harmTime-50*time.Millisecond { // a few ticks pass before it is looked at
					t.Errorf("seed %d, decision %d: %d Spirit less stays for %v", seed, n, before-after, stayed)
				}
			}
			d.settle()
		}
	}
	if harmed < 3 {
		t.Errorf("Spirit was lost %d times", harmed)
	}
}

// spiritFalls shows what is to be shown and returns how long the loss of Spirit stays.
func (d *desk) spiritFalls() (stayed time.Duration) {
	d.t.Helper()
	for d.tick(); d.table.play.running(); d.tick() {
		told := d.table.play.told()
		if len(told) == 0 {
			continue
		}
		if e := told[len(told)-1]; e.Name == "spirit_changed" && e.N < 0 {
			stayed += time.Second / 60
		}
	}
	return stayed
}
