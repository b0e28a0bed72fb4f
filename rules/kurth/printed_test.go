package kurth

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// rowsOf are the rows of all tables in a text, by their columns.
func rowsOf(tb testing.TB, file string) (rows [][]string) {
	tb.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		tb.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "|") {
			continue
		}
		columns := strings.Split(strings.Trim(line, "|\n"), "|")
		for i := range columns {
			columns[i] = strings.TrimSpace(columns[i])
		}
		rows = append(rows, columns)
	}
	return rows
}

// startingWith is what follows in the first row that starts with some columns.
func startingWith(rows [][]string, columns ...string) []string {
	for _, row := range rows {
		if len(row) > len(columns) && slices.Equal(row[:len(columns)], columns) {
			return row[len(columns):]
		}
	}
	return nil
}

// The ledger and the rules that a player reads have the numbers that are played (KU-ATK-3, KU-ATK-8,
// KU-ATK-11, KU-UPK-2, KU-SPL-3, KU-SPC-2).
func TestPrintedNumbersArePlayed(t *testing.T) {
	g := load(t)
	var strength, spirit, removed []string
	for _, row := range g.force {
		strength, spirit = append(strength, fmt.Sprint(row.Strength)), append(spirit, fmt.Sprint(row.Spirit))
	}
	for _, row := range g.rolls {
		removed = append(removed, fmt.Sprint(row.Removed))
	}
	ledger, read := rowsOf(t, "../../docs/rules/kurth.md"), rowsOf(t, "../../assets/rules/kurth.md")
	for _, test := range []struct {
		rows  [][]string
		named string
		want  []string
	}{
		{ledger, "A/S (left)", strength}, {ledger, "Spirit lost (right)", spirit}, {ledger, "Markers removed", removed},
		{read, "Attack Strength", strength}, {read, "Spirit you may lose", spirit}, {read, "Markers removed", removed},
	} {
		if got := startingWith(test.rows, test.named); !slices.Equal(got, test.want) {
			t.Errorf("%s is %v in print, %v in play", test.named, got, test.want)
		}
	}
	for _, c := range g.cards {
		row := startingWith(ledger, fmt.Sprint(c.Number), c.Name)
		if len(row) != 6 {
			t.Fatalf("card %d is %v", c.Number, row)
		}
		numbers := []string{fmt.Sprint(c.Reinforcements), fmt.Sprint(c.Bonus), fmt.Sprint(c.Mana)}
		if !slices.Equal(row[1:4], numbers) {
			t.Errorf("%s has %v in print, %v in play", c.Name, row[1:4], numbers)
		}
		for i, p := range []*Power{&c.Spell, &c.Special} {
			if print := fmt.Sprintf("%s (%d", p.Name, p.Cost); !strings.HasPrefix(row[4+i], print) {
				t.Errorf("in print it is %q, in play %q", row[4+i], print+")")
			}
		}
	}
}
