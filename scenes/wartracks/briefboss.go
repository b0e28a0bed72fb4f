package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// briefBoss is the boss and his board in a strip: portrait, Life, Menace, piles, hand.
func (l *layout) briefBoss(list *[]stage.Piece, box ink.Rect) {
	f := l.Font(ink.SerifBold, 18)
	line := math.Max(l.Line(f), l.Metrics.MinTarget())
	counts, rest := box.CutBottom(line * 3)
	cells := []struct {
		id    rules.Element
		icon  string
		words []string // longest first
		label string
	}{
		{"boss:life", "icons/life", []string{rules.T("%d/%d", l.Boss.Life, l.Boss.Start).String(), strconv.Itoa(l.Boss.Life)}, rules.T("Life Points %d of %d", l.Boss.Life, l.Boss.Start).String()},
		{"boss:menace", "icons/menace", []string{menaceWords(l.Boss.Menace)}, "Menace Level " + menaceWords(l.Boss.Menace)},
		{"resources:4", "icons/resources", []string{strconv.Itoa(l.side(bossSide).Resources)}, "Resources of the boss"},
		{"reserve:4", "icons/reserve", []string{strconv.Itoa(l.Boss.Reserve)}, "Reserve pile"},
		{"casualties:4", "icons/casualties", []string{strconv.Itoa(len(l.side(bossSide).Casualties))}, "Casualties of the boss"},
		{"boss:token", "board/token-" + map[bool]string{true: "reserve", false: "gone"}[l.Boss.Token], nil, "Reserve token"},
	}
	boxes := boardkit.Grid(counts, len(cells), 2, 0)
	for i, c := range cells {
		cell := boxes[i].Round()
		b := l.Fresh()
		side := math.Min(cell.H*0.92, cell.W*0.42)
		inner := l.withinFrame(cell, f.Size)
		b.Say(b.Icon(inner, "siegestorm/"+c.icon, side, 2), f, ink.ParchmentLight, append(c.words, "")...)
		*list = append(*list, stage.Piece{ID: c.id, Box: cell, Depth: 2, Look: b.List, Role: "pile", Label: c.label, Tip: true, Fixed: true, Rim: inner})
	}
	portrait, hand := rest.CutTop(rest.H * 0.5)
	portrait = portrait.Inset(2).Fit(0.75).Round()
	b := l.Fresh()
	b.Picture("siegestorm/portraits/"+l.Boss.Key, boardkit.Own(portrait))
	*list = append(*list, stage.Piece{ID: "boss:card", Box: portrait, Depth: 2, Look: b.List, Role: "card", Label: l.Boss.Name, Tip: true, Fixed: true})
	l.briefBossHand(list, hand)
}

// briefBossHand is his hand as small faces in the order of play.
func (l *layout) briefBossHand(list *[]stage.Piece, box ink.Rect) {
	order := l.bossOrder()
	*list = append(*list, stage.Piece{ID: "hand:4", Box: box.Round(), Depth: 1, Fixed: true})
	n := len(order)
	if n == 0 {
		return
	}
	cols := min(n, 2)
	rows := (n + cols - 1) / cols
	w, h := box.W/float64(cols), box.H/float64(rows)
	side := math.Floor(math.Min(w*0.8, h) - 2)
	if side < l.Metrics.MinTarget() {
		side = math.Min(l.Metrics.MinTarget(), h)
	}
	for i := range order {
		c := &order[i]
		at := ink.R(box.X+w*float64(i%cols)+(w-side)/2, box.Y+h*float64(i/cols)+(h-side)/2, side, side).Round()
		b := l.Fresh()
		l.faceLook(b, boardkit.Own(at), &c.CardView)
		if !c.Playable {
			b.Fill(boardkit.Own(at), ink.OakDark.Alpha(0.5), l.Px(4))
		}
		if c.As == "now" {
			b.Outline(boardkit.Own(at), l.Pen.Tones.Danger.Plain, math.Max(2, l.Px(5)), l.Px(4))
		}
		p := l.cardPiece(&c.CardView, at, 4, b.List)
		p.Label += ", " + l.bossWords(c)
		*list = append(*list, p)
	}
}

func menaceWords(n int) string {
	if n >= 5 {
		return "5+"
	}
	return strconv.Itoa(n)
}
