package citadel

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
)

// messenger is the Messenger.
const messenger rules.Element = "messenger:messenger"

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
func (p *position) hero(el rules.Element) int {
	if el.Kind() != "hero" {
		return -1
	}
	for i := range p.Heroes {
		if p.set.Heroes[p.Heroes[i].Kind].ID == el.Name() {
			return i
		}
	}
	return -1
}

// sheet is the sheet of a hero of the match.
func (p *position) sheet(h int) *cards.Hero { return &p.set.Heroes[p.Heroes[h].Kind] }

func (p *position) heroEl(h int) rules.Element { return rules.Element("hero:" + p.sheet(h).ID) }

// zoneOf is the field and Zone (1 to 3) of an element.
func (p *position) zoneOf(el rules.Element) (f, z int, ok bool) {
	if el.Kind() != "zone" {
		return 0, 0, false
	}
	id, n, _ := strings.Cut(el.Name(), "/")
	z, err := strconv.Atoi(n)
	for f := range p.set.Fields {
		if p.set.Fields[f].ID == id && err == nil && z >= 1 && z <= cards.ZoneCount {
			return f, z, true
		}
	}
	return 0, 0, false
}

// fieldOf is the field of a field or wall, or -1.
func (p *position) fieldOf(el rules.Element) int {
	if k := el.Kind(); k == "field" || k == "wall" {
		for f := range p.set.Fields {
			if p.set.Fields[f].ID == el.Name() {
				return f
			}
		}
	}
	return -1
}

// house is the number of a building, or -1.
func (p *position) house(el rules.Element) int {
	if el.Kind() == "building" {
		for b := range p.set.Buildings {
			if p.set.Buildings[b].ID == el.Name() {
				return b
			}
		}
	}
	return -1
}

// card is the design of a Resource card, or -1.
func (p *position) card(el rules.Element) int {
	switch el.Kind() {
	case "card", "take", "given", "taken":
		for i := range p.set.Cards {
			if p.set.Cards[i].ID == el.Name() {
				return i
			}
		}
	}
	return -1
}

func (p *position) zoneEl(f, z int) rules.Element {
	return rules.Element("zone:" + p.set.Fields[f].ID + "/" + strconv.Itoa(z))
}

// quarter is the field whose Quarter a place lies in, or -1.
func (p *position) quarter(at rules.Element) int {
	if b := p.house(at); b >= 0 {
		return p.set.Buildings[b].Quarter
	}
	return p.fieldOf(at)
}

// mine is the hero whose cards and actions are shown: who is asked, else whose turn it is, else
// the first hero.
func (p *position) mine() int {
	for _, h := range []int{p.Now.Asked, p.Active, p.First} {
		if h >= 0 && h < len(p.Heroes) {
			return h
		}
	}
	return 0
}

// enemies reports whether the round is in its Enemies phase.
func (p *position) enemies() bool {
	return p.Now.Step >= bsieged.AmbushNow && p.Now.Step <= bsieged.MarchNow
}

// classes are the ids of the classes of cards, as in elements and pictures.
var classes = [cards.ClassCount]string{"armory", "market", "sorcery", "tavern"}
