package cards

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules/content"
)

// texts reads action and passive ability. A card without ATT and DEF has no passive.
func (r *cardReader) texts(c *Card) {
	r.Text(r.at("action_text"), r.who("action_text"), r.in.ActionText)
	action := textReader{File: r.File, path: r.at("action"), place: r.who("action"), kind: inAction, totem: c.Specials.Has(Totem)}
	c.Action = action.read(r.in.Action)
	passive := r.in.Passive
	switch {
	case c.Body != Creature:
		if passive != nil || r.in.PassiveText != "" {
			r.Fault(r.at("passive"), r.who("passive"), "a card without att and def has no passive")
		}
		return
	case passive == nil:
		r.Fault(r.at("passive"), r.who("passive"), "is missing")
		return
	}
	r.Text(r.at("passive_text"), r.who("passive_text"), r.in.PassiveText)
	r.passive(c, passive)
}

func (r *cardReader) passive(c *Card, in *passiveTOML) {
	at, who := r.at("passive"), r.who("passive")
	kind, ok := of[PassiveKind](passiveWords(), in.Kind)
	if !ok {
		r.Fault(at+".kind", who+".kind", "unknown kind %q", in.Kind)
		return
	}
	c.Passive.Kind = kind
	if kind == Triggered {
		if c.Passive.On, ok = of[Trigger](triggerWords(), in.On); !ok {
			r.Fault(at+".on", who+".on", "unknown trigger %q", in.On)
		}
	} else if in.On != "" {
		r.Fault(at+".on", who+".on", "only a trigger has it")
	}
	if kind == Activated {
		c.Passive.Cost = int8(r.Number(at+".cost", who+".cost", in.Cost, 1, maxNumber)) // ST-RUL-40
	} else if in.Cost != nil {
		r.Fault(at+".cost", who+".cost", "only an activated ability has it")
	}
	if (c.Passive.On == TotemSpirit) != c.Specials.Has(Totem) {
		r.Fault(at+".on", who+".on", "the trigger spirit and the special totem go together (ST-CMD-8)")
	}
	text := textReader{File: r.File, path: at + ".effects", place: who + ".effects", kind: inStatic, totem: c.Specials.Has(Totem)}
	switch kind {
	case Triggered:
		text.kind = inTriggered
	case Activated:
		text.kind = inActivated
	}
	c.Passive.Effects = text.read(in.Effects)
}

// textReader checks and takes over the effects of one text.
type textReader struct {
	*content.File
	path  string // "card[3].action"
	place string // "card ys_the_assassin, action"
	kind  where
	totem bool // the card has Spirit tokens to count
}

func (r *textReader) read(list []effectTOML) []Effect {
	if len(list) == 0 {
		r.Fault(r.path, r.place, "no effect")
	}
	effects := make([]Effect, 0, len(list))
	for i := range list {
		in := &list[i]
		e := effectReader{textReader: r, in: in, path: fmt.Sprintf("%s[%d]", r.path, i)}
		verb, ok := of[Verb](verbWords(), in.Do)
		if !ok {
			r.Fault(e.at("do"), r.place, "unknown verb %q", in.Do)
			continue
		}
		e.verb, e.grammar = verb, grammarOf(verb)
		effects = append(effects, e.read(i))
	}
	return effects
}

// effectReader checks and takes over one effect.
type effectReader struct {
	*textReader
	in      *effectTOML
	path    string // "card[3].action[0]"
	verb    Verb
	grammar grammar
}

func (r *effectReader) at(key string) string { return r.path + "." + key }

// wrong notes a fault at a key of the effect.
func (r *effectReader) wrong(key, format string, args ...any) {
	r.Fault(r.at(key), r.place+", "+r.verb.String(), format, args...)
}

func (r *effectReader) read(index int) Effect {
	if r.grammar.where&r.kind == 0 {
		r.wrong("do", "cannot stand in %s", r.kind)
	}
	r.params()
	in := r.in
	e := Effect{Do: r.verb, MaxCost: NoLimit, Optional: in.Optional, IfDid: in.IfDid}
	if in.N != nil {
		e.N = int8(r.number("n", in.N, r.grammar.low, r.grammar.high))
	}
	if in.MaxCost != nil {
		e.MaxCost = int8(r.number("max_cost", in.MaxCost, 0, maxNumber))
	}
	e.Per = word[Count](r, "per", in.Per, countWords())
	e.Who = word[Who](r, "who", in.Who, whoWords())
	e.Target = word[Target](r, "target", in.Target, targetWords())
	e.Scope = word[Scope](r, "scope", in.Scope, scopeWords())
	e.Lasting = word[Lasting](r, "until", in.Until, lastingWords())
	e.From = word[Zone](r, "from", in.From, zoneWords(), r.grammar.from...)
	e.To = word[Zone](r, "to", in.To, zoneWords(), r.grammar.to...)
	e.Pick = word[Pick](r, "pick", in.Pick, pickWords())
	e.Event = word[Event](r, "event", in.Event, eventWords())
	e.IfCount = word[Count](r, "if_count", in.IfCount, countWords())
	if in.IfMin != nil {
		e.IfMin = int8(r.number("if_min", in.IfMin, 1, DeckSize))
	}
	r.mod(&e)
	r.sense(&e, index)
	return e
}

