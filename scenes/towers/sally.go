package towers

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

var _ table.Composer = (*Board)(nil)

// sallyPiece sends all attackers at a seat.
func sallyPiece(seat rules.Seat) rules.Element {
	return rules.Element("all:" + strconv.Itoa(int(seat)))
}

// Series is the attacks of all who can attack a seat now, each as strong as it is for nothing, the strongest first; or the next answer
// of a stand, or all shots that are left.
func (*Board) Series(m table.Moment, el rules.Element) []rules.Choice {
	l, ok := begin(&m)
	if !ok {
		return nil
	}
	if d, ok := standOf(el); ok {
		return d.next(l)
	}
	if el == primaryPiece {
		return l.volleyOn()
	}
	if seat, ok := l.sallyOf(el); ok {
		return l.sally(seat)
	}
	return nil
}

// sallyOf is at whom a piece sends all attackers; false: it is another piece.
func (l *layout) sallyOf(el rules.Element) (rules.Seat, bool) {
	for seat := range rules.Seat(l.Count) {
		if sallyPiece(seat) == el {
			return seat, true
		}
	}
	return rules.NoSeat, false
}

// breached reports whether since all were sent at a seat its Tower has fallen: what is struck from then on is the Mage, or who stands before it.
func (l *layout) breached(seat rules.Seat) bool {
	was, ok := l.Ordered.(match)
	if !ok {
		return false
	}
	before, now := was.Engine().Tower(seat), l.Tower(seat)
	return before != nil && before.Points > 0 && (now == nil || now.Points == 0)
}

// sally is what sends all attackers at a seat, after what leads on to it; nil: there are not several.
func (l *layout) sally(seat rules.Seat) []rules.Choice {
	list := l.attackers(seat)
	if len(list) == 0 || len(list) == 1 && l.Asked != engine.AskCombat { // the last of them goes on by itself
		return nil
	}
	return slices.Concat(l.Path.Lead(list[0]), list)
}

