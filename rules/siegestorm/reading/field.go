package reading

import "slices"

// spot is a creature on the Battlefield and where it is.
type spot struct {
	card  card
	by    string // controller
	track int    // its war track, or the one beside its Battle Zone
	war   bool   // on the war track, leaving and storming included (ST-STO-12, ST-RUL-75); else on the Battle Zone
	slot  int    // on the track from 0; -1: in none
	zone  int    // its Battle Zone; -1: none
}

// spots lists all creatures on the Battlefield.
func (b *board) spots() []spot {
	var list []spot
	for _, t := range b.Tracks {
		for i, c := range t.Slots {
			if c != "" {
				list = append(list, spot{c, t.Side, t.Track, true, i, -1})
			}
		}
	}
	for _, l := range b.leavers() {
		list = append(list, spot{l.Card, b.on(l.Track).Side, l.Track, true, -1, -1})
	}
	for _, z := range b.Zones {
		for i, c := range z.Front {
			if c != "" {
				list = append(list, spot{c, b.on(z.Tracks[i]).Side, z.Tracks[i], false, -1, z.Zone})
			}
		}
		if z.Middle != "" {
			for _, t := range z.Tracks {
				if b.on(t).Side == z.Holder {
					list = append(list, spot{z.Middle, z.Holder, t, false, -1, z.Zone})
					break
				}
			}
		}
	}
	return list
}

func (b *board) leavers() []leaving {
	list := slices.Clone(b.Exits)
	if b.Storming != nil {
		list = append(list, *b.Storming)
	}
	return list
}

// spot returns where a card is.
func (b *board) spot(c card) (spot, bool) {
	for _, s := range b.spots() {
		if s.card == c {
			return s, true
		}
	}
	return spot{}, false
}

// across lists the tracks that face a track.
func (b *board) across(track int) []int {
	var list []int
	for _, z := range b.Zones {
		for i, t := range z.Tracks {
			if t == track {
				list = append(list, z.Tracks[1-i])
			}
		}
	}
	return list
}

// team is whom a side plays with: in Co-op the players together.
func (b *board) team(name string) string {
	if b.Mode == "coop" && name != bossName {
		return "players"
	}
	return name
}

// reaches reports whether what is done at one track counts at another: everywhere, but in Last Man Standing only there
// and across (ST-LMS-5, ST-COP-5).
func (b *board) reaches(from, to int) bool {
	return b.Mode != "lms" || from == to || slices.Contains(b.across(from), to)
}

// ally and enemy are creatures on war tracks, seen from another (ST-ALY-1 to ST-ALY-3, ST-COP-4).
func (b *board) ally(of, c spot) bool {
	return c.war && c.card != of.card && b.team(c.by) == b.team(of.by) && b.reaches(of.track, c.track)
}

func (b *board) enemy(of, c spot) bool {
	return c.war && b.team(c.by) != b.team(of.by) && b.reaches(of.track, c.track)
}

// count is a number that a text asks for (7.3).
func (b *board) count(what string, of spot) int {
	n := 0
	switch what {
	case "allies", "enemies":
		for _, s := range b.spots() {
			if what == "allies" && b.ally(of, s) || what == "enemies" && b.enemy(of, s) {
				n++
			}
		}
	case "supporters":
		n = len(b.side(of.by).Supporters)
	case "casualties":
		n = len(b.side(of.by).Casualties)
	case "opp_supporters":
		n = b.supportersOf(b.opponent(of))
	}
	return n
}

// supportersOf counts the Supporters of a side; a boss's are its Menace Level (ST-SOL-13).
func (b *board) supportersOf(name string) int {
	if name == bossName && b.Boss != nil {
		return min(5, b.Boss.Menace)
	}
	return len(b.side(name).Supporters)
}

// opponent is the side across the track of a creature.
func (b *board) opponent(of spot) string {
	for _, t := range b.across(of.track) {
		return b.on(t).Side
	}
	return ""
}

// stats are the current ATT and DEF of a creature (ST-RUL-12, ST-RUL-41, ST-CMD-7).
func (b *board) stats(c spot) (att, def int) {
	d := b.design(c.card)
	if !d.creature() {
		return 0, 0
	}
	att, def = *d.ATT, *d.DEF
	for _, t := range b.Tokens {
		if t.Card == c.card {
			att += t.Gang
		}
	}
	for _, m := range b.Modifiers {
		if m.Card == c.card {
			att, def = att+m.ATT, def+m.DEF
		}
	}
	for _, s := range b.spots() {
		for _, e := range b.design(s.card).static("mod") {
			if e.IfCount != "" && b.count(e.IfCount, s) < e.IfMin {
				continue
			}
			if e.Scope == "this" && s.card == c.card || e.Scope == "allies" && b.ally(s, c) ||
				e.Scope == "enemies" && b.enemy(s, c) && !d.shielded() {
				att, def = att+e.ATT, def+e.DEF
			}
		}
	}
	return max(0, att), max(0, def)
}

// strength is the Attack Strength of a storming creature against a track (ST-STO-4, ST-STO-5).
func (b *board) strength(s spot, against int) int {
	att, _ := b.stats(s)
	defender := b.on(against).Slots[0]
	if defender == "" || len(b.design(s.card).static("ignore_defender")) > 0 {
		return att
	}
	d, _ := b.spot(defender)
	_, def := b.stats(d)
	return max(0, att-def)
}

// struckable are the creatures on the Battle Zone that a storm against a track can hit (ST-STO-7).
func (b *board) struckable(s spot, against int) []spot {
	var list []spot
	for _, c := range b.spots() {
		if c.war || c.track != against || c.by != b.on(against).Side {
			continue
		}
		for _, z := range b.Zones {
			if z.Zone == c.zone && slices.Contains(z.Tracks, s.track) {
				list = append(list, c)
			}
		}
	}
	return list
}
