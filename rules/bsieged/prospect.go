package bsieged

import (
	"slices"

	"portcullis/rules"
)

// prospect is what a choice leads to without another decision of the Heroes phase.
type prospect struct {
	tries int // how often it was played: once if nothing is left to chance
	ended int // in how many the Heroes phase was over
	wins  int // in how many the round then wins the match for certain
	lost  int // in how many the match was lost at once
	how   result
	after *State // a match that was lost
	lines []rules.Line
	seen  []int // in how many each line was told
	grave bool  // more was told than that cards have gone
}

// chances is how often a choice with dice or hidden cards is played to see what it leads to.
const chances = 48

// lookAhead plays a choice on copies, up to the next decision, the end of the Heroes phase or the
// end of the match: with all that nobody knows dealt anew, as often as it takes if that counts.
func (s *State) lookAhead(c rules.Choice) prospect {
	a := prospect{}
	w := new(State)
	for most := 1; a.tries < most; a.tries++ {
		r := rules.NewRand(uint64(a.tries) + 1)
		w.CopyFrom(s)
		w.Veil(rules.NoSeat, &r)
		w.answer(w.numbered(c))
		if w.drift(s.heroesPhase()) {
			most = chances
		}
		a.add(w, s.heroesPhase())
	}
	return a
}

// drift goes on until somebody has something to decide that counts for what is to come, the match is
// over, or the Heroes phase is if it began in it. It reports whether chance had a part in it.
func (s *State) drift(heroes bool) (chance bool) {
	for s.result == undecided && s.heroesPhase() == heroes {
		if s.ask.kind == askNothing {
			s.step()
			s.judge()
			continue
		}
		s.list()
		c, ok := s.idle()
		if !ok {
			break
		}
		s.answer(c)
	}
	for _, e := range s.story {
		chance = chance || e.Reveals && e.Kind != rules.PhaseBegan
	}
	return chance
}

// idle is an answer to the waiting question if no answer changes what the enemies will do: the only
// one there is, a roll or a token as it comes, a card stored that could be used later or not at all.
func (s *State) idle() (rules.Choice, bool) {
	first, last := s.choices[0], s.choices[len(s.choices)-1]
	usable := func(c rules.Choice) bool { return c.Verb == Use }
	switch s.ask.kind {
	case askGrace:
		return last, true // keep the roll
	case askToken, askLearn, askClass:
		return first, true
	case askCard:
		if first.Verb == Keeping {
			return first, true
		}
		return last, !slices.ContainsFunc(s.choices, usable) // leave it
	case askOption:
		return first, s.top().from == fromHouse
	}
	return s.forced()
}

// add takes up one way in which it went.
func (a *prospect) add(w *State, heroes bool) {
	switch {
	case w.result != undecided && w.result != won:
		a.lost++
		a.how = w.result
		if a.after == nil {
			a.after = w.Clone().(*State)
		}
	case heroes && !w.heroesPhase():
		a.ended++
		if w.winning() {
			a.wins++
		}
		for _, l := range w.warnings() {
			a.grave = a.grave || l.Tone == rules.Bad
			a.tell(l)
		}
		for _, l := range w.droppedTactics() {
			a.tell(l)
		}
	}
}

// winning reports whether the round wins the match whatever is still decided: the Messenger is on the wall, nothing can kill him
// and nothing can lose the match before (BS-END-2).
func (s *State) winning() bool {
	if s.result != undecided || s.messenger.where != onWall {
		return false
	}
	f := s.Forecast()
	return f.Messenger == Never && f.Lost == Never && s.famine(&f) == Never
}

// tell counts a line.
func (a *prospect) tell(l rules.Line) {
	for i, k := range a.lines {
		if k.Label.String() == l.Label.String() && k.Value.String() == l.Value.String() {
			a.seen[i]++
			return
		}
	}
	a.lines, a.seen = append(a.lines, l), append(a.seen, 1)
}

// droppedTactics warns of the Tactics cards that have gone because no enemy was there (BS-TAC-4).
func (s *State) droppedTactics() []rules.Line {
	p := &previewer{s: s}
	for _, e := range s.story {
		if e.Name == "card_discarded" && e.Rule == "BS-TAC-4" {
			p.warn(s.opening(e.Subject), "is discarded: no enemy is there")
		}
	}
	return p.Lines
}

