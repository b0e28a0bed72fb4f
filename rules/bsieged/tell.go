package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Tell puts an event into one sentence. It depends on the event alone, so that the same event is
// told the same way at any time.
func (s *State) Tell(e rules.Event) rules.Text {
	if tell, ok := tellers[e.Name]; ok {
		return tell(s, e)
	}
	return rules.T("%s", e.Name)
}

// tellers has the sentence of every event, by its name.
var tellers map[string]func(*State, rules.Event) rules.Text

func init() {
	tellers = map[string]func(*State, rules.Event) rules.Text{}
	for _, list := range []map[string]func(*State, rules.Event) rules.Text{roundTellers, heroTellers, cardTellers, enemyTellers, messengerTellers} {
		for name, tell := range list {
			tellers[name] = tell
		}
	}
	for _, r := range []result{won, lostKrohn, lostAvatar, lostMessenger, lostHeroes, lostBuildings, lostTime, lostDeadline, lostConceded} {
		tellers[r.String()] = tellEnd
	}
	for what := range earnedNames {
		tellers[earnedNames[what]], tellers[lostNames[what]] = tellTrack(cards.What(what), "earns"), tellTrack(cards.What(what), "loses")
	}
}

// roundTellers: rounds, Seasons and decks.
var roundTellers = map[string]func(*State, rules.Event) rules.Text{
	"match_began":       func(*State, rules.Event) rules.Text { return rules.T("The match begins.") },
	"round_began":       func(_ *State, e rules.Event) rules.Text { return rules.T("Round %d begins.", e.M) },
	"heroes_began":      func(_ *State, e rules.Event) rules.Text { return rules.T("The Heroes phase of round %d begins.", e.N) },
	"enemies_began":     func(_ *State, e rules.Event) rules.Text { return rules.T("The Enemies phase of round %d begins.", e.N) },
	"season_ended":      tellSeason,
	"time_advanced":     func(_ *State, e rules.Event) rules.Text { return rules.T("The Time token moves to round %d.", e.M) },
	"event_drawn":       tellEvent,
	"event_ended":       func(s *State, e rules.Event) rules.Text { return rules.T("%s is over.", s.opening(e.Subject)) },
	"turn_began":        tellTurn,
	"first_hero_passed": func(s *State, e rules.Event) rules.Text { return rules.T("%s becomes the first hero.", s.phrase(e.To)) },
	"enemy_card_laid": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s: %s.", s.opening(e.To), s.enemyWords(e.Subject))
	},
	"enemy_cards_removed": func(*State, rules.Event) rules.Text { return rules.T("The Enemy cards of all fields are discarded.") },
	"enemy_deck_shuffled": func(*State, rules.Event) rules.Text {
		return rules.T("The discarded Enemy cards are shuffled into a new deck.")
	},
	"pool_shuffled": func(s *State, e rules.Event) rules.Text {
		return rules.T("The discard pile is shuffled into %s, %s.", s.phrase(e.Subject), rules.Count(int(e.N), "%d card", "%d cards"))
	},
	"season_cards_dealt": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s from %s to %s.", moves(int(e.N), "goes", "go"), s.phrase(e.From), s.phrase(e.To))
	},
	"season_cards_removed": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s out of the match, unseen, from %s.", moves(int(e.N), "goes", "go"), s.phrase(e.From))
	},
}

// moves: "1 card goes", "4 cards go".
func moves(n int, one, many string) rules.Text {
	return rules.Count(n, "%d card "+one, "%d cards "+many)
}

// opening is a phrase at the beginning of a sentence.
func (s *State) opening(el rules.Element) string { return capital(s.phrase(el)) }

func tellSeason(s *State, e rules.Event) rules.Text {
	m := &s.game.set.Match
	return rules.T("%s ends.", m.Seasons[min(max(int(e.N)-1, 0)/m.RoundsPerSeason, cards.SeasonCount-1)].Name)
}

