package content

import (
	"iter"
	"math/bits"
)

// BlockCount is how many blocks the game has (2.1 of the ledger).
const BlockCount = 65

// Block is a block: its number, from 0, in the order of the ids. The lowest id is the smallest number.
type Block uint8

// NoBlock is no block.
const NoBlock Block = 255

// Kind is how a block moves and what it can hit (AR-GRD-1).
type Kind uint8

// The kinds.
const (
	Ground Kind = iota
	Sea
	Air
	KindCount
)

var kindIDs = [KindCount]string{"ground", "sea", "air"}

// ID is the kind's id in the content files: "ground".
func (k Kind) ID() string { return kindIDs[k] }

// Letter is the initiative of a block: A is 0 and acts first, D is 3 (AR-BLK-3).
type Letter uint8

// Letters is how many letters there are.
const Letters = 4

// String is the letter itself.
func (l Letter) String() string { return string(rune('A' + l)) }

// Face is one face of a block (AR-BLK-1).
type Face struct {
	Name      string
	Plural    bool   // the name is told as several: "Wall Wardens take the hit"
	Text      string // what its abilities are
	Strength  int    // at full strength: 1 to 4
	Letter    Letter
	Modifier  int // added to each die: 0 to 3
	Movement  int // locations
	Cost      int // resources for a restored step
	Range     int // in hexes; 0: not ranged
	Abilities Abilities
}

// Has reports whether the face has an ability.
func (f *Face) Has(a Ability) bool { return f.Abilities&(1<<a) != 0 }

// The faces of a block.
const (
	Normal = iota
	Upgraded
)

// BlockInfo is everything printed on a block. Both faces are of the same kind; a block that cannot be
// upgraded has its normal face twice.
type BlockInfo struct {
	ID          string
	Army        Army
	Kind        Kind
	Faces       [2]Face // Normal, Upgraded
	Upgradable  bool    // AR-ARM-11
	UpgradeCost int     // resources
	Ferry       int     // ground blocks that a sea block can carry (AR-SEA-5)
	Train       bool    // a supply train (AR-TRN-1)
	Price       int     // resources for a train that must be bought; 0: it need not be (AR-ARM-11)
	Defector    bool    // AR-ARM-5
	Flavour     string
}

// Ability is one of the special abilities (AR-ABI-1 to AR-ABI-9).
type Ability uint8

// The abilities.
const (
	UndeadRestoration Ability = iota
	ShockTroops
	Besieger
	Berserker
	Resilient
	Intimidating
	LifeDrain
	Skittish
	Ambusher
	AbilityCount
)

var abilityIDs = [AbilityCount]string{"undead_restoration", "shock_troops", "besieger", "berserker", "resilient", "intimidating",
	"life_drain", "skittish", "ambusher"}

// ID is the ability's id in the content files: "life_drain".
func (a Ability) ID() string { return abilityIDs[a] }

func abilityNamed(id string) (Ability, bool) { return named[Ability](abilityIDs[:], id) }

// AbilityInfo is what is printed on an ability.
type AbilityInfo struct {
	Name string
	Text string
}

// Abilities is a set of abilities; ask with [Face.Has].
type Abilities uint16

// Blocks is a set of blocks: a value, copied by assignment and compared with ==.
type Blocks [(BlockCount + 63) / 64]uint64

// BlocksOf is the set of the blocks given.
func BlocksOf(list ...Block) (s Blocks) {
	for _, b := range list {
		s.Add(b)
	}
	return s
}

// Has reports whether a block is in the set. NoBlock is in none.
func (s *Blocks) Has(b Block) bool { return b < BlockCount && s[b>>6]&(1<<(b&63)) != 0 }

// Add puts a block into the set; it must not be NoBlock.
func (s *Blocks) Add(b Block) { s[b>>6] |= 1 << (b & 63) }

// Remove takes a block out of the set; it must not be NoBlock.
func (s *Blocks) Remove(b Block) { s[b>>6] &^= 1 << (b & 63) }

// Empty reports whether no block is in the set.
func (s *Blocks) Empty() bool { return *s == Blocks{} }

// Len is the number of blocks in the set.
func (s *Blocks) Len() (n int) {
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// Next is the lowest block of the set that is not below b, or NoBlock.
func (s *Blocks) Next(b Block) Block {
	i := int(b >> 6)
	if i >= len(s) {
		return NoBlock
	}
	if w := s[i] >> (b & 63); w != 0 {
		return b + Block(bits.TrailingZeros64(w))
	}
	for i++; i < len(s); i++ {
		if s[i] != 0 {
			return Block(i<<6 + bits.TrailingZeros64(s[i]))
		}
	}
	return NoBlock
}

// All goes through the set in id order.
func (s *Blocks) All() iter.Seq[Block] {
	return func(yield func(Block) bool) {
		for b := s.Next(0); b != NoBlock; b = s.Next(b + 1) {
			if !yield(b) {
				return
			}
		}
	}
}
