package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/snapshot"
)

// written is a state as a person reads and edits it. The options stand before it, each in a
// field of its id. A card is written "ys_purge_doctor#17", its key and its number in the match;
// Resources, Casualties, Heal piles and the Reserve are lists from the top, hands are in the
// order drawn.
type written struct {
	Turn   int      `json:"turn"`
	Active string   `json:"active"`
	Living []string `json:"living"`
	Result string   `json:"result"`
	Loser  string   `json:"loser,omitempty"`
	Winner []string `json:"winners,omitempty"`

	Sides     []sideJSON     `json:"sides"`
	Tracks    []trackJSON    `json:"tracks"`
	Zones     []zoneJSON     `json:"zones"`
	Tokens    []tokenJSON    `json:"tokens,omitempty"`
	Modifiers []modifierJSON `json:"modifiers,omitempty"`
	Exits     []leavingJSON  `json:"exits,omitempty"`
	Storming  *leavingJSON   `json:"storming,omitempty"`
	Boss      *bossJSON      `json:"boss_board,omitempty"`

	Chain     []linkJSON    `json:"chain,omitempty"`
	Waiting   []waitingJSON `json:"waiting,omitempty"`
	Announced *announceJSON `json:"announced,omitempty"`
	Frames    []frameJSON   `json:"frames"`
	Question  *questionJSON `json:"question,omitempty"` // none once the match is over
	HandOvers int           `json:"hand_overs,omitempty"`
	Deserted  []int         `json:"deserted_tracks,omitempty"`
	Spent     int           `json:"choices_this_turn"`
	Rand      rules.Rand    `json:"rng"`
	// Rest is for positions that a person writes: "removed" lets every card that is named nowhere
	// be removed. It is read and never written.
	Rest string `json:"rest,omitempty"`
}

type sideJSON struct {
	Side        string            `json:"side"`
	Resources   []string          `json:"resources"`
	Hand        []string          `json:"hand"`
	Supporters  []string          `json:"supporters,omitempty"`
	Committed   []string          `json:"committed,omitempty"` // of the Supporters
	Casualties  []string          `json:"casualties,omitempty"`
	Heal        []string          `json:"heal,omitempty"`
	Removed     []string          `json:"removed,omitempty"`
	Vision      []string          `json:"vision,omitempty"`
	Out         []string          `json:"out_of_game,omitempty"`
	Turns       int               `json:"turns"`
	Deployed    bool              `json:"deployed,omitempty"`
	DeployedOn  []int             `json:"deployed_on,omitempty"` // tracks
	Extra       bool              `json:"extra_turn,omitempty"`
	Protected   []int             `json:"protected,omitempty"` // tracks
	PassingTurn bool              `json:"passing_turn,omitempty"`
	Step        int               `json:"step,omitempty"`
	Asks        map[string]string `json:"preferences,omitempty"`
}

type trackJSON struct {
	Track int      `json:"track"`
	Side  string   `json:"side"`
	Slots []string `json:"slots"` // the Deployment Zone first
}

type zoneJSON struct {
	Zone   int      `json:"zone"`
	Tracks []int    `json:"tracks"`
	Front  []string `json:"front"` // of the side of each track
	Middle string   `json:"middle"`
	Holder string   `json:"holder,omitempty"` // of No Man's Land
}

type tokenJSON struct {
	Card   string `json:"card"`
	Gang   int    `json:"gang,omitempty"`
	Spirit int    `json:"spirit,omitempty"`
}

type modifierJSON struct {
	Card   string `json:"card"`
	Source string `json:"source"` // key of a design
	ATT    int    `json:"att,omitempty"`
	DEF    int    `json:"def,omitempty"`
}

type leavingJSON struct {
	Card  string `json:"card"`
	Track int    `json:"track"`
}

type bossJSON struct {
	Menace  int      `json:"menace"`
	Life    int      `json:"life"`
	Start   int      `json:"start"`
	Reserve []string `json:"reserve,omitempty"`
	Token   bool     `json:"reserve_token"`
	Gang    int      `json:"gang_tokens"`
	Spirit  int      `json:"spirit_tokens"`
	Turns   int      `json:"turns"`
	// Hits is what each player suffers from the storm under way, as far as it is settled.
	Hits []hitJSON `json:"hits,omitempty"`
}

type hitJSON struct {
	Target   string `json:"target,omitempty"` // none: the player himself
	Strength int    `json:"strength"`
}

type linkJSON struct {
	By      string `json:"by"`
	Card    string `json:"card"`
	Kind    string `json:"kind"`
	Track   int    `json:"track"`
	Target  string `json:"target,omitempty"`
	Negated bool   `json:"negated,omitempty"`
}

type waitingJSON struct {
	Source string `json:"source,omitempty"` // none: the boss card
	Effect int    `json:"effect,omitempty"`
	On     string `json:"on"`
	By     string `json:"by"`
	Track  int    `json:"track"`
	Rank   int    `json:"rank"`
}

type announceJSON struct {
	Card   string   `json:"card"`
	As     string   `json:"as"`
	By     string   `json:"by"`
	Track  *int     `json:"track,omitempty"` // none: not yet chosen
	Target string   `json:"target,omitempty"`
	Cost   int      `json:"cost"`
	Paid   []string `json:"paid,omitempty"`
	Before int      `json:"choices_before"`
	Stage  int      `json:"stage"`
}

type frameJSON struct {
	Frame string `json:"frame"`
	Stage int    `json:"stage"`
	By    string `json:"by"`
	Foe   string `json:"foe,omitempty"`
	Card  string `json:"card,omitempty"`
	Track int    `json:"track,omitempty"`
	Link  *int   `json:"link,omitempty"`
	Text  string `json:"text,omitempty"`
	At    int    `json:"at,omitempty"`
	N     int    `json:"n,omitempty"`
	Did   bool   `json:"did,omitempty"`
	Seat  string `json:"seat,omitempty"`
	Again bool   `json:"again,omitempty"`
	// On is what set off the text, in older snapshots. It says nothing that the text does not:
	// it is read past and never written.
	On string `json:"on,omitempty"`
}

type questionJSON struct {
	Kind string `json:"kind"`
	Seat string `json:"seat"`
}

// The words of a snapshot, in the order of the constants.
var (
	resultWords = [...]string{undecided: "undecided", wonDuel: "won_duel", wonLast: "won_last", wonLife: "won_life", wonDepleted: "won_depleted", lostToBoss: "lost_to_boss"}
	linkWords   = [...]string{actionLink: "action", stormLink: "storm", abilityLink: "ability", gangLink: "gang"}
	playWords   = [...]string{playAction: "action", playAbility: "ability", playCreature: "creature", playStorm: "storm"}
	textWords   = [...]string{actionText: "action", passiveText: "passive", menaceText: "menace"}
)

// Snapshot writes the whole state as indented JSON: game, seats and options first.
func (s *State) Snapshot() ([]byte, error) {
	if s.head == nil {
		s.head = snapshot.Head(s.game.info, int(s.set.seats), s.game.values(&s.set))
	}
	return snapshot.Write(s.head, s.write())
}
