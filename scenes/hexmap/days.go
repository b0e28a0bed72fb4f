package hexmap

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// days lays the days before the siege over the board: the days themselves, the four missions, the scene that
// is played, and the company of heroes.
func (l *layout) days() {
	room := l.Moment.Room.Tray
	if l.cover != overDays || room.Empty() {
		return
	}
	inner := l.sheet("days", room)
	gap := l.Gap(boardkit.Near)
	left, right := inner.CutLeft(math.Round(inner.W * 0.64))
	_, right = right.CutLeft(gap)
	head, left := left.CutTop(math.Max(l.Px(44), l.Line(l.Strong())*1.5))
	l.dayRow(head)
	_, left = left.CutTop(gap)
	if l.besieging() {
		var note ink.Rect
		note, left = left.CutTop(math.Round(l.Line(l.Body()) * 1.5))
		l.besieged(note)
		_, left = left.CutTop(gap)
	}
	missions := left
	if l.undertaking() {
		missions, left = left.CutTop(math.Round(left.H * 0.42))
		_, left = left.CutTop(gap)
		l.scene(left)
	}
	for m, box := range boardkit.Grid(missions, content.MissionCount, content.MissionCount, gap) {
		l.mission(content.Mission(m), box.Round())
	}
	for hero, box := range boardkit.Grid(right, content.HeroCount, 1, gap) {
		l.hero(hero, box.Round())
	}
}

// sheet lays the ground of a tray that covers the board and returns the room on it.
func (l *layout) sheet(id rules.Element, room ink.Rect) ink.Rect {
	box := room.Inset(l.Px(10)).Round()
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Shadow(own, l.Px(18))
	inner := pen.Oak(own).Inset(l.Gap(boardkit.Close))
	l.OnTray(stage.Piece{ID: id, Box: box, Look: pen.List, Solid: true, Fixed: true})
	return inner.Shift(box.X, box.Y).Round()
}

// besieging reports whether the viewer leads Mineos, for whom there is nothing to decide in these days.
func (l *layout) besieging() bool { return l.Viewer == engine.Mineos && !l.Nobody }

// besieged says whose days these are.
func (l *layout) besieged(box ink.Rect) {
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Fill(own, ink.OakDark, l.Px(6))
	pen.Centred(own.Inset(l.Gap(boardkit.Tight)), l.Body(), ink.Bone,
		rules.Say("These days are Argot's. You have nothing to decide until you set up your army; below stands what each mission means for you."),
		rules.Say("These days are Argot's: you have nothing to decide until you set up your army."),
		rules.Say("You decide nothing until you set up your army."))
	l.OnTray(stage.Piece{ID: "days-note", Box: box, Depth: 1, Look: pen.List, Fixed: true})
}

// outcome is what a mission brings under its heading.
type outcome struct {
	label rules.Text
	list  []rules.Text
	color ink.Color
}

// outcomes are what a mission can bring; of one that is settled, for who leads Mineos, what it has brought and for whom that
// is good.
func (l *layout) outcomes(m content.Mission) []outcome {
	won := outcome{rules.T("Success"), words.Outcomes(l.State, m, content.Success), ink.VerdigrisDark}
	lost := outcome{rules.T("Failure, or left undone"), words.Outcomes(l.State, m, content.Failure), ink.OxbloodDark}
	if !l.besieging() {
		return []outcome{won, lost}
	}
	won.color, lost.color = lost.color, won.color
	switch l.Campaign.Missions[m] {
	case content.Success:
		won.label = rules.T("It went against you")
		return []outcome{won}
	case content.Failure:
		lost.label = rules.T("It went your way")
		return []outcome{lost}
	}
	won.label, lost.label = rules.T("If Argot succeeds"), rules.T("If it fails or is left undone")
	return []outcome{won, lost}
}

// undertaking reports whether a mission is under way.
func (l *layout) undertaking() bool {
	for i := range l.Stack.Len() {
		if l.Stack.At(i).Kind == engine.FrameMission {
			return true
		}
	}
	return false
}

// dayRow shows the days, the one of today, and the siege behind them.
func (l *layout) dayRow(box ink.Rect) {
	pen := l.Fresh()
	var steps []boardkit.Step
	for day := 1; day <= l.Content.Days.Days; day++ {
		state := boardkit.StepComing
		switch {
		case day == int(l.Campaign.Day):
			state = boardkit.StepNow
		case day < int(l.Campaign.Day):
			state = boardkit.StepPast
		}
		steps = append(steps, boardkit.Step{Words: []string{rules.Say("Day %d: mission or levy", day), rules.Say("Day %d", day)}, State: state})
	}
	steps = append(steps, boardkit.Step{Words: []string{rules.Say("War council and siege"), rules.Say("Siege")}})
	pen.Steps(boardkit.Own(box), steps)
	l.OnTray(stage.Piece{ID: "days-row", Box: box, Depth: 1, Look: pen.List, Fixed: true})
}

