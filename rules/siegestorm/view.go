package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// View is a position as a screen shows it to one viewer: a copy, safe to keep. What the viewer
// may not see is not in it: hidden cards have no face.
type View struct {
	Mode     string     // "duel", "ffa", "solo", "coop", "lms"
	Viewer   rules.Seat // rules.NoSeat sees everything
	Turn     int        // of the match, from 1; 0 before the first
	Active   int        // side whose turn it is; 4 is the boss
	Shared   bool       // the players' turn in Co-op
	Step     string     // "setup", "prepare", "draw", "advance", "deploy", "extra", "end"; of a boss: "reserves", "advance", "draw", "play", "extra"
	Decision string     // kind of the waiting decision; empty once the match is over
	Decider  int        // side that decides, -1 once the match is over
	Over     bool
	Winners  rules.Seats

	Sides  []SideView // the seats, then in Solo and Co-op the boss, whose Side is 4
	Tracks []TrackView
	Zones  []ZoneView
	Boss   *BossView // nil without a boss
	Chain  []LinkView
	Exits  []CardView // creatures that wait for their order, first one first
	Storm  *StormView // nil unless a storm is under way or ORDER is asked
	Pay    *PayView   // nil unless the viewer is announcing a command or a creature
	Vision []CardView // cards that the viewer looks at with Vision; without faces for others
}

// SideView is what lies before one side.
type SideView struct {
	Side      int // seat, or 4
	Name      string
	Deck      string // key of the faction or "ffa"; of a boss empty
	Living    bool
	Resources int        // the score
	Hand      []CardView // in the order drawn
	Support   []CardView
	// Casualties, Heal and Removed have their top card last.
	Casualties []CardView
	Heal       []CardView
	Removed    []CardView
	Deployed   bool // the one deploy of the turn is used
	Extra      bool // an extra turn was granted
	Protected  bool
	Ward       int // less damage per packet
	TurnsLeft  int // without damage: Resources by the draw of a turn
}

// TrackView is a war track.
type TrackView struct {
	Track    int                   // index, as in slot:TRACK/SLOT
	Side     int                   // owner
	Zone     int                   // index of the Battle Zone it runs along
	Facing   int                   // track opposite
	Towards  int                   // side opposite
	Slots    [trackSlots]*CardView // slot 0 is the Deployment Zone; nil: empty
	Elements [trackSlots]rules.Element
	Exit     rules.Element
	Coming   *StormView // of the creature on the top slot, as things stand; nil without one, and while something but an order is under way
	Parched  bool       // as things stand its side is lost at the Draw step before it advances again (ST-TRN-1, ST-WIN-1)
}

// ZoneView is a Battle Zone.
type ZoneView struct {
	Zone          int
	Sides         [2]int
	Front         [2]*CardView
	Middle        *CardView
	Holder        int // side that holds No Man's Land, -1 for nobody
	FrontElements [2]rules.Element
	MiddleElement rules.Element
}

// CardView is one card.
type CardView struct {
	Element      rules.Element // card:N; of a Supporter always support:S/I; empty in a hand the viewer does not see
	Card         *cards.Card   // nil: face down to the viewer
	Number       int           // of the card in the match; -1 where the viewer cannot know it
	Owner        int
	Holder       int
	Track        int      // war track that it stands on, has left or holds a Battle Zone for; -1 elsewhere
	ATT, DEF     int      // current ones on the Battlefield, else printed
	Changes      []Change // what makes them differ from print
	Gang, Spirit int
	Committed    bool // of a Supporter
	Defender     bool
	Shielded     bool
	Dearer       int  // by how much more than printed its side would pay for it as a creature now, less: negative (ST-RUL-49)
	Usable       bool // an activated ability that can be paid now by the seat that decides
}

// Change is one source of a difference between current and printed ATT or DEF.
type Change struct {
	Source   rules.Text // name of the card, or "Gang token"
	ATT, DEF int
	Turn     bool // until the end of turn
}

// LaterATT is the ATT that the creature keeps once the turn is over: without what lasts until its end, as things stand.
func (c *CardView) LaterATT() int {
	att := c.ATT
	for _, change := range c.Changes {
		if change.Turn {
			att -= change.ATT
		}
	}
	return max(0, att)
}

