package cards

// Set is everything that the box holds. It is read once and never changed.
type Set struct {
	Hash      string // of the files: 16 hexadecimal digits
	Match     Match
	Tables    [6]Table // by number of players, less one (BS-SET-1)
	Levels    []Difficulty
	Doubled   [9][FieldCount]bool // fields with two Spawning Points, by their sum (BS-OPT-14); 4 to 8 are used
	FirstGame FirstGame

	Heroes    []Hero
	Abilities []Ability
	Cards     []Card // Resource cards, one entry for all copies
	Events    []Event
	Enemies   []Enemy

	Units     [UnitCount]Unit
	Avatar    Avatar
	Fields    [FieldCount]Field
	Zones     [ZoneCount]Zone
	Buildings [BuildingCount]Building
	Walls     [FieldCount]Named
	Catapult  Catapult
	Repair    Repair
	Smuggling [6]ListID // by result, less one (BS-SMU-1..6)
	Dice      Dice

	// Lists are all lists of effects, nested ones included. The first one is empty.
	Lists [][]Effect
}

// ListID is an index of [Set.Lists]; 0 is the empty list.
type ListID uint16

// List is a list of effects.
func (s *Set) List(id ListID) []Effect { return s.Lists[id] }

// Sizes that the board fixes.
const (
	FieldCount    = 4
	ZoneCount     = 3
	SlotCount     = 3 // Summoning slots A, B, C
	BuildingCount = 8
	SeasonCount   = 4
	LevelCount    = 4 // of Special Abilities
	MaxHeroes     = 6
	MaxSlots      = 8 // Resource slots of a hero
	ClassCards    = 30
	EnemyCards    = 48
	EventCards    = 30
	LevelTokens   = 12 // ability tokens of one Level
	MaxTactics    = 48 // Tactics cards of all classes
	Values        = 10 // of Events
)

// Named is something with an id and a name.
type Named struct{ ID, Name string }

// Class is a class of Resource cards.
type Class uint8

// The classes.
const (
	Armory Class = iota
	Market
	Sorcery
	Tavern
	ClassCount
)

// Classes is a set of classes, bit by bit.
type Classes uint8

// Has reports whether the set has a class.
func (c Classes) Has(k Class) bool { return c&(1<<k) != 0 }

// Kind is the type of a Resource card or slot, the colour of a discard card included
// (BS-CRD-2).
type Kind uint8

// The kinds.
const (
	Permanent Kind = iota
	Red
	Orange
	Instant
	KindCount
)

// Card is the design of a Resource card.
type Card struct {
	ID, Name, Words, Flavour string
	Copies                   int
	Class                    Class
	Kind                     Kind
	Action                   bool // highlighted class icon: goes with an action (BS-CON-21, BS-CON-22)
	Attack                   bool // attack icon
	Tactics                  bool
	Massive                  bool
	Cost                     int // Gold, 0 to 4
	Morale                   int // printed Morale, -2 to 2
	Strength                 int // own Strength value; 0: none
	Bonus                    int // Strength bonus
	Aim                      Aim
	Effects                  ListID
	Source                   string
	House                    []string
}

// Armour reports whether a card is in force while it is stored and never used (BS-CON-25).
func (c *Card) Armour() bool { return c.Kind == Permanent && !c.Attack }

// Weapon reports whether a card is declared with an attack action (BS-ATK-16).
func (c *Card) Weapon() bool { return c.Kind == Permanent && c.Attack }

// Toll is what whoever uses a card loses by it for certain, by track, beside its cost: the Morale printed on it, and what
// its text takes (BS-CRD-12).
func (s *Set) Toll(c *Card) (toll [TrackCount]int) {
	toll[Morale] = max(0, -c.Morale)
	for i := range s.List(c.Effects) {
		if e := &s.List(c.Effects)[i]; e.Verb == Lose && (e.Who == User || e.Who == All) && e.N.Die == NoDie {
			toll[e.What] += e.N.N
		}
	}
	return toll
}

// Instants are how many of all cards of a class act as they are drawn (BS-CRD-7), and how many cards there are.
func (s *Set) Instants(k Class) (instants, all int) {
	for i := range s.Cards {
		if c := &s.Cards[i]; c.Class == k {
			all += c.Copies
			if c.Kind == Instant {
				instants += c.Copies
			}
		}
	}
	return instants, all
}

// Aim says which Zones something affects.
type Aim struct {
	Zones    Zones
	Each     bool // all of Zones on one field; else one of them
	Adjacent bool // the field of the user's wall; else any
}

// Zones is a set of Zones, bit by bit: Zone 1 is bit 0.
type Zones uint8

// Has reports whether the set has a Zone, 0 for Zone 1.
func (z Zones) Has(i int) bool { return z&(1<<i) != 0 }

// Hero is a hero's sheet.
type Hero struct {
	ID, Name, Title, Words, Flavour string // Name: "Eileen, the Archer"
	Short                           string // "Eileen"
	Strength                        int
	Starting                        []uint8 // indexes of Set.Abilities
	Food                            [LevelCount]int
	Slots                           []Slot
}

