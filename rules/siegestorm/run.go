package siegestorm

import "portcullis/rules"

// Decision is what the match waits for.
func (s *State) Decision() rules.Decision {
	if s.result != undecided {
		return rules.Decision{}
	}
	s.list()
	return rules.Decision{Kind: s.ask.kind.String(), Seats: rules.SeatsOf(s.ask.seat.seat()), Choices: s.choices}
}

// Apply plays a choice.
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.Decision().Allows(c) {
		return nil, s.refuse(c)
	}
	s.events, s.fresh, s.chosen = s.events[:0], false, false
	s.answer(c)
	s.run()
	s.news = false
	return s.events, nil
}

// run goes on until a decision that is worth asking or the end.
func (s *State) run() {
	for {
		for s.result == undecided && (s.ask.kind == askNothing || s.fallen != 0) {
			if s.fallen != 0 {
				s.bury()
			} else {
				s.step()
			}
		}
		if s.result != undecided {
			return
		}
		s.list()
		if len(s.choices) != 1 || s.alwaysAsked() {
			return
		}
		s.passOver()
		s.answer(s.choices[0])
	}
}

// alwaysAsked reports whether a decision with a single choice is asked all the same (ledger
// 3.2): a last window that was not passed over, and everything where the table wants to confirm.
func (s *State) alwaysAsked() bool {
	return s.set.confirm || s.ask.kind == askWindow && s.top().stage == windowDeploy
}

// Excuse is the rule by which a question with a single choice is put: the seat wants to see the end of each turn, or the table
// confirms everything; and a seat is asked before a draw that may lose it the match, also where nothing helps.
func (s *State) Excuse() string {
	if s.set.confirm || s.ask.kind == askWindow && s.top().stage == windowDeploy && wantsEnd(s.sides[s.ask.seat].stops[windowDeploy]) {
		return "ST-TRN-13"
	}
	if s.ask.kind == askWindow && s.top().stage == windowPrepare && s.sides[s.ask.seat].resources.len() <= s.comingDraws(s.ask.seat) {
		return "ST-WIN-1"
	}
	return ""
}

// wantsEnd reports whether a seat that wants to be asked so sees the end of a turn in which nothing is left to play.
func wantsEnd(want stop) bool { return want == stopAlways || want == stopMoment }

// list finds the choices of the waiting decision.
func (s *State) list() {
	if s.listed {
		return
	}
	s.choices = s.choices[:0]
	f := s.top()
	switch s.ask.kind {
	case askMulligan:
		s.listMulligan()
	case askWindow:
		s.listWindow(f)
	case askTrack:
		s.listTracks(f)
	case askTarget:
		s.listTargets()
	case askPay:
		s.listPayments()
	case askReact:
		s.listReactions()
	case askOrder:
		s.listOrders(f)
	case askAttack:
		s.listAttacks(f)
	case askPick:
		s.listPicks(f)
	case askArrange:
		s.listArrange(f)
	case askConflict:
		s.listConflict(f)
	case askOptional, askExtra:
		s.offer(of(Yes))
		s.offer(of(No))
	case askTie:
		s.listTies(f)
	case askAbsorb:
		s.listAbsorbers()
	}
	s.listed = true
}

// answer takes a legal choice up. It moves only what the choice itself moves; run does the
// rest.
func (s *State) answer(c rules.Choice) {
	kind := s.ask.kind
	s.ask.kind, s.listed = askNothing, false
	s.spent++
	f := s.top()
	switch kind {
	case askMulligan:
		s.answerMulligan(f, c)
	case askWindow:
		s.answerWindow(f, c)
	case askTrack:
		s.answerTrack(f, c)
	case askTarget:
		s.answerTarget(c)
	case askPay:
		s.answerPayment(c)
	case askReact:
		s.answerReaction(f, c)
	case askOrder:
		s.answerOrder(f, c)
	case askAttack:
		s.answerAttack(f, c)
	case askPick:
		s.answerPick(f, c)
	case askArrange:
		s.answerArrange(f, c)
	case askConflict:
		s.answerConflict(f, c)
	case askOptional:
		s.answerOptional(f, c)
	case askExtra:
		s.answerExtra(f, c)
	case askTie:
		s.answerTie(f, c)
	case askAbsorb:
		s.answerAbsorb(f, c)
	}
}

// step lets the uppermost frame go on until it waits, pushes another frame or is done.
func (s *State) step() {
	if s.stack.Depth == 0 {
		s.nextTurn()
		return
	}
	f := s.top()
	switch f.kind {
	case setupFrame:
		s.stepSetup(f)
	case turnFrame:
		s.stepTurn(f)
	case windowFrame:
		s.stepWindow(f)
	case exitFrame:
		s.stepExits(f)
	case stormFrame:
		s.stepStorm(f)
	case chainFrame:
		s.stepChain(f)
	case textFrame:
		s.stepText(f)
	case triggerFrame:
		s.stepTriggers(f)
	case spentFrame:
		s.stepSpent(f)
	case bossTurnFrame:
		s.stepBossTurn(f)
	case bossPlayFrame:
		s.stepBossPlay(f)
	case bossStormFrame:
		s.stepBossStorm(f)
	case spiritFrame:
		s.stepSpirit(f)
	case sharedFrame:
		s.stepShared(f)
	}
}
