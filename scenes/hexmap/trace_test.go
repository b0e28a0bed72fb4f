package hexmap

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestWhereOthersWentStaysOnTheMap: each way of the other side has an arrow from where it began to where it led, an attack one
// in ember, with the number of those who went there; without anything done there is none.
func TestWhereOthersWentStaysOnTheMap(t *testing.T) {
	s, path, _ := marches(t)
	viewer := s.Decision().Seats.First()
	move := func(name, block, from, to string) rules.Event {
		return rules.Event{Kind: rules.PieceMoved, Name: name, Seat: 1 - viewer, Subject: rules.Element(block), From: rules.Element("place:" + from), To: rules.Element("place:" + to)}
	}
	since := []rules.Event{
		{Kind: rules.Note, Name: "activated", Seat: 1 - viewer, To: "place:1104"},
		move("passed", "back:m1", "1104", "1105"), move("moved", "back:m1", "1105", "1106"),
		move("passed", "back:m2", "1104", "1105"), move("moved", "back:m2", "1105", "1106"),
		move("attacked", "back:m3", "0802", "0704"),
	}
	look := func(since []rules.Event) (stage.Piece, bool) {
		return pieceOf(laid(s, table.Pose{Viewer: viewer, Mode: table.Asking, Path: path, Since: since}), "traces:0")
	}
	if _, ok := look(nil); ok {
		t.Error("arrows are drawn though nothing was done")
	}
	p, ok := look(since)
	for _, flag := range laid(s, table.Pose{Viewer: viewer, Mode: table.Asking, Path: path}).Plan.Board { // the objective's turns stay to be read
		if flag.ID.Kind() == "flag" && flag.Depth <= p.Depth {
			t.Errorf("arrows lie over %s", flag.ID)
		}
	}
	heads, numbers := map[string]int{}, []string{}
	for _, op := range p.Look {
		switch {
		case op.Kind == ink.Picture && strings.HasPrefix(op.Name, "kit/arrow-"):
			heads[op.Name]++
		case op.Kind == ink.Write:
			numbers = append(numbers, op.Text)
		}
	}
	if !ok || heads["kit/arrow-gold"] != 1 || heads["kit/arrow-ember"] != 1 || !slices.Equal(numbers, []string{"2"}) {
		t.Errorf("the heads are %v, the numbers %q", heads, numbers)
	}
}

// TestArrowsOfEarlierGroupsAreThin: of many groups the last two have strong arrows, those before thin ones, and each says at its tail
// the how-manieth it was; a group is known by its token.
func TestArrowsOfEarlierGroupsAreThin(t *testing.T) {
	s, path, _ := marches(t)
	viewer := s.Decision().Seats.First()
	var since []rules.Event
	for i, way := range [][2]string{{"1104", "1106"}, {"0802", "0804"}, {"1404", "1406"}, {"1404", "1602"}, {"1102", "1302"}} {
		if i != 3 { // the fourth goes from where the third did, with its token
			since = append(since, rules.Event{Kind: rules.Note, Name: "activated", Seat: 1 - viewer, To: rules.Element("place:" + way[0])})
		}
		since = append(since, rules.Event{Kind: rules.PieceMoved, Name: "moved", Rule: "AR-MOV-6", Seat: 1 - viewer, Subject: rules.Element("back:m" + way[1]), From: rules.Element("place:" + way[0]), To: rules.Element("place:" + way[1])})
	}
	p, _ := pieceOf(laid(s, table.Pose{Viewer: viewer, Mode: table.Asking, Path: path, Since: since}), "traces:0")
	var heads []float64
	var numbers []string
	for _, op := range p.Look {
		switch {
		case op.Kind == ink.Picture && strings.HasPrefix(op.Name, "kit/arrow-"):
			heads = append(heads, op.Box.W)
		case op.Kind == ink.Write:
			numbers = append(numbers, op.Text)
		}
	}
	if len(heads) != 5 || heads[0] != heads[1] || heads[1] >= heads[2] || heads[2] != heads[4] || !slices.Equal(numbers, []string{"1", "2", "3", "3", "4"}) {
		t.Errorf("the heads are %v wide, the numbers %q", heads, numbers)
	}
}

// TestBlocksAndGatesAreLargeEnough: at 1280x720 no block is narrower than 28 pixels, and a gate that can be clicked no narrower
// than 24, whatever is asked.
func TestBlocksAndGatesAreLargeEnough(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 2, Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		t.Fatal(err)
	}
	r, asked := rules.NewRand(2), map[string]int{}
	for range 700 {
		d := s.Decision()
		if d.Over() {
			break
		}
		m := s.(*argot.State)
		if asked[d.Kind]++; asked[d.Kind] < 12 && m.Phase != engine.SettingUp {
			path := table.NewPath(d.Choices, s.Describe)
			sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			for _, p := range sc.Plan.Board {
				b, ok := m.Content.Find(p.ID.Name())
				switch {
				case p.ID.Kind() == "block" && ok && m.Pieces[b].Status == engine.OnMap && p.Box.W < leastBlock-0.01 && few(m, m.Pieces[b].At):
					t.Errorf("%s is %.1f pixels wide where %s is asked", p.ID, p.Box.W, d.Kind)
				case p.ID.Kind() == "gate" && slices.Contains(path.Next(), p.ID) && p.Box.W < 23.99:
					t.Errorf("%s is %.1f pixels wide where it can be clicked", p.ID, p.Box.W)
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if len(asked) < 5 {
		t.Errorf("only %d kinds of question were asked", len(asked))
	}
}

// few reports whether no more blocks stand at a place than lie on it side by side: where more can be clicked the camera comes
// nearer.
func few(m *argot.State, p atlas.Place) bool {
	n := 0
	for range m.In(p) {
		n++
	}
	return n <= sideBySide
}
