package cards

import "slices"

// together checks what several files say together. Every file on its own is in order.
func (l *loader) together() {
	l.tokens()
	l.eventPools()
	l.payable()
	l.everyCardFits()
	l.beginners()
}

// tokens checks that the tokens of the box and the table suffice (BS-CON-73, BS-CMP-3, BS-CMP-19).
func (l *loader) tokens() {
	e := entry{l.file("setup.toml"), "supply", "supply"}
	if l.cursed > l.set.Match.Cursed {
		e.wrong("cursed_ground_tokens", "%d tokens; the cards that stay need %d", l.set.Match.Cursed, l.cursed)
	}
	if l.tactics > MaxTactics {
		e.whole("%d Tactics cards in all classes; there may be %d", l.tactics, MaxTactics)
	}
	m := &l.set.Match
	if want := MaxHeroes * m.MaxGrace; l.grace != want {
		e.wrong("grace_tokens", "is %d; %d heroes can hold %d", l.grace, MaxHeroes, want)
	}
	if l.track != l.set.Avatar.Vinculum {
		board := entry{l.file("fields.toml"), "summoning_board", "summoning_board"}
		board.wrong("vinculum_track", "is %d; the Avatar has %d Vinculum", l.track, l.set.Avatar.Vinculum)
	}
	start := entry{e.File, "start", "start"}
	for _, t := range []struct {
		key     string
		n, most int
	}{{"morale", m.Morale, m.MaxMorale}, {"food", m.Food, m.MaxFood}, {"gold", m.Gold, m.MaxGold}, {"grace", m.Grace, m.MaxGrace}} {
		if t.n > t.most {
			start.wrong(t.key, "is %d; the track ends at %d", t.n, t.most)
		}
	}
}

// eventPools checks that every pool on offer has enough Events (BS-CON-75).
func (l *loader) eventPools() {
	e := entry{l.file("setup.toml"), "difficulty", "difficulty"}
	for _, d := range l.set.Levels {
		for _, pool := range append([][2]int{d.Events}, d.EventsAlso...) {
			n := 0
			for i := range l.set.Events {
				if v := l.set.Events[i].Value; v >= pool[0] && v <= pool[1] {
					n++
				}
			}
			if n < l.set.Match.MinEvents {
				e.whole("%s: the Values %d to %d have %d Events; %d are needed", d.ID, pool[0], pool[1], n, l.set.Match.MinEvents)
			}
		}
	}
}

// payable checks that every hero can pay the first Level at the start (BS-CON-62).
func (l *loader) payable() {
	for i, h := range l.set.Heroes {
		if h.Food[0] > l.set.Match.Food {
			e := entry{l.file("heroes.toml"), "hero", "hero " + h.ID}
			e.Fault("hero["+string(rune('0'+i))+"].ability_food", e.who("ability_food"), "Level 1 costs %d; a hero starts with %d Food (BS-CON-62)", h.Food[0], l.set.Match.Food)
		}
	}
}

// everyCardFits checks that each storable card fits a slot of some hero (BS-CON-61).
func (l *loader) everyCardFits() {
	for i := range l.set.Cards {
		c := &l.set.Cards[i]
		if c.Kind == Instant {
			continue
		}
		fits := func(s Slot) bool { return s.Kind == c.Kind && s.Classes.Has(c.Class) }
		if !slices.ContainsFunc(l.set.Heroes, func(h Hero) bool { return slices.ContainsFunc(h.Slots, fits) }) {
			e := entry{l.file("resources_" + c.Class.String() + ".toml"), "", "card " + c.ID}
			e.whole("no hero has a slot for it (BS-CON-61)")
		}
	}
}

// beginners checks that the heroes of the first game exist, each once.
func (l *loader) beginners() {
	e := entry{l.file("setup.toml"), "first_game", "first_game"}
	for i, id := range l.set.FirstGame.Heroes {
		if !slices.ContainsFunc(l.set.Heroes, func(h Hero) bool { return h.ID == id }) {
			e.wrong("heroes", "unknown hero %q", id)
		}
		if slices.Contains(l.set.FirstGame.Heroes[:i], id) {
			e.wrong("heroes", "%s stands there twice", id)
		}
	}
}
