package content

// Class is how a roll came out (TS-DCE-6). Attack rolls and defence rolls have four classes each.
type Class uint8

// The classes of an attack, and of a defence.
const (
	Critical Class = iota // C
	Hit                   // H
	Miss                  // M
	Fumble                // F
	ClassCount
)

// The same classes as a defence is called: E, S, f and X.
const (
	Exceptional = Critical
	Success     = Hit
	Fail        = Miss
	Fumbled     = Fumble
)

var attackIDs = [ClassCount]string{"C", "H", "M", "F"}
var defenceIDs = [ClassCount]string{"E", "S", "f", "X"}

// Fires are the two ways in which the resolution tables are read.
type Fires uint8

// Hand to hand, which Directed Attacks are too; and from afar: Innate Skills, Spells and Scrolls.
const (
	ByHand Fires = iota
	FromAfar
	firesCount
)

// Facing is what an attack meets.
type Facing uint8

// A creature, a structure with nothing behind it, a structure that the attack can go on through.
const (
	FacingCreature Facing = iota
	FacingStructure
	FacingOccupied
	facingCount
)

// Token is one result of a cell (TS-QRT).
type Token uint8

// The tokens, as the ledger explains them.
const (
	NoResult Token = iota
	Damage
	Ripostes
	RipostesSurely
	ItemRipostes
	ItemRipostesSurely
	OccupantRipostes
	OccupantOrItemSurely
	More
	Continues
	DefenderDefends
	DefenderFumbles
	AttackerFumbles
	Redirects
	NoRoll
	Stops
	Again
	AgainSurely
	tokenCount
)

var tokenIDs = [tokenCount]string{"none", "dmg", "rip", "rip!", "item", "item!", "orip", "orip!|item!", "more", "cont", "dD", "dF", "aD", "redir", "noroll", "stop", "again", "again!"}

// MaxTokens is how many tokens a cell can have.
const MaxTokens = 4

// Cell is the complete result of two classes: its tokens, applied from the left.
type Cell struct {
	N      uint8
	Tokens [MaxTokens]Token
}

// Has reports whether a token is in the cell.
func (c *Cell) Has(t Token) bool {
	for _, token := range c.Tokens[:c.N] {
		if token == t {
			return true
		}
	}
	return false
}

// Grid is a table of cells by attack class and defence class.
type Grid [ClassCount][ClassCount]Cell

// AttackType is a way to attack (TS-ATK-1 to TS-ATK-3).
type AttackType uint8

// The types of attack.
const (
	Melee AttackType = iota
	Directed
	Targeted
	BySpell
	AttackTypes
)

var attackTypeIDs = [AttackTypes]string{"melee", "directed", "targeted", "spell"}

// ID is the type's id in the content files: "melee".
func (t AttackType) ID() string { return attackTypeIDs[t] }

// Fires is how the tables are read for the type.
func (t AttackType) Fires() Fires {
	if t == Melee || t == Directed {
		return ByHand
	}
	return FromAfar
}

// Skill is what the attacker rolls (TS-LVL-2 to TS-LVL-6).
func (t AttackType) Skill() Stat { return [AttackTypes]Stat{AL, AL, IS, SS}[t] }

// Defence is what the defender rolls.
func (t AttackType) Defence() Stat { return [AttackTypes]Stat{DL, DL, DL, RL}[t] }

// Row is a line of a table of durations: rolls from From to To give N Rounds; 0: roll again.
type Row struct{ From, To, N int }

// Tables are the tables of the rules.
type Tables struct {
	Critical, Fumble int // rolls up to Critical are perfect, those from Fumble on are fumbles
	Durations        [durationCount][]Row
	Grids            [firesCount][facingCount]Grid
	Riposte          Grid
}

// Class is the class of a roll against a level, an attack or a defence (TS-DCE-3 to TS-DCE-6).
func (t *Tables) Class(roll, level int) Class {
	switch {
	case roll <= t.Critical:
		return Critical
	case roll >= t.Fumble:
		return Fumble
	case roll <= level:
		return Hit
	}
	return Miss
}

// Protects reports whether a Protection roll succeeds (TS-DCE-10).
func (t *Tables) Protects(roll, level int) bool { return roll <= level && roll < t.Fumble }

// Lasts is how many Rounds a roll gives; 0: it is rolled again.
func (t *Tables) Lasts(d Duration, roll int) int {
	for _, row := range t.Durations[d] {
		if roll >= row.From && roll <= row.To {
			return row.N
		}
	}
	return 0
}
