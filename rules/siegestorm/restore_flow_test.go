package siegestorm

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"reflect"
	"testing"

	"portcullis/rules"
	"portcullis/rules/snapshot"
)

// object is a part of a snapshot.
type object = map[string]any

// edited is the snapshot of a match after an edit.
func edited(t *testing.T, s *State, edit func(object)) []byte {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	var in object
	if err := json.Unmarshal(b, &in); err != nil {
		t.Fatal(err)
	}
	random := struct {
		Rand json.RawMessage `json:"rng"`
	}{}
	if err := json.Unmarshal(b, &random); err != nil {
		t.Fatal(err)
	}
	edit(in)
	in["rng"] = random.Rand // its numbers are too long for a float
	if b, err = json.Marshal(in); err != nil {
		t.Fatal(err)
	}
	return b
}

// refusesEdit fails unless the snapshot is restored as it is, and refused after the edit because of
// a field.
func refusesEdit(t *testing.T, name string, s *State, field string, edit func(object)) {
	t.Helper()
	if _, err := content.Restore(edited(t, s, func(object) {})); err != nil {
		t.Fatalf("%s: before the edit: %v", name, err)
	}
	_, err := content.Restore(edited(t, s, edit))
	var wrong *snapshot.Error
	if !errors.As(err, &wrong) || wrong.Field != field {
		t.Errorf("%s: %v", name, err)
	}
}

// savedDuel is a Duel as standard lays it, with all that a snapshot needs.
func savedDuel(t *testing.T) *position { return saveable(t, standard(t), nil) }

// saveable is a position with all that a snapshot needs, of a match with these options.
func saveable(t *testing.T, p *position, options map[string]string) *position {
	setup, err := content.Info().Complete(rules.Setup{Options: options})
	if err != nil {
		t.Fatal(err)
	}
	if p.set, err = content.settle(setup); err != nil {
		t.Fatal(err)
	}
	p.resources(0, 24)
	p.resources(1, 24)
	p.head = nil // of other options
	return p
}

// part is the object number i of a list of a snapshot.
func part(in object, list string, i int) object { return in[list].([]any)[i].(object) }

func frameOf(in object, kind string) object {
	for _, f := range in["frames"].([]any) {
		if f.(object)["frame"] == kind {
			return f.(object)
		}
	}
	return nil
}

func TestRestoreRefusesStagesThatAreNone(t *testing.T) { // ST-INV-11
	s := deal(t, 1, 1, map[string]string{"mode": "solo"})
	r := rules.NewRand(1)
	for !s.Decision().Over() {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	refusesEdit(t, "at the end", s, "frames", func(in object) { part(in, "frames", 0)["stage"] = 9 })
	p := savedDuel(t)
	p.begin(0, turnDeploy)
	refusesEdit(t, "at a window", p.State, "frames", func(in object) { frameOf(in, "window")["stage"] = 3 })
}

// An announcement that is restored can be completed: it is played where and when such cards are,
// and at what it costs.
func TestRestoreRefusesAnnouncements(t *testing.T) { // ST-INV-10, ST-INV-11, ST-ZON-8, ST-TRN-9, ST-CHN-3
	announcement := func(in object) object { return in["announced"].(object) }
	p := savedDuel(t)
	captain := p.hand(0, "se_gate_novice", "se_gate_novice", "se_bannered_captain")
	p.onTrack(0, 2, "se_wing_lancer")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, captain)
	p.asks(askPay, 0)
	for name, edit := range map[string]func(object){
		"into an occupied zone": func(in object) {
			slots := part(in, "tracks", 0)["slots"].([]any)
			slots[0], slots[1] = slots[1], ""
		},
		"on the opponent's track": func(in object) { announcement(in)["track"] = 1 },
		"before the Deploy step":  func(in object) { frameOf(in, "window")["stage"], frameOf(in, "turn")["stage"] = 1, turnAdvance },
		"for less":                func(in object) { announcement(in)["cost"] = 1 },
		"after the deploy of this turn": func(in object) {
			in["sides"].([]any)[0].(object)["deployed"] = true
			part(in, "sides", 0)["deployed_on"] = []any{0}
		},
	} {
		refusesEdit(t, name, p.State, "question", edit)
	}
	refusesEdit(t, "more than can be paid", p.State, "question", func(in object) {
		side := part(in, "sides", 0)
		hand := side["hand"].([]any)
		side["hand"], side["casualties"] = hand[1:], hand[:1]
	})
}

