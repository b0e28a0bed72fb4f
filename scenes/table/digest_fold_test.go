package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// What has happened twice in the same words is told once, and that it happened twice.
func TestEqualNewsAddUp(t *testing.T) {
	news := []rules.News{{Text: rules.T("A")}, {Text: rules.T("B")}, {Text: rules.T("A")}, {Text: rules.T("C")}, {Text: rules.T("C")}, {Text: rules.T("C")}}
	var got []string
	for _, x := range addedUp(news) {
		got = append(got, x.words)
	}
	if want := "Twice: A, B, 3 times: C"; strings.Join(got, ", ") != want {
		t.Errorf("it tells %v, not %s", got, want)
	}
}

// Losses stand before all else and go last where there is little room, also before what came of battles; what is left out is counted.
func TestNoLossIsFoldedBeforeAnythingElse(t *testing.T) {
	lost := func(words string) tiding {
		return tiding{words: words, why: []string{"By " + words + "."}, tone: rules.Bad, loss: true}
	}
	d := &digest{list: []tiding{lost("Cards."), lost("Picket."), {words: "Ox: new.", tone: rules.Bad}}}
	d.recount([]tiding{lost("Negated."), {words: "Won.", tone: rules.Good}, {words: "Met.", tone: rules.Plain}}, true)
	var got []string
	for _, x := range d.list {
		got = append(got, x.words)
	}
	if want := []string{"Negated.", "Cards.", "Picket.", "Won.", "Met."}; !slices.Equal(got, want) || d.more != 1 {
		t.Fatalf("it tells %q and of %d more; want %q and 1", got, d.more, want)
	}
	for _, lines := range d.forms() {
		if len(lines) > 2 && len(lines) < len(d.list) && slices.Contains(lines, "Met.") {
			t.Errorf("a loss is left out of %q", lines)
		}
	}
	if _, more := d.head(2); more != "4 more" {
		t.Errorf("beside two of five lines, and one that finds no room in any case, it says %q", more)
	}
}

// What came of the person's own attack, told first as it came first, hides no loss that followed by itself, and of losses for which there is
// no room it is said that there are more.
func TestNoLossIsHiddenBehindAnOwnDeed(t *testing.T) {
	lost := func(words string) tiding { return tiding{words: words, tone: rules.Bad, loss: true} }
	d := &digest{list: []tiding{{words: "Struck.", tone: rules.Good}, lost("Barn."), lost("Mill."), {words: "Gold.", tone: rules.Good}}}
	d.recount([]tiding{lost("First."), lost("Second."), lost("Third.")}, false)
	var got []string
	for _, x := range d.list {
		got = append(got, x.words)
	}
	if want := []string{"First.", "Second.", "Third.", "Barn.", "Mill.", "Struck."}; !slices.Equal(got, want) || d.more != 1 {
		t.Errorf("it tells %q and of %d more; want %q and 1", got, d.more, want)
	}
}

// Of losses for which there is no room the greatest is told, whenever it came about, and first.
func TestTheGreatestLossIsToldFirst(t *testing.T) {
	lost := func(words string, took int) tiding {
		return tiding{words: words, tone: rules.Bad, loss: true, took: took}
	}
	d := &digest{list: []tiding{{words: "Ox: new.", tone: rules.Bad}}}
	d.recount([]tiding{lost("Seven.", 7), lost("One.", 1), lost("Three.", 3), lost("Two.", 2)}, true)
	if len(d.list) < 2 || d.list[0].words != "Seven." || d.list[1].words != "Three." {
		t.Errorf("it tells %+v", d.list)
	}
}

// What others did is told once in a recap: as how something came about where it stands there, else by itself.
func TestADeedIsToldOnceInARecap(t *testing.T) {
	r := &reckoning{parts: []part{{newAgainst, rules.Bad, []entry{{name: "Widow", figures: "new", why: []string{"Ben commits a Supporter.", "Ben deploys Widow."}}}}}}
	left := r.untold([]entry{{why: []string{"Ben deploys Widow for 1 Supporter."}}, {why: []string{"Ben heals 2."}}})
	if len(left) != 1 || left[0].why[0] != "Ben heals 2." || !slices.Equal(r.parts[0].list[0].why, []string{"Ben deploys Widow for 1 Supporter."}) {
		t.Errorf("left is %v, and the recap tells %v", left, r.parts[0].list[0].why)
	}
}

// Beside what others did it is told what was lost, which they do not always tell of: an Item went without a word behind its deeds. What is new
// against the person is what they did.
func TestDeedsOfOthersHideNoLoss(t *testing.T) {
	d := &digest{more: 3, list: []tiding{{words: "Lens: lost.", tone: rules.Bad, loss: true}, {words: "Giant: new.", tone: rules.Bad}}}
	d.tellDeeds([]tiding{{words: "Tower brought down.", tone: rules.Bad, loss: true}, {words: "East hires a Giant."}})
	var got []string
	for _, x := range d.list {
		got = append(got, x.words)
	}
	if want := []string{"Tower brought down.", "Lens: lost.", "East hires a Giant."}; !slices.Equal(got, want) || d.more != 0 {
		t.Errorf("it tells %q and of %d more; want %q", got, d.more, want)
	}
}

