package city

import (
	"fmt"
	"io/fs"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/typeset"
)

var faces = typeset.New()

func load(t testing.TB) *kurth.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "kurth")
	if err != nil {
		t.Fatal(err)
	}
	g, err := kurth.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// screens are the sizes and text sizes that every property is tested with.
func screens() []ink.Metrics {
	var all []ink.Metrics
	for _, size := range [...][2]int{{1024, 640}, {1280, 720}, {1366, 768}, {1600, 1000}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1100, 1400}, {2400, 900}} {
		for _, text := range [...]float64{0.8, 1, 1.25, 1.6} {
			all = append(all, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text})
		}
	}
	return append(all, ink.Metrics{W: 2560, H: 1600, Device: 2, Text: 1}, ink.Metrics{W: 3840, H: 2160, Device: 2, Text: 1.6})
}

// columns says which columns a narrow screen shows.
type columns uint8

const (
	closed columns = iota
	leftOpen
	rightOpen
)

// roomFor divides a screen as the table does: columns where it is wide, drawers where it is
// narrow.
func roomFor(m ink.Metrics, open columns) table.Room {
	want := New().Wants(m, faces)
	gap := math.Max(4, m.Px(16))
	wide := math.Max(1, 1+(m.Text-1)*0.6)
	_, body := m.Screen().CutTop(math.Max(m.Px(76), 1.9*m.Font(ink.SerifBold, 25).Size))
	body = body.Inset(gap)
	var r table.Room
	side := func(column ink.Rect) {
		controls := 6.2*m.Font(ink.Sans, 17).Size + 2.4*m.Font(ink.SerifBold, 24).Size
		log := 5 * m.Font(ink.Sans, 17).Size
		share := math.Min(1, math.Max(0, column.H-controls-log)/(want.Panel+want.Foot+2*gap))
		r.Panel, column = column.CutTop(math.Round(want.Panel * share))
		_, column = column.CutTop(gap)
		r.Foot, _ = column.CutTop(math.Round(want.Foot * share))
	}
	if float64(m.W)/m.Device < 1200*(1+(m.Text-1)*0.5) {
		_, body = body.CutBottom(2.2*m.Font(ink.SerifBold, 20).Size + gap)
		switch open {
		case leftOpen:
			r.Left, _ = body.CutLeft(math.Min(body.W*0.6, m.Px(420)*wide))
		case rightOpen:
			column, _ := body.CutRight(math.Min(body.W*0.66, m.Px(460)*wide))
			side(column)
		}
	} else {
		var right ink.Rect
		r.Left, body = body.CutLeft(math.Round(float64(m.W) * 0.147 * wide))
		_, body = body.CutLeft(gap)
		right, body = body.CutRight(math.Round(float64(m.W) * 0.172 * wide))
		_, body = body.CutRight(gap)
		side(right)
	}
	r.Row, r.Board = body.CutBottom(math.Round(math.Min(want.Row, body.H*0.52)))
	_, r.Board = r.Board.CutBottom(gap)
	r.Tray = r.Board
	return r
}

// momentOf is the moment of a person who has clicked the chosen elements.
func momentOf(s rules.State, m ink.Metrics, open columns, chosen ...rules.Element) table.Moment {
	mo := table.Moment{State: s, Metrics: m, Measure: faces, Room: roomFor(m, open), Chosen: chosen}
	d := s.Decision()
	if d.Over() {
		mo.Mode = table.Ended
		return mo
	}
	path := table.NewPath(d.Choices, s.Describe)
	for _, el := range chosen {
		path = path.Click(el)
	}
	mo.Path, mo.Next, mo.Choices = path, path.Next(), path.Left()
	return mo
}

