package table

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

func TestPass(t *testing.T) {
	human := func(seat rules.Seat, name string) Player { return Player{Seat: seat, Name: name} }
	bot := func(seat rules.Seat) Player { return Player{Seat: seat, Name: "Brass", Computer: "planner"} }
	two := []Player{human(0, "Ada"), human(1, "Ben")}
	one := []Player{human(0, "Ada"), human(1, " ada ")}
	mixed := []Player{human(0, "Ada"), bot(1)}
	bots := []Player{bot(0), bot(1)}
	hidden, open := Secret, Public
	seat := rules.SeatsOf
	for _, c := range []struct {
		name     string
		secrecy  Secrecy
		players  []Player
		viewer   rules.Seat
		deciding rules.Seats
		how      Passing
		next     rules.Seat
	}{
		{"two people, hidden, at the beginning", hidden, two, rules.NoSeat, seat(1), Curtain, 1},
		{"two people, open, at the beginning", open, two, rules.NoSeat, seat(1), Switch, 1},
		{"two people, hidden, the other's turn", hidden, two, 0, seat(1), Curtain, 1},
		{"two people, open, the other's turn", open, two, 0, seat(1), Banner, 1},
		{"two people, the same turn", hidden, two, 0, seat(0), Stay, 0},
		{"two people, both may decide", hidden, two, 1, seat(0, 1), Stay, 1},
		{"one person in two seats, at the beginning", hidden, one, rules.NoSeat, seat(0), Switch, 0},
		{"one person in two seats", hidden, one, 0, seat(1), Switch, 1},
		{"a person against the computer", hidden, mixed, 0, seat(1), Stay, 0},
		{"the computer begins", hidden, mixed, rules.NoSeat, seat(1), Switch, 0},
		{"computers alone", hidden, bots, rules.NoSeat, seat(0), Stay, rules.NoSeat},
		{"the match is over", hidden, two, 1, 0, Stay, 1},
	} {
		if how, next := Pass(c.secrecy, c.players, c.viewer, c.deciding); how != c.how || next != c.next {
			t.Errorf("%s: %d to seat %d; want %d to seat %d", c.name, how, next, c.how, c.next)
		}
	}
}

func couple() deskOption { return seated(person("Tobias"), person("Marguerite")) }

// everything is all that a person at the screen could read: the mirror, the pieces with
// their names and words, and what is about to be drawn.
func (d *desk) everything() string {
	m, err := json.Marshal(d.table.Mirror())
	if err != nil {
		d.t.Fatal(err)
	}
	var b strings.Builder
	b.Write(m)
	for _, p := range d.table.stage.Visible() {
		fmt.Fprintln(&b, p.ID, p.Label)
		for _, op := range p.Look {
			fmt.Fprintln(&b, op.Name, op.Text)
		}
	}
	return b.String()
}

// hand is the names of the cards that the deciding seat can play.
func (d *desk) hand() []string {
	var names []string
	s := d.match.State()
	for _, c := range s.Decision().Choices {
		el := s.Describe(c).Path[0]
		if a, ok := s.About(el); ok && el.Kind() == "card" {
			names = append(names, string(el), a.Title.String())
		}
	}
	return slices.Compact(names)
}

func TestCurtainHidesEverything(t *testing.T) {
	for _, speed := range []settings.Speed{settings.None, settings.Normal} {
		d := newDesk(t, couple(), at(speed))
		for n := 0; !d.match.Over() && n < 60; n++ {
			m := d.settle()
			if m.Scene == "curtain" {
				want := d.table.player(d.match.Decider().First()).Name
				if !strings.Contains(m.Prompt, want) {
					t.Fatalf("the curtain is for %q; %s is next", m.Prompt, want)
				}
				d.hiddenBehind(m)
				d.click(idLift)
				m = d.settle()
			}
			if m.Scene != "board" || d.table.viewer != d.match.Decider().First() {
				t.Fatalf("scene %s for seat %d; want the board for seat %d", m.Scene, d.table.viewer, d.match.Decider().First())
			}
			choices := d.match.State().Decision().Choices
			d.make(choices[(n*5)%len(choices)])
			d.secretTicks()
		}
	}
}

