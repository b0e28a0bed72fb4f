package saves_test

import (
	"testing"

	"portcullis/scenes/saves"
	"portcullis/scenes/summary"
)

func TestSearchOfMatchesWantsNoAccents(t *testing.T) {
	m := summary.Match{Title: "B-Sieged", Name: "Mölen’s last night"}
	for _, query := range []string{"", "molen", "mo\u0308lens", "MÖLEN'S", "b–sieged night"} {
		if !saves.Fits(m, query) {
			t.Errorf("%q does not find %q", query, m.Name)
		}
	}
	if saves.Fits(m, "molen day") {
		t.Error("a match is found by a word that it does not have")
	}
}
