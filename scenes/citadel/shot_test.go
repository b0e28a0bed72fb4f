package citadel

import (
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// BS-TBL-13: wherever the Catapult can shoot, a sign beside its target says how likely the shot destroys something, and one click
// on it shoots; who has picked the Catapult reads on each field how likely it turns there, on nothing of what stands in Zone 3.
func TestSignsOfTheCatapult(t *testing.T) {
	shots, turns, instead := 0, 0, 0
	sizes := []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}}
	visit(t, 200, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		shot := rules.Choice{Verb: bsieged.Shoot}
		if d.Kind != "turn" || !d.Allows(shot) {
			return
		}
		for _, p := range []table.Path{path, path.Click("catapult:catapult")} {
			m := sizes[shots%len(sizes)]
			sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: p}, m, faces)
			sign := rules.Element("shot:" + s.Set().Fields[s.View().Facing].ID)
			if sc.Plan.Direct[sign] != shot {
				t.Fatalf("%s does not shoot", sign)
			}
			shots++
			v := s.View()
			zone := rules.Element("zone:" + s.Set().Fields[v.Facing].ID + "/3")
			harms := slices.ContainsFunc(p.Left(), func(c rules.Choice) bool {
				return c.Verb == bsieged.Attack && int(c.Args[0]) == v.Facing && c.Args[1] == 2 && len(s.Victims(c)) > 0
			})
			if c, ok := sc.Plan.Instead[zone]; ok != (len(p.Chosen()) == 0 && !harms) || ok && c != shot {
				t.Errorf("a click on %s makes %v instead, %t; an attack harms somebody there: %t", zone, c, ok, harms)
			} else if ok && p.Can(zone) {
				instead++
			}
			for _, piece := range sc.Plan.Board {
				kind := piece.ID.Kind()
				if kind != "shot" && kind != "turns" {
					continue
				}
				if kind == "turns" {
					said := ""
					for _, op := range piece.Look {
						said += op.Text
					}
					if turns++; !strings.HasSuffix(said, "it turns") || !strings.Contains(said, "%") {
						t.Fatalf("%s says %q at %dx%d", piece.ID, said, m.W, m.H)
					}
				}
				if least := m.MinTarget(); kind == "shot" && piece.Box.H < least {
					t.Fatalf("%s is %.0f high, %.0f can be hit", piece.ID, piece.Box.H, least)
				}
				for _, other := range sc.Plan.Board {
					if k := other.ID.Kind(); (k == "troop" || k == "slot" || k == "messenger") && strings.Contains(string(other.ID), piece.ID.Name()) && other.Box.Inset(3).Overlaps(piece.Box) {
						t.Errorf("%s lies over %s at %dx%d", piece.ID, other.ID, m.W, m.H)
					}
				}
			}
		}
	})
	if instead == 0 {
		t.Error("no click on a Zone ever shoots")
	}
	if shots < 40 || turns < 40 {
		t.Errorf("only %d shots and %d turns were possible", shots, turns)
	}
}

// BS-TBL-13: the sign of a shot keeps its place, however many stand in the Zone that it is for.
func TestTheSignOfAShotKeepsItsPlace(t *testing.T) {
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		places := map[rules.Element]map[ink.Rect]bool{}
		visit(t, 1200, func(s *bsieged.State, _ rules.Choice) {
			d := s.Decision()
			if d.Kind != "turn" || !d.Allows(rules.Choice{Verb: bsieged.Shoot}) || s.ShotDanger() > 0 {
				return
			}
			pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
			for _, p := range table.Lay(New(), pose, m, faces).Plan.Board {
				if p.ID.Kind() == "shot" {
					if places[p.ID] == nil {
						places[p.ID] = map[ink.Rect]bool{}
					}
					places[p.ID][ink.R(math.Round(p.Box.Middle().X/12), math.Round(p.Box.Middle().Y/12), 0, 0)] = true // it may be wider for other words
				}
			}
		})
		for id, list := range places {
			if len(list) > 2 {
				t.Errorf("%dx%d: %s lies at %d places", m.W, m.H, id, len(list))
			}
		}
		if len(places) < 3 {
			t.Errorf("%dx%d: only %d signs were seen", m.W, m.H, len(places))
		}
	}
}

// BS-TBL-13, BS-CAT-13: the sign of a shot says how likely it kills the Messenger too, where it can, and nothing of that where it cannot.
func TestTheSignOfAShotTellsItsDanger(t *testing.T) {
	seen := map[bool]int{}
	visit(t, 120000, func(s *bsieged.State, _ rules.Choice) {
		d, shot := s.Decision(), rules.Choice{Verb: bsieged.Shoot}
		deadly := s.ShotDanger() > 0
		if d.Kind != "turn" || !d.Allows(shot) || seen[deadly] > 5 {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			board := table.Lay(New(), pose, m, faces).Plan.Board
			for _, p := range board {
				if p.ID.Kind() != "shot" {
					continue
				}
				if seen[deadly]++; strings.Contains(p.Label, "the Messenger is killed") != deadly {
					t.Errorf("the danger is %v; the sign says %q", s.ShotDanger(), p.Label)
				}
				zone := rules.Element("zone:" + p.ID.Name() + "/3")
				i := slices.IndexFunc(board, func(z stage.Piece) bool { return z.ID == zone })
				if z := board[i].Box; p.Box.X < z.X-1 || p.Box.Right() > z.Right()+1 {
					t.Errorf("%s at %v stands out of its zone at %v, %dx%d", p.ID, p.Box, z, m.W, m.H)
				}
			}
		}
	})
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("seen with danger and without: %v", seen)
	}
}

// A click that misses the sign of a shot by ten pixels shoots, or is on something that stands there: never on a Zone, where it would spend
// the action on an attack.
func TestTheSignOfAShotTakesClicksAroundIt(t *testing.T) {
	const off = 10
	shots, around := 0, 0
	sizes := []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}}
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "turn" || !d.Allows(rules.Choice{Verb: bsieged.Shoot}) {
			return
		}
		m := sizes[shots%len(sizes)]
		board := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, m, faces).Plan.Board
		stage.Sort(board)
		shots++
		for _, p := range board {
			if p.ID.Kind() != "shot" {
				continue
			}
			at := p.Box.Middle()
			for _, q := range []ink.Point{{X: at.X, Y: p.Box.Y - off}, {X: at.X, Y: p.Box.Bottom() + off}, {X: p.Box.X - off, Y: at.Y}, {X: p.Box.Right() + off, Y: at.Y}} {
				i := stage.Hit(board, q.X, q.Y)
				if i < 0 {
					continue
				}
				switch hit := board[i].ID; {
				case hit == p.ID:
					around++
				case hit.Kind() == "zone":
					t.Errorf("%dx%d: beside %s at %v, %v is %s", m.W, m.H, p.ID, p.Box, q, hit)
				}
			}
		}
	})
	if shots < 20 || around < 2*shots {
		t.Errorf("%d shots were possible, %d of the clicks around their signs shoot", shots, around)
	}
}
