package stub

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// question is one thing that a seat is asked.
type question interface {
	// name is Decision.Kind.
	name() string
	// prompt is the question in words.
	prompt(s *State) rules.Prompt
	// list offers all legal answers.
	list(s *State)
}

// answer is one kind of choice. All that there is to know of it stands in one file: how it is
// written, what it does, why it cannot be given, what is clicked for it and what it would do.
type answer interface {
	spelling() notation.Spelling
	// play carries a legal choice out; what follows by itself comes after it.
	play(s *State, c rules.Choice)
	// refuse is why a choice that is not legal cannot be played.
	refuse(s *State, c rules.Choice) *rules.Refusal
	describe(s *State, c rules.Choice) rules.Description
	// preview is what a legal choice would do; false: that is plain.
	preview(s *State, c rules.Choice) (rules.Preview, bool)
}

// The kinds of question.
const (
	nothing kind = iota // the match is over
	action
)

type kind uint8

var questions = [...]question{nothing: askNothing{}, action: askAction{}}

// The verbs. Raid and Ward take a card and a gate, End nothing.
const (
	Raid rules.Verb = iota + 1
	Ward
	End
)

var answers = [...]answer{Raid: raid{}, Ward: putWard{}, End: end{}}

var spellings = notation.New("Two Gates", []string{"raid oak-5 left", "ward ash-1 right", "end"},
	answers[Raid].spelling(), answers[Ward].spelling(), answers[End].spelling())

// cardAndGate is how the arguments of Raid and Ward are written.
var cardAndGate = notation.Parts{notation.Names{Kind: "card", IDs: cardIDs[:]}, notation.Names{Kind: "gate", IDs: gateIDs[:]}}

// Notation writes "raid oak-5 left", "ward ash-1 right" or "end".
func (Game) Notation(c rules.Choice) string { return spellings.Write(c) }

// Parse reads what Notation writes.
func (Game) Parse(text string) (rules.Choice, error) { return spellings.Parse(text) }

// asked is the question that waits.
func (s *State) asked() question {
	if s.over == 1 {
		return questions[nothing]
	}
	return questions[action]
}

// Decision is what the seat whose turn it is does next.
func (s *State) Decision() rules.Decision {
	if s.over == 1 {
		return rules.Decision{}
	}
	return rules.Decision{Kind: s.asked().name(), Seats: rules.SeatsOf(s.seat), Choices: s.choices[:s.legal]}
}

// listChoices finds the legal answers.
func (s *State) listChoices() {
	s.legal = 0
	s.asked().list(s)
}

func (s *State) offer(c rules.Choice) {
	s.choices[s.legal] = c
	s.legal++
}

// Apply plays a choice, and ends the turn where nothing more is asked in it (TG-TRN-2, TG-ASK-1).
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.Decision().Allows(c) {
		return nil, s.refusal(c)
	}
	s.events, s.fresh = s.events[:0], false
	answers[c.Verb].play(s, c)
	if s.left == 0 || s.mine().hand.n == 0 || s.mine().second == skipped {
		s.endTurn()
	}
	s.listChoices()
	return s.events, nil
}

// refusal is why a choice is not legal.
func (s *State) refusal(c rules.Choice) *rules.Refusal {
	switch {
	case s.over == 1:
		return matchIsOver()
	case !spellings.Knows(c):
		return &rules.Refusal{Rule: "TG-TRN-2", Why: rules.T("A turn has raids, wards and its end, and nothing else")}
	}
	return answers[c.Verb].refuse(s, c)
}

func matchIsOver() *rules.Refusal {
	return &rules.Refusal{Rule: "TG-END-1", Why: rules.T("The match is over")}
}

// Prompt is the question that waits.
func (s *State) Prompt() rules.Prompt { return s.asked().prompt(s) }

// Describe tells what a choice is.
func (s *State) Describe(c rules.Choice) rules.Description { return answers[c.Verb].describe(s, c) }

// Preview tells what a choice would do.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) { return answers[c.Verb].preview(s, c) }

// askAction asks for one of the actions of a turn (TG-TRN-2).
type askAction struct{}

func (askAction) name() string { return "action" }

func (askAction) prompt(s *State) rules.Prompt {
	return rules.Prompt{
		Ask:   rules.T("%s: raid a gate, put a ward, or end the turn", seatName(s.seat)),
		Phase: rules.T("action %d of %d", actions-s.left+1, actions),
		Rule:  "TG-TRN-2",
	}
}

// list offers raids and wards card by card, then the end.
func (askAction) list(s *State) {
	for _, c := range s.mine().hand.list() {
		for gate := range gates {
			s.offer(choice(Raid, c, gate))
		}
		for gate, w := range s.mine().ward {
			if w.seen == absent {
				s.offer(choice(Ward, c, gate))
			}
		}
	}
	s.offer(rules.Choice{Verb: End})
}

func choice(v rules.Verb, c card, gate int) rules.Choice {
	return rules.Choice{Verb: v, Args: [4]int16{int16(c), int16(gate)}}
}

func cardOf(c rules.Choice) card { return card(c.Args[0]) }

func gateOf(c rules.Choice) int { return int(c.Args[1]) }

// notHeld is why no card can be played that is not in the hand.
func (s *State) notHeld(c card) *rules.Refusal {
	return &rules.Refusal{Rule: "TG-TRN-2", Why: rules.T("%s does not hold %s", seatName(s.seat), c.title())}
}

// askNothing stands where the match is over.
type askNothing struct{}

func (askNothing) name() string { return "over" }

func (askNothing) prompt(*State) rules.Prompt {
	return rules.Prompt{Ask: rules.T("The match is over"), Phase: rules.T("End"), Rule: "TG-END-1"}
}

func (askNothing) list(*State) {}