// visit plays matches at random and calls f in every position, until f was called n times.
func visit(t testing.TB, n int, f func(s *kurth.State, at int)) {
	g := load(t)
	r := rand.New(rand.NewPCG(1, 2))
	for seed := uint64(1); ; seed++ {
		s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{"difficulty": []string{"easy", "normal", "advanced"}[seed%3]}})
		if err != nil {
			t.Fatal(err)
		}
		for over := false; !over; n-- {
			if n == 0 {
				return
			}
			f(s.(*kurth.State), n)
			d := s.Decision()
			if over = d.Over(); over {
				continue
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			// Play on rather than end the turn half of the time, so that special moments come up.
			if i := r.IntN(len(d.Choices)); c.Verb == kurth.VerbAccept || c.Verb == kurth.VerbEndTurn || c.Verb == kurth.VerbGoOn {
				c = d.Choices[i]
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// stacked is all pieces of a plan in the order in which the table draws them.
func stacked(p table.Plan) []stage.Piece {
	var all []stage.Piece
	for i, list := range [...][]stage.Piece{p.Board, p.Row, p.Left, p.Panel, p.Foot, p.Tray} {
		for _, piece := range list {
			piece.Depth += 1000 * i
			all = append(all, piece)
		}
	}
	stage.Sort(all)
	return all
}

func describe(m *table.Moment) string {
	return fmt.Sprintf("%dx%d at %d %%, %s, chosen %v", m.Metrics.W, m.Metrics.H, int(100*m.Metrics.Text), m.State.Decision().Kind, m.Chosen)
}

// clicks calls f with the moment of a position and with those after each first click that
// leaves several choices.
func clicks(s *kurth.State, m ink.Metrics, f func(mo table.Moment)) {
	mo := momentOf(s, m, closed)
	f(mo)
	seen := map[rules.Element]bool{}
	for _, c := range mo.Choices {
		if p := s.Describe(c).Path; len(p) > 1 && !seen[p[0]] {
			seen[p[0]] = true
			f(momentOf(s, m, closed, p[0]))
		}
	}
}

// positions is how many positions of random play are laid out.
const positions = 2500

// What holds at every size, in every position, after every first click.
func TestBoardHolds(t *testing.T) {
	all := screens()
	boards := map[ink.Metrics]*Board{} // each keeps the ground of its size
	for _, m := range all {
		boards[m] = New()
	}
	kinds, trays, direct, overrun := map[string]int{}, 0, 0, 0
	visit(t, positions, func(s *kurth.State, at int) {
		m := all[at%len(all)]
		board := boards[m]
		kinds[s.Decision().Kind]++
		clicks(s, m, func(mo table.Moment) {
			plan := board.Layout(mo)
			checkReach(t, &mo, plan)
			checkPlan(t, &mo, plan)
			checkLift(t, &mo, plan)
			direct += checkDirect(t, &mo, plan)
			trays += checkTray(t, &mo, plan, s.View())
			overrun += checkOverrun(t, &mo, plan, s.View())
		})
		for _, open := range [...]columns{leftOpen, rightOpen} {
			if room := roomFor(m, closed); room.Left.Empty() {
				mo := momentOf(s, m, open)
				checkPlan(t, &mo, board.Layout(mo))
			}
		}
	})
	for _, kind := range []string{"deal", "tie", "move", "attack", "rolled", "end"} {
		if kinds[kind] == 0 {
			t.Errorf("no position waited for %q", kind)
		}
	}
	if trays == 0 || direct == 0 || overrun == 0 {
		t.Errorf("%d pieces of trays, %d direct choices, %d overrun places were seen", trays, direct, overrun)
	}
}

// checkReach: every choice is reached by clicks on pieces that can be seen and hit.
func checkReach(t *testing.T, m *table.Moment, plan table.Plan) {
	t.Helper()
	pieces := stacked(plan)
	least := m.Metrics.MinTarget()
	for _, el := range slices.AppendSeq(slices.Clone(m.Next), maps.Keys(plan.Direct)) {
		if slices.Contains(plan.Main, el) {
			continue
		}
		r, ok := stage.Open(pieces, el)
		if !ok || r.W < least || r.H < least {
			t.Fatalf("%s: %s can be clicked on %.0f by %.0f pixels only", describe(m), el, r.W, r.H)
		}
		i := slices.IndexFunc(pieces, func(p stage.Piece) bool { return p.ID == el })
		if pieces[i].Role == "" || pieces[i].Label == "" {
			t.Fatalf("%s: %s has no role or no label", describe(m), el)
		}
	}
}

// checkLift: cards held up over the city cover no place.
func checkLift(t *testing.T, m *table.Moment, plan table.Plan) {
	t.Helper()
	for _, card := range plan.Row {
		for _, p := range plan.Board {
			if p.Role == "place" && p.Box.Overlaps(card.Box) {
				t.Fatalf("%s: %s covers %s", describe(m), card.ID, p.ID)
			}
		}
	}
}

// checkDirect: a piece that stands for a whole choice stands for one that is possible.
func checkDirect(t *testing.T, m *table.Moment, plan table.Plan) int {
	t.Helper()
	for id, c := range plan.Direct {
		if !slices.Contains(m.Choices, c) {
			t.Fatalf("%s: %s plays what is not possible", describe(m), id)
		}
	}
	return len(plan.Direct)
}

// checkTray: the tray covers neither the place attacked nor what can be clicked next.
func checkTray(t *testing.T, m *table.Moment, plan table.Plan, view kurth.View) int {
	t.Helper()
	guarded := append([]rules.Element{view.Places[view.Token].Element}, m.Next...)
	for _, piece := range plan.Tray {
		for _, p := range plan.Board {
			if p.Role != "" && slices.Contains(guarded, p.ID) && p.Box.Overlaps(piece.Box) {
				t.Fatalf("%s: %s covers %s", describe(m), piece.ID, p.ID)
			}
		}
	}
	return len(plan.Tray)
}

// checkOverrun: an overrun place says so in a word, never by colour alone.
func checkOverrun(t *testing.T, m *table.Moment, plan table.Plan, view kurth.View) (n int) {
	t.Helper()
	for _, place := range view.Places {
		if !place.Overrun {
			continue
		}
		n++
		i := slices.IndexFunc(plan.Board, func(p stage.Piece) bool { return p.ID == place.Element })
		if !slices.ContainsFunc(plan.Board[i].Look, func(op ink.Op) bool { return op.Text == "overrun" }) {
			t.Fatalf("%s: %s does not say that it is overrun", describe(m), place.Name)
		}
	}
	return n
}

// checkPlan checks what holds for every plan.
func checkPlan(t *testing.T, m *table.Moment, p table.Plan) {
	t.Helper()
	const slack = 1
	ids := map[rules.Element]bool{}
	regions := [...]struct {
		name string
		room ink.Rect
		list []stage.Piece
	}{{"board", m.Room.Board, p.Board}, {"row", m.Room.Row, p.Row}, {"left", m.Room.Left, p.Left}, {"panel", m.Room.Panel, p.Panel}, {"foot", m.Room.Foot, p.Foot}, {"tray", m.Room.Tray, p.Tray}}
	if m.Mode != table.Playing && m.State.Decision().Kind == "deal" { // the cards are held up over the edge of the city
		lift := m.Metrics.Px(44)
		regions[1].room.Y -= lift
		regions[1].room.H += lift
	}
	for _, region := range regions {
		for _, piece := range region.list {
			switch {
			case ids[piece.ID]:
				t.Fatalf("%s: two pieces are called %s", describe(m), piece.ID)
			case strings.HasPrefix(string(piece.ID), "table:"):
				t.Fatalf("%s: %s is a name of the table", describe(m), piece.ID)
			case piece.Box.Intersect(region.room) != piece.Box && !piece.Box.Empty() && outside(piece.Box, region.room) > slack:
				t.Fatalf("%s: %s at %v leaves the %s %v", describe(m), piece.ID, piece.Box, region.name, region.room)
			}
			ids[piece.ID] = true
			for _, op := range piece.Look {
				if !op.Fits(m.Measure) {
					t.Fatalf("%s: %q does not fit %.0f by %.0f in %s %v; last %+v", describe(m), op.Text, op.Box.W, op.Box.H, piece.ID, piece.Box, m.Last())
				}
				if own := ink.R(0, 0, piece.Box.W, piece.Box.H); op.Kind == ink.Write && outside(op.Box, own) > slack {
					t.Fatalf("%s: %q at %v leaves %s of %v", describe(m), op.Text, op.Box, piece.ID, own)
				}
				if op.Kind == ink.Write && op.Text != "" && op.Font.Size < m.Metrics.Least()-0.01 {
					t.Fatalf("%s: %q in %s is set in %.1f pixels", describe(m), op.Text, piece.ID, op.Font.Size)
				}
			}
		}
		overlaps(t, m, region.list)
	}
}

// outside is how far a box sticks out of a room.
func outside(box, room ink.Rect) float64 {
	return max(room.X-box.X, room.Y-box.Y, box.Right()-room.Right(), box.Bottom()-room.Bottom())
}

// overlaps checks that no two pieces of a region that take clicks lie over each other, except
// panels on their card.
func overlaps(t *testing.T, m *table.Moment, list []stage.Piece) {
	t.Helper()
	for i, a := range list {
		for _, b := range list[i+1:] {
			if a.Role == "" || b.Role == "" || (a.Role == "card" && a.ID.Kind() == "card") || (b.Role == "card" && b.ID.Kind() == "card") {
				continue
			}
			if c := a.Box.Intersect(b.Box); c.W > 0.5 && c.H > 0.5 {
				t.Fatalf("%s: %s %v lies over %s %v", describe(m), a.ID, a.Box, b.ID, b.Box)
			}
		}
	}
}

func TestEssentialsAreAlwaysShown(t *testing.T) {
	board := New()
	all := screens()
	visit(t, 200, func(s *kurth.State, at int) {
		m := all[at%len(all)]
		for _, open := range [...]columns{closed, leftOpen, rightOpen} {
			mo := momentOf(s, m, open)
			p := board.Layout(mo)
			var shown []rules.Element
			for _, piece := range stacked(p) {
				shown = append(shown, piece.ID)
			}
			for _, el := range []rules.Element{kurth.ElementSpirit, kurth.ElementMana, kurth.ElementRound, kurth.ElementOverrun} {
				if !slices.Contains(shown, el) {
					t.Fatalf("%s: %s is not shown", describe(&mo), el)
				}
			}
			if !slices.Contains(shown, "totals") && !slices.Contains(shown, "chip:total/strength") {
				t.Fatalf("%s: the totals are not shown", describe(&mo))
			}
		}
	})
}
