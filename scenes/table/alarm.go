package table

import (
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// The places where a match is lost are lit a few times, then rest: a program in which nothing happens sleeps.
const (
	beat  = 700 * time.Millisecond // lit, and again unlit
	beats = 6
)

// alarm is the light on the places where a match is lost.
type alarm struct {
	of   string        // the threats that it is about; empty: none
	from time.Duration // since when
	hot  bool          // the pointer is on the banner
	lit  bool
}

// fatal is what a table pulses for: the threats that lose the match and have a place, as one text.
func fatal(list []rules.Warning) string {
	var words []string
	for _, w := range list {
		if w.Grave() && w.Odds == list[0].Odds && len(w.At) > 0 {
			words = append(words, w.Text.String())
		}
	}
	return strings.Join(words, "\n")
}

// ring lights the places for a while when a threat is new, and when the pointer comes upon the banner. With reduced motion,
// or without any, their frames have to do.
func (t *Table) ring() {
	a := &t.alarm
	of := t.doom
	if t.mode() != Asking || t.settings.ReducedMotion || t.factor() == 0 {
		of = ""
	}
	hot := t.stage.Hot() == idThreats
	if of != a.of || hot && !a.hot {
		a.from = t.clock
	}
	a.of, a.hot = of, hot
	n := t.beat()
	if lit := n < beats && n%2 == 0; lit != a.lit {
		a.lit, t.dirty = lit, true
	}
}

// beat is how many beats have passed since the places were first lit; with nothing to light all have.
func (t *Table) beat() int {
	if t.alarm.of == "" {
		return beats
	}
	return min(beats, int((t.clock-t.alarm.from)/beat))
}

// rings is after which time the light changes; 0: it rests.
func (t *Table) rings() time.Duration {
	n := t.beat()
	if n >= beats {
		return 0
	}
	return t.alarm.from + time.Duration(n+1)*beat - t.clock
}

// spot is a place where a match is lost: where it is seen, and how deep what marks it lies.
type spot struct {
	at    ink.Rect
	depth int
}

// lost are the places where a match is lost, as far as they are seen. What marks one lies right above it, so that what stands
// there can still be read.
func (sc *scene) lost(threats []rules.Warning) map[rules.Element]spot {
	places := map[rules.Element]spot{}
	for _, w := range threats {
		if !w.Grave() || w.Odds != threats[0].Odds {
			continue
		}
		for _, el := range w.At {
			i := slices.IndexFunc(sc.pieces, func(p stage.Piece) bool { return p.ID == el })
			if i < 0 {
				continue
			}
			p := &sc.pieces[i]
			s := spot{p.Edge(), p.Depth + 1}
			if p.Plane == stage.World {
				s = spot{sc.seen.Project(s.at).Intersect(sc.frame.Board), depthTray - 1}
			}
			if !s.at.Empty() {
				places[el] = s
			}
		}
	}
	return places
}

// frameLost frames the places where a match is lost, unless the board does so itself, and lights them while the alarm does. Frame and light lie outside of what they
// frame, with a little air, so that the words there keep their room.
func (sc *scene) frameLost(v view) {
	k := sc.kit
	places := sc.lost(v.threats)
	for _, el := range slices.Sorted(maps.Keys(places)) {
		at, depth := places[el].at.Inset(-math.Max(1, k.Px(3))), places[el].depth
		if v.alarm {
			var light ink.List
			light.Glow(at, ink.EmberLight, math.Max(8, k.Px(26)))
			light.Fill(at, ink.EmberLight.Alpha(0.22), k.Px(6))
			sc.decor("table:threat/light/"+el, depth, at, light)
		}
		if slices.Contains(sc.plan.Embers, el) {
			continue
		}
		var frame ink.List
		width := math.Max(2, k.Px(5))
		frame.Outline(at.Inset(-width), ink.EmberLight, width, k.Px(6)+width)
		sc.decor("table:threat/place/"+el, depth, at, frame)
	}
}
