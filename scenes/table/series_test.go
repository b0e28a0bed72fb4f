package table

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// seriesBoard has a piece that plays the first choices of whoever is asked, up to three, one after the other.
type seriesBoard struct{ gridBoard }

func (b seriesBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Left = append(p.Left, stage.Piece{ID: "series:first", Box: ink.R(m.Room.Left.X, m.Room.Left.Y, 80, 80), Role: "button", Label: "First"})
	p.Series = []rules.Element{"series:first"}
	return p
}

func (seriesBoard) Series(m Moment, _ rules.Element) (list []rules.Choice) {
	s := m.State.Clone()
	for len(list) < 3 && s.Decision().Seats.Has(m.Viewer) {
		c := s.Decision().Choices[0]
		list = append(list, c)
		if _, err := s.Apply(c); err != nil {
			return list
		}
	}
	return list
}

// A series is played choice by choice at one click, and no further than its seat is asked.
func TestASeriesIsPlayedAtOneClick(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, seriesBoard{})
	longest := 0
	for range 12 {
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		if d.match.Over() {
			break
		}
		before := len(d.posted)
		want := seriesBoard{}.Series(d.table.moment(), "series:first")
		d.click("series:first")
		d.settle()
		played := d.posted[before:]
		if len(played) == 0 || len(played) > len(want) || !slices.Equal(played, want[:len(played)]) {
			t.Fatalf("played %v; want the beginning of %v", played, want)
		}
		if len(played) < len(want) && d.match.Decider().Has(0) == (d.match.History()[before].Seat() == 0) {
			t.Fatalf("played %v of %v, and the same seat is asked again", played, want)
		}
		if len(d.table.series) > 0 {
			t.Fatalf("%v is still to be played", d.table.series)
		}
		longest = max(longest, len(played))
	}
	if longest < 2 {
		t.Errorf("at most %d choices were played at a click", longest)
	}
}

// retractBoard has a piece that ends what the last decision began, and plays another choice in place of it.
type retractBoard struct {
	seriesBoard
	other *rules.Choice
}

func (b retractBoard) Layout(m Moment) Plan {
	p := b.seriesBoard.Layout(m)
	p.Retracts = p.Series
	return p
}

func (b retractBoard) Series(m Moment, _ rules.Element) []rules.Choice {
	return []rules.Choice{m.State.Decision().Choices[0], *b.other}
}

// What the last decision began, and has led to nothing yet, is taken back where it can be, and another choice is played in its place;
// where it cannot it is ended.
func TestASeriesTakesTheLastDecisionBack(t *testing.T) {
	other := new(rules.Choice)
	d := newDeskOf(t, stub.Game{}, retractBoard{other: other})
	taken, ended := 0, 0
	for !d.match.Over() && taken+ended < 6 {
		d.settle()
		if d.table.curtain != nil {
			d.click(idLift)
			d.settle()
		}
		choices, seat := slices.Clone(d.match.State().Decision().Choices), d.match.Decider()
		slices.SortStableFunc(choices, func(a, b rules.Choice) int { return showing(d.match.State(), a) - showing(d.match.State(), b) })
		d.play(choices[0])
		d.settle()
		plan, can := d.match.CanUndo(stepBack)
		if d.match.Over() || d.match.Decider() != seat || len(choices) < 2 || can && plan.Count > 1 {
			continue
		}
		*other = choices[1]
		before, end := d.match.Len(), d.match.State().Decision().Choices[0]
		d.click("series:first")
		d.settle()
		last := d.match.History()[before-1].Choice
		switch {
		case can && (d.match.Len() != before || last != choices[1]):
			t.Errorf("of %d decisions %d stand, and the last one of them is %v", before, d.match.Len(), last)
		case !can && (last != choices[0] || d.match.History()[before].Choice != end):
			t.Errorf("after %v comes %v", last, d.match.History()[before].Choice)
		case can:
			taken++
		default:
			ended++
		}
	}
	if taken == 0 {
		t.Errorf("%d decisions were taken back, %d could not be", taken, ended)
	}
}

// showing is how many events of a choice bring something to light.
func showing(s rules.State, c rules.Choice) (n int) {
	events, _ := s.Clone().Apply(c)
	for _, e := range events {
		if e.Reveals {
			n++
		}
	}
	return n
}

// asideBoard has a piece that opens a scene beside the match.
type asideBoard struct{ seriesBoard }

func (b asideBoard) Layout(m Moment) Plan {
	p := b.seriesBoard.Layout(m)
	p.Left = append(p.Left, stage.Piece{ID: "aside:shelf", Box: ink.R(m.Room.Left.X, m.Room.Left.Y+90, 80, 80), Role: "button", Label: "Shelf"})
	p.Asides = []rules.Element{"aside:shelf"}
	return p
}

