package file

import (
	"fmt"

	"portcullis/rules"
	"portcullis/rules/snapshot"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Check is a *snapshot.Error that names the first invariant of the ledger that a match breaks, as far as one
// position can show it.
func Check(game string, s *engine.State) error {
	c := checker{State: s, game: game}
	for _, check := range [...]func(){c.things, c.players, c.timed, c.frames, c.question} {
		if check(); c.err != nil {
			return c.err
		}
	}
	return nil
}

type checker struct {
	*engine.State
	game string
	err  error
}

func (c *checker) fail(field, rule, format string, args ...any) {
	if c.err == nil {
		c.err = &snapshot.Error{Game: c.game, Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
	}
}

// things: TS-INV-5 to TS-INV-9, TS-INV-12.
func (c *checker) things() {
	for i := range c.Things {
		t, field := &c.Things[i], fmt.Sprintf("things[%d]", i)
		info := c.Info(t)
		if info.Magic() || info.Type == content.Mine || info.Type == content.Powerstone || info.Type >= content.WindfallCard && info.Type <= content.Innate {
			c.fail(field+".card", "TS-CRE-1", "%s is never on the table", info.ID)
			return
		}
		c.points(t, field)
		c.place(t, field)
		c.items(t, field)
		c.pair(t, field)
		c.marks(t, field)
		if c.err != nil {
			return
		}
	}
}

// marks checks what is noted of a thing: creatures attack, Items are used.
func (c *checker) marks(t *engine.Thing, field string) {
	wrong := engine.UsedNow | engine.Moved | engine.InUse | engine.UseChanged
	if !c.Creature(t) {
		wrong = engine.Attacked | engine.Declared | engine.UpkeepPaid | engine.FumbledMage | engine.PairChanged | engine.Carries
	}
	switch top := c.Stack.Top(); {
	case t.Has(wrong):
		c.fail(field+".marks", "", "are none of such a card")
	case t.Has(engine.FumbledMage) && (!c.Is(t, content.Mage) || t.Position != engine.ToDefend):
		c.fail(field+".marks", "TS-MAG-12", "a Mage that has fumbled is in DEFEND")
	case t.Wounds > 0 && (c.Under == 0 || top.Kind != engine.FrameLoss && top.Kind != engine.FrameSweep):
		c.fail(field+".wounds", "TS-RUL-57", "only a sweep leaves wounds")
	}
}

func (c *checker) points(t *engine.Thing, field string) {
	info := c.Info(t)
	switch {
	case info.Type.Creature() && t.Points < 1:
		c.fail(field+".points", "TS-INV-6", "a creature has at least 1LP")
	case t.Points == 0 && info.Type == content.Structure:
		c.fail(field+".points", "TS-INV-5", "a Shelter that has fallen is gone")
	case t.Points > 0 && info.Type == content.Item:
		c.fail(field+".points", "TS-INV-5", "an Item has no points")
	}
}

// place checks where a thing is: TS-INV-5 to TS-INV-7, TS-INV-9.
func (c *checker) place(t *engine.Thing, field string) {
	info, on := c.Info(t), c.At(t.On)
	creature := info.Type.Creature()
	hangs := c.Carried(t) || info.Location == content.OnStructure
	switch {
	case t.On != 0 && (on == nil || on.Owner != t.Owner || on.Points < 1):
		c.fail(field+".on", "TS-INV-5", "is %d; it must be something standing of the same seat", t.On)
	case t.On == 0 && hangs:
		c.fail(field+".on", "TS-INV-6", "must be given: %s is on something", info.ID)
	case t.On == 0:
	case creature && (!c.Structure(on) || c.Is(on, content.Relic) || c.Is(on, content.Tower) && info.Type != content.Mage || c.Occupant(t.On).ID != t.ID):
		c.fail(field+".on", "TS-INV-7", "%s cannot be in this, or somebody is", info.ID)
	case !creature && !hangs:
		c.fail(field+".on", "TS-INV-6", "%s is on nothing", info.ID)
	case info.Type == content.Item && !c.Info(on).Uses.CanUse(info.Class):
		c.fail(field+".on", "TS-INV-9", "it cannot use this Item")
	case info.Location == content.OnStructure && !c.Is(on, content.Tower):
		c.fail(field+".on", "TS-REL-9", "it is attached to a Tower")
	case info.Location == content.OnCreature && !c.Creature(on):
		c.fail(field+".on", "TS-REL-9", "it is carried by a creature")
	}
	inside := info.Type == content.Mage && t.On != 0 && !t.Has(engine.FumbledMage)
	if want := !creature || inside || c.Phase == engine.Choosing; (t.Position == engine.NoPosition) != want && (creature || t.Position != engine.NoPosition) {
		c.fail(field+".position", "TS-INV-6", "a creature on the battlefield has a position, a Mage inside has none")
	}
}

// items checks what a thing carries: TS-INV-8, TS-ITM-8.
func (c *checker) items(t *engine.Thing, field string) {
	n, slots, seen := 0, [content.SlotCount]int{}, content.Cards{}
	for i := range c.Things {
		item := &c.Things[i]
		if item.On != t.ID || !c.Carried(item) {
			continue
		}
		if n++; seen.Has(item.Card) {
			c.fail(field, "TS-INV-8", "carries two of %s", c.Info(item).ID)
		}
		seen.Add(item.Card)
		if slot := c.Info(item).Slot; slot != content.NoSlot && item.Has(engine.InUse) {
			if slots[slot]++; slots[slot] > 1 {
				c.fail(field, "TS-ITM-8", "uses two Items for the same")
			}
		}
	}
	if most := map[bool]int{true: 6, false: 4}[c.Is(t, content.Mage)]; n > most {
		c.fail(field, "TS-INV-8", "carries %d; the limit is %d", n, most)
	}
}

func (c *checker) pair(t *engine.Thing, field string) {
	if other := c.At(t.Partner); t.Partner == 0 && !t.Has(engine.Carries) {
		return
	} else if other == nil || other.Partner != t.ID || other.Owner != t.Owner || t.Has(engine.Carries) == other.Has(engine.Carries) || !t.OnField() {
		c.fail(field+".partner", "TS-TYP-3", "a pair is two creatures of a seat on the battlefield, one of which carries the other")
	}
}

// players: TS-INV-1 to TS-INV-4, TS-INV-10, TS-INV-11.
func (c *checker) players() {
	if c.Phase == engine.Choosing {
		if c.Round != 0 {
			c.fail("round", "TS-TIM-1", "is %d, and Mages and Towers are still chosen", c.Round)
		}
		return
	}
	if begun := c.Stack.Len() > 1 && c.Stack.At(1).Kind == engine.FrameTurn; begun && c.Round == 0 {
		c.fail("round", "TS-TIM-1", "is 0 in a turn")
	}
	for seat := range rules.Seat(c.Count) {
		c.player(seat, &c.Players[seat], fmt.Sprintf("players[%d]", seat))
		if c.err != nil {
			return
		}
	}
	if living := c.Living(); (c.Result == engine.LastMage) != (living&(living-1) == 0) {
		c.fail("result", "TS-END-1", "a match is over when one Mage is left")
	} else if c.Result == engine.Undecided && c.Players[c.Turn].Out {
		c.fail("turn", "TS-TRN-17", "the Mage of seat %d is dead", c.Turn)
	}
}

func (c *checker) player(seat rules.Seat, p *engine.Player, field string) {
	mage, tower := c.Mage(seat), c.Tower(seat)
	if p.Out {
		for i := range c.Things {
			if c.Things[i].Owner == seat {
				c.fail(fmt.Sprintf("things[%d].owner", i), "TS-INV-4", "the Mage of seat %d is dead", seat)
			}
		}
		if p.Market != (engine.Points{}) || p.Extra != (engine.Points{}) || c.cards(seat, p, field) > 0 {
			c.fail(field, "TS-INV-4", "has cards, Mines or Powerstones, and the Mage of seat %d is dead", seat)
		}
		return
	}
	switch {
	case mage == nil || mage.Owner != seat || !c.Is(mage, content.Mage):
		c.fail(field+".mage", "TS-INV-4", "is no Mage of the seat")
		return
	case tower == nil || tower.Owner != seat || !c.Is(tower, content.Tower):
		c.fail(field+".tower", "TS-INV-5", "is no Tower of the seat")
		return
	case p.Hand.N > handSize:
		c.fail(field+".hand", "TS-INV-11", "has %d cards", p.Hand.N)
	}
	for what := range p.Ordinary {
		if most := c.Produced(seat, content.What(what)); int(p.Ordinary[what]) > most {
			c.fail(field+".ordinary", "TS-INV-3", "is %d; %d are produced", p.Ordinary[what], most)
		}
	}
	if n, want := c.cards(seat, p, field), c.Options.Decks[seat].Size(); n != want {
		c.fail(field, "TS-INV-1", "has %d cards; the deck has %d", n, want)
	}
	if c.Options.Custom[seat] {
		c.copies(seat, p, field)
	}
	c.single(seat, p, field)
}

// copies checks that there are no more of a card than a built deck may hold: others imagine the rest of the deck from those
// that they see.
func (c *checker) copies(seat rules.Seat, p *engine.Player, field string) {
	all := known(c.State, seat, true)
	for _, card := range p.Deck.All() {
		all.Lines = append(all.Lines, content.Line{Card: card, N: 1})
	}
	for _, line := range all.Canon().Lines {
		if most := c.Content.MostOf(line.Card); line.N > most {
			c.fail(field, "TS-DEK-2", "has %d of %s; a built deck has at most %d", line.N, c.Content.At(line.Card).ID, most)
		}
	}
}

const handSize = 7

// cards counts the cards of a seat's deck, wherever they are. A Scroll by which its caster died goes with him.
func (c *checker) cards(seat rules.Seat, p *engine.Player, field string) int {
	n := int(p.Market[0] + p.Market[1])
	for _, pile := range [...]*engine.Pile{&p.Deck, &p.Hand, &p.Discard, &p.Caravan, &p.Spells} {
		for _, card := range pile.All() {
			if info := c.Content.At(card); info.Set == content.StartSet {
				c.fail(field, "TS-INV-20", "%s lies in a pile", info.ID)
			}
			n++
		}
	}
	for i := 1; i < int(p.Hand.N); i++ {
		if p.Hand.Cards[i-1] > p.Hand.Cards[i] {
			c.fail(field+".hand", "", "%s stands before %s; a hand is written in the order of the content", c.Content.At(p.Hand.Cards[i-1]).ID, c.Content.At(p.Hand.Cards[i]).ID)
		}
	}
	for _, card := range p.WindfallCards {
		if card != content.NoCard {
			n++
		}
	}
	for i := range c.Things {
		if t := &c.Things[i]; t.Owner == seat && (c.Info(t).Set != content.StartSet || c.Is(t, content.Structure)) {
			n++ // of what was built its Scroll
		}
	}
	for i := range c.Timed {
		if m := &c.Timed[i]; m.Caster == seat && m.Holds {
			n++
		}
	}
	for i := range c.Under {
		if a := &c.Actions[i]; a.Seat == seat && !p.Out && a.Type == engine.MagicAction && c.Content.At(a.Card).Scroll() {
			n++
		}
	}
	return n
}

// single checks what a seat can have once: TS-INV-10, TS-INV-12.
func (c *checker) single(seat rules.Seat, p *engine.Player, field string) {
	seen := content.Cards{}
	once := func(card content.Card) {
		if info := c.Content.At(card); info.Type == content.Relic || info.Is(content.OneInService) {
			if seen.Has(card) {
				c.fail(field, "TS-INV-10", "has two of %s", info.ID)
			}
			seen.Add(card)
		}
	}
	for i := range c.Things {
		if c.Things[i].Owner == seat {
			once(c.Things[i].Card)
		}
	}
	for _, card := range p.Caravan.All() {
		once(card)
	}
}

// timed: what is in force is of a living seat, on something in play (TS-END-3, TS-INV-12).
func (c *checker) timed() {
	verbs := [...]content.Verb{engine.ModInForce: content.Mod, engine.EnabledInForce: content.Enable, engine.LinkInForce: content.Link,
		engine.TruceInForce: content.Forbid, engine.TokensInForce: content.Summon, engine.ResistedInForce: content.Mod}
	for i := range c.Timed {
		m, field := &c.Timed[i], fmt.Sprintf("timed[%d]", i)
		info := c.Content.At(m.Card)
		switch {
		case c.Players[m.Caster].Out:
			c.fail(field+".caster", "TS-END-3", "the Mage of seat %d is dead", m.Caster)
		case m.Kind == engine.RaisedInForce && (!info.Is(content.TokenTag) || !info.Type.Creature()):
			c.fail(field+".card", "TS-TYP-7", "%s is no token", info.ID)
		case m.Kind != engine.RaisedInForce && info.Effects[m.Effect].Verb != verbs[m.Kind]:
			c.fail(field+".effect", "", "%s does something else", info.ID)
		case m.OnOne() && c.At(m.Target) == nil || m.Kind == engine.LinkInForce && c.At(m.Other) == nil:
			c.fail(field+".target", "TS-TIM-4", "it has left play")
		case m.Kind == engine.TokensInForce && !c.tokens(m, info.Effects[m.Effect].Token):
			c.fail(field+".target", "TS-TIM-4", "there are other things among its tokens")
		case m.Holds && !info.Scroll():
			c.fail(field+".holds", "TS-TIM-5", "%s is no Scroll", info.ID)
		}
	}
}

// tokens reports whether all that is left of what was summoned are tokens.
func (c *checker) tokens(m *engine.Timed, token content.Card) bool {
	for i := range c.Things {
		if t := &c.Things[i]; t.ID >= m.Target && t.ID <= m.Other && t.Card != token {
			return false
		}
	}
	return true
}
