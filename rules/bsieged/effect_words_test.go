package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// An effect in the few words that options, prompts and previews have for it.
func TestEffectWords(t *testing.T) {
	k := begin(t)
	krohns, any := cards.Units(1<<cards.Krohn), cards.Units(0)
	both := krohns | 1<<cards.Gargoh
	for _, test := range []struct {
		e    cards.Effect
		want string
	}{
		{cards.Effect{Verb: cards.Gain, What: cards.Gold, N: cards.Amount{N: 3}}, "earn 3 Gold"},
		{cards.Effect{Verb: cards.Lose, What: cards.Morale, N: cards.Amount{N: 2}}, "lose 2 Morale"},
		{cards.Effect{Verb: cards.Gain, What: cards.Gold, N: cards.Amount{Die: cards.YellowDie}}, "roll the yellow die to earn Gold"},
		{cards.Effect{Verb: cards.Lose, What: cards.Food, N: cards.Amount{Die: cards.RedDie, N: 1}}, "roll the red die + 1 to lose Food"},
		{cards.Effect{Verb: cards.Mend}, "repair 1 building"},
		{cards.Effect{Verb: cards.Mend, N: cards.Amount{N: 2}}, "repair 2 buildings"},
		{cards.Effect{Verb: cards.Reinforce, N: cards.Amount{N: 1}}, "reinforce 1 building"},
		{cards.Effect{Verb: cards.Reinforce, N: cards.Amount{N: 2}}, "reinforce 2 buildings"},
		{cards.Effect{Verb: cards.Reinforce, N: cards.Amount{N: 2}, Spread: true}, "reinforce 2 different buildings"},
		{cards.Effect{Verb: cards.Vinculum, N: cards.Amount{N: 5}}, "take 5 Vinculum from the Avatar of the Abyss"},
		{cards.Effect{Verb: cards.Destroy, Count: 1, Units: 1 << cards.Molen}, "destroy 1 Mölen"},
		{cards.Effect{Verb: cards.Destroy, Count: 2, Units: both, Rank: cards.Elite}, "destroy up to 2 elite Gargohs or Krohns"},
		{cards.Effect{Verb: cards.Destroy, Count: 1, Units: any, Rank: cards.Standard}, "destroy 1 standard Mölen, Gargoh or Krohn"},
		{cards.Effect{Verb: cards.Push, Count: cards.Every, Units: both}, "drive back all Gargohs or Krohns"},
		{cards.Effect{Verb: cards.Hold, Count: 4, Units: krohns}, "hold up to 4 Krohns"},
		{cards.Effect{Verb: cards.Draw, N: cards.Amount{N: 1}, Classes: 1 << cards.Tavern}, "draw 1 Tavern card"},
		{cards.Effect{Verb: cards.Draw, N: cards.Amount{N: 2}, Classes: 1<<cards.Tavern | 1<<cards.Market}, "draw 2 cards"},
		{cards.Effect{Verb: cards.Hits, N: cards.Amount{N: 1}}, "1 hit in one Zone"},
		{cards.Effect{Verb: cards.Hits, N: cards.Amount{N: 2}}, "2 hits in one Zone"},
		{cards.Effect{Verb: cards.Volley, Dice: 5}, "roll 5 dice against a Zone"},
		{cards.Effect{Verb: cards.Smuggle}, "roll on the Smuggling Table"},
		{cards.Effect{Verb: cards.Orient}, "turn the Catapult"},
		{cards.Effect{Verb: cards.Ward}, "ward the Messenger"},
		{cards.Effect{Verb: cards.Look}, "turn up the top card of a deck"},
		{cards.Effect{Verb: cards.Damage}, "damage a building"},
		{cards.Effect{Verb: cards.Recover}, "take a card from a discard pile"},
		{cards.Effect{Verb: cards.March}, "let units advance"},
		{cards.Effect{Verb: cards.Spawn}, "let units spawn"},
		{cards.Effect{Verb: cards.Summon}, "change the Summoning rolls"},
		{cards.Effect{Verb: cards.Modify}, "change what rolls are worth"},
		{cards.Effect{Verb: cards.Test}, "roll a die"},
		{cards.Effect{Verb: cards.Forbid}, "do what the text says"},
	} {
		if got := k.effectWords(&test.e).String(); got != test.want {
			t.Errorf("%d is %q, want %q", test.e.Verb, got, test.want)
		}
	}
	for verb, want := range map[cards.Verb]string{cards.Mend: "Repair", cards.Reinforce: "Reinforce", cards.Damage: "Damage", cards.Destroy: "Destroy", cards.Push: "Drive back",
		cards.Hold: "Hold", cards.Gain: "Choose"} {
		if got := effectVerb(&cards.Effect{Verb: verb}).String(); got != want {
			t.Errorf("%d does %q, want %q", verb, got, want)
		}
	}
}

