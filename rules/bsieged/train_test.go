package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// pile makes the top tokens of a Level known: the first one is drawn first.
func (k *turn) pile(level int, list ...string) *turn {
	k.t.Helper()
	d := &k.piles[level-1]
	d.clear()
	for i := len(list) - 1; i >= 0; i-- {
		d.put(k.abilityOf(list[i]))
	}
	return k
}

// train goes to the Sanctuary for the second option.
func (k *turn) train() *turn {
	k.t.Helper()
	k.do(Visit, int(cards.Sanctuary))
	if k.ask.kind == askOption {
		k.do(PickOption, 1)
	}
	return k
}

// BS-BLD-17, BS-ABL-10, BS-ABL-11, BS-ABL-12: the Food is paid, two tokens drawn, one kept, the
// other discarded; learned it works.
func TestLearning(t *testing.T) {
	k := table(t, "eileen").pile(1, "filch", "persuasion", "strategist").begin("eileen").train()
	k.is("Food", int(k.hero("eileen").track[cards.Food]), 2)
	k.do(PickToken, 1).do(Learn)
	if got := k.hero("eileen").tokens[0]; got != (token{learned, k.abilityOf("persuasion")}) {
		t.Errorf("%+v", got)
	}
	k.is("tokens discarded", int(k.spentTokens[0].n), 1)
	k.is("the discarded token", int(k.spentTokens[0].cards[0]), int(k.abilityOf("filch")))
	k.is("tokens left", int(k.piles[0].n), 1)
	k.left(2)
	k.is("draws shown", k.times("token_drawn"), 2)
	if !k.last("token_drawn").Reveals {
		t.Error("a drawn token is no reveal")
	}
}

// BS-ABL-12: turned over a token is 1 Strength and no ability.
func TestStrengthInstead(t *testing.T) {
	k := table(t, "eileen").pile(1, "filch", "persuasion").begin("eileen", yellowOne).train().do(PickToken, 1).do(Strengthen)
	k.is("Strength", k.strength(0), 2)
	k.do(Visit, int(cards.Palace))
	k.is("Gold", int(k.hero("eileen").track[cards.Gold]), 2) // no Persuasion
}

// BS-ABL-8, BS-ABL-9, BS-BAD-15: Levels come in order, a token turned over counts; a fifth is
// not bought. The price is that of the slot.
func TestLevelsInOrder(t *testing.T) {
	k := table(t, "osvith")
	prices := []int{1, 2, 2, 3}
	for level := range cards.LevelCount {
		if got := k.sheet(0).Food[level]; got != prices[level] {
			t.Fatalf("Level %d costs %d", level+1, got)
		}
		k.has("osvith", cards.Food, int8(prices[level])-1)
		if b := k.mayTrain(0); k.refusal(b) == nil || k.refusal(b).Rule != "BS-ABL-10" {
			t.Errorf("Level %d for too little Food: %+v", level+1, b)
		}
		k.has("osvith", cards.Food, 6)
		k.begin("osvith").train()
		for k.ask.kind == askToken {
			k.do(PickToken, 0)
		}
		if level%2 == 0 {
			k.do(Strengthen)
		} else {
			k.do(Learn)
		}
		k.is("Food", int(k.hero("osvith").track[cards.Food]), 6-prices[level])
		if k.hero("osvith").tokens[level].state == noToken {
			t.Errorf("Level %d is empty", level+1)
		}
	}
	if b := k.mayTrain(0); k.refusal(b) == nil || k.refusal(b).Rule != "BS-ABL-8" {
		t.Errorf("a fifth token: %+v", b)
	}
}

// BS-RUL-60, BS-CON-67: one token left is drawn alone, none left bars the Level; discarded ones
// do not come back.
func TestEmptyTokenPile(t *testing.T) {
	k := table(t, "eileen").pile(1, "filch").begin("eileen").train()
	if k.ask.kind != askLearn {
		t.Fatalf("asked: %s", k.ask.kind)
	}
	k.do(Learn)
	if k.hero("eileen").tokens[0].ability != k.abilityOf("filch") {
		t.Error("another token")
	}
	k = table(t, "eileen").pile(1)
	k.spentTokens[0].put(k.abilityOf("filch"))
	k.begin("eileen").do(Visit, int(cards.Sanctuary))
	if k.can(PickOption, 1) {
		t.Error("Level 1 can be bought")
	}
	if r := k.refusal(k.mayTrain(0)); r.Rule != "BS-RUL-60" {
		t.Error(r)
	}
}

// BS-BAD-6: without the Food the Sanctuary has one option, which is taken.
func TestTooLittleFood(t *testing.T) {
	k := table(t, "eileen").has("eileen", cards.Food, 0).begin("eileen").do(Visit, int(cards.Sanctuary))
	k.is("Food", int(k.hero("eileen").track[cards.Food]), 1)
	if r := k.refusal(bar{kind: needFood, hero: 0, need: 3}); r.Why.String() != "Eileen needs 3 Food, has 1." {
		t.Error(r)
	}
}

// BS-ABL-14: a learned ability works at once: Gifted and Skilled gives its action in the same
// turn, Royal Artilleryman his. BS-ABI-20.
func TestLearnedAbilityWorksAtOnce(t *testing.T) {
	for ability, want := range map[string][2]int8{"gifted_and_skilled": {3, 0}, "royal_artilleryman": {2, 1}} {
		k := table(t, "eileen").pile(1, ability, ability).begin("eileen").train()
		if k.ask.kind != askLearn { // alike tokens are no choice
			t.Fatalf("asked: %s", k.ask.kind)
		}
		k.do(Learn)
		if got := k.hero("eileen").turn; [2]int8{got.left, got.artillery} != want {
			t.Errorf("%s: %+v", ability, got)
		}
		k = table(t, "eileen").pile(1, ability, ability).begin("eileen").train().do(Strengthen)
		k.left(2)
	}
}

// BS-ABL-13: the same ability can be there twice, and counts twice.
func TestSameAbilityTwice(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "epic_vigor", "epic_vigor").begin("eileen")
	k.is("hits ignored", k.armour(0), 2)
}
