package guest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// Lessons plays all lessons, or those whose id holds a word.
func (g *Guest) Lessons(only string) {
	list, ok := g.lessons()
	if !ok {
		g.find(Stuck, "menu", "there is no way to the lessons")
		return
	}
	for _, d := range list {
		if only != "" && !strings.Contains(d.id, only) || g.late() {
			continue
		}
		if s := g.home(); s.Scene != "menu" {
			return
		}
		if e, ok := g.look().labelled("Lessons"); ok {
			g.strike(e)
		}
		s, ok := g.into(d)
		if !ok {
			g.find(Stuck, d.label, "the lesson cannot be chosen")
			continue
		}
		for _, e := range s.Elements {
			if strings.HasPrefix(e.ID, d.id+"/") && e.Enabled {
				s = g.strike(e)
				break
			}
		}
		g.lesson(d)
	}
}

// lesson is a lesson under way.
type lesson struct {
	g       *Guest
	steps   int
	says    string                     // what the mentor says
	stuck   int                        // looks at which nothing led on
	asked   map[string]map[string]bool // what was tried of what can be picked, by what is asked
	corners map[[2]int]bool
	seen    map[string]bool // what was said so far
	tried   bool            // the step was tried in all ways
	rand    *rand.Rand
}

const (
	mostLooks  = 400 // of a lesson
	mostOthers = 4   // other lit things that are tried at a step
	patience   = 40  // looks at a step before it counts as stuck
)

// lesson plays the lesson on the table to its end.
func (g *Guest) lesson(d door) {
	_, path, _ := strings.Cut(d.id, ":")
	g.where.Game, _, _ = strings.Cut(path, "/")
	g.where.Part, g.where.At = "lesson "+d.label, "its beginning"
	g.tally.Lessons++
	l := &lesson{g: g, corners: map[[2]int]bool{}, seen: map[string]bool{}, asked: map[string]map[string]bool{}, rand: rand.New(rand.NewPCG(1, 2))}
	for range mostLooks {
		g.away()
		s := g.look()
		if s.Scene != "board" || l.over(s) || g.late() {
			break
		}
		l.follow(s)
		if l.stuck > patience {
			g.find(Stuck, short(l.says, 60), "nothing that is lit leads on")
			break
		}
		l.step(s)
	}
	if len(l.corners) > 1 {
		g.find(Covers, "mentor's card", "it lies at %d places in this lesson", len(l.corners))
	}
}

// over reports whether the lesson has come to its end: the mentor offers what to play next.
func (l *lesson) over(s screen) bool {
	for _, e := range s.Elements {
		if strings.HasPrefix(e.ID, "table:lesson/then/") {
			return true
		}
	}
	return len(s.kind("mentor")) == 0 && len(s.kind("curtain")) == 0
}

// follow notes which step it is, and where the card lies.
func (l *lesson) follow(s screen) {
	for _, m := range s.kind("mentor") {
		l.corners[[2]int{m.Rect[0], m.Rect[1]}] = true
	}
	if says := s.says(); says != l.says && !s.refusing() {
		l.says, l.tried = says, l.seen[says]
		if !l.tried {
			l.seen[says] = true
			l.steps++
			l.g.tally.Steps++
			l.stuck = 0
		}
		l.asked = map[string]map[string]bool{}
		l.g.where.At = fmt.Sprintf("step %d %q", l.steps, short(after(says), 50))
		if l.steps == 1 && !l.tried {
			l.g.aim(s.written("mentor"), "first step")
		}
	} else if l.asked[s.asks()] != nil { // it was asked before
		l.stuck++
	}
}

// written is what can be read on all things of a kind.
func (s screen) written(kind string) string {
	var words []string
	for _, x := range s.kind(kind) {
		for _, w := range x.Writings {
			words = append(words, w.Text)
		}
	}
	return strings.Join(words, " ")
}

// after is what is said, without who says it.
func after(says string) string {
	_, words, found := strings.Cut(says, ": ")
	if !found {
		return says
	}
	return words
}

// aim looks whether words tell what is aimed at, how it is lost and what a turn is.
func (g *Guest) aim(words, what string) {
	low := strings.ToLower(words)
	any := func(list ...string) bool {
		for _, w := range list {
			if strings.Contains(low, w) {
				return true
			}
		}
		return false
	}
	var lacks []string
	if !any("you win", "to win", "wins", "won ", "win ") {
		lacks = append(lacks, "how it is won")
	}
	if !any("you lose", "lost", "loses", "lose ") {
		lacks = append(lacks, "how it is lost")
	}
	if !any("turn", "round", "day ") {
		lacks = append(lacks, "what a turn is")
	}
	if len(lacks) > 0 {
		g.find(Aimless, what, "it does not say %s: %q", strings.Join(lacks, ", "), short(words, 160))
	}
}

