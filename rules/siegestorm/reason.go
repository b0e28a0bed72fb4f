package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// refuse tells why a choice that is not legal cannot be played (ledger 9). It is never nil.
func (s *State) refuse(c rules.Choice) *rules.Refusal {
	switch {
	case s.result != undecided:
		return s.overRefusal()
	case !s.game.knows(c):
		return because("ST-CHN-1", "No such choice.")
	case !s.holdsTrue(c):
		return because("ST-CHN-1", "No such card in this match.")
	}
	why := s.whyNotPlayed(c)
	if why == nil {
		return s.waiting()
	}
	return why
}

// holdsTrue reports whether the designs that a choice names are those of its cards.
func (s *State) holdsTrue(c rules.Choice) bool {
	is := func(n, design int16) bool {
		k := &s.cards[n]
		return k.owner != noSide && int16(k.design) == design
	}
	switch s.game.notation.Form(c.Verb).(type) {
	case cardForm:
		return is(c.Args[0], c.Args[1])
	case cardsForm:
		return is(c.Args[0], c.Args[2]) && (c.Args[1] < 0 || is(c.Args[1], c.Args[3]))
	case sourceForm:
		return c.Args[0] == int16(noCard) || is(c.Args[0], c.Args[1])
	}
	return true
}

// whyNotPlayed is the reason why a choice cannot be played, nil if there is none but that another
// decision waits.
func (s *State) whyNotPlayed(c rules.Choice) *rules.Refusal {
	n := cardNo(c.Args[0])
	switch c.Verb {
	case PlayAction, PlayCreature:
		return s.refuseHand(c.Verb, n)
	case Activate:
		return s.refuseAbility(n)
	case AtTarget:
		return s.refuseTarget(n)
	case PayCard:
		return s.refusePayCard(n)
	case PaySupporter:
		return s.refuseCommit(int(c.Args[0]))
	case Strike:
		return s.refuseStrike(n)
	case StrikeAt:
		return s.refuseStrikeAt(side(c.Args[0]))
	case OrderFront:
		return s.refuseHold(s.ask.seat, uint8(c.Args[0]))
	case OrderMiddle:
		return s.refuseMiddle(uint8(c.Args[0]))
	case Keep, PutBack:
		if s.ask.kind != askMulligan {
			return because("ST-SET-4", "A starting hand is replaced at most once, before the first turn.")
		}
	case HandOver:
		return s.refuseHandOver()
	case Cancel:
		return s.refuseCancel()
	}
	return nil
}

func because(rule, format string, args ...any) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Why: rules.T(format, args...)}
}

// overRefusal answers everything once the match has ended.
func (s *State) overRefusal() *rules.Refusal {
	outcome, _ := s.Outcome()
	rule := outcome.Rule
	if rule == "" {
		rule = "ST-WIN-2"
	}
	return because(rule, "The game is over.")
}

// waiting answers a choice that belongs to another decision.
func (s *State) waiting() *rules.Refusal {
	p := s.ask.kind.prompt(s)
	return because(p.Rule, "Not a legal choice now: waiting for %s.", s.ask.kind.asked())
}

// asked names the decision in words.
func (k askKind) asked() rules.Text {
	return [askKinds]rules.Text{rules.T("nothing"), rules.T("the starting hand"), rules.T("the next play"), rules.T("the choice of a war track"), rules.T("a target"), rules.T("the payment"), rules.T("a reaction"),
		rules.T("the order of a creature"), rules.T("the target of a storm"), rules.T("the choice of a card"), rules.T("the order of the Vision cards"), rules.T("the choice of a text"),
		rules.T("a yes or no"), rules.T("a yes or no to the extra turn"), rules.T("a choice for the boss"), rules.T("the choice of who takes it")}[k]
}

// playing reports whether commands may be announced now.
func (s *State) playing() bool {
	return s.ask.kind == askWindow || s.ask.kind == askReact || s.ask.kind == askAttack
}

