package atlas

import (
	"errors"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules/content"
	"portcullis/rules/content/contenttest"
)

// files are the map files of the program, for a test to change.
func files(tb testing.TB) fstest.MapFS {
	tb.Helper()
	return contenttest.Files(tb, os.DirFS(contentDir), OverlandFile, UndercityFile)
}

// faults are those of the map files.
func faults(m fstest.MapFS) []*content.Fault {
	_, err := Load(m, limits)
	var wrong *content.Error
	if errors.As(err, &wrong) {
		return wrong.Faults
	}
	return nil
}

// Rows of the overland grid as they stand in the file.
const row00, row12 = `"~~~~~b..hh..ff..hh"`, `"~~~~b.ff.h...f...."`

// Everything that keeps a map from being played on is told with its file, its line, its place and its reason.
func TestFaults(t *testing.T) {
	const over, under = OverlandFile, UndercityFile
	for _, test := range []struct {
		file, old, replacement string
		place, reason          string
		elsewhere              bool // the fault stands in another line, or in none
	}{
		// Heads, terrains, grids.
		{over, `prefix = ""`, `prefix = "X"`, "prefix", `is "X"; the rules need ""`, false},
		{under, `prefix = "U"`, `prefix = ""`, "prefix", `is ""; the rules need "U"`, false},
		{over, `name = "Argot and the Shore"`, `name = ""`, "name", "is missing", false},
		{over, `source = "house"`, `source = "me"`, "source", `"me" is not a source`, false},
		{over, `first_column = 0`, `first_column = 100`, "first_column", "is 100; it must be 0 to 99", false},
		{over, `columns = 18`, `columns = 40`, "columns", "40 columns and 13 rows are 520 hexes", false},
		{over, `columns = 18`, `columns = 17`, "grid, row 00", "has 18 characters; the map has 17 columns", true},
		{over, `rows = 13`, `rows = 14`, "grid", "has 13 rows; the map has 14", true},
		{over, row00, `"~~~~~b..hh..ff..h"`, "grid, row 00", "has 17 characters", false},
		{over, row00, `"~~~~~b..hh..ff..hQ"`, "grid, row 00", `no terrain has the code "Q"`, false},
		{over, row00, `"~~~~~b..hh..ff..hX"`, "hex 1700", "is split, and there is no [[split]]", false},
		{over, row00, `"~~~~~b..hh..ff..hF"`, "hex 1700", "is a ford, and there is no [[ford]]", false},
		{over, `code = "h"`, `code = "hh"`, "terrain hill, code", `"hh" is not one character`, false},
		{over, `code = "h"`, `code = "."`, "terrain hill, code", `duplicate code "."`, false},
		{over, `id = "hill"`, `id = "moor"`, "terrain moor, id", `the rules know no terrain "moor"`, false},
		{over, `id = "hill"`, `id = "open"`, "terrain open, id", `duplicate id "open"`, false},
		{over, `domain = "sea"`, `domain = "land"`, "terrain sea, domain", `is "land"; the rules need "sea"`, false},
		{over, "text = \"Sea blocks only.\"", `text = ""`, "terrain sea, text", "is missing", false},
		{over, "name = \"Hills\"\ndomain = \"land\"\nstops_ground = true", "name = \"Hills\"\ndomain = \"land\"\nstops_ground = false", "terrain hill, stops_ground", "AR-GRD-4", true},
		{over, "name = \"Dock\"\ndomain = \"land\"\nstops_ground = true\npink = true", "name = \"Dock\"\ndomain = \"land\"\nstops_ground = true\npink = false", "terrain dock, pink", "AR-MAP-8", true},
		// Split hexes and fords.
		{over, `hex = "0504"`, `hex = "0503"`, "split 0503, hex", `"0503" is no split hex`, false},
		{over, `hex = "1006"`, `hex = "0504"`, "split 0504, hex", `duplicate hex "0504"`, false},
		{over, `boundary = "wall"`, `boundary = "hedge"`, "split 0504, boundary", `is "hedge"`, false},
		{over, `vertices = "N-S"`, `vertices = "N-SE"`, "split 1006, vertices", "two opposite vertices", false},
		{over, `a = { terrain = "open", sides = ["NE", "NW", "W"] }`, `a = { terrain = "open", sides = ["NE", "NW", "E"] }`, "split 0504, a", "are not the three hexsides", false},
		{over, `a = { terrain = "open", sides = ["NE", "NW", "W"] }`, `a = { terrain = "open", sides = ["NE", "NW", "W", "W"] }`, "split 0504, a", "are not the three hexsides", false},
		{over, `b = { terrain = "dock", sides = ["E", "SE", "SW"] }`, `b = { terrain = "dock", sides = ["NE", "NW", "W"] }`, "split 0504, b", "on the other side of NE-SW", false},
		{over, `b = { terrain = "dock", sides = ["E", "SE", "SW"] }`, `b = { terrain = "dock", sides = ["E", "SE", "SW", "SW"] }`, "split 0504, b", "on the other side of NE-SW", false},
		{over, `b = { terrain = "dock",`, `b = { terrain = "sea",`, "split 0504, b", `"sea" is no terrain that half a hex can have`, false},
		{over, `b = { terrain = "dock",`, `b = { terrain = "cavern",`, "split 0504, b", `this file has no terrain "cavern"`, false},
		{over, `name = "Rillbend"`, `name = ""`, "split 1407, name", "is missing", false},
		{over, `hex = "0509"`, `hex = "0510"`, "ford 0510, hex", `"0510" is no ford`, false},
		{over, `hex = "1108"`, `hex = "0509"`, "ford 0509, hex", `duplicate hex "0509"`, false},
		{over, `bank_a = ["NE", "NW", "W"]`, `bank_a = ["NE", "NW"]`, "ford 0509, bank_a", "are not the three hexsides", false},
		{over, `river_vertices = "NE-SW"`, `river_vertices = "E-W"`, "ford 0509, river_vertices", "two opposite vertices", false},
		// Coast, names, zones.
		{over, `"0302", "0401",`, `"0302", "0400",`, "coast", "0400 is no land", false},
		{over, `"0302", "0401",`, `"0302", "0302",`, "coast", "names 0302 twice", false},
		{over, `"0302", "0401",`, `"0302", "9999",`, "coast", `unknown location "9999"`, false},
		{over, `"0302", "0401",`, `"0302", "0801", "0401",`, "coast", "no sea lies beside 0801", false},
		{over, `location = "0401"`, `location = "0302"`, "place 0302, location", "duplicate location 0302", false},
		{over, `location = "0401"`, `location = "U0705"`, "place U0705, location", `unknown location "U0705"`, false},
		{over, `name = "Gull Shingle"`, `name = "Gull\u0007"`, "place 0401, name", "U+0007", false},
		{over, `id = "docks"`, `id = "piers"`, "zone piers, id", `the rules know no zone "piers"`, false},
		{over, `id = "docks"`, `id = "piers"`, "zone docks", "is missing", true},
		{over, `id = "docks"`, `id = "medical"`, "zone medical, id", `duplicate id "medical"`, true},
		{over, `locations = ["0504b", "0505", "0506", "0507"]`, `locations = []`, "zone docks, locations", "is empty", false},
		{over, `locations = ["0504b", "0505", "0506", "0507"]`, `locations = ["0504b", "0505", "0506"]`, "zone docks", "0507 is dock and not in it", true},
		{over, `locations = ["0504b", "0505", "0506", "0507"]`, `locations = ["0504b", "0505", "0506", "0507", "0605"]`, "zone docks, locations", "0605 is old_town and not dock", false},
		{over, `locations = ["0504b", "0505", "0506", "0507"]`, `locations = ["0504b", "0505", "0506", "0507", "0507"]`, "zone docks, locations", "names 0507 twice", false},
		{over, `"0504b", "0505",` + "\n", `"0504b",` + "\n", "zone docks, locations", "0505 is not on the coast", true},
		{over, `locations = ["0101", "0102",`, `locations = ["0302", "0102",`, "zone lighthouse_start, locations", "0302 is not at sea", false},
		{over, `locations = ["1701", "1601",`, `locations = ["0101", "1601",`, "zone kraikos_start, locations", "0101 is no land", false},
		{over, `"0905", "0906", "0907", "1006a",`, `"0905", "0906", "0907", "1006b",`, "zone city, locations", "1006b is no pink city square", false},
		{over, `"0905", "0906", "0907", "1006a",`, `"0905", "0906", "0907",`, "zone city", "1006a is city and not in it", true},
		{under, `locations = ["U1007", "U1008", "U1107"]`, `locations = ["U1007", "U1008"]`, "zone burrowtown", "U1107 is burrowtown and not in it", true},
		// Hexsides, gates, bridges.
		{over, `"0503-0604",`, `"0503-0605",`, "walls", "0503 and 0605 have no hexside in common", false},
		{over, `"0503-0604",`, `"0604-0503",`, "walls", `"0604-0503" must have the lower id first`, false},
		{over, `"0503-0604",`, `"0503",`, "walls", `"0503" is no hexside of this map`, false},
		{over, `"0503-0604",`, `"0503-0604", "0503-0604",`, "walls", "names 0503-0604 twice", false},
		{over, `bridges = ["0808-0809",`, `bridges = ["0806-0807",`, "bridges", "0806-0807 lies on no river", false},
		{over, `bridges = ["0808-0809",`, `bridges = ["0608-0609", "0808-0809",`, "bridges", "no ground block can cross 0608-0609", false},
		{over, `bridges = ["0808-0809",`, `bridges = [`, "gate pontia_gate, hexside", "no ground block can cross 0808-0809", true},
		{over, `hexside = "0905-1005"`, `hexside = "0905-0906"`, "gate kraikos_gate, hexside", "0905-0906 lies on no wall", false},
		{over, `hexside = "0905-1005"`, `hexside = "0703-0704"`, "gate kraikos_gate, hexside", "another gate lies on 0703-0704", false},
		{over, `fortifies = "0905"`, `fortifies = "0805"`, "gate kraikos_gate, fortifies", "0805 does not lie at 0905-1005", false},
		{over, `fortifies = "0706"`, `fortifies = "9999"`, "gate market_gate, fortifies", `unknown location "9999"`, false},
		{over, "hexside = \"0605-0704\"\nfortifies = \"0605\"", "hexside = \"0605-0704\"\nfortifies = \"0704\"", "gate high_gate, fortifies", "0704 is fortified by north_gate already", true},
		{over, `upgraded_strength = 5`, `upgraded_strength = 2`, "gate north_gate, upgraded_strength", "is 2, below the strength 3", false},
		{over, `strength = 3`, `strength = 0`, "gate north_gate, strength", "is 0; it must be 1 to 9", false},
		{over, `upgrade_cost = 2`, `upgrade_cost = -1`, "gate north_gate, upgrade_cost", "is -1", false},
		{over, `id = "kraikos_gate"`, `id = "north_gate"`, "gate north_gate, id", `duplicate id "north_gate"`, false},
		// Roads and tunnels.
		{over, `path = ["0704", "0605", "0606"]`, `path = ["0704"]`, "road oath_way, path", "has 1 locations", false},
		{over, `path = ["0704", "0605", "0606"]`, `path = ["0704", "0606"]`, "road oath_way, path", "0704 and 0606 are not neighbours", false},
		{over, `path = ["0704", "0605", "0606"]`, `path = ["0705", "0605", "0606"]`, "road oath_way, path", "no ground block can go from 0705 to 0605 (AR-GRD-9)", false},
		{over, `path = ["0704", "0605", "0606"]`, `path = ["0704", "0605", "06"]`, "road oath_way, path", `unknown location "06"`, false},
		{over, `undercity = "U0507"`, `undercity = "U0508"`, "tunnel ropewalk_stair, undercity", "U0508 has a tunnel already", false},
		{over, `overland = "0507"`, `overland = "0508"`, "tunnel ropewalk_stair, overland", "0508 has a tunnel already", false},
		{over, `overland = "0507"`, `overland = "0400"`, "tunnel ropewalk_stair, overland", "0400 is no land", false},
		{over, `undercity = "U0507"`, `undercity = "0507"`, "tunnel ropewalk_stair, undercity", `unknown location "0507"`, false},
		{under, `[[road]]`, "[[tunnel]]\nid = \"x\"\n\n[[road]]", "tunnel", "tunnels stand in overland.toml", false},
		// What a map must be like.
		{over, `"0803-0904",`, ``, "walls", "0803-0904 leads into the city, and no gate is there", true},
		{over, `"0707-0708",`, ``, "walls", "0707-0708 is open; the Sanctuary has a wall on every side", true},
		{over, "hexside = \"0706-0806\"", "hexside = \"0706-0707\"", "walls", "0706-0707 is open; the Sanctuary has a wall on every side", true},
		{over, "overland = \"0707\"\nundercity = \"U0707\"", "overland = \"0706\"\nundercity = \"U0707\"", "tunnel", "none leads to the Sanctuary 0707", true},
		{over, "overland = \"0707\"\nundercity = \"U0707\"", "overland = \"0706\"\nundercity = \"U0707\"", "hex 0707", "no way leads there from", true},
		{over, `"0703-0704", "0703-0804",`, `"0601-0702", "0602-0702", "0603-0702", "0701-0702", "0702-0703", "0702-0802", "0703-0704", "0703-0804",`, "hex 0702", "no way leads there", true},
		{over, `"1506-1507", "1507-1606"`, `"1507-1606"`, "bridges", "1506-1507 lies on no river", true},
		{over, `"1506-1507", "1507-1606", "1606-1607",`, `"1506-1507", "1507-1606",`, "rivers", "the river is broken: it ends at", true},
		{over, `"1606-1607", "1607-1706",`, `"1606-1607", "1606-1706", "1607-1706",`, "rivers", "the river forks at", true},
		{over, `"1607-1706", "1706-1707"`, `"1607-1706"`, "rivers", "does not run from the edge of the map to the sea", true},
		{over, `"1606-1607", "1607-1706", "1706-1707"`, `"1606-1607", "1607-1706", "1706-1707", "1009-1110", "1010-1110", "1011-1110", "1109-1110", "1110-1111", "1110-1210"`, "rivers", "a part of the river runs in a circle", true},
		{over, `"1506-1507", "1507-1606", "1606-1607",`, `"1506-1507", "1507-1606",`, "bridges", "the banks at 1506-1507 are joined without bridges and fords", true},
		{over, `"1506-1507", "1507-1606", "1606-1607",`, `"1506-1507", "1507-1606",`, "ford 1108, hex", "its banks are joined without bridges and fords", true},
		{over, `"1506-1507", "1507-1606", "1606-1607",`, `"1506-1507", "1507-1606",`, "split 1407, hex", "its halves are joined without bridges and fords", true},
		{under, `"U0806-U0906", "U0808-U0908",`, `"U0806-U0906",`, "rivers", "where it cannot sink into rock", true},
		{under, `"U0904-U1004"]`, `"U0904-U1004", "U0805-U0904"]`, "rivers", "forks at", true},
	} {
		m := files(t)
		line := contenttest.Spoil(t, m, test.file, "", test.old, test.replacement)
		if fault := find(faults(m), test.file, test.place, test.reason); fault == nil {
			t.Errorf("%q: no fault %q, %q; there are %v", test.replacement, test.place, test.reason, faults(m))
		} else if fault.Line != line && !test.elsewhere {
			t.Errorf("%q: %v; want line %d", test.replacement, fault, line)
		}
	}
}

