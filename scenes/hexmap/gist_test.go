package hexmap

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestTheTurnOfTheOthersIsToldOnTheMap: after a turn of the other side a line on the map says how near it came, whom it
// attacks, or that it moved nobody; while nothing happened there is none.
func TestTheTurnOfTheOthersIsToldOnTheMap(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	r, said := rules.NewRand(3), map[string]int{}
	var since []rules.Event
	for range 900 {
		d := s.Decision()
		if d.Over() {
			break
		}
		m := s.(*argot.State)
		if seat := d.Seats.First(); seat == engine.Argot {
			if m.Asked == engine.AskGroup {
				pose := table.Pose{Viewer: seat, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Since: since}
				told := laid(s, pose).Plan.Reading
				for _, part := range []string{"hexes from", "hex from", "stand before", "stands before", "fight there", "moved nobody"} {
					if strings.Contains(told, part) {
						said[part]++
					}
				}
				pose.Since = []rules.Event{{Kind: rules.Note, Name: "movement_ended", Seat: engine.Mineos}}
				if told := laid(s, pose).Plan.Reading; told != "" { // else a battle lies over the map
					besieged := besieges(m)
					said[fmt.Sprintf("nobody, besieged %v", besieged)]++
					if !strings.HasPrefix(told, "Mineos has moved nobody.") || strings.Contains(told, "of its blocks") != besieged {
						t.Fatalf("of a side that stayed, besieging %v, it is told %q", besieged, told)
					}
				}
				if pose.Since = nil; laid(s, pose).Plan.Reading != "" {
					t.Fatal("it is told what nobody did")
				}
			}
			since = nil
		}
		events, err := s.Apply(d.Choices[r.IntN(len(d.Choices))])
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.Seat == engine.Mineos {
				since = append(since, e)
			}
		}
	}
	if said["hexes from"]+said["hex from"] == 0 || said["fight there"] == 0 || said["nobody, besieged true"] == 0 || said["nobody, besieged false"] == 0 {
		t.Errorf("said: %v", said)
	}
	t.Log(said)
}

// besieges reports whether a block of Mineos stands before a gate of the scenario.
func besieges(s *argot.State) bool {
	for g, site := range s.Map.Gates() {
		for b := range s.In(site.Outside) {
			if s.Scenario().Gates[g] && s.Pieces[b].Party == content.Mineos {
				return true
			}
		}
	}
	return false
}

// TestTheBattleSaysWhatTheWarningsSay: who wins a battle for the objective is told on its sheet with the chance that the
// warnings of threats name, in random positions.
func TestTheBattleSaysWhatTheWarningsSay(t *testing.T) { // AR-VIC-3 AR-CMB-6
	held := 0
	for seed := range uint64(30) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for range 400 {
			d, m := s.Decision(), s.(*argot.State)
			if d.Over() {
				break
			}
			if m.Battle.Round > 0 && m.Scenario().Objective.Has(m.Battle.Place) && m.RoleOf(m.Battle.Place, content.Mineos) == engine.Attacker {
				sc := laid(s, table.Pose{Viewer: engine.Argot, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
				note := trayOf(t, sc, "battle-note")
				for _, w := range m.Warnings(engine.Argot) {
					text := w.Text.String()
					if i := strings.LastIndex(text, ": "); w.Rule == "AR-VIC-3" && strings.HasSuffix(text, "%") {
						held++
						if !strings.Contains(note.Label, "The attackers win with "+text[i+2:]) {
							t.Fatalf("the sheet says %q, the warning %q", note.Label, text)
						}
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if held < 3 {
		t.Errorf("%d warnings of a battle for the objective", held)
	}
}

func trayOf(t *testing.T, sc table.Screen, id rules.Element) stage.Piece {
	t.Helper()
	for _, list := range [][]stage.Piece{sc.Plan.Tray, sc.Plan.Board} {
		for _, p := range list {
			if p.ID == id {
				return p
			}
		}
	}
	t.Fatalf("%s lies nowhere", id)
	return stage.Piece{}
}

// TestTheOnlyShooterNeedsNoClick: where one block alone can fire, each place at which it has one target stands for its shot.
func TestTheOnlyShooterNeedsNoClick(t *testing.T) {
	shots := 0
	for seed := range uint64(12) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "full_siege", "council": "off", "days": "1"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			d, m := s.Decision(), s.(*argot.State)
			if m.Asked == engine.AskBombardment {
				sc := laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
				shooters, targets := map[int16]bool{}, map[int16]int{}
				for _, c := range d.Choices {
					if c.Verb == engine.Bombard {
						shooters[c.Args[0]] = true
						targets[c.Args[1]]++
					}
				}
				single := 0
				for _, n := range targets {
					if n == 1 && len(shooters) == 1 {
						single++
					}
				}
				if len(sc.Plan.Direct) != single {
					t.Fatalf("%d blocks can fire, and %d places of %d stand for a shot", len(shooters), len(sc.Plan.Direct), single)
				}
				shots += single
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if shots == 0 {
		t.Error("nobody fired alone")
	}
}

// TestAGroupOfOneIsInTheHand: its way and its cost are shown without a click on it.
func TestAGroupOfOneIsInTheHand(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 1, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	r, met := rules.NewRand(1), false
	for !s.Decision().Over() && !met {
		d, m := s.Decision(), s.(*argot.State)
		if m.Asked == engine.AskMarch && m.Movement.Group.Len() == 1 {
			sc := laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
			for _, p := range sc.Plan.Board {
				met = met || p.ID.Kind() == "cost"
			}
			if !met {
				t.Fatal("a group of one is not in the hand")
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if !met {
		t.Error("no group of one was met")
	}
}
