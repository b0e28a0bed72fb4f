package advice

import "portcullis/rules/towersiege/engine"

// Sought are the odds that count for who attacks: where nobody can defend and it picks whom it strikes (TS-BLK-9), those of whom the blow
// hurts most likely; else all, as the opponent chooses.
func Sought(s *engine.State, list []Odds) []Odds {
	best, most := 0, -1.0
	for i := range list {
		if list[i].Defender.Verb != engine.Pick {
			return list
		}
		for _, l := range list[i].Losses {
			if t := s.At(l.Thing); t != nil && t.Owner != s.Asker && l.Hurt > most {
				best, most = i, l.Hurt
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[best : best+1]
}