func tellEvent(s *State, e rules.Event) rules.Text {
	i, _ := s.eventAt(e.Subject)
	ev := &s.game.set.Events[max(i, 0)]
	return rules.T("Event %s, Value %d: %s", ev.Name, e.N, ev.Words)
}

func tellTurn(s *State, e rules.Event) rules.Text {
	return rules.T("The turn of %s begins, with %s.", s.phrase(e.Subject), actions(int(e.M)))
}

func tellEnd(s *State, e rules.Event) rules.Text {
	over := *s
	for r, name := range resultNames {
		if name == e.Name {
			over.result = result(r)
		}
	}
	over.round = uint8(e.N)
	return rules.T("%s.", over.endWords())
}

// tellTrack: "Eileen earns 2 Morale and has 7."
func tellTrack(what cards.What, verb string) func(*State, rules.Event) rules.Text {
	return func(s *State, e rules.Event) rules.Text {
		return rules.T("%s %s %d %s and has %d.", s.phrase(e.To), verb, max(e.N, -e.N), trackWords[what], e.M)
	}
}

// enemyWords: "Krohn card".
func (s *State) enemyWords(el rules.Element) string { return s.phrase(el) + " card" }

// heroTellers: what heroes do.
var heroTellers = map[string]func(*State, rules.Event) rules.Text{
	"hero_placed": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s goes to %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"hero_moved": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s goes from %s to %s.", s.phrase(e.Subject), s.phrase(e.From), s.phrase(e.To))
	},
	"hero_raised": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s is resurrected at %s with %d Morale.", s.phrase(e.Subject), s.phrase(e.To), e.M)
	},
	"hero_died":   tellDeath,
	"hit_ignored": tellIgnored,
	"ability_used": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s uses %s.", s.phrase(e.To), s.phrase(e.Subject))
	},
	"position_taken": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s takes position on %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"weapon_declared": func(s *State, e rules.Event) rules.Text {
		return rules.T("The attack on %s is with %s.", s.phrase(e.To), s.phrase(e.Subject))
	},
	"attack_resolved": tellAttack,
	"free_attack": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s makes a free attack on %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"orient_rolled":    tellRoll,
	"attack_rolled":    tellRoll,
	"earned_rolled":    tellRoll,
	"test_rolled":      tellRoll,
	"smuggling_rolled": tellRoll,
	"shot_rolled":      tellRoll,
	"grace_spent": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s spends Divine Grace: die %d from %d to %d.", s.phrase(e.Subject), e.Count+1, e.N, e.M)
	},
	"catapult_stuck":  func(*State, rules.Event) rules.Text { return rules.T("The Catapult is stuck and does not turn.") },
	"catapult_turned": func(s *State, e rules.Event) rules.Text { return rules.T("The Catapult turns to %s.", s.phrase(e.To)) },
	"shot_resolved":   tellShot,
	"exchange_begun": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s exchanges cards with %s.", s.phrase(e.Subject), s.phrase(e.To))
	},
	"token_drawn": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s draws %s, an ability token of Level %d.", s.phrase(e.To), s.phrase(e.Subject), e.N)
	},
	"token_discarded": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s discards %s.", s.phrase(e.From), s.phrase(e.Subject))
	},
	"ability_learned": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s learns %s.", s.phrase(e.To), s.phrase(e.Subject))
	},
	"token_turned": func(s *State, e rules.Event) rules.Text {
		return rules.T("%s turns %s over for 1 Strength.", s.phrase(e.To), s.phrase(e.Subject))
	},
	"modified": tellModified,
}

// tellDeath: a hero without Food dies too (BS-SEA-2).
func tellDeath(s *State, e rules.Event) rules.Text {
	why := ""
	if e.Rule == "BS-SEA-2" {
		why = " for want of Food"
	}
	if e.From == "" {
		return rules.T("%s dies%s.", s.phrase(e.Subject), why)
	}
	return rules.T("%s dies%s at %s.", s.phrase(e.Subject), why, s.phrase(e.From))
}

