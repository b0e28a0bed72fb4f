package citadel

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/table"
)

// mostBright is how much of all that can be clicked is lit.
const mostBright = 3

// brighten lights what is best of all that can be clicked: nearly every building and wall can. What lies beyond is pickable, but
// not lit. In a turn it is the best of each kind first, so that what can be struck, where to go and what to play are seen beside each other.
func (l *layout) brighten() {
	if l.Mode != table.Asking {
		return
	}
	l.Out.Bright = l.Path.Brightest(mostBright)
	if l.kind != "turn" || len(l.Chosen) > 0 {
		return
	}
	var first, more []rules.Element
	kinds := map[deed]bool{}
	for i, c := range l.Path.Foremost() {
		el := l.clicked(c)
		if el == "" || slices.Contains(first, el) || slices.Contains(more, el) {
			continue
		}
		if kind := deedOf(c); !kinds[kind] && (kind != toEnd || i == 0) {
			kinds[kind] = true
			first = append(first, el)
			continue
		}
		more = append(more, el)
	}
	if list := append(first, more...); len(list) > 0 {
		l.Out.Bright = list[:min(len(list), mostBright)]
	}
}

// clicked is what is clicked for a choice now: of an attack who is struck, not the wall, and of a shot the sign with its chance.
func (l *layout) clicked(c rules.Choice) rules.Element {
	switch c.Verb {
	case bsieged.Attack:
		if zone := l.zoneEl(int(c.Args[0]), int(c.Args[1])+1); l.Can(zone) {
			return zone
		}
	case bsieged.Shoot:
		return rules.Element("shot:" + l.set.Fields[l.Facing].ID)
	}
	return l.Path.Points(c)
}

// deed is a kind of choice of a turn.
type deed uint8

const (
	toStrike deed = iota
	toGo
	toPlay
	toEnd
)

// deedOf is of which kind a choice of a turn is.
func deedOf(c rules.Choice) deed {
	switch c.Verb {
	case bsieged.Attack, bsieged.Shoot:
		return toStrike
	case bsieged.Visit, bsieged.Repair, bsieged.Stand, bsieged.Turn:
		return toGo
	case bsieged.End:
		return toEnd
	}
	return toPlay
}
