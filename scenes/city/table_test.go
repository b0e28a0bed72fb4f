package city

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// The city on its table, with all that the table lays around it: whole matches of every
// difficulty, at all sizes.
func TestCityOnItsTable(t *testing.T) {
	g := load(t)
	for _, difficulty := range []string{"easy", "normal", "advanced"} {
		boardtest.Check(t, New(), g, faces, boardtest.Options{
			Matches: 6,
			Setup:   rules.Setup{Options: map[string]string{"difficulty": difficulty}},
		})
	}
}

// The Warden, sword included, covers neither the count of the place nor a sign of protection.
func TestWardenCoversNeitherCountNorWard(t *testing.T) {
	board := New()
	all, wards := screens(), 0
	visit(t, 1200, func(s *kurth.State, at int) {
		mo := momentOf(s, all[at%len(all)], closed)
		pieces := map[rules.Element]ink.Rect{}
		for _, p := range board.Layout(mo).Board {
			pieces[p.ID] = p.Box
		}
		warden := pieces[kurth.ElementWarden]
		warden.W *= wardenReach
		var place string
		for _, p := range s.View().Places {
			if p.Ring == s.View().Token {
				place = p.ID
			}
		}
		if badge := pieces[rules.Element("badge:"+place)]; badge.X+1.5 < warden.Right() {
			t.Errorf("%s: the Warden at %v covers the count at %v", describe(&mo), warden, badge)
		}
		ward, ok := pieces[rules.Element("ward:"+place)]
		if _, overrun := pieces[rules.Element("overrun:"+place)]; !ok || !overrun {
			return
		}
		wards++
		if c, _ := ward.Center(); c > warden.X+warden.W*0.3 {
			t.Errorf("%s: the Warden at %v stands before the ward at %v", describe(&mo), warden, ward)
		}
	})
	if wards == 0 {
		t.Error("no overrun place with a ward was seen")
	}
}

// While the dice are in the air no row of the table tells what they will show.
func TestDiceInTheAirAreNotTold(t *testing.T) {
	board := New()
	told := 0
	visit(t, 400, func(s *kurth.State, at int) {
		if s.Decision().Kind != "rolled" {
			return
		}
		mo := momentOf(s, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed)
		label := func() string { return pieceOf(board.Layout(mo), chart(kurth.ElementAttackRoll)).Label }
		if landed := label(); landed != "Attack Roll Table" {
			told++
		}
		mo.Mode, mo.Rolling = table.Playing, true
		if said := label(); said != "Attack Roll Table" {
			t.Fatalf("the table says %q before the dice have landed", said)
		}
	})
	if told == 0 {
		t.Error("no roll was seen")
	}
}

func pieceOf(p table.Plan, id rules.Element) stage.Piece {
	for _, piece := range stacked(p) {
		if piece.ID == id {
			return piece
		}
	}
	return stage.Piece{}
}

// The line of help speaks of specials and spells only while one waits to be used.
func TestHelpOffersWhatGlows(t *testing.T) {
	board := New()
	seen := map[string]int{}
	visit(t, 600, func(s *kurth.State, _ int) {
		mo := momentOf(s, screens()[0], closed)
		if mo.Mode != table.Asking {
			return
		}
		special := slices.ContainsFunc(mo.Choices, func(c rules.Choice) bool { return c.Verb == kurth.VerbSpecial })
		power := special || slices.ContainsFunc(mo.Choices, func(c rules.Choice) bool { return c.Verb == kurth.VerbCast })
		help := board.Layout(mo).Help
		seen[help]++
		switch kind := s.Decision().Kind; {
		case kind == "move" && strings.Contains(help, "special") != special:
			t.Fatalf("at %s, a special waits %t: %q", kind, special, help)
		case kind == "attack" && strings.Contains(help, "glows") != power:
			t.Fatalf("at %s, something waits %t: %q", kind, power, help)
		}
	})
	for _, help := range []string{"Pick a glowing location.", "Pick a glowing location, or a glowing special first.", "Roll the dice.", "Cast or use what glows, then roll."} {
		if seen[help] == 0 {
			t.Errorf("never told %q: %v", help, seen)
		}
	}
}
