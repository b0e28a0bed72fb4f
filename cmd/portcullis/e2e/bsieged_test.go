package e2e

import (
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/save"
)

// openSiege goes from the menu to the new match of B-Sieged.
func (p *program) openSiege() {
	p.t.Helper()
	p.WaitScene("menu")
	p.Click("game:bsieged")
	p.WaitScene("new")
}

// into scrolls the sheet of the new match by the wheel until an element is in view.
func (p *program) into(id string) {
	p.t.Helper()
	for range 60 {
		m := p.Settle()
		if e, ok := drive.Find(m, id); ok && e.Rect[3] >= 24 {
			return
		}
		sheet, _ := drive.Find(m, "new:sheet")
		p.Guest.MoveCursor(drive.Center(sheet))
		p.Guest.ScrollWheel(0, -1)
		p.Tick(1)
		p.Guest.ScrollWheel(0, 0)
	}
	p.Shot("unscrolled")
	p.t.Fatalf("%s is nowhere", id)
}

// part is one kind of choice that the test wants to see made, as match files write it, and on what it
// is clicked first.
type part struct{ word, first string }

// wanted are the parts of a turn of a hero. To end it is no choice as long as there are actions left.
var wanted = []part{{"attack", "wall:"}, {"visit", "building:"}, {"use", "card:"}}

// siegeByClicks plays on by clicks until done says so, which is asked of whatever the screen shows,
// moving or not. What is shown meanwhile is skipped, or watched.
func (p *program) siegeByClicks(r *rand.Rand, watch bool, done func(game.Mirror) bool) game.Mirror {
	p.t.Helper()
	for range 3000 {
		p.Tick(2)
		m := p.Mirror()
		_, showing := drive.Find(m, "table:skip")
		e, on := onward(m)
		switch {
		case m.Scene != "board" || done(m):
			return m
		case showing && !watch:
			p.Key(ebiten.KeyS)
		case showing && slow(m):
			p.Key(ebiten.KeyF)
		case !m.Settled:
			p.Tick(4)
		case on:
			p.ClickAt(drive.Center(e))
		default:
			list := moves(m)
			if len(list) == 0 {
				p.Shot("stuck")
				p.t.Fatalf("nothing can be clicked; prompt %q, elements %v", m.Prompt, m.Elements)
			}
			if r.IntN(2) == 0 { // else whatever there is: a click can also take one back
				list = preferred(r, list, made(p.t, drive.Home{Data: p.DataDir, Config: p.ConfDir}))
			}
			p.ClickAt(drive.Center(list[r.IntN(len(list))]))
		}
	}
	p.Shot("endless")
	p.t.Fatal("the match does not come to where it should")
	return game.Mirror{}
}

// slow reports whether what is shown goes at its usual speed.
func slow(m game.Mirror) bool {
	e, ok := drive.Find(m, "table:hurry")
	return ok && e.Label == "Hurry"
}

// preferred keeps the elements of the kind of choice that was made least often, of those there are:
// any of several, since a card can lie there that cannot be used.
func preferred(r *rand.Rand, list []game.Element, made map[string]int) []game.Element {
	order := slices.Clone(wanted)
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	slices.SortStableFunc(order, func(a, b part) int { return made[a.word] - made[b.word] })
	for _, w := range order {
		some := slices.DeleteFunc(slices.Clone(list), func(e game.Element) bool { return !strings.HasPrefix(e.ID, w.first) })
		if len(some) > 0 {
			return some
		}
	}
	return list
}

// made counts the choices of each wanted kind in the match file.
func made(t *testing.T, h drive.Home) map[string]int {
	t.Helper()
	n := map[string]int{}
	for _, r := range matchFile(t, h).Records {
		for _, w := range wanted {
			if word, _, _ := strings.Cut(r.Text, " "); word == w.word {
				n[w.word]++
			}
		}
	}
	return n
}

// inRound reports whether a round has come; the Season wheel tells.
func inRound(m game.Mirror, n string) bool { _, ok := drive.Find(m, "round:"+n); return ok }

