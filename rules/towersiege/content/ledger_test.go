package content

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestTablesAreThoseOfTheLedger reads the six tables of the ledger, cell by cell.
func TestTablesAreThoseOfTheLedger(t *testing.T) {
	// TS-QRT-1 TS-QRT-2 TS-QRT-3 TS-QRT-4 TS-QRT-5 TS-QRT-6 TS-QRT-10 TS-CMB-15
	ledger, err := os.ReadFile("../../../docs/rules/towersiege.md")
	if err != nil {
		t.Fatal(err)
	}
	tables := &loaded(t).Tables
	parts := regexp.MustCompile(`\*\*TS-QRT-[1-6] `).Split(string(ledger), -1)[1:]
	if len(parts) != 6 {
		t.Fatalf("%d tables in the ledger", len(parts))
	}
	cells := 0
	for i, part := range parts {
		grid := &tables.Grids[i/3][i%3]
		for a, letter := range attackIDs {
			row := regexp.MustCompile(`(?m)^\| ` + letter + ` \|(.*)\|$`).FindStringSubmatch(part)
			if row == nil {
				t.Fatalf("table %d has no row %s", i+1, letter)
			}
			for d, told := range strings.Split(row[1], "|") {
				if got, want := grid[a][d].words(), told; !sameResult(got, want) {
					t.Errorf("table %d, %s %s: %q; the ledger has %q", i+1, letter, defenceIDs[d], got, strings.TrimSpace(want))
				}
				cells++
			}
		}
	}
	if cells != 96 {
		t.Errorf("%d cells were compared; melee and Directed, and Targeted and Spells share 96", cells)
	}
}

// sameResult compares a cell with how the ledger writes it: "aD, orip! or item!", "- ; stays".
func sameResult(cell, told string) bool {
	told = strings.NewReplacer("orip! or item!", "orip!|item!", "no roll", "noroll", "cont once", "cont", "(redir)", "redir", "stays", "", "-", "", ",", " ", ";", " ").Replace(told)
	if fields := strings.Fields(told); len(fields) > 0 && fields[0] == "noroll" || !strings.Contains(told, "noroll") {
		return strings.Join(fields, " ") == cell
	}
	return false
}
