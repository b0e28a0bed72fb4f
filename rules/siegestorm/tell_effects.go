package siegestorm

import (
	"portcullis/rules"
)

// effectTeller finds who tells of what the texts of cards do.
func effectTeller(name string) teller {
	switch name {
	case "triggered":
		return of1("The text of %s takes effect.")
	case "menace_effect":
		return func(s *State, _ rules.Event) rules.Text {
			return rules.T("The Menace Level effect of %s takes place.", s.nameOf(bossSide))
		}
	case "fizzled":
		return of1("%s has lost its target and fizzles.")
	case "declined":
		return byWith("%s does not use the text of %s.")
	case "negated":
		return byWith("%s negates %s.")
	case "protected":
		return by("The cards of %s cannot be targeted in this turn.")
	case "extra_turn_granted":
		return by("%s is granted an extra turn.")
	case "modified":
		return tellModified
	case "warded":
		return by("A text of %s takes off part of the damage.")
	case "sacrificed":
		return byWith("%s sacrifices %s.")
	case "replaces":
		return of1("The text of %s decides where it goes.")
	}
	if tell := effectMoveTeller(name); tell != nil {
		return tell
	}
	return lossTeller(name)
}

// effectMoveTeller finds who tells of cards that texts bring to hand, pile or Battlefield.
func effectMoveTeller(name string) teller {
	switch name {
	case "deployed_free":
		return byWith("%s deploys %s for nothing.")
	case "placed":
		return to1("%s is placed: %s.")
	case "shapeshifted":
		return to1("%s comes by Shapeshift: %s.")
	case "shifted_away":
		return to1("%s gives way by Shapeshift and goes to %s.")
	case "returned":
		return to1("%s returns to %s.")
	case "saved":
		return to1("%s goes to %s instead.")
	case "vision_drawn":
		return byWith("%s looks at %s.")
	case "vision_kept":
		return byWith("%s keeps %s in hand.")
	case "put_on_top":
		return byWith("%s puts %s on top of the Resources.")
	case "put_under":
		return byWith("%s puts %s under the Resources.")
	case stolenEvent:
		return tellTaken("%s steals %s from %s.")
	case "raised":
		return tellTaken("%s raises %s from %s.")
	case "recalled":
		return tellTaken("%s takes %s back from %s.")
	case "healed":
		return to1("%s goes to %s.")
	}
	return nil
}

// lossTeller finds who tells of cards that are lost.
func lossTeller(name string) teller {
	switch name {
	case lostEvent:
		return tellLost
	case "discarded", discardedByLot:
		return byWith("%s discards %s.")
	case "killed":
		return tellKilled
	case "destroyed":
		return tellDestroyed
	case "supporter_killed":
		return tellSupporterKilled
	}
	return nil
}

// tellTaken tells of a card that somebody takes from a place.
func tellTaken(format string) teller {
	return func(s *State, e rules.Event) rules.Text {
		return rules.T(format, s.nameOfSeat(e.Seat), s.phrase(e.Subject), s.phrase(e.From))
	}
}

func tellModified(s *State, e rules.Event) rules.Text {
	return rules.T("%s gets %s until the end of turn.", s.capital(e.Subject), changeWords(int(e.N), int(e.M)))
}

// changeWords: "+2 ATT and -1 DEF".
func changeWords(att, def int) rules.Text {
	var parts []rules.Text
	if att != 0 {
		parts = append(parts, rules.T("%+d ATT", att))
	}
	if def != 0 {
		parts = append(parts, rules.T("%+d DEF", def))
	}
	return rules.And(parts...)
}

// doer is which card of whom has done away with another one, or the boss without a card; empty: nothing that has a name.
func (s *State) doer(e rules.Event) rules.Text {
	switch {
	case e.M > 0 && int(e.M) <= len(s.cards):
		return rules.T("%s of %s", s.name(cardNo(e.M-1)), s.nameOfSeat(e.Seat))
	case e.Seat == rules.NoSeat:
		return s.nameOfSeat(e.Seat)
	}
	return rules.Text{}
}

func tellKilled(s *State, e rules.Event) rules.Text {
	if by := s.doer(e); !by.Empty() {
		return rules.T("%s is killed by %s and goes to %s.", s.capital(e.Subject), by, s.phrase(e.To))
	}
	return rules.T("%s is killed and goes to %s.", s.capital(e.Subject), s.phrase(e.To))
}

func tellDestroyed(s *State, e rules.Event) rules.Text {
	if by := s.doer(e); !by.Empty() {
		return rules.T("%s is destroyed by %s and leaves the game.", s.capital(e.Subject), by)
	}
	return rules.T("%s is destroyed and leaves the game.", s.capital(e.Subject))
}

func tellSupporterKilled(s *State, e rules.Event) rules.Text {
	if by := s.doer(e); !by.Empty() {
		return rules.T("A Supporter is killed by %s: %s goes to %s.", by, s.phrase(e.Subject), s.phrase(e.To))
	}
	return rules.T("A Supporter is killed: %s goes to %s.", s.phrase(e.Subject), s.phrase(e.To))
}

// tellReplaced: whose creature takes the place is whose stood there (ST-HLD-2).
func tellReplaced(s *State, e rules.Event) rules.Text {
	if e.M > 0 && int(e.M) <= len(s.cards) {
		return rules.T("%s is replaced by %s and goes to %s.", s.capital(e.Subject), s.name(cardNo(e.M-1)), s.phrase(e.To))
	}
	return rules.T("%s is replaced and goes to %s.", s.capital(e.Subject), s.phrase(e.To))
}
