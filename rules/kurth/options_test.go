package kurth

import (
	"bytes"
	"slices"
	"testing"

	"portcullis/rules"
)

// KU-OPT-1, KU-OPT-7, KU-OPT-8: one seat, and nothing to settle but the difficulty and what is asked.
func TestInfo(t *testing.T) {
	info := load(t).Info()
	equal(t, "seats at least", info.MinSeats, 1)
	equal(t, "seats at most", info.MaxSeats, 1)
	equal(t, "options", len(info.Options), 2)
	equal(t, "option", info.Options[0].ID, "difficulty")
	equal(t, "option", info.Options[1].ID, "questions")
	equal(t, "hidden", info.Hidden, false)
	equal(t, "most decisions", info.MaxDecisions, 250)
	if _, err := load(t).New(rules.Setup{Seats: 2}); err == nil {
		t.Error("two seats were accepted")
	}
	if _, err := load(t).New(rules.Setup{Options: map[string]string{"variant": "dark"}}); err == nil {
		t.Error("another option was accepted")
	}
}

// KU-OPT-4: hints are on by default for Easy only.
func TestHintByDefault(t *testing.T) {
	for difficulty, want := range map[string]bool{"easy": true, "normal": false, "advanced": false} {
		equal(t, "hint by default on "+difficulty, deal(t, load(t), 1, difficulty).View().HintByDefault, want)
	}
}

// KU-OPT-5, KU-OPT-1: every decision is the Warden's; a computer can answer all of them,
// and a planless player looking one choice ahead does better than chance.
func TestComputerSeat(t *testing.T) {
	g := load(t)
	longer, random := 0, 0
	for seed := range uint64(60) {
		greedy := deal(t, g, seed, "easy")
		for d := greedy.Decision(); !d.Over(); d = greedy.Decision() {
			equal(t, "seats", d.Seats, rules.SeatsOf(0))
			best, value := d.Choices[0], -1.0
			for _, c := range d.Choices {
				try := greedy.Veiled(0, &rules.Rand{}).(*State)
				if _, err := try.Apply(c); err != nil {
					t.Fatal(err)
				}
				if v := try.Evaluate(0); v > value {
					best, value = c, v
				}
			}
			play(t, greedy, g.Notation(best))
		}
		longer += greedy.View().Turn
		s, p := deal(t, g, seed, "easy"), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			play(t, s, g.Notation(d.Choices[p.pick(len(d.Choices))]))
		}
		random += s.View().Turn
	}
	if longer <= random {
		t.Errorf("looking ahead lasts %d turns, chance %d", longer, random)
	}
}

// KU-OPT-6 and ledger 10.5: only dice thrown and cards dealt reveal something.
func TestWhatReveals(t *testing.T) {
	g := load(t)
	for seed := range uint64(60) {
		s, p := deal(t, g, seed, "easy"), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			c := d.Choices[p.pick(len(d.Choices))]
			before := s.rng
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			reveals := false
			for _, e := range events {
				reveals = reveals || e.Reveals
				if e.Name == "spell_cast" && e.Subject == SpellElement("steady_hand") && s.rng == before && reveals {
					t.Error("Steady Hand reveals something")
				}
			}
			turned := len(eventsNamed(events, "cards_dealt")) > 0
			if reveals != (turned || s.rng != before) {
				t.Fatalf("%s: reveals %v, dealt %v, generator moved %v", g.Notation(c), reveals, turned, s.rng != before)
			}
		}
	}
}

// Ledger 2.3: what is veiled is the order of the draw pile and the coming dice, no more.
func TestVeiled(t *testing.T) {
	s := at(t, position{"turn": 2})
	roll(t, s, 6, 6)
	before := bytesOf(t, s)
	r := rules.NewRand(5)
	orders := map[[cardCount]uint8]bool{}
	for range 50 {
		v := s.Veiled(0, &r).(*State)
		if err := v.Check(); err != nil {
			t.Fatal(err)
		}
		equal(t, "forced dice", len(v.rng.Forced()), 0)
		equal(t, "Prompt", v.Prompt().Ask.String(), s.Prompt().Ask.String())
		orders[v.deck] = true
		v.deck, v.rng = s.deck, s.rng
		if !bytes.Equal(before, bytesOf(t, v)) {
			t.Fatal("veiling changes what the seat sees")
		}
	}
	if len(orders) < 40 {
		t.Errorf("%d orders in 50 veils", len(orders))
	}
	if !bytes.Equal(before, bytesOf(t, s)) {
		t.Error("veiling changes the match")
	}

	// The order of the pile leaves no trace.
	r1, r2 := rules.NewRand(8), rules.NewRand(8)
	other := s.copy()
	slices.Reverse(other.drawPile())
	if !bytes.Equal(bytesOf(t, s.Veiled(0, &r1)), bytesOf(t, other.Veiled(0, &r2))) {
		t.Error("the veil shows the order of the pile")
	}
}

func TestCloneIsIndependent(t *testing.T) {
	s := deal(t, load(t), 3, "easy")
	before := bytesOf(t, s)
	c := s.Clone()
	for d := c.Decision(); !d.Over(); d = c.Decision() {
		if _, err := c.Apply(d.Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(before, bytesOf(t, s)) {
		t.Error("playing a clone changes the match")
	}
}

// Notation round-trips for every choice that a match offers; other words are refused.
func TestNotation(t *testing.T) {
	g := load(t)
	seen := map[string]bool{}
	for seed := range uint64(300) {
		s, p := deal(t, g, seed, "easy"), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			for _, c := range d.Choices {
				text := g.Notation(c)
				if back := mustParse(t, s, text); back != c {
					t.Fatalf("%q reads as %v, not %v", text, back, c)
				}
				seen[text] = true
			}
			if _, err := s.Apply(d.Choices[p.pick(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, text := range []string{"go on", "roll", "accept", "end turn", "place armory", "move armory", "special cut_the_ropes", "special false_signal 1",
		"special double_the_watch citadel", "special drive_them_on 2", "cast burn_the_wick 2", "cast second_breath 1 2", "cast twin_moons 1", "cast unmaking armory"} {
		if !seen[text] {
			t.Errorf("%q was never offered", text)
		}
	}
	for _, text := range []string{"", "go", "move", "move harbour", "move armory ", " roll", "roll 2", "cast", "cast cut_the_ropes", "cast unmaking", "cast unmaking harbour",
		"cast burn_the_wick 4", "cast burn_the_wick 0", "cast second_breath 2 1", "cast second_breath 3", "special cut_the_ropes 1", "special false_signal 3", "place 1", "MOVE armory"} {
		if c, err := g.Parse(text); err == nil {
			t.Errorf("%q reads as %v", text, c)
		}
	}
}

// A choice that no position offers is refused like any other.
func TestStrangeChoices(t *testing.T) {
	s := deal(t, load(t), 3, "easy")
	for _, c := range []rules.Choice{{}, {Verb: 99}, {Verb: VerbMove, Args: [4]int16{8}}, {Verb: VerbMove, Args: [4]int16{-1}}, {Verb: VerbCast, Args: [4]int16{12}},
		{Verb: VerbCast, Args: [4]int16{0, 9}}, {Verb: VerbRoll, Args: [4]int16{1}}, {Verb: VerbSpecial, Args: [4]int16{-3, 1}}} {
		if _, err := s.Apply(c); err == nil {
			t.Errorf("%v was played", c)
		}
		if s.game.Notation(c) == "" || s.Describe(c).Sentence.Empty() {
			t.Errorf("%v has no words", c)
		}
	}
}
