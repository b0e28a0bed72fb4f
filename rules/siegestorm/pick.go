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
		for _, c := range s.visions(f.seat, buf[:0]) {
			s.offerCard(Pick, c)
		}
	case cards.Sacrifice:
		for _, c := range s.allies(m, buf[:0]) {
			s.offerCard(Pick, c)
		}
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
			z := s.zoneOf(s.ownTrack(m.by, m.track))
			s.offer(of(PickSlot, int16(z), 0))
			s.offer(of(PickSlot, int16(z), 1))
			return
		}
		s.offerHand(f.seat, creatureCard)
	case cards.DeployCard, cards.Shapeshift:
		s.offerHand(f.seat, creatureCard)
	default:
		s.offerHand(f.seat, anyCard)
	}
}

func (s *State) offerHand(d side, what fit) {
	for _, c := range s.sides[d].hand.cards() {
		if s.fits(c, what) {
			s.offerCard(Pick, c)
		}
	}
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
		s.nextEffect(f, true)
		why := byAbility
		if f.text == actionText {
			why = byAction
		}
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
		s.pickPlace(f, e, m, c)
	case cards.DeployCard:
		s.nextEffect(f, true)
		s.deploy(m.by, n, s.ownTrack(m.by, m.track), "deployed_free", "ST-PLC-2")
	case cards.Support:
		s.nextEffect(f, true)
		s.becomeSupporter(m.by, n)
	case cards.Shapeshift:
		s.nextEffect(f, true)
		s.shapeshift(f.card, n)
	}
}

// pickPlace places the card picked on the own Frontline, or where the player says (ST-PLC-5,
// ST-RUL-15).
func (s *State) pickPlace(f *frame, e *cards.Effect, m command, c rules.Choice) {
	z := s.zoneOf(s.ownTrack(m.by, m.track))
	if c.Verb == PickSlot {
		n := f.n
		s.nextEffect(f, true)
		if c.Args[1] == 1 {
			s.takeMiddle(m.by, n, z, "placed", "ST-PLC-1")
		} else {
			s.takeFront(m.by, n, z, "placed", "ST-PLC-1")
		}
		return
	}
	n := cardNo(c.Args[0])
	if e.To == cards.ToZone && s.zones[z].middle == noCard {
		f.stage, f.n = effectSlot, n
		s.wait(askPick, f.seat)
		return
	}
	s.nextEffect(f, true)
	s.takeFront(m.by, n, z, "placed", "ST-PLC-1")
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

func (s *State) listArrange(f *frame) {
	var buf [maxCards]cardNo
	for _, c := range s.visions(f.seat, buf[:0]) {
		s.offerCard(PutTop, c)
		s.offerCard(PutBottom, c)
	}
}

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
