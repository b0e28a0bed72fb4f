package bsieged

import (
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// cardTellers: Resource cards and buildings.
var cardTellers = map[string]func(*State, rules.Event) rules.Text{
	"card_drawn": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s draws %s from %s.", s.phrase(e.To), s.phrase(e.Subject), s.phrase(e.From))
	},
	"card_stored": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s stores %s.", s.phrase(e.To), s.phrase(e.Subject))
	},
	"card_discarded": func(s *State, e rules.Event) rules.Text {
		if e.Rule == "BS-SLT-3" {
			return rules.T("%s is discarded: no slot takes it.", s.phrase(e.Subject))
		}
		return rules.T("%s is discarded.", s.phrase(e.Subject))
	},
	"card_used": tellUsed,
	"card_promised": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s is to go to %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"card_kept": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s stays with %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"card_exchanged": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s goes from %s to %s.", s.phrase(e.Subject), s.phrase(e.From), s.phrase(e.To))
	},
	"card_recovered": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s takes %s from %s.", s.phrase(e.To), s.phrase(e.Subject), s.phrase(e.From))
	},
	"card_turned_up": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s lies face up on %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"deck_empty": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s is empty: no card is drawn.", s.opening(e.Subject))
	},
	"tactic_placed": tellPlaced,
	"tactic_triggered": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s works at %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"curse_counted": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Cursed Ground token of %s at %s shows %d.", s.phrase(e.Subject), s.phrase(e.To), e.N)
	},
	"volley": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s scores %s in %s: %s.", s.phrase(e.Subject), rules.Count(int(e.N), "%d hit", "%d hits"), s.phrase(e.To), effectOf(int(e.M)))
	},
	"building_repaired": func(s *State, e rules.Event) rules.Text { return rules.T("%s is repaired.", s.opening(e.Subject)) },
	"building_reinforced": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s is reinforced and has %s.", s.opening(e.Subject), tokens(e.M))
	},
	"building_drawn":     func(s *State, e rules.Event) rules.Text { return rules.T("Chance picks %s.", s.phrase(e.Subject)) },
	"building_hit":       func(s *State, e rules.Event) rules.Text { return rules.T("%s takes a hit.", s.opening(e.Subject)) },
	"building_damaged":   func(s *State, e rules.Event) rules.Text { return rules.T("%s is damaged.", s.opening(e.Subject)) },
	"building_destroyed": func(s *State, e rules.Event) rules.Text { return rules.T("%s is destroyed.", s.opening(e.Subject)) },
	"building_protected": func(s *State, e rules.Event) rules.Text {
		return rules.T("A hero keeps %s from harm.", s.phrase(e.Subject))
	},
	"reinforced_spent": func(s *State, e rules.Event) rules.Text {
		return rules.T("A Reinforced token spares %s, which has %s left.", s.phrase(e.Subject), tokens(e.N))
	},
}

func tokens(n int16) rules.Text {
	if n <= 0 {
		return rules.T("no token")
	}
	return rules.Count(int(n), "%d token", "%d tokens")
}

// tellUsed: with its target, how often it works and its price.
func tellUsed(s *State, e rules.Event) rules.Text {
	words := s.phrase(e.Subject)
	if e.To != "" {
		words = rules.T("%s at %s", words, s.phrase(e.To))
	}
	if e.M > 1 {
		words = rules.T("%s, %d times", words, e.M)
	}
	if e.N > 0 {
		words = rules.T("%s, for %d Gold", words, e.N)
	}
	return rules.T("%s uses %s.", s.phrase(e.From), words)
}

func tellPlaced(s *State, e rules.Event) rules.Text {
	return rules.T("%s places %s at %s.", s.phrase(e.From), s.phrase(e.Subject), s.phrase(e.To))
}