// attackers are the attacks hand to hand that can be made on a seat, one for each attacker but the Mage, the strongest first: nothing is
// paid for any of them, as more strength is chosen by hand. None in a lesson, which wants them one by one.
func (l *layout) attackers(seat rules.Seat) (list []rules.Choice) {
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || len(l.Chosen) > 0 || seat == l.me {
		return nil
	}
	for i := range l.Things {
		el := l.ThingElement(l.Things[i].ID)
		if l.Things[i].Owner != l.me || !l.Path.Can(el) {
			continue
		}
		if c, ok := l.Path.Click(el).Aim(engine.SeatElement(seat)); ok && c.Verb == engine.Assault && !l.risksMage(c) {
			if c, ok = l.unpaid(c); ok {
				list = append(list, c)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b rules.Choice) int { return cmp.Compare(l.force(b), l.force(a)) })
	return list
}

// unpaid is an attack with no more strength than it has for nothing; false: it costs something all the same.
func (l *layout) unpaid(c rules.Choice) (rules.Choice, bool) {
	c.Args[2] = 0
	gold, power := l.at(c).Engine().Cost(c)
	return c, gold+power == 0 && slices.Contains(l.Choices, c)
}

// turnOf is as which a creature strikes, from 1 on, by what sends all attackers and is pointed at; 0: it does not, or nothing is.
func (l *layout) turnOf(t *engine.Thing) int {
	for seat := range rules.Seat(l.Count) {
		if l.Hover == sallyPiece(seat) && t.Owner == l.me {
			return 1 + slices.IndexFunc(l.attackers(seat), func(c rules.Choice) bool { return c.Args[0] == int16(t.ID) })
		}
	}
	return 0
}

// senders are who makes some attacks, in their order, alike ones that follow each other together.
func (l *layout) senders(list []rules.Choice) rules.Text {
	var names []rules.Text
	for i := 0; i < len(list); {
		card, n := l.At(engine.ThingID(list[i].Args[0])).Card, 1
		for i+n < len(list) && l.At(engine.ThingID(list[i+n].Args[0])).Card == card {
			n++
		}
		title := l.Content.At(card).Title()
		if n > 1 {
			title = rules.T("%d × %s", n, title)
		}
		names, i = append(names, title), i+n
	}
	return rules.And(names...)
}

// implied has a click on a piece of an opponent make the only attack that can be made there, where nothing has been picked: it need not
// be said who makes it. What stands for a seat, as its Tower does, is attacked hand to hand as well.
func (l *layout) implied() {
	for el, c := range l.shots() {
		if l.Out.Direct == nil {
			l.Out.Direct = map[rules.Element]rules.Choice{}
		}
		l.Out.Direct[el] = c
	}
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || len(l.Chosen) > 0 || l.Path.Ranking() == nil {
		return
	}
	for i := range l.Things {
		t := &l.Things[i]
		el := l.ThingElement(t.ID)
		if t.Owner == l.me || l.Path.Can(el) {
			continue
		}
		if c, ok := l.onlyAttack(t, el); ok {
			if l.Out.Direct == nil {
				l.Out.Direct = map[rules.Element]rules.Choice{}
			}
			l.Out.Direct[el] = c
			l.Out.Quiet = append(l.Out.Quiet, el)
		}
	}
}

// shots are, by the pieces of opponents, what hits them with the only ability of the Item or Relic that has been picked, which else takes a
// click more, on the ability (TS-ITM-13). It has none where a creature has been picked: that strikes hand to hand besides.
func (l *layout) shots() map[rules.Element]rules.Choice {
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || len(l.Chosen) != 1 || l.strikes() {
		return nil
	}
	from := l.thingOf(l.Chosen[0])
	if from == nil || l.Creature(from) {
		return nil
	}
	list := map[rules.Element]rules.Choice{}
	effect := int16(-1)
	for _, c := range l.Choices {
		if c.Verb != engine.Use || c.Args[0] != int16(from.ID) {
			continue
		}
		if effect >= 0 && effect != c.Args[1] {
			return nil
		}
		effect = c.Args[1]
		way := l.Way(c)
		t := l.thingOf(way[len(way)-1])
		if t == nil || t.Owner == l.me || !l.Info(from).Effects[effect].Attacks() {
			continue
		}
		if el := l.ThingElement(t.ID); !l.Path.Can(el) {
			if turned, ok := l.turned(c); ok {
				list[el] = turned
			}
		}
	}
	return list
}

// onlyAttack is the attack on a thing of an opponent, or on its seat, if there is only one; false: there is none, or several, it risks
// the Mage, or it would begin Combat while something is still worth buying (TS-TRN-13).
func (l *layout) onlyAttack(t *engine.Thing, el rules.Element) (rules.Choice, bool) {
	at := []rules.Element{el}
	if tower := l.Tower(t.Owner); tower != nil && (t.ID == tower.ID || t.On == tower.ID) {
		at = append(at, engine.SeatElement(t.Owner))
	}
	var only rules.Choice
	n := 0
	for _, c := range l.Choices {
		way := l.Path.Way(c)
		if (c.Verb == engine.Assault || c.Verb == engine.Direct) && len(way) > 1 && slices.Contains(at, way[1]) {
			only, n = c, n+1
		}
	}
	if n != 1 || l.risksMage(only) || len(l.Path.Way(only)) != 2 {
		return only, false
	}
	_, buys := l.best(purchases, []rules.Verb{engine.EndTurn})
	return only, l.Path.Lead(only) == nil || !buys
}

// hurtsAny is how likely one at least of several attacks hurts, each met by who suits the defender best, if nobody answers; false: that of one is
// not known.
func (l *layout) hurtsAny(list []rules.Choice) (chance float64, ok bool) {
	none := 1.0
	for _, c := range list {
		odds, ok := l.at(c).Odds(c)
		if !ok || len(odds) == 0 {
			return 0, false
		}
		least := 1.0
		for i := range odds {
			hurts := 0.0
			for _, loss := range odds[i].Losses {
				if t := l.At(loss.Thing); t != nil && t.Owner != l.me {
					hurts = max(hurts, loss.Hurt)
				}
			}
			least = min(least, hurts)
		}
		none *= 1 - least
	}
	return 1 - none, true
}

// force is the Attack Level of who makes an attack.
func (l *layout) force(c rules.Choice) int {
	return l.Level(l.At(engine.ThingID(c.Args[0])), content.AL)
}

// sallies lay at the Tower of each seat that several can attack the button that sends them all.
func (l *layout) sallies(halves []half) {
	if l.Path.Ranking() == nil {
		return
	}
	for i := range halves {
		h := &halves[i]
		list := l.attackers(h.seat)
		n := len(list)
		if n < 2 {
			continue
		}
		f := l.Strong()
		say, el := rules.Say("All %d strike", n), sallyPiece(h.seat)
		told := rules.T("All %d strike %s, the strongest first: %s. No power is spent.", n, l.name(h.seat), l.senders(list))
		if l.Hover == el { // to reckon the odds of all of them takes a moment
			if hurts, ok := l.hurtsAny(list); ok {
				told = rules.Sentences(told, rules.T("%s or more that one of them hurts, whoever meets them.", rules.Percent(hurts)))
			}
		}
		hi := math.Max(l.Metrics.MinTarget(), l.Line(f)+l.Px(8))
		w := l.Width(f, say) + hi + l.Px(16)
		x := math.Min(h.tower.X+h.tower.W/2-w/2, h.box.Right()-w-l.Px(6))
		box := ink.R(math.Max(h.box.X+l.Px(4), x), h.tower.Y, w, hi).Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		b.Fill(own, ink.GoldDark, hi/2)
		b.Fill(own.Inset(math.Max(1, l.Px(2))), ink.OxbloodDark, hi/2)
		in := ink.R(own.X+l.Px(8), own.Y, own.W-l.Px(16), own.H)
		b.Centred(b.Icon(in, "towersiege/icons/attack", hi*0.72, l.Px(4)), f, ink.ParchmentLight, say)
		l.Out.Series, l.Out.Waves, l.Out.Courses = append(l.Out.Series, el), append(l.Out.Waves, el), append(l.Out.Courses, el)
		l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthOver + 1, Look: b.List, Role: "button", Round: hi / 2,
			Label: told.String(), Tip: true})
	}
}
