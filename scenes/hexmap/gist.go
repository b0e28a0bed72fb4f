package hexmap

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/table"
)

// gist says at the foot of the map, for as long as their arrows stay on it, what the turn of the others came to: how a battle
// ended, whom they attack, or how near they have come.
func (l *layout) gist() {
	if l.Mode != table.Asking || l.Viewer == rules.NoSeat || l.battle || l.cover != nothingOver {
		return
	}
	moved := false
	for _, e := range l.Since {
		moved = moved || e.Name == "movement_ended" && e.Seat == 1-l.Viewer
	}
	came := l.came()
	text := l.fought()
	if text.Empty() {
		text = l.attacked(came)
	}
	if text.Empty() {
		text = l.nearestOf(came)
	}
	if text.Empty() && moved && len(came) == 0 {
		text = l.stayed()
	}
	told := append(l.fell(), l.shelled()...)
	if !text.Empty() {
		told = append(told, text)
	}
	if len(told) > 0 { // before how an overlay is read: it is news
		l.Out.Reading = strings.TrimSpace(rules.Sentences(told...).String() + " " + l.Out.Reading)
	}
}

// fell tells of the gates that have fallen since the viewer decided.
func (l *layout) fell() (told []rules.Text) {
	for _, e := range l.Since {
		if e.Name == "gate_fell" {
			told = append(told, words.Tell(l.State, e))
		}
	}
	return told
}

// shelled tells of the fortifications that others have fired at since the viewer decided, and that still stand, and what they gain by it
// (AR-RNG-6, AR-FRT-3).
func (l *layout) shelled() (told []rules.Text) {
	var at []rules.Element
	for _, e := range l.Since {
		if e.Name != "attack_rolled" || e.Rule != "AR-RNG-6" || e.Seat == l.Viewer || slices.Contains(at, e.To) {
			continue
		}
		at = append(at, e.To)
		for g, site := range l.Map.Gates() {
			if left := l.Gates[g].Strength; l.GateElement(atlas.GateIndex(g)) == e.To && left > 0 {
				told = append(told, rules.T("%s has fired at %s, strength %d left: once it is broken, its defenders lose their +1 to each die.",
					words.Seat(e.Seat), rules.Within(site.Title()), left))
			}
		}
	}
	return told
}

// stayed tells of others who have moved nobody, and before which gate they wait to attack, or how far off they stand (Mineos alone stands
// before gates).
func (l *layout) stayed() rules.Text {
	told := rules.T("%s has moved nobody.", words.Seat(1-l.Viewer))
	if l.Viewer == engine.Mineos {
		return told
	}
	for g, site := range l.Map.Gates() {
		n := l.enemies(site.Outside)
		if n == 0 || !l.Scenario().Gates[g] {
			continue
		}
		gate := rules.Within(site.Title())
		before := rules.Plural(n, "%d of its blocks waits before %s and can attack next.", "%d of its blocks wait before %s and can attack next.", n, gate)
		if left := l.Gates[g].Strength; left > 0 {
			before = rules.Plural(n, "%d of its blocks waits before %s, strength %d left, and can attack next.", "%d of its blocks wait before %s, strength %d left, and can attack next.", n, gate, left)
		}
		return rules.Sentences(told, before)
	}
	if away, ok := l.farOff(); ok {
		told = rules.Sentences(told, away)
	}
	return told
}

// farOff tells how far from the objective the nearest ground block of the others stands; false: none does, or it has come there.
func (l *layout) farOff() (rules.Text, bool) {
	near, least := atlas.Nowhere, atlas.Far
	for b := range content.Block(content.BlockCount) {
		p := &l.Pieces[b]
		if p.Status != engine.OnMap || l.Kind(b) != content.Ground || l.Train(b) || engine.SeatOf(p.Party) != engine.Mineos {
			continue
		}
		to := l.Map.Nearest(p.At, &l.Scenario().Objective)
		if to == atlas.Nowhere {
			continue
		}
		if steps := l.Map.Steps(p.At, to); steps < least {
			near, least = to, steps
		}
	}
	if near == atlas.Nowhere || least == 0 {
		return rules.Text{}, false
	}
	return rules.Plural(least, "The nearest stands %d hex from %s.", "The nearest stands %d hexes from %s.", least, rules.Within(l.Map.Title(near))), true
}

// came are the ways of enemies that still stand where they led and have not fled there.
func (l *layout) came() (list []leg) {
	legs, _ := l.legs()
	for _, leg := range legs {
		if !leg.flight && l.EnemyAt(leg.to, engine.PartyOf(l.Viewer)) {
			list = append(list, leg)
		}
	}
	return list
}

// enemies is how many blocks of enemies of the viewer stand in a place.
func (l *layout) enemies(p atlas.Place) (n int) {
	for b := range l.In(p) {
		if l.Hostile(l.Pieces[b].Party, engine.PartyOf(l.Viewer)) {
			n++
		}
	}
	return n
}

