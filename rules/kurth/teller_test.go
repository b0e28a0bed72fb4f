package kurth

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

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
			power := s.game.powerOf(first)
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
		{move, "place:moon_shrine", "KU-PAS-4", "Only through the passageway, which opens after doubles."},
		{move, "place:main_gate", "KU-MOV-2", "4 locations clockwise; you move 1 to 3."},
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
	some := 0
	for _, p := range v.Places {
		named := 0
		for _, c := range v.ToCome {
			if slices.Contains(c.Places, p.Ring) {
				named++
			}
		}
		equal(t, "rows", p.NextOf, 6)
		if most := []int{0, 4, 6}[named]; p.Next > most {
			t.Errorf("%s: %d of 6, and %d cards name it", p.Name, p.Next, named)
		}
		some += p.Next
	}
	if some == 0 {
		t.Error("no markers may come anywhere")
	}
	equal(t, "after the last turn of a round", at(t, position{"turn": 4}).View().Places[0].NextOf, 12*11*10)
	equal(t, "after the last turn", at(t, position{"turn": 12}).View().Places[0].NextOf, 0)
}

// KU-RUL-25: a protect effect is aimed when it is used, so the log names the location then.
func TestTellNamesTheTarget(t *testing.T) {
	s := at(t, position{"row": "watchfires tunnels refugees"})
	used := happened(t, play(t, s, "special double_the_watch barracks"), "special_used")
	equal(t, "sentence", s.Tell(used).String(), "The Warden uses Double the Watch on the Barracks for 1 Spirit.")
	s = at(t, position{"row": "watchfires tunnels refugees"})
	used = happened(t, play(t, s, "special postern_key"), "special_used")
	equal(t, "sentence", s.Tell(used).String(), "The Warden uses Postern Key.")
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
	equal(t, "reinforcements", v.Reinforcements, 6)
	equal(t, "Mana boost", v.ManaBoost, 2)
	equal(t, "attack", v.Attack.Kind, "none")

	play(t, s, "move scriptorium")
	v = s.View()
	equal(t, "attack", v.Attack.Kind, "waiting")
	equal(t, "need", v.Attack.Need, 10)
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
	equal(t, "need", v.Attack.Need, 10)
	equal(t, "dice", len(v.Attack.Dice), 2)
}

// eventNames are those of ledger 10.4.
func eventNames() []string {
	return strings.Fields(`cards_dealt totals_set mana_changed spirit_changed or_settled markers_placed placing_blocked protected_cleared
		protected_placed row_swapped token_moved passage_marker spell_cast special_used dice_rolled dice_changed attack_resolved markers_removed
		markers_shifted nothing_left siege_checked cards_discarded deck_shuffled round_advanced turn_started game_over`)
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

// The prompt offers no spell and no special that cannot be used any more.
func TestPromptOffersWhatThereIs(t *testing.T) {
	g := load(t)
	seen := map[string]int{}
	for seed := range uint64(300) {
		s, p := deal(t, g, seed, "normal"), picker(seed+1)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			ask := s.Prompt().Ask.String()
			if _, rest, ok := strings.Cut(ask, ", or "); ok && s.phase >= phaseRolled {
				equal(t, "a special is offered: "+ask, strings.Contains(rest, "special"), s.offers(VerbSpecial) && (s.phase == phaseEnd || !s.offers(VerbCast)))
				equal(t, "a spell is offered: "+ask, strings.Contains(rest, "spell") || strings.Contains(rest, "change it"), s.offers(VerbCast))
				seen[d.Kind+": "+rest]++
			}
			if _, err := s.Apply(d.Choices[p.pick(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, want := range []string{"end: cast a spell first", "end: use a special action first", "end: use a spell or special action first", "rolled: change it"} {
		if seen[want] == 0 {
			t.Errorf("no prompt %q: %v", want, seen)
		}
	}
	alone := fight(t, 3, 5, position{"row": "refugees forbidden_shelf siege_towers", "mana": 0})
	roll(t, alone, 2, 3)
	play(t, alone, "roll")
	equal(t, "prompt", alone.Prompt().Ask.String(), "Accept the Attack Roll of 5 against 7, or use a special action first")
}

// One of a thing is told as one.
func TestOneIsSingular(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "price_in_blood refugees forbidden_shelf"})
	placed := eventsNamed(play(t, s, "go on"), "markers_placed")
	equal(t, "sentence", s.Tell(placed[0]).String(), "Card 1 brings 1 marker to the Moon Shrine, which holds 1.")
	equal(t, "sentence", s.Tell(rules.Event{Name: "markers_placed", N: 2, M: 3, Count: 2, To: PlaceElement("citadel")}).String(), "Card 2 brings 2 markers to the Citadel, which holds 3.")
	equal(t, "question", s.Prompt().Ask.String(), "Choose where 1 marker arrives: the Citadel or Tanners' Row")
	table, _ := s.About(ElementSiegeForce)
	equal(t, "row of the table", table.Lines[1].Label.String(), "1 marker")
	equal(t, "row of the table", table.Lines[2].Label.String(), "2 markers")
	equal(t, "limit", s.Tell(rules.Event{Name: "siege_checked", N: 1, M: 1}).String(), "1 location is overrun; 1 loses the game.")
	equal(t, "limit", s.Tell(rules.Event{Name: "siege_checked", N: 2, M: 5}).String(), "2 locations are overrun; 5 lose the game.")
}

// What is said of a location begins with what it does; its flavour comes after.
func TestFactsOfALocationComeFirst(t *testing.T) {
	s := deal(t, load(t), 1, "easy")
	for ring := range s.game.places {
		p := &s.game.places[ring]
		body := s.aboutPlace(uint8(ring)).Body
		if last := body[len(body)-1].String(); last != p.Lore().String() {
			t.Errorf("%s ends with %q", p.ID, last)
		}
	}
}
