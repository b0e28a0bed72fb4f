package engine

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// thirds lets the third parties move and gives what was told.
func thirds(s *State) []rules.Event {
	s.events = s.events[:0]
	s.begin(Frame{Kind: FrameThirdMoves})
	thirdMovesFrame{}.resume(s, s.Stack.Top())
	return s.events
}

// went checks by which rule a block has gone where; an empty rule: it stayed.
func went(t testing.TB, s *State, events []rules.Event, id, to, rule string) {
	t.Helper()
	stands(t, s, id, to)
	found := ""
	for _, e := range events {
		if e.Kind == rules.PieceMoved && e.Subject == s.BlockElement(block(t, s, id)) {
			found = e.Rule
		}
	}
	if found != rule {
		t.Errorf("%s went by %q, want %q", id, found, rule)
	}
}

// AR-TPY-2: a group among enemies does not move.
func TestThirdPartiesStayAmongEnemies(t *testing.T) {
	s := siege(t, redTen, "zu01 1306", "zu02 1306", "ar01 1306", "ar02 1205", "mi01 1701")
	went(t, s, thirds(s), "zu01", "1306", "")
}

// AR-TPY-3: the fewest enemies, then the fewest locations to enter, then the lowest id.
func TestThirdPartiesAttack(t *testing.T) {
	// Two blocks; 1205 with one enemy, 1206 with two.
	s := siege(t, redTen, "zu01 1306", "zu02 1306", "ar01 1205", "ar02 1206", "ar03 1206", "mi01 1701")
	events := thirds(s)
	went(t, s, events, "zu01", "1205", "AR-TPY-3")
	went(t, s, events, "zu02", "1205", "AR-TPY-3")
	if m := s.Meets(place(t, s, "1205")); m.By != content.Zulon {
		t.Errorf("the attacker at 1205 is %d", m.By)
	}
	s = siege(t, redTen, "zu01 1306", "zu02 1306", "ar01 1205", "ar03 1205", "ar02 1206", "mi01 1701")
	went(t, s, thirds(s), "zu01", "1206", "AR-TPY-3")
	// AR-TPY-6: an enemy outside the leash is left alone.
	s = siege(t, redTen, "zu01 1003", "ar02 0903", "mi01 1701")
	if s.leashed(content.Zulon, place(t, s, "0903")) {
		t.Fatal("0903 is within the leash")
	}
	if events := thirds(s); len(events) > 0 && events[0].Rule == "AR-TPY-3" {
		t.Error("Zulon attacks outside the leash")
	}
	// More enemies than blocks: no attack.
	s = siege(t, redTen, "zu01 1306", "ar02 1206", "ar03 1206", "mi01 1701")
	if events := thirds(s); len(events) > 0 && events[0].Rule == "AR-TPY-3" {
		t.Error("one block attacks two")
	}
	// One enemy each: the nearer one, though its id is higher.
	s = siege(t, redTen, "zu01 1306", "ar02 1104", "ar03 1305", "mi01 1701")
	went(t, s, thirds(s), "zu01", "1305", "AR-TPY-3")
	// As near: the lower id.
	s = siege(t, redTen, "zu01 1306", "ar02 1305", "ar03 1205", "mi01 1701")
	went(t, s, thirds(s), "zu01", "1205", "AR-TPY-3")
	// Ships and wings alone are no target.
	s = siege(t, redTen, "zu01 1306", "ar16 1205", "ar01 0806", "mi01 1701")
	went(t, s, thirds(s), "zu01", "1207", "AR-TPY-5")
	// The slowest block of the group must reach it: hs03 moves 2, hs02 3.
	for mate, want := range map[string]string{"hs03": "AR-TPY-5", "hs04": "AR-TPY-3"} {
		s = siege(t, redTen, "hs02 U1004", mate+" U1004", "mi10 U1007", "mi01 1701", "ar01 0806")
		s.Stance[content.Hespero] = content.WithArgot
		events = thirds(s)
		went(t, s, events, mate, s.Map.At(s.Pieces[block(t, s, mate)].At).ID, want)
	}
}

// AR-TPY-3, AR-STK-2: a block that a limit stops stays.
func TestThirdPartiesObeyLimits(t *testing.T) {
	s := siege(t, redTen, "hs01 U0805", "hs02 U0805", "hs04 U0805", "mi01 U0905", "mi02 1701", "ar01 0806")
	s.Stance[content.Hespero] = content.WithArgot
	events := thirds(s)
	went(t, s, events, "hs01", "U0905", "AR-TPY-3")
	went(t, s, events, "hs02", "U0905", "AR-TPY-3")
	went(t, s, events, "hs04", "U0805", "") // two cross Lantern Bridge
}