// A digest leaves out how things came about where that takes longer to read than five seconds, but tells of everything.
func TestADigestIsReadInFiveSeconds(t *testing.T) {
	long := strings.Repeat("word ", mostRead)
	d := digest{list: []tiding{{words: "Cards: 3, was 5.", why: []string{long}, tone: rules.Bad}, {words: "Ox: new.", tone: rules.Bad}}}
	if forms := d.forms(); strings.Join(forms[0], "|") != "Cards: 3, was 5.|Ox: new." {
		t.Errorf("it begins with %q", forms[0])
	}
}

// A line that takes too long to read loses its last clauses one by one: of what the other side did, what weighs most is left.
func TestADigestLeavesOutTheLastClausesFirst(t *testing.T) {
	long := strings.Repeat("bolt ", mostRead-6)
	d := digest{list: []tiding{{words: "East hires Hero, buys Mine; casts Bind; attacks with " + long + "."}}}
	if forms := d.forms(); strings.Join(forms[0], "|") != "East hires Hero, buys Mine; casts Bind." {
		t.Errorf("it begins with %q", forms[0])
	} else if last := forms[len(forms)-1]; strings.Join(last, "|") != "East hires Hero, buys Mine." {
		t.Errorf("it ends with %q", last)
	}
}

// A blow at the person that came to nothing is told after losses and before all else, and goes last where there is little room (TS-CMB-9).
func TestABlowAtThePersonIsNotFolded(t *testing.T) {
	struck := tiding{words: "East strikes at your Tower in vain with Zombie.", struck: true}
	d := &digest{list: []tiding{{words: "Lens: lost.", tone: rules.Bad, loss: true}, {words: "Gold.", tone: rules.Good}}}
	d.tellDeeds([]tiding{{words: "East buys Tower Shield and Powerstone."}, struck})
	var got []string
	for _, x := range d.list {
		got = append(got, x.words)
	}
	if want := []string{"Lens: lost.", struck.words, "East buys Tower Shield and Powerstone."}; !slices.Equal(got, want) || d.kept() != 2 {
		t.Errorf("it tells %q and keeps %d lines, want %q and 2", got, d.kept(), want)
	}
	if list := latest([]tiding{struck, {words: "1"}, {words: "2"}, {words: "3"}}, mostTidings); list[0].words != struck.words {
		t.Errorf("of the latest it keeps %v", list)
	}
	d.whole = &reckoning{}
	for _, room := range []int{0, 160} { // of the newest line of the log
		s := sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}, marks: stage.Marks{}}
		f := divide(s.kit, Wants{Left: WithColumn, Panel: 340}, noDrawer)
		line := rules.T("%s", strings.Repeat("North draws Mine. ", room/16))
		s.digestColumn(&f, view{digest: d, record: record{lines: []match.Line{{Text: line}}, looking: -1, whole: true}}, f.controls.Y)
		said := ""
		for _, p := range s.pieces {
			for _, op := range p.Look {
				said += op.Text + " "
			}
		}
		if !strings.Contains(said, struck.words) {
			t.Errorf("beside a long line of the log (%d) it says %q", room, said)
		}
	}
}

// A digest that says what the newest lines of the log beside it say in the same words is not laid; one that says more is, and one whose words
// find no room in the log: the first turn of the other side was told nowhere.
func TestADigestDoesNotRepeatTheLog(t *testing.T) {
	var log []match.Line
	for _, words := range []string{"East casts Bind.", "East hires a Giant.", "East buys Lens.", "East ends the turn."} {
		log = append(log, match.Line{Text: rules.T("%s", words)})
	}
	says := func(words ...string) *digest {
		d := &digest{}
		for _, x := range words {
			d.list = append(d.list, tiding{words: x})
		}
		return d
	}
	more, because := says("East buys Lens."), says("East buys Lens.")
	more.more, because.list[0].why = 1, []string{"It was cheap."}
	s := sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}, marks: stage.Marks{}}
	r := record{lines: log, looking: -1, whole: true}
	high := s.newestLine(220, r) // with one line
	for _, c := range []struct {
		d    *digest
		high float64
		want bool
	}{
		{says("East buys Lens."), 900, true}, {says("East hires a Giant.", "East buys Lens."), 900, true}, {says("East casts Bind."), 900, false},
		{says("East buys Lens.", "Gold: 3, was 2."), 900, false}, {more, 900, false}, {because, 900, false},
		{says("East ends the turn."), high, true}, {says("East buys Lens."), high, false},
	} {
		if got := c.d.repeats(s.newestLines(ink.R(0, 0, 220, c.high), r)); got != c.want {
			t.Errorf("%v beside a log %g high: repeats %v, want %v", c.d.list, c.high, got, c.want)
		}
	}
}

