package citadel

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// victimTeller is a match that can tell what a choice destroys: bsieged.State.
type victimTeller interface {
	Victims(rules.Choice) []bsieged.Victim
}

// findVictims looks at what a click now could destroy, so that it shows on the figures (BS-TBL-12).
func (l *layout) findVictims() {
	if s, ok := l.State.(victimTeller); ok && l.Mode == table.Asking && l.Aim.Verb != 0 {
		l.victims = s.Victims(l.Aim)
	}
}

// doom is the chance that the first of a sort of figure in a Zone falls, or a Vinculum point of the
// Avatar; 0: it cannot be hit.
func (l *layout) doom(f, z int, t troop) float64 {
	sort := slices.Index(figurePictures[:], t.picture)
	if sort < 0 && t.picture != "avatar" {
		return 0
	}
	safe := 1.0
	for _, p := range l.victims {
		if p.Field == f && p.Zone == z+1 && p.Figure == sort {
			safe *= 1 - p.Chance
		}
	}
	return 1 - safe
}

// briefly shortens a chance that is told over a figure.
var briefly = strings.NewReplacer("under ", "<", "over ", ">")

// doomed writes above a figure that can fall its chance; a skull where it is sure. In a field to the side the figures stand one below
// the other, and it is written over the head. It returns the figure with what is written, which no frame about it cuts.
func (l *layout) doomed(b *boardkit.Pen, f int, r ink.Rect, chance float64) ink.Rect {
	if chance <= 0 {
		return r
	}
	font := b.Font(ink.SansBold, 15)
	words, sure := briefly.Replace(rules.Percent(chance).String()), chance > 1-1e-9
	w, h := b.Width(font, words)+b.Gap(boardkit.Near), b.Line(font)
	if sure {
		w, h = h*1.2, h*1.2
	}
	tag := ink.R(r.W/2-w/2, -h*0.7, w, h).Round()
	if !level(f) {
		tag.Y = math.Max(2, b.Px(3)) // within the rim
	}
	b.Fill(tag.Inset(-1), ink.EmberLight, b.Px(4))
	b.Fill(tag, ink.Ink, b.Px(4))
	if sure {
		b.Picture("kit/skull", tag.Inset(1))
	} else {
		b.Centred(tag, font, ink.Bone, words)
	}
	return r.Union(tag.Inset(-1))
}

// aglow is the glow behind a figure that can fall, the stronger the likelier.
func (l *layout) aglow(b *boardkit.Pen, r ink.Rect, chance float64) {
	if chance > 0 {
		b.Halo(r.Inset(-r.W*0.28), ink.Ember.Alpha(0.45+0.5*chance))
	}
}