// find is the fault in a place with a reason.
func find(list []*content.Fault, file, place, reason string) *content.Fault {
	for _, fault := range list {
		if fault.File == file && fault.Place == place && strings.Contains(fault.Reason, reason) {
			return fault
		}
	}
	return nil
}

// What it takes more than one change to break.
func TestFaultsOfSeveralChanges(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, OverlandFile, "", row12, `"~~~~b.ff.h...f...~"`)
	contenttest.Spoil(t, m, OverlandFile, "", `locations = ["0101", "0102",`, `locations = ["0101", "0102", "1712",`)
	if find(faults(m), OverlandFile, "coast", "no ship can sail from 0101 to 1712") == nil {
		t.Errorf("a pond: %v", faults(m))
	}

	m = files(t)
	for i := range MaxGates - 5 {
		id := string(rune('a' + i))
		side, in := [...]string{"0803-0904", "0903-0904", "0603-0704"}[i], [...]string{"0904", "0903", "0603"}[i]
		contenttest.Spoil(t, m, OverlandFile, "", "[[split]]\nhex = \"0504\"", "[[gate]]\nid = \""+id+"\"\nname = \"x\"\nhexside = \""+side+"\"\nfortifies = \""+in+
			"\"\nstrength = 3\nupgraded_strength = 5\nupgrade_cost = 2\nsource = \"house\"\n\n[[split]]\nhex = \"0504\"")
	}
	if find(faults(m), OverlandFile, "gate c, id", "there can be at most 8 gates") == nil {
		t.Errorf("nine gates: %v", faults(m))
	}

	m = files(t)
	m[UndercityFile] = &fstest.MapFile{Data: []byte("name = \"x\"\nprefix = \"U\"\nfirst_column = 0\nfirst_row = 0\ncolumns = 30\nrows = 3\nsource = \"house\"\n" +
		"grid = [\n" + strings.Repeat("\""+strings.Repeat(".", 30)+"\",\n", 3) + "]\n[features]\nsource = \"house\"\n" +
		"[[terrain]]\ncode = \".\"\nid = \"cavern\"\nname = \"Cavern\"\ndomain = \"land\"\ntext = \"x\"\nsource = \"house\"\n")}
	if find(faults(m), OverlandFile, "grid", "both maps have 327 locations; they may have 320") == nil {
		t.Errorf("a large Undercity: %v", faults(m))
	}
}

