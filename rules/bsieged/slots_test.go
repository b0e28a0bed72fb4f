package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-SLT-1, BS-SLT-2, BS-SLT-3, BS-CRD-2, BS-CRD-3, BS-CRD-4, BS-ABL-15: class, type and colour decide,
// and a set fits if the cards can be laid out on different slots.
func TestStorable(t *testing.T) {
	for _, c := range []struct {
		hero   string
		stored []string
		more   string
		want   bool
	}{
		{"eileen", nil, "arm_barrage", true},                                                                                   // orange Armory
		{"eileen", []string{"arm_barrage"}, "arm_avalanche", true},                                                             // red and orange: different slots
		{"eileen", []string{"arm_barrage"}, "arm_logs", false},                                                                 // one orange Armory slot
		{"eileen", []string{"arm_avalanche"}, "arm_star_bolts", false},                                                         // one red Armory slot
		{"eileen", nil, "tav_pit_trap", false},                                                                                 // orange Tavern, red slot
		{"eileen", nil, "tav_sellswords", true},                                                                                // red Tavern
		{"eileen", nil, "sor_chain_lightning", false},                                                                          // red Sorcery
		{"eileen", nil, "sor_firebolt", true},                                                                                  // Market/Sorcery slot
		{"eileen", []string{"mar_salt_pork", "mar_fiddlers"}, "sor_firebolt", false},                                           // a slot for two classes holds one card
		{"eileen", []string{"mar_salt_pork"}, "sor_firebolt", true},                                                            // the Market card gives way
		{"eileen", []string{"sor_firebolt"}, "mar_salt_pork", true},                                                            //
		{"eileen", []string{"sor_firebolt", "mar_salt_pork"}, "mar_fiddlers", false},                                           //
		{"eileen", []string{"arm_bow_grey_guard"}, "arm_tower_shield", false},                                                  // one permanent slot
		{"lugh", []string{"arm_bow_grey_guard"}, "arm_tower_shield", true},                                                     // two
		{"lugh", []string{"arm_bow_grey_guard", "arm_bow_grey_guard"}, "arm_tower_shield", false},                              //
		{"lugh", []string{"tav_pit_trap"}, "sor_firebolt", false},                                                              // Tavern/Sorcery slot holds one
		{"orobox", []string{"tav_pit_trap", "tav_caltrops", "sor_firebolt"}, "mar_salt_pork", false},                           //
		{"orobox", []string{"tav_pit_trap", "tav_caltrops"}, "mar_salt_pork", true},                                            //
		{"kador", []string{"sor_cursed_ground", "sor_chain_lightning", "sor_firebolt"}, "sor_stone_skin", true},                //
		{"kador", []string{"sor_cursed_ground", "sor_chain_lightning", "sor_firebolt", "sor_stone_skin"}, "mar_bribes", false}, //
	} {
		d := inTurn(t, c.hero).give(c.hero, c.stored...)
		card := d.find(c.more)
		if got := d.storable(d.who(c.hero), card); got != c.want {
			t.Errorf("%s with %v stores %s: %v", c.hero, c.stored, c.more, got)
		}
		if why := d.mayStore(d.who(c.hero), card); (why == nil) != c.want || why != nil && why.Rule != "BS-SLT-3" {
			t.Errorf("%s: refused by %v", c.more, why)
		}
	}
}

// BS-ABI-38, BS-ABI-40, BS-CON-V-store, BS-CON-60, BS-CON-61: abilities widen slots.
func TestWidenedSlots(t *testing.T) {
	fits := func(hero, ability, card string) bool {
		d := inTurn(t, hero)
		if ability != "" {
			d.learn(hero, 1, ability)
		}
		return d.storable(d.who(hero), d.find(card))
	}
	for _, hero := range []string{"osvith", "eileen", "myrinia", "lugh", "kador", "orobox"} {
		if !fits(hero, "warlock_grimmoire", "sor_chain_lightning") {
			t.Errorf("%s with Warlock Grimmoire", hero)
		}
		if got := fits(hero, "", "sor_chain_lightning"); got != (hero == "kador") {
			t.Errorf("%s without Warlock Grimmoire: %v", hero, got)
		}
		if !fits(hero, "strategist", "tav_sellswords") {
			t.Errorf("%s with Strategist", hero)
		}
	}
	if fits("kador", "", "tav_sellswords") || fits("osvith", "strategist", "sor_chain_lightning") || fits("eileen", "strategist", "tav_pit_trap") {
		t.Error("a slot takes too much")
	}
	// Strategist: two red Tavern cards in Market slots, but each slot takes one.
	d := inTurn(t, "eileen").learn("eileen", 1, "strategist").give("eileen", "tav_sellswords", "tav_sellswords", "tav_quiet_knife")
	if !d.storable(d.who("eileen"), noCard) || d.storable(d.who("eileen"), d.find("tav_saboteurs")) {
		t.Error("three slots of Eileen take red Tavern cards")
	}
}

