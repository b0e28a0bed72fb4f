package siegestorm

import (
	"slices"

	"portcullis/rules"

	"portcullis/rules/siegestorm/cards"
)

// teach rewrites a card for this match only.
func (p *position) teach(key string, rewrite func(*cards.Card)) {
	p.t.Helper()
	id, ok := p.game.set.ByKey(key)
	if !ok {
		p.t.Fatalf("no card %q", key)
	}
	g, set := *p.game, *p.game.set
	set.Cards = slices.Clone(set.Cards)
	rewrite(&set.Cards[id])
	g.set, g.traits = &set, makeTraits(&set)
	p.game = &g
}

// action gives a card another action for this match.
func (p *position) action(key string, effects ...cards.Effect) {
	p.t.Helper()
	p.teach(key, func(c *cards.Card) { c.Action = unlimited(effects) })
}

// passive gives a card another passive for this match.
func (p *position) passive(key string, passive cards.Passive) {
	p.t.Helper()
	passive.Effects = unlimited(passive.Effects)
	p.teach(key, func(c *cards.Card) { c.Passive = passive })
}

// unlimited lets effects that say nothing about it touch cards of every cost.
func unlimited(effects []cards.Effect) []cards.Effect {
	for i := range effects {
		if effects[i].MaxCost == 0 {
			effects[i].MaxCost = cards.NoLimit
		}
	}
	return effects
}

// act has a side play a card as an action from its hand, in its own turn, with Supporters to pay
// for it.
func (p *position) act(d side, key string, target ...cardNo) cardNo {
	p.t.Helper()
	c := p.hand(d, key)
	p.fund(d, int(p.design(c).Cost))
	p.ownWindow(d)
	p.do(PlayAction, c)
	p.settleAnnouncement(c, target)
	return c
}

// use has a side activate the ability of a creature, in its own turn, with Supporters to pay for
// it.
func (p *position) use(d side, c cardNo, target ...cardNo) {
	p.t.Helper()
	p.fund(d, int(p.design(c).Passive.Cost))
	p.ownWindow(d)
	p.do(Activate, c)
	p.settleAnnouncement(c, target)
}

func (p *position) fund(d side, n int) {
	p.t.Helper()
	for range n {
		p.supporter(d, "se_gate_novice")
	}
	p.listed = false
}

func (p *position) ownWindow(d side) {
	p.t.Helper()
	if p.stack.Depth == 0 {
		p.begin(d, turnDeploy)
	}
	p.asks(askWindow, d)
}

func (p *position) settleAnnouncement(c cardNo, target []cardNo) {
	p.t.Helper()
	for _, x := range target {
		p.do(AtTarget, x)
	}
	if p.ask.kind == askPay {
		p.do(PayAuto)
	}
}

// keys are the keys of the cards of a pile, the top one first, as the ledger's examples list them.
func (p *position) keys(list []cardNo) []string {
	keys := p.keysIn(list)
	slices.Reverse(keys)
	return keys
}

// count is how many events of a name came last.
func (p *position) count(name string) int { return len(p.named(name)) }

// statsAre fails unless a creature has this current ATT and DEF.
func (p *position) statsAre(c cardNo, att, def int) {
	p.t.Helper()
	if a, d := p.attack(c), p.defence(c); a != att || d != def {
		p.t.Errorf("%s has ATT %d and DEF %d, not %d and %d", p.design(c).Name, a, d, att, def)
	}
}

// print is the printed ATT and DEF of a card.
func (p *position) print(c cardNo) (att, def int) {
	return int(p.design(c).ATT), int(p.design(c).DEF)
}

func rngOf(seed uint64) rules.Rand { return rules.NewRand(seed) }

// carryOutAction carries the action of a card out for a side, in its own turn, as if it were
// answered by nobody.
func (p *position) carryOutAction(d side, c cardNo) { p.t.Helper(); p.carryOutText(d, c, actionText) }

func (p *position) carryOutText(d side, c cardNo, text textOf) {
	p.t.Helper()
	p.ownWindow(d)
	p.ask = question{}
	p.push(frame{kind: textFrame, text: text, by: d, foe: p.foe(d, p.cards[c].track), card: c, track: p.cards[c].track, link: noLink})
	p.goOn()
}
