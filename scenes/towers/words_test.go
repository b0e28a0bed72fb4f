package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// The large button that leads on to Combat says how much gold is left, which buys nothing any more then (TS-TRN-13).
func TestTheWayToCombatSaysWhatGoldIsLeft(t *testing.T) {
	for gold, want := range map[int16]string{8: "To Combat: 8 gold unspent", 0: "To Combat"} {
		_, s := yard(t, engine.Points{gold, 0}, []string{"hero"}, nil)
		s.Mage(1).On = 0 // somebody to strike at
		s.State.Settle()
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		el := rules.Element("do:combat")
		sc.Plan.Main = slices.DeleteFunc(sc.Plan.Main, func(el rules.Element) bool { return el != "do:combat" && el != "do:end_turn" && el != primaryPiece })
		if got := sc.Plan.Words[el]; sc.Plan.Main[0] == el && got != want {
			t.Errorf("with %d gold it says %q, want %q", gold, got, want)
		}
	}
}

// While somebody else buys or hires, the sheet says below the card in a line what that does, at every size in which it finds room, and the
// usual one (TS-MIN-2, TS-ITM-1).
func TestTheSheetSaysWhatIsBought(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, []string{"skeleton"})
	skeleton := s.ThingElement(s.Last)
	for want, e := range map[string]rules.Event{
		"It hits on 25 or less":  {Name: "hired", Seat: 1, Subject: "card:skeleton", To: skeleton},
		"It brings 1 gold more":  {Name: "sent_for", Seat: 1, Subject: "card:mine"},
		"Attack Level +10":       {Name: "equipped", Seat: 1, Subject: "card:sword"},
		"Skeleton: Attack Level": {Name: "item_given", Seat: 1, Subject: "card:sword", To: skeleton},
		"your Base Powerstones":  {Name: "bought", Seat: 1, Subject: "card:obelisk"},
	} {
		m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
		sc := table.Lay(New(), table.Pose{State: s, Story: []rules.Event{e}, Viewer: 0, Mode: table.Playing}, m, faces)
		if words := strings.Join(textsOf(sc, "shown"), " "); !strings.Contains(words, want) {
			t.Errorf("%s: %q says nothing of %q", e.Name, words, want)
		}
		for _, text := range []float64{1.3, 1.6} {
			m.Text = text
			for _, p := range table.Lay(New(), table.Pose{State: s, Story: []rules.Event{e}, Viewer: 0, Mode: table.Playing}, m, faces).Pieces {
				for _, op := range p.Look {
					if p.ID == "shown" && !op.Fits(faces) {
						t.Errorf("%s, text %v: %q does not fit", e.Name, text, op.Text)
					}
				}
			}
		}
	}
}

// Numbers and signs on the plate of an opponent have a word each where that finds room, at the usual size of window and text all of them; a
// Tower has its name at its foot.
func TestThePlateOfAnOpponentHasWords(t *testing.T) {
	_, s := yard(t, engine.Points{3, 3}, []string{"hero"}, []string{"skeleton"})
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Waiting}, m, faces)
		for id, want := range map[rules.Element]string{
			engine.PointsElement(content.Gold, 1): "Gold", engine.PointsElement(content.Power, 1): "Power",
			engine.ProducersElement(content.Gold, 1): "Mines", engine.ProducersElement(content.Power, 1): "Stones",
			s.ThingElement(s.Players[1].Tower): s.Info(s.Tower(1)).Title().String(), s.ThingElement(s.Players[0].Tower): s.Info(s.Tower(0)).Title().String(),
		} {
			if words := textsOf(sc, id); !slices.Contains(words, want) {
				t.Errorf("%dx%d: %s says %q, not %q", m.W, m.H, id, words, want)
			}
		}
		for _, want := range []string{"Life", "Tower", "Hand"} {
			if words := strings.Join(textsOf(sc, engine.SeatElement(1)), " "); !strings.Contains(words, want) {
				t.Errorf("%dx%d: the plate says %q, not %q", m.W, m.H, words, want)
			}
		}
	}
}

