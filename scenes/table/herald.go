package table

import (
	"math"
	"slices"
	"strings"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// bannerTime is how long a banner stays, and briefTime one that only says for whom the person goes on.
const (
	bannerTime = 1600 * time.Millisecond
	briefTime  = 900 * time.Millisecond
)

// herald is a banner: who is asked now, and for whom.
type herald struct {
	player  Player
	hero    string // empty where a seat is only itself
	picture string // of the hero
	passes  bool   // nobody is asked: a turn of the player passed without a question
	ended   bool   // a turn of the player is over by itself
	alone   bool   // nobody else plays whom it could be for
	told    string // what the log tells of that
}

// announce shows a banner when another person is asked, or a person for another hero.
func (t *Table) announce(passed bool) {
	if t.mode() != Asking {
		return
	}
	h := herald{player: t.player(t.viewer)}
	turn := false
	if b, ok := t.config.Board.(Herald); ok {
		h.hero, h.picture, turn = b.Herald(t.base)
	}
	other := turn && t.hero != "" && h.hero != t.hero
	if turn {
		t.hero = h.hero
	}
	if passed || other {
		t.banner, t.bannered = &h, t.clock+bannerTime
		if h.alone = h.hero != "" && t.lonely(); h.alone {
			t.bannered = t.clock + briefTime
		}
	}
}

// lonely reports whether one person plays for all people at the table.
func (t *Table) lonely() bool {
	return !slices.ContainsFunc(t.players(), func(p Player) bool { return p.Computer == "" && !t.own(p.Seat) })
}

// passedTime is how long it is looked at that a turn of the person passed without a question, or is over by itself.
const passedTime = 900 * time.Millisecond

// passing shows a banner when a turn of the person passes without a question or is over by itself, and returns for how long nothing
// else is shown: for no time where the person has just made the choice that ends it, and the banner stays while play goes on before
// the same eyes.
func (t *Table) passing(e rules.Event) time.Duration {
	if e.Kind != rules.TurnPassed && e.Kind != rules.TurnEnded || !t.own(e.Seat) || t.play.now.recap || t.config.Match.Over() { // how it ends is what is to be seen
		return 0
	}
	h := herald{player: t.player(t.viewer), told: t.base.Tell(e).String()}
	h.passes, h.ended = e.Kind == rules.TurnPassed, e.Kind == rules.TurnEnded && e.Subject.Kind() != "phase"
	t.banner, t.bannered = &h, t.clock+bannerTime
	if now := &t.play.now; h.ended && t.play.active && !now.computer && now.seat == e.Seat && !t.handsOn() {
		return 0
	}
	return passedTime
}

// handsOn reports whether another person looks at the screen once all is shown.
func (t *Table) handsOn() bool {
	m := t.config.Match
	how, _ := Pass(t.secrecy(), t.players(), t.viewer, m.Decider())
	return !m.Over() && (how == Curtain || how == Banner)
}

// words are the two lines of a banner; the second may be empty.
func (h herald) words() (first, second string) {
	switch {
	case h.passes:
		return rules.Say("Your turn passed"), h.told
	case h.ended:
		return rules.Say("Your turn ends"), h.told
	case h.told != "":
		first, second, _ = strings.Cut(h.told, ": ")
		return first, second
	case h.hero == "":
		return rules.Say("%s is to play", h.player.Name), ""
	case h.alone:
		return h.hero, ""
	}
	return h.hero, rules.Say("%s is to play", h.player.Name)
}

// banner says who is asked now.
func (s *sheet) banner(at ink.Rect, h herald) {
	k := s.kit
	f, small := k.Font(ink.SerifBold, 34), k.Font(ink.Sans, 20)
	first, second := h.words()
	if h.alone {
		f = k.Font(ink.SerifBold, 24)
	}
	side := math.Round(f.Size * 2)
	seals := 1.0
	if h.picture != "" && !h.alone {
		seals = 2
	}
	art := seals*side + (seals-1)*k.Gap()
	width := math.Min(at.W, math.Max(k.Width(f, first), k.Width(small, second))+art+4*k.Gap())
	height := side + k.Gap()
	x, y := at.Center()
	box := ink.R(x-width/2, y-height/2, width, height).Round()
	var l ink.List
	l.Shadow(box, k.Px(20))
	l.Frame("kit/frame-oak", box, k.Corner(20))
	seal := ink.R(box.X+k.Gap(), box.Y+(height-side)/2, side, side)
	if h.picture != "" {
		l.Picture(h.picture, seal.Round())
		seal = seal.Shift(side+k.Gap(), 0)
	}
	if h.picture == "" || !h.alone {
		l.Picture(h.player.Emblem.Seal, seal.Round())
	}
	inner := ink.R(box.X+2*k.Gap()+art, box.Y, box.W-3*k.Gap()-art, box.H)
	if second != "" {
		lines := k.Line(f) + k.Line(small)
		inner = ink.R(inner.X, box.Y+(height-lines)/2, inner.W, k.Line(f))
		k.Short(&l, inner.Shift(0, inner.H), small, ink.Parchment, second).Box.H = k.Line(small)
	}
	k.Short(&l, inner, f, ink.GoldLight, first)
	p := s.decor(rules.Element("table:banner/"+first+"/"+h.player.Name), depthRibbon, box, l)
	p.Label = strings.TrimSpace(stopped(first) + " " + second)
}
