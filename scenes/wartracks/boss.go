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

// wantedPanel is the height of the panel at the top of the right column: the opponent, or the
// boss and his board.
func (l *layout) wantedPanel() float64 {
	text := math.Max(1, l.Metrics.Text)
	switch {
	case l.bossMode():
		return math.Round(l.Px(590) * (1 + (text-1)*0.5))
	case l.lastMan():
		return math.Round(l.Px(300) * (1 + (text-1)*0.4))
	}
	return math.Round(l.Px(60+190+84+36) + 3*l.Line(l.Small()) + l.Line(l.Font(ink.SerifBold, 46))*0.6)
}

// bossBoard lays out the boss: portrait, Life, piles, Menace Level, texts.
func (l *layout) bossBoard(box ink.Rect) {
	s := l.side(bossSide)
	if box.Empty() || s == nil {
		return
	}
	box = box.Round()
	list := &l.Out.Panel
	b := l.Fresh()
	full := boardkit.Own(box)
	b.Shadow(full, l.Px(8)).Radius = l.Px(10)
	rim := ink.MossDark
	if l.onTurn(bossSide) {
		rim = ink.Gold
	}
	b.Fill(full, rim, l.Px(10))
	b.Fill(full.Inset(math.Max(2, l.Px(7))), ink.ParchmentLight, l.Px(6))
	inner := full.Inset(math.Max(2, l.Px(7)))
	title := b.Font(ink.SerifBold, 23)
	band, rest := inner.CutTop(b.Line(title) + l.Px(10))
	b.Fill(band, ink.OxbloodDark, l.Px(6))
	b.Name(ink.R(band.X+l.Px(10), band.Y, band.W-l.Px(20), band.H), title, ink.ParchmentLight, l.Boss.Name).Across = ink.Middle
	rest = ink.R(rest.X+l.Px(12), rest.Y+l.Px(10), rest.W-l.Px(24), rest.H-l.Px(16))
	if rest.H < bossLines*b.Line(b.Font(ink.SansBold, 16)) {
		*list = append(*list, l.seatPiece(s, box, b.List))
		l.bossShort(list, s, rest.Shift(box.X, box.Y))
		return
	}
	top, rest := rest.CutTop(math.Min(rest.H*0.47, l.Px(270)))
	stones, rest := rest.CutTop(math.Min(rest.H*0.42, l.Px(80)+b.Line(b.Font(ink.SerifBold, 18))))
	l.bossText(b, rest)
	*list = append(*list, l.seatPiece(s, box, b.List))
	l.bossTop(list, s, top.Shift(box.X, box.Y))
	l.menace(list, stones.Shift(box.X, box.Y))
}

// bossLines is how many lines of his counts the panel must be high for portrait, stones and texts; what counts stands in a lower one too.
const bossLines = 7

// bossShort is what counts of the boss where there is no room for more, in two columns; the texts of his card are told by tooltips.
func (l *layout) bossShort(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	token, left := "siegestorm/board/token-reserve", rules.Say("token left")
	if !l.Boss.Token {
		token, left = "siegestorm/board/token-gone", rules.Say("used up")
	}
	stone := strconv.Itoa(l.Boss.Menace)
	if l.Boss.Menace == 5 {
		stone = "5+"
	}
	cells := []struct {
		id          rules.Element
		icon, words string
	}{
		{"boss:life", "siegestorm/icons/life", rules.Say("%d of %d", l.Boss.Life, l.Boss.Start)},
		{"resources:4", "siegestorm/icons/resources", cardCount(s.Resources)},
		{"boss:menace", "siegestorm/icons/menace", rules.Say("Menace %s", stone)},
		{"reserve:4", "siegestorm/icons/reserve", rules.Say("%d Reserve", l.Boss.Reserve)},
		{"boss:token", token, left},
	}
	w, h := box.W/2, box.H/float64((len(cells)+1)/2)
	for i, c := range cells {
		l.countPiece(list, c.id, c.icon, c.words, ink.R(box.X+w*float64(i%2), box.Y+h*float64(i/2), w, h))
	}
}