// notPlaying is why no command can be announced now.
func (s *State) notPlaying() *rules.Refusal {
	switch {
	case s.ask.kind == askPay || s.ask.kind == askTarget || s.ask.kind == askTrack && s.play.card != noCard:
		return because("ST-RUL-2", "Something is being announced already; pay for it or take it back.")
	case s.links > 0:
		return because("ST-CHN-9", "The chain takes effect now, the last command first: nothing can be added to it, and each command has one reaction at most.")
	}
	return s.waiting()
}

// refuseHand is why a hand card cannot be played as an action or as a creature.
func (s *State) refuseHand(v rules.Verb, c cardNo) *rules.Refusal {
	d := s.ask.seat
	if !s.playing() {
		return s.notPlaying()
	}
	if k := &s.cards[c]; k.place != inHand || k.holder != d {
		return s.notInHand(c)
	}
	if v == PlayAction {
		design := s.design(c)
		return s.refusal(s.actionBar(d, c), c, design.Action, int(design.Cost), s.payable(d, c))
	}
	switch {
	case s.ask.kind == askAttack:
		return because("ST-RUL-69", "No creature is played during a storm.")
	case s.ask.kind == askReact:
		return because("ST-TRN-10", "A creature is no reaction; creatures are played in the own turn.")
	case !s.inWindow(windowDeploy):
		return because("ST-TRN-9", "Creatures are played in the Deploy step.")
	}
	return s.refusal(s.creatureBar(d, c), c, nil, s.creatureCost(d, c), s.payable(d, c))
}

// notInHand: what another player holds is not this one's to play.
func (s *State) notInHand(c cardNo) *rules.Refusal {
	if s.set.mode == coop {
		return because("ST-COP-7", "An action is used only by the player who holds the card; %s is not in the hand of %s.", s.name(c), s.nameOf(s.ask.seat))
	}
	return because("ST-PLY-1", "%s is not in the hand of %s.", s.name(c), s.nameOf(s.ask.seat))
}

// refuseAbility is why the ability of a creature cannot be used.
func (s *State) refuseAbility(c cardNo) *rules.Refusal {
	if !s.playing() {
		return s.notPlaying()
	}
	p := &s.design(c).Passive
	return s.refusal(s.abilityBar(s.ask.seat, c), c, p.Effects, int(p.Cost), s.payable(s.ask.seat, noCard))
}

// refusal puts a bar into words; nil if there is none.
func (s *State) refusal(why bar, c cardNo, text []cards.Effect, cost, purse int) *rules.Refusal {
	switch why {
	case fine:
		return nil
	case noAction:
		return because("ST-PLY-1", "%s has no action text.", s.name(c))
	case notOwnTurn:
		return because("ST-CHN-3", "In the turn of %s actions and abilities are played only as reactions.", s.nameOf(s.active))
	case onlyReaction:
		return because("ST-CHN-14", "A Negate is played only in answer to an action or ability.")
	case onlyNegate:
		return because("ST-SOL-16", "In the boss's turn the only reaction is a Negate.")
	case noLegalTarget:
		return s.noTarget(c, text)
	case tooDear:
		return because("ST-PLY-2", "Costs %d, you can pay %d.", cost, purse)
	case noReplacement:
		return because("ST-RUL-42", "Shapeshift needs a slot, its cost and then another creature card in hand.")
	case notCreature:
		return because("ST-RUL-15", "%s has no ATT and DEF and cannot be a creature.", s.name(c))
	case notDeployStep:
		return because("ST-TRN-9", "There is no war track to deploy on.")
	case alreadyDeployed:
		return because("ST-PLY-9", "One creature is played in a turn.")
	case zoneTaken:
		return because("ST-TRN-9", "The Deployment Zone is occupied.")
	case noAbility:
		return because("ST-CRD-6", "%s has no ability with an activation cost that works now.", s.name(c))
	case notYours:
		return because("ST-PLY-13", "%s cannot use the ability of %s now.", s.nameOf(s.ask.seat), s.name(c))
	case chainFull:
		return because("ST-CHN-5", "The chain is as long as it can be.")
	}
	return because("ST-RUL-43", "It would do nothing now.")
}

