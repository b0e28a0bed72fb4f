package kurth

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askMove: where the Warden goes (KU-MOV-1 to KU-MOV-4). The walk itself is in movement.go.
type askMove struct{}

func (askMove) name() string        { return "move" }
func (askMove) awaited() rules.Text { return rules.T("the move") }
func (askMove) window() Windows     { return WindowMove }
func (askMove) passes() bool        { return false }

// list offers the destinations clockwise from the Warden on.
func (askMove) list(s *State) {
	reach := s.reach()
	for n := range uint8(placeCount) {
		if place := (s.token + 1 + n) % placeCount; reach.has(place) {
			s.offer(VerbMove, int16(place), 0)
		}
	}
}

func (askMove) prompt(s *State) rules.Prompt {
	if s.passageUsable() {
		return inMovement("KU-MOV-2", rules.T("Move the Warden %s; the passageway is open", s.walk.words()))
	}
	return inMovement("KU-MOV-2", rules.T("Move the Warden %s", s.walk.words()))
}

func (askMove) spelling(g *Game) notation.Spelling {
	return notation.Spelling{Verb: VerbMove, Words: "move", Form: g.placeForm()}
}

func (askMove) play(s *State, c rules.Choice) { s.moveTo(uint8(c.Args[0])) }

// refuse tells why the Warden cannot go to a location now.
func (a askMove) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch {
	case s.phase == phaseMove:
		return a.place(s, uint8(c.Args[0]))
	case s.phase < phaseMove:
		return s.waiting()
	}
	return because("KU-MOV-4", "Not possible now: waiting for %s. There is one move per turn.", questions[s.phase].awaited())
}

func (askMove) place(s *State, ring uint8) *rules.Refusal {
	_, atEnd := s.game.through(s.token)
	stays, ways := s.waysTo(ring)
	switch {
	case len(stays) > 0:
		return because("KU-MOV-3", "You must move, unless you use %s.", rules.Or(stays...))
	case len(ways) > 0 && ring == s.token:
		return because("KU-MOV-3", "You must move. You can come back here with %s.", rules.Or(ways...))
	case len(ways) > 0:
		return because("KU-MOV-3", "Out of reach; %s would get you there.", rules.Or(ways...))
	case ring == s.token && atEnd && s.passageUsable():
		return because("KU-PAS-8", "Once per move.")
	case !s.passageUsable() && s.reachWith(s.walk, true).has(ring):
		return because("KU-PAS-4", "Only through the passageway, which opens after doubles.")
	case ring == s.token:
		return because("KU-MOV-1", "You must move.")
	case s.walk != s.usualWalk():
		return s.tooFar("KU-MOV-3", ring)
	}
	return s.tooFar("KU-MOV-2", ring)
}

// waysTo are the special actions that can be used now and bring a location into reach: those with which the Warden may stay where he is,
// if it is his own, and the others, with which he walks there (KU-SPC-2).
func (s *State) waysTo(ring uint8) (stays, ways []rules.Text) {
	after := s.copy()
	for _, c := range s.Decision().Choices {
		if c.Verb != VerbSpecial || s.game.powerOf(c).target != noTarget {
			continue
		}
		after.copyFrom(s)
		switch after.play(c); {
		case after.phase != phaseMove || !after.reach().has(ring):
		case ring == s.token && after.walk.min == 0:
			stays = append(stays, s.game.powerOf(c).Title())
		default:
			ways = append(ways, s.game.powerOf(c).Title())
		}
	}
	return stays, ways
}

// tooFar: what lies behind the Warden is far ahead of him, as the city is a ring.
func (s *State) tooFar(rule string, ring uint8) *rules.Refusal {
	w := s.walk
	return because(rule, "%d locations %s; you move %d to %d.", w.steps(s.token, ring), w.direction(), w.min, w.max)
}

func (askMove) describe(s *State, c rules.Choice) rules.Description {
	ring := uint8(c.Args[0])
	rule, route := "KU-MOV-2", s.routeTo(ring)
	switch {
	case route.passage:
		rule = "KU-PAS-4"
	case s.walk != s.usualWalk():
		rule = "KU-MOV-3"
	}
	return described(rule, s.moveWords(ring, route), s.game.places[ring].element)
}

func (s *State) moveWords(ring uint8, r route) rules.Text {
	to, steps := s.game.places[ring].Told(), int(r.before+r.after)
	walked := rules.Plural(steps, "%d location %s", "%d locations %s", steps, s.walk.direction())
	switch {
	case !s.reach().has(ring):
		return rules.T("Move to %s", to)
	case r == route{}:
		return rules.T("Stay at %s", to)
	case r.passage && steps == 0:
		return rules.T("Move to %s through the passageway", to)
	case r.passage:
		return rules.T("Move to %s through the passageway, %s on foot", to, walked)
	}
	return rules.T("Move to %s, %s", to, walked)
}

// preview: what waits at the destination.
func (askMove) preview(p *previewer, c rules.Choice) {
	ring := uint8(c.Args[0])
	p.after.moveTo(ring)
	if p.before.passageMarker && !p.before.routeTo(ring).passage {
		p.line(rules.Plain, rules.T("Passageway"), rules.T("closes unused"))
	}
	if p.after.phase != phaseAttack {
		p.line(rules.Good, rules.T("Markers"), rules.T("none: no attack"))
		return
	}
	p.fight(p.after, p.after.attackOdds())
}

// words: "1 to 3 locations clockwise".
func (w walk) words() rules.Text {
	if w.min == 0 {
		return rules.Plural(int(w.max), "up to %d location %s, or stay", "up to %d locations %s, or stay", w.max, w.direction())
	}
	return rules.T("%d to %d locations %s", w.min, w.max, w.direction())
}

func (w walk) direction() rules.Text {
	if w.reverse {
		return rules.T("counter-clockwise")
	}
	return rules.T("clockwise")
}