func tellIgnored(s *State, e rules.Event) rules.Text {
	return rules.T("%s ignores a hit and can ignore %d more in this round.", s.phrase(e.Subject), max(e.N, 0))
}

func tellAttack(s *State, e rules.Event) rules.Text {
	return rules.T("%s scores %s in %s: %s.", s.phrase(e.Subject), rules.Count(int(e.N), "%d hit", "%d hits"), s.phrase(e.To), effectOf(int(e.M)))
}

// effectOf: what hits came to, units and Vinculum points together.
func effectOf(n int) string {
	switch n {
	case 0:
		return "nothing is destroyed"
	case 1:
		return "1 takes effect"
	}
	return rules.T("%d take effect", n).String()
}

func tellShot(s *State, e rules.Event) rules.Text {
	if e.N == 0 {
		return rules.T("The Catapult misses %s.", s.phrase(e.To))
	}
	return rules.T("The Catapult shoots %d at %s: %s.", e.N, s.phrase(e.To), effectOf(int(e.M)))
}

// tellRoll: the faces, and what is needed. N of the event is the die.
func tellRoll(s *State, e rules.Event) rules.Text {
	words := make([]string, 0, len(e.Dice))
	for _, pip := range e.Thrown() {
		words = append(words, s.faceWords(cards.Die(e.N), pip))
	}
	needs := ""
	switch {
	case e.M > 0 && e.Name == rollNames[forHits]:
		needs = rules.T(", %d+ hits", e.M).String()
	case e.M > 0:
		needs = rules.T(", needed is %d+", e.M).String()
	}
	return rules.T("%s rolls %s%s%s.", s.phrase(e.Subject), list(words), rollWords[e.Name], needs)
}

var rollWords = map[string]string{"orient_rolled": " to turn the Catapult", "attack_rolled": " in attack", "earned_rolled": " for what is earned",
	"test_rolled": "", "smuggling_rolled": " on the Smuggling Table", "shot_rolled": " with the Catapult"}

// faceWords is a face of a die, "stuck" and "miss" included.
func (s *State) faceWords(die cards.Die, pip uint8) string {
	if die == cards.CatapultDie {
		switch c := s.game.set.Dice.Catapult[pip-1]; {
		case c.Stuck:
			return "stuck"
		case c.Miss:
			return "miss"
		}
	}
	return rules.T("%d", s.game.face(die, pip)).String()
}

// tellModified: what a used card changes for a while. Count says that it sets the number.
func tellModified(s *State, e rules.Event) rules.Text {
	stat := "a number"
	if e.M >= 0 && e.M < int16(len(statPhrases)) {
		stat = statPhrases[e.M]
	}
	words := rules.T("%d higher", e.N)
	switch {
	case e.Count > 0:
		words = rules.T("%d", e.N)
	case e.N < 0:
		words = rules.T("%d lower", -e.N)
	}
	return rules.T("For %s, %s is %s for a while.", s.phrase(e.Subject), stat, words)
}

// statPhrases are the numbers that can be modified (BS-CON-42).
var statPhrases = [cards.StatCount]string{cards.AttackDice: "the number of attack dice", cards.AttackTarget: "the target number", cards.Strength: "the Strength",
	cards.IgnoredHits: "the number of hits ignored", cards.Actions: "the number of actions", cards.ArtilleryActions: "the number of Catapult actions",
	cards.ArmoryCost: "the price of Armory cards", cards.FoodRoll: "the roll for Food", cards.GoldRoll: "the roll for Gold", cards.CatapultShot: "the shot of the Catapult",
	cards.AttackMorale: "the Morale for an attack", cards.Upkeep: "the Food to pay at the end of the Season", cards.SpawnKrohn: "the number of Krohns spawned",
	cards.SpawnGargoh: "the number of Gargohs spawned", cards.SpawnMolen: "the number of Mölens spawned", cards.MassiveDice: "the dice of Massive Attacks",
	cards.ExtraDraw: "the number of cards drawn"}
