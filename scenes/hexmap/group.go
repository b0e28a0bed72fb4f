package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/table"
)

// parts lets each block of a group of several be left behind by a second click: the others move on together.
func (l *layout) parts() {
	var parts []rules.Element
	for _, el := range l.begun {
		if el.Kind() == "block" {
			parts = append(parts, el)
		}
	}
	if len(parts) > 1 {
		l.Out.Parts = parts
	}
	l.Out.Quiet = append(l.Out.Quiet, l.Moment.Path.Out()...)
}

// leaves reports whether a block of the group was left behind.
func (l *layout) leaves(b content.Block) bool {
	return l.Mode == table.Asking && slices.Contains(l.Moment.Path.Out(), l.BlockElement(b))
}

// Guide is the prompt after the first clicks of a move, while blocks of a group are left behind, and where a battle is fought on no
// further.
func (b *Board) Guide(m table.Moment) string {
	l := b.begin(m)
	if l == nil {
		return ""
	}
	if m.Halted == fightOnPiece && len(m.Chosen) == 0 {
		return l.halted()
	}
	if l.Asked == engine.AskRegroup && len(l.groups) > 0 {
		return rules.Say("You won: click where all of yours go, or one of them first, or stay")
	}
	if l.Asked == engine.AskWithdrawal && len(l.groups) > 0 {
		return rules.Say("Your side must leave: click an arrow for all. For one alone, click it first")
	}
	if l.Asked != engine.AskMarch {
		return ""
	}
	if len(m.Chosen) == 0 {
		return l.thinned()
	}
	block, ok := l.Content.Find(m.Chosen[0].Name())
	switch {
	case !ok:
		return ""
	case len(m.Chosen) == 2:
		return rules.Say("%s: by which hexside does it come in?", words.Block(l.State, block))
	}
	if len(l.Out.Parts) > 0 {
		n := 1
		if l.Face(block).Plural {
			n = 2
		}
		return rules.Plural(n, "%s: click where it goes, or itself again to leave it behind", "%s: click where they go, or themselves again to leave them behind", words.Block(l.State, block)).String()
	}
	n := 0
	for _, el := range m.Next {
		if el.Kind() == "place" {
			n++
		}
	}
	return rules.Plural(n, "%s can go to %d location", "%s can go to %d locations", words.Block(l.State, block), n).String()
}

// thinned is the prompt while blocks of a group are left behind; empty: none is.
func (l *layout) thinned() string {
	out, of := len(l.Moment.Path.Out()), len(l.Out.Parts)
	switch {
	case out == 0:
		return ""
	case out >= of:
		return rules.Say("All stay: click who goes")
	}
	return rules.Plural(of-out, "%d of %d blocks goes: click where it goes, or who else stays", "%d of %d blocks go: click where they go, or who else stays", of-out, of).String()
}

// Phase leaves it to the progress of the match.
func (*Board) Phase(table.Moment) string { return "" }
