package kurth

import "portcullis/rules"

// Tell puts an event into one sentence.
func (s *State) Tell(e rules.Event) rules.Text {
	if tell, ok := map[string]func(*State, rules.Event) rules.Text{
		"turn_started":      tellTurn,
		"cards_dealt":       tellDealt,
		"cards_discarded":   tellDiscarded,
		"totals_set":        tellTotals,
		"mana_changed":      tellTrack,
		"spirit_changed":    tellTrack,
		"or_settled":        tellOr,
		"markers_placed":    tellPlaced,
		"placing_blocked":   tellBlocked,
		"protected_cleared": tellWard,
		"protected_placed":  tellWard,
		"row_swapped":       tellSwapped,
		"token_moved":       tellMoved,
		"passage_marker":    tellPassage,
		"spell_cast":        tellPower,
		"special_used":      tellPower,
		"dice_rolled":       tellRoll,
		"dice_changed":      tellDie,
		"attack_resolved":   tellAttack,
		"markers_removed":   tellRemoved,
		"markers_shifted":   tellShifted,
		"nothing_left":      tellNothingLeft,
		"siege_checked":     tellSiege,
		"deck_shuffled":     tellShuffled,
		"round_advanced":    tellRound,
		"game_over":         tellOver,
	}[e.Name]; ok {
		return tell(s, e)
	}
	return rules.Name("", e.Name)
}

// phraseOf names the thing behind an element.
func (s *State) phraseOf(el rules.Element) rules.Text {
	switch el.Kind() {
	case "place", "camp", "ward":
		if ring, ok := s.game.ring(el.Name()); ok {
			return s.game.places[ring].Told()
		}
	case "card":
		if card, ok := s.game.card(el.Name()); ok {
			return s.game.cards[card].Title()
		}
	case "spell":
		if p := s.game.spell(el.Name()); p != nil {
			return p.Title()
		}
	case "special":
		if p := s.game.special(el.Name()); p != nil {
			return p.Title()
		}
	}
	return rules.Name("", string(el))
}

func tellTurn(_ *State, e rules.Event) rules.Text {
	return rules.T("Turn %d begins.", e.N)
}

func tellDealt(s *State, e rules.Event) rules.Text {
	return rules.T("%s is dealt as card %s of the row.", s.phraseOf(e.Subject), e.To.Name())
}

func tellDiscarded(s *State, e rules.Event) rules.Text {
	return rules.T("%s is discarded.", s.phraseOf(e.Subject))
}

func tellTotals(_ *State, e rules.Event) rules.Text {
	return rules.T("Total reinforcements %d, total bonus Attack Strength %d.", e.N, e.M)
}

func tellTrack(_ *State, e rules.Event) rules.Text {
	switch mana := e.Subject == ElementMana; {
	case mana && e.N < 0:
		return rules.T("Mana falls by %d to %d.", -e.N, e.M)
	case mana:
		return rules.T("Mana rises by %d to %d.", e.N, e.M)
	case e.N < 0:
		return rules.T("Spirit falls by %d to %d.", -e.N, e.M)
	}
	return rules.T("Spirit rises by %d to %d.", e.N, e.M)
}

func tellOr(s *State, e rules.Event) rules.Text {
	return rules.T("%s: %s holds fewer markers, %d against %d at %s.", s.phraseOf(e.Subject), s.phraseOf(e.To), e.N, e.M, s.phraseOf(e.From))
}

// tellPlaced names the card that brings the markers by its number in the row, which stands beside the location too.
func tellPlaced(s *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "Card %[4]d brings %[1]d marker to %[2]s, which holds %[3]d.", "Card %[4]d brings %[1]d markers to %[2]s, which holds %[3]d.",
		e.N, s.phraseOf(e.To), e.M, int(e.Count))
}

func tellBlocked(s *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "Protection keeps %[1]d marker of card %[3]d out of %[2]s.", "Protection keeps %[1]d markers of card %[3]d out of %[2]s.",
		e.N, s.phraseOf(e.To), int(e.Count))
}

