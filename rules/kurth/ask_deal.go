package kurth

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askDeal: the row is dealt. Place its markers, or use a special action first (KU-UPK-7).
type askDeal struct{ elsewhere }

func (askDeal) name() string        { return "deal" }
func (askDeal) awaited() rules.Text { return rules.T("the placing of markers") }
func (askDeal) window() Windows     { return WindowDeal }
func (askDeal) passes() bool        { return true }
func (askDeal) list(s *State)       { s.offer(VerbGoOn, 0, 0) }

func (askDeal) prompt(*State) rules.Prompt {
	return inUpkeep("KU-UPK-7", rules.T("Place the markers, or use a special action first"))
}

func (askDeal) spelling(*Game) notation.Spelling {
	return notation.Spelling{Verb: VerbGoOn, Words: "go on"}
}

func (askDeal) play(s *State, _ rules.Choice) {
	s.placing = 1
	s.placeRow()
}

func (askDeal) refuse(s *State, _ rules.Choice) *rules.Refusal { return s.waiting() }

func (askDeal) describe(*State, rules.Choice) rules.Description {
	return described("KU-UPK-7", rules.T("Place the markers"), ElementGoOn)
}

func (askDeal) preview(p *previewer, c rules.Choice) {
	p.after.play(c)
	p.changes()
}
