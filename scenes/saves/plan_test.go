package saves

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/summary"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("saves "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func someSaves(n int) []summary.Match {
	games := kittest.Games()
	var rows []summary.Match
	signs := []summary.Sign{{Picture: ink.Seal(0)}, {Picture: "opponents/towersiege-gudrun", Face: true}, {Picture: ink.Seal(2)}, {Picture: "opponents/argot-brigid", Face: true}, {Picture: ink.Seal(4)}, {Picture: ink.Seal(5)}}
	for i := range n {
		s := summary.Match{
			Path: fmt.Sprintf("/saves/%d.siege", i), ID: fmt.Sprintf("save:%d", i), Game: games[i%5],
			Title: games[i%5].Title + ", Advanced", Name: fmt.Sprintf("kurth-2025-06-%02d-180203", i%30+1),
			Turn: "Round 2, turn 6 of 12", Next: "Move the Warden 1 to 3 places clockwise", When: "14 November 2025",
			Began: "started 13 November 2025 at 21:12", Choices: i, Seats: signs[:i%6+1], Sitting: []string{"North: Ada", "South: Gudrun Flintbraid (Warden)"},
			State: summary.State(i % 5), Board: kittest.Board,
			Facts: kittest.Facts(),
			Lines: []string{"6 forces at the Armory, overrun.", "6 forces at the Grain Market."},
		}
		if s.State == summary.Damaged {
			s.Turn, s.Next = "line 41: the line is not complete", "The 39 entries before this line are intact"
			s.Advice = "Open a copy of that part, or put back an earlier copy of the file."
			s.Rescue, s.Board, s.Facts, s.Lines = i%2 == 0, nil, nil, nil
		}
		if i%7 == 3 {
			s.Name = strings.Repeat("A very long name for a match ", 4)
			s.Title = games[i%5].Title + ", " + strings.Repeat("Advanced ", 6)
		}
		rows = append(rows, s)
	}
	return rows
}

func models() map[string]model {
	games := kittest.Games()
	all := someSaves(23)
	name := "Third try"
	aside := someSaves(5)
	aside[4].Aside = true
	aside[4].Turn = "Reading it broke the program's reader: runtime error: index out of range [9] with length 2 (rules/bsieged/setup.go:123)"
	unseen := someSaves(1)
	unseen[0].Board, unseen[0].Facts = nil, nil
	long := strings.Repeat("Name ", 12)
	return map[string]model{
		"none":              {Games: games, Folder: "/home/somebody/.local/share/portcullis/matches"},
		"filtered":          {Games: games, All: 3, Query: "nothing like it", Hidden: map[string]bool{"kurth": true}},
		"some":              {Games: games, All: 23, Rows: all, Chosen: all[0].Path, Sort: byGame},
		"damaged":           {Games: games, All: 23, Rows: all, Chosen: all[4].Path, Deleted: long, Fault: "The copy could not be written: no space left on device. Nothing was changed. Make room and try again."},
		"long":              {Games: games, All: 23, Rows: all, Chosen: all[3].Path, Query: long, Deleted: name},
		"rename":            {Games: games, All: 23, Rows: all, Chosen: all[1].Path, Rename: &name},
		"reading":           {Games: games, Reading: "The saved matches are being read."},
		"looking":           {Games: games, All: 1, Rows: unseen, Chosen: unseen[0].Path, Looking: true, Reading: "The saved matches are being read: 900 of 1000.", More: 1},
		"aside":             {Games: games, All: 5, Rows: aside, Chosen: aside[4].Path},
		"asking":            {Games: games, All: 5, Rows: aside, Chosen: aside[4].Path, Asking: true, More: 12},
		"browser":           {Games: games, All: 23, Rows: all, Chosen: all[0].Path, Loose: true},
		"none in a browser": {Games: games, Loose: true},
		"many":              {Games: games, All: 200, Rows: someSaves(200), Sort: oldestFirst},
	}
}

// The longest name of a campaign is not cut short in its row: where there is no room for it with its game, the emblem
// has to tell that.
func TestTheVariantOfAMatchIsReadInFull(t *testing.T) {
	rows := someSaves(2)
	rows[1].Title, rows[1].Short = "Siege at Kurth, Normal", "Normal"
	rows[0].Title, rows[0].Short = "The Siege of Argot, The Days Before and the Siege", "The Days Before and the Siege"
	m := model{Games: kittest.Games(), All: 2, Rows: rows}
	for _, size := range formtest.Sizes() {
		read := map[string]bool{}
		for _, it := range plan(formtest.ToolkitOf(size), m) {
			for _, op := range it.Look.Idle {
				if it.Kind == form.Row {
					read[op.Text] = true
				}
			}
		}
		if !read[rows[0].Title] && !read[rows[0].Short] || !read[rows[1].Title] || read[rows[1].Short] {
			t.Errorf("%dx%d at %.0f %%: the rows say %v", size.W, size.H, size.Text*100, read)
		}
	}
}
