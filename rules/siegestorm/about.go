package siegestorm

import "portcullis/rules"

// About explains a thing on the board. Everybody may read it: of a card that is hidden from
// somebody it says only what is printed on it, and of a pile only what all can see.
func (s *State) About(el rules.Element) (rules.Article, bool) {
	a, b, ok := numbers(el)
	switch el.Kind() {
	case "card":
		if c, ok := s.cardAt(el); ok {
			return s.aboutCard(c), true
		}
	case "back":
		return article(rules.T("A card face down"), "ST-CRD-7", pictureBack, rules.T("All backs look the same, so that nobody can tell a faction from behind.")), true
	case "boss":
		if s.set.mode.bossMode() {
			return s.aboutBoss(el)
		}
	case "token":
		return aboutToken(el)
	case "slot", "exit", "track":
		if ok && a < maxTracks && b < trackSlots && s.tracks[a].used {
			return s.aboutTrack(el, uint8(a), uint8(b)), true
		}
	case "front", "middle":
		if ok && s.isZoneSlot(el, a, side(b)) {
			return s.aboutZone(el), true
		}
	case "support":
		if d := side(a); ok && d < maxSides && b < s.sides[d].support.len() {
			return s.aboutSupporter(d, b), true
		}
	case "chain":
		if ok && a < int(s.links) {
			return s.aboutLink(uint8(a)), true
		}
	}
	if d, ok := s.sideAt(el); ok {
		return s.aboutPile(el.Kind(), d)
	}
	return rules.Article{}, false
}

// The pictures of things that are no cards.
const (
	pictureBack  = "siegestorm/cards/back"
	pictureIcons = "siegestorm/icons/"
)

func article(title rules.Text, rule, picture string, body rules.Text, lines ...rules.Line) rules.Article {
	return rules.Article{Title: title, Body: []rules.Text{body}, Lines: lines, Picture: picture, Rule: rule}
}

func line(tone rules.Tone, label rules.Text, format string, args ...any) rules.Line {
	return rules.Line{Label: label, Value: rules.T(format, args...), Tone: tone}
}

// aboutTrack explains a slot of a war track or its end.
func (s *State) aboutTrack(el rules.Element, t, slot uint8) rules.Article {
	title := rules.Capital(s.phrase(el))
	switch el.Kind() {
	case "track":
		return article(title, "ST-ZON-9", pictureIcons+"deploy",
			rules.T("The way of a player's creatures. They are deployed in its first slot, move up one in each of that player's turns, and get an order at its end."))
	case "exit":
		return article(title, "ST-TRN-7", pictureIcons+"storm",
			rules.T("A creature that leaves the last slot gets its order at once: Storm, Hold Ground or Support. Until then it is still on its war track."))
	}
	a := article(title, "ST-TRN-6", "", rules.T("A war track has three slots. Creatures move up one in each Advance step of their player; the one in the last slot leaves the track and gets its order."))
	if slot == 0 {
		a = article(title, "ST-ZON-10", pictureIcons+"deploy",
			rules.T("Creatures are deployed here. The one that stands here is the Defender: its DEF is taken off every storm from the track opposite."))
	}
	if c := s.tracks[t].slots[slot]; c != noCard {
		a.Lines = append(a.Lines, line(rules.Plain, rules.T("Holds"), "%s", s.name(c)))
	}
	return a
}

// isZoneSlot reports whether an element is a slot of a Battle Zone that is in play.
func (s *State) isZoneSlot(el rules.Element, z int, d side) bool {
	if z >= maxZones || !s.zones[z].used {
		return false
	}
	return el.Kind() == "middle" || s.zones[z].sides[0] == d || s.zones[z].sides[1] == d
}

// aboutZone explains a slot of a Battle Zone.
func (s *State) aboutZone(el rules.Element) rules.Article {
	a := article(rules.Capital(s.phrase(el)), "ST-HLD-2", pictureIcons+"hold-ground",
		rules.T("A place of the Battle Zone, for one creature that Holds Ground between the war tracks. There it keeps its passive ability, advances no more, and only storms can strike it. A new creature of the same player may take its place."))
	if el.Kind() == "middle" {
		a = article(rules.T("No Man's Land"), "ST-HLD-3", pictureIcons+"hold-ground",
			rules.T("The middle place of the Battle Zone, for one creature of either side. A creature that leaves its war track can Hold Ground here: it keeps its passive ability, and nobody else can take the place until a storm kills it."))
	}
	if c := s.standsAt(el); c != noCard {
		a.Lines = append(a.Lines, line(rules.Plain, rules.T("Holds"), "%s of %s", s.name(c), s.nameOf(s.cards[c].holder)))
	}
	return a
}

func (s *State) aboutSupporter(d side, i int) rules.Article {
	state := rules.T("ready").In("a Supporter")
	if s.cards[s.sides[d].support.list[i]].committed {
		state = rules.T("committed")
	}
	return article(rules.T("A Supporter of %s", s.nameOf(d)), "ST-SUP-2", pictureIcons+"support",
		rules.T("A card face down that helps to pay. Committed, it pays 1 of the cost of a card or ability. In the next Prepare step of its player it is ready again."),
		line(rules.Plain, rules.T("Now"), "%s", state))
}

// aboutLink explains a command of the chain.
func (s *State) aboutLink(i uint8) rules.Article {
	l := &s.chain[i]
	a := s.aboutPrint(l.card)
	a.Title = rules.T("%s of %s", [...]rules.Text{actionLink: rules.T("Action"), stormLink: rules.T("Storm action"), abilityLink: rules.T("Ability"), gangLink: rules.T("Gang")}[l.kind], s.nameOf(l.by))
	text := s.design(l.card).Acts()
	if l.kind == abilityLink {
		text = s.design(l.card).Lasts()
	}
	a.Body = []rules.Text{rules.T("%s: %s", s.name(l.card), text)}
	a.Lines = []rules.Line{line(rules.Plain, rules.T("Takes effect"), "%s", [...]rules.Text{rules.T("last"), rules.T("before the one below")}[min(i, 1)])}
	if l.target != noCard {
		a.Lines = append(a.Lines, line(rules.Plain, rules.T("Target"), "%s", s.nameAt(l.target)))
	}
	if l.negated {
		a.Lines = append(a.Lines, line(rules.Bad, rules.T("Negated"), "it does nothing"))
	}
	a.Rule = "ST-CHN-8"
	return a
}
