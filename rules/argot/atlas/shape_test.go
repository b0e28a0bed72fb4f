package atlas

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Places are numbered in id order, overland before Undercity (AR-TPY-1), and found by their ids.
func TestIDs(t *testing.T) {
	a := load(t)
	form := regexp.MustCompile(`^U?\d{4}[ab]?$`)
	for p := range Place(a.Len()) {
		l := a.At(p)
		if q, ok := a.Find(l.ID); !ok || q != p || !form.MatchString(l.ID) || strings.HasPrefix(l.ID, "U") != (l.Map == Undercity) {
			t.Errorf("place %d is %q, found as %d", p, l.ID, q)
		}
		if p > 0 && (a.At(p-1).Map > l.Map || a.At(p-1).Map == l.Map && a.At(p-1).ID >= l.ID) {
			t.Errorf("%s comes before %s", a.At(p-1).ID, l.ID)
		}
	}
	for _, id := range []string{"", "0504", "U0806", "1800", "0013", "u0705", "0905 ", "0504c"} {
		if p, ok := a.Find(id); ok {
			t.Errorf("%q is found as %s", id, a.At(p).ID)
		}
	}
}

// Hexsides join two places, have the same features from both, and are spelled and found.
func TestSides(t *testing.T) {
	a := load(t)
	for s := range Side(a.Sides()) {
		h := a.Side(s)
		if h.A >= h.B || h.Other(h.A) != h.B || h.Other(h.B) != h.A || a.FindSide(a.SideID(s)) != s || a.Between(h.A, h.B) != s || a.Between(h.B, h.A) != s {
			t.Errorf("hexside %d, %s", s, a.SideID(s))
		}
		if g := h.Gate; (g != NoGate) != (h.Features&Gate != 0) || g != NoGate && a.Gates()[g].Side != s {
			t.Errorf("%s has gate %d", a.SideID(s), g)
		}
	}
	if a.FindSide("0905-0806") != NoSide || a.Between(0, 100) != NoSide {
		t.Error("places far apart have a hexside")
	}
	for p := range a.Here().All() {
		for _, list := range [][]Neighbour{a.Around(p), a.Ground(p), a.Sea(p), a.Air(p)} {
			for i, n := range list {
				back := slices.IndexFunc(a.Around(n.Place), func(m Neighbour) bool { return m.Place == p })
				if back < 0 || a.Around(n.Place)[back].Direction != n.Direction.Opposite() || a.Around(n.Place)[back].Side != n.Side {
					t.Errorf("from %s to %s and back", a.At(p).ID, a.At(n.Place).ID)
				}
				if i > 0 && list[i-1].Place >= n.Place {
					t.Errorf("neighbours of %s are not in id order", a.At(p).ID)
				}
				if from, to := a.At(p).hex(), a.At(n.Place).hex(); n.Direction < compass && from.next(n.Direction) != to {
					t.Errorf("%s does not lie %s of %s", a.At(n.Place).ID, directionIDs[n.Direction], a.At(p).ID)
				}
			}
		}
	}
}

// The rows of the grid lie as the heads of the map files say: odd ones half a hex to the right.
func TestDirections(t *testing.T) {
	a := load(t)
	for _, test := range [...]struct {
		from string
		want [compass]string // E, NE, NW, W, SW, SE
	}{
		{"0806", [compass]string{"0906", "0805", "0705", "0706", "0707", "0807"}},
		{"0905", [compass]string{"1005", "1004", "0904", "0805", "0906", "1006a"}},
	} {
		p := at(t, a, test.from)
		for d, id := range test.want {
			if !slices.ContainsFunc(a.Around(p), func(n Neighbour) bool { return n.Place == at(t, a, id) && n.Direction == Direction(d) }) {
				t.Errorf("%s does not lie %s of %s", id, directionIDs[d], test.from)
			}
		}
	}
	for d := East; d <= Through; d++ {
		if back := d.Opposite(); back.Opposite() != d || (back == d) != (d >= compass) {
			t.Errorf("the way back of %d is %d", d, back)
		}
	}
}

