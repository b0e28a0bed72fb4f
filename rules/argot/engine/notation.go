package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// NewWorld makes what all matches on a map share. The map is the whole atlas of the content, or the
// region of a scenario.
func NewWorld(c *content.Content, m *atlas.Atlas) *World {
	w := &World{Content: c, Map: m, elements: newElements(c, m), words: newParts(c, m)}
	stack := c.Rules.Stack
	w.crowded = because("AR-STK-1", "At most %d ground, %d aerial, %d sea blocks.", stack[content.Ground], stack[content.Air], stack[content.Sea])
	var list []notation.Spelling
	for _, a := range answers[1:] {
		list = append(list, a.spelling(w))
	}
	w.Spellings = notation.New("The Siege of Argot", []string{"activate 0905", "march mi03 1104 1204", "attack mi03", "take ar04"}, list...)
	return w
}

// parts are how the arguments of choices are written: by the ids of the content.
type parts struct {
	block, place, gate, hero, mission notation.Names
}

func newParts(c *content.Content, m *atlas.Atlas) parts {
	p := parts{
		block: notation.Names{Kind: "block"}, place: notation.Names{Kind: "location"}, gate: notation.Names{Kind: "gate"},
		hero: notation.Names{Kind: "hero"}, mission: notation.Names{Kind: "mission"},
	}
	for i := range c.Blocks {
		p.block.IDs = append(p.block.IDs, c.Blocks[i].ID)
	}
	for i := range m.Len() {
		p.place.IDs = append(p.place.IDs, m.At(atlas.Place(i)).ID)
	}
	for _, g := range m.Gates() {
		p.gate.IDs = append(p.gate.IDs, g.ID)
	}
	for i := range c.Heroes {
		p.hero.IDs = append(p.hero.IDs, c.Heroes[i].ID)
	}
	for i := range c.Missions {
		p.mission.IDs = append(p.mission.IDs, c.Missions[i].ID)
	}
	return p
}

// spelt is a spelling of words followed by parts.
func spelt(v rules.Verb, words string, form ...notation.Part) notation.Spelling {
	if len(form) == 0 {
		return notation.Spelling{Verb: v, Words: words, Form: notation.Nothing{}}
	}
	return notation.Spelling{Verb: v, Words: words, Form: notation.Parts(form)}
}

// blockOf is the first argument of most choices.
func blockOf(c rules.Choice) content.Block { return content.Block(c.Args[0]) }

// placeOf is the second argument of choices that send a block somewhere.
func placeOf(c rules.Choice) atlas.Place { return atlas.Place(c.Args[1]) }
