package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// withdraws makes the places to which all blocks can retreat that must leave a lost battle stand for the retreats of all of them, where
// there are several (AR-RET-8). One of them alone is picked first.
func (l *layout) withdraws() {
	moves := map[atlas.Place][]rules.Choice{}
	var leaving content.Blocks
	for _, c := range l.Choices {
		if leaving.Add(content.Block(c.Args[0])); c.Verb == engine.Retreat {
			moves[atlas.Place(c.Args[1])] = append(moves[atlas.Place(c.Args[1])], c)
		}
	}
	blocks := 0
	for range leaving.All() {
		blocks++
	}
	if blocks < 2 {
		return
	}
	l.groups = map[rules.Element][]rules.Choice{}
	for p := range l.Map.Here().All() {
		if list := moves[p]; len(list) == blocks && l.allLeave(list, p) {
			l.groups[l.PlaceElement(p)] = list
			l.Out.Series = append(l.Out.Series, l.PlaceElement(p))
		}
	}
}

// allLeave reports whether retreats to a place can be made one after the other, the last ones by themselves.
func (l *layout) allLeave(list []rules.Choice, to atlas.Place) bool {
	try := l.State.Clone()
	for _, c := range list {
		if try.Asked != engine.AskWithdrawal || !try.Decision().Allows(c) {
			break
		}
		if _, err := try.Apply(c); err != nil {
			return false
		}
	}
	for _, c := range list {
		if p := &try.Pieces[c.Args[0]]; p.At != to || !p.InPlay() {
			return false
		}
	}
	return true
}
