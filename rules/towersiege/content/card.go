package content

import (
	"strings"

	"portcullis/rules/decks"
)

// MaxCards is more kinds of cards than the content may have, whatever can be in play included.
const MaxCards = 128

// Card is a kind of card, an innate Spell, a token or a structure: an index of Content.Cards. Equal
// copies are equal.
type Card = decks.Card

// NoCard is no card.
const NoCard = decks.None

// Type is what a card is (7.2 of the ledger).
type Type uint8

// The types. Those from Base Mine on are no cards of a deck.
const (
	Minion Type = iota
	Elemental
	Rogue
	Fiend
	Item
	Scroll
	Spell
	Relic
	Mine
	Powerstone
	WindfallCard
	BaseMine
	BasePowerstone
	Innate
	Mage
	Tower
	Structure
	TypeCount
)

var typeIDs = [TypeCount]string{"minion", "elemental", "rogue", "fiend", "item", "scroll", "spell", "relic", "mine", "powerstone",
	"windfall", "base_mine", "base_powerstone", "innate", "mage", "tower", "structure"}

// ID is the type's id in the content files: "minion".
func (t Type) ID() string { return typeIDs[t] }

// Creature reports whether cards of the type are creatures (TS-CRE-1).
func (t Type) Creature() bool { return t <= Fiend || t == Mage }

// Market reports whether cards of the type belong into a Market Deck.
func (t Type) Market() bool { return t <= WindfallCard }

// Letters are the Usable Items of a creature or structure, or the Item Class of an Item (TS-ITM-6).
type Letters uint8

// The letters; U uses everything, X nothing.
const (
	Weapon Letters = 1 << iota
	Armour
	Miscellaneous
	Oddity
	Walls
	Everything
	Nothing
)

const letterNames = "WAMOSUX"

// String is the letters as cards print them: "WAM".
func (l Letters) String() string {
	var b strings.Builder
	for i, name := range letterNames {
		if l&(1<<i) != 0 {
			b.WriteRune(name)
		}
	}
	return b.String()
}

// CanUse reports whether whoever has these Usable Items can use an Item of a class (TS-ITM-3, TS-ITM-4).
func (l Letters) CanUse(class Letters) bool {
	switch {
	case l == 0 || l&Nothing != 0:
		return false
	case class&Walls != 0 || l&Walls != 0:
		return class&l&Walls != 0
	}
	return l&Everything != 0 || class&Oddity != 0 || l&class != 0
}

// Slot is what an Item takes up on its bearer (TS-ITM-8).
type Slot uint8

// The slots. What has no slot works beside all others.
const (
	NoSlot Slot = iota
	WeaponSlot
	ArmourSlot
	ShieldSlot
	HelmSlot
	RiposteSlot
	SlotCount
)

var slotIDs = [SlotCount]string{"none", "weapon", "armour", "shield", "helm", "riposte"}

// ID is the slot's id in the content files.
func (s Slot) ID() string { return slotIDs[s] }

// Location is where a Relic is when it is in play (TS-REL-3).
type Location uint8

// The locations; NoLocation for all that is no Relic.
const (
	NoLocation Location = iota
	OnStructure
	OnBattlefield
	OnCreature
)

var locationIDs = [...]string{"", "S", "B", "C"}

// Tags are what cards are beyond their type.
type Tags uint8

// The tags. Types that are tags too (elemental) have both.
const (
	UndeadTag Tags = 1 << iota
	ElementalTag
	RogueTag
	FiendTag
	MountTag
	OneInService
	TokenTag
)

var tagIDs = [...]string{"undead", "elemental", "rogue", "fiend", "mount", "one_in_service", "token"}

// IDs are the tags' ids in the content files.
func (t Tags) IDs() (ids []string) {
	for i, id := range tagIDs {
		if t&(1<<i) != 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// Kind is when magic can answer other magic (TS-WIN-6).
type Kind uint8

// The kinds.
const (
	NoKind Kind = iota
	Attack
	Protect
	Utility
)

var kindIDs = [...]string{"", "attack", "protect", "utility"}

// Set is what a card came with: 0 the base deck, then the expansions in the order of the file.
type Set uint8

// The sets.
const (
	BaseSet Set = 0
	// StartSet is no set of a deck: what is on the table when a match begins, or comes from a card's text.
	StartSet Set = 255
)

// Info is everything printed on a card. Numbers that it does not have are 0.
type Info struct {
	ID      string
	Name    string
	Text    string
	Flavour string
	Art     string // what a Tower looks like
	Type    Type
	Set     Set
	Copies  int // in its set

	Gold, Power             int // its price
	UpkeepGold, UpkeepPower int // a Round
	Mines, Stones           int // Base Mines and Base Powerstones of a Mage
	SL, LP                  int
	DL, RL, IP              int
	Uses                    Letters // UI
	Class                   Letters // IC
	Slot                    Slot
	Location                Location
	Tags                    Tags

	AnyTurn bool // ST: AT
	Kind    Kind
	Resist  bool // RR: YES
	Effects []Effect
}

// Is reports whether the card has all of some tags.
func (i *Info) Is(t Tags) bool { return i.Tags&t == t }

// Scroll reports whether the card is cast from the hand and discarded then.
func (i *Info) Scroll() bool { return i.Type == Scroll }

// Magic reports whether the card is cast: a Scroll or a Spell, innate or bought.
func (i *Info) Magic() bool { return i.Type == Scroll || i.Type == Spell || i.Type == Innate }

// Upkeep reports whether the card costs something every Round.
func (i *Info) Upkeep() bool { return i.UpkeepGold > 0 || i.UpkeepPower > 0 }

// Has returns the first effect of a verb, nil if there is none.
func (i *Info) Has(v Verb) *Effect {
	for n := range i.Effects {
		if i.Effects[n].Verb == v {
			return &i.Effects[n]
		}
	}
	return nil
}

// Cards is a set of cards: a value, copied by assignment and compared with ==.
type Cards [MaxCards / 64]uint64

// Has reports whether a card is in the set. NoCard is in none.
func (s *Cards) Has(c Card) bool { return c < MaxCards && s[c>>6]&(1<<(c&63)) != 0 }

// Add puts a card into the set; it must not be NoCard.
func (s *Cards) Add(c Card) { s[c>>6] |= 1 << (c & 63) }

// Remove takes a card out of the set; it must not be NoCard.
func (s *Cards) Remove(c Card) { s[c>>6] &^= 1 << (c & 63) }

// Empty reports whether no card is in the set.
func (s *Cards) Empty() bool { return *s == Cards{} }
