package siegestorm

// askKind is what the match waits for (ledger 3.2).
type askKind uint8

const (
	askNothing askKind = iota
	askMulligan
	askWindow
	askTrack
	askTarget
	askPay
	askReact
	askOrder
	askAttack
	askPick
	askArrange
	askConflict
	askOptional
	askExtra
	askTie
	askAbsorb
	askKinds
)

var askNames = [askKinds]string{"", "mulligan", "window", "track", "target", "pay", "react", "order", "attack", "pick", "arrange",
	"conflict", "optional", "extra", "boss_tie", "absorb"}

func (k askKind) String() string { return askNames[k] }

// question is what is asked of whom.
type question struct {
	kind askKind
	seat side
}

// wait makes the match wait for an answer. The choices are listed from the uppermost frame
// and, between announcement and payment, from the announcement.
func (s *State) wait(kind askKind, seat side) { s.ask = question{kind, seat} }
