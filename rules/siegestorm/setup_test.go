package siegestorm

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// refused deals a match that must be refused and returns why.
func refused(t *testing.T, seats int, options map[string]string) *rules.SetupError {
	t.Helper()
	_, err := content.New(rules.Setup{Seats: seats, Options: options})
	var wrong *rules.SetupError
	if !errors.As(err, &wrong) {
		t.Fatalf("%d seats with %v: %v", seats, options, err)
	}
	return wrong
}

func TestModesAndSeats(t *testing.T) { // ST-GEN-1, ST-SOL-1, ST-COP-1
	for m, seats := range map[string][]int{"duel": {2}, "ffa": {2}, "solo": {1}, "coop": {2}, "lms": {3, 4}} {
		for n := range 6 {
			_, err := content.New(rules.Setup{Seats: n, Options: map[string]string{optionMode: m}})
			if want := n == 0 || slices.Contains(seats, n); (err == nil) != want {
				t.Errorf("%s with %d seats: %v", m, n, err)
			}
		}
	}
}

// The options of ledger 8 with their defaults. Who has what is settled before the match.
func TestDefaults(t *testing.T) { // ST-DCK-8, ST-TRN-13, ST-REA-7, ST-RUL-37, ST-RUL-77
	in := content.Info()
	want := map[string]string{
		"mode": "duel", "boss": "mudlord_grakka", "first_player": "random", "first_player_lms": "random", "deck_pool": "faction",
		"deck1": "starter_seraphia", "deck2": "starter_styxia", "deck3": "starter_ysra", "deck4": "starter_khunglai",
		"confirm_single": "off", "open_hands": "on", "allow_promo": "off", "lms_deploy_each_track": "off",
	}
	for _, n := range []string{"1", "2", "3", "4"} {
		want["auto_pass"+n], want["stop_w1_"+n], want["stop_w2_"+n], want["stop_w3_"+n] = "sensible", "sparing", "sparing", "bearing"
		want["pay_first"+n] = "unused"
	}
	for id, value := range in.Defaults() {
		if want[id] != value {
			t.Errorf("%s is %s, not %q", id, value, want[id])
		}
		delete(want, id)
	}
	if len(want) > 0 {
		t.Errorf("there are no options %v", want)
	}
	for _, id := range []string{"boss", "open_hands", "lms_deploy_each_track", "deck3", "auto_pass4", "first_player_lms"} {
		if o, _ := in.Option(id); in.Applies(o, rules.Setup{Seats: 2, Options: in.Defaults()}) {
			t.Errorf("%s can be settled in a Duel", id)
		}
	}
}

// Every option finds its way into the match.
func TestOptionsAreKept(t *testing.T) {
	for option, test := range map[string]struct {
		value, mode string
		seats       int
		kept        func(*State) bool
	}{
		"boss":                  {"the_goblin_king", "solo", 1, func(s *State) bool { return s.bossDesign().Key == "the_goblin_king" }},
		"first_player":          {"player2", "duel", 2, func(s *State) bool { return s.set.first == 2 }},
		"first_player_lms":      {"player4", "lms", 4, func(s *State) bool { return s.set.first == 4 }},
		"deck_pool":             {"all", "coop", 2, func(s *State) bool { return s.set.pooled() == cards.AllFactions }},
		"deck2":                 {"starter_ysra", "duel", 2, func(s *State) bool { return s.design(34).Key == "ys_gutter_informant" }},
		"confirm_single":        {"on", "duel", 2, func(s *State) bool { return s.set.confirm }},
		"open_hands":            {"off", "coop", 2, func(s *State) bool { return !s.set.open && !s.Open() }},
		"allow_promo":           {"on", "ffa", 2, func(s *State) bool { return s.set.promos() == cards.AllowPromo }},
		"lms_deploy_each_track": {"on", "lms", 3, func(s *State) bool { return s.set.both }},
		"auto_pass2":            {"negate", "duel", 2, func(s *State) bool { return s.sides[1].autoPass == passUnlessNegate }},
		"stop_w1_1":             {"never", "duel", 2, func(s *State) bool { return s.sides[0].stops[0] == stopNever }},
		"stop_w2_3":             {"never", "lms", 3, func(s *State) bool { return s.sides[2].stops[1] == stopNever }},
		"pay_first2":            {"cheapest", "duel", 2, func(s *State) bool { return s.sides[1].payFirst == payCheapest }},
		"stop_w3_2":             {"always", "duel", 2, func(s *State) bool { return s.sides[1].stops[2] == stopAlways }},
	} {
		s := deal(t, 1, test.seats, map[string]string{optionMode: test.mode, option: test.value})
		if !test.kept(s) {
			t.Errorf("%s %s is lost", option, test.value)
		}
		if s.game.values(&s.set)[option] != test.value {
			t.Errorf("%s is written %s", option, s.game.values(&s.set)[option])
		}
	}
}

