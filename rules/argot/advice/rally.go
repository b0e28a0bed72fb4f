package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// restorePromise is what a step is worth for its price. The purse and captured trains are spent at once; the
// city pool is spread over the turns that are left, where danger is far.
func (v *survey) restorePromise(c rules.Choice) float64 {
	if c.Verb == engine.EndRestoring {
		return 0.2
	}
	b, source := blockOf(c), int(c.Args[1])
	f, p := v.Face(b), &v.Pieces[b]
	cost := float64(f.Cost)
	gain := 0.3 + 0.25*float64(f.Modifier)
	if v.Train(b) {
		gain = 0.2
		if v.Pool > 8 && p.Strength < 2 {
			gain = 0.3
		}
	}
	if v.AtFull(b) {
		return -1
	}
	if p.Strength+1 == v.Full(b) && (f.Has(content.ShockTroops) || f.Has(content.Ambusher)) {
		gain += 0.8
	}
	if p.Strength == 1 {
		gain += 0.2
	}
	danger := math.Min(1, v.threat(p.At)/8)
	gain *= 0.7 + 0.6*danger
	if source == engine.FromPool {
		share := float64(v.Pool) / float64(turnsLeft(v.State))
		gain *= math.Min(1.6, 0.6+0.4*share)
	}
	if engine.Third(p.Party) {
		gain *= 0.6
	}
	return gain / math.Sqrt(cost) * 1.1
}

// RestoreAll are steps to be restored one after the other, of blocks but trains, until nothing that is not aboard a train pays for
// more: what counts most first.
func RestoreAll(s *engine.State) (list []rules.Choice) {
	try := s.Clone()
	for try.Asked == engine.AskRestoring && try.Asker == s.Asker {
		v := newSurvey(try, engine.PartyOf(try.Asker))
		best, most := rules.Choice{}, math.Inf(-1)
		for _, c := range try.Decision().Choices {
			if source := int(c.Args[1]); c.Verb != engine.Restore || source != engine.FromPool && source != engine.FromPurse || try.Train(blockOf(c)) {
				continue
			}
			if promise := v.restorePromise(c); promise > most {
				best, most = c, promise
			}
		}
		if best.Verb == engine.VerbNone {
			return list
		}
		list = append(list, best)
		if _, err := try.Apply(best); err != nil {
			return nil
		}
	}
	return list
}

// powerPromise is whether a hero's power is used now: where it does most.
func powerPromise(s *engine.State, c rules.Choice) float64 {
	if c.Verb == engine.KeepPower {
		return 1
	}
	left := float64(len(s.Content.Cards)) - float64(s.Turn) // of the day; then it is lost
	urge := 1 + 0.5/(1+left)
	r := &s.Roll
	switch s.Asked {
	case engine.AskTokens:
		return urge * (8 - float64(s.Movement.Tokens)) / 1.5
	case engine.AskReroll:
		return urge * float64(r.Count-r.Hits) * float64(7-r.Need) / 6 / 1.3
	case engine.AskCancel:
		return urge * float64(r.Hits) / 1.8
	}
	b := content.Block(c.Args[1])
	return urge * min(float64(s.Missing(b)), 2) * float64(s.Face(b).Cost) / 2.5
}
