package reading

import (
	"encoding/json"
	"slices"
)

// board is a position.
type board struct {
	*box
	Scenario string
	Stances  map[string]string
	Gates    []struct {
		ID       string
		Strength int
	}
	Blocks   []*piece
	Movement struct {
		Party string
		Group []string
	}
	Battle struct {
		Place      string
		Acted      []string
		Frightened []string
		Crossed    []struct {
			Party, Way string
			N          int
		}
	}
	Roll struct {
		By   string
		Aim  string
		Hits int
		Shot bool
	}
	Meetings []meeting
	Crossed  map[string]int
	Stack    []struct{ Kind, Place string }
}

// piece is a block in the match.
type piece struct {
	ID       string
	Party    string
	Status   string
	At       string
	Strength int
	Upgraded bool
	Flags    []string
	Entry    string // the hexside over which it came this turn
	kind     string
	train    bool
	*face
}

// meeting is who came upon whom in a location this turn, and through which sides.
type meeting struct {
	Place     string
	By        string // the party whose block came first: it and its friends attack
	Attackers []string
	Defenders []string
}

func readBoard(snapshot []byte, b *box) (*board, error) {
	p := &board{box: b}
	if err := json.Unmarshal(snapshot, p); err != nil {
		return nil, err
	}
	for _, k := range p.Blocks {
		in := b.blocks[k.ID]
		k.face, k.kind, k.train = in.shows(k.Upgraded), in.Kind, in.Train
	}
	return p, nil
}

func (k *piece) flag(name string) bool { return slices.Contains(k.Flags, name) }

// side is whom a party belongs to: those of one side are friends, those of two are enemies (AR-SID-2 to AR-SID-7).
func (b *board) side(party string) string {
	switch b.Stances[party] {
	case "with_argot":
		return "argot"
	case "with_mineos":
		return "mineos"
	}
	return party
}

func (b *board) hostile(p, q string) bool { return b.side(p) != b.side(q) }

// piece returns the block of an id, or nil.
func (b *board) piece(id string) *piece {
	for _, k := range b.Blocks {
		if k.ID == id {
			return k
		}
	}
	return nil
}

// at lists the blocks that stand in a location; those aboard do not (AR-SEA-9).
func (b *board) at(place string) []*piece {
	var list []*piece
	for _, k := range b.Blocks {
		if k.Status == "on_map" && k.At == place {
			list = append(list, k)
		}
	}
	return list
}

// enemies lists the blocks in a location that are hostile to a party.
func (b *board) enemies(place, party string) []*piece {
	return slices.DeleteFunc(b.at(place), func(k *piece) bool { return !b.hostile(k.Party, party) })
}

// barred reports whether two parties hostile to each other and to a third stand in a location (AR-MOV-7).
func (b *board) barred(place, party string) bool {
	list := b.enemies(place, party)
	return slices.ContainsFunc(list, func(k *piece) bool { return b.hostile(k.Party, list[0].Party) })
}

// exists reports whether the scenario has a location.
func (b *board) exists(p *place) bool {
	s := b.scenarios[b.Scenario]
	if len(s.Region) > 0 && !slices.Contains(s.Region, p.id) {
		return false
	}
	return !p.under || s.Undercity
}

// room reports whether a block may end its move in a location (AR-STK-1, AR-AIR-6).
func (b *board) room(k *piece, p *place) bool {
	if k.kind == "air" && (p.under || p.id == sanctuary) {
		return false
	}
	if k.train {
		return true
	}
	n := 0
	for _, other := range b.at(p.id) {
		if other != k && other.Party == k.Party && other.kind == k.kind && !other.train {
			n++
		}
	}
	return n < map[string]int{"ground": b.limits.Ground, "air": b.limits.Air, "sea": b.limits.Sea}[k.kind]
}

const sanctuary = "0707"

// stands reports whether a gate is intact (AR-FRT-5).
func (b *board) stands(gate string) bool {
	for _, g := range b.Gates {
		if g.ID == gate {
			return g.Strength > 0
		}
	}
	return false
}

// width is how many ground blocks of a party may cross a way: the smallest number that applies (AR-STK-2).
func (b *board) width(w way) int {
	n := b.limits.Open
	if w.gate != "" {
		if b.stands(w.gate) {
			n = min(n, b.limits.Gate)
		} else {
			n = min(n, b.limits.Destroyed)
		}
	}
	if w.bridge {
		n = min(n, b.limits.Bridge)
	}
	if w.ford {
		n = min(n, b.limits.Ford)
	}
	if w.tunnel {
		n = min(n, b.limits.Tunnel)
	}
	return n
}
