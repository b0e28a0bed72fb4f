package kurth

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// line returns the value of a preview line.
func line(tb testing.TB, p rules.Preview, label string) rules.Line {
	tb.Helper()
	for _, l := range p.Lines {
		if l.Label.String() == label {
			return l
		}
	}
	tb.Fatalf("no line %q in %v", label, p.Lines)
	return rules.Line{}
}

func preview(tb testing.TB, s *State, choice string) rules.Preview {
	tb.Helper()
	before := bytesOf(tb, s)
	p, ok := s.Preview(mustParse(tb, s, choice))
	if !ok {
		tb.Fatalf("no preview of %s", choice)
	}
	equal(tb, "state after a preview", string(bytesOf(tb, s)), string(before))
	return p
}

// What happens if I go there? (ledger 10.3)
func TestPreviewMove(t *testing.T) {
	s := at(t, position{"row": "watchfires tunnels forbidden_shelf", "markers": in{"scriptorium": 5, "armory": 10}})
	p := preview(t, s, "move scriptorium")
	equal(t, "title", p.Title.String(), "Move to the Scriptorium, 1 location clockwise")
	equal(t, "sum", line(t, p, "Total Attack Strength").Value.String(), "3 + 2 + 2 + 2 = 9")
	equal(t, "fraction", p.Fraction.String(), "10 in 36")
	equal(t, "chance", math.Round(1000*p.Chance), math.Round(1000*10.0/36))
	// 9, 10: 4 + 3 ways, 3 removed; 11, 12: 2 + 1 ways, 4 removed: 33 in 36.
	equal(t, "removed", line(t, p, "Markers removed, on average").Value.String(), "0.9")
	equal(t, "Spirit on average", line(t, p, "Spirit lost, on average").Value.String(), fmt.Sprintf("%.1f", 3*26.0/36))
	equal(t, "at risk", line(t, p, "Spirit at risk").Value.String(), "3 of 12")
	equal(t, "no attack", line(t, preview(t, s, "move grain_market"), "Markers").Value.String(), "none: no attack")

	s = at(t, position{"spirit": 3, "markers": in{"scriptorium": 5}})
	equal(t, "mortal danger", line(t, preview(t, s, "move scriptorium"), "Spirit at risk").Tone, rules.Bad)
}

// Expected removals are capped by what is there.
func TestPreviewRemovalsCapped(t *testing.T) {
	s := at(t, position{"total_bonus": 0, "markers": in{"scriptorium": 1}})
	p := preview(t, s, "move scriptorium")
	equal(t, "fraction", p.Fraction.String(), "36 in 36")
	equal(t, "removed", line(t, p, "Markers removed, on average").Value.String(), "1.0")
}

// What does this spell do to my odds? Before and after.
func TestPreviewSpells(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "tunnels barons_herald siege_towers"})
	p := preview(t, s, "roll")
	equal(t, "roll", p.Fraction.String(), "10 in 36") // 9 or more
	p = preview(t, s, "cast break_the_banner")        // 6 or more
	equal(t, "banner", p.Fraction.String(), "26 in 36")
	equal(t, "banner line", line(t, p, "Chance to win").Value.String(), "28 % to 72 % (26 in 36)")
	equal(t, "banner tone", line(t, p, "Chance to win").Tone, rules.Good)
	equal(t, "Mana", line(t, p, "Mana").Value.String(), "6 to 4")
	p = preview(t, s, "cast third_omen")
	equal(t, "omen", p.Fraction.String(), "113 in 216")
	p = preview(t, s, "cast steady_hand") // 8 against 9
	equal(t, "steady hand", p.Fraction.String(), "0 in 1")
}

// The reroll: exact over the dice thrown again.
func TestPreviewReroll(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "midnight_bell refugees forbidden_shelf"})
	roll(t, s, 5, 2)
	play(t, s, "roll")
	equal(t, "the 2", preview(t, s, "cast second_breath 2").Fraction.String(), "3 in 6")
	equal(t, "the 5", preview(t, s, "cast second_breath 1").Fraction.String(), "0 in 6")
	equal(t, "both", preview(t, s, "cast second_breath 1 2").Fraction.String(), "10 in 36")
	equal(t, "accept", line(t, preview(t, s, "accept"), "Attack").Value.String(), "lost")
	equal(t, "accept costs", line(t, preview(t, s, "accept"), "Spirit").Value.String(), "12 to 9")
}

