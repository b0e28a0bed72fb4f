package towersiege

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Warner = (*State)(nil)

// What is rarer than so many of a hundred tries is not told.
const rarest = 4

// Warnings tell a seat what can become of its Mage and its Tower until its next turn: by the attack that is under way with
// its exact odds, by all else that the others can do as it was tried.
func (s *State) Warnings(seat rules.Seat) []rules.Warning {
	if s.Result != engine.Undecided || seat < 0 || int(seat) >= int(s.Count) || s.Phase == engine.Choosing {
		return nil
	}
	mage, tower := s.Mage(seat), s.Tower(seat)
	if mage == nil {
		return nil
	}
	name := s.Info(mage).Title()
	at := []rules.Element{s.ThingElement(mage.ID)}
	var list []rules.Warning
	add := func(fatal bool, chance float64, rule string, at []rules.Element, text rules.Text) {
		odds := rules.Possible
		if chance > 0.5 {
			odds = rules.Likely
		}
		list = append(list, rules.Warning{Fatal: fatal, Odds: odds, Remote: rules.IsRemote(chance), Chance: chance, Rule: rule, At: at, Text: text})
	}
	if s.dying(seat) {
		return []rules.Warning{{Fatal: true, Odds: rules.Certain, Rule: "TS-MAG-6", At: at, Text: rules.T("%s loses the last Life Point", name)}}
	}
	gone, hurt, falls := s.underAttack(seat)
	switch {
	case gone > 0:
		add(true, gone, "TS-CMB-9", at, rules.T("the attack slays %s with %s", name, rules.Percent(gone)))
	case hurt > 0:
		add(false, hurt, "TS-CMB-9", at, rules.T("the attack costs %s a Life Point with %s", name, rules.Percent(hurt)))
	}
	if falls > 0 {
		add(false, falls, "TS-TWR-7", []rules.Element{s.ThingElement(tower.ID)}, rules.T("the attack brings down %s with %s", s.Info(tower).Title(), rules.Percent(falls)))
	}
	p := s.forecaster().Peril(s.State, seat)
	told := func(n int) bool { return n*100 > p.Tries*rarest }
	of := func(n int) float64 { return float64(n) / float64(p.Tries) }
	if told(p.Slain) && gone == 0 {
		rule, text := "TS-TWR-3", rules.T("%s may be slain before your next turn (%s)", name, often(p.Slain, p.Tries, p.Cast.Slain))
		if mage.On != 0 {
			rule, text = "TS-TWR-7", rules.T("%s may be slain even inside before your next turn (%s)", name, often(p.Slain, p.Tries, p.Cast.Slain))
		}
		add(true, of(p.Slain), rule, at, text)
	}
	if told(p.Hurt) && hurt == 0 {
		add(false, of(p.Hurt), "TS-MAG-5", at, rules.T("%s may lose a Life Point before your next turn (%s)", name, often(p.Hurt, p.Tries, p.Cast.Hurt)))
	}
	if told(p.Fallen) && falls == 0 {
		add(false, of(p.Fallen), "TS-TWR-7", []rules.Element{s.ThingElement(tower.ID)}, rules.T("the Tower may fall before your next turn (%s)", often(p.Fallen, p.Tries, p.Cast.Fallen)))
	}
	return rules.Worst(list)
}

// often is how often something came about in so many tries, in words that are no more exact than these, and what it came of where that was
// mostly the same: "about 1 in 13, mostly by attacks". Of the n times so many came of what was cast.
func often(n, tries, cast int) rules.Text {
	const mostly = 0.7
	said := About(float64(n) / float64(tries))
	switch share := float64(cast) / float64(n); {
	case share >= mostly:
		return rules.T("%s, mostly by Spells", said)
	case share <= 1-mostly:
		return rules.T("%s, mostly by attacks", said)
	}
	return rules.T("%s, by attacks and Spells", said)
}

// About is a chance that was tried, in words that are no more exact than that: "about 1 in 13".
func About(chance float64) rules.Text {
	switch {
	case chance < rarest/100.0:
		return rules.T("hardly a chance")
	case chance > 0.95:
		return rules.T("almost surely")
	case chance > 0.35 && math.Round(10*chance) != 5:
		return rules.T("about %d in 10", int(math.Round(10*chance)))
	}
	return rules.T("about 1 in %d", int(math.Round(1/chance)))
}

