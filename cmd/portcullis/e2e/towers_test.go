package e2e

import (
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/rules/towersiege/content"
)

// stallNames are the names of all cards that a hand of Tower Siege can hold.
func stallNames(t *testing.T) (names []string) {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "towersiege")
	if err != nil {
		t.Fatal(err)
	}
	c, err := content.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	for i := range c.Cards {
		if c.Cards[i].Set != content.StartSet {
			names = append(names, c.Cards[i].Name)
		}
	}
	return names
}

// Two people around one machine play Tower Siege by mouse until the curtain has fallen often enough: while it is down
// nothing on the screen names a card (TS-HID-3, TS-HID-4). After a power cut the match goes on behind the curtain.
func TestTowersAroundOneMachine(t *testing.T) {
	h := newHome(t)
	p := start(t, h, 1280, 720, "--seed", "41")
	p.waitScene("menu")
	p.click("game:towersiege")
	p.waitScene("new")
	p.into("seat:1:person")
	p.click("seat:1:person")
	p.settle()
	p.click("new:begin")
	p.atTable()
	names := stallNames(t)
	const enough = 8
	curtains := 0
	m := p.hotseatByClicks(rand.New(rand.NewPCG(41, 1)), true, func(m game.Mirror) bool {
		if _, down := takeOver(m); !down {
			return false
		}
		curtains++
		for _, text := range spoken(m) {
			for _, name := range names {
				if strings.Contains(text, name) {
					t.Errorf("while the curtain is down the screen says %q", text)
				}
			}
		}
		return curtains == enough
	})
	if curtains < enough {
		t.Fatalf("the curtain fell %d times between two people; the screen is %s", curtains, m.Scene)
	}
	kept := matchFile(t, h).Records
	p.kill()

	again := start(t, h, 1280, 720)
	again.waitScene("menu")
	again.click("menu:continue")
	if _, down := takeOver(again.atTable()); !down {
		again.shot("open")
		t.Error("a resumed match of two people shows a hand before anybody says who he is")
	}
	if now := matchFile(t, h); now.Damage != nil || !slices.Equal(now.Records, kept) {
		t.Errorf("kept %d records, then %d; damage %v", len(kept), len(now.Records), now.Damage)
	}
}

// Mages are chosen and something is bought by keyboard alone.
func TestTowersByKeyboard(t *testing.T) {
	h := newHome(t)
	p := start(t, h, 1280, 720, "--seed", "42")
	p.waitScene("menu")
	p.focus("game:towersiege")
	p.key(ebiten.KeyEnter)
	p.waitScene("new")
	p.focus("new:begin")
	p.key(ebiten.KeyEnter)
	p.atTable()
	r := rand.New(rand.NewPCG(42, 2))
	done := map[string]bool{}
	for i := 0; !done["buy"] && !done["equip"]; i++ {
		if i > 150 {
			p.shot("endless")
			t.Fatalf("nothing is bought: %v", done)
		}
		m := p.settle()
		e, ok := takeOver(m)
		if !ok {
			e, ok = onward(m)
		}
		if list := moves(m); !ok && len(list) > 0 {
			e, ok = list[r.IntN(len(list))], true
		}
		if !ok {
			t.Fatalf("nothing can be chosen; prompt %q", m.Prompt)
		}
		p.focus(e.ID)
		p.key(ebiten.KeyEnter)
		for _, record := range matchFile(t, h).Records {
			word, _, _ := strings.Cut(record.Text, " ")
			done[word] = true
		}
	}
	if !done["mage"] {
		t.Errorf("no Mage was chosen: %v", done)
	}
	p.shot("bought")
}
