package rules_test

import (
	"testing"

	"portcullis/rules"
)

// TestTerseSaysNothing: a state that embeds Terse has nothing to preview, to refuse on the board or
// to explain.
func TestTerseSaysNothing(t *testing.T) {
	var s struct{ rules.Terse }
	if _, ok := s.Preview(rules.Choice{Verb: 1}); ok {
		t.Error("it previews")
	}
	if _, ok := s.WhyNot("place:gate"); ok {
		t.Error("it gives reasons")
	}
	if _, ok := s.About("place:gate"); ok {
		t.Error("it explains")
	}
}
