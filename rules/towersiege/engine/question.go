package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// Question is what a seat is asked. Each stands whole in the file that is named behind it.
type Question uint8

// The questions.
const (
	AskNothing   Question = iota
	AskMage               // ask_mage.go: who it is
	AskTower              // ask_mage.go
	AskPlace              // ask_place.go: who receives an arriving Relic (TS-REL-14)
	AskUpkeep             // ask_upkeep.go
	AskReplenish          // ask_replenish.go: which card is discarded
	AskMain               // ask_main.go: purchases and magic
	AskDeclare            // ask_declare.go: who will attack
	AskCombat             // ask_combat.go: who attacks whom
	AskTargets            // ask_targets.go: the next target of a volley
	AskDefender           // ask_defender.go: who defends, or blocks
	AskUnblocked          // ask_defender.go: whom the attacker picks (TS-BLK-9)
	AskRespond            // ask_respond.go: an answer in a window
	AskSave               // ask_save.go: at a lethal wound
	AskRiposte            // ask_riposte.go
	AskRedirect           // ask_riposte.go: TS-OPT-3
	AskOccupy             // ask_occupy.go: who goes into a structure
	AskRifle              // ask_rifle.go: a card of the opponent's hand
	questionKinds
)

// question is one thing that a seat is asked.
type question interface {
	// name is Decision.Kind.
	name() string
	// list offers all legal answers, at least one, in a fixed order.
	list(s *State)
}

// The verbs. Their arguments stand behind them.
const (
	VerbNone     rules.Verb = iota
	ChooseMage              // card
	ChooseTower             // card
	Place                   // thing
	PayUpkeep               // thing
	Later                   // goes on without paying
	Discard                 // card
	KeepAll                 // discards nothing
	Buy                     // card
	Equip                   // card, thing that gets it
	CastMagic               // card, level, target
	Use                     // thing, effect, level, target
	MoveItem                // Item, thing
	ReadyItem               // Item
	Convert                 // 0 to gold, 1 to power
	StepOut                 // thing
	GoIn                    // thing, structure
	MountUp                 // Mount, rider
	Dismount                // Mount
	EnterCombat             //
	EndTurn                 //
	Declare                 // thing
	Ready                   // all are declared
	Assault                 // attacker, opponent, boost
	Direct                  // attacker, ability, target
	Forgo                   // attacker
	EndCombat               //
	Pick                    // target
	PickResource            // opponent, 0 a Mine or 1 a Powerstone
	Defend                  // thing
	Block                   // creature, whose ability, effect
	BlockByMagic            // creature, card, level
	NoBlock                 //
	Pass                    //
	PassTurn                // for the rest of the turn
	Regenerate              //
	LetDie                  //
	Strike                  // thing that strikes back
	Decline                 //
	Redirect                //
	Occupy                  // thing
	StayOut                 //
	Rifle                   // card
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
	AskNothing: askNothing{}, AskMage: askMage{}, AskTower: askTower{}, AskPlace: askPlace{}, AskUpkeep: askUpkeep{}, AskReplenish: askReplenish{},
	AskMain: askMain{}, AskDeclare: askDeclare{}, AskCombat: askCombat{}, AskTargets: askTargets{}, AskDefender: askDefender{}, AskUnblocked: askUnblocked{},
	AskRespond: askRespond{}, AskSave: askSave{}, AskRiposte: askRiposte{}, AskRedirect: askRedirect{}, AskOccupy: askOccupy{}, AskRifle: askRifle{},
}

var answers = [verbs]answer{
	ChooseMage: chooseMage{}, ChooseTower: chooseTower{}, Place: place{}, PayUpkeep: payUpkeep{}, Later: later{}, Discard: discard{}, KeepAll: keepAll{},
	Buy: buy{}, Equip: equip{}, CastMagic: castMagic{}, Use: use{}, MoveItem: moveItem{}, ReadyItem: readyItem{}, Convert: convert{}, StepOut: stepOut{},
	GoIn: goIn{}, MountUp: mountUp{}, Dismount: dismount{}, EnterCombat: enterCombat{}, EndTurn: endTurn{}, Declare: declare{}, Ready: ready{},
	Assault: assault{}, Direct: direct{}, Forgo: forgo{}, EndCombat: endCombat{}, Pick: pick{}, PickResource: pickResource{},
	Defend: defend{}, Block: block{}, BlockByMagic: blockByMagic{}, NoBlock: noBlock{}, Pass: pass{}, PassTurn: passTurn{}, Regenerate: regenerate{}, LetDie: letDie{},
	Strike: strike{}, Decline: decline{}, Redirect: redirect{}, Occupy: occupy{}, StayOut: stayOut{}, Rifle: rifle{},
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
	s.events, s.dealt, s.news, s.unasked = s.events[:0], false, false, false
	s.play(c)
	s.run()
	return s.events, nil
}

func (s *State) play(c rules.Choice) {
	s.Asked = AskNothing
	answers[c.Verb].play(s, c)
}

// Refuse is why a choice is not legal now.
func (s *State) Refuse(c rules.Choice) *rules.Refusal {
	if s.Result != Undecided || !s.Spellings.Knows(c) {
		return notLegal
	}
	if why := answers[c.Verb].refuse(s, c); why != nil {
		return why
	}
	return notLegal
}

func because(rule, format string, args ...any) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Why: rules.T(format, args...)}
}

// notLegal is said where the rules have no better reason (section 9 of the ledger).
var notLegal = because("TS-TRN-12", "Not a legal choice.")

// Settle lists what can be chosen. Whoever changes a match from outside calls it.
func (s *State) Settle() {
	for i := range s.Things {
		s.name(&s.Things[i])
	}
	if s.Asked == AskNothing {
		s.choices = s.choices[:0]
		return
	}
	s.listChoices()
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
