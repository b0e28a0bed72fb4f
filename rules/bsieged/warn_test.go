package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// What is said to be certain comes about whenever nothing more is done; the worst comes first; what is told rests on a rule
// and names a place where it has one.
func TestWhatIsCertainComesAbout(t *testing.T) {
	kept := map[string]int{}
	for seed := range uint64(200) {
		set := setupOf(1, "difficulty", []string{"footman", "knight", "defender"}[seed%3])
		set.Seed = seed
		state, err := content.New(set)
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for r := rules.NewRand(seed); !s.Decision().Over(); {
			list := s.Decision().Choices
			if s.heroesPhase() && r.IntN(6) == 0 {
				follow(t, s, kept)
			}
			if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if kept["fatal"] < 10 || kept["hero"] == 0 || kept["house"] == 0 {
		t.Errorf("too little was told to be tested: %v", kept)
	}
}

// BS-MSG-10, BS-RUL-68: the warning of the Messenger's death names who stands with him, and what he is says that they kill him.
func TestWhoStandsWithTheMessengerIsNamed(t *testing.T) {
	k := hushed(t)
	k.messenger = messenger{where: inZone, field: west, zone: zone3, entered: 1, pursuit: noField}
	k.units("west/3", "molen 1")
	if w := warningOf(k.State, "The Messenger is killed"); w == nil || w.Text.String() != "The Messenger is killed: a Mölen stands with him" {
		t.Errorf("with a Mölen it warns %+v", w)
	}
	k.units("west/3", "molen 1", "krohn 2")
	if w := warningOf(k.State, "The Messenger is killed"); w == nil || w.Text.String() != "The Messenger is killed: a Mölen and 2 Krohns stand with him" {
		t.Errorf("with three enemies it warns %+v", w)
	}
}

// BS-SEA-2, BS-END-9: a hero who starves for certain is warned of before a building that is damaged for certain, and before what stops the
// Messenger: the banner has room for one of them.
func TestADeathIsToldBeforeADamagedBuilding(t *testing.T) {
	k := table(t, "eileen", "orobox").put(south, zone3, molen, 1).put(north, zone3, krohn, 1).begin("eileen")
	k.stack.At(0).stage = toHeroes
	k.round = 6
	k.heroes[0].track[cards.Food], k.heroes[1].track[cards.Food] = 0, 5
	k.messenger = messenger{where: inZone, field: north, zone: zone2, entered: 1, pursuit: noField}
	dies, harmed := -1, -1
	for i, w := range k.Warnings(0) {
		switch words := w.Text.String(); {
		case strings.Contains(words, "and dies"):
			dies = i
		case strings.Contains(words, "damaged"):
			harmed = i
		}
	}
	if dies != 0 || harmed < 1 {
		t.Errorf("the death is told at %d, the damage at %d, of %v", dies, harmed, k.Warnings(0))
	}
}

// follow plays the Enemies phase as the board stands, in several ways, and looks whether what was certain happened.
func follow(t *testing.T, s *State, kept map[string]int) {
	t.Helper()
	list := s.Warnings(0)
	for i, w := range list {
		if w.Text.Empty() || w.Rule == "" {
			t.Errorf("warning %+v has no words or no rule", w)
		}
		if i > 0 && (w.Grave() && !list[i-1].Grave() || !w.Fatal && !list[i-1].Fatal && w.Odds == rules.Certain && w.Loss < list[i-1].Loss) {
			t.Errorf("%q comes after %q", w.Text.String(), list[i-1].Text.String())
		}
	}
	for way := range uint64(3) {
		after := s.beforeAttack()
		r := rules.NewRand(way)
		for after.result == undecided && (after.stack.Len() > 1 || after.stack.At(0).stage <= toMarch) {
			if after.ask.kind == askNothing {
				after.step()
				after.judge()
				continue
			}
			after.list()
			after.answer(after.choices[r.IntN(len(after.choices))])
		}
		for _, w := range list {
			if w.Odds != rules.Certain || w.Rule == "BS-SEA-2" || w.Rule == "BS-END-10" {
				continue
			}
			if w.Fatal {
				kept["fatal"]++
				if after.result == undecided || after.result == won {
					t.Errorf("%q was certain, and the match goes on", w.Text.String())
				}
				continue
			}
			if after.result != undecided {
				continue // it ended before
			}
			if w.Rule == "BS-MSG-4" {
				if kept["ride"]++; after.messenger.where == inZone && after.holder() != after.messenger.zone {
					t.Errorf("%q was certain, and nothing holds him", w.Text.String())
				}
				continue
			}
			for _, el := range w.At {
				for h := range heroNo(s.nhero) {
					if el == s.elHero(h) {
						if kept["hero"]++; after.heroes[h].alive {
							t.Errorf("%q was certain, and %s lives", w.Text.String(), el)
						}
					}
				}
				for b, house := range s.game.el.houses {
					if el == house {
						if kept["house"]++; after.houses[b].harm <= s.houses[b].harm {
							t.Errorf("%q was certain, and %s stands", w.Text.String(), el)
						}
					}
				}
			}
		}
	}
}

// Before Krohns come from Zone 2 to Zone 1 that is told, elites by name (BS-KRO-1, BS-KRO-2).
func TestKrohnsNearTheWallAreToldOf(t *testing.T) {
	k := table(t, "eileen").put(north, zone2, krohn, 2).put(north, zone2, eliteKrohn, 1).put(east, zone3, krohn, 1).begin("eileen")
	k.stack.At(0).stage = toHeroes
	var told []string
	for _, w := range k.Warnings(0) {
		told = append(told, w.Text.String())
	}
	want := "2 Krohns and an elite Krohn come to Zone 1: from the next round on they strike the Northern wall, or go over it where no hero stands"
	if len(told) != 1 || told[0] != want {
		t.Errorf("told: %q", told)
	}
}

// In the last round nothing is told of a next one, neither of Krohns nor of the Messenger's way (BS-END-10).
func TestNothingIsToldOfARoundAfterTheLast(t *testing.T) {
	told := map[uint8]int{}
	for _, round := range []uint8{11, 12} {
		k := table(t, "eileen").put(north, zone2, krohn, 2).put(east, zone3, krohn, 1).begin("eileen")
		k.stack.At(0).stage = toHeroes
		k.round, k.messenger = round, messenger{where: inZone, field: east, zone: zone2, back: true, pursuit: noField}
		for _, w := range k.Warnings(0) {
			if strings.Contains(w.Text.String(), "next round") {
				told[round]++
			}
		}
	}
	if told[11] != 2 || told[12] != 0 {
		t.Errorf("of the next round is told so often, by round: %v", told)
	}
}

// A placed Tactics card leaves the warnings of other fields as they are (BS-TAC-3), and of its own field those are told for
// certain who come whatever it does.
func TestATacticsCardLeavesTheWarningsOfOtherFields(t *testing.T) {
	told := func(d *desk) map[string]rules.Odds {
		m := map[string]rules.Odds{}
		for _, w := range d.Warnings(0) {
			if w.Rule == "BS-KRO-2" {
				m[w.Text.String()] = w.Odds
			}
		}
		return m
	}
	south := "3 Krohns come to Zone 1: from the next round on they strike the Southern wall, or go over it where no hero stands"
	d := inTurn(t, "orobox").give("orobox", "tav_pit_trap").put("south/2", krohn, 3).put("west/2", krohn, 3)
	d.play("use tav_pit_trap west/2")
	west := "A Krohn comes to Zone 1: from the next round on it strikes the Western wall, or goes over it where no hero stands"
	if m := told(d); len(m) != 2 || m[south] != rules.Certain || m[west] != rules.Certain {
		t.Errorf("a trap in the West: %v", m)
	}
	d = inTurn(t, "orobox").give("orobox", "tav_powder_cellar").put("south/2", krohn, 3).put("west/2", krohn, 3)
	d.play("use tav_powder_cellar west/2")
	if m := told(d); len(m) != 2 || m[south] != rules.Certain || m["3 Krohns come to Zone 1: from the next round on they strike the Western wall, or go over it where no hero stands"] != rules.Possible {
		t.Errorf("dice in the West: %v", m)
	}
}
