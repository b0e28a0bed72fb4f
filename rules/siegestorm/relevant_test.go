package siegestorm

import (
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// faced is a Duel in the turn of side 1, in W3, in which the last link is an action of its with
// these effects; side 0 could answer.
func faced(t *testing.T, effects ...cards.Effect) *position {
	t.Helper()
	p := standard(t)
	p.turn = 2
	p.openTurn(1)
	p.sides[1].deployed = true
	p.push(frame{kind: turnFrame, by: 1, stage: turnExtra})
	p.action("sx_ember_imp", effects...)
	p.chain[0] = link{by: 1, card: p.find(1, "sx_ember_imp"), kind: actionLink, track: 1, target: noCard}
	p.links = 1
	return p
}

// weighs reports whether an action with these effects, in the hand of side 0, is relevant.
func (p *position) weighs(effects ...cards.Effect) bool {
	p.t.Helper()
	p.action("se_gate_novice", effects...)
	return p.relevant(0, p.find(0, "se_gate_novice"), false)
}

var (
	someHeal   = cards.Effect{Do: cards.Heal, N: 1}
	someDraw   = cards.Effect{Do: cards.Draw, N: 1}
	killEnemy  = cards.Effect{Do: cards.Kill, Target: cards.TargetEnemy}
	curbEnemy  = cards.Effect{Do: cards.Mod, Target: cards.TargetEnemy, ATT: -1, Lasting: cards.ThisTurn}
	curbAll    = cards.Effect{Do: cards.Mod, Scope: cards.AllEnemies, ATT: -1, Lasting: cards.ThisTurn}
	spurAllies = cards.Effect{Do: cards.Mod, Scope: cards.AllAllies, DEF: 1, Lasting: cards.ThisTurn}
)

func TestRelevantNegate(t *testing.T) { // ST-REA-8 a
	p := faced(t, someDraw)
	if !p.weighs(cards.Effect{Do: cards.Negate}) || p.weighs(someDraw) {
		t.Error("a Negate is always relevant, a draw never")
	}
}

func TestRelevantWhileTargeted(t *testing.T) { // ST-REA-8 b
	for _, v := range []cards.Verb{cards.Protect, cards.Shapeshift, cards.Sacrifice} {
		p := faced(t, killEnemy)
		if p.weighs(cards.Effect{Do: v}) {
			t.Errorf("verb %v without a target", v)
		}
		p.chain[0].target = p.onTrack(1, 2, "sx_bone_thrall")
		if p.weighs(cards.Effect{Do: v}) {
			t.Errorf("verb %v while a card of the other side is targeted", v)
		}
		p.chain[0].target = p.onTrack(0, 2, "se_lantern_bearer")
		if !p.weighs(cards.Effect{Do: v}) {
			t.Errorf("verb %v while an own card is targeted", v)
		}
	}
}

func TestRelevantCreatures(t *testing.T) { // ST-REA-8 c
	for _, e := range []cards.Effect{killEnemy, curbEnemy, curbAll,
		{Do: cards.Destroy, Target: cards.TargetCreature}, {Do: cards.Return, Target: cards.TargetEnemy}} {
		for _, c := range []struct {
			name string
			put  func(*position)
			want bool
		}{
			{"nobody", func(p *position) {}, false},
			{"a creature in the middle of the track", func(p *position) { p.onTrack(1, 2, "sx_bone_thrall") }, false},
			{"slot 3 after the Advance step", func(p *position) { p.onTrack(1, 3, "sx_bone_thrall") }, false},
			{"slot 3 before the Advance step", func(p *position) { p.onTrack(1, 3, "sx_bone_thrall"); p.stack.Frames[0].stage = turnAdvance }, true},
			{"the Defender", func(p *position) { p.onTrack(1, 1, "sx_bone_thrall") }, true},
			{"the storming creature", func(p *position) { p.storms(p.onTrack(1, 3, "sx_bone_thrall")) }, true},
			{"a creature in the exit queue", func(p *position) { p.exit(p.onTrack(1, 3, "sx_bone_thrall")) }, true},
			{"the source of a link", func(p *position) { p.chain[0].card = p.onTrack(1, 2, "sx_marrow_smith"); p.chain[0].kind = abilityLink }, true},
			{"the target of a link", func(p *position) { p.chain[0].target = p.onTrack(1, 2, "sx_bone_thrall") }, true},
			{"a Defender that is protected", func(p *position) { p.onTrack(1, 1, "sx_bone_thrall"); p.sides[1].protected[0] = true }, e.Scope != cards.NoScope},
		} {
			p := faced(t, someDraw)
			c.put(p)
			if got := p.weighs(e); got != c.want {
				t.Errorf("%v (target %v) with %s: %v", e.Do, e.Target, c.name, got)
			}
		}
	}
	p := faced(t, cards.Effect{Do: cards.Advance, N: 1})
	p.onTrack(1, 3, "sx_bone_thrall")
	if !p.weighs(killEnemy) {
		t.Error("slot 3 while the chain holds an advance")
	}
	p = faced(t, someDraw)
	if p.onTrack(0, 1, "se_lantern_bearer"); !p.weighs(spurAllies) {
		t.Error("the own Defender")
	}
	p = faced(t, someDraw)
	p.onTrack(1, 1, "sx_pit_lord_vhorr")
	if cheap := (cards.Effect{Do: cards.Kill, Target: cards.TargetEnemy, MaxCost: 1}); p.weighs(cheap) {
		t.Error("a Defender that costs too much to be touched")
	}
}

func TestRelevantAbilityOfADoomedCard(t *testing.T) { // ST-REA-8 d
	p := faced(t, killEnemy)
	font := p.onTrack(0, 2, "se_font_keeper") // pay 1: Heal 1
	if p.relevant(0, font, true) {
		t.Error("nothing happens to the card")
	}
	if p.chain[0].target = font; !p.relevant(0, font, true) {
		t.Error("a link would kill the card")
	}
	p = faced(t, cards.Effect{Do: cards.Return, Scope: cards.AllEnemies, MaxCost: 1})
	if font = p.onTrack(0, 2, "se_font_keeper"); !p.relevant(0, font, true) {
		t.Error("a link would return the card with others")
	}
	p = faced(t, cards.Effect{Do: cards.Return, Scope: cards.AllEnemies, MaxCost: 1})
	p.passive("se_judicator", cards.Passive{Kind: cards.Activated, Cost: 1, Effects: []cards.Effect{someDraw}})
	if dear := p.onTrack(0, 2, "se_judicator"); p.relevant(0, dear, true) {
		t.Error("the group leaves the card alone")
	}
}

func TestRelevantHandBeforeItIsLost(t *testing.T) { // ST-REA-8 e
	for _, v := range []cards.Verb{cards.Discard, cards.Steal} {
		p := faced(t, cards.Effect{Do: v, N: 1})
		if !p.weighs(someDraw) {
			t.Errorf("a hand card while a link contains %v", v)
		}
		p.passive("se_font_keeper", cards.Passive{Kind: cards.Activated, Cost: 1, Effects: []cards.Effect{someDraw}})
		if font := p.onTrack(0, 2, "se_font_keeper"); p.relevant(0, font, true) {
			t.Errorf("an ability while a link contains %v", v)
		}
	}
}

func TestRelevantHeal(t *testing.T) { // ST-REA-8 f
	recall := cards.Effect{Do: cards.Recall, N: 1}
	for _, c := range []struct {
		name string
		link cards.Effect
		put  func(*position)
		want bool
	}{
		{"nothing", someDraw, func(*position) {}, false},
		{"raise", cards.Effect{Do: cards.Raise, N: 1}, func(*position) {}, true},
		{"damage", oneDamage, func(*position) {}, true},
		{"a storm", someDraw, func(p *position) { p.storms(p.onTrack(1, 3, "sx_bone_thrall")) }, true},
		{"a creature in the exit queue", someDraw, func(p *position) { p.exit(p.onTrack(1, 3, "sx_bone_thrall")) }, true},
		{"slot 3 after the Advance step", someDraw, func(p *position) { p.onTrack(1, 3, "sx_bone_thrall") }, false},
		{"slot 3 before the Advance step", someDraw, func(p *position) { p.onTrack(1, 3, "sx_bone_thrall"); p.stack.Frames[0].stage = turnDraw }, true},
	} {
		p := faced(t, c.link)
		c.put(p)
		if p.weighs(someHeal) != c.want || p.weighs(recall) != c.want {
			t.Errorf("%s: relevant %v", c.name, !c.want)
		}
	}
}

func TestRelevantDamage(t *testing.T) { // ST-REA-8 g
	for _, c := range []struct {
		link            cards.Effect
		stage           uint8
		heal, resources int
		want            bool
	}{
		{someDraw, turnExtra, 0, 3, false},
		{someDraw, turnExtra, 0, 2, true}, // 1 DMG and the card that the link draws
		{someDraw, turnExtra, 1, 1, true},
		{someDraw, turnExtra, 1, 2, false},
		{oneDamage, turnExtra, 0, 1, true},
		{oneDamage, turnExtra, 0, 2, false},
		{oneDamage, turnDraw, 0, 3, true}, // 2 more by the Draw step
		{oneDamage, turnDraw, 0, 4, false},
	} {
		p := faced(t, c.link)
		p.stack.Frames[0].stage = c.stage
		for range c.heal {
			p.healing(1, "sx_bone_thrall")
		}
		p.resources(1, c.resources)
		if got := p.weighs(oneDamage); got != c.want {
			t.Errorf("%+v: relevant %v", c, got)
		}
	}
	p := faced(t, someDraw)
	p.resources(1, 1)
	if p.weighs(cards.Effect{Do: cards.Damage, N: 1, Who: cards.Self}) {
		t.Error("damage to oneself")
	}
}

func TestRelevantAttackOnTheHand(t *testing.T) { // ST-REA-8 h
	for _, v := range []cards.Verb{cards.Discard, cards.Steal, cards.KillSupporter} {
		p := faced(t, someDraw)
		if p.weighs(cards.Effect{Do: v, N: 1}) {
			t.Errorf("verb %v after the deploy", v)
		}
		p.sides[1].deployed = false
		if !p.weighs(cards.Effect{Do: v, N: 1}) {
			t.Errorf("verb %v before the deploy", v)
		}
		p = faced(t, cards.Effect{Do: cards.ExtraTurn})
		if !p.weighs(cards.Effect{Do: v, N: 1}) {
			t.Errorf("verb %v while a link grants an extra turn", v)
		}
	}
}

func TestRelevantPlace(t *testing.T) { // ST-REA-8 i
	place := cards.Effect{Do: cards.Place, From: cards.FromHand, To: cards.ToZone}
	p := faced(t, someDraw)
	p.onTrack(1, 3, "sx_bone_thrall")
	if p.weighs(place) {
		t.Error("nobody can Hold Ground any more in this turn")
	}
	if p.stack.Frames[0].stage = turnAdvance; !p.weighs(place) {
		t.Error("a creature can still Hold Ground")
	}
	p = faced(t, someDraw)
	if p.exit(p.onTrack(1, 3, "sx_bone_thrall")); !p.weighs(place) {
		t.Error("a creature waits for its order")
	}
	p = faced(t, someDraw)
	if p.exit(p.onTrack(0, 3, "se_lantern_bearer")); p.weighs(place) {
		t.Error("an own creature waits for its order")
	}
	if p = faced(t, place); !p.weighs(place) {
		t.Error("a link places a card")
	}
}