// An illegal deck is refused with every reason at once, at the seat that has it.
func TestIllegalDecks(t *testing.T) { // ST-DCK-1, ST-DCK-2, ST-DCK-3, ST-DCK-4, ST-DCK-6, ST-FFA-2, ST-FFA-4
	bad := "5 ys_gutter_informant, 3 ys_the_assassin, 4 ys_sand_bridge_scout, 2 se_gate_novice, 1 gb_goblin_leader"
	for m, ids := range map[string][]string{
		"duel": {"ST-DCK-1", "ST-DCK-2", "ST-DCK-3", "ST-DCK-4", "ST-DCK-6"},
		"ffa":  {"ST-FFA-2", "ST-FFA-4", "ST-DCK-6"},
	} {
		e := refused(t, 2, map[string]string{optionMode: m, "deck2": bad})
		if e.Field != "deck2" {
			t.Errorf("%s: the fault is in %s", m, e.Field)
		}
		for _, id := range ids {
			if !slices.ContainsFunc(e.Reasons, func(r rules.Text) bool { return strings.HasSuffix(r.String(), "("+id+")") }) {
				t.Errorf("%s: %s is not among the reasons %v", m, id, e.Reasons)
			}
		}
	}
	if e := refused(t, 2, map[string]string{"deck1": "4 ys_gutter_informand, x"}); e.Field != "deck1" || len(e.Reasons) != 2 {
		t.Errorf("what cannot be read is told so: %v", e)
	}
	mixed := "4 ys_gutter_informant, 4 ys_salt_road_mercenary, 4 ys_veiled_cutpurse, 4 ys_ash_cloak_sentry, 4 se_gate_novice, 4 se_lantern_bearer, 4 sx_bone_thrall, 4 sx_grave_picket, 2 kh_tengu"
	refused(t, 2, map[string]string{"deck1": mixed})
	deal(t, 1, 2, map[string]string{"mode": "ffa", "deck1": mixed})                      // ST-FFA-1
	deal(t, 1, 1, map[string]string{"mode": "solo", "deck_pool": "all", "deck1": mixed}) // ST-FFA-1
}

// A match holds the cards of the decks and no others; two players may have the same ones.
func TestCardsOfAMatch(t *testing.T) { // ST-DCK-5, ST-DCK-7, ST-DCK-9, ST-RUL-3
	s := deal(t, 1, 2, map[string]string{"deck1": "starter_styxia"})
	var count [2]map[cards.ID]int
	for d := range count {
		count[d] = map[cards.ID]int{}
	}
	for c := range cardNo(maxCards) {
		if k := &s.cards[c]; k.owner != noSide {
			count[k.owner][k.design]++
		}
	}
	list, _ := content.set.Starter("starter_styxia")
	for d := range count {
		n := 0
		for _, line := range list.Lines {
			if count[d][line.Card] != line.N {
				t.Errorf("player %d has %d of card %d, not %d", d, count[d][line.Card], line.Card, line.N)
			}
			n += line.N
		}
		if n != cards.DeckSize || len(count[d]) != len(list.Lines) {
			t.Errorf("player %d has %d cards of %d designs", d, n, len(count[d]))
		}
	}
}

