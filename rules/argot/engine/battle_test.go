package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// sides are the seats as attacker, with blocks of the same numbers: an attacker and a defender of letter C.
var sides = []struct {
	name       string
	fights     []Party
	attackers  []string // letters B, C, D or the nearest
	defenders  []string
	seat, foes rules.Seat
}{
	{"Mineos attacks", mineosFights, []string{"mi10", "mi12", "mi13"}, []string{"ar01", "ar02", "ar05"}, Mineos, Argot},
	{"Argot attacks", argotFights, []string{"ar01", "ar02", "ar05"}, []string{"mi10", "mi12", "mi13"}, Argot, Mineos},
}

// holdAll lets everybody hold until something else is asked.
func holdAll(t testing.TB, s *State) (events []rules.Event) {
	t.Helper()
	for s.Asked == AskAction {
		b := s.choices[0].Args[0]
		events = append(events, play(t, s, "hold "+s.Content.Blocks[b].ID)...)
	}
	return events
}

func TestLettersActInOrderTheDefenderFirst(t *testing.T) {
	// AR-EX-24 AR-CMB-3 AR-BLK-3 AR-CMB-4
	for _, c := range []struct {
		fights    []Party
		defenders []string
		attackers []string
		order     string
	}{
		{mineosFights, []string{"ar05", "ar02"}, []string{"mi18", "mi01"}, "mi18 ar05 mi01 ar02"},
		{argotFights, []string{"mi13", "mi10"}, []string{"ar11", "ar05"}, "ar11 mi13 ar05 mi10"},
		{mineosFights, []string{"ar02", "ar17", "ar13"}, []string{"mi10", "mi04", "mi18"}, "ar13 mi18 ar02 mi10 ar17 mi04"},
	} {
		s := field(t)
		for _, id := range c.defenders {
			put(t, s, id, "1105", 0)
		}
		for _, id := range c.attackers {
			enter(t, s, id, "1104", "1105", 0)
		}
		combat(t, s, c.fights)
		if got := ids(s, s.Order(nil)); got != c.order {
			t.Errorf("order %s, want %s", got, c.order)
		}
		var acted []content.Block
		for s.Battle.Round == 1 {
			acted = append(acted, blockOf(s.choices[0]))
			play(t, s, "hold "+s.Content.Blocks[blockOf(s.choices[0])].ID)
		}
		if got := ids(s, acted); got != c.order {
			t.Errorf("acted %s, want %s", got, c.order)
		}
	}
}

func ids(s *State, blocks []content.Block) string {
	list := ""
	for i, b := range blocks {
		if i > 0 {
			list += " "
		}
		list += s.Content.Blocks[b].ID
	}
	return list
}

func TestTheUpgradedFaceHasItsOwnLetter(t *testing.T) {
	// AR-CMB-3 AR-ARM-11
	s := field(t)
	s.Pieces[put(t, s, "ar04", "1105", 0)].Upgraded = true
	enter(t, s, "mi18", "1104", "1105", 0)
	combat(t, s, mineosFights)
	if s.Battle.Letter != 0 || s.Battle.Role != Defender || s.Asker != Argot {
		t.Errorf("wardens with pitch act as A: %+v", s.Battle)
	}
}

func TestThePlayerOrdersBlocksOfOneLetter(t *testing.T) {
	// AR-CMB-7 AR-RUL-41
	for _, c := range sides {
		s := field(t)
		put(t, s, c.defenders[0], "1105", 4)
		a, b := enter(t, s, c.attackers[0], "1104", "1105", 4), enter(t, s, c.attackers[1], "1104", "1105", 4)
		combat(t, s, c.fights)
		play(t, s, "hold "+c.defenders[0])
		if s.Asker != c.seat || !offered(t, s, "attack "+c.attackers[0]) || !offered(t, s, "attack "+c.attackers[1]) || !offered(t, s, "hold "+c.attackers[1]) {
			t.Fatalf("%s: %s", c.name, choices(s))
		}
		play(t, s, "hold "+c.attackers[1])
		refused(t, s, "hold "+c.attackers[1], "AR-CMB-3")
		refused(t, s, "attack "+c.defenders[0], "AR-HIT-2")
		if s.Acts(b) || !s.Acts(a) || offered(t, s, "attack "+c.attackers[1]) {
			t.Errorf("%s: a block acts once a round: %s", c.name, choices(s))
		}
	}
}

