package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// Question is what a seat is asked. Each stands whole in the file that is named behind it.
type Question uint8

// The questions, in the order in which a match comes to them.
const (
	AskNothing     Question = iota
	AskDay                  // ask_day.go: a mission or a levy (AR-MIS-5)
	AskScene                // ask_scene.go: one of two ways (AR-MIS-6)
	AskLeader               // ask_scene.go: who leads
	AskBoost                // ask_scene.go: resources for the roll
	AskCouncil              // ask_council.go: purchases, swap, allies (AR-ARM-8 to 11)
	AskPlacement            // ask_placement.go: where a block begins (AR-SET)
	AskTokens               // ask_tokens.go: a hero's extra tokens (AR-MIS-11)
	AskGroup                // ask_group.go: which location is activated (AR-MOV-2)
	AskPins                 // ask_pins.go: who is pinned (AR-PIN-2)
	AskMarch                // ask_march.go: a block of the group moves, boards or lands (AR-MOV-2)
	AskBombardment          // ask_bombardment.go: who fires at what (AR-RNG-3)
	AskBattle               // ask_battle.go: which battle is fought next (AR-CMB-2)
	AskAction               // ask_action.go: which block acts, and how (AR-CMB-7)
	AskReroll               // ask_power.go: a hero rerolls misses
	AskCancel               // ask_power.go: a hero cancels hits
	AskHit                  // ask_hit.go: which block takes a hit (AR-HIT-2)
	AskDodge                // ask_dodge.go: a skittish block retreats or takes the hit (AR-ABI-8)
	AskRout                 // ask_rout.go: where a block retreats that must (AR-ABI-6)
	AskWithdrawal           // ask_withdrawal.go: which block retreats next, and where (AR-RET-8)
	AskRegroup              // ask_regroup.go: AR-REG-1
	AskRestoring            // ask_restoring.go: steps for resources (AR-RAL)
	AskMending              // ask_power.go: a hero restores steps
	questionKinds
)

// question is one thing that a seat is asked.
type question interface {
	// name is Decision.Kind.
	name() string
	// list offers all legal answers, at least one, in a fixed order.
	list(s *State)
}

// The verbs. Their arguments stand with their answers.
const (
	VerbNone     rules.Verb = iota
	Undertake               // mission: AskDay
	Levy                    // AskDay
	Way                     // way 0 or 1 of the scene: AskScene
	Withdraw                // gives the mission up: AskScene, AskLeader, AskBoost
	Lead                    // hero: AskLeader
	Boost                   // resources: AskBoost
	Upgrade                 // block: AskCouncil
	BuyTrain                // block: AskCouncil
	Strengthen              // gate: AskCouncil
	Swap                    // block that the Heckers replace: AskCouncil
	Recruit                 // block of Zulon or Nistora: AskCouncil
	Adjourn                 // ends the council
	PlaceAt                 // block, place: AskPlacement
	Stow                    // block, ship: AskPlacement
	UsePower                // hero, block or 0: AskTokens, AskReroll, AskCancel, AskMending
	KeepPower               // the same
	Activate                // place: AskGroup
	EndMovement             // AskGroup
	Pin                     // block: AskPins
	March                   // block, place, the place from which it comes in: AskMarch
	Board                   // block, ship: AskMarch
	Land                    // block: AskMarch
	EndGroup                // AskMarch
	Bombard                 // block, place, target: AskBombardment
	CeaseFire               // AskBombardment
	Fight                   // place: AskBattle
	Attack                  // block: AskAction
	Storm                   // block, at the fortification: AskAction
	Berserk                 // block, 0 at the blocks or 1 at the fortification: AskAction
	Retreat                 // block, place: AskAction, AskRout, AskWithdrawal, AskDodge
	Reembark                // block, ship: the retreat of one that landed (AR-SEA-8)
	Hold                    // block: AskAction
	Take                    // block: AskHit
	Stand                   // takes the hit: AskDodge
	Regroup                 // block, place: AskRegroup
	EndRegroup              // AskRegroup
	Restore                 // block, source: AskRestoring
	EndRestoring            // AskRestoring
	verbs
)

// answer is one kind of choice: how it is written, what it does, and why it cannot be given.
type answer interface {
	spelling(w *World) notation.Spelling
	// play carries a legal choice out.
	play(s *State, c rules.Choice)
	// refuse is why a choice that is not legal cannot be played.
	refuse(s *State, c rules.Choice) *rules.Refusal
}

