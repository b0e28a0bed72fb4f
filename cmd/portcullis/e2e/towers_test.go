package e2e

import (
	"image"
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
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/save"
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
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "41")
	p.WaitScene("menu")
	p.Click("game:towersiege")
	p.WaitScene("new")
	p.into("seat:1:person")
	p.Click("seat:1:person")
	p.Settle()
	p.Click("new:begin")
	p.atTable()
	p.curtainsFall(rand.New(rand.NewPCG(41, 1)), true, 8, stallNames(t))
	p.resumedBehindTheCurtain(h)
}

// Mages are chosen and something is bought by keyboard alone.
func TestTowersByKeyboard(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "42")
	p.WaitScene("menu")
	p.focus("game:towersiege")
	p.Key(ebiten.KeyEnter)
	p.WaitScene("new")
	for _, id := range []string{"option:mages=free", "new:begin"} {
		p.focus(id)
		p.Key(ebiten.KeyEnter)
	}
	p.atTable()
	r := rand.New(rand.NewPCG(42, 2))
	done := map[string]bool{}
	for i := 0; !done["buy"] && !done["equip"]; i++ {
		if i > 150 {
			p.Shot("endless")
			t.Fatalf("nothing is bought: %v", done)
		}
		m := p.Settle()
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
		p.Key(ebiten.KeyEnter)
		for _, record := range matchFile(t, h).Records {
			word, _, _ := strings.Cut(record.Text, " ")
			done[word] = true
		}
	}
	if !done["mage"] {
		t.Errorf("no Mage was chosen: %v", done)
	}
	p.Shot("bought")
}

// Two people and two computer players sit round one table: some Rounds by mouse, with answers and the curtain between
// the two people only; what is kept goes on after the program was ended.
func TestTowersOfFour(t *testing.T) { // TS-MOD-1, TS-MOD-2, TS-MOD-11, TS-HID-3
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "43")
	p.WaitScene("menu")
	p.Click("game:towersiege")
	p.WaitScene("new")
	p.Click("seats:4")
	for _, id := range []string{"seat:1:level=squire", "seat:2:person", "seat:3:level=squire", "option:mages=dealt"} {
		p.into(id)
		p.Click(id)
		p.Settle()
	}
	p.Click("new:begin")
	p.atTable()
	people := map[string]bool{}
	p.hotseatByClicks(rand.New(rand.NewPCG(43, 1)), true, func(m game.Mirror) bool {
		if _, down := takeOver(m); down {
			people[m.Prompt] = true
		}
		played := wordsOf(matchFile(t, h))
		return played["end"] >= 9 && played["pass"]+played["defend"] > 1
	})
	kept := matchFile(t, h)
	if seats := kept.Header.Seats; len(seats) != 4 || seats[0].Player != save.Human || seats[1].Player != "squire" || seats[2].Player != save.Human || seats[3].Player != "squire" {
		t.Errorf("the seats are %+v", kept.Header.Seats)
	}
	if kept.Header.Options["no_tells"] != "on" || len(people) < 2 {
		t.Errorf("the curtain fell for %v; no tells %s", people, kept.Header.Options["no_tells"])
	}
	p.Close()

	again := start(t, h, 1280, 720)
	again.WaitScene("menu")
	again.Click("menu:continue")
	again.atTable()
	if now := matchFile(t, h); now.Damage != nil || len(now.Records) < len(kept.Records) || !slices.Equal(now.Records[:len(kept.Records)], kept.Records) {
		t.Errorf("kept %d records, then %d; damage %v", len(kept.Records), len(now.Records), now.Damage)
	}
}

// A match of four whose last wound is about to be suffered goes by mouse to its results and into the records.
func TestTowersToTheLastMage(t *testing.T) { // TS-END-1
	h := drive.NewHome(t)
	keepTowers(t, h, func(s rules.State, d rules.Decision) bool { // whatever is chosen ends it
		return len(d.Choices) < 6 && !slices.ContainsFunc(d.Choices, func(c rules.Choice) bool {
			s := s.Clone()
			_, err := s.Apply(c)
			return err != nil || !s.Decision().Over()
		})
	})
	p := start(t, h, 1280, 720)
	p.WaitScene("menu")
	p.Click("menu:continue")
	p.atTable()
	m := p.hotseatByClicks(rand.New(rand.NewPCG(2, 1)), true, func(m game.Mirror) bool { _, over := drive.Find(m, "table:result"); return over })
	p.Shot("last")
	if m.Scene != "board" {
		t.Fatalf("the screen is %s", m.Scene)
	}
	p.Click("table:result")
	p.WaitScene("results")
	p.Shot("results")
	p.Click("results:menu")
	p.WaitScene("menu")
	p.Click("menu:records")
	p.WaitScene("records")
	p.until("the match is counted", func(m game.Mirror) bool {
		return slices.ContainsFunc(m.Notes, func(note string) bool { return strings.HasPrefix(note, "Tower Siege, 4 players: 1 played") })
	})
}

