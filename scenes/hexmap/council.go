package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// ware is what the war council can buy or choose: a company's better face, a train, a stronger gate, an ally.
type ware struct {
	id    rules.Element
	draw  func(pen *boardkit.Pen, box ink.Rect)
	title rules.Text
	note  rules.Text
	about rules.Text // at length, where there is room
	price int        // 0: it costs nothing
	done  bool       // it was bought
	comes bool       // it offers itself
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
	columns, most := len(list), l.Px(560)
	if columns > 4 {
		most = l.Px(190)
		for columns = 1; columns < 6 && inner.H/math.Ceil(float64(len(list))/float64(columns)) < l.Px(130)*math.Max(1, l.Metrics.Text); {
			columns++
		}
	}
	l.brighten()
	rows := math.Ceil(float64(len(list)) / float64(columns))
	high := math.Min(inner.H, rows*most*math.Max(1, l.Metrics.Text))
	large := (high-gap*(rows-1))/rows >= l.wareHeight()
	for i, box := range boardkit.Grid(ink.R(inner.X, inner.Y, inner.W, high), len(list), columns, gap) {
		l.ware(box.Round(), list[i], large)
	}
}

// mostBright is how many of all that the council can settle are lit.
const mostBright = 3

// brighten lights of all that the council can settle what is best worth its price, or the end of the council: nearly
// everything is possible.
func (l *layout) brighten() {
	if l.Mode != table.Asking || l.Asked != engine.AskCouncil {
		return
	}
	l.Out.Bright = []rules.Element{engine.AdjournButton}
	if worth := advice.WorthBuying(l.State, l.Choices); len(worth) > 0 {
		l.Out.Bright = nil
		for _, c := range worth[:min(len(worth), mostBright)] {
			l.Out.Bright = append(l.Out.Bright, l.Way(c)...)
		}
	}
}