// bossText is what his card says.
func (l *layout) bossText(b *boardkit.Pen, box ink.Rect) {
	b.Fill(ink.R(box.X, box.Y+l.Px(5), box.W, l.Edge()), ink.ParchmentDeep, 0)
	_, box = box.CutTop(l.Gap(boardkit.Wide))
	f, small := b.Body(), b.Small()
	draws := rules.T("Draws %d. Lost at 0 Life, or without a card to draw.", int(l.Boss.Hand)).String()
	for least := l.Metrics.Least(); f.Size > least; {
		if ink.TextHeight(l.Measure, f, l.Boss.MenaceText, box.W, 1.2)+ink.TextHeight(l.Measure, small, draws, box.W, 1.2)+l.Px(12) <= box.H {
			break
		}
		f.Size = math.Max(least, f.Size-0.5)
		small.Size = math.Min(small.Size, f.Size)
	}
	used := b.Lines(box, f, l.Pen.Tones.Foe.Plain, l.Boss.MenaceText, 1.2)
	_, box = box.CutTop(used + l.Px(6))
	used = b.Lines(box, small, ink.Ink, draws, 1.2)
	_, box = box.CutTop(used + l.Px(6))
	if flavour := "“" + l.Boss.Flavour + "”"; l.Boss.Flavour != "" && ink.TextHeight(l.Measure, b.Font(ink.SerifItalic, 15), flavour, box.W, 1.15) <= box.H {
		b.Lines(box, b.Font(ink.SerifItalic, 15), ink.OakLight, flavour, 1.15)
	}
}

// bossTop is the portrait with Life and piles beside it.
func (l *layout) bossTop(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	portrait := ink.R(box.X, box.Y, math.Min(box.H*0.75, box.W*0.46), box.H)
	portrait = portrait.Fit(0.75).Round()
	portrait.X = math.Round(box.X)
	b := l.Fresh()
	b.Fill(boardkit.Own(portrait), ink.Ink, l.Px(4))
	b.Picture("siegestorm/portraits/"+l.Boss.Key, boardkit.Own(portrait).Inset(l.Edge()))
	*list = append(*list, stage.Piece{ID: "boss:card", Box: portrait, Depth: 2, Look: b.List, Role: "card", Label: l.Boss.Name, Tip: true, Fixed: true, Round: l.Px(4)})
	x := portrait.Right() + l.Px(14)
	rest := ink.R(x, box.Y, box.Right()-x, box.H)
	life, rest := rest.CutTop(math.Min(rest.H*0.5, l.Px(112)))
	l.life(list, life)
	row := rest.H / 3
	l.bossCount(list, "resources:4", "resources", cardCount(s.Resources), rest.X, rest.Y, rest.W, row)
	l.bossCount(list, "reserve:4", "reserve", strconv.Itoa(l.Boss.Reserve)+" Reserve", rest.X, rest.Y+row, rest.W, row)
	words, icon := "token left", "siegestorm/board/token-reserve"
	if !l.Boss.Token {
		words, icon = "used up", "siegestorm/board/token-gone"
	}
	l.countPiece(list, "boss:token", icon, words, ink.R(rest.X, rest.Y+2*row, rest.W, row))
}

func (l *layout) bossCount(list *[]stage.Piece, id rules.Element, icon, words string, x, y, w, h float64) {
	l.countPiece(list, id, "siegestorm/icons/"+icon, words, ink.R(x, y, w, h))
}

// countPiece is an icon with a word or number beside it, on parchment.
func (l *layout) countPiece(list *[]stage.Piece, id rules.Element, icon, words string, box ink.Rect) {
	box = box.Round()
	b := l.Fresh()
	side := math.Min(box.H*0.94, l.Px(34))
	f := b.Font(ink.SansBold, 16)
	inner := l.withinFrame(box, f.Size)
	b.Say(b.Icon(inner, icon, side, l.Px(8)), f, ink.Ink, words)
	*list = append(*list, stage.Piece{ID: id, Box: box, Depth: 2, Look: b.List, Role: "pile", Label: words, Tip: true, Fixed: true, Rim: inner})
}

