package reader

import (
	"testing"

	"portcullis/scenes/form/formtest"
)

// The text of the rules is not the reader's own.
func TestInAnotherLanguage(t *testing.T) {
	formtest.Spoken(t, func() map[string]model { return models(t) }, plan)
}
