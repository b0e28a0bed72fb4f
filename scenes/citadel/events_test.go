package citadel

import (
	"reflect"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// told is what the board knows from the events alone.
type told struct {
	Fields    [4][3]bsieged.ZoneView
	Heroes    []string
	Houses    [8]bsieged.HouseView
	Messenger rules.Element
	Avatar    bsieged.AvatarView
	Facing    int
	First     int
	Round     int
}

func tell(v *bsieged.View) told {
	k := told{Houses: v.Houses, Messenger: v.Messenger.At, Avatar: v.Avatar, Facing: v.Facing, First: v.First, Round: v.Round}
	for f := range v.Fields {
		k.Fields[f] = v.Fields[f].Zones
	}
	for _, h := range v.Heroes {
		k.Heroes = append(k.Heroes, rules.T("%s %t: %d %d %d %d", string(h.At), h.Alive, h.Morale, h.Gold, h.Food, h.Grace).String())
	}
	return k
}

// The events of a choice bring the board to where the choice leads: figures, heroes with their
// tracks, buildings, Messenger, Avatar, Catapult, first hero and round.
func TestEventsLeadToThePosition(t *testing.T) {
	faults := 0
	visit(t, 900, func(s *bsieged.State, c rules.Choice) {
		after := s.Clone().(*bsieged.State)
		events, err := after.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		m := table.Moment{State: s.Clone(), Since: events, Mode: table.Playing}
		d, ok := newModel(&m)
		if !ok {
			t.Fatal("not a match of this game")
		}
		v := after.View()
		got, want := tell(&d.View), tell(&v)
		if reflect.DeepEqual(got, want) || faults > 5 {
			return
		}
		faults++
		var names []string
		for _, e := range events {
			names = append(names, rules.T("%s %s>%s %d", e.Name, string(e.From), string(e.To), int(e.N)).String())
		}
		g, w := reflect.ValueOf(got), reflect.ValueOf(want)
		for i := range g.NumField() {
			if !reflect.DeepEqual(g.Field(i).Interface(), w.Field(i).Interface()) {
				t.Errorf("%s: %s: shown %v, is %v after %s", s.Describe(c).Sentence, g.Type().Field(i).Name, g.Field(i), w.Field(i), strings.Join(names, "; "))
			}
		}
	})
}

// BS-TBL-7: a wall has a plaque exactly where its field threatens something, with the hits of the
// forecast.
func TestPlaquesTellTheForecast(t *testing.T) {
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	plaques, bare := 0, 0
	visit(t, 100, func(s *bsieged.State, _ rules.Choice) {
		plan := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan
		labels := map[rules.Element]string{}
		for _, p := range plan.Board {
			labels[p.ID] = p.Label
		}
		f := s.Forecast()
		for i, field := range s.Set().Fields {
			label, there := labels[rules.Element("threat:"+field.ID)]
			q := f.Quarters[i]
			threat := q.KrohnHits+q.GargohHits+q.Molens > 0 || q.Enters != bsieged.Never || f.Avatar == bsieged.AvatarEnters && s.View().Avatar.Field == i
			if there != threat {
				t.Errorf("%s: plaque %t, threat %+v", field.ID, there, q)
			}
			if want := rules.T(" %d hits of Gargohs.", q.GargohHits).String(); q.GargohHits > 0 && !strings.Contains(label, want) {
				t.Errorf("%s: %q tells nothing of %d hits of Gargohs", field.ID, label, q.GargohHits)
			}
			if threat {
				plaques++
			} else {
				bare++
			}
		}
	})
	if plaques == 0 || bare == 0 {
		t.Errorf("%d plaques, %d bare walls", plaques, bare)
	}
}

// Figures that march are seen on their way, and Krohns that enter are seen on the wall.
func TestMarchingIsSeen(t *testing.T) {
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	seen := map[string]int{}
	visit(t, 500, func(s *bsieged.State, c rules.Choice) {
		after := s.Clone()
		events, err := after.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		for i, e := range events {
			if e.Kind != rules.PieceMoved || figure(e.Subject) < 0 || seen[e.Name] > 3 {
				continue
			}
			seen[e.Name]++
			plan := table.Lay(New(), table.Pose{State: s.Clone(), Since: events[:i+1], Mode: table.Playing}, m, faces).Plan
			var mover, place ink.Rect
			for _, p := range plan.Board {
				switch {
				case p.ID.Kind() == "march":
					mover = p.Box
				case p.ID == e.To:
					place = p.Box
				}
			}
			if mover.Empty() || !mover.Overlaps(place) {
				t.Errorf("%s: the figures are at %v, %s at %v", e.Name, mover, e.To, place)
			}
		}
	})
	if seen["unit_advanced"] == 0 || seen["unit_entered"] == 0 {
		t.Errorf("seen: %v", seen)
	}
}

// BS-TBL-8: the discard pile of a class can be read from its decks, and all zooms fit what they
// say.
func TestZoomsFit(t *testing.T) {
	discarded := 0
	visit(t, 160, func(s *bsieged.State, _ rules.Choice) {
		v := s.View()
		for _, m := range []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			mo := table.Moment{State: s, Metrics: m, Measure: faces}
			for k, class := range classes {
				list, _, ok := New().Zoom(mo, rules.Element("deck:season/"+class), float64(m.W)*0.8, float64(m.H)*0.75)
				words := ""
				for _, op := range list {
					words += op.Text + "\n"
					if !op.Fits(faces) {
						t.Fatalf("%q does not fit", op.Text)
					}
				}
				if pile := v.Decks.Discards[k]; len(pile) > 0 {
					discarded++
					if top := s.Set().Cards[pile[len(pile)-1]].Name; !ok || m.Text == 1 && !strings.Contains(words, top) {
						t.Errorf("%s: %q does not tell of %s", class, words, top)
					}
				}
			}
			for _, h := range v.Heroes {
				list, _, ok := New().Zoom(mo, rules.Element("plate:"+s.Set().Heroes[h.Kind].ID), float64(m.W)*0.8, float64(m.H)*0.75)
				for _, op := range list {
					if !op.Fits(faces) {
						t.Fatalf("%q does not fit the sheet", op.Text)
					}
				}
				if !ok {
					t.Error("a hero has no sheet")
				}
			}
		}
	})
	if discarded == 0 {
		t.Error("nothing was discarded")
	}
}
