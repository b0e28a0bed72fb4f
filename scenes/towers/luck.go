package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// tripped is by how much a figure leans that has fumbled, in radians: 6 degrees.
const tripped = 6 * math.Pi / 180

// landed is the class of a roll that has just fallen; false: it has none, or the dice are in the air.
func (l *layout) landed(e rules.Event) (content.Class, bool) {
	if l.Mode != table.Playing || l.Rolling || e.Kind != rules.DiceRolled || !strikes[e.Name] && !answers(e) || e.Name == "protection_rolled" {
		return 0, false
	}
	return l.Content.Tables.Class(int(e.Dice[0]), int(e.N)), true
}

// lucky is what a thing has just rolled in the blow that is shown; false: nothing.
func (l *layout) lucky(id engine.ThingID) (class content.Class, ok bool) {
	if len(l.Story) == 0 || l.Moment.Last().Kind != rules.DiceRolled {
		return 0, false
	}
	el := l.ThingElement(id)
	for _, r := range l.blow() {
		if c, fell := l.landed(r.event); fell && r.event.Subject == el {
			class, ok = c, true
		}
	}
	return class, ok
}

// flash is the light of a critical roll around a box: it is there as long as the roll is looked at, and flares out then.
func (l *layout) flash(id rules.Element, box ink.Rect) stage.Piece {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Glow(own, ink.GoldLight.Alpha(0.9), l.Px(16)).Radius = l.Px(8)
	b.Outline(own.Inset(-l.Px(frameWide)), ink.GoldLight, l.Px(frameWide), l.Px(10))
	return stage.Piece{ID: id, Box: box, Depth: depthOver, Look: b.List, Fixed: true, Exit: stage.FlareOut}
}

// fighting is the arrow of a blow from who strikes, at the left, to who is struck. That of a Riposte turns round and points back.
func (l *layout) fighting(room ink.Rect, back bool) {
	x, y := room.Center()
	half := room.W * 0.11
	arrow := func(part float64) ink.List {
		b := l.Fresh()
		ox, oy := x-room.X, y-room.Y
		b.Arrow(&b.List, ink.Point{X: ox - half*part, Y: oy}, ink.Point{X: ox + half*part, Y: oy}, 0, b.Tones.Danger.Plain, "ember", false)
		return b.List
	}
	p := stage.Piece{ID: "blow:arrow", Box: room, Depth: depthOver + 1, Look: arrow(1), Fixed: true, Label: rules.Say("The blow")}
	if back {
		p.Look, p.Label = arrow(-1), rules.Say("The Riposte")
		p.Count = []ink.List{arrow(1), arrow(0.75), arrow(0.4), arrow(-0.4), arrow(-0.75)}
	}
	l.OnPanel(p)
}
