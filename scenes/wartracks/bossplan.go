package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// bossPlan is the boss's hand, face up, in the order in which he will play it; the card that is
// being played is ringed, those above the Menace Level step back.
func (l *layout) bossPlan(box ink.Rect) {
	order := l.bossOrder()
	row := l.Px(78)
	var hand ink.Rect
	l.addOutlook(l.fitted("outlook", box, "The boss's plan", ink.EmberDark, func(b *boardkit.Pen, inner ink.Rect) float64 {
		hand = inner.Shift(box.X, box.Y)
		next, track := l.bossNext()
		var leaves []departure
		below, r := 0.0, rowing{most: mostLines}
		if next != nil {
			leaves = []departure{l.departing(track, next, 0)}
			_, room := inner.CutTop(l.Metrics.MinTarget() * float64(len(order)))
			r = l.rowing(b, leaves, room)
			below = l.rowsHigh(b, leaves, inner.W, r) + l.Px(4)
		}
		end := inner.Y
		if len(order) == 0 {
			words := rules.T("No card is in hand. In its turn the boss draws %d and plays all that costs at most the Menace Level.", int(l.Boss.Hand)).String()
			end += b.Lines(inner, b.Font(ink.SansOblique, 16), ink.OakLight, words, 1.25)
		} else {
			row = math.Max(math.Min(row, (inner.H-below)/float64(len(order))), l.Metrics.MinTarget())
			end += row * float64(len(order))
		}
		if next == nil || end+below > inner.Bottom()+1 {
			return end
		}
		b.Fill(ink.R(inner.X, end+l.Px(2), inner.W, l.Edge()), ink.ParchmentDeep, 0)
		l.nextLook(b, ink.R(inner.X, end+l.Px(4), inner.W, below-l.Px(4)), &leaves[0], r)
		return end + below
	}))
	l.OnLeft(stage.Piece{ID: "hand:4", Box: hand, Depth: 1, Fixed: true})
	for i := range order {
		at := ink.R(hand.X, hand.Y+row*float64(i), hand.W, row-l.Px(3))
		if at.Bottom() > hand.Bottom()+1 {
			break
		}
		l.bossCard(&order[i], at.Round())
	}
}

// bossNext is the creature that storms in his next turn, nil for none, and its track.
func (l *layout) bossNext() (*siegestorm.CardView, *siegestorm.TrackView) {
	for i := range l.Tracks {
		t := &l.Tracks[i]
		if c := t.Slots[trackSlots-1]; t.Side == bossSide && c != nil && c.Card != nil {
			return c, t
		}
	}
	return nil, nil
}

// bossOrder is his hand in the order of play; the card being played comes first. Cards of which the
// order does not tell yet come last.
func (l *layout) bossOrder() []siegestorm.BossCard {
	s := l.side(bossSide)
	var order []siegestorm.BossCard
	listed := map[int]bool{}
	in := map[int]bool{}
	for _, c := range s.Hand {
		in[c.Number] = true
	}
	for _, link := range l.Chain {
		in[link.Card.Number] = link.Kind == "action" || link.Kind == "gang"
	}
	if now := l.Boss.Now; now != nil && in[now.Number] {
		order = append(order, siegestorm.BossCard{CardView: *now, Playable: true, As: "now"})
		listed[now.Number] = true
	}
	for _, c := range l.Boss.Order {
		if in[c.Number] && !listed[c.Number] {
			order = append(order, c)
			listed[c.Number] = true
		}
	}
	for _, c := range s.Hand {
		if !listed[c.Number] && c.Card != nil {
			playable := int(c.Card.Cost) <= l.Boss.Menace || l.Boss.Menace == 5
			as := ""
			if !playable {
				as = "menace"
			}
			order = append(order, siegestorm.BossCard{CardView: c, Playable: playable, As: as})
		}
	}
	return order
}

// bossWords say how he will play a card, or why he does not.
func (l *layout) bossWords(c *siegestorm.BossCard) string {
	switch c.As {
	case "now":
		return "now"
	case "deploy":
		return "deploys"
	case "leader":
		return "leads the way"
	case "gang":
		return "as a Gang token"
	case "action":
		return "as an action"
	case "menace":
		return "costs too much now"
	case "place":
		return "there is no place"
	}
	if !c.Playable {
		return "to the Reserves"
	}
	return "in hand"
}

func (l *layout) bossCard(c *siegestorm.BossCard, box ink.Rect) {
	b := l.Fresh()
	full := boardkit.Own(box)
	now := c.As == "now"
	if now {
		b.Fill(full, l.Pen.Tones.Danger.Plain, l.Px(6))
		b.Fill(full.Inset(l.Gap(boardkit.Tight)), ink.ParchmentLight, l.Px(4))
	}
	side := full.H - l.Px(8)
	face := ink.R(l.Px(5), (full.H-side)/2, side, side)
	l.faceLook(b, face, &c.CardView)
	f := b.Font(ink.SerifBold, 17)
	small := b.Small()
	d := math.Max(b.Line(f), l.Px(26))
	cost := ink.R(face.X-l.Px(4), face.Y-l.Px(3), d, d)
	b.Picture("siegestorm/board/badge-cost", cost)
	if c.Card != nil {
		b.Centred(cost, b.Font(ink.SerifBold, 16), ink.ParchmentLight, strconv.Itoa(int(c.Card.Cost)))
		x := face.Right() + l.Px(10)
		w := full.W - x - l.Px(6)
		words := l.bossWords(c)
		if full.H >= b.Line(f)+b.Line(small) {
			top := (full.H - b.Line(f) - b.Line(small)) / 2
			b.Name(ink.R(x, top, w, b.Line(f)), f, ink.Ink, c.Card.Told().String())
			b.Say(ink.R(x, top+b.Line(f), w, b.Line(small)), small, l.bossTone(c), words)
		} else {
			b.Name(ink.R(x, 0, w, full.H), f, ink.Ink, c.Card.Told().String())
		}
	}
	if !c.Playable {
		b.Fill(full, ink.ParchmentLight.Alpha(0.5), l.Px(4))
	}
	p := l.cardPiece(&c.CardView, box, 4, b.List)
	p.Label += ", " + l.bossWords(c)
	p.Sound = "card"
	l.OnLeft(p)
}

func (l *layout) bossTone(c *siegestorm.BossCard) ink.Color {
	if c.As == "now" {
		return l.Pen.Tones.Danger.Dark
	}
	return ink.Oak
}
