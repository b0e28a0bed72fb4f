package kurth

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/notation"
)

// question is one thing that the Warden is asked. All that there is to know of it stands in one
// file, ask_*.go: when it is asked, in which words, what can be answered, what an answer does and
// would do, and why it cannot be given. Spells and special actions can be used at several
// questions; they stand in power.go.
type question interface {
	answer // with which the turn goes on
	// name is the id of the question: Decision.Kind, and the phase of a snapshot.
	name() string
	// awaited is what all else must wait for: "the move".
	awaited() rules.Text
	// window is what spells and special actions call the question; 0: none can be used.
	window() Windows
	// passes reports whether nobody is asked while there is nothing to use (the square brackets
	// of ledger 3.2).
	passes() bool
	// prompt is the question in words.
	prompt(s *State) rules.Prompt
	// list offers the answers with which the turn goes on.
	list(s *State)
	// place is why a location cannot be clicked now.
	place(s *State, ring uint8) *rules.Refusal
}

// answer is one kind of choice.
type answer interface {
	// spelling is how it is written.
	spelling(g *Game) notation.Spelling
	// play carries a legal choice out, up to the next point where the flow is known.
	play(s *State, c rules.Choice)
	// refuse is why a choice that is not legal cannot be played.
	refuse(s *State, c rules.Choice) *rules.Refusal
	// describe is what the choice is, and what is clicked for it.
	describe(s *State, c rules.Choice) rules.Description
	// preview writes down what a legal choice would do (ledger 10.3).
	preview(p *previewer, c rules.Choice)
}

// questions are all that is asked, by the phase in which it waits.
var questions = [...]question{
	phaseOver:   over{},
	phaseDeal:   askDeal{},
	phaseTie:    askTie{},
	phaseMove:   askMove{},
	phaseAttack: askAttack{},
	phaseRolled: askRolled{},
	phaseEnd:    askEnd{},
}

// traits are what a question answers alike in every match.
type traits struct {
	name   string
	window Windows
	passes bool
}

// fixed are the traits of the questions, by phase. They are looked up for every decision, so that
// each question is asked for them only once.
var fixed = func() (all [len(questions)]traits) {
	for p, q := range questions {
		all[p] = traits{q.name(), q.window(), q.passes()}
	}
	return all
}()

// The verbs of the choices. Args[0] is a location (ring) of VerbPlace and VerbMove, or the
// index of the card (number - 1) of VerbSpecial and VerbCast, whose Args[1] is the target:
// a ring, an amount, a set of dice (1, 2, 3 = both), a die or a slot of the row; 0 if the
// power picks none.
const (
	VerbGoOn rules.Verb = iota + 1
	VerbPlace
	VerbMove
	VerbRoll
	VerbAccept
	VerbEndTurn
	VerbSpecial
	VerbCast
)

// answers are all that can be chosen, by verb.
var answers = [...]answer{
	0:           over{},
	VerbGoOn:    askDeal{},
	VerbPlace:   askTie{},
	VerbMove:    askMove{},
	VerbRoll:    askAttack{},
	VerbAccept:  askRolled{},
	VerbEndTurn: askEnd{},
	VerbSpecial: special{},
	VerbCast:    spell{},
}

// spellings are how all choices are written.
func (g *Game) spellings() *notation.Table {
	var list []notation.Spelling
	for _, a := range answers[1:] {
		list = append(list, a.spelling(g))
	}
	return notation.New(title, []string{"move armory", "cast unmaking armory", "roll", "end turn"}, list...)
}

// Notation writes a choice: "go on", "place armory", "move armory", "roll", "accept",
// "end turn", "special cut_the_ropes", "special false_signal 1",
// "special double_the_watch citadel", "cast burn_the_wick 2" (Mana payments),
// "cast second_breath 1 2" (dice), "cast unmaking armory".
func (g *Game) Notation(c rules.Choice) string { return g.notation.Write(c) }

// Parse reads what Notation writes.
func (g *Game) Parse(text string) (rules.Choice, error) { return g.notation.Parse(text) }

// listChoices fills the choices of the waiting decision: what goes on first, then the
// specials and the spells of the row in its order.
func (s *State) listChoices() {
	if s.listed {
		return
	}
	if s.choices == nil {
		s.choices = make([]rules.Choice, 0, choiceRoom)
	}
	s.choices = s.choices[:0]
	questions[s.phase].list(s)
	s.offerPowers()
	s.listed = true
}

// offer adds a choice of the waiting decision: its verb and the first two of its arguments, 0 where
// it has none.
func (s *State) offer(verb rules.Verb, arg, target int16) {
	s.choices = append(s.choices, rules.Choice{Verb: verb, Args: [4]int16{arg, target}})
}