// What an opponent has and produces can be pointed at and clicked at every size, as a lesson does.
func TestWhatAnOpponentProducesIsLargeEnoughToClick(t *testing.T) {
	_, s := yard(t, engine.Points{3, 3}, []string{"hero"}, []string{"skeleton", "obelisk"}) // a Relic takes room from the plate
	for _, size := range boardtest.Sizes() {
		for _, text := range boardtest.Texts() {
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Waiting}, m, faces)
			for _, what := range []content.What{content.Gold, content.Power} {
				for _, id := range []rules.Element{engine.PointsElement(what, 1), engine.ProducersElement(what, 1)} {
					if at, ok := placed(sc, id); ok && (at.W < m.MinTarget() || at.H < m.MinTarget()) {
						t.Errorf("%v, text %v: %s is %v x %v", size, text, id, at.W, at.H)
					}
				}
			}
		}
	}
}

// Of seven creatures a side each is at least as high as it is wide: the room over their heads is theirs.
func TestManyCreaturesTakeTheRoomThereIs(t *testing.T) {
	army := []string{"skeleton", "zombie", "alchemist", "bowman", "carrion_crow", "barrow_guard", "apprentice"}
	_, s := yard(t, engine.Points{0, 0}, army, army)
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	n := 0
	for _, p := range sc.Pieces {
		if p.Role != "figure" || p.ID.Kind() != "thing" || p.Rim.Empty() {
			continue
		}
		n++
		if figure := p.Box.H - p.Rim.H; figure < p.Box.W {
			t.Errorf("%s is %v high on a plate %v wide", p.Label, figure, p.Box.W)
		}
	}
	if n < len(army) {
		t.Errorf("%d creatures are laid", n)
	}
}

// Who attacks out of Main, alone or with all, while gold is left that would buy something worth having is asked first, as by To Combat
// (TS-TRN-13).
func TestAnAttackOutOfMainAsksAboutGold(t *testing.T) {
	for _, gold := range []int16{7, 0} {
		g, s := yard(t, engine.Points{gold, 0}, []string{"hero", "skeleton"}, []string{"skeleton"})
		p := &s.Players[0]
		card, _ := s.Content.Find("zombie")
		i := slices.Index(p.Deck.All(), card)
		p.Deck.Cards[i] = p.Deck.Cards[p.Deck.N-1]
		p.Deck.N--
		p.Hand.Cards[0], p.Hand.N = card, 1
		s.State.Settle()
		for _, clicks := range [][]rules.Element{{s.ThingElement(s.Last - 2), "seat:1"}, {sallyPiece(1)}} {
			d := sit(t, g, s, true)
			d.click(clicks...)
			if _, asked := d.element("table:confirm"); asked != (gold > 0) || asked && len(d.list()) > 0 {
				t.Fatalf("with %d gold %v asks: %t, and plays %q", gold, clicks, asked, d.list())
			}
			if gold == 0 {
				continue
			}
			if d.click("table:confirm"); !slices.Contains(d.list(), "assault 5 1 0") && !slices.Contains(d.list(), "assault 6 1 0") {
				t.Errorf("%v: once it is wanted all the same %q is played", clicks, d.list())
			}
		}
	}
}

// In the first Round the sheet says who began and why, which no line of the log shows any more; later it does not (TS-TRN-4).
func TestTheSheetSaysWhoBegan(t *testing.T) {
	_, s := yard(t, engine.Points{7, 6}, nil, nil)
	for round, want := range []bool{1: true, 2: false} {
		if round == 0 {
			continue
		}
		s.Round, s.Start = uint16(round), 1
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if words := strings.Join(textsOf(sc, "declared"), " "); strings.Contains(words, "East began: the highest roll has the first turn.") != want {
			t.Errorf("in Round %d: %q", round, words)
		}
	}
}
