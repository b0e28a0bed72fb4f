package towers

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
)

// met is who meets a blow at a seat in some odds, and what can become of it: who defends, or where nobody does whom it strikes then, of
// several that which it is most likely to hurt. Board, dock and buttons ask here alone, so that they tell the same. Nil: nobody.
func (l *layout) met(o *advice.Odds) (t *engine.Thing, loss advice.Loss) {
	defends := o.Defender.Verb == engine.Defend || o.Defender.Verb == engine.Block
	if defends {
		t, loss.Thing = l.At(engine.ThingID(o.Defender.Args[0])), engine.ThingID(o.Defender.Args[0])
	}
	striker := l.Asker
	if a := l.action(); a != nil {
		striker = a.Seat
	}
	for _, each := range o.Losses {
		switch hit := l.At(each.Thing); {
		case hit == nil || hit.Owner == striker:
		case defends && hit == t:
			loss = each
		case !defends && !l.Carried(hit) && (t == nil || lost(each) > lost(loss)):
			t, loss = hit, each
		}
	}
	return t, loss
}

// lost is the chance that a thing loses what it can lose: a point, or all.
func lost(loss advice.Loss) float64 { return max(loss.Hurt, loss.Gone) }

// percentWords is a chance, as it is told everywhere.
func percentWords(chance float64) string { return rules.Percent(chance).String() }

// twin is the number of a creature among those of its seat that have its name, from 1 on; 0: it is the only one.
func (l *layout) twin(t *engine.Thing) (n int) {
	alike := 0
	for i := range l.Things {
		if o := &l.Things[i]; o.Owner == t.Owner && o.Card == t.Card && l.Creature(o) && o.OnField() {
			if alike++; o.ID == t.ID {
				n = alike
			}
		}
	}
	if alike < 2 {
		return 0
	}
	return n
}

// titled is what a thing is called on the board and in lists: by its name, and its number where its seat has another one.
func (l *layout) titled(t *engine.Thing) string {
	name := l.Info(t).Title().String()
	if n := l.twin(t); n > 0 {
		return rules.Say("%s %s", name, strconv.Itoa(n))
	}
	return name
}

// ours is what a thing is called in a list on both sides: one's own by "Your".
func (l *layout) ours(t *engine.Thing) string {
	if t.Owner == l.me && l.Asker == l.me {
		return rules.Say("Your %s", l.titled(t))
	}
	return l.titled(t)
}