// What a scene beside the match plays is played as a series is.
func TestAnAsideIsOpenedAndPlaysASeries(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, asideBoard{})
	d.settle()
	if d.table.curtain != nil {
		d.click(idLift)
		d.settle()
	}
	d.click("aside:shelf")
	if !slices.Contains(d.asked, "aside aside:shelf") || d.aside == nil {
		t.Fatalf("it asked for %v", d.asked)
	}
	if len(d.posted) > 0 {
		t.Fatalf("opening it played %v", d.posted)
	}
	want := asideBoard{}.Series(d.table.moment(), "series:first")
	d.aside(want)
	d.settle()
	if len(d.posted) == 0 || len(d.posted) > len(want) || !slices.Equal(d.posted, want[:len(d.posted)]) {
		t.Errorf("played %v; want the beginning of %v", d.posted, want)
	}
}

// courseBoard has a piece that plays the first choice of whoever is asked, again and again, up to a turn; in another it plays
// nothing and waits.
type courseBoard struct {
	gridBoard
	upto, waits int
}

func (b courseBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Left = append(p.Left, stage.Piece{ID: "series:on", Box: ink.R(m.Room.Left.X, m.Room.Left.Y, 80, 80), Role: "button", Label: "On"})
	p.Series, p.Courses = []rules.Element{"series:on"}, []rules.Element{"series:on"}
	return p
}

func (b courseBoard) Waits(m Moment, _ rules.Element) bool { return m.State.Progress().Turn == b.waits }

// Stops ends it before turn 7.
func (courseBoard) Stops(m Moment, _ rules.Element) bool { return m.State.Progress().Turn == 7 }

func (b courseBoard) Series(m Moment, el rules.Element) []rules.Choice {
	if m.State.Progress().Turn > b.upto || b.Waits(m, el) || !m.State.Decision().Seats.Has(m.Viewer) {
		return nil
	}
	return m.State.Decision().Choices[:1]
}

// goesOn settles, with the computer's answers.
func goesOn(d *desk) {
	d.settle()
	for d.match.Decider().Has(1) && !d.match.Over() {
		d.play(d.match.State().Decision().Choices[0])
		d.settle()
	}
}

// A course goes on whenever its seat is asked again, with others between, until the board knows no more of it; to slow it down
// ends it.
func TestACourseGoesOnUntilNothingIsLeftOfIt(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		d := newDeskOf(t, stub.Game{}, courseBoard{upto: 3}, seated(person("Ada"), save.Seat{Name: "Brass", Player: "random"}), at(settings.Fast))
		d.settle()
		d.click("series:on")
		d.tick()
		first := len(d.posted)
		if stopped {
			d.table.hurry()
		}
		goesOn(d)
		turn := d.table.base.Progress().Turn
		switch {
		case stopped && len(d.posted) != first:
			t.Errorf("stopped: %d choices were played after it", len(d.posted)-first)
		case !stopped && (len(d.posted) < first+2 || turn <= 3):
			t.Errorf("%d choices were played, up to turn %d", len(d.posted), turn)
		case d.table.serial():
			t.Error("it still goes on")
		case d.table.play.hurry:
			t.Error("the next choice is shown in a hurry")
		}
	}
}

// While a course goes on, and where it has ended, the board is told how the match stood when it was ordered.
func TestABoardKnowsWhenACourseWasOrdered(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, courseBoard{upto: 3}, seated(person("Ada"), save.Seat{Name: "Brass", Player: "random"}), at(settings.Fast))
	d.settle()
	before := d.table.base.Progress().Turn
	if d.table.moment().Ordered != nil {
		t.Error("no course was ordered")
	}
	d.click("series:on")
	goesOn(d)
	if was := d.table.moment().Ordered; was == nil || was.Progress().Turn != before {
		t.Errorf("it was ordered in %v", was)
	}
}

// Where the board says that a course waits, it goes on once the person has answered.
func TestACourseWaitsForAnAnswer(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, courseBoard{upto: 5, waits: 3}, seated(person("Ada"), save.Seat{Name: "Brass", Player: "random"}), at(settings.Fast))
	d.settle()
	d.click("series:on")
	goesOn(d)
	if turn := d.table.base.Progress().Turn; turn != 3 || !d.table.serial() {
		t.Fatalf("in turn %d, going on %v", turn, d.table.serial())
	}
	before := len(d.posted)
	d.make(firstOf(d, "button:end"))
	goesOn(d)
	if turn := d.table.base.Progress().Turn; len(d.posted) < before+2 || turn <= 5 {
		t.Errorf("%d choices were played after the answer, up to turn %d", len(d.posted)-before, turn)
	}
}

// Where the board says that a course stops, it ends though it could go on.
func TestACourseStops(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, courseBoard{upto: 9}, seated(person("Ada"), save.Seat{Name: "Brass", Player: "random"}), at(settings.Fast))
	d.settle()
	d.click("series:on")
	goesOn(d)
	if turn := d.table.base.Progress().Turn; turn != 7 || d.table.serial() {
		t.Errorf("in turn %d, going on %v", turn, d.table.serial())
	}
}

