package deckbuilder_test

import (
	"testing"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit/kittest"
)

// The deck builder says every word in another language, and has room for it.
func TestInAnotherLanguage(t *testing.T) {
	set := kittest.Load(t, "siegestorm", siegestorm.Load).Set()
	formtest.Spoken(t, func() map[string]deckbuilder.Model { return models(set) }, deckbuilder.Plan, "hurt", "Guter", "Nobody", "at")
}
