package scenes

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
)

// begin plays n choices of a new match and puts it away; it returns the match's file.
func (g *guest) begin(n int) string {
	g.t.Helper()
	g.click("game:kurth")
	g.click(newBegin)
	for range n {
		g.app.Post(game.Play{Choice: g.app.Match().State().Decision().Choices[0]})
		g.tick(game.Input{})
	}
	path := g.app.MatchPath()
	g.app.Post(game.LeaveMatch{})
	g.rest(2)
	g.at("menu")
	return path
}

func (g *guest) model() savesModel { return g.app.Scene().(*saves).model }

func (g *guest) row(path string) string { return "save:" + filepath.Base(path) }

func TestSavesAreListedRenamedCopiedDeletedAndBroughtBack(t *testing.T) {
	g := visit(t)
	first := g.begin(3)
	g.now = g.now.Add(time.Minute)
	second := g.begin(5)
	g.click(menuSaves)
	g.at("saves")
	if m := g.model(); len(m.Rows) != 2 || m.Chosen != m.Rows[0].Path {
		t.Fatalf("the list is %d long and %q is chosen", len(m.Rows), m.Chosen)
	}
	g.click(g.row(first))
	c := g.model().chosen()
	if c == nil || c.Path != first || c.Choices != 3 || c.Board == nil || len(c.Facts) == 0 || c.Title != "Siege at Kurth, Easy" {
		t.Fatalf("chosen is %+v", c)
	}

	g.click(savesRename)
	g.write("Ödön's night")
	g.click(savesKeep)
	if c := g.model().chosen(); c == nil || c.Name != "Ödön's night" || g.model().Rename != nil {
		t.Errorf("renamed to %+v", c)
	}

	g.click(savesCopy)
	if m := g.model(); len(m.Rows) != 3 || m.chosen().Name != "Copy of Ödön's night" || m.chosen().Choices != 3 {
		t.Errorf("%d matches after copying; chosen %+v", len(m.Rows), m.chosen())
	}

	g.click(g.row(second))
	g.click(savesDelete)
	if m := g.model(); len(m.Rows) != 2 || m.Deleted == "" || m.chosen() == nil {
		t.Errorf("after deleting: %d matches, deleted %q", len(m.Rows), m.Deleted)
	}
	if _, err := os.Stat(second); !os.IsNotExist(err) {
		t.Errorf("the file is still there: %v", err)
	}
	g.click(savesUndo)
	if m := g.model(); len(m.Rows) != 3 || m.Deleted != "" || m.Chosen != second {
		t.Errorf("after bringing back: %d matches, chosen %q", len(m.Rows), m.Chosen)
	}
	g.click(savesOpen)
	g.at("board")
	if g.app.Match().Len() != 5 {
		t.Errorf("%d decisions were opened", g.app.Match().Len())
	}
}

func TestSavesAreSearchedFilteredAndSorted(t *testing.T) {
	g := visit(t)
	first := g.begin(1)
	g.now = g.now.Add(time.Minute)
	g.begin(2)
	g.click(menuSaves)
	g.click(g.row(first))
	g.click(savesRename)
	g.write("Tuesday")
	g.keys(ebiten.KeyEnter)
	g.click(savesSearch)
	g.write("kurth tuesd")
	if m := g.model(); len(m.Rows) != 1 || m.Rows[0].Path != first || m.All != 2 {
		t.Errorf("the search finds %d of %d", len(m.Rows), m.All)
	}
	g.write("zzz")
	if m := g.model(); len(m.Rows) != 0 {
		t.Errorf("nonsense finds %d", len(m.Rows))
	}
	for range "kurth tuesdzzz" {
		g.keys(ebiten.KeyBackspace)
	}
	g.click(filterID("kurth"))
	if m := g.model(); len(m.Rows) != 0 {
		t.Errorf("%d are shown of a game that is filtered out", len(m.Rows))
	}
	g.click(filterID("kurth"))
	g.click(savesSort)
	g.click(savesSort)
	if m := g.model(); m.Sort != byName || len(m.Rows) != 2 || m.Rows[1].Name != "Tuesday" {
		t.Errorf("sorted %s: %q", m.Sort, m.Rows[1].Name)
	}
}

