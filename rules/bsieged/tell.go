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
		tellers[earnedNames[what]], tellers[lostNames[what]] = tellTrack(cards.What(what)), tellTrack(cards.What(what))
		tellers[surplusNames[what]] = tellSurplus(cards.What(what))
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
	"turn_rested":       tellRest,
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
		return rules.Plural(int(e.N), "%d card goes from %s to %s.", "%d cards go from %s to %s.", e.N, s.phrase(e.From), s.phrase(e.To))
	},
	"season_cards_removed": func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%d card goes out of the match, unseen, from %s.", "%d cards go out of the match, unseen, from %s.", e.N, s.phrase(e.From))
	},
}

// opening is a phrase at the beginning of a sentence.
func (s *State) opening(el rules.Element) rules.Text { return rules.Capital(s.phrase(el)) }

func tellSeason(s *State, e rules.Event) rules.Text {
	m := &s.game.set.Match
	return rules.T("%s ends.", m.Seasons[min(max(int(e.N)-1, 0)/m.RoundsPerSeason, cards.SeasonCount-1)].Told())
}

// tellEvent names an Event that is drawn: its card and the slot where it lies say what it does.
func tellEvent(s *State, e rules.Event) rules.Text {
	i, _ := s.eventAt(e.Subject)
	ev := &s.game.set.Events[max(i, 0)]
	return rules.T("Event: %s.", ev.Told())
}

func tellTurn(s *State, e rules.Event) rules.Text {
	return rules.T("The turn of %s begins, with %s.", s.phrase(e.Subject), actions(int(e.M)))
}