// attacked tells of the places that were attacked and where a battle waits, those first where the viewer fights, then those where friends do
// it alone, and who is attacked where neither does; empty: there are none (AR-CTL-3, AR-RUL-61).
func (l *layout) attacked(came []leg) rules.Text {
	own := engine.PartyOf(l.Viewer)
	var at [content.PartyCount + 1][]rules.Text // where the viewer fights, and by the party that fights alone
	var blocks [content.PartyCount + 1]int
	var seen []atlas.Place
	for _, leg := range came {
		if !leg.attack || !l.BattleAt(leg.to) || slices.Contains(seen, leg.to) || l.RoleOf(leg.to, own) == engine.Attacker {
			continue
		}
		seen = append(seen, leg.to)
		n, who := 0, engine.NoParty
		for b := range l.In(leg.to) {
			switch party := l.Pieces[b].Party; {
			case l.RoleOf(leg.to, party) == engine.Attacker:
				n++
			case party == own, who == engine.NoParty:
				who = party
			}
		}
		k := int(who)
		if l.Commands(l.Viewer, leg.to) {
			k = len(at) - 1
		}
		at[k], blocks[k] = append(at[k], rules.Within(l.Map.Title(leg.to))), blocks[k]+n
	}
	var told []rules.Text
	for k, names := range slices.Backward(at[:]) {
		n, places := blocks[k], rules.And(names...)
		switch {
		case n == 0:
		case k == len(at)-1:
			told = append(told, rules.Plural(n, "%d enemy block attacks %s: you fight there once all have moved.", "%d enemy blocks attack %s: you fight there once all have moved.", n, places))
		case l.Friendly(engine.Party(k), own):
			told = append(told, rules.Plural(n, "%d enemy block attacks %s at %s: on your side, but not yours to command.", "%d enemy blocks attack %s at %s: on your side, but not yours to command.", n, rules.Within(words.Party(l.State, engine.Party(k))), places))
		default:
			told = append(told, rules.Plural(n, "%d enemy block attacks %s at %s: nobody of yours is there.", "%d enemy blocks attack %s at %s: nobody of yours is there.", n, rules.Within(words.Party(l.State, engine.Party(k))), places))
		}
	}
	if len(told) == 0 {
		return rules.Text{}
	}
	return rules.Sentences(told...)
}

// nearestOf tells of the enemies that came nearest to what the viewer has to hold or to lead: for Argot the objective, for
// Mineos its own blocks; empty: nobody came.
func (l *layout) nearestOf(came []leg) rules.Text {
	best, least := atlas.Nowhere, atlas.Far
	for _, leg := range came {
		if far := l.farFrom(leg.to); far < least {
			best, least = leg.to, far
		}
	}
	if best == atlas.Nowhere {
		return rules.Text{}
	}
	n, far, place := l.arrived(best), rules.Count(least, "%d hex", "%d hexes"), rules.Within(l.Map.Title(best))
	if l.Viewer == engine.Mineos {
		return rules.Plural(n, "%d enemy block has come to %s: %s from your nearest.", "%d enemy blocks have come to %s: %s from your nearest.", n, place, far)
	}
	for g, site := range l.Map.Gates() {
		if site.Outside == best && l.Scenario().Gates[g] && l.Gates[g].Strength > 0 {
			gate, n := rules.Within(site.Title()), l.enemies(best)
			return rules.Plural(n, "%d enemy block stands before %s: %s from %s.", "%d enemy blocks stand before %s: %s from %s.", n, gate, far, rules.Within(words.Goal(l.State)))
		}
	}
	return rules.Plural(n, "%d enemy block has come to %s: %s from %s.", "%d enemy blocks have come to %s: %s from %s.", n, place, far, rules.Within(words.Goal(l.State)))
}

// arrived is how many blocks of others have come to a place since the viewer decided, of those that stand there.
func (l *layout) arrived(p atlas.Place) (n int) {
	legs, blocks := l.legs()
	for i, leg := range legs {
		if leg.to == p && !leg.flight {
			n += blocks[i]
		}
	}
	return min(n, l.enemies(p))
}

// farFrom is how many hexes away what matters to the viewer lies from a place, Far on another map.
func (l *layout) farFrom(p atlas.Place) int {
	far := atlas.Far
	if l.Viewer == engine.Mineos {
		for b := range content.Block(content.BlockCount) {
			if piece := &l.Pieces[b]; piece.InPlay() && piece.Party == content.Mineos {
				far = min(far, l.Map.Distance(p, piece.At))
			}
		}
		return far
	}
	for q := range l.Scenario().Objective.All() {
		far = min(far, l.Map.Distance(p, q))
	}
	return far
}
