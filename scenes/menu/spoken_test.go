package menu

import (
	"testing"

	"portcullis/scenes/form/formtest"
)

// The titles that are as long as can be in English are left out.
func TestInAnotherLanguage(t *testing.T) {
	formtest.Spoken(t, func() map[string]model {
		all := models()
		delete(all, "long titles")
		return all
	}, plan, "Portcullis")
}
