package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
	"portcullis/save"
)

// moves are the elements of the board that play a choice or a part of one.
func moves(m game.Mirror) []game.Element {
	var list []game.Element
	for _, e := range m.Elements {
		if e.Enabled && !strings.HasPrefix(e.ID, "table:") && !strings.HasPrefix(e.ID, "log:") {
			list = append(list, e)
		}
	}
	return list
}

// beginKurth goes from the menu to the board by clicks.
func (p *program) beginKurth(difficulty string) game.Mirror {
	p.t.Helper()
	p.WaitScene("menu")
	p.Click("game:kurth")
	p.WaitScene("new")
	p.Click("option:difficulty=" + difficulty)
	p.Settle()
	p.Click("new:begin")
	return p.WaitScene("board")
}

// playByClicks clicks whatever can be clicked on the board until done says so.
func (p *program) playByClicks(r *rand.Rand, done func(game.Mirror) bool) game.Mirror {
	p.t.Helper()
	for range 1500 {
		m := p.Settle()
		if m.Scene != "board" || done(m) {
			return m
		}
		if next, ok := onward(m); ok {
			p.ClickAt(drive.Center(next))
			continue
		}
		list := moves(m)
		if len(list) == 0 {
			p.Shot("stuck")
			p.t.Fatalf("nothing can be clicked; prompt %q, elements %v", m.Prompt, m.Elements)
		}
		p.ClickAt(drive.Center(list[r.IntN(len(list))]))
	}
	p.Shot("endless")
	p.t.Fatal("the match does not end")
	return game.Mirror{}
}

// onward is the button of a recap, of a question about a choice that loses, or of a match that is over.
func onward(m game.Mirror) (game.Element, bool) {
	for _, id := range []string{"table:recap-accept", "table:confirm"} {
		if e, ok := drive.Find(m, id); ok {
			return e, true
		}
	}
	return drive.Find(m, "table:result")
}

func never(game.Mirror) bool { return false }

func TestFromMenuToResultByMouse(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "3")
	p.beginKurth("advanced")
	p.playByClicks(rand.New(rand.NewPCG(1, 1)), never)
	m := p.WaitScene("results")
	if len(m.Notes) == 0 && m.Prompt == "" {
		t.Error("the results say nothing")
	}
	p.Shot("results")
	p.Click("results:menu")
	p.WaitScene("menu")
}

// TestFromTheLastMoveToThePaintingNothingIsBlack: the painting follows the board from one frame to the next, and Esc
// leads from the figures to the painting and from there to the board.
func TestFromTheLastMoveToThePaintingNothingIsBlack(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "3")
	p.beginKurth("advanced")
	p.playByClicks(rand.New(rand.NewPCG(1, 1)), func(m game.Mirror) bool { _, over := drive.Find(m, "table:result"); return over })
	p.Guest.MoveCursor(drive.Center(p.Element("table:result")))
	p.Tick(1)
	p.Guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.Tick(2)
	p.Guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	for n := range 40 {
		img := p.Frame()
		black := 0
		for i := 0; i < len(img.Pix); i += 4 {
			if max(img.Pix[i], img.Pix[i+1], img.Pix[i+2]) < 8 {
				black++
			}
		}
		if share := float64(black) / float64(len(img.Pix)/4); share > 0.6 {
			t.Errorf("frame %d is black to %.0f %%", n, 100*share)
		}
	}
	if m := p.Mirror(); m.Scene != "results" || len(m.Notes) < 3 {
		t.Errorf("%s says %q", m.Scene, m.Notes)
	}
	p.Click("results:figures")
	p.Element("results:rule")
	p.Key(ebiten.KeyEscape)
	p.Settle()
	p.Element("results:figures")
	p.Key(ebiten.KeyEscape)
	p.WaitScene("board")
}

// focus walks with Tab until the element has the focus.
func (p *program) focus(id string) {
	p.t.Helper()
	for range 120 {
		m := p.Mirror()
		if e, ok := drive.Find(m, id); ok && e.Focused {
			return
		}
		p.Key(ebiten.KeyTab)
	}
	p.Shot("unfocused")
	p.t.Fatalf("Tab does not reach %s", id)
}

