package kurth

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"portcullis/rules"
)

var update = flag.Bool("words", false, "write testdata/words.golden anew")

// positionsTold are positions of every decision, in which all that can be said is written down.
func positionsTold() []struct {
	name string
	pos  position
	play []string
	dice []uint8
} {
	return []struct {
		name string
		pos  position
		play []string
		dice []uint8
	}{
		{name: "before the markers are placed", pos: position{"phase": "deal", "row": "siege_towers midnight_bell watchfires", "protected": []string{"armory"}, "markers": in{"armory": 3}}},
		{name: "nothing to place", pos: position{"phase": "deal", "row": "refugees forbidden_shelf midnight_bell", "total_reinforcements": 0, "spirit": 2}},
		{name: "a tie", pos: position{"phase": "tie", "placing": 2, "markers": in{"armory": 2, "barracks": 2}, "protected": []string{"barracks"}}},
		{name: "a tie of one marker", pos: position{"phase": "tie", "placing": 1, "row": "widdershins tunnels watchfires", "total_reinforcements": 1}},
		{name: "before the move", pos: position{"row": "widdershins barricades night_riders", "markers": in{"scriptorium": 5, "armory": 8, "grain_market": 1, "moon_shrine": 9}, "turn": 2}},
		{name: "before the move with little Spirit", pos: position{"row": "tunnels watchfires price_in_blood", "spirit": 2, "markers": in{"scriptorium": 4, "armory": 12}, "difficulty": "advanced"}},
		{name: "at an end of the open passageway", pos: position{"row": "barricades watchfires refugees", "token": "armory", "passage_marker": true, "markers": in{"barracks": 2}}},
		{name: "before the move, two marked", pos: position{"row": "granary_fire watchfires tunnels", "pending_protected": []string{"citadel", "armory"}, "walk": map[string]any{"direction": "counter", "min": 0, "max": 3}}},
		{name: "before the roll", pos: position{"phase": "attack", "token": "armory", "row": "tunnels barons_herald siege_towers", "markers": in{"armory": 6, "grain_market": 2}}},
		{name: "before the roll on the last turn", pos: position{"phase": "attack", "turn": 12, "token": "grain_market", "row": "night_riders forbidden_shelf barricades", "mana": 12, "markers": in{"grain_market": 2, "main_gate": 3, "armory": 1}}},
		{name: "before the roll with Spirit and Mana for nothing", pos: position{"phase": "attack", "token": "citadel", "row": "price_in_blood granary_fire refugees", "mana": 0, "spirit": 1, "markers": in{"citadel": 3}}},
		{name: "the dice on the table", pos: position{"phase": "attack", "token": "main_gate", "row": "watchfires widdershins midnight_bell", "markers": in{"main_gate": 5}}, play: []string{"roll"}, dice: []uint8{5, 2}},
		{name: "three dice on the table", pos: position{"phase": "attack", "token": "main_gate", "row": "tunnels forbidden_shelf midnight_bell", "markers": in{"main_gate": 4}}, play: []string{"special twofold_tongue", "cast third_omen", "roll"}, dice: []uint8{2, 6, 2}},
		{name: "after a win", pos: position{"phase": "attack", "token": "main_gate", "row": "refugees watchfires forbidden_shelf", "spirit": 9, "markers": in{"main_gate": 4, "tanners_row": 2}}, play: []string{"roll", "accept"}, dice: []uint8{6, 6}},
		{name: "at the end of a turn that loses", pos: position{"phase": "end", "difficulty": "advanced", "row": "barricades refugees forbidden_shelf", "markers": in{"armory": 8, "barracks": 9, "citadel": 10}}},
		{name: "at the end of a turn that does not", pos: position{"phase": "end", "row": "barricades watchfires forbidden_shelf", "token": "moon_shrine", "pending_protected": []string{"armory"}, "markers": in{"armory": 8}}},
		{name: "at the end of the last turn", pos: position{"phase": "end", "turn": 12, "row": "barricades watchfires forbidden_shelf"}},
		{name: "won", pos: position{"phase": "over", "result": "won", "turn": 12}},
		{name: "lost by Spirit", pos: position{"phase": "over", "result": "lost_spirit", "spirit": 0, "turn": 7}},
		{name: "lost by overrun", pos: position{"phase": "over", "result": "lost_overrun", "turn": 7, "difficulty": "normal", "markers": in{"armory": 8, "barracks": 9, "citadel": 10, "main_gate": 8}}},
	}
}

