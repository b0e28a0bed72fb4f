package cards

import "portcullis/rules/decks"

// ID numbers the designs of a [Set] from 0, player factions first, each in file order.
type ID = decks.Card

// None is no design.
const None = decks.None

// Card is one design. It is read only.
type Card struct {
	ID      ID
	Key     string // as files write it: "ys_the_assassin"
	Name    string
	Deck    int // index of Set.Decks
	Rank    Rank
	Crest   Crest
	Cost    int8
	ATT     int8
	DEF     int8
	Body    Body
	Copies  int8 // in the printed deck
	Promo   bool // ST-CRD-9
	Action  []Effect
	Passive Passive

	Commands []Command // boss cards only, in the order of ST-BOS-13
	Specials Specials

	ActionText  string
	PassiveText string
	Flavour     string
	Source      string   // "rulebook" or "house"
	Revealed    []string // the parts that the rulebook shows
}

// Creature reports whether the card has ATT and DEF and can stand on the Battlefield.
func (c *Card) Creature() bool { return c.Body == Creature }

// Body says whether a card can stand on the Battlefield.
type Body uint8

// The bodies.
const (
	ActionOnly Body = iota // neither ATT nor DEF
	Creature
)

// Rank is ST-CRD-2; boss cards have none.
type Rank uint8

// The ranks.
const (
	NoRank Rank = iota
	Soldier
	Veteran
	Elite
	Champion
)

// Limit is how many copies of a card of the rank a deck may hold (ST-DCK-3, ST-DCK-4); 0 for
// cards that no deck may hold (ST-FFA-4).
func (r Rank) Limit() int { return [...]int{0, 4, 4, 2, 2}[r] }

// Crest tells where a card comes from (ST-CRD-3, ST-CMD-11).
type Crest uint8

// The crests.
const (
	Starter Crest = iota
	Base
	Expansion
	Basic    // boss deck
	Advanced // boss deck
)

// Command says how the boss plays a card (ST-CMD-1 to ST-CMD-3).
type Command uint8

// The commands, in the order in which the boss looks for them (ST-BOS-13); Gang is the special
// action that plays a card.
const (
	Deploy Command = iota
	Leader
	Gang
	Action
)

// Specials is the set of icons of a boss card (ST-CMD-4 to ST-CMD-8).
type Specials uint8

// The icons. Gang is a [Command] too: it is a way of playing the card.
const (
	Shielded Specials = 1 << iota
	Spirit
	Totem
	GangIcon
)

// Has reports whether the icon is on the card.
func (s Specials) Has(icon Specials) bool { return s&icon != 0 }

// Passive is the blue text of a creature.
type Passive struct {
	Kind    PassiveKind
	On      Trigger // of a Triggered one
	Cost    int8    // of an Activated one, 1 or more
	Effects []Effect
}

// PassiveKind says when a passive ability works (ST-CRD-6).
type PassiveKind uint8

// The kinds of passive.
const (
	NoPassive PassiveKind = iota
	Static                // always on
	Triggered             // whenever On happens
	Activated             // when its cost is paid; opens a chain
)

// Trigger is what sets a triggered passive off (ledger 7.4).
type Trigger uint8

// The triggers.
const (
	NoTrigger     Trigger = iota
	Deployed              // this creature deploys
	AllyDeployed          //
	EnemyDeployed         //
	DrawStep              // after the normal draw of its controller
	Storms                // after the storm's action, before the attack
	AllyStorms            //
	Killed                // this creature, ST-RUL-76
	AllyKilled            //
	EnemyKilled           // on a war track
	Holds                 // this creature is put on the Battle Zone
	Supports              // this creature becomes a Supporter
	TotemSpirit           // a Spirit token is put on this card
)

// Verb is what an effect does (ledger 7.4).
type Verb uint8

// The verbs.
const (
	NoVerb Verb = iota
	Damage
	Draw
	Vision
	Heal
	Discard
	Steal
	Raise
	Recall
	Kill
	Destroy
	Return
	Sacrifice
	DeployCard
	Place
	Support
	Advance
	KillSupporter
	Reset
	Negate
	Mod
	Protect
	ExtraTurn
	Shapeshift
	Instead
	Ward
	IgnoreDefender
	CostChange
	Recover
	Menace
)

// Effect is one instruction of a card's text. The zero value of a field means that the text
// does not say it.
type Effect struct {
	Do       Verb
	N        int8
	Per      Count // N is multiplied by it
	Who      Who
	Target   Target // chosen on announcement
	Scope    Scope
	MaxCost  int8 // printed cost of what is touched is at most this; NoLimit without
	ATT, DEF int8 // of Mod
	Lasting  Lasting
	Optional bool // the controller may decline
	IfDid    bool // only if the previous effect was carried out
	IfCount  Count
	IfMin    int8
	From     Zone // of DeployCard, Place, Support
	To       Zone // of Place and Instead
	Pick     Pick // of Discard
	Event    Event
}

// NoLimit is the MaxCost of an effect that looks at no cost.
const NoLimit int8 = 127

// Count is a number that the board gives.
type Count uint8

// The counts.
const (
	NoCount       Count = iota
	Allies              // never the source itself
	Enemies             //
	Supporters          // own, ready and committed
	OppSupporters       // a boss's: Menace Level
	Casualties          // own, without the Heal pile
	SpiritTokens        // on the source
)

// Who suffers damage.
type Who uint8

// The sufferers.
const (
	Opponent Who = iota
	Self         // the controller
	Each         // every human seat
)

// Target is what a text has its controller choose when it is announced.
type Target uint8

// The targets.
const (
	NoTarget       Target = iota
	TargetEnemy           // a creature on the opponent's war track
	TargetAlly            // a creature on the own war track
	TargetCreature        // any creature on a war track of the two sides
	TargetDefender        // the enemy card in slot 1
)

// Scope is a group that a text touches without a choice.
type Scope uint8

// The scopes.
const (
	NoScope Scope = iota
	This
	AllAllies
	AllEnemies
)

// Lasting says how long a Mod holds.
type Lasting uint8

// The durations.
const (
	WhileThere Lasting = iota // a static effect
	ThisTurn                  // until the end of turn
)

// Zone is where cards come from or go.
type Zone uint8

// The zones.
const (
	NoZone         Zone = iota
	FromHand            // also To: hand
	FromCasualties      //
	ToFrontline         //
	ToZone              // Frontline or No Man's Land
	ToSupport           //
)

// Pick says who picks discarded cards.
type Pick uint8

// The picks.
const (
	NoPick Pick = iota
	ByOwner
	AtRandom
)

// Event is what an Instead replaces.
type Event uint8

// The events.
const (
	NoEvent Event = iota
	AfterStorm
	WhenKilled
)
