package reading

import (
	"fmt"
	"io/fs"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

// face is what a block shows (AR-BLK-1).
type face struct {
	Strength   int
	Initiative string
	Modifier   int
	Movement   int
	Range      int
	Abilities  []string
}

// block is a block as it is in the box.
type block struct {
	ID         string
	Kind       string // ground, sea or air
	Train      bool
	Strength   int
	Initiative string
	Modifier   int
	Movement   int
	Range      int
	Abilities  []string
	Upgraded   *face
}

// shows is the face that a block shows.
func (b *block) shows(upgraded bool) *face {
	if upgraded && b.Upgraded != nil {
		return b.Upgraded
	}
	return &face{b.Strength, b.Initiative, b.Modifier, b.Movement, b.Range, b.Abilities}
}

// scenario is which part of the map there is.
type scenario struct {
	ID        string
	Undercity bool
	Region    []string
}

// box is what the reading knows of the content.
type box struct {
	blocks    map[string]*block
	scenarios map[string]*scenario
	limits    limits
	land      *land
}

// limits are how many ground blocks cross a hexside, and how many blocks of a kind find room (AR-STK-1, AR-STK-2).
type limits struct {
	Ground    int `toml:"stack_ground"`
	Air       int `toml:"stack_air"`
	Sea       int `toml:"stack_sea"`
	Open      int `toml:"limit_open"`
	Gate      int `toml:"limit_gate"`
	Destroyed int `toml:"limit_gate_destroyed"`
	Bridge    int `toml:"limit_bridge"`
	Ford      int `toml:"limit_ford"`
	Tunnel    int `toml:"limit_tunnel"`
}

// load reads the files. It checks nothing: the engine's loader does.
func load(content fs.FS) (*box, error) {
	read := func(name string, into any) error {
		data, err := fs.ReadFile(content, name)
		if err != nil {
			return err
		}
		if err := toml.Unmarshal(data, into); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return nil
	}
	var blocks struct{ Block []*block }
	if err := read("blocks.toml", &blocks); err != nil {
		return nil, err
	}
	var scenarios struct {
		Rules    limits
		Scenario []*scenario
	}
	if err := read("scenarios.toml", &scenarios); err != nil {
		return nil, err
	}
	b := &box{blocks: map[string]*block{}, scenarios: map[string]*scenario{}, limits: scenarios.Rules}
	for _, s := range scenarios.Scenario {
		b.scenarios[s.ID] = s
	}
	for _, in := range blocks.Block {
		b.blocks[in.ID] = in
	}
	var maps [2]mapFile
	for i, name := range []string{"overland.toml", "undercity.toml"} {
		if err := read(name, &maps[i]); err != nil {
			return nil, err
		}
	}
	b.land = survey(maps[:])
	return b, nil
}

func (f *face) has(ability string) bool { return slices.Contains(f.Abilities, ability) }
