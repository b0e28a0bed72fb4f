package advice

import (
	"cmp"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// option is a choice and how it looks at a glance, higher is better.
type option struct {
	choice  rules.Choice
	promise float64
}

// The bounds of a glance.
const (
	widest      = 8    // choices of a question that are worth a thought, at most
	glanceLeast = 0.02 // chances that a glance overlooks
	useless     = 0.2  // cards of less use are discarded to make room
)

// Sensible appends the choices of the question that are worth a thought, the best at a glance first: each is followed
// one step with exact odds and weighed by [Evaluate]. Nothing in it depends on what the seat that is asked cannot see.
func (f *Forecaster) Sensible(s *engine.State, buf []rules.Choice) []rules.Choice {
	return f.ranked(s, buf, &keen)
}

// Glance is [Forecaster.Sensible] as a middling player or a beginner sees it, to the first choice that leaves things as
// they are.
func (f *Forecaster) Glance(s *engine.State, by rules.Judgement, buf []rules.Choice) []rules.Choice {
	if by == rules.Beginner {
		return f.ranked(s, buf, &beginner)
	}
	return f.ranked(s, buf, &middling)
}

func (f *Forecaster) ranked(s *engine.State, buf []rules.Choice, by *judgement) []rules.Choice {
	f.by = by
	choices := s.Decision().Choices
	if len(choices) < 2 {
		return append(buf, choices...)
	}
	now := worth(s, s.Asker, by)
	list := make([]option, 0, len(choices))
	for _, c := range choices {
		if c.Verb == engine.PassTurn { // what comes yet is worth a look of its own
			continue
		}
		if c.Verb != engine.Equip || !Idle(s, content.Card(c.Args[0]), s.At(engine.ThingID(c.Args[1]))) {
			list = append(list, option{c, f.promise(s, c, now)})
		}
	}
	list = slices.DeleteFunc(list, func(o option) bool { return o.choice.Verb == engine.Declare && f.marchesIdly(s, o.choice) })
	f.by = by
	list = f.sparesMage(s, list)
	if !by.hopeful {
		list = keepsBest(s, list)
	}
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Compare(b.promise, a.promise) })
	if by.hopeful && s.Mage(s.Asker).OnField() {
		list = withoutIncome(s, list)
	}
	if list[0].promise > 0 {
		least := by.least * list[0].promise
		list = slices.DeleteFunc(list, func(o option) bool { return o.promise < least && !rests(o.choice.Verb) && !goesOn(o.choice.Verb) })
	}
	for _, o := range list[:min(len(list), widest)] {
		buf = append(buf, o.choice)
		if by.calm && rests(o.choice.Verb) {
			break
		}
	}
	return buf
}

// marchesIdly reports whether a choice calls out a Mage that stands in the open though no blow of it is worth its risk: whoever plays, nobody
// who wants to win shows with whom it loses the match for nothing (TS-MAG-6, TS-CMB-3).
func (f *Forecaster) marchesIdly(s *engine.State, c rules.Choice) bool {
	t := s.At(engine.ThingID(c.Args[0]))
	if t == nil || !s.Is(t, content.Mage) || !t.OnField() {
		return false
	}
	w := s.Clone()
	for _, next := range [...]rules.Choice{c, {Verb: engine.Ready}} {
		if _, err := w.Apply(next); err != nil {
			return false
		}
	}
	f.by = &keen
	now := worth(w, s.Asker, f.by)
	return !slices.ContainsFunc(slices.Clone(w.Decision().Choices), func(o rules.Choice) bool {
		blow := o.Verb == engine.Assault || o.Verb == engine.Direct || o.Verb == engine.Use
		return blow && o.Args[0] == c.Args[0] && f.promise(w, o, now) > 0
	})
}

// lasting is the logarithm of what a seat has for good: as though all creatures stood ready, since who has spent its defence has it
// again with its next turn.
func (f *Forecaster) lasting(s *engine.State, seat rules.Seat) float64 {
	if s.Players[seat].Out {
		return -most
	}
	w := &f.stood
	w.CopyFrom(s)
	for i := range w.Things {
		if t := &w.Things[i]; t.Position == engine.ToDefend {
			t.Position = engine.OnGuard
		}
	}
	own, _ := standing(w, seat, &keen)
	return math.Log(own)
}

// rests reports whether a choice leaves things as they are.
func rests(v rules.Verb) bool {
	switch v {
	case engine.EndTurn, engine.EndCombat, engine.Later, engine.KeepAll, engine.Forgo, engine.Pass, engine.PassTurn, engine.LetDie, engine.NoBlock, engine.Decline:
		return true
	}
	return false
}