// What others did while a course went on is told when it ends, as without one.
func TestTheEndOfACourseIsTold(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, courseBoard{upto: 3}, seated(person("Ada"), save.Seat{Name: "Brass", Player: "random"}), at(settings.Normal))
	d.settle()
	d.click("series:on")
	goesOn(d)
	if d.table.serial() || d.table.digest == nil && d.table.reckoning == nil {
		t.Errorf("going on %v, nothing is told of what Brass did", d.table.serial())
	}
}

// twiceBoard is a series of which the first click may mean something that cannot be.
type twiceBoard struct {
	seriesBoard
	once *rules.Element // what the last layout was told to have been clicked once
}

func (b twiceBoard) Layout(m Moment) Plan {
	p := b.seriesBoard.Layout(m)
	p.Twice = p.Series
	p.Why = map[rules.Element]rules.Refusal{"series:first": {Rule: "X-1", Why: rules.T("It is full.")}}
	if b.once != nil {
		*b.once = m.Once
	}
	return p
}

// What a click may well mean otherwise says first why that cannot be, and is begun by a second click.
func TestASeriesThatMayBeMeantOtherwiseTakesTwoClicks(t *testing.T) {
	var once rules.Element
	d := newDeskOf(t, stub.Game{}, twiceBoard{once: &once}, solo(), at(settings.None))
	d.settle()
	before, first := len(d.posted), once
	d.click("series:first")
	d.settle()
	if first != "" || once != "series:first" {
		t.Errorf("the board is told of one click on %q before the first and on %q after it", first, once)
	}
	if _, shown := d.table.scene.box("table:tip/series:first"); !shown || len(d.posted) != before {
		t.Fatalf("the first click says why: %v, and plays %v", shown, d.posted[before:])
	}
	d.click("series:first")
	d.settle()
	if len(d.posted) == before {
		t.Error("the second click plays nothing")
	}
}

// directBoard has pieces that stand for a whole choice.
type directBoard struct {
	gridBoard
	direct map[rules.Element]rules.Choice
}

func (b directBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Direct = b.direct
	return p
}

// Of what a click picks at once it is not said that something else must be clicked first.
func TestWhatIsPickedAtOnceNeedsNoOtherClickFirst(t *testing.T) {
	b := directBoard{direct: map[rules.Element]rules.Choice{}}
	d := newDeskOf(t, stub.Game{}, b, solo(), at(settings.None))
	d.settle()
	for _, c := range d.table.path.Left() {
		way := d.table.path.Way(c)
		el := way[len(way)-1]
		if len(way) < 2 || d.table.path.Can(el) || d.table.later(el, d.table.moment()) == "" {
			continue
		}
		b.direct[el] = c
		d.table.dirty = true
		d.settle()
		if said := d.table.later(el, d.table.moment()); said != "" {
			t.Errorf("of %s, which a click picks, it is said: %s", el, said)
		}
		return
	}
	t.Fatal("nothing is picked after something else")
}

// mustering is a state that asks about several choices together, and about none alone.
type mustering struct{ rules.State }

func (s mustering) Clone() rules.State                      { return mustering{s.State.Clone()} }
func (s mustering) Caution(rules.Choice) (rules.Text, bool) { return rules.Text{}, false }
func (s mustering) Replies(rules.Choice) (r rules.Replies)  { return r }
func (s mustering) CautionAll([]rules.Choice) (rules.Text, bool) {
	return rules.T("together they leave nobody at home"), true
}

// A series that puts something at risk which none of its choices does alone is asked about once, before it begins; one choice alone is not.
func TestASeriesIsAskedAboutAsAWhole(t *testing.T) {
	for _, n := range []int{1, 2} {
		d := newDesk(t, solo(), at(settings.None))
		d.settle()
		list := slices.Repeat(d.table.base.Decision().Choices[:1], n)
		d.table.base = mustering{d.table.base}
		d.table.undertake(list)
		asked := d.table.ask != nil && strings.Contains(d.table.ask.warns, "nobody at home")
		if asked != (n > 1) {
			t.Errorf("%d choices: asked %v: %+v", n, asked, d.table.ask)
		}
	}
}

// A board is told what the person who is asked did last in the same turn, to offer it again.
func TestABoardIsToldWhatWasDoneLast(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	if c := d.table.moment().Done; c.Verb != 0 {
		t.Errorf("before the first choice it is %v", c)
	}
	for range 20 {
		h := d.match.History()
		if n := len(h); d.table.mode() == Asking && n > 0 && h[n-1].Seats.Has(d.table.viewer) {
			want := h[n-1].Choice
			if h[n-1].Turn != d.table.base.Progress().Turn {
				want = rules.Choice{}
			}
			if c := d.table.moment().Done; c != want {
				t.Fatalf("it is %v, and was %v", c, want)
			}
			if want.Verb != 0 {
				return
			}
		}
		d.table.decide(d.table.base.Decision().Choices[0])
		d.settle()
	}
	t.Error("no second choice in a turn was met")
}