// enemyTellers: spawning, attacks, march, the Avatar.
var enemyTellers = map[string]func(*State, rules.Event) rules.Text{
	"summoning_rolled": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Summoning roll names %s.", s.phrase(e.Subject))
	},
	"unit_placed": func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%s appears in %s.", "%s appear in %s.", s.troop(e), s.phrase(e.To))
	},
	"unit_replaced": func(s *State, e rules.Event) rules.Text {
		return rules.T("Others are short: %s come instead to %s.", s.typeOf(e.Subject), s.phrase(e.To))
	},
	"unit_destroyed": func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%s in %s is destroyed.", "%s in %s are destroyed.", s.troop(e), s.phrase(e.From))
	},
	"unit_advanced": tellAdvanced,
	"unit_pushed":   tellPushed,
	"unit_entered": func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%s goes over %s into the Citadel.", "%s go over %s into the Citadel.", s.troop(e), s.phrase(e.To))
	},
	"unit_held": func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%s in %s is held in this Enemies phase.", "%s in %s are held in this Enemies phase.", s.troop(e), s.phrase(e.To))
	},
	"krohns_attack":  tellAssault,
	"gargohs_attack": tellAssault,
	"molens_attack":  tellAssault,
	"hits_lost": func(s *State, e rules.Event) rules.Text {
		return rules.T("Nobody is left to take %s by %s in %s.", rules.Count(int(e.N), "%d hit", "%d hits"), s.typeOf(e.Subject), s.phrase(e.From))
	},
	"compass_drawn": tellCompass,
	"rolls_changed": tellRolls,
	"disruption":    func(*State, rules.Event) rules.Text { return rules.T("A Disruption.") },
	"disruption_ignored": func(*State, rules.Event) rules.Text {
		return rules.T("At this difficulty the Disruption does nothing.")
	},
	"avatar_came": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Avatar of the Abyss rises in %s with %d Vinculum.", s.phrase(e.To), e.M)
	},
	"avatar_advanced": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Avatar of the Abyss advances to %s.", s.phrase(e.To))
	},
	"avatar_entered": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Avatar of the Abyss goes over %s into the Citadel.", s.phrase(e.To))
	},
	"avatar_destroyed": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Avatar of the Abyss in %s is destroyed.", s.phrase(e.From))
	},
	"vinculum_lost": func(_ *State, e rules.Event) rules.Text {
		return rules.T("The Avatar of the Abyss loses %d Vinculum and has %d.", -e.N, e.M)
	},
	"vinculum_grown": func(_ *State, e rules.Event) rules.Text {
		return rules.T("The Avatar of the Abyss gains %d Vinculum and has %d.", e.N, e.M)
	},
}

// troop names the figures of an event at the beginning of a sentence: "3 Krohns".
func (s *State) troop(e rules.Event) rules.Text {
	g, _ := figureAt(e.Subject)
	return rules.Capital(s.units(g, int(e.N)))
}

// typeOf is the type of a figure: "Krohns".
func (s *State) typeOf(el rules.Element) rules.Text {
	g, _ := figureAt(el)
	return s.unitNames(g.unit())
}

func tellAdvanced(s *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "%s advances from %s to %s.", "%s advance from %s to %s.", s.troop(e), s.phrase(e.From), s.phrase(e.To))
}

func tellPushed(s *State, e rules.Event) rules.Text {
	return rules.Plural(int(e.N), "%s is driven back from %s to %s.", "%s are driven back from %s to %s.", s.troop(e), s.phrase(e.From), s.phrase(e.To))
}

// tellAssault: Mölens attack one by one, the others with all their hits, elites named. Count of the event is how many are elite.
func tellAssault(s *State, e rules.Event) rules.Text {
	g, _ := figureAt(e.Subject)
	who := s.counted(g.unit(), int(e.M))
	switch n := int(e.Count); {
	case n > 0 && n == int(e.M):
		who = s.units(figureOf(g.unit(), true), n)
		who = rules.Capital(who)
	case n > 0:
		who = rules.T("%s, %d of them elite,", who, n)
	}
	if g.unit() == cards.Molen {
		return rules.Plural(int(e.M), "%s in %s attacks.", "%s in %s attack.", who, s.phrase(e.From))
	}
	return rules.Plural(int(e.M), "%s in %s attacks with %s.", "%s in %s attack with %s.", who, s.phrase(e.From), rules.Count(int(e.N), "%d hit", "%d hits"))
}

