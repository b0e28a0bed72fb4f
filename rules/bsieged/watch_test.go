package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// toldSoFar follows what is told of a match: BS-INV-13 the Messenger's steps in a round, BS-INV-16 the
// turns of each hero, BS-INV-20 the hits of each run.
type toldSoFar struct {
	steps  int  // of the Messenger in this round
	placed bool // in this round
	acted  map[rules.Element]int
	hits   int // of the run under way that nobody has taken yet
}

// follow takes up the events of a choice.
func (w *watcher) follow(before *State, events []rules.Event) {
	s, m := w.s, &w.told
	changed := map[rules.Element]int{}
	for _, e := range events {
		switch e.Name {
		case "round_began":
			*m = toldSoFar{hits: m.hits}
		case "messenger_sent", "messenger_returned":
			m.placed = true
		case "messenger_advanced", "messenger_left", "messenger_arrived":
			if m.steps++; m.steps > 1 || m.placed {
				w.fail("BS-INV-13", "%s in the round of his placing (%v), step %d of it", e.Name, m.placed, m.steps)
			}
		case "turn_began":
			if m.acted == nil {
				m.acted = map[rules.Element]int{}
			}
			if m.acted[e.Subject]++; m.acted[e.Subject] > 1 {
				w.fail("BS-INV-16", "%s acts %d times in round %d", e.Subject, m.acted[e.Subject], s.round)
			}
		case "krohns_attack", "gargohs_attack":
			m.hits = int(e.N)
		case "hits_lost":
			m.hits -= int(e.N)
		case "hit_ignored":
			m.hits -= min(m.hits, 1)
		case "morale_earned", "morale_lost":
			changed[e.To] += int(e.N)
			if e.Rule == "" {
				w.fail("BS-INV-20", "%s without a rule", e.Name)
			}
			if e.Rule == "BS-EAT-5" {
				m.hits += int(e.N)
			}
		case "messenger_died":
			if e.Rule == "BS-MSG-21" {
				m.hits--
			}
		case "hero_raised":
			changed[e.Subject] += int(e.M)
		}
	}
	w.morale(before, changed)
	pending := 0
	for _, f := range s.stack.Frames[:s.stack.Depth] {
		if f.kind == hitsFrame {
			pending = int(f.n)
		}
	}
	if s.result == undecided && m.hits != pending {
		w.fail("BS-INV-20", "%d hits are left to assign, %d are told of", pending, m.hits)
	}
}

// morale holds the Morale of all heroes against what was told of it; the dead have none.
func (w *watcher) morale(before *State, changed map[rules.Element]int) {
	s := w.s
	for h := range heroNo(s.nhero) {
		was, is := int(before.heroes[h].track[cards.Morale]), int(s.heroes[h].track[cards.Morale])
		if want := was + changed[s.elHero(h)]; is != want && s.heroes[h].alive {
			w.fail("BS-INV-20", "%s has Morale %d after %d, told is %d", s.heroID(h), is, was, want)
		}
	}
}