// BS-RUL-28: slots are laid out by a fixed matching, whatever the order of the cards.
func TestMatching(t *testing.T) {
	d := inTurn(t, "eileen").give("eileen", "sor_firebolt", "mar_salt_pork", "arm_barrage")
	o := &d.heroes[d.who("eileen")]
	before := d.matching(d.who("eileen"))
	o.cards[0], o.cards[2] = o.cards[2], o.cards[0]
	after := d.matching(d.who("eileen"))
	want := []string{"", "", "arm_barrage", "mar_salt_pork", "sor_firebolt", ""}
	for i := range want {
		got := ""
		if after[i] != noCard {
			got = d.design(after[i]).ID
		}
		if got != want[i] || before[i] != after[i] {
			t.Errorf("slot %d holds %q, want %q", i+1, got, want[i])
		}
	}
}

// BS-EX-23, BS-SLT-4, BS-SLT-5, BS-SLT-6, BS-RUL-29: the satchel is full.
func TestSatchel(t *testing.T) {
	full := func() *desk {
		d := inTurn(t, "eileen").give("eileen", "mar_salt_pork", "mar_pawned_jewels").put("north/2", krohn, 1).set("eileen", cards.Gold, 1)
		return d.onTop(&d.seasons, "sor_firebolt").play("visit sorcery_tower").asks("card")
	}
	d := full()
	d.offers(true, "use mar_salt_pork", "use mar_pawned_jewels", "discard mar_salt_pork", "discard mar_pawned_jewels", "use sor_firebolt north/2", "leave").offers(false, "store")
	d.force(5).play("use mar_pawned_jewels").has("eileen", cards.Gold, 4).asks("card").play("store").stored("eileen", "mar_salt_pork", "sor_firebolt")
	d = full()
	d.play("discard mar_salt_pork", "store").stored("eileen", "mar_pawned_jewels", "sor_firebolt").discarded("mar_salt_pork", true)
	d = full()
	d.force(4, 4).play("use sor_firebolt north/2").stored("eileen", "mar_salt_pork", "mar_pawned_jewels").discarded("sor_firebolt", true).zone("north/2", 0, 0, 0, 0, 0)
}

// BS-CRD-5, BS-CRD-6, BS-RUL-29: a card may be discarded though it could be stored, and must be
// where it can be neither stored nor used.
func TestLeave(t *testing.T) {
	d := inTurn(t, "eileen")
	d.onTop(&d.seasons, "sor_firebolt").play("visit sorcery_tower").offers(true, "store", "leave").play("leave").stored("eileen").discarded("sor_firebolt", true)
	d = inTurn(t, "eileen")
	d.onTop(&d.seasons, "sor_chain_lightning").play("visit sorcery_tower").asks("turn").stored("eileen").discarded("sor_chain_lightning", true)
}

// BS-RUL-31, BS-CON-25: a permanent card is stored or discarded, never used at once.
func TestPermanentDrawn(t *testing.T) {
	d := inTurn(t, "eileen").give("eileen", "arm_tower_shield").put("north/2", krohn, 1)
	d.onTop(&d.seasons, "arm_bow_grey_guard").play("visit armory").asks("card").offers(false, "store", "use arm_bow_grey_guard north/2")
	d.play("leave").stored("eileen", "arm_tower_shield").discarded("arm_bow_grey_guard", true)
	if why := d.mayPlay(d.who("eileen"), d.heroes[d.who("eileen")].cards[0]); why == nil || why.Rule != "BS-CRD-3" {
		t.Errorf("armour used: %v", why)
	}
}

// BS-RUL-85: a card with a highlighted icon is used at the moment of drawing if an action is
// left, which it spends; not with the last action gone.
func TestActionCardDrawn(t *testing.T) {
	d := inTurn(t, "eileen").put("north/2", krohn, 2)
	d.onTop(&d.seasons, "sor_chain_lightning").force(4, 4, 1, 1, 1, 1).play("visit sorcery_tower").asks("card").play("use sor_chain_lightning north/2")
	if left := d.heroes[d.who("eileen")].turn.left; left != 1 {
		t.Errorf("%d actions left", left)
	}
	d.offers(true, "visit sorcery_tower") // the row is broken
	d.zone("north/2", 0, 0, 0, 0, 0)
	d = inTurn(t, "eileen").put("north/2", krohn, 2)
	d.heroes[d.who("eileen")].turn.left = 1
	d.onTop(&d.seasons, "sor_chain_lightning").play("visit sorcery_tower").discarded("sor_chain_lightning", true).zone("north/2", 0, 0, 0, 2, 0)
}

