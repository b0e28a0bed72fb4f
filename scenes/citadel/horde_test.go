package citadel

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Whoever points at a Zone reads the card of every kind that stands in it, with the numbers of its article, whole at every
// size; an empty Zone has none.
func TestEveryKindInAZoneHasItsCard(t *testing.T) {
	g, r, shown := load(t), rand.New(rand.NewPCG(3, 4)), map[int]int{}
	var s rules.State
	var err error
	sizes := []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}}
	for n := 0; n < 1500; n++ {
		if s == nil || s.Decision().Over() {
			if s, err = g.New(rules.Setup{Seed: uint64(n) + 5, Seats: 3}); err != nil {
				t.Fatal(err)
			}
		}
		if n%10 == 0 {
			m := table.Moment{State: s, Viewer: rules.NoSeat, Mode: table.Waiting, Metrics: sizes[n/10%len(sizes)], Measure: faces}
			l, _ := newLayout(New(), &m)
			for f := range l.Fields {
				for z := range l.Fields[f].Zones {
					readZone(t, &m, l, f, z, shown)
				}
			}
		}
		if _, err := s.Apply(s.Decision().Choices[r.IntN(len(s.Decision().Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	for figure := range bsieged.Figures {
		if shown[figure] == 0 {
			t.Errorf("no %s stood anywhere", figureNames[figure])
		}
	}
}

func readZone(t *testing.T, m *table.Moment, l *layout, f, z int, shown map[int]int) {
	t.Helper()
	w, h := float64(m.Metrics.W)*0.3, float64(m.Metrics.H)*0.5
	r, ok := New().Read(*m, l.zoneEl(f, z+1), w, h)
	there := l.Fields[f].Zones[z].N
	if empty := there == [bsieged.Figures]int{}; ok == empty {
		t.Fatalf("Zone %d of %d is empty: %t; it is read: %t", z+1, f, empty, ok)
	}
	if !ok {
		return
	}
	if r.Size.W > w+1 || r.Size.H > h+1 {
		t.Errorf("%v: %v of %vx%v", m.Metrics, r.Size, w, h)
	}
	var words, pictures []string
	for _, op := range r.Look {
		if !op.Fits(faces) || op.Kind == ink.Write && op.Box.Bottom() > r.Size.H+1 {
			t.Errorf("%v: %q does not fit %v", m.Metrics, op.Text, op.Box)
		}
		words, pictures = append(words, op.Text), append(pictures, op.Name)
	}
	said := strings.Join(words, "\n")
	for g, n := range there {
		if n == 0 {
			continue
		}
		shown[g]++
		a, _ := m.State.About(rules.Element("unit:" + figureNames[g]))
		unit, grade := l.unitOf(g)
		if !strings.Contains(said, a.Title.String()) || !slices.Contains(pictures, pic(figurePictures[g])) || !slices.Contains(words, "× "+strconv.Itoa(n)) {
			t.Errorf("%v: %d %s: read is %q", m.Metrics, n, figureNames[g], said)
		}
		for i, want := range []string{strconv.Itoa(grade.Hits), strconv.Itoa(grade.Resistance), strconv.Itoa(unit.AttacksFrom)} {
			if value := strings.TrimPrefix(a.Lines[i].Value.String(), "Zone "); !strings.HasPrefix(value, want) || !strings.Contains(said, want) {
				t.Errorf("%s: its card says %q, its article %q", figureNames[g], want, value)
			}
		}
	}
}
