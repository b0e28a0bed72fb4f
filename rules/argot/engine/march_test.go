package engine

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// deal puts a card on top as that of this turn.
func deal(t testing.TB, s *State, card string) {
	t.Helper()
	i, ok := s.Content.FindCard(card)
	if !ok {
		t.Fatalf("no card %q", card)
	}
	at := slices.Index(s.Pile[:], uint8(i))
	s.Pile[0], s.Pile[at] = s.Pile[at], s.Pile[0]
}

// siege is the full siege with a block of each side far from everything, so that nobody has lost, and the
// blocks given, "mi10 1403", where they are told to stand. Argot moves first with a black card, else Mineos.
func siege(t testing.TB, card string, blocks ...string) *State {
	t.Helper()
	s := empty(t, "full_siege")
	deal(t, s, card)
	for _, b := range blocks {
		id, at, _ := strings.Cut(b, " ")
		put(t, s, id, at, 0)
	}
	return s
}

const (
	redTen    = "hearts_10"
	blackTen  = "spades_10"
	blackFive = "clubs_5"
)

// begun is a position in which the movement of the first side has begun.
func begun(s *State) *State {
	s.run()
	return s
}

// reached are the ids of the places where a block can end its move.
func reached(t testing.TB, s *State, id string) (ids []string) {
	t.Helper()
	var r Reach
	s.Reach(block(t, s, id), &r)
	for p := range r.Ends.All() {
		ids = append(ids, s.Map.At(p).ID)
	}
	return ids
}

// path is the canonical path of a block, as ids.
func path(t testing.TB, s *State, id, to, from string) string {
	t.Helper()
	by := atlas.Nowhere
	if from != "" {
		by = place(t, s, from)
	}
	var ids []string
	for _, p := range s.Path(nil, block(t, s, id), place(t, s, to), by) {
		ids = append(ids, s.Map.At(p).ID)
	}
	return strings.Join(ids, " ")
}

// stops checks why a block cannot go to a place; an empty rule: it can.
func stopped(t testing.TB, s *State, id, to, from, rule string) {
	t.Helper()
	by := atlas.Nowhere
	if from != "" {
		by = place(t, s, from)
	}
	why := s.WhyNot(block(t, s, id), place(t, s, to), by)
	switch {
	case why == nil && rule != "":
		t.Errorf("%s may go to %s, want it stopped by %s", id, to, rule)
	case why != nil && why.Rule != rule:
		t.Errorf("%s to %s: %s %s, want %q", id, to, why.Rule, why.Why.String(), rule)
	}
	var r Reach
	s.Reach(block(t, s, id), &r)
	if (why == nil) != r.Ends.Has(place(t, s, to)) && from == "" {
		t.Errorf("%s to %s: stopped %v, reached %v", id, to, why != nil, r.Ends.Has(place(t, s, to)))
	}
}

// named are the names of events.
func named(events []rules.Event) (names []string) {
	for _, e := range events {
		names = append(names, e.Name)
	}
	return names
}

// at checks where a block stands.
func stands(t testing.TB, s *State, id, at string) {
	t.Helper()
	if p := s.Pieces[block(t, s, id)]; p.Status != OnMap || s.Map.At(p.At).ID != at {
		t.Errorf("%s has status %d at %s, want it at %s", id, p.Status, s.Map.At(p.At).ID, at)
	}
}

// AR-EX-5, AR-GRD-4, AR-GRD-10, AR-GRD-11, AR-RUL-24: four locations along the Kraikos Road at movement 3, forest and
// hill or not, but not into the enemy.
func TestRoadsCarryOneLocationFarther(t *testing.T) {
	for _, test := range [...][2]string{{"mi10", "ar01"}, {"po02", "mi01"}} {
		s := siege(t, redTen, test[0]+" 1403", "mi24 0000", "ar16 1712")
		if got := path(t, s, test[0], "1104", ""); got != "1303 1304 1204 1104" {
			t.Errorf("%s goes %q", test[0], got)
		}
		s = siege(t, redTen, test[0]+" 1403", test[1]+" 1104", "mi24 0000", "ar16 1712")
		stopped(t, s, test[0], "1104", "", "AR-GRD-10")
		stopped(t, s, test[0], "1204", "", "")
		if got := path(t, s, test[0], "1204", ""); got != "1303 1304 1204" {
			t.Errorf("%s goes %q", test[0], got)
		}
	}
}