// BossView is the boss and his board.
type BossView struct {
	*cards.Boss
	Menace       int // 1 to 5, 5 is "5+"
	Life, Start  int
	Reserve      int  // cards in the Reserve pile
	Token        bool // the Reserve token is there
	Gang, Spirit int  // tokens in the supply
	// Order is the hand in the order in which it would be played in the present state; Now is
	// the card being played, nil for none.
	Order []BossCard
	Now   *CardView
}

// BossCard is a card of the boss's hand as he would play it.
type BossCard struct {
	CardView
	Playable bool
	As       string // "deploy", "leader", "gang", "action"; why not: "menace", "place", "reserve" (no play before his next turn)
}

// LinkView is one command of the chain, the first one first.
type LinkView struct {
	Element rules.Element // chain:I
	By      int
	Card    CardView
	Kind    string // "action", "storm", "ability", "gang"
	Target  *CardView
	Negated bool
	Text    string
}

// StormView is the sum of a storm: of the one under way, of the one that ORDER could order, or of the one to come of a creature on
// a top slot. Until it strikes the sum is the one that it will be when its action and what that sets off are done and nobody has
// reacted; of the ways that its choices leave open it is the one that takes most.
type StormView struct {
	Card       CardView
	By         int
	Print      int       // ATT in print
	Changes    []Change  // to ATT
	Defender   *CardView // nil without one
	Guard      int       // DEF subtracted; 0 if ignored
	Shown      int       // DEF of that Defender as things stand, before the action
	Ignored    bool      // the Defender is ignored
	Strength   int       // Attack Strength
	Stops      bool      // it does not come to a blow: the action decides the match, or takes the creature away
	ActionDone bool
	Before     []rules.Line // what its action, and what that sets off, changes before it strikes
	Targets    []StormTarget
	Takes      int          // the most cards or Life that all of it takes from an opponent
	Heal       int          // how many of those cards lie in a Heal pile
	From       int          // the opponent whom it beats, else from whom it takes that; -1 if it takes nothing
	Beats      bool         // it beats that one
	Wins       bool         // by that the match is won for its side
	Kills      []rules.Text // the creatures of opponents that all of it kills in any case
	MayKill    []rules.Text // those that it kills or not, as its side chooses
	Others     bool         // other choices come to something else
	Raised     *StormRaise  // what more its side can still make of it; nil: nothing that lies open
	Answers    []rules.Text // the creatures of opponents with abilities that lessen it
	Strengths  Span         // what the Attack Strength can come to by all that lies open
	Reach      Span         // what all of it can take from the opponent of From, if it strikes that one, by all that lies open
}

// StormRaise is what the side of a storm can add to it by paying for an ability on the Battlefield, as often as what it has pays for: as far
// as that lies open, and nobody answers.
type StormRaise struct {
	By          rules.Text // the creature whose ability it is
	Cost, Adds  int        // what it costs each time, and adds to the Attack Strength, or deals beside it
	Strength    int        // Attack Strength with all of it
	Times       int        // how often it can be paid, at most
	Takes, From int        // as in StormView, with all of it
	Beats, Wins bool
}

// StormTarget is one thing that a storm may hit and what comes of it.
type StormTarget struct {
	Element         rules.Element // card:N, or seat:S
	Strength        int           // Attack Strength against it; a boss's differs between the Co-op players
	Kills           bool
	DEF             int  // of a creature
	Heal, Resources int  // cards that a player would lose from each
	Life            int  // that a boss would lose
	First           int  // cards or Life that the storm takes from it before the blow, by its action and what that sets off
	Loses           bool // the opponent would lose the match
	Reach           Span // of a player or a boss: what all of the storm can take from it by all that lies open, if it strikes it
}

// PayView is the announcement that is being made.
type PayView struct {
	By      int
	Card    CardView
	As      string // "action", "creature", "ability"
	Cost    int
	Paid    []rules.Element // cards and Supporters chosen so far
	Propose []rules.Element // what PayAuto would pay
	Swap    []rules.Element // of a payment that is still to come: hand cards that can pay in place of another one
	Why     rules.Text      // why Spent pays, and no other hand card; empty: none pays, or none other can
	Spent   *CardView       // the hand card of those that pay that is worth most
	Asked   bool            // of a payment that is still to come: it will be asked about, as it is in doubt what should pay
	Forced  bool            // of a payment that is still to come: nothing else can pay, so that it is not asked about
	Target  *CardView
	Track   int // -1 until it is chosen
}
