package towers

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	played "portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// seated is a person at a table, with a real match against somebody who is not there.
type seated struct {
	t      *testing.T
	m      *played.Match
	table  *table.Table
	input  game.Input
	now    time.Duration
	posted []func()
	clicks int
	asked  []string
}

func (d *seated) post(f func())                                         { d.posted = append(d.posted, f) }
func (d *seated) Undo(s played.Scope)                                   { d.post(func() { d.moved(d.m.Undo(s)) }) }
func (d *seated) UndoTo(n int)                                          { d.post(func() { d.moved(d.m.UndoTo(n)) }) }
func (d *seated) Redo(s played.Scope)                                   { d.post(func() { d.moved(d.m.Redo(s)) }) }
func (d *seated) Save()                                                 {}
func (d *seated) Leave()                                                {}
func (d *seated) Rules(string)                                          {}
func (d *seated) Settings()                                             {}
func (d *seated) Results()                                              {}
func (d *seated) Chronicle(rules.Seat)                                  {}
func (d *seated) Aside(rules.Element, rules.Seat, func([]rules.Choice)) {}
func (d *seated) Prefer(rules.Seat, string, string)                     {}
func (d *seated) DropHint()                                             {}
func (d *seated) AskHint()                                              { d.asked = append(d.asked, "hint") }

func (d *seated) Play(c rules.Choice) {
	d.post(func() {
		from, seat := d.m.Len(), d.m.Decider().First()
		instants, err := d.m.Show(c)
		if err != nil {
			d.t.Fatalf("%s is refused: %v", d.m.Game().Notation(c), err)
		}
		d.table.Follow(game.Change{Kind: game.Played, From: from, To: d.m.Len(), Choice: c, Seat: seat, Instants: instants})
	})
}

func (d *seated) moved(err error) {
	if err != nil {
		d.t.Fatal(err)
	}
	d.table.Follow(game.Change{Kind: game.Moved, To: d.m.Len()})
}

// sit seats a person at a position, in the seat that is asked there.
func sit(t *testing.T, g *towersiege.Game, s *towersiege.State, free bool) *seated {
	t.Helper()
	start, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	seats := []save.Seat{{Name: "Fen", Player: "squire"}, {Name: "Suyin", Player: "squire"}}
	seats[s.Asker].Player = save.Human
	m, err := played.New(g, save.Header{Start: start, Seats: seats, TakeBacks: free}, nil)
	if err != nil {
		t.Fatal(err)
	}
	d := &seated{t: t, m: m}
	quiet := settings.Defaults()
	quiet.Animation = settings.None
	d.table = table.New(table.Config{Match: m, Board: New(), Commands: d, Measure: faces, Settings: quiet})
	d.settle()
	return d
}

