package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Who has watched the turn of another seat to its end finds the weightiest of it in a line or two, which open the recap and go with the
// first choice.
func TestWhoWatchedIsToldInALine(t *testing.T) {
	told := 0
	for seed := range uint64(12) {
		d := newDesk(t, brass(), at(settings.Normal), seeded(seed))
		d.reads = true
		d.raided()
		d.settle()
		if d.table.reckoning != nil {
			continue
		}
		told++
		g := d.table.digest
		if g == nil || len(g.list) > mostTidings+2 || g.whole == nil { // with several losses a line more, and one of what one did oneself
			t.Fatalf("seed %d: the digest is %+v", seed, g)
		}
		if !slices.Contains(d.ids(), idDigest) {
			t.Fatalf("seed %d: nothing is said", seed)
		}
		words, recap := strings.Join(g.forms()[0], " "), g.whole.words()
		for _, x := range g.list[:min(len(g.list), 2)] { // what one did oneself may follow, which no recap tells
			if !strings.Contains(words, x.words) || !strings.Contains(strings.NewReplacer(":", "", ".", "").Replace(recap), strings.NewReplacer(":", "", ".", "").Replace(x.words)) {
				t.Errorf("seed %d: %q is not in %q", seed, x.words, recap)
			}
		}
		d.click(idDigest)
		if d.table.reckoning != g.whole || slices.Contains(d.ids(), idDigest) {
			t.Fatalf("seed %d: a click does not open the recap", seed)
		}
		d.click(idAccept)
		if d.settle(); !slices.Contains(d.ids(), idDigest) {
			t.Fatalf("seed %d: it is gone before anything was chosen", seed)
		}
		d.play(d.match.State().Decision().Choices[0])
		if g := d.table.digest; g != nil && !g.folded {
			t.Errorf("seed %d: it stays after the first choice", seed)
		}
	}
	if told < 5 {
		t.Errorf("%d who watched are told in a line", told)
	}
}

// Who comes back behind a curtain and of whom nothing was lost, gained or done finds the last line of the log.
func TestWhoComesBackIsToldTheLatest(t *testing.T) {
	d := newDesk(t, brass(), at(settings.Normal))
	d.raided()
	d.settle()
	lines, m := d.table.since(0, 0), d.match
	g := d.table.latest(0)
	if g == nil || len(g.list) != 1 || g.list[0].words != lines[len(lines)-1].Text.String() || g.whole != nil {
		t.Errorf("it tells %+v", g)
	}
	if g := d.table.latest(m.Len()); g != nil {
		t.Errorf("of nothing it tells %+v", g)
	}
	d.table.reckoning, d.table.digest, d.table.absent.back = nil, nil, true
	delete(d.table.reckoned, d.table.viewer)
	if d.table.reckon(); d.table.reckoning == nil && d.table.digest == nil {
		t.Error("nothing is told")
	}
}

// A digest tells of what was lost before what is new, three lines long where several things were lost, and of gains only where there is
// room.
func TestADigestTellsTheWeightiest(t *testing.T) {
	list := func(what string, n int) (l []entry) {
		for i := range n {
			l = append(l, entry{name: fmt.Sprint(what, i), figures: "1, was 2", why: []string{"first", "last"}})
		}
		return l
	}
	for _, c := range []struct {
		lost, against, gained int
		want                  string
	}{
		{4, 3, 3, "l0 l1 l2 l3"}, {3, 3, 3, "l0 l1 l2 a0"}, {1, 3, 3, "l0 a0 a1"}, {3, 0, 3, "l0 l1 l2 g0"}, {0, 3, 3, "a0 a1 a2"}, {1, 0, 2, "l0 g0 g1"}, {0, 0, 3, "g0 g1 g2"},
	} {
		var r reckoning
		r.add(part{rules.T("Lost"), rules.Bad, list("l", c.lost)})
		r.add(part{newAgainst, rules.Bad, append([]entry{{why: []string{"You may lose."}}}, list("a", c.against)...)})
		r.add(part{rules.T("Gained"), rules.Good, list("g", c.gained)})
		var got []string
		list, _ := r.weightiest(nil)
		for _, x := range list {
			got = append(got, strings.TrimSuffix(x.words, ": 1, was 2."))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("of %d lost, %d new, %d gained it tells %v; want %s", c.lost, c.against, c.gained, got, c.want)
		}
	}
}

