package atlas

import (
	"portcullis/rules/content/contenttest"
	"slices"
	"testing"
)

// AR-STK-2, AR-RUL-36: open 4, gate 3 (destroyed 4), bridge 2, ford 2, tunnel 2; the smallest counts.
func TestLimits(t *testing.T) {
	a := load(t)
	for _, test := range [...]struct {
		from, to         string
		standing, fallen int
	}{
		{"1303", "1304", 4, 4}, {"0905", "1005", 3, 4}, {"0808", "0809", 2, 2}, {"1506", "1507", 2, 2}, {"1008", "1108", 2, 2},
		{"0508", "0509", 2, 2}, {"0705", "U0705", 2, 2}, {"U0805", "U0905", 2, 2}, {"U0807", "U0907", 2, 2},
	} {
		s := a.Between(at(t, a, test.from), at(t, a, test.to))
		if s == NoSide {
			t.Errorf("nothing lies between %s and %s", test.from, test.to)
			continue
		}
		if up, down := a.Limit(s, true), a.Limit(s, false); up != test.standing || down != test.fallen {
			t.Errorf("%s: %d and %d may cross, want %d and %d", a.SideID(s), up, down, test.standing, test.fallen)
		}
	}
	other, err := Load(files(t), Limits{Open: 9, Gate: 8, Fallen: 7, Bridge: 6, Ford: 5, Tunnel: 4})
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string][2]int{"1303-1304": {9, 9}, "0905-1005": {7, 8}, "0808-0809": {6, 6}, "1008-1108": {5, 5}, "0705-U0705": {4, 4}} {
		s := other.FindSide(id) // with 0808-0809 the gate would let more across than the bridge
		if got := [2]int{other.Limit(s, false), other.Limit(s, true)}; got != want {
			t.Errorf("%s: %v with other limits, want %v", id, got, want)
		}
	}
	narrow, err := Load(files(t), Limits{Open: 4, Gate: 1, Fallen: 4, Bridge: 2, Ford: 2, Tunnel: 2})
	if err != nil {
		t.Fatal(err)
	}
	if s := narrow.FindSide("0808-0809"); narrow.Limit(s, true) != 1 || narrow.Limit(s, false) != 2 {
		t.Error("a narrow gate on a bridge")
	}
}

// AR-GRD-9: what a ground block can and cannot cross.
func TestPassable(t *testing.T) {
	a := load(t)
	for id, want := range map[string]bool{
		"0905-1005": true, "0905-1004": false, // the Kraikos Gate, and the wall beside it
		"0808-0809": true, "0709-0808": false, // gate and bridge over wall and river, and both without
		"1506-1507": true, "1606-1607": false, // Mill Bridge, and the river beside it
		"1008-1108": true, "1108-1208": true, "0508-0509": true, "0509-0510": true, // fords join both banks
		"0504a-0504b": false, "1006a-1006b": false, "1407a-1407b": false, "U0903a-U0903b": false, // halves
		"0405-0504b": false, "0101-0102": false, // the sea
		"0705-U0705": true, "0707-0708": false, "0707-0807": false, // a tunnel; the Sanctuary's walls
		"1303-1304": true, "0906-1006a": true, "1006b-1106": true,
	} {
		s := a.FindSide(id)
		if s == NoSide {
			t.Errorf("there is no hexside %s", id)
		} else if a.Passable(s) != want {
			t.Errorf("%s passable is %v", id, !want)
		}
	}
	for _, test := range [...]struct {
		features Features
		want     bool
	}{{0, true}, {Wall, false}, {Wall | Gate, true}, {River, false}, {River | Bridge, true}, {Wall | Gate | River, false},
		{Wall | River | Bridge, false}, {Wall | Gate | River | Bridge, true}, {Boundary, false}, {Boundary | Wall | Gate, false}, {Tunnel, true}, {FordSide | RoadSide, true}} {
		if got := test.features.Passable(); got != test.want {
			t.Errorf("features %b: passable is %v", test.features, got)
		}
	}
}

