package engine

import (
	"testing"

	"portcullis/rules/argot/content"
)

// crowd is a movement question with 26 blocks: all of Mineos, ground blocks four to a place.
func crowd(t testing.TB) *State {
	s := siege(t, redTen, "ar01 1205", "ar02 1206", "ar03 1003", "ar16 1712")
	ground := []string{"1104", "1105", "1005", "1106", "1004"}
	n := 0
	for b := range content.Block(content.BlockCount) {
		if s.Content.At(b).Army != content.MineosArmy {
			continue
		}
		switch s.Kind(b) {
		case content.Ground:
			put(t, s, s.Content.At(b).ID, ground[n/4], 0)
			n++
		case content.Sea:
			put(t, s, s.Content.At(b).ID, []string{"0404", "0405"}[b%2], 0)
		default:
			put(t, s, s.Content.At(b).ID, []string{"1104", "1105"}[b%2], 0)
		}
	}
	s.Movement = Movement{Party: content.Mineos, Tokens: 10}
	return s
}

// all makes one group of all blocks of Mineos, wherever they stand.
func all(s *State) {
	for b := range s.Content.Army(content.MineosArmy).All() {
		s.Movement.Group.Add(b)
	}
	s.Asked, s.Asker = AskMarch, Mineos
}

// A movement question with 26 blocks lists its choices within a millisecond, and lists them without
// allocating.
func TestListingAllocatesNothing(t *testing.T) {
	s := crowd(t)
	all(s)
	s.listChoices()
	if len(s.choices) < 500 {
		t.Fatalf("only %d choices", len(s.choices))
	}
	if n := testing.AllocsPerRun(20, s.listChoices); n > 0 {
		t.Errorf("%v allocations in a listing of %d choices", n, len(s.choices))
	}
	s.Asked = AskGroup
	if n := testing.AllocsPerRun(20, s.listChoices); n > 0 {
		t.Errorf("%v allocations in a listing of groups", n)
	}
}

func BenchmarkListMoves(b *testing.B) {
	s := crowd(b)
	all(s)
	for b.Loop() {
		s.listChoices()
	}
	b.ReportMetric(float64(len(s.choices)), "choices")
}

func BenchmarkListGroups(b *testing.B) {
	s := crowd(b)
	s.Asked, s.Asker = AskGroup, Mineos
	for b.Loop() {
		s.listChoices()
	}
}

func BenchmarkReach(b *testing.B) {
	s := crowd(b)
	var r Reach
	for _, id := range []string{"mi08", "mi10", "mi24", "mi19"} {
		block := block(b, s, id)
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				s.Reach(block, &r)
			}
		})
	}
}
