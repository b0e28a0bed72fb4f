package guest

import (
	"slices"
	"testing"

	"portcullis/game"
)

// picture is a screen as the probe tells of it: what takes the pointer is free to click where nothing later lies over it.
func picture(cuts []game.Cut, sights ...game.Sight) screen {
	m := game.Mirror{Scene: "board", Prompt: "Pick what glows", Sights: sights, Cuts: cuts}
	for i, x := range sights {
		free := x.Rect
		for _, o := range sights[i+1:] {
			if both := common(free, o.Rect); o.Takes && both == free {
				free = [4]int{}
			} else if o.Takes && both[3] == free[3] && both[0] == free[0] {
				free = [4]int{both[0] + both[2], free[1], free[2] - both[2], free[3]}
			}
		}
		if x.Takes && area(free) > 0 {
			m.Elements = append(m.Elements, game.Element{ID: x.ID, Role: x.Role, Label: x.Label, Rect: free, Enabled: has(x, "legal")})
		}
	}
	return screen{m}
}

// A guest finds fault with what is small, cut or covered, and with nothing that is fine.
func TestWhatAGuestFindsFaultWith(t *testing.T) {
	place := func(w, h int, marks ...string) game.Sight {
		return game.Sight{ID: "place:gate", Role: "place", Label: "The gate", Takes: true, Rect: [4]int{100, 100, w, h}, Marks: marks,
			Writings: []game.Lettering{{Text: "The gate", Rect: [4]int{104, 110, 50, 14}}}}
	}
	over := func(kind string, w, h int) game.Sight {
		return game.Sight{ID: "over", Kind: kind, Takes: true, Rect: [4]int{100, 100, w, h}}
	}
	asking := func(words string) game.Sight {
		s := over("sheet", 80, 60)
		s.Writings = []game.Lettering{{Text: words, Rect: [4]int{104, 140, 60, 14}}}
		return s
	}
	card := place(60, 40)
	card.Role = "card"
	speaks := game.Sight{ID: "note:1", Role: "panel", Rect: [4]int{110, 120, 40, 20}, Writings: []game.Lettering{{Text: "Behind the gate", Rect: [4]int{112, 122, 30, 12}}}}
	shown := game.Sight{ID: "picture:gate", Role: "figure", Label: "The gate", Takes: true, Rect: [4]int{150, 104, 24, 30}}
	tag := game.Sight{ID: "tag", Kind: "sheet", Rect: [4]int{100, 100, 60, 30}}
	choice := game.Sight{ID: "answer:yes", Role: "button", Takes: true, Rect: [4]int{110, 104, 40, 30}, Marks: []string{"legal"}}
	pick := choice // something on the table, which no button is
	pick.ID, pick.Role = "block:3", "block"
	ship := func(marks ...string) game.Sight { // it lies over a part of the place
		return game.Sight{ID: "block:ship", Role: "card", Label: "A ship", Takes: true, Rect: [4]int{90, 100, 50, 40}, Marks: marks}
	}
	drawer := game.Sight{ID: "table:sheet", Takes: true, Rect: [4]int{90, 90, 200, 200}}
	tab := game.Sight{ID: "table:log-tab", Role: "button", Label: "Log", Takes: true, Rect: [4]int{0, 300, 60, 30}, Marks: []string{"legal"}}
	for _, c := range []struct {
		name string
		seen screen
		want []Kind
	}{
		{"a lit place below a drawer that can be closed", picture(nil, place(60, 40, "legal"), drawer, tab), nil},
		{"a place below a drawer that a hand points at", picture(nil, place(60, 40, "legal", "pointed"), drawer, tab), []Kind{Small}},
		{"a lit place below a drawer that cannot be closed", picture(nil, place(60, 40, "legal"), drawer), []Kind{Small}},
		{"a lit place below a card that lets clicks fall on it", picture(nil, place(60, 40, "legal"), ship()), nil},
		{"a lit place below a card that is lit too", picture(nil, place(60, 40, "legal"), ship("legal")), []Kind{Small}},
		{"a lit place", picture(nil, place(60, 40, "legal", "lit")), nil},
		{"a lit place that is too small", picture(nil, place(60, 20, "legal")), []Kind{Small}},
		{"a small place that is not lit", picture(nil, place(60, 20)), nil},
		{"a lit place below a sheet", picture(nil, place(60, 40, "legal"), over("sheet", 80, 60)), []Kind{Small, Covers}},
		{"half a lit place below a mentor's card", picture(nil, place(60, 40, "legal"), over("mentor", 30, 40)), []Kind{Covers}},
		{"a lit place below a curtain", picture(nil, place(60, 40, "legal"), over("curtain", 80, 60)), nil},
		{"a hand on the words of a place", picture(nil, place(60, 40), over("hand", 60, 40)), []Kind{Covers}},
		{"a place below a sheet that asks", picture(nil, place(60, 40), over("sheet", 80, 60), choice), nil},
		{"a card below a sheet on which others play", picture(nil, card, asking("Storm the keep?")), nil},
		{"a card below a sheet on which others play about it", picture(nil, card, asking("Storm the gate?")), []Kind{Covers}},
		{"a card below a tag that stands on a sheet", picture(nil, card, over("sheet", 80, 60), tag, pick), nil},
		{"a card below a tag that stands on no sheet", picture(nil, card, tag, pick), []Kind{Covers}},
		{"a card below a sheet that asks about another", picture(nil, card, asking("Storm the keep?"), choice), nil},
		{"a card below a sheet that asks about it", picture(nil, card, asking("Storm the gate?"), choice), []Kind{Covers}},
		{"a card below a sheet that asks about it and shows it", picture(nil, card, asking("Storm the gate?"), choice, shown), nil},
		{"a card and what speaks of it, both below a sheet that asks about another", picture(nil, card, speaks, asking("Storm the keep?"), choice), nil},
		{"a place whose name a card covers", picture(nil, place(60, 40), over("mentor", 80, 60)), []Kind{Covers}},
		{"a text that is cut", picture([]game.Cut{{On: "place:gate", Kind: "cut", Text: "The gate", Shown: "The g…"}}, place(60, 40)), []Kind{Words}},
		{"a text that is squeezed", picture([]game.Cut{{On: "place:gate", Kind: "squeezed", Text: "The gate"}}, place(60, 40)), []Kind{Words}},
	} {
		g := &Guest{tally: &Tally{}, kept: map[Kind]int{}}
		g.judge(c.seen)
		var found []Kind
		for _, f := range g.tally.Findings {
			found = append(found, f.Kind)
		}
		slices.Sort(found)
		slices.Sort(c.want)
		if !slices.Equal(found, c.want) {
			t.Errorf("%s: found %v, want %v", c.name, found, c.want)
		}
	}
}

