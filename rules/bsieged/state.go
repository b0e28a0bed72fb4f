package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/rules/machine"
)

// State is one match.
type State struct {
	game *Game
	rng  rules.Rand
	set  settled
	head []byte // of snapshots, once it was needed; shared and never changed
	// names are what the seats are called where that is not what the game calls them;
	// shared and never changed, and no part of the match.
	names []string

	round  uint8                 // 1 to 12
	turns  uint8                 // begun so far: one for the beginning of each round, one for each hero's turn
	began  [mostRounds + 1]uint8 // by round: which of the turns its own was; 0: it has not begun, or a file does not tell
	first  heroNo
	acted  uint8 // heroes who have acted in this round, bit by bit
	active heroNo
	heroes [cards.MaxHeroes]hero
	nhero  uint8

	houses    [cards.BuildingCount]house
	facing    fieldNo // of the Catapult
	fronts    [cards.FieldCount]front
	tactics   [maxTactics]tactic // cards at Zones, in the order in which they were placed
	ntactic   uint8
	messenger messenger
	avatar    avatar

	pools, seasons, discards [cards.ClassCount]deck
	removed                  [cards.ClassCount]deck // out of the match, unseen (BS-HID-4)
	enemyDeck, enemyDiscard  deck
	eventDeck, eventDiscard  deck
	leftOut                  deck             // Events that the option leaves out
	events                   [maxActive]uint8 // active ones, indexes of Set.Events, the newest last
	nevent                   uint8
	piles                    [cards.LevelCount]deck // ability tokens: indexes of Set.Abilities
	spentTokens              [cards.LevelCount]deck // discarded ones

	symbol uint8 // last Summoning symbol of the batch, 0 for A
	streak uint8 // how often in a row (BS-AVA-2)

	mods  [maxMods]modifier // what used cards changed for a while, in order
	nmod  uint8
	extra [cards.FieldCount]int8 // more or fewer Summoning rolls in this round (verb summon)
	ward  bool                   // the Messenger cannot be killed in this round (verb ward)

	stack  machine.Stack[frame, [maxFrames]frame]
	dice   roll
	ask    question
	result result
	why    uint8 // of a defeat: which field or hero, for the sentence
	tally  tally // numbers for the season's story
	story  []rules.Event

	fresh   bool // story is that of the deal
	listed  bool // choices are those of the waiting decision
	choices []rules.Choice
	shown   []rules.Choice // the same as the outside sees them
	watch   func(rules.Event)
}

const (
	maxTactics = cards.MaxTactics
	maxActive  = 12
	maxMods    = 24
	maxFrames  = 48
	// lastRoom is how deep things may be under way for a card that was obtained to start one
	// more: what a card starts, down to the next card obtained, is far fewer than the rest
	// (BS-RUL-88).
	lastRoom = 32
	// Room for what nearly every step needs, so that no buffer grows bit by bit.
	choiceRoom = 48
	eventRoom  = 48
)

// settled is what was settled before the match (ledger section 8).
type settled struct {
	seats     uint8
	level     uint8 // index of Set.Levels
	low, high uint8 // Values of the Event deck
	noGrace   bool  // BS-DIF-10
	points    [cards.FieldCount]uint8
	pointsOpt string // as the option says
	heroesOpt string
	firstOpt  string
	eventsOpt string
	deadline  bool // round seven is a defeat (BS-RUL-6)
	order     fieldOrder
	asked     questions
}

// questions is which questions are put (BS-OPT-18).
type questions uint8

const (
	asksWhatIsOpen  questions = iota // as asksWhatHelps, but nothing of which one answer is plainly as good as any
	asksWhatHelps                    // as asksWhatCounts, but no turn in which nothing held helps as the board stands; figures in one answer
	asksWhatCounts                   // what people answer now one way, now the other, and no turn that is over
	asksSensibly                     // what people answer now one way, now the other
	asksLeast                        // what decides something; a card that no slot takes and that is of no use is not asked about
	asksOnce                         // what decides something, and about a die once
	asksWhatDecides                  // what decides something; Divine Grace changes a die by one at a time
	asksAll                          // also what decides nothing
)

// fieldOrder is which orders of fields are asked for (BS-OPT-11).
type fieldOrder uint8

// The orders.
const (
	orderSpare fieldOrder = iota // spawning fixed, Attack asked only when it can matter
	orderAsk                     // ask every time
	orderFixed                   // always north, west, south, east
)

// hero is one hero in the match.
type hero struct {
	kind   uint8 // index of Set.Heroes
	seat   uint8
	alive  bool
	at     place
	track  [cards.TrackCount]int8 // Gold, Food, Morale, Grace
	tokens [cards.LevelCount]token
	cards  [cards.MaxSlots]cardNo
	ncard  uint8
	// soaked counts the hits that the hero has ignored in this round (BS-RUL-63).
	soaked int8
	// abilities used in this round, bit by bit: bit 0 and 1 for the starting ones, then the
	// Levels.
	used uint8
	turn heroTurn
}