// BS-RUL-30, BS-CON-50: outside the own turn a card is stored, after discarding others if need
// be, or discarded, and never used; an instant is resolved at once.
func TestObtainedOutsideTheTurn(t *testing.T) {
	d := inTurn(t, "eileen").give("osvith", "mar_salt_pork", "mar_fiddlers").put("north/2", krohn, 1)
	d.obtains("osvith", "mar_honey_mead").asks("card").offers(true, "discard mar_salt_pork", "discard mar_fiddlers", "leave").offers(false, "store", "use mar_honey_mead", "use mar_salt_pork")
	d.play("discard mar_fiddlers").offers(true, "store", "leave").offers(false, "discard mar_salt_pork").play("store").stored("osvith", "mar_salt_pork", "mar_honey_mead")
	d = inTurn(t, "eileen")
	d.obtains("osvith", "tav_dagger_in_the_back").has("osvith", cards.Morale, 3).has("osvith", cards.Gold, 3).discarded("tav_dagger_in_the_back", true).asks("turn")
	if seats := d.obtains("osvith", "mar_fiddlers").Decision().Seats; seats != rules.SeatsOf(rules.Seat(d.heroes[d.who("osvith")].seat)) {
		t.Errorf("seats %b are asked", seats)
	}
}

// BS-CRD-8: the active hero may discard stored cards at any time, without an action.
func TestDiscardFreely(t *testing.T) {
	d := inTurn(t, "eileen").give("eileen", "mar_salt_pork").play("discard mar_salt_pork").stored("eileen").discarded("mar_salt_pork", true)
	if left := d.heroes[d.who("eileen")].turn.left; left != 3 {
		t.Errorf("%d actions left", left)
	}
}

// BS-CRD-17, BS-EX-53, BS-EDG-3: from an empty deck nothing is drawn, the further card neither.
func TestEmptyDeck(t *testing.T) {
	d := inTurn(t, "orobox")
	d.pools[cards.Tavern].n += uint8(copy(d.pools[cards.Tavern].cards[d.pools[cards.Tavern].n:], d.seasons[cards.Tavern].list()))
	d.seasons[cards.Tavern].clear()
	d.play("visit tavern").asks("turn").stored("orobox")
	if d.told("deck_empty") != 1 || d.heroes[d.who("orobox")].turn.left != 2 {
		t.Error("the action is spent for nothing")
	}
}

// BS-RUL-32, BS-ABI-22, BS-ABI-4, BS-ABI-21: the first card is dealt with before the second is
// decided on, which comes from the same deck.
func TestFurtherCard(t *testing.T) {
	for _, c := range []struct{ hero, house, first, second, ability string }{
		{"orobox", "tavern", "tav_caltrops", "tav_pit_trap", ""},
		{"kador", "sorcery_tower", "sor_firebolt", "sor_stone_skin", ""},
		{"osvith", "armory", "arm_barrage", "arm_tower_shield", "hammer_and_forge"},
	} {
		d := inTurn(t, c.hero)
		if c.ability != "" {
			d.learn(c.hero, 2, c.ability)
		}
		d.onTop(&d.seasons, c.second).onTop(&d.seasons, c.first).play("visit "+c.house).asks("card").play("store").asks("optional").stored(c.hero, c.first)
		d.play("yes").asks("card").play("store").asks("turn").stored(c.hero, c.first, c.second)
	}
	d := inTurn(t, "orobox")
	d.onTop(&d.seasons, "tav_caltrops").play("visit tavern", "store", "no").stored("orobox", "tav_caltrops")
	d = inTurn(t, "orobox") // the ability of one building does nothing at another
	d.onTop(&d.seasons, "mar_fiddlers").play("visit market", "store").asks("turn")
}

// BS-RUL-66: a hero who loses the last Morale while cards are drawn gets none of them.
func TestDeathWhileDrawing(t *testing.T) {
	d := inTurn(t, "orobox").give("orobox", "sor_firebolt").set("orobox", cards.Morale, 1).put("north/1", krohn, 1)
	d.onTop(&d.seasons, "tav_caltrops").force(1, 1).play("visit tavern", "use sor_firebolt north/1")
	if d.heroes[d.who("orobox")].alive || d.active == d.who("orobox") {
		t.Error("the hero lives on")
	}
	d.discarded("tav_caltrops", true).discarded("sor_firebolt", true)
}

// BS-ABI-40, BS-ABI-38, BS-CON-V-store: a slot is widened for the colours and classes that the
// ability names; "any" is red or orange, never a permanent slot.
func TestAnyColourIsNoPermanentSlot(t *testing.T) {
	d := inTurn(t, "osvith")
	red, orange := d.design(d.find("sor_chain_lightning")), d.design(d.find("sor_firebolt"))
	any := &cards.Effect{Verb: cards.Store, Classes: 1 << cards.Sorcery, Color: cards.Red, AnyKind: true, InClass: cards.Sorcery}
	for _, c := range []struct {
		kind  cards.Kind
		class cards.Class
		want  bool
	}{{cards.Orange, cards.Sorcery, true}, {cards.Red, cards.Sorcery, true}, {cards.Permanent, cards.Sorcery, false}, {cards.Orange, cards.Market, false}} {
		slot := &cards.Slot{Kind: c.kind, Classes: 1 << c.class}
		if got := widens(any, slot, red); got != c.want {
			t.Errorf("a slot of %v for %v takes a red Sorcery card: %v", c.kind, c.class, got)
		}
		if widens(any, slot, orange) {
			t.Errorf("a slot of %v for %v is widened for an orange card", c.kind, c.class)
		}
	}
}
