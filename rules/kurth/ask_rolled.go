package kurth

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askRolled: the dice lie on the table. Accept them, or change what they come to (KU-ATK-7).
type askRolled struct{ elsewhere }

func (askRolled) name() string        { return "rolled" }
func (askRolled) awaited() rules.Text { return rules.T("the result of the roll") }
func (askRolled) window() Windows     { return WindowRolled }
func (askRolled) passes() bool        { return true }
func (askRolled) list(s *State)       { s.offer(VerbAccept, 0, 0) }

func (askRolled) prompt(s *State) rules.Prompt {
	instead := rules.T("use a special action first")
	if s.offers(VerbCast) {
		instead = rules.T("change it")
	}
	return inAttack("KU-ATK-7", rules.T("Accept the Attack Roll of %d against %d, or %s",
		s.attack.attackRoll(), s.totalStrength(s.markers[s.token], &s.attack), instead))
}

func (askRolled) spelling(*Game) notation.Spelling {
	return notation.Spelling{Verb: VerbAccept, Words: "accept"}
}

func (askRolled) play(s *State, _ rules.Choice) { s.resolve() }

func (askRolled) refuse(s *State, _ rules.Choice) *rules.Refusal { return s.waiting() }

func (askRolled) describe(*State, rules.Choice) rules.Description {
	return described("KU-ATK-7", rules.T("Accept the roll"), ElementAccept)
}

func (askRolled) preview(p *previewer, c rules.Choice) {
	p.after.play(c)
	p.changes()
}