func TestFromMenuToResultByKeyboard(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "4")
	p.WaitScene("menu")
	p.focus("game:kurth")
	p.Key(ebiten.KeyEnter)
	p.WaitScene("new")
	p.focus("option:difficulty=advanced")
	p.Key(ebiten.KeyEnter)
	p.focus("new:begin")
	p.Key(ebiten.KeyEnter)
	p.WaitScene("board")

	r := rand.New(rand.NewPCG(2, 2))
	for i := 0; ; i++ {
		m := p.Settle()
		if m.Scene != "board" {
			break
		}
		if i > 1500 {
			t.Fatal("the match does not end")
		}
		if next, ok := onward(m); ok {
			p.focus(next.ID)
			p.Key(ebiten.KeyEnter)
			continue
		}
		list := moves(m)
		if len(list) == 0 {
			t.Fatalf("nothing can be chosen; prompt %q", m.Prompt)
		}
		p.focus(list[r.IntN(len(list))].ID)
		p.Key(ebiten.KeyEnter)
	}
	p.WaitScene("results")
}

// matchFile is the only match file of a home.
func matchFile(t *testing.T, h drive.Home) *save.File {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(h.Data, "matches", "*"+save.Ext))
	if err != nil || len(paths) != 1 {
		t.Fatalf("match files: %v, %v", paths, err)
	}
	f, err := save.Open(paths[0])
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestKilledAndResumedWhereItWas(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "5")
	p.beginKurth("easy")
	clicks := 0
	before := p.playByClicks(rand.New(rand.NewPCG(3, 3)), func(m game.Mirror) bool {
		clicks++
		return clicks > 12 && !strings.Contains(m.Prompt, "pick what glows") // a choice that is only begun is not kept
	})
	kept := matchFile(t, h).Records
	if len(kept) < 3 {
		t.Fatalf("only %d choices were kept", len(kept))
	}
	p.Kill()

	again := start(t, h, 1280, 720)
	again.WaitScene("menu")
	again.Click("menu:continue")
	after := again.WaitScene("board")
	if after.Prompt != before.Prompt {
		t.Errorf("it asked %q before and %q after", before.Prompt, after.Prompt)
	}
	if got, want := places(after), places(before); !slices.Equal(got, want) {
		t.Errorf("the city was\n%v\nand is\n%v", want, got)
	}
	if now := matchFile(t, h); now.Damage != nil || !slices.Equal(now.Records, kept) {
		t.Errorf("kept %d records, then %d; damage %v", len(kept), len(now.Records), now.Damage)
	}
}

// places is what the board says of each place.
func places(m game.Mirror) []string {
	var list []string
	for _, e := range m.Elements {
		if strings.HasPrefix(e.ID, "place:") || strings.HasPrefix(e.ID, "track:") {
			list = append(list, e.Label)
		}
	}
	return list
}

// told closes what the match is about, which is said once.
func (p *program) told() game.Mirror {
	p.t.Helper()
	m := p.Settle()
	if _, open := drive.Find(m, "table:brief/close"); open {
		p.Click("table:brief/close")
		m = p.Settle()
	}
	return m
}

func TestUndo(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "7")
	p.beginKurth("easy")
	first := p.told()
	p.Click("place:citadel")
	if moved := p.Settle(); moved.Prompt == first.Prompt {
		t.Fatal("the choice was not played")
	}
	p.Key(ebiten.KeyControlLeft, ebiten.KeyZ)
	if back := p.Settle(); back.Prompt != first.Prompt || !slices.Equal(places(back), places(first)) {
		t.Errorf("after the undo it asks %q", back.Prompt)
	}
	p.Key(ebiten.KeyControlLeft, ebiten.KeyY)
	p.Settle()
	p.Click("table:undo")
	if back := p.Settle(); back.Prompt != first.Prompt {
		t.Errorf("after the redo and the undo by click it asks %q", back.Prompt)
	}

	// Past the dice it says why not.
	p.Click("place:citadel")
	for range 40 {
		m := p.Settle()
		if roll, ok := drive.Find(m, "button:roll"); ok && roll.Enabled {
			p.ClickAt(drive.Center(roll))
			m = p.Settle()
			undo, _ := drive.Find(m, "table:undo")
			if undo.Enabled || undo.Reason == "" {
				t.Errorf("after the roll undo is enabled %v, reason %q", undo.Enabled, undo.Reason)
			}
			return
		}
		// Walk to where the forces are.
		for _, id := range []string{"place:armory", "place:barracks", "place:citadel", "place:tanners_row", "place:grain_market", "place:moon_shrine", "place:main_gate", "place:scriptorium"} {
			if e, ok := drive.Find(m, id); ok && e.Enabled && !strings.Contains(e.Label, " 0 markers") {
				p.ClickAt(drive.Center(e))
				break
			}
		}
		if again := p.Settle(); again.Prompt == m.Prompt {
			list := moves(again)
			p.ClickAt(drive.Center(list[len(list)-1]))
		}
	}
	t.Fatal("no attack was reached")
}

