package e2e

import (
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
	"portcullis/rules/argot/content"
	"portcullis/save"
)

// beginArgot goes from the menu to the first screen of a match of The Siege of Argot between two people by clicks.
func (p *program) beginArgot() {
	p.t.Helper()
	p.WaitScene("menu")
	p.Click("game:argot")
	p.WaitScene("new")
	p.Click("option:scenario=first_battle")
	p.Settle()
	p.into("seat:1:person")
	p.Click("seat:1:person")
	p.Settle()
	p.Click("new:begin")
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
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "31")
	p.beginArgot()
	names := append(facesOf(t, content.ArgotArmy), facesOf(t, content.MineosArmy)...)
	p.curtainsFall(rand.New(rand.NewPCG(31, 1)), true, 5, names)
	p.resumedBehindTheCurtain(h)
}

// The blocks of both sides are placed by keyboard, and the first location is activated.
func TestArgotByKeyboard(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "32")
	p.WaitScene("menu")
	p.focus("game:argot")
	p.Key(ebiten.KeyEnter)
	p.WaitScene("new")
	p.focus("new:begin")
	p.Key(ebiten.KeyEnter)
	p.atTable()
	r := rand.New(rand.NewPCG(32, 2))
	phases := map[string]int{}
	for i := 0; len(phases) < 2 || phases["activate"] == 0; i++ {
		if i > 200 {
			p.Shot("endless")
			t.Fatalf("the match does not come to where it should: %v", phases)
		}
		m := p.Settle()
		if e, ok := takeOver(m); ok {
			p.focus(e.ID)
			p.Key(ebiten.KeyEnter)
			continue
		}
		if e, ok := onward(m); ok {
			p.focus(e.ID)
			p.Key(ebiten.KeyEnter)
			continue
		}
		list := forward(moves(m))
		if len(list) == 0 {
			t.Fatalf("nothing can be chosen; prompt %q", m.Prompt)
		}
		p.focus(list[r.IntN(len(list))].ID)
		p.Key(ebiten.KeyEnter)
		phases = wordsOf(matchFile(t, h))
	}
	p.Shot("moving")
	if phases["place"] == 0 {
		t.Errorf("only %v was chosen", phases)
	}
}

// The North Gate is played by clicks from the new match to its result and its records, against a computer: the
// proposed set-up, which the person then defends, and every battle up to its end. No curtain falls.
func TestNorthGateFromNewMatchToItsRecords(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "35")
	p.WaitScene("menu")
	p.Click("game:argot")
	p.WaitScene("new")
	p.Click("option:scenario=first_battle")
	p.into("seat:1:level=soldier")
	p.Click("seat:1:level=soldier")
	p.Settle()
	p.Click("new:begin")
	p.atTable()
	p.Click("series:setup")
	p.Settle()
	p.Click("table:confirm") // with it all blocks stand
	p.hotseatByClicks(rand.New(rand.NewPCG(33, 1)), true, func(m game.Mirror) bool {
		if _, down := takeOver(m); down {
			t.Error("a curtain falls for one person alone")
		}
		for stay, ok := drive.Find(m, "button:end_movement"); ok && stay.Enabled; stay, ok = drive.Find(m, "button:end_movement") {
			p.ClickAt(drive.Center(stay))
			p.Key(ebiten.KeyS)
			m = p.Settle()
			if sure, asked := onward(m); asked && sure.ID == "table:confirm" { // unmoved blocks stay, tokens are lost
				p.ClickAt(drive.Center(sure))
				m = p.Settle()
			}
		}
		_, over := drive.Find(m, "table:result")
		return over
	})
	played := wordsOf(matchFile(t, h))
	for _, word := range []string{"activate", "march", "attack", "end"} {
		if played[word] == 0 {
			t.Errorf("nobody chose to %s: %v", word, played)
		}
	}
	p.Click("table:result")
	results := p.WaitScene("results")
	p.Shot("results")
	counted, ok := map[string]string{"You have won": "1 won, 0 lost", "You have lost": "0 won, 1 lost"}[results.Prompt]
	if !ok {
		t.Errorf("the result says %q", results.Prompt)
	}
	p.Click("results:menu")
	p.WaitScene("menu")
	p.Click("menu:records")
	p.WaitScene("records")
	p.until("the match is counted", func(m game.Mirror) bool {
		return slices.Contains(m.Notes, "The Siege of Argot, The North Gate: 1 played, "+counted)
	})
}

// wordsOf counts the choices of a match by their first words.
func wordsOf(f *save.File) map[string]int {
	n := map[string]int{}
	for _, record := range f.Records {
		word, _, _ := strings.Cut(record.Text, " ")
		n[word]++
	}
	return n
}
