package kurth

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/snapshot"
)

// tally watches a match from outside, event by event.
type tally struct {
	city            int    // markers placed less markers removed
	sums            [3]int // of the round's rows: reinforcements, bonus A/S, Mana boosts
	overrunAtPhase4 []int
}

func (y *tally) watch(t *testing.T, s *State, events []rules.Event) {
	for _, e := range events {
		switch e.Name {
		case "markers_placed":
			y.city += int(e.N)
		case "markers_removed":
			y.city -= int(e.N)
		case "siege_checked":
			y.overrunAtPhase4 = append(y.overrunAtPhase4, int(e.N))
		case "deck_shuffled": // KU-INV-17
			equal(t, "sums of the round", y.sums, [3]int{14, 27, 7})
			y.sums = [3]int{}
		case "cards_dealt":
			card, _ := s.game.card(e.Subject.Name())
			c := &s.game.cards[card]
			y.sums[0] += c.Reinforcements
			y.sums[1] += c.Bonus
			y.sums[2] += c.Mana
		}
	}
}

// TestRandomPlay plays 2,000 matches and holds every invariant of ledger 11 after every
// choice: KU-INV-1 to KU-INV-5, KU-INV-7, KU-INV-8, KU-INV-10, KU-INV-11, KU-INV-14,
// KU-INV-15, KU-INV-17.
func TestRandomPlay(t *testing.T) {
	g := load(t)
	results := map[string]int{}
	for match := range 2000 {
		p := picker(match + 1)
		s := deal(t, g, uint64(match), []string{"easy", "normal", "advanced"}[match%3])
		y := &tally{city: int(s.total())}
		for _, card := range s.row() {
			c := &g.cards[card]
			y.sums = [3]int{y.sums[0] + c.Reinforcements, y.sums[1] + c.Bonus, y.sums[2] + c.Mana}
		}
		played := 0
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			c := d.Choices[p.pick(len(d.Choices))]
			before := *s
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			played++
			y.watch(t, s, events)
			inspect(t, s, &before)
			equal(t, "markers placed less removed", y.city, int(s.total())) // KU-INV-1
			if t.Failed() {
				t.Fatalf("match %d after %q", match, g.Notation(c))
			}
		}
		if played > maxDecisions { // KU-INV-15
			t.Fatalf("match %d took %d choices", match, played)
		}
		for _, n := range y.overrunAtPhase4[:max(len(y.overrunAtPhase4)-1, 0)] { // KU-INV-14
			if n >= s.limit() {
				t.Fatalf("match %d went on with %d locations overrun", match, n)
			}
		}
		outcome, _ := s.Outcome()
		results[outcome.Result]++
	}
	if results["lost_spirit"] == 0 || results["lost_overrun"] == 0 {
		t.Errorf("results %v", results)
	}
}

// inspect holds one position against the ledger, by other means than Check.
func inspect(t *testing.T, s *State, before *State) {
	t.Helper()
	if err := s.Check(); err != nil {
		t.Error(err)
	}
	v := s.View()
	seen := map[string]int{} // KU-INV-2
	for _, c := range v.Row {
		seen[c.ID]++
	}
	for _, c := range append(v.ToCome, v.Discard...) {
		seen[c.ID]++
	}
	equal(t, "different cards", len(seen), cardCount)
	equal(t, "cards", 3+len(v.ToCome)+len(v.Discard), cardCount)
	equal(t, "draw pile", v.DrawCount, 12-3*v.TurnInRound) // KU-INV-5
	if v.Spirit < 0 || v.Spirit > 12 || (v.Spirit == 0) != (v.Result == "lost_spirit") {
		t.Errorf("KU-INV-3: Spirit %d, result %s", v.Spirit, v.Result)
	}
	if v.Mana < 0 || v.Mana > 12 {
		t.Errorf("KU-INV-4: Mana %d", v.Mana)
	}
	if s.protected.count() > 2 || s.pending.count() > 2 || s.protected != 0 && s.phase > phaseTie {
		t.Errorf("KU-INV-7: protected %s, pending %s at %s", s.names(s.protected).String(), s.names(s.pending).String(), s.phase)
	}
	cast := 0
	for _, c := range v.Row {
		if c.SpellCast {
			cast++
		}
	}
	if cast > 2 || cast == 2 && !v.SpecialUsed { // KU-INV-8
		t.Errorf("KU-INV-8: %d spells", cast)
	}
	if v.Decision == "attack" && v.Places[v.Token].Markers == 0 { // KU-INV-10
		t.Error("KU-INV-10: an attack on nothing")
	}
	if before.phase == phaseMove && s.phase > phaseMove && s.last == noAttack && s.passageMarker { // KU-INV-9
		t.Error("KU-INV-9: the marker stays after the move")
	}
	if !s.Decision().Over() && len(s.Decision().Choices) == 0 || v.Decision == "move" && s.reach() == 0 { // KU-INV-11
		t.Error("KU-INV-11: nothing to choose")
	}
}

