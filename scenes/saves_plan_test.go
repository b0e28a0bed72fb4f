package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

func board(w, h float64) ink.List {
	var l ink.List
	l.Fill(ink.R(0, 0, w, h), ink.Night, 0)
	return l
}

func someSaves(n int) []savedMatch {
	lids := testLids()
	var rows []savedMatch
	for i := range n {
		s := savedMatch{
			Path: fmt.Sprintf("/saves/%d.siege", i), ID: fmt.Sprintf("save:%d", i), Game: lids[i%5],
			Title: lids[i%5].Title + ", Advanced", Name: fmt.Sprintf("kurth-2025-06-%02d-180203", i%30+1),
			Turn: "Round 2, turn 6 of 12", Next: "Move the Warden 1 to 3 places clockwise", When: "14 November 2025",
			Began: "started 13 November 2025 at 21:12", Choices: i, Seats: []string{seal(0), seal(1), seal(2), seal(3), seal(4), seal(5)}[:i%6+1],
			State: matchState(i % 5), Board: board,
			Facts: []Fact{{"kurth/spirit", "Spirit", "9 of 12"}, {"kurth/mana", "Mana", "5 of 12"}, {"kit/hourglass", "Turn", "6 of 12"}, {"kurth/overrun", "Overrun", "1, lost at 4"}},
			Lines: []string{"6 forces at the Armory, overrun.", "6 forces at the Grain Market."},
		}
		if s.State == damaged {
			s.Turn, s.Next = "line 41: the line is not complete", "The 39 entries before this line are intact"
			s.Advice = "Open a copy of that part, or put back an earlier copy of the file."
			s.Rescue, s.Board, s.Facts, s.Lines = i%2 == 0, nil, nil, nil
		}
		if i%7 == 3 {
			s.Name = strings.Repeat("A very long name for a match ", 4)
			s.Title = lids[i%5].Title + ", " + strings.Repeat("Advanced ", 6)
		}
		rows = append(rows, s)
	}
	return rows
}

func savesModels() map[string]savesModel {
	lids := testLids()
	all := someSaves(23)
	name := "Third try"
	long := strings.Repeat("Name ", 12)
	return map[string]savesModel{
		"none":     {Lids: lids, Folder: "/home/somebody/.local/share/portcullis/matches"},
		"filtered": {Lids: lids, All: 3, Query: "nothing like it", Hidden: map[string]bool{"kurth": true}},
		"some":     {Lids: lids, All: 23, Rows: all, Chosen: all[0].Path, Sort: byGame},
		"damaged":  {Lids: lids, All: 23, Rows: all, Chosen: all[4].Path, Deleted: long, Fault: "The copy could not be written: no space left on device. Nothing was changed. Make room and try again."},
		"long":     {Lids: lids, All: 23, Rows: all, Chosen: all[3].Path, Query: long, Deleted: name},
		"rename":   {Lids: lids, All: 23, Rows: all, Chosen: all[1].Path, Rename: &name},
		"many":     {Lids: lids, All: 200, Rows: someSaves(200), Sort: oldestFirst},
	}
}

func TestSavesFitEverywhere(t *testing.T) {
	for name, m := range savesModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planSaves(k, m) })
		})
	}
}

func TestADamagedFileCountsWhatCanBeRead(t *testing.T) {
	for n, want := range []string{"0 decisions can be read", "1 decision can be read", "2 decisions can be read"} {
		var s savedMatch
		records := slices.Repeat([]save.Record{{Kind: save.Play}}, n)
		s.broken(&save.FileError{Reason: "it is torn", Readable: &save.File{Records: records}})
		if s.Next != want {
			t.Errorf("of %d it says %q", n, s.Next)
		}
	}
}
