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
	"portcullis/rules/argot/content"
)

// beginArgot goes from the menu to the first screen of a match of The Siege of Argot between two people by clicks.
func (p *program) beginArgot() {
	p.t.Helper()
	p.waitScene("menu")
	p.click("game:argot")
	p.waitScene("new")
	p.click("option:scenario=first_battle")
	p.settle()
	p.into("seat:1:person")
	p.click("seat:1:person")
	p.settle()
	p.click("new:begin")
	p.atTable()
}

// facesOf are the names on the blocks of an army.
func facesOf(t *testing.T, army content.Army) []string {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "argot")
	if err != nil {
		t.Fatal(err)
	}
	c, err := content.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for b := range c.Army(army).All() {
		names = append(names, c.At(b).Faces[content.Normal].Name)
	}
	return names
}

// Two people around one machine play the first battle until the curtain has fallen often enough: while it is
// down nothing on the screen names a block, and no seat is ever shown a face of the other's outside of battles
// (ledger 2.3). After a power cut the match goes on behind the curtain.
func TestArgotAroundOneMachine(t *testing.T) {
	h := newHome(t)
	p := start(t, h, 1280, 720, "--seed", "31")
	p.beginArgot()
	names := append(facesOf(t, content.ArgotArmy), facesOf(t, content.MineosArmy)...)
	const enough = 5
	curtains := 0
	m := p.hotseatByClicks(rand.New(rand.NewPCG(31, 1)), true, func(m game.Mirror) bool {
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
	p.shot("curtain")
	kept := matchFile(t, h).Records
	p.kill()

	again := start(t, h, 1280, 720)
	again.waitScene("menu")
	again.click("menu:continue")
	if _, down := takeOver(again.atTable()); !down {
		again.shot("open")
		t.Error("a resumed match of two people shows blocks before anybody says who he is")
	}
	if now := matchFile(t, h); now.Damage != nil || !slices.Equal(now.Records, kept) {
		t.Errorf("kept %d records, then %d; damage %v", len(kept), len(now.Records), now.Damage)
	}
}

// The blocks of both sides are placed by keyboard, and the first location is activated.
func TestArgotByKeyboard(t *testing.T) {
	h := newHome(t)
	p := start(t, h, 1280, 720, "--seed", "32")
	p.waitScene("menu")
	p.focus("game:argot")
	p.key(ebiten.KeyEnter)
	p.waitScene("new")
	p.focus("new:begin")
	p.key(ebiten.KeyEnter)
	p.atTable()
	r := rand.New(rand.NewPCG(32, 2))
	phases := map[string]bool{}
	for i := 0; len(phases) < 2 || !phases["activate"]; i++ {
		if i > 200 {
			p.shot("endless")
			t.Fatalf("the match does not come to where it should: %v", phases)
		}
		m := p.settle()
		if e, ok := takeOver(m); ok {
			p.focus(e.ID)
			p.key(ebiten.KeyEnter)
			continue
		}
		if e, ok := onward(m); ok {
			p.focus(e.ID)
			p.key(ebiten.KeyEnter)
			continue
		}
		list := forward(moves(m))
		if len(list) == 0 {
			t.Fatalf("nothing can be chosen; prompt %q", m.Prompt)
		}
		p.focus(list[r.IntN(len(list))].ID)
		p.key(ebiten.KeyEnter)
		for _, record := range matchFile(t, h).Records {
			word, _, _ := strings.Cut(record.Text, " ")
			phases[word] = true
		}
	}
	p.shot("moving")
	if !phases["place"] {
		t.Errorf("only %v was chosen", phases)
	}
}
