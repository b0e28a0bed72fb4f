package content

// Verb is what an effect does; effects are data, verbs with parameters (7.3 of the ledger).
type Verb uint8

// The verbs.
const (
	Mod Verb = iota
	Strike
	Sweep
	Boost
	Enable
	Restore
	Regenerate
	Destroy
	Counter
	Summon
	Raise
	Production
	Windfall
	Alchemy
	Discount
	Forbid
	Link
	Build
	Riposte
	Cover
	Position
	Pilfer
	Rifle
	verbCount
)

// verbInfo is a verb of the vocabulary: its id, the parameters that it needs, and those that it may have
// beside them. What is cast has levels and no time; what is used or counts by itself has a time.
type verbInfo struct{ id, needs, takes string }

var verbs = [verbCount]verbInfo{
	Mod:        {"mod", "who stat", "amount base only rounds once_per_round skill value resist target cost_pp instead_of_attack label"},
	Strike:     {"strike", "skill spread target resist", "value shots only_tags ignore_pl on_damage cost_pp instead_of_attack label"},
	Sweep:      {"sweep", "target resist resist_mod ignore_pl immune", "only_tags"},
	Boost:      {"boost", "levels", "label"},
	Enable:     {"enable", "ability", "rounds block_only who target cost_pp"},
	Restore:    {"restore", "target amount over_max", "repair cap at_lethal victim cost_pp instead_of_attack"},
	Regenerate: {"regenerate", "cost_pp", ""},
	Destroy:    {"destroy", "target resist", "skill value_item value_relic value_resource first_pp each_more_pp"},
	Counter:    {"counter", "target skill", ""},
	Summon:     {"summon", "token number", "rounds duration limit cost_pp"},
	Raise:      {"raise", "victim token delay", ""},
	Production: {"production", "what", "gp pp multiply"},
	Windfall:   {"windfall", "what amount", "sacrifice until limit"},
	Alchemy:    {"alchemy", "ratio instead_of_attack", ""},
	Discount:   {"discount", "what", "gp pp min_gp min_pp"},
	Forbid:     {"forbid", "what who rounds caster_penalty", ""},
	Link:       {"link", "targets resist duration", ""},
	Build:      {"build", "structure", ""},
	Riposte:    {"riposte", "skill value", ""},
	Cover:      {"cover", "covers", ""},
	Position:   {"position", "skill value target resist to instead_of_attack", "cost_pp label"},
	Pilfer:     {"pilfer", "skill value what amount instead_of_attack", "cost_pp label"},
	Rifle:      {"rifle", "target amount", ""},
}

// ID is the verb's id in the content files: "strike".
func (v Verb) ID() string { return verbs[v].id }

// When is the time at which an effect of something in play counts or can be used.
type When uint8

// The times. What is cast has its time from its card.
const (
	Cast When = iota
	Passive
	OnTurn
	AnyTurn
	Enter
	Lethal
	Defeats
)

var whenIDs = [...]string{"", "passive", "OT", "AT", "enter", "lethal", "defeats"}

// Stat is one of the levels (TS-LVL).
type Stat uint8

// The stats. A change of SL changes AL, DL and RL.
const (
	NoStat Stat = iota
	SL
	AL
	DL
	RL
	PL
	SS
	IS
	StatCount
)

var statIDs = [StatCount]string{"", "SL", "AL", "DL", "RL", "PL", "SS", "IS"}

// ID is the stat as cards print it: "AL".
func (s Stat) ID() string { return statIDs[s] }

// Who is whose level a mod changes, and who is enabled.
type Who uint8

// The ways: the bearer of the card, all magic of its controller, what is chosen, the structure that
// defends against its bearer.
const (
	Bearer Who = iota
	Controller
	Chosen
	OpposingStructure
)

var whoIDs = [...]string{"bearer", "controller", "target", "opposing_structure"}

// Target is what an effect can be aimed at (7.3 of the ledger).
type Target uint8

// The targets.
const (
	NoTarget Target = iota
	Any
	Creature
	OwnCreature
	OpponentCreature
	OpponentMinion
	OwnMinion
	AStructure
	StructureOrFallen
	OwnDamagedStructure
	BattlefieldItemOrRelic
	AnyItem
	OpponentResource
	OpponentAll
	OpponentCreatures
	Opponent
	DeclaredMagic
	Self
)

