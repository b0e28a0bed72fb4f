package siegestorm

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/snapshot"
)

// tree is a snapshot that a test edits.
type tree map[string]any

func treeOf(t testing.TB, s *State) tree {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	var in tree
	if err := json.Unmarshal(b, &in); err != nil {
		t.Fatal(err)
	}
	return in
}

func (in tree) bytes(t testing.TB) []byte {
	t.Helper()
	b, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func (in tree) side(i int) tree      { return in["sides"].([]any)[i].(map[string]any) }
func (in tree) track(i int) tree     { return in["tracks"].([]any)[i].(map[string]any) }
func (in tree) zone(i int) tree      { return in["zones"].([]any)[i].(map[string]any) }
func (in tree) frame(i int) tree     { return in["frames"].([]any)[i].(map[string]any) }
func (in tree) under(id string) tree { return in[id].(map[string]any) }
func (in tree) list(id string) []any { l, _ := in[id].([]any); return l }

// moves takes the last card of a list of a side away, and gives it to another list.
func (in tree) moves(i int, from, to string) {
	side := in.side(i)
	cards := side.list(from)
	side[to] = append(side.list(to), cards[len(cards)-1])
	side[from] = cards[:len(cards)-1]
}

// duelling is a Duel in the third window of a turn, with cards everywhere.
func duelling(t testing.TB) tree {
	s := deal(t, 1, 2, map[string]string{optionFirst: "player1"})
	for s.ask.kind == askMulligan {
		if _, err := s.Apply(of(Keep)); err != nil {
			t.Fatal(err)
		}
	}
	for s.ask.kind != askWindow || s.top().stage != windowDeploy {
		if _, err := s.Apply(of(Continue)); err != nil {
			t.Fatal(err)
		}
	}
	in := treeOf(t, s)
	for _, to := range []string{"hand", "hand", "hand", "supporters", "casualties"} {
		in.moves(0, "resources", to)
	}
	return in
}

func fighting(t testing.TB) tree {
	s := deal(t, 1, 1, map[string]string{optionMode: "solo"})
	for s.ask.kind != askWindow {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	return treeOf(t, s)
}

// Positions made by hand are taken.
func TestEditedSnapshots(t *testing.T) {
	for name, in := range map[string]tree{"a Duel": duelling(t), "Solo": fighting(t)} {
		if _, err := content.Restore(in.bytes(t)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	in := duelling(t)
	for _, id := range []string{"deck1", "auto_pass2", "confirm_single", "game"} {
		delete(in, id) // they have their defaults
	}
	delete(in.side(0), "preferences")
	if _, err := content.Restore(in.bytes(t)); err != nil {
		t.Errorf("without what has a default: %v", err)
	}
}

// A position may leave cards out if it says that they are removed: those of players are, those of
// a boss are out of the game (ST-KEY-3, ST-RUL-54). It is written again with every card.
func TestRestIsRemoved(t *testing.T) { // ST-INV-1
	for name, in := range map[string]tree{"a Duel": duelling(t), "Solo": fighting(t)} {
		last := len(in.list("sides")) - 1
		for i := range last + 1 {
			in.side(i)["resources"] = in.side(i).list("resources")[:6]
			delete(in.side(i), "casualties")
		}
		expectBroken(t, in, invariantCards, "sides")
		in["rest"] = "removed"
		restored, err := content.Restore(in.bytes(t))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		s := restored.(*State)
		for d := range side(maxSides) {
			if !s.plays(d) {
				continue
			}
			where := removed
			if d == bossSide {
				where = outOfGame
			}
			if got, n := len(s.lying(where, d)), s.sides[d].resources.len(); got == 0 || n != 6 {
				t.Errorf("%s: %s has %d cards in %s and %d Resources", name, d, got, where, n)
			}
		}
		back := treeOf(t, s)
		if _, kept := back["rest"]; kept || len(back.side(0).list("removed")) == 0 {
			t.Errorf("%s: written with the rest unsaid: %v", name, back.side(0)["removed"])
		}
		if _, err := content.Restore(back.bytes(t)); err != nil {
			t.Errorf("%s, restored again: %v", name, err)
		}
	}
	in := duelling(t)
	in["rest"] = "hidden"
	expectBroken(t, in, "", "rest")
}

// One refusal gives one reason.
func TestOneReason(t *testing.T) {
	for want, spoil := range map[string]func(in tree){
		"war track 0 is there twice":                         func(in tree) { in["tracks"] = append(in.list("tracks"), in.track(0)) },
		"war track 0 has 1 slot here; it has 3":              func(in tree) { in.track(0)["slots"] = []any{""} },
		`war track 0 is of "player2"; it belongs to player1`: func(in tree) { in.track(0)["side"] = "player2" },
		"Battle Zone 1 is not in this match":                 func(in tree) { in.zone(0)["zone"] = 1 },
		"Battle Zone 0 is there twice":                       func(in tree) { in["zones"] = append(in.list("zones"), in.zone(0)) },
		"Battle Zone 0 has 1 war track; it lies between two": func(in tree) { in.zone(0)["tracks"] = []any{0} },
		"Battle Zone 0 has 1 Frontline; it has two":          func(in tree) { in.zone(0)["front"] = []any{""} },
		`"player1" comes twice`:                              func(in tree) { in["living"] = []any{"player1", "player1"} },
		`"boss" does not take part`:                          func(in tree) { in["living"] = []any{"boss"} },
		"no card is named":                                   func(in tree) { in["tokens"] = []any{map[string]any{"gang": 1}} },
		`there is no card "cake"`: func(in tree) {
			in["modifiers"] = []any{map[string]any{"card": in.side(0).list("hand")[0], "source": "cake", "att": 1}}
		},
		`"se_choir_magister#31" is not on the Battlefield; a card that leaves it forgets what changed it`: func(in tree) { // ST-RUL-41
			in["modifiers"] = []any{map[string]any{"card": "se_choir_magister#31", "source": "se_gate_novice", "att": 1}}
		},
		"card number 31 of player1 is in no place": func(in tree) { in.side(0)["hand"] = in.side(0).list("hand")[1:] },
	} {
		in := duelling(t)
		spoil(in)
		_, err := content.Restore(in.bytes(t))
		var bad *snapshot.Error
		if !errors.As(err, &bad) || bad.Reason != want {
			t.Errorf("%v; want %s", err, want)
		}
	}
}

// A snapshot that breaks an invariant is refused with its id and the field: ST-INV-1 to ST-INV-6,
// ST-INV-8, ST-INV-10, ST-INV-11, ST-INV-13 to ST-INV-16, ST-INV-18.
func TestBrokenSnapshots(t *testing.T) { // ST-INV-1, ST-INV-2, ST-INV-3, ST-INV-4, ST-INV-5, ST-INV-6, ST-INV-8
	for _, test := range []struct {
		rule, field string
		spoil       func(tree)
	}{
		{invariantCards, "sides", func(in tree) { in.side(0)["hand"] = in.side(0).list("hand")[1:] }},
		{invariantCards, "sides.player1.hand", func(in tree) { in.side(0)["hand"] = []any{"se_gate_novice#99"} }},
		{invariantCards, "sides.player1.hand", func(in tree) { in.side(0)["hand"] = []any{"gb_goblin_tank#0"} }},
		{"", "sides.player1.hand", func(in tree) { in.side(0)["hand"] = []any{"se_gate_novic#0"} }},
		{"", "sides.player1.hand", func(in tree) { in.side(0)["hand"] = []any{"se_gate_novice"} }},
		{invariantPlaces, "sides.player1.hand", func(in tree) { in.side(0)["hand"] = append(in.side(0).list("hand"), in.side(0).list("resources")[0]) }},
		{invariantPlaces, "tracks", func(in tree) { in.track(0)["slots"] = []any{in.side(0).list("hand")[0], "", ""} }},
		{invariantPlaces, "tracks", func(in tree) { in.track(1)["track"] = 0 }},
		{invariantHands, "sides.player1.hand", func(in tree) {
			for range 10 {
				in.moves(0, "resources", "hand")
			}
		}},
		{invariantSupport, "sides.player1.committed", func(in tree) { in.side(0)["committed"] = in.side(0).list("hand")[:1] }},
		{invariantTokens, "", func(in tree) { in["tokens"] = []any{map[string]any{"card": in.side(0).list("hand")[0], "gang": 1}} }},
		{invariantChain, "chain", func(in tree) {
			in["chain"] = []any{map[string]any{"by": "player1", "card": in.side(0).list("hand")[0], "kind": "action", "track": 0}}
		}},
		{invariantChain, "exits", func(in tree) {
			c := in.side(0).list("hand")
			in.side(0)["hand"] = c[1:]
			in["exits"] = []any{map[string]any{"card": c[0], "track": 0}}
		}},
		{invariantPaid, "announced.paid", func(in tree) {
			c := in.side(0).list("hand")
			in["announced"] = map[string]any{"card": c[0], "as": "creature", "by": "player1", "track": 0, "cost": 2, "paid": []any{c[0]}, "stage": 2}
			in["question"] = map[string]any{"kind": "pay", "seat": "player1"}
		}},
		{invariantDecision, "question", func(in tree) { delete(in, "question") }},
		{invariantDecision, "question", func(in tree) { in["question"] = map[string]any{"kind": "order", "seat": "player1"} }},
		{invariantDecision, "question", func(in tree) { in["question"] = map[string]any{"kind": "window", "seat": "player2"} }},
		{invariantDecision, "frames", func(in tree) { in["frames"] = []any{} }},
		{invariantDecision, "frames", func(in tree) { in.frame(0)["stage"] = 99 }},
		{invariantDecision, "frames", func(in tree) { in["frames"] = in.list("frames")[1:] }},
		{invariantDecision, "frames", func(in tree) { in.frame(0)["by"] = "nobody" }},
		{invariantDeploys, "sides.player1.deployed_on", func(in tree) { in.side(0)["deployed"] = true }},
		{invariantReaction, "question", func(in tree) { in["question"] = map[string]any{"kind": "react", "seat": "player2"} }},
		{invariantTurns, "sides.player2.turns", func(in tree) { in.side(1)["turns"] = 18 }},
		{invariantTurns, "turn", func(in tree) { in["turn"] = 400 }},
		{invariantTurns, "choices_this_turn", func(in tree) { in["choices_this_turn"] = 501 }},
		{invariantResult, "result", func(in tree) { in["loser"] = "player1" }},
		{invariantResult, "result", func(in tree) { in["result"] = "won_last"; delete(in, "question") }},
		{invariantLiving, "living", func(in tree) { in["living"] = []any{"player1"} }},
		{"ST-GEN-1", "seats", func(in tree) { in["seats"] = 3 }},
		{"ST-GEN-1", "mode", func(in tree) { in["mode"] = "siege" }},
		{"", "deck1", func(in tree) { in["deck1"] = "4 ys_gutter_informant" }},
		{"", "game", func(in tree) { in["game"] = "kurth" }},
		{"", "weather", func(in tree) { in["weather"] = "rain" }},
		{"", "rng", func(in tree) { delete(in, "rng") }},
		{"", "turn", func(in tree) { in["turn"] = "two" }},
		{"", "sides", func(in tree) { in["sides"] = in.list("sides")[:1] }},
		{"", "sides", func(in tree) { in.side(1)["side"] = "player1" }},
		{"ST-SOL-2", "boss_board", func(in tree) { in["boss_board"] = map[string]any{} }},
		{"ST-REA-7", "sides.player1.preferences.auto_pass", func(in tree) { in.side(0).under("preferences")["auto_pass"] = "often" }},
		{"ST-ZON-5", "exits", func(in tree) { in["exits"] = []any{map[string]any{"card": "x", "track": 7}} }},
		{"ST-ZON-2", "zones", func(in tree) { in.zone(0)["front"] = []any{""} }},
	} {
		in := duelling(t)
		test.spoil(in)
		expectBroken(t, in, test.rule, test.field)
	}
	for _, test := range []struct {
		rule, field string
		spoil       func(tree)
	}{
		{invariantMenace, "boss_board.menace", func(in tree) { in.under("boss_board")["menace"] = 6 }},
		{invariantMenace, "boss_board.life", func(in tree) { in.under("boss_board")["life"] = 17 }},
		{invariantMenace, "boss_board.life", func(in tree) { in.under("boss_board")["life"] = 0 }},
		{invariantTokens, "boss_board.gang_tokens", func(in tree) { in.under("boss_board")["gang_tokens"] = 14 }},
		{invariantTokens, "boss_board.spirit_tokens", func(in tree) { in.under("boss_board")["spirit_tokens"] = 1 }},
		{"ST-SOL-2", "boss_board", func(in tree) { delete(in, "boss_board") }},
	} {
		in := fighting(t)
		test.spoil(in)
		expectBroken(t, in, test.rule, test.field)
	}
}

func expectBroken(t *testing.T, in tree, rule, field string) {
	t.Helper()
	_, err := content.Restore(in.bytes(t))
	var bad *snapshot.Error
	if !errors.As(err, &bad) {
		t.Errorf("%s %s: restored (%v)", rule, field, err)
		return
	}
	if bad.Rule != rule || field != "" && bad.Field != field && !strings.HasPrefix(bad.Reason, `"`+field) {
		t.Errorf("%q; want %s in %s", bad, rule, field)
	}
}

// Links of one side after each other, and Shielded or negative creatures, cannot be written by
// hand; the checks are tested on the state.
func TestBrokenStates(t *testing.T) { // ST-INV-2, ST-INV-7, ST-INV-18, ST-INV-20
	for rule, test := range map[string]func(p *position){
		invariantPlaces: func(p *position) { p.sides[0].hand.push(p.sides[0].resources.top()) },
		invariantLinks: func(p *position) {
			c := p.hand(0, "se_wing_lancer")
			x := p.hand(0, "se_judicator")
			for i, n := range []cardNo{c, x} {
				p.lift(n)
				p.cards[n].place = onChain
				p.chain[i] = link{by: 0, card: n, target: noCard}
			}
			p.links = 2
			p.push(frame{kind: chainFrame})
		},
		invariantLiving: func(p *position) { p.living = 1 },
		invariantCards:  func(p *position) { p.sides[0].hand.push(maxCards) },
	} {
		p := secrets(t)
		test(p)
		var bad *snapshot.Error
		if err := p.Check(); !errors.As(err, &bad) || bad.Rule != rule {
			t.Errorf("%s: %v", rule, err)
		}
	}
}

// What is no snapshot at all gets an error, never a panic.
func TestNoSnapshot(t *testing.T) {
	whole := string(duelling(t).bytes(t))
	for _, data := range []string{"", "null", "[]", "{}", "7", `{"turn": "two"}`, whole + "{}", whole[:len(whole)/2]} {
		if _, err := content.Restore([]byte(data)); err == nil || err.Error() == "" {
			t.Errorf("%.40q was restored", data)
		}
	}
	for _, name := range requiredFields() {
		in := duelling(t)
		delete(in, name)
		expectBroken(t, in, "", name)
	}
	if !slices.Contains(bodyFields(), "sides") {
		t.Error("sides are no field")
	}
}

// FuzzRestore damages snapshots: they are refused with a reason, or give a match that can be
// played.
func FuzzRestore(f *testing.F) {
	f.Add(duelling(f).bytes(f))
	f.Add(fighting(f).bytes(f))
	for m := range mode(len(modeNames)) {
		r := rules.NewRand(uint64(m))
		s := deal(f, uint64(m), 0, map[string]string{optionMode: m.String()})
		for n := 0; n < 150 && !s.Decision().Over(); n++ {
			if n%10 == 0 {
				b, err := s.Snapshot()
				if err != nil {
					f.Fatal(err)
				}
				f.Add(b)
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				f.Fatal(err)
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		restored, err := content.Restore(data)
		if err != nil {
			if err.Error() == "" {
				t.Error("refused without a word")
			}
			return
		}
		s := restored.(*State)
		r := rules.NewRand(1)
		for n := 0; n < 300 && !s.Decision().Over(); n++ {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
			if err := s.Check(); err != nil && !strings.Contains(err.Error(), invariantTurns) {
				t.Fatal(err) // a turn may be restored as longer than one can become
			}
		}
	})
}