// By keyboard alone a card is armed, the legend of symbols is opened, and who could meet an attack is read before it
// is declared.
func TestTowersAnswersByKeyboard(t *testing.T) { // TS-WIN-9, TS-MOD-9
	h := drive.NewHome(t)
	keepTowers(t, h, func(s rules.State, d rules.Decision) bool {
		m := s.(*towersiege.State)
		return slices.ContainsFunc(d.Choices, func(c rules.Choice) bool {
			odds, _ := m.Odds(c)
			return len(odds) > 1
		})
	})
	p := start(t, h, 1280, 720)
	p.WaitScene("menu")
	p.focus("menu:continue")
	p.Key(ebiten.KeyEnter)
	p.atTable()
	p.focus("table:lift")
	p.Key(ebiten.KeyEnter)
	pick := func(id string) { p.focus(id); p.Key(ebiten.KeyEnter); p.Settle() }
	p.told()

	pick("table:asks")
	pick("table:asks-more")
	if e := p.Element("table:asks/arm_shield=off"); e.Value != "chosen" {
		t.Errorf("before it is armed the Shield is %+v", e)
	}
	pick("table:asks/arm_shield=on")
	if e := p.Element("table:asks/arm_shield=on"); e.Value != "chosen" {
		t.Errorf("armed, the Shield is %+v", e)
	}
	pick("table:close")
	if m := matchFile(t, h); !slices.ContainsFunc(m.Records, func(r save.Record) bool { return strings.Contains(r.Text, "arm_shield") }) {
		t.Errorf("the match file does not know of the armed card: %v", m.Records[len(m.Records)-1])
	}

	p.Key(ebiten.KeyK)
	p.Settle()
	if _, open := drive.Find(p.Mirror(), "table:close"); !open {
		t.Error("K does not open the legend")
	}
	p.Key(ebiten.KeyEscape)
	if _, open := drive.Find(p.Settle(), "table:close"); open {
		t.Error("Esc does not close the legend")
	}

	attacker, ok := drive.Find(p.Settle(), "thing:1")
	if !ok || !attacker.Enabled {
		t.Fatalf("who declared its attack is %+v", attacker)
	}
	pick(attacker.ID)
	order := image.Rect(1056, 70, 1260, 305) // where the turn stands, and what is foretold
	before := p.Frame().SubImage(order)
	p.focus("seat:1")
	p.Settle()
	if told := p.Frame().SubImage(order); changed(before, told) < 2000 {
		t.Errorf("of an attack that is aimed %d pixels are foretold", changed(before, told))
	}
	p.Shot("foretold")
	played := len(matchFile(t, h).Records)
	p.Key(ebiten.KeyEnter)
	p.Settle()
	if now := matchFile(t, h).Records; len(now) == played || now[played].Text != "assault 1 1 0" {
		t.Errorf("what is aimed is not played: %v", now[played:])
	}
}

// changed counts the pixels of two pictures of the same place that differ.
func changed(a, b image.Image) (n int) {
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				n++
			}
		}
	}
	return n
}

// keepTowers writes a match of two people and two computer players that was played at random up to a decision.
func keepTowers(t *testing.T, h drive.Home, till func(rules.State, rules.Decision) bool) {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "towersiege")
	if err != nil {
		t.Fatal(err)
	}
	g, err := towersiege.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	people, created := []save.Seat{{Player: save.Human}, {Player: "squire"}, {Player: save.Human}, {Player: "squire"}}, time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC)
	header := save.Header{Game: "towersiege", Seed: 2, App: "test", Created: created, Options: map[string]string{"mages": "dealt", "no_tells": "on"}, Seats: people}
	keepMatch(t, h, g, header, func(s rules.State, d rules.Decision) bool { return d.Seats.First()%2 == 0 && till(s, d) })
}