// mission lays the card of a mission: what it is about, what it brings, and how it stands.
func (l *layout) mission(m content.Mission, box ink.Rect) {
	info := &l.Content.Missions[m]
	pen, own := l.Fresh(), boardkit.Own(box)
	in := pen.Sheet(own)
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	head, rest := in.CutTop(math.Min(in.H, 2*l.Line(f)))
	pen.TwoLines(head, f, ink.Ink, info.Title().String())
	face, badge, about, rest := l.missionParts(rest)
	pen.Picture("argot/missions/"+info.ID, face)
	result, fill := l.standsAs(m)
	pen.Fill(badge, fill, badge.H/2)
	pen.Centred(badge.Inset(l.Gap(boardkit.Tight)), l.Small(), ink.Bone, result...)
	if about = about.Inset(l.Gap(boardkit.Tight)); about.H >= l.Line(l.Note())/2 { // else it is read where the card is looked at
		pen.Lines(about, l.Note(), ink.OakLight, info.About().String(), 1.2)
	}
	text := l.Small()
	if rest.H > 14*l.Line(l.Body()) {
		text = l.Body()
	}
	for _, part := range l.outcomes(m) {
		if len(part.list) == 0 || rest.H < 2*l.Line(l.Small()) {
			continue
		}
		taken := pen.Lines(ink.R(rest.X, rest.Y, rest.W, l.Line(l.Strong())), l.Strong(), part.color, part.label.String(), 1.2)
		_, rest = rest.CutTop(taken)
		taken = pen.Lines(rest, text, ink.Ink, rules.Capital(rules.And(part.list...)).String(), 1.2)
		_, rest = rest.CutTop(taken + l.Gap(boardkit.Tight))
	}
	l.foreseen(pen, info, rest)
	l.OnTray(stage.Piece{ID: l.MissionElement(int(m)), Box: box, Depth: 1, Look: pen.List, Role: "card", Label: info.Title().String(), Tip: true, Round: l.Px(8)})
}

// foreseen lists at the foot of a high card the scenes of the mission, each with the skills of its two ways and what
// they are against.
func (l *layout) foreseen(pen *boardkit.Pen, info *content.MissionInfo, room ink.Rect) {
	line := l.Line(l.Small()) * 1.25
	need := line * (2*float64(len(info.Scenes)) + 1)
	if room.H < need+l.Gap(boardkit.Near) {
		return
	}
	_, room = room.CutTop(room.H - need)
	pen.Say(ink.R(room.X, room.Y, room.W, line), l.Strong(), ink.OakLight, rules.Say("Scenes"))
	for i := range info.Scenes {
		scene, top := &info.Scenes[i], room.Y+line*float64(2*i+1)
		pen.Say(ink.R(room.X, top, room.W, line), l.Small(), ink.Ink, scene.Title().String())
		for k, cell := range boardkit.Grid(ink.R(room.X, top+line, room.W, line), len(scene.Options), len(scene.Options), 0) {
			o := &scene.Options[k]
			text := pen.Icon(cell, "argot/icons/"+o.Skill.ID(), line*0.9, l.Gap(boardkit.Tight))
			pen.Say(text, l.Small(), ink.OakLight, rules.Say("against %d", o.Target), strconv.Itoa(o.Target))
		}
	}
}

// missionParts divides the card of a mission below its name: a high one has its picture above, a low one
// beside what is said of it.
func (l *layout) missionParts(box ink.Rect) (face, badge, about, rest ink.Rect) {
	line := l.Line(l.Small())
	if box.H > 2.2*box.W {
		face, rest = box.CutTop(math.Min(box.W*1.1, box.H*0.36))
		badge, rest = rest.CutTop(line * 1.4)
		if rest.H > 13*line {
			about, rest = rest.CutTop(4.5 * line)
		}
		return face, badge, about, rest
	}
	picture := math.Min(box.W*0.4, box.H*0.36)
	top, rest := box.CutTop(math.Max(picture*1.3, 2*line))
	face, top = top.CutLeft(picture)
	_, top = top.CutLeft(l.Gap(boardkit.Close))
	badge, about = top.CutTop(line * 1.3)
	return face, badge, about, rest
}

// standsAs is how a mission stands, the longest words first, and the colour of that.
func (l *layout) standsAs(m content.Mission) ([]string, ink.Color) {
	u := &l.Campaign.Under
	switch {
	case l.undertaking() && u.Mission == m:
		return []string{rules.Say("%d won, %d lost", u.Won, u.Lost), rules.Say("Under way")}, ink.GoldDark
	case l.Campaign.Missions[m] == content.Success:
		return []string{rules.Say("Succeeded")}, ink.VerdigrisDark
	case l.Campaign.Missions[m] == content.Failure:
		return []string{rules.Say("Failed")}, ink.OxbloodDark
	}
	return []string{rules.T("Open").In("a mission").String()}, ink.OakLight
}