// step does all that a step lights, and last what leads on.
func (l *lesson) step(s screen) {
	g := l.g
	if len(s.kind("veil")) > 0 { // what a click has opened is read, and answered or closed
		if e, ok := s.element("table:confirm"); ok && e.Enabled {
			g.strike(e)
		} else {
			g.key(ebiten.KeyEscape)
		}
		return
	}
	if e, ok := s.element("table:brief/read"); ok { // what the match is about comes first
		g.strike(e)
		g.away()
		s = g.look()
	}
	lit := l.lit(s)
	main, has := l.main(s, lit)
	if !l.tried {
		l.tried = true
		n := 0
		for _, x := range lit {
			if x.ID == main.ID || n >= mostOthers {
				continue
			}
			n++
			if !l.other(s, x) {
				return // it led on, and there was no way back
			}
		}
		l.wrong(s, lit)
		g.away()
		s = g.look() // the answer may have moved what lies below it
		lit = l.lit(s)
		main, has = l.main(s, lit)
	}
	ways := []string{"table:lift", "table:confirm", "table:lesson/next", "table:lesson/show"}
	if has && (l.stuck < 3 || l.stuck%2 == 0) {
		ways = ways[:2]
	}
	for _, id := range ways {
		if e, ok := s.element(id); ok && e.Enabled {
			g.strike(e)
			return
		}
	}
	if e, ok := s.labelled("Hint"); ok && l.stuck > 4 && l.stuck%2 == 1 {
		g.strike(e)
		return
	}
	if has {
		l.tries(s)[main.ID] = true
		g.touch(main)
		return
	}
	l.tries(s)
	for _, x := range lit { // what is lit to be pointed at
		g.point(middle(x.Rect))
	}
	if l.stuck > 1 {
		if e, ok := s.labelled("Skip", "Hint"); ok {
			g.strike(e)
		}
	}
}

// lit are the things that glow because of the lesson or can be picked, without the table's own buttons.
func (l *lesson) lit(s screen) (list []game.Sight) {
	for _, x := range s.marked("legal", "meant", "hinted", "pointed") {
		own := strings.HasPrefix(x.ID, "table:") && !has(x, "meant")
		if x.Role != "" && !own && !offscreen(x.Rect, s) {
			list = append(list, x)
		}
	}
	return list
}

// main is what leads on: what the hand points at, or else what is lit and can be picked, first what was not tried where the
// same is asked; where all of it was, any.
func (l *lesson) main(s screen, lit []game.Sight) (game.Sight, bool) {
	var list []game.Sight
	for _, marks := range [][]string{{"pointed", "legal"}, {"pointed", "sensible"}, {"pointed"}, {"hinted", "legal"}, {"meant", "legal"}, {"sensible"}, {"legal"}} {
		for _, x := range lit {
			all := !slices.ContainsFunc(list, func(o game.Sight) bool { return o.ID == x.ID })
			for _, m := range marks {
				all = all && has(x, m)
			}
			if all {
				list = append(list, x)
			}
		}
		if e, ok := s.element("table:lesson/next"); ok && e.Enabled && marks[0] == "pointed" && len(marks) == 1 && (len(list) == 0 || l.stuck > 1) {
			return game.Sight{}, false
		}
	}
	if len(list) == 0 {
		return game.Sight{}, false
	}
	tried := l.tries(s)
	for _, x := range list {
		if !tried[x.ID] {
			return x, true
		}
	}
	return list[l.rand.IntN(len(list))], true
}

// tries are the things that were clicked where the same was asked.
func (l *lesson) tries(s screen) map[string]bool {
	asks := s.asks()
	if l.asked[asks] == nil {
		l.asked[asks] = map[string]bool{}
	}
	return l.asked[asks]
}

