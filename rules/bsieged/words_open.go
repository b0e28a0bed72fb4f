package bsieged

import "portcullis/rules"

func (s *State) refuse(c rules.Choice) error {
	return &rules.Refusal{Rule: "BS-BAD-1", Why: rules.T("%s is not possible now", s.game.Notation(c))}
}

func (s *State) Prompt() rules.Prompt { return rules.Prompt{} }

func (s *State) Progress() rules.Progress { return rules.Progress{Turn: int(s.turns)} }

func (s *State) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("%s", s.game.Notation(c)), Path: []rules.Element{rules.Element("choice:" + s.game.Notation(c))}}
}

func (s *State) Preview(rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }

func (s *State) WhyNot(rules.Element) (rules.Refusal, bool) { return rules.Refusal{}, false }

func (s *State) About(rules.Element) (rules.Article, bool) { return rules.Article{}, false }

func (s *State) Tell(e rules.Event) rules.Text { return rules.T("%s", e.Name) }