func TestAfterThreeRoundsTheWeakerSideLeavesTheAttackerOnATie(t *testing.T) {
	// AR-EX-11 AR-CMB-5 AR-CMB-6 AR-RET-2 AR-RET-5 AR-RET-8 AR-INV-12
	for _, c := range sides {
		s := field(t)
		d1, d2 := put(t, s, c.defenders[0], "1105", 4), put(t, s, c.defenders[1], "1105", 4)
		a1, a2 := enter(t, s, c.attackers[0], "1104", "1105", 4), enter(t, s, c.attackers[1], "1205", "1105", 4)
		put(t, s, c.defenders[2], "1205", 4)
		combat(t, s, c.fights)
		events := holdAll(t, s)
		if n := s.Battle.Round; s.Asked == AskAction || n > 3 {
			t.Fatalf("%s: round %d", c.name, n)
		}
		if e := event(t, events, "eliminated"); e.Subject != s.BlockElement(a2) || e.Rule != "AR-RET-5" {
			t.Errorf("%s: whose origin is held by the enemy is destroyed: %+v", c.name, e)
		}
		if e := event(t, events, "retreated"); e.Subject != s.BlockElement(a1) || e.Rule != "AR-CMB-6" {
			t.Errorf("%s: %+v", c.name, e)
		}
		remains(t, s, a1, "1104", 4)
		remains(t, s, a2, gone, 0)
		remains(t, s, d1, "1105", 4)
		remains(t, s, d2, "1105", 4)
		if s.Asked != AskRegroup || s.Asker != c.foes {
			t.Errorf("%s: the defender has won: %v of %v", c.name, s.Asked, s.Asker)
		}
	}
}

func TestTheFewerDefendersLeave(t *testing.T) {
	// AR-CMB-6 AR-RET-3 AR-RET-8
	for _, c := range sides {
		s := field(t)
		d := put(t, s, c.defenders[0], "1105", 4)
		enter(t, s, c.attackers[0], "1104", "1105", 1)
		enter(t, s, c.attackers[1], "1205", "1105", 1)
		combat(t, s, c.fights)
		holdAll(t, s)
		id := c.defenders[0]
		wants(t, s, AskWithdrawal, c.foes, "retreat "+id+" 1005, retreat "+id+" 1106, retreat "+id+" 1204, retreat "+id+" 1206")
		refused(t, s, "retreat "+id+" 1104", "AR-RET-3")
		refused(t, s, "retreat "+id+" 1305", "AR-RET-4")
		refused(t, s, "retreat "+c.attackers[0]+" 1104", "AR-RET-8")
		play(t, s, "retreat "+id+" 1106")
		remains(t, s, d, "1106", 4)
		if s.Asked != AskRegroup || s.Asker != c.seat {
			t.Errorf("%s: %v of %v", c.name, s.Asked, s.Asker)
		}
	}
}

func TestWingsAgainstWhoCannotHitThem(t *testing.T) {
	// AR-EX-20 AR-AIR-1 AR-AIR-4 AR-AIR-5 AR-RET-6 AR-CMB-9 AR-RUL-55
	s := field(t)
	watch := put(t, s, "ar02", "1105", 0)
	wings := enter(t, s, "mi24", "1104", "1105", 2)
	combat(t, s, mineosFights)
	for range 3 {
		play2(t, s, "attack mi24", 1, 1)
		if s.Asked == AskAction && s.Asker == Argot {
			if offered(t, s, "attack ar02") {
				t.Fatal("the Watch can hit wings")
			}
			refused(t, s, "attack ar02", "AR-CMB-9")
			play(t, s, "hold ar02")
		}
	}
	wants(t, s, AskWithdrawal, Mineos, "retreat mi24 1005, retreat mi24 1104, retreat mi24 1106, retreat mi24 1204, retreat mi24 1205, retreat mi24 1206")
	play(t, s, "retreat mi24 1106")
	remains(t, s, wings, "1106", 2)
	remains(t, s, watch, "1105", 4)
}

