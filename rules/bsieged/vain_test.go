package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-OPT-18: hits under which all who can take them fall, whoever takes which, are not asked about; the Gargohs that follow
// the Krohns of a field count.
func TestHitsForAllAreNotAskedAbout(t *testing.T) {
	for _, k := range []struct {
		name  string
		set   func(s *siege)
		asked bool
	}{
		{"enough for both", func(s *siege) {
			s.put(west, zone1, krohn, 3).hero(eileen, wallOf(west), 2).hero(kador, wallOf(west), 1)
		}, false},
		{"one too few", func(s *siege) {
			s.put(west, zone1, krohn, 2).hero(eileen, wallOf(west), 2).hero(kador, wallOf(west), 1)
		}, true},
		{"enough with the Gargohs behind", func(s *siege) {
			s.put(west, zone1, krohn, 2).put(west, zone2, gargoh, 1).hero(eileen, wallOf(west), 2).hero(kador, wallOf(west), 1)
		}, false},
		{"a building of the Quarter takes some of them", func(s *siege) {
			s.put(west, zone1, krohn, 2).put(west, zone2, gargoh, 1).hero(eileen, wallOf(west), 2).hero(kador, wallOf(west), 1).hero(lugh, houseAt(cards.BuildingID(2)), 2)
		}, true},
		{"the Messenger is a target too", func(s *siege) { s.put(west, zone2, gargoh, 2).rider(west).hero(eileen, wallOf(west), 2) }, true},
	} {
		s := besiege(t)
		s.set.asked = asksWhatDecides
		k.set(s)
		s.push(newFrame(assaultFrame))
		for s.stack.Depth > 1 && s.goOn() {
		}
		if asked := s.ask.kind == askHit; asked != k.asked {
			t.Errorf("%s: asked %v", k.name, asked)
		}
		if fell := !s.heroes[eileen].alive && !s.heroes[kador].alive; !k.asked && !fell {
			t.Errorf("%s: not all have fallen", k.name)
		}
	}
}

// BS-OPT-18, BS-OPT-16: the first field is asked for only where the attacks come to something else from another one.
func TestFirstFieldThatDecidesNothing(t *testing.T) {
	for _, k := range []struct {
		name  string
		set   func(s *siege)
		asked bool
	}{
		{"enough Morale for all", func(s *siege) {
			s.put(north, zone3, molen, 1).put(west, zone3, molen, 1).hero(eileen, onCatapult, 5)
		}, false},
		{"the Messenger's death comes before the heroes' or after", func(s *siege) {
			s.put(north, zone2, gargoh, 1).put(west, zone2, gargoh, 1).hero(eileen, wallOf(north), 2).hero(kador, wallOf(west), 2).rider(west)
		}, true},
	} {
		s := besiege(t)
		s.set.asked, s.set.order = asksOnce, orderSpare
		k.set(s)
		s.push(newFrame(assaultFrame))
		if s.step(); (s.ask.kind == askNext) != k.asked {
			t.Errorf("%s: asked %v", k.name, s.ask.kind == askNext)
		}
	}
}

// BS-OPT-18, BS-TAC-5: two Tactics cards that keep nothing from each other are triggered without a question, two that strike the
// same enemies are not.
func TestTacticsInAnyOrder(t *testing.T) {
	for _, k := range []struct {
		name   string
		first  string
		second string
		fields [2]fieldNo
		asked  bool
	}{
		{"on two fields", "tav_smoke_pots", "tav_drunken_mob", [2]fieldNo{north, south}, false},
		{"whose hits come first", "tav_pit_trap", "tav_pit_trap", [2]fieldNo{north, north}, true},
	} {
		s := table(t, "osvith", "eileen")
		s.set.asked = asksWhatDecides
		for i, id := range []string{k.first, k.second} {
			f := k.fields[i]
			z := lowest(s.game.set.Cards[s.designOf(id)].Aim.Zones)
			if i == 0 || f != k.fields[0] {
				s.put(f, z, krohn, 3)
			}
			s.placeTactic(heroNo(i), s.find(id), f, z, 1)
		}
		s.push(newFrame(tacticsFrame))
		for s.stack.Depth > 1 && s.goOn() {
		}
		if asked := s.ask.kind == askTactic; asked != k.asked {
			t.Errorf("%s: asked %v", k.name, asked)
		}
		if !k.asked && s.ntactic != 0 {
			t.Errorf("%s: %d cards have not worked", k.name, s.ntactic)
		}
	}
}

