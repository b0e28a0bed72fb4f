package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// askTargets: the next target of a volley, a link, or a spell against Mines and Powerstones. All are chosen
// before the window (TS-CMB-10).
type askTargets struct{}

func (askTargets) name() string { return "targets" }

func (askTargets) list(s *State) {
	a := &s.Actions[s.Stack.Top().Act]
	if s.Effect(a).Target == content.OpponentResource {
		for seat := range rules.Seat(s.Count) {
			for what := content.Gold; what <= content.Power; what++ {
				if s.refuseResource(a, seat, what) == nil {
					s.offer(PickResource, int(seat), int(what))
				}
			}
		}
		return
	}
	for i := range s.Things {
		if t := &s.Things[i]; s.refusePick(a, t) == nil {
			s.offer(Pick, int(t.ID))
		}
	}
}

var chosenAlready = because("TS-SCR-14", "All targets must be different.")

// refusePick is why a thing cannot be the next target of an action.
func (s *State) refusePick(a *Action, t *Thing) *rules.Refusal {
	m := s.aimOf(a)
	switch {
	case t == nil:
		return noTarget
	case m.e.Verb == content.Link && a.N == 1:
		if !s.partner(&m, t) {
			return noTarget
		}
	case !s.fits(&m, t):
		return noTarget
	case m.e.Spread == content.DistinctTargets:
		for _, id := range a.Targets[:a.N] {
			if id == t.ID {
				return chosenAlready
			}
		}
	}
	return nil
}

type pick struct{}

func (pick) spelling(*World) notation.Spelling { return spelt(Pick, "target", thingPart) }

func (pick) play(s *State, c rules.Choice) {
	a := &s.Actions[s.Stack.Top().Act]
	a.Targets[a.N] = thingOf(c, 0)
	a.N++
	s.tell(rules.Event{Kind: rules.Note, Name: "targeted", Rule: "TS-CMB-10", Seat: a.Seat, Subject: s.CardElement(a.Card), To: s.ThingElement(thingOf(c, 0)), N: int16(a.N)})
}

func (pick) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked == AskUnblocked {
		return notLegal
	}
	if s.Asked != AskTargets {
		return nil
	}
	return s.refusePick(&s.Actions[s.Stack.Top().Act], s.At(thingOf(c, 0)))
}

var noResource = because("TS-SCR-13", "Only opponents' Mines and Powerstones with an RL, each once.")

// refuseResource is why no further Mine or Powerstone of a seat can be chosen.
func (s *State) refuseResource(a *Action, seat rules.Seat, what content.What) *rules.Refusal {
	p := &s.Players[seat]
	if seat == a.Seat || p.Out || int16(a.Ruined[seat][what]) >= p.Market[what]+p.Extra[what] {
		return noResource
	}
	return nil
}

type pickResource struct{}

func (pickResource) spelling(*World) notation.Spelling {
	return spelt(PickResource, "target the", seatPart, notation.Names{Kind: "resource", IDs: []string{"mine", "powerstone"}})
}

func (pickResource) play(s *State, c rules.Choice) {
	a := &s.Actions[s.Stack.Top().Act]
	seat, what := rules.Seat(c.Args[0]), content.What(c.Args[1])
	a.Ruined[seat][what]++
	s.tell(rules.Event{Kind: rules.Note, Name: "targeted", Rule: "TS-SCR-13", Seat: a.Seat, Subject: s.CardElement(a.Card), To: ProducersElement(what, seat), N: int16(a.picked())})
}

func (pickResource) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskTargets || s.Effect(&s.Actions[s.Stack.Top().Act]).Target != content.OpponentResource || c.Args[0] >= int16(s.Count) {
		return nil
	}
	return s.refuseResource(&s.Actions[s.Stack.Top().Act], rules.Seat(c.Args[0]), content.What(c.Args[1]))
}
