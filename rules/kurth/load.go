package kurth

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"slices"
)

// The content files, in name order.
const (
	actionsFile   = "actions.toml"
	locationsFile = "locations.toml"
	tablesFile    = "tables.toml"
)

// noUpperEnd is how the tables write that their last row has no upper end.
const (
	noMostMarkers = 999
	noMostRoll    = 99
)

// Load reads the content at the root of the file system: locations.toml, actions.toml
// and tables.toml. Content that cannot be played is a *ContentError with every fault.
func Load(content fs.FS) (*Game, error) {
	actions, locations, tables := readFile(content, actionsFile), readFile(content, locationsFile), readFile(content, tablesFile)
	g := &Game{}

	var city locationsTOML
	cityRead := locations.decode(&city)
	if cityRead {
		g.loadCity(locations, &city)
	}
	var deck actionsTOML
	if actions.decode(&deck) && cityRead {
		g.loadCards(actions, &deck)
	}
	var numbers tablesTOML
	if tables.decode(&numbers) {
		g.loadTables(tables, &numbers)
	}

	if faults := slices.Concat(actions.faults, locations.faults, tables.faults); len(faults) > 0 {
		return nil, &ContentError{Faults: faults}
	}
	sum := sha256.New()
	for _, f := range [...]*contentFile{actions, locations, tables} {
		sum.Write(f.data)
	}
	g.hash = hex.EncodeToString(sum.Sum(nil)[:8])
	return g, nil
}

// Lint returns everything wrong with the content, each a *Fault; nil if it can be played.
func Lint(content fs.FS) []error {
	if _, err := Load(content); err != nil {
		return faultsOf(err)
	}
	return nil
}

// number returns a required number in low to high; anything else is a fault.
func (f *contentFile) number(path, place string, n *int, low, high int) int {
	switch {
	case n == nil:
		f.fault(path, place, "is missing")
		return low
	case *n < low || *n > high:
		f.fault(path, place, "is %d; it must be %d to %d", *n, low, high)
		return low
	}
	return *n
}

// fixed notes a fault unless n is the number that the rulebook prints.
func (f *contentFile) fixed(path, place string, n *int, want int) {
	switch {
	case n == nil:
		f.fault(path, place, "is missing")
	case *n != want:
		f.fault(path, place, "is %d; the rules need %d", *n, want)
	}
}

// text notes a fault if a text that people read is missing.
func (f *contentFile) text(path, place, s string) {
	if s == "" {
		f.fault(path, place, "is missing")
	}
}

// id notes a fault if an id is no word of small letters, digits and underscores, or if
// seen has it already.
func (f *contentFile) id(path, place, id string, seen map[string]bool) {
	switch {
	case id == "":
		f.fault(path, place, "is missing")
	case !isID(id):
		f.fault(path, place, "%q is not a word of small letters, digits and underscores", id)
	case seen[id]:
		f.fault(path, place, "duplicate id %q", id)
	}
	seen[id] = true
}

func isID(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if (c < 'a' || c > 'z') && c != '_' && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// source notes a fault unless it is one of the two sources that content has.
func (f *contentFile) source(path, place, s string) {
	if s != "rulebook" && s != "house" {
		f.fault(path, place, "%q is not a source; use rulebook or house", s)
	}
}