// params checks that the effect has the parameters of its verb and no others.
func (r *effectReader) params() {
	has := r.in.given()
	_, target := has[touched]
	_, group := has[scope]
	if r.grammar.needs&touched != 0 {
		if target == group {
			r.wrong("do", "needs a target or a scope, one of the two")
		}
		delete(has, touched)
		delete(has, scope)
	}
	for p := param(1); p <= what; p <<= 1 {
		key, there := has[p]
		switch {
		case there && (r.grammar.needs|r.grammar.may)&p == 0:
			r.wrong(key, "takes no %s", key)
		case !there && r.grammar.needs&p != 0 && p != touched:
			r.wrong("do", "needs %s", p.keys())
		}
	}
}

func (r *effectReader) number(key string, n *int, low, high int) int {
	return r.Number(r.at(key), r.place+", "+r.verb.String()+"."+key, n, low, high)
}

// word reads a parameter that has a word; only lists those that the verb takes, if it does
// not take all.
func word[T ~uint8](r *effectReader, key string, s *string, words []string, only ...string) T {
	if s == nil {
		return 0
	}
	if only == nil {
		only = words
	}
	t, ok := of[T](words, *s)
	if !ok || !slices.Contains(only, *s) {
		r.wrong(key, "%s is %q; it must be %s", key, *s, strings.TrimPrefix(strings.Join(only, " or "), " or "))
	}
	return t
}

// mod checks the changes of ATT and DEF: static ones hold for a group while the card is
// there, others until the end of turn (ST-RUL-41).
func (r *effectReader) mod(e *Effect) {
	if r.verb != Mod {
		return
	}
	if r.in.ATT != nil {
		e.ATT = int8(r.number("att", r.in.ATT, -maxNumber, maxNumber))
	}
	if r.in.DEF != nil {
		e.DEF = int8(r.number("def", r.in.DEF, -maxNumber, maxNumber))
	}
	if e.ATT == 0 && e.DEF == 0 {
		r.wrong("att", "changes nothing")
	}
	switch static := r.kind == inStatic; {
	case static && e.Lasting != WhileThere:
		r.wrong("until", "a static ability has no end")
	case !static && e.Lasting == WhileThere:
		r.wrong("do", "needs until outside a static ability")
	}
}

// sense checks what the parameters mean together and in their text.
func (r *effectReader) sense(e *Effect, index int) {
	in := r.in
	if e.Target != NoTarget && (r.kind&played == 0 || index > 0) {
		r.wrong("target", "only the first effect of an action or activated ability has a target (ST-RUL-19)")
	}
	if e.IfDid && index == 0 {
		r.wrong("if_did", "there is no effect before it")
	}
	if (e.Optional || e.IfDid) && r.kind == inStatic {
		r.wrong("do", "a static ability is not carried out; it has no optional and no if_did")
	}
	if (in.IfCount == nil) != (in.IfMin == nil) {
		r.wrong("if_count", "if_count and if_min go together")
	}
	if (e.Per == SpiritTokens || e.IfCount == SpiritTokens) && !r.totem {
		r.wrong("per", "only a Totem has Spirit tokens")
	}
	switch r.verb {
	case CostChange:
		r.costChange(e)
	case Instead:
		if e.Scope == AllEnemies {
			r.wrong("scope", "replaces the way of own cards only")
		}
	}
}

// costChange checks that a cost is changed, and that of creatures only (ST-RUL-40).
func (r *effectReader) costChange(e *Effect) {
	if r.in.N != nil && e.N == 0 {
		r.wrong("n", "changes nothing")
	}
	if r.in.What != nil && *r.in.What != "creature" {
		r.wrong("what", "what is %q; only the cost of a creature is changed, never that of an action (ST-RUL-40)", *r.in.What)
	}
}