// What others did to the person comes before what came of the person's own, which was seen; but not before what that cost.
func TestADigestBeginsWithWhatOthersDid(t *testing.T) {
	own := []tiding{{words: "hit", tone: rules.Good}, {words: "hurt", tone: rules.Bad}}
	for _, c := range []struct {
		others bool
		want   string
	}{{true, "hurt lost hit"}, {false, "hit hurt lost"}} {
		d := digest{list: []tiding{{words: "lost", tone: rules.Bad}}}
		d.tellOwn(own, c.others)
		var got []string
		for _, x := range d.list {
			got = append(got, x.words)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("where others acted (%v) it tells %v, not %s", c.others, got, c.want)
		}
	}
}

// A place that is lost and what took it are one thing, told once: the other line is for something else.
func TestADigestTellsAThingOnce(t *testing.T) {
	var r reckoning
	r.add(part{rules.T("Lost"), rules.Bad, []entry{{name: "Hold", figures: "lost", of: "hold:1", at: "place:1"}}})
	r.add(part{newAgainst, rules.Bad, []entry{
		{name: "At 1", figures: "8, was 4", of: "place:1"}, {name: "At 2", figures: "4, was 0", of: "place:2"}, {name: "At 3", figures: "1, was 0", of: "place:3"},
	}})
	list, more := r.weightiest(nil)
	if len(list) != 3 || list[0].words != "Hold: lost." || list[1].words != "At 2: 4, was 0." || more != 0 {
		t.Errorf("it tells %v and of %d more", list, more)
	}
	list, more = r.weightiest([]rules.Element{"hold:1"})
	if len(list) != 3 || list[0].words != "At 1: 8, was 4." || more != 0 {
		t.Errorf("with the hold told of already it tells %v and of %d more", list, more)
	}
}

// What a digest says is said once: not as the cause of two changes, nor by itself as well.
func TestADigestSaysALineOnce(t *testing.T) {
	marched, led := "Three march.", "Two lead."
	cause := []string{marched, led}
	d := &digest{list: []tiding{{words: "They fight. It breaks. None falls."}, {words: "At 1: 4, was 0.", why: cause}, {words: led}, {words: "At 2: 3, was 1.", why: append(slices.Clone(cause), "It breaks.")}}}
	d.once()
	if got := d.forms()[0]; !slices.Equal(got, []string{"They fight. It breaks. None falls.", "At 1: 4, was 0. Three march. Two lead.", "At 2: 3, was 1."}) {
		t.Errorf("it says %q", got)
	}
	if !slices.Equal(cause, []string{marched, led}) {
		t.Errorf("of the recap is left %q", cause)
	}
}

// What is told stands in the order in which it came about, good beside good and bad beside bad; where there is room for less, what
// weighs less goes.
func TestWhatIsToldStandsInTheOrderOfTime(t *testing.T) {
	var r reckoning
	r.add(part{rules.T("Lost"), rules.Bad, []entry{{name: "Market", figures: "overrun", when: 2}}})
	r.add(part{newAgainst, rules.Bad, []entry{{name: "At 1", figures: "6, was 0", when: 3}, {name: "Barracks", figures: "5, was 0", when: 1}, {why: []string{"You may lose."}}}})
	var d digest
	if d.list, _ = r.weightiest([]rules.Element{}); len(d.list) != 3 {
		t.Fatalf("it tells %v", d.list)
	}
	d.list = append(d.list, tiding{words: "Gained.", tone: rules.Good, when: 1})
	forms := d.forms()
	if got := strings.Join(forms[0], " "); got != "Barracks: 5, was 0. Market: overrun. At 1: 6, was 0. Gained." {
		t.Errorf("it tells %s", got)
	}
	if last := forms[len(forms)-1]; !slices.Equal(last, []string{"Market: overrun."}) {
		t.Errorf("in the least room it tells %q", last)
	}
	var got []string
	for _, p := range r.inTime().parts {
		for _, e := range p.list {
			got = append(got, e.name)
		}
	}
	if want := []string{"Market", "", "Barracks", "At 1"}; !slices.Equal(got, want) {
		t.Errorf("the recap tells %q; want %q", got, want)
	}
}

