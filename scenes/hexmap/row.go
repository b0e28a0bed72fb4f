package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// offers is what lies below the board: blocks that wait to be placed, and what is asked about and lies
// nowhere on the map: heroes, parties.
func (l *layout) offers() (list []rules.Element) {
	seen := map[rules.Element]bool{}
	add := func(el rules.Element) {
		if !seen[el] {
			seen[el] = true
			list = append(list, el)
		}
	}
	if l.Phase == engine.SettingUp && l.Viewer != rules.NoSeat {
		for i := range l.Pieces {
			b := content.Block(i)
			if p := &l.Pieces[i]; p.Status == engine.Unplaced && engine.SeatOf(p.Party) == l.Viewer {
				add(l.BlockElement(b))
			}
		}
	}
	if l.battle || l.cover != nothingOver {
		return list
	}
	for _, el := range append(append([]rules.Element(nil), l.Chosen...), l.Moment.Next...) {
		switch el.Kind() {
		case "hero", "party":
			add(el)
		case "block":
			if b, ok := l.Content.Find(el.Name()); ok && !l.Pieces[b].InPlay() {
				add(el)
			}
		}
	}
	return list
}

func (l *layout) rowHeight() float64 { return math.Max(l.Px(150), 2.4*l.Metrics.MinTarget()) }

// row lays the offers out below the board, in one line or, if they are many, in two.
func (l *layout) row() {
	room := l.Moment.Room.Row.Inset(l.Px(8))
	list := l.offers()
	if room.Empty() || len(list) == 0 {
		return
	}
	room = l.propose(room)
	gap := l.Px(8)
	lines := 1
	for lines < 3 && room.W/math.Ceil(float64(len(list))/float64(lines)) < math.Min(l.Px(92), room.H/float64(lines)) {
		lines++
	}
	per := int(math.Ceil(float64(len(list)) / float64(lines)))
	h := (room.H - gap*float64(lines-1)) / float64(lines)
	widest := h
	if list[0].Kind() != "block" {
		widest = math.Min(l.Px(520)*math.Max(1, l.Metrics.Text), room.W/float64(len(list)))
	}
	w := math.Min(widest, (room.W-gap*float64(per-1))/float64(per))
	for i, el := range list {
		line, at := i/per, i%per
		n := min(per, len(list)-line*per)
		left := room.X + (room.W-(w*float64(n)+gap*float64(n-1)))/2
		l.offer(el, ink.R(left+float64(at)*(w+gap), room.Y+float64(line)*(h+gap), w, h).Round())
	}
}

// offer lays one thing out.
func (l *layout) offer(el rules.Element, box ink.Rect) {
	if b, ok := l.Content.Find(el.Name()); ok && el.Kind() == "block" {
		side := math.Min(box.W, box.H)
		x, y := box.Center()
		p := l.piece(b, boardkit.Around(x, y, side, side), 0)
		p.ID = el
		l.OnRow(p)
		l.coins(p, b, l.OnRow)
		return
	}
	pen := l.Fresh()
	inner := pen.Sheet(boardkit.Own(box))
	title, note, picture := l.words(el)
	if picture != "" && inner.W > inner.H*0.9 {
		var at ink.Rect
		at, inner = inner.CutLeft(math.Min(inner.H*0.75, inner.W*0.4))
		pen.Picture(picture, at)
		_, inner = inner.CutLeft(l.Px(6))
	}
	line := pen.Line(pen.Body())
	head, rest := inner.CutTop(math.Min(inner.H, line*1.2))
	pen.Say(head, l.Font(ink.SerifBold, boardkit.BodySize), ink.Ink, title)
	if note != "" && rest.H >= line {
		pen.Lines(rest, pen.Small(), ink.Ink, note, 1.2)
	}
	l.OnRow(stage.Piece{ID: el, Box: box, Look: pen.List, Role: "card", Label: title, Tip: true, Round: l.Px(8)})
}

// words are the title, a note and the picture of what is offered.
func (l *layout) words(el rules.Element) (title, note, picture string) {
	switch el.Kind() {
	case "hero":
		if hero, ok := l.Content.FindHero(el.Name()); ok {
			h := &l.Content.Heroes[hero]
			return h.Title().String(), rules.Say("%s: %s", h.PowerTitle(), h.About()), "argot/heroes/" + h.ID
		}
	case "party":
		if p, ok := content.PartyNamed(el.Name()); ok {
			return words.Party(l.State, p).String(), "", "argot/frames/" + p.ID() + "-emblem"
		}
	}
	return string(el), "", ""
}
