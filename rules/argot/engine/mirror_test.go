package engine

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// axis is the sum of the rows of a location and its image: even, so that rows stay shifted as they are.
const axis = 12

var (
	locationID = regexp.MustCompile(`^(U?\d\d)(\d\d)([ab]?)$`)
	quoted     = regexp.MustCompile(`"[^"\n]*"`)
	grid       = regexp.MustCompile(`(?s)\ngrid = \[\n(.*?)\n\]`)
	upsideDown = map[string]string{"NE": "SE", "SE": "NE", "NW": "SW", "SW": "NW", "NE-SW": "SE-NW", "NW-SE": "SW-NE", "N-S": "S-N"}
)

// image of a location id: north is south.
func mirrored(id string) string {
	m := locationID.FindStringSubmatch(id)
	if m == nil {
		return id
	}
	row := 0
	fmt.Sscan(strings.TrimPrefix(m[2], "0"), &row)
	return fmt.Sprintf("%s%02d%s", m[1], axis-row, m[3])
}

// mirror is the content with north and south exchanged.
func mirror(t testing.TB) *content.Content {
	t.Helper()
	files := fstest.MapFS{}
	names, err := os.ReadDir("../../../assets/content/argot")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join("../../../assets/content/argot", name.Name()))
		if err != nil {
			t.Fatal(err)
		}
		text := quoted.ReplaceAllStringFunc(string(data), func(word string) string {
			word = strings.Trim(word, `"`)
			if other, ok := upsideDown[word]; ok {
				word = other
			} else if one, two, ok := strings.Cut(word, "-"); ok && locationID.MatchString(one) && locationID.MatchString(two) {
				ends := []string{mirrored(one), mirrored(two)}
				slices.Sort(ends)
				word = strings.Join(ends, "-")
			} else {
				word = mirrored(word)
			}
			return `"` + word + `"`
		})
		text = grid.ReplaceAllStringFunc(text, func(all string) string {
			rows := strings.Split(grid.FindStringSubmatch(all)[1], "\n")
			slices.Reverse(rows)
			return "\ngrid = [\n" + strings.Join(rows, "\n") + "\n]"
		})
		files[name.Name()] = &fstest.MapFile{Data: []byte(strings.Replace(text, "first_row = 3", "first_row = 4", 1))}
	}
	c, err := content.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// AR-MAP-2, AR-MAP-3, AR-MAP-7, AR-GRD-9, AR-SEA-3, AR-AIR-8, AR-STK-2, AR-RNG-4: on the map with north and south exchanged all
// goes as on the true one: how far it is, what can be crossed by how many, where blocks come at what cost, and over which
// hexsides they can attack. Only which of equal ways is taken depends on the numbers of the locations.
func TestTheMirroredMapPlaysAlike(t *testing.T) {
	truth, c := world(t, "full_siege"), mirror(t)
	i := slices.IndexFunc(c.Scenarios, func(s content.Scenario) bool { return s.ID == "full_siege" })
	w := NewWorld(c, c.Scenarios[i].Map)
	there := make([]atlas.Place, truth.Map.Len()) // the image of each place
	for p := range there {
		there[p], _ = w.Map.Find(mirrored(truth.Map.At(atlas.Place(p)).ID))
	}
	for p := range atlas.Place(len(there)) {
		for q := range atlas.Place(len(there)) {
			if truth.Map.Distance(p, q) != w.Map.Distance(there[p], there[q]) || truth.Map.Steps(p, q) != w.Map.Steps(there[p], there[q]) {
				t.Fatalf("%s and %s lie otherwise in the mirror", truth.Map.At(p).ID, truth.Map.At(q).ID)
			}
		}
	}
	moves := 0
	for seed := range uint64(12) {
		s := scattered(t, seed)
		for _, wings := range []string{"mi24", "ar16", "mi26"} {
			put(t, s, wings, []string{"0905", "1404", "0406"}[seed%3], 0)
		}
		put(t, s, "ar14", "0506", 0)
		put(t, s, "mi20", "0404", 0)
		image := &State{World: w, Options: s.Options, Pieces: s.Pieces, Gates: s.Gates, Stance: s.Stance, Movement: s.Movement}
		image.clear()
		image.Pieces = s.Pieces
		for b := range content.Block(content.BlockCount) {
			if p := &image.Pieces[b]; p.Status == OnMap {
				p.At = there[p.At]
			}
		}
		image.Arrange()
		for side := range atlas.Side(truth.Map.Sides()) {
			h := truth.Map.Side(side)
			other := w.Map.Between(there[h.A], there[h.B])
			if s.limit(side) != image.limit(other) || truth.Map.Passable(side) != w.Map.Passable(other) {
				t.Fatalf("%s is crossed otherwise in the mirror", truth.Map.SideID(side))
			}
			image.crossed[other] = s.crossed[side]
			for _, p := range []atlas.Place{h.A, h.B} {
				m := &image.meetings[there[p]]
				m.By = s.meetings[p].By
				for role := range m.Entered {
					if s.EnteredOver(p, Role(role), side) {
						m.Entered[role] |= image.bit(there[p], other)
					}
				}
			}
		}
		for b := range content.Block(content.BlockCount) {
			if s.Pieces[b].Status != OnMap {
				continue
			}
			var here, back Reach
			s.Reach(b, &here)
			image.Reach(b, &back)
			if here.Ends.Len() != back.Ends.Len() {
				t.Fatalf("seed %d: %s comes to %d places, in the mirror to %d", seed, s.Content.At(b).ID, here.Ends.Len(), back.Ends.Len())
			}
			for p := range here.Ends.All() {
				moves++
				if !back.Ends.Has(there[p]) || here.Cost[p] != back.Cost[there[p]] {
					t.Fatalf("seed %d: %s comes otherwise to %s in the mirror", seed, s.Content.At(b).ID, truth.Map.At(p).ID)
				}
				if !s.EnemyAt(p, s.Pieces[b].Party) {
					continue
				}
				for _, n := range truth.Map.Around(p) {
					way := image.bit(there[p], w.Map.Between(there[p], there[n.Place]))
					if (here.Ways[p]&(1<<n.Direction) != 0) != (back.Ways[there[p]]&way != 0) {
						t.Fatalf("seed %d: %s attacks %s otherwise in the mirror", seed, s.Content.At(b).ID, truth.Map.At(p).ID)
					}
				}
			}
		}
	}
	if moves < 2000 {
		t.Errorf("only %d moves were compared", moves)
	}
}
