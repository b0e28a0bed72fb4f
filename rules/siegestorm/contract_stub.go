package siegestorm

import "portcullis/rules"

func (s *State) Outcome() (rules.Outcome, bool)             { return rules.Outcome{}, false }
func (s *State) Preview(rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }
func (s *State) About(rules.Element) (rules.Article, bool)  { return rules.Article{}, false }
func (s *State) Tell(rules.Event) rules.Text                { return rules.Text{} }
