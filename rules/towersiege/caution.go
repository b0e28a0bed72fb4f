package towersiege

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
)

var (
	_ rules.Cautioner = (*State)(nil)
	_ rules.Musterer  = (*State)(nil)
	_ rules.Replier   = (*State)(nil)
)

// Caution warns of what a choice gives up, and asks before the last chance to save the Mage goes by.
func (s *State) Caution(c rules.Choice) (rules.Text, bool) {
	if risk, ok := s.exposes(c); ok {
		return s.exposed(risk), true
	}
	text, ask := s.givesUp(c)
	if last := s.lastChance(c); !last.Empty() {
		if ask {
			last = rules.Sentences(last, text)
		}
		text, ask = last, true
	}
	if c.Verb == engine.LetDie && s.dying(s.Asker) {
		return rules.T("%s loses the last Life Point: you are out of the match.", s.Info(s.Mage(s.Asker)).Title()), true
	}
	return text, ask
}

// CautionAll warns of what attacks that are made one after the other put at risk together (TS-MAG-6).
func (s *State) CautionAll(list []rules.Choice) (rules.Text, bool) {
	if len(list) < 2 || s.Asked != engine.AskCombat || slices.ContainsFunc(list, func(c rules.Choice) bool { return !attacks(c.Verb) }) {
		return rules.Text{}, false
	}
	risk, ok := s.forecaster().Exposes(s.State, list...)
	if !ok {
		return rules.Text{}, false
	}
	return s.exposed(risk), true
}

// attacks reports whether a verb is an attack by hand or by an ability.
func attacks(v rules.Verb) bool { return v == engine.Assault || v == engine.Direct }

// exposes is what an attack puts at risk at home, kept as long as nothing is played; false: nothing that counts.
func (s *State) exposes(c rules.Choice) (advice.Averting, bool) {
	if s.Asked != engine.AskCombat || !attacks(c.Verb) || !s.Decision().Allows(c) {
		return advice.Averting{}, false
	}
	if _, known := s.opens[c]; !known {
		var risk averting
		risk.Averting, risk.ok = s.forecaster().Exposes(s.State, c)
		if s.opens == nil {
			s.opens = map[rules.Choice]averting{}
		}
		s.opens[c] = risk
	}
	return s.opens[c].Averting, s.opens[c].ok
}

// Opens reports whether an attack makes it so much likelier that the Mage or the Tower at home is lost that it is asked about.
func (s *State) Opens(c rules.Choice) bool {
	_, opens := s.exposes(c)
	return opens
}

// exposed says what attacks put at risk at home.
func (s *State) exposed(risk advice.Averting) rules.Text {
	if s.Is(s.At(risk.Thing), content.Mage) {
		return rules.T("This may leave %s open. Slain before your next turn: %s instead of %s.", s.Info(s.At(risk.Thing)).Told(), About(risk.Then), About(risk.Before))
	}
	return rules.T("This may leave your Tower open. Brought down before your next turn: %s instead of %s.", About(risk.Then), About(risk.Before))
}

// givesUp warns of what a choice leaves undone that is worth having: attacks, Upkeep, what gold would buy.
func (s *State) givesUp(c rules.Choice) (rules.Text, bool) {
	text, ask := s.Book().Caution(c)
	if idle := s.titles(s.overlooked(c)); len(idle) > 0 {
		said := []rules.Text{rules.Plural(len(idle), "%s has not attacked yet, and its attack can win more than it risks.", "%s have not attacked yet, and their attacks can win more than they risk.", rules.And(idle...))}
		if ask {
			said = append(said, text)
		}
		text, ask = rules.Sentences(said...), true
	}
	if left := s.unspent(c); !left.Empty() {
		if ask {
			left = rules.Sentences(left, text)
		}
		text, ask = left, true
	}
	return text, ask
}

// overlooked are those whose attack a choice gives up, and of which the seat wants to be reminded.
func (s *State) overlooked(c rules.Choice) []engine.ThingID {
	if s.Asked != engine.AskMain && s.Asked != engine.AskCombat || !s.minds(engine.OfAttacks) {
		return nil
	}
	return s.idle(c)
}

// titles are what things are called, each name once.
func (s *State) titles(things []engine.ThingID) (list []rules.Text) {
	for _, id := range things {
		title := s.Info(s.At(id)).Title()
		if !slices.ContainsFunc(list, func(t rules.Text) bool { return t.String() == title.String() }) {
			list = append(list, title)
		}
	}
	return list
}

// lastChance says what probably or surely ends the match for who lets something go by with a choice, where there may still be something
// to do about it; empty: nothing.
func (s *State) lastChance(c rules.Choice) rules.Text {
	switch c.Verb {
	case engine.EndTurn, engine.EndCombat, engine.Pass, engine.PassTurn, engine.NoBlock:
	default:
		return rules.Text{}
	}
	if s.powerless() {
		return rules.Text{}
	}
	for _, w := range s.Warnings(s.Asker) {
		if w.Fatal && w.Odds != rules.Possible {
			return rules.T("%s. This may be your last chance to do something about it.", rules.Capital(w.Text))
		}
	}
	return rules.Text{}
}

