package stub_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// position is a snapshot that tests edit.
type position map[string]any

// dealt is the start of a short match of seed 1.
func dealt(t *testing.T) position {
	t.Helper()
	s, err := stub.Game{}.New(rules.Setup{Seed: 1, Options: map[string]string{"length": "short"}})
	if err != nil {
		t.Fatal(err)
	}
	return read(t, s)
}

func read(t *testing.T, s rules.State) position {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	p := position{}
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	return p
}

// side returns "north" or "south".
func (p position) side(name string) map[string]any { return p[name].(map[string]any) }

func (p position) list(path ...string) []any {
	at := map[string]any(p)
	for _, key := range path[:len(path)-1] {
		at = at[key].(map[string]any)
	}
	list, _ := at[path[len(path)-1]].([]any)
	return list
}

// draw takes a card out of the draw pile, wherever it lies there.
func (p position) draw(t *testing.T, id string) {
	t.Helper()
	pile := p.list("draw")
	i := slices.Index(pile, any(id))
	if i < 0 {
		t.Fatalf("%s is not in the draw pile", id)
	}
	p["draw"] = slices.Delete(pile, i, i+1)
}

// ward puts a card of the draw pile at a gate.
func (p position) ward(t *testing.T, seat, gate, id string, open bool) {
	t.Helper()
	p.draw(t, id)
	p.side(seat)[gate] = map[string]any{"card": id, "open": open}
}

func (p position) state(t *testing.T) rules.State {
	t.Helper()
	s, err := p.restore()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func (p position) restore() (rules.State, error) {
	b, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	return stub.Game{}.Restore(b)
}

func do(t *testing.T, s rules.State, text string) []rules.Event {
	t.Helper()
	c, err := stub.Game{}.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	events, err := s.Apply(c)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return slices.Clone(events)
}

func refused(t *testing.T, s rules.State, text, rule string) {
	t.Helper()
	c, err := stub.Game{}.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Apply(c)
	var r *rules.Refusal
	if !errors.As(err, &r) || r.Rule != rule {
		t.Errorf("%s: %v, want a refusal by %s", text, err, rule)
	}
}

func names(events []rules.Event) string {
	var list []string
	for _, e := range events {
		list = append(list, e.Name)
	}
	return strings.Join(list, " ")
}
