package atlas

import (
	"io/fs"

	"portcullis/rules/content"
)

// Limits are how many ground blocks of one party may cross a hexside of each sort (AR-STK-2).
type Limits struct {
	Open, Gate, Fallen, Bridge, Ford, Tunnel int
}

// reader is the reading of the two map files.
type reader struct {
	atlas  *Atlas
	limits Limits
	sheets [2]*sheet
	found  [ZoneCount]bool // zones met so far
	ids    map[string]bool // of gates, roads and tunnels
}

// Load reads both maps. Maps that cannot be played on are a *content.Error with every fault.
func Load(files fs.FS, limits Limits) (*Atlas, error) {
	a, read := Read(files, limits)
	return a, content.Check(read...)
}

// Read reads both maps and returns their files, which know the faults; the atlas is nil if there are any.
// It is for a loader that reads more files and tells all faults at once.
func Read(files fs.FS, limits Limits) (*Atlas, []*content.File) {
	overland, undercity := content.Read(files, OverlandFile), content.Read(files, UndercityFile)
	read := []*content.File{overland, undercity}
	r := &reader{atlas: &Atlas{byID: map[string]Place{}}, limits: limits, ids: map[string]bool{}}
	r.sheets = [2]*sheet{newSheet(overland, Overland, ""), newSheet(undercity, Undercity, "U")}
	for _, s := range r.sheets {
		s.decode()
	}
	if content.Check(read...) != nil {
		return nil, read
	}
	r.places()
	r.features()
	if content.Check(read...) != nil {
		return nil, read
	}
	r.atlas.join()
	r.lint()
	if content.Check(read...) != nil {
		return nil, read
	}
	return r.atlas, read
}
