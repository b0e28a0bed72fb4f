package towers

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules/towersiege/content"
)

// Every symbol of a level, a row, a point and an ability that the board draws is explained, once and with a picture
// that is there.
func TestSymbolsAreExplained(t *testing.T) {
	means := map[string]int{}
	for _, s := range (&Board{}).Symbols() {
		if means[s.Picture]++; means[s.Picture] > 1 || s.Means.Empty() {
			t.Errorf("%s is explained %d times: %q", s.Picture, means[s.Picture], s.Means)
		}
		if _, err := assets.Picture(s.Picture); err != nil {
			t.Error(err)
		}
	}
	drawn := []string{"towersiege/icons/attack", "towersiege/icons/on-guard", "towersiege/icons/defend", "towersiege/icons/gold", "towersiege/icons/power",
		"towersiege/icons/life", "towersiege/icons/integrity", "towersiege/icons/undead", "towersiege/icons/mount", "towersiege/icons/upkeep", "kit/hourglass"}
	for stat := range content.StatCount {
		if icon := statIcon(stat); icon != "" { // the others are no levels
			drawn = append(drawn, icon)
		}
	}
	for a := content.Flight; a < content.AbilityCount; a++ {
		drawn = append(drawn, "towersiege/icons/"+a.ID())
	}
	for _, picture := range drawn {
		if means[picture] == 0 {
			t.Errorf("%s is not explained", picture)
		}
	}
}