// councilHead says what the council settles now.
func (l *layout) councilHead() []string {
	switch {
	case l.offersVerb(engine.Swap):
		return []string{rules.Say("The first of these would come, in the place of one of the others"), rules.Say("One can be replaced")}
	case l.offersVerb(engine.Recruit):
		n := 0
		for _, left := range l.Council.Allies {
			n += int(left)
		}
		return []string{
			rules.Plural(n, "%d ally is still to be chosen. Who does not come stays out of the siege.",
				"%d allies are still to be chosen. Who does not come stays out of the siege.", n).String(), rules.Say("Choose allies"),
		}
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
		if l.offersVerb(engine.Swap) {
			w := l.company(l.Council.Swap, false, 0)
			w.comes = true
			list = append(list, w)
		}
		for _, c := range l.Choices {
			if b := content.Block(c.Args[0]); c.Verb == engine.Swap || c.Verb == engine.Recruit {
				list = append(list, l.company(b, l.Pieces[b].Upgraded, 0))
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
			note: l.gateNote(atlas.GateIndex(g)),
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

// gateNote is what a gate is worth, or would be.
func (l *layout) gateNote(g atlas.GateIndex) rules.Text {
	site := &l.Map.Gates()[g]
	if l.Gates[g].Upgraded {
		return rules.T("strength %d", site.Upgraded)
	}
	return rules.T("strength %d becomes %d", site.Strength, site.Upgraded)
}

// adjourning is what it means to go on from what the council settles now.
func (l *layout) adjourning() string {
	if l.offersVerb(engine.Swap) {
		return rules.Say("Keep all")
	}
	return rules.Say("End the council")
}

// councilHelp is one short line about what the council settles now.
func (l *layout) councilHelp() string {
	switch {
	case l.offersVerb(engine.Swap):
		return rules.Say("Pick the block that leaves the game for good, or keep all.")
	case l.offersVerb(engine.Recruit):
		return rules.Say("Pick who comes.")
	}
	return rules.Say("Pick what is bought.")
}

// company is a block as a ware, with the face that it has or would get.
func (l *layout) company(b content.Block, upgraded bool, price int) ware {
	f := l.Content.Face(b, upgraded)
	note := rules.T("%s, hits on %s, movement %d", rules.Name("argot: letter", f.Letter.String()), words.HitsOn(f.Modifier), f.Movement).In("a company: initiative, faces of a die, movement")
	if l.Train(b) {
		note = rules.T("carries %d steps for blocks beside it", f.Strength)
	}
	var does, about []rules.Text
	for a := range content.AbilityCount {
		if info := &l.Content.Abilities[a]; f.Has(a) {
			does = append(does, info.Title())
			about = append(about, rules.T("%s: %s", info.Title(), info.About()).In("an ability and what it does"))
		}
	}
	if len(does) > 0 {
		note = rules.T("%s: %s", note, rules.And(does...)).In("a company and its abilities")
	}
	return ware{id: l.BlockElement(b), title: f.Title(), note: note, about: rules.Sentences(about...), price: price, draw: func(pen *boardkit.Pen, box ink.Rect) { l.faced(pen, box, b, f, f.Strength) }}
}

// wareHeight is how high the things of the council are at least where their words are large.
func (l *layout) wareHeight() float64 {
	return 2*l.Line(l.Title()) + 2*l.Line(l.Body()) + math.Max(l.Px(24), l.Line(l.Strong())) + 2*l.Gap(boardkit.Near)
}

// wareWords writes what a thing of the council is called and is good for, and at length where there is much room.
func (l *layout) wareWords(pen *boardkit.Pen, room ink.Rect, w ware, large bool) {
	const lead = 1.2
	f, text := l.Font(ink.SerifBold, boardkit.TitleSize), l.Body()
	if !large {
		f, text = l.Font(ink.SerifBold, boardkit.BodySize), l.Small()
	}
	lines := 2.0
	if pen.Width(f, w.title.String()) <= room.W {
		lines = 1
	}
	head, room := room.CutTop(math.Min(room.H, lines*l.Line(f)))
	pen.TwoLines(head, f, ink.Ink, w.title.String())
	taken := pen.Lines(room, text, ink.Ink, w.note.String(), lead)
	_, room = room.CutTop(taken + l.Gap(boardkit.Near))
	if about := w.about.String(); about != "" && room.H >= float64(len(l.Measure.Wrap(text, about, room.W)))*text.Size*lead {
		pen.Lines(room, text, ink.OakLight, about, lead)
	}
}

// ware lays one thing of the council.
func (l *layout) ware(box ink.Rect, w ware, large bool) {
	pen, own := l.Fresh(), boardkit.Own(box)
	in := pen.Sheet(own)
	at, rest := in.CutLeft(math.Min(in.H, in.W*0.42))
	if own.H > own.W*0.9 {
		at, rest = in.CutTop(math.Min(in.W, in.H*0.5))
		_, rest = rest.CutTop(l.Gap(boardkit.Near))
	} else {
		_, rest = rest.CutLeft(l.Gap(boardkit.Near))
	}
	side := math.Min(at.W, at.H)
	w.draw(pen, boardkit.Around(at.X+at.W/2, at.Y+at.H/2, side, side))
	foot, rest := rest.CutBottom(math.Max(l.Px(24), l.Line(l.Strong())))
	l.wareWords(pen, rest, w, large)
	switch {
	case w.comes:
		pen.Say(foot, l.Strong(), ink.VerdigrisDark, rules.Say("would come"))
	case w.done:
		pen.Say(pen.Icon(foot, "kit/tick", foot.H, l.Gap(boardkit.Tight)), l.Strong(), ink.VerdigrisDark, rules.T("settled").In("something bought").String())
	case w.price > 0:
		color := ink.Ink
		if w.price > int(l.Pool) {
			color = ink.OxbloodDark
		}
		pen.Say(pen.Icon(foot, "argot/icons/cost", foot.H, l.Gap(boardkit.Tight)), l.Strong(), color, rules.Decimal(float64(w.price), 0).String())
	}
	if !l.Can(w.id) && !w.done && !w.comes {
		pen.Fill(own.Inset(l.Px(4)), ink.Parchment.Alpha(0.5), l.Px(6))
	}
	l.OnTray(stage.Piece{ID: w.id, Box: box, Depth: 1, Look: pen.List, Role: "card", Label: rules.Say("%s: %s", w.title, w.note), Tip: true, Round: l.Px(8)})
}