// A place that the edge of a map cuts off, or its small map hides, is not judged where the map can be moved: but for one that a
// hint points at.
func TestWhatLiesBeyondAMap(t *testing.T) {
	chart := game.Sight{ID: "table:chart", Takes: true, Rect: [4]int{0, 500, 200, 100}}
	middle := game.Sight{ID: "place:0505", Role: "place", Takes: true, Rect: [4]int{0, 0, 800, 600}}
	at := func(r [4]int, marks ...string) game.Sight {
		return game.Sight{ID: "place:0610", Role: "place", Takes: true, Rect: r, Marks: marks}
	}
	for _, c := range []struct {
		name string
		seen screen
		want int
	}{
		{"cut off", picture(nil, middle, at([4]int{300, 592, 104, 8}, "legal"), chart), 0},
		{"cut off, and hinted at", picture(nil, middle, at([4]int{300, 592, 104, 8}, "legal", "hinted"), chart), 1},
		{"cut off of a map that lies still", picture(nil, middle, at([4]int{300, 592, 104, 8}, "legal")), 1},
		{"small amid the map", picture(nil, middle, at([4]int{300, 300, 104, 8}, "legal"), chart), 1},
		{"below the small map", picture(nil, middle, at([4]int{50, 520, 100, 60}, "legal"), chart), 0},
	} {
		g := &Guest{tally: &Tally{}, kept: map[Kind]int{}}
		g.room(c.seen)
		if n := g.tally.Count(Small); n != c.want {
			t.Errorf("%s: %d findings, want %d", c.name, n, c.want)
		}
	}
}

// The first words of a match have to tell aim, loss and turn; what is missing is named.
func TestWhatIsAimless(t *testing.T) {
	for words, want := range map[string]int{
		"You win when the boss has no Life left. You lose when you have to draw and cannot. A turn: draw, move up, deploy.": 0,
		"You win when the boss has no Life left. A turn: draw, move up, deploy.":                                            1,
		"Pick the field he rides through.": 1,
		"":                                 1,
	} {
		g := &Guest{tally: &Tally{}, kept: map[Kind]int{}}
		g.aim(words, "first prompt")
		if n := g.tally.Count(Aimless); n != want {
			t.Errorf("%q: %d findings, want %d", words, n, want)
		}
	}
}