// AR-EX-21, AR-GRD-4: a road through the city leads no farther than the first location if it ends in the
// enemy; else past it, with the extra location.
func TestStreetsDoNotLeadIntoTheEnemy(t *testing.T) {
	for _, test := range [...][2]string{{"mi10", "ar01"}, {"po02", "mi01"}} {
		s := siege(t, redTen, test[0]+" 0905", test[1]+" 0806", "mi24 0000", "ar16 1712")
		stopped(t, s, test[0], "0806", "0805", "AR-GRD-4")
		stopped(t, s, test[0], "0805", "", "")
		s = siege(t, redTen, test[0]+" 0905", "mi24 0000", "ar16 1712")
		if got := path(t, s, test[0], "0606", ""); got != "0805 0806 0706 0606" {
			t.Errorf("%s goes %q", test[0], got)
		}
	}
}

// AR-EX-6, AR-GRD-4, AR-GRD-5: a ford ends a move on entering it, and so does the far bank.
func TestFordsAreCrossedInTwoTurns(t *testing.T) {
	s := siege(t, redTen, "mi10 1008", "mi24 0000", "ar16 1712")
	stopped(t, s, "mi10", "1108", "", "")
	stopped(t, s, "mi10", "1208", "1108", "AR-GRD-4")
	s = siege(t, redTen, "mi10 1108", "mi24 0000", "ar16 1712")
	stopped(t, s, "mi10", "1208", "", "")
	stopped(t, s, "mi10", "1308", "1208", "AR-GRD-5")
}

// AR-EX-7, AR-GRD-8, AR-MAP-4, AR-MAP-5: through the tunnel into the Sanctuary with the last point, and out
// of it by the tunnel only.
func TestTheSanctuaryIsReachedFromBelow(t *testing.T) {
	s := siege(t, redTen, "mi01 U0607", "ar02 0707", "ar03 0607", "mi24 0000", "ar16 1712")
	if got := path(t, s, "mi01", "0707", ""); got != "U0707 0707" {
		t.Errorf("mi01 goes %q", got)
	}
	if got := reached(t, s, "ar02"); !slices.Equal(got, []string{"U0707"}) {
		t.Errorf("ar02 leaves the Sanctuary for %v", got)
	}
	stopped(t, s, "ar03", "0707", "", "AR-MAP-5")
	stopped(t, s, "ar02", "0607", "", "AR-GRD-9")
	// AR-GRD-8: the way down ends a move too.
	stopped(t, s, "ar02", "U0607", "", "AR-GRD-8")
	stopped(t, s, "ar16", "U0707", "", "AR-AIR-6")
}

// AR-GRD-9, AR-MAP-7, AR-GRD-2: walls, rivers and split hexes part ground blocks but at gates and bridges;
// they stay on land.
func TestGroundBlocksGoByGatesAndBridges(t *testing.T) {
	s := siege(t, redTen, "mi10 0703", "mi11 0809", "mi12 0504a", "ar16 1712", "ar14 0405")
	stopped(t, s, "mi10", "0704", "", "")         // the North Gate
	stopped(t, s, "mi10", "0804", "", "AR-GRD-9") // the wall beside it
	stopped(t, s, "mi11", "0808", "", "")         // the Pontia Gate on its bridge
	stopped(t, s, "mi11", "0908", "", "AR-GRD-9") // the river
	stopped(t, s, "mi12", "0504b", "", "AR-GRD-9")
	stopped(t, s, "mi12", "0404", "", "")
	stopped(t, s, "mi12", "0303", "", "AR-GRD-2")
	stopped(t, s, "ar14", "0604", "", "AR-SEA-2")
	stopped(t, s, "mi10", "1003", "", "AR-GRD-4") // the hills 0901 to 0903 lie between
	stopped(t, s, "mi10", "0803", "", "")         // over open land
	stopped(t, s, "mi10", "1703", "", "AR-BLK-6")
}

// AR-GRD-4, AR-GRD-7: off the road terrain that stops and enemies end a move.
func TestWhatEndsAMove(t *testing.T) {
	s := siege(t, redTen, "mi08 1105", "ar02 1205", "ar03 1206", "ar04 1204", "ar16 1712", "mi24 0000")
	stopped(t, s, "mi08", "1205", "", "")
	stopped(t, s, "mi08", "1305", "1205", "AR-GRD-7")
	s = siege(t, redTen, "mi08 1205", "ar16 1712", "mi24 0000")
	stopped(t, s, "mi08", "1306", "1206", "AR-GRD-4") // 1206 is a forest
	// AR-GRD-4: the forest 1207 ends a move, so nobody comes through it.
	if got := path(t, s, "mi08", "1406", ""); strings.Contains(got, "1206") || strings.Contains(got, "1207") {
		t.Errorf("mi08 goes %q through a forest", got)
	}
}

