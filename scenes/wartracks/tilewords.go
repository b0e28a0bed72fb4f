package wartracks

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// thinFrom is from which part of the usual type on the figure of a creature gives way to its words.
const thinFrom = 0.86

// tileWords writes beside the figure what a creature does: both halves, in the largest type in which they are whole; else the one that is in force
// while it stands there, with a red ribbon that names the other; else both in a word or two each. The words go round the corner with its DEF. It
// returns what is left for the figure.
func (l *layout) tileWords(b *boardkit.Pen, body ink.Rect, d *cards.Card, u float64) (art ink.Rect) {
	f := l.Font(ink.Sans, math.Min(14, 16*u/b.Metrics.Unit()))
	usual, least := f.Size, math.Min(f.Size, l.Metrics.Least())
	wide, slim, thin := math.Min(body.H*1.06, body.W), math.Min(body.H*0.84, body.W), math.Min(body.H*0.6, body.W)
	for _, folded := range [...]bool{false, true} {
		for f.Size = usual; ; f.Size = math.Max(least, f.Size-0.5) {
			ribbon := 0.0
			if folded {
				ribbon = math.Ceil(f.Size * ribbonHigh)
			}
			for _, figure := range [...]float64{wide, slim, thin} {
				if figure == thin && !folded && f.Size > usual*thinFrom {
					continue
				}
				if art, ok := l.tileHalves(b, body, d, f, ribbon, figure, u); ok {
					return art
				}
			}
			if f.Size <= least {
				break
			}
		}
	}
	return l.tileGists(b, body, d, f, u)
}

// tileHalves writes both halves beside a figure of some width, the red one on a ribbon of some height or, with 0, in full, and reports whether
// all finds room.
func (l *layout) tileHalves(b *boardkit.Pen, body ink.Rect, d *cards.Card, f ink.Font, ribbon, figure, u float64) (art ink.Rect, ok bool) {
	acts, lasts := d.Acts().String(), d.Lasts().String()
	pane, rest := body.CutRight(body.W - figure)
	if pane.W < f.Size*6 || lasts == "" && ribbon > 0 {
		return body, false
	}
	high := ribbon
	if high == 0 || acts == "" {
		high = l.halfHeight(f, acts, pane, u)
	}
	red, blue := pane.CutTop(high)
	first, last := half{red, redHalf, acts, actionForms(d)}, half{blue, blueHalf, lasts, passiveForms(d)}
	if lasts == "" {
		first, last = half{}, half{pane, redHalf, acts, actionForms(d)}
	}
	lines, fits := l.around(f, last, math.Max(48*u, b.Line(f)*1.2), u)
	if !fits || red.H > pane.H {
		return body, false
	}
	if ribbon == 0 {
		first.draw(b, l.Measure.Wrap(f, first.text, halfRoom(pane, u).W), f, u)
	} else {
		first.fold(b, f, u)
	}
	last.draw(b, lines, f, u)
	return rest, true
}

// tileGists writes over the figure what each half comes to in a word or two.
func (l *layout) tileGists(b *boardkit.Pen, body ink.Rect, d *cards.Card, f ink.Font, u float64) ink.Rect {
	high := math.Ceil(f.Size * ribbonHigh)
	room := body
	for _, h := range [...]half{{tint: redHalf, text: d.Acts().String(), gist: actionForms(d)}, {tint: blueHalf, text: d.Lasts().String(), gist: passiveForms(d)}} {
		if h.text != "" && room.H >= high {
			h.box, room = room.CutTop(high)
			h.fold(b, f, u)
		}
	}
	return room
}

// actionForms is what an action comes to, the fullest form first, at last that there is one.
func actionForms(d *cards.Card) (forms []string) {
	list := gist(d.Action)
	for _, does := range list {
		forms = append(forms, rules.Say("Action: %s", does))
	}
	return append(append(forms, list...), rules.Say("Action"))
}

// passiveForms is the same of a passive, with what it costs where it is used for cards.
func passiveForms(d *cards.Card) (forms []string) {
	list := gist(d.Passive.Effects)
	for _, does := range list {
		if d.Passive.Kind == cards.Activated {
			forms = append(forms, rules.Say("Pay %d: %s", d.Passive.Cost, does))
			continue
		}
		forms = append(forms, rules.Say("Passive: %s", does))
	}
	if d.Passive.Kind == cards.Activated {
		return append(forms, rules.Say("Pay %d", d.Passive.Cost))
	}
	return append(append(forms, list...), rules.Say("Passive"))
}