func TestWhoEntersAfterTheDefendersLeftIsTheAttacker(t *testing.T) {
	// AR-EX-26 AR-RUL-64 AR-FRT-3 AR-RET-2 AR-RET-3
	s := field(t)
	s.Phase = MovementPhase
	gryphons := put(t, s, "ar16", "0905", 0)
	bulls := enter(t, s, "mi10", "1005", "0905", 0)
	s.settle(place(t, s, "0905"))
	s.shift(gryphons, place(t, s, "0605"))
	s.settle(place(t, s, "0905"))
	wardens := enter(t, s, "ar04", "0805", "0905", 0)
	if s.RoleOf(place(t, s, "0905"), content.Argot) != Attacker || s.Modifier(bulls, AtBlocks).Total != 2 || s.Modifier(wardens, AtBlocks).Total != 1 {
		t.Errorf("roles: %+v", s.Meets(place(t, s, "0905")))
	}
	s.Phase = CombatPhase
	combat(t, s, mineosFights)
	if s.Result != quiet {
		t.Fatalf("Mineos begins no battle: %s", choices(s))
	}
	s.Result = Undecided
	s.Stack.Push(Frame{Kind: FrameNone})
	combat(t, s, argotFights)
	if got := retreats(s, wardens); got != "0805" {
		t.Errorf("the Wardens may retreat to %s", got)
	}
	if got := retreats(s, bulls); got != "0904 0906 1005 1006a" {
		t.Errorf("Mineos may retreat to %s", got)
	}
}

// retreats are the places to which a block may retreat.
func retreats(s *State, b content.Block) (list string) {
	for n, bar := range s.Retreats(b) {
		if bar == NoBar {
			if list != "" {
				list += " "
			}
			list += s.Map.At(n.Place).ID
		}
	}
	return list
}

func TestBattlesAreThoseOfWhoBeganThem(t *testing.T) {
	// AR-CMB-1 AR-CMB-2 AR-CMB-8
	s := field(t)
	put(t, s, "ar02", "1105", 4)
	enter(t, s, "mi10", "1104", "1105", 4)
	put(t, s, "ar01", "1304", 4)
	enter(t, s, "mi12", "1204", "1304", 4)
	put(t, s, "mi04", "1108", 4)
	enter(t, s, "ar05", "1208", "1108", 4)
	combat(t, s, []Party{content.Mineos, content.Argot})
	wants(t, s, AskBattle, Mineos, "fight 1105, fight 1304")
	refused(t, s, "fight 1108", "AR-CMB-2")
	refused(t, s, "fight 1104", "AR-CMB-8")
	play(t, s, "fight 1105")
	if s.Battle.Place != place(t, s, "1105") || s.Battle.Round != 1 {
		t.Errorf("%+v", s.Battle)
	}
	holdAll(t, s)
	play(t, s, "end regroup")
	if s.Battle.Place != place(t, s, "1304") {
		t.Errorf("the other battle follows: %+v", s.Battle)
	}
	holdAll(t, s)
	play(t, s, "end regroup")
	if s.Battle.Place != place(t, s, "1108") {
		t.Errorf("then Argot's: %+v", s.Battle)
	}
}

func TestShipsAndGroundShareALocationInPeace(t *testing.T) {
	// AR-EX-18 AR-CMB-8 AR-CMB-9 AR-CMB-10 AR-SEA-1 AR-SEA-9 AR-GRD-3 AR-RUL-42 AR-RUL-61
	s := field(t)
	w1, w2 := put(t, s, "ar01", "0506", 4), put(t, s, "ar02", "0506", 4)
	galley := put(t, s, "ar14", "0506", 3)
	barge := enter(t, s, "mi21", "0405", "0506", 3)
	cargo := load(t, s, "mi10", "mi21")
	if s.Engaged(w1) || s.Engaged(w2) || !s.Engaged(galley) || !s.Engaged(barge) {
		t.Error("only the ships are engaged")
	}
	if s.EngagedIn(place(t, s, "0506"), Defender) != 1 || s.EngagedIn(place(t, s, "0506"), Attacker) != 1 {
		t.Error("the sea battle counts ships only")
	}
	combat(t, s, mineosFights)
	wants(t, s, AskAction, Argot, "attack ar14, retreat ar14 0406, retreat ar14 0407, retreat ar14 0505, retreat ar14 0507, hold ar14")
	play2(t, s, "attack ar14", 5, 5, 5)
	remains(t, s, barge, gone, 0)
	remains(t, s, cargo, gone, 0)
	if s.Pieces[cargo].Status != Eliminated || s.Asker != Argot || s.Asked != AskRegroup {
		t.Errorf("cargo goes down with its ship: %v of %v", s.Asked, s.Asker)
	}
}

