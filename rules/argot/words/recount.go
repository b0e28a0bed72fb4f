package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// toll is what a side has lost in a battle.
type toll struct{ blocks, steps int }

// says is that in words.
func (t toll) says() rules.Text {
	steps := rules.Count(t.steps, "%d step", "%d steps")
	switch {
	case t.steps+t.blocks == 0:
		return rules.T("nothing").In("what a side has lost in a battle")
	case t.blocks == 0:
		return steps
	}
	return rules.Commas(rules.Count(t.blocks, "%d block", "%d blocks"), steps)
}

// Recount tells of each battle that has ended in the events from one on who holds the place and what both sides have lost, to a seat
// (AR-CMB-6, AR-REG-3), and which undead have regained a step since (AR-ABI-1), before it who was lost as it could not retreat (AR-RET-5), and of each bombardment whom it hit.
func Recount(s *engine.State, events []rules.Event, news int, seat rules.Seat) (list []rules.News) {
	var lost [2]toll
	var hurt []rules.Event
	attacker := rules.NoSeat
	for i, e := range events {
		switch {
		case e.Name == "battle_began":
			lost, hurt, attacker = [2]toll{}, nil, e.Seat
		case e.Seat == rules.NoSeat:
		case e.Name == "steps_lost":
			lost[e.Seat].steps -= int(e.N)
			if !slices.ContainsFunc(hurt, func(x rules.Event) bool { return x.Subject == e.Subject }) {
				hurt = append(hurt, e)
			}
		case e.Name == "eliminated":
			lost[e.Seat].blocks++
			hurt = slices.DeleteFunc(hurt, func(x rules.Event) bool { return x.Subject == e.Subject })
		}
		if told, ok := stranded(s, e); ok && i >= news {
			n := rules.News{Text: told, Tone: rules.Good}
			if e.Seat == seat {
				n.Tone = rules.Bad
			}
			list = append(list, n)
		}
		if i >= news {
			if n, ok := bombardment(s, events[i:], seat); ok {
				list = append(list, n)
			}
		}
		if e.Name == "battle_ended" && i >= news {
			n := ended(s, e, attacker, lost, seat)
			if back, ok := risen(s, hurt, events[i:]); ok {
				n.Text = rules.Sentences(n.Text, back)
			}
			list = append(list, n)
		}
	}
	return list
}

// ended tells a seat of a battle that has ended.
func ended(s *engine.State, e rules.Event, attacker rules.Seat, lost [2]toll, seat rules.Seat) rules.News {
	victor, took := rules.NoSeat, e.N == int16(engine.Attacker)
	if attacker != rules.NoSeat && (took || e.N == int16(engine.Defender)) {
		if victor = attacker; !took {
			victor = 1 - attacker
		}
	}
	if victor == rules.NoSeat {
		return rules.News{Text: Tell(s, e)}
	}
	n := rules.News{Tone: rules.Bad}
	if victor == seat {
		n.Tone = rules.Good
	}
	place := rules.Within(thing(s, e.To))
	first, second := lost[victor].says(), lost[1-victor].says()
	if took {
		n.Text = rules.T("%s takes %s and loses %s; %s loses %s.", Seat(victor), place, first, Seat(1-victor), second)
	} else {
		n.Text = rules.T("%s holds %s and loses %s; %s loses %s.", Seat(victor), place, first, Seat(1-victor), second)
	}
	return n
}
