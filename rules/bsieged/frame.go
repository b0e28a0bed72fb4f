package bsieged

import "portcullis/rules/bsieged/cards"

// frame is one thing under way. The uppermost frame of the stack goes on; those below wait
// for it. Which fields count depends on its kind.
type frame struct {
	kind  frameKind
	stage uint8  // how far it has come; each kind numbers its own
	hero  heroNo // who acts
	card  cardNo // the Resource card concerned
	field fieldNo
	zone  zoneNo
	from  source
	index uint8 // of the source: ability, Event, building, Smuggling result, tactic; of a card the Zones that it hit as a Massive Attack
	list  cards.ListID
	at    uint8 // index of the effect that is being carried out
	times uint8 // how often the list is still to be carried out
	n, m  int8  // counters
	bits  uint16
	more  uint16
	did   bool
}

// source is where a list of effects comes from.
type source uint8

// The sources.
const (
	fromNothing source = iota
	fromCard
	fromAbility
	fromEvent
	fromHouse
	fromSmuggling
	fromTactic
)

type frameKind uint8

const (
	roundFrame    frameKind = iota // a round, phase by phase
	spawnFrame                     // the Summoning rolls of the fields
	seasonFrame                    // End of Season phase
	turnFrame                      // a hero's turn
	attackFrame                    // an attack action from the wall, or Bloodthirst's attack
	catapultFrame                  // orienting or shooting
	exchangeFrame                  // cards change hands
	trainFrame                     // the second option of the Sanctuary
	drawFrame                      // cards are drawn one after the other
	obtainFrame                    // one card is dealt with
	textFrame                      // a list of effects is carried out
	volleyFrame                    // rolls against Zones with a Strength of their own
	tacticsFrame                   // the Tactics step
	assaultFrame                   // the Attack step
	hitsFrame                      // hits are split among heroes
	molenFrame                     // one Mölen attacks
	houseFrame                     // one hit on a building
	marchFrame                     // the March step
	graceFrame                     // Divine Grace may change the roll
	frameKinds
)

var frameNames = [frameKinds]string{"round", "spawning", "season", "turn", "attack", "catapult", "exchange", "train", "draw", "obtain",
	"text", "volley", "tactics", "assault", "hits", "molen", "building", "march", "grace"}

func (k frameKind) String() string { return frameNames[k] }

// newFrame is a frame of nobody and nothing.
func newFrame(k frameKind) frame {
	return frame{kind: k, hero: noHero, card: noCard, field: noField, zone: noZone}
}

func (s *State) top() *frame { return s.stack.Top() }

// below is the frame that waits for the uppermost one.
func (s *State) below() *frame { return s.stack.Below() }

func (s *State) push(f frame) *frame { return s.stack.Push(f) }

// pop takes the uppermost frame away: what is still needed of it is read before.
func (s *State) pop() { s.stack.Pop(remains.frame) }

// remains is what stays in memory where something was taken away. It is empty, and nothing reads
// it: the tests of this package put nonsense here, so that whatever is read too late shows.
var remains struct {
	frame  frame
	tactic tactic
	mod    modifier
	card   uint8
}