// BS-OPT-18, BS-RUL-29: a card that fits a free slot is stored without a question, and can be used or discarded from there.
func TestWhatFitsIsStored(t *testing.T) {
	s := begin(t, "questions=that_decide", "difficulty=footman")
	for s.ask.kind != askTurn {
		s.do(s.game.Notation(s.Decision().Choices[0]))
	}
	h := s.active
	before := s.heroes[h].ncard
	c := s.find("arm_gate_halberd")
	s.obtain(h, c)
	s.ask, s.listed = question{hero: noHero}, false
	s.run()
	if s.ask.kind != askTurn || s.heroes[h].ncard != before+1 {
		t.Fatalf("it waits for %s with %d cards stored", s.ask.kind, s.heroes[h].ncard)
	}
	discards := false
	for _, c := range s.Decision().Choices {
		discards = discards || c.Verb == Discard
	}
	if !discards {
		t.Error("it cannot be discarded any more")
	}
}

// BS-OPT-18, BS-RUL-87: Divine Grace is not asked for where the roll brings all that it can.
func TestGraceForNothingMore(t *testing.T) {
	for _, k := range []struct {
		name  string
		n     uint8 // Krohns
		faces []uint8
		asked bool
	}{
		{"one die hits the only one there", 1, []uint8{6, 1}, false},
		{"a second one is left", 2, []uint8{6, 3}, true},
	} {
		s := table(t, "eileen", "osvith")
		s.set.asked = asksWhatDecides
		s.has("eileen", cards.Grace, 3)
		s.put(north, zone1, krohn, k.n)
		s.active = s.who("eileen")
		f := newFrame(attackFrame)
		f.hero, f.field, f.zone, f.stage = s.active, north, zone1, attackHits
		s.push(f)
		r := roll{goal: forHits, need: 4, die: cards.RedDie, n: uint8(len(k.faces)), hero: s.active}
		for i, v := range k.faces {
			r.face[i] = int8(v)
		}
		s.dice = r
		if got := s.graceCounts(); got != k.asked {
			t.Errorf("%s: asked %v", k.name, got)
		}
	}
	s := table(t, "eileen", "osvith")
	s.set.asked = asksWhatDecides
	s.active = s.who("eileen")
	f := newFrame(textFrame)
	f.hero, f.stage = s.active, effectRoll
	for l := range s.game.set.Lists {
		if list := s.game.set.Lists[l]; len(list) > 0 && list[0].Verb == cards.Gain && list[0].N.Die == cards.YellowDie && list[0].What == cards.Food {
			f.list = cards.ListID(l)
			break
		}
	}
	s.push(f)
	s.has("eileen", cards.Grace, 3).has("eileen", cards.Food, s.most(cards.Food)-1)
	s.dice = roll{goal: forSum, die: cards.YellowDie, n: 1, hero: s.active, face: [maxDice]int8{1}}
	if s.graceCounts() {
		t.Error("it is asked for though the store is full by the roll")
	}
	if s.has("eileen", cards.Food, 0); !s.graceCounts() {
		t.Error("it is not asked for though there is room")
	}
}

// BS-OPT-18: who wants to be asked everything is, and says so to the tests.
func TestWhoIsAskedAll(t *testing.T) {
	s := dealt(t, 1)
	if s.Excuse() != "BS-OPT-18" {
		t.Errorf("excused by %q", s.Excuse())
	}
	s = dealt(t, 1, optionAsked, "that_decide", optionOrder, "ask")
	s.ask.kind = askNext
	if s.Excuse() != "BS-OPT-11" {
		t.Errorf("the order of fields is excused by %q", s.Excuse())
	}
	if _, err := content.New(rules.Setup{Options: map[string]string{optionAsked: "none"}}); err == nil {
		t.Error("a third value is taken")
	}
}

// Divine Grace is offered for a die that it can make better alone, unless all is asked (BS-OPT-18).
func TestGraceIsOfferedWhereItHelps(t *testing.T) {
	for _, asked := range []questions{asksOnce, asksWhatDecides, asksAll} {
		all := asked == asksAll
		d := inTurn(t, "osvith").set("osvith", cards.Grace, 2).put("north/3", krohn, 3)
		d.State.set.asked = asked
		d.force(5).play("attack north/3").offers(true, "grace 0 +1").offers(all, "grace 0 -1")
		if got := d.mayChange(0, -1); (got == nil) != all {
			t.Errorf("a die of 5 is not lowered: %v", got)
		}
	}
}

