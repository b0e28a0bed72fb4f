package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// flow reads the chain, the waiting passives and the announcement.
func (r *restorer) flow(in *written) {
	if len(in.Chain) > maxLinks {
		r.Fail("chain", "ST-CHN-6", "has %d links; at most %d fit", len(in.Chain), maxLinks)
		return
	}
	for i := range in.Chain {
		r.link(&in.Chain[i])
	}
	if len(in.Waiting) > maxWaiting {
		r.Fail("waiting", "ST-RUL-68", "has %d passives; at most %d can wait", len(in.Waiting), maxWaiting)
		return
	}
	for i := range in.Waiting {
		r.waiting(&in.Waiting[i])
	}
	if in.Announced != nil {
		r.announced(in.Announced)
	}
	r.rest(in)
	for c := range cardNo(maxCards) {
		if d := r.owner(int(c)); d != noSide && !r.laid[c] && r.Err == nil {
			r.Fail("sides", invariantCards, "card number %d of %s is in no place", c, d)
		}
	}
}

func (r *restorer) link(from *linkJSON) {
	s := r.state
	l := link{
		by: r.side("chain.by", from.By), card: r.card("chain.card", from.Card), kind: linkKind(r.Word("chain.kind", from.Kind, linkWords[:])),
		track: r.track("chain.track", from.Track), target: r.on("chain.target", from.Target), negated: from.Negated,
	}
	if r.Err == nil && l.card == noCard {
		r.Fail("chain.card", invariantChain, "a link has no card")
	}
	if r.Err != nil {
		return
	}
	if !r.laid[l.card] {
		if l.kind == stormLink || l.kind == abilityLink {
			r.Fail("chain.card", invariantChain, "%s is in no place, and only actions lie on the chain", from.Card)
			return
		}
		r.lay("chain.card", from.Card, onChain, l.by)
		s.cards[l.card].track = l.track
	}
	s.chain[s.links] = l
	s.links++
}

func (r *restorer) waiting(from *waitingJSON) {
	s := r.state
	w := waiting{
		source: r.on("waiting.source", from.Source), by: r.side("waiting.by", from.By), track: r.track("waiting.track", from.Track),
		effect: uint8(r.Number("waiting.effect", "ST-BOS-18", from.Effect, 0, 255)), rank: uint8(r.Number("waiting.rank", "ST-CNF-4", from.Rank, 0, 255)),
		on: cards.Trigger(r.Word("waiting.on", from.On, triggerWords())),
	}
	switch {
	case r.Err != nil:
		return
	case w.source == noCard && (!s.set.mode.bossMode() || int(w.effect) >= len(s.bossDesign().Menace)):
		r.Fail("waiting", "ST-BOS-18", "the boss card has no effect %d", w.effect)
		return
	case w.source != noCard && s.design(w.source).Passive.Kind != cards.Triggered:
		r.Fail("waiting.source", "ST-RUL-68", "%s has no triggered passive", from.Source)
		return
	case !s.playsOn(w.by, w.track):
		r.Fail("waiting.track", "ST-RUL-68", "%d is no war track of %s", w.track, from.By)
		return
	}
	s.queue[s.queued] = w
	s.queued++
}

// triggerWords are the triggers as files write them.
func triggerWords() []string {
	var words []string
	for t := cards.NoTrigger; t <= cards.TotemSpirit; t++ {
		words = append(words, t.String())
	}
	return words
}

// bossDesign is the card of the boss.
func (s *State) bossDesign() *cards.Boss { return &s.game.set.Bosses[s.boss.card] }

func (r *restorer) announced(from *announceJSON) {
	p := &r.state.play
	*p = announcement{
		card: r.on("announced.card", from.Card), kind: playKind(r.Word("announced.as", from.As, playWords[:])), by: r.side("announced.by", from.By),
		track: noTrack, target: r.on("announced.target", from.Target), cost: int8(r.Number("announced.cost", "ST-PLY-2", from.Cost, 0, maxCost)),
		spent: uint16(r.Number("announced.choices_before", invariantTurns, from.Before, 0, turnChoices)),
		stage: uint8(r.Number("announced.stage", "ST-RUL-2", from.Stage, int(announceTrack), int(announcePay))),
	}
	if from.Track != nil {
		p.track = r.track("announced.track", *from.Track)
	}
	if len(from.Paid) > maxCost {
		r.Fail("announced.paid", invariantPaid, "has %s; it costs %d", rules.Count(len(from.Paid), "%d card", "%d cards"), from.Cost)
		return
	}
	for _, name := range from.Paid {
		p.paid[p.npaid] = r.on("announced.paid", name)
		p.npaid++
	}
	if r.Err == nil && p.card == noCard {
		r.Fail("announced.card", "ST-RUL-2", "is missing")
	}
}

