package learn

import (
	"testing"

	"portcullis/scenes/form/formtest"
)

func TestInAnotherLanguage(t *testing.T) { formtest.Spoken(t, models, plan, "Portcullis") }