func TestDuelSetup(t *testing.T) { // ST-SET-1, ST-SET-2, ST-ZON-1, ST-RUL-1
	s := deal(t, 5, 2, nil)
	zones, tracks := 0, 0
	for i := range s.zones {
		if s.zones[i].used {
			zones++
		}
	}
	for i := range s.tracks {
		if s.tracks[i].used {
			tracks++
			if len(s.tracks[i].slots) != 3 {
				t.Errorf("a war track has %d slots", len(s.tracks[i].slots))
			}
		}
	}
	if zones != 1 || tracks != 2 {
		t.Errorf("%d Battle Zones and %d war tracks", zones, tracks)
	}
	for d := range side(2) {
		if s.sides[d].hand.len() != 2 || s.sides[d].resources.len() != 32 {
			t.Errorf("player %d begins with %d cards and %d Resources", d, s.sides[d].hand.len(), s.sides[d].resources.len())
		}
	}
	if other := deal(t, 6, 2, nil); slices.Equal(s.sides[0].resources.cards(), other.sides[0].resources.cards()) {
		t.Error("two seeds shuffle alike")
	}
}

// The first player is drawn by lot after the starting hands, or settled.
func TestFirstPlayer(t *testing.T) { // ST-SET-5, ST-RUL-45, ST-SOL-7
	begins := func(seed uint64, seats int, options map[string]string) side {
		s := deal(t, seed, seats, options)
		for s.ask.kind == askMulligan {
			if s.turn != 0 {
				t.Fatal("a turn has begun before the starting hands are settled")
			}
			if _, err := s.Apply(of(Keep)); err != nil {
				t.Fatal(err)
			}
		}
		for i := range s.events {
			if s.events[i].Name == "turn_began" && s.events[i].N == 1 {
				if s.events[i].Seat == rules.NoSeat {
					return bossSide
				}
				return side(s.events[i].Seat)
			}
		}
		t.Fatalf("no turn begins: %v", s.events)
		return noSide
	}
	var count [2]int
	for seed := range uint64(40) {
		count[begins(seed, 2, nil)]++
	}
	if count[0] < 8 || count[1] < 8 {
		t.Errorf("of 40 matches player 1 begins %d and player 2 %d", count[0], count[1])
	}
	for seed := range uint64(5) {
		if d := begins(seed, 2, map[string]string{"first_player": "player2"}); d != 1 {
			t.Errorf("player 2 was to begin, and %d does", d)
		}
		if d := begins(seed, 1, map[string]string{"mode": "solo"}); d != bossSide {
			t.Errorf("against a boss %d begins", d)
		}
	}
}

// The deal is told before the first choice, and never again.
func TestDeal(t *testing.T) {
	s := deal(t, 1, 2, nil)
	drawn := 0
	for _, e := range s.Deal() {
		if e.Name == "drawn" {
			drawn++
		}
	}
	if drawn != 4 || s.Deal()[0].Name != "match_began" {
		t.Errorf("the deal tells of %d cards, first of %s", drawn, s.Deal()[0].Name)
	}
	if len(s.Clone().(*State).Deal()) > 0 {
		t.Error("a clone tells of the deal")
	}
	if _, err := s.Apply(of(Keep)); err != nil || len(s.Deal()) > 0 {
		t.Errorf("after a choice %d events are told of the deal (%v)", len(s.Deal()), err)
	}
}

// Made-up decks are legal in the pool of the match.
func TestInvent(t *testing.T) {
	r := rules.NewRand(1)
	for range 50 {
		for _, s := range []rules.Setup{
			{Options: map[string]string{"mode": "duel"}}, {Options: map[string]string{"mode": "ffa"}},
			{Options: map[string]string{"mode": "coop", "deck_pool": "all"}},
		} {
			s.Options["deck1"] = content.Invent("deck1", s, &r)
			if _, err := content.New(s); err != nil {
				t.Fatal(err)
			}
		}
	}
	if content.Invent("boss", rules.Setup{}, &r) != "" {
		t.Error("a boss was made up")
	}
}