// TestNoCurtainHangsBeforeAMatchThatIsOver opens a match of two people that has ended: nothing can be kept from anybody
// any more, and its result is at hand.
func TestNoCurtainHangsBeforeAMatchThatIsOver(t *testing.T) {
	d := newDesk(t, couple(), at(settings.None))
	for n := 0; !d.match.Over(); n++ {
		choices := d.match.State().Decision().Choices
		if _, err := d.match.Play(choices[(n*5)%len(choices)]); err != nil {
			t.Fatal(err)
		}
	}
	d.table.open()
	if m := d.settle(); m.Scene != "board" || d.table.mode() != Ended {
		t.Fatalf("it opens as %s in mode %d", m.Scene, d.table.mode())
	}
	d.click(idResult)
	if !slices.Contains(d.asked, "results") {
		t.Errorf("its button asks for %v", d.asked)
	}
}

// hiddenBehind checks that nothing of the match is there while the curtain is down.
func (d *desk) hiddenBehind(m game.Mirror) {
	d.t.Helper()
	if len(m.Elements) != 2 || len(m.Notes) != 0 {
		d.t.Fatalf("behind the curtain there are %v and %q", d.ids(), m.Notes)
	}
	all := d.everything()
	for _, secret := range append(d.hand(), "card:", "gate:", "Log", "Turn", "raids", "draws") {
		if strings.Contains(all, secret) {
			d.t.Fatalf("%q can be read behind the curtain", secret)
		}
	}
	for _, key := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyH, ebiten.KeyL, ebiten.KeyDigit1, ebiten.KeyPageUp, ebiten.KeyI, ebiten.KeyF1, ebiten.KeyP} {
		d.key(key)
	}
	d.tick(game.Key{Code: ebiten.KeyZ, Ctrl: true})
	d.settle()
	if got := d.table.Mirror(); got.Scene != "curtain" || len(got.Elements) != 2 {
		d.t.Fatal("a key gets behind the curtain")
	}
	if d.table.Ready() {
		d.t.Fatal("the next decision may be played behind the curtain")
	}
}

// secretTicks looks at every tick between a choice and the next curtain: the cards of the seat
// that decides next must never be there for the eyes of the one before.
func (d *desk) secretTicks() {
	d.t.Helper()
	viewer := d.table.viewer
	for range 600 {
		d.tick()
		if m := d.table.Mirror(); m.Settled && len(d.waiting) == 0 {
			return
		}
		if d.match.Over() || d.match.Decider().Has(viewer) {
			continue
		}
		all := d.everything()
		if d.table.curtain != nil && (strings.Contains(all, "card:") || strings.Contains(all, "gate:")) {
			d.t.Fatal("the board can be seen while the curtain falls")
		}
		for _, secret := range d.hand() {
			if strings.Contains(all, secret+" ") || strings.Contains(all, secret+"\n") {
				d.t.Fatalf("%q of the next seat can be read while the one before looks", secret)
			}
		}
	}
}

// What is shown of earlier moments is as the person knew it: no more of it is true than what was
// seen.
func TestEarlierMomentsAreVeiled(t *testing.T) {
	d := newDesk(t, couple(), at(settings.None))
	d.settle()
	d.click(idLift)
	for range 4 {
		d.settle()
		d.make(firstOf(d, "button:end"))
		d.settle()
		d.click(idLift)
	}
	d.settle()
	for n := range d.match.Len() {
		real, err := d.match.At(n)
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(uint64(n))
		want, _ := real.Veiled(d.table.viewer, &r).Snapshot()
		got, _ := d.table.stateAt(n).Snapshot()
		if string(got) != string(want) {
			t.Errorf("position %d is not veiled", n)
		}
	}
}

// A decision that is played while the curtain is down stays behind it.
func TestCurtainStaysDown(t *testing.T) {
	for _, speed := range []settings.Speed{settings.None, settings.Normal} {
		d := newDesk(t, couple(), at(speed))
		d.settle()
		for range 3 {
			choices := d.match.State().Decision().Choices
			d.play(choices[0])
			m := d.settle()
			if len(d.heard) > 0 {
				t.Fatalf("%q can be heard behind the curtain", d.heard)
			}
			if m.Scene != "curtain" || !strings.Contains(m.Prompt, d.table.player(d.match.Decider().First()).Name) {
				t.Fatalf("scene %s, prompt %q", m.Scene, m.Prompt)
			}
			d.hiddenBehind(m)
		}
	}
}

