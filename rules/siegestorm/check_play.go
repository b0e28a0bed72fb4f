package siegestorm

import "portcullis/rules/siegestorm/cards"

// announcementFault says why what is announced cannot be, or cannot ask what is asked.
func (s *State) announcementFault() string {
	p := &s.play
	if !s.exists(p.card) || p.by != s.ask.seat {
		return "announces no card, or another player's"
	}
	k := &s.cards[p.card]
	where := false
	switch p.kind {
	case playAction:
		where = k.place == inHand && k.holder == p.by
	case playCreature:
		where = k.place == inHand && k.holder == p.by && s.design(p.card).Creature()
	case playAbility:
		where = k.place.onBattlefield() && s.design(p.card).Passive.Kind == cards.Activated
	case playStorm:
		where = s.stormer == p.card && s.top().kind == stormFrame && s.top().card == p.card
	}
	switch {
	case !where || !s.announcesAt(p):
		return "announces a card that cannot be played so"
	case p.stage > announceTrack && !s.announcesOn(p):
		return "announces a play in a war track that is not for it"
	case p.target != noCard && !s.exists(p.target):
		return "announces a target that is no card"
	}
	if p.cost != s.costOf(p) {
		return "announces a play at a wrong cost"
	}
	switch text := s.playText(); {
	case p.kind == playAction && len(text) == 0:
		return "announces a card without an action as one"
	case (p.kind == playAction || p.kind == playAbility) && s.timeBar(p.by, text) != fine:
		return "announces a play that is not for this moment"
	}
	fits := false
	switch s.ask.kind {
	case askTrack:
		fits = p.stage == announceTrack && p.kind != playStorm && s.set.mode == lastMan
	case askTarget:
		fits = p.stage == announceTarget && targeted(s.playText()) != nil
	case askPay:
		fits = p.stage == announcePay && p.npaid < p.cost
	}
	if !fits {
		return "does not fit the announcement"
	}
	if s.payable(p.by, p.card) < int(p.cost) || isShapeshift(s.playText()) && !s.canShapeshift(p.by, p.card) {
		return "announces a play that cannot be paid"
	}
	return ""
}

// announcesAt reports whether what is under way lets such a play be announced (ST-CHN-1, ST-CHN-3,
// ST-TRN-9).
func (s *State) announcesAt(p *announcement) bool {
	f := s.top()
	switch {
	case p.kind == playStorm:
		return f.kind == stormFrame && f.stage == stormTriggers
	case p.kind == playCreature:
		return f.kind == windowFrame && f.stage == windowDeploy && f.by == p.by
	case s.reacting():
		return s.hostile(s.chain[s.links-1].by, p.by)
	}
	return (f.kind == windowFrame || f.kind == stormFrame && f.stage == stormAttack) && f.by == p.by
}

// announcesOn reports whether a play can be announced in its war track.
func (s *State) announcesOn(p *announcement) bool {
	if p.track >= maxTracks || !s.playsOn(p.by, p.track) {
		return false
	}
	switch p.kind {
	case playAbility, playStorm:
		return p.track == s.cards[p.card].track
	case playCreature:
		return s.tracks[p.track].owner == p.by && s.deployBar(p.by, p.track) == fine
	}
	return s.tracks[p.track].owner == p.by
}
