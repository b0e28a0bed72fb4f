package match_test

import (
	"regexp"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"

	"pgregory.net/rapid"
)

// model is a match as a person would keep it on paper: the snapshot of every position,
// those that were taken back included.
type model struct {
	m       *match.Match
	j       *memory
	h       save.Header
	pages   []string
	current int
	asks    [2]string // what each seat has settled about its second action
}

// page is a snapshot without what the seats have settled, which is the same on every page.
func page(t fatal, s rules.State) string {
	return regexp.MustCompile(`"second": "[a-z]+"`).ReplaceAllString(snapshot(t, s), "")
}

func (p *model) Check(t *rapid.T) {
	for seat, want := range p.asks {
		if got := p.m.Preferences(rules.Seat(seat))[0].Value; got != want {
			t.Fatalf("seat %d settled %s, and %s holds", seat, want, got)
		}
	}
	if got := page(t, p.m.State()); got != p.pages[p.current] {
		t.Fatalf("the state is not the page:\n%s\n%s", got, p.pages[p.current])
	}
	if p.m.Len() != p.current || p.m.Total() != len(p.pages)-1 {
		t.Fatalf("%d of %d decisions stand; the pages say %d of %d", p.m.Len(), p.m.Total(), p.current, len(p.pages)-1)
	}
}

func (p *model) Play(t *rapid.T) {
	choices := p.m.State().Decision().Choices
	if len(choices) == 0 {
		t.Skip("the match is over")
	}
	if _, err := p.m.Play(rapid.SampledFrom(choices).Draw(t, "choice")); err != nil {
		t.Fatalf("%v", err)
	}
	p.current++
	p.pages = append(p.pages[:p.current], page(t, p.m.State()))
}

func (p *model) PlayMany(t *rapid.T) {
	for range rapid.IntRange(1, 20).Draw(t, "choices") {
		if !p.m.Over() {
			p.Play(t)
		}
	}
}

// Prefer settles a preference: it holds from then on, and nothing can be played again.
func (p *model) Prefer(t *rapid.T) {
	seat := rules.Seat(rapid.IntRange(0, 1).Draw(t, "seat"))
	value := rapid.SampledFrom([]string{"asked", "skipped"}).Draw(t, "second action")
	if _, ok := p.m.CanPrefer(seat); ok != p.m.Decider().Has(seat) {
		t.Fatalf("seat %d may settle: %v", seat, ok)
	}
	err := p.m.Prefer(seat, "second", value)
	if allowed := p.m.Decider().Has(seat); allowed != (err == nil) {
		t.Fatalf("seat %d settles, and may: %v; %v", seat, allowed, err)
	}
	if err == nil && p.asks[seat] != value {
		p.asks[seat] = value
		p.pages = p.pages[:p.current+1]
	}
}

func (p *model) Force(t *rapid.T) {
	face := rapid.Uint8Range(1, 6).Draw(t, "face")
	if p.m.Force(face) != nil {
		t.Skip("enough dice wait")
	}
	p.pages = append(p.pages[:p.current], page(t, p.m.State()))
}

func scope(t *rapid.T) match.Scope {
	return rapid.SampledFrom([]match.Scope{match.Step, match.Turn}).Draw(t, "scope")
}

// Undo does what was planned, and redo to the same place is its inverse.
func (p *model) Undo(t *rapid.T) {
	s := scope(t)
	plan, ok := p.m.CanUndo(s)
	err := p.m.Undo(s)
	if ok != (err == nil) {
		t.Fatalf("planned %+v, %v; got %v", plan, ok, err)
	}
	if !ok {
		return
	}
	from := p.current
	p.current = plan.Stand
	p.Check(t)
	if err := p.m.RedoTo(from); err != nil || page(t, p.m.State()) != p.pages[from] {
		t.Fatalf("undo and redo are not the identity: %v", err)
	}
	if err := p.m.UndoTo(plan.Stand); err != nil {
		t.Fatalf("what was taken back once cannot be taken back again: %v", err)
	}
}

func (p *model) UndoTo(t *rapid.T) {
	n := rapid.IntRange(0, p.m.Total()).Draw(t, "position")
	if _, ok := p.m.CanUndoTo(n); ok {
		if err := p.m.UndoTo(n); err != nil {
			t.Fatalf("%v", err)
		}
		p.current = n
	}
}

func (p *model) Redo(t *rapid.T) {
	s := scope(t)
	plan, ok := p.m.CanRedo(s)
	if err := p.m.Redo(s); ok != (err == nil) {
		t.Fatalf("planned %+v, %v; got %v", plan, ok, err)
	}
	if ok {
		p.current = plan.Stand
	}
}

func (p *model) TakeBacks(t *rapid.T) {
	if err := p.m.SetTakeBacks(rapid.SampledFrom([]match.TakeBacks{match.On, match.On, match.Off}).Draw(t, "take-backs")); err != nil {
		t.Fatalf("%v", err)
	}
}

func (p *model) Seats(t *rapid.T) {
	player := rapid.SampledFrom([]string{save.Human, "steady"})
	seats := []save.Seat{{Player: player.Draw(t, "north")}, {Player: player.Draw(t, "south")}}
	if err := p.m.SetSeats(seats); err != nil {
		t.Fatalf("%v", err)
	}
}

func (p *model) Rename(t *rapid.T) {
	if err := p.m.Rename(rapid.String().Draw(t, "name")); err != nil {
		t.Fatalf("%v", err)
	}
}

// Pages compares every position with its page.
func (p *model) Pages(t *rapid.T) {
	for n, want := range p.pages {
		s, err := p.m.At(n)
		if err != nil || page(t, s) != want {
			t.Fatalf("position %d is not its page: %v", n, err)
		}
	}
}

// Reload compares the match with what its journal says.
func (p *model) Reload(t *rapid.T) {
	sameMatch(t, p.m, reload(t, p.h, p.j.records))
}

// Barrier tests, without take-backs, that no undo passes a reveal.
func (p *model) Barrier(t *rapid.T) {
	if p.m.TakeBacks() == match.On {
		t.Skip("no barriers")
	}
	for n := range p.current {
		_, ok := p.m.CanUndoTo(n)
		for _, e := range p.m.History()[n:] {
			for _, ev := range e.Events {
				if ok && ev.Reveals {
					t.Fatalf("undo to %d passes %s", n, ev.Name)
				}
			}
		}
	}
}

func TestAnyInterleaving(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := header(rapid.SampledFrom([]string{"short", "normal"}).Draw(t, "length"))
		h.Seed = rapid.Uint64().Draw(t, "seed")
		j := &memory{}
		m := begin(t, h, j)
		p := &model{m: m, j: j, h: h, pages: []string{page(t, m.State())}, asks: [2]string{"asked", "asked"}}
		t.Repeat(rapid.StateMachineActions(p))
		p.Reload(t)
	})
}

// TestUndoToAnyLine goes from anywhere to anywhere in a long match.
func TestUndoToAnyLine(t *testing.T) {
	h := header("long")
	h.TakeBacks = true
	m := begin(t, h, nil)
	pages := []string{snapshot(t, m.State())}
	r := rules.NewRand(6)
	for len(pages) < 300 {
		playRandom(t, m, &r, 1)
		pages = append(pages, snapshot(t, m.State()))
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 299).Draw(t, "line")
		err := m.RedoTo(n)
		if n < m.Len() {
			err = m.UndoTo(n)
		}
		if n != m.Len() && err != nil {
			t.Fatalf("%v", err)
		}
		if snapshot(t, m.State()) != pages[n] {
			t.Fatalf("line %d is another position", n)
		}
	})
}