// String is the name of the question: the kind of its decision.
func (q Question) String() string { return questions[q].name() }

// QuestionWords are the names of all questions, in their order.
func QuestionWords() []string {
	words := make([]string, questionKinds)
	for q := range questionKinds {
		words[q] = q.String()
	}
	return words
}

var questions = [questionKinds]question{
	AskNothing:   askNothing{},
	AskDay:       askDay{},
	AskScene:     askScene{},
	AskLeader:    askLeader{},
	AskBoost:     askBoost{},
	AskCouncil:   askCouncil{},
	AskPlacement: askPlacement{},
	AskTokens:    askPower{"tokens", content.ExtraTokens},
	AskGroup:     askGroup{},
	AskPins:      askPins{},
	AskMarch:     askMarch{},
	AskReroll:    askPower{"reroll", content.RerollMisses},
	AskCancel:    askPower{"cancel", content.CancelHits},
	AskRestoring: askRestoring{},
	AskMending:   askMending{},

	AskBombardment: askBombardment{}, AskBattle: askBattle{}, AskAction: askAction{}, AskHit: askHit{}, AskDodge: askDodge{},
	AskRout: askRout{}, AskWithdrawal: askWithdrawal{}, AskRegroup: askRegroup{},
}

var answers = [verbs]answer{
	Undertake: undertake{}, Levy: levy{}, Way: way{}, Withdraw: withdraw{}, Lead: lead{}, Boost: boost{},
	Upgrade: upgrade{}, BuyTrain: buyTrain{}, Strengthen: strengthen{}, Swap: swap{}, Recruit: recruit{}, Adjourn: adjourn{},
	PlaceAt: placeAt{}, Stow: stow{},
	UsePower: usePower{}, KeepPower: keepPower{},
	Activate: activate{}, EndMovement: endMovement{}, Pin: pin{}, March: march{}, Board: board{}, Land: land{}, EndGroup: endGroup{},
	Restore: restore{}, EndRestoring: endRestoring{},
	Bombard: bombard{}, CeaseFire: ceaseFire{}, Fight: fight{}, Attack: attack{}, Storm: storm{}, Berserk: berserk{},
	Retreat: retreat{}, Reembark: reembark{}, Hold: hold{}, Take: take{}, Stand: stand{}, Regroup: regroup{}, EndRegroup: endRegroup{},
}

// Decision is what is waited for.
func (s *State) Decision() rules.Decision {
	if s.Asked == AskNothing {
		return rules.Decision{}
	}
	return rules.Decision{Kind: questions[s.Asked].name(), Seats: rules.SeatsOf(s.Asker), Choices: s.choices}
}

// Apply plays a choice and all that follows without one. A refusal changes nothing.
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.Decision().Allows(c) {
		return nil, s.Refuse(c)
	}
	s.events, s.dealt = s.events[:0], false
	s.play(c)
	s.run()
	return s.events, nil
}

func (s *State) play(c rules.Choice) {
	s.Asked = AskNothing
	answers[c.Verb].play(s, c)
}

// Refuse is why a choice is not legal now; nil for those that the decision lists.
func (s *State) Refuse(c rules.Choice) *rules.Refusal {
	switch {
	case s.Decision().Allows(c):
		return nil
	case s.Result != Undecided:
		return because("AR-VIC-7", "The match is over.")
	case !s.Spellings.Knows(c):
		return because("AR-VIC-7", "Not a legal choice now.")
	}
	if why := answers[c.Verb].refuse(s, c); why != nil {
		return why
	}
	return because("AR-VIC-7", "Not a legal choice now.")
}

func because(rule, format string, args ...any) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Why: rules.T(format, args...)}
}

func (s *State) listChoices() {
	s.choices = s.choices[:0]
	questions[s.Asked].list(s)
}

func (s *State) offer(v rules.Verb, args ...int) {
	c := rules.Choice{Verb: v}
	for i, a := range args {
		c.Args[i] = int16(a)
	}
	s.choices = append(s.choices, c)
}

// askNothing stands where nothing is asked.
type askNothing struct{}

func (askNothing) name() string { return "over" }
func (askNothing) list(*State)  {}
