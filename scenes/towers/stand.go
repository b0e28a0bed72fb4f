package towers

import (
	"fmt"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// stand is what one answers to this attack and to all of its kind that follow in the turn: one structure meets them, which alone
// can defend again and again (TS-BLK-4), or nobody blocks. An answer is passed by as long as none is worth its price.
type stand struct {
	by     engine.ThingID // 0: nobody blocks
	points int            // that it has left when it begins: once it is hurt, one is asked again
	best   bool           // nobody else is worth more when it begins: once somebody is, one is asked again
}

// piece names a stand, with all that it needs to know later.
func (d stand) piece() rules.Element {
	return rules.Element(fmt.Sprintf("stand:%d/%d/%t", d.by, d.points, d.best))
}

// standOf is the stand of a piece; false: it is another piece.
func standOf(el rules.Element) (d stand, ok bool) {
	_, err := fmt.Sscanf(string(el), "stand:%d/%d/%t", &d.by, &d.points, &d.best)
	return d, err == nil
}

// meetsAll is what can be answered to this attack and to those that follow; false: none follow, or nobody could do it twice. One that
// would lose its last point is asked about each time, and so is an attack on the Mage.
func (l *layout) meetsAll() (d stand, ok bool) {
	a := l.action()
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || a == nil || a.Skilled() || len(l.Chosen) > 0 || l.Moment.Path.Ranking() == nil || !l.more(a) {
		return d, false
	}
	if l.Asked != engine.AskDefender {
		return d, false
	}
	best, _ := l.primary()
	for _, c := range l.Choices {
		t := l.At(engine.ThingID(c.Args[0]))
		switch {
		case c.Verb == engine.NoBlock && !l.atMage(a):
			return stand{best: true}, true
		case c.Verb == engine.Defend && t != nil && !l.Creature(t) && t.Points > 1 && (!ok || c == best):
			d, ok = stand{t.ID, int(t.Points), c == best}, true
		}
	}
	return d, ok
}

// passesBy reports whether no answer to an attack is worth its price, nor the Mage its target. Where to pass may be the end of it the
// table asks first.
func (l *layout) passesBy() bool {
	best := l.Path.Ranking()
	if p, ok := l.match.(rules.Pruner); ok && best == nil { // what goes on by itself is not weighed by the table
		best = p.Sensible(nil)
	}
	a := l.action()
	return a != nil && !l.atMage(a) && len(best) > 0 && best[0].Verb == engine.Pass
}

// more reports whether who attacks has others called out that have not attacked.
func (l *layout) more(a *engine.Action) bool {
	for i := range l.Things {
		if t := &l.Things[i]; t.Owner == a.Seat && t.Has(engine.Declared) && !t.Has(engine.Attacked) {
			return true
		}
	}
	return false
}

// atMage reports whether an attack is aimed at the Mage of who is asked.
func (l *layout) atMage(a *engine.Action) bool {
	mage := l.Mage(l.Asker)
	return mage != nil && a.N > 0 && a.Targets[0] == mage.ID
}

// next is what a stand answers now; nil: it knows nothing more, since who stood is hurt or something else is asked.
func (d stand) next(l *layout) []rules.Choice {
	c := rules.Choice{Verb: engine.NoBlock}
	switch a := l.action(); {
	case l.Asked == engine.AskRespond && a != nil && !a.Skilled() && l.passesBy():
		return []rules.Choice{{Verb: engine.Pass}}
	case l.Asked != engine.AskDefender || a == nil || d.by == 0 && l.atMage(a):
		return nil
	case d.by != 0:
		c = rules.Choice{Verb: engine.Defend, Args: [4]int16{int16(d.by)}}
		if t := l.At(d.by); t == nil || int(t.Points) < d.points {
			return nil
		}
	}
	if !slices.Contains(l.Choices, c) {
		return nil
	}
	return []rules.Choice{c}
}

var _ table.Courser = (*Board)(nil)

// Waits lets a stand go on after all else that is asked in the turn of who attacks: an answer to the attack, a life to be saved, a
// strike back; and who sends all attackers go on after all that is asked about one of their blows.
func (*Board) Waits(m table.Moment, el rules.Element) bool {
	l, ok := begin(&m)
	if !ok {
		return false
	}
	_, stands := standOf(el)
	_, sallies := l.sallyOf(el)
	if !stands && !sallies || stands && l.Turn == l.me || sallies && l.Turn != l.me {
		return false
	}
	switch l.Asked {
	case engine.AskUnblocked, engine.AskOccupy:
		return sallies
	case engine.AskRespond, engine.AskSave, engine.AskRiposte, engine.AskRedirect:
		return true
	}
	return false
}

// Stops ends a stand where somebody else has become worth more, and a sally where the Tower of its target has fallen.
func (*Board) Stops(m table.Moment, el rules.Element) bool {
	l, ok := begin(&m)
	if !ok {
		return false
	}
	if seat, sallies := l.sallyOf(el); sallies {
		return l.breached(seat)
	}
	d, stands := standOf(el)
	if !ok || !stands || !d.best || l.Asked != engine.AskDefender {
		return false
	}
	if p, prunes := l.match.(rules.Pruner); prunes { // what goes on by itself is not weighed by the table
		l.Path = l.Path.Weighed(p.Sensible(nil))
	}
	best, ok := l.primary()
	return ok && (d.by == 0 || best.Verb != engine.Defend || engine.ThingID(best.Args[0]) != d.by)
}

// standButton says at the own Tower that this and all attacks that follow can be answered alike.
func (l *layout) standButton(halves []half) {
	d, ok := l.meetsAll()
	if !ok {
		return
	}
	for i := range halves {
		h := &halves[i]
		if h.seat != l.me || h.tower.Empty() {
			continue
		}
		f := l.Strong()
		icon, say, short := statIcon(content.DL), rules.Say("Meets all this turn"), rules.Say("Meets all")
		label := rules.Say("Nobody blocks this attack, nor any other by an ability in this turn. You are asked again where it is aimed at your Mage.")
		switch {
		case d.by == 0:
			icon, say, short = "towersiege/icons/directed", rules.Say("Block none this turn"), rules.Say("Block none")
		default:
			label = rules.Say("%s meets this attack and all that follow in this turn. You are asked again when it is hurt, another defends better, or an answer is worth its price.", l.Info(l.At(d.by)).Title())
		}
		hi := math.Max(l.Metrics.MinTarget(), l.Line(f)+l.Px(8))
		w := l.Width(f, say) + hi + l.Px(16)
		if w > h.tower.W+2*l.Px(8) { // beside the Tower stands the plaque
			say = short
			w = l.Width(f, say) + hi + l.Px(16)
		}
		x := math.Min(h.tower.X+h.tower.W/2-w/2, h.box.Right()-w-l.Px(6))
		box := ink.R(math.Max(h.box.X+l.Px(4), x), h.tower.Y, w, hi).Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		b.Fill(own, ink.GoldDark, hi/2)
		b.Fill(own.Inset(math.Max(1, l.Px(2))), ink.VerdigrisDark, hi/2)
		in := ink.R(own.X+l.Px(8), own.Y, own.W-l.Px(16), own.H)
		b.Centred(b.Icon(in, icon, hi*0.72, l.Px(4)), f, ink.ParchmentLight, say)
		l.Out.Series, l.Out.Courses = append(l.Out.Series, d.piece()), append(l.Out.Courses, d.piece())
		l.OnBoard(stage.Piece{ID: d.piece(), Box: box, Depth: depthOver + 1, Look: b.List, Role: "button", Round: hi / 2, Label: label, Tip: true})
	}
}
