package bsieged

import "portcullis/rules"

// Preview and About follow in files of their own.

func (s *State) Preview(rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }

func (s *State) About(rules.Element) (rules.Article, bool) { return rules.Article{}, false }