// life is the Life Meter: the number, and a box for each point.
func (l *layout) life(list *[]stage.Piece, box ink.Rect) {
	box = box.Round()
	b := l.Fresh()
	big, small := b.Font(ink.SerifBold, 40), b.Small()
	big.Size = math.Min(big.Size, box.H*0.6)
	head, rest := boardkit.Own(box).CutTop(b.Line(big) * 0.95)
	icon := math.Min(head.H, l.Px(46))
	b.Picture("siegestorm/icons/life", ink.R(0, (head.H-icon)/2, icon, icon))
	number := strconv.Itoa(l.Boss.Life)
	w := b.Width(big, number) + 1
	b.Write(ink.R(icon+l.Px(8), head.Y-b.Line(big)*0.025, w, b.Line(big)), big, l.Pen.Tones.Foe.Plain, number)
	b.Say(ink.R(icon+l.Px(14)+w, head.Y, head.W-icon-w-l.Px(14), head.H), small, ink.Ink, rules.T("of %d", l.Boss.Start).String(), "")
	_, rest = rest.CutTop(l.Gap(boardkit.Tight))
	l.lifeBoxes(b, rest)
	*list = append(*list, stage.Piece{ID: "boss:life", Box: box, Depth: 2, Look: b.List, Role: "track",
		Label: rules.T("Life Points %d of %d", l.Boss.Life, l.Boss.Start).String(), Tip: true, Fixed: true})
}

// lifeBoxes draws a small box for each Life Point, those that are lost pale.
func (l *layout) lifeBoxes(b *boardkit.Pen, room ink.Rect) {
	n := max(l.Boss.Start, 1)
	rows := 2
	if n > 24 {
		rows = 3
	}
	each := (n + rows - 1) / rows
	gap := l.Edge()
	w := math.Min((room.W-gap*float64(each-1))/float64(each), l.Px(16))
	h := math.Min((room.H-gap*float64(rows))/float64(rows), w*1.15)
	if h < 3 {
		return
	}
	for i := range n {
		box := ink.R(room.X+float64(i%each)*(w+gap), room.Y+float64(i/each)*(h+gap), w, h)
		b.Fill(box, ink.Ink, w*0.25)
		fill := ink.OxbloodLight
		if i >= l.Boss.Life {
			fill = ink.ParchmentDark
		}
		b.Fill(box.Inset(l.Px(1.4)), fill, w*0.2)
	}
}

// menace is the Menace track: five stones that grow and darken, the present one ringed.
func (l *layout) menace(list *[]stage.Piece, box ink.Rect) {
	box = box.Round()
	b := l.Fresh()
	title := b.Font(ink.SerifBold, 18)
	head, rest := boardkit.Own(box).CutTop(b.Line(title))
	icon := math.Min(head.H*1.2, l.Px(34))
	b.Say(b.Icon(boardkit.Own(head), "siegestorm/icons/menace", icon, l.Px(8)), title, ink.Ink, "Menace Level")
	w := math.Min(rest.W/5, rest.H*1.1)
	step := rest.W / 5
	f := b.Font(ink.SerifBold, 22)
	for wide := ink.R(0, 0, w, rest.H).Fit(64.0/70).W - 2; b.Width(f, "5+") > wide && f.Size > 6; {
		f.Size -= 0.5
	}
	for i := range 5 {
		words := strconv.Itoa(i + 1)
		if i == 4 {
			words = "5+"
		}
		at := ink.R(rest.X+step*float64(i)+(step-w)/2, rest.Y, w, rest.H)
		name := "siegestorm/board/stone-"
		color := ink.ParchmentLight
		if i+1 > l.Boss.Menace {
			name += "off-"
			color = ink.ParchmentLight
		}
		stone := at.Fit(64.0 / 70)
		if i+1 == l.Boss.Menace {
			b.Halo(stone.Inset(-stone.W*0.32), ink.Gold.Alpha(0.9))
		}
		b.Picture(name+strconv.Itoa(i+1), stone)
		b.Centred(ink.R(stone.X, stone.Y+stone.H*0.24, stone.W, stone.H*0.66), f, color, words)
	}
	*list = append(*list, stage.Piece{ID: "boss:menace", Box: box, Depth: 2, Look: b.List, Role: "track",
		Label: rules.T("Menace Level %d", l.Boss.Menace).String(), Tip: true, Fixed: true, Face: strconv.Itoa(l.Boss.Menace)})
}
