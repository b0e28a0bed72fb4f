package advice

import (
	"testing"

	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Once a proposed set-up stands, each of its ground blocks can march somewhere: none is kept in by others who fill all around it
// (AR-STK-1).
func TestProposedSetUpsLeaveRoomToMarch(t *testing.T) {
	for _, id := range []string{"first_battle", "lamplit_way", "full_siege", "stand_alone"} {
		for seed := range uint64(4) {
			s := begin(t, id, seed)
			for s.Day == 0 {
				c := Sensible(s, nil)[0]
				if s.Asked == engine.AskPlacement {
					c = Propose(s)
				}
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
			for b := range content.Block(content.BlockCount) {
				p := &s.Pieces[b]
				if p.Status != engine.OnMap || s.Kind(b) != content.Ground || engine.Third(p.Party) || p.Has(engine.Moved) {
					continue
				}
				var reach engine.Reach
				if s.ReachOf(s.MoverOf(b), &reach); reach.Ends.Empty() {
					t.Errorf("%s, seed %d: %s can march nowhere from %s", id, seed, s.Face(b).Name, s.Map.At(p.At).ID)
				}
			}
		}
	}
}
