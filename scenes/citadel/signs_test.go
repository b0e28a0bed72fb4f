package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Whoever points at a target number, at the sign of who attacks or at a Spawning Point is told what it means, at every size.
func TestSignsOfTheFieldsSayWhatTheyMean(t *testing.T) {
	s, err := load(t).New(rules.Setup{Seed: 1, Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		pieces := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Board
		stage.Sort(pieces)
		found := map[string]int{}
		for _, p := range pieces {
			want, sign := map[string]string{"target": "hits with", "attacks": "attack from Zone", "gate": "enemies come onto the field"}[p.ID.Kind()]
			if !sign {
				continue
			}
			found[p.ID.Kind()]++
			x, y := p.Box.Center()
			if i := stage.Hit(pieces, x, y); i < 0 || pieces[i].ID != p.ID {
				t.Errorf("%dx%d at %v: %s is not what is pointed at", m.W, m.H, m.Text, p.ID)
			}
			if !p.Tip || !strings.Contains(p.Label, want) {
				t.Errorf("%s says %q", p.ID, p.Label)
			}
		}
		if found["target"] != int(cards.FieldCount)*cards.ZoneCount || found["attacks"] == 0 || found["gate"] != int(cards.FieldCount) {
			t.Errorf("%dx%d: there are %v", m.W, m.H, found)
		}
	}
}

// At every size and text size each building has its name, in full or its last word, below its picture within the court; none
// reaches another name. Who points at a name, or clicks it, means the building.
func TestEveryBuildingIsNamedAtEverySize(t *testing.T) {
	s, err := load(t).New(rules.Setup{Seed: 1, Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1366, 768}, {1600, 900}, {1920, 1080}, {2560, 1440}} {
		for _, text := range []float64{0.8, 1, 1.3, 1.6} {
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
			pieces := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Board
			signs := map[rules.Element]stage.Piece{}
			for _, p := range pieces {
				if p.ID.Kind() == "sign" {
					signs[p.ID] = p
				}
			}
			if len(signs) != cards.BuildingCount {
				t.Errorf("%v at %v: %d buildings have names", size, text, len(signs))
			}
			for id, p := range signs {
				if want := rules.Element("building:" + id.Name()); p.For != want {
					t.Errorf("%s is a sign of %q", id, p.For)
				}
				words := ""
				for _, op := range p.Look {
					words += op.Text
				}
				if strings.HasSuffix(words, "…") || len(words) < 4 {
					t.Errorf("%v at %v: %s says %q", size, text, id, words)
				}
				for other, q := range signs {
					if other != id && p.Box.Overlaps(q.Box) {
						t.Errorf("%v at %v: %s at %v reaches %s at %v", size, text, id, p.Box, other, q.Box)
					}
				}
				for _, q := range pieces {
					if q.ID.Kind() == "building" && q.ID != p.For && p.Box.Overlaps(q.Box.Inset(3)) {
						t.Errorf("%v at %v: %s at %v covers %s at %v", size, text, id, p.Box, q.ID, q.Box)
					}
				}
			}
		}
	}
}

// BS-TBL-7: who points at what threatens a wall is told of it, and who clicks it means the wall.
func TestThreatsTellOfThemselves(t *testing.T) {
	s := begun(t, 1)
	met := 0
	for r := rules.NewRand(5); met < 20 && !s.Decision().Over(); {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
		for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan.Board {
			if p.ID.Kind() != "threat" {
				continue
			}
			met++
			if a, ok := s.About(p.ID); !p.Tip || !ok || len(a.Lines) == 0 {
				t.Errorf("%s says nothing", p.ID)
			}
			if want := rules.Element("wall:" + p.ID.Name()); p.For != want {
				t.Errorf("%s is a sign of %q", p.ID, p.For)
			}
		}
	}
	if met == 0 {
		t.Error("nothing threatens")
	}
}
