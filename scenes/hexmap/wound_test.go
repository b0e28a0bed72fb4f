package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// TestTheWoundedAreMarked: a block that has lost steps shows how many, to whom its face is shown and to nobody else.
func TestTheWoundedAreMarked(t *testing.T) { // AR-BLK-2
	marked, hidden := 0, 0
	positions(t, engine.AskGroup, func(s *argot.State, sc table.Screen) {
		for b := range content.Block(content.BlockCount) {
			p := &s.Pieces[b]
			lost := s.Face(b).Strength - int(p.Strength)
			if p.Status != engine.OnMap || s.Train(b) || lost == 0 {
				continue
			}
			own := engine.Third(p.Party) || engine.SeatOf(p.Party) == s.Asker
			el := s.BlockElement(b)
			if !own {
				el = engine.BackElement(engine.SeatOf(p.Party), p.Handle)
			}
			_, ok := trayed(sc, el)
			coins, _ := trayed(sc, "wound:"+rules.Element(el.Name()))
			switch shows := writes(coins.Look, rules.T("%+d", -lost).String()); {
			case !ok:
			case shows && !own:
				t.Errorf("%s shows the wounds of a hidden block", el)
			case !shows && own:
				t.Errorf("%s has lost %d steps, and is not marked", el, lost)
			case own:
				marked++
			default:
				hidden++
			}
		}
	})
	if marked == 0 || hidden == 0 {
		t.Errorf("%d wounded blocks are marked, %d hidden", marked, hidden)
	}
}

// TestWoundsLieOffTheSignOfABattle: where a battle will be fought, the blades that say so lie on no number of the steps that a block lacks,
// however near the map is seen; from near it is told all the same, in stacks as well.
func TestWoundsLieOffTheSignOfABattle(t *testing.T) { // AR-BLK-2
	wounds := 0
	for _, list := range asked(t) {
		for _, state := range list {
			s := state.Clone().(*argot.State)
			if s.Battle.Round > 0 || s.Asker != engine.Argot && s.Asker != engine.Mineos {
				continue
			}
			for i := range s.Pieces {
				s.Pieces[i].Strength = min(s.Pieces[i].Strength, 1)
			}
			for _, zoom := range [...]float64{1, 3} {
				m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Waiting, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces, Zoom: zoom}
				m.Room.Board = ink.R(0, 0, 1024, 576)
				m.Room.Tray = m.Room.Board
				shown := map[rules.Element]ink.Rect{}
				for _, p := range New().Layout(m).Board {
					shown[p.ID] = p.Box
				}
				for p := range s.Map.Here().All() {
					sign, fought := shown["contested:"+rules.Element(s.Map.At(p).ID)]
					if !fought {
						continue
					}
					for b := range s.In(p) {
						if engine.SeatOf(s.Pieces[b].Party) != s.Asker || s.Train(b) || s.Face(b).Strength < 2 || shown[s.BlockElement(b)].Empty() {
							continue
						}
						wound, told := shown["wound:"+rules.Element(s.BlockElement(b).Name())]
						if wounds++; zoom > 1 && !told || wound.Overlaps(sign) {
							t.Errorf("%v times as large: that %s lacks steps is told %t, at %v, where the blades lie at %v", zoom, s.BlockElement(b), told, wound, sign)
						}
					}
				}
			}
		}
	}
	if wounds == 0 {
		t.Error("nobody is wounded where a battle will be fought")
	}
}
