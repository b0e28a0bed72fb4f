package towers

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
)

// levelNow is a level of a thing with which it rolls in what is under way, or would in what is being clicked: with the paid
// strength of who attacks, and less what that takes from who meets it (TS-TYP-13).
func (l *layout) levelNow(t *engine.Thing, stat content.Stat) int {
	level := l.Level(t, stat)
	if boost := l.boost(t.ID); boost != nil && stat == content.AL {
		level += boost.AL
	}
	if a := l.action(); a != nil && a.N > 0 && stat == content.DL {
		if boost := l.Boosted(a); boost != nil && a.Targets[0] == t.ID {
			level += boost.TargetDL
		}
	}
	return level
}

// boost is the paid strength with which a thing attacks, or would by the strength that is set; nil: none.
func (l *layout) boost(id engine.ThingID) *content.Level {
	if a := l.action(); a != nil && a.Source == id {
		return l.Boosted(a)
	}
	list, at := l.Path.Dial()
	if l.Mode != table.Asking || list == nil || l.Chosen[0] != l.ThingElement(id) {
		return nil
	}
	for _, c := range l.Choices {
		if c.Verb == engine.Assault && c.Args[2] > 0 && l.Path.Strength(c) == list[at] && engine.ThingID(c.Args[0]) == id {
			return &l.Info(l.At(id)).Has(content.Boost).Levels[c.Args[2]-1]
		}
	}
	return nil
}

// actor is the thing that acts in an event that is shown large; nil: it is a card.
func (l *layout) actor(e rules.Event) *engine.Thing {
	if t := l.thingOf(e.Subject); t != nil && l.Creature(t) {
		return t
	}
	return nil
}
