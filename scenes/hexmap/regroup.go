package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// regroups makes the places to which all blocks can regroup that have won a battle and may leave its location stand for the moves of
// all of them, where there are several (AR-REG-1). One of them alone is picked first.
func (l *layout) regroups() {
	won := l.Stack.Top().Place
	moves := map[atlas.Place][]rules.Choice{}
	blocks, last := 0, content.NoBlock
	for _, c := range l.Choices {
		b, to := content.Block(c.Args[0]), atlas.Place(c.Args[1])
		if c.Verb != engine.Regroup || l.Pieces[b].At != won {
			continue
		}
		if b != last {
			blocks, last = blocks+1, b
		}
		moves[to] = append(moves[to], c)
	}
	if blocks < 2 {
		return
	}
	l.groups = map[rules.Element][]rules.Choice{}
	for p := range l.Map.Here().All() {
		if list := moves[p]; len(list) == blocks && l.inTurn(list) {
			l.groups[l.PlaceElement(p)] = list
			l.Out.Series = append(l.Out.Series, l.PlaceElement(p))
		}
	}
}

// inTurn reports whether choices can be played one after the other: there is room for all.
func (l *layout) inTurn(list []rules.Choice) bool {
	try, last := l.State.Clone(), len(list)-1
	for _, c := range list[:last] {
		if _, err := try.Apply(c); err != nil {
			return false
		}
	}
	return try.Refuse(list[last]) == nil
}
