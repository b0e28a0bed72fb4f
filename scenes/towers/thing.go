package towers

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// pictureOf is the picture of a card, or of what it became on the table.
func pictureOf(info *content.Info) string { return pictureNamed(info.ID) }

// pictureNamed is the picture of a card by its id. What was built has one picture, and a token that copies a card looks as it.
func pictureNamed(id string) string {
	switch id {
	case "weefolk", "human", "gnome", "elf", "dwarf", "ogre":
		return "towersiege/mages/" + id + "-figure"
	case "tower_greystone", "tower_thornspire", "tower_emberhold":
		return "towersiege/towers/" + id + "-whole"
	case "fiend_token":
		return "towersiege/cards/" + id
	}
	if strings.HasSuffix(id, "_structure") {
		return "towersiege/table/structure-shelter"
	}
	return "towersiege/cards/" + strings.TrimSuffix(id, "_token")
}

// hung is what hangs on a creature or structure: Items, carried Relics, and those that are attached to a Tower (TS-REL-14).
func (l *layout) hung(id engine.ThingID) (list []*engine.Thing) {
	for i := range l.Things {
		if t := &l.Things[i]; t.On == id && !l.Creature(t) {
			list = append(list, t)
		}
	}
	return list
}

// statIcon is the icon of a level.
func statIcon(stat content.Stat) string {
	return [content.StatCount]string{
		content.SL: "towersiege/icons/sl", content.AL: "towersiege/icons/al", content.DL: "towersiege/icons/dl", content.RL: "towersiege/icons/rl",
		content.PL: "towersiege/icons/pl", content.SS: "towersiege/icons/ss", content.IS: "towersiege/icons/is",
	}[stat]
}

// signs are the icons of what a thing can do and what is in force on it.
func (l *layout) signs(t *engine.Thing) (signs []string) {
	info := l.Info(t)
	if info.Is(content.UndeadTag) {
		signs = append(signs, "towersiege/icons/undead")
	}
	for a := content.Flight; a < content.AbilityCount; a++ {
		if l.Creature(t) && l.Able(t, a, false) {
			signs = append(signs, "towersiege/icons/"+a.ID())
		}
	}
	if info.Is(content.MountTag) {
		signs = append(signs, "towersiege/icons/mount")
	}
	if info.Upkeep() {
		signs = append(signs, "towersiege/icons/upkeep")
	}
	return signs
}

// lasts is the sign of what lasts on a thing for a time, and how many turns it still lasts: of a Bind the picture of its card; empty:
// nothing does.
func (l *layout) lasts(id engine.ThingID) (sign string, left int) {
	for i := range l.Timed {
		m := &l.Timed[i]
		switch linked := m.Kind == engine.LinkInForce && (m.Target == id || m.Other == id); {
		case linked:
			return pictureOf(l.Content.At(m.Card)), int(m.Left)
		case m.Target == id && left == 0:
			sign, left = "kit/hourglass", int(m.Left)
		}
	}
	return sign, left
}

// items lays things as tiles in rows, each a piece of its own; where there is too little room they lie over each other.
func (l *layout) items(list []*engine.Thing, strip ink.Rect, side float64, across int) {
	for i, t := range list {
		here := min(across, len(list)-i/across*across)
		pitch := side
		if here > 1 {
			pitch = math.Min(side, (strip.W-side)/float64(here-1))
		}
		x := strip.X + (strip.W-side-pitch*float64(here-1))/2
		l.tile(t, ink.R(x+float64(i%across)*pitch, strip.Y+float64(i/across)*side, side, side).Round(), depthItem+i, false)
	}
}

