package bsieged

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
)

// A choice of the verb Share gives each hero of a run of hits so many: an argument is the hero's sheet and the hits, 0 none.

// mostShared bounds the hits that one hero gets of a choice.
const mostShared = 64

// share is one hero's part of the hits.
type share struct {
	sheet int16
	hits  int
}

func (p share) arg() int16 { return p.sheet*mostShared + int16(p.hits) }

// sharesOf reads the parts of a choice.
func sharesOf(c rules.Choice) (parts []share) {
	for _, a := range c.Args {
		if a > 0 {
			parts = append(parts, share{a / mostShared, int(a % mostShared)})
		}
	}
	return parts
}

// offerShares offers every way of sharing the hits of a run out among several heroes at once so that nobody dies (BS-OPT-18,
// BS-TBL-10), where there are few.
func (s *State) offerShares(f *frame) {
	if s.set.asked > asksWhatHelps || f.n < 2 || f.n >= mostShared {
		return
	}
	before := len(s.choices)
	enough := before + mostSplits
	s.shareFrom(f, 0, int(f.n), rules.Choice{Verb: Share}, 0, enough)
	if len(s.choices) > enough {
		s.choices = s.choices[:before]
	}
}

// shareFrom offers the ways of sharing so many hits out among the heroes from a sheet on, after those that take some already, until
// there are more choices than enough.
func (s *State) shareFrom(f *frame, sheet int16, hits int, c rules.Choice, takers, enough int) {
	if hits == 0 {
		if takers > 1 {
			s.choices = append(s.choices, c)
		}
		return
	}
	if int(sheet) == len(s.game.set.Heroes) || takers == len(c.Args) || len(s.choices) > enough {
		return
	}
	if h := s.bySheet(sheet); h != noHero && s.canTake(f, h) {
		for n := min(hits, s.survives(h)); n > 0; n-- {
			with := c
			with.Args[takers] = share{sheet, n}.arg()
			s.shareFrom(f, sheet+1, hits-n, with, takers+1, enough)
		}
	}
	s.shareFrom(f, sheet+1, hits, c, takers, enough)
}

// bySheet is the hero of this match whose sheet it is.
func (s *State) bySheet(sheet int16) heroNo {
	for h := range heroNo(s.nhero) {
		if int16(s.heroes[h].kind) == sheet {
			return h
		}
	}
	return noHero
}

// takeShares gives each hero of a choice the hits.
func (s *State) takeShares(f *frame, c rules.Choice) {
	for _, p := range sharesOf(c) {
		for range p.hits {
			f.n--
			s.hurt(s.bySheet(p.sheet), 0, "BS-EAT-5")
		}
	}
}

// describeShares: "Share the hits out: Eileen 2 and Osvith 1".
func (s *State) describeShares(c rules.Choice) rules.Description {
	var parts []rules.Text
	for _, p := range sharesOf(c) {
		parts = append(parts, rules.T("%s %d", s.short(s.bySheet(p.sheet)), p.hits))
	}
	return says("BS-STG-1", "Share the hits out: %s", rules.And(parts...))
}

// shareElement is what such a choice is clicked on.
func (s *State) shareElement(c rules.Choice) rules.Element {
	var words []string
	for _, p := range sharesOf(c) {
		words = append(words, fmt.Sprintf("%s-%d", s.game.set.Heroes[p.sheet].ID, p.hits))
	}
	return element("share", strings.Join(words, "-"))
}

// shareForm writes the parts of a choice: "eileen 2 osvith 1".
type shareForm struct{ *vocabulary }

func (v shareForm) Write(args [4]int16) (string, bool) {
	var words []string
	last := int16(-1)
	for i, a := range args {
		hero, hits := a/mostShared, a%mostShared
		switch {
		case a == 0 && i > 1:
			continue
		case a <= 0 || hits == 0 || int(hero) >= len(v.heroes) || hero <= last || i > 0 && args[i-1] == 0:
			return "", false
		}
		words, last = append(words, v.heroes[hero], strconv.Itoa(int(hits))), hero
	}
	return strings.Join(words, " "), true
}

func (v shareForm) Read(text string) (args [4]int16, err error) {
	words := strings.Fields(text)
	if len(words)%2 != 0 || len(words) < 4 || len(words) > 2*len(args) {
		return args, fmt.Errorf("%q is no sharing out of hits, such as %q", text, v.heroes[0]+" 2 "+v.heroes[1]+" 1")
	}
	for i := range args[:len(words)/2] {
		hero, known := index(v.heroes, words[2*i])
		n, err := strconv.Atoi(words[2*i+1])
		if !known || err != nil || n < 1 || n >= mostShared {
			return args, fmt.Errorf("%q is no hero with a number of hits", words[2*i]+" "+words[2*i+1])
		}
		args[i] = share{hero, n}.arg()
	}
	return args, nil
}