// The way back from a try counts only where all that can be picked is as it was.
func TestAWayBackLeadsToWhereItBegan(t *testing.T) {
	lit := func(id string, marks ...string) game.Sight {
		return game.Sight{ID: id, Role: "place", Takes: true, Rect: [4]int{0, 0, 40, 40}, Marks: marks}
	}
	begun := picture(nil, lit("place:a", "legal"), lit("place:b", "legal"))
	if begun.asks() != picture(nil, lit("place:a", "legal", "sensible"), lit("place:b", "legal")).asks() {
		t.Error("another light makes another question")
	}
	for name, other := range map[string]screen{
		"another place":    picture(nil, lit("place:a", "legal"), lit("place:c", "legal")),
		"a chosen place":   picture(nil, lit("place:a", "legal", "chosen"), lit("place:b", "legal")),
		"one place less":   picture(nil, lit("place:a", "legal")),
		"another question": {game.Mirror{Prompt: "Roll", Sights: begun.Sights}},
	} {
		if begun.asks() == other.asks() {
			t.Errorf("%s is taken for the same", name)
		}
	}
}

// Who comes back has missed something where the log has grown; who looks for the first time, once the first turn is over.
func TestWhatAReturnHasMissed(t *testing.T) {
	line := func(n string) game.Sight { return game.Sight{ID: "table:line/" + n, Role: "row", Label: "Line " + n} }
	day := func(words string) game.Sight {
		return game.Sight{ID: "table:turn", Writings: []game.Lettering{{Text: words}}}
	}
	for _, c := range []struct {
		name  string
		known map[string]string
		seen  screen
		want  bool
	}{
		{"the first look in the first turn", nil, picture(nil, day("Turn 1"), line("3")), false},
		{"the first look later", nil, picture(nil, day("Turn 2"), line("3")), true},
		{"the log as it was", map[string]string{"Ada": "3 Line 3"}, picture(nil, day("Turn 2"), line("3")), false},
		{"a log that has grown", map[string]string{"Ada": "3 Line 3"}, picture(nil, day("Turn 1"), line("3"), line("4")), true},
		{"no log", map[string]string{"Ada": ""}, picture(nil, day("Turn 2")), true},
	} {
		at := &table{person: "Ada", known: c.known}
		if got := at.missed(c.seen); got != c.want {
			t.Errorf("%s: missed %v, want %v", c.name, got, c.want)
		}
	}
}

// A question with one answer is no finding where it can be read that it is put so that nobody learns what a seat holds.
func TestWhatExcusesAQuestion(t *testing.T) {
	button := func(words string) screen {
		return picture(nil, game.Sight{ID: "do:pass", Role: "button", Writings: []game.Lettering{{Text: words}}})
	}
	if !button("Pass: nothing to choose, asked all the same (No tells)").excused() {
		t.Error("a button that tells of No tells excuses nothing")
	}
	if button("Answer with what glows, or pass.").excused() {
		t.Error("any button excuses a question")
	}
}

// A line or two beside the buttons tells who comes back what happened, as a recap does; an empty one does not.
func TestAPowerThatIsCalledLikeGoingOnIsNone(t *testing.T) {
	for label, on := range map[string]bool{
		"Hold": true, "Pass": true, "Keep the power": true, "Done, all have moved": true, "Hold ground: its creature stays": true,
		"Hold the Line: Once a day, before hits on a battle's Argot side are allotted, cancel 1 of them.": false, "Storm": false,
	} {
		if goesOn(label) != on {
			t.Errorf("%q goes on: %v", label, !on)
		}
	}
}

func TestALineBesideTheButtonsTellsWhatHappened(t *testing.T) {
	digest := game.Sight{ID: "table:digest", Role: "button", Takes: true, Rect: [4]int{600, 300, 180, 40}}
	if picture(nil, digest).recaps() {
		t.Error("nothing can be read on it")
	}
	digest.Writings = []game.Lettering{{Text: "Gnome of East misses.", Rect: [4]int{604, 304, 100, 14}}}
	if !picture(nil, digest).recaps() {
		t.Error("it is not seen")
	}
}
