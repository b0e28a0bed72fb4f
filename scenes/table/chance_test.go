package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
)

// lastChances are the choices of a position after which a seat loses whatever the others do, by so many tries, without being
// asked again; the last one if all others do the same.
func lastChances(s rules.State, seat rules.Seat, r *rand.Rand) (list []rules.Choice) {
	choices := s.Decision().Choices
	for _, c := range choices {
		if endsIt(s, seat, c, r) {
			list = append(list, c)
		}
	}
	if len(list) == len(choices) {
		return nil // nothing can be averted
	}
	return list
}

// endsIt plays a choice, and then the others at random, again and again.
func endsIt(s rules.State, seat rules.Seat, c rules.Choice, r *rand.Rand) bool {
	for range 60 {
		deal := rules.NewRand(r.Uint64())
		world := s.Veiled(seat, &deal)
		for n := 0; n < 500; n++ {
			if _, err := world.Apply(c); err != nil {
				return false
			}
			d := world.Decision()
			if d.Over() {
				break
			}
			if d.Seats.Has(seat) {
				return false
			}
			c = d.Choices[r.IntN(len(d.Choices))]
		}
		if o, over := world.Outcome(); !over || o.Winners.Has(seat) {
			return false
		}
	}
	return true
}

// In every game a choice that ends the last chance to avert what loses the match is asked about at the table, also where a
// turn ends by itself with it; Esc takes the question back, and nothing is played before it is answered.
func TestTheLastChanceIsAskedAboutInEveryGame(t *testing.T) {
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	first := map[string]uint64{"towersiege": 450} // chance hardly ever comes to one: hundreds of matches before take minutes and meet none
	for _, e := range b.Games() {
		t.Run(e.ID, func(t *testing.T) {
			asked := 0
			for seed := max(1, first[e.ID]); seed <= first[e.ID]+60 && asked == 0; seed++ {
				asked += askedAtTheTable(t, e.Game, seed)
			}
			if asked == 0 {
				t.Error("no last chance was met: begin the search where one is")
			}
		})
	}
}

// askedAtTheTable plays a match at random and counts the last chances of the person in it that the table asks about.
func askedAtTheTable(t *testing.T, g rules.Game, seed uint64) (asked int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 4))
	seats := min(2, g.Info().MaxSeats)
	me := rules.Seat(seed % uint64(seats))
	list := make([]save.Seat, seats)
	for i := range list {
		list[i] = save.Seat{Name: "Brass", Player: "novice"}
	}
	list[me] = person("Ada")
	every := func(_ *desk, h *save.Header) { // as matches of once are asked: with less that goes by itself, more last chances are met
		h.Options = map[string]string{}
		for _, o := range g.Info().Options {
			if o.Before != "" {
				h.Options[o.ID] = o.Before
			}
		}
	}
	d := newDeskOf(t, g, gridBoard{}, seated(list...), seeded(seed), at(settings.None), every)
	for !d.match.Over() && asked < 3 {
		s := d.match.State()
		choices := s.Decision().Choices
		if s.Decision().Seats.Has(me) && (len(choices) <= 3 || r.IntN(40) == 0) && threatens(s, me) {
			for _, c := range lastChances(s, me, r) {
				if d.table = New(d.table.config); d.questioned(c) {
					asked++
				} else {
					t.Errorf("seed %d: %s loses, and is not asked about; told: %v", seed, s.Describe(c).Sentence, s.(rules.Warner).Warnings(me))
				}
				break
			}
		}
		if _, err := d.match.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return asked
}

// threatens reports whether a seat is told that it probably loses the match.
func threatens(s rules.State, seat rules.Seat) bool {
	w, ok := s.(rules.Warner)
	return ok && slices.ContainsFunc(w.Warnings(seat), func(w rules.Warning) bool { return w.Fatal && w.Odds > rules.Possible })
}

// questioned reports whether the table asks before it plays a choice.
func (d *desk) questioned(c rules.Choice) bool {
	d.t.Helper()
	d.settle()
	posted := len(d.posted)
	d.table.decide(c)
	asks := d.table.ask != nil && len(d.posted) == posted
	d.table.closeDialog()
	return asks && len(d.posted) == posted
}
