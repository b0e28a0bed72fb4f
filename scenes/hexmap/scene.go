package hexmap

import (
	"math"
	"math/bits"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// chosenWay reports whether the way through the scene is settled.
func (l *layout) chosenWay() bool {
	return l.sceneThrown() || l.Asked == engine.AskLeader || l.Asked == engine.AskBoost
}

// sceneThrown reports whether the die of the scene has fallen, and what it means is being told: each scene before it
// was led at most once.
func (l *layout) sceneThrown() bool {
	return bits.OnesCount(uint(l.Campaign.Under.Led)) > int(l.Campaign.Under.Scene)
}

// scene lays the scene of the mission under way: its two ways with their chances, the resources that help, and
// the die.
func (l *layout) scene(box ink.Rect) {
	u := &l.Campaign.Under
	if int(u.Scene) >= content.SceneCount {
		return
	}
	scene := l.Scene()
	pen, own := l.Fresh(), boardkit.Own(box)
	in := pen.Sheet(own)
	f := l.Font(ink.SerifBold, boardkit.TitleSize)
	head, rest := in.CutTop(l.Line(f) * 1.1)
	pen.Say(head, f, ink.Ink, rules.Say("Scene %d of %d: %s", u.Scene+1, content.SceneCount, scene.Title()), scene.Title().String())
	head, rest = rest.CutTop(l.Line(l.Note()) * 1.2)
	pen.Say(head, l.Note(), ink.OakLight, scene.About().String())
	l.OnTray(stage.Piece{ID: "scene", Box: box, Depth: 1, Look: pen.List, Fixed: true})
	rest = rest.Shift(box.X, box.Y)
	gap := l.Gap(boardkit.Near)
	rest, below := rest.CutTop(math.Round(rest.H * 0.62))
	_, below = below.CutTop(gap)
	var note ink.Rect
	note, below = below.CutTop(math.Min(below.H*0.5, 1.4*l.Line(l.Body())))
	_, below = below.CutTop(gap)
	l.sceneNote(note)
	if die, ok := l.sceneDie(); ok {
		l.sceneThrow(below, die)
	} else if l.Mode == table.Asking && l.Asked == engine.AskBoost {
		l.boosts(below)
	}
	for i, at := range boardkit.Grid(rest, len(scene.Options), len(scene.Options), gap) {
		l.way(i, at.Round())
	}
}

// sceneNote says how the mission stands, and what weighs on the rolls to come.
func (l *layout) sceneNote(box ink.Rect) {
	u := &l.Campaign.Under
	says := []rules.Text{
		rules.Plural(l.Content.Days.SuccessesNeeded, "%d scene won is the mission.", "%d scenes won are the mission.", l.Content.Days.SuccessesNeeded),
		rules.T("So far: %d won, %d lost.", u.Won, u.Lost),
	}
	if u.Alarm != 0 {
		says = append(says, rules.T("Alarm: targets %+d.", u.Alarm))
	}
	if u.Bonus != 0 {
		says = append(says, rules.T("This roll: %+d.", u.Bonus))
	}
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Lines(own, l.Body(), ink.Ink, rules.Sentences(says...).String(), 1.3)
	l.OnTray(stage.Piece{ID: "scene-note", Box: box, Depth: 2, Look: pen.List, Fixed: true})
}

// way lays a way through the scene: what it asks, what it brings, and the chance of whoever would do it best,
// or of the leader.
func (l *layout) way(i int, box ink.Rect) {
	o := &l.Scene().Options[i]
	pen, own := l.Fresh(), boardkit.Own(box)
	rim := ink.ParchmentDeep
	if l.chosenWay() && int(l.Campaign.Under.Way) == i {
		rim = ink.Gold
	}
	pen.Inked(own, rim, 2, 8)
	pen.Fill(own.Inset(l.Px(5)), ink.ParchmentLight, l.Px(5))
	in := own.Inset(l.Gap(boardkit.Wide))
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	head, rest := in.CutTop(l.Line(f) * 1.3)
	head = pen.Icon(head, "argot/icons/"+o.Skill.ID(), head.H, l.Gap(boardkit.Close))
	name := rules.Say("%s: %s against %d", o.Title(), o.Skill.Title(), l.Needed(o))
	pen.Say(head, f, ink.Ink, name, rules.Say("%s: %d", o.Title(), l.Needed(o)), o.Title().String())
	if leaders := l.leaders(); len(leaders) > 0 {
		var foot ink.Rect
		foot, rest = rest.CutBottom(math.Min(rest.H*0.6, l.Px(150)*math.Max(1, l.Metrics.Text)))
		for k, cell := range boardkit.Grid(foot, len(leaders), len(leaders), l.Gap(boardkit.Close)) {
			l.contender(pen, cell, leaders[k], o)
		}
	}
	for _, part := range [...]struct {
		label   rules.Text
		effects []content.Effect
		color   ink.Color
	}{{rules.T("Won"), o.Win, ink.VerdigrisDark}, {rules.T("Lost"), o.Fail, ink.OxbloodDark}} {
		list := words.Consequences(part.effects)
		if len(list) == 0 {
			continue
		}
		_, rest = rest.CutTop(pen.Lines(rest, l.Small(), part.color, rules.Say("%s: %s", part.label, rules.And(list...)), 1.25))
	}
	l.OnTray(stage.Piece{ID: engine.WayElement(i), Box: box, Depth: 2, Look: pen.List, Role: "card", Label: name, Round: l.Px(8)})
}

// leaders are those who could lead the scene: the one who was chosen, or all who have not yet.
func (l *layout) leaders() (list []int) {
	if l.sceneThrown() || l.Asked == engine.AskBoost {
		return []int{int(l.Campaign.Under.Leader)}
	}
	for hero := range l.Content.Heroes {
		if l.CanLead(hero) {
			list = append(list, hero)
		}
	}
	return list
}

// contender shows what chance a hero has on a way.
func (l *layout) contender(pen *boardkit.Pen, cell ink.Rect, hero int, o *content.Option) {
	words, face := cell.CutBottom(math.Min(cell.H, l.Line(l.Strong())))
	side := math.Min(face.H, face.W)
	pen.Picture("argot/heroes/"+l.Content.Heroes[hero].ID, boardkit.Around(face.X+face.W/2, face.Y+face.H/2, side, side))
	pen.Centred(words, l.Strong(), ink.Ink, rules.Percent(advice.SceneChance(l.State, o, hero, 0)).String())
}

// boosts lays what can be paid for the roll, with the chance that it gives.
func (l *layout) boosts(box ink.Rect) {
	n := l.Content.Days.BoostMax + 1
	high := math.Min(box.H, math.Max(l.Px(64), 2.6*l.Line(l.Strong())))
	box = ink.R(box.X, box.Y+(box.H-high)/2, box.W, high)
	for i, at := range boardkit.Grid(box, n, n, l.Gap(boardkit.Near)) {
		at = at.Round()
		pen, own := l.Fresh(), boardkit.Own(at)
		pen.Plaque(own, ink.GoldDark)
		in := own.Inset(l.Gap(boardkit.Near))
		chance := rules.Percent(advice.SceneChance(l.State, l.Option(), int(l.Campaign.Under.Leader), i))
		title := rules.Say("Roll: %s", chance)
		note := rules.Count(i*l.Content.Days.BoostCost, "for %d resource", "for %d resources").String()
		if i == 0 {
			note = rules.Say("without a boost")
		}
		if f := l.Font(ink.SerifBold, boardkit.BodySize); in.H < 1.8*l.Line(f) {
			pen.Centred(own.Inset(l.Gap(boardkit.Tight)), f, ink.GoldLight, rules.Say("%s %s", chance, note), chance.String())
		} else {
			head, rest := in.CutTop(in.H / 2)
			pen.Centred(head, f, ink.GoldLight, title, chance.String())
			pen.Centred(rest, l.Small(), ink.Bone, note, strconv.Itoa(i))
		}
		l.OnTray(stage.Piece{ID: engine.BoostElement(i), Box: at, Depth: 2, Look: pen.List, Role: "button", Label: title + " " + note, Round: l.Px(6)})
	}
}

// sceneDie is the throw of a scene that is being told.
func (l *layout) sceneDie() (rules.Event, bool) {
	for i := len(l.Story) - 1; i >= 0; i-- {
		if e := l.Story[i]; e.Name == "scene_rolled" {
			return e, true
		}
	}
	return rules.Event{}, false
}

// sceneThrow shows the die of a scene and what it comes to.
func (l *layout) sceneThrow(box ink.Rect, e rules.Event) {
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Cloth(own)
	side := math.Min(box.H*0.72, box.W*0.3)
	at := boardkit.Around(box.X+box.W*0.2, box.Y+box.H/2, side, side).Round()
	if !l.Rolling {
		words := own.Inset(l.Gap(boardkit.Near))
		_, words = words.CutLeft(own.W*0.2 + side/2 + l.Gap(boardkit.Loose))
		pen.Say(words, l.Title(), ink.Bone, rules.Say("%d in all, against %d", e.N, e.M), rules.Say("%d against %d", e.N, e.M))
	}
	l.OnTray(stage.Piece{ID: "cloth", Box: box, Depth: 2, Look: pen.List, Fixed: true})
	p := stage.Piece{ID: "die:0", Box: at, Depth: 3}
	l.OnTray(boardkit.Thrown(p, rules.D6, int(e.Dice[0]), 1, func(face int, _ bool) ink.List {
		pen := l.Fresh()
		pen.Die(boardkit.Own(at), boardkit.Die{Sides: rules.D6, Face: face})
		return pen.List
	}))
}
