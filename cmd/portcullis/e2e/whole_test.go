package e2e

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
)

// whole has whole matches of many evenings played by clicks, which takes minutes: make fuzz.
var whole = flag.Bool("whole", false, "play whole campaigns and matches of four by clicks, and many more inputs by chance")

// toTheEnd plays a match of people by clicks to its results, looking on at every standstill, and returns how many clicks
// that took.
func (p *program) toTheEnd(r *rand.Rand, look func(game.Mirror)) int {
	p.t.Helper()
	for n := range 20000 {
		m := p.Mirror()
		for waited := 0; !m.Settled; waited++ {
			if waited > 3000 {
				p.Shot("unsettled")
				p.t.Fatalf("the %s scene does not settle; prompt %q", m.Scene, m.Prompt)
			}
			if waited%15 == 14 {
				p.Key(ebiten.KeyS)
			}
			p.Tick(4)
			m = p.Mirror()
		}
		look(m)
		if _, over := drive.Find(m, "table:result"); over {
			p.Click("table:result")
			p.WaitScene("results")
			return n
		}
		e, ok := takeOver(m)
		if !ok {
			e, ok = onward(m)
		}
		if !ok {
			list := forward(moves(m))
			if len(list) == 0 {
				p.Shot("stuck")
				p.t.Fatalf("nothing can be clicked; prompt %q", m.Prompt)
			}
			e = list[r.IntN(len(list))]
		}
		p.ClickAt(drive.Center(e))
		p.Key(ebiten.KeyS)
	}
	p.Shot("endless")
	p.t.Fatal("the match does not end")
	return 0
}

// Two people play the campaign at one machine from the first mission to the last day; while the curtain is down nothing
// names a block.
func TestWholeCampaignByClicks(t *testing.T) {
	if !*whole {
		t.Skip("with -args -whole")
	}
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "77")
	p.WaitScene("menu")
	p.Click("game:argot")
	p.WaitScene("new")
	for _, id := range []string{"option:scenario=campaign", "seat:1:person"} {
		p.into(id)
		p.Click(id)
		p.Settle()
	}
	p.Click("new:begin")
	names := append(facesOf(t, 0), facesOf(t, 1)...)
	curtains := 0
	clicks := p.toTheEnd(rand.New(rand.NewPCG(77, 1)), func(m game.Mirror) {
		if _, down := takeOver(m); !down {
			return
		}
		curtains++
		for _, text := range spoken(m) {
			for _, name := range names {
				if strings.Contains(text, name) {
					t.Errorf("while the curtain is down the screen says %q", text)
				}
			}
		}
	})
	played := wordsOf(matchFile(t, h))
	for _, word := range []string{"undertake", "lead", "place", "activate", "march"} {
		if played[word] == 0 {
			t.Errorf("nobody chose to %s: %v", word, played)
		}
	}
	t.Logf("%d clicks, %d curtains, %v", clicks, curtains, played)
}

// Four people play Tower Siege to the last Mage.
func TestWholeMatchOfFourByClicks(t *testing.T) {
	if !*whole {
		t.Skip("with -args -whole")
	}
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "78")
	p.WaitScene("menu")
	p.Click("game:towersiege")
	p.WaitScene("new")
	p.Click("seats:4")
	for _, id := range []string{"seat:1:person", "seat:2:person", "seat:3:person"} {
		p.into(id)
		p.Click(id)
		p.Settle()
	}
	p.Click("new:begin")
	curtains := 0
	clicks := p.toTheEnd(rand.New(rand.NewPCG(78, 1)), func(m game.Mirror) {
		if _, down := takeOver(m); down {
			curtains++
		}
	})
	t.Logf("%d clicks, %d curtains, %v", clicks, curtains, wordsOf(matchFile(t, h)))
}