// tile is an Item or a Relic on a small card. followed: another one lies at its right.
func (l *layout) tile(t *engine.Thing, box ink.Rect, depth int, followed bool) {
	b := l.Fresh()
	own := boardkit.Own(box).Inset(math.Min(1, l.Px(1)))
	idle, fallen := l.Carried(t) && !t.Has(engine.InUse), l.broken(t)
	ground := ink.ParchmentLight
	if idle || fallen {
		ground = ink.ParchmentDark
	}
	b.Inked(own, ground, 1.5, 4)
	op := b.Picture(pictureOf(l.Info(t)), own.Inset(math.Max(1, l.Px(2))))
	if idle {
		op.Fade = 0.35
	}
	if fallen {
		op.Fade = 0.4
		l.crack(b, own)
	}
	if t.Printed > 1 && !l.Carried(t) {
		foot, _ := own.Inset(math.Max(1, l.Px(3))).CutBottom(own.H * 0.3)
		l.pips(b, foot, "towersiege/icons/integrity", int(t.Points), int(t.Printed))
	}
	switch {
	case !l.Structure(t) || fallen:
	case followed:
		l.tilePill(b, t, own)
	default: // beside the tile, whose foot shows its points
		l.pill(b, t, ink.R(own.Right(), own.Y+(own.H+l.Line(l.level))/2+l.Px(4), l.Px(130), 0), l.level)
	}
	switch {
	case l.aimedAt(t.ID):
		b.Outline(own, ink.Ember, math.Max(2, l.Px(3)), l.Px(4))
	case l.acting(t.ID):
		b.Outline(own, ink.Gold, math.Max(2, l.Px(3)), l.Px(4))
	}
	p := l.piece(l.ThingElement(t.ID), box, depth, b.List, "card", l.label(t))
	p.Round = l.Px(4)
	if !l.Carried(t) {
		p.Role = "place"
	}
	if tower := l.Tower(t.Owner); tower != nil && t.On == tower.ID {
		p = l.ofSeat(p, t)
	}
	l.OnBoard(p)
}

// broken reports whether a Relic has lost its last Integrity Point: it lies where it stood, and does nothing (TS-REL-5).
func (l *layout) broken(t *engine.Thing) bool {
	return !l.Carried(t) && !l.Creature(t) && t.Points == 0
}

// crack draws the crack through what has fallen.
func (l *layout) crack(b *boardkit.Pen, own ink.Rect) {
	at := func(x, y float64) (float64, float64) { return own.X + own.W*x, own.Y + own.H*y }
	x0, y0 := at(0.78, 0.04)
	for _, p := range [][2]float64{{0.5, 0.3}, {0.68, 0.42}, {0.3, 0.66}, {0.44, 0.76}, {0.2, 0.98}} {
		x1, y1 := at(p[0], p[1])
		b.List.Line(x0, y0, x1, y1, math.Max(2, l.Px(3)), ink.OxbloodDark)
		x0, y0 = x1, y1
	}
}

// label is a thing in words.
func (l *layout) label(t *engine.Thing) string {
	told := rules.T("%s of %s", l.titled(t), l.name(t.Owner))
	if l.Carried(t) {
		return told.String()
	}
	if l.broken(t) {
		return rules.T("%s, fallen", told).String()
	}
	first, second := l.levels(t)
	told = rules.T("%s, %s %d, %s %d", told, words.StatName(first), l.levelNow(t, first), words.StatName(second), l.levelNow(t, second))
	if third := l.levelNow(t, content.PL); l.Creature(t) && third > 0 {
		told = rules.T("%s, %s %d", told, words.StatName(content.PL), third)
	}
	if !l.Creature(t) && t.Printed > 1 {
		told = rules.T("%s, Integrity %d of %d", told, int(t.Points), int(t.Printed))
	}
	for _, item := range l.hung(t.ID) {
		told = rules.T("%s, with %s", told, l.Info(item).Title())
	}
	return told.String()
}

// action is what is declared and not over, the latest first; nil if nothing is, or the match is over in its midst.
func (l *layout) action() *engine.Action {
	if l.Under == 0 || l.Result != engine.Undecided {
		return nil
	}
	return &l.Actions[l.Under-1]
}

// acting reports whether a thing is what a declared attack comes from.
func (l *layout) acting(id engine.ThingID) bool {
	a := l.action()
	return a != nil && (a.Source == id || a.Item == id && id != 0)
}

// aimedAt reports whether a thing is a target of what is declared, or of the choice that is pointed at, or in its absence of what the
// large button proposes for what has been picked.
func (l *layout) aimedAt(id engine.ThingID) bool {
	if l.Mode == table.Asking && l.Aim.Verb != 0 {
		if way := l.Way(l.Aim); len(way) > 1 && way[len(way)-1] == l.ThingElement(id) {
			return true
		}
	} else if t := l.At(id); l.proposed != "" && l.proposed == l.ThingElement(id) && t != nil && t.Owner != l.me {
		return true
	}
	a := l.action()
	return a != nil && slices.Contains(a.Targets[:a.N], id)
}