// noTarget is why a text has no legal target: for one that only protection forbids, that.
func (s *State) noTarget(c cardNo, text []cards.Effect) *rules.Refusal {
	e := targeted(text)
	t := s.cards[c].track
	if !s.cards[c].place.onBattlefield() {
		t = s.trackOfPlay(s.ask.seat)
	}
	for x := range cardNo(maxCards) {
		if k := &s.cards[x]; k.owner == noSide || !k.place.onWarTrack() {
			continue
		}
		if why := s.whyNoTarget(c, t, e, x); why != nil && (why.Rule == "ST-CMD-4" || why.Rule == "ST-RUL-57") {
			return because(why.Rule, "No legal target: %s", why.Why)
		}
	}
	return because("ST-RUL-43", "There is no legal target.")
}

// trackOfPlay is a track in which a player could play an action now.
func (s *State) trackOfPlay(d side) uint8 {
	if s.reacting() {
		return s.reactionTrack(d)
	}
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == d {
			return t
		}
	}
	return 0
}

// refuseTarget is why a creature cannot be the target of what is announced.
func (s *State) refuseTarget(c cardNo) *rules.Refusal {
	if s.ask.kind != askTarget {
		return nil
	}
	e := targeted(s.playText())
	if e == nil {
		return nil
	}
	return s.whyNoTarget(s.play.card, s.play.track, e, c)
}

// whyNoTarget is why a card is no legal target of an effect of a text, nil if nothing but its
// kind forbids it or it is one.
func (s *State) whyNoTarget(source cardNo, t uint8, e *cards.Effect, c cardNo) *rules.Refusal {
	k := &s.cards[c]
	by := s.ask.seat
	switch {
	case k.place.onBattleZone():
		return because("ST-ALY-5", "%s is on the Battle Zone, where only storming creatures can reach it.", s.name(c))
	case !k.place.onWarTrack():
		return because("ST-RUL-14", "Only creatures on a war track can be targets.")
	case s.legalTarget(by, source, t, e, c):
		return nil
	case s.isProtected(c):
		return because("ST-RUL-57", "The cards of %s cannot be targeted in this turn.", s.nameOf(k.holder))
	case s.design(c).Specials.Has(cards.Shielded) && s.hostile(by, k.holder):
		return because("ST-CMD-4", "%s is Shielded against actions and abilities of its enemies.", s.name(c))
	case c == source && e.Target == cards.TargetAlly:
		return because("ST-ALY-2", "A creature is not an Ally for its own text.")
	case s.design(c).Cost > e.MaxCost:
		return because("ST-RUL-19", "%s costs %d; the target costs %d at most.", s.name(c), s.design(c).Cost, e.MaxCost)
	}
	switch e.Target {
	case cards.TargetEnemy:
		return because("ST-ALY-1", "The target is an Enemy, on the war track opposite.")
	case cards.TargetAlly:
		return because("ST-ALY-1", "The target is an Ally, on the own war track.")
	case cards.TargetDefender:
		return because("ST-ALY-1", "The target is the Defender in the Deployment Zone opposite.")
	}
	return because("ST-ALY-1", "The target is a creature on one of the two war tracks.")
}

// refusePayCard is why a hand card cannot pay (ST-PLY-3).
func (s *State) refusePayCard(c cardNo) *rules.Refusal {
	k := &s.cards[c]
	switch {
	case s.ask.kind != askPay:
		return nil
	case k.place != inHand || k.holder != s.ask.seat:
		return because("ST-PLY-3", "Only cards of the own hand and Supporters pay.")
	case c == s.play.card:
		return because("ST-PLY-3", "The card that is played cannot pay for itself.")
	case s.isPaid(c):
		return because("ST-PLY-3", "%s is part of the payment already.", s.name(c))
	case !s.mayPay(c):
		return because("ST-RUL-42", "Shapeshift needs this card: it is the last creature card in hand.")
	}
	return nil
}

