package citadel

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// A tray lies over nothing that can be clicked, over as few words as can be, and else below and in the middle.
func TestATrayHidesTheFewestWords(t *testing.T) {
	room := ink.R(0, 0, 100, 100)
	below, left := ink.R(40, 80, 20, 10), ink.R(0, 70, 30, 30)
	for _, c := range []struct {
		avoid []ink.Rect
		told  []worth
		want  ink.Rect
	}{
		{nil, nil, ink.R(30, 60, 40, 40)},
		{nil, []worth{{below, 1}}, ink.R(60, 60, 40, 40)},
		{[]ink.Rect{ink.R(60, 60, 40, 40)}, []worth{{below, 1}, {left, 1}}, ink.R(30, 0, 40, 40)},
		{[]ink.Rect{ink.R(0, 0, 100, 60)}, []worth{{below, 2}, {left, 1}}, ink.R(60, 60, 40, 40)},
	} {
		if got, ok := vacant(room, 40, 40, c.avoid, c.told); !ok || got != c.want {
			t.Errorf("over none of %v and few of %v it lies at %v, want %v", c.avoid, c.told, got, c.want)
		}
	}
	if got, ok := vacant(room, 40, 40, []ink.Rect{room}, nil); ok {
		t.Errorf("it lies at %v, where everything can be clicked", got)
	}
}

// A tray lies over no figure, slot or threat where there is such a place, whoever asks.
func TestATrayLeavesTheEnemiesInSight(t *testing.T) {
	trays := 0
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "option" && d.Kind != "optional" {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		list := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Pieces
		i := slices.IndexFunc(list, func(p stage.Piece) bool { return p.ID == "tray" })
		if i < 0 || list[i].Box.W > 320 { // with a card beside the answers there may be no such place
			return
		}
		trays++
		for _, p := range list {
			if k := p.ID.Kind(); (k == "troop" || k == "slot" || k == "threat") && p.Box.Overlaps(list[i].Box) {
				t.Errorf("%q lies over %s", s.Prompt().Ask, p.ID)
			}
		}
	})
	if trays == 0 {
		t.Error("no tray was seen")
	}
}

// trapped is the board with a Tactics card in Zone 1 of the South, and no enemies.
type trapped struct{ *Board }

func (b trapped) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	for f := range l.Fields {
		for z := range l.Fields[f].Zones {
			l.Fields[f].Zones[z].N = [bsieged.Figures]int{}
		}
	}
	l.Tactics = []bsieged.TacticView{{Card: 0, Field: south, Zone: 1}}
	l.fieldsAndKeep()
	l.tray()
	return l.Out
}

// In large letters the tray with a drawn card is higher than the court: it leaves a Tactics card below it in sight (BS-SLT-5).
func TestATrayWithACardLeavesTacticsInSight(t *testing.T) {
	trays := 0
	visit(t, 1500, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "card" || len(d.Choices) > 5 {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		list := table.Lay(trapped{New()}, pose, ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, faces).Pieces
		i := slices.IndexFunc(list, func(p stage.Piece) bool { return p.ID == "tactic:0" })
		if i < 0 {
			t.Fatal("the Tactics card is not laid out")
		}
		if slices.ContainsFunc(list, func(p stage.Piece) bool { return p.ID == trayCard }) {
			trays++
		}
		for _, p := range list {
			if (p.ID == "tray" || p.ID == trayCard) && p.Box.Overlaps(list[i].Box) {
				t.Errorf("%q: %s at %v lies over the Tactics card at %v", s.Prompt().Ask, p.ID, p.Box, list[i].Box)
			}
		}
	})
	if trays == 0 {
		t.Error("no tray with a card was seen")
	}
}

