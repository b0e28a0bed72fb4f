package cards

// Verb is what an effect does; ledger 7.5 defines each one.
type Verb uint8

// The verbs.
const (
	Weapon Verb = iota + 1
	Volley
	Hits
	Destroy
	Vinculum
	Hold
	Push
	March
	Spawn
	Summon
	Gain
	Lose
	Draw
	Recover
	Look
	Mend // "repair" in the data
	Reinforce
	Damage
	Orient
	Modify
	Forbid
	Ward
	ExtraAttack
	Store
	Double
	Smuggle
	Train
	ShareSpace
	Linger
	Choose
	Test
	VerbCount
)

// Effect is one verb with its parameters. Those that a verb does not have are zero.
type Effect struct {
	Verb     Verb
	When     When
	Optional bool
	Who      Who
	What     What   // gain, lose
	N        Amount // gain, lose, draw, modify, spawn, summon, ...
	Count    int    // destroy, hold, push; Every: all
	Floor    int
	Units    Units // 0: all three
	Rank     Rank
	Aim      *Aim // replaces the card's own
	// Dice, Target and Strength are those of volley, weapon and extra_attack, whose Zone is in
	// Aim; Target 0 is the Zone's own. Add is the weapon's change of the target number.
	Dice, Target, Strength, Add int

	Classes    Classes // draw, recover, store, double
	FromSeason bool    // draw
	State      State   // repair
	Action     bool    // repair: it is a Repair action (Architect)
	Gold       int
	Morale     int
	Spread     bool // reinforce
	Where      Where
	Stat       Stat
	Set        bool // modify: set, else add
	Until      Until
	Building   BuildingID // forbid, extra_draw
	Forbids    Forbidden
	Attack     bool // hold
	MarchToo   bool // hold: does not march
	From       int  // march: Zone 2 or 3
	Decks      Decks
	FaceUp     bool
	Rounds     int  // linger
	Color      Kind // store: of the cards
	InKind     Kind // store: of the slots
	AnyKind    bool // store: red or orange slots
	InClass    Class
	LoseAlone  int // share_space
	AtLeast    int // test
	Then, Else ListID
	Options    []ListID // choose
}

// Every is the count of effects on all there are.
const Every = 127

// Amount is a number, or a roll of a die plus a number.
type Amount struct {
	Die Die
	N   int
}

// Die is a die of the box.
type Die uint8

// The dice.
const (
	NoDie Die = iota
	RedDie
	YellowDie
	CatapultDie
	SpawnDie
)

// Who an effect is for.
type Who uint8

// The users.
const (
	User Who = iota
	One
	Other
	All
	First
)

// What is earned or lost.
type What uint8

// The tracks.
const (
	Gold What = iota
	Food
	Morale
	Grace
	TrackCount
)

// Rank of figures.
type Rank uint8

// The ranks.
const (
	AnyRank Rank = iota
	Standard
	Elite
)

// When an effect takes place, where it is not the default of its card (BS-CON-30).
type When uint8

// The times.
const (
	ByDefault When = iota
	TurnStart
	OncePerTurn
	DrawAction
	WithAction
)

// Until is how long a modification lasts.
type Until uint8

// The spans; Always is for abilities and Events, as long as they are there.
const (
	Always Until = iota
	UntilAttack
	UntilTurn
	UntilRound
	UntilSeason
	WhileStored
)

// Stat is a number that can be modified (BS-CON-42).
type Stat uint8

// The stats.
const (
	AttackDice Stat = iota
	AttackTarget
	Strength
	IgnoredHits
	Actions
	ArtilleryActions
	ArmoryCost
	FoodRoll
	GoldRoll
	CatapultShot
	AttackMorale
	Upkeep
	SpawnKrohn
	SpawnGargoh
	SpawnMolen
	MassiveDice
	ExtraDraw // of Effect.Building
	StatCount
)

// Forbidden is what an Event makes illegal.
type Forbidden uint8

// The prohibitions; NoBuilding forbids the use of Effect.Building.
const (
	NoBuilding Forbidden = iota
	NoZone3
	NoOrient
	NoGrace
)

// State of buildings that a repair is for.
type State uint8

// The states.
const (
	Damaged State = iota
	Destroyed
	DamagedOrDestroyed
)

// Where an effect looks for a field or building.
type Where uint8

// The ways.
const (
	ByChoice Where = iota
	AtRandom
	InEach
)

// Decks is a set of kinds of deck, for look.
type Decks uint8

// The kinds of deck.
const (
	PoolDecks Decks = 1 << iota
	SeasonDecks
	EventDeck
)
