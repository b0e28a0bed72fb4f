package boardtest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// How much of a position is looked at.
const (
	mostHovered = 60
	mostZoomed  = 6
	mostTicks   = 4000
)

// pair is two tables that one seat looks at, in two worlds that look alike to it.
type pair struct {
	viewer rules.Seat
	chance *rand.Rand
	screen game.Screen
	secret bool
	tables [2]*sitting
	blind  bool // another person looks: what is seen is not this seat's
	where  string
}

func screen(r *rand.Rand) game.Screen {
	m := metrics(r)
	return game.Screen{W: m.W, H: m.H, Device: m.Device, Text: m.Text}
}

// play goes on in both worlds until they part in sight of the seat.
func (p *pair) play(decisions int) error {
	for n := 0; ; n++ {
		if err := p.look(); err != nil {
			return fmt.Errorf("%s, %d decisions on: %w", p.where, n, err)
		}
		here, there := p.tables[0].match.State(), p.tables[1].match.State()
		if n == decisions || here.Decision().Over() {
			return nil
		}
		choices := common(here, there, p.viewer)
		if len(choices) == 0 {
			return nil
		}
		c := choices[p.chance.IntN(len(choices))]
		faces := []uint8{p.face(), p.face(), p.face(), p.face()}
		same, err := p.alike(c, faces)
		if err != nil || !same {
			return err
		}
		p.where = "after " + p.tables[0].match.Game().Notation(c)
		for _, t := range p.tables {
			if err := t.play(c, faces); err != nil {
				return err
			}
		}
	}
}

func (p *pair) face() uint8 { return uint8(p.chance.IntN(6)) + 1 }

// alike reports whether a choice looks the same to the seat in both worlds. If not, an event
// must say that it reveals something, and the worlds part; else it tells a secret.
func (p *pair) alike(c rules.Choice, faces []uint8) (bool, error) {
	var seen [2][]rules.Event
	for i, t := range p.tables {
		s := t.match.State().Clone()
		if err := s.Force(faces...); err != nil {
			return false, nil // enough dice wait already
		}
		events, err := s.Apply(c)
		if err != nil {
			return false, err
		}
		seen[i] = slices.Clone(events)
		if r, ok := s.(rules.Redactor); ok && p.secret {
			for n, e := range seen[i] {
				seen[i][n] = r.Redact(e, p.viewer)
			}
		}
	}
	for i := range max(len(seen[0]), len(seen[1])) {
		a, b := eventAt(seen, 0, i), eventAt(seen, 1, i)
		switch {
		case a == b:
		case a.Reveals && b.Reveals:
			return false, nil
		default:
			return false, fmt.Errorf("an event tells it: %+v and %+v", a, b)
		}
	}
	return true, nil
}

// eventAt is an event of a world, or that of the other one where it has none.
func eventAt(seen [2][]rules.Event, world, i int) rules.Event {
	if i < len(seen[world]) {
		return seen[world][i]
	}
	e := seen[1-world][i]
	e.Name += " did not happen"
	return e
}

// look compares all that there is to see until the next decision.
func (p *pair) look() error {
	if err := p.settle(); err != nil {
		return err
	}
	if p.tables[0].table.Mirror().Scene == "curtain" {
		return p.passOn()
	}
	if !p.blind && p.tables[0].recapped() { // which was compared
		if err := p.key(ebiten.KeyEnter); err != nil {
			return err
		}
		return p.look()
	}
	for _, see := range []func() error{p.hover, p.zoom, p.begin, p.lookBack} {
		if p.blind {
			return nil
		}
		if err := see(); err != nil {
			return err
		}
	}
	return nil
}

// passOn lifts a curtain. Behind it another person may look, which is not compared.
func (p *pair) passOn() error {
	p.blind = false // everybody may look at a curtain
	if err := p.tick(game.Input{}); err != nil {
		return err
	}
	p.blind = !p.tables[0].match.Decider().Has(p.viewer)
	if err := p.key(ebiten.KeyEnter); err != nil {
		return err
	}
	if err := p.settle(); err != nil {
		return err
	}
	if p.blind {
		return nil
	}
	return p.look()
}

// settle lets time pass until nothing moves at either table.
func (p *pair) settle() error {
	for range mostTicks {
		if err := p.tick(game.Input{}); err != nil {
			return err
		}
		if p.tables[0].table.Mirror().Settled && p.tables[1].table.Mirror().Settled {
			p.blind = p.blind && p.tables[0].table.Mirror().Scene != "curtain"
			return p.compare()
		}
	}
	return errors.New("the tables do not settle")
}

// hover points at everything that can be pointed at.
func (p *pair) hover() error {
	for _, e := range p.elements(mostHovered, func(game.Element) bool { return true }) {
		if err := p.at(e, game.Input{Moved: true}); err != nil {
			return fmt.Errorf("hovering %s: %w", e.ID, err)
		}
		for range 2 {
			if err := p.tick(game.Input{}); err != nil {
				return fmt.Errorf("hovering %s: %w", e.ID, err)
			}
		}
	}
	return nil
}

