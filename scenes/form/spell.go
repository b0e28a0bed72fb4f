package form

import (
	"fmt"
	"slices"

	"portcullis/game/host"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// spelt leaves those of typed characters out that no typeface has. What a typeface is still being looked for is kept
// until that is known.
func (u *UI) spelt(typed []rune) []rune {
	speller, ok := u.measure.(ink.Speller)
	if !ok {
		return typed
	}
	u.unspelt = 0
	return slices.DeleteFunc(slices.Clone(typed), func(r rune) bool {
		switch speller.Letter(r) {
		case ink.Missing:
			u.unspelt = r
			return true
		case ink.Sought:
			u.sought = append(u.sought, r)
		}
		return false
	})
}

// spell takes those characters out of the field again for which no typeface was found.
func (u *UI) spell(handle func(Event)) {
	speller, ok := u.measure.(ink.Speller)
	if e := u.editing(); !ok || e == nil || len(u.sought) == 0 {
		return
	}
	before := u.editor.String()
	u.sought = slices.DeleteFunc(u.sought, func(r rune) bool {
		letter := speller.Letter(r)
		if letter == ink.Missing {
			u.editor.without(r)
			u.unspelt = r
		}
		return letter != ink.Sought
	})
	u.tell(u.typed(before), handle)
}

// leaveField forgets what was edited.
func (u *UI) leaveField() { u.editor, u.sought, u.unspelt = nil, nil, 0 }

// unspelt says that a character cannot be drawn, and what can be done. The character itself would be a box.
func unspelt(r rune) string {
	name := fmt.Sprintf("%U", r)
	if host.InBrowser {
		return rules.Say("The page cannot draw the character %s: its typefaces have Latin, Greek and Cyrillic letters. Write the name in those.", name)
	}
	return rules.Say("The character %s cannot be drawn: no typeface of this computer has it. Install one that does, or write the name in other letters.", name)
}