// hero lays the card of a hero: skills, wounds, the power in the siege, and the chance where a leader is asked
// for.
func (l *layout) hero(hero int, box ink.Rect) {
	h, now := &l.Content.Heroes[hero], &l.Campaign.Heroes[hero]
	pen, own := l.Fresh(), boardkit.Own(box)
	in := pen.Sheet(own)
	face, rest := in.CutLeft(math.Min(in.H*0.75, in.W*0.3))
	pen.Picture("argot/heroes/"+h.ID, face)
	_, rest = rest.CutLeft(l.Gap(boardkit.Near))
	f, figure, text := l.Font(ink.SerifBold, boardkit.BodySize), l.Strong(), l.Small()
	if rest.H >= 3*l.Line(l.Title())+4.5*l.Line(l.Body()) {
		f, figure, text = l.Font(ink.SerifBold, boardkit.TitleSize), l.Title(), l.Body()
	}
	lines := boardkit.Column(rest, 0, []boardkit.Part{
		{Least: l.Line(f), Natural: l.Line(f) * 1.3, Rank: 4}, {Least: l.Line(figure), Natural: l.Line(figure) * 1.5, Rank: 3},
		{Least: l.Line(text), Natural: l.Line(text) * 1.4, Rank: 2}, {Least: l.Line(text), Natural: rest.H, Rank: 1},
	})
	name := lines[0]
	if l.Asked == engine.AskLeader && l.CanLead(hero) {
		var odds ink.Rect
		chance := rules.Percent(advice.SceneChance(l.State, l.Option(), hero, 0)).String()
		odds, name = name.CutRight(l.Width(l.Title(), chance) + 2*l.Gap(boardkit.Near))
		pen.Fill(odds, ink.VerdigrisDark, odds.H/2)
		pen.Centred(odds, l.Title(), ink.Bone, chance)
	}
	pen.Name(name, f, ink.Ink, h.Title().String())
	l.skills(pen, lines[1], figure, hero)
	if lines[2].H > 0 {
		l.wounds(pen, lines[2], hero)
	}
	if lines[3].H > 0 {
		pen.Lines(lines[3], text, ink.OakLight, h.About().String(), 1.2)
	}
	label := rules.Say("%s: wounds %d of %d", h.Title(), now.Wounds, l.Content.Days.WoundsLost)
	l.OnTray(stage.Piece{ID: l.HeroElement(hero), Box: box, Depth: 1, Look: pen.List, Role: "card", Label: label, Tip: true, Round: l.Px(8)})
}

// skills shows what a hero can do; the skill of the way that was chosen stands out.
func (l *layout) skills(pen *boardkit.Pen, box ink.Rect, f ink.Font, hero int) {
	asked := content.SkillCount
	if l.undertaking() && l.chosenWay() {
		asked = l.Option().Skill
	}
	for i, cell := range boardkit.Grid(box, int(content.SkillCount), int(content.SkillCount), 0) {
		skill := content.Skill(i)
		if skill == asked {
			pen.Fill(cell, ink.GoldLight, l.Px(6))
		}
		side := math.Min(cell.H*0.9, cell.W*0.5)
		text := pen.Icon(cell, "argot/icons/"+skill.ID(), side, l.Gap(boardkit.Tight))
		pen.Say(text, f, ink.Ink, strconv.Itoa(l.Content.Heroes[hero].Skills[skill]))
	}
}

// wounds shows the wounds of a hero, and beside them the power or why there is none.
func (l *layout) wounds(pen *boardkit.Pen, box ink.Rect, hero int) {
	now, most := &l.Campaign.Heroes[hero], l.Content.Days.WoundsLost
	side := math.Min(box.H*0.95, box.W*0.09)
	for i := range most {
		op := pen.Picture("argot/icons/wound", ink.R(box.X+float64(i)*side*1.1, box.Y+(box.H-side)/2, side, side))
		if i >= int(now.Wounds) {
			op.Fade = 0.75
		}
	}
	_, rest := box.CutLeft(side*1.1*float64(most) + l.Gap(boardkit.Close))
	title := l.Content.Heroes[hero].PowerTitle()
	switch {
	case l.Lost(hero):
		pen.Say(rest, l.Strong(), ink.OxbloodDark, rules.Say("lost for good"))
	case l.undertaking() && l.Campaign.Under.Led&(1<<hero) != 0:
		pen.Say(rest, l.Strong(), ink.OakLight, rules.Say("has led in this mission"), rules.Say("has led"))
	case int(now.Wounds) > l.Content.Days.FitMaxWounds:
		pen.Say(rest, l.Strong(), ink.OxbloodDark, rules.Say("too hurt for the power"), rules.Say("too hurt"))
	default:
		pen.Say(rest, l.Strong(), ink.VerdigrisDark, rules.Say("Power: %s", title), title.String())
	}
}
