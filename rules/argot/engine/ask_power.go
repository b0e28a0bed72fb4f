package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// hasPower is the hero who can use a power now: not lost, fit, and the power not yet used this day
// (AR-MIS-11).
func (s *State) hasPower(verb content.Verb) (hero int, ok bool) {
	for i := range s.Content.Heroes {
		if s.Content.Heroes[i].Power.Verb == verb && s.CanUsePower(i) {
			return i, true
		}
	}
	return 0, false
}

// CanUsePower reports whether a hero has a power left today (AR-MIS-11).
func (s *State) CanUsePower(hero int) bool {
	h := &s.Campaign.Heroes[hero]
	return s.Scenario().Heroes && !s.Lost(hero) && int(h.Wounds) <= s.Content.Days.FitMaxWounds && !h.Spent
}

// Lost reports whether a hero is lost for good (AR-MIS-10).
func (s *State) Lost(hero int) bool {
	return int(s.Campaign.Heroes[hero].Wounds) >= s.Content.Days.WoundsLost
}

// worthRerolling reports whether a hero is asked about the misses of a throw in a battle: hits restore steps; or more hits would find
// somebody, and of the misses one at least can be expected to hit, or one is enough to finish what is struck, or to frighten it, or it is
// the last turn of a day, with which the power is lost (AR-RUL-79).
func (s *State) worthRerolling(f *Frame) bool {
	r := &s.Roll
	left := s.takes(f) - int(r.Hits)
	switch {
	case s.Options.AskSlight, s.Has(r.By, content.LifeDrain):
		return true
	case left <= 0:
		return false
	case left == 1, s.Turn >= s.turnsOfDay(), s.terrible() && r.Hits == 0:
		return true
	}
	faces := int(rules.D6.Faces())
	return int(r.Count-r.Hits)*(faces+1-int(r.Need)) >= faces
}

// worthCancelling reports whether a hero is asked to cancel hits: where without them no more are left than find somebody (AR-RUL-79).
func (s *State) worthCancelling(f *Frame) bool {
	hero, ok := s.hasPower(content.CancelHits)
	return s.Options.AskSlight || ok && int(s.Roll.Hits)-s.Content.Heroes[hero].Power.N < s.takes(f)
}

// takes is how many hits of the throw under way those can take at most whom it is at: their steps, and the hits that they ignore, or
// the strength of the fortification.
func (s *State) takes(f *Frame) (n int) {
	if s.Roll.Aim == AtGate {
		return int(s.Gates[s.Map.At(f.Place).Gate].Strength)
	}
	for b := range s.In(f.Place) {
		if s.suffers(f, b) {
			n += s.absorbs(b)
		}
	}
	return n
}

// askPower is whether the hero with a power uses it. The frame that asks goes on with its next stage
// either way, and finds the power spent or not.
type askPower struct {
	kind string
	verb content.Verb
}

func (q askPower) name() string { return q.kind }

func (q askPower) list(s *State) {
	hero, _ := s.hasPower(q.verb)
	s.offer(UsePower, hero, int(content.NoBlock))
	s.offer(KeepPower, hero)
}

// askMending is whether and whom a hero restores (AR-MIS-11).
type askMending struct{}

func (askMending) name() string { return "mending" }

func (askMending) list(s *State) {
	hero, _ := s.hasPower(content.RestoreSteps)
	for b := range content.Block(content.BlockCount) {
		if s.cannotMend(b) == nil {
			s.offer(UsePower, hero, int(b))
		}
	}
	s.offer(KeepPower, hero)
}

// mendable reports whether a hero has somebody to restore.
func (s *State) mendable(int) bool {
	for b := range content.Block(content.BlockCount) {
		if s.cannotMend(b) == nil {
			return true
		}
	}
	return false
}

var (
	powerGone  = because("AR-MIS-11", "This hero has no power to use now.")
	powerLater = because("AR-MIS-11", "This power is for another moment, when it is asked for.")
	noneNamed  = because("AR-MIS-11", "Name the block that the hero restores.")
	notMended  = because("AR-MIS-11", "This power is for no block.")
	notMending = because("AR-MIS-11", "A hero restores no train, and only in a city location.")
)

// cannotMend is why a hero cannot restore a block; nil: it can be.
func (s *State) cannotMend(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case p.Status == Eliminated:
		return lostAlready
	case !p.InPlay() || !s.restores(content.Argot, p.Party):
		return notYours
	case s.AtFull(b):
		return atFull
	case s.Train(b) || !s.Map.Is(p.At, atlas.City):
		return notMending
	case s.EnemyAt(p.At, p.Party):
		return contested
	}
	return nil
}

// usePower is the answer that uses a hero's power; its block is NoBlock but for one that restores.
type usePower struct{}

func (usePower) spelling(w *World) notation.Spelling {
	return spelt(UsePower, "use", w.words.hero, notation.Maybe{Part: w.words.block, None: int16(content.NoBlock)})
}

func (usePower) play(s *State, c rules.Choice) {
	hero := int(c.Args[0])
	power := &s.Content.Heroes[hero].Power
	s.Campaign.Heroes[hero].Spent = true
	s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "power_used", Rule: "AR-MIS-11", Seat: Argot, Subject: s.HeroElement(hero), N: 1})
	switch power.Verb {
	case content.ExtraTokens:
		s.Movement.Tokens = uint8(min(int(s.Movement.Tokens)+power.N, s.Content.Rules.MaxTokens))
	case content.RestoreSteps:
		s.gain(content.Block(c.Args[1]), uint8(power.N), "AR-MIS-11")
	}
}

func (usePower) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch hero := int(c.Args[0]); {
	case !s.CanUsePower(hero):
		return powerGone
	case !s.asksFor(s.Content.Heroes[hero].Power.Verb):
		return powerLater
	case s.Asked == AskMending && c.Args[1] == int16(content.NoBlock):
		return noneNamed
	case s.Asked != AskMending && c.Args[1] != int16(content.NoBlock):
		return notMended
	case s.Asked == AskMending && c.Args[1] != int16(content.NoBlock):
		return s.cannotMend(content.Block(c.Args[1]))
	}
	return nil
}

// keepPower is the answer that saves it for later.
type keepPower struct{}

func (keepPower) spelling(w *World) notation.Spelling { return spelt(KeepPower, "keep", w.words.hero) }

func (keepPower) play(s *State, c rules.Choice) {
	s.tell(rules.Event{Kind: rules.Note, Name: "power_kept", Rule: "AR-MIS-11", Seat: Argot, Subject: s.HeroElement(int(c.Args[0]))})
}

func (keepPower) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch hero := int(c.Args[0]); {
	case !s.CanUsePower(hero):
		return powerGone
	case !s.asksFor(s.Content.Heroes[hero].Power.Verb):
		return powerLater
	}
	return nil
}

// asksFor reports whether the question that waits is about a power.
func (s *State) asksFor(power content.Verb) bool {
	switch q := questions[s.Asked].(type) {
	case askPower:
		return q.verb == power
	case askMending:
		return power == content.RestoreSteps
	}
	return false
}