// enemiesAct reports whether the Enemies phase of a round is being shown.
func enemiesAct(m game.Mirror, round string) bool {
	_, showing := drive.Find(m, "table:pause")
	return showing && slices.Contains(m.Notes, "The Enemies phase of round "+round+" begins.")
}

// Four people around one machine play two rounds; the Enemies phase is paused, stepped, hurried,
// skipped and seen again; after a power cut the match goes on where it was.
func TestSiegeAroundOneMachine(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "21")
	p.openSiege()
	p.Click("seats:4")
	for _, seat := range []string{"1", "2", "3"} {
		p.into("seat:" + seat + ":person")
		p.Click("seat:" + seat + ":person")
	}
	p.Settle()
	p.into("heroes:none")
	p.Click("heroes:none")
	p.Settle()
	if e := p.Element("new:begin"); e.Enabled {
		t.Error("a match without heroes can begin")
	}
	for _, id := range []string{"lugh", "eileen", "kador", "osvith"} {
		p.Click("hero:" + id)
		p.Settle()
	}
	p.Shot("new")
	p.Click("new:begin")
	p.WaitScene("board")
	r := rand.New(rand.NewPCG(23, 1))

	p.siegeByClicks(r, true, func(m game.Mirror) bool { return enemiesAct(m, "2") })
	p.watchEnemies()
	before := p.siegeByClicks(r, false, func(m game.Mirror) bool {
		return m.Settled && inRound(m, "3") && !slices.ContainsFunc(m.Elements, func(e game.Element) bool { return e.Chosen }) // what is only begun is not kept
	})
	if before.Scene != "board" {
		t.Fatalf("before round 3 it shows %s", before.Scene)
	}
	for _, w := range wanted {
		if n := made(t, h); n[w.word] == 0 {
			t.Errorf("nobody chose to %s: %v", w.word, n)
		}
	}
	kept := matchFile(t, h).Records
	p.Kill()

	again := start(t, h, 1280, 720)
	again.WaitScene("menu")
	again.Click("menu:continue")
	after := again.WaitScene("board")
	if now := matchFile(t, h); now.Damage != nil || !slices.Equal(now.Records, kept) || after.Prompt != before.Prompt {
		t.Errorf("kept %d records, then %d; it asked %q and asks %q; damage %v", len(kept), len(now.Records), before.Prompt, after.Prompt, now.Damage)
	}
}

// watchEnemies works every control of who looks on while the Enemies phase is shown.
func (p *program) watchEnemies() {
	p.t.Helper()
	p.Click("table:pause")
	paused := p.Settle()
	p.Tick(200)
	if still := p.Mirror(); !slices.Equal(still.Notes, paused.Notes) || still.Prompt != paused.Prompt {
		p.t.Errorf("while it is paused %q becomes %q", paused.Prompt, still.Prompt)
	}
	for range 3 {
		p.Click("table:step")
		p.Settle()
	}
	if m := p.Mirror(); m.Prompt == paused.Prompt {
		p.t.Errorf("three steps on it still says %q", m.Prompt)
	}
	p.Shot("stepped")
	if slow(p.Mirror()) {
		p.t.Error("nobody is in a hurry any more")
	}
	p.Click("table:pause")
	p.until("hurrying ends", func(m game.Mirror) bool { _, showing := drive.Find(m, "table:hurry"); return !showing })
	p.Settle()
	p.Shot("asked")
	if _, told := drive.Find(p.Mirror(), "table:recap-again"); told { // what was lost is told first
		p.Click("table:recap-again")
	} else {
		p.Click("table:again")
	}
	p.until("it is seen again", func(m game.Mirror) bool { _, ok := drive.Find(m, "table:skip"); return ok })
	p.Click("table:skip")
	if m := p.Settle(); m.Scene != "board" {
		p.t.Errorf("skipping leads to %s", m.Scene)
	}
}

// until ticks on until the mirror is as wanted.
func (p *program) until(what string, is func(game.Mirror) bool) {
	p.t.Helper()
	for range 3000 {
		if is(p.Mirror()) {
			return
		}
		p.Tick(2)
	}
	p.Shot("never")
	p.t.Fatalf("waited until %s; prompt %q", what, p.Mirror().Prompt)
}

