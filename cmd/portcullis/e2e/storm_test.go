package e2e

import (
	"io/fs"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/hexmap/lineups"
)

// beginStorm goes from the menu to the first screen of a match of Siegestorm among people by clicks.
func (p *program) beginStorm(mode string) {
	p.t.Helper()
	p.WaitScene("menu")
	p.Click("game:siegestorm")
	p.WaitScene("new")
	p.Click("option:mode=" + mode)
	p.Settle()
	if mode == "duel" {
		p.into("seat:1:person")
		p.Click("seat:1:person")
		p.Settle()
	}
	p.Click("new:begin")
	p.atTable()
}

// atTable waits for the board, or the curtain before it.
func (p *program) atTable() game.Mirror {
	p.t.Helper()
	for range 300 {
		if m := p.Mirror(); (m.Scene == "board" || m.Scene == "curtain") && m.Settled {
			return m
		}
		p.Tick(4)
	}
	p.t.Fatalf("waited for the table; it shows %s", p.Mirror().Scene)
	return game.Mirror{}
}

// takeOver is the button that lifts the curtain, if it is down.
func takeOver(m game.Mirror) (game.Element, bool) { return drive.Find(m, "table:lift") }

// hotseatByClicks clicks whatever can be clicked, lifts curtains and answers questions until done says so, which
// is asked whenever the screen stands still. In a hurry, what is shown is skipped.
func (p *program) hotseatByClicks(r *rand.Rand, hurry bool, done func(game.Mirror) bool) game.Mirror {
	p.t.Helper()
	for range 3000 {
		m := p.Settle()
		if m.Scene != "board" && m.Scene != "curtain" || done(m) {
			return m
		}
		if e, ok := takeOver(m); ok {
			p.ClickAt(drive.Center(e))
			continue
		}
		if e, ok := onward(m); ok {
			p.ClickAt(drive.Center(e))
			continue
		}
		list := forward(moves(m))
		if _, thinks := drive.Find(m, "table:skip"); thinks && len(list) == 0 {
			time.Sleep(5 * time.Millisecond) // a computer does, in a time of its own
			continue
		}
		if len(list) == 0 {
			p.Shot("stuck")
			p.t.Fatalf("nothing can be clicked; prompt %q, elements %v", m.Prompt, m.Elements)
		}
		p.ClickAt(drive.Center(list[r.IntN(len(list))]))
		if hurry {
			p.Key(ebiten.KeyS)
		}
	}
	p.Shot("endless")
	p.t.Fatal("the match does not come to where it should")
	return game.Mirror{}
}

// forward leaves out what takes an announcement back, and what leads away from the board, if there is anything
// else.
func forward(list []game.Element) []game.Element {
	kept := slices.DeleteFunc(slices.Clone(list), func(e game.Element) bool { return e.ID == "button:cancel" || e.ID == string(lineups.Piece) })
	if len(kept) == 0 {
		return list
	}
	return kept
}

// cardSet is the content of the game.
func cardSet(t *testing.T) *cards.Set {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	set, err := cards.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// cardNames are the names of all cards.
func cardNames(t *testing.T) []string {
	var names []string
	for _, c := range cardSet(t).Cards {
		names = append(names, c.Name)
	}
	return names
}

func TestDuelAroundOneMachine(t *testing.T) { // ledger 2.3
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "11")
	p.beginStorm("duel")
	p.curtainsFall(rand.New(rand.NewPCG(11, 1)), false, 12, cardNames(t))
}

// spoken is every word that a mirror tells.
func spoken(m game.Mirror) []string {
	list := append([]string{m.Title, m.Prompt}, m.Notes...)
	for _, e := range m.Elements {
		list = append(list, e.Label, e.Value, e.Reason)
	}
	return list
}

func TestSoloAgainstTheBoss(t *testing.T) { // ST-SOL-1
	p := start(t, drive.NewHome(t), 1920, 1080, "--seed", "12")
	p.beginStorm("solo")
	r, clicks := rand.New(rand.NewPCG(12, 1)), 0
	alone := func(m game.Mirror) {
		if _, down := takeOver(m); down {
			t.Error("a curtain falls for one person alone")
		}
	}
	p.hotseatByClicks(r, false, func(m game.Mirror) bool { alone(m); clicks++; return clicks == 25 })
	p.Shot("solo")
	p.hotseatByClicks(r, true, func(m game.Mirror) bool { alone(m); return false })
	p.WaitScene("results")
	p.Shot("results")
}

func TestDuelResumedBehindTheCurtain(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "13")
	p.beginStorm("duel")
	clicks := 0
	p.hotseatByClicks(rand.New(rand.NewPCG(13, 1)), false, func(game.Mirror) bool { clicks++; return clicks > 30 })
	p.resumedBehindTheCurtain(h)
}