// All that the game says in these positions is what testdata/words.golden says: the question, every
// choice with its preview, why anything else cannot be clicked, and what things are. Run the
// test with -words to write the file anew, and read the difference.
func TestWords(t *testing.T) {
	const file = "testdata/words.golden"
	var b strings.Builder
	for i, p := range positionsTold() {
		s := at(t, p.pos)
		roll(t, s, p.dice...)
		fmt.Fprintf(&b, "# %s\n\n", p.name)
		for _, e := range play(t, s, p.play...) {
			fmt.Fprintf(&b, "%s\n", s.Tell(e))
		}
		ask(&b, s)
		if i%3 == 0 || s.phase == phaseOver {
			explain(&b, s)
		}
		b.WriteString("\n")
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	golden, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, got := strings.Split(string(golden), "\n"), strings.Split(b.String(), "\n")
	for i := range max(len(want), len(got)) {
		if i >= len(want) || i >= len(got) || want[i] != got[i] {
			t.Fatalf("line %d of %s:\n%s\nhere:\n%s", i+1, file, strings.Join(want[min(i, len(want)):min(i+3, len(want))], "\n"), strings.Join(got[min(i, len(got)):min(i+3, len(got))], "\n"))
		}
	}
}

// ask writes down what is asked, what each choice would do, and why the rest of the board and of
// the row cannot be clicked.
func ask(b *strings.Builder, s *State) {
	p := s.Prompt()
	fmt.Fprintf(b, "%s: %s (%s)\n", p.Phase, p.Ask, p.Rule)
	for _, c := range s.Decision().Choices {
		d := s.Describe(c)
		fmt.Fprintf(b, "- %s: %s %v (%s)\n", s.game.Notation(c), d.Sentence, d.Path, d.Rule)
		p, _ := s.Preview(c)
		fmt.Fprintf(b, "    %s", p.Title)
		if p.HasChance {
			fmt.Fprintf(b, ", %.4f, %s", p.Chance, p.Fraction)
		}
		b.WriteString("\n")
		lines(b, p.Lines)
	}
	for _, el := range everything(s.game) {
		power := el.Kind() == "spell" || el.Kind() == "special"
		if why, not := s.WhyNot(el); not && (!power || s.inRowByName(el) || el == SpellElement("unmaking") || el == SpecialElement("hold_fast")) {
			fmt.Fprintf(b, "not %s: %s (%s)\n", el, why.Why, why.Rule)
		}
	}
}

// explain writes down what the things of the board and of the row are.
func explain(b *strings.Builder, s *State) {
	for _, el := range everything(s.game) {
		a, ok := s.About(el)
		if el.Kind() == "place" || el.Kind() == "track" || el.Kind() == "table" || el.Kind() == "pile" || el == ElementWarden || el == ElementPassageway || ok && s.inRowByName(el) {
			fmt.Fprintf(b, "about %s: %s %v (%s, %s)\n", el, a.Title, a.Body, a.Rule, a.Picture)
			lines(b, a.Lines)
		}
	}
}

// inRowByName reports whether the element is a card of the row or one of its powers.
func (s *State) inRowByName(el rules.Element) bool {
	for _, card := range s.row() {
		c := &s.game.cards[card]
		if el == c.element || el == c.Spell.element || el == c.Special.element {
			return true
		}
	}
	return false
}

func lines(b *strings.Builder, list []rules.Line) {
	for _, l := range list {
		fmt.Fprintf(b, "    %s: %s%s\n", l.Label, l.Value, [...]string{"", ", good", ", bad", ", strong"}[l.Tone])
	}
}

// everything is every element of the board.
func everything(g *Game) []rules.Element {
	all := []rules.Element{ElementGoOn, ElementRoll, ElementAccept, ElementEndTurn, ElementWarden, ElementSpirit, ElementMana, ElementRound, ElementOverrun,
		ElementPassageway, ElementDraw, ElementDiscard, ElementSiegeForce, ElementAttackRoll,
		"slot:1", "slot:2", "slot:3", "die:1", "die:2", "dice:1", "dice:2", "dice:12", "amount:1", "amount:2", "amount:3"}
	for i := range g.places {
		all = append(all, g.places[i].element)
	}
	for i := range g.cards {
		c := &g.cards[i]
		all = append(all, c.element, c.Spell.element, c.Special.element)
	}
	return all
}
