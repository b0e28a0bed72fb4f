package box_test

import (
	"testing"

	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// records is a journal in memory.
type records []save.Record

func (r *records) Append(more ...save.Record) error {
	*r = append(*r, more...)
	return nil
}

// TestEveryGameIsKept plays random matches of every game with undo and redo, and plays
// their journals again to the same bytes at every position.
func TestEveryGameIsKept(t *testing.T) {
	b := open(t)
	for _, e := range b.Games() {
		t.Run(e.ID, func(t *testing.T) {
			for seed := range uint64(12 * *times) {
				keep(t, b, e.Game, seed)
			}
		})
	}
}

func keep(t *testing.T, b *box.Box, game rules.Game, seed uint64) {
	t.Helper()
	h, err := match.Settle(game, save.Header{Seed: seed, TakeBacks: true})
	if err != nil {
		t.Fatal(err)
	}
	var kept records
	m, err := match.New(game, h, &kept)
	if err != nil {
		t.Fatal(err)
	}
	for r := rules.NewRand(seed); !m.Over(); {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
		if r.IntN(8) == 0 {
			wander(t, m, &r)
		}
	}
	again, err := match.Load(b, &save.File{Header: h, Records: kept}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if again.Len() != m.Len() || again.Total() != m.Total() {
		t.Fatalf("%d of %d decisions stand, and reloaded %d of %d", m.Len(), m.Total(), again.Len(), again.Total())
	}
	for n := range m.Total() + 1 {
		if want, got := at(t, m, n), at(t, again, n); want != got {
			t.Fatalf("reloaded, position %d is\n%s\nnot\n%s", n, got, want)
		}
	}
	counted(t, m)
	numbered(t, m)
}

// numbered holds the turns of the log to those of the match: they never fall, and what begins one stands in it.
func numbered(t *testing.T, m *match.Match) {
	t.Helper()
	lines, history := m.Lines(rules.NoSeat), m.History()
	for i, l := range lines {
		if i > 0 && l.Turn < lines[i-1].Turn {
			t.Fatalf("%q stands in turn %d, after turn %d", l.Text, l.Turn, lines[i-1].Turn)
		}
		if l.Entry < 0 {
			continue
		}
		if before := history[l.Entry].Turn; l.Turn < before || l.Kind == rules.TurnBegan && l.Turn == before {
			t.Fatalf("%q stands in turn %d; its decision was made in turn %d", l.Text, l.Turn, before)
		}
	}
}

// counted compares the statistics of a match with the events that its history tells of.
func counted(t *testing.T, m *match.Match) {
	t.Helper()
	dice, attacks := 0, 0
	for _, e := range m.History() {
		for _, ev := range e.Events {
			dice += len(ev.Thrown())
			if ev.Kind == rules.AttackResolved && ev.Seat >= 0 {
				attacks++
			}
		}
	}
	s := m.Statistics()
	for _, d := range s.Dice {
		dice -= d.Thrown()
	}
	for _, seat := range s.Seats {
		attacks -= seat.AttacksWon + seat.AttacksLost
	}
	if dice != 0 || attacks != 0 {
		t.Errorf("the statistics count %d dice and %d attacks fewer than the history tells of", dice, attacks)
	}
}

// wander takes back a few decisions or the turn, and may play some of them again.
func wander(t *testing.T, m *match.Match, r *rules.Rand) {
	t.Helper()
	here := at(t, m, m.Len())
	n := m.Len()
	scope := match.Scope(r.IntN(2))
	if err := m.Undo(scope); err != nil {
		t.Fatal(err)
	}
	if r.IntN(2) == 0 {
		return
	}
	if err := m.RedoTo(n); err != nil {
		t.Fatal(err)
	}
	if at(t, m, n) != here {
		t.Fatalf("undo and redo are not the identity after %d decisions", n)
	}
}

func at(t *testing.T, m *match.Match, n int) string {
	t.Helper()
	s, err := m.At(n)
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