// AR-MAP-1 to AR-MAP-4, AR-FRT-1, AR-RUL-57: gates, tunnels, roads and split hexes lie where 7.2 of the ledger has them.
func TestFeatures(t *testing.T) {
	a := load(t)
	var got []string
	for i, g := range a.Gates() {
		got = append(got, g.Title().String()+" "+a.At(g.Inside).ID+"|"+a.At(g.Outside).ID)
		if a.At(g.Inside).Gate != GateIndex(i) || a.At(g.Outside).Gate == GateIndex(i) || g.Strength != 3 || g.Upgraded != 5 || g.UpgradeCost != 2 {
			t.Errorf("gate %+v", g)
		}
	}
	equal(t, "gates", got, []string{"North Gate 0704|0703", "Kraikos Gate 0905|1005", "Pontia Gate 0808|0809", "High Gate 0605|0704", "Quay Gate 0606|0506", "Market Gate 0706|0806"})
	got = nil
	for _, w := range a.Tunnels() {
		got = append(got, w.Title().String()+" "+a.At(w.Overland).ID+" "+a.At(w.Undercity).ID)
		if a.At(w.Overland).Tunnel != w.Undercity || a.At(w.Undercity).Tunnel != w.Overland || a.Between(w.Undercity, w.Overland) != w.Side || a.Side(w.Side).Features != Tunnel {
			t.Errorf("tunnel %+v", w)
		}
	}
	equal(t, "tunnels", got, []string{"Smugglers' Hole 0508 U0508", "Ropewalk Stair 0507 U0507", "Cistern Square 0705 U0705", "The Sanctuary 0707 U0707",
		"Old Quarry 1003 U1003", "Burrow Mouth 1206 U1206"})
	got = nil
	for _, r := range a.Roads() {
		got = append(got, r.Title().String()+" "+a.At(r.Path[0]).ID+" "+a.At(r.Path[len(r.Path)-1]).ID)
		for i := 1; i < len(r.Path); i++ {
			if a.Side(a.Between(r.Path[i-1], r.Path[i])).Features&RoadSide == 0 {
				t.Errorf("%s: no road from %s", r.ID, a.At(r.Path[i-1]).ID)
			}
		}
	}
	equal(t, "roads", got, []string{"Kraikos Road 1701 0806", "High Street 0806 0506", "Pontia Road 1711 0806", "Lighthouse Road 0302 0806", "Oath Way 0704 0606",
		"Mill Road 1403 1510", "Lamplit Way U0705 U1007"})
	if s := a.FindSide("0806-0905"); s != NoSide && a.Side(s).Features&RoadSide != 0 {
		t.Error("a road leads from 0806 to 0905 past 0805")
	}
	got = nil
	for _, c := range a.Cuts() {
		word := map[Features]string{Wall: "wall", River: "river"}[c.Feature]
		got = append(got, idOf("", hex{int(c.Col), int(c.Row)})+" "+word+" "+vertexIDs[c.From]+"-"+vertexIDs[c.To]+map[bool]string{true: " ford"}[c.Ford])
	}
	equal(t, "cuts", got, []string{"0504 wall NE-SW", "0509 river NE-SW ford", "1006 wall N-S", "1108 river NE-SW ford", "1407 river NE-SW", "0807 river N-S ford", "0903 river N-S"})
	walls, rivers := 0, 0
	for _, l := range a.Lines() {
		if l.Feature == Wall {
			walls++
		} else if l.Feature == River {
			rivers++
		}
	}
	equal(t, "stretches of wall and river", []int{walls, rivers}, []int{41, 25})
}

