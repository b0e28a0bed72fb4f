package game

import (
	"os"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/rules/stub"
	"portcullis/save"
)

func TestReasonsAreNotToldWhereHandsAreHidden(t *testing.T) {
	siege, err := kurth.Load(os.DirFS("../assets/content/kurth"))
	if err != nil {
		t.Fatal(err)
	}
	for want, g := range map[string]rules.Game{"": stub.Game{}, "Oak 5 is best": siege} {
		m, err := match.New(g, save.Header{Game: g.Info().ID}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := aloud(m, rules.T("Oak 5 is best")).String(); got != want {
			t.Errorf("%s: everybody hears %q", g.Info().ID, got)
		}
	}
}
