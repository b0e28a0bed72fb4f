package rules

// Game is one game of the box: what it is and how a match of it begins. A Game is
// immutable and safe for use by several goroutines.
type Game interface {
	Info() Info
	// ContentHash identifies the content (cards, units, maps) that the rules were loaded
	// with: 16 hexadecimal digits. Two programs with equal hashes play equal matches.
	ContentHash() string
	// New deals a match. An error names the option that is wrong.
	New(Setup) (State, error)
	// Restore is the inverse of State.Snapshot. An error names the field or the invariant
	// of the ledger that the snapshot breaks; nothing is restored then.
	Restore(snapshot []byte) (State, error)
	// Notation writes a choice as a person would ("move armory"). It contains no line
	// break, no tab and no leading or trailing space.
	Notation(Choice) string
	// Parse is the inverse of Notation. It knows the words, not the position: whether
	// the choice is legal now, Apply tells.
	Parse(string) (Choice, error)
}

// Info describes a game to menus and tools.
type Info struct {
	ID       string // "kurth"
	Title    string // "Siege at Kurth"
	Summary  string // one sentence for the lid of the box
	MinSeats int
	MaxSeats int
	Seats    []string // what each seat is called ("The Warden"), MaxSeats of them
	Minutes  int      // usual length of a match, as the options are at first
	Longest  int      // the same of its longest kind of match; 0: all are about as long
	Dice     []Sides  // what dice it throws, each once; none: six-sided ones
	// Options in the order in which a menu shows them. The first value is not
	// necessarily the default.
	Options []Option
	// MaxDecisions is a bound that no match can exceed.
	MaxDecisions int
	// Revision of the rules, from 1. It grows by one whenever a mended rule changes what an old
	// journal means: which choices it holds, or what they do.
	Revision int
	// Contents are the ContentHash of all content that the program came with since revision 1,
	// oldest first; the last is that of today. A match that was begun with one of the others
	// goes on with today's, as one of an older revision does.
	Contents []string
	// Hidden tells whether seats know different things, so that a curtain must fall
	// when the device changes hands. A state may say that its match hides nothing: see [Opener].
	Hidden bool
	// Levels are the computer players that suit the game, by their names, weakest first and the usual one second;
	// none: those that suit most games.
	Levels []string
}

// Inventor is a Game that can make up values of its open options, for random tests.
type Inventor interface {
	// Invent returns a legal value of an open option, decided by r: a random deck. Setup
	// is what else was settled; its value of that option does not count.
	Invent(option string, s Setup, r *Rand) string
}

// Prover is a Game that can prove of its content what shows only when it is played, for those who write content.
type Prover interface {
	// Prove plays until it knows, some seconds for a game with long matches. The error is that of loading, with
	// all faults; equal content has equal ones.
	Prove() error
}
