package newmatch

import (
	"testing"

	"portcullis/scenes/form/formtest"
)

func TestInAnotherLanguage(t *testing.T) {
	formtest.Spoken(t, func() map[string]model { return models(t) }, plan, "Portcullis", "II")
}
