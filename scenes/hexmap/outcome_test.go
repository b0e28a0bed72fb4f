package hexmap

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// standing are the places where a block of the side of a seat stands.
func standing(s *argot.State, seat rules.Seat) (set map[atlas.Place]bool) {
	set = map[atlas.Place]bool{}
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == engine.OnMap && s.Friendly(p.Party, engine.PartyOf(seat)) {
			set[p.At] = true
		}
	}
	return set
}

var counted = regexp.MustCompile(`^(\d+) enemy blocks? attacks? (.*)$`)

// TestWhatIsToldOfTheTurnIsTrue: over random sieges with all parties, of each place that is told as lost the viewer's side was there as its
// battle began and is gone, of each that is held or taken it stands there, and of an attack that the viewer fights the number is
// that of the attackers and a block of the viewer's stands there (AR-CTL-3, AR-TPY-9, AR-REG-3).
func TestWhatIsToldOfTheTurnIsTrue(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(8) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "full_siege", "council": "off"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		var recent []rules.Event
		var since [engine.Seats][]rules.Event
		was := [engine.Seats]map[atlas.Place]bool{} // as the turn of the last decision began, and as battles began in it
		names := map[string][]atlas.Place{}
		for range 1500 {
			d, m := s.Decision(), s.(*argot.State)
			if d.Over() {
				break
			}
			if len(names) == 0 {
				for p := range atlas.Place(m.Map.Len()) {
					name := m.Map.Title(p).String()
					names[name] = append(names[name], p)
				}
			}
			seat := d.Seats.First()
			pose := table.Pose{Viewer: seat, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Since: since[seat], Recent: recent}
			if m.Asked == engine.AskGroup || m.Asked == engine.AskRestoring || m.Asked == engine.AskRegroup {
				check(t, m, seat, laid(s, pose).Plan.Reading, was[seat], names, ended(m, recent), said)
			}
			before := [engine.Seats]map[atlas.Place]bool{standing(m, 0), standing(m, 1)}
			events, err := s.Apply(d.Choices[r.IntN(len(d.Choices))])
			if err != nil {
				t.Fatal(err)
			}
			since[seat] = nil
			if i := slices.IndexFunc(events, func(e rules.Event) bool { return e.Kind == rules.TurnBegan }); i >= 0 {
				recent, was = nil, [engine.Seats]map[atlas.Place]bool{{}, {}}
				since = [engine.Seats][]rules.Event{}
				continue
			}
			recent = append(recent, events...)
			for v := range since {
				for p := range before[v] {
					if was[v] == nil {
						was[v] = map[atlas.Place]bool{}
					}
					was[v][p] = true
				}
				for _, e := range events {
					if rules.Seat(v) != e.Seat {
						since[v] = append(since[v], e)
					}
				}
			}
		}
	}
	for _, what := range []string{"lost", "held", "taken", "not taken", "not held", "fight there"} {
		if said[what] == 0 {
			t.Errorf("nothing was told as %s: %v", what, said)
		}
	}
	t.Log(said)
}

// ended is the role that won the last battle of each place, of those that somebody has won.
func ended(m *argot.State, events []rules.Event) map[atlas.Place]engine.Role {
	won := map[atlas.Place]engine.Role{}
	for _, e := range events {
		if p, ok := m.Map.Find(e.To.Name()); ok && e.Name == "battle_ended" {
			if delete(won, p); e.N >= 0 {
				won[p] = engine.Role(e.N)
			}
		}
	}
	return won
}

// check holds the line of a seat against the board and counts what it says.
func check(t *testing.T, m *argot.State, seat rules.Seat, line string, was map[atlas.Place]bool, names map[string][]atlas.Place, won map[atlas.Place]engine.Role, said map[string]int) {
	t.Helper()
	now := standing(m, seat)
	for _, sentence := range strings.SplitAfter(line, ". ") {
		sentence = strings.TrimSpace(sentence)
		for _, end := range []string{" lost.", " held.", " not taken.", " not held.", " taken."} {
			name, ok := strings.CutSuffix(sentence, end)
			if !ok || len(names[name]) == 0 {
				continue
			}
			said[strings.Trim(end, " .")]++
			if !slices.ContainsFunc(names[name], func(p atlas.Place) bool {
				switch end {
				case " lost.":
					return was[p] && !now[p]
				case " not taken.":
					return (m.EnemyAt(p, engine.PartyOf(seat)) || !now[p]) && won[p] == engine.Defender // whoever stands there: it was not won
				case " not held.":
					return won[p] == engine.Attacker
				}
				return !m.EnemyAt(p, engine.PartyOf(seat)) && was[p] || now[p]
			}) {
				t.Fatalf("told to seat %d: %q, was there %v, is there %v", seat, line, was[names[name][0]], now[names[name][0]])
			}
		}
		if part := counted.FindStringSubmatch(sentence); part != nil && strings.Contains(sentence, "you fight there") {
			said["fight there"]++
			n := 0
			for p := range atlas.Place(m.Map.Len()) {
				if !strings.Contains(part[2], m.Map.Title(p).String()) || !m.BattleAt(p) || m.RoleOf(p, engine.PartyOf(seat)) == engine.Attacker || !m.Commands(seat, p) {
					continue
				}
				for b := range m.In(p) {
					if m.RoleOf(p, m.Pieces[b].Party) == engine.Attacker {
						n++
					}
				}
			}
			if fmt.Sprint(n) != part[1] {
				t.Fatalf("told to seat %d: %q, %d attack", seat, line, n)
			}
		}
		if strings.Contains(sentence, "nobody of yours is there") {
			said["nobody of yours"]++
		}
	}
}
