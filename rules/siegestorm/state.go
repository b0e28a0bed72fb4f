package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/machine"
	"portcullis/rules/siegestorm/cards"
)

// State is one match. All of it but the buffers at the end is flat, so that a clone is one
// copy.
type State struct {
	game *Game
	rng  rules.Rand
	set  settled
	head []byte // of snapshots, once it was needed; shared and never changed
	// names are what the seats are called where that is not what the game calls them;
	// shared and never changed, and no part of the match.
	names []string

	cards  [maxCards]card
	sides  [maxSides]army
	tracks [maxTracks]track
	zones  [maxZones]zone
	boss   boss

	turn   uint16 // of the match, from 1; 0 before the first
	active side   // whose turn it is; in Co-op's shared turn, who is in control
	living rules.Seats
	fallen rules.Seats // eliminated in the step that is under way
	news   bool        // the next event tells something that nobody could know
	// deserted are the tracks whose opponent was eliminated while something was under way.
	deserted uint8
	result   result
	loser    side // of the moment the match ended, noSide otherwise
	winner   rules.Seats

	stack   machine.Stack[frame, [maxFrames]frame]
	chain   [maxLinks]link
	links   uint8
	exits   [maxExits]cardNo // the exit queue, first one first
	nexits  uint8
	stormer cardNo              // the storming creature, noCard without
	queue   [maxWaiting]waiting // triggered passives that wait
	queued  uint8
	play    announcement
	mods    [maxMods]modifier // until the end of turn, in the order in which they came
	nmods   uint8
	ask     question
	// handOvers counts how often control changed hands in a row (ST-RUL-73).
	handOvers uint8
	spent     uint16 // choices made in this turn, cancelled announcements not counted (ledger 11.15)

	// The two stand together: with 8 bytes more a clone would need a block of 8,192 bytes instead of 6,912.
	fresh   bool // events are those of the deal
	chosen  bool // the choice that is played is that the turn ends
	listed  bool // choices are those of the waiting decision
	events  []rules.Event
	choices []rules.Choice
	watch   func(rules.Event)
}

const (
	maxTracks  = 2 * maxSeats
	maxZones   = maxSeats
	trackSlots = 3 // ST-ZON-7, ST-RUL-1
	maxFrames  = 24
	maxLinks   = 64
	maxExits   = 24
	maxWaiting = 64
	maxMods    = 64
	handLimit  = 10 // ST-TRN-5
	gangSupply = 15
	spiritCap  = 13
	topMenace  = 5
)

// Room for what nearly every step needs, so that no buffer grows bit by bit.
const (
	choiceRoom = 32
	eventRoom  = 24
)

// settled is what was settled before the match.
type settled struct {
	mode    mode
	seats   uint8
	decks   [maxSeats]string // as the options say: "starter_ysra" or a deck code
	habits  [maxSeats]habits // with which the seats begin
	boss    uint8
	first   uint8 // 0: random, else 1 + the seat
	pool    uint8 // 0: one faction, 1: all
	both    bool  // lms_deploy_each_track
	open    bool  // open_hands, Co-op
	confirm bool  // confirm_single
	promo   bool  // allow_promo
}

// army is what belongs to one side.
type army struct {
	resources, hand, support, casualties, heal pile

	autoPass autoPass
	stops    [windows]stop // at W1, W2 and W3 (ST-TRN-13)
	payFirst payFirst

	deployed    bool // the one deploy of the turn is used (ST-PLY-9)
	deployedOn  uint8
	extra       bool // an extra turn was granted in this turn (ST-TRN-11)
	protected   [2]bool
	passingTurn bool // ST-REA-10
	turns       uint8
	step        uint8 // in Co-op's shared turn: the one that comes next, see shared.go
}

// payFirst is which hand cards are proposed as payment (ST-PLY-4).
type payFirst uint8

const (
	payCheapest  payFirst = iota // of the lowest cost
	payWeakest                   // that are worth least on the table
	payPlain                     // as payWeakest, and nothing is asked where there is nothing to choose
	paySupported                 // as payPlain, and nothing is asked where Supporters pay it all
	paySpare                     // as paySupported, but of the hand what is least missed
	paySettled                   // as paySpare, and a screen pays it with the click that plays unless its person wants to choose
	payWorth                     // as paySettled, but of the hand what is worth least, and a screen asks where that is in doubt
	payMissed                    // as payWorth, but what cannot be played in the next turn first, and attackers last
	payUnused                    // as payMissed, but what cannot be played in the next two turns first
)

// autoPass is when a seat is asked for reactions (ST-REA-7).
type autoPass uint8

const (
	passNever   autoPass = iota // "always" asked
	passUseless                 // not asked where all that could be played would be in vain (ST-REA-11)
	passIrrelevant
	passUnlessNegate
	passAlways
	passSenseless // not asked where all that could be played would be in vain, or could be put off to the own turn (ST-REA-8)
)

// stop is whether a seat is asked at a window (ST-TRN-13).
type stop uint8

const (
	stopNeeded stop = iota
	stopAlways
	stopBearing // asked as little as stopNeeded, and not where what can be played bears on nothing
	stopNever
	stopSparing // asked where something can be played that can be played at no later window of the turn as well
)

// stopMoment stands at W3 for what stopNever is at the others: asked as with stopBearing, and where nothing of use is left after a choice
// in the turn, for a moment, so that the choice can be taken back.
const stopMoment = stopNever

// track is a war track.
type track struct {
	owner side
	used  bool
	slots [trackSlots]cardNo
}

// zone is a Battle Zone: a Frontline for each of two sides and No Man's Land between.
type zone struct {
	used   bool
	sides  [2]side
	tracks [2]uint8  // the war track of each side at this zone
	front  [2]cardNo // the Frontline of each side
	middle cardNo    // No Man's Land
	holder side      // who put the card in No Man's Land
}

// boss is the state of the boss and his board (ST-SOL-2).
type boss struct {
	card    uint8 // index of Set.Bosses
	menace  int8  // 1 to 5
	life    int8
	start   int8 // Life at the start
	reserve pile
	token   bool // the Reserve token is there
	gang    uint8
	spirit  uint8
	turns   uint8
	hits    [coopSeats]hit // of the storm under way, by seat
}

// link is one command of the chain.
type link struct {
	by      side
	card    cardNo
	kind    linkKind
	track   uint8
	target  cardNo
	negated bool
}

// linkKind is what sort of command a link is.
type linkKind uint8

const (
	actionLink  linkKind = iota // an action from the hand
	stormLink                   // the action of a storming creature
	abilityLink                 // an activated ability
	gangLink                    // a boss card used as Gang (ST-RUL-50)
)

// waiting is a triggered passive that waits to be carried out (ST-RUL-68).
type waiting struct {
	source cardNo // noCard: an effect of the boss card
	effect uint8  // of the boss card
	on     cards.Trigger
	by     side // who "you" are: the controller, or in Co-op the player whose event it was (ST-RUL-47)
	track  uint8
	rank   uint8 // order among those that wait together (ST-CNF-4)
}

// modifier is a change of ATT or DEF until the end of turn, and where it came from.
type modifier struct {
	card   cardNo
	source cards.ID
	att    int8
	def    int8
}

// result is how the match ended.
type result uint8

const (
	undecided result = iota
	wonDuel
	wonLast
	wonLife     // the boss has no Life
	wonDepleted // the boss cannot draw
	lostToBoss
)

// design is the design of a card.
func (s *State) design(c cardNo) *cards.Card { return &s.game.set.Cards[s.cards[c].design] }
