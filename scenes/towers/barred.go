package towers

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// barred is why what has been picked does not go to the thing that is pointed at; false: it does, or nobody would think so.
func (l *layout) barred() (why rules.Refusal, ok bool) {
	t := l.thingOf(l.Hover)
	if t == nil || len(l.Chosen) != 1 || l.Can(l.Hover) || l.Hover == l.Chosen[0] || l.Asker != l.me || l.Nobody {
		return why, false
	}
	switch own := t.Owner == l.me; {
	case own && l.worn(l.Chosen[0]):
		return l.wears(t)
	case !own && l.strikes() && !l.Carried(t):
		return l.handToHand()
	}
	return why, false
}

// idles is why one's own creature that is pointed at cannot strike while others can, or could (TS-CMB-1, TS-ATK-6); false: it can, or none is asked for.
func (l *layout) idles() (rules.Refusal, bool) {
	t := l.thingOf(l.Hover)
	if t == nil || t.Owner != l.me || l.Asked != engine.AskCombat || l.Asker != l.me || l.Nobody || len(l.Chosen) > 0 || l.Can(l.Hover) || !l.Creature(t) && !l.Is(t, content.Mage) {
		return rules.Refusal{}, false
	}
	for seat := range rules.Seat(l.Count) {
		if why := l.Refuse(rules.Choice{Verb: engine.Assault, Args: [4]int16{int16(t.ID), int16(seat)}}); seat != l.me && why != nil {
			return *why, true
		}
	}
	return rules.Refusal{}, false
}

// wears is why a thing cannot have the Item that has been picked (TS-ITM-2 to TS-ITM-9).
func (l *layout) wears(t *engine.Thing) (rules.Refusal, bool) {
	card, _ := l.Content.Find(l.Chosen[0].Name())
	why := l.Refuse(rules.Choice{Verb: engine.Equip, Args: [4]int16{int16(card), int16(t.ID)}})
	if why == nil {
		return rules.Refusal{}, false
	}
	info, item := l.Info(t), l.Content.At(card)
	if why.Rule == "TS-ITM-3" && info.Uses != 0 {
		return rules.Refusal{Why: rules.T("%s can use these Items: %s. %s is one of these: %s.", info.Title(), words.Letters(info.Uses), item.Title(), words.Letters(item.Class)), Rule: why.Rule}, true
	}
	return *why, true
}

// handToHand is why one does not choose whom an attack hand to hand meets, and with what one could (TS-BLK-1, TS-ATK-3).
func (l *layout) handToHand() (rules.Refusal, bool) {
	if ability, ok := l.reaching(); ok {
		return rules.Refusal{Why: rules.T("Who is attacked hand to hand chooses who meets it: click the Tower. To choose whom it hits, first click this: %s.", ability), Rule: "TS-ATK-3"}, true
	}
	return rules.Refusal{Why: rules.T("Who is attacked hand to hand chooses who meets it: click the Tower."), Rule: "TS-BLK-1"}, true
}

// ofSeat has a click on a piece that stands for a seat, as its Tower does, attack that seat hand to hand while it can be attacked and
// the piece itself cannot be picked.
func (l *layout) ofSeat(p stage.Piece, t *engine.Thing) stage.Piece {
	if seat := engine.SeatElement(t.Owner); l.Mode == table.Asking && t.Owner != l.me && l.strikes() && l.Can(seat) && !l.Can(p.ID) {
		p.For, p.Tip = seat, false
	}
	return p
}

// reaching is the ability of who has been picked, with its price, with which it could choose whom it hits once that is paid; false: it
// has none that can be used now.
func (l *layout) reaching() (rules.Text, bool) {
	for _, el := range l.Next {
		c, ok := l.Path.Aim(el)
		if !ok || c.Verb != engine.Use {
			continue
		}
		t := l.At(engine.ThingID(c.Args[0]))
		if e := &l.Info(t).Effects[c.Args[1]]; e.Verb == content.Enable {
			return l.match.Book().Step(l.Chosen, el), true
		}
	}
	return rules.Text{}, false
}
