package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// fresh is a new match of a scenario as it is by default.
func fresh(t testing.TB, scenario string, seed uint64, change ...func(*Options)) *State {
	t.Helper()
	w := world(t, scenario)
	o := Options{Difficulty: Even}
	for i := range w.Content.Scenarios {
		if sc := &w.Content.Scenarios[i]; sc.ID == scenario {
			o.Scenario, o.Days, o.Council = uint8(i), uint8(sc.Days), sc.Council
		}
	}
	for _, f := range change {
		f(&o)
	}
	return New(w, o, seed)
}

func noCouncil(o *Options) { o.Council = false }

// until answers at random until a question of the kind is asked of the seat, or the choices run out.
func until(t testing.TB, s *State, kind Question, seat rules.Seat, seed uint64) {
	t.Helper()
	r := rules.NewRand(seed)
	for s.Asked != kind || s.Asker != seat {
		d := s.Decision()
		if d.Over() {
			t.Fatalf("the match ended before question %d was asked of seat %d", kind, seat)
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// armed counts the blocks of a party that are still in the match, bought trains and others.
func armed(s *State, p Party) (n int) {
	for i := range s.Pieces {
		if piece := &s.Pieces[i]; piece.Party == p && piece.Status != Removed && s.Content.At(content.Block(i)).Army != content.BoughtTrains {
			n++
		}
	}
	return n
}

// zoned are the places in which a block is offered, sorted by id.
func zoned(t testing.TB, s *State, id string) (places atlas.Set) {
	t.Helper()
	b := block(t, s, id)
	for _, c := range s.Decision().Choices {
		if c.Verb == PlaceAt && blockOf(c) == b {
			places.Add(placeOf(c))
		}
	}
	return places
}

func TestArgotStartsInTheCity(t *testing.T) {
	// AR-SET-2, AR-SET-3, AR-SET-6, AR-SET-7, AR-RUL-9, AR-RUL-11
	s := fresh(t, "full_siege", 1, noCouncil)
	if s.Asked != AskPlacement || s.Asker != Argot {
		t.Fatalf("question %d to seat %d comes first, want Argot's set-up", s.Asked, s.Asker)
	}
	pink := *s.Map.Zone(atlas.PinkSquares)
	if pink.Len() != 24 {
		t.Errorf("%d pink squares, want 24", pink.Len())
	}
	wings := pink
	wings.Remove(place(t, s, "0707"))
	for id, want := range map[string]atlas.Set{
		"ar01": pink, "ar13": pink, "ar16": wings, "ar14": *s.Map.Zone(atlas.Docks), "ar17": *s.Map.Zone(atlas.SupplyStart), "po01": *s.Map.Zone(atlas.PontiaStart),
	} {
		if got := zoned(t, s, id); got != want {
			t.Errorf("%s may start at %d places, want %d", id, got.Len(), want.Len())
		}
	}
	refused(t, s, "place ar01 1104", "AR-SET-2")
	refused(t, s, "place ar14 0606", "AR-SET-2")
	refused(t, s, "place ar16 0707", "AR-SET-2")
	refused(t, s, "place ar17 0606", "AR-SET-6")
	refused(t, s, "place po01 0806", "AR-SET-3")
	refused(t, s, "place mi01 1303", "AR-SET-14")
	play(t, s, "place ar17 0704")
	refused(t, s, "place ar18 0704", "AR-SET-6")
	refused(t, s, "place ar17 0806", "AR-SET-14")
	play(t, s, "place ar14 0506")
	refused(t, s, "stow ar01 ar14", "AR-SET-7")
	for _, id := range []string{"ar01", "ar02", "ar03", "ar04"} {
		play(t, s, "place "+id+" 0704")
	}
	refused(t, s, "place ar05 0704", "AR-STK-1") // AR-SET-14; the train takes no room
}

func TestAlliesStartOutside(t *testing.T) {
	// AR-SET-4, AR-SET-5, AR-RUL-8
	s := fresh(t, "full_siege", 1, noCouncil)
	got := zoned(t, s, "ni01")
	for p := range s.Map.Here().All() {
		l := s.Map.At(p)
		want := l.Map == atlas.Overland && s.Map.Is(p, atlas.Land) && !s.Map.Is(p, atlas.Pink) &&
			!s.Map.In(p, atlas.KraikosStart) && !s.Map.In(p, atlas.LighthouseStart) && !s.Map.In(p, atlas.ZulonStart)
		if got.Has(p) != want {
			t.Errorf("ni01 may start at %s: %v, want %v", l.ID, got.Has(p), want)
		}
	}
	for _, z := range []atlas.Zone{atlas.PinkSquares, atlas.KraikosStart, atlas.LighthouseStart, atlas.ZulonStart, atlas.Burrowtown} {
		refused(t, s, "place ni01 "+s.Map.At(s.Map.Zone(z).First()).ID, "AR-SET-4")
	}
	// With Zulon's band elsewhere its woods are open, to his own block too.
	c := counselled(t, content.NotAttempted, content.Success, content.NotAttempted, content.Success)
	for c.Asked == AskCouncil {
		playFirst(t, c)
	}
	woods := c.Map.Zone(atlas.ZulonStart)
	for _, id := range []string{"ni01", "zu01"} {
		if got := zoned(t, c, id); !woods.Within(&got) {
			t.Errorf("%s may not start in Zulon's woods, where nobody else will", id)
		}
	}
}

// playFirst makes the first choice that is legal.
func playFirst(t testing.TB, s *State) {
	t.Helper()
	if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
		t.Fatal(err)
	}
}

func TestPontiaMayStartInTheCity(t *testing.T) {
	// AR-SET-3, AR-MIS-1, AR-ARM-6, AR-RUL-7
	s := counselled(t, content.Success, content.NotAttempted, content.NotAttempted, content.Success)
	for s.Asked == AskCouncil {
		if offered(t, s, "adjourn") {
			play(t, s, "adjourn")
		} else {
			playFirst(t, s)
		}
	}
	want := s.Map.Zone(atlas.PontiaStart).Union(s.Map.Zone(atlas.PinkSquares))
	if got := zoned(t, s, "po02"); got != want {
		t.Errorf("po02 may start at %d places, want %d", got.Len(), want.Len())
	}
	if b := block(t, s, "ar10"); s.Pieces[b].Status != Removed || armed(s, content.Argot) != 22 {
		t.Errorf("Armand's Company has status %d, and Argot %d blocks, want it removed and 22", s.Pieces[b].Status, armed(s, content.Argot))
	}
}

func TestMineosStartsOnRoadAndSea(t *testing.T) {
	// AR-SET-1, AR-SET-8, AR-RUL-10
	s := fresh(t, "full_siege", 1, noCouncil)
	until(t, s, AskPlacement, Mineos, 1)
	road, sea := *s.Map.Zone(atlas.KraikosStart), *s.Map.Zone(atlas.LighthouseStart)
	for id, want := range map[string]atlas.Set{"mi01": road, "mi19": sea, "mi24": road.Union(&sea)} {
		if got := zoned(t, s, id); got != want {
			t.Errorf("%s may start at %d places, want %d", id, got.Len(), want.Len())
		}
	}
	refused(t, s, "place mi01 0905", "AR-SET-8")
	refused(t, s, "place ar01 0606", "AR-SET-14")
	refused(t, s, "stow mi01 mi21", "AR-SET-8")
	at := s.Map.At(sea.First()).ID
	play(t, s, "place mi19 "+at)
	play(t, s, "stow mi01 mi19")
	if p := s.Pieces[block(t, s, "mi01")]; p.Status != Aboard || p.Ship != block(t, s, "mi19") || p.At != sea.First() {
		t.Errorf("mi01 is %+v, want it aboard mi19", p)
	}
	refused(t, s, "stow mi02 mi19", "AR-SET-8")
	refused(t, s, "stow mi24 mi19", "AR-SET-8")
}

func TestDefectorsStartWithMineos(t *testing.T) {
	// AR-SET-9, AR-ARM-5, AR-MOD-4
	s := fresh(t, "stand_alone", 3, noCouncil)
	until(t, s, AskPlacement, Mineos, 2)
	if got, want := zoned(t, s, "ar11"), *s.Map.Zone(atlas.KraikosStart); got != want {
		t.Errorf("a defector may start at %d places, want %d", got.Len(), want.Len())
	}
}

func TestNobodyStartsOnAnEnemy(t *testing.T) {
	// AR-SET-14
	s := fresh(t, "first_battle", 1)
	until(t, s, AskPlacement, Mineos, 1)
	put(t, s, "ar16", "0502", 0)
	s.listChoices()
	refused(t, s, "place mi01 0502", "AR-SET-14")
	play(t, s, "place mi01 0602")
}

func TestEveryBlockIsPlacedAtFullStrength(t *testing.T) {
	// AR-SET-14: the set-up of a seat ends with its last block.
	s := fresh(t, "full_siege", 5, noCouncil)
	until(t, s, AskPlacement, Mineos, 9)
	for i := range s.Pieces {
		if p, b := &s.Pieces[i], content.Block(i); p.Party == content.Argot && (p.Status != OnMap || p.Strength != s.Full(b)) {
			t.Errorf("%s has status %d and %d steps of %d", s.Content.At(b).ID, p.Status, p.Strength, s.Full(b))
		}
	}
}

func TestHandlesTellNothing(t *testing.T) {
	// Ledger 2.3: numbers 1 to n, each once, by location and kind, in an order that is drawn by lot among
	// those that look the same, with what is known of each block behind them.
	orders := map[[content.BlockCount]uint16]bool{}
	for seed := range uint64(5) {
		s := fresh(t, "full_siege", seed, noCouncil)
		for _, id := range []string{"ar01", "ar02", "ar03", "ar04"} {
			play(t, s, "place "+id+" 0806")
		}
		until(t, s, AskPlacement, Mineos, 7)
		var handles []uint16
		var order [content.BlockCount]uint16
		for i := range s.Pieces {
			if p := &s.Pieces[i]; p.Party == content.Argot {
				handles = append(handles, p.Handle)
				order[i] = p.Handle
				if !p.Seen.Stood || p.Seen.Start != p.At || p.Seen.Known {
					t.Errorf("%s is known by %+v after the set-up", s.Content.At(content.Block(i)).ID, p.Seen)
				}
			}
		}
		slices.Sort(handles)
		for i, h := range handles {
			if int(h) != i+1 {
				t.Fatalf("handles %v", handles)
			}
		}
		if int(s.Handles[Argot]) != len(handles) {
			t.Errorf("the last handle is %d, want %d", s.Handles[Argot], len(handles))
		}
		orders[order] = true
	}
	if len(orders) < 5 {
		t.Errorf("5 seeds gave %d orders of handles", len(orders))
	}
}

func TestFirstBattle(t *testing.T) {
	// AR-MOD-1
	s := fresh(t, "first_battle", 1)
	if armed(s, content.Argot) != 5 || armed(s, content.Mineos) != 7 || s.Pool != 8 || s.Options.Days != 1 {
		t.Errorf("%d blocks against %d, %d resources, %d days", armed(s, content.Argot), armed(s, content.Mineos), s.Pool, s.Options.Days)
	}
	out := 0
	for i := range s.Pieces {
		if s.Pieces[i].Status == Removed {
			out++
		}
	}
	if out != content.BlockCount-12 {
		t.Errorf("%d blocks are not in the match, want %d", out, content.BlockCount-12)
	}
	for g := range s.Map.Gates() {
		if want := s.Map.Gates()[g].ID == "north_gate"; (s.Gates[g].Strength > 0) != want {
			t.Errorf("%s stands: %v", s.Map.Gates()[g].ID, !want)
		}
	}
	if n := s.Map.Here().Len(); n != 21 {
		t.Errorf("%d locations exist, want 21", n)
	}
	if got := zoned(t, s, "ar01"); got != s.Scenario().ArgotZone || got.Len() != 6 {
		t.Errorf("Argot starts at %d places", got.Len())
	}
	refused(t, s, "place ar01 0703", "AR-SET-2")
	until(t, s, AskPlacement, Mineos, 1)
	if got := zoned(t, s, "mi01"); got != s.Scenario().MineosZone || got.Len() != 2 {
		t.Errorf("Mineos starts at %d places", got.Len())
	}
	refused(t, s, "place mi01 0703", "AR-SET-8")
}

func TestFullSiege(t *testing.T) {
	// AR-MOD-2, AR-ARM-2, AR-ARM-3, AR-ARM-4, AR-ARM-7, AR-ARM-8, AR-ARM-12, AR-ARM-13
	s := fresh(t, "full_siege", 1)
	if s.Asked != AskCouncil || s.Asker != Argot || s.Pool != 18 {
		t.Fatalf("question %d with %d resources, want the council with 18", s.Asked, s.Pool)
	}
	for s.Asked == AskCouncil {
		if offered(t, s, "adjourn") {
			play(t, s, "adjourn")
		} else {
			playFirst(t, s)
		}
	}
	for p, want := range map[Party]int{content.Argot: 23, content.Mineos: 26, content.Hespero: 4, content.Bargainer: 4, content.Zulon: 3} {
		if got := armed(s, p); got != want {
			t.Errorf("%s has %d blocks, want %d", p.ID(), got, want)
		}
	}
	if s.Stance[content.Hespero] != content.WithArgot || s.Stance[content.Bargainer] != content.WithMineos || s.Stance[content.Zulon] != content.Wary {
		t.Errorf("stances %v", s.Stance)
	}
	if _, ok := s.hasPower(content.ExtraTokens); ok {
		t.Error("a hero has a power in the full siege")
	}
}

func TestStandAlone(t *testing.T) {
	// AR-MOD-4, AR-SID-6, AR-ARM-13, AR-RUL-12
	s := fresh(t, "stand_alone", 1, noCouncil)
	for p, want := range map[Party]int{content.Argot: 15, content.Mineos: 29, content.Hespero: 4, content.Bargainer: 0, content.Zulon: 3} {
		if got := armed(s, p); got != want {
			t.Errorf("%s has %d blocks, want %d", p.ID(), got, want)
		}
	}
	if s.Stance[content.Hespero] != content.Wary || s.Stance[content.Zulon] != content.Wary || s.Pool != 70 || s.Options.Days != 2 {
		t.Errorf("stances %v, %d resources, %d days", s.Stance, s.Pool, s.Options.Days)
	}
}

func TestDifficultyMovesResources(t *testing.T) {
	// Ledger 8: 6 fewer, 6 more, never below 0.
	for d, want := range map[Difficulty]int16{MineosHelped: 12, Even: 18, ArgotHelped: 24} {
		if s := fresh(t, "full_siege", 1, func(o *Options) { o.Difficulty = d }); s.Pool != want {
			t.Errorf("difficulty %d: %d resources, want %d", d, s.Pool, want)
		}
	}
}

func TestSidesAndStances(t *testing.T) {
	// AR-SID-1, AR-SID-2, AR-SID-3, AR-SID-4, AR-SID-5, AR-SID-6, AR-SID-7, AR-RUL-2
	const a, m, h, b, z = content.Argot, content.Mineos, content.Hespero, content.Bargainer, content.Zulon
	s := empty(t, "full_siege")
	s.Stance[h], s.Stance[b], s.Stance[z] = content.WithArgot, content.WithMineos, content.Wary
	friends := map[[2]Party]bool{{a, h}: true, {m, b}: true}
	check := func() {
		t.Helper()
		for p := range content.PartyCount {
			for q := range content.PartyCount {
				want := p == q || friends[[2]Party{p, q}] || friends[[2]Party{q, p}]
				if s.Friendly(p, q) != want || s.Hostile(p, q) == want {
					t.Errorf("%s and %s are friends: %v, want %v", p.ID(), q.ID(), s.Friendly(p, q), want)
				}
			}
		}
	}
	check()
	s.Stance[h] = content.Wary
	delete(friends, [2]Party{a, h})
	check()
}
