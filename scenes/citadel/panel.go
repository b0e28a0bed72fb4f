package citadel

import (
	"math"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Wants says how the screen should be divided where nothing is known of the match.
func (*Board) Wants(m ink.Metrics, measure ink.Measurer) table.Wants { return wants(m, measure, false) }

// Shape says how the screen should be divided: with few heroes the decks lie below their plates, and
// the log has the room.
func (*Board) Shape(m table.Moment) table.Wants {
	d, ok := m.State.(viewer)
	return wants(m.Metrics, m.Measure, ok && aside(m.Metrics, len(d.View().Heroes)))
}

// aside reports whether the decks lie in the column of so many heroes.
func aside(m ink.Metrics, heroes int) bool { return heroes <= plates-2 && !table.Narrow(m) }

func wants(m ink.Metrics, measure ink.Measurer, aside bool) table.Wants {
	p := boardkit.New(m, measure, ink.Standard)
	row := math.Max(m.Px(104), 3.3*p.Line(p.Small())+2*m.Px(12))
	panel := wheelHeight + eventHeight + questsHeight + 2*panelGap
	if !aside {
		panel += decksHeight + panelGap
	}
	if table.Narrow(m) { // a drawer has room for larger words
		panel *= math.Max(1, 1+(m.Text-1)*0.6)
	}
	return table.Wants{Row: row, Panel: m.Px(panel), Left: table.WithColumn}
}

// The parts of the panel by their height in design units, and what lies between them. The wheel
// yields to an Event of many words down to its least height.
const (
	wheelHeight  = 206.0
	wheelLeast   = 168.0
	eventHeight  = 89.0
	questsHeight = 157.0
	decksHeight  = 120.0
	panelGap     = 8.0
)

// panel lays out the right column above the log: Season wheel, Event, Messenger and Avatar, and the
// decks unless they lie elsewhere.
func (l *layout) panel() {
	room := l.Room.Panel
	if room.Empty() {
		return
	}
	gap := math.Max(3, l.Px(panelGap))
	total := wheelHeight + eventHeight + questsHeight
	parts := 3.0
	if !l.decksAside() {
		total, parts = total+decksHeight, 4
	}
	unit := (room.H - gap*(parts-1)) / total
	event := math.Min(math.Max(eventHeight*unit, l.eventNeeds(room.W)), (eventHeight+wheelHeight-wheelLeast)*unit)
	wheel := (wheelHeight+eventHeight)*unit - event
	next := func(high float64) ink.Rect {
		var box ink.Rect
		box, room = room.CutTop(high)
		_, room = room.CutTop(gap)
		return box.Round()
	}
	l.wheel(next(wheel))
	l.events(next(event))
	l.quests(next(questsHeight * unit))
	if !l.decksAside() {
		l.decks(next(decksHeight*unit), l.OnPanel)
	}
}

// decksAside reports whether the decks lie in the column of the heroes.
func (l *layout) decksAside() bool {
	return aside(l.Metrics, len(l.Heroes)) && !l.Folded(l.Room.Left)
}

// OnPanel lays a piece in the panel.
func (l *layout) OnPanel(p stage.Piece) {
	l.Layout.OnPanel(p)
	l.opens(p)
}

// onColumn lays a piece in the column of the heroes.
func (l *layout) onColumn(p stage.Piece) {
	l.OnLeft(p)
	l.opens(p)
}

// opens lets a deck be looked at by a click.
func (l *layout) opens(p stage.Piece) {
	if _, ok := classOf(p.ID); ok {
		l.Out.Opens = append(l.Out.Opens, p.ID)
	}
}

// slip is a piece of parchment; it returns the room on it.
func slip(b *boardkit.Pen, r ink.Rect) ink.Rect {
	b.Shadow(r, b.Px(6))
	b.Fill(r, ink.Ink, b.Px(5))
	b.Fill(r.Inset(b.Edge()), ink.GoldDark, b.Px(5))
	b.Fill(r.Inset(b.Gap(boardkit.Tight)), ink.Parchment, b.Px(4))
	return r.Inset(slipInset(b))
}

// slipInset is the rim of a slip.
func slipInset(b *boardkit.Pen) float64 { return b.Gap(boardkit.Wide) }

// quests are the lines of the Messenger and of the Avatar, always in the same place. Each tells of its own.
func (l *layout) quests(box ink.Rect) {
	b := l.Fresh()
	in := slip(b, boardkit.Own(box))
	top, low := in.CutTop(in.H * 0.5)
	b.Fill(ink.R(in.X, low.Y, in.W, 1), ink.ParchmentDeep, 0)
	l.OnPanel(stage.Piece{ID: "panel:quests", Box: box, Look: b.List, Solid: true})
	for _, q := range [...]struct {
		id      rules.Element
		picture string
		room    ink.Rect
		lines   []words
	}{{"quest:messenger", "messenger", top, l.messengerLines()}, {"quest:avatar", "avatar", low, l.avatarLines()}} {
		pen := l.Fresh()
		label := l.quest(pen, boardkit.Own(q.room), q.picture, q.lines)
		l.OnPanel(stage.Piece{ID: q.id, Box: q.room.Shift(box.X, box.Y).Round(), Depth: 1, Look: pen.List, Role: "panel", Label: label, Tip: true, Round: l.Px(4)})
	}
}

// words is a line with its colour.
type words struct {
	forms []string
	color ink.Color
}

// quest draws a picture and lines beside it and returns the lines.
func (l *layout) quest(b *boardkit.Pen, r ink.Rect, picture string, lines []words) string {
	side := math.Min(r.H*0.96, l.Px(60))
	r = b.Icon(r, pic(picture), side, l.Gap(boardkit.Near))
	var told []string
	for i, w := range lines {
		f := b.Small()
		if i == 0 {
			f = b.Font(ink.SansBold, 16)
		}
		h := b.Line(f)
		if r.H < h*0.92 {
			break
		}
		var row ink.Rect
		row, r = r.CutTop(h)
		b.Say(row, f, w.color, w.forms...)
		told = append(told, strings.TrimSuffix(w.forms[0], ".")+".")
	}
	return strings.Join(told, " ")
}

func (l *layout) messengerLines() []words {
	lines := l.messengerWay()
	_, over := l.State.Outcome()
	switch {
	case !l.foreseen || over:
	case l.threat.Messenger == bsieged.Surely && l.fieldOf(l.Messenger.At) >= 0:
		lines = append(lines[:2], l.messengerSlain())
	case l.threat.Messenger == bsieged.Surely:
		lines = append(l.messengerCaught(lines[:1:1]), l.messengerSlain())
	case l.threat.Messenger == bsieged.Maybe && l.fieldOf(l.Messenger.At) >= 0:
		lines[len(lines)-1] = words{[]string{rules.Say("You win with this round, unless enemies kill him."), rules.Say("You win, unless enemies kill him."), rules.Say("Enemies may kill him.")}, l.Pen.Tones.Danger.Dark}
	case l.threat.Messenger == bsieged.Maybe:
		lines = append(lines, words{[]string{"Enemies may kill him in this round.", "Enemies may kill him."}, l.Pen.Tones.Danger.Dark})
	}
	return lines
}

// messengerSlain says that enemies will kill the Messenger: on the wall, which (BS-MOL-7).
func (l *layout) messengerSlain() words {
	forms := []string{"Enemies will kill him in this round.", "Enemies will kill him."}
	if f := l.fieldOf(l.Messenger.At); f >= 0 {
		long, short := l.threat.Quarters[f].Slayer(l.set.Fields[f].Told())
		forms = []string{rules.Say("%s.", long), rules.Say("%s.", short)}
	}
	return words{forms, l.Pen.Tones.Danger.Dark}
}

// messengerWay is where the Messenger is and what comes next.
func (l *layout) messengerWay() []words {
	m := &l.Messenger
	nth := "First Messenger"
	if m.Second {
		nth = "Second Messenger"
	}
	way := ", going out"
	if m.Back {
		way = ", coming back"
	}
	lines := []words{{[]string{nth + way, nth}, ink.Ink}}
	if o, over := l.State.Outcome(); over && o.Winners != 0 {
		safe := rules.T("Safe in the Citadel")
		if f := l.fieldOf(m.At); f >= 0 {
			safe = rules.T("Safe on the %s wall", l.set.Fields[f].Told())
		}
		return []words{{[]string{nth}, ink.Ink}, {[]string{safe.String()}, l.Pen.Tones.Good.Dark}}
	} else if l.ended() && o.Result == "lost_messenger" {
		return []words{{[]string{nth}, ink.Ink}, {[]string{"Dead, as the first one"}, l.Pen.Tones.Danger.Dark}}
	}
	f, z, in := l.zoneOf(m.At)
	switch {
	case in:
		next := "the Outskirts"
		switch {
		case !m.Back && z < cards.ZoneCount:
			next = rules.T("Zone %d", z+1).String()
		case m.Back && z > 1:
			next = rules.T("Zone %d", z-1).String()
		case m.Back:
			next = "the wall"
		}
		lines = append(lines, words{[]string{rules.T("%s, Zone %d. Next: %s", l.set.Fields[f].Told(), z, next).String(), rules.T("%s %d", l.set.Fields[f].Told(), z).String()}, ink.Ink})
		return append(lines, l.messengerRide(z))
	case l.fieldOf(m.At) >= 0:
		lines = append(lines, words{[]string{"On the " + l.set.Fields[l.fieldOf(m.At)].Told().String() + " wall"}, ink.Ink},
			words{[]string{rules.Say("You win at the end of this round if he lives."), rules.Say("You win this round if he lives."), rules.Say("You win if he lives.")}, l.Pen.Tones.Good.Dark})
	case m.Outskirts:
		lines = append(lines, words{[]string{rules.Say("In the Outskirts")}, ink.Ink},
			words{[]string{rules.Say("Next: the Compass draws his way back."), rules.Say("The Compass draws his way back.")}, ink.Ink})
	case m.Waiting && m.Field >= 0:
		lines = append(lines, words{[]string{rules.T("Waits for %s, Zone 3, to be empty", l.set.Fields[m.Field].Told()).String(), rules.T("Waits for %s, Zone 3", l.set.Fields[m.Field].Told()).String()}, l.Pen.Tones.Danger.Dark})
	default:
		lines = append(lines, words{[]string{"Not on the board yet", "Not placed"}, ink.OakLight})
	}
	if m.Pursuit >= 0 {
		lines = append(lines, words{[]string{"Pursuers come from " + l.set.Fields[m.Pursuit].Told().String()}, l.Pen.Tones.Danger.Dark})
	}
	return lines
}

// messengerCaught adds where enemies hold a Messenger whom they will kill, and so why he has not ridden on (BS-MSG-4, BS-MSG-10).
func (l *layout) messengerCaught(lines []words) []words {
	f, z, in := l.zoneOf(l.Messenger.At)
	if !in || l.Messenger.Held != z {
		return lines
	}
	field := l.set.Fields[f].Told()
	return append(lines, words{[]string{rules.Say("%s, Zone %d: enemies are in his Zone and hold him.", field, z), rules.Say("Enemies hold him in %s, Zone %d.", field, z), rules.Say("Enemies hold him.")}, ink.Ink})
}

// messengerRide is whether a Messenger in a Zone (1 to 3) would ride on once the enemies have marched, and what holds him if not.
func (l *layout) messengerRide(z int) words {
	next := z + 1
	if l.Messenger.Back {
		next = z - 1
	}
	r, bad := &l.threat.Ride, l.Pen.Tones.Danger.Dark
	switch {
	case r.Caught == bsieged.Surely && l.Messenger.Held == z:
		return words{[]string{rules.Say("Enemies in his Zone hold him."), rules.Say("Enemies hold him.")}, bad}
	case r.Caught == bsieged.Surely:
		return words{[]string{rules.Say("Enemies march into his Zone in this round: he will be stopped."), rules.Say("Enemies march to him: he will stop."), rules.Say("Enemies will stop him.")}, bad}
	case r.Blocked == bsieged.Surely:
		return words{[]string{rules.Say("Enemies in Zone %d will block his way.", next), rules.Say("Zone %d will be blocked.", next)}, bad}
	case r.Caught != bsieged.Never || r.Blocked != bsieged.Never:
		return words{[]string{rules.Say("Enemies may keep him from riding on."), rules.Say("Enemies may stop him.")}, bad}
	case l.Ward:
		return words{[]string{rules.Say("Nothing kills him in this round. He rides on next round, unless an Event stops him."), rules.Say("Protected; rides on, unless an Event stops him."), rules.Say("Protected in this round.")}, l.Pen.Tones.Good.Dark}
	}
	return words{[]string{rules.Say("He rides on next round, unless an Event stops him."), rules.Say("Rides on, unless an Event stops him."), rules.Say("Free, unless an Event stops him."), rules.Say("Nobody blocks his way.")}, l.Pen.Tones.Good.Dark}
}

func (l *layout) avatarLines() []words {
	a := &l.Avatar
	if !l.Level.Avatar {
		return []words{{[]string{rules.Say("No Avatar comes"), rules.Say("No Avatar")}, ink.Ink}, {[]string{rules.Say("Not at this difficulty.")}, ink.OakLight}}
	}
	if a.Vinculum <= 0 {
		return []words{{[]string{"The Avatar is far away", "The Avatar: far away", "No Avatar"}, ink.Ink}, {[]string{"Three equal symbols in a row call it.", "Three equal symbols call it."}, ink.OakLight}}
	}
	return []words{
		{[]string{rules.T("The Avatar: %s, Zone %d", l.set.Fields[a.Field].Told(), a.Zone).String(), rules.T("Avatar: %s %d", l.set.Fields[a.Field].Told(), a.Zone).String()}, ink.Ink},
		{[]string{rules.T("Vinculum %d of %d", a.Vinculum, l.set.Avatar.Vinculum).String(), rules.T("Vinculum %d", a.Vinculum).String()}, ink.Ink},
		{[]string{rules.T("Enters in %s unless broken", rules.Count(a.Zone, "%d round", "%d rounds")).String(), rules.T("Enters in %s", rules.Count(a.Zone, "%d round", "%d rounds")).String()}, l.Pen.Tones.Danger.Dark},
	}
}