// Replies say what the answers to the question before a choice do: what is passed over is done first, or the choice is made without it;
// a card that would be bought, who could attack and who is owed Upkeep have to be in sight.
func (s *State) Replies(c rules.Choice) rules.Replies {
	var r rules.Replies
	last, idle := s.lastChance(c), s.overlooked(c)
	unpaid := s.Book().Unpaid(c)
	buy, unbought := s.Unbought(c)
	unbought = unbought && s.minds(engine.OfGold)
	if unbought {
		r.About = []rules.Element{s.CardElement(content.Card(buy.Args[0]))}
	}
	for _, id := range slices.Concat(idle, unpaid) {
		r.About = append(r.About, s.ThingElement(id))
	}
	if len(unpaid) == 0 && last.Empty() {
		r.Never, r.Sets = s.stops(len(idle) > 0, unbought)
	}
	reasons := 0
	for _, is := range [...]bool{len(idle) > 0, len(unpaid) > 0, unbought} {
		if is {
			reasons++
		}
	}
	switch {
	case attacks(c.Verb):
		r.Back, r.On = rules.T("Go back and stay on guard"), rules.T("Attack all the same")
	case c.Verb == engine.LetDie:
		r.Back, r.On = rules.T("Go back and save it"), rules.T("Let it die")
	case reasons != 1 || !last.Empty(): // no one answer meets it
		r.Back, r.On = rules.T("Go back and choose again"), allTheSame(c.Verb)
	case len(unpaid) > 0:
		r.Back, r.On = rules.T("Go back and pay first"), rules.T("End the turn without paying")
	case len(idle) > 0:
		r.Back = rules.T("Go back and attack first")
		r.On = rules.Plural(len(s.titles(idle)), "End the turn without that attack", "End the turn without those attacks")
	case c.Verb == engine.EnterCombat:
		r.Back, r.On = rules.T("Go back and buy it first"), rules.T("Go to Combat without it")
	default:
		r.Back, r.On = rules.T("Go back and buy it first"), rules.T("End the turn without it")
	}
	return r
}

// stops is the answer after which a seat is no longer reminded of the attacks or the gold that it is reminded of now, and what it prefers
// by it; empty: it is reminded of neither.
func (s *State) stops(attacks, gold bool) (never rules.Text, sets rules.Preferred) {
	of := s.Players[s.Asker].Unminded
	switch {
	case attacks && gold:
		never, of = rules.T("All the same, and stop reminding me"), of|engine.OfAttacks|engine.OfGold
	case attacks:
		never, of = rules.T("All the same, and stop asking about attacks"), of|engine.OfAttacks
	case gold:
		never, of = rules.T("All the same, and stop asking about gold"), of|engine.OfGold
	default:
		return never, sets
	}
	return never, rules.Preferred{ID: idReminders, Value: reminders.Values[slices.Index(unminded[:], of)].ID}
}

// minds reports whether the seat that is asked is reminded of something (TS-TRN-13).
func (s *State) minds(of engine.Reminders) bool { return s.Players[s.Asker].Unminded&of == 0 }

// allTheSame is a choice that is made against all advice.
func allTheSame(v rules.Verb) rules.Text {
	switch v {
	case engine.EnterCombat:
		return rules.T("Go to Combat all the same")
	case engine.EndTurn, engine.EndCombat:
		return rules.T("End the turn all the same")
	case engine.Pass, engine.PassTurn:
		return rules.T("Pass all the same")
	case engine.NoBlock:
		return rules.T("Block with nobody all the same")
	}
	return rules.Text{}
}

// Unbought is the purchase that a choice which ends Main is asked about, as gold is left for it that buys nothing later (TS-TRN-13); false:
// it is not asked about for that.
func (s *State) Unbought(c rules.Choice) (rules.Choice, bool) {
	return s.forecaster().Unbought(s.State, c, s.unfit)
}

// unfit reports whether a purchase is nothing to be reminded of: an Item that changes nothing for its bearer (TS-LVL-5, TS-LVL-6), or that
// arms a Mage who stands safe for a fight hand to hand (TS-MAG-6).
func (s *State) unfit(c rules.Choice) bool {
	if c.Verb != engine.Equip {
		return false
	}
	card, bearer := content.Card(c.Args[0]), s.At(engine.ThingID(c.Args[1]))
	return s.Unrolled(card, bearer) || bearer != nil && s.Is(bearer, content.Mage) && !bearer.OnField() && words.Fights(s.Content.At(card))
}

// unspent says how much gold a choice leaves that ends Main, and what worth having it would pay for (TS-TRN-13); empty: nothing.
func (s *State) unspent(c rules.Choice) rules.Text {
	best, ok := s.Unbought(c)
	if !ok || !s.minds(engine.OfGold) {
		return rules.Text{}
	}
	return rules.T("%d gold is left, which buys nothing after Main. %s is worth its price.", s.Available(s.Asker, content.Gold), rules.Capital(s.Content.At(content.Card(best.Args[0])).Title()))
}