// No preview reads the generator: forced dice change nothing.
func TestPreviewIsBlind(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "midnight_bell refugees forbidden_shelf"})
	want := preview(t, s, "roll").Fraction.String()
	roll(t, s, 6, 6, 6, 6)
	equal(t, "with forced dice", preview(t, s, "roll").Fraction.String(), want)
	play(t, s, "roll")
	equal(t, "reroll with forced dice", preview(t, s, "cast second_breath 1").Fraction.String(), "4 in 6")
}

func TestPreviewOthers(t *testing.T) {
	// Am I about to lose?
	s := at(t, position{"phase": "end", "difficulty": "advanced", "row": "forbidden_shelf refugees watchfires", "markers": in{"armory": 8, "barracks": 9}})
	equal(t, "overrun", line(t, preview(t, s, "end turn"), "Overrun locations").Value.String(), "2 of 3")
	s.markers[0] = 8
	l := line(t, preview(t, s, "end turn"), "Overrun locations")
	equal(t, "overrun", l.Value.String(), "3, and 3 lose the game")
	equal(t, "tone", l.Tone, rules.Bad)
	// The last turn.
	s = at(t, position{"phase": "end", "turn": 12, "row": "forbidden_shelf refugees watchfires"})
	equal(t, "won", line(t, preview(t, s, "end turn"), "The city has held").Tone, rules.Good)
	// What arrives.
	s = at(t, position{"phase": "deal", "row": "watchfires tunnels siege_towers", "protected": []string{"main_gate"}})
	p := preview(t, s, "go on")
	equal(t, "choice to come", line(t, p, "Then choose").Value.String(), "Armory or Barracks")
	equal(t, "blocked", line(t, p, "Protected").Value.String(), "no markers arrive at the Main Gate")
	s = at(t, position{"phase": "deal", "row": "midnight_bell forbidden_shelf siege_towers"})
	equal(t, "arrivals", line(t, preview(t, s, "go on"), "Citadel").Value.String(), "0 to 4")
	equal(t, "fewer", line(t, preview(t, s, "special cut_the_ropes"), "Total reinforcements").Value.String(), "4 to 3")
	equal(t, "swap", line(t, preview(t, s, "special false_signal 1"), "Card 1").Value.String(), "4 markers to Armory")
	// A walk.
	s = at(t, position{"row": "widdershins refugees watchfires"})
	equal(t, "reach", line(t, preview(t, s, "special against_the_sun"), "In reach").Value.String(), "Tanners' Row, Barracks, Moon Shrine")
	// No attack.
	s = fight(t, 2, 5, position{"row": "barons_herald refugees watchfires"})
	equal(t, "attack", line(t, preview(t, s, "special into_the_cellars"), "Attack").Value.String(), "none")
	// A second one.
	s = fight(t, 5, 6, position{"phase": "end", "last_attack": "won"})
	equal(t, "second attack", preview(t, s, "special all_eyes_on_you").Fraction.String(), "26 in 36")
}

// An illegal choice has no preview.
func TestNoPreview(t *testing.T) {
	s := at(t, position{})
	if _, ok := s.Preview(mustParse(t, s, "roll")); ok {
		t.Error("a preview of an illegal choice")
	}
}

