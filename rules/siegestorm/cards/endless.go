package cards

import "portcullis/rules"

// A match ends because every announcement costs more cards than it gives back (ST-RUL-40).
// These checks refuse cards that break that.

// trackCards is how many cards a scope gives back at most: one from every slot of a track.
const trackCards = 3

// endless notes a fault if the card gives back as many cards as its use costs.
func (r *cardReader) endless(c *Card) {
	if back := givenBack(c.Action); back > int(c.Cost) {
		r.Fault(r.at("action"), r.who("action"), "gives back %s for a cost of %d; it may give back at most its cost (ST-RUL-40)", rules.Count(back, "%d card", "%d cards"), c.Cost)
	}
	if back := givenBack(c.Passive.Effects); c.Passive.Kind == Activated && back >= int(c.Passive.Cost) {
		r.Fault(r.at("passive"), r.who("passive"), "gives back %s for a cost of %d; an activation must give back less than its cost (ST-RUL-40)", rules.Count(back, "%d card", "%d cards"), c.Passive.Cost)
	}
}

// givenBack is how many cards a text may put into a hand or among the ready Supporters that
// were neither drawn, stolen nor raised.
func givenBack(text []Effect) int {
	n := 0
	for i := range text {
		switch e := &text[i]; e.Do {
		case Recall, Reset:
			n += int(e.N)
		case Support:
			n++
		case Return:
			if e.Scope == AllAllies || e.Scope == AllEnemies {
				n += trackCards
			} else {
				n++
			}
		}
	}
	return n
}