// cautions are the warnings that a choice is asked about with, each a line: what the Enemies phase will
// bring if the choice ends the Heroes phase (BS-TBL-21), and the end of the match. Told says that
// the Messenger's death or the last building's fall is asked about already.
func (s *State) cautions(c rules.Choice, told bool) []rules.Text {
	if s.ask.kind == askGrace && s.dice.goal != forHits && s.dice.goal != forShot {
		return nil // what it earns saves nothing: it was asked before the roll
	}
	a := s.lookAhead(c)
	var words []rules.Text
	if told = told && (a.how == lostMessenger || a.how == lostBuildings); a.lost > 0 && !told && s.avoidable(c) {
		words = append(words, a.often(a.lost, rules.T("The match is lost: %s", a.after.lossWords())))
	}
	first := len(words)
	if !s.altered(c, &a) {
		return words // whatever is done instead comes to the same
	}
	for i, l := range a.lines {
		if l.Tone == rules.Bad {
			words = append(words, a.often(a.seen[i], rules.T("%s %s", l.Label, l.Value)))
		}
	}
	if len(words) > first {
		var heads []rules.Text
		if c.Verb != End {
			heads = append(heads, a.often(a.ended, rules.T("The Heroes phase ends with this")))
		}
		if a.wins > 0 {
			heads = append(heads, a.often(a.wins, rules.T("You win at the end of this round")))
		}
		words = append(words[:first], append(heads, words[first:]...)...)
	}
	return words
}

// often is a warning as a sentence, with about its chance if it did not come in every try.
func (a *prospect) often(n int, words rules.Text) rules.Text {
	if n == a.tries {
		return rules.T("%s.", words)
	}
	return rules.T("%s, with a chance of about %s.", words, rules.Percent(float64(n)/float64(a.tries)))
}

// altered reports whether some other choice can do something about the warnings with which a choice ends the Heroes phase: it ends
// the phase without one of them, or keeps it open by a card or an ability.
func (s *State) altered(c rules.Choice, a *prospect) bool {
	if a.ended > 0 && !a.grave {
		return false // nothing that is done saves a card at a Zone without enemies
	}
	if a.ended == 0 || c.Verb == End {
		return true
	}
	for _, other := range s.Decision().Choices {
		if other == c || other.Verb == Concede || other.Verb == Finish || other.Verb == Discard || other.Verb == End {
			continue
		}
		b := s.lookAhead(other)
		switch {
		case b.ended == 0 && other.Verb != Use && other.Verb != Ability:
			continue // it only puts the end off
		case b.lost > 0 || !b.tells(a):
			return true
		}
	}
	return false
}

// tells reports whether every bad line of another prospect that is certain comes to pass in this one as well.
func (a *prospect) tells(other *prospect) bool {
	if a.ended < a.tries {
		return false
	}
	for i, l := range other.lines {
		if l.Tone != rules.Bad {
			continue
		}
		n := slices.IndexFunc(a.lines, func(k rules.Line) bool {
			return k.Label.String() == l.Label.String() && k.Value.String() == l.Value.String()
		})
		if n < 0 || a.seen[n]*other.tries < other.seen[i]*a.tries {
			return false
		}
	}
	return true
}

// avoidable reports whether some other choice does not lose the match at once in every case.
func (s *State) avoidable(c rules.Choice) bool {
	for _, other := range s.Decision().Choices {
		if other == c || other.Verb == Concede || other.Verb == Finish {
			continue
		}
		if a := s.lookAhead(other); a.lost < a.tries {
			return true
		}
	}
	return false
}

// lossWords say how a match is being lost.
func (s *State) lossWords() rules.Text {
	switch s.result {
	case lostKrohn:
		return rules.T("Krohns enter the Citadel from the %s", s.whence())
	case lostAvatar:
		return rules.T("the Avatar of the Abyss enters the Citadel from the %s", s.whence())
	case lostMessenger:
		return rules.T("the second Messenger dies")
	case lostHeroes:
		return rules.T("all heroes are dead")
	case lostBuildings:
		return rules.T("%d buildings lie in ruins", s.ruins())
	case lostDeadline:
		return rules.T("no Messenger has left the board by the end of round %d", s.game.set.Match.Warning)
	}
	return rules.T("no Messenger is back by the end of round %d", s.game.set.Match.Rounds)
}