// The card by which something on the board is asked leaves a Tactics card below the court in sight too.
func TestACardAloneLeavesTacticsInSight(t *testing.T) {
	cards := 0
	visit(t, 1500, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if s.View().Now.Asks < 0 || d.Kind == "grace" || d.Kind == "card" {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			list := table.Lay(trapped{New()}, pose, m, faces).Pieces
			tactic := slices.IndexFunc(list, func(p stage.Piece) bool { return p.ID == "tactic:0" })
			card := slices.IndexFunc(list, func(p stage.Piece) bool { return p.ID == trayCard })
			if tactic < 0 || card < 0 || slices.ContainsFunc(list, func(p stage.Piece) bool { return p.ID == "tray" }) {
				continue
			}
			if cards++; list[card].Box.Overlaps(list[tactic].Box) {
				t.Errorf("%q at %d: the card at %v lies over the Tactics card at %v", s.Prompt().Ask, m.W, list[card].Box, list[tactic].Box)
			}
		}
	})
	if cards == 0 {
		t.Error("no card was seen alone")
	}
}

// Trays lie in one place, over the court, where dice are thrown too, unless something there can be clicked, and beside the Catapult while
// its die is asked about (BS-GRA-1).
func TestTraysLieOverTheCourt(t *testing.T) {
	kinds, away, shots, over := map[string]int{}, 0, 0, 0
	visit(t, 800, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind == "hit" { // who can take it is clicked in the court
			return
		}
		m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		list := table.Lay(New(), pose, m, faces).Pieces
		i := slices.IndexFunc(list, func(p stage.Piece) bool { return p.ID == "tray" })
		if i < 0 {
			return
		}
		catapult := list[slices.IndexFunc(list, func(p stage.Piece) bool { return p.ID == "catapult:catapult" })].Box
		if v := s.View(); d.Kind == "grace" && v.Now.Roll.Die == cards.CatapultDie {
			if shots++; list[i].Box.Overlaps(catapult) {
				over++
			}
			return
		}
		court := catapult.Middle()
		if at := list[i].Box.Middle(); math.Abs(at.X-court.X) > 2 || math.Abs(at.Y-court.Y) > 4 {
			away++
		}
		kinds[d.Kind]++
	})
	if kinds["grace"] < 30 || kinds["card"] < 5 || kinds["option"] < 5 {
		t.Errorf("only these trays were seen: %v", kinds)
	}
	if shots < 5 || over > shots/2 {
		t.Errorf("of %d trays about its die %d lie over the Catapult", shots, over)
	}
	if away > 5 {
		t.Errorf("%d trays lie elsewhere, of %v", away, kinds)
	}
}

// The slots that take the card that is pointed at are lit on the plate of who has the turn, and of those with whom cards can be
// exchanged, no others (BS-SLT-1, BS-EXC-1).
func TestPointingAtACardLightsItsSlots(t *testing.T) {
	seen := 0
	visit(t, 200, func(s *bsieged.State, _ rules.Choice) {
		v := s.View()
		if v.Active < 0 || s.Decision().Kind != "turn" || v.Heroes[v.Active].Slots[0].Card < 0 {
			return
		}
		design := v.Heroes[v.Active].Slots[0].Card
		card := rules.Element("card:" + s.Set().Cards[design].ID)
		m := table.Moment{State: s, Mode: table.Asking, Hover: card}
		l, ok := newLayout(New(), &m)
		if takes := l.matching(v.Active); !ok || len(takes) != len(v.Heroes[v.Active].Slots) || !takes[0] {
			t.Errorf("%s lies in the first slot; lit are %v", card, takes)
		}
		for h := range v.Heroes {
			trades := slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == bsieged.Trade && int(c.Args[0]) == h })
			if lit := slices.Contains(l.matching(h), true); h != v.Active && lit && !trades {
				t.Errorf("slots of hero %d are lit, to whom %s cannot be given", h, card)
			}
		}
		m.Hover = ""
		if l, _ := newLayout(New(), &m); l.matching(v.Active) != nil {
			t.Error("slots are lit while nothing is pointed at")
		}
		seen++
	})
	if seen == 0 {
		t.Error("no card was seen")
	}
}