// AR-STK-2, AR-INV-11: as many ground blocks as fit cross a hexside in a movement turn; each party has its
// own count, and it is gone in the next movement turn.
func TestHexsidesLetSoManyCross(t *testing.T) {
	// The North Gate lets 3 through, 4 once it has fallen.
	for limit := 3; limit <= 4; limit++ {
		s := siege(t, redTen, "mi01 0703", "mi02 0703", "mi03 0703", "mi04 0703", "ar16 1712")
		if limit == 4 {
			s.Gates[s.Map.FindGate("north_gate")].Strength = 0
		}
		begun(s)
		play(t, s, "activate 0703")
		side := s.Map.Between(place(t, s, "0703"), place(t, s, "0704"))
		for i, id := range []string{"mi01", "mi02", "mi03", "mi04"} {
			move := "march " + id + " 0704 0703"
			if i < limit {
				play(t, s, move)
				stands(t, s, id, "0704")
				continue
			}
			refused(t, s, move, "AR-STK-2")
			why := s.WhyNot(block(t, s, id), place(t, s, "0704"), atlas.Nowhere)
			if got := why.Why.String(); got != "Only 3 may cross here this turn." {
				t.Error(got)
			}
		}
		if s.Asked == AskMarch {
			play(t, s, "end group")
			play(t, s, "end movement")
		}
		if s.Asker == Mineos || s.crossed[side] != 0 {
			t.Errorf("in the next movement turn %d have crossed already", s.crossed[side])
		}
	}
	for _, test := range [...]struct {
		from, to string
		limit    int
	}{{"1407b", "1506", 4}, {"1506", "1507", 2}, {"1008", "1108", 2}, {"U0706", "U0807", 2}, {"0705", "U0705", 2}, {"1303", "1304", 4}} {
		s := siege(t, redTen, "mi01 "+test.from, "mi02 "+test.from, "mi03 "+test.from, "mi17 "+test.from, "mi10 "+test.from, "ar16 1712")
		side := s.Map.Between(place(t, s, test.from), place(t, s, test.to))
		if side == atlas.NoSide {
			continue
		}
		if got := s.limit(side); got != test.limit {
			t.Errorf("%d cross from %s to %s, want %d", got, test.from, test.to, test.limit)
		}
	}
}

// AR-STK-1: a place that is full is no end of a move, and is passed through (AR-MOV-7).
func TestFullPlacesArePassedThrough(t *testing.T) {
	s := siege(t, redTen, "mi10 1005", "mi01 1105", "mi02 1105", "mi03 1105", "mi04 1105", "ar16 1712")
	stopped(t, s, "mi10", "1105", "", "AR-STK-1")
	stopped(t, s, "mi10", "1205", "1105", "")
	// AR-STK-1: trains take no room.
	s.Pieces[block(t, s, "mi04")].Status = Removed
	s.lift(block(t, s, "mi04"))
	s.Pieces[block(t, s, "ar17")].Party = content.Mineos
	put(t, s, "ar17", "1105", 0)
	stopped(t, s, "mi10", "1105", "", "")
	put(t, s, "mi04", "1105", 0)
	s.Pieces[block(t, s, "ar18")].Party = content.Mineos
	put(t, s, "ar18", "1106", 0)
	stopped(t, s, "ar18", "1105", "", "")
}

// AR-STK-2: what one party has crossed does not bind another.
func TestEachPartyHasItsOwnCrossings(t *testing.T) {
	s := siege(t, redTen, "mi10 1005", "ar01 0904", "ar02 0905")
	s.Movement.Party = content.Mineos
	side := s.Map.Between(place(t, s, "0905"), place(t, s, "1005"))
	s.crossed[side] = 3
	stopped(t, s, "mi10", "0905", "", "AR-STK-2")
	stopped(t, s, "ar02", "1005", "", "")
}

