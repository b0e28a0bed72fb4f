package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// listPicks lists what an effect that is under way may take.
func (s *State) listPicks(f *frame) {
	e, m := s.effect(f), s.command(f)
	var buf [maxCards]cardNo
	switch e.Do {
	case cards.Vision:
		s.offerPicks(f.seat, s.visions(f.seat, buf[:0]))
	case cards.Sacrifice:
		s.offerPicks(f.seat, s.allies(m, buf[:0]))
	case cards.KillSupporter:
		for i := range s.sides[m.foe].support.len() {
			s.offer(of(PickBack, int16(m.foe), int16(i)))
		}
	case cards.Reset:
		for i, c := range s.sides[m.by].support.cards() {
			if s.cards[c].committed {
				s.offer(of(PickBack, int16(m.by), int16(i)))
			}
		}
	case cards.Place:
		if f.stage == effectSlot {
			z := int16(s.placingZone(m))
			s.offer(of(PickSlot, z, int16(placeFront)))
			s.offer(of(PickSlot, z, int16(placeMiddle)))
			return
		}
		s.offerPicks(f.seat, s.handOf(f.seat, creatureCard, buf[:0]))
	case cards.DeployCard, cards.Shapeshift:
		s.offerPicks(f.seat, s.handOf(f.seat, creatureCard, buf[:0]))
	default:
		s.offerPicks(f.seat, s.handOf(f.seat, anyCard, buf[:0]))
	}
}

// offerPicks offers the cards that a side may pick; the boss takes the most expensive ones only.
func (s *State) offerPicks(d side, list []cardNo) {
	if d == bossSide {
		list, _ = s.dearestOf(list)
	}
	for _, c := range list {
		s.offerCard(Pick, c)
	}
}

// handOf appends the fitting cards of a hand.
func (s *State) handOf(d side, what fit, buf []cardNo) []cardNo {
	for _, c := range s.sides[d].hand.cards() {
		if s.fits(c, what) {
			buf = append(buf, c)
		}
	}
	return buf
}

// answerPick takes up what was picked.
func (s *State) answerPick(f *frame, c rules.Choice) {
	e, m := s.effect(f), s.command(f)
	n := cardNo(c.Args[0])
	switch e.Do {
	case cards.Vision:
		s.sendToHand(f.seat, "vision_kept", "ST-KEY-16", n, f.seat)
		s.arrangeOn(f)
	case cards.Sacrifice:
		why := causeOf(f)
		s.nextEffect(f, true)
		s.note(m.by, "sacrificed", "ST-KEY-13", s.game.cardElement[n])
		s.kill(m.by, n, why)
	case cards.KillSupporter:
		s.killSupporter(f, side(c.Args[0]), int(c.Args[1]))
	case cards.Reset:
		s.ready(f, m.by, int(c.Args[1]))
	case cards.Discard:
		f.n--
		s.send(m.foe, "discarded", "ST-KEY-4", n, inCasualties, m.foe)
	case cards.Place:
		if c.Verb == PickSlot {
			f.stage, f.n = effectUnderWay, uint8(c.Args[1])
			return
		}
		s.placePicked(f, m, n)
	case cards.DeployCard:
		s.nextEffect(f, true)
		s.deploy(m.by, n, s.ownTrack(m.by, m.track), "deployed_free", "ST-PLC-2")
	case cards.Support:
		s.support(f, m, n)
	case cards.Shapeshift:
		s.nextEffect(f, true)
		s.shapeshift(f.card, n)
	}
}

// placePicked puts the card picked on the slot picked before (ST-PLC-5, ST-RUL-15).
func (s *State) placePicked(f *frame, m command, c cardNo) {
	z, at := s.placingZone(m), f.n
	s.nextEffect(f, true)
	if at == placeMiddle {
		s.takeMiddle(m.by, c, z, "placed", "ST-PLC-1")
	} else {
		s.takeFront(m.by, c, z, "placed", "ST-PLC-1")
	}
}

// arrangeOn asks how the next card of a Vision goes back, until none is left (ST-RUL-46).
func (s *State) arrangeOn(f *frame) {
	var buf [maxCards]cardNo
	if len(s.visions(f.seat, buf[:0])) == 0 {
		s.nextEffect(f, true)
		return
	}
	s.wait(askArrange, f.seat)
}

// listArrange lists every card that is still held apart, to go on top or to the bottom of the
// Resources; of no Resources top and bottom are the same.
func (s *State) listArrange(f *frame) {
	var buf [maxCards]cardNo
	for _, c := range s.visions(f.seat, buf[:0]) {
		s.offerCard(PutTop, c)
		if s.sides[f.seat].resources.len() > 0 {
			s.offerCard(PutBottom, c)
		}
	}
}

// answerArrange puts a card back.
func (s *State) answerArrange(f *frame, c rules.Choice) {
	n, d := cardNo(c.Args[0]), f.seat
	from := s.whereIs(n)
	name := "put_on_top"
	s.cards[n].place = inResources
	if c.Verb == PutTop {
		s.sides[d].resources.push(n)
	} else {
		name = "put_under"
		s.sides[d].resources.pushBottom(n)
	}
	s.moved(d, name, "ST-KEY-16", n, from, s.game.piles[inResources][d])
	s.arrangeOn(f)
}