func tellRolls(s *State, e rules.Event) rules.Text {
	if n := int(e.N); n < 0 {
		return rules.T("%s fewer on %s in this round.", rules.Count(-n, "%d Summoning roll", "%d Summoning rolls"), s.phrase(e.Subject))
	}
	return rules.T("%s more on %s in this round.", rules.Count(int(e.N), "%d Summoning roll", "%d Summoning rolls"), s.phrase(e.Subject))
}

// messengerTellers: the way of the Messenger.
var messengerTellers = map[string]func(*State, rules.Event) rules.Text{
	"messenger_sent": func(s *State, e rules.Event) rules.Text {
		return rules.T("The %s Messenger sets out in %s.", ordinals[min(max(e.M-1, 0), 1)], s.phrase(e.To))
	},
	"messenger_returned": func(s *State, e rules.Event) rules.Text {
		return rules.T("The %s Messenger is on the way back in %s.", ordinals[min(max(e.M-1, 0), 1)], s.phrase(e.To))
	},
	"messenger_delayed": func(*State, rules.Event) rules.Text {
		return rules.T("Enemies are in every Zone 1: no Messenger sets out.")
	},
	"messenger_waits": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Messenger waits until %s is free of enemy units.", s.phrase(e.To))
	},
	"messenger_advanced": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Messenger goes from %s to %s.", s.phrase(e.From), s.phrase(e.To))
	},
	"messenger_blocked": func(s *State, e rules.Event) rules.Text {
		if e.N > 0 {
			return rules.Plural(int(e.N), "The Messenger stays: %d enemy unit is in %s.", "The Messenger stays: %d enemy units are in %s.", int(e.N), s.phrase(e.To))
		}
		return rules.T("The Messenger stays: enemy units are in %s.", s.phrase(e.To))
	},
	"messenger_left": func(*State, rules.Event) rules.Text {
		return rules.T("The Messenger leaves the board for the Outskirts: in the next round the Compass names the field of his way back.")
	},
	"messenger_arrived": func(s *State, e rules.Event) rules.Text {
		return rules.T("The Messenger stands on %s.", s.phrase(e.To))
	},
	"messenger_late": func(*State, rules.Event) rules.Text {
		return rules.T("No Messenger has left the board: he will hardly be back in time.")
	},
	"messenger_ambushed": func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%d enemy unit in %s falls upon the Messenger.", "%d enemy units in %s fall upon the Messenger.", int(e.N), s.phrase(e.From))
	},
	"messenger_died":   tellMessengerDied,
	"messenger_saved":  func(*State, rules.Event) rules.Text { return rules.T("The Messenger is warded and lives.") },
	"messenger_warded": func(*State, rules.Event) rules.Text { return rules.T("The Messenger cannot be killed in this round.") },
	"pursuers_came": func(s *State, e rules.Event) rules.Text {
		return rules.T("Pursuers of the Messenger come to %s.", s.phrase(e.To))
	},
}

func tellMessengerDied(s *State, e rules.Event) rules.Text {
	if e.From == "" {
		return rules.T("The Messenger dies.")
	}
	return rules.T("The Messenger dies in %s.", s.phrase(e.From))
}

// tellCompass tells which field the Compass names, and for whom (BS-MSG-13, BS-MSG-32, BS-AVA-6).
func tellCompass(s *State, e rules.Event) rules.Text {
	if strings.HasPrefix(e.Rule, "BS-MSG") {
		return rules.T("The Compass names %s for the Messenger's way back.", s.phrase(e.Subject))
	}
	return rules.T("The Compass names %s.", s.phrase(e.Subject))
}
