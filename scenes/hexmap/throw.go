package hexmap

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// throw is a throw that is shown: its dice, from which face on they hit, and how often it was thrown.
type throw struct {
	dice    []uint8
	need    int
	courage bool // of a block that must stand or run
	number  int  // of the event in the story, from 1; 0: it was thrown before
}

// lastThrow is the throw that is shown: while dice are in the air the one of the event, then the one that
// is under way, else the one told last.
func (l *layout) lastThrow() (t throw, ok bool) {
	for i := len(l.Story) - 1; i >= 0 && !ok; i-- {
		e := &l.Story[i]
		if e.Kind != rules.DiceRolled || e.Name != "attack_rolled" && e.Name != "courage_rolled" {
			continue
		}
		t, ok = throw{dice: append([]uint8(nil), e.Thrown()...), need: int(e.N), courage: e.Name == "courage_rolled", number: i + 1}, true
	}
	r := &l.Roll
	if r.Count == 0 || l.Rolling || ok && t.courage {
		return t, ok
	}
	return throw{dice: append([]uint8(nil), r.Dice[:r.Count]...), need: int(r.Need), number: t.number}, true
}

// between lays what is thrown between the ranks and, below it, what can be ordered.
func (l *layout) between(box ink.Rect) {
	orders := l.orders()
	t, thrown := l.lastThrow()
	switch {
	case thrown && len(orders) > 0:
		up, down := box.CutTop(box.H * 0.56)
		l.cloth(up, t)
		l.layOrders(down.Inset(l.Gap(boardkit.Tight)), orders)
	case thrown:
		l.cloth(box, t)
	default:
		l.layOrders(box, orders)
	}
}

// cloth shows a throw, what of it hits, and how many of the hits are still to be shared out.
func (l *layout) cloth(box ink.Rect, t throw) {
	cloth := box.Inset(l.Gap(boardkit.Tight))
	x, y := cloth.Center()
	high := math.Min(cloth.H, l.Px(150)*math.Max(1, l.Metrics.Text))
	cloth = boardkit.Around(x, y, math.Min(cloth.W, l.clothWide(high, t)), high).Round()
	pen := l.Fresh()
	own := boardkit.Own(cloth)
	pen.Cloth(own)
	inner := own.Inset(l.Gap(boardkit.Near))
	count, inner := l.tally(inner)
	words, field := inner.CutBottom(math.Min(l.Line(l.Small())*1.1, inner.H*0.4))
	if !l.Rolling {
		pen.Centred(words, l.Small(), ink.Bone, t.says()...)
		if count.W > 0 {
			l.left(pen, count)
		}
	}
	l.OnTray(stage.Piece{ID: "cloth", Box: cloth, Depth: 3, Look: pen.List, Fixed: true})
	field = field.Inset(l.Gap(boardkit.Tight)).Shift(cloth.X, cloth.Y)
	for i, at := range boardkit.Spread(field, len(t.dice), 1, l.Px(76)) {
		l.die(i, at, t)
	}
}

// clothWide is how wide the cloth is for a throw: its dice in one row, and what is said of it.
func (l *layout) clothWide(high float64, t throw) float64 {
	die := math.Min(l.Px(76), high*0.6) * 1.25
	w := math.Max(die*float64(len(t.dice)), l.Width(l.Small(), t.says()[0])) + 2*l.Gap(boardkit.Loose)
	if l.sharing() {
		w += l.tallyWide(high)
	}
	return w
}

// sharing reports whether hits are being shared out.
func (l *layout) sharing() bool {
	return l.Stack.Top().Kind == engine.FrameHits && (l.Mode != table.Asking || l.Asked == engine.AskHit || l.Asked == engine.AskDodge)
}

func (l *layout) tallyWide(high float64) float64 {
	return l.Width(l.Title(), rules.Say("%d left", 88)) + high*0.5
}

// tally cuts off the room for how many hits are still to be shared out, where there are any.
func (l *layout) tally(box ink.Rect) (count, rest ink.Rect) {
	if !l.sharing() {
		return ink.Rect{}, box
	}
	return box.CutRight(math.Min(box.W*0.5, l.tallyWide(box.H)))
}

// left says how many hits are still to be shared out.
func (l *layout) left(pen *boardkit.Pen, box ink.Rect) {
	pen.Fill(box, ink.ParchmentLight, l.Px(6))
	in := box.Inset(l.Gap(boardkit.Tight))
	side := math.Min(in.H*0.8, in.W*0.4)
	rest := pen.Icon(in, "argot/icons/hit", side, l.Gap(boardkit.Tight))
	n := int(l.Stack.Top().N)
	head, below := rest.CutTop(rest.H * 0.55)
	pen.Say(head, l.Title(), ink.OxbloodDark, rules.Say("%d left", n), strconv.Itoa(n))
	pen.Say(below, l.Small(), ink.Ink, rules.Plural(int(l.Roll.Hits), "of %d hit", "of %d hits", l.Roll.Hits).String(), rules.Say("of %d", l.Roll.Hits))
}

// says is what a throw comes to, in the longest form first.
func (t throw) says() []string {
	hits := 0
	for _, d := range t.dice {
		if int(d) >= t.need {
			hits++
		}
	}
	switch {
	case t.courage && hits > 0:
		return []string{rules.Say("Courage from %d: it stands", t.need), rules.Say("It stands")}
	case t.courage:
		return []string{rules.Say("Courage from %d: it must retreat", t.need), rules.Say("It must retreat")}
	case t.need >= rules.D6.Faces():
		return []string{rules.Count(hits, "%d hit: only a 6 hits", "%d hits: only a 6 hits").String(), rules.Count(hits, "%d hit", "%d hits").String()}
	}
	return []string{rules.Plural(hits, "%d hit: %d to 6 hit", "%d hits: %d to 6 hit", hits, t.need).String(), rules.Count(hits, "%d hit", "%d hits").String()}
}

// die lays one die of a throw.
func (l *layout) die(i int, at ink.Rect, t throw) {
	p := stage.Piece{ID: rules.Element("die:" + strconv.Itoa(i)), Box: at.Round(), Depth: 4}
	l.OnTray(boardkit.Thrown(p, rules.D6, int(t.dice[i]), t.number, func(face int, landed bool) ink.List {
		pen := l.Fresh()
		luck := boardkit.NoLuck
		if landed && !l.Rolling {
			luck = boardkit.Miss
			if face >= t.need {
				luck = boardkit.Hit
			}
		}
		pen.Die(boardkit.Own(p.Box), boardkit.Die{Sides: rules.D6, Face: face, Luck: luck})
		return pen.List
	}))
}
