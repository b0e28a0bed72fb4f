package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// randomSetup is a match of a mode with random decks and options, decided by r.
func randomSetup(r *rules.Rand, n int) rules.Setup {
	m := mode(n % len(modeNames))
	setup := rules.Setup{Seed: r.Uint64(), Seats: 2, Options: map[string]string{optionMode: m.String()}}
	switch m {
	case solo:
		setup.Seats = 1
	case lastMan:
		setup.Seats = 3 + r.IntN(2)
	}
	in := content.Info()
	for _, o := range in.Options[1:] {
		if !in.Applies(o, setup) || o.ID == optionConfirm {
			continue
		}
		values := o.Values
		setup.Options[o.ID] = values[r.IntN(len(values))].ID
		if o.Open != "" && r.IntN(2) == 0 {
			setup.Options[o.ID] = content.Invent(o.ID, setup, r)
		}
	}
	if setup.Options[optionFirstLast] != "" {
		setup.Options[optionFirstLast] = sideNames[r.IntN(setup.Seats)]
	}
	return setup
}

func TestRandomPlay(t *testing.T) {
	for n := range 1000 {
		r := rules.NewRand(uint64(n))
		setup := randomSetup(&r, n)
		state, err := content.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		var done []string
		func() {
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("match %d: %+v %v", n, setup, done)
					panic(p)
				}
			}()
			for d := s.Decision(); !d.Over(); d = s.Decision() {
				if err := s.Check(); err != nil {
					t.Fatalf("match %d (%v) after %v: %v", n, setup, done, err)
				}
				c := d.Choices[r.IntN(len(d.Choices))]
				done = append(done, s.ask.kind.String()+":"+content.Notation(c))
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}()
	}
}
