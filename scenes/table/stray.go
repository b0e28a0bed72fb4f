package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// sign is a sign of the board that stands for a whole choice ([Plan].Direct), and where the pointer clicked it.
type sign struct {
	id rules.Element // empty: none was clicked last
	at ink.Point
}

// resting is how far a pointer goes at most that a hand means to leave where it is, in points.
const resting = 4

// strays reports whether a click on an element was meant for the sign that was clicked before it: that has gone elsewhere, as it makes room
// for who has come or gone, and the pointer still rests where it lay. Such a click does nothing and says so; the next one counts.
func (t *Table) strays(id rules.Element, at ink.Point) bool {
	if t.mode() != Asking || t.covered() {
		return false
	}
	was := t.signed
	t.signed = sign{}
	if _, direct := t.scene.plan.Direct[id]; direct && id != t.scene.main {
		t.signed = sign{id, at}
	}
	if most := resting * math.Max(1, t.kit().Device); id == "" || was.id == "" || id == was.id || math.Hypot(at.X-was.at.X, at.Y-was.at.Y) > most {
		return false
	}
	if box, there := t.Where(was.id); !there || box.Contains(at.X, at.Y) {
		return false
	}
	t.signed = sign{}
	t.tooSoon(id)
	return true
}