// frames reads what is under way.
func (r *restorer) frames(in *written) {
	s := r.state
	if len(in.Frames) > maxFrames {
		r.Fail("frames", "", "has %d frames; at most %d fit", len(in.Frames), maxFrames)
		return
	}
	for i := range in.Frames {
		r.frame(&in.Frames[i])
	}
	if r.Err == nil && s.result == undecided && s.stack.Depth == 0 {
		r.Fail("frames", invariantDecision, "nothing is under way in a match that is not over")
	}
}

func (r *restorer) frame(from *frameJSON) {
	s := r.state
	f := frame{
		kind: frameKind(r.Word("frames.frame", from.Frame, frameNames[:])), by: r.sideOr("frames.by", from.By, 0), foe: r.sideOr("frames.foe", from.Foe, 0),
		seat: r.sideOr("frames.seat", from.Seat, 0), card: r.on("frames.card", from.Card), track: uint8(r.Number("frames.track", "", from.Track, 0, 255)),
		at: uint8(r.Number("frames.at", "", from.At, 0, 255)), n: uint8(r.Number("frames.n", "", from.N, 0, 255)), did: from.Did, again: from.Again,
	}
	f.stage = uint8(r.Number("frames.stage", "", from.Stage, 0, 255))
	f.link = frameLink(f.kind)
	if from.Link != nil {
		f.link = uint8(r.Number("frames.link", "", *from.Link, 0, noLink))
	}
	if f.kind == textFrame {
		f.text = textOf(r.Word("frames.text", from.Text, textWords[:]))
	}
	if from.Card == "" && !f.names() {
		f.card = 0
	}
	if r.Err == nil {
		s.push(f)
	}
}

func (r *restorer) question(in *written) {
	s := r.state
	switch {
	case s.result != undecided && in.Question != nil:
		r.Fail("question", invariantDecision, "the match is over")
	case s.result == undecided && in.Question == nil:
		r.Fail("question", invariantDecision, "is missing, and the match is not over")
	case in.Question != nil:
		s.ask.kind = askKind(r.Word("question.kind", in.Question.Kind, askNames[:]))
		s.ask.seat = r.side("question.seat", in.Question.Seat)
		if r.Err == nil && (s.ask.kind == askNothing || s.ask.seat == bossSide) {
			r.Fail("question", invariantDecision, "%q cannot be asked of %s", in.Question.Kind, in.Question.Seat)
		}
	}
}

// turnsToCome refuses a player with more cards to draw than the turns of a match suffice for (ST-RUL-40). To a player who
// was eliminated no turn comes: the one he could not draw for is among his turns (ST-LMS-7).
func (r *restorer) turnsToCome(*written) {
	s := r.state
	for d := range side(s.set.seats) {
		if !s.living.Has(d.seat()) {
			continue
		}
		a := &s.sides[d]
		to := int(a.turns) + a.resources.len()/s.usualDraw()
		if !s.drawsYet(d) {
			to++ // the turn that cannot be drawn for
		}
		if s.result == undecided && to > s.mostTurns() {
			r.Fail("sides."+d.String()+".turns", invariantTurns, "is %d; with %s that comes to %d turns, and a player has at most %d",
				a.turns, rules.Count(a.resources.len(), "%d card in the Resources", "%d cards in the Resources"), to, s.mostTurns())
		}
	}
}

// drawsYet reports whether a player's turn is under way, and its Draw step is still to come.
func (s *State) drawsYet(d side) bool {
	for i := range s.stack.Len() {
		switch f := &s.stack.Frames[i]; f.kind {
		case turnFrame:
			return f.by == d && f.stage <= turnDraw
		case sharedFrame:
			if s.sharedTurn() {
				return f.stage <= sharedPlay && s.sides[d].step <= seatDraws
			}
		}
	}
	return false
}