// other tries another lit thing and goes back; false: there was no way back.
func (l *lesson) other(s screen, x game.Sight) bool {
	g := l.g
	if _, came := g.touch(x); !came {
		return true
	}
	calm := g.calm
	g.calm = true
	defer func() { g.calm = calm }()
	for range 3 {
		g.away()
		now, _ := g.rest()
		if now.asks() == s.asks() {
			return true
		}
		if len(now.kind("veil")) > 0 || len(now.marked("chosen")) > len(s.marked("chosen")) {
			g.key(ebiten.KeyEscape)
			continue
		}
		back, ok := now.element("table:lesson/back")
		if !ok || !back.Enabled {
			if back, ok = now.labelled("Undo"); !ok {
				return false
			}
		}
		g.strike(back)
	}
	g.away()
	now, _ := g.rest()
	return now.asks() == s.asks()
}

// asks is what is said and asked, and what can be picked: it tells whether a way back has led to where it began.
func (s screen) asks() string {
	words := []string{s.says(), s.Prompt}
	for _, x := range s.marked("legal", "chosen", "meant") {
		words = append(words, x.ID, fmt.Sprint(has(x, "chosen")))
	}
	return strings.Join(words, "\n")
}

// wrong clicks one thing that is not lit: the instruction has to stay, and the answer has to be true.
func (l *lesson) wrong(s screen, lit []game.Sight) {
	g := l.g
	for _, x := range s.Sights {
		if x.Role != "place" && x.Role != "card" && x.Role != "figure" || len(x.Marks) > 0 || x.Of != "" {
			continue
		}
		e, ok := s.element(x.ID)
		if !ok || min(e.Rect[2], e.Rect[3]) < leastFree {
			continue
		}
		s = g.point(middle(e.Rect))
		now, _ := g.press()
		g.judge(now)
		if !now.refusing() {
			g.key(ebiten.KeyEscape)
			return
		}
		kept := false
		for _, m := range now.kind("mentor") {
			for _, w := range m.Writings {
				kept = kept || strings.Contains(w.Text, after(s.says()))
			}
			kept = kept || strings.Contains(m.Label, after(s.says()))
		}
		if !kept {
			g.find(Refused, "mentor's card", "after the answer to a wrong click %q the instruction is gone", short(after(now.says()), 60))
		}
		if low := strings.ToLower(now.says()); strings.Contains(low, "lit card") && !anyRole(lit, "card") {
			g.find(Refused, name(x), "the answer %q speaks of a lit card, and no card is lit", short(after(now.says()), 60))
		}
		return
	}
}

func anyRole(list []game.Sight, role string) bool {
	for _, x := range list {
		if x.Role == role {
			return true
		}
	}
	return false
}

// shownAgain is in how many ticks at least something is played that was seen before.
const shownAgain = 60

// touch points at a lit thing and clicks it, and finds fault where that does not do what it promises; came: something
// came of it.
func (g *Guest) touch(x game.Sight) (now screen, came bool) {
	before, _ := g.rest()
	px, py := middle(x.Rect)
	if top, ok := before.under(px, py); !ok || top.ID != x.ID && top.Of != x.ID {
		e, free := before.element(x.ID)
		if !free {
			return before, false // judged as having no room
		}
		px, py = middle(e.Rect)
	}
	pointed := g.point(px, py)
	g.judge(pointed)
	if pointed.says() != before.says() && !pointed.refusing() {
		return pointed, true // to point at it was all that was waited for
	}
	if top, ok := pointed.under(px, py); ok && top.ID != x.ID && top.Of != x.ID && top.Kind != "tip" {
		g.find(Refused, name(x), "when it is pointed at, %s lies under the pointer", name(top))
	}
	at := pointed.print()
	now, took := g.press()
	g.judge(now)
	switch {
	case now.refusing() && (!pointed.refusing() || now.says() != pointed.says()):
		g.find(Refused, name(x), "the click on what is %s is answered %q", strings.Join(x.Marks, ", "), short(after(now.says()), 80))
		return now, false
	case now.print() == at && took > shownAgain:
		return now, false // it was shown, and the table looks as before
	case now.print() == at && !now.refusing():
		if has(x, "legal") || has(x, "pointed") || has(x, "hinted") {
			g.find(Refused, name(x), "the click on what is %s does nothing", strings.Join(x.Marks, ", "))
		}
		return now, false
	case now.refusing() && now.asks() == pointed.asks() && len(now.kind("veil")) == 0:
		if has(x, "legal") || has(x, "pointed") && has(x, "meant") {
			g.find(Refused, name(x), "the click on what is %s is answered as before", strings.Join(x.Marks, ", "))
		}
		return now, false
	}
	return now, true
}
