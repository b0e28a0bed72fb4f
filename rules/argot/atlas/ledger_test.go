package atlas

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// rowOfMap is a row of one of the two maps as the ledger draws them (7.2, 7.3).
var rowOfMap = regexp.MustCompile(`(?m)^r(\d\d)  (.*)$`)

// letters are the terrains in the ledger's drawings.
var letters = map[Terrain]string{Sea: "~", Open: ".", Beach: ",", Lighthouse: "L", Hill: "h", Forest: "f", FordHex: "F", CityWard: "C", Dock: "D", OldTownWard: "O",
	SanctuaryHex: "S", Cavern: ".", CasinoWardHex: "k", BurrowtownHex: "b"}

// The terrain, roads, stores, tunnels and starting squares of both maps are those that the ledger draws.
func TestMapsAreThoseOfTheLedger(t *testing.T) {
	a := load(t)
	ledger, err := os.ReadFile("../../../docs/rules/argot.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(ledger), "### 7.2 Overland map")
	over, rest, _ := strings.Cut(rest, "### 7.3 Undercity")
	under, _, _ := strings.Cut(rest, "### 7.4 Blocks")
	drawn := 0
	for _, sheet := range []struct {
		text, prefix  string
		first, column int
	}{{over, "", 0, 18}, {under, "U", 5, 8}} {
		for _, row := range rowOfMap.FindAllStringSubmatch(sheet.text, -1) {
			line := strings.Repeat(" ", 5) + row[2] + strings.Repeat(" ", 120)
			for x := range sheet.column {
				from := 8 + 6*x
				if (row[1][1]-'0')%2 == 1 {
					from += 3
				}
				got := strings.TrimSpace(line[from-1 : from+2])
				id := fmt.Sprintf("%s%02d%s", sheet.prefix, sheet.first+x, row[1])
				if want := a.drawn(id); got != want {
					t.Errorf("%s is drawn as %q, want %q", id, got, want)
				}
				drawn++
			}
		}
	}
	if drawn != 18*13+8*6 {
		t.Errorf("the ledger draws %d hexes", drawn)
	}
}

// drawn is a hex as the ledger draws it.
func (a *Atlas) drawn(id string) string {
	if p, ok := a.Find(id); ok {
		l := a.At(p)
		cell := letters[l.Terrain]
		for _, flag := range []struct {
			there  bool
			letter string
		}{{l.Traits&Road != 0, "+"}, {l.Zones.Of(Medical), "m"}, {l.Zones.Of(SupplyStart), "s"}, {l.Tunnel != Nowhere, "t"}} {
			if flag.there {
				cell += flag.letter
			}
		}
		return cell
	}
	half, ok := a.Find(id + "a")
	if !ok {
		return "" // rock
	}
	other, _ := a.Find(id + "b")
	line := "/"
	for _, c := range a.cuts {
		if idOf("", hex{int(c.Col), int(c.Row)}) == strings.TrimPrefix(id, "U") && c.From == North {
			line = "|"
		}
	}
	return letters[a.At(half).Terrain] + line + letters[a.At(other).Terrain]
}
