package stub

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// end is the answer that ends the turn before its actions are used up (TG-TRN-2). It is always legal.
type end struct{}

func (end) spelling() notation.Spelling { return notation.Spelling{Verb: End, Words: "end"} }

func (end) play(s *State, _ rules.Choice) { s.left = 0 }

func (end) refuse(*State, rules.Choice) *rules.Refusal { return matchIsOver() }

func (end) describe(*State, rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("End the turn"), Path: []rules.Element{endButton}, Rule: "TG-TRN-2"}
}

func (end) preview(*State, rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }
