package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// sensibly is a turn in which is asked what people answer now one way, now the other (BS-OPT-18).
func sensibly(t *testing.T, name string) *desk {
	d := inTurn(t, name).set(name, cards.Grace, 3)
	d.State.set.asked = asksSensibly
	return d
}

// BS-OPT-18: Divine Grace on a roll to earn something is asked about only by who lacks what more of it would be: Food for the end
// of the Season, Gold for a stored card or a repair.
func TestGraceForWhatIsLacking(t *testing.T) {
	for _, c := range []struct {
		name  string
		house string
		set   func(k *desk)
		asks  bool
	}{
		{"Food enough", "visit barn", func(k *desk) { k.set("osvith", cards.Food, 3) }, false},
		{"a Food too few", "visit barn", func(k *desk) { k.set("osvith", cards.Food, 0) }, true},
		{"nothing to pay", "visit palace", func(k *desk) { k.set("osvith", cards.Gold, 0) }, false},
		{"a card to pay", "visit palace", func(k *desk) { k.set("osvith", cards.Gold, 0).give("osvith", "tav_sellswords") }, true},
		{"a repair to pay", "visit palace", func(k *desk) { k.set("osvith", cards.Gold, 0).houses[0].harm = damaged }, true},
	} {
		k := sensibly(t, "osvith")
		c.set(k)
		k.force(1).apply(c.house)
		if asks := k.ask.kind == askGrace; asks != c.asks {
			t.Errorf("%s: asked %v", c.name, asks)
		}
	}
}

// BS-CON-V-ward, BS-GRA-1: a shot into the Messenger's Zone is kept by itself where Divine Grace could only lower it to spare him and
// nothing can kill him in this round; else the table is asked.
func TestAShotAtAWardedMessengerIsKept(t *testing.T) {
	for _, warded := range []bool{false, true} {
		k := sensibly(t, "osvith")
		k.fronts[north] = front{points: k.fronts[north].points, slots: k.fronts[north].slots}
		k.fronts[north].zones[zone3].n[krohn] = 1
		k.messenger = messenger{where: inZone, field: north, zone: zone3, entered: 1, pursuit: noField}
		k.facing, k.ward, k.heroes[k.active].at = north, warded, onCatapult
		k.force(6).apply("shoot")
		if k.ask.kind != askGrace {
			t.Fatalf("warded %t: nothing is asked", warded)
		}
		if c, ok := k.Preset(); ok != warded || ok && c.Verb != Keep {
			t.Errorf("warded %t: it is answered by %v, %t", warded, c, ok)
		}
	}
}

// BS-OPT-18: who is asked for Divine Grace on a roll to earn something is told what is lacking, whoever it is.
func TestWhatIsLackingIsSaid(t *testing.T) {
	for _, c := range []struct {
		set          func(k *desk, who string)
		house, asked string
		faces        []uint8
	}{
		{func(k *desk, who string) { k.set(who, cards.Food, 0) }, "visit barn", " lacks Food for the end of the Season: change the 1 with Divine Grace, 3 left, or keep it", []uint8{1}},
		{func(k *desk, who string) { k.set(who, cards.Gold, 0).give(who, "tav_sellswords") }, "visit palace", " lacks Gold for Sellswords: change the 1 with Divine Grace, 3 left, or keep it", []uint8{1}},
		{func(k *desk, who string) { k.set(who, cards.Gold, 0).houses[0].harm = damaged }, "visit palace", " lacks Gold to repair the Tavern: change the 1 with Divine Grace, 3 left, or keep it", []uint8{1}},
		{func(k *desk, who string) { k.set(who, cards.Food, 0) }, "visit hideout", " lacks Food for the end of the Season: change the 4 with Divine Grace, 3 left, or keep it", []uint8{4, 3}},
		{func(k *desk, who string) { k.set(who, cards.Gold, 4) }, "visit hideout", " rolled 2 on the Smuggling Table: spend Divine Grace, 3 left, or keep the roll", []uint8{2, 3}},
	} {
		for who, name := range map[string]string{"osvith": "Osvith", "kador": "Kador", "myrinia": "Myrinia"} {
			k := sensibly(t, who)
			c.set(k, who)
			k.force(c.faces...).apply(c.house)
			if got := k.Prompt().Ask.String(); got != name+c.asked {
				t.Errorf("%s: %q is asked, want %q", c.house, got, name+c.asked)
			}
		}
	}
}

// BS-OPT-18, BS-SMU-2: the Smuggling Table asks for Divine Grace where the result brings nothing, or another one the Food that is lacking.
func TestGraceOnTheTableForWhatIsLacking(t *testing.T) {
	for _, c := range []struct {
		name string
		face uint8
		set  func(k *desk)
		asks bool
	}{
		{"a card", 3, func(k *desk) {}, false},
		{"Gold, of which there is no room for more", 2, func(k *desk) { k.set("osvith", cards.Gold, 4) }, true},
		{"Food is out of reach", 2, func(k *desk) { k.set("osvith", cards.Food, 0).set("osvith", cards.Gold, 2) }, false},
		{"Food is two steps away", 4, func(k *desk) { k.set("osvith", cards.Food, 0) }, true},
		{"it is Food", 6, func(k *desk) { k.set("osvith", cards.Food, 0) }, false},
	} {
		k := sensibly(t, "osvith")
		c.set(k)
		k.force(c.face, 3).play("visit hideout")
		if asks := k.ask.kind == askGrace && k.dice.goal == forTable; asks != c.asks {
			t.Errorf("%s: asked %v", c.name, asks)
		}
	}
}

// BS-OPT-18, BS-GRA-2: a shot is offered by its results, up to where all are hit, and is asked about once.
func TestGraceOnAShotIsAskedOnce(t *testing.T) {
	k := sensibly(t, "osvith").put("north/3", krohn, 2)
	k.force(dieMiss).play("shoot").offers(true, "grace 0 +1", "grace 0 +2").offers(false, "grace 0 +3", "grace 0 -1")
	c, err := k.game.Parse("grace 0 +2")
	if got := k.Describe(c); err != nil || got.Sentence.String() != "2: 2 Krohns fall, for 2 Divine Grace" || got.Path[0] != "result:2" {
		t.Errorf("another result is told as %q on %v", got.Sentence, got.Path)
	}
	if got := k.Describe(rules.Choice{Verb: Keep}); got.Sentence.String() != "Keep a miss: nobody falls" {
		t.Errorf("the roll is kept as %q", got.Sentence)
	}
	if k.play("grace 0 +1"); k.ask.kind == askGrace {
		t.Error("it is asked about again")
	}
}

// BS-GRA-8: what a roll is kept for says that a track is full, whichever it is.
func TestARollSaysThatATrackIsFull(t *testing.T) {
	k := sensibly(t, "osvith").set("osvith", cards.Gold, 4).set("osvith", cards.Food, 0)
	k.force(2, 3).play("visit hideout")
	for face, want := range map[int8]string{2: "roll the yellow die to earn Gold: Gold is full", 6: "roll the yellow die to earn Food"} {
		if got := k.brings(face).String(); k.dice.goal != forTable || got != want {
			t.Errorf("%d on the Smuggling Table brings %q, not %q", face, got, want)
		}
	}
	for have, want := range map[int]string{0: "earn 2 Gold", 3: "earn 1 Gold of 2: the track ends", 4: "earn nothing: Gold is full"} {
		k := hushed(t)
		k.mark("eileen", cards.Gold, have)
		k.do("visit palace")
		k.dice.face[0] = 2
		if got := k.brings(2).String(); k.dice.goal != forSum || got != want {
			t.Errorf("with %d Gold a 2 brings %q, not %q", have, got, want)
		}
	}
}

// BS-OPT-18, BS-ABL-11, BS-ABL-12: of two tokens the one picked is learned, or one is turned over.
func TestATokenIsLearnedAtOnce(t *testing.T) {
	for choice, want := range map[string]tokenState{"token 0": learned, "token 1": learned, "strengthen": turned} {
		k := sensibly(t, "osvith")
		k.play("visit sanctuary")
		for _, c := range k.Decision().Choices {
			if k.ask.kind == askOption && k.Describe(c).Sentence.String() == "Pay 1 Food for an ability token of Level 1" {
				k.play(k.game.Notation(c))
			}
		}
		if k.ask.kind != askToken {
			t.Fatalf("%s is asked", k.Decision().Kind)
		}
		if k.play(choice); k.ask.kind != askTurn || k.heroes[k.who("osvith")].tokens[0].state != want {
			t.Errorf("%s: %v, and %s is asked", choice, k.heroes[k.who("osvith")].tokens[0], k.Decision().Kind)
		}
	}
}

// BS-OPT-18, BS-RUL-32: a further card comes without a question, but the last one of its deck, or where no slot of its class is free.
func TestAFurtherCardIsDrawn(t *testing.T) {
	for _, c := range []struct {
		name string
		left int
		full bool
		asks bool
	}{{"two are left", 3, false, false}, {"one is left", 2, false, true}, {"no slot is free", 3, true, true}} {
		k := sensibly(t, "orobox")
		f := newFrame(drawFrame)
		f.hero, f.stage, f.index, f.bits, f.m = k.who("orobox"), drawCards, uint8(cards.Tavern), seasonDeck, 1
		for i := 0; c.full && i < len(k.game.set.Cards); i++ {
			if d, o := &k.game.set.Cards[i], &k.heroes[f.hero]; d.Kind != cards.Instant {
				if n := k.find(d.ID); k.storable(f.hero, n) {
					o.cards[o.ncard] = n
					o.ncard++
				}
			}
		}
		k.seasons[cards.Tavern].n = uint8(c.left - 1)
		if got := !k.drawsOn(&f); got != c.asks {
			t.Errorf("%s: asked %v", c.name, got)
		}
	}
}