// withoutIncome is a list of choices without those that only pay later, as long as another one promises something (TS-RES-5).
func withoutIncome(s *engine.State, list []option) []option {
	pays := func(o option) bool {
		kind := s.Content.At(content.Card(o.choice.Args[0])).Type
		return o.choice.Verb == engine.Buy && (kind == content.Mine || kind == content.Powerstone)
	}
	if slices.ContainsFunc(list, func(o option) bool { return o.promise > 0 && buys(o.choice.Verb) && !pays(o) }) {
		return slices.DeleteFunc(list, pays)
	}
	return list
}

// goesOn reports whether a choice goes on to Combat, or in it (TS-TRN-13, TS-CMB-1).
func goesOn(v rules.Verb) bool { return v == engine.EnterCombat || v == engine.Ready }

// promise is how much a choice looks to win or lose of the chance to win.
func (f *Forecaster) promise(s *engine.State, c rules.Choice, now float64) float64 {
	const little = 0.0005
	switch c.Verb {
	case engine.EndTurn, engine.EndCombat, engine.Later, engine.KeepAll:
		return 0
	case engine.Buy:
		if stranded(s, c) {
			return -little
		}
	case engine.Convert, engine.Dismount, engine.MoveItem, engine.ReadyItem, engine.Forgo:
		return -little
	case engine.EnterCombat:
		return little
	case engine.ChooseTower:
		return little
	case engine.PickResource:
		all := parts(s)
		return prize(s, c, &all)
	case engine.Rifle:
		return little * use(s, s.Stack.Top().Other, content.Card(c.Args[0]))
	case engine.PayUpkeep:
		return little
	case engine.Discard: // what cannot be used makes room for something else
		return little * (useless - use(s, s.Asker, content.Card(c.Args[0])))
	case engine.Declare:
		return f.declared(s, s.At(engine.ThingID(c.Args[0])))
	case engine.Ready:
		return little
	case engine.Strike, engine.Regenerate, engine.Occupy:
		return little
	case engine.Pass, engine.LetDie:
		if s.Under == 0 {
			return 0
		}
	}
	return f.expected(s, c) - now - little + impatience(s, c)
}

// stranded reports whether a choice buys a Relic for a Tower that has fallen: it waits in the Caravan until the Tower stands, if ever (TS-REL-9).
func stranded(s *engine.State, c rules.Choice) bool {
	info, tower := s.Content.At(content.Card(c.Args[0])), s.Tower(s.Asker)
	return info.Type == content.Relic && info.Location == content.OnStructure && (tower == nil || tower.Points == 0)
}

// impatience is what makes an attack look better in a match that takes long: who leads by far risks nothing that
// counts, and would else wait for ever.
func impatience(s *engine.State, c rules.Choice) float64 {
	const patience, growth = 20, 0.00005
	if c.Verb == engine.Assault || c.Verb == engine.Direct || c.Verb == engine.CastMagic && s.Content.At(content.Card(c.Args[0])).Kind == content.Attack {
		return growth * max(0, float64(s.Round)-patience)
	}
	return 0
}

// declared is how good the best attack of a creature looks that nobody can choose yet: against each opponent the
// levels say it.
func (f *Forecaster) declared(s *engine.State, t *engine.Thing) float64 {
	attack, best := s.Level(t, content.AL), 0.0
	for i := range s.Things {
		d := &s.Things[i]
		if d.Owner != t.Owner && s.Creature(d) && d.OnField() && d.Position != engine.ToDefend {
			best = max(best, float64(s.Level(d, content.AL)))
		}
	}
	return float64(attack)/100 - best/200
}

// expected is what the seat that is asked can expect of a choice, by the worth of all ends.
func (f *Forecaster) expected(s *engine.State, c rules.Choice) float64 {
	seat := s.Asker
	return f.expects(s, c, func(end *engine.State) float64 { return worth(end, seat, f.by) })
}

// expects is what the seat that is asked can expect of a choice, by some worth of all ends.
func (f *Forecaster) expects(s *engine.State, c rules.Choice, worth func(*engine.State) float64) float64 {
	f.worth = worth
	worst, best := math.Inf(1), math.Inf(-1)
	for option := 0; ; option++ {
		f.begin(s, c, option, glanceLeast)
		f.follow(nil, 1)
		v := 0.0
		if rest := 1 - f.odds.Rest; rest > 0 {
			v = f.sum / rest
		}
		answers := s.Asked == engine.AskDefender || s.Asked == engine.AskUnblocked
		worst, best = min(worst, v), max(best, v)
		switch done := option+1 >= len(f.options) || answers; {
		case done && (f.by.hopeful || f.picks):
			return best
		case done:
			return worst
		}
	}
}