// A die goes to its target number in one step, for a token each; where all is asked, and in matches begun earlier, by one at a time,
// on the Smuggling Table too (BS-GRA-2, BS-OPT-18).
func TestGraceReachesTheTargetInOneStep(t *testing.T) {
	for _, asked := range []questions{asksOnce, asksWhatDecides, asksAll} {
		once := asked == asksOnce
		d := inTurn(t, "osvith").set("osvith", cards.Grace, 3).put("north/3", krohn, 3)
		d.State.set.asked = asked
		d.force(4).play("attack north/3").offers(once, "grace 0 +2").offers(!once, "grace 0 +1").offers(asked == asksAll, "grace 0 -1")
		if once {
			d.play("grace 0 +2").has("osvith", cards.Grace, 1)
		}
		d = inTurn(t, "osvith").set("osvith", cards.Grace, 3)
		d.State.set.asked = asked
		d.force(4).play("visit hideout").offers(true, "grace 0 -1", "grace 0 +1").offers(once, "grace 0 -2", "grace 0 +2")
	}
}

// A test says what it is thrown for and what comes of it as it lies; the Smuggling Table names each result that can be had
// (BS-GRA-3, BS-SMU-2).
func TestGraceSaysWhatItIsFor(t *testing.T) {
	d := inTurn(t, "osvith").set("osvith", cards.Grace, 2).force(2).obtains("osvith", "tav_brawl")
	if v := d.View().Now.Roll; v.For.String() != "Brawl" || v.Kept.String() != "lose 1 Morale" {
		t.Errorf("a test is thrown for %q, kept: %q", v.For, v.Kept)
	}
	d = inTurn(t, "osvith").set("osvith", cards.Grace, 2)
	d.State.set.asked = asksOnce
	d.force(6).play("visit hideout").offers(true, "grace 0 -1", "grace 0 -2").offers(false, "grace 0 +1", "grace 0 -3")
	c, err := d.game.Parse("grace 0 -2")
	if got := d.Describe(c); err != nil || got.Sentence.String() != "4: draw 1 Market card, for 2 Divine Grace" || got.Path[0] != "result:4" {
		t.Errorf("another result is told as %q on %v", got.Sentence, got.Path)
	}
}

// A card that can only be discarded, or a stored copy of it in its place, goes without a question; in matches begun earlier it is
// asked about (BS-OPT-18).
func TestOneOfTwoCopiesGoesByItself(t *testing.T) {
	for _, asked := range []questions{asksOnce, asksWhatDecides, asksAll} {
		d := table(t, "orobox", "eileen")
		d.set.asked, d.active = asked, 1
		d.give("orobox", "arm_tower_shield")
		d.obtain(0, d.find("arm_tower_shield"))
		for d.stack.Depth > 1 && d.goOn() {
		}
		if asks := d.ask.kind == askCard; asks == (asked == asksOnce) {
			t.Errorf("asked as %d: %v, of %v", asked, asks, d.choices)
		}
	}
}

// A card that no slot of the hero takes is asked about only where it can be used or the use of another card may change that; else
// it is discarded (BS-OPT-18).
func TestACardThatNoSlotTakes(t *testing.T) {
	count := map[string]int{}
	for design := range content.set.Cards {
		d := &content.set.Cards[design]
		for _, id := range []string{"eileen", "osvith", "myrinia", "kador", "orobox", "lugh"} {
			for _, asked := range []questions{asksLeast, asksOnce} {
				k := table(t, id).put(north, zone1, krohn, 2).begin(id)
				c := k.find(d.ID)
				if d.Kind == cards.Instant || k.fitsSome(0, c) {
					continue
				}
				k.set.asked = asked
				k.told = nil
				k.ask, k.listed = question{hero: noHero}, false
				k.story = nil
				free := k.barOf(0, c) == cardFree
				k.obtain(0, c)
				for k.stack.Depth > 2 && k.goOn() {
				}
				did := "asked"
				if k.ask.kind != askCard {
					did = k.story[len(k.story)-1].Name
				}
				want := "card_discarded"
				if free {
					want = "asked"
				}
				if did != want {
					t.Errorf("%s for %s, asked as %d: %s, want %s", d.ID, id, asked, did, want)
				}
				count[did]++
			}
		}
	}
	if count["asked"] == 0 || count["card_discarded"] == 0 {
		t.Errorf("met %v", count)
	}
	for _, asked := range []questions{asksLeast, asksOnce} { // beside a card that can be discarded and is none that could be used
		k := table(t, "orobox").give("orobox", "arm_tower_shield").begin("orobox")
		k.set.asked, k.ask, k.listed = asked, question{hero: noHero}, false
		misfit := slices.IndexFunc(k.game.set.Cards, func(d cards.Card) bool {
			c := k.find(d.ID)
			return d.Kind != cards.Instant && !k.fitsSome(0, c) && k.barOf(0, c) != cardFree
		})
		k.obtain(0, k.find(k.game.set.Cards[misfit].ID))
		for k.stack.Depth > 2 && k.goOn() {
		}
		if asks := k.ask.kind == askCard; asks != (asked == asksOnce) {
			t.Errorf("asked as %d: %v of %v", asked, asks, k.choices)
		}
	}
}