// zoom looks at things at reading size.
func (p *pair) zoom() error {
	for _, e := range p.elements(mostZoomed, func(e game.Element) bool { return !strings.HasPrefix(e.ID, "table:") }) {
		if err := p.at(e, game.Input{SecondPressed: true}); err != nil {
			return fmt.Errorf("looking at %s: %w", e.ID, err)
		}
		if err := p.settle(); err != nil {
			return fmt.Errorf("looking at %s: %w", e.ID, err)
		}
		if err := p.escape(); err != nil {
			return err
		}
	}
	return nil
}

// begin clicks one of the elements that choices begin with, points at all that can follow,
// and takes the click back.
func (p *pair) begin() error {
	s := p.tables[0].match.State()
	if !p.tables[0].match.Decider().Has(p.viewer) || s.Decision().Over() {
		return nil
	}
	path := table.NewPath(s.Decision().Choices, s.Describe)
	longer := func(e game.Element) bool {
		_, ends := path.Aim(rules.Element(e.ID))
		return path.Can(rules.Element(e.ID)) && !ends
	}
	list := p.elements(1, longer)
	if len(list) == 0 {
		return nil
	}
	e := list[0]
	err := p.click(e)
	if err == nil {
		err = p.hover()
	}
	if err != nil {
		return fmt.Errorf("after a click on %s: %w", e.ID, err)
	}
	return p.escape()
}

// click clicks an element at both tables and waits until all is settled.
func (p *pair) click(e game.Element) error {
	if err := p.at(e, game.Input{Pressed: true, Down: true}); err != nil {
		return err
	}
	if err := p.tick(game.Input{Released: true}); err != nil {
		return err
	}
	return p.settle()
}

// lookBack looks at the moment of a line of the log.
func (p *pair) lookBack() error {
	list := p.elements(1, func(e game.Element) bool { return strings.HasPrefix(e.ID, "table:line/") })
	if len(list) == 0 {
		return nil
	}
	if err := p.click(list[0]); err != nil {
		return fmt.Errorf("looking back at %q: %w", list[0].Label, err)
	}
	return p.escape()
}

// elements are some of the elements on the screen, by chance.
func (p *pair) elements(most int, meant func(game.Element) bool) []game.Element {
	list := slices.DeleteFunc(slices.Clone(p.tables[0].table.Mirror().Elements), func(e game.Element) bool { return !meant(e) })
	p.chance.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list[:min(most, len(list))]
}

// at does something on the middle of an element.
func (p *pair) at(e game.Element, in game.Input) error {
	for _, t := range p.tables {
		t.x, t.y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
	}
	return p.tick(in)
}

func (p *pair) key(code ebiten.Key) error {
	return p.tick(game.Input{Keys: []game.Key{{Code: code}}})
}

// escape closes or takes back what was done last, and waits.
func (p *pair) escape() error {
	if err := p.key(ebiten.KeyEscape); err != nil {
		return err
	}
	return p.settle()
}

// tick lets one tick pass at both tables.
func (p *pair) tick(in game.Input) error {
	for _, t := range p.tables {
		t.tick(in, p.screen)
	}
	return p.compare()
}

// compare tells how what the seat sees and hears at the two tables differs.
func (p *pair) compare() error {
	a, b := p.tables[0], p.tables[1]
	heard, other := a.heard, b.heard
	a.heard, b.heard = nil, nil
	if p.blind {
		return nil
	}
	x, y := a.table.Mirror(), b.table.Mirror()
	for _, m := range []*game.Mirror{&x, &y} {
		if m.Tip != nil {
			m.Notes = append(slices.Clone(m.Notes), m.Tip()...) // read aloud too
		}
		m.Tip, m.Log.Of = nil, "" // which match it is differs, and is said nowhere
	}
	if !reflect.DeepEqual(x, y) {
		return fmt.Errorf("the probe tells it:\n%s", short(cmp.Diff(x, y)))
	}
	if !slices.Equal(heard, other) {
		return fmt.Errorf("it can be heard: %q and %q", heard, other)
	}
	if x, y := a.table.Drawing(), b.table.Drawing(); !slices.EqualFunc(x, y, stage.Drawn.Equal) {
		return fmt.Errorf("it can be seen:\n%s", short(cmp.Diff(x, y)))
	}
	return nil
}

// short is the lines of a difference that differ, and not too many of them.
func short(diff string) string {
	var lines []string
	for _, line := range strings.Split(diff, "\n") {
		if (strings.HasPrefix(line, "+") || strings.HasPrefix(line, "-")) && len(lines) < 12 {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

const step = time.Second / 60