// A gate may be as strong as it is upgraded.
func TestAGateThatCannotBeStrengthened(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, OverlandFile, "", "upgraded_strength = 5", "upgraded_strength = 3")
	if list := faults(m); list != nil {
		t.Error(list)
	}
}

// A river is one line in whatever order its hexsides are listed.
func TestARiverFromItsOtherEnd(t *testing.T) {
	m := files(t)
	contenttest.Spoil(t, m, OverlandFile, "", `, "1706-1707"`, ``)
	contenttest.Spoil(t, m, OverlandFile, "", `rivers = [`, `rivers = ["1706-1707",`)
	if list := faults(m); list != nil {
		t.Error(list)
	}
}

// A file that is not there, or no map at all, is a fault and no crash; so is a map with nothing in it.
func TestNoMap(t *testing.T) {
	for _, data := range []string{"", "grid = 7", "[[split]]\nhex = \"0504\"\n", "columns = 1\nrows = 1\ngrid = [\"~\"]"} {
		m := files(t)
		m[OverlandFile] = &fstest.MapFile{Data: []byte(data)}
		if len(faults(m)) == 0 {
			t.Errorf("%q loads", data)
		}
	}
	m := files(t)
	delete(m, UndercityFile)
	if find(faults(m), UndercityFile, "", "cannot be read") == nil {
		t.Errorf("without the Undercity: %v", faults(m))
	}
}
