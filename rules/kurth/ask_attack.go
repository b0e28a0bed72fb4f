package kurth

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askAttack: markers stand where the Warden is. Cast, use a special action, or roll (KU-ATK-1).
type askAttack struct{ elsewhere }

func (askAttack) name() string        { return "attack" }
func (askAttack) awaited() rules.Text { return rules.T("the attack") }
func (askAttack) window() Windows     { return WindowAttack }
func (askAttack) passes() bool        { return false }
func (askAttack) list(s *State)       { s.offer(VerbRoll, 0, 0) }

func (askAttack) prompt(s *State) rules.Prompt {
	return inAttack("KU-ATK-1", rules.T("Attack the %s at %s", markers(int(s.markers[s.token])), s.game.places[s.token].Told()))
}

func (askAttack) spelling(*Game) notation.Spelling {
	return notation.Spelling{Verb: VerbRoll, Words: "roll"}
}

func (askAttack) play(s *State, _ rules.Choice) { s.roll() }

// refuse: KU-ATK-1, KU-ATK-2.
func (askAttack) refuse(s *State, _ rules.Choice) *rules.Refusal {
	switch {
	case s.phase == phaseEnd && s.last != noAttack:
		return because("KU-ATK-1", "You attack once per turn.")
	case s.phase == phaseEnd && s.markers[s.token] == 0:
		return because("KU-ATK-2", "No markers here: there is no attack.")
	case s.phase == phaseEnd:
		return because("KU-RUL-41", "There is no attack this turn.")
	}
	return s.waiting()
}

func (askAttack) describe(*State, rules.Choice) rules.Description {
	return described("KU-ATK-5", rules.T("Roll the attack dice"), ElementRoll)
}

func (askAttack) preview(p *previewer, _ rules.Choice) { p.fight(p.before, p.before.attackOdds()) }