// AR-MOV-7: nobody enters a fight between two enemies; wings fly through.
func TestFightsOfEnemiesAreNotEntered(t *testing.T) {
	s := siege(t, redTen, "mi10 1106", "ar01 1206", "zu01 1206", "mi26 1105", "ar16 1712")
	stopped(t, s, "mi10", "1206", "", "AR-MOV-7")
	stopped(t, s, "mi26", "1206", "", "AR-MOV-7")
	stopped(t, s, "mi26", "1307", "1206", "AR-MOV-6")
	if got := path(t, s, "mi26", "1306", ""); got == "" {
		t.Error("mi26 does not fly past")
	}
}

// AR-TRN-8, AR-RUL-58: a train does not lead an attack.
func TestTrainsLeadNoAttack(t *testing.T) {
	s := siege(t, blackTen, "ar17 1005", "ar01 1005", "mi01 1105", "mi24 0000")
	begun(s)
	play(t, s, "activate 1005")
	refused(t, s, "march ar17 1105 1005", "AR-TRN-8")
	play(t, s, "march ar01 1105 1005")
	play(t, s, "march ar17 1105 1005")
	stands(t, s, "ar17", "1105")
	// Another train or a ship is no escort.
	s = siege(t, blackTen, "ar17 1005", "ar18 1105", "mi24 1105", "ar01 0806")
	stopped(t, s, "ar17", "1105", "", "AR-TRN-8")
	s = siege(t, blackTen, "ar17 0606", "ar14 0506", "mi01 0506", "ar01 0806")
	stopped(t, s, "ar17", "0506", "", "AR-TRN-8")
}

// AR-MOV-1, AR-INI-2, AR-MOV-5: the side of the card's colour moves all it wishes, then the other, then the third
// parties; AR-MOV-8: either may end its movement with tokens left and nobody moved.
func TestTheSidesMoveInTurn(t *testing.T) {
	for card, first := range map[string]rules.Seat{redTen: Mineos, blackTen: Argot} {
		s := siege(t, card, "mi01 1704", "mi02 1701", "ar01 0806", "ar02 0807", "zu01 1003")
		s.run()
		var events []rules.Event
		for _, seat := range []rules.Seat{first, 1 - first} {
			if s.Asker != seat || s.Asked != AskGroup || s.Movement.Used != 0 || s.Movement.Tokens != 10 {
				t.Fatalf("%s: seat %d is asked %d, want seat %d", card, s.Asker, s.Asked, seat)
			}
			stands(t, s, "zu01", "1003")
			events = play(t, s, "end movement")
		}
		names := named(events)
		ended, moved, combat := slices.Index(names, "movement_ended"), slices.Index(names, "moved"), slices.Index(names, "phase_began")
		if ended < 0 || moved < ended || combat < moved || events[moved].Subject != "block:zu01" {
			t.Errorf("%s: told %v", card, names)
		}
		for id, at := range map[string]string{"mi01": "1704", "mi02": "1701", "ar01": "0806", "ar02": "0807"} {
			stands(t, s, id, at)
		}
	}
}

// AR-INI-3: a movement that ends by itself, since nobody can be moved, says so; one that is ended does not.
func TestAMovementInWhichNobodyCanMoveSaysSo(t *testing.T) {
	s := siege(t, redTen, "mi01 1704")
	s.run()
	var said []int16
	for _, e := range play(t, s, "end movement") {
		if e.Name == "movement_ended" {
			said = append(said, e.M)
		}
	}
	if !slices.Equal(said, []int16{Unmoved, Stuck | Unmoved}) {
		t.Errorf("that nobody can move is told as %v of Mineos, who could, and Argot, who could not", said)
	}
}

// AR-MOV-2, AR-MOV-8: each block of a group goes where it likes, in any order, or stays.
func TestEachBlockOfAGroupGoesItsWay(t *testing.T) {
	s := siege(t, redTen, "mi10 1104", "mi11 1104", "mi12 1104", "mi24 1104", "mi01 1701", "mi13 1204", "ar01 0806")
	begun(s)
	play(t, s, "activate 1204")
	play(t, s, "march mi13 1104 1204")
	play(t, s, "activate 1104")
	play(t, s, "march mi12 1105 1104")
	play(t, s, "march mi24 1003 1104")
	play(t, s, "march mi10 1004 1104")
	play(t, s, "end group")
	for id, at := range map[string]string{"mi10": "1004", "mi11": "1104", "mi12": "1105", "mi24": "1003"} {
		stands(t, s, id, at)
	}
	if s.Movement.Used != 2 {
		t.Errorf("%d tokens are used", s.Movement.Used)
	}
	// AR-MOV-3: the one that was left has its turn with another token.
	play(t, s, "activate 1104")
	if want := content.BlocksOf(block(t, s, "mi11")); s.Movement.Group != want {
		t.Errorf("activated again it is the group %v, want %v", s.Movement.Group, want)
	}
	refused(t, s, "march mi10 1005 1004", "AR-MOV-3")
	play(t, s, "march mi11 1005 1104")
}