// AR-SEA-2, AR-SEA-3, AR-RUL-29: ships sail at sea and along the coast, and never over land.
func TestSea(t *testing.T) {
	a := load(t)
	sails := func(from, to string) bool {
		q := at(t, a, to)
		return slices.ContainsFunc(a.Sea(at(t, a, from)), func(n Neighbour) bool { return n.Place == q })
	}
	for _, test := range [...]struct {
		from, to string
		want     bool
	}{
		{"0101", "0102", true}, {"0301", "0302", true}, {"0302", "0301", true}, // sea, and sea to coast
		{"0402", "0403", true},                                                 // along the coast
		{"0505", "0506", true}, {"0506", "0507", true}, {"0507", "0508", true}, // walls do not matter
		{"0508", "0509", true}, {"0509", "0510", true}, // nor does the river
		{"0402", "0502", false}, {"0505", "0605", false}, // no way inland
		{"0404", "0504b", false}, {"0504a", "0504b", false}, // no common hexside; half a hex away
	} {
		if sails(test.from, test.to) != test.want {
			t.Errorf("a ship sails from %s to %s: %v", test.from, test.to, !test.want)
		}
	}
}

// AR-SEA-3: two coast locations that touch over land only are no neighbours for ships.
func TestNoShipGoesOverLand(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, OverlandFile, "", `"~~~~b....h..f....."`, `"~~~~b~.~.h..f....."`) // bays at 0501 and 0701
	contenttest.Spoil(t, m, OverlandFile, "", `"0302", "0401",`, `"0302", "0600", "0700", "0601", "0502", "0401",`)
	a, err := Load(m, limits)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range [...]struct {
		from, to string
		want     bool
	}{{"0600", "0601", true}, {"0600", "0700", false}, {"0601", "0700", true}, {"0501", "0601", true}, {"0601", "0602", false}} {
		p, q := at(t, a, test.from), at(t, a, test.to)
		if got := slices.ContainsFunc(a.Sea(p), func(n Neighbour) bool { return n.Place == q }); got != test.want {
			t.Errorf("a ship sails from %s to %s: %v", test.from, test.to, got)
		}
	}
}

// AR-RUL-33: no ship sails from one half of a split hex to the other, though both lie at the sea.
func TestNoShipCrossesABoundary(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, OverlandFile, "", `"~~~~bXCCCC..h...ff"`, `"~~~~~XCCCC..h...ff"`)
	contenttest.Spoil(t, m, OverlandFile, "", `"0404", "0411"`, `"0504a", "0411"`)
	a, err := Load(m, limits)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "from one half", ids(a, a.Sea(at(t, a, "0504a"))), []string{"0403", "0404"})
	equal(t, "from the other", ids(a, a.Sea(at(t, a, "0504b"))), []string{"0405", "0505"})
}

// AR-AIR-2, AR-AIR-6, AR-AIR-8: aerial blocks cross everything overland, the boundary of a split hex too; they never
// stop on the Sanctuary or underground, and know no tunnel.
func TestAir(t *testing.T) {
	a := load(t)
	for p := range a.Here().All() {
		l := a.At(p)
		if want := l.Map == Undercity || l.ID == "0707"; a.Is(p, Unlanding) != want {
			t.Errorf("%s: aerial blocks can stop is %v", l.ID, want)
		}
		for _, n := range a.Air(p) {
			if l.Map != Overland || a.At(n.Place).Map != Overland || n.Direction == Through {
				t.Errorf("an aerial block flies from %s to %s", l.ID, a.At(n.Place).ID)
			}
		}
		if l.Map == Overland {
			want := slices.DeleteFunc(slices.Clone(a.Around(p)), func(n Neighbour) bool { return n.Direction == Through })
			if !slices.Equal(a.Air(p), want) {
				t.Errorf("from %s aerial blocks fly to %v, want %v", l.ID, ids(a, a.Air(p)), ids(a, want))
			}
		}
	}
}