func (d *seated) tick(keys ...game.Key) {
	posted := d.posted
	d.posted = nil
	for _, f := range posted {
		f()
	}
	d.now += time.Second / 60
	d.input.Keys = keys
	d.table.Update(&game.Tick{Input: d.input, Now: d.now, Delta: time.Second / 60, Screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
	d.input.Moved, d.input.Pressed, d.input.Released, d.input.WheelY = false, false, false, 0
}

func (d *seated) settle() {
	for range 2000 {
		if d.tick(); d.table.Mirror().Settled && len(d.posted) == 0 {
			return
		}
	}
	d.t.Fatal("the table does not settle")
}

func (d *seated) element(id rules.Element) (game.Element, bool) {
	for _, e := range d.table.Mirror().Elements {
		if e.ID == string(id) {
			return e, true
		}
	}
	return game.Element{}, false
}

func (d *seated) point(id rules.Element) {
	d.t.Helper()
	e, ok := d.element(id)
	if !ok {
		d.t.Fatalf("%s is not on the screen", id)
	}
	d.input.X, d.input.Y, d.input.Moved = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2, true
	d.tick()
}

func (d *seated) click(ids ...rules.Element) {
	d.t.Helper()
	for _, id := range ids {
		d.point(id)
		d.input.Pressed, d.input.Down = true, true
		d.tick()
		d.input.Down, d.input.Released = false, true
		d.tick()
		d.clicks++
		d.settle()
	}
}

// list are the choices of the match in notation.
func (d *seated) list() (all []string) {
	for _, e := range d.m.History()[:d.m.Len()] {
		all = append(all, e.Notation)
	}
	return all
}

// yard is Main of the first seat, which has some creatures and points, against one with others.
func yard(t *testing.T, points engine.Points, own, other []string) (*towersiege.Game, *towersiege.State) {
	t.Helper()
	g := load(t)
	state, err := g.New(rules.Setup{Seed: 1, Seats: 2, Options: map[string]string{"mages": "first_game", "no_tells": "off"}})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*towersiege.State)
	for n := 0; s.Asked != engine.AskMain || s.Asker != 0; n++ {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[len(choices)-1]); err != nil || n > 200 {
			t.Fatalf("no Main of the first seat: %v", err)
		}
	}
	for i := range 2 {
		p := &s.Players[i]
		deck := slices.Concat(p.Deck.Cards[:p.Deck.N], p.Hand.Cards[:p.Hand.N])
		p.Hand = engine.Pile{}
		p.Ordinary, p.Gained, p.Windfall = points, engine.Points{}, engine.Points{}
		for _, id := range [][]string{own, other}[i] {
			card, ok := s.Content.Find(id)
			if !ok {
				t.Fatalf("no card %s", id)
			}
			at := slices.Index(deck, card)
			if at < 0 {
				t.Fatalf("no %s in the deck", id)
			}
			deck = slices.Delete(deck, at, at+1)
			info := s.Content.At(card)
			s.Last++
			s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: card, Owner: rules.Seat(i), Points: int8(info.LP), Printed: int8(info.LP), Position: engine.OnGuard})
			s.Cards = append(s.Cards[:s.Last], card)
		}
		p.Deck = engine.Pile{N: uint8(len(deck))}
		copy(p.Deck.Cards[:], deck)
	}
	s.State.Settle()
	return g, s
}

// A blow out of Main is two clicks, or one on the large button; all who can strike are called out with it, and one step of
// undo takes all of it back.
func TestABlowIsTwoClicks(t *testing.T) { // TS-CMB-1 TS-CMB-3 TS-TRN-13
	g, s := yard(t, engine.Points{0, 0}, []string{"hero", "skeleton"}, []string{"skeleton"})
	hero, skeleton := s.ThingElement(s.Last-2), s.ThingElement(s.Last-1)
	want := []string{"combat", "declare 5", "declare 6", "assault 5 1 0"}
	for _, clicks := range [][]rules.Element{{hero, "seat:1"}, {primaryPiece}} {
		d := sit(t, g, s, true)
		d.click(clicks...)
		if got := d.list(); !slices.Equal(got, want) || d.clicks > 2 {
			t.Fatalf("%d clicks on %v play %q, want %q", d.clicks, clicks, got, want)
		}
		plan, ok := d.m.CanUndo(played.Step)
		if !ok || plan.Stand != 0 || plan.Sentence.String() != "Take back: Attack Suyin with Hero" {
			t.Fatalf("undo: %+v %t %q", plan, ok, plan.Sentence)
		}
		d.click("table:undo")
		if len(d.list()) != 0 {
			t.Errorf("after one step of undo %q is left", d.list())
		}
		d.click("table:redo")
		if got := d.list(); !slices.Equal(got, want) {
			t.Errorf("after one step of redo %q stands", got)
		}
	}
	d := sit(t, g, s, true)
	d.click("do:combat", skeleton, "seat:1")
	if got := d.list(); !slices.Equal(got, []string{"combat", "declare 5", "declare 6", "assault 6 1 0"}) {
		t.Errorf("by way of Combat %q is played", got)
	}
}