// One person and three computer players: the computers act by themselves, and the person is asked
// again in the next round.
func TestSiegeWithTheComputer(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "22")
	p.openSiege()
	p.Click("seats:4")
	for _, seat := range []string{"1", "2", "3"} {
		p.into("seat:" + seat + ":computer")
		p.Click("seat:" + seat + ":computer")
		p.into("seat:" + seat + ":level=novice")
		p.Click("seat:" + seat + ":level=novice")
	}
	p.Settle()
	p.Click("new:begin")
	p.WaitScene("board")
	p.siegeByClicks(rand.New(rand.NewPCG(22, 1)), false, func(m game.Mirror) bool {
		return m.Settled && inRound(m, "2") && strings.Contains(m.Prompt, "spend an action")
	})
	p.Shot("again")
	file := matchFile(t, h)
	if file.Header.Seats[1].Player != "novice" || file.Header.Seats[0].Player != save.Human {
		t.Errorf("the seats are %+v", file.Header.Seats)
	}
	if n := made(t, h); n["attack"]+n["visit"]+n["use"] < 6 {
		t.Errorf("four heroes chose only %v", n)
	}
}

// keepSiege writes a match file of B-Sieged that was played at random until done says so.
func keepSiege(t *testing.T, h drive.Home, seed uint64, done func(*bsieged.State) bool) {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "bsieged")
	if err != nil {
		t.Fatal(err)
	}
	g, err := bsieged.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	header := save.Header{Game: "bsieged", Seed: seed, App: "test", Created: time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC), Options: map[string]string{"difficulty": "defender"}, Seats: make([]save.Seat, 4)}
	keepMatch(t, h, g, header, func(s rules.State, _ rules.Decision) bool { return done(s.(*bsieged.State)) })
}

// lastTurn reports whether the last hero of round 2 acts.
func lastTurn(s *bsieged.State) bool {
	v := s.View()
	acted := 0
	for _, hero := range v.Heroes {
		if hero.Acted {
			acted++
		}
	}
	return v.Round == 2 && acted >= 3 && s.Decision().Kind == "turn"
}

func TestPicturesOfASiege(t *testing.T) {
	for _, size := range sizes() {
		going, over := drive.NewHome(t), drive.NewHome(t)
		keepSiege(t, going, 5, lastTurn)
		keepSiege(t, over, 6, func(*bsieged.State) bool { return false })
		p := start(t, drive.NewHome(t), size[0], size[1])
		p.openSiege()
		p.Shot("new")
		p.into("new:more")
		p.Click("new:more")
		p.into("points:west")
		p.Shot("options")
		p.Close()

		p = start(t, going, size[0], size[1])
		p.WaitScene("menu")
		p.Shot("menu")
		p.Click("menu:saves")
		p.WaitScene("saves")
		p.Shot("saves")
		p.Key(ebiten.KeyEscape)
		p.WaitScene("menu")
		p.Click("menu:continue")
		p.WaitScene("board")
		p.Shot("board")
		if m := p.siegeByClicks(rand.New(rand.NewPCG(5, 1)), true, func(m game.Mirror) bool { return enemiesAct(m, "2") }); m.Scene == "board" {
			p.Click("table:pause")
			for range 8 {
				if m = p.Settle(); slices.ContainsFunc(m.Elements, func(e game.Element) bool { return e.ID == "table:step" }) {
					p.Click("table:step")
				}
			}
			p.Shot("enemies")
		}
		p.Close()

		p = start(t, over, size[0], size[1])
		p.WaitScene("menu")
		p.Click("menu:continue")
		p.WaitScene("board")
		p.Shot("ended")
		p.Click("table:result")
		p.WaitScene("results")
		p.Shot("results")
		p.Click("results:menu")
		p.WaitScene("menu")
		p.Click("menu:records")
		p.WaitScene("records")
		p.Shot("records")
		p.Close()
	}
}