func TestNoBattleBetweenThoseWhoCannotHitEachOther(t *testing.T) {
	// AR-CMB-8 AR-RUL-42
	s := field(t)
	put(t, s, "ar01", "0506", 4)
	enter(t, s, "mi19", "0405", "0506", 3)
	combat(t, s, mineosFights)
	if s.Result != quiet || s.BattleAt(place(t, s, "0506")) {
		t.Errorf("%s", choices(s))
	}
}

func TestWhoCanHitWhom(t *testing.T) {
	// AR-CMB-9 AR-SEA-1 AR-AIR-1 AR-AIR-4 AR-RNG-2 AR-TRN-3
	s := field(t)
	blocks := []string{"mi10", "mi17", "mi19", "mi24", "ar17"} // ground, ranged, sea, air, train
	want := []string{"11001", "11011", "00100", "11111", "00000"}
	for i, id := range blocks {
		for j, target := range blocks {
			if got := s.CanTarget(block(t, s, id), block(t, s, target)); got != (want[i][j] == '1') {
				t.Errorf("%s hits %s: %t", id, target, got)
			}
		}
	}
}

func TestABattleEndsWithTheLastEngagedBlockOfARole(t *testing.T) {
	// AR-CMB-11 AR-REG-3 AR-RUL-42
	for _, c := range sides {
		s := field(t)
		put(t, s, c.defenders[0], "1105", 1)
		enter(t, s, c.attackers[0], "1104", "1105", 4)
		enter(t, s, c.attackers[1], "1104", "1105", 4)
		combat(t, s, c.fights)
		play(t, s, "hold "+c.defenders[0])
		events := play2(t, s, "attack "+c.attackers[0], 6, 1, 1, 1)
		e := event(t, events, "battle_ended")
		if e.N != int16(Attacker) || e.M != 1 || e.Seat != c.seat || s.Battle != (Battle{}) || s.Asked != AskRegroup {
			t.Errorf("%s: %+v, %+v", c.name, e, s.Battle)
		}
		if told(events) != "attack_rolled steps_lost eliminated battle_ended" {
			t.Errorf("%s: %s", c.name, told(events))
		}
	}
}

func TestAllBlocksAreRevealedInBattle(t *testing.T) {
	// AR-CMB-12 AR-RUL-43 AR-SEA-9
	s := field(t)
	watch, galley := put(t, s, "ar01", "0506", 3), put(t, s, "ar14", "0506", 2)
	cargo := load(t, s, "ar02", "ar14")
	bulls := enter(t, s, "mi10", "0606", "0506", 4)
	other := put(t, s, "ar05", "0605", 4)
	events := combat(t, s, mineosFights)
	if told(events) != "battle_began revealed revealed revealed revealed round_began" {
		t.Errorf("%s", told(events))
	}
	for _, b := range []content.Block{watch, galley, bulls} {
		if seen := s.Pieces[b].Seen; !seen.Known || seen.Strength != s.Pieces[b].Strength || seen.Day != 1 || seen.Turn != 1 {
			t.Errorf("%s: %+v", s.Content.Blocks[b].ID, seen)
		}
	}
	if s.Pieces[other].Seen.Known || s.Pieces[cargo].Seen.Known {
		t.Error("who is not in the battle, and cargo when it is over, is not known")
	}
	play2(t, s, "attack ar01", 6, 1, 1)
	handle := s.Pieces[bulls].Handle
	holdAll(t, s)
	if seen := s.Pieces[bulls].Seen; seen.Strength != 3 || s.Pieces[bulls].Handle != handle {
		t.Errorf("what was seen last is remembered: %+v", seen)
	}
	o := s.Clone()
	o.Options.Open = true
	o.events = o.events[:0]
	o.reveal(other)
	if len(o.events) != 0 || !o.Pieces[other].Seen.Known {
		t.Error("open blocks need no revealing")
	}
}

