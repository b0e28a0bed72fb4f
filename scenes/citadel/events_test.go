package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// What is shown with an event is what the state emitted with it shows.
func TestEveryFrameIsAState(t *testing.T) {
	setups := []rules.Setup{{Seats: 1}, {Seats: 3, Options: map[string]string{"field_order": "ask"}}}
	boardtest.Frames(t, New(), load(t), faces, boardtest.FrameOptions{Setups: setups, Decisions: 50, Tells: func(p stage.Piece) bool {
		switch p.ID.Kind() {
		case "cloth", "thrown", "graced", "drawn", "burst", "march": // dice, a card that is drawn, a hit, figures on their way
			return true
		case "arrow", "sign": // the attacks that were shown
			return true
		}
		return p.ID == "panel:steps"
	}})
}

// BS-EVT-2: the card of an Event that is drawn lies in the middle, as cards of heroes do, and says alone what it does.
func TestAnEventLiesInTheMiddle(t *testing.T) {
	s := begun(t, 1)
	e := rules.Event{Kind: rules.CardMoved, Name: "event_drawn", Subject: rules.Element("event:" + s.Set().Events[0].ID)}
	act, ok := New().Act(table.Moment{State: s, Mode: table.Playing, Story: []rules.Event{e}, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})
	if !ok || !act.Amid || !act.Mute {
		t.Errorf("an Event is shown in the middle: %t, without words below: %t", act.Amid, act.Mute)
	}
	words := s.Set().Events[0].Rules().String()
	for _, size := range [...][2]float64{{1280, 720}, {1024, 640}} {
		look, _ := act.Draw(size[0]*0.2, size[1]*0.42)
		if !slices.ContainsFunc(look, func(op ink.Op) bool { return op.Text == words }) {
			t.Errorf("%v: the card does not say %q", size, words)
		}
	}
	if said := s.Tell(e).String(); act.Says != words || strings.Contains(said, words) {
		t.Errorf("the card says %q, and the log once more %q", act.Says, said)
	}
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
		for _, p := range shown(t, s, c) {
			e := p.Story[len(p.Story)-1]
			if e.Kind != rules.PieceMoved || figure(e.Subject) < 0 || seen[e.Name] > 3 {
				continue
			}
			seen[e.Name]++
			plan := table.Lay(New(), p, m, faces).Plan
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

// shown is how a choice is shown, event by event.
func shown(t *testing.T, s rules.State, c rules.Choice) []table.Pose {
	t.Helper()
	var poses []table.Pose
	var story []rules.Event
	s = s.Clone()
	s.Watch(func(e rules.Event) {
		story = append(story, e)
		poses = append(poses, table.Pose{State: s.Clone(), Story: slices.Clone(story), Mode: table.Playing})
	})
	if _, err := s.Apply(c); err != nil {
		t.Fatal(err)
	}
	return poses
}

// A line of the log shows what it is about: of what moves, where it goes and who gets it.
func TestTheSignOfALineIsNotWhereOneComesFrom(t *testing.T) {
	for _, c := range []struct {
		kind     rules.EventKind
		elements []rules.Element
		want     string
	}{
		{rules.PieceMoved, []rules.Element{"hero:orobox", "building:market", "wall:west"}, "bsieged/orobox"},
		{rules.PieceMoved, []rules.Element{"hero:orobox", "building:market", "catapult:catapult"}, "bsieged/catapult"},
		{rules.PieceMoved, []rules.Element{"hero:orobox", "catapult:catapult", "building:market"}, "bsieged/market"},
		{rules.PieceMoved, []rules.Element{"token:first_hero", "hero:eileen", "hero:orobox"}, "bsieged/orobox"},
		{rules.CardMoved, []rules.Element{"card:arm_avalanche", "hero:eileen", "hero:orobox"}, "bsieged/orobox"},
		{rules.PieceMoved, []rules.Element{"unit:elite_krohn", "zone:west/3", "zone:west/2"}, "bsieged/krohn-elite"},
		{rules.PieceAdded, []rules.Element{"hero:orobox", "building:market"}, "bsieged/market"},
	} {
		if got := New().Sign(c.kind, c.elements); got != c.want {
			t.Errorf("%v: %s, want %s", c.elements, got, c.want)
		}
	}
}

// The name of every card is whole on a hero's sheet, in each of the slots, with all of them filled, at every size of window and text.
func TestNamesOnASheetAreWhole(t *testing.T) {
	visit(t, 1, func(s *bsieged.State, _ rules.Choice) {
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1.6}} {
			l, ok := newLayout(New(), &table.Moment{State: s, Metrics: m, Measure: faces})
			if !ok {
				t.Fatal("no layout")
			}
			for h := range l.Heroes {
				for c := range l.set.Cards {
					for i := range l.Heroes[h].Slots {
						l.Heroes[h].Slots[i].Card = c
					}
					list, _ := l.wholeSheet(h, float64(m.W)*0.8, float64(m.H)*0.75)
					for _, loss := range ink.Losses(faces, ink.Sheet{Look: list}) {
						if strings.HasPrefix(loss.Text, l.set.Cards[c].Name) {
							t.Errorf("%dx%d at %v: %q is %s to %q", m.W, m.H, m.Text, loss.Text, loss.Want, loss.Shown)
						}
					}
				}
			}
		}
	})
}
