package kurth

import (
	"errors"
	"io/fs"

	"portcullis/rules/content"
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

// Fault is one thing wrong with the content.
type Fault = content.Fault

// ContentError is everything that keeps a set of content files from being played.
type ContentError = content.Error

// contentFile is a content file with the checks of this game.
type contentFile struct{ *content.File }

func readFile(files fs.FS, name string) *contentFile {
	return &contentFile{content.Read(files, name)}
}

// Load reads the content at the root of the file system: locations.toml, actions.toml
// and tables.toml. Content that cannot be played is a *ContentError with every fault.
func Load(files fs.FS) (*Game, error) {
	actions, locations, tables := readFile(files, actionsFile), readFile(files, locationsFile), readFile(files, tablesFile)
	g := &Game{}

	var city locationsTOML
	cityRead := locations.Decode(&city)
	if cityRead {
		g.loadCity(locations, &city)
	}
	var deck actionsTOML
	if actions.Decode(&deck) && cityRead {
		g.loadCards(actions, &deck)
	}
	var numbers tablesTOML
	if tables.Decode(&numbers) {
		g.loadTables(tables, &numbers)
	}

	all := []*content.File{actions.File, locations.File, tables.File}
	if err := content.Check(all...); err != nil {
		return nil, err
	}
	g.info, g.notation = g.makeInfo(), g.spellings()
	g.hash = content.Hash(all...)
	return g, nil
}

// Lint returns everything wrong with the content, each a *Fault; nil if it can be played.
func Lint(files fs.FS) []error {
	_, err := Load(files)
	var wrong *ContentError
	if errors.As(err, &wrong) {
		return wrong.Unwrap()
	}
	return nil
}
