package advice

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Averting is a choice that changes the danger that a seat loses its Mage or its Tower before its next turn: which of them, and how likely
// it is lost without the choice and with it.
type Averting struct {
	Choice       rules.Choice
	Thing        engine.ThingID
	Before, Then float64
}

// What is looked for: from such a danger on, what takes at least such a part of it and so much of it in all. Of at most so many choices each is
// tried so often, and the best of them more often.
const (
	leastDanger  = 0.1
	leastAverted = 0.18
	leastSaved   = 0.06
	mostLooked   = 14
	firstTries   = 12
	bestLooked   = 2
	finalTries   = 160
)

// After is what may become of a seat that does what is listed and then nothing more until its next turn.
func (f *Forecaster) After(s *engine.State, seat rules.Seat, list ...rules.Choice) Peril {
	return f.peril(s, seat, finalTries, finalTries, list)
}

// Averts is what the seat whose Main or Combat it is can buy, cast or use that lowers the greater of its dangers the most, the cheapest of several
// that lower it as much: to lose its Mage, or, where that is in no such danger, its Tower (TS-END-1, TS-TWR-7). What may hurt it by itself is
// left out. False: it is in no danger that counts, or nothing lowers it noticeably.
func (f *Forecaster) Averts(s *engine.State, but func(rules.Choice) bool) (best Averting, ok bool) {
	seat := s.Asker
	if s.Asked != engine.AskMain && s.Asked != engine.AskCombat || s.Turn != seat {
		return best, false
	}
	lost := func(p Peril) float64 { return p.chance(p.Slain) }
	p := f.Peril(s, seat)
	thing := s.Players[seat].Mage
	if lost(p) < leastDanger {
		thing, lost = s.Players[seat].Tower, func(p Peril) float64 { return p.chance(p.Fallen) }
	}
	before := lost(p)
	if before < leastDanger {
		return best, false
	}
	shields := f.shields(s, but)
	if len(shields) == 0 {
		return best, false
	}
	truth := min(before, lost(f.After(s, seat))) // as often tried as what is held against it
	var list []Averting
	for _, c := range shields {
		list = append(list, Averting{c, thing, before, lost(f.peril(s, seat, firstTries, firstTries, []rules.Choice{c}))})
	}
	slices.SortStableFunc(list, func(a, b Averting) int { return cmp.Compare(a.Then, b.Then) })
	least := 0
	for _, a := range list[:min(bestLooked, len(list))] {
		a.Then = lost(f.After(s, seat, a.Choice))
		if saved := truth - a.Then; saved < leastSaved || saved < leastAverted*truth {
			continue
		}
		gold, power := s.Cost(a.Choice)
		if price := gold + power; !ok || a.Then < best.Then || a.Then == best.Then && price < least {
			best, least, ok = a, price, true
		}
	}
	return best, ok
}

// What an attack puts at risk is worth a question where it makes a loss at home by so much likelier, and at least so likely.
const (
	leastMore = 0.1
	leastRisk = 0.2
)

// Exposes is what becomes likelier by attacks of the seat whose turn it is until its next one: that it loses its Mage, or else its Tower, by what is
// struck back and by who is missed at home. False: neither, by so much that it counts.
func (f *Forecaster) Exposes(s *engine.State, list ...rules.Choice) (risk Averting, ok bool) {
	seat := s.Asker
	if s.Mage(seat) == nil || len(list) == 0 || !threatened(s, seat) {
		return risk, false
	}
	after := f.After(s, seat, list...)
	if after.chance(after.Slain) < leastRisk && after.chance(after.Fallen) < leastRisk {
		return risk, false
	}
	now, p := f.After(s, seat), &s.Players[seat]
	for _, r := range [...]Averting{
		{list[0], p.Mage, now.chance(now.Slain), after.chance(after.Slain)},
		{list[0], p.Tower, now.chance(now.Fallen), after.chance(after.Fallen)},
	} {
		if r.Then >= leastRisk && r.Then-r.Before >= leastMore {
			return r, true
		}
	}
	return risk, false
}

// chance is how likely something is that came about in so many of the tries.
func (p *Peril) chance(n int) float64 {
	if p.Tries == 0 {
		return 0
	}
	return float64(n) / float64(p.Tries)
}

// shields are the choices that may lower a danger, one for each strength of magic the least: creatures, what is given to one's own, what works for
// one's own, and what strikes creatures of others.
func (f *Forecaster) shields(s *engine.State, but func(rules.Choice) bool) (list []rules.Choice) {
	type deed struct {
		verb rules.Verb
		of   [2]int16
		at   int16
	}
	known := map[deed]bool{}
	for _, c := range s.Decision().Choices {
		d := deed{verb: c.Verb, of: [2]int16{c.Args[0]}}
		switch c.Verb {
		case engine.Buy:
			if info := s.Content.At(content.Card(c.Args[0])); info.Type == content.Mine || info.Type == content.Powerstone {
				continue
			}
		case engine.Equip:
			d.at = c.Args[1]
			if Idle(s, content.Card(c.Args[0]), s.At(engine.ThingID(c.Args[1]))) {
				continue
			}
		case engine.CastMagic:
			d.at = c.Args[2]
			if t := s.At(engine.ThingID(c.Args[2])); t != nil && (!s.Helps(s.Asker, c) || t.Owner != s.Asker && !s.Creature(t)) {
				continue
			}
		case engine.Use:
			d.of[1], d.at = c.Args[1], c.Args[3]
		default:
			continue
		}
		if known[d] || but(c) {
			continue
		}
		known[d] = true
		list = append(list, c)
	}
	if len(list) <= mostLooked {
		return list
	}
	f.by = &keen
	now := worth(s, s.Asker, f.by)
	promise := map[rules.Choice]float64{}
	for _, c := range list {
		promise[c] = f.promise(s, c, now)
	}
	slices.SortStableFunc(list, func(a, b rules.Choice) int { return cmp.Compare(promise[b], promise[a]) })
	return list[:mostLooked]
}
