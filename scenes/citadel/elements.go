package citadel

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
)

// figureNames are the sorts of figures in damage order, as in elements; pictures have the
// names of figurePictures.
var figureNames = [bsieged.Figures]string{"molen", "gargoh", "elite_gargoh", "krohn", "elite_krohn"}
var figurePictures = [bsieged.Figures]string{"molen", "gargoh", "gargoh-elite", "krohn", "krohn-elite"}

// figure is the sort of figure of an element, or -1.
func figure(el rules.Element) int {
	if el.Kind() == "unit" {
		for g, name := range figureNames {
			if el.Name() == name {
				return g
			}
		}
	}
	return -1
}

// elite reports whether a sort of figure is elite.
func elite(g int) bool { return g == 2 || g == 4 }

// hero is the number of a hero in the match, or -1.
func (d *model) hero(el rules.Element) int {
	if el.Kind() != "hero" {
		return -1
	}
	for i := range d.Heroes {
		if d.set.Heroes[d.Heroes[i].Kind].ID == el.Name() {
			return i
		}
	}
	return -1
}

// sheet is the sheet of a hero of the match.
func (d *model) sheet(h int) *cards.Hero { return &d.set.Heroes[d.Heroes[h].Kind] }

func (d *model) heroEl(h int) rules.Element { return rules.Element("hero:" + d.sheet(h).ID) }

// zoneOf is the field and Zone (1 to 3) of an element.
func (d *model) zoneOf(el rules.Element) (f, z int, ok bool) {
	if el.Kind() != "zone" {
		return 0, 0, false
	}
	id, n, _ := strings.Cut(el.Name(), "/")
	z, err := strconv.Atoi(n)
	for f := range d.set.Fields {
		if d.set.Fields[f].ID == id && err == nil && z >= 1 && z <= cards.ZoneCount {
			return f, z, true
		}
	}
	return 0, 0, false
}

// fieldOf is the field of a field or wall, or -1.
func (d *model) fieldOf(el rules.Element) int {
	if k := el.Kind(); k == "field" || k == "wall" {
		for f := range d.set.Fields {
			if d.set.Fields[f].ID == el.Name() {
				return f
			}
		}
	}
	return -1
}

// house is the number of a building, or -1.
func (d *model) house(el rules.Element) int {
	if el.Kind() == "building" {
		for b := range d.set.Buildings {
			if d.set.Buildings[b].ID == el.Name() {
				return b
			}
		}
	}
	return -1
}

// card is the design of a Resource card, or -1.
func (d *model) card(el rules.Element) int {
	if el.Kind() == "card" || el.Kind() == "take" {
		for i := range d.set.Cards {
			if d.set.Cards[i].ID == el.Name() {
				return i
			}
		}
	}
	return -1
}

func (d *model) zoneEl(f, z int) rules.Element {
	return rules.Element("zone:" + d.set.Fields[f].ID + "/" + strconv.Itoa(z))
}

// quarter is the field whose Quarter a place lies in, or -1.
func (d *model) quarter(at rules.Element) int {
	if b := d.house(at); b >= 0 {
		return d.set.Buildings[b].Quarter
	}
	return d.fieldOf(at)
}

// mine is the hero whose cards and actions are shown: who is asked, else whose turn it is, else
// the first hero.
func (d *model) mine() int {
	for _, h := range []int{d.Now.Asked, d.Active, d.First} {
		if h >= 0 && h < len(d.Heroes) {
			return h
		}
	}
	return 0
}

// enemies reports whether the round is in its Enemies phase.
func (d *model) enemies() bool {
	return d.Now.Step >= bsieged.TacticsNow && d.Now.Step <= bsieged.MarchNow
}

// classes are the ids of the classes of cards, as in elements and pictures.
var classes = [cards.ClassCount]string{"armory", "market", "sorcery", "tavern"}