func TestWhoEntersAVacatedLocationMeetsNobody(t *testing.T) {
	// AR-RUL-53 AR-RUL-64 AR-CTL-3
	s := field(t)
	s.Phase = MovementPhase
	p := place(t, s, "1105")
	left := put(t, s, "ar02", "1105", 4)
	s.shift(left, place(t, s, "1106"))
	s.settle(p)
	first := enter(t, s, "mi10", "1104", "1105", 4)
	if s.RoleOf(p, content.Mineos) != Defender || s.BattleAt(p) {
		t.Error("nobody was there when it entered")
	}
	enter(t, s, "ar05", "1204", "1105", 4)
	if s.RoleOf(p, content.Argot) != Attacker || s.RoleOf(p, s.Pieces[first].Party) != Defender || s.nextBattle(content.Mineos, 0) == p || s.nextBattle(content.Argot, 0) != p {
		t.Errorf("the role is fixed at entry: %+v", s.Meets(p))
	}
}

func TestTheOrderLeavesOutWhoseTurnHasPassed(t *testing.T) {
	// AR-CMB-3
	s := field(t)
	put(t, s, "ar17", "1105", 4)
	put(t, s, "ar02", "1105", 4)
	enter(t, s, "mi04", "1104", "1105", 4)
	s.Battle = Battle{Place: place(t, s, "1105"), Round: 1, Letter: 3, Role: Attacker}
	if got := ids(s, s.Order(nil)); got != "mi04" {
		t.Errorf("order %s", got)
	}
}

func TestOnlyEngagedBlocksWithdraw(t *testing.T) {
	// AR-CMB-10 AR-RET-8 AR-CMB-6
	s := field(t)
	watch, galley := put(t, s, "ar02", "0506", 4), put(t, s, "ar14", "0506", 3)
	enter(t, s, "mi10", "0606", "0506", 4)
	enter(t, s, "mi12", "0606", "0506", 4)
	combat(t, s, mineosFights)
	holdAll(t, s)
	wants(t, s, AskWithdrawal, Argot, "retreat ar02 0505, retreat ar02 0507")
	refused(t, s, "retreat ar14 0505", "AR-RET-8")
	play(t, s, "retreat ar02 0507")
	remains(t, s, watch, "0507", 4)
	remains(t, s, galley, "0506", 3)
	if s.Asked != AskRegroup || s.Asker != Mineos {
		t.Errorf("%v of %v", s.Asked, s.Asker)
	}
}

// TestArgotIsRevealedFirst lets a block that went over fight one of its old army: in the order of their numbers
// a hidden one would tell by its place among the others what it is (AR-INV-15).
func TestArgotIsRevealedFirst(t *testing.T) {
	s := field(t)
	s.Pieces[put(t, s, "ar10", "0605", 4)].Party = content.Mineos
	put(t, s, "ar16", "0605", 2)
	s.events = s.events[:0]
	var order []rules.Element
	s.revealAll(place(t, s, "0605"))
	for _, e := range s.events {
		order = append(order, e.Subject)
	}
	if !slices.Equal(order, []rules.Element{"block:ar16", "block:ar10"}) {
		t.Errorf("revealed in the order %v", order)
	}
}

// TestFacesAndHoldsAreTold reveals a place with an upgraded block, an empty ship and one with somebody aboard: whoever is
// told of it knows the faces, and who is aboard of what (AR-CMB-12, AR-SEA-9).
func TestFacesAndHoldsAreTold(t *testing.T) {
	s := field(t)
	upgraded := put(t, s, "ar01", "0605", 3)
	s.Pieces[upgraded].Upgraded = true
	put(t, s, "mi19", "0605", 2)
	put(t, s, "mi20", "0605", 2)
	load(t, s, "mi06", "mi20")
	s.events = s.events[:0]
	s.revealAll(place(t, s, "0605"))
	type told struct {
		name          string
		subject, from rules.Element
	}
	var got []told
	for _, e := range s.events {
		if !e.Reveals {
			t.Errorf("%s of %s reveals nothing", e.Name, e.Subject)
		}
		got = append(got, told{e.Name, e.Subject, e.From})
	}
	want := []told{
		{"revealed_upgraded", "block:ar01", ""},
		{"revealed", "block:mi19", ""}, {"hold_empty", "block:mi19", ""},
		{"revealed", "block:mi20", ""}, {"revealed", "block:mi06", "block:mi20"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("told %v, want %v", got, want)
	}
}