func TestDamagedSaveTellsWhyAndKeepsWhatItCan(t *testing.T) {
	g := visit(t)
	path := g.begin(9)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(data), "\n")
	lines[6] = strings.Replace(lines[6], lines[6][:1], "#", 1)
	if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o600); err != nil {
		t.Fatal(err)
	}
	g.click(menuSaves)
	c := g.model().chosen()
	if c == nil || c.State != damaged || !c.Rescue || !strings.Contains(c.Turn, "Line 7") || c.Advice == "" {
		t.Fatalf("the damaged match is shown as %+v", c)
	}
	for _, id := range []string{savesWatch, savesCopy, savesRename} {
		if e := g.find(id); e.Enabled || e.Reason == "" {
			t.Errorf("%s is %+v", id, e)
		}
	}
	g.click(savesOpen)
	g.at("board")
	if g.app.MatchPath() == path || g.app.Match().Len() != 5 {
		t.Errorf("%d decisions of %s were opened", g.app.Match().Len(), g.app.MatchPath())
	}
	now, err := os.ReadFile(path)
	if err != nil || string(now) != strings.Join(lines, "") {
		t.Errorf("the damaged file was changed: %v", err)
	}
}

func TestUnreadableSaveCanOnlyBeDeleted(t *testing.T) {
	g := visit(t)
	path := filepath.Join(g.app.Folders().Matches, "noise.siege")
	if err := os.WriteFile(path, []byte("not a match at all"), 0o600); err != nil {
		t.Fatal(err)
	}
	g.click(menuSaves)
	if e := g.find(savesOpen); e.Enabled {
		t.Errorf("%+v", e)
	}
	g.click(savesDelete)
	if m := g.model(); m.All != 0 || m.Deleted == "" {
		t.Errorf("%d matches are left", m.All)
	}
	g.click(savesUndo)
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}

func TestRenameCanBeLeft(t *testing.T) {
	g := visit(t)
	g.begin(1)
	g.click(menuSaves)
	name := g.model().chosen().Name
	g.click(savesRename)
	if g.has(savesOpen) {
		t.Error("what lies under the dialog reacts")
	}
	g.write("something")
	g.keys(ebiten.KeyEscape)
	g.at("saves")
	if c := g.model().chosen(); c.Name != name || g.model().Rename != nil {
		t.Errorf("renamed to %q", c.Name)
	}
	g.keys(ebiten.KeyEscape)
	g.at("menu")
}

func TestWatchShowsAMatchAgain(t *testing.T) {
	g := visit(t)
	path := g.begin(4)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	g.click(menuSaves)
	g.click(savesWatch)
	g.at("watch")
	w := g.app.Scene().(*watching)
	for i := 0; w.film.at < 4; i++ {
		if i > 20000 {
			t.Fatalf("only %d of 4 decisions were shown", w.film.at)
		}
		if prompt := w.Mirror().Prompt; strings.HasPrefix(prompt, "Waiting") {
			t.Fatalf("the prompt of a watched match is %q", prompt)
		}
		g.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeySpace}}})
	}
	g.keys(ebiten.KeyEscape)
	g.rest(3)
	g.at("saves")
	after, err := os.ReadFile(path)
	if err != nil || string(after) != string(before) {
		t.Errorf("watching changed the file: %v", err)
	}
}

