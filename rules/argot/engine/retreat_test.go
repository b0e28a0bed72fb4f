package engine

import (
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

func TestRetreatsInOnesTurn(t *testing.T) {
	// AR-RET-1 AR-RET-2 AR-RET-3 AR-RET-4 AR-CMB-7
	for _, c := range sides {
		s := field(t)
		d, a := put(t, s, c.defenders[0], "1105", 4), enter(t, s, c.attackers[0], "1104", "1105", 4)
		put(t, s, c.defenders[1], "1105", 4)
		enter(t, s, c.attackers[1], "1205", "1105", 4)
		combat(t, s, c.fights)
		if got := retreats(s, a); got != "1104" {
			t.Errorf("%s: an attacker goes back as it came, not to %s", c.name, got)
		}
		if got := retreats(s, d); got != "1005 1106 1204 1206" {
			t.Errorf("%s: a defender goes where no enemy came from, not to %s", c.name, got)
		}
		refused(t, s, "retreat "+c.defenders[0]+" 1104", "AR-RET-3")
		refused(t, s, "retreat "+c.defenders[0]+" 1304", "AR-RET-4")
		refused(t, s, "retreat "+c.attackers[0]+" 1104", "AR-HIT-2")
		e := event(t, play(t, s, "retreat "+c.defenders[0]+" 1106"), "retreated")
		p := &s.Pieces[d]
		if e.Rule != "AR-RET-1" || e.M != int16(p.Handle) || e.From != s.PlaceElement(place(t, s, "1105")) || e.To != s.PlaceElement(place(t, s, "1106")) {
			t.Errorf("%+v", e)
		}
		remains(t, s, d, "1106", 4)
		if !p.Has(Retreated) || s.silent(d) == nil || p.Entry != atlas.NoSide {
			t.Errorf("%s: %+v", c.name, p)
		}
		play(t, s, "hold "+c.defenders[1])
		play(t, s, "retreat "+c.attackers[0]+" 1104")
		remains(t, s, a, "1104", 4)
		if s.Pieces[a].Entry != atlas.NoSide {
			t.Errorf("%s: how it came is forgotten: %+v", c.name, s.Pieces[a])
		}
	}
}

func TestTheWayOfAnAttackerWhoLeftStaysForbidden(t *testing.T) {
	// AR-RET-3 AR-RUL-54 AR-RUL-40
	s := field(t)
	d := put(t, s, "ar01", "1105", 4)
	reinforcement := enter(t, s, "ar02", "1104", "1105", 4)
	enter(t, s, "mi10", "1104", "1105", 4)
	enter(t, s, "mi12", "1205", "1105", 4)
	bargainer := enter(t, s, "ba02", "1106", "1105", 3)
	combat(t, s, mineosFights, 1, 1, 1)
	holdUntil(t, s, "mi12")
	play(t, s, "retreat mi12 1205")
	for _, b := range []content.Block{d, reinforcement} {
		if got := retreats(s, b); got != "1005 1204 1206" {
			t.Errorf("%s may retreat to %s", s.Content.Blocks[b].ID, got)
		}
	}
	if got := retreats(s, bargainer); got != "1106" {
		t.Errorf("each attacker has its own way: %s", got)
	}
}

func TestBarriersRoomAndEnemiesBarRetreats(t *testing.T) {
	// AR-RET-4 AR-RET-7 AR-STK-1 AR-GRD-9 AR-RUL-11 AR-RUL-45
	s := field(t)
	d := put(t, s, "ar01", "0905", 4)
	enter(t, s, "mi10", "1005", "0905", 4)
	for _, id := range []string{"ar02", "ar04", "ar05", "ar13"} {
		put(t, s, id, "0805", 0)
	}
	put(t, s, "mi12", "0906", 4)
	combat(t, s, mineosFights)
	want := map[string]Bar{"1005": EnemyWay, "0805": NoRoom, "0906": EnemyHolds, "0904": NoBar, "1004": NoWay, "1006a": NoBar}
	seen := 0
	for n, bar := range s.Retreats(d) {
		id := s.Map.At(n.Place).ID
		if w, ok := want[id]; ok {
			seen++
			if bar != w {
				t.Errorf("%s: bar %d, want %d", id, bar, w)
			}
		}
	}
	if seen != len(want) {
		t.Errorf("%d of %d neighbours", seen, len(want))
	}
	refused(t, s, "retreat ar01 0805", "AR-STK-1")
	refused(t, s, "retreat ar01 0906", "AR-RET-4")
	refused(t, s, "retreat ar01 1004", "AR-RET-7")
	put(t, s, "ar17", "0805", 0)
	if s.lift(block(t, s, "ar13")); s.retreatBar(d, mustWay(t, s, d, "0805")) != NoBar {
		t.Error("a train takes no room")
	}
}

func TestHexsideLimitsHoldInEachRound(t *testing.T) {
	// AR-STK-3 AR-STK-2 AR-RET-8 AR-RUL-36 AR-RUL-62 AR-INV-11
	s := field(t)
	foes := []string{"ar01", "ar02", "ar05", "ar04"}
	for _, id := range foes {
		put(t, s, id, "0905", 0)
	}
	own := []string{"mi10", "mi12", "mi04", "mi05"}
	for _, id := range own {
		enter(t, s, id, "1005", "0905", 0)
	}
	b := block(t, s, "mi05")
	combat(t, s, mineosFights)
	back := mustWay(t, s, b, "1005")
	for i, id := range own[:3] {
		if s.retreatBar(b, back) != NoBar {
			t.Fatalf("after %d", i)
		}
		holdUntil(t, s, id)
		play(t, s, "retreat "+id+" 1005")
	}
	if s.retreatBar(b, back) != WayFull {
		t.Error("a fourth crosses the gate in a round")
	}
	refused(t, s, "retreat mi05 1005", "AR-STK-3")
	gates := s.Gates
	s.Gates[s.Map.At(place(t, s, "0905")).Gate].Strength = 0
	if s.retreatBar(b, back) != NoBar {
		t.Error("four cross where the gate has fallen")
	}
	s.Gates = gates
	play(t, s, "hold mi05")
	if s.Battle.Round != 2 || s.retreatBar(b, back) != NoBar {
		t.Errorf("the next round has its own allowance: %+v", s.Battle)
	}
}

func TestWithdrawalsShareTheLimitsOfTheThirdRound(t *testing.T) {
	// AR-RET-8 AR-STK-3 AR-RET-5
	s := field(t)
	for _, id := range []string{"ar01", "ar02", "ar05", "ar04"} {
		put(t, s, id, "0905", 0)
	}
	for _, id := range []string{"mi10", "mi12", "mi04", "mi05"} {
		enter(t, s, id, "1005", "0905", 0)
	}
	combat(t, s, mineosFights)
	for s.Battle.Round < 3 {
		play(t, s, "hold "+s.Content.Blocks[blockOf(s.choices[0])].ID)
	}
	holdUntil(t, s, "mi10")
	play(t, s, "retreat mi10 1005")
	holdAll(t, s)
	wants(t, s, AskWithdrawal, Mineos, "retreat mi04 1005, retreat mi05 1005, retreat mi12 1005")
	if blocks, room := s.Outlet(Attacker); blocks != 3 || room != 2 {
		t.Errorf("room for %d of %d", room, blocks)
	}
	play(t, s, "retreat mi12 1005")
	events := play(t, s, "retreat mi05 1005")
	remains(t, s, block(t, s, "mi04"), gone, 0)
	if e := event(t, events, "eliminated"); e.Rule != "AR-RET-5" {
		t.Errorf("%+v", e)
	}
}

func TestWhoCannotWithdrawIsDestroyedLast(t *testing.T) {
	// AR-RET-8 AR-RET-5 AR-RUL-68 AR-RUL-58: the way out is full for fighters, a train takes no room. It leaves before the
	// Watch is lost; otherwise it would stand alone, and be captured.
	s := field(t)
	put(t, s, "ar02", "0506", 4)
	train := put(t, s, "ar17", "0506", 4)
	for i, id := range []string{"ar01", "ar04", "ar05", "ar06", "ar07", "ar08", "ar09", "ar10"} {
		put(t, s, id, []string{"0505", "0507"}[i/4], 0)
	}
	for _, id := range []string{"mi10", "mi11", "mi12"} {
		enter(t, s, id, "0606", "0506", 4)
	}
	combat(t, s, mineosFights)
	holdAll(t, s)
	wants(t, s, AskWithdrawal, Argot, "retreat ar17 0505, retreat ar17 0507")
	events := play(t, s, "retreat ar17 0505")
	remains(t, s, train, "0505", 4)
	remains(t, s, block(t, s, "ar02"), gone, 0)
	if e := event(t, events, "eliminated"); e.Rule != "AR-RET-5" || e.Reveals || e.To == "" {
		t.Errorf("%+v: it lay open in the battle", e)
	}
	if s.Pieces[train].Party != content.Argot {
		t.Error("the train was captured")
	}
}

func TestWingsRetreatOverAnyHexsideButNotToTheSanctuary(t *testing.T) {
	// AR-AIR-5 AR-AIR-6 AR-RET-6 AR-RUL-31
	s := field(t)
	put(t, s, "ar06", "0806", 0)
	wings := enter(t, s, "mi24", "0706", "0806", 0)
	other := enter(t, s, "mi25", "0806", "0707", 0)
	s.shift(other, place(t, s, "0905"))
	put(t, s, "ar01", "0906", 0)
	combat(t, s, mineosFights)
	for n, bar := range s.Retreats(wings) {
		want := NoBar
		switch s.Map.At(n.Place).ID {
		case "0707":
			want = NoLanding
		case "0906":
			want = EnemyHolds
		}
		if bar != want {
			t.Errorf("%s: bar %d, want %d", s.Map.At(n.Place).ID, bar, want)
		}
	}
	gryphons := put(t, s, "ar16", "0806", 0)
	if got := retreats(s, gryphons); len(got) < len("0706 0805 0705 0807 0906") {
		t.Errorf("aerial defenders also retreat where the enemy came from: %s", got)
	}
	holdUntil(t, s, "ar06")
}

func TestWhoCameAshoreGoesBackAboard(t *testing.T) {
	// AR-SEA-8 AR-RET-2 AR-RUL-30 AR-RUL-45
	s := field(t)
	put(t, s, "ar01", "0508", 4)
	put(t, s, "mi22", "0508", 3)
	put(t, s, "mi19", "0508", 3)
	load(t, s, "mi04", "mi19")
	b := goAshore(t, s, "mi10", "mi22")
	if s.RoleOf(place(t, s, "0508"), content.Mineos) != Attacker {
		t.Fatal("landing among enemies is an attack")
	}
	combat(t, s, mineosFights)
	holdUntil(t, s, "mi10")
	wants(t, s, AskAction, Mineos, "attack mi10, reembark mi10 mi22, hold mi10")
	refused(t, s, "reembark mi10 mi19", "AR-SEA-8")
	refused(t, s, "retreat mi10 0509", "AR-SEA-8")
	e := event(t, play(t, s, "reembark mi10 mi22"), "reembarked")
	p := &s.Pieces[b]
	if p.Status != Aboard || !p.Has(Retreated) || p.Ship != block(t, s, "mi22") || p.Seen != (Seen{}) || e.To != s.BlockElement(p.Ship) || e.Rule != "AR-RET-1" {
		t.Errorf("%+v, %+v", *p, e)
	}
	if s.Asked != AskRegroup || s.Asker != Argot {
		t.Errorf("the battle is over: %s", choices(s))
	}
}

func TestWhoCameAshoreAndFindsNoShipIsDestroyed(t *testing.T) {
	// AR-SEA-8 AR-RET-5 AR-RUL-45
	s := field(t)
	put(t, s, "mi10", "0508", 4)
	put(t, s, "ar15", "0508", 2)
	load(t, s, "ar02", "ar15")
	b := goAshore(t, s, "ar01", "ar15")
	combat(t, s, argotFights)
	holdAll(t, s)
	remains(t, s, b, gone, 0)
}

func TestAShipRetreatsWithItsCargo(t *testing.T) {
	// AR-RUL-45 AR-RET-2 AR-RET-3 AR-SEA-9
	s := field(t)
	put(t, s, "ar14", "0506", 3)
	barge := enter(t, s, "mi21", "0405", "0506", 3)
	cargo := load(t, s, "mi10", "mi21")
	combat(t, s, mineosFights)
	holdUntil(t, s, "mi21")
	wants(t, s, AskAction, Mineos, "attack mi21, retreat mi21 0405, hold mi21")
	play(t, s, "retreat mi21 0405")
	remains(t, s, barge, "0405", 3)
	remains(t, s, cargo, "0405", 4)
}

func TestAnAttackerWhoDidNotEnterThisTurn(t *testing.T) {
	// AR-RUL-61 AR-CTL-3
	s := field(t)
	there := put(t, s, "mi10", "0506", 4)
	put(t, s, "ar14", "0506", 3)
	enter(t, s, "mi12", "0606", "0506", 4) // in peace with the galley, and yet the first to enter
	enter(t, s, "ar02", "0505", "0506", 4)
	combat(t, s, mineosFights)
	if s.RoleOf(place(t, s, "0506"), content.Argot) != Defender {
		t.Fatal("the first who enters among enemies attacks")
	}
	for n, bar := range s.Retreats(there) {
		if id := s.Map.At(n.Place).ID; id == "0505" && bar != EnemyWay || id == "0606" && bar != NoBar {
			t.Errorf("%s: bar %d", id, bar)
		}
	}
}

func TestTunnelsAreWaysOfRetreat(t *testing.T) {
	// AR-MAP-7 AR-RUL-34 AR-STK-2 AR-INV-17
	s := field(t)
	d := put(t, s, "ar01", "0507", 4)
	combatAt := enter(t, s, "mi10", "0506", "0507", 4)
	combat(t, s, mineosFights)
	u := s.Map.At(place(t, s, "0507")).Tunnel
	n := mustWay(t, s, d, s.Map.At(u).ID)
	if s.retreatBar(d, n) != NoBar || s.limit(n.Side) != 2 {
		t.Error("a tunnel is a way of retreat for two")
	}
	s.Battle.Crossed[content.Argot][n.Direction] = 2
	if s.retreatBar(d, n) != WayFull || s.retreatBar(combatAt, n) != NotItsWay {
		t.Error("the tunnel takes two in a round")
	}
}

func TestWhoLandedBeforeTheEnemyCameRetreatsOverLand(t *testing.T) {
	// AR-SEA-8 AR-RET-3 AR-RUL-30
	s := field(t)
	put(t, s, "mi22", "0508", 3)
	put(t, s, "mi21", "0507", 3)
	b := goAshore(t, s, "mi10", "mi22")
	enter(t, s, "ar02", "0507", "0508", 4)
	galley := enter(t, s, "ar14", "0407", "0508", 3)
	if s.ashore(b) || s.Berth(b, block(t, s, "mi22")) || retreats(s, b) == "" {
		t.Errorf("a defender is not bound to its ship: %s", retreats(s, b))
	}
	foe := goAshore(t, s, "ar01", "ar14")
	if !s.ashore(foe) || !s.Berth(foe, galley) || s.Berth(foe, block(t, s, "mi22")) || s.Berth(foe, block(t, s, "mi21")) {
		t.Error("an attacker goes back aboard a friendly ship in its location only")
	}
	other := put(t, s, "ar15", "0407", 2)
	if s.Berth(foe, other) {
		t.Error("that ship is elsewhere")
	}
}

func TestLimitsOfHexsidesAreForGroundBlocksOnly(t *testing.T) {
	// AR-STK-4 AR-STK-3 AR-RET-6
	s := field(t)
	put(t, s, "ar06", "0905", 3)
	put(t, s, "ar16", "0905", 2)
	wings := enter(t, s, "mi24", "1005", "0905", 2)
	bulls := enter(t, s, "mi10", "1005", "0905", 4)
	combat(t, s, mineosFights)
	out := mustWay(t, s, wings, "1005")
	s.Battle.Crossed[content.Mineos][out.Direction] = 3
	if s.retreatBar(wings, out) != NoBar || s.retreatBar(bulls, out) != WayFull {
		t.Error("wings need no gate")
	}
	holdUntil(t, s, "mi24")
	s.Pieces[wings].Strength = 1
	play(t, s, "retreat mi24 1005")
	if s.Battle.Crossed[content.Mineos][out.Direction] != 3 {
		t.Error("wings are counted")
	}
	if seen := s.Pieces[wings].Seen; seen.Strength != 1 {
		t.Errorf("who retreats was seen as it left: %+v", seen)
	}
}

func TestThirdPartiesRetreatNearestTheirHome(t *testing.T) {
	// AR-TPY-10 AR-TPY-12
	s := field(t)
	ties := 0
	for _, id := range []string{"hs01", "ba01", "zu01"} {
		b := put(t, s, id, "1105", 1)
		home := s.Map.Zone(s.Content.Parties[s.Pieces[b].Party].Home)
		for p := range s.Map.Here().All() {
			if !s.Map.Is(p, atlas.Land) || len(s.Map.Ground(p)) == 0 {
				continue
			}
			s.shift(b, p)
			best, fewest := atlas.Nowhere, 1000
			for q := range s.Map.Here().All() { // in id order
				side := s.Map.Between(p, q)
				if side == atlas.NoSide || !s.Map.Passable(side) || s.EnemyAt(q, s.Pieces[b].Party) {
					continue
				}
				n := 1000
				for h := range home.All() {
					n = min(n, s.Map.Steps(q, h))
				}
				if n == fewest {
					ties++
				}
				if n < fewest {
					best, fewest = q, n
				}
			}
			if got := s.homeward(b); got != best {
				t.Errorf("%s at %s goes to %s, want %s", id, s.Map.At(p).ID, s.Map.At(got).ID, s.Map.At(best).ID)
			}
		}
		s.lift(b)
		s.Pieces[b].Status = Removed
	}
	if ties < 20 {
		t.Errorf("only %d ties", ties)
	}
}
