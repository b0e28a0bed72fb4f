package bsieged

import "portcullis/rules"

var _ rules.Warner = (*State)(nil)

// Warnings tell what the Enemies phase and the end of the round bring as the board stands, while heroes can still act or
// the phase can still be steered (BS-TBL-7). What players or dice can still turn is at most likely.
func (s *State) Warnings(rules.Seat) []rules.Warning {
	if s.result != undecided || !s.heroesPhase() && !s.tacticsUnderWay() && !s.under(assaultFrame) {
		return nil
	}
	f := s.Forecast()
	w := foreteller{s: s, f: &f}
	for q := range f.Quarters {
		if t := &f.Quarters[q]; t.Enters != Never {
			w.tell(true, rules.Death, t.Enters, "BS-END-5", []rules.Element{s.game.el.walls[q]}, func(p *previewer) { s.warnOfEntering(p, q, t) })
		}
	}
	if f.Avatar == AvatarEnters {
		w.tell(true, rules.Death, Surely, "BS-END-6", []rules.Element{s.game.el.avatar, s.game.el.walls[s.avatar.field]}, func(p *previewer) {
			p.warn(rules.T("The Avatar of the Abyss"), "enters the Citadel")
		})
	}
	w.tell(true, rules.Death, Surely, "BS-END-10", []rules.Element{s.elMessenger()}, s.warnOfTime)
	w.fates()
	w.houses()
	if f.Lost != Never && !w.fatal() { // by several things together
		w.tell(true, rules.Death, f.Lost, f.Rule, nil, func(p *previewer) { p.warn(rules.T("The match"), "is lost in this Enemies phase") })
	}
	if chance := s.famine(&f); chance != Never {
		w.tell(true, rules.Death, chance, "BS-SEA-2", nil, func(p *previewer) { s.warnOfFamine(p, chance) })
	}
	w.tell(false, rules.Death, Surely, "BS-SEA-2", nil, s.warnOfHunger)
	if int(s.round) < s.game.set.Match.Rounds { // of the next round
		w.stopped()
		w.nearing()
	}
	return rules.Worst(w.list)
}

// foreteller makes warnings of a forecast.
type foreteller struct {
	s    *State
	f    *Forecast
	list []rules.Warning
}

func (w *foreteller) fatal() bool {
	for _, l := range w.list {
		if l.Fatal {
			return true
		}
	}
	return false
}

// tell adds what is written, each line a warning.
func (w *foreteller) tell(fatal bool, loss rules.Loss, chance Chance, rule string, at []rules.Element, write func(*previewer)) {
	odds := rules.Possible
	switch {
	case chance == Surely:
		odds = rules.Certain
	case w.f.Risk > 0.5 && fatal:
		odds = rules.Likely
	}
	known := 0.0 // how likely it is
	if fatal && chance != Surely {
		known = w.f.Risk
	}
	p := &previewer{s: w.s}
	write(p)
	for _, l := range p.Lines {
		if l.Tone == rules.Bad {
			w.list = append(w.list, rules.Warning{Fatal: fatal, Odds: odds, Remote: fatal && chance != Surely && rules.IsRemote(w.f.Risk), Chance: known,
				Loss: loss, Rule: rule, At: at, Text: rules.T("%s %s", l.Label, l.Value)})
		}
	}
}

// stopped are the units that march into the Messenger's Zone, so that he does not ride on in the next round (BS-MSG-4).
func (w *foreteller) stopped() {
	s, r := w.s, &w.f.Ride
	if r.Caught == Never || w.f.Messenger == Surely || s.holder() == s.messenger.zone {
		return
	}
	w.tell(false, rules.Drawback, r.Caught, "BS-MSG-4", []rules.Element{s.elMessenger()}, func(p *previewer) {
		n := 0
		for _, k := range r.Comers.N {
			n += k
		}
		p.warn(rules.Capital(s.force(r.Comers.N)), "%s to the Messenger: he cannot ride on in the next round", rules.Plural(n, "comes", "come"))
	})
}