// during puts the effects of a card on the stack, as its user is asked something by one of them.
func (k *kit) during(card string, at int, ask askKind) *frame {
	k.t.Helper()
	f := newFrame(textFrame)
	f.hero, f.card, f.from, f.at, f.times = k.active, k.find(card), fromCard, uint8(at), 1
	f.list = k.design(f.card).Effects
	k.push(f)
	k.ask, k.listed = question{ask, k.active}, false
	return k.top()
}

// option turns the frame on top into that of an option of its effect.
func (f *frame) option(k *kit, i int) {
	f.list, f.times = k.effectUnderWay().Options[i], aPart
}

// What is asked, and in which words it can be answered or not, while a card is carried out
// (BS-CON-31, BS-CON-59, BS-TBL-11).
func TestWordsOfEffectsUnderWay(t *testing.T) {
	for _, test := range []struct {
		name    string
		prepare func(*kit)
		prompt  string
		choice  rules.Choice // whose sentence is asked for
		says    string
		el      rules.Element // which cannot be clicked
		why     string
	}{
		{"a gift to another", func(k *kit) {
			k.during("tav_damianas_reserve", 1, askHero)
			k.mark("osvith", cards.Morale, 10)
		}, "Eileen, Damiana's Reserve: choose who is to earn 1 Morale (BS-CON-V-gain)",
			of(PickHero, 1), "Eileen earns 1 Morale (BS-CON-V-gain)",
			"hero:osvith", "Osvith has as much Morale as a hero can have (BS-CON-59)"},
		{"a gift to oneself", func(k *kit) { k.during("tav_damianas_reserve", 1, askHero) }, "Eileen, Damiana's Reserve: choose who is to earn 1 Morale (BS-CON-V-gain)",
			of(PickHero, 0), "Osvith earns 1 Morale (BS-CON-V-gain)",
			"hero:eileen", "Damiana's Reserve is for another hero than Eileen (BS-CON-31)"},
		{"a gift to the dead", func(k *kit) {
			k.during("tav_damianas_reserve", 1, askHero)
			k.heroes[k.who("osvith")].alive = false
		}, "Eileen, Damiana's Reserve: choose who is to earn 1 Morale (BS-CON-V-gain)",
			of(PickHero, 2), "Myrinia earns 1 Morale (BS-CON-V-gain)",
			"hero:osvith", "Osvith is dead (BS-CON-31)"},
		{"a loss", func(k *kit) {
			k.during("mar_spoiled_grain", 0, askHero)
			k.mark("osvith", cards.Food, 0)
		}, "Eileen, Spoiled Grain: choose who is to lose 1 Food (BS-CON-V-lose)",
			of(PickHero, 0), "Osvith loses 1 Food (BS-CON-V-lose)",
			"hero:osvith", "Osvith has no Food to lose (BS-CON-59)"},
		{"a skin of stone", func(k *kit) { k.during("sor_stone_skin", 0, askHero) }, "Eileen, Stone Skin: choose the hero whom it is for (BS-CON-V-modify)",
			of(PickHero, 0), "Choose Osvith (BS-CON-V-modify)",
			"", ""},
		{"a repair", func(k *kit) {
			k.during("arm_timber_and_nails", 0, askHouse).option(k, 0)
			k.houses[cards.Barn].harm = damaged
		}, "Eileen, Timber and Nails: choose a building to repair (BS-CON-V-repair)",
			of(PickHouse, int(cards.Barn)), "Repair the Barn (BS-CON-V-repair)",
			"building:palace", "The Palace is not damaged (BS-REB-5)"},
		{"a repair of a ruin", func(k *kit) {
			k.during("arm_timber_and_nails", 0, askHouse).option(k, 0)
			k.houses[cards.Barn].harm = destroyed
		}, "Eileen, Timber and Nails: choose a building to repair (BS-CON-V-repair)",
			of(PickHouse, int(cards.Palace)), "Repair the Palace (BS-CON-V-repair)",
			"building:barn", "The Barn is destroyed, which this cannot repair (BS-CON-V-repair)"},
		{"tokens", func(k *kit) {
			k.during("sor_ward_of_entinedes", 0, askHouse)
			k.houses[cards.Barn].harm = destroyed
		}, "Eileen, Ward of Entinedes: choose a building to reinforce (BS-CON-V-reinforce)",
			of(PickHouse, int(cards.Palace)), "Reinforce the Palace (BS-CON-V-reinforce)",
			"building:barn", "The Barn is destroyed (BS-CON-V-reinforce)"},
		{"a token twice", func(k *kit) {
			f := k.during("sor_ward_of_entinedes", 0, askHouse)
			f.bits = 1 << cards.Barn
		}, "Eileen, Ward of Entinedes: choose a building to reinforce (BS-CON-V-reinforce)",
			of(PickHouse, int(cards.Palace)), "Reinforce the Palace (BS-CON-V-reinforce)",
			"building:barn", "The Barn has got its token already (BS-CON-V-reinforce)"},
		{"a falling tower", func(k *kit) {
			k.during("sor_falling_tower", 0, askHouse)
			k.houses[cards.Barn].harm = damaged
		}, "Eileen, The Tower Unmoored: choose a building to damage (BS-CON-V-damage)",
			of(PickHouse, int(cards.Palace)), "Damage the Palace (BS-CON-V-damage)",
			"building:barn", "The Barn is not intact (BS-CON-43)"},
		{"the choice between two effects", func(k *kit) { k.during("arm_timber_and_nails", 0, askOption) }, "Eileen, Timber and Nails: choose one (BS-CON-31)",
			of(PickOption, 1), "Reinforce 2 different buildings (BS-CON-V-choose)",
			"", ""},
		{"an option that is none", func(k *kit) { k.during("arm_timber_and_nails", 0, askOption) }, "Eileen, Timber and Nails: choose one (BS-CON-31)",
			of(PickOption, 2), "Choose option 3 (BS-CON-V-choose)",
			"", ""},
		{"figures", func(k *kit) {
			f := k.during("tav_false_trail", 0, askFigure)
			f.field, f.zone, f.m = west, zone2, int8(figureOf(cards.Krohn, true))
		}, "Eileen, False Trail: choose how many elite Krohns to drive back in Zone 2 in the West (BS-CON-V-push)",
			of(PickFigure, int(figureOf(cards.Krohn, true)), 2), "Drive back 2 elite Krohns (BS-CON-V-push)",
			"", ""},
		{"no figures", func(k *kit) {
			f := k.during("tav_false_trail", 0, askFigure)
			f.field, f.zone, f.m = west, zone2, int8(figureOf(cards.Krohn, false))
		}, "Eileen, False Trail: choose how many Krohns to drive back in Zone 2 in the West (BS-CON-V-push)",
			of(PickFigure, int(figureOf(cards.Krohn, false)), 0), "Drive back no Krohn (BS-CON-V-push)",
			"", ""},
		{"a Zone for hits", func(k *kit) {
			f := k.during("sor_wild_surge", 0, askZone)
			f.list, f.times = k.effectUnderWay().Then, aPart
		}, "Eileen, Wild Surge: choose the Zone to aim at: 2 hits in one Zone (BS-CON-V-hits)",
			of(PickZone, int(west), int(zone2)), "Choose Zone 2 in the West (BS-CON-V-hits)",
			"zone:west/2", "Wild Surge would change nothing in Zone 2 in the West (BS-CON-59)"},
		{"a Zone once more", func(k *kit) { k.during("tav_false_trail", 0, askZone).stage = textAgain }, "Eileen, False Trail: choose the Zone in which it works again (BS-CON-V-push)",
			of(PickZone, int(west), int(zone1)), "Choose Zone 1 in the West (BS-CON-V-push)",
			"zone:west/3", "False Trail does not reach Zone 3 (BS-CRD-15)"},
		{"a field", func(k *kit) {
			f := newFrame(textFrame)
			f.hero, f.from, f.list, f.times = k.first, fromEvent, k.game.set.Events[0].Effects, 1
			for i, e := range k.game.set.Events {
				if e.ID == "ev_slow_drums" {
					f.index, f.list = uint8(i), e.Effects
				}
			}
			k.push(f)
			k.ask = question{askField, k.first}
		}, "Eileen, Slow Drums: choose a field: change the Summoning rolls (BS-CON-V-summon)",
			of(PickField, int(west)), "Choose the West field (BS-CON-V-summon)",
			"", ""},
		{"a card from a discard pile", func(k *kit) { k.during("mar_finders_fee", 0, askRecover) }, "Eileen, Finder's Fee: choose a discarded card to take (BS-CON-V-recover)",
			of(PickCard, 3), "Take Twin Sabres from the discard pile (BS-CON-V-recover)",
			"", ""},
		{"a deck", func(k *kit) { k.during("mar_finders_fee", 0, askDeck) }, "Eileen, Finder's Fee: choose a deck whose top card is turned up (BS-CON-V-recover)",
			of(PickDeck, 0, int(cards.Tavern)), "Turn up the top card of the Tavern Pool deck (BS-ABI-16)",
			"", ""},
		{"an effect that may be left", func(k *kit) { k.during("mar_salt_pork", 0, askYes) }, "Eileen, Salt Pork and Barley: roll the yellow die + 1 to earn Food, or not (BS-CON-V-gain)",
			of(Yes), "Yes: roll the yellow die + 1 to earn Food (BS-CON-28)",
			"", ""},
		{"an effect that is left", func(k *kit) { k.during("mar_salt_pork", 0, askYes) }, "Eileen, Salt Pork and Barley: roll the yellow die + 1 to earn Food, or not (BS-CON-V-gain)",
			of(No), "No (BS-CON-28)",
			"", ""},
		{"a class to draw from", func(k *kit) {
			f := newFrame(drawFrame)
			f.hero, f.n, f.more = k.active, 1, uint16(1<<cards.Tavern)
			k.push(f)
			k.ask = question{askClass, k.active}
		}, "Eileen: choose the deck to draw from (BS-CON-V-draw)",
			of(PickClass, int(cards.Tavern)), "Draw from the Tavern Pool deck (BS-CRD-17)",
			"deck:pool/market", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			k := hushed(t)
			test.prepare(k)
			k.listed = false
			if got := k.Prompt().Ask.String() + " (" + k.Prompt().Rule + ")"; got != test.prompt {
				t.Errorf("it asks %q, want %q", got, test.prompt)
			}
			if d := k.describe(test.choice); d.Sentence.String()+" ("+d.Rule+")" != test.says {
				t.Errorf("the answer is %q (%s), want %q", d.Sentence, d.Rule, test.says)
			}
			if test.el != "" {
				if got := k.why(test.el); got != test.why {
					t.Errorf("%s is refused with %q, want %q", test.el, got, test.why)
				}
			}
		})
	}
}
