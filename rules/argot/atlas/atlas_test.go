package atlas

import (
	"os"
	"slices"
	"strings"
	"testing"
)

const contentDir = "../../../assets/content/argot"

// limits are those of the ledger (AR-STK-2).
var limits = Limits{Open: 4, Gate: 3, Fallen: 4, Bridge: 2, Ford: 2, Tunnel: 2}

// load reads the map of the program.
func load(tb testing.TB) *Atlas {
	tb.Helper()
	a, err := Load(os.DirFS(contentDir), limits)
	if err != nil {
		tb.Fatal(err)
	}
	return a
}

// at is the place with an id.
func at(tb testing.TB, a *Atlas, id string) Place {
	tb.Helper()
	p, ok := a.Find(id)
	if !ok {
		tb.Fatalf("there is no location %s", id)
	}
	return p
}

// ids are the ids of neighbours.
func ids(a *Atlas, list []Neighbour) (found []string) {
	for _, n := range list {
		found = append(found, a.At(n.Place).ID)
	}
	return found
}

// The maps have the locations that the ledger counts (2.1).
func TestComponents(t *testing.T) {
	a := load(t)
	land := 0
	for p := range a.Here().All() {
		if l := a.At(p); l.Map == Overland && a.Is(p, Land) {
			land++
		}
	}
	shore, below := a.Map(Overland), a.Map(Undercity)
	for _, n := range [...]struct {
		what      string
		got, want int
	}{{"overland locations", shore.Len(), 237}, {"land locations", land, 179}, {"Undercity locations", below.Len(), 35},
		{"gates", len(a.Gates()), 6}, {"tunnels", len(a.Tunnels()), 6}, {"medical locations", a.Zone(Medical).Len(), 5}, {"pink squares", a.Zone(PinkSquares).Len(), 24},
	} {
		if n.got != n.want {
			t.Errorf("%d %s, want %d", n.got, n.what, n.want)
		}
	}
}

// AR-GRD-9, AR-MAP-3, AR-MAP-5, AR-SEA-3, AR-AIR-2, AR-AIR-8: where blocks can go from, in id order.
func TestNeighbours(t *testing.T) {
	a := load(t)
	for _, test := range [...]struct {
		id               string
		ground, sea, air []string
	}{
		{"0504a", []string{"0403", "0404", "0503"}, nil, []string{"0403", "0404", "0503", "0504b"}},
		{"0504b", []string{"0505", "0604"}, []string{"0405", "0505"}, []string{"0405", "0504a", "0505", "0604"}},
		{"0905", []string{"0805", "0904", "0906", "1005", "1006a"}, nil, []string{"0805", "0904", "0906", "1004", "1005", "1006a"}},
		{"0707", []string{"U0707"}, nil, []string{"0607", "0706", "0708", "0806", "0807", "0808"}},
		{"0808", []string{"0708", "0807", "0809"}, nil, []string{"0707", "0708", "0709", "0807", "0809", "0908"}},
		{"1108", []string{"1007", "1008", "1009", "1107", "1109", "1208"}, nil, []string{"1007", "1008", "1009", "1107", "1109", "1208"}},
		{"U0903a", []string{"U0904"}, nil, nil},
		{"0705", []string{"0704", "0804", "0805", "0806", "U0705"}, nil, []string{"0605", "0704", "0706", "0804", "0805", "0806"}},
		{"0506", []string{"0505", "0507", "0606"}, []string{"0405", "0406", "0407", "0505", "0507"}, []string{"0405", "0406", "0407", "0505", "0507", "0606"}},
	} {
		p := at(t, a, test.id)
		for _, list := range [...]struct {
			kind string
			got  []Neighbour
			want []string
		}{{"ground", a.Ground(p), test.ground}, {"sea", a.Sea(p), test.sea}, {"air", a.Air(p), test.air}} {
			if got := ids(a, list.got); !slices.Equal(got, list.want) {
				t.Errorf("%s blocks go from %s to %v, want %v", list.kind, test.id, got, list.want)
			}
		}
	}
}

// What has no name is called by the gate that it lies before or the named location beside it, no two of them the same; what lies by
// itself by its number.
func TestPlacesWithoutANameAreCalledByWhatTheyLieBy(t *testing.T) {
	a := load(t)
	for id, want := range map[string]string{"0703": "Open ground before North Gate", "1106": "Open ground west of Burrow Mouth", "0602": "Open ground 0602", "0704": "Northgate Ward"} {
		p, _ := a.Find(id)
		if got := a.Title(p).String(); got != want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
	called := map[string]string{}
	for p := range a.Here().All() {
		title, id := a.Title(p).String(), a.At(p).ID
		if other, twice := called[title]; twice {
			t.Errorf("%s and %s are both called %q", other, id, title)
		}
		called[title] = id
		if strings.Contains(title, id) != a.Numbered(p) {
			t.Errorf("%q tells its number: %v", title, a.Numbered(p))
		}
	}
}
