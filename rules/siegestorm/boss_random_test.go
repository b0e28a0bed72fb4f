package siegestorm

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// fight begins a match of a mode against a boss with starter decks.
func fight(m mode, boss uint8, seed uint64, factions ...int) *State {
	s := &State{game: content, rng: rules.NewRand(seed), set: settled{mode: m, seats: uint8(len(factions)), boss: boss}}
	var decks []decks.List
	for _, i := range factions {
		decks = append(decks, content.set.Starters[i])
	}
	s.deal(decks)
	s.run()
	return s
}

// anyFight begins a match against a boss with decks and settings drawn by lot.
func anyFight(t *testing.T, m mode, boss string, seed uint64) *State {
	t.Helper()
	r := rules.NewRand(seed)
	pool := []cards.Pool{cards.OneFaction, cards.AllFactions}[r.IntN(2)]
	seats := 1 + int(m-solo)
	options := map[string]string{optionMode: m.String(), optionBoss: boss, optionPool: pool.String()}
	for d := range seats {
		options[ofSeat(optionDeck, d)] = content.set.Book.Code(content.set.Random(pool, &r))
		for _, p := range preferences {
			values := p.option(d).Values
			options[ofSeat(p.prefix, d)] = values[r.IntN(len(values))].ID
		}
	}
	s, err := content.New(rules.Setup{Seats: seats, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// TestRandomFights plays matches against every boss with decks, settings and choices drawn by
// lot; every state is sound and every match ends.
func TestRandomFights(t *testing.T) { // ST-INV-2, ST-INV-4, ST-INV-6, ST-INV-11, ST-INV-15
	for _, boss := range content.set.Bosses {
		for seed := range uint64(60) {
			playOut(t, anyFight(t, solo, boss.Key, seed), seed)
			playOut(t, anyFight(t, coop, boss.Key, seed), seed)
		}
	}
}

func playOut(t *testing.T, s *State, seed uint64) {
	t.Helper()
	pick := rules.NewRand(seed + 1000)
	for n := 0; s.result == undecided; n++ {
		d := s.Decision()
		if n > 5000 || len(d.Choices) == 0 {
			t.Fatalf("%v boss %d seed %d: %d choices made, waits for %q with %d choices", s.set.mode, s.set.boss, seed, n, d.Kind, len(d.Choices))
		}
		if s.active == bossSide {
			s.stopsRightly(t)
		}
		c := d.Choices[pick.IntN(len(d.Choices))]
		if c.Verb == Cancel {
			continue
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		if err := s.Check(); err != nil {
			t.Fatalf("%v boss %d seed %d after %d choices: %v", s.set.mode, s.set.boss, seed, n, err)
		}
	}
}

// stopsRightly fails if the boss's turn waits for something that it never stops for (ledger 3.4),
// or if another reaction than Negate is offered (ST-SOL-16, ST-REA-5).
func (s *State) stopsRightly(t *testing.T) {
	t.Helper()
	switch s.ask.kind {
	case askMulligan, askWindow, askTrack, askOrder, askAttack, askExtra, askArrange:
		t.Fatalf("the boss's turn waits for %v", s.ask.kind)
	case askReact:
		for _, c := range s.choices {
			text := s.design(cardNo(c.Args[0])).Action
			if c.Verb == Activate {
				text = s.design(cardNo(c.Args[0])).Passive.Effects
			}
			if c.Verb != Pass && c.Verb != PassTurn && !hasVerb(text, cards.Negate) {
				t.Fatalf("%v answers the boss", c)
			}
		}
	}
}
