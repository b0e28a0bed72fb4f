package form_test

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
)

// The longest name of a game is not cut short in the bar, however large the text.
func TestTheBarNamesInFull(t *testing.T) {
	const name = "B-Sieged: Sons of the Abyss"
	for _, size := range formtest.Sizes() {
		named := false
		for _, it := range formtest.ToolkitOf(size).Bar(form.Heading{Title: name, Subtitle: "New match", Emblem: "kit/emblem-bsieged", Prompt: "Choose the seats, then begin", Back: "back", Rules: "rules"}) {
			for _, op := range it.Look.Idle {
				named = named || op.Text == name
			}
		}
		if !named {
			t.Errorf("%dx%d at %.0f %%: the name is cut short", size.W, size.H, size.Text*100)
		}
	}
}