func TestResizedWhilePlaying(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "6")
	p.beginKurth("normal")
	r := rand.New(rand.NewPCG(4, 4))
	for _, size := range [][2]int{{1024, 640}, {1920, 1080}, {1366, 768}, {1100, 1000}, {2560, 1080}, {1280, 720}} {
		p.Resize(size[0], size[1])
		p.Tick(4)
		m := p.Settle()
		for _, e := range m.Elements {
			if e.Rect[0] < 0 || e.Rect[1] < 0 || e.Rect[0]+e.Rect[2] > size[0] || e.Rect[1]+e.Rect[3] > size[1] {
				t.Errorf("%v: %s lies at %v, outside", size, e.ID, e.Rect)
			}
			if e.Enabled && (e.Rect[2] < 24 || e.Rect[3] < 24) {
				t.Errorf("%v: %s is only %v", size, e.ID, e.Rect)
			}
		}
		p.Shot("board")
		clicks := 0
		p.playByClicks(r, func(game.Mirror) bool { clicks++; return clicks > 3 })
	}
}

func TestSettingsSurviveARestart(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720)
	p.WaitScene("menu")
	p.Click("menu:settings")
	p.WaitScene("settings")
	p.Click("tab:picture")
	p.Settle()
	before := p.Element("set:motion").Value
	p.Click("set:motion")
	p.Settle()
	after := p.Element("set:motion").Value
	if before == after {
		t.Fatalf("the switch stays %q", after)
	}
	p.Close()
	again := start(t, h, 1280, 720)
	again.WaitScene("menu")
	again.Click("menu:settings")
	again.WaitScene("settings")
	again.Click("tab:picture")
	again.Settle()
	if got := again.Element("set:motion").Value; got != after {
		t.Errorf("reduced motion was %q and is %q after the restart", after, got)
	}
}

func TestDamagedSaveIsListedWithItsReason(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "8")
	p.beginKurth("easy")
	clicks := 0
	p.playByClicks(rand.New(rand.NewPCG(5, 5)), func(game.Mirror) bool { clicks++; return clicks > 8 })
	good := matchFile(t, h)
	p.Close()
	data, err := os.ReadFile(good.Path)
	if err != nil {
		t.Fatal(err)
	}
	bad := append([]byte(nil), data...)
	bad[len(bad)*2/3] ^= 1
	if err := os.WriteFile(filepath.Join(h.Data, "matches", "hurt"+save.Ext), bad, 0o600); err != nil {
		t.Fatal(err)
	}
	again := start(t, h, 1280, 720)
	again.WaitScene("menu")
	again.Click("menu:saves")
	m := again.WaitScene("saves")
	var damaged, sound int
	for _, e := range m.Elements {
		if e.Role != "row" {
			continue
		}
		if e.Value == "cannot be opened" {
			damaged++
		} else {
			sound++
		}
	}
	if damaged != 1 || sound != 1 {
		for _, e := range m.Elements {
			t.Logf("%s [%s] %q %q %q", e.ID, e.Role, e.Label, e.Reason, e.Value)
		}
		t.Errorf("%d damaged and %d sound matches are listed, not 1 and 1", damaged, sound)
	}
	again.Shot("saves")
	if kept, err := os.ReadFile(good.Path); err != nil || string(kept) != string(data) {
		t.Error("listing changed a match file")
	}
}
