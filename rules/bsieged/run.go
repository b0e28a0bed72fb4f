package bsieged

import "portcullis/rules"

// Decision is what the match waits for.
func (s *State) Decision() rules.Decision {
	if s.result != undecided {
		return rules.Decision{}
	}
	s.list()
	if len(s.shown) != len(s.choices) {
		s.shown = append(s.shown[:0], s.choices...)
		for i := range s.shown {
			s.shown[i] = s.named(s.shown[i])
		}
	}
	return rules.Decision{Kind: s.ask.kind.String(), Seats: s.asked(), Choices: s.shown}
}

// heroArg is which argument of a verb is a hero; -1: none.
func heroArg(v rules.Verb) int {
	switch v {
	case Raise, Trade, PickHero, Hit:
		return 0
	case Spend, Suffer:
		return 1
	}
	return -1
}

// named turns the hero of a choice from the number in this match, by which the rules go on, into
// the number of the sheet, by which files and people name the same hero in every match.
func (s *State) named(c rules.Choice) rules.Choice {
	if i := heroArg(c.Verb); i >= 0 && c.Args[i] >= 0 {
		c.Args[i] = int16(s.heroes[c.Args[i]].kind)
	}
	return c
}

// numbered is the inverse of named.
func (s *State) numbered(c rules.Choice) rules.Choice {
	if i := heroArg(c.Verb); i >= 0 && c.Args[i] >= 0 {
		for h := range s.heroes[:s.nhero] {
			if int16(s.heroes[h].kind) == c.Args[i] {
				c.Args[i] = int16(h)
				break
			}
		}
	}
	return c
}

// Apply plays a choice.
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.Decision().Allows(c) {
		return nil, s.refuse(c)
	}
	s.story, s.fresh = s.story[:0], false
	s.answer(s.numbered(c))
	s.run()
	return s.story, nil
}

// run goes on until a decision that has more than one answer, or the end. Forced steps are
// played, never asked (BS-TBL-9).
func (s *State) run() {
	for s.goOn() {
	}
	if s.result != undecided {
		s.close()
	}
}

// goOn goes on by one step, or takes the only answer; false: the match waits for a decision, or is over.
func (s *State) goOn() bool {
	switch {
	case s.result != undecided:
		return false
	case s.ask.kind == askNothing:
		s.step()
		s.judge()
		return true
	}
	s.list()
	c, ok := s.forced()
	if ok {
		s.tellRest(c)
		s.answer(c)
	}
	return ok
}

// forced is the answer that is taken without a question: the only one, one that comes to the same as all others, or the end of a turn
// that is over (BS-OPT-18).
func (s *State) forced() (rules.Choice, bool) {
	switch {
	case len(s.choices) == 1, s.goesAnyway():
		return s.choices[0], true
	case s.turnIsOver():
		return rules.Choice{Verb: End}, true
	}
	return rules.Choice{}, false
}

// list finds the choices of the waiting decision.
func (s *State) list() {
	if s.listed {
		return
	}
	s.choices, s.shown = s.choices[:0], s.shown[:0]
	f := s.top()
	switch s.ask.kind {
	case askRaise:
		s.listRaise()
	case askSend:
		s.listSend()
	case askNext:
		s.listNext(f)
	case askTurn:
		s.listTurn(f)
	case askGrace:
		s.listGrace()
	case askCard:
		s.listCard(f)
	case askTrade:
		s.listTrade(f)
	case askHero:
		s.listHeroes(f)
	case askOption:
		s.listOptions(f)
	case askFigure:
		s.listFigures(f)
	case askHouse:
		s.listHouses(f)
	case askField:
		s.listFields(f)
	case askZone:
		s.listZones(f)
	case askClass:
		s.listClasses(f)
	case askRecover:
		s.listRecover(f)
	case askDeck:
		s.listDecks(f)
	case askToken:
		s.listTokens(f)
	case askLearn:
		s.offer(Learn)
		s.offer(Strengthen)
	case askYes:
		s.offer(Yes)
		s.offer(No)
	case askTactic:
		s.listTactics(f)
	case askHit:
		s.listHits(f)
	case askShield:
		s.listShields(f)
	}
	s.listed = true
}

// answer takes a legal choice up: it moves what the choice itself moves; run does the rest.
func (s *State) answer(c rules.Choice) {
	kind := s.ask.kind
	s.ask, s.listed = question{hero: noHero}, false
	f := s.top()
	switch kind {
	case askRaise:
		s.answerRaise(f, c)
	case askSend:
		s.answerSend(f, c)
	case askNext:
		s.answerNext(f, c)
	case askTurn:
		s.answerTurn(f, c)
	case askGrace:
		s.answerGrace(f, c)
	case askCard:
		s.answerCard(f, c)
	case askTrade:
		s.answerTrade(f, c)
	case askTactic:
		s.answerTactic(f, c)
	case askHit:
		s.answerHit(f, c)
	case askShield:
		s.answerShield(f, c)
	case askToken, askLearn:
		s.answerTrain(f, c)
	default:
		s.answerEffect(f, kind, c)
	}
	s.judge()
}

// answerEffect hands the answer to the frame that asked: the questions of effects are asked by
// several kinds of frame.
func (s *State) answerEffect(f *frame, kind askKind, c rules.Choice) {
	switch f.kind {
	case textFrame:
		s.answerText(f, kind, c)
	case attackFrame:
		s.answerBlood(f, c)
	case drawFrame:
		s.answerDraw(f, c)
	}
}

// step lets the uppermost frame go on by one instant: until it waits, pushes another frame, is
// done, or has done something that can end the match.
func (s *State) step() {
	if s.stack.Depth == 0 {
		s.push(newFrame(roundFrame))
	}
	s.bury()
	f := s.top()
	switch f.kind {
	case roundFrame:
		s.stepRound(f)
	case spawnFrame:
		s.stepSpawn(f)
	case seasonFrame:
		s.stepSeason(f)
	case turnFrame:
		s.stepTurn(f)
	case attackFrame:
		s.stepAttack(f)
	case catapultFrame:
		s.stepCatapult(f)
	case exchangeFrame:
		s.wait(askTrade, f.hero)
	case trainFrame:
		s.stepTrain(f)
	case drawFrame:
		s.stepDraw(f)
	case obtainFrame:
		s.stepObtain(f)
	case textFrame:
		s.stepText(f)
	case volleyFrame:
		s.stepVolley(f)
	case tacticsFrame:
		s.stepTactics(f)
	case assaultFrame:
		s.stepAssault(f)
	case hitsFrame:
		s.stepHits(f)
	case molenFrame:
		s.stepMolen(f)
	case houseFrame:
		s.stepHouse(f)
	case marchFrame:
		s.stepMarch(f)
	case graceFrame:
		s.stepGrace(f)
	}
}
