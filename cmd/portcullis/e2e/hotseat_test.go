package e2e

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// curtainsFall lets two people play by clicks until the curtain has fallen so many times: while it is down nothing on the
// screen says one of the names.
func (p *program) curtainsFall(r *rand.Rand, hurry bool, times int, names []string) {
	p.t.Helper()
	curtains := 0
	m := p.hotseatByClicks(r, hurry, func(m game.Mirror) bool {
		if _, down := takeOver(m); !down {
			return false
		}
		if curtains++; curtains == 3 {
			p.Shot("curtain")
		}
		for _, text := range spoken(m) {
			for _, name := range names {
				if strings.Contains(text, name) {
					p.t.Errorf("while the curtain is down the screen says %q", text)
				}
			}
		}
		return curtains == times
	})
	if curtains < times {
		p.t.Fatalf("the curtain fell %d times between two people; the screen is %s", curtains, m.Scene)
	}
}

// resumedBehindTheCurtain kills the program, and goes on with the match in another one: it stands as it was kept, behind
// the curtain.
func (p *program) resumedBehindTheCurtain(h drive.Home) {
	p.t.Helper()
	kept := matchFile(p.t, h).Records
	p.Kill()
	again := start(p.t, h, 1280, 720)
	again.WaitScene("menu")
	again.Click("menu:continue")
	if _, down := takeOver(again.atTable()); !down {
		again.Shot("open")
		p.t.Error("a resumed match of two people shows what is hidden before anybody says who he is")
	}
	if now := matchFile(p.t, h); now.Damage != nil || !slices.Equal(now.Records, kept) {
		p.t.Errorf("kept %d records, then %d; damage %v", len(kept), len(now.Records), now.Damage)
	}
}

// keepMatch writes the file of a match that was played at random until done says so.
func keepMatch(t *testing.T, h drive.Home, g rules.Game, header save.Header, done func(rules.State, rules.Decision) bool) {
	t.Helper()
	header, err := match.Settle(g, header)
	if err != nil {
		t.Fatal(err)
	}
	folder, err := save.OpenFolder(h.Data + "/matches")
	if err != nil {
		t.Fatal(err)
	}
	j, err := save.Create(folder.NewPath(header.Game, header.Created), header)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, header, j)
	if err != nil {
		t.Fatal(err)
	}
	for r := rules.NewRand(header.Seed); !m.Over(); {
		d := m.State().Decision()
		if done(m.State(), d) {
			break
		}
		if _, err := m.Play(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
}