// A paid strength is set beforehand by one click on its scale, whichever it is, and turned by keys and the wheel; it is no click of
// its own on the way.
func TestAStrengthIsSetBeforehand(t *testing.T) { // TS-TYP-13
	g, s := yard(t, engine.Points{0, 3}, []string{"hill_giant"}, []string{"skeleton"})
	giant := s.ThingElement(s.Last - 1)
	turn := map[string]func(d *seated){
		"keys":  func(d *seated) { d.tick(game.Key{Code: ebiten.KeyEqual}); d.settle() },
		"wheel": func(d *seated) { d.point(giant); d.input.WheelY = 1; d.tick(); d.settle() },
	}
	for how, stronger := range turn {
		d := sit(t, g, s, true)
		d.click(giant)
		d.click("table:strength/0")
		for range 2 {
			stronger(d)
		}
		d.click("seat:1")
		if got := d.list(); got[len(got)-1] != "assault 5 1 2" {
			t.Errorf("turned by %s: %q is played", how, got)
		}
	}
	for n := range 4 { // 3 power pays for three strengths, and for none
		d := sit(t, g, s, true)
		d.click(giant, rules.Element("table:strength/"+strconv.Itoa(n)), "seat:1")
		if got := d.list(); got[len(got)-1] != "assault 5 1 "+strconv.Itoa(n) {
			t.Errorf("a click on strength %d: %q is played", n, got)
		}
		if _, there := d.element("table:weaker"); there {
			t.Error("beside the scale there are buttons that turn it")
		}
	}
	d := sit(t, g, s, true)
	d.click(giant, "seat:1")
	if got := d.list(); d.clicks != 2 || !strings.HasPrefix(got[len(got)-1], "assault 5 1 ") {
		t.Errorf("%d clicks play %q", d.clicks, got)
	}
}

