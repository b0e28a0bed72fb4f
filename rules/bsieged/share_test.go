package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-OPT-18, BS-TBL-10: hits over several heroes are shared out in one answer, in every way in which nobody dies.
func TestHitsAreSharedOutInOneAnswer(t *testing.T) {
	for _, k := range []struct {
		name           string
		asked          questions
		hits           int8
		eileen, osvith int8
		want           []string
	}{
		{"three hits", asksWhatHelps, 3, 5, 5, []string{"share osvith 2 eileen 1", "share osvith 1 eileen 2"}},
		{"one of them takes but one", asksWhatHelps, 3, 2, 5, []string{"share osvith 2 eileen 1"}},
		{"one hit", asksWhatHelps, 1, 5, 5, nil},
		{"somebody dies", asksWhatHelps, 5, 2, 3, nil},
		{"asked as formerly", asksWhatCounts, 3, 5, 5, nil},
	} {
		d := fourHeroes(t)
		d.has("eileen", cards.Morale, k.eileen).has("osvith", cards.Morale, k.osvith)
		d.begin("orobox")
		d.set.asked = k.asked
		d.hero("eileen").at, d.hero("osvith").at = wallOf(north), wallOf(north)
		f := newFrame(hitsFrame)
		f.field, f.zone, f.index, f.n = north, zone1, uint8(cards.Krohn), k.hits
		d.push(f)
		d.ask, d.listed = question{askHit, noHero}, false
		var got []string
		for _, c := range d.Decision().Choices {
			if c.Verb == Share {
				got = append(got, d.game.Notation(c))
			}
		}
		if !slices.Equal(got, k.want) {
			t.Errorf("%s: %v, want %v", k.name, got, k.want)
		}
		if len(got) < 2 {
			continue
		}
		c, err := d.game.Parse(got[0])
		if err != nil {
			t.Fatal(err)
		}
		if say := d.Describe(c); say.Sentence.String() != "Share the hits out: Osvith 2 and Eileen 1" || !slices.Equal(say.Path, []rules.Element{"share:osvith-2-eileen-1"}) {
			t.Errorf("it is clicked on %v: %s", say.Path, say.Sentence)
		}
		if ask := d.Prompt().Ask.String(); !strings.HasPrefix(ask, "Share out 3 hits by Krohns") {
			t.Errorf("it is asked %q", ask)
		}
		d.answer(c)
		if e, o := d.hero("eileen").track[cards.Morale], d.hero("osvith").track[cards.Morale]; e != 4 || o != 3 {
			t.Errorf("%s: Eileen has %d Morale left and Osvith %d", k.name, e, o)
		}
	}
}

// What is no way of sharing out is neither written nor read.
func TestSharesAreSpeltOneWay(t *testing.T) {
	for _, text := range []string{"share", "share eileen 2", "share eileen 0 osvith 1", "share eileen 2 nobody 1", "share eileen two osvith 1", "share eileen 2 osvith 1"} {
		if c, err := content.Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, c)
		}
	}
}
