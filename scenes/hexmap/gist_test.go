package hexmap

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
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
				told = laid(s, pose).Plan.Reading
				if told != "" { // else a battle lies over the map
					besieged := besieges(m)
					said[fmt.Sprintf("nobody, besieged %v", besieged)]++
					if !strings.HasPrefix(told, "Mineos has moved nobody.") || strings.Contains(told, "can attack next") != besieged ||
						!besieged && !strings.Contains(told, "The nearest stands") || strings.Contains(told, "strength") != (besieged && m.Gates[m.Map.FindGate("north_gate")].Strength > 0) {
						t.Fatalf("of a side that stayed, besieging %v, it is told %q", besieged, told)
					}
				}
				if pose.Overlay = 1; told != "" {
					over := laid(s, pose).Plan.Reading
					if pose.Since = nil; !strings.HasPrefix(over, told+" ") || over != told+" "+laid(s, pose).Plan.Reading {
						t.Fatalf("with an overlay on the map it is told %q", over)
					}
				}
				pose.Overlay = 0
				pose.Since = []rules.Event{{Kind: rules.Note, Name: "gate_fell", Seat: rules.NoSeat, Subject: m.GateElement(m.Map.FindGate("north_gate"))}}
				if told := laid(s, pose).Plan.Reading; told != "" && told != "North Gate falls: it helps its defenders no more." {
					t.Fatalf("of a gate that fell it is told %q", told)
				}
				gate := m.Map.FindGate("north_gate")
				pose.Since = []rules.Event{{Name: "attack_rolled", Rule: "AR-RNG-6", Seat: engine.Mineos, To: m.GateElement(gate)}}
				shelled := fmt.Sprintf("Mineos has fired at North Gate, strength %d left: once it is broken, its defenders lose their +1 to each die.", m.Gates[gate].Strength)
				if told := laid(s, pose).Plan.Reading; told != "" && (told == shelled) != (m.Gates[gate].Strength > 0) {
					t.Fatalf("of a gate of strength %d that is fired at it is told %q", m.Gates[gate].Strength, told)
				} else if told != "" {
					said["fired at"]++
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
	if said["hexes from"]+said["hex from"] == 0 || said["fight there"] == 0 || said["nobody, besieged true"] == 0 || said["nobody, besieged false"] == 0 || said["fired at"] == 0 {
		t.Errorf("said: %v", said)
	}
	t.Log(said)
}

// TestAWonBattleIsToldAsWon: after a battle a line on the map says that the place is held or taken, and what the enemy lost;
// those who fled are never told as having come (AR-CMB-6, AR-REG-3).
func TestAWonBattleIsToldAsWon(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(12) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for range 900 {
			d, m := s.Decision(), s.(*argot.State)
			if d.Over() {
				break
			}
			if seat := d.Seats.First(); m.Asked == engine.AskRegroup {
				p := m.Stack.Top().Place
				told := laid(s, table.Pose{Viewer: seat, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}).Plan.Reading
				end := " held. "
				if m.Meets(p).By == engine.PartyOf(seat) {
					end = " taken. "
				}
				if !strings.HasPrefix(told+" ", m.Map.Title(p).String()+end) || strings.Contains(told, "lost 0") {
					t.Fatalf("seat %d, after the battle at %s: %q", seat, m.Map.Title(p), told)
				}
				said[end]++
				fled := rules.Event{Kind: rules.PieceMoved, Name: "retreated", Seat: 1 - seat, Subject: "back:m1", From: m.PlaceElement(p), To: m.PlaceElement(m.Map.Around(p)[0].Place)}
				if told := laid(s, table.Pose{Viewer: seat, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Since: []rules.Event{fled}}).Plan.Reading; !strings.Contains(told+" ", end) {
					t.Fatalf("it is told of those who fled: %q", told)
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if said[" held. "] == 0 || said[" taken. "] == 0 {
		t.Errorf("said: %v", said)
	}
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

// TestTheBattleSaysWhatTheWarningsSay: who wins a battle is told on its sheet, by the odds of the rules and by the
// warnings of threats with one number at any moment of random matches, to either seat: while blocks act and
// while hits are shared out. One board shows all moments of a match.
func TestTheBattleSaysWhatTheWarningsSay(t *testing.T) { // AR-VIC-3 AR-CMB-6
	told, warned := 0, 0
	for seed := range uint64(30) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		r, board := rules.NewRand(seed), New()
		for range 400 {
			d, m := s.Decision(), s.(*argot.State)
			if d.Over() {
				break
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			if m.Battle.Round > 0 && (m.Scenario().Objective.Has(m.Battle.Place) || r.IntN(10) == 0) {
				for _, viewer := range []rules.Seat{engine.Argot, engine.Mineos} {
					pose := table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
					sheet := trayOf(t, table.Lay(board, pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces), "battle-note").Label
					odds, _ := m.Odds(viewer, m.Battle.Place)
					own := odds.Win
					if m.RoleOf(m.Battle.Place, engine.PartyOf(viewer)) == engine.Defender {
						own = 1 - own
					}
					if !strings.Contains(sheet, rules.T("You win with %s.", rules.Percent(own)).String()) {
						t.Fatalf("the sheet says %q, the odds are %v", sheet, odds.Win)
					}
					told++
					warned += sameChance(t, m, viewer, odds.Win)
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told < 100 || warned < 10 {
		t.Errorf("%d times told, %d warned", told, warned)
	}
}

// sameChance holds what the warnings say of the objective against the chance of the battle there, and counts them.
func sameChance(t *testing.T, m *argot.State, viewer rules.Seat, win float64) (n int) {
	t.Helper()
	p := m.Battle.Place
	if !m.Scenario().Objective.Has(p) {
		return 0
	}
	if m.RoleOf(p, content.Mineos) != engine.Attacker {
		win = 1 - win
	}
	for _, w := range m.Warnings(viewer) {
		text := w.Text.String()
		switch {
		case !strings.Contains(text, "%"):
		case strings.Contains(text, "that Mineos holds"):
			if n++; !strings.HasPrefix(text, rules.Percent(win).String()+" that Mineos holds") {
				t.Fatalf("warned is %q, the odds are %v", text, win)
			}
		case strings.Contains(text, "the last turn ends"):
			if n++; !strings.Contains(text, "with "+rules.Percent(1-win).String()+" that") {
				t.Fatalf("warned is %q, the odds are %v", text, win)
			}
		}
	}
	return n
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
	for seed := range uint64(30) {
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

// TestOnlyWhoCameIsCounted: of a place to which one block came where others stood, it is told that one has come.
func TestOnlyWhoCameIsCounted(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(3)
	for range 900 {
		d, m := s.Decision(), s.(*argot.State)
		if d.Over() {
			break
		}
		if m.Asked == engine.AskGroup && d.Seats.First() == engine.Argot {
			for p := range m.Map.Here().All() {
				l := &layout{Layout: boardkit.NewLayout(&table.Moment{Viewer: engine.Argot}), State: m.State}
				if l.enemies(p) < 2 {
					continue
				}
				l.Since = []rules.Event{{Kind: rules.PieceMoved, Name: "moved", Seat: engine.Mineos, Subject: "back:m1", From: m.PlaceElement(m.Map.Around(p)[0].Place), To: m.PlaceElement(p)}}
				if n := l.arrived(p); n != 1 {
					t.Fatalf("%d blocks have come, not one", n)
				}
				return
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nowhere do two enemies stand together")
}
