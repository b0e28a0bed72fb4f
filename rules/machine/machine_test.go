package machine_test

import (
	"slices"
	"testing"

	"portcullis/rules/machine"
)

type frame struct{ kind, stage int }

func TestFramesLieOnEachOther(t *testing.T) {
	var s machine.Stack[frame, [8]frame]
	s.Push(frame{kind: 1})
	s.Push(frame{kind: 2}).stage = 5
	if top := s.Push(frame{kind: 3}); top != s.Top() || s.Below().kind != 2 || s.Len() != 3 {
		t.Errorf("%d frames, %+v on %+v", s.Len(), *s.Top(), *s.Below())
	}
	copied := s
	s.Pop(frame{kind: -9, stage: -9})
	if s.Top().stage != 5 || s.At(0).kind != 1 || s.Len() != 2 || s.Frames[2].kind != -9 {
		t.Errorf("after a pop: %+v", s)
	}
	if copied.Len() != 3 || copied.Top().kind != 3 {
		t.Errorf("a copy lost what the other stack popped: %+v", copied)
	}
}

func TestAFullStackPanics(t *testing.T) {
	var s machine.Stack[frame, [8]frame]
	defer func() {
		if recover() == nil || s.Len() != 8 {
			t.Errorf("%d frames lie in a room of 8", s.Len())
		}
	}()
	for range 9 {
		s.Push(frame{})
	}
}

// TestPollClosesWhenAllPassInSuccession plays the poll of three seats in which the second one
// answers once: the order begins anew after it, and ends with three passes in a row.
func TestPollClosesWhenAllPassInSuccession(t *testing.T) {
	var p machine.Poll
	var polled []int
	answers := 1
	for {
		place, open := p.Next(3)
		if !open {
			break
		}
		polled = append(polled, place)
		if place == 1 && answers > 0 {
			answers--
			p.Answered()
		}
	}
	if want := []int{0, 1, 0, 1, 2}; !slices.Equal(polled, want) {
		t.Errorf("polled %v, want %v", polled, want)
	}
	if _, open := p.Next(3); open {
		t.Error("a closed poll goes on")
	}
	if _, open := new(machine.Poll).Next(0); open {
		t.Error("a poll of nobody is open")
	}
}
