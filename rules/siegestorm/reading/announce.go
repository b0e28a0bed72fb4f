package reading

import "slices"

// try is something that somebody might announce: a card of the hand as an action, or an ability.
type try struct {
	text   []effect
	cost   int
	source spot // a card of the hand is at no spot: slot -1, not on a track
	inHand bool
	own    bool  // in one's own turn
	answer *link // what it would answer, or nil
}

// can reports whether something can be announced (ST-REA-2 to ST-REA-5, ST-RUL-43, ST-CHN-14).
func (b *board) can(t try) bool {
	s := b.side(t.source.by)
	hand := len(s.Hand)
	if t.inHand {
		hand--
	}
	spare := 0
	if shifts := has(t.text, "shapeshift"); shifts { // one more card must be there, a creature (ST-RUL-42)
		if t.source.slot < 0 && t.source.war || !slices.ContainsFunc(s.Hand, func(c card) bool { return b.design(c).creature() }) {
			return false
		}
		spare = 1
	}
	if t.cost > len(s.Supporters)-len(s.Committed)+max(0, hand-spare) || hand < spare {
		return false
	}
	if has(t.text, "negate") && t.answer == nil && onlyOf(t.text, "negate") {
		return false
	}
	if t.answer != nil && b.Active == bossName && !has(t.text, "negate") {
		return false
	}
	if !t.own && onlyOf(t.text, "deploy", "extra_turn") {
		return false
	}
	if first := t.text[0]; first.Target != "" && len(b.targets(t.source, first, true)) == 0 {
		return false
	}
	did := false
	for i, e := range t.text {
		done := b.does(t, e)
		if e.IfDid && i > 0 && !did {
			done = false
		}
		if did = done; done {
			return true
		}
	}
	return false
}

func has(text []effect, do string) bool {
	return slices.ContainsFunc(text, func(e effect) bool { return e.Do == do })
}

func onlyOf(text []effect, do ...string) bool {
	return !slices.ContainsFunc(text, func(e effect) bool { return !slices.Contains(do, e.Do) })
}

// targets are the creatures that an effect can touch: chosen ones, which nobody who is protected and none that is
// Shielded can be (ST-RUL-57, ST-CMD-4), or a group.
func (b *board) targets(of spot, e effect, chosen bool) []spot {
	var list []spot
	for _, c := range b.spots() {
		kind := e.Target
		if !chosen {
			kind = e.Scope
		}
		foe := b.team(c.by) != b.team(of.by)
		fits := false
		switch kind {
		case "enemy", "enemies":
			fits = b.enemy(of, c)
		case "ally", "allies":
			fits = b.ally(of, c)
		case "creature":
			fits = c.war && b.reaches(of.track, c.track)
		case "defender":
			fits = b.enemy(of, c) && c.slot == 0
		case "this":
			fits = c.card == of.card
		}
		if !fits || e.MaxCost != nil && b.design(c.card).Cost > *e.MaxCost || foe && b.design(c.card).shielded() {
			continue
		}
		if chosen && len(b.side(c.by).Protected) > 0 {
			continue
		}
		list = append(list, c)
	}
	return list
}

// does reports whether an effect would do something (7.4, the last column).
func (b *board) does(t try, e effect) bool {
	me := b.side(t.source.by)
	foe := b.side(b.opponent(t.source))
	others := slices.DeleteFunc(slices.Clone(me.Hand), func(c card) bool { return t.inHand && c == t.source.card })
	creatures := slices.DeleteFunc(slices.Clone(others), func(c card) bool { return !b.design(c).creature() })
	pile := len(me.Casualties) > 0 || t.cost > 0 && len(others) > 0 // ST-RUL-72
	switch e.Do {
	case "damage":
		return e.N > 0 && (e.Per == "" || b.count(e.Per, t.source) > 0)
	case "draw", "vision":
		return true
	case "heal", "recall":
		return pile
	case "discard", "steal":
		return len(foe.Hand) > 0
	case "raise":
		return len(foe.Casualties) > 0
	case "kill", "destroy", "return", "mod":
		return len(b.targets(t.source, e, e.Target != "")) > 0
	case "sacrifice":
		return slices.ContainsFunc(b.spots(), func(c spot) bool { return c.by == t.source.by && b.ally(t.source, c) })
	case "deploy":
		return b.deploys(t, e, creatures)
	case "place":
		return len(creatures) > 0
	case "support":
		return e.From == "hand" && len(others) > 0 || e.From == "casualties" && pile
	case "advance":
		return slices.ContainsFunc(b.spots(), func(c spot) bool { return c.by == t.source.by && c.slot >= 0 && c.track == t.source.track })
	case "kill_supporter":
		if foe.Side == bossName {
			return b.Boss.Menace > 1
		}
		return len(foe.Supporters) > 0
	case "reset":
		return len(me.Committed) > 0
	case "negate":
		return t.answer != nil
	case "protect":
		return len(me.Protected) == 0
	case "extra_turn":
		return t.own && !me.Extra
	case "shapeshift":
		return true
	}
	return false // `recover` and `menace` do nothing for a player (ST-RUL-71)
}

// deploys reports whether an effect could deploy a creature.
func (b *board) deploys(t try, e effect, hand []card) bool {
	if !t.own || b.on(t.source.track).Slots[0] != "" {
		return false
	}
	if e.From == "hand" {
		return len(hand) > 0
	}
	me := b.side(t.source.by)
	if len(me.Casualties) > 0 && b.design(me.Casualties[0]).creature() {
		return true
	}
	return t.cost > 0 && len(hand) > 0 // what is paid may lie on top then
}

// trackOf is the track of a side; modes with several are not asked about.
func (b *board) trackOf(name string) int {
	for _, t := range b.Tracks {
		if t.Side == name {
			return t.Track
		}
	}
	return 0
}

// announcements are what a side can announce, as choices: actions of its hand, abilities of its creatures.
func (b *board) announcements(name string, answer *link) []string {
	own := b.Active == name
	var list []string
	s := b.side(name)
	for _, c := range s.Hand {
		d := b.design(c)
		t := try{text: d.Action, cost: d.Cost, source: spot{c, name, b.trackOf(name), false, -1, -1}, inHand: true, own: own, answer: answer}
		if len(d.Action) > 0 && b.can(t) {
			list = append(list, "action "+string(c))
		}
	}
	for _, c := range b.spots() {
		d := b.design(c.card)
		if c.by != name || d.Passive.Kind != "activated" {
			continue
		}
		if b.can(try{text: d.Passive.Effects, cost: d.Passive.Cost, source: c, own: own, answer: answer}) {
			list = append(list, "ability "+string(c.card))
		}
	}
	slices.Sort(list)
	return list
}

// deployable are the creatures that can be played in the Deploy step (ST-PLY-8, ST-PLY-9, ST-TRN-9).
func (b *board) deployable(name string) []string {
	s := b.side(name)
	if b.on(b.trackOf(name)).Slots[0] != "" || s.Deployed {
		return nil
	}
	var list []string
	for _, c := range s.Hand {
		d := b.design(c)
		if d.creature() && b.price(name, d) <= len(s.Supporters)-len(s.Committed)+len(s.Hand)-1 {
			list = append(list, "creature "+string(c))
		}
	}
	slices.Sort(list)
	return list
}

// price is what a creature costs a side (ST-RUL-49).
func (b *board) price(name string, d *design) int {
	cost := d.Cost
	for _, c := range b.spots() {
		if c.by != name {
			continue
		}
		for _, e := range b.design(c.card).static("cost") {
			cost += e.N
		}
	}
	return max(0, cost)
}
