package kurth

import (
	"bytes"
	"testing"

	"portcullis/rules"
)

func TestRandomPlay(t *testing.T) {
	g := load(t)
	results := map[string]int{}
	most := 0
	for match := range 2000 {
		p := picker(match + 1)
		s := deal(t, g, uint64(match), []string{"easy", "normal", "advanced"}[match%3])
		n := 0
		for ; !s.Decision().Over(); n++ {
			d := s.Decision()
			c := d.Choices[p.pick(len(d.Choices))]
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
			if err := s.Check(); err != nil {
				t.Fatalf("match %d after %q: %v", match, g.Notation(c), err)
			}
			a, err := s.Snapshot()
			if err != nil {
				t.Fatal(err)
			}
			if match < 100 {
				back, err := g.Restore(a)
				if err != nil {
					t.Fatalf("match %d after %q: %v\n%s", match, g.Notation(c), err, a)
				}
				b, _ := back.Snapshot()
				if !bytes.Equal(a, b) {
					t.Fatalf("restored differs:\n%s\n%s", a, b)
				}
			}
		}
		most = max(most, n)
		o, _ := s.Outcome()
		results[o.Result]++
	}
	t.Log(results, most)
	_ = rules.NoSeat
}