// AR-STK-2: each party has its own hexside limits; AR-TPY-1: a group is who stood there when its party began to move.
func TestGroupsAndLimitsOfEachParty(t *testing.T) {
	s := siege(t, redTen, "hs01 U0905", "hs02 U0905", "zu01 U0905", "mi01 U0805", "mi02 1701", "ar01 0806")
	s.Stance[content.Hespero], s.Stance[content.Zulon] = content.WithArgot, content.WithArgot
	zone := s.Content.Parties[content.Zulon].Leash
	s.Content.Parties[content.Zulon].Leash = content.NoLeash
	defer func() { s.Content.Parties[content.Zulon].Leash = zone }()
	events := thirds(s)
	for _, id := range []string{"hs01", "hs02", "zu01"} {
		went(t, s, events, id, "U0805", "AR-TPY-3")
	}
	s = siege(t, redTen, "ba02 0506", "ba01 0606", "ar01 0605", "ar02 1712", "mi01 1701")
	s.Stance[content.Bargainer] = content.WithMineos
	events = thirds(s)
	went(t, s, events, "ba02", "0606", "AR-TPY-5")
	went(t, s, events, "ba01", "0605", "AR-TPY-3")
}

// AR-TPY-4: who stands with a side joins its battle.
func TestThirdPartiesJoinBattles(t *testing.T) {
	for stance, want := range map[content.Stance]string{content.WithArgot: "AR-TPY-4", content.Wary: ""} {
		s := siege(t, redTen, "hs01 U1006", "ar01 U0905", "mi01 U0905", "mi02 U0905", "mi03 1701", "ar02 0806")
		s.Stance[content.Hespero] = stance
		events := thirds(s)
		if want != "" {
			went(t, s, events, "hs01", "U0905", want)
		} else if s.Map.At(s.Pieces[block(t, s, "hs01")].At).ID == "U0905" {
			t.Error("a wary party joins a battle of two of its enemies")
		}
	}
}

// AR-TPY-4: a wary party does not join even its own; the nearest battle within the leash is joined, then the
// lowest id.
func TestWhichBattlesThirdPartiesJoin(t *testing.T) {
	for stance, want := range map[content.Stance]string{content.WithArgot: "AR-TPY-4", content.Wary: "AR-TPY-5"} {
		s := siege(t, redTen, "zu01 1205", "mi01 1205", "mi02 1205", "zu02 1105", "mi03 1701", "ar02 0806")
		s.Stance[content.Zulon] = stance
		events := thirds(s)
		went(t, s, events, "zu02", s.Map.At(s.Pieces[block(t, s, "zu02")].At).ID, want)
	}
	s := siege(t, redTen, "zu02 1305", "ar01 1105", "mi01 1105", "mi02 1105", "ar03 1405", "mi04 1405", "mi05 1405", "mi03 1701", "ar02 0806")
	s.Stance[content.Zulon] = content.WithArgot
	if !s.leashed(content.Zulon, place(t, s, "1105")) {
		t.Fatal("1105 is outside the leash")
	}
	went(t, s, thirds(s), "zu02", "1405", "AR-TPY-4") // 1105 is farther
	s = siege(t, redTen, "zu02 1003", "ar01 0903", "mi01 0903", "mi02 0903", "mi03 1701", "ar02 0806")
	s.Stance[content.Zulon] = content.WithArgot
	if events := thirds(s); len(events) > 0 && events[0].Rule == "AR-TPY-4" {
		t.Error("Zulon joins a battle outside the leash")
	}
}

// AR-TPY-5: who stands overland follows no goal of the Undercity.
func TestGoalsBelowAreForThoseBelow(t *testing.T) {
	for _, enemy := range []string{"hs01 U0605", "mi02 1701"} {
		s := siege(t, redTen, "ba01 0805", enemy, "ar01 1712", "mi01 1701")
		s.Stance[content.Bargainer] = content.WithMineos
		events := thirds(s)
		went(t, s, events, "ba01", s.Map.At(s.Pieces[block(t, s, "ba01")].At).ID, "AR-TPY-5")
		if old := s.Map.Zone(atlas.OldTown); !old.Has(s.Pieces[block(t, s, "ba01")].At) && s.Map.At(s.Pieces[block(t, s, "ba01")].At).ID != "0806" {
			t.Errorf("ba01 went to %s, not toward Old Town", s.Map.At(s.Pieces[block(t, s, "ba01")].At).ID)
		}
	}
}

// AR-TPY-5, AR-TPY-12: the goals in order, along the shortest way with the lowest ids, never into the enemy.
func TestThirdPartiesFollowTheirGoals(t *testing.T) {
	// Bargainer: no enemy underground, so to U0705, then up to Old Town.
	s := siege(t, redTen, "ba01 U1007", "ba02 U0705", "ar01 1712", "mi01 1701")
	s.Stance[content.Bargainer] = content.WithMineos
	events := thirds(s)
	went(t, s, events, "ba02", "0705", "AR-TPY-5")
	went(t, s, events, "ba01", "U0805", "AR-TPY-5") // along Lamplit Way, with the extra location
	// The nearest enemy underground comes first; the group stops before it.
	s = siege(t, redTen, "ba01 U1007", "hs01 U0904", "hs02 U0904", "ar01 1712", "mi01 1701")
	s.Stance[content.Bargainer], s.Stance[content.Hespero] = content.WithMineos, content.Wary
	before := s.Map.Steps(place(t, s, "U1007"), place(t, s, "U0904"))
	thirds(s)
	if after := s.Map.Steps(s.Pieces[block(t, s, "ba01")].At, place(t, s, "U0904")); after >= before {
		t.Errorf("ba01 was %d steps from the enemy and is %d", before, after)
	}
	// Home: Hespero goes back to the Casino Ward, and stays there.
	s = siege(t, redTen, "hs01 U0704", "hs02 U0804", "ar01 1712", "mi01 1701")
	s.Stance[content.Hespero] = content.WithArgot
	events = thirds(s)
	went(t, s, events, "hs01", "U0804", "AR-TPY-5")
	went(t, s, events, "hs02", "U0804", "")
	// A step that the enemy holds is not taken.
	s = siege(t, redTen, "ba01 U0705", "ar01 0705", "ar02 0705", "mi01 1701")
	s.Stance[content.Bargainer] = content.WithMineos
	went(t, s, thirds(s), "ba01", "U0705", "")
}