func TestEnterLiftsAndTheWayOut(t *testing.T) {
	d := newDesk(t, couple(), at(settings.None))
	d.settle()
	d.click(idAway)
	if !slices.Equal(d.asked, []string{"save", "leave"}) {
		t.Errorf("Save and leave asks for %q", d.asked)
	}
	d.key(ebiten.KeyEnter)
	if m := d.settle(); m.Scene != "board" || d.table.viewer != d.match.Decider().First() {
		t.Errorf("scene %s after Enter", m.Scene)
	}
}

func TestWhoTakesOverSeesWhatHappened(t *testing.T) {
	d := newDesk(t, couple(), at(settings.Normal))
	d.settle()
	d.click(idLift)
	d.settle()
	d.make(firstOf(d, "button:end"))
	d.settle()
	d.click(idLift)
	d.tick()
	if d.table.mode() != Playing {
		t.Fatalf("mode %d after the curtain; want what happened to be shown", d.table.mode())
	}
	for _, e := range d.table.play.events {
		if e.Name == "card_drawn" && e.Seat != d.table.viewer && e.Subject != "card:back" {
			if a, _ := d.match.State().About(e.Subject); !a.Title.Empty() {
				t.Errorf("the other seat's card %s is shown", e.Subject)
			}
		}
	}
	d.settle()
	if d.table.mode() != Asking {
		t.Errorf("mode %d afterwards; want Asking", d.table.mode())
	}
}

func TestNoCurtainForOnePersonOrComputers(t *testing.T) {
	for _, o := range []deskOption{solo(), seated(person("Ada"), save.Seat{Name: "Brass", Player: "planner"})} {
		d := newDesk(t, o, at(settings.None))
		for n := 0; !d.match.Over() && n < 40; n++ {
			if m := d.settle(); m.Scene != "board" {
				t.Fatal("a curtain falls for one person")
			}
			choices := d.match.State().Decision().Choices
			c := choices[n%len(choices)]
			if d.match.Humans()&d.match.Decider() == 0 {
				d.play(c)
			} else {
				d.make(c)
			}
			d.settle()
		}
	}
}

// openStub is Two Gates with open hands.
type openStub struct{ rules.Game }

func (g openStub) Info() rules.Info {
	in := g.Game.Info()
	in.Hidden = false
	return in
}

func TestBannerInOpenGames(t *testing.T) {
	d := newDeskOf(t, openStub{stub.Game{}}, gridBoard{}, couple(), at(settings.None))
	d.settle()
	if d.table.banner != nil {
		t.Error("a banner at the beginning")
	}
	d.make(firstOf(d, "button:end"))
	d.tick()
	d.tick()
	if d.table.banner == nil || d.table.banner.player.Name != "Marguerite" {
		t.Fatal("no banner for the next person")
	}
	if d.woken < 0 {
		t.Error("nothing wakes the table when the banner has been read")
	}
	d.settle()
	if d.table.banner != nil || d.table.mode() != Asking {
		t.Errorf("banner %v, mode %d afterwards", d.table.banner, d.table.mode())
	}
}

// The curtain holds at every size: nothing overlaps, all text fits.
func TestCurtainFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := ink.Metrics{
			W: rapid.IntRange(1024, 3840).Draw(t, "w"), H: rapid.IntRange(640, 2160).Draw(t, "h"),
			Device: 1, Text: rapid.SampledFrom([]float64{0.8, 1, 1.3, 1.6}).Draw(t, "text"),
		}
		name := rapid.SampledFrom([]string{"Bo", "Marguerite", "Her Serene Highness Wilhelmina of Lassadar"}).Draw(t, "name")
		next := Player{Name: name, Role: "The Warden of the North", Emblem: ink.Emblems(ink.Standard)[1]}
		s := sheet{kit: form.Toolkit{Metrics: k, Measure: faces}, marks: stage.Marks{}}
		tip := rapid.SampledFrom([]string{"", "Build Supporters early. They pay again every turn.", strings.Repeat("A long word of advice that nobody reads. ", 6)}).Draw(t, "tip")
		asks := rapid.SampledFrom([]string{"", "Her Serene Highness Wilhelmina of Lassadar: raid a gate, put a ward, or end the turn, whatever is left of it"}).Draw(t, "asks")
		s.curtain(curtain{next: next, when: "Round 12, turn of Wilhelmina", asks: asks, past: []Player{next, next, next}, tip: tip}, hands{})
		for _, p := range s.pieces {
			for _, op := range p.Look {
				if !op.Fits(faces) {
					t.Fatalf("%dx%d, text %v: %q does not fit", k.W, k.H, k.Text, op.Text)
				}
			}
			if p.Role != "" && p.Box.Intersect(k.Screen()) != p.Box {
				t.Fatalf("%dx%d, text %v: %s is off the screen at %v", k.W, k.H, k.Text, p.ID, p.Box)
			}
		}
		lift, _ := s.box(idLift)
		away, _ := s.box(idAway)
		if lift.Overlaps(away) {
			t.Fatal("the buttons of the curtain overlap")
		}
	})
}