// AR-MOV-4, AR-BLK-6: tokens, movement and terrain limit movement, the strength of a block does not.
func TestStrengthDoesNotSlow(t *testing.T) {
	s := siege(t, redTen, "mi10 1104", "ar16 1712")
	before := reached(t, s, "mi10")
	s.Pieces[block(t, s, "mi10")].Strength = 1
	if after := reached(t, s, "mi10"); !slices.Equal(before, after) || len(before) < 20 {
		t.Errorf("at one step it reaches %d places, at four %d", len(after), len(before))
	}
}

// AR-GRD-1: each kind moves in its own way from the same harbour.
func TestKindsMoveInTheirOwnWay(t *testing.T) {
	s := siege(t, redTen, "ar01 0505", "ar15 0505", "ar16 0505", "mi01 1701")
	for id, want := range map[string][3]bool{"ar01": {true, false, false}, "ar15": {false, true, false}, "ar16": {true, true, true}} {
		for i, p := range []string{"0504b", "0405", "0605"} {
			var r Reach
			s.Reach(block(t, s, id), &r)
			if i == 0 && id == "ar15" {
				continue // a dock is open to both
			}
			if got := r.Ends.Has(place(t, s, p)); got != want[i] {
				t.Errorf("%s reaches %s: %v", id, p, got)
			}
		}
	}
}

// AR-MOV-6, AR-RUL-39: fewest locations, then most road hexsides, then the smallest ids.
func TestCanonicalPaths(t *testing.T) {
	s := siege(t, redTen, "mi10 1005", "ar16 1712")
	for to, want := range map[string]string{
		"1107": "1106 1107",      // two locations, not 1006b 1106 1107
		"1306": "1105 1205 1306", // 1205 before 1206, and 1206 is a forest
		"1304": "1104 1204 1304", // along the road
	} {
		if got := path(t, s, "mi10", to, ""); got != want {
			t.Errorf("mi10 goes to %s by %q, want %q", to, got, want)
		}
	}
	events := play(t, begun(s), "activate 1005")
	if names := named(events); !slices.Contains(names, "activated") {
		t.Errorf("told %v", names)
	}
}

// AR-EX-22, AR-INI-3, AR-MOV-2, AR-MOV-3, AR-MOV-5, AR-RUL-37, AR-RUL-38: five tokens, a sixth activation is refused; a location is
// activated again for blocks left standing only; third parties need no tokens.
func TestTokens(t *testing.T) {
	s := siege(t, blackFive, "ar01 0806", "ar02 0806", "ar03 0805", "ar04 0804", "ar05 0904", "po01 1711", "po02 1611", "mi01 1701", "zu01 1306", "zu02 1307", "zu03 1405")
	s.run()
	if s.Asker != Argot || s.Movement.Tokens != 5 {
		t.Fatalf("seat %d has %d tokens", s.Asker, s.Movement.Tokens)
	}
	play(t, s, "activate 0806")
	play(t, s, "march ar01 0705 0806")
	refused(t, s, "march ar01 0805 0705", "AR-MOV-3")
	refused(t, s, "march ar03 0805 0805", "AR-MOV-2")
	play(t, s, "end group")
	refused(t, s, "activate 0705", "AR-MOV-3")
	play(t, s, "activate 0806")
	play(t, s, "end group")
	for _, p := range []string{"0805", "0804", "0904"} {
		play(t, s, "activate "+p)
		if p == "0904" {
			refused(t, s, "activate 1711", "AR-INI-3")
		} else {
			refused(t, s, "activate 1711", "AR-MOV-2")
		}
		play(t, s, "end group")
	}
	if s.Asker != Mineos || s.Movement.Tokens != 5 {
		t.Errorf("with all tokens used seat %d is asked, with %d tokens", s.Asker, s.Movement.Tokens)
	}
}
