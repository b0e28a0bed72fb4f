package atlas

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"portcullis/rules/content"
)

// sheet is one of the two maps while it is read.
type sheet struct {
	*content.File
	in       mapTOML
	m        Map
	prefix   string
	first    hex // of the grid
	terrains map[byte]Terrain
	labels   [terrainCount]label
	grid     map[hex]Terrain
	splits   map[hex]*halves
	fords    map[hex]cut
	owner    map[hex][compass]Place // which location each hexside of a hex belongs to
	edges    map[edge]Features
}

// edge is a hexside of the grid, named from the hex with the lower id.
type edge struct {
	hex
	d Direction
}

// halves is a split hex.
type halves struct {
	cut     cut
	terrain [2]Terrain
	second  [compass]bool // the hexsides of half b
}

// cut is a line through a hex between opposite vertices.
type cut struct{ from, to Vertex }

func newSheet(f *content.File, m Map, prefix string) *sheet {
	return &sheet{File: f, m: m, prefix: prefix, terrains: map[byte]Terrain{}, grid: map[hex]Terrain{}, splits: map[hex]*halves{},
		fords: map[hex]cut{}, owner: map[hex][compass]Place{}, edges: map[edge]Features{}}
}

// decode reads what a sheet says of its own hexes. Faults stay in its file.
func (s *sheet) decode() {
	if !s.Decode(&s.in) {
		return
	}
	in := &s.in
	s.Name("name", "name", in.Name)
	s.Source("source", "source", in.Source)
	s.Source("features.source", "features, source", in.Features.Source)
	if in.Prefix != s.prefix {
		s.Fault("prefix", "prefix", "is %q; the rules need %q", in.Prefix, s.prefix)
	}
	s.readTerrains()
	s.readGrid()
	s.readSplits()
	s.readFords()
}

// readTerrains checks the terrains against what the rules know of them (AR-GRD-4, AR-MAP-8).
func (s *sheet) readTerrains() {
	ids := map[string]bool{}
	for i, in := range s.in.Terrains {
		at, who := fmt.Sprintf("terrain[%d].", i), "terrain "+content.Named(in.ID, i)+", "
		s.ID(at+"id", who+"id", in.ID, ids)
		s.Name(at+"name", who+"name", in.Name)
		s.Text(at+"text", who+"text", in.Text)
		s.Source(at+"source", who+"source", in.Source)
		t, ok := terrainNamed(in.ID)
		if !ok {
			s.Fault(at+"id", who+"id", "the rules know no terrain %q", in.ID)
			continue
		}
		if in.Domain != terrains[t].domain {
			s.Fault(at+"domain", who+"domain", "is %q; the rules need %q", in.Domain, terrains[t].domain)
		}
		if stops := terrains[t].traits&Stops != 0; in.Stops != stops {
			s.Fault(at+"stops_ground", who+"stops_ground", "is %v; the rules need %v (AR-GRD-4)", in.Stops, stops)
		}
		if pink := terrains[t].traits&Pink != 0; in.Pink != pink {
			s.Fault(at+"pink", who+"pink", "is %v; the rules need %v (AR-MAP-8)", in.Pink, pink)
		}
		switch {
		case len(in.Code) != 1:
			s.Fault(at+"code", who+"code", "%q is not one character", in.Code)
			continue
		case s.coded(in.Code[0]):
			s.Fault(at+"code", who+"code", "duplicate code %q", in.Code)
		}
		s.terrains[in.Code[0]] = t
		s.labels[t] = label{in.Name, in.Text}
	}
}

func (s *sheet) coded(code byte) bool {
	_, ok := s.terrains[code]
	return ok
}

// readGrid takes over the terrain of each hex.
func (s *sheet) readGrid() {
	in := &s.in
	first := hex{s.Number("first_column", "first_column", in.FirstColumn, 0, 99), s.Number("first_row", "first_row", in.FirstRow, 0, 99)}
	s.first = first
	columns := s.Number("columns", "columns", in.Columns, 1, 100-first.col)
	rows := s.Number("rows", "rows", in.Rows, 1, 100-first.row)
	if columns*rows > MaxPlaces {
		s.Fault("columns", "columns", "%d columns and %d rows are %d hexes; both maps together may have %d locations", columns, rows, columns*rows, MaxPlaces)
		return
	}
	if len(in.Grid) != rows {
		s.Fault("grid", "grid", "has %d rows; the map has %d", len(in.Grid), rows)
		return
	}
	for y, line := range in.Grid {
		at, who := fmt.Sprintf("grid[%d]", y), fmt.Sprintf("grid, row %02d", first.row+y)
		if len(line) != columns {
			s.Fault(at, who, "has %d characters; the map has %d columns", len(line), columns)
			continue
		}
		for x := range columns {
			t, ok := s.terrains[line[x]]
			if !ok {
				s.Fault(at, who, "no terrain has the code %q", line[x:x+1])
				continue
			}
			s.grid[hex{first.col + x, first.row + y}] = t
		}
	}
}

