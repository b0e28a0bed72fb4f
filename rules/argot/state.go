package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
	"portcullis/rules/argot/words"
)

// State is one match.
type State struct {
	// State is the match itself, for those who know the game: its board, its advice.
	*engine.State
	game   *Game
	values map[string]string // of all options, as they were settled; never changed
}

var (
	_ rules.State      = (*State)(nil)
	_ rules.Redactor   = (*State)(nil)
	_ rules.Disguiser  = (*State)(nil)
	_ rules.Opener     = (*State)(nil)
	_ rules.Veiler     = (*State)(nil)
	_ rules.Starter    = (*State)(nil)
	_ rules.Dealer     = (*State)(nil)
	_ rules.Chronicler = (*State)(nil)
	_ rules.Gatherer   = (*State)(nil)
	_ rules.Binder     = (*State)(nil)
	_ rules.Appraiser  = (*State)(nil)
	_ rules.Policy     = (*State)(nil)
	_ rules.Glancer    = (*State)(nil)
	_ rules.Settler    = (*State)(nil)
	_ rules.Cautioner  = (*State)(nil)
	_ rules.Replier    = (*State)(nil)
	_ rules.Warner     = (*State)(nil)
	_ rules.Briefer    = (*State)(nil)
	_ rules.Tagger     = (*State)(nil)
	_ rules.Sketcher   = (*State)(nil)
	_ rules.Preferrer  = (*State)(nil)
)

func (g *Game) wrap(s *engine.State, values map[string]string) *State {
	return &State{State: s, game: g, values: values}
}

// Clone returns an independent copy.
func (s *State) Clone() rules.State { return s.game.wrap(s.State.Clone(), s.values) }

// CopyFrom makes the state an independent copy of another one of the game.
func (s *State) CopyFrom(from rules.State) {
	other := from.(*State)
	s.State.CopyFrom(other.State)
	s.game, s.values = other.game, other.values
}

// Outcome tells who has won (AR-VIC).
func (s *State) Outcome() (rules.Outcome, bool) { return words.Outcome(s.State) }

// Snapshot is the match as people read it.
func (s *State) Snapshot() ([]byte, error) {
	return file.Snapshot(s.game.info, s.values, s.State)
}

// Check tests the invariants of the ledger.
func (s *State) Check() error { return file.Check(s.game.info.ID, s.State) }

// Open reports that the match hides nothing (ledger 8, open blocks).
func (s *State) Open() bool { return s.Options.Open }

// Veiled is the match as a seat knows it.
func (s *State) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	v := s.State.Clone()
	file.Veil(v, seat, r)
	return s.game.wrap(v, s.values)
}

// Veil deals anew what a seat cannot see.
func (s *State) Veil(seat rules.Seat, r *rules.Rand) { file.Veil(s.State, seat, r) }

// Redact is an event as a seat saw it.
func (s *State) Redact(e rules.Event, seat rules.Seat) rules.Event {
	return file.Redact(s.State, e, seat)
}

// Disguise is what a seat can tell of a choice that the other one makes.
func (s *State) Disguise(c rules.Choice, seat rules.Seat) rules.Choice {
	return file.Disguise(s.State, c, seat)
}

// Prompt is the question that waits.
func (s *State) Prompt() rules.Prompt { return words.Prompt(s.State) }

// Progress tells how far the match has come.
func (s *State) Progress() rules.Progress { return words.Progress(s.State) }

// Describe tells what a choice is.
func (s *State) Describe(c rules.Choice) rules.Description { return words.Describe(s.State, c) }

// WhyNot tells why an element cannot be clicked now.
func (s *State) WhyNot(e rules.Element) (rules.Refusal, bool) { return words.WhyNot(s.State, e) }

// About explains a thing on the board.
func (s *State) About(e rules.Element) (rules.Article, bool) { return words.About(s.State, e) }

// Tell puts an event into one sentence.
func (s *State) Tell(e rules.Event) rules.Text { return words.Tell(s.State, e) }

// Gather tells a way of several steps in one sentence.
func (s *State) Gather(events []rules.Event) (int, rules.Text) { return words.Gather(s.State, events) }

// Recount tells of battles that have ended.
func (s *State) Recount(events []rules.Event, news int, seat rules.Seat) []rules.News {
	return words.Recount(s.State, events, news, seat)
}

// Bind says which decisions are shown and told as one: the march of a group, a set-up, a mission.
func (s *State) Bind(events []rules.Event) (more bool, told int, text rules.Text) {
	return words.Bind(s.State, events)
}

// Chronicle tells events as a story.
func (s *State) Chronicle(events []rules.Event) []rules.Chapter {
	return words.Chronicle(s.State, events)
}

// Evaluate estimates the chance of a seat to win, by all that is known to tell.
func (s *State) Evaluate(seat rules.Seat) float64 { return advice.Foresee(s.State, seat) }

// Appraise is Evaluate by what a middling player looks at. Chances that people are told rest on it (Foretell).
func (s *State) Appraise(seat rules.Seat) float64 { return advice.Evaluate(s.State, seat) }

// Sensible leaves to computer players the choices that are worth a thought.
func (s *State) Sensible(buf []rules.Choice) []rules.Choice { return advice.Sensible(s.State, buf) }

// Glance is Sensible as a middling player judges.
func (s *State) Glance(by rules.Judgement, buf []rules.Choice) []rules.Choice {
	return advice.Glance(s.State, by, buf)
}

// Idle reports whether a block would hold though it can strike: that is never better.
func (s *State) Idle(c rules.Choice) bool { return advice.Idle(s.State, c) }

// Settle answers the questions that need no search, and says why.
func (s *State) Settle(r *rules.Rand) (rules.Choice, rules.Text, bool) {
	c, next, ok := advice.Settle(s.State, r)
	if !ok {
		return c, rules.Text{}, false
	}
	switch s.Asked {
	case engine.AskDay, engine.AskScene, engine.AskLeader, engine.AskBoost:
		return c, words.BecauseOfChances(s.State, c, next, advice.MissionChance(s.State, c), advice.MissionChance(s.State, next)), true
	}
	return c, words.Because(s.State, c, next), true
}

// Leg counts the turns: the siege is judged best when one begins.
func (s *State) Leg() int { return s.Turns() }

// Brief is what the siege is about, for a side.
func (s *State) Brief(seat rules.Seat) rules.Brief { return words.Brief(s.State, seat) }