// Space hurries what is shown and does not lift the curtain: Enter does, and its button.
func TestSpaceDoesNotLiftTheCurtain(t *testing.T) {
	d := newDesk(t, couple(), at(settings.None))
	d.settle()
	for range 3 {
		d.key(ebiten.KeySpace)
	}
	if m := d.settle(); m.Scene != "curtain" {
		t.Errorf("Space leads to %s", m.Scene)
	}
	d.key(ebiten.KeyEnter)
	if m := d.settle(); m.Scene != "board" {
		t.Errorf("Enter leads to %s", m.Scene)
	}
}

// The curtain says whose turn it is, what the next one is asked, and who has decided meanwhile: computer players too, and nobody
// who has not.
func TestTheCurtainSaysWhoDecided(t *testing.T) {
	d := newDesk(t, couple(), at(settings.None))
	d.settle()
	if read := d.everything(); strings.Contains(read, "decided since") || !strings.Contains(read, "Tobias") {
		t.Errorf("before the first decision it says %q", read)
	}
	d.click(idLift)
	for d.settle(); d.table.curtain == nil; d.settle() {
		d.make(d.match.State().Decision().Choices[0])
	}
	s := d.match.State()
	for _, want := range []string{"Tobias has decided since.", s.Prompt().Ask.String(), s.Progress().Text.String()} {
		if read := d.everything(); !strings.Contains(read, want) {
			t.Errorf("%q is not on the curtain", want)
		}
	}
	two := curtain{past: []Player{{Seat: 2, Name: "Brass"}, {Seat: 1, Name: "Gudrun"}}}
	if said := two.meanwhile(); said != "Gudrun and Brass have decided since." {
		t.Errorf("of two it says %q", said)
	}
}

// Of several who have decided since the next one did last, the curtain names each.
func TestTheCurtainNamesAllWhoDecided(t *testing.T) {
	d := newDeskOf(t, realGame(t), gridBoard{}, at(settings.None), seated(person("Tobias"), person("Marguerite"), person("Ivo")))
	r, several := rand.New(rand.NewPCG(5, 1)), 0
	for range 300 {
		choices := d.match.State().Decision().Choices
		if d.match.Over() {
			break
		}
		if _, err := d.match.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
		var want []rules.Seat // the latest first
		for _, e := range slices.Backward(d.match.History()) {
			if e.Seats.Has(0) {
				break
			}
			if !slices.Contains(want, e.Seat()) {
				want = append(want, e.Seat())
			}
		}
		var got []rules.Seat
		for _, p := range d.table.handing(0).past {
			got = append(got, p.Seat)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("the curtain names %v, and %v have decided", got, want)
		}
		if len(want) > 1 {
			several++
		}
	}
	if several == 0 {
		t.Error("several never decided one after the other")
	}
}

// Every fall of the curtain has the next word of advice, which is nothing of the match.
func TestCurtainGivesAdvice(t *testing.T) {
	d := newDesk(t, couple())
	d.settle()
	d.click(idLift) // the first curtain fell before there was advice
	d.settle()
	d.table.config.Tips = []string{"Look before you leap.", "Sleep on it."}
	for fall := range 5 {
		for d.table.curtain == nil {
			d.make(d.match.State().Decision().Choices[0])
			d.settle()
		}
		read, want := d.everything(), d.table.config.Tips[fall%2]
		if !strings.Contains(read, want) {
			t.Errorf("fall %d: %q is not on the curtain", fall, want)
		}
		d.click(idLift)
		d.settle()
	}
}