func TestRestoreRefusesChains(t *testing.T) { // ST-CHN-3, ST-INV-14, ST-INV-20
	p := savedDuel(t)
	p.hand(1, "sx_oath_eater", "sx_bone_thrall")
	p.act(0, "se_choir_magister")
	p.asks(askReact, 1)
	refusesEdit(t, "a link in the opponent's track", p.State, "chain", func(in object) { part(in, "chain", 0)["track"] = 1 })
	p.do(PlayAction, p.sides[1].hand.list[0])
	p.asks(askPay, 1)
	refusesEdit(t, "a reaction to an own link", p.State, "question", func(in object) {
		part(in, "chain", 0)["by"], part(in, "chain", 0)["track"] = "player2", 1
	})
}

func TestRestoreRefusesStorms(t *testing.T) { // ST-INV-11, ST-RUL-69
	p := savedDuel(t)
	p.onTrack(0, 3, "se_wing_lancer")
	p.onTrack(0, 2, "se_shield_sister")
	p.hand(0, "se_lantern_bearer")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.asks(askAttack, 0)
	refusesEdit(t, "a storm of another creature", p.State, "storming", func(in object) {
		frameOf(in, "storm")["card"] = part(in, "tracks", 0)["slots"].([]any)[2]
	})
}

// Older snapshots say of a frame on what its text is carried out.
func TestRestoreReadsOlderFrames(t *testing.T) {
	p := savedDuel(t)
	p.act(0, "se_lantern_bearer")
	p.asks(askPick, 0)
	restored, err := content.Restore(edited(t, p.State, func(in object) { frameOf(in, "text")["on"] = "deployed" }))
	if err != nil {
		t.Fatal(err)
	}
	if diff := differences("", reflect.ValueOf(bare(restored.(*State))), reflect.ValueOf(bare(p.State))); len(diff) > 0 {
		t.Error(diff)
	}
	refusesEdit(t, "a field that never was", p.State, "frames", func(in object) { frameOf(in, "text")["off"] = "deployed" })
}

// Only the one who is asked looks at the cards of a Vision; a chain that asks has a link.
func TestRestoreRefusesTexts(t *testing.T) { // ST-INV-11, ST-INV-8, ST-KEY-16
	p := savedDuel(t)
	p.act(0, "se_lantern_bearer")
	p.asks(askPick, 0)
	refusesEdit(t, "a Vision of another player", p.State, "question", func(in object) { frameOf(in, "text")["seat"] = "player2" })
	refusesEdit(t, "a chain without links", p.State, "frames", func(in object) {
		part(in, "sides", 0)["casualties"] = []any{part(in, "chain", 0)["card"]}
		delete(in, "chain")
		frameOf(in, "text")["link"], frameOf(in, "chain")["stage"] = noLink, chainAsk
	})
}

// Where cards are picked one by one, at least one is still to be picked.
func TestRestoreRefusesPicksOfNone(t *testing.T) { // ST-INV-11, ST-KEY-4, ST-KEY-12, ST-RUL-44
	none := func(in object) { delete(frameOf(in, "text"), "n") }

	discard := saveable(t, at(t, duel, "ysra", "styxia"), map[string]string{"deck_pool": "all", "deck1": "starter_ysra", "deck2": "starter_styxia"})
	discard.hand(1, "sx_bone_thrall", "sx_carrion_hound")
	discard.sides[1].autoPass = passAlways
	discard.act(0, "ys_plague_minister")
	discard.asks(askPick, 1)
	refusesEdit(t, "a discard of none", discard.State, "question", none)

	kill := saveable(t, at(t, duel, "ysra", "styxia"), map[string]string{"deck_pool": "all", "deck1": "starter_ysra", "deck2": "starter_styxia"})
	kill.supporter(1, "sx_wailing_widow")
	kill.supporter(1, "sx_bone_thrall")
	kill.use(0, kill.onTrack(0, 1, "ys_the_assassin"))
	kill.asks(askPick, 0)
	refusesEdit(t, "no Supporter to kill", kill.State, "question", none)

	reset := saveable(t, at(t, duel, "khunglai", "styxia"), map[string]string{"deck_pool": "all", "deck1": "starter_khunglai", "deck2": "starter_styxia"})
	for range 3 {
		reset.cards[reset.supporter(0, "kh_prayer_wheel_novice")].committed = true
	}
	bell, payment := reset.hand(0, "kh_bell_ringer"), reset.hand(0, "kh_tengu")
	reset.begin(0, turnDeploy)
	reset.do(PlayAction, bell)
	reset.do(PayCard, payment)
	reset.asks(askPick, 0)
	refusesEdit(t, "no Supporter to reset", reset.State, "question", none)
}

