package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// What things are worth, in the worth of an Integrity Point of a Tower. All are guesses that play has been held against.
const (
	mageLife    = 2.5  // a Life Point of the Mage
	exposed     = 1.5  // what it costs that the Mage is outside
	life        = 0.5  // a further Life Point of another creature
	produced    = 0.35 // a point a Round
	goldLeft    = 0.06 // a point that is not spent: it goes with the next On Guard (TS-RES-5)
	powerLeft   = 0.09 // it can still answer
	inHand      = 0.08 // a card
	spellBought = 0.3
	defending   = 0.6 // what a creature in DEFEND is worth of one that can act
	keen        = 0.45
)

// Evaluate estimates the chance of a seat to win, 0 to 1; exact once the match is over. It reads what lies open, and
// how many cards are in hands.
func Evaluate(s *engine.State, seat rules.Seat) float64 {
	if s.Players[seat].Out {
		return 0
	}
	if s.Result != engine.Undecided { // who lives has won, alone or not (TS-MOD-8)
		return 1
	}
	living := s.Living()
	var sum, own float64
	for other := range rules.Seat(s.Count) {
		if !living.Has(other) {
			continue
		}
		e := math.Exp(keen * strength(s, other))
		if sum += e; other == seat {
			own = e
		}
	}
	return own / sum
}

// strength is what a seat has.
func strength(s *engine.State, seat rules.Seat) float64 {
	p := &s.Players[seat]
	w := produced * float64(s.Produced(seat, content.Gold)+s.Produced(seat, content.Power))
	w += goldLeft*float64(s.Available(seat, content.Gold)) + powerLeft*float64(s.Available(seat, content.Power))
	w += inHand*float64(p.Hand.N) + spellBought*float64(p.Spells.N)
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat {
			w += thingWorth(s, t)
		}
	}
	return w
}

// thingWorth is what a thing in play is worth to its owner.
func thingWorth(s *engine.State, t *engine.Thing) float64 {
	info := s.Info(t)
	switch {
	case info.Type == content.Mage:
		w := mageLife * math.Sqrt(float64(t.Points)) * (1 + float64(lasting(s, t, content.PL))/100)
		if t.OnField() {
			w -= exposed
		}
		if t.Has(engine.FumbledMage) {
			w -= 0.5
		}
		return w
	case s.Creature(t):
		level := float64(lasting(s, t, content.AL)+lasting(s, t, content.DL)) / 100
		w := 0.3 + level + 0.6*float64(lasting(s, t, content.PL))/100 + life*float64(t.Points-1)
		w += 0.15 * float64(len(info.Effects))
		if t.Position == engine.ToDefend {
			w *= defending
		}
		return w
	case info.Type == content.Tower:
		return float64(t.Points) * (0.75 + float64(lasting(s, t, content.DL))/200)
	case s.Carried(t):
		if !t.Has(engine.InUse) {
			return 0.1
		}
		return 0.3
	}
	return 0.4 * float64(t.Points)
}

// lasting is a level of a thing without what is in force for a time only: that is worth something where dice are
// thrown, and the odds count it there.
func lasting(s *engine.State, t *engine.Thing, stat content.Stat) int {
	n := s.Level(t, stat)
	for i := range s.Timed {
		m := &s.Timed[i]
		if m.Kind != engine.ModInForce || m.Target != t.ID {
			continue
		}
		e := &s.Content.Cards[m.Card].Effects[m.Effect]
		if e.Stat == stat || e.Stat == content.SL && (stat == content.AL || stat == content.DL) {
			n -= e.Levels[m.Level].Amount
		}
	}
	return n
}