// lodge puts four blocks of Hespero's party into a place.
func lodge(t testing.TB, s *State, at string) {
	for _, id := range []string{"hs02", "hs04", "he01", "zu03"} {
		b := put(t, s, id, at, 0)
		s.Pieces[b].Party = content.Hespero
	}
	s.Stance[content.Hespero] = content.WithArgot
}

// AR-TPY-5: home is the nearest home location with room; who is at home stays there. A step that is full is not
// taken, and nobody ends where it is full.
func TestThirdPartiesFindRoom(t *testing.T) {
	home := map[string]bool{}
	s := siege(t, redTen)
	for p := range s.Map.Zone(atlas.CasinoWard).All() {
		home[s.Map.At(p).ID] = true
	}
	passed, stayed := 0, 0
	for full := range home {
		for start := range s.Map.Here().All() {
			if s.Map.At(start).Map != atlas.Undercity || home[s.Map.At(start).ID] {
				continue
			}
			for _, id := range []string{"hs01", "hs03"} {
				s := siege(t, redTen, "ar01 1712", "mi01 1701", id+" "+s.Map.At(start).ID)
				lodge(t, s, full)
				b := block(t, s, id)
				roomy := *s.Map.Zone(atlas.CasinoWard)
				roomy.Remove(place(t, s, full))
				goal := s.Map.Nearest(start, &roomy)
				next, _ := s.Map.Toward(start, goal)
				events := thirds(s)
				stands(t, s, "hs02", full)
				switch at := s.Pieces[b].At; {
				case s.Map.At(next.Place).ID == full:
					stayed++
					went(t, s, events, id, s.Map.At(start).ID, "")
				case at == start || at == place(t, s, full) || s.Map.Steps(at, goal) >= s.Map.Steps(start, goal):
					t.Errorf("%s went from %s to %s with %s full", id, s.Map.At(start).ID, s.Map.At(at).ID, full)
				default:
					passed++
				}
			}
		}
	}
	if passed == 0 || stayed == 0 {
		t.Errorf("%d went and %d stayed", passed, stayed)
	}
}

// AR-TPY-6: Zulon goes no farther than 3 hexes from the woods, the others anywhere.
func TestLeash(t *testing.T) {
	s := siege(t, redTen)
	for _, test := range [...]struct {
		party Party
		at    string
		want  bool
	}{{content.Zulon, "1306", true}, {content.Zulon, "1003", false}, {content.Zulon, "U1206", false}, {content.Hespero, "1712", true}} {
		if got := s.leashed(test.party, place(t, s, test.at)); got != test.want {
			t.Errorf("%s is within the leash of %s: %v", test.at, test.party.ID(), got)
		}
	}
	for p := range s.Map.Here().All() {
		near := false
		for home := range s.Map.Zone(s.Content.Parties[content.Zulon].Home).All() {
			near = near || s.Map.Distance(home, p) <= 3
		}
		if s.leashed(content.Zulon, p) != near {
			t.Errorf("%s: leashed %v", s.Map.At(p).ID, !near)
		}
	}
}

// AR-TPY-1, AR-MOV-5: Hespero, the Bargainer, Zulon; their groups in id order, and nobody moves twice.
func TestThirdPartiesMoveInOrder(t *testing.T) {
	s := siege(t, redTen, "zu01 1003", "ba01 U0906", "ba02 U0706", "hs01 U0606", "hs02 0805", "ar16 1712", "mi24 1701")
	s.Stance[content.Bargainer], s.Stance[content.Hespero] = content.WithMineos, content.WithArgot
	last := -1
	seen := map[rules.Element]bool{}
	for _, e := range thirds(s) {
		if e.Kind != rules.PieceMoved {
			continue
		}
		b := content.NoBlock
		for x := range content.Block(content.BlockCount) {
			if s.BlockElement(x) == e.Subject {
				b = x
			}
		}
		if party := int(s.Pieces[b].Party); party < last {
			t.Errorf("%s moves after party %d", s.Content.At(b).ID, last)
		} else {
			last = party
		}
		if e.N == 1 && seen[e.Subject] {
			t.Errorf("%s moves twice", e.Subject)
		} else if e.N == 1 {
			seen[e.Subject] = true
		}
	}
	if last != int(content.Zulon) {
		t.Errorf("the last to move was party %d", last)
	}
}
