package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// WhyNot tells why an element cannot be clicked now: the refusal of the choice that one would try to make
// with it. It is false for what can be clicked and for what is never part of a choice.
func WhyNot(s *engine.State, e rules.Element) (rules.Refusal, bool) {
	why := whyNot(s, e)
	if why == nil || e.Kind() == "block" && clickable(s, e) {
		return rules.Refusal{}, false
	}
	return *why, true
}

// clickable reports whether an element lies on the way of a legal choice. Only blocks are clicked for choices of
// several verbs: of all else its refusal says that it is not.
func clickable(s *engine.State, e rules.Element) bool {
	for _, c := range s.Decision().Choices {
		if slices.Contains(Describe(s, c).Path, e) {
			return true
		}
	}
	return false
}

func whyNot(s *engine.State, e rules.Element) *rules.Refusal {
	switch e.Kind() {
	case "place":
		if p, ok := s.Map.Find(e.Name()); ok {
			return whyNotPlace(s, p)
		}
	case "block":
		if b, ok := s.Content.Find(e.Name()); ok {
			return whyNotBlock(s, b)
		}
	case "gate":
		if g := s.Map.FindGate(e.Name()); g != atlas.NoGate && s.Asked == engine.AskCouncil {
			return refusal(s, rules.Choice{Verb: engine.Strengthen, Args: [4]int16{int16(g)}})
		}
	case "hero":
		if hero, ok := s.Content.FindHero(e.Name()); ok && s.Asked == engine.AskLeader {
			return refusal(s, rules.Choice{Verb: engine.Lead, Args: [4]int16{int16(hero)}})
		}
	case "mission":
		if m, ok := s.Content.FindMission(e.Name()); ok && s.Asked == engine.AskDay {
			return refusal(s, rules.Choice{Verb: engine.Undertake, Args: [4]int16{int16(m)}})
		}
	}
	return nil
}

// whyNotPlace says of a place what both seats see. Why a block cannot go there tells what the block is: that
// is for the board to say to the seat whose block it is; see [engine.State.WhyNot].
func whyNotPlace(s *engine.State, p atlas.Place) *rules.Refusal {
	switch s.Asked {
	case engine.AskGroup:
		if !s.Ready(p) && ferried(s, p) { // whether anybody aboard can land, only one seat knows
			return nil
		}
		why := refusal(s, rules.Choice{Verb: engine.Activate, Args: [4]int16{int16(p)}})
		if why != nil && why.Rule == "AR-RUL-69" && !s.Options.Open { // where a block can go, only one seat knows
			return nil
		}
		return why
	case engine.AskBattle:
		return refusal(s, rules.Choice{Verb: engine.Fight, Args: [4]int16{int16(p)}})
	}
	return nil
}

// ferried reports whether a ship of the moving party stands in a place.
func ferried(s *engine.State, p atlas.Place) bool {
	for b := range s.In(p) {
		if s.Pieces[b].Party == s.Movement.Party && s.Kind(b) == content.Sea {
			return true
		}
	}
	return false
}

// whyNotBlock tries what the question asks of blocks.
func whyNotBlock(s *engine.State, b content.Block) *rules.Refusal {
	verb := map[engine.Question]rules.Verb{
		engine.AskAction: engine.Attack, engine.AskHit: engine.Take,
	}[s.Asked]
	if verb == engine.VerbNone {
		return nil
	}
	return refusal(s, rules.Choice{Verb: verb, Args: [4]int16{int16(b)}})
}

// refusal is why a choice cannot be played now; nil: it can.
func refusal(s *engine.State, c rules.Choice) *rules.Refusal {
	if s.Decision().Allows(c) {
		return nil
	}
	return s.Refuse(c)
}