func TestSettingsTakeEffectAndSurvive(t *testing.T) {
	g := visit(t)
	g.click(menuSettings)
	g.at("settings")
	if e := g.find(settingsFirst); e.Enabled {
		t.Error("everything is as at first, and can be made so")
	}
	g.click("set:fullscreen")
	g.click("set:palette=" + string(settings.ColourBlind))
	g.click("set:motion")
	g.click("tab:sound")
	g.click("set:mute")
	e := g.find("set:effects")
	g.x, g.y = float64(e.Rect[0])+2, float64(e.Rect[1]+e.Rect[3]/3)
	g.tick(game.Input{Moved: true})
	g.tick(game.Input{Pressed: true, Down: true})
	g.x += float64(e.Rect[2]) * 2
	g.tick(game.Input{Moved: true, Down: true})
	g.tick(game.Input{Moved: true, Down: true})
	g.tick(game.Input{Released: true})
	g.rest(2)
	g.click("tab:play")
	g.click("set:speed=fast")
	g.click("set:take-backs")
	g.click("set:hints")
	g.click(nameID(0))
	g.write("Ada")
	g.click("tab:reading")
	for focused(g) != "set:text-size" {
		g.keys(ebiten.KeyTab)
	}
	g.keys(ebiten.KeyRight, ebiten.KeyRight)
	want := settings.Defaults()
	want.Fullscreen, want.Palette, want.ReducedMotion, want.MuteUnfocused = true, settings.ColourBlind, true, false
	want.Effects, want.Animation, want.TakeBacks, want.Hints, want.TextSize = 100, settings.Fast, true, false, 110
	want.Names[0] = "Ada"
	if now := g.app.Settings(); now != want {
		t.Errorf("the settings are\n%+v, want\n%+v", now, want)
	}
	again, faults := settings.Open(filepath.Join(g.app.Folders().Config, "settings.toml"))
	if len(faults) > 0 || again.Get() != want {
		t.Errorf("read again they are\n%+v, %v", again.Get(), faults)
	}
	g.click(settingsFirst)
	g.click(settingsLeave)
	g.click(settingsFirst)
	g.keys(ebiten.KeyEscape)
	if now := g.app.Settings(); now != want {
		t.Errorf("a question that was left changes them to\n%+v", now)
	}
	g.at("settings")
	g.click(settingsFirst)
	g.click(settingsPage)
	want.TextSize = settings.Defaults().TextSize
	if now := g.app.Settings(); now != want {
		t.Errorf("with the page Reading as at first they are\n%+v, want\n%+v", now, want)
	}
	g.click(settingsFirst)
	if e := g.find(settingsPage); e.Enabled {
		t.Error("a page that is as it was at first can be made so")
	}
	g.click(settingsAll)
	if now := g.app.Settings(); now != settings.Defaults() {
		t.Errorf("as at first they are\n%+v", now)
	}
}

// Every setting is on a page, so that what can be set can be seen to be changed, and undone.
func TestEverythingThatCanBeSetIsOnAPage(t *testing.T) {
	first := settings.Defaults()
	for i := range reflect.TypeFor[settings.Settings]().NumField() {
		now := first
		switch field := reflect.ValueOf(&now).Elem().Field(i); field.Kind() {
		case reflect.Bool:
			field.SetBool(!field.Bool())
		case reflect.Int:
			field.SetInt(field.Int() + 5)
		case reflect.String:
			field.SetString("other")
		case reflect.Array:
			field.Index(0).SetString("Ada")
		}
		name := reflect.TypeFor[settings.Settings]().Field(i).Name
		if now == first || len(changed(now)) != 1 {
			t.Errorf("a change of %s shows as %q", name, changed(now))
		}
		if firstEverywhere(now) != first {
			t.Errorf("%s is not made as it was at first", name)
		}
	}
}

func TestRulesOpenAtTheRuleThatIsAskedFor(t *testing.T) {
	g := visit(t)
	g.house.OpenRules("kurth", "KU-END-4")
	g.rest(2)
	g.at("rules")
	r := g.app.Scene().(*reader)
	if notes := g.app.Mirror().Notes; len(notes) == 0 || !strings.Contains(notes[0], "Normal: four or more") {
		t.Errorf("opened at %q", notes)
	}
	far := r.ui.Scrolled(readerText)
	if far < 1000 {
		t.Errorf("scrolled to %.0f", far)
	}
	g.x, g.y = float64(g.w)*0.6, float64(g.h)/2
	g.tick(game.Input{WheelY: 2, Moved: true})
	if now := r.ui.Scrolled(readerText); now >= far {
		t.Errorf("the wheel scrolled from %.0f to %.0f", far, now)
	}
	g.keys(ebiten.KeyHome)
	if now := r.ui.Scrolled(readerText); now != 0 {
		t.Errorf("Home scrolled to %.0f", now)
	}
	g.keys(ebiten.KeyDown)
	if r.ui.Scrolled(readerText) == 0 {
		t.Error("the arrow key does not scroll")
	}
	g.click(readerSearch)
	g.write("passageway")
	if len(r.model.Hits) < 5 {
		t.Errorf("%d places with the passageway", len(r.model.Hits))
	}
	g.click(hitID(r.model.Hits[2]))
	if r.model.Mark != r.model.Hits[2] {
		t.Errorf("marked %d, want %d", r.model.Mark, r.model.Hits[2])
	}
	g.keys(ebiten.KeyEscape)
	g.at("rules")
	g.keys(ebiten.KeyEscape)
	g.at("menu")
}