func tellRest(s *State, e rules.Event) rules.Text {
	if e.M > 0 {
		return rules.T("The turn of %s ends: nothing can be done with the actions that are left.", s.phrase(e.Subject))
	}
	return rules.T("The turn of %s ends: no action is left.", s.phrase(e.Subject))
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

// moraleCauses are what Morale is lost to, by the rule that takes it; what an effect takes, that card, token or Event has told.
var moraleCauses = map[string]rules.Text{
	"BS-EAT-5":  rules.T("hit by an enemy attack"),
	"BS-MOL-2":  rules.T("hit by a Mölen"),
	"BS-PRO-2":  rules.T("hit in place of the building"),
	"BS-MSG-12": rules.T("the Messenger died"),
	"BS-ABI-11": rules.T("Cowardice, for ending the turn alone"),
	"BS-CRD-12": rules.T("the price of the card"),
}

// tellTrack: "Eileen earns 2 Morale and has 7.", "Eileen loses 1 Morale and has 4: the Messenger died."
func tellTrack(what cards.What) func(*State, rules.Event) rules.Text {
	return func(s *State, e rules.Event) rules.Text {
		if e.Name == lostNames[what] {
			if why := moraleCauses[e.Rule]; what == cards.Morale && !why.Empty() {
				return rules.T("%s loses %d %s and has %d: %s.", s.phrase(e.To), max(e.N, -e.N), trackWords[what], e.M, why)
			}
			return rules.T("%s loses %d %s and has %d.", s.phrase(e.To), max(e.N, -e.N), trackWords[what], e.M)
		}
		return rules.T("%s earns %d %s and has %d.", s.phrase(e.To), max(e.N, -e.N), trackWords[what], e.M)
	}
}

// tellSurplus: "Osvith has 3 Divine Grace, the most there is: 1 more is not earned."
func tellSurplus(what cards.What) func(*State, rules.Event) rules.Text {
	return func(s *State, e rules.Event) rules.Text {
		return rules.Plural(int(e.N), "%s has %d %s, the most there is: %d more is not earned.", "%s has %d %s, the most there is: %d more are not earned.", s.phrase(e.To), e.M, trackWords[what], e.N)
	}
}

// enemyWords: "Krohn card".
func (s *State) enemyWords(el rules.Element) rules.Text { return rules.T("%s card", s.phrase(el)) }

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
		return rules.T("%s spends %d Divine Grace: die %d from %d to %d.", s.phrase(e.Subject), max(e.N-e.M, e.M-e.N), e.Count+1, e.N, e.M)
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
func effectOf(n int) rules.Text {
	if n == 0 {
		return rules.T("nothing is destroyed")
	}
	return rules.Count(n, "%d takes effect", "%d take effect")
}

func tellShot(s *State, e rules.Event) rules.Text {
	if e.N == 0 {
		return rules.T("The Catapult misses %s.", s.phrase(e.To))
	}
	return rules.T("The Catapult shoots %d at %s: %s.", e.N, s.phrase(e.To), effectOf(int(e.M)))
}

// tellRoll: the faces, and what is needed. N of the event is the die.
func tellRoll(s *State, e rules.Event) rules.Text {
	words := make([]rules.Text, 0, len(e.Dice))
	for _, pip := range e.Thrown() {
		words = append(words, s.faceWords(cards.Die(e.N), pip))
	}
	if e.Name == "orient_rolled" {
		return s.tellOrient(e)
	}
	rolled := rollWords(e.Name, rules.And(words...))
	switch {
	case e.M > 0 && e.Name == rollNames[forHits]:
		rolled = rules.T("%s, %d+ hits", rolled, e.M)
	case e.M > 0:
		rolled = rules.T("%s, needed is %d+", rolled, e.M)
	}
	return rules.T("%s rolls %s.", s.phrase(e.Subject), rolled)
}

// tellOrient: of the roll to turn the Catapult counts only whether it sticks (BS-CAT-6).
func (s *State) tellOrient(e rules.Event) rules.Text {
	for _, pip := range e.Thrown() {
		if s.game.set.Dice.Catapult[pip-1].Stuck {
			return rules.T("%s rolls to turn the Catapult, and it sticks.", s.phrase(e.Subject))
		}
	}
	return rules.T("%s rolls to turn the Catapult, and it does not stick.", s.phrase(e.Subject))
}

// rollWords says what faces were rolled for.
func rollWords(event string, faces rules.Text) rules.Text {
	switch event {
	case "attack_rolled":
		return rules.T("%s in attack", faces)
	case "earned_rolled":
		return rules.T("%s for what is earned", faces)
	case "smuggling_rolled":
		return rules.T("%s on the Smuggling Table", faces)
	case "shot_rolled":
		return rules.T("%s with the Catapult", faces)
	}
	return faces
}

// faceWords is a face of a die, "stuck" and "miss" included.
func (s *State) faceWords(die cards.Die, pip uint8) rules.Text {
	if die == cards.CatapultDie {
		switch c := s.game.set.Dice.Catapult[pip-1]; {
		case c.Stuck:
			return rules.T("stuck").In("a face of a die")
		case c.Miss:
			return rules.T("a miss")
		}
	}
	return rules.T("%d", s.game.face(die, pip))
}

// tellModified: what a used card changes for a while. Count says that it sets the number.
func tellModified(s *State, e rules.Event) rules.Text {
	stat := rules.T("a number")
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
var statPhrases = [cards.StatCount]rules.Text{
	cards.AttackDice:       rules.T("the number of attack dice"),
	cards.AttackTarget:     rules.T("the target number"),
	cards.Strength:         rules.T("the Strength"),
	cards.IgnoredHits:      rules.T("the number of hits ignored"),
	cards.Actions:          rules.T("the number of actions"),
	cards.ArtilleryActions: rules.T("the number of Catapult actions"),
	cards.ArmoryCost:       rules.T("the price of Armory cards"),
	cards.FoodRoll:         rules.T("the roll for Food"),
	cards.GoldRoll:         rules.T("the roll for Gold"),
	cards.CatapultShot:     rules.T("the shot of the Catapult"),
	cards.AttackMorale:     rules.T("the Morale for an attack"),
	cards.Upkeep:           rules.T("the Food to pay at the end of the Season"),
	cards.SpawnKrohn:       rules.T("the number of Krohns spawned"),
	cards.SpawnGargoh:      rules.T("the number of Gargohs spawned"),
	cards.SpawnMolen:       rules.T("the number of Mölens spawned"),
	cards.MassiveDice:      rules.T("the dice of Massive Attacks"),
	cards.ExtraDraw:        rules.T("the number of cards drawn"),
}