// Why must I attack, why can't I stay: WhyNot and Apply give one answer for every power
// and every place, at every decision of many matches.
func TestWhyNotAgreesWithApply(t *testing.T) {
	g := load(t)
	for seed := range uint64(40) {
		s, p := deal(t, g, seed, "easy"), picker(seed+1)
		for {
			checkWhyNot(t, s)
			d := s.Decision()
			if d.Over() || t.Failed() {
				break
			}
			if _, err := s.Apply(d.Choices[p.pick(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func checkWhyNot(t *testing.T, s *State) {
	t.Helper()
	d := s.Decision()
	for card := range int16(cardCount) {
		for _, verb := range [...]rules.Verb{VerbSpecial, VerbCast} {
			legal := slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == verb && c.Args[0] == card })
			first := rules.Choice{Verb: verb, Args: [4]int16{card}}
			power := s.game.power(first)
			first.Args[1] = power.low
			why, not := s.WhyNot(power.element)
			equal(t, "dimmed "+power.Name, not, !legal)
			if !legal {
				_, err := s.Apply(first)
				equal(t, "reason for "+power.Name, why.Error(), err.Error())
				equal(t, "a rule", strings.HasPrefix(why.Rule, "KU-"), true)
			}
		}
	}
	for place := range int16(placeCount) {
		el := s.game.places[place].element
		move := rules.Choice{Verb: VerbMove, Args: [4]int16{place}}
		if why, not := s.WhyNot(el); s.phase == phaseMove && not {
			_, err := s.Apply(move)
			equal(t, "reason for the place", why.Error(), err.Error())
		}
	}
	for _, el := range []rules.Element{ElementGoOn, ElementRoll, ElementAccept, ElementEndTurn} {
		_, not := s.WhyNot(el)
		equal(t, "dimmed "+string(el), not, !s.clickable(el))
	}
}

// Each choice of a decision has its own path, and no path is the beginning of another.
func TestPathsAreDistinct(t *testing.T) {
	g := load(t)
	for seed := range uint64(100) {
		s, p := deal(t, g, seed, "normal"), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			paths := map[string]bool{}
			for _, c := range d.Choices {
				about := s.Describe(c)
				path := fmt.Sprint(about.Path)
				path = path[:len(path)-1] + " "
				for other := range paths {
					if strings.HasPrefix(path, other) || strings.HasPrefix(other, path) {
						t.Fatalf("paths %s and %s", path, other)
					}
				}
				paths[path] = true
				if about.Sentence.Empty() || !strings.HasPrefix(about.Rule, "KU-") {
					t.Fatalf("%s: %v", g.Notation(c), about)
				}
			}
			if _, err := s.Apply(d.Choices[p.pick(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestDescribePaths(t *testing.T) {
	s := fight(t, 5, 6, position{"row": "midnight_bell watchfires granary_fire"})
	for choice, want := range map[string][]rules.Element{
		"move armory":                      {"place:armory"},
		"roll":                             {"button:roll"},
		"end turn":                         {"button:end_turn"},
		"go on":                            {"button:go_on"},
		"accept":                           {"button:accept"},
		"cast second_breath 1 2":           {"spell:second_breath", "dice:12"},
		"cast second_breath 1":             {"spell:second_breath", "dice:1"},
		"cast twin_moons 2":                {"spell:twin_moons", "die:2"},
		"cast burn_the_wick 3":             {"spell:burn_the_wick", "amount:3"},
		"cast ward_of_thorns":              {"spell:ward_of_thorns"},
		"special drive_them_on 2":          {"special:drive_them_on", "amount:2"},
		"special double_the_watch citadel": {"special:double_the_watch", "place:citadel"},
		"special false_signal 2":           {"special:false_signal", "slot:2"},
	} {
		if got := s.Describe(mustParse(t, s, choice)).Path; !slices.Equal(got, want) {
			t.Errorf("%s is clicked over %v, want %v", choice, got, want)
		}
	}
}

// Ledger 9: what each attempt is told, as far as other tests do not say it.
func TestWhyNotElements(t *testing.T) {
	upkeep := at(t, position{"phase": "deal", "row": "siege_towers refugees watchfires"})
	move := at(t, position{"row": "refugees midnight_bell price_in_blood"})
	fighting := fight(t, 3, 5, position{"markers": in{"main_gate": 3, "armory": 1}})
	rolled := fight(t, 3, 5, position{"row": "watchfires refugees forbidden_shelf", "mana": 2})
	roll(t, rolled, 2, 2)
	play(t, rolled, "roll")
	tie := at(t, position{"phase": "tie", "placing": 2})
	for _, test := range []struct {
		s         *State
		el        rules.Element
		rule, why string
	}{
		{upkeep, "place:armory", "KU-TRN-3", "Not possible now: waiting for the placing of markers."},
		{upkeep, "button:end_turn", "KU-TRN-3", "Not possible now: waiting for the placing of markers."},
		{upkeep, "spell:steady_hand", "KU-SPL-5", "Spells are cast in Phase 3."},
		{move, "place:citadel", "KU-MOV-1", "You must move."},
		{move, "place:moon_shrine", "KU-MOV-2", "You move clockwise."},
		{move, "place:main_gate", "KU-MOV-2", "Move 1 to 3 locations clockwise."},
		{move, "button:end_turn", "KU-MOV-1", "You must move."},
		{move, "button:go_on", "KU-TRN-3", "Not possible now: waiting for the move."},
		{move, "special:hold_fast", "KU-SPC-2", "Only this turn's three cards."},
		{fighting, "button:end_turn", "KU-ATK-1", "Markers here: you must attack."},
		{fighting, "button:accept", "KU-TRN-3", "Not possible now: waiting for the attack."},
		{fighting, "place:citadel", "KU-SPL-6", "No markers there."},
		{fighting, "dice:12", "KU-SPL-6", "Only after the roll."},
		{rolled, "amount:3", "KU-SPL-4", "You need 3 Mana."},
		{rolled, "button:roll", "KU-TRN-3", "Not possible now: waiting for the result of the roll."},
		{rolled, "place:armory", "KU-MOV-4", "Not possible now: waiting for the result of the roll. There is one move per turn."},
		{tie, "place:citadel", "KU-UPK-11", "Only Armory or Barracks, which the card names."},
		{tie, "special:double_the_watch", "KU-SPC-3", "Only before the move, before the roll, at the end of Phase 3."},
	} {
		why, not := test.s.WhyNot(test.el)
		if !not || why.Rule != test.rule || why.Why.String() != test.why {
			t.Errorf("%s at %s: %v %s %q, want %s %q", test.el, test.s.phase, not, why.Rule, why.Why, test.rule, test.why)
		}
	}
	for _, el := range []rules.Element{"place:scriptorium", "warden", "track:mana", "card:tunnels", "die:3", "nothing", "place:harbour", "spell:none"} {
		if why, not := move.WhyNot(el); not {
			t.Errorf("%s at move: %v", el, why.Why)
		}
	}
}

// Refused: an "or" location that is not asked for (KU-UPK-9).
func TestRefusedPlace(t *testing.T) {
	refused(t, at(t, position{}), "place armory", "KU-UPK-9")
}

// Every event and prompt of many matches has a sentence, and none speaks to "you".
func TestTellAndPrompt(t *testing.T) {
	g := load(t)
	told := map[string]bool{}
	for seed := range uint64(400) {
		s, p := deal(t, g, seed, "advanced"), picker(seed+1)
		for d := s.Decision(); ; d = s.Decision() {
			ask := s.Prompt()
			if ask.Ask.Empty() || ask.Phase.Empty() || !strings.HasPrefix(ask.Rule, "KU-") {
				t.Fatalf("prompt %v", ask)
			}
			equal(t, "progress", s.Progress().Text.String(), fmt.Sprintf("Round %d, turn %d of 12", s.round(), s.turn))
			if d.Over() {
				break
			}
			events, err := s.Apply(d.Choices[p.pick(len(d.Choices))])
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				told[e.Name] = true
				text := strings.Replace(s.Tell(e).String(), "All Eyes on You", "", 1)
				if !strings.HasSuffix(text, ".") || strings.Contains(text, "%!") || strings.Contains(strings.ToLower(text), "you") || strings.ContainsAny(text, ":_") && e.Name != "or_settled" && e.Name != "game_over" {
					t.Fatalf("%s: %q", e.Name, text)
				}
				if !strings.HasPrefix(e.Rule, "KU-") {
					t.Fatalf("%s rests on no rule", e.Name)
				}
			}
		}
	}
	for _, name := range eventNames() {
		if !told[name] {
			t.Errorf("no event %s in 400 matches", name)
		}
		delete(told, name)
	}
	equal(t, "other events", len(told), 0)
}

// Every element of the package's list that can be explained is.
func TestAbout(t *testing.T) {
	s := at(t, position{"turn": 2, "markers": in{"citadel": 9, "armory": 5}, "pending_protected": []string{"armory"}})
	elements := []rules.Element{ElementWarden, ElementSpirit, ElementMana, ElementRound, ElementOverrun, ElementPassageway, ElementDraw, ElementDiscard,
		ElementSiegeForce, ElementAttackRoll, "slot:1", "slot:3"}
	for i := range s.game.places {
		elements = append(elements, s.game.places[i].element)
	}
	for i := range s.game.cards {
		c := &s.game.cards[i]
		elements = append(elements, c.element, c.Spell.element, c.Special.element)
	}
	for _, el := range elements {
		a, ok := s.About(el)
		if !ok || a.Title.Empty() || len(a.Body) == 0 || !strings.HasPrefix(a.Rule, "KU-") {
			t.Errorf("%s: %v", el, a)
		}
		for _, l := range a.Lines {
			if strings.Contains(l.Label.String()+l.Value.String(), "%!") {
				t.Errorf("%s: %v", el, l)
			}
		}
	}
	for _, el := range []rules.Element{"", "place:harbour", "slot:4", "slot:12", "button:roll", "card:none"} {
		if _, ok := s.About(el); ok {
			t.Errorf("%q is explained", el)
		}
	}
	a, _ := s.About("place:armory")
	equal(t, "A/S at the Armory", a.Lines[1].Value.String(), "3 + 2 + 2 + 1 = 8")
	// The draw pile is listed by number, never in its order.
	first, _ := s.About(ElementDraw)
	slices.Reverse(s.drawPile())
	second, _ := s.About(ElementDraw)
	equal(t, "draw pile", fmt.Sprint(first.Lines), fmt.Sprint(second.Lines))
}

// Where will they come next turn?
func TestNamedNextTurn(t *testing.T) {
	s := at(t, position{"turn": 3}) // three cards left: forbidden_shelf to barons_herald and so on
	v := s.View()
	equal(t, "cards left", len(v.ToCome), 3)
	for _, p := range v.Places {
		named := 0
		for _, c := range v.ToCome {
			if slices.Contains(c.Places, p.Ring) {
				named++
			}
		}
		equal(t, "pairs", p.NextOf, 3)
		equal(t, "pairs that name "+p.Name, p.Next, []int{0, 2, 3}[named])
	}
	equal(t, "after the last turn of a round", at(t, position{"turn": 4}).View().Places[0].NextOf, 66)
	// The Citadel stands on 2 of 12 cards: 66 pairs less the 45 without it.
	equal(t, "after the last turn of a round", at(t, position{"turn": 4}).View().Places[0].Next, 21)
	equal(t, "after the last turn", at(t, position{"turn": 12}).View().Places[0].NextOf, 0)
}

// The chances of a throw add up, and each plays as it says.
func TestChances(t *testing.T) {
	for _, test := range []struct {
		row          string
		before       []string
		choice       string
		total, kinds int
	}{
		{"barons_herald refugees forbidden_shelf", nil, "roll", 36, 15},                         // 3 to 11, and six doubles
		{"midnight_bell refugees forbidden_shelf", nil, "roll", 36, 21},                         // faces may be thrown again
		{"widdershins refugees forbidden_shelf", nil, "roll", 36, 21},                           // or turned
		{"tunnels refugees forbidden_shelf", []string{"cast third_omen"}, "roll", 216, 15},      //
		{"tunnels midnight_bell forbidden_shelf", []string{"cast third_omen"}, "roll", 216, 21}, // Twofold Tongue may still pay
		{"tunnels midnight_bell watchfires", []string{"special double_the_watch citadel", "cast third_omen"}, "roll", 216, 15},
	} {
		s := fight(t, 8, 4, position{"row": test.row})
		play(t, s, test.before...)
		checkChances(t, s, test.choice, test.total, test.kinds)
	}
	s := fight(t, 8, 4, position{"row": "midnight_bell refugees forbidden_shelf"})
	roll(t, s, 2, 5)
	play(t, s, "roll")
	checkChances(t, s, "cast second_breath 1", 6, 6)
	checkChances(t, s, "cast second_breath 1 2", 36, 15)
	for _, choice := range []string{"accept", "special twofold_tongue", "roll"} {
		if n := len(s.Chances(mustParse(t, s, choice), nil)); n > 0 {
			t.Errorf("%s throws %d dice", choice, n)
		}
	}
}

func checkChances(t *testing.T, s *State, choice string, total, kinds int) {
	t.Helper()
	c := mustParse(t, s, choice)
	prefix := []rules.Chance{{Weight: 7}}
	list := s.Chances(c, prefix)[1:]
	sum, wins := 0, 0
	for _, one := range list {
		sum += int(one.Weight)
		try := s.copy()
		roll(t, try, one.Faces[:one.Dice]...)
		if _, err := try.Apply(c); err != nil {
			t.Fatal(err)
		}
		equal(t, "dice left", len(try.rng.Forced()), 0)
		for _, e := range try.events {
			if e.Name == "attack_resolved" && e.N >= e.M {
				wins += int(one.Weight)
			}
		}
		if try.phase == phaseRolled && try.attack.attackRoll() >= try.totalStrength(try.markers[try.token], &try.attack) {
			wins += int(one.Weight)
		}
	}
	equal(t, "weights of "+choice, sum, total)
	equal(t, "kinds of "+choice, len(list), kinds)
	p, _ := s.Preview(c)
	equal(t, "wins of "+choice, p.Fraction.String(), fmt.Sprintf("%d in %d", wins, total))
}

// The View is what the screen draws.
func TestView(t *testing.T) {
	s := at(t, position{"row": "watchfires tunnels siege_towers", "markers": in{"armory": 8, "scriptorium": 3}, "passage_marker": true, "pending_protected": []string{"citadel"}})
	v := s.View()
	equal(t, "decision", v.Decision, "move")
	equal(t, "overrun", v.Overrun, 1)
	equal(t, "armory overrun", v.Places[2].Overrun, true)
	equal(t, "armory in reach", v.Places[2].InReach, true)
	equal(t, "citadel in reach", v.Places[0].InReach, false)
	equal(t, "citadel pending", v.Places[0].Pending, true)
	equal(t, "named by card 1", v.Places[4].Named, 1)
	equal(t, "named by card 2", v.Places[2].Named, 2)
	equal(t, "named by card 3 only", v.Places[6].Named, 2)
	equal(t, "passage", v.Passage, PassageView{Ends: [2]int{2, 6}, Marker: true, Open: true})
	equal(t, "Postern Key usable", v.Row[1].SpecialUsable, false)
	equal(t, "Double the Watch usable", v.Row[0].SpecialUsable, true)
	equal(t, "reinforcements", v.Reinforcements, 7)
	equal(t, "Mana boost", v.ManaBoost, 2)
	equal(t, "attack", v.Attack.Kind, "none")

	play(t, s, "move scriptorium")
	v = s.View()
	equal(t, "attack", v.Attack.Kind, "waiting")
	equal(t, "need", v.Attack.Need, 9)
	equal(t, "row of the table", v.SiegeForce[v.ForceRow].Min, 3)
	roll(t, s, 6, 5)
	play(t, s, "roll")
	v = s.View()
	equal(t, "attack", v.Attack.Kind, "rolled")
	equal(t, "roll", v.Attack.Roll, 11)
	equal(t, "row of the roll", v.AttackRoll[v.RollRow].Removed, 4)
	play(t, s, "accept")
	v = s.View()
	equal(t, "attack", v.Attack.Kind, "won")
	equal(t, "met", v.Attack.Markers, 3)
	equal(t, "need", v.Attack.Need, 9)
	equal(t, "dice", len(v.Attack.Dice), 2)
}

// eventNames are those of ledger 10.4.
func eventNames() []string {
	return strings.Fields(`cards_dealt totals_set mana_changed spirit_changed or_settled markers_placed placing_blocked protected_cleared
		protected_placed row_swapped token_moved passage_marker spell_cast special_used dice_rolled dice_changed attack_resolved markers_removed
		markers_shifted siege_checked cards_discarded deck_shuffled round_advanced turn_started game_over`)
}

// Ledger 10.4: the names are those of the ledger.
func TestEventNamesAreInTheLedger(t *testing.T) {
	ledger, err := os.ReadFile("../../docs/rules/kurth.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range eventNames() {
		if !strings.Contains(string(ledger), "`"+name+"`") {
			t.Errorf("the ledger has no event %s", name)
		}
	}
}
