package siegestorm

import (
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Tell puts an event into one sentence.
func (s *State) Tell(e rules.Event) rules.Text {
	for _, find := range [...]func(string) teller{flowTeller, moveTeller, effectTeller, bossTeller} {
		if tell := find(e.Name); tell != nil {
			return tell(s, e)
		}
	}
	return rules.T("%s", e.Name)
}

type teller func(*State, rules.Event) rules.Text

// flowTeller finds who tells of turns, commands and storms.
func flowTeller(name string) teller {
	switch name {
	case "match_began":
		return func(*State, rules.Event) rules.Text { return rules.T("The decks are shuffled.") }
	case "first_player":
		return by("%s is the first player, by lot.")
	case "kept_hand":
		return by("%s keeps the starting hand.")
	case "turn_began":
		return tellTurn
	case "extra_turn_begins":
		return by("%s takes the extra turn.")
	case "turn_ended":
		return tellTurnEnd
	case "reserves_step":
		return by("Discard to Reserves of %s.")
	case "draw_step":
		return by("Draw step of %s.")
	case "advance_step":
		return by("Advance step of %s.")
	case "deploy_step":
		return by("Deploy step of %s.")
	case "play_step":
		return by("Play Actions step of %s.")
	case passedEvent, notAskedEvent:
		return by("%s does not react.")
	case "in_control":
		return by("%s goes on.")
	case "committed":
		return by("%s commits a Supporter.")
	case "reset":
		return by("A Supporter of %s is ready again.")
	case "ability_activated":
		return byWith("%s uses the ability of %s.")
	case "storm_action":
		return of1("%s performs its action.")
	case "link_resolves":
		return of1("%s takes effect.")
	case "link_negated":
		return of1("The effect of %s is negated.")
	case "storms":
		return tellStorm
	case boostEvent:
		return tellBoosted
	case "struck":
		return tellStruck
	case "struck_player":
		return tellStruckPlayer
	case "match_ended":
		return tellEnd
	case "eliminated":
		return by("%s has too few cards and is out of the match.")
	case "pile_left_the_game":
		return tellPileLeft
	case "neighbours_meet":
		return tellMeeting
	}
	return nil
}

// moveTeller finds who tells of cards that go from one place to another.
func moveTeller(name string) teller {
	switch name {
	case "drawn":
		return byWith("%s draws %s.")
	case "put_back":
		return byWith("%s puts %s under the Resources.")
	case "hand_full":
		return tellHandFull
	case paidEvent:
		return byWith("%s pays with %s.")
	case "advanced":
		return tellAdvanced
	case "deployed":
		return tellDeployed
	case "action_played":
		return tellAction
	case "action_done", "spent":
		return to1("%s goes to %s.")
	case "replaced":
		return tellReplaced
	case "holds":
		return to1("%s holds %s.")
	case "supports":
		return byWithLast("%s becomes a Supporter of %s.")
	case "cleared":
		return to1("%s goes to %s: its place is cleared.")
	case "left_the_game":
		return of1("%s leaves the game with its owner.")
	}
	return nil
}

// tellPileLeft tells of the cards that an eliminated player had in a place.
func tellPileLeft(s *State, e rules.Event) rules.Text {
	return rules.T("%s in %s: gone from the game.", rules.Count(int(e.N), "%d card", "%d cards"), s.phrase(e.From))
}

// tellMeeting tells who faces whom where an eliminated player was (ST-LMS-8).
func tellMeeting(s *State, e rules.Event) rules.Text {
	if e.From == e.To {
		return rules.T("The Battle Zones of %s are cleared away.", s.nameOfSeat(e.Seat))
	}
	return rules.T("%s and %s face each other now.", s.phrase(e.From), s.phrase(e.To))
}

// by tells of the side that did it.
func by(format string) teller {
	return func(s *State, e rules.Event) rules.Text { return rules.T(format, s.nameOfSeat(e.Seat)) }
}

// byWith tells of the side that did it and of the subject.
func byWith(format string) teller {
	return func(s *State, e rules.Event) rules.Text {
		return rules.T(format, s.nameOfSeat(e.Seat), s.phrase(e.Subject))
	}
}

// byWithLast tells of the subject and then of the side.
func byWithLast(format string) teller {
	return func(s *State, e rules.Event) rules.Text {
		return rules.T(format, s.capital(e.Subject), s.nameOfSeat(e.Seat))
	}
}

// of1 tells of the subject.
func of1(format string) teller {
	return func(s *State, e rules.Event) rules.Text {
		if strings.HasPrefix(format, "%s") {
			return rules.T(format, s.capital(e.Subject))
		}
		return rules.T(format, s.phrase(e.Subject))
	}
}

// to1 tells of the subject and where it went.
func to1(format string) teller {
	return func(s *State, e rules.Event) rules.Text {
		return rules.T(format, s.capital(e.Subject), s.phrase(e.To))
	}
}

// capital is a phrase at the beginning of a sentence.
func (s *State) capital(el rules.Element) rules.Text { return rules.Capital(s.phrase(el)) }

func tellTurn(s *State, e rules.Event) rules.Text {
	if s.set.mode == coop && e.Seat != rules.NoSeat {
		return rules.T("Turn %d: the players.", e.N)
	}
	return rules.T("Turn %d: %s.", e.N, s.nameOfSeat(e.Seat))
}

func tellTurnEnd(s *State, e rules.Event) rules.Text {
	if s.set.mode == coop && e.Seat != rules.NoSeat {
		return rules.T("The turn of the players ends.")
	}
	switch {
	case e.Kind == rules.TurnPassed && e.M == 0:
		return rules.T("Turn %d of %s passed: nothing could be played.", e.N, s.nameOfSeat(e.Seat))
	case e.Kind == rules.TurnPassed:
		return rules.T("Turn %d of %s passed by itself: nothing of use could be played.", e.N, s.nameOfSeat(e.Seat))
	case e.Kind == rules.TurnEnded && e.M == 0:
		return rules.T("The turn of %s ends: nothing more can be played.", s.nameOfSeat(e.Seat))
	case e.Kind == rules.TurnEnded:
		return rules.T("The turn of %s ends: nothing more of use can be played.", s.nameOfSeat(e.Seat))
	}
	return rules.T("The turn of %s ends.", s.nameOfSeat(e.Seat))
}

func tellAdvanced(s *State, e rules.Event) rules.Text {
	_, slot, _ := numbers(e.To)
	if e.To.Kind() == "exit" || slot >= trackSlots {
		return rules.T("%s leaves the last slot.", s.capital(e.Subject))
	}
	return rules.T("%s advances to %s.", s.capital(e.Subject), slotNames[slot])
}

// tellDeployed: why the boss deploys a card was told before.
func tellDeployed(s *State, e rules.Event) rules.Text {
	if e.Seat == rules.NoSeat {
		return rules.T("%s enters the Deployment Zone of %s.", s.capital(e.Subject), s.nameOfSeat(e.Seat))
	}
	return rules.T("%s deploys %s.", s.nameOfSeat(e.Seat), s.phrase(e.Subject))
}

func tellAction(s *State, e rules.Event) rules.Text {
	if e.Seat == rules.NoSeat {
		return rules.T("%s joins the chain of commands.", s.capital(e.Subject))
	}
	return rules.T("%s plays %s as an action.", s.nameOfSeat(e.Seat), s.phrase(e.Subject))
}

func tellHandFull(s *State, e rules.Event) rules.Text {
	d, _ := s.sideAt(e.To)
	return rules.T("%s goes to %s: the hand of %s is full.", s.capital(e.Subject), s.phrase(e.To), s.nameOf(d))
}

func tellStorm(s *State, e rules.Event) rules.Text {
	return rules.T("%s storms with ATT %d.", s.capital(e.Subject), e.N)
}

func tellStruck(s *State, e rules.Event) rules.Text {
	if e.N > e.M {
		return rules.T("%s strikes %s: Attack Strength %d is more than DEF %d.", s.capital(e.Subject), s.phrase(e.To), e.N, e.M)
	}
	return rules.T("%s strikes %s: Attack Strength %d is not more than DEF %d, and it holds.", s.capital(e.Subject), s.phrase(e.To), e.N, e.M)
}

func tellStruckPlayer(s *State, e rules.Event) rules.Text {
	return rules.T("%s strikes %s with Attack Strength %d.", s.capital(e.Subject), s.phrase(e.To), e.N)
}

func tellBoosted(s *State, e rules.Event) rules.Text {
	if by := s.booster(e); !by.Empty() {
		return rules.T("%s has %d more ATT in this turn, by %s.", s.capital(e.Subject), e.N, by)
	}
	return rules.T("%s has %d more ATT in this turn.", s.capital(e.Subject), e.N)
}

func tellEnd(s *State, _ rules.Event) rules.Text {
	if s.result == undecided {
		return rules.T("The match is over.")
	}
	return rules.T("%s.", s.endWords())
}

// bossTeller finds who tells of the boss and his board.
func bossTeller(name string) teller {
	switch name {
	case "boss_plays":
		return tellBossPlays
	case "boss_keeps":
		return tellBossKeeps
	case "boss_aims":
		return tellBossAims
	case "leads":
		return tellLeads
	case "to_reserve":
		return of1("%s goes to the Reserve pile.")
	case "reserve_shuffled":
		return func(s *State, e rules.Event) rules.Text {
			return rules.T("The Reserve pile is shuffled and becomes the Resources of %s: %s.", s.nameOf(bossSide), rules.Count(int(e.N), "%d card", "%d cards"))
		}
	case "reserve_used":
		return func(*State, rules.Event) rules.Text { return rules.T("The Reserve token is removed.") }
	case "menace_changed":
		return tellMenace
	case "life_lost":
		return func(s *State, e rules.Event) rules.Text {
			return rules.T("%s loses %s and has %d.", s.nameOf(bossSide), rules.Count(-int(e.N), "%d Life Point", "%d Life Points"), e.M)
		}
	case "life_recovered":
		return func(s *State, e rules.Event) rules.Text {
			return rules.T("%s recovers %s and has %d.", s.nameOf(bossSide), rules.Count(int(e.N), "%d Life Point", "%d Life Points"), e.M)
		}
	case "gang_token":
		return func(s *State, e rules.Event) rules.Text {
			return rules.T("%s gets a Gang token: %d, each +1 ATT.", s.capital(e.To), e.M)
		}
	case "spirit_token":
		return func(s *State, e rules.Event) rules.Text {
			return rules.T("%s gets a Spirit token and has %d.", s.capital(e.To), e.M)
		}
	case "totem_activated":
		return of1("The Spirit token activates %s.")
	case "absorbs":
		return by("%s takes it.")
	}
	return nil
}

// tellBossPlays says what a card is played as, then why nothing comes before it, and why this card.
func tellBossPlays(s *State, e rules.Event) rules.Text {
	as, why, cost, menace := playedWhy(e)
	does, since := s.bossPlaysWords(as, s.phrase(e.Subject))
	return rules.Sentences(rules.T("%s.", does), rules.T("%s; %s (cost %d, Menace Level %s).", since, whyPlayed(why), cost, menaceWords(menace)))
}

// bossPlaysWords says what the boss plays a card as, and why nothing comes before that.
func (s *State) bossPlaysWords(as cards.Command, card any) (does, since rules.Text) {
	boss := s.nameOf(bossSide)
	switch as {
	case cards.Deploy:
		return rules.T("%s deploys %s", boss, card), rules.T("Deploy comes first")
	case cards.Leader:
		return rules.T("%s plays %s as a Leader", boss, card), rules.T("No card can be deployed")
	case cards.Gang:
		return rules.T("%s plays %s as a Gang", boss, card), rules.T("No card can be deployed, and none can lead")
	}
	return rules.T("%s plays %s as an action", boss, card), rules.T("Nothing comes before it")
}

// whyPlayed says why the boss plays this card and no other.
func whyPlayed(why reason) rules.Text {
	return [...]rules.Text{onlyOne: rules.T("no other card can be played so"), dearest: rules.T("it costs the most"), copied: rules.T("others are the same card"),
		chosen: rules.T("the players chose it among equals")}[why]
}

func tellLeads(s *State, e rules.Event) rules.Text {
	if e.To.Kind() == "middle" {
		return rules.T("%s leads in No Man's Land.", s.capital(e.Subject))
	}
	return rules.T("%s leads on %s.", s.capital(e.Subject), s.phrase(e.To))
}

// menaceWords is a Menace Level as the board prints it.
func menaceWords(level int) string {
	return [...]string{"0", "1", "2", "3", "4", "5+"}[min(max(level, 0), topMenace)]
}

func tellBossKeeps(s *State, e rules.Event) rules.Text {
	if fate(e.N) == tooDearYet {
		return rules.T("%s stays in the hand of %s: it costs %d, more than the Menace Level.", s.capital(e.Subject), s.nameOf(bossSide), e.M)
	}
	return rules.T("%s stays in the hand of %s: there is no place for it.", s.capital(e.Subject), s.nameOf(bossSide))
}

func tellBossAims(s *State, e rules.Event) rules.Text {
	why := [...]rules.Text{onlyOne: rules.T("the only target"), dearest: rules.T("the most expensive target, cost %d", e.M),
		copied: rules.T("one of several that are alike, cost %d", e.M), chosen: rules.T("chosen by the players among targets of cost %d", e.M)}[reason(e.N)]
	return rules.T("%s aims at %s: %s.", s.capital(e.Subject), s.phrase(e.To), why)
}

func tellMenace(_ *State, e rules.Event) rules.Text {
	why := ""
	if e.Rule == "ST-BOS-12" {
		why = ", since every card in the boss's hand costs more"
	}
	if e.N < 0 {
		return rules.T("The Menace Level falls by %d to %s%s.", -e.N, menaceWords(int(e.M)), why)
	}
	return rules.T("The Menace Level rises by %d to %s%s.", e.N, menaceWords(int(e.M)), why)
}