// dying reports whether the Mage of a seat loses its last Life Point unless it is saved now (TS-RUL-58).
func (s *State) dying(seat rules.Seat) bool {
	return s.Asked == engine.AskSave && s.Asker == seat && s.Stack.Top().D == s.Players[seat].Mage
}

// underAttack is the chance that the attack which a seat can answer now slays its Mage, or costs it a Life Point, and that it brings down its
// Tower, if it is not answered: the same as the odds of letting it pass.
func (s *State) underAttack(seat rules.Seat) (gone, hurt, falls float64) {
	if s.Asker != seat || s.Under == 0 || s.Asked != engine.AskRespond && s.Asked != engine.AskDefender {
		return 0, 0, 0
	}
	choices := s.Decision().Choices
	last := choices[len(choices)-1]
	if last.Verb != engine.Pass && last.Verb != engine.NoBlock {
		return 0, 0, 0
	}
	list, _ := s.Odds(last)
	for i := range list {
		for _, l := range list[i].Losses {
			switch l.Thing {
			case s.Players[seat].Mage:
				gone, hurt = max(gone, l.Gone), max(hurt, l.Hurt)
			case s.Players[seat].Tower:
				falls = max(falls, l.Gone)
			}
		}
	}
	return gone, hurt, falls
}

// powerless reports whether nothing is left to choose that could save anybody: what goes on, changes points, gives an attack up or
// steps into the open.
func (s *State) powerless() bool {
	return !slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool {
		switch c.Verb {
		case engine.EndTurn, engine.EndCombat, engine.Pass, engine.PassTurn, engine.NoBlock, engine.Convert, engine.Forgo, engine.StepOut:
			return false
		}
		return true
	})
}

// idle are those but the Mage whose attack looks worth its risk, if a choice ends Combat without it, or the turn without Combat, and all of
// these attacks together are worth a question.
func (s *State) idle(c rules.Choice) (list []engine.ThingID) {
	at := s
	switch {
	case c.Verb == engine.EndCombat && s.Asked == engine.AskCombat:
	case c.Verb == engine.EndTurn && s.Asked == engine.AskMain:
		if at = s.inCombat(); at == nil {
			return nil
		}
	default:
		return nil
	}
	mage, all := at.Players[s.Asker].Mage, 0.0
	for _, worth := range at.Sensible(nil) {
		if worth.Verb == engine.EndCombat {
			break
		}
		id := engine.ThingID(worth.Args[0])
		if worth.Verb != engine.Assault && worth.Verb != engine.Direct || id == mage || slices.Contains(list, id) || !at.fair(worth) {
			continue
		}
		if gain := at.forecaster().Promise(at.State, worth); gain > 0 {
			list, all = append(list, id), all+gain
		}
	}
	if all < advice.WorthAsking {
		return nil
	}
	return list
}

// fair reports whether an attack is at least as likely to hurt as its attacker is to be hurt, whoever of those it can meet meets it: one
// that only some defenders would make worth its risk is no oversight to be asked about. Where the odds are too many to tell it is.
func (s *State) fair(c rules.Choice) bool {
	list, ok := s.Odds(c)
	return !ok || !slices.ContainsFunc(advice.Sought(s.State, list), func(o advice.Odds) bool {
		hurts, hurt := 0.0, 0.0
		for _, l := range o.Losses {
			if s.At(l.Thing).Owner == s.Asker {
				hurt = max(hurt, l.Hurt)
			} else {
				hurts = max(hurts, l.Hurt)
			}
		}
		return hurts < hurt
	})
}

// inCombat is the match as it would be if all but the Mage of the seat whose Main it is were sent to attack now; nil: nobody can be.
func (s *State) inCombat() *State {
	w := s.Clone().(*State)
	for range 100 {
		c := rules.Choice{Verb: engine.EnterCombat}
		switch w.Asked {
		case engine.AskCombat:
			return w
		case engine.AskDeclare:
			c = rules.Choice{Verb: engine.Ready}
			for _, o := range w.Decision().Choices {
				if o.Verb == engine.Declare && o.Args[0] != int16(w.Players[s.Asker].Mage) {
					c = o
				}
			}
		}
		if w.Turn != s.Turn || !w.Decision().Allows(c) {
			return nil
		}
		if _, err := w.Apply(c); err != nil {
			return nil
		}
	}
	return nil
}
