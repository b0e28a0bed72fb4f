package file

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// written is a match as a person reads and edits it, behind the head with its options. Cards have their content
// ids, things in play their numbers, seats are counted from 0. What is left out is nothing, none or no.
type written struct {
	Phase    string       `json:"phase"`
	Round    int          `json:"round"`
	Start    int          `json:"start"`
	Turn     int          `json:"turn"`
	Players  []playerJSON `json:"players"`
	Things   []thingJSON  `json:"things"`
	Last     int          `json:"last"` // the last number that was given to a thing
	Timed    []timedJSON  `json:"timed,omitempty"`
	Actions  []actionJSON `json:"actions,omitempty"`
	Stack    []frameJSON  `json:"stack"`
	Question string       `json:"question"`
	Asked    int          `json:"asked"`
	Result   string       `json:"result"`
	Rand     rules.Rand   `json:"rng"`
}

var (
	fields   = []string{"phase", "round", "start", "turn", "players", "things", "last", "timed", "actions", "stack", "question", "asked", "result", "rng"}
	required = []string{"phase", "round", "start", "turn", "players", "things", "last", "stack", "question", "asked", "result", "rng"}
)

type playerJSON struct {
	Out       bool           `json:"out,omitempty"`
	Mage      int            `json:"mage,omitempty"`
	Tower     int            `json:"tower,omitempty"`
	Turns     int            `json:"turns"`
	Gained    [2]int         `json:"gained"` // gold, power
	Ordinary  [2]int         `json:"ordinary"`
	Windfalls []windfallJSON `json:"windfalls,omitempty"`
	Bought    []string       `json:"windfalls_bought,omitempty"` // this turn
	Market    [2]int         `json:"market"`                     // Mines, Powerstones
	Extra     [2]int         `json:"extra"`
	Pilfered  [2]int         `json:"pilfered"`
	Ratio     int            `json:"ratio"`
	Flags     []string       `json:"flags,omitempty"`
	Setting   string         `json:"setting"`
	Needless  string         `json:"needless,omitempty"` // empty: as the option says
	Unminded  []string       `json:"unminded,omitempty"`
	Armed     []string       `json:"armed,omitempty"`
	Deck      []string       `json:"deck"` // the uppermost card last
	Hand      []string       `json:"hand"`
	Discard   []string       `json:"discard"`
	Caravan   []string       `json:"caravan"`
	Spells    []string       `json:"spells"`
}

type windfallJSON struct {
	Card   string `json:"card"`
	Points int    `json:"points"`
}

type thingJSON struct {
	ID       int      `json:"id"`
	Card     string   `json:"card"`
	Owner    int      `json:"owner"`
	Points   int      `json:"points,omitempty"`
	Printed  int      `json:"printed,omitempty"`
	On       int      `json:"on,omitempty"`
	Partner  int      `json:"partner,omitempty"`
	Position string   `json:"position,omitempty"`
	Marks    []string `json:"marks,omitempty"`
	Used     int      `json:"used,omitempty"` // abilities, a bit each
	Wounds   int      `json:"wounds,omitempty"`
}

type timedJSON struct {
	Kind   string `json:"kind"`
	Card   string `json:"card"`
	Effect int    `json:"effect,omitempty"`
	Level  int    `json:"level,omitempty"`
	Caster int    `json:"caster"`
	Target int    `json:"target,omitempty"`
	Other  int    `json:"other,omitempty"`
	Turn   int    `json:"turn"`
	Left   int    `json:"left"`
	Holds  bool   `json:"holds,omitempty"`
}

type actionJSON struct {
	Type        string   `json:"type"`
	Seat        int      `json:"seat"`
	Opponent    int      `json:"opponent,omitempty"`
	Card        string   `json:"card"`
	Effect      int      `json:"effect,omitempty"`
	Level       int      `json:"level,omitempty"`
	Source      int      `json:"source"`
	Item        int      `json:"item,omitempty"`
	Partner     int      `json:"partner,omitempty"`
	Ability     string   `json:"ability,omitempty"`
	Targets     []int    `json:"targets,omitempty"`
	Ruined      [][2]int `json:"ruined,omitempty"` // by seat
	Shot        int      `json:"shot,omitempty"`
	Void        bool     `json:"void,omitempty"`
	Blocked     bool     `json:"blocked,omitempty"`
	DefendLater bool     `json:"defend_later,omitempty"`
	Again       []int    `json:"again,omitempty"`
}

type frameJSON struct {
	Kind   string   `json:"kind"`
	Stage  int      `json:"stage,omitempty"`
	Seat   int      `json:"seat,omitempty"`
	Other  int      `json:"other,omitempty"`
	Window string   `json:"window,omitempty"`
	Act    int      `json:"act,omitempty"`
	Flags  []string `json:"flags,omitempty"`
	Poll   int      `json:"poll,omitempty"`
	Token  int      `json:"token,omitempty"`
	Attack int      `json:"attack,omitempty"`
	Defend int      `json:"defend,omitempty"`
	Facing int      `json:"facing,omitempty"`
	A      int      `json:"a,omitempty"`
	B      int      `json:"b,omitempty"`
	D      int      `json:"d,omitempty"`
	E      int      `json:"e,omitempty"`
	Item   int      `json:"item,omitempty"`
}

// The words of what a match has a number for, in its order.
var (
	phaseWords    = []string{"choosing", "on_guard", "upkeep", "replenish", "main", "combat", "end"}
	settingWords  = []string{"relevant", "all", "armed", "never"}
	resultWords   = []string{"undecided", "last_mage", "out_of_rounds"}
	positionWords = []string{"", "on_guard", "attack", "defend"}
	markWords     = []string{"attacked", "declared", "upkeep_paid", "entered", "has_left", "used", "moved", "in_use", "use_changed", "fumbled", "pair_changed", "carries"}
	playerWords   = []string{"attacked", "barred", "barred_next", "auto_riposte", "passing"}
	needlessWords = []string{"skip", "ask", "routine", "most", "defence", "fewest", "combat", "all"} // as the values of the option that settles it
	reminderWords = []string{"gold", "attacks"}
	timedWords    = []string{"mod", "enabled", "link", "truce", "tokens", "raised", "resisted"}
	windowWords   = []string{"", "open", "declare", "end"}
	flagWords     = []string{"continued", "additional", "was_defending", "redirected", "certain", "unprotected", "passed"}
	frameWords    = []string{"", "match", "turn", "window", "action", "exchange", "riposte", "loss", "sweep", "occupy", "rifle"}
	whatWords     = []string{"gold", "power"}
)

// actionWords are the types of attack.
func actionWords() (words []string) {
	for t := range content.AttackTypes {
		words = append(words, t.ID())
	}
	return words
}

// bits are the words of a set of marks.
func bits(set int, words []string) (list []string) {
	for i, word := range words {
		if set&(1<<i) != 0 {
			list = append(list, word)
		}
	}
	return list
}
