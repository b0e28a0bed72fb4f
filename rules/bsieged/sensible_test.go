package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// guided plays a match by the first of the sensible choices.
func guided(t *testing.T, seed uint64, level string) *State {
	t.Helper()
	state, err := content.New(rules.Setup{Seed: seed, Seats: 1, Options: map[string]string{"difficulty": level}})
	if err != nil {
		t.Fatal(err)
	}
	var buf []rules.Choice
	for !state.Decision().Over() {
		buf = state.(rules.Pruner).Sensible(buf[:0])
		checkSensible(t, state, buf)
		if _, err := state.Apply(buf[0]); err != nil {
			t.Fatal(err)
		}
	}
	return state.(*State)
}

// checkSensible holds a list of sensible choices against the contract: some of the legal ones,
// at least one, none twice.
func checkSensible(t *testing.T, s rules.State, list []rules.Choice) {
	t.Helper()
	d := s.Decision()
	if len(list) == 0 {
		t.Fatalf("nothing is sensible of %d choices (%s)", len(d.Choices), d.Kind)
	}
	for i, c := range list {
		if !d.Allows(c) || slices.Contains(list[:i], c) {
			t.Fatalf("%s: %s is not legal, or listed twice", d.Kind, content.Notation(c))
		}
	}
}

// The first sensible choice wins most matches at Footman, where chance wins none.
func TestGuidanceBeatsChance(t *testing.T) {
	matches, wins, lucky := 40, 0, 0
	r := rules.NewRand(5)
	for n := range uint64(matches) {
		if guided(t, 300+n, "footman").result == won {
			wins++
		}
		s, err := content.New(rules.Setup{Seed: 300 + n, Seats: 1})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
		if s.(*State).result == won {
			lucky++
		}
	}
	if wins < matches/2 || lucky > matches/10 {
		t.Errorf("of %d matches the guidance wins %d and chance %d", matches, wins, lucky)
	}
}

// In random positions of every table size and option the list keeps to the contract, and over
// the match it depends on nothing hidden.
func TestSensibleInRandomPlay(t *testing.T) {
	r := rules.NewRand(41)
	for n := range 60 {
		s, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			list := s.(rules.Pruner).Sensible(nil)
			checkSensible(t, s, list)
			if r.IntN(8) == 0 {
				veiled := s.Veiled(0, &r)
				if other := veiled.(rules.Pruner).Sensible(nil); !slices.Equal(list, other) {
					t.Fatalf("%s: %v, but %v in a world that looks alike", s.Decision().Kind, list, other)
				}
				if a, b := s.(rules.Evaluator).Evaluate(0), veiled.(rules.Evaluator).Evaluate(0); a != b {
					t.Fatalf("worth %v, but %v in a world that looks alike", a, b)
				}
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The last hero of a round goes to the wall that Krohns would cross.
func TestLastHeroMansTheWall(t *testing.T) {
	k := begin(t)
	h := heroNo(k.nhero - 1)
	for k.active != h {
		c := k.Sensible(nil)[0]
		if _, err := k.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	for k.ask.kind != askTurn {
		if _, err := k.Apply(k.Sensible(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	for o := range heroNo(k.nhero) {
		k.heroes[o].at = nowhere
	}
	k.heroes[h].turn.left = 1
	for f := range k.fronts {
		k.fronts[f].zones[zone1] = zone{}
	}
	k.units("west/1", "elite_krohn 2", "krohn 2")
	if c := k.Sensible(nil)[0]; c.Verb != Attack || fieldNo(c.Args[0]) != west {
		t.Errorf("with Krohns before a bare wall the last action is %s", content.Notation(c))
	}
}

// Hits go to who survives them as long as there is such a hero (BS-STG-1).
func TestHitsSpareTheWeak(t *testing.T) {
	k := begin(t)
	for h := range heroNo(2) {
		k.heroes[h].at = wallOf(north)
	}
	k.mark(k.heroID(0), cards.Morale, 1)
	k.mark(k.heroID(1), cards.Morale, 8)
	f := newFrame(hitsFrame)
	f.field, f.zone, f.index, f.n = north, zone1, uint8(cards.Krohn), 2
	k.push(f)
	k.ask, k.listed = question{askHit, noHero}, false
	if c := k.numbered(k.Sensible(nil)[0]); c.Verb != Hit || c.Args[0] != 1 {
		t.Errorf("the hit goes to %v", c)
	}
}

// The Catapult stays turned to the Avatar in its range although the Messenger is in some danger, and
// nobody rests on it while others can shoot, whatever it is turned to.
func TestCatapultKeepsTheAvatar(t *testing.T) {
	besieged := func(facing fieldNo, krohns uint8) *turn {
		k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone3, krohn, krohns)
		k.avatar = avatar{field: east, zone: zone3, vinculum: 10}
		k.messenger = messenger{where: inZone, field: north, zone: zone3, pursuit: noField}
		k.facing, k.ward = facing, true
		return k.begin("lugh")
	}
	if c := besieged(east, 1).Sensible(nil)[0]; c != of(Shoot) {
		t.Errorf("turned to the Avatar the Catapult does not shoot: %s", content.Notation(c))
	}
	if c := besieged(south, 1).Sensible(nil)[0]; c != of(Turn, int(east)) {
		t.Errorf("turned elsewhere it is not turned to the Avatar: %s", content.Notation(c))
	}
	k := besieged(north, 3)
	k.hero("lugh").turn.left, k.hero("lugh").at, k.listed = 1, onCatapult, false
	if c := k.Sensible(nil)[0]; c.Verb == Shoot || c.Verb == Turn || c.Verb == End {
		t.Errorf("the last action leaves a hero on the Catapult: %s", content.Notation(c))
	}
}
