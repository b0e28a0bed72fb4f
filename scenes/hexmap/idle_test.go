package hexmap

import (
	"testing"

	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// TestWhyABlockHasNoPartIsTold points at the viewer's own blocks while others are asked for: each that a click does nothing
// with says why, whatever is asked.
func TestWhyABlockHasNoPartIsTold(t *testing.T) {
	told := map[engine.Question]int{}
	for kind, list := range asked(t) {
		for _, state := range list {
			s := state.(*argot.State)
			switch s.Asked {
			case engine.AskGroup, engine.AskMarch, engine.AskPins, engine.AskBombardment, engine.AskRegroup, engine.AskRestoring, engine.AskBattle:
			default:
				continue
			}
			if s.Battle.Round > 0 { // the fight lies over the map
				continue
			}
			looks := 0
			path := table.NewPath(s.Decision().Choices, s.Describe)
			for b := range content.Block(content.BlockCount) {
				p := &s.Pieces[b]
				el := s.BlockElement(b)
				if p.Status != engine.OnMap || engine.Third(p.Party) || engine.SeatOf(p.Party) != s.Asker || path.Can(el) || looks == 3 {
					continue
				}
				looks++
				sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path, Hover: el})
				if piece, ok := pieceOf(sc, el); !ok || piece.Role == "" {
					continue // a click on it means its place
				}
				why, ok := sc.Plan.Why[el]
				if !ok || why.Why.Empty() || why.Rule == "AR-VIC-7" {
					t.Errorf("%s: %s says nothing: %v", kind, el, why)
				}
				told[s.Asked]++
			}
		}
	}
	for _, q := range [...]engine.Question{engine.AskGroup, engine.AskMarch, engine.AskBombardment, engine.AskRestoring} {
		if told[q] == 0 {
			t.Errorf("no block stands idle while %v is asked", q)
		}
	}
}
