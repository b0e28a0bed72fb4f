package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// bombardment tells a seat of the bombardment that begins the events, from the throw on: who fired at what, whom it hit, and which
// undead among them have regained a step since (AR-RNG-4, AR-RNG-6, AR-ABI-1); of a fortification that stands, what the others
// gain by it (AR-FRT-3). False: they begin with something else, or an enemy's missed.
func bombardment(s *engine.State, events []rules.Event, seat rules.Seat) (rules.News, bool) {
	shot := events[0]
	if shot.Name != "attack_rolled" || !shells(shot) || shot.M == 0 && shot.Seat != seat {
		return rules.News{}, false
	}
	text := rules.Plural(number(s, shot), "%s bombards %s", "%s bombard %s", thing(s, shot.Subject), rules.Within(thing(s, shot.To)))
	if shot.M == 0 {
		return rules.News{Text: rules.T("%s: no hit.", text)}, true
	}
	n := rules.News{Tone: rules.Bad, Text: rules.Plural(int(shot.M), "%s: %d hit.", "%s: %d hits.", text, shot.M)}
	if shot.Seat == seat {
		n.Tone = rules.Good
	}
	struck, also, gone := struckBy(s, events[1:])
	n.Of = gone
	if left := unshared(s, events); left > 0 && len(struck) > 0 {
		n.Text = rules.Plural(left, "%s: %d hits, %d of them still to be shared out.", "%s: %d hits, %d of them still to be shared out.", text, shot.M, left)
	} else if names, ok := named(s, struck); ok && len(struck) > 0 {
		n.Text = rules.Plural(int(shot.M), "%s: %d hit on %s.", "%s: %d hits on %s.", text, shot.M, names)
	}
	if shot.Rule == "AR-RNG-6" && shot.Seat != seat && !slices.Contains(gone, shot.To) {
		also = append(also, rules.T("Once it is broken, its defenders lose their +1 to each die."))
	}
	if back, ok := risen(s, struck, events); ok {
		also = append(also, back)
	}
	n.Text = rules.Sentences(append([]rules.Text{n.Text}, also...)...)
	return n, true
}

// unshared is how many hits of the throw that begins the events nobody was given yet: it is being shared out (AR-HIT-2).
func unshared(s *engine.State, events []rules.Event) int {
	top := s.Stack.Top()
	if top.Kind != engine.FrameHits || slices.ContainsFunc(events[1:], func(e rules.Event) bool { return e.Name == "attack_rolled" }) {
		return 0
	}
	return int(top.N)
}

// shells reports whether a throw is a bombardment, of blocks or of a fortification: no board shows from which face on it hits.
func shells(e rules.Event) bool { return e.Rule == "AR-RNG-4" || e.Rule == "AR-RNG-6" }

// struckBy is whom the hits of a throw were given to, each once, what else has come of it, and which blocks and fortifications are gone
// by it.
func struckBy(s *engine.State, events []rules.Event) (struck []rules.Event, also []rules.Text, gone []rules.Element) {
	for _, e := range events {
		switch e.Name {
		case "attack_rolled", "battle_began", "fire_ceased":
			return struck, also, gone
		case "steps_lost", "hit_ignored":
			if !slices.ContainsFunc(struck, func(x rules.Event) bool { return x.Subject == e.Subject }) {
				struck = append(struck, e)
			}
		}
		switch e.Name {
		case "hit_ignored", "eliminated", "gate_battered", "gate_fell":
			also = append(also, Tell(s, e))
		}
		if e.Name == "eliminated" || e.Name == "gate_fell" {
			gone = append(gone, e.Subject)
		}
		if e.Kind == rules.PhaseBegan {
			return struck, also, gone
		}
	}
	return struck, also, gone
}

// risen names the undead of those who lost steps whom a Rally phase of the events has given one back since, with the ability that does it
// (AR-ABI-1); false: there are none.
func risen(s *engine.State, struck, events []rules.Event) (rules.Text, bool) {
	rallied := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "undead_rose" })
	if rallied < 0 {
		return rules.Text{}, false
	}
	var names []rules.Text
	for _, e := range struck {
		b, ok := s.Content.Find(e.Subject.Name())
		gone := slices.ContainsFunc(events[:rallied], func(x rules.Event) bool { return x.Name == "eliminated" && x.Subject == e.Subject })
		if ok && !gone && e.Name == "steps_lost" && s.Has(b, content.UndeadRestoration) {
			names = append(names, thing(s, e.Subject))
		}
	}
	if len(names) == 0 {
		return rules.Text{}, false
	}
	return rules.Plural(len(names), "%s: %s has regained a step since.", "%s: %s have regained a step each since.", s.Content.Abilities[content.UndeadRestoration].Title(), rules.And(names...)), true
}