var targetIDs = [...]string{"", "any", "creature", "own_creature", "opponent_creature", "opponent_minion", "own_minion", "structure",
	"structure_or_fallen", "own_damaged_structure", "battlefield_item_or_relic", "any_item", "opponent_resource", "opponent_all",
	"opponent_creatures", "opponent", "declared_spell_or_scroll", "self"}

// Ability is a way to make Directed Attacks (TS-INN-3 to TS-INN-5, TS-ITM-24).
type Ability uint8

// The abilities.
const (
	NoAbility Ability = iota
	Flight
	Tunneling
	Shadowalk
	Charge
	AbilityCount
)

var abilityIDs = [AbilityCount]string{"", "flight", "tunneling", "shadowalk", "charge"}

// ID is the ability's id in the content files: "flight".
func (a Ability) ID() string { return abilityIDs[a] }

// Spread is how the shots of a volley may be aimed.
type Spread uint8

// The spreads: all at one target, each at any, each at another one.
const (
	OneTarget Spread = iota
	AnyTargets
	DistinctTargets
)

var spreadIDs = [...]string{"one", "any", "distinct"}

// What is a kind of points or of cards that produce them.
type What uint8

// The kinds of points, and what else production and discounts name.
const (
	Gold What = iota
	Power
	ItsOwn
	BasePowerstones
	Spells
	Items
)

var whatIDs = [...]string{"gp", "pp", "self", "base_powerstone", "spell", "item"}

// Duration is a table of how many Rounds something lasts (TS-DCE-11 to TS-DCE-13).
type Duration uint8

// The tables; Fixed is no table.
const (
	Fixed Duration = iota
	UpTo2
	UpTo3
	UpTo4
	durationCount
)

var durationIDs = [durationCount]string{"", "1-2", "1-3", "1-4"}

// Level is one of the strengths at which something can be cast or used.
type Level struct {
	Power    int // what it costs
	Value    int // the Skill to roll
	Shots    int // or how many are chosen
	Amount   int // of a mod
	IP       int // of what is built
	AL       int // of a boost
	TargetDL int // on the defender's roll
	TargetRL int // on the target's roll
}

// MaxShots is how many targets one volley can have; MaxChosen how many Mines and Powerstones can be chosen
// at once.
const (
	MaxShots  = 4
	MaxChosen = 20
)

// Effect is a verb with its parameters; those that the verb does not have are zero.
type Effect struct {
	Verb            Verb
	When            When
	InsteadOfAttack bool
	OncePerTurn     bool // limit
	Label           string
	Levels          []Level // at least one for all that is cast or used

	Skill, Resist Stat
	ResistMod     int
	Target        Target
	Second        Target // of a link, whose first target resists
	OnlyTags      Tags   // 0: all
	Immune        Tags
	IgnorePL      bool
	Spread        Spread
	HealsMage     bool // on_damage

	Who          Who
	Stat         Stat
	Amount       int
	Base         bool  // a Base PL
	Only         Cards // the Spells that a mod counts for; empty: all
	Rounds       int   // 0: it lasts
	Duration     Duration
	OncePerRound bool

	ValueItem, ValueRelic, ValueResource int // Skills to destroy something; 0: it cannot

	Ability   Ability
	BlockOnly bool

	OverMax, Repair, AtLethal bool
	Cap                       int  // of restored points; 0: none
	MinionsOnly               bool // victim

	Token  Card // that is summoned or raised, or the structure that is built
	Number int

	What          What
	Gold, Power   int // production or discount
	MinGold       int
	MinPower      int
	Multiply      int
	Sacrifice     bool
	Ratio         int
	CasterPenalty bool
}

// Timed reports whether a mod or an enabling lasts for a time and is not simply there.
func (e *Effect) Timed() bool { return e.When != Passive && (e.Verb == Mod || e.Verb == Enable) }

// Attacks reports whether using or casting the effect is an attack on its targets, which can be answered
// (TS-WIN-4). What is cast says so on its card as well.
func (e *Effect) Attacks() bool {
	switch e.Verb {
	case Strike, Sweep, Destroy, Link, Position:
		return true
	case Mod:
		return e.Skill != NoStat
	}
	return false
}
