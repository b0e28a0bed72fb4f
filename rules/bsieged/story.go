package bsieged

import "portcullis/rules/bsieged/cards"

// Story is the season's story of a match in numbers, as far as it has been played.
type Story struct {
	Round      int // 1 to 12
	Heroes     []HeroStory
	Used       [cards.ClassCount]int // Resource cards used, by class
	Lost       int                   // buildings destroyed, those that were repaired since included
	Deaths     int                   // of heroes
	Messengers int                   // who died
	Avatars    int                   // destroyed
	Shots      int                   // of the Catapult
	Actions    int                   // taken by heroes
}

// HeroStory is what one hero did.
type HeroStory struct {
	Kind  int // index of Set.Heroes
	Kills int // those of the hero's Tactics cards included
	Alive bool
}

// Kills is how many enemies the heroes killed.
func (st *Story) Kills() int {
	n := 0
	for _, h := range st.Heroes {
		n += h.Kills
	}
	return n
}

// Story returns the story so far.
func (s *State) Story() Story {
	t := &s.tally
	st := Story{Round: int(s.round), Lost: int(t.lost), Deaths: int(t.deaths), Messengers: int(s.messenger.deaths),
		Avatars: int(t.broken), Shots: int(t.shots), Actions: int(t.acts)}
	for h := range s.heroes[:s.nhero] {
		st.Heroes = append(st.Heroes, HeroStory{int(s.heroes[h].kind), int(t.kills[h]), s.heroes[h].lives()})
	}
	for k, n := range t.used {
		st.Used[k] = int(n)
	}
	return st
}