func equal[T comparable](t *testing.T, what string, got, want []T) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// Locations are called by their names, by terrain and id if they have none, and halves by both.
func TestTitles(t *testing.T) {
	a := load(t)
	for id, want := range map[string]string{"0905": "Kraikos Ward", "1303": "Forest 1303", "0504b": "Netmakers' Strand 0504b", "1407a": "Rillbend 1407a",
		"0000": "Sea 0000", "U0504": "Cavern U0504", "1108": "Heron Ford", "U0707": "Sanctuary Stair"} {
		p, ok := a.Find(id)
		if !ok {
			continue
		}
		if got := a.Title(p).String(); got != want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
	if got := a.At(at(t, a, "0706")).About().String(); got != "Old Town." {
		t.Errorf("the note on 0706 is %q", got)
	}
	for got, want := range map[string]string{a.MapTitle(Overland).String(): "Argot and the Shore", a.MapTitle(Undercity).String(): "The Undercity",
		a.TerrainTitle(Dock).String(): "Dock", a.TerrainAbout(Cavern).String(): "As open ground.", a.ZoneTitle(ZulonStart).String(): "Riverwood",
		a.ZoneAbout(Burrowtown).String(): "The Bargainer's partisans start here."} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Zones are those of 7.2 of the ledger, in id order.
func TestZones(t *testing.T) {
	a := load(t)
	for z, want := range map[Zone][]string{
		Medical: {"0605", "0607", "0707", "0804", "0906"}, SupplyStart: {"0607", "0704", "0806", "0809", "1310"}, OldTown: {"0605", "0606", "0706"},
		Docks: {"0504b", "0505", "0506", "0507"}, KraikosStart: {"1403", "1502", "1601", "1602", "1701"}, ZulonStart: {"1207", "1307"},
		LighthouseStart: {"0101", "0102", "0201", "0202", "0301"}, PontiaStart: {"1310", "1410", "1510", "1511", "1611", "1711"},
		CasinoWard: {"U0804", "U0805", "U0904"}, Burrowtown: {"U1007", "U1008", "U1107"},
	} {
		var got []string
		for p := range a.Zone(z).All() {
			got = append(got, a.At(p).ID)
			if !a.In(p, z) {
				t.Errorf("%s is not in %s", a.At(p).ID, z.ID())
			}
		}
		equal(t, z.ID(), got, want)
		if known, ok := ZoneNamed(z.ID()); !ok || known != z {
			t.Errorf("%s is found as %d", z.ID(), known)
		}
	}
	if a.In(at(t, a, "0806"), OldTown) {
		t.Error("the Great Market is in Old Town")
	}
}

// AR-MOD-1: in a part of the map the other places keep their numbers, and nothing leads to them.
func TestOnly(t *testing.T) {
	a := load(t)
	part := SetOf(at(t, a, "0703"), at(t, a, "0704"), at(t, a, "0705"), at(t, a, "0804"))
	b := a.Only(&part)
	if *b.Here() != part || b.Len() != a.Len() || !b.Exists(at(t, b, "0703")) || b.Exists(at(t, b, "0605")) {
		t.Error("what exists of the part")
	}
	equal(t, "ways from 0704", ids(b, b.Ground(at(t, b, "0704"))), []string{"0703", "0705", "0804"})
	equal(t, "ways from 0705, whose tunnel is shut", ids(b, b.Ground(at(t, b, "0705"))), []string{"0704", "0804"})
	if p := at(t, b, "0705"); b.At(p).Tunnel != Nowhere || a.At(p).Tunnel == Nowhere {
		t.Error("the tunnel of the part, and of the whole")
	}
	if b.Steps(at(t, b, "0703"), at(t, b, "0804")) != 2 || b.Steps(at(t, b, "0703"), at(t, b, "0605")) != Far || b.Passable(b.FindSide("0605-0704")) {
		t.Error("a way leads out of the part")
	}
	if b.Zone(Medical).Len() != 1 || b.Zone(OldTown).Len() != 0 || a.Zone(Medical).Len() != 5 {
		t.Error("zones of the part, and of the whole")
	}
	if c := a.Only(a.Map(Overland)); c.Map(Undercity).Len() != 0 || c.Map(Overland).Len() != 237 || c.At(at(t, c, "0707")).Tunnel != Nowhere || len(c.Ground(at(t, c, "0707"))) != 0 || len(c.Ground(at(t, c, "U0707"))) != 0 {
		t.Error("a tunnel leads to an Undercity that is not there")
	}
}

// The questions of a match allocate nothing.
func TestNothingIsAllocated(t *testing.T) {
	a := load(t)
	p, q, set := at(t, a, "0905"), at(t, a, "U0705"), *a.Zone(Medical)
	n := testing.AllocsPerRun(10, func() {
		for r := range set.All() {
			a.Toward(p, r)
		}
		a.Nearest(p, &set)
		a.Passable(a.Between(p, q) + 1)
		set = set.Union(a.Beside(p))
		_ = a.Limit(0, true) + a.Distance(p, q) + len(a.Ground(p)) + len(a.Sea(p)) + len(a.Air(p))
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// A set knows what is in it, in id order, across all its words.
func TestSet(t *testing.T) {
	s := SetOf(3, 64, 200, 319)
	u := SetOf(64, 65)
	equal(t, "all", slices.Collect(s.All()), []Place{3, 64, 200, 319})
	if s.Len() != 4 || s.Empty() || s.First() != 3 || s.Next(4) != 64 || s.Next(65) != 200 || s.Next(320) != Nowhere || s.Has(4) || !s.Has(200) || s.Has(Nowhere) {
		t.Error("what is in a set")
	}
	union, common, without := s.Union(&u), s.Common(&u), s.Without(&u)
	equal(t, "union", slices.Collect(union.All()), []Place{3, 64, 65, 200, 319})
	equal(t, "common", slices.Collect(common.All()), []Place{64})
	equal(t, "without", slices.Collect(without.All()), []Place{3, 200, 319})
	if !s.Meets(&u) || without.Meets(&u) || s.Within(&u) || !common.Within(&s) || !s.Within(&union) {
		t.Error("sets beside each other")
	}
	s.Remove(3)
	s.Remove(319)
	if s != SetOf(64, 200) || (&Set{}).First() != Nowhere || !(&Set{}).Empty() {
		t.Error("a set after places were taken out")
	}
	for p := range s.All() {
		if p == 200 {
			t.Error("a loop that was left goes on")
		}
		break
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := Load(os.DirFS(contentDir), limits); err != nil {
			b.Fatal(err)
		}
	}
}