// KU-INV-16, KU-OPT-3: the same seed and choices give the same bytes, also over save and
// load at every decision.
func TestSameSeedSameMatch(t *testing.T) {
	g := load(t)
	for seed := range uint64(40) {
		p := picker(seed + 77)
		a, b := deal(t, g, seed, "normal"), deal(t, g, seed, "normal")
		for d := a.Decision(); !d.Over(); d = a.Decision() {
			c := d.Choices[p.pick(len(d.Choices))]
			saved := bytesOf(t, b)
			back, err := g.Restore(saved)
			if err != nil {
				t.Fatalf("%v\n%s", err, saved)
			}
			b = back.(*State)
			if !bytes.Equal(saved, bytesOf(t, b)) {
				t.Fatalf("restoring changes the snapshot:\n%s\n%s", saved, bytesOf(t, b))
			}
			for _, s := range [...]*State{a, b} {
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(bytesOf(t, a), bytesOf(t, b)) {
				t.Fatalf("seed %d: different states after %q", seed, g.Notation(c))
			}
		}
	}
	if bytes.Equal(bytesOf(t, deal(t, g, 1, "easy")), bytesOf(t, deal(t, g, 2, "easy"))) {
		t.Error("two seeds give one match")
	}
}

// A snapshot that breaks an invariant is refused with its id, and nothing else.
func TestBrokenSnapshots(t *testing.T) {
	g := load(t)
	for _, test := range []struct {
		rule, field string
		pos         position
	}{
		{"KU-INV-1", "markers.armory", position{"markers": in{"armory": -1}}},
		{"KU-INV-2", "draw", position{"draw": []string{"tunnel"}}},
		{"KU-INV-2", "draw, row, discard", position{"row": "watchfires watchfires refugees", "draw": []string{"tunnels", "widdershins", "barricades", "night_riders", "midnight_bell", "forbidden_shelf", "price_in_blood", "barons_herald", "granary_fire"}}},
		{"KU-INV-2", "discard", position{"turn": 2, "draw": []string{"widdershins", "barricades", "night_riders", "midnight_bell", "forbidden_shelf", "price_in_blood"}, "discard": []string{"siege_towers"}}},
		{"KU-INV-3", "spirit", position{"spirit": 0}},
		{"KU-INV-3", "spirit", position{"spirit": 13}},
		{"KU-INV-3", "spirit", position{"phase": "over", "result": "lost_spirit", "spirit": 2}},
		{"KU-INV-4", "mana", position{"mana": 13}},
		{"KU-INV-4", "mana", position{"mana": -1}},
		{"KU-INV-5", "row", position{"row": "watchfires tunnels"}},
		{"KU-INV-5", "draw", position{"draw": []string{}}},
		{"KU-INV-6", "turn", position{"turn": 13}},
		{"KU-INV-6", "turn", position{"turn": 0, "draw": []string{}}},
		{"KU-INV-6", "round", position{"turn": 5, "round": 1}},
		{"KU-INV-7", "protected", position{"protected": []string{"armory"}}},
		{"KU-INV-7", "protected", position{"phase": "deal", "protected": []string{"armory", "barracks", "citadel"}}},
		{"KU-INV-7", "pending_protected", position{"pending_protected": []string{"armory", "barracks", "citadel"}}},
		{"KU-INV-7", "pending_protected", position{"pending_protected": []string{"armory", "armory"}}},
		{"KU-INV-8", "cast", position{"phase": "end", "cast": []string{"midnight_bell"}}},
		{"KU-INV-8", "cast", position{"phase": "end", "cast": []string{"tunnels", "tunnels"}}},
		{"KU-INV-8", "spells_left", position{"phase": "end", "cast": []string{"tunnels", "refugees"}}},
		{"KU-INV-8", "spells_left", position{"phase": "end", "spells_left": 2}},
		{"KU-INV-8", "spells_left", position{"phase": "end", "special_used": true, "cast": []string{"tunnels", "refugees"}, "spells_left": 1}},
		{"KU-INV-9", "passage_marker", position{"phase": "attack", "passage_marker": true, "markers": in{"citadel": 1}}},
		{"KU-INV-9", "passage_open", position{"phase": "end", "passage_open": true}},
		{"KU-INV-10", "markers.citadel", position{"phase": "attack"}},
		{"KU-INV-13", "walk", position{"phase": "end", "walk": map[string]any{"direction": "counter", "min": 1, "max": 3}}},
		{"KU-INV-14", "markers", position{"phase": "deal", "turn": 2, "difficulty": "advanced", "markers": in{"armory": 8, "barracks": 8, "citadel": 8}}},
		{"KU-SPL-5", "cast", position{"cast": []string{"tunnels"}}},
		{"KU-SPL-8", "attack_mods", position{"dice": []int{3, 4}}},
		{"KU-SPL-8", "last_attack", position{"last_attack": "won"}},
		{"KU-ATK-5", "dice", position{"phase": "rolled", "markers": in{"citadel": 1}}},
		{"KU-ATK-5", "dice", position{"phase": "attack", "markers": in{"citadel": 1}, "dice": []int{2, 2}}},
		{"KU-ATK-5", "dice", position{"phase": "rolled", "markers": in{"citadel": 1}, "dice": []int{2, 7}}},
		{"KU-ATK-5", "dice", position{"phase": "rolled", "markers": in{"citadel": 1}, "dice": []int{2}}},
		{"KU-ATK-1", "last_attack", position{"phase": "attack", "markers": in{"citadel": 1}, "last_attack": "lost"}},
		{"KU-ATK-1", "last_attack", position{"phase": "rolled", "markers": in{"citadel": 1}, "dice": []int{2, 2}, "last_attack": "lost"}},
		{"KU-UPK-11", "placing", position{"placing": 1}},
		{"KU-UPK-11", "phase", position{"phase": "tie", "placing": 1}},
		{"KU-UPK-11", "phase", position{"phase": "tie", "placing": 2, "markers": in{"armory": 1}}},
		{"KU-UPK-11", "phase", position{"phase": "tie", "placing": 2, "total_reinforcements": 0}},
		{"KU-END-9", "result", position{"result": "won"}},
		{"KU-END-9", "result", position{"phase": "over"}},
		{"KU-END-9", "result", position{"phase": "over", "result": "won", "turn": 11}},
		{"KU-END-9", "result", position{"phase": "over", "result": "won", "turn": 12, "markers": in{"armory": 8, "barracks": 8, "citadel": 8, "main_gate": 8, "moon_shrine": 8}}},
		{"KU-END-3", "result", position{"phase": "over", "result": "lost_overrun"}},
		{"KU-SET-10", "difficulty", position{"difficulty": "hard"}},
		{"", "token", position{"token": "harbour"}},
		{"", "phase", position{"phase": "dawn"}},
		{"", "result", position{"result": "draw"}},
		{"", "spirits", position{"spirits": 3}},
		{"", "mana", position{"mana": nil}},
		{"", "rng", position{"rng": nil}},
		{"", "dice", position{"dice": "two"}},
		{"", "walk.direction", position{"walk": map[string]any{"direction": "up", "min": 1, "max": 3}}},
		{"KU-MOV-2", "walk.max", position{"walk": map[string]any{"direction": "counter", "min": 1, "max": 30}}},
	} {
		_, err := g.Restore(test.pos.json(t, g))
		var bad *snapshot.Error
		if !errors.As(err, &bad) {
			t.Errorf("%s: %v was restored (%v)", test.rule, test.pos, err)
			continue
		}
		if bad.Rule != test.rule || bad.Field != test.field && test.field != "spirits" {
			t.Errorf("%v: %q, want field %s and rule %s", test.pos, bad, test.field, test.rule)
		}
	}
}

// What is no snapshot at all gets an error, never a panic.
func TestNoSnapshot(t *testing.T) {
	g := load(t)
	whole := string(bytesOf(t, deal(t, g, 1, "easy")))
	for _, data := range []string{"", "null", "[]", "{}", "7", `{"turn": "two"}`, whole + "{}", whole[:len(whole)/2]} {
		if _, err := g.Restore([]byte(data)); err == nil {
			t.Errorf("%.40q was restored", data)
		}
	}
	if _, err := g.Restore(bytes.Replace([]byte(whole), []byte(`"armory": 0`), []byte(`"armory": null`), 1)); err == nil || !strings.Contains(err.Error(), "armory") {
		t.Errorf("no number for the Armory: %v", err)
	}
	for _, name := range requiredFields() {
		full := position{}
		data := full.json(t, g)
		cut := bytes.Replace(data, []byte(`"`+name+`"`), []byte(`"walk"`), 1)
		var bad *snapshot.Error
		if _, err := g.Restore(cut); !errors.As(err, &bad) {
			t.Errorf("without %s: %v", name, err)
		}
	}
}

// What can be left out follows from the rest.
func TestShortSnapshot(t *testing.T) {
	s := at(t, position{"turn": 7, "row": "siege_towers barons_herald watchfires"})
	equal(t, "total reinforcements", s.reinforcements, 6)
	equal(t, "total bonus", s.bonus, 10)
	equal(t, "round", s.View().Round, 2)
	equal(t, "discard pile", len(s.View().Discard), 6)
	equal(t, "spells left", s.View().SpellsLeft, 1)
	equal(t, "walk", s.walk, walk{min: 1, max: 3})
}

func FuzzRestore(f *testing.F) {
	g := load(f)
	f.Add(bytesOf(f, deal(f, g, 1, "easy")))
	f.Add(position{"phase": "rolled", "markers": in{"citadel": 2}, "dice": []int{3, 3}}.json(f, g))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := g.Restore(data)
		if err != nil {
			return
		}
		p := picker(1)
		for n := 0; !s.Decision().Over() && n < maxDecisions; n++ {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[p.pick(len(choices))]); err != nil {
				t.Fatal(err)
			}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Check finds by itself what Restore refuses before it: the first number outside each bound, and
// nothing inside it.
func TestCheckBounds(t *testing.T) {
	for _, test := range []struct {
		rule   string
		change func(s *State)
	}{
		{"", func(s *State) { s.mana = 0 }},
		{"", func(s *State) { s.mana = 12 }},
		{"KU-INV-4", func(s *State) { s.mana = 13 }},
		{"KU-INV-4", func(s *State) { s.mana = -1 }},
		{"", func(s *State) { s.spirit = 1 }},
		{"KU-INV-3", func(s *State) { s.spirit = 13 }},
		{"KU-INV-3", func(s *State) { s.spirit = 0 }},
		{"KU-INV-3", func(s *State) { s.spirit = -1 }},
		{"KU-INV-3", func(s *State) { s.spirit, s.result, s.phase = -1, lostSpirit, phaseOver }},
		{"", func(s *State) { s.turn = 12 }},
		{"KU-INV-6", func(s *State) { s.turn = 13 }},
		{"KU-INV-6", func(s *State) { s.turn = 0 }},
		{"KU-INV-1", func(s *State) { s.markers[7] = -1 }},
		{"KU-INV-2", func(s *State) { s.deck[0] = s.deck[11] }},
		{"", func(s *State) { s.pending = 3 }},
		{"KU-INV-7", func(s *State) { s.pending = 7 }},
		{"KU-INV-9", func(s *State) { s.phase, s.passageOpen = phaseEnd, true }},
	} {
		s := at(t, position{})
		test.change(s)
		var bad *snapshot.Error
		switch err := s.Check(); {
		case test.rule == "" && err != nil:
			t.Errorf("refused: %v", err)
		case test.rule != "" && (!errors.As(err, &bad) || bad.Rule != test.rule):
			t.Errorf("%v, want %s", err, test.rule)
		}
	}
}