// offers reports whether the waiting decision has a choice of a verb.
func (s *State) offers(verb rules.Verb) bool {
	return slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == verb })
}

// play carries out a legal choice up to the next point where the flow is known.
func (s *State) play(c rules.Choice) {
	s.listed = false
	answers[c.Verb].play(s, c)
}

// settle goes on by itself wherever a decision leaves nothing but to go on.
func (s *State) settle() {
	for s.phase != phaseOver {
		s.listChoices()
		if !fixed[s.phase].passes || len(s.choices) > 1 && !s.foregone() {
			return
		}
		if s.phase == phaseEnd {
			s.emitAct(rules.Event{Kind: rules.TurnEnded, Name: "nothing_left", Rule: "KU-ATK-2"})
		}
		s.play(s.choices[0])
	}
	s.listed = false
}

// refuse tells why a choice that is not legal cannot be played.
func (s *State) refuse(c rules.Choice) *rules.Refusal {
	switch {
	case !s.game.notation.Knows(c):
		return because("KU-TRN-3", "No such choice.")
	case s.phase == phaseOver:
		return s.overRefusal()
	}
	return answers[c.Verb].refuse(s, c)
}

// waiting answers a choice that belongs to another decision.
func (s *State) waiting() *rules.Refusal {
	if s.phase == phaseOver {
		return s.overRefusal()
	}
	return because("KU-TRN-3", "Not possible now: waiting for %s.", questions[s.phase].awaited())
}

func because(rule, format string, args ...any) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Why: rules.T(format, args...)}
}

// Prompt is what the Warden is asked.
func (s *State) Prompt() rules.Prompt { return questions[s.phase].prompt(s) }

func inUpkeep(rule string, ask rules.Text) rules.Prompt {
	return rules.Prompt{Ask: ask, Phase: rules.T("phase 1 of 4, Upkeep"), Rule: rule}
}

func inMovement(rule string, ask rules.Text) rules.Prompt {
	return rules.Prompt{Ask: ask, Phase: rules.T("phase 2 of 4, Movement"), Rule: rule}
}

func inAttack(rule string, ask rules.Text) rules.Prompt {
	return rules.Prompt{Ask: ask, Phase: rules.T("phase 3 of 4, Attack"), Rule: rule}
}

// Describe tells what a choice does and over which elements it is clicked.
func (s *State) Describe(c rules.Choice) rules.Description {
	if !s.game.notation.Knows(c) {
		return described("KU-TRN-3", rules.T("No such choice"), ElementWarden)
	}
	return answers[c.Verb].describe(s, c)
}

func described(rule string, sentence rules.Text, path ...rules.Element) rules.Description {
	return rules.Description{Sentence: sentence, Path: path, Rule: rule}
}

// Preview tells what a legal choice would do. Chances are exact: every result of the dice is
// played with the rules themselves on a copy without a generator.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) {
	if !s.Decision().Allows(c) {
		return rules.Preview{}, false
	}
	p := &previewer{before: s, after: s.copy()}
	p.after.rng = rules.Rand{}
	p.Title = s.Describe(c).Sentence
	answers[c.Verb].preview(p, c)
	return p.Preview, true
}

// elsewhere is for questions that no location answers.
type elsewhere struct{}

func (elsewhere) place(s *State, ring uint8) *rules.Refusal {
	if why := s.whyNotTarget(s.game.places[ring].element); why != nil {
		return why
	}
	return askMove{}.refuse(s, rules.Choice{Verb: VerbMove, Args: [4]int16{int16(ring)}})
}

// over is the question that nobody is asked any more.
type over struct{}

func (over) name() string        { return "over" }
func (over) awaited() rules.Text { return rules.T("nothing") }
func (over) window() Windows     { return 0 }
func (over) passes() bool        { return false }
func (over) list(*State)         {}

func (over) prompt(s *State) rules.Prompt {
	outcome, _ := s.Outcome()
	return rules.Prompt{Ask: outcome.Reason, Phase: rules.T("the game is over"), Rule: outcome.Rule}
}

func (over) place(s *State, _ uint8) *rules.Refusal { return s.overRefusal() }

func (over) spelling(*Game) notation.Spelling                { return notation.Spelling{} }
func (over) play(*State, rules.Choice)                       {}
func (over) refuse(s *State, _ rules.Choice) *rules.Refusal  { return s.overRefusal() }
func (over) describe(*State, rules.Choice) rules.Description { return rules.Description{} }
func (over) preview(*previewer, rules.Choice)                {}

// overRefusal answers everything once the match has ended.
func (s *State) overRefusal() *rules.Refusal {
	outcome, _ := s.Outcome()
	return because(outcome.Rule, "The game is over.")
}