// A line that names what changed, and says by itself how much there is now, stands for the figures.
func TestALineThatSaysItAllStandsAlone(t *testing.T) {
	c := caused(map[rules.Seat]int{rules.NoSeat: 3}, rules.NoSeat)
	line := &c.lines[0]
	line.Text, line.Elements = rules.T("3 markers arrive, which makes %d.", 7), []rules.Element{"card:1"}
	grew := func(from, to int) rules.Change {
		return rules.Change{Holding: rules.Holding{Of: "card:1", N: to, Against: true, Sort: rules.Track}, From: from}
	}
	if !c.says(grew(4, 7)) || c.says(grew(5, 7)) || c.says(grew(5, 8)) {
		t.Error("3 more make 7 of 4, not of 5, and not 8")
	}
	comes := rules.Change{Holding: rules.Holding{Of: "card:1", N: 3, Against: true, Sort: rules.Piece}}
	if !c.says(comes) {
		t.Error("the line tells of what is new")
	}
	if line.Elements = nil; c.says(grew(4, 7)) || c.says(comes) {
		t.Error("the line is about something else")
	}
	x := tidingOf(&entry{name: "Giant of East", figures: "new", why: []string{"East pays 5 gold.", "East hires Giant."}, said: true}, rules.Bad)
	if x.words != "East hires Giant." || len(x.why) > 0 {
		t.Errorf("it says %q, %q", x.words, x.why)
	}
}

// Every form of a digest that is laid out fits its place, at every size.
func TestTheDigestFits(t *testing.T) {
	d := &digest{whole: &reckoning{}, more: 3, list: []tiding{
		{words: "Her Serene Highness Wilhelmina of the Tower: lost.", why: []string{"East storms the Bridge with the Giant, the Bowman and what was left of the Barrow Guard."}, tone: rules.Bad},
		{words: "Giant of East: new.", why: []string{"North does not answer.", "East hires Giant."}, tone: rules.Bad},
	}}
	rapid.Check(t, func(t *rapid.T) {
		k := ink.Metrics{
			W: rapid.IntRange(1024, 3840).Draw(t, "w"), H: rapid.IntRange(640, 2160).Draw(t, "h"),
			Device: 1, Text: rapid.SampledFrom([]float64{0.8, 1, 1.3, 1.6}).Draw(t, "text"),
		}
		s := sheet{kit: form.Toolkit{Metrics: k, Measure: faces}, marks: stage.Marks{}}
		f := divide(s.kit, Wants{Left: WithColumn, Panel: 200}, noDrawer)
		v := view{digest: d}
		o := offer{main: &chip{label: "End the turn"}, chips: []chip{{id: idAgain, label: "See again", icon: "kit/eye"}}}
		if f.folded {
			s.controlStrip(&f, o, Wants{}, v, hands{})
		} else {
			s.controlColumn(&f, o, v, hands{})
		}
		for _, p := range s.pieces {
			if p.ID != idDigest {
				continue
			}
			if p.Box.Intersect(k.Screen()) != p.Box || !p.Box.Intersect(f.log).Empty() {
				t.Fatalf("it lies at %v, the log at %v", p.Box, f.log)
			}
			for _, op := range p.Look {
				if !op.Fits(faces) {
					t.Fatalf("%q does not fit", op.Text)
				}
			}
			return
		}
		if k.H > 1000 && k.Text <= 1 {
			t.Fatal("there is no digest")
		}
	})
}

