package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// ware is what the war council can buy or choose: a company's better face, a train, a stronger gate, an ally.
type ware struct {
	id    rules.Element
	draw  func(pen *boardkit.Pen, box ink.Rect)
	title rules.Text
	note  rules.Text
	price int  // 0: it costs nothing
	done  bool // it was bought
}

// council lays the war council over the board, for Argot's eyes: what it buys is not for the enemy.
func (l *layout) council() {
	room := l.Moment.Room.Tray
	if l.cover != overCouncil || room.Empty() {
		return
	}
	inner := l.sheet("council", room)
	gap := l.Gap(boardkit.Near)
	head, inner := inner.CutTop(math.Max(l.Px(48), l.Line(l.Title())*1.4))
	pen := l.Fresh()
	line := pen.Icon(boardkit.Own(head), "argot/icons/resource", head.H*0.8, gap)
	pen.Say(line, l.Title(), ink.GoldLight, l.councilHead()...)
	l.OnTray(stage.Piece{ID: "council-head", Box: head, Depth: 1, Look: pen.List, Fixed: true})
	list := l.wares()
	if len(list) == 0 {
		return
	}
	columns := 1
	for columns < 6 && inner.H/math.Ceil(float64(len(list))/float64(columns)) < l.Px(130)*math.Max(1, l.Metrics.Text) {
		columns++
	}
	rows := math.Ceil(float64(len(list)) / float64(columns))
	high := math.Min(inner.H, rows*l.Px(190)*math.Max(1, l.Metrics.Text))
	for i, box := range boardkit.Grid(ink.R(inner.X, inner.Y, inner.W, high), len(list), columns, gap) {
		l.ware(box.Round(), list[i])
	}
}

// councilHead says what the council settles now.
func (l *layout) councilHead() []string {
	switch {
	case l.offersVerb(engine.Swap):
		return []string{rules.Say("The Heckers offer themselves: choose whom they replace, or end the council"), rules.Say("Whom do the Heckers replace?")}
	case l.offersVerb(engine.Recruit):
		return []string{rules.Say("Choose the allies who come to Argot's aid"), rules.Say("Choose allies")}
	}
	return []string{rules.Say("City pool %d. What is not spent here pays for steps in the siege.", l.Pool), rules.Say("City pool %d", l.Pool)}
}

// offersVerb reports whether a choice of a verb is to be made.
func (l *layout) offersVerb(v rules.Verb) bool {
	for _, c := range l.Choices {
		if c.Verb == v {
			return true
		}
	}
	return false
}

// wares are all that lies on the table of the council: where blocks are chosen, these alone.
func (l *layout) wares() (list []ware) {
	if l.offersVerb(engine.Swap) || l.offersVerb(engine.Recruit) {
		for _, c := range l.Choices {
			if c.Verb == engine.Swap || c.Verb == engine.Recruit {
				list = append(list, l.company(content.Block(c.Args[0]), false, 0))
			}
		}
		return list
	}
	for i := range l.Pieces {
		b := content.Block(i)
		info, p := l.Content.At(b), &l.Pieces[i]
		switch {
		case info.Upgradable && p.Party == content.Argot:
			w := l.company(b, true, info.UpgradeCost)
			w.done = p.Upgraded
			list = append(list, w)
		case info.Army == content.BoughtTrains && l.Scenario().Council:
			w := l.company(b, false, info.Price)
			w.done = p.Party == content.Argot
			list = append(list, w)
		}
	}
	for g, site := range l.Map.Gates() {
		if !l.Scenario().Gates[g] || !l.Map.Exists(site.Inside) {
			continue
		}
		list = append(list, ware{
			id: l.GateElement(atlas.GateIndex(g)), title: site.Title(), price: site.UpgradeCost, done: l.Gates[g].Upgraded,
			note: rules.T("strength %d becomes %d", site.Strength, site.Upgraded),
			draw: func(pen *boardkit.Pen, box ink.Rect) {
				name := "argot/edges/gate-closed"
				if l.Gates[g].Upgraded {
					name = "argot/edges/gate-upgraded"
				}
				pen.Stretch(name, box)
			},
		})
	}
	return list
}

// company is a block as a ware, with the face that it has or would get.
func (l *layout) company(b content.Block, upgraded bool, price int) ware {
	f := l.Content.Face(b, upgraded)
	note := rules.T("%s, hits on %s, movement %d", rules.Name("argot: letter", f.Letter.String()), words.HitsOn(f.Modifier), f.Movement).In("a company: initiative, faces of a die, movement")
	if l.Train(b) {
		note = rules.T("carries %d steps for blocks beside it", f.Strength)
	}
	var does []rules.Text
	for a := range content.AbilityCount {
		if f.Has(a) {
			does = append(does, l.Content.Abilities[a].Title())
		}
	}
	if len(does) > 0 {
		note = rules.T("%s: %s", note, rules.And(does...)).In("a company and its abilities")
	}
	return ware{id: l.BlockElement(b), title: f.Title(), note: note, price: price, draw: func(pen *boardkit.Pen, box ink.Rect) { l.front(pen, box, b) }}
}

// ware lays one thing of the council.
func (l *layout) ware(box ink.Rect, w ware) {
	pen, own := l.Fresh(), boardkit.Own(box)
	in := pen.Sheet(own)
	side := math.Min(in.H, in.W*0.42)
	at, rest := in.CutLeft(side)
	w.draw(pen, boardkit.Around(at.X+side/2, at.Y+at.H/2, side, side))
	_, rest = rest.CutLeft(l.Gap(boardkit.Near))
	foot, rest := rest.CutBottom(math.Max(l.Px(24), l.Line(l.Strong())))
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	head, note := rest.CutTop(math.Min(rest.H, 2*l.Line(f)))
	pen.TwoLines(head, f, ink.Ink, w.title.String())
	pen.Lines(note, l.Small(), ink.OakLight, w.note.String(), 1.2)
	switch {
	case w.done:
		pen.Say(pen.Icon(foot, "kit/tick", foot.H, l.Gap(boardkit.Tight)), l.Strong(), ink.VerdigrisDark, rules.T("settled").In("something bought").String())
	case w.price > 0:
		color := ink.Ink
		if w.price > int(l.Pool) {
			color = ink.OxbloodDark
		}
		pen.Say(pen.Icon(foot, "argot/icons/cost", foot.H, l.Gap(boardkit.Tight)), l.Strong(), color, rules.Decimal(float64(w.price), 0).String())
	}
	if !l.Can(w.id) && !w.done {
		pen.Fill(own.Inset(l.Px(4)), ink.Parchment.Alpha(0.5), l.Px(6))
	}
	l.OnTray(stage.Piece{ID: w.id, Box: box, Depth: 1, Look: pen.List, Role: "card", Label: rules.Say("%s: %s", w.title, w.note), Tip: true, Round: l.Px(8)})
}
