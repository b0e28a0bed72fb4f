package towersiege

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/towersiege/engine"
)

func load(t testing.TB) *Game {
	t.Helper()
	g, err := Load(os.DirFS("../../assets/content/towersiege"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestContentsEndWithThatOfToday(t *testing.T) {
	if g := load(t); contents[len(contents)-1] != g.ContentHash() {
		t.Errorf("the last of the contents is %s, the content is %s", contents[len(contents)-1], g.ContentHash())
	}
}

// TestKeepsTheContract plays matches at random over seats, expansions and decks, and holds all that package rules
// wants.
func TestKeepsTheContract(t *testing.T) {
	matches := 8
	if testing.Short() {
		matches = 4
	}
	conform.Run(t, load(t), matches)
}

// TestOptionsSettleTheMatch holds what each value of an option means (ledger 8).
func TestOptionsSettleTheMatch(t *testing.T) { // TS-MOD-1 TS-MOD-4 TS-MOD-5 TS-MOD-6 TS-MOD-7 TS-MOD-8 TS-MOD-9 TS-MOD-11 TS-OPT-6
	g := load(t)
	begun := func(seats int, options map[string]string) *State {
		t.Helper()
		s, err := g.New(rules.Setup{Seed: 1, Seats: seats, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		return s.(*State)
	}
	if s := begun(0, nil); s.Count != 2 || s.Options.Decks[1].Size() != 60 || s.Options.RoundLimit != lastRound || s.Options.NoTells || s.Options.EvenStart || s.Options.Redirect || s.Options.Extended {
		t.Errorf("begins with %d seats as %+v", s.Count, s.Options)
	}
	all := map[string]string{"even_start": on, "redirect": on, "extended": on, "no_tells": on, "round_limit": "30", "mages": "drafted", "answers2": "armed", "riposte3": "always"}
	for n, id := range []string{"elemental_adversaries", "thaylens_rogue", "fiendish_foes"} {
		all[id] = on
		if s := begun(4, all); s.Options.Decks[3].Size() != 60+15*(n+1) {
			t.Errorf("with %s the decks have %d cards", id, s.Options.Decks[3].Size())
		}
	}
	s := begun(4, all)
	if o := s.Options; !o.EvenStart || !o.Redirect || !o.Extended || !o.NoTells || o.RoundLimit != 30 || o.Mages != engine.DraftedMages {
		t.Errorf("settled as %+v", o)
	}
	if s.Players[1].Setting != engine.AnswerArmed || s.Players[0].Setting != engine.AnswerRelevant || !s.Players[2].AutoRiposte || s.Players[1].AutoRiposte {
		t.Error("the seats are not asked as they were settled")
	}
	if first := begun(3, map[string]string{"mages": "first_game"}); first.Asked == engine.AskTower || first.Players[2].Tower == first.Players[1].Tower { // TS-TWR-1
		t.Errorf("in the first game %s is asked", first.Asked)
	}
	if first := begun(3, map[string]string{"mages": "first_game", "towers": "chosen"}); first.Asked != engine.AskTower || first.Info(first.Mage(0)).ID != "weefolk" {
		t.Errorf("the first Mage is %s", first.Info(first.Mage(0)).ID)
	}
	if dealt := begun(2, map[string]string{"mages": "dealt"}); dealt.Asked != engine.AskTower {
		t.Errorf("with dealt Mages, %s is asked", dealt.Asked)
	}
}

// Who has never come to the end of a match is not asked to discard, but where the hand is full, nor how the Tower looks; matches of before
// ask for both (TS-TRN-9, TS-TRN-19, TS-TWR-1).
func TestAFirstMatchAsksForLess(t *testing.T) {
	for _, o := range load(t).Info().Options {
		switch {
		case strings.HasPrefix(o.ID, "needless"):
			if o.First != "all" || o.Default != "combat" || o.Before != "ask" {
				t.Errorf("%s begins with %q at first, then with %q, and was %q", o.ID, o.First, o.Default, o.Before)
			}
		case o.ID == "towers":
			if o.Default != "given" || o.Before != "chosen" {
				t.Errorf("Towers begin with %q and were %q", o.Default, o.Before)
			}
		}
	}
}

// TestOptionsAreThoseOfTheLedger holds that a group can agree on what the ledger lists in section 8, and on nothing
// else (TS-CMP-8).
func TestOptionsAreThoseOfTheLedger(t *testing.T) {
	want := []string{"mages", "towers", "elemental_adversaries", "thaylens_rogue", "fiendish_foes", "round_limit", "even_start", "redirect", "extended", "no_tells"}
	for seat := 1; seat <= engine.MaxSeats; seat++ {
		for _, of := range []string{"deck", "answers", "riposte", "needless"} {
			want = append(want, of+strconv.Itoa(seat))
		}
	}
	var have []string
	for _, o := range load(t).Info().Options {
		have = append(have, o.ID)
	}
	slices.Sort(want)
	slices.Sort(have)
	if !slices.Equal(have, want) {
		t.Errorf("the options are %v; want %v", have, want)
	}
}

// TestDecksAreRefusedWithEveryReason begins matches with decks that are not legal (TS-DEK-1, TS-DEK-2, ledger 9).
func TestDecksAreRefusedWithEveryReason(t *testing.T) {
	g := load(t)
	begin := func(deck string) error {
		_, err := g.New(rules.Setup{Options: map[string]string{"deck2": deck}})
		return err
	}
	for deck, want := range map[string][]string{
		"5 hero, 20 mine":    {"25 cards; a deck has at least 60", "5 copies of Hero; 4 are allowed"},
		"60 mine, 1 dragon":  {`There is no card "dragon"`},
		"59 mine, 1 weefolk": {"Weefolk is no card of a deck"},
		"120 mine, 1 hero":   {"121 cards; a deck has at most 120"},
		"many":               {`"many" is no line of a deck`},
	} {
		for _, reason := range want {
			if err := begin(deck); err == nil || !strings.Contains(err.Error(), "towersiege: deck2: the deck cannot be played: ") || !strings.Contains(err.Error(), reason) {
				t.Errorf("the deck %q: %v", deck, err)
			}
		}
	}
	if err := begin("40 mine, 20 powerstone"); err != nil {
		t.Error(err)
	}
}

// TestWhateverIsTriedIsRefused tries choices at random, most of them senseless, in positions of random matches: each is
// played, or refused with a reason and nothing changed (ledger 9).
func TestWhateverIsTriedIsRefused(t *testing.T) {
	g := load(t)
	r := rules.NewRand(3)
	arg := func(things int) int16 {
		if r.IntN(2) == 0 {
			return int16(r.IntN(4))
		}
		return int16(r.IntN(max(things+2, len(g.content.Cards))))
	}
	n := 0
	eachPosition(t, 12, func(s *State, _ []rules.Event) {
		if n++; n%7 > 0 {
			return
		}
		before, err := s.Snapshot()
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			c := rules.Choice{Verb: rules.Verb(1 + r.IntN(int(engine.Rifle)))}
			for i := range c.Args {
				c.Args[i] = arg(int(s.Last))
			}
			if s.Decision().Allows(c) {
				continue
			}
			if _, err := s.Apply(c); err == nil || err.Error() == "" {
				t.Fatalf("%+v was played", c)
			}
		}
		if after, _ := s.Snapshot(); string(after) != string(before) {
			t.Fatal("a refusal has changed the match")
		}
	})
}

// TestTheBookExplainsAbbreviations holds that the rules text explains each abbreviation of the ledger, and says what has
// two names on cardboard.
func TestTheBookExplainsAbbreviations(t *testing.T) { // TS-CMP-9 TS-RUL-70
	book, err := os.ReadFile("../../assets/rules/towersiege.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(book), "{#TS-CMP-9}")
	table, _, _ = strings.Cut(table, "###")
	var short []string
	for row := range strings.Lines(table) {
		if cells := strings.Split(row, "|"); len(cells) > 2 {
			short = append(short, strings.FieldsFunc(cells[1]+" "+cells[2], func(r rune) bool { return strings.ContainsRune(" ,;:.\n", r) })...)
		}
	}
	for _, want := range strings.Fields("AL AT DL gp IC IP IS LP OT PL pp /R RL RR SL SS ST /T UI") {
		if !slices.Contains(short, want) {
			t.Errorf("%s is not explained", want)
		}
	}
	for line := range strings.Lines(string(book)) {
		if strings.Contains(line, "TS-RUL-70") && strings.Contains(line, "Spent Gold and Spent Power") {
			return
		}
	}
	t.Error("what lies under Spent Gold and Spent Power is not told")
}