// A digest is said in fewer words where the newest line of the log would be cut beside it.
func TestTheDigestLeavesTheNewestLineOfTheLog(t *testing.T) {
	said := rules.T("Mudlord Grakka plays Goblin Leader as a Leader, since no card can be deployed; no other card can be played now.")
	d := &digest{whole: &reckoning{}, more: 1, list: []tiding{
		{words: "Goblin Tank of Mudlord Grakka: new.", why: []string{"Goblin Tank enters the Deployment Zone of Mudlord Grakka."}, tone: rules.Bad},
		{words: "Grave Picket of Marshal Oyelaran: new.", why: []string{"Marshal Oyelaran deploys Grave Picket."}, tone: rules.Good},
	}}
	s := sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}, marks: stage.Marks{}}
	f := divide(s.kit, Wants{Left: WithColumn, Panel: 340}, noDrawer)
	v := view{digest: d, record: record{lines: []match.Line{{Text: said}}, looking: -1, whole: true}}
	s.controlColumn(&f, offer{chips: []chip{{id: idAgain, label: "See again"}, {id: "chip:stops", label: "When to ask me"}}}, v, hands{})
	s.logPanel(f.log, v.record, depthFrame, hands{})
	shown := map[rules.Element]string{}
	for _, p := range s.pieces {
		for _, op := range p.Look {
			shown[p.ID] += op.Text + " "
		}
	}
	if !strings.Contains(shown[lineID(0)], said.String()) {
		t.Errorf("the log says %q", shown[lineID(0)])
	}
	if !strings.Contains(shown[idDigest], "Goblin Tank") {
		t.Errorf("the digest says %q", shown[idDigest])
	}
}

// A hint beside other buttons is set as large as the log, which gives way for it, and the digest with it.
func TestAHintIsSetAsLargeAsTheLog(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	d := &digest{whole: &reckoning{}, list: []tiding{{words: "Card 1 brings 4 markers to the Main Gate, which holds 14.", tone: rules.Bad}}}
	hint := "Move to the Citadel, 1 location clockwise: the attack on 7 markers is won with 17 % and costs 2.5 Spirit on average; it takes the last Spirit with 83 %, with Moonlit Aegis never. As good as won."
	for _, panel := range []float64{340, 420} {
		s := sheet{kit: k, marks: stage.Marks{}}
		f := divide(k, Wants{Left: WithColumn, Panel: panel}, noDrawer)
		o := offer{help: hint, hint: true, plain: "Move the Warden.", icon: "kit/candle", chips: []chip{{id: idAgain, label: "See again", icon: "kit/eye"}}}
		s.controlColumn(&f, o, view{digest: d}, hands{})
		size := 0.0
		for _, p := range s.pieces {
			for _, op := range p.Look {
				if p.ID == "table:help" && op.Text == hint {
					size = op.Font.Size
				}
			}
		}
		if want := k.Font(ink.Sans, helpType).Size; size != want {
			t.Errorf("beside a panel of %g the hint is set in letters of %g, want %g", panel, size, want)
		}
	}
}

// What a person did by hand is no news against that person, though it counts against it.
func TestWhatOneDidIsNoNews(t *testing.T) {
	c := causes{hand: map[rules.Element]int{}}
	grew := func(from, to int) rules.Change {
		return rules.Change{Holding: rules.Holding{Of: "place:1", N: to, Against: true, Sort: rules.Track}, From: from}
	}
	c.handle(rules.Balance{Against: []rules.Change{grew(1, 3)}}, true)
	c.handle(rules.Balance{Against: []rules.Change{grew(3, 4)}}, false)
	if !c.self(grew(1, 3)) || c.self(grew(1, 4)) {
		t.Error("by hand it grew from 1 to 3, then to 4 by itself")
	}
}

// A turn that passed is told of first, in fewer words where there is little room, and a loss keeps its cause before anything else is kept.
func TestADigestKeepsTheCauseOfALoss(t *testing.T) {
	d := digest{list: []tiding{{words: "Cards: 3, was 5.", why: []string{"Ada loses 2 cards to Ox. They are gone."}, tone: rules.Bad}, {words: "Ox: new.", tone: rules.Bad}}}
	d.pass([]match.Line{{Turn: 4, Kind: rules.TurnPassed, Text: rules.T("Turn 4 of Ada passed: nothing could be played.")}})
	var got []string
	for _, lines := range d.forms() {
		got = append(got, strings.Join(lines, "|"))
	}
	for i, want := range []string{
		"Turn 4 of Ada passed: nothing could be played. Cards: 3, was 5. Ada loses 2 cards to Ox. They are gone.|Ox: new.",
		"Turn 4 passed. Cards: 3, was 5. Ada loses 2 cards to Ox.|Ox: new.",
		"Turn 4 passed. Cards: 3, was 5. Ada loses 2 cards to Ox.",
		"Turn 4 passed. Cards: 3, was 5.|Ox: new.",
		"Turn 4 passed. Cards: 3, was 5.",
	} {
		if at := slices.Index(got, want); at < 0 || i > 0 && at == 0 {
			t.Errorf("%q is form %d of %q", want, at, got)
		} else {
			got = got[at:]
		}
	}
	alone := digest{}
	if alone.pass([]match.Line{{Turn: 4, Text: rules.T("Turn 4 passed: nothing.")}}); len(alone.list) != 1 || alone.list[0].words != "Turn 4 passed: nothing." {
		t.Errorf("alone it tells %+v", alone.list)
	}
}

