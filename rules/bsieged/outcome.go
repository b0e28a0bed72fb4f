package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// endRound checks victory and the end of time, and ends what lasts one round (BS-END-2,
// BS-END-10, BS-END-12).
func (s *State) endRound() {
	m := &s.game.set.Match
	switch late := int(s.round) == m.Warning && !s.messengerLeft(); {
	case s.messenger.where == onWall && s.living() > 0:
		s.messenger.where = arrived
		s.result = won
		return
	case int(s.round) >= m.Rounds:
		s.result = lostTime
		return
	case late && s.set.deadline:
		s.result = lostDeadline
		return
	case late:
		s.note(noHero, "messenger_late", "BS-END-12", s.game.el.messenger, "")
	}
	s.endEvents()
	s.expire(cards.UntilRound)
	if s.seasonEnds() {
		s.expire(cards.UntilSeason)
	}
	s.acted, s.ward, s.messenger.killed = 0, false, false
	s.extra = [cards.FieldCount]int8{}
	for h := range s.heroes[:s.nhero] {
		s.heroes[h].soaked, s.heroes[h].used = 0, 0
	}
}

// messengerLeft reports whether a Messenger has left the board on departure (BS-RUL-6).
func (s *State) messengerLeft() bool { return s.messenger.back || s.messenger.where == outskirts }

var resultNames = [...]string{undecided: "", won: "won", lostKrohn: "lost_krohn", lostAvatar: "lost_avatar", lostMessenger: "lost_messenger",
	lostHeroes: "lost_heroes", lostBuildings: "lost_buildings", lostTime: "lost_time", lostDeadline: "lost_deadline", lostConceded: "lost_conceded"}

func (r result) String() string { return resultNames[r] }

// rule is what the end of a match rests on.
func (r result) rule() string {
	return [...]string{undecided: "", won: "BS-END-2", lostKrohn: "BS-END-5", lostAvatar: "BS-END-6", lostMessenger: "BS-END-7",
		lostHeroes: "BS-END-8", lostBuildings: "BS-END-9", lostTime: "BS-END-10", lostDeadline: "BS-RUL-6", lostConceded: "BS-EDG-8"}[r]
}

// close tells the end of the match.
func (s *State) close() {
	s.emit(noHero, rules.Event{Kind: rules.MatchEnded, Name: s.result.String(), Rule: s.result.rule(), Subject: s.game.el.rounds[s.round], N: int16(s.round)})
}

// Outcome tells whether all players have won or lost, and why (BS-END-1).
func (s *State) Outcome() (rules.Outcome, bool) {
	if s.result == undecided {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Result: s.result.String(), Rule: s.result.rule(), Reason: s.endWords()}
	if s.result == won {
		o.Winners = 1<<s.set.seats - 1
	}
	return o, true
}

// endWords says how the match ended, with its round.
func (s *State) endWords() rules.Text {
	m := &s.game.set.Match
	switch s.result {
	case won:
		return rules.T("The Messenger stood on %s, alive, at the end of round %d: the Citadel is saved", s.rescue(), s.round)
	case lostKrohn:
		return rules.T("Krohns entered the Citadel from the %s in round %d", s.whence(), s.round)
	case lostAvatar:
		return rules.T("The Avatar of the Abyss entered the Citadel from the %s in round %d", s.whence(), s.round)
	case lostMessenger:
		return rules.T("The second Messenger died in round %d", s.round)
	case lostHeroes:
		return rules.T("All heroes were dead in round %d", s.round)
	case lostBuildings:
		return rules.T("%d buildings lay in ruins in round %d", s.ruins(), s.round)
	case lostDeadline:
		return rules.T("No Messenger had left the board by the end of round %d", m.Warning)
	case lostConceded:
		return rules.T("The players conceded in round %d: the Messenger could not be back by the end of round %d", s.round, m.Rounds)
	}
	return rules.T("No Messenger was back in the Citadel at the end of round %d", m.Rounds)
}

// rescue is the wall on which the Messenger came back; an edited position need not name it.
func (s *State) rescue() rules.Text {
	if s.messenger.field == noField {
		return rules.T("the wall")
	}
	return s.phrase(s.game.el.walls[s.messenger.field])
}

// whence is the field from which the Citadel was entered.
func (s *State) whence() rules.Text { return s.game.set.Fields[s.why].Bearing() }
