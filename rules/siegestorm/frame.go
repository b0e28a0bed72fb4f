package siegestorm

// frame is one thing under way. The uppermost frame of the stack goes on; those below wait
// for it.
type frame struct {
	kind  frameKind
	stage uint8  // how far it has come; each kind numbers its own
	by    side   // who acts: the active player, the controller of a text
	foe   side   // the opponent a text speaks of, once it is known; else noSide
	card  cardNo // the creature, the card played, the source of a text
	track uint8
	link  uint8 // index of the chain link a text belongs to; noLink without
	text  textOf
	at    uint8 // index of the effect that is being carried out
	n     uint8 // counts down within an effect
	did   bool  // the effect before was carried out; of a storm of the boss: a player had too few cards for it
	seat  side  // the player of a question that is not asked of by; of a storm of the boss: who had too few cards
	again bool  // the window of a Co-op player who was done before
}

const noLink = 255

// textOf says which text a frame carries out.
type textOf uint8

const (
	actionText textOf = iota
	passiveText
	menaceText // effect number frame.n of the boss card; kept in frame.track
)

type frameKind uint8

const (
	setupFrame     frameKind = iota // replacing starting hands, then the first turn
	turnFrame                       // a turn of a player (Duel, Solo, Last Man Standing)
	windowFrame                     // W1, W2 or W3
	exitFrame                       // the exit queue
	stormFrame                      // one storm of a player's creature
	chainFrame                      // a chain grows, then is carried out
	textFrame                       // a text is carried out, effect by effect
	triggerFrame                    // waiting triggered passives are carried out
	spentFrame                      // where a creature goes after a storm or when it is killed
	bossTurnFrame                   // the boss's turn
	bossPlayFrame                   // one card of the boss's hand
	bossStormFrame                  // one storm of the boss
	spiritFrame                     // Spirit tokens and the Totems they activate
	sharedFrame                     // the players' turn in Co-op
	frameKinds
)

var frameNames = [frameKinds]string{"setup", "turn", "window", "exits", "storm", "chain", "text", "triggers", "spent",
	"boss_turn", "boss_play", "boss_storm", "spirits", "shared_turn"}

func (k frameKind) String() string { return frameNames[k] }

func (s *State) top() *frame { return s.stack.Top() }

func (s *State) push(f frame) *frame { return s.stack.Push(f) }

// pop takes the uppermost frame away: what is still needed of it is read before.
func (s *State) pop() { s.stack.Pop(remains.frame) }

// remains is what stays in memory where something was taken away. It is empty, and nothing reads
// it: the tests of this package put nonsense here, so that whatever is read too late shows.
var remains struct {
	frame   frame
	link    link
	waiting waiting
	mod     modifier
	card    cardNo
}