// ended is a match that is over.
type ended struct{ Match }

func (ended) Over() bool { return true }

// A banner says that a turn of the person passed, not that one of another seat did.
func TestABannerSaysThatATurnPassed(t *testing.T) {
	d := newDesk(t, brass(), at(settings.Normal))
	d.settle()
	e := rules.Event{Kind: rules.TurnPassed, Seat: d.table.viewer}
	if hold := d.table.passing(e); hold == 0 || d.table.banner == nil || !d.table.banner.passes {
		t.Error("nothing says that a turn of the person passed")
	}
	d.table.banner, e.Kind = nil, rules.TurnEnded
	if hold := d.table.passing(e); hold < passedTime || d.table.banner == nil {
		t.Fatal("nothing says that a turn of the person ends by itself")
	} else if first, _ := d.table.banner.words(); first != "Your turn ends" {
		t.Errorf("of a turn that ends by itself it says %q", first)
	}
	d.table.banner, d.table.play.active, d.table.play.now.seat, d.table.play.now.computer = nil, true, e.Seat, false
	if hold := d.table.passing(e); hold != 0 || d.table.banner == nil {
		t.Errorf("a turn that ends right after the person's own choice stands still for %v", hold)
	}
	over := d.table.config.Match
	d.table.banner, d.table.config.Match = nil, ended{over}
	if hold := d.table.passing(e); hold != 0 || d.table.banner != nil {
		t.Errorf("over how the match ends a banner lies for %v", hold)
	}
	d.table.config.Match = over
	d.table.banner, e.Seat = nil, 1-e.Seat
	if hold := d.table.passing(e); hold != 0 || d.table.banner != nil {
		t.Error("the turn of another seat is told as the person's")
	}
}

// TestTheLastThatWasRecountedIsTold: of what came about the last is told, a line more of it where nothing else follows.
func TestTheLastThatWasRecountedIsTold(t *testing.T) {
	told := []tiding{{words: "begun"}, {words: "first"}, {words: "own", tone: rules.Good}, {words: "stones", tone: rules.Bad}, {words: "archers", tone: rules.Bad}}
	for _, c := range []struct{ list, want []string }{
		{nil, []string{"first", "own", "stones", "archers"}},
		{[]string{"lost"}, []string{"own", "stones", "archers", "lost"}},
	} {
		d := &digest{}
		for _, words := range c.list {
			d.list = append(d.list, tiding{words: words})
		}
		d.recount(told, true)
		var got []string
		for _, x := range d.list {
			got = append(got, x.words)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("beside %q it tells %q; want %q", c.list, got, c.want)
		}
	}
}

// What others answered to the last deed of a turn is told with their own turn, where nothing but the end of the turn came after it; what
// they answered before is not, nor what they did before the turn began.
func TestAnswersToTheLastDeedAreToldWithTheTurnOfOthers(t *testing.T) {
	for _, test := range []struct {
		seats        string // who decided, one after the other: the person is a
		ended, began int
		want         int
	}{
		{"aaa", 2, 0, 2},
		{"abba", 3, 0, 1},
		{"ababa", 4, 0, 3},
		{"bbba", 3, 1, 2},
		{"abbb", 3, 0, 1},
	} {
		if got := answeredFrom(test.ended, test.began, func(n int) bool { return test.seats[n] == 'a' }); got != test.want {
			t.Errorf("%+v: from %d on", test, got)
		}
	}
}