// The turns of a match are those of its sides: in a later turn than the first the first player draws two (ST-TRN-4).
func TestRestoreRefusesATurnBeforeThoseOfTheSides(t *testing.T) { // ST-INV-15
	p := savedDuel(t)
	p.begin(0, turnDeploy)
	p.turn, p.sides[0].turns, p.sides[1].turns = 3, 2, 1
	refusesEdit(t, "the first turn, and three have been", p.State, "turn", func(in object) { in["turn"] = 1 })
}

// A player whom the last of his turns eliminated has no turn to come, and the match of the others can be saved.
func TestRestoreTakesAPlayerEliminatedInTheLastTurnThereIs(t *testing.T) { // ST-INV-15, ST-RUL-40, ST-LMS-7
	s := oneEliminated(t)
	for d := range side(s.set.seats) {
		if a := &s.sides[d]; !s.living.Has(d.seat()) {
			s.turn += uint16(playerTurnsLastMan - a.turns)
			a.turns = playerTurnsLastMan
		}
	}
	if _, err := content.Restore(edited(t, s, func(object) {})); err != nil {
		t.Error(err)
	}
}

// oneEliminated is a match of Last Man Standing in which one player was eliminated and the others play on.
func oneEliminated(t *testing.T) *State {
	t.Helper()
	for seed := uint64(1); seed <= 20; seed++ {
		s, r := deal(t, seed, 4, map[string]string{"mode": "lms"}), rules.NewRand(seed)
		for s.result == undecided {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
			if s.result == undecided && bits.OnesCount16(uint16(s.living)) == 3 {
				return s
			}
		}
	}
	t.Fatal("nobody is eliminated before the end")
	return nil
}

// A shared turn in which somebody is asked has begun: its turns have been counted.
func TestRestoreRefusesASharedTurnThatHasNotBegun(t *testing.T) { // ST-INV-11, ST-COP-3
	setup, err := content.Info().Complete(rules.Setup{Seats: 2, Options: map[string]string{"mode": "coop"}})
	if err != nil {
		t.Fatal(err)
	}
	began, err := content.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := began.(*State)
	for s.stack.Frames[0].kind != sharedFrame {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	refusesEdit(t, "a shared turn", s, "frames", func(in object) { delete(frameOf(in, "shared_turn"), "stage") })
}

// The window of a turn belongs to its step: with another, what is drawn in the turn would be forgotten, or drawn twice.
func TestRestoreRefusesATurnAtAnotherStepThanItsWindow(t *testing.T) { // ST-INV-11, ST-TRN-1
	setup, err := content.Info().Complete(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	began, err := content.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := began.(*State)
	for s.stack.Len() != 2 || s.stack.Frames[1].kind != windowFrame {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	stage := int(s.stack.Frames[0].stage)
	for other := range int(turnEnd) + 1 {
		if other != stage {
			refusesEdit(t, fmt.Sprint("stage ", other), s, "frames", func(in object) { frameOf(in, "turn")["stage"] = other })
		}
	}
}

// The window of a shared turn belongs to the step of the player in control, from which a hand-over takes one back.
func TestRestoreRefusesAWindowOfAnotherStep(t *testing.T) { // ST-INV-11, ST-COP-3, ST-RUL-73
	setup, err := content.Info().Complete(rules.Setup{Seats: 2, Options: map[string]string{"mode": "coop"}})
	if err != nil {
		t.Fatal(err)
	}
	began, err := content.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := began.(*State)
	for s.stack.Frames[0].kind != sharedFrame || s.stack.Len() != 2 || s.stack.Frames[1].kind != windowFrame {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	for step := range int(seatDone) + 1 {
		if by := s.stack.Frames[0].by; step != int(s.sides[by].step) {
			refusesEdit(t, fmt.Sprint("step ", step), s, "frames", func(in object) {
				in["sides"].([]any)[by].(map[string]any)["step"] = step
			})
		}
	}
}