// The large button never strikes where nothing is to be gained, declines what is free, or lets die what can be saved; nor is it a
// discard or an ability that is optional. What has to be discarded is chosen by a click on it, and no words say that it can be kept.
func TestTheLargeButtonIsWhatOneWants(t *testing.T) { // TS-RIP-1 TS-INN-8 TS-TRN-9
	g, full := load(t), 0
	met := map[engine.Question]int{}
	for seed := range uint64(24) {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"mages": "dealt", "no_tells": "off"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed+1)
		for range 500 {
			d := s.Decision()
			if d.Over() {
				break
			}
			if s.Asked == engine.AskSave || s.Asked == engine.AskRiposte || s.Asked == engine.AskCombat || s.Asked == engine.AskUpkeep || s.Asked == engine.AskReplenish {
				met[s.Asked]++
				sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
				c, ok := sc.Plan.Direct[primaryPiece]
				if !ok {
					at := slices.IndexFunc(sc.Plan.Main, func(el rules.Element) bool { _, ok := table.Offered(s).Aim(el); return ok })
					c, ok = table.Offered(s).Aim(sc.Plan.Main[max(at, 0)])
				}
				switch strikes := c.Verb == engine.Assault; {
				case s.Asked == engine.AskSave && ok && c.Verb == engine.LetDie, s.Asked == engine.AskSave && !ok && d.Allows(rules.Choice{Verb: engine.Regenerate}):
					t.Errorf("a creature can be saved, and the large button is %v", c)
				case s.Asked == engine.AskRiposte && c.Verb != engine.Strike:
					t.Errorf("a Riposte is free, and the large button is %v", c)
				case s.Asked == engine.AskUpkeep && c.Verb != engine.PayUpkeep:
					t.Errorf("upkeep can be paid, and the large button is %v", c)
				case s.Asked == engine.AskReplenish && s.MustDiscard(s.Asker):
					full++
					if ask := s.Prompt().Ask.String(); c.Verb == engine.Discard || strings.Contains(ask+sc.Plan.Help, "keep") {
						t.Errorf("a card has to go, the large button is %v, and it says %q, %q", c, ask, sc.Plan.Help)
					}
				case s.Asked == engine.AskReplenish && c.Verb != engine.KeepAll && d.Allows(rules.Choice{Verb: engine.KeepAll}):
					t.Errorf("all cards can be kept, and the large button is %v", c)
				case c.Verb == engine.Use && !s.Info(s.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]].Attacks():
					t.Errorf("an ability that strikes nobody is optional, and the large button is %v", c)
				case strikes:
					if p, _ := s.Preview(c); !slices.ContainsFunc(p.Lines, func(l rules.Line) bool { return l.Tone == rules.Good }) {
						t.Errorf("the large button strikes for nothing: %v", p.Lines)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if met[engine.AskSave] == 0 || met[engine.AskRiposte] == 0 || met[engine.AskCombat] == 0 || full == 0 {
		t.Errorf("met %v, %d full hands", met, full)
	}
}

// An ability that strikes nobody, and may be used before the blow, is never the large button, in Main or where attackers are sent: in
// Main it is a button of whose it is.
func TestAnOptionalAbilityIsNoMainCourse(t *testing.T) {
	g, s := yard(t, engine.Points{0, 6}, []string{"carrion_crow"}, []string{"skeleton", "hero"})
	crow := s.ThingElement(s.Last - 2)
	for _, enter := range []bool{false, true} {
		d := sit(t, g, s, true)
		if enter {
			d.click("do:combat")
		}
		if e, ok := d.element(primaryPiece); ok && strings.Contains(e.Label, "Flight") {
			t.Errorf("the large button is %q", e.Label)
		}
		if enter { // there a click sends it
			continue
		}
		d.click(crow)
		if !slices.ContainsFunc(d.table.Mirror().Elements, func(e game.Element) bool { return strings.HasPrefix(e.Label, "Flight") && e.Enabled }) {
			t.Error("Flight is no button of the Crow")
		}
	}
}

// What the other purse pays stands on the card or Spell before it is clicked, and on the buttons (TS-ALC-1).
func TestWhatTheOtherPursePaysIsSaid(t *testing.T) {
	g, s := yard(t, engine.Points{6, 1}, nil, nil)
	d := sit(t, g, s, true)
	e, ok := d.element("spell:shield")
	if !ok || !strings.Contains(e.Label, "6 gold for 2 power") {
		t.Errorf("a Shield for 3 power, with one left, says %q", e.Label)
	}
	g, s = yard(t, engine.Points{6, 6}, nil, nil)
	d = sit(t, g, s, true)
	if e, _ := d.element("spell:shield"); strings.Contains(e.Label, "for") {
		t.Errorf("a Shield that can be paid says %q", e.Label)
	}
}

// The plate of who attacks, its label and the forecast speak of one level: with the strength that is paid (TS-TYP-13).
func TestOneLevelIsSaidEverywhere(t *testing.T) {
	g, s := yard(t, engine.Points{0, 3}, []string{"hill_giant"}, []string{"skeleton"})
	giant := s.ThingElement(s.Last - 1)
	d := sit(t, g, s, true)
	d.click(giant)
	d.click("table:strength/0")
	least, _ := d.element(giant)
	d.click("table:strength/1")
	more, _ := d.element(giant)
	if !strings.Contains(least.Label, "Attack Level 35") || !strings.Contains(more.Label, "Attack Level 40") {
		t.Errorf("the Giant reads %q, and with Club Strike %q", least.Label, more.Label)
	}
	d.click("seat:1")
	after := d.m.State().(*towersiege.State)
	sc := table.Lay(New(), table.Pose{State: after, Viewer: 0, Mode: table.Waiting}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	for _, p := range sc.Pieces {
		if p.ID == giant && !strings.Contains(p.Label, "Attack Level 40") {
			t.Errorf("once it strikes the Giant reads %q", p.Label)
		}
	}
}