// heroTurn is what counts within the hero's own turn.
type heroTurn struct {
	left      int8             // normal actions
	artillery int8             // actions for the Catapult only
	begun     bool             // the first action is done (BS-RUL-61)
	last      cards.BuildingID // used by the action before, if lastUsed
	lastUsed  bool
	taken     bool     // began on a space with another miniature; ends with the first action (BS-ABI-12)
	wielded   wielding // what a click on a Zone attacks with (BS-TBL-22)
}

// token is what a Special Ability slot holds.
type token struct {
	state   tokenState
	ability uint8 // index of Set.Abilities
}

// tokenState is how a token lies.
type tokenState uint8

// The states.
const (
	noToken tokenState = iota
	learned
	turned // +1 Strength
)

// house is a building.
type house struct {
	harm       harm
	reinforced uint8
}

// harm is the state of a building.
type harm uint8

// The states.
const (
	intact harm = iota
	damaged
	destroyed
)

// tactic is a Tactics card at a Zone.
type tactic struct {
	card   cardNo
	hero   heroNo
	field  fieldNo
	zone   zoneNo // the lowest of its Zones (BS-CON-49)
	times  uint8  // how often it works in a Tactics step (BS-CON-48)
	cursed uint8  // counter of a lingering card: 0 before its first effect, then 1 to 3
	done   bool   // triggered in this Tactics step
	fresh  bool   // got its counter in this Tactics step: it is not moved yet (BS-CUR-2, BS-CUR-3)
}

// messenger is the Messenger.
type messenger struct {
	deaths  uint8 // 0 or 1 while the match goes on
	back    bool  // on the return stretch
	where   whereabouts
	field   fieldNo
	zone    zoneNo
	entered uint8   // the round in which he was placed or came back (BS-MSG-2)
	pursuit fieldNo // whose Zone 3 sends pursuers; noField
	killed  bool    // in this round, so that nothing is placed before the next
}

// whereabouts is where the Messenger is.
type whereabouts uint8

// The places of the Messenger.
const (
	absent    whereabouts = iota // not placed yet, or dead
	inZone                       // at field and zone
	outskirts                    // off the board
	waiting                      // for Zone 3 of the field that the Compass named
	onWall                       // of field
	arrived                      // in the Citadel: the match is won
)

func (m *messenger) in(f fieldNo, z zoneNo) bool {
	return m.where == inZone && m.field == f && m.zone == z
}

// modifier is what a used card changed for a while (verb modify).
type modifier struct {
	stat  cards.Stat
	set   bool
	n     int8
	zones cards.Zones // 0: all
	hero  heroNo      // noHero: everybody
	until cards.Until
}

// tally counts for the season's story.
type tally struct {
	kills  [cards.MaxHeroes]uint16 // by hero; Tactics cards count for who placed them
	used   [cards.ClassCount]uint16
	lost   uint16 // buildings destroyed
	deaths uint16 // of heroes
	broken uint16 // Avatars destroyed
	shots  uint16
	acts   uint16
}

// result is how the match ended.
type result uint8

const (
	undecided result = iota
	won
	lostKrohn     // BS-END-5
	lostAvatar    // BS-END-6
	lostMessenger // BS-END-7
	lostHeroes    // BS-END-8
	lostBuildings // BS-END-9
	lostTime      // BS-END-10
	lostDeadline  // BS-RUL-6
	lostConceded  // BS-EDG-8
)

// sheet is the sheet of a hero.
func (s *State) sheet(h heroNo) *cards.Hero { return &s.game.set.Heroes[s.heroes[h].kind] }

// design is the design of a Resource card.
func (s *State) design(c cardNo) *cards.Card { return &s.game.set.Cards[s.game.design[c]] }

// class is the class of a Resource card.
func (c cardNo) class() cards.Class { return cards.Class(c / cards.ClassCards) }

// season is the current Season, 0 for Spring (BS-RND-2).
func (s *State) season() int { return (int(s.round) - 1) / s.game.set.Match.RoundsPerSeason }

// level is the difficulty.
func (s *State) level() *cards.Difficulty { return &s.game.set.Levels[s.set.level] }

// living reports how many heroes live.
func (s *State) living() int {
	n := 0
	for h := range s.heroes[:s.nhero] {
		if s.heroes[h].alive {
			n++
		}
	}
	return n
}

// occupied reports whether a living hero other than h stands at a place.
func (s *State) occupied(p place, h heroNo) bool {
	for i := range s.heroes[:s.nhero] {
		if o := &s.heroes[i]; heroNo(i) != h && o.alive && o.at == p {
			return true
		}
	}
	return false
}