func (s *State) isPaid(c cardNo) bool {
	for _, paid := range s.play.paid[:s.play.npaid] {
		if paid == c {
			return true
		}
	}
	return false
}

// refuseCommit is why a Supporter of the payer cannot be committed (ST-SUP-3).
func (s *State) refuseCommit(place int) *rules.Refusal {
	zone := &s.sides[min(s.ask.seat, bossSide)].support
	switch {
	case s.ask.kind != askPay:
		return nil
	case place >= zone.len():
		return because("ST-SUP-2", "There is no Supporter at that place.")
	case s.cards[zone.list[place]].committed:
		return because("ST-SUP-3", "This Supporter is committed until it is reset.")
	case s.isPaid(zone.list[place]):
		return because("ST-SUP-3", "This Supporter is part of the payment already.")
	}
	return nil
}

// refuseStrike is why a storm cannot strike a card (ST-STO-7, ST-STO-8).
func (s *State) refuseStrike(c cardNo) *rules.Refusal {
	if s.ask.kind != askAttack {
		return nil
	}
	switch k := &s.cards[c]; {
	case k.holder == s.ask.seat || s.set.mode.bossMode() && k.holder != bossSide:
		return because("ST-STO-7", "%s is no card of the opponent.", s.name(c))
	case k.place.onWarTrack():
		return because("ST-STO-8", "Creatures on a war track cannot be the target of a storm.")
	case s.strength(s.ordered()) == 0:
		return because("ST-STO-9", "With Attack Strength 0 no card can fall.")
	case k.place.onBattleZone():
		return because("ST-RUL-48", "A storm strikes only at the Battle Zone of its own war track.")
	}
	return because("ST-STO-7", "A storm strikes a card on the Battle Zone, or the opponent.")
}

// refuseStrikeAt is why a storm cannot strike a player.
func (s *State) refuseStrikeAt(d side) *rules.Refusal {
	switch {
	case s.ask.kind != askAttack || d == s.opponent(s.cards[s.ordered()].track):
		return nil
	case d == s.ask.seat:
		return because("ST-STO-6", "A storm strikes the opponent.")
	}
	return because("ST-LMS-5", "The storm is on the war track towards %s.", s.nameOf(s.opponent(s.cards[s.ordered()].track)))
}

// refuseHold is why the creature cannot hold a Frontline.
func (s *State) refuseHold(d side, z uint8) *rules.Refusal {
	if s.ask.kind != askOrder || d == s.ask.seat && z == s.zoneOf(s.cards[s.ordered()].track) {
		return nil
	}
	if s.set.mode == coop {
		return because("ST-COP-9", "Cards are not put on the partner's Battle Zone.")
	}
	return because("ST-HLD-1", "The creature holds the own Frontline at the end of its war track, or No Man's Land there.")
}

// refuseMiddle is why the creature cannot hold No Man's Land.
func (s *State) refuseMiddle(z uint8) *rules.Refusal {
	if s.ask.kind != askOrder {
		return nil
	}
	if why := s.refuseHold(s.ask.seat, z); why != nil {
		return why
	}
	if s.zones[z].middle != noCard {
		return because("ST-HLD-3", "No Man's Land is occupied; a creature there cannot be replaced.")
	}
	return nil
}

// refuseHandOver is why control does not go to the partner.
func (s *State) refuseHandOver() *rules.Refusal {
	switch {
	case s.set.mode != coop:
		return because("ST-COP-3", "There is no partner to hand over to.")
	case s.ask.kind != askWindow:
		return nil
	case !s.sharedTurn():
		return because("ST-COP-8", "The extra turn is one player's alone.")
	}
	return because("ST-RUL-73", "Control is handed over at most twice in a row; make another choice first.")
}

// refuseCancel is why nothing can be taken back.
func (s *State) refuseCancel() *rules.Refusal {
	if s.play.card != noCard && s.play.kind == playStorm {
		return because("ST-STO-3", "The action of a storm cannot be taken back.")
	}
	return nil
}