// Slot is a Resource slot (BS-SLT-1).
type Slot struct {
	ID      string
	Classes Classes
	Kind    Kind // Permanent, Red or Orange
}

// Ability is a starting ability or a Special Ability token.
type Ability struct {
	ID, Name, Words string
	Starting        bool
	Tokens          [LevelCount]int // copies among the tokens of each Level
	Effects         ListID
}

// Event is an Event card.
type Event struct {
	ID, Name, Words, Flavour string
	Value                    int  // 1 to 10
	Season                   bool // lasts until the end of the Season; else one round
	Effects                  ListID
}

// UnitKind is a type of enemy unit.
type UnitKind uint8

// The unit types, in the order in which hits are assigned (BS-DMG-1).
const (
	Molen UnitKind = iota
	Gargoh
	Krohn
	UnitCount
)

// Units is a set of unit types, bit by bit; 0 means all where a list may be absent.
type Units uint8

// Has reports whether the set has a type.
func (u Units) Has(k UnitKind) bool { return u&(1<<k) != 0 }

// Unit is a type of enemy unit. A type without elite figures has Elite.Figures 0.
type Unit struct {
	ID, Name    string
	Stars       int
	Standard    Grade
	Elite       Grade
	AttacksFrom int      // Zone 1 to 3
	Replacement UnitKind // when the type runs short (BS-REP-4..6)
	Replacing   int      // figures of that group
}

// Grade is what a standard or an elite figure is worth.
type Grade struct{ Hits, Resistance, Figures int }

// Avatar is the Avatar of the Abyss.
type Avatar struct {
	Name       string
	Resistance int
	Vinculum   int // at first, and at most
	Again      int // gained by a Disruption while it is in play (BS-AVA-9)
	Morale     int // for destroying it (BS-AVA-13)
}

// Enemy is an Enemy card.
type Enemy struct {
	ID, Name string
	Unit     UnitKind
	Copies   int
	Seasons  [SeasonCount]Summons
}

// Summons is what one Season's entry of an Enemy card brings.
type Summons struct {
	Unit    UnitKind
	N       int
	Picture bool // the entry is the picture of another unit, not a number (BS-SPN-9)
}

// Field is an Enemy Field. Their order is north, west, south, east: to the left.
type Field struct {
	ID, Name, Place, Flavour string
	Short                    string // "North"
}

// Zone is a Zone of every field: base target number and what each type does in it.
type Zone struct {
	Target  int
	Act     [UnitCount]Act
	Avatar  Act
	Spawned bool
}

// Act is what a Zone's icon makes a type do (BS-ENM-5).
type Act uint8

// The acts.
const (
	NoAct Act = iota
	Advances
	Attacks
	AttacksOrEnters
	Enters
)

// BuildingID numbers the buildings.
type BuildingID uint8

// The buildings: two per Quarter, quarters in the order of the fields.
const (
	TheTavern BuildingID = iota
	Hideout
	Palace
	SorceryTower
	Sanctuary
	TheMarket
	Barn
	TheArmory
)

// Building is a building of the Citadel.
type Building struct {
	ID, Name, Words, Flavour string
	Short                    string // "Tavern"
	Quarter                  int    // index of Set.Fields
	Smuggling                int    // printed result, 1 to 6; 0: none
	Effects                  ListID
}

// Catapult is what the Catapult does.
type Catapult struct {
	Name     string
	Strength int
	Zone     int // it shoots at
	Facing   int // at the start, an index of Set.Fields
	Morale   int // for destroying
}

// Repair is what a Repair action costs and earns (BS-REB-5).
type Repair struct{ Gold, Morale int }

// Dice are the faces of the dice, six each.
type Dice struct {
	Yellow   [6]int
	Catapult [6]CatapultFace
	Spawn    [6]uint8 // slots, 0 for A
}

// CatapultFace is a face of the Catapult die. A face without a number is Stuck.
type CatapultFace struct {
	Stuck bool
	Miss  bool // counts as 0
	N     int
}

// Match are the numbers of the match.
type Match struct {
	Rounds, RoundsPerSeason     int
	Seasons                     [SeasonCount]Named
	Warning                     int // round by whose end the Messenger should have left (BS-END-12)
	Ruins                       int // destroyed buildings that lose the match
	Messengers                  int
	Upkeep                      int
	Actions                     int
	Morale, Food, Gold, Grace   int // at the start
	MaxMorale, MaxFood, MaxGold int
	MaxGrace                    int
	SeasonCards                 int // per class and hero
	Reinforced, Cursed          int // tokens
	PursuersN                   int
	MinEvents                   int // cards that an Event deck must hold
	MaxPoints                   int // Spawning Points
}

// Table is how many heroes and Spawning Points a number of players has.
type Table struct {
	Heroes int
	Each   []int // heroes of each seat
	Points int
}

// Difficulty is Footman, Knight or Defender.
type Difficulty struct {
	ID, Name   string
	Avatar     bool
	Pursuit    bool
	Events     [2]int // lowest and highest Value by default
	EventsAlso [][2]int
	Grace      int
	GraceAlso  []int
}

// FirstGame is what is proposed to beginners.
type FirstGame struct {
	Players    int
	Difficulty string
	Heroes     []string
	First      string
}