// readSplits takes over the halves of the split hexes (AR-MAP-2, AR-MAP-3).
func (s *sheet) readSplits() {
	for i, in := range s.in.Splits {
		at, who := fmt.Sprintf("split[%d].", i), "split "+content.Named(in.Hex, i)+", "
		s.Name(at+"name", who+"name", in.Name)
		s.Text(at+"text", who+"text", in.Text)
		s.Source(at+"source", who+"source", in.Source)
		if in.Boundary != "wall" && in.Boundary != "river" {
			s.Fault(at+"boundary", who+"boundary", "is %q; it must be wall or river", in.Boundary)
		}
		h, ok := s.hexOf(in.Hex)
		if !ok || s.grid[h] != split {
			s.Fault(at+"hex", who+"hex", "%q is no split hex of the grid", in.Hex)
			continue
		}
		if s.splits[h] != nil {
			s.Fault(at+"hex", who+"hex", "duplicate hex %q", in.Hex)
		}
		s.splits[h] = &halves{
			cut:     s.cut(at, who, "vertices", in.Vertices, [2]string{"a", "b"}, in.A.Sides, in.B.Sides),
			terrain: [2]Terrain{s.halfTerrain(at+"a", who+"a", in.A.Terrain), s.halfTerrain(at+"b", who+"b", in.B.Terrain)},
			second:  directions(in.B.Sides),
		}
	}
	for _, h := range s.hexes() {
		if s.grid[h] == split && s.splits[h] == nil {
			s.Fault(s.rowOf(h), "hex "+idOf(s.prefix, h), "is split, and there is no [[split]] for it")
		}
	}
}

func (s *sheet) halfTerrain(at, who, id string) Terrain {
	t, ok := terrainNamed(id)
	if !ok || terrains[t].domain != domainLand || t == split || t == FordHex {
		s.Fault(at, who, "%q is no terrain that half a hex can have", id)
		return Open
	}
	if s.labels[t].name == "" {
		s.Fault(at, who, "this file has no terrain %q", id)
	}
	return t
}

// readFords takes over the fords (AR-RUL-56).
func (s *sheet) readFords() {
	for i, in := range s.in.Fords {
		at, who := fmt.Sprintf("ford[%d].", i), "ford "+content.Named(in.Hex, i)+", "
		s.Name(at+"name", who+"name", in.Name)
		s.Source(at+"source", who+"source", in.Source)
		h, ok := s.hexOf(in.Hex)
		if !ok || s.grid[h] != FordHex {
			s.Fault(at+"hex", who+"hex", "%q is no ford of the grid", in.Hex)
			continue
		}
		if _, twice := s.fords[h]; twice {
			s.Fault(at+"hex", who+"hex", "duplicate hex %q", in.Hex)
		}
		s.fords[h] = s.cut(at, who, "river_vertices", in.RiverVertices, [2]string{"bank_a", "bank_b"}, in.BankA, in.BankB)
	}
	for _, h := range s.hexes() {
		if _, listed := s.fords[h]; s.grid[h] == FordHex && !listed {
			s.Fault(s.rowOf(h), "hex "+idOf(s.prefix, h), "is a ford, and there is no [[ford]] for it")
		}
	}
}

// cut reads a line from vertex to opposite vertex and checks that the hexsides lie on its two sides.
func (s *sheet) cut(at, who, key, vertices string, keys [2]string, a, b []string) cut {
	for v := North; v < South; v++ {
		w := v + compass/2
		if vertices != vertexIDs[v]+"-"+vertexIDs[w] && vertices != vertexIDs[w]+"-"+vertexIDs[v] {
			continue
		}
		first, second := sidesFrom(v), sidesFrom(w)
		one, two := directions(a), directions(b)
		if len(a) != 3 || one != first && one != second {
			s.Fault(at+keys[0], who+keys[0], "%v are not the three hexsides on one side of %s", a, vertices)
		}
		if len(b) != 3 || two != first && two != second || two == one {
			s.Fault(at+keys[1], who+keys[1], "%v are not the three hexsides on the other side of %s", b, vertices)
		}
		return cut{v, w}
	}
	s.Fault(at+key, who+key, "is %q; it must be two opposite vertices: N-S, NE-SW or NW-SE", vertices)
	return cut{North, South}
}

// sidesFrom are the three hexsides that follow a vertex with the clock.
func sidesFrom(v Vertex) (set [compass]bool) {
	clock := [compass]Direction{NorthEast, East, SouthEast, SouthWest, West, NorthWest}
	for i := range Vertex(compass / 2) {
		set[clock[(v+i)%compass]] = true
	}
	return set
}

// directions is a list of hexsides as a set; words that are no directions are left out.
func directions(words []string) (set [compass]bool) {
	for _, word := range words {
		if d, ok := directionNamed(word); ok {
			set[d] = true
		}
	}
	return set
}

func directionNamed(id string) (Direction, bool) {
	for d := range Direction(compass) {
		if directionIDs[d] == id {
			return d, true
		}
	}
	return 0, false
}

// hexes are the hexes of the grid in id order.
func (s *sheet) hexes() []hex {
	list := slices.Collect(maps.Keys(s.grid))
	slices.SortFunc(list, func(a, b hex) int { return cmp.Or(cmp.Compare(a.col, b.col), cmp.Compare(a.row, b.row)) })
	return list
}

// rowOf is where the row of a hex stands in the file.
func (s *sheet) rowOf(h hex) string { return fmt.Sprintf("grid[%d]", h.row-s.first.row) }

// hexOf is the hex with an id of this map, and whether the grid has it.
func (s *sheet) hexOf(id string) (hex, bool) {
	if len(id) != len(s.prefix)+4 || id[:len(s.prefix)] != s.prefix {
		return hex{}, false
	}
	n := 0
	for _, c := range []byte(id[len(s.prefix):]) {
		if c < '0' || c > '9' {
			return hex{}, false
		}
		n = 10*n + int(c-'0')
	}
	h := hex{n / 100, n % 100}
	_, ok := s.grid[h]
	return h, ok
}