// nearing are the Krohns that come to Zone 1, from where they strike the wall or go over it (BS-KRO-1, BS-KRO-2): those that
// come for certain, or where none do, those that can. A Tactics card leaves other fields as they are.
func (w *foreteller) nearing() {
	s := w.s
	for q := range w.f.Quarters {
		t := &w.f.Quarters[q]
		krohns, n := krohnsOf(&t.Least[zone2])
		chance := Surely
		switch {
		case !s.trapped(fieldNo(q)):
			krohns, n = krohnsOf(&t.Marching[zone2])
		case n == 0:
			chance = Maybe
			krohns, n = krohnsOf(&t.Marching[zone2])
		}
		if n == 0 {
			continue
		}
		w.tell(false, rules.Drawback, chance, "BS-KRO-2", []rules.Element{s.elZone(fieldNo(q), zone1)}, func(p *previewer) {
			wall := s.phrase(s.game.el.walls[q])
			if n == 1 {
				p.warn(rules.Capital(s.force(krohns)), "comes to Zone 1: from the next round on it strikes %s, or goes over it where no hero stands", wall)
				return
			}
			p.warn(rules.Capital(s.force(krohns)), "come to Zone 1: from the next round on they strike %s, or go over it where no hero stands", wall)
		})
	}
}

// krohnsOf are the Krohns among figures, and how many they are.
func krohnsOf(v *ZoneView) (krohns [figureCount]int, n int) {
	for _, g := range [...]figure{krohn, eliteKrohn} {
		krohns[g] = v.N[g]
		n += v.N[g]
	}
	return krohns, n
}

// trapped reports whether a placed Tactics card can change what stands in a field: one that lies there and stays, or one that
// works beyond its own field.
func (s *State) trapped(f fieldNo) bool {
	for i := range s.tactics[:s.ntactic] {
		if t := &s.tactics[i]; (t.cursed > 0 || s.opposed(t)) && (t.field == f || !s.local(t)) {
			return true
		}
	}
	return false
}

// fates are the deaths of the Messenger and of heroes: of the second Messenger, and of all heroes, the match dies too.
func (w *foreteller) fates() {
	s, f := w.s, w.f
	if f.Messenger != Never {
		second, late := s.lastRide()
		rule := "BS-MSG-12"
		if late {
			rule = "BS-END-10"
		}
		w.tell(second || late, rules.Death, f.Messenger, rule, []rules.Element{s.elMessenger()}, func(p *previewer) { s.warnOfMessenger(p, f.Messenger) })
	}
	for _, chance := range [...]Chance{Surely, Maybe} {
		only, dying := *f, 0
		var at []rules.Element
		for h := range heroNo(s.nhero) {
			if only.Heroes[h].Dies != chance {
				only.Heroes[h].Dies = Never
				continue
			}
			dying++
			at = append(at, s.elHero(h))
		}
		if dying > 0 {
			w.tell(dying == s.living() && chance == Surely, rules.Death, chance, "BS-END-8", at, func(p *previewer) { s.warnOfHeroes(p, &only) })
		}
	}
}

// houses are the buildings that are destroyed or damaged.
func (w *foreteller) houses() {
	s, f := w.s, w.f
	for b := range f.Houses {
		t := &f.Houses[b]
		if t.Worst <= int(s.houses[b].harm) {
			continue
		}
		only := *f
		for other := range only.Houses {
			if other != b {
				only.Houses[other] = HouseThreat{Best: int(s.houses[other].harm), Worst: int(s.houses[other].harm)}
			}
		}
		chance := Maybe
		if t.Best == t.Worst {
			chance = Surely
		}
		loss := rules.Damage
		if t.Worst == int(destroyed) {
			loss = rules.Ruin
		}
		w.tell(false, loss, chance, "BS-END-9", []rules.Element{s.game.el.houses[b]}, func(p *previewer) { s.warnOfHouses(p, &only) })
	}
}