// AR-RNG-4, AR-RNG-5, AR-TPY-6: distances in hexes, on one map only; halves of a hex are 1 apart; in the Undercity
// no range is longer than 1.
func TestDistance(t *testing.T) {
	a := load(t)
	for _, test := range [...]struct {
		from, to string
		want     int
	}{
		{"0905", "0905", 0}, {"1104", "0905", 2}, {"0905", "1005", 1}, {"0808", "0809", 1}, {"0707", "0708", 1},
		{"0504a", "0504b", 1}, {"0504a", "0504a", 0}, {"0504a", "0604", 1}, {"0403", "0504b", 1}, {"0000", "1712", 23}, {"0012", "1700", 23},
		{"0705", "U0705", Far}, {"U0705", "U0805", 1}, {"U0705", "U0707", 2}, {"1207", "1210", 3},
	} {
		p, q := at(t, a, test.from), at(t, a, test.to)
		if got := a.Distance(p, q); got != test.want || a.Distance(q, p) != test.want {
			t.Errorf("from %s to %s it is %d, back %d, want %d", test.from, test.to, got, a.Distance(q, p), test.want)
		}
	}
	for _, test := range [...]struct {
		from, to string
		reach    int
		want     bool
	}{{"1104", "0905", 2, true}, {"1104", "0905", 1, false}, {"0905", "0905", 0, true}, {"U0705", "U0805", 2, true}, {"U0705", "U0707", 2, false},
		{"U0705", "U0705", 2, true}, {"0705", "U0705", 2, false}, {"U0705", "U0805", 0, false}} {
		if got := a.InRange(at(t, a, test.from), at(t, a, test.to), test.reach); got != test.want {
			t.Errorf("%s in range %d of %s: %v", test.to, test.reach, test.from, got)
		}
	}
}

// Distances are those that a flight over the grid finds, wherever no half hex is in the way.
func TestDistanceIsTheShortestFlight(t *testing.T) {
	a := load(t)
	for p := range a.Here().All() {
		left := map[Place]int{p: 0}
		for queue := []Place{p}; len(queue) > 0; queue = queue[1:] {
			for _, n := range a.Around(queue[0]) {
				if _, seen := left[n.Place]; !seen && n.Direction < compass {
					left[n.Place] = left[queue[0]] + 1
					queue = append(queue, n.Place)
				}
			}
		}
		for q, n := range left {
			if d := a.Distance(p, q); d > n || d < n-2 || d == 0 && p != q {
				t.Errorf("from %s to %s it is %d, a flight takes %d", a.At(p).ID, a.At(q).ID, d, n)
			}
		}
	}
}

// AR-MAP-4, AR-MAP-5, AR-RUL-34, AR-TPY-12: steps by land count tunnels; AR-EX-7: the Sanctuary is entered from U0707
// alone.
func TestSteps(t *testing.T) {
	a := load(t)
	for _, test := range [...]struct {
		from, to string
		want     int
	}{
		{"0905", "0905", 0}, {"1403", "1303", 1}, {"1403", "1104", 4}, {"0705", "U0705", 1}, {"U0707", "0707", 1}, {"0705", "0605", 2},
		{"0605", "0705", 2}, {"U0607", "0707", 2}, {"0000", "0905", Far}, {"1506", "1507", 1}, {"1606", "1607", 3}, {"0809", "0808", 1},
	} {
		if got := a.Steps(at(t, a, test.from), at(t, a, test.to)); got != test.want {
			t.Errorf("from %s to %s it takes %d steps, want %d", test.from, test.to, got, test.want)
		}
	}
	sanctuary := at(t, a, "0707")
	if into := a.Ground(sanctuary); len(into) != 1 || into[0].Direction != Through || a.At(into[0].Place).ID != "U0707" {
		t.Errorf("ways into the Sanctuary: %v", ids(a, into))
	}
}

