package citadel

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// crowded is the board with a Krohn, elite Krohns and Gargohs in the Zone 3 of each field.
type crowded struct{ *Board }

func (b crowded) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	for f := range l.Fields {
		l.Fields[f].Zones[2].N = [5]int{0, 1, 0, 3, 2}
	}
	l.fieldsAndKeep()
	return l.Out
}

// How many appeared lies over none of the enemies in its Zone.
func TestWhoAppearedIsNotHiddenByHowMany(t *testing.T) {
	s := begun(t, 4)
	var followed []rules.Event
	for _, f := range []string{"north", "east", "south", "west"} {
		followed = append(followed, rules.Event{Kind: rules.PieceAdded, Name: "unit_placed", Subject: "unit:krohn", To: rules.Element("zone:" + f + "/3"), N: 3})
	}
	d := s.Decision()
	pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Followed: followed}
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		board, told := table.Lay(crowded{New()}, pose, m, faces).Plan.Board, 0
		for _, p := range board {
			if !strings.HasPrefix(string(p.ID), "trace:fresh") {
				continue
			}
			told++
			for _, other := range board {
				if other.ID.Kind() == "troop" && other.Box.Inset(3).Overlaps(p.Box) {
					t.Errorf("%dx%d: %s at %v lies over %s at %v", m.W, m.H, p.ID, p.Box, other.ID, other.Box)
				}
			}
		}
		if told != 4 {
			t.Errorf("%d of 4 are told of", told)
		}
	}
}

// What the Enemies phase did stays marked on the board while the first click is waited for, in figures and in words: who came closer
// (BS-MAR-3), who attacked and was hit (BS-EAT-5), which building was damaged (BS-REB-1), who died. An attack that nobody was left to take
// leaves no mark (BS-RUL-55), nor does anything where no person is asked.
func TestTheEnemiesLeaveTraces(t *testing.T) {
	s := begun(t, 4)
	hero := rules.Element("hero:" + s.Set().Heroes[s.View().Heroes[0].Kind].ID)
	strikes := func(name string, n int16) rules.Event {
		return rules.Event{Kind: rules.AttackResolved, Name: name, Subject: "unit:krohn", From: "zone:north/1", To: "wall:north", N: n}
	}
	followed := []rules.Event{
		{Kind: rules.PhaseBegan, Name: "enemies_began"},
		strikes("krohns_attack", 2),
		{Kind: rules.TrackChanged, Name: "morale_lost", Rule: "BS-EAT-5", Subject: "morale:x", To: hero, N: -2, M: 3},
		{Kind: rules.AttackResolved, Name: "gargohs_attack", Subject: "unit:gargoh", From: "zone:south/2", To: "wall:south", N: 3},
		{Kind: rules.Blocked, Name: "hits_lost", Subject: "unit:gargoh", From: "zone:south/2", N: 3},
		{Kind: rules.MarkerChanged, Name: "building_damaged", Subject: "building:barn", To: "building:barn", N: 1},
		{Kind: rules.PieceRemoved, Name: "messenger_died", Subject: "messenger:messenger", From: "zone:east/2", N: 1},
		{Kind: rules.PieceMoved, Name: "unit_advanced", Subject: "unit:krohn", From: "zone:west/3", To: "zone:west/2", N: 4},
		{Kind: rules.PieceMoved, Name: "unit_advanced", Subject: "unit:gargoh", From: "zone:west/3", To: "zone:west/2", N: 1},
		{Kind: rules.PieceAdded, Name: "unit_placed", Subject: "unit:krohn", To: "zone:east/3", N: 3},
	}
	want := map[rules.Element]string{
		"trace:closer:west/3": "5 enemies came closer here, into Zone 2.", "trace:fresh:east": "3 enemies appeared in the East.", "trace:blow:north/1": "2 hits came from here.",
		"trace:harm:barn": "The Barn: damaged", "trace:dead:messenger": "The Messenger died here.",
	}
	if s.View().Heroes[0].At != "" {
		want["trace:hit:"+rules.Element(hero.Name())] = "2 Morale."
	}
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		for _, mode := range []table.Mode{table.Asking, table.Looking} {
			d := s.Decision()
			pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: mode, Path: table.NewPath(d.Choices, s.Describe), Followed: followed}
			told := map[rules.Element]stage.Piece{}
			for _, p := range table.Lay(New(), pose, m, faces).Plan.Board {
				if strings.HasPrefix(string(p.ID), "trace:") && p.Label != "" {
					told[p.ID] = p
				}
				for _, op := range p.Look { // what is to come has ember
					if strings.HasPrefix(string(p.ID), "trace:") && (op.Color == ink.Ember || op.Color == ink.EmberDark || op.Color == ink.OxbloodDark) {
						t.Errorf("%v: %s looks like what is to come", m, p.ID)
					}
				}
			}
			if mode != table.Asking {
				if len(told) > 0 {
					t.Errorf("%v: traces where nobody is asked: %v", m, told)
				}
				continue
			}
			for el, words := range want {
				if p := told[el]; !strings.HasSuffix(p.Label, words) || p.Role != "" || p.Solid {
					t.Errorf("%v: %s says %q, want %q", m, el, p.Label, words)
				}
			}
			if len(told) != len(want) {
				t.Errorf("%v: %d traces, want %d: %v", m, len(told), len(want), told)
			}
		}
	}
}

// What has happened lies over no sign that is clicked, and over no name of a field, whatever the size of the letters; where nothing lies
// over it, each field is named.
func TestTracesLieOverNoSignAndNoName(t *testing.T) {
	var followed []rules.Event
	for _, f := range []string{"north", "east", "south", "west"} {
		followed = append(followed, rules.Event{Kind: rules.PieceAdded, Name: "unit_placed", Subject: "unit:krohn", To: rules.Element("zone:" + f + "/3"), N: 8})
		for z := 3; z > 1; z-- {
			from, to := fmt.Sprintf("zone:%s/%d", f, z), fmt.Sprintf("zone:%s/%d", f, z-1)
			followed = append(followed, rules.Event{Kind: rules.PieceMoved, Name: "unit_advanced", From: rules.Element(from), To: rules.Element(to), N: 5})
		}
	}
	sizes := []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}}
	shots, names, looked := 0, 0, 0
	visit(t, 60, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "turn" || !d.Allows(rules.Choice{Verb: bsieged.Shoot}) {
			return
		}
		m := sizes[looked%len(sizes)]
		looked++
		board := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Followed: followed}, m, faces).Plan.Board
		for _, p := range board {
			kind := p.ID.Kind()
			switch kind {
			case "shot":
				shots++
			case "name":
				names++
			case "trace":
			default:
				continue
			}
			for _, other := range board {
				if other.ID.Kind() == "trace" && other.Label != "" && other.ID != p.ID && (kind != "trace" || p.Label != "") && other.Box.Overlaps(p.Box) {
					t.Errorf("%dx%d at %.0f %%: %s at %v lies over %s at %v", m.W, m.H, m.Text*100, other.ID, other.Box, p.ID, p.Box)
				}
				if other.ID.Kind() == "troop" && kind == "name" && other.Box.Overlaps(p.Box) {
					t.Errorf("%dx%d at %.0f %%: %s at %v stands on %s at %v", m.W, m.H, m.Text*100, other.ID, other.Box, p.ID, p.Box)
				}
			}
		}
	})
	if shots < 10 || names < looked {
		t.Errorf("%d signs and %d names were seen in %d positions", shots, names, looked)
	}
}