func tellWard(s *State, e rules.Event) rules.Text {
	if e.N == 0 {
		return rules.T("The Protected marker comes off %s.", s.phraseOf(e.To))
	}
	return rules.T("A Protected marker is put on %s.", s.phraseOf(e.To))
}

func tellSwapped(s *State, e rules.Event) rules.Text {
	return rules.T("%s becomes card %s of the row.", s.phraseOf(e.Subject), e.To.Name())
}

func tellMoved(s *State, e rules.Event) rules.Text {
	switch {
	case e.From == e.To:
		return rules.T("The Warden stays at %s.", s.phraseOf(e.To))
	case e.M == 1:
		return rules.T("The Warden goes through the passageway to %s.", s.phraseOf(e.To))
	}
	return rules.T("The Warden walks to %s.", s.phraseOf(e.To))
}

func tellPassage(_ *State, e rules.Event) rules.Text {
	if e.N == 0 {
		return rules.T("The Passageway marker comes off.")
	}
	return rules.T("Doubles open the passageway for the next move.")
}

func tellPower(s *State, e rules.Event) rules.Text {
	power := s.phraseOf(e.Subject)
	if e.To.Kind() == "place" { // what comes of other targets is told by the events that follow
		power = rules.T("%s on %s", power, s.phraseOf(e.To))
	}
	switch cast := e.Name == "spell_cast"; {
	case cast && e.N > 0:
		return rules.T("The Warden casts %s for %d Mana.", power, e.N)
	case cast:
		return rules.T("The Warden casts %s.", power)
	case e.N > 0:
		return rules.T("The Warden uses %s for %d Spirit.", power, e.N)
	}
	return rules.T("The Warden uses %s.", power)
}

func tellRoll(_ *State, e rules.Event) rules.Text {
	if e.Count > e.Kept {
		return rules.T("The Warden rolls %d and %d and sets a %d aside.", e.Dice[0], e.Dice[1], e.Dice[2])
	}
	return rules.T("The Warden rolls %d and %d.", e.Dice[0], e.Dice[1])
}

func tellDie(_ *State, e rules.Event) rules.Text {
	if e.N == 0 {
		return rules.T("A die is set to %d.", e.M)
	}
	return rules.T("A die changes from %d to %d.", e.N, e.M)
}

func tellAttack(s *State, e rules.Event) rules.Text {
	if e.N >= e.M {
		return rules.T("The attack at %s is won, %d against %d.", s.phraseOf(e.To), e.N, e.M)
	}
	if e.Count == 0 {
		return rules.T("The attack at %s is lost, %d against %d.", s.phraseOf(e.To), e.N, e.M)
	}
	by := rules.T("a spell")
	if p := s.game.guard(); p != nil {
		by = p.Title()
	}
	return rules.T("The attack at %s is lost, %d against %d; %s saves %d Spirit.", s.phraseOf(e.To), e.N, e.M, by, e.Count)
}

func tellRemoved(s *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "%d marker is removed from %s, which holds %d.", "%d markers are removed from %s, which holds %d.", e.N, s.phraseOf(e.From), e.M)
}

func tellShifted(s *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "%d marker is driven from %s to %s, which holds %d.", "%d markers are driven from %s to %s, which holds %d.",
		e.N, s.phraseOf(e.From), s.phraseOf(e.To), e.M)
}

func tellNothingLeft(*State, rules.Event) rules.Text {
	return rules.T("The turn ends, as nothing is left to do.")
}

func tellSiege(_ *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "%d location is overrun; %s.", "%d locations are overrun; %s.", e.N, loses(int(e.M)))
}

// loses is the limit of overrun locations: "4 lose the game".
func loses(limit int) rules.Text { return rules.Count(limit, "%d loses the game", "%d lose the game") }

func tellShuffled(*State, rules.Event) rules.Text {
	return rules.T("The discard pile is shuffled into a new draw pile.")
}

func tellRound(_ *State, e rules.Event) rules.Text {
	return rules.T("The Round marker moves to %d.", e.M)
}

func tellOver(s *State, e rules.Event) rules.Text {
	over := *s
	over.result = result(e.N)
	outcome, _ := over.Outcome()
	return outcome.Reason
}

func markers(n int) rules.Text { return rules.Count(n, "%d marker", "%d markers") }