// AR-TPY-5: the first step of the shortest way, the lowest ids first; it is one step shorter from there.
func TestToward(t *testing.T) {
	a := load(t)
	for p := range a.Here().All() {
		for q := range a.Here().All() {
			n, ok := a.Toward(p, q)
			if steps := a.Steps(p, q); steps == 0 || steps == Far {
				if ok {
					t.Errorf("from %s to %s leads %s", a.At(p).ID, a.At(q).ID, a.At(n.Place).ID)
				}
				continue
			}
			want := Nowhere
			for _, near := range a.Ground(p) {
				if a.Steps(near.Place, q) < a.Steps(p, q) && (want == Nowhere || near.Place < want) {
					want = near.Place
				}
			}
			if !ok || n.Place != want || n.Side != a.Between(p, want) {
				t.Fatalf("from %s to %s leads %v, want %s", a.At(p).ID, a.At(q).ID, n, a.At(want).ID)
			}
		}
	}
}

// AR-TPY-12: the nearest place of a set; ties go to the lowest id.
func TestNearest(t *testing.T) {
	a := load(t)
	for _, test := range [...]struct {
		from string
		set  []string
		want string
	}{
		{"0806", []string{"0805", "0807"}, "0805"}, {"0806", []string{"1701", "0807"}, "0807"}, {"0806", []string{"0806", "0805"}, "0806"},
		{"0806", []string{"0000"}, ""}, {"0806", nil, ""}, {"U0705", []string{"0605", "0606", "0706"}, "0605"},
	} {
		var set Set
		for _, id := range test.set {
			set.Add(at(t, a, id))
		}
		got := ""
		if p := a.Nearest(at(t, a, test.from), &set); p != Nowhere {
			got = a.At(p).ID
		}
		if got != test.want {
			t.Errorf("nearest of %v to %s is %q, want %q", test.set, test.from, got, test.want)
		}
	}
}

// AR-MAP-7, AR-RUL-34: supply reaches over what a ground block can cross, and through no tunnel.
func TestBeside(t *testing.T) {
	a := load(t)
	for p := range a.Here().All() {
		var want Set
		for _, n := range a.Ground(p) {
			if n.Direction != Through {
				want.Add(n.Place)
			}
		}
		if *a.Beside(p) != want || a.Beside(p).Has(p) {
			t.Errorf("beside %s", a.At(p).ID)
		}
	}
	for pair, want := range map[[2]string]bool{{"1009", "1109"}: true, {"0705", "U0705"}: false, {"0905", "1004"}: false, {"0905", "1005"}: true, {"U0707", "0707"}: false} {
		if got := a.Beside(at(t, a, pair[0])).Has(at(t, a, pair[1])); got != want {
			t.Errorf("%v beside each other: %v", pair, got)
		}
	}
}

// AR-MAP-8, AR-GRD-4, AR-GRD-5, AR-GRD-11: what locations are.
func TestTraits(t *testing.T) {
	a := load(t)
	for id, want := range map[string]Traits{
		"0000": Water, "0301": Water, "0302": Land | Coast | Road, "0505": Land | Stops | Pink | City | Coast,
		"0605": Land | Stops | Pink | City | Road, "0707": Land | Stops | Pink | City | Unlanding, "1108": Land | Stops | Ford,
		"0509": Land | Stops | Ford | Coast, "1303": Land | Stops | Road, "1204": Land | Stops | Road, "1003": Land | Stops, "1201": Land | Stops,
		"1407a": Land, "1006a": Land | Stops | Pink | City, "1006b": Land, "0504a": Land, "0504b": Land | Stops | Pink | City | Coast,
		"U0804": Land | Stops | City | Unlanding, "U1107": Land | Stops | City | Unlanding, "U0807": Land | Stops | Ford | Unlanding,
		"U0705": Land | Unlanding | Road, "U0508": Land | Unlanding,
	} {
		if got := a.At(at(t, a, id)).Traits; got != want {
			t.Errorf("%s has the traits %b, want %b", id, got, want)
		}
	}
	if p := at(t, a, "0605"); !a.Is(p, Land|Pink) || a.Is(p, Land|Coast) || !a.Any(p, Coast|Pink) || a.Any(p, Navigable) {
		t.Error("Is asks for all traits, Any for one")
	}
}
