package scenes

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

var update = flag.Bool("update", false, "write the golden element lists anew")

// allPlans are the screens of this package with models that show most of them.
func allPlans(t testing.TB) map[string]func(form.Kit) []form.Item {
	plans := map[string]func(form.Kit) []form.Item{}
	add := func(name string, plan func(form.Kit) []form.Item) { plans[strings.ReplaceAll(name, " ", "_")] = plan }
	for name, m := range menuModels() {
		add("menu "+name, func(k form.Kit) []form.Item { return planMenu(k, m) })
	}
	for name, m := range newModels() {
		add("new "+name, func(k form.Kit) []form.Item { return planNew(k, m) })
	}
	for name, m := range siegeModels(t) {
		add("siege "+name, func(k form.Kit) []form.Item { return planNew(k, m) })
	}
	for name, m := range savesModels() {
		add("saves "+name, func(k form.Kit) []form.Item { return planSaves(k, m) })
	}
	for i := range pages {
		add("settings "+pages[i].title, func(k form.Kit) []form.Item {
			return planSettings(k, settingsModel{Now: settings.Defaults(), Page: page(i)})
		})
	}
	for name, m := range readerModels(t) {
		add("rules "+name, func(k form.Kit) []form.Item { return planReader(k, m) })
	}
	for name, m := range resultsModels() {
		add("results "+name, func(k form.Kit) []form.Item { return planResults(k, m) })
	}
	for name, m := range siegeResults(t) {
		add("results "+name, func(k form.Kit) []form.Item { return planResults(k, m) })
	}
	for name, m := range recordsModels() {
		add("records "+name, func(k form.Kit) []form.Item { return planRecords(k, m) })
	}
	for name, m := range aboutModels() {
		m.Licences = m.Licences[:1] // how many there are changes with every dependency
		add("about "+name, func(k form.Kit) []form.Item { return planAbout(k, m) })
	}
	for name, m := range deckModels(plainCards(cardGame(t).Set())) {
		add("decks "+name, func(k form.Kit) []form.Item { return planDeck(k, m) })
	}
	for name, m := range noticeModels() {
		add("notice "+name, func(k form.Kit) []form.Item { return planNotice(k, m) })
	}
	return plans
}

// viewer of a plan: a UI that is ticked by hand.
type hand struct {
	ui *form.UI
	m  ink.Metrics
}

func newHand(m ink.Metrics, plan func(form.Kit) []form.Item) *hand {
	h := &hand{m: m, ui: form.NewUI(&form.Canvas{}, blank{}, faces, func(m ink.Metrics) []form.Item { return plan(kitOf(m)) })}
	h.tick(game.Input{})
	return h
}

func (h *hand) tick(in game.Input) {
	in.X, in.Y = -1, -1
	h.ui.Update(&game.Tick{
		Input: in, Delta: time.Second / 60, Screen: game.Screen{W: h.m.W, H: h.m.H, Device: h.m.Device, Text: h.m.Text},
		Wake: func(time.Duration) {},
	}, func(form.Event) {})
}

// The elements of every screen, at two sizes, are those of testdata. A change of a plan is
// read there; run with -update to take it over.
func TestElementsAreTheGoldenOnes(t *testing.T) {
	for name, plan := range allPlans(t) {
		var text strings.Builder
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			fmt.Fprintf(&text, "%d x %d, text %.0f %%\n", m.W, m.H, 100*m.Text)
			for _, e := range newHand(m, plan).ui.Elements() {
				fmt.Fprintf(&text, "%s %s %v %q", e.ID, e.Role, e.Rect, e.Label)
				if e.Chosen {
					text.WriteString(" chosen")
				}
				if e.Value != "" {
					fmt.Fprintf(&text, " = %q", e.Value)
				}
				if !e.Enabled {
					fmt.Fprintf(&text, " not: %s", e.Reason)
				}
				text.WriteByte('\n')
			}
		}
		path := filepath.Join("testdata", name+".txt")
		if *update {
			if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), text.String()); diff != "" {
			t.Errorf("%s (run with -update if this is meant): %s", name, diff)
		}
	}
}

// Tab reaches everything that reacts, in the order of the plan, and brings it into view.
func TestTabReachesEverything(t *testing.T) {
	for name, plan := range allPlans(t) {
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			items := plan(kitOf(m))
			var want, got []string
			for _, it := range items {
				if it.Layer == form.Top(items) && (it.Live() || it.Page.Reads) {
					want = append(want, it.ID)
				}
			}
			h := newHand(m, plan)
			for range want {
				h.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyTab}}})
				got = append(got, h.ui.Focused())
				if !slices.ContainsFunc(h.ui.Elements(), func(e game.Element) bool { return e.ID == h.ui.Focused() && e.Focused }) {
					t.Errorf("%s at %dx%d: %s has the focus and is not seen", name, m.W, m.H, h.ui.Focused())
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s at %dx%d: %s", name, m.W, m.H, diff)
			}
		}
	}
}

// Every key of the arrows leads on from everywhere, and everything is reached by arrows.
func TestArrowsReachEverything(t *testing.T) {
	arrows := []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight}
	for name, plan := range allPlans(t) {
		m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
		items := plan(kitOf(m))
		h := newHand(m, plan)
		reached := map[string]bool{}
		h.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyTab}}})
		waiting := []string{h.ui.Focused()}
		for len(waiting) > 0 {
			from := waiting[0]
			waiting = waiting[1:]
			if reached[from] {
				continue
			}
			reached[from] = true
			for _, a := range arrows {
				h.ui.Focus(from)
				for n := 0; n < 30 && h.ui.Focused() == from; n++ { // a text is left at its ends
					h.tick(game.Input{Keys: []game.Key{{Code: a}}})
				}
				if to := h.ui.Focused(); !reached[to] {
					waiting = append(waiting, to)
				}
			}
		}
		for _, it := range items {
			if it.Layer == form.Top(items) && it.Live() && !reached[it.ID] {
				t.Errorf("%s: no arrow leads to %s", name, it.ID)
			}
		}
	}
}
