package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
)

// The end of a match is a fanfare if a person at the table has won it, whichever of them, and none if computer players
// have won it over people or if nobody has; among themselves they have one. It is so for who watches to the end and for
// who skips it.
func TestTheEndSoundsForThePeopleAtTheTable(t *testing.T) {
	soldier := save.Seat{Name: "Soldier", Player: "random"}
	tables := [][]save.Seat{{person("Ada"), person("Bea")}, {person("Ada"), soldier}, {soldier, person("Bea")}, {soldier, soldier}}
	seen := map[[2]int]int{} // by table and winner
	for seed := range uint64(16) {
		n := int(seed) % len(tables)
		d := newDesk(t, seeded(seed), seated(tables[n]...), at(settings.Fast))
		r := rules.NewRand(seed)
		for !d.match.Over() {
			choices := d.match.State().Decision().Choices
			d.play(choices[r.IntN(len(choices))])
			if d.match.Over() && seed%8 < 4 {
				d.table.skipAll()
			}
			if d.settle(); d.table.curtain != nil {
				d.click(idLift)
			}
		}
		o, _ := d.match.State().Outcome()
		won := int(o.Winners.First())
		want := "victory"
		if o.Winners == 0 || n > 0 && n < 3 && tables[n][won].Player != save.Human {
			want = "defeat"
		}
		ends := slices.DeleteFunc(slices.Clone(d.heard), func(s string) bool { return s != "victory" && s != "defeat" })
		if !slices.Equal(ends, []string{want}) {
			t.Errorf("table %d, won by %d: heard %v, not %s", n, won, ends, want)
		}
		seen[[2]int{n, won}]++
	}
	for n := range tables {
		if seen[[2]int{n, 0}] == 0 || seen[[2]int{n, 1}] == 0 {
			t.Errorf("table %d was not won by both seats: %v", n, seen)
		}
	}
}
