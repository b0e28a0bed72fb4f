package cards

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules/content"
)

// The faces of the Catapult die that have no number.
const (
	stuckFace = "stuck"
	missFace  = "miss"
)

// dice takes over the faces of the dice.
func (l *loader) dice(f *content.File, in *diceTOML) {
	seen := map[string]bool{}
	for i := range in.Dice {
		d := &in.Dice[i]
		r := dieReader{entry{f, fmt.Sprintf("die[%d]", i), "die " + content.Named(d.ID, i)}, d}
		r.id(d.ID, seen)
		r.from(d.origin)
		r.name("name", d.Name)
		r.words("text", d.Text)
		if len(d.Faces) != 6 {
			r.wrong("faces", "%d faces; a die has 6", len(d.Faces))
			continue
		}
		switch d.ID {
		case "red":
			r.common(5, true)
			for i := range 6 {
				if n := r.face(i, 1, 6); n != i+1 {
					r.wrong("faces", "the faces of the red die are 1 to 6")
				}
			}
		case "yellow":
			r.common(1, true)
			for i := range 6 {
				l.set.Dice.Yellow[i] = r.face(i, 0, maxNumber)
			}
		case "catapult":
			r.common(1, true)
			l.catapultDie(&r)
		case "spawn":
			r.common(1, false)
			for i := range 6 {
				s, _ := d.Faces[i].(string)
				l.set.Dice.Spawn[i] = word[uint8](r.entry, fmt.Sprintf("faces[%d]", i), s, slotWords())
			}
		default:
			r.wrong("id", "unknown die %q", d.ID)
		}
	}
	for _, id := range []string{"red", "yellow", "catapult", "spawn"} {
		if !seen[id] {
			f.Fault("", "", "the %s die is missing", id)
		}
	}
}

// dieReader checks and takes over one die.
type dieReader struct {
	entry
	in *dieTOML
}

// common checks what the rules fix: how many there are, and whether they have numbers, which
// Divine Grace can change (BS-CON-12, BS-CON-13).
func (r *dieReader) common(count int, numbers bool) {
	r.fixed("count", r.in.Count, count)
	if r.in.Numeric != numbers || r.in.Grace != numbers {
		r.wrong("numeric", "numeric and grace of this die must be %v", numbers)
	}
	if r.in.ID != "catapult" && (r.in.Values != nil || r.in.NoGrace != nil || r.in.OrientFails != nil || r.in.ShotMisses != nil) {
		r.wrong("values", "only the Catapult die has faces without a number")
	}
}

// face is the number on a face.
func (r *dieReader) face(i, low, high int) int {
	n, ok := r.in.Faces[i].(int64)
	if !ok {
		r.wrong(fmt.Sprintf("faces[%d]", i), "is no number")
		return low
	}
	small := int(max(min(n, 99), -99))
	return r.number(fmt.Sprintf("faces[%d]", i), &small, low, high)
}

// catapultDie reads the Catapult die: numbers, the miss that counts as 0, and the stuck face.
func (l *loader) catapultDie(r *dieReader) {
	in := r.in
	miss := in.Values[missFace]
	if len(in.Values) != 1 || miss != 0 {
		r.wrong("values", "miss has the value 0, and no other face has one")
	}
	for _, t := range []struct {
		key       string
		got, want []string
	}{
		{"no_grace_faces", in.NoGrace, []string{stuckFace}}, {"orient_fails_on", in.OrientFails, []string{stuckFace}},
		{"shot_misses_on", in.ShotMisses, []string{stuckFace, missFace}},
	} {
		if !slices.Equal(t.got, t.want) {
			r.wrong(t.key, "must be %s (BS-CON-12)", strings.Join(t.want, " and "))
		}
	}
	for i, f := range in.Faces {
		face := &l.set.Dice.Catapult[i]
		switch f {
		case stuckFace:
			face.Stuck = true
		case missFace:
			face.Miss = true
		default:
			face.N = r.face(i, 1, 6)
		}
	}
}