// What the turns of others came to is a heading once the person has chosen something, for as long as the turn goes on: a click shows it
// again, and the next one what it tells of, from where that began.
func TestWhatWasToldIsFoldedUntilTheTurnEnds(t *testing.T) {
	told := &digest{list: []tiding{{words: "East deploys a Hound."}}, since: sinceTurn, from: 3}
	x := &Table{digest: told}
	x.keepDigest(game.Change{From: 4, To: 5})
	if x.digest != nil {
		t.Fatal("it stands while the choice is shown")
	}
	x.recall()
	g := x.digest
	if g == nil || !g.folded || g.from != 3 || told.folded {
		t.Fatalf("after a choice it is %+v", g)
	}
	if title, more := g.head(0); title != "Since your last turn" || more != "show" || len(g.shown()[0]) != 0 {
		t.Errorf("folded it says %q, %q and %v", title, more, g.shown())
	}
	if x.openDigest(); g.folded || x.reckoning != nil || len(g.shown()[0]) != 1 {
		t.Errorf("a click leaves it %+v", g)
	}
	turn := []match.Instant{{Event: rules.Event{Kind: rules.TurnBegan}}}
	for name, c := range map[string]game.Change{"the next turn": {From: 5, To: 6, Instants: turn}, "undo": {From: 5, To: 2}} {
		x.digest = g
		x.keepDigest(c)
		if x.recall(); x.digest != nil {
			t.Errorf("after %s it says %+v", name, x.digest)
		}
	}
	x = &Table{digest: &digest{list: told.list, since: sinceDecision}}
	x.keepDigest(game.Change{From: 4, To: 5})
	if x.recall(); x.digest != nil {
		t.Error("what came about since the last decision is told after another one")
	}
}

// What sums up the person's own turn stands in the recap and not among what others did, and is not counted as more: it was seen.
func TestTheOwnTurnIsFolded(t *testing.T) {
	d := &digest{whole: &reckoning{}, list: []tiding{{words: "East hires a Giant."}}}
	if left := d.fold([]tiding{{words: "North: 2 attacks, no damage."}}); left != nil || d.more != 0 || !strings.Contains(d.whole.words(), "Your own turn: North: 2 attacks, no damage.") {
		t.Errorf("left are %v, %d more, and the recap is %q", left, d.more, d.whole.words())
	}
	alone := &digest{list: d.list}
	if left := alone.fold([]tiding{{words: "North: 2 attacks, no damage."}}); len(left) != 1 || alone.more != 0 {
		t.Errorf("without a recap left are %v", left)
	}
}

// A click on a digest that tells of what others did opens the page of the recap on which that stands: the first one, where there is none
// before it that tells the most important alone.
func TestADigestOpensThePageThatTellsIt(t *testing.T) {
	lines := func(title rules.Text, tone rules.Tone, n int) part {
		p := part{title: title, tone: tone}
		for i := range n {
			p.list = append(p.list, entry{why: []string{fmt.Sprint(title.String(), i)}})
		}
		return p
	}
	for deeds, page := range map[int]int{1: 0, 12: 1} {
		whole := &reckoning{parts: []part{lines(lostThings, rules.Bad, 1), lines(rules.T("What the others did"), rules.Plain, deeds)}, page: 5}
		if _, short := whole.gist(); short != (page == 1) {
			t.Fatalf("of %d deeds the first page leaves out something: %v", deeds, short)
		}
		x := &Table{digest: &digest{whole: whole, list: []tiding{{words: "East buys Mine."}}}}
		if x.openDigest(); x.reckoning != whole || whole.page != page {
			t.Errorf("of %d deeds page %d is opened, want %d", deeds, whole.page, page)
		}
	}
}

// What others did that stands in the log several times in the same words says how often: of a block that lost one step after the other the
// digest told of one.
func TestARepeatedDeedSaysHowOften(t *testing.T) {
	lines := []match.Line{{Text: rules.T("A step lost.")}, {Text: rules.T("A roll.")}, {Text: rules.T("A step lost.")}}
	for words, want := range map[string]string{"A step lost.": "Twice: A step lost.", "A roll.": "A roll."} {
		if got := repeated([]tiding{{words: words}}, lines)[0].words; got != want {
			t.Errorf("it tells %q; want %q", got, want)
		}
	}
}

// Of several losses three are told, the greatest first, and how much more there is: one line and "6 more" hid that a Mage was hit besides.
func TestThreeLossesAreTold(t *testing.T) {
	lost := func(words string, took int) tiding {
		return tiding{words: words, tone: rules.Bad, loss: true, took: took}
	}
	d := &digest{list: []tiding{{words: "New.", tone: rules.Bad}}}
	d.recount([]tiding{lost("Tower.", 4), lost("Mage.", 3), lost("Hero.", 2), lost("Mine.", 1), {words: "Bought."}}, true)
	var told []string
	for _, x := range d.list {
		told = append(told, x.words)
	}
	if !slices.Equal(told[:min(3, len(told))], []string{"Tower.", "Mage.", "Hero."}) || d.more != 2 {
		t.Errorf("it tells %q and of %d more", told, d.more)
	}
}
