package kurth

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askEnd: the attack is over, or there was none. Use what is left, or end the turn (KU-ATK-2).
type askEnd struct{ elsewhere }

func (askEnd) name() string        { return "end" }
func (askEnd) awaited() rules.Text { return rules.T("the end of the turn") }
func (askEnd) window() Windows     { return WindowEnd }
func (askEnd) passes() bool        { return true }
func (askEnd) list(s *State)       { s.offer(VerbEndTurn, 0, 0) }

func (askEnd) prompt(s *State) rules.Prompt {
	ask := rules.T("End the turn, or cast a spell first")
	switch {
	case s.offers(VerbCast) && s.offers(VerbSpecial):
		ask = rules.T("End the turn, or use a spell or special action first")
	case s.offers(VerbSpecial):
		ask = rules.T("End the turn, or use a special action first")
	}
	return inAttack("KU-ATK-2", ask)
}

func (askEnd) spelling(*Game) notation.Spelling {
	return notation.Spelling{Verb: VerbEndTurn, Words: "end turn"}
}

func (askEnd) play(s *State, _ rules.Choice) { s.endTurn() }

// refuse: KU-MOV-1, KU-ATK-1.
func (askEnd) refuse(s *State, _ rules.Choice) *rules.Refusal {
	switch s.phase {
	case phaseMove:
		return because("KU-MOV-1", "You must move.")
	case phaseAttack:
		return because("KU-ATK-1", "Markers here: you must attack.")
	}
	return s.waiting()
}

func (askEnd) describe(*State, rules.Choice) rules.Description {
	return described("KU-END-2", rules.T("End the turn"), ElementEndTurn)
}

// preview: what Phase 4 will find.
func (askEnd) preview(p *previewer, _ rules.Choice) {
	s := p.before
	overrun := s.overrun()
	switch {
	case overrun >= s.limit():
		p.line(rules.Bad, rules.T("Overrun locations"), rules.T("%d, and %s", overrun, loses(s.limit())))
		p.line(rules.Bad, rules.T("The game is lost"), rules.T("%s", s.limitRule()))
		return
	case s.turn == lastTurn:
		p.line(rules.Good, rules.T("The city has held"), rules.T("the game is won"))
		return
	}
	p.line(rules.Plain, rules.T("Overrun locations"), rules.T("%d of %d", overrun, s.limit()))
	if s.pending != 0 {
		p.line(rules.Good, rules.T("Protected next turn"), rules.T("%s: no markers will be placed there", s.names(s.pending)))
	}
}
