package summary

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// A row comes back as it was kept, and what is cut short anywhere is told and not made up.
func TestRowsComeBack(t *testing.T) {
	rows := []kept{
		{},
		{
			File: "kurth-n1.siege", Modified: time.Unix(1e9, 5), Size: 1 << 40, Sum: "ab", Unsure: true, Ended: "e", Game: "kurth", Title: "Siege at Kurth", Short: "Normal", Variant: "Normal",
			Name: "Nächte\nund 城", Lesson: "k1", Turn: "Round 2", Next: "Move", Begun: time.Unix(9e8, 0), Choices: 12, Seats: []Sign{{"a", true}, {"b", false}}, Sitting: []string{"Ada"},
			State: Won, Veiled: "no", Lines: []string{"one", "two"},
		},
	}
	var p packer
	for i := range rows {
		rows[i].code(&p)
	}
	for n := range len(p.out) + 1 {
		in := newUnpacker(p.out[:n])
		var back []kept
		for len(in.in) > 0 && !in.short {
			var k kept
			if k.code(in); !in.short {
				back = append(back, k)
			}
		}
		if n == len(p.out) {
			if diff := cmp.Diff(rows, back); diff != "" || in.short {
				t.Error(diff, in.short)
			}
		} else if len(back) >= len(rows) {
			t.Errorf("%d of %d bytes: %+v", n, len(p.out), back)
		}
	}
}
