package lesson

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"portcullis/rules"
	"portcullis/rules/content"
	"portcullis/rules/plain"
	"portcullis/save"
)

// The bounds of what a mentor says: he is read beside a board, by somebody who wants to play.
const (
	LongestSentence = 110 // letters
	MostSentences   = 2
	longestWords    = 2*LongestSentence + 1
	mostAble        = 3
	mostSteps       = 200
)

// judge collects the faults of a lesson.
type judge struct {
	*content.File
	l     *Lesson
	game  rules.Game
	state rules.State // of the position; nil if that cannot be used
}

// ruleCode is an id of a ledger, which no mentor says.
var ruleCode = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+-\d`)

// sentenceEnd is what ends a sentence.
var sentenceEnd = regexp.MustCompile(`[.?!]["”’]?( |$)`)

// sentences are the sentences of what is said.
func sentences(s string) []string {
	var list []string
	for s != "" {
		end := len(s)
		if at := sentenceEnd.FindStringIndex(s); at != nil {
			end = at[1]
		}
		list = append(list, strings.TrimSpace(s[:end]))
		s = s[end:]
	}
	return list
}

// says notes what is wrong with words; empty ones are wrong if they are needed.
func (j *judge) says(path, place, s string, needed bool) {
	switch {
	case s == "" && needed:
		j.Fault(path, place, "is missing")
		return
	case s == "":
		return
	}
	if why := plain.Unfit(s, longestWords); why != "" {
		j.Fault(path, place, "%s", why)
		return
	}
	list := sentences(s)
	if len(list) > MostSentences {
		j.Fault(path, place, "has %d sentences; it may have %d", len(list), MostSentences)
	}
	for _, one := range list {
		if n := utf8.RuneCountInString(one); n > LongestSentence {
			j.Fault(path, place, "has a sentence of %d letters; it may have %d", n, LongestSentence)
		}
	}
	if code := ruleCode.FindString(s); code != "" {
		j.Fault(path, place, "names the rule %s...; say what it means", code)
	}
}

func (j *judge) lesson() {
	l := j.l
	j.ID("id", "id", l.ID, map[string]bool{})
	if l.Game != j.game.Info().ID {
		j.Fault("game", "game", "is %q; the file lies with the lessons of %q", l.Game, j.game.Info().ID)
	}
	j.Name("title", "title", l.Title)
	j.who("mentor", "mentor", l.Mentor, true)
	j.Number("minutes", "minutes", &l.Minutes, 1, 30)
	j.Number("order", "order", &l.Order, 1, 99)
	if n := len(l.Able); n < 1 || n > mostAble {
		j.Fault("able", "able", "has %d lines; it needs 1 to %d", n, mostAble)
	}
	for i, s := range l.Able {
		j.says(content.Path("able", i), "able", s, true)
	}
	j.says("wrong", "wrong", l.Wrong, true)
	j.says("close", "close", l.Close, true)
	for i, s := range l.Seats {
		if s.Player != save.Human && s.Player == "" {
			j.Fault(content.Path("seat", i)+".player", "seat", "is missing; use human, or a computer player")
		}
		j.who(content.Path("seat", i)+".face", "seat, face", s.Face, false)
	}
	for i, t := range l.Next {
		if (t.Lesson == "") == (t.Match == "") {
			j.Fault(content.Path("next", i), "next", "names a lesson or a match, one of both")
		}
	}
	if n := len(l.Steps); n == 0 || n > mostSteps {
		j.Fault("step", "", "%d steps; a lesson has 1 to %d", n, mostSteps)
	}
}

// who notes an id of an opponent that cannot be one.
func (j *judge) who(path, place, id string, needed bool) {
	if id == "" && !needed {
		return
	}
	if ok, _ := regexp.MatchString(`^[a-z][a-z-]*$`, id); !ok {
		j.Fault(path, place, "%q is not the id of an opponent", id)
	}
}

func (j *judge) step(i int) {
	s := &j.l.Steps[i]
	path, place := content.Path("step", i), "step "+content.Named(s.ID, i)
	at := func(key string) (string, string) { return path + "." + key, place + ", " + key }
	switch {
	case s.ID == "":
		j.Fault(path, place, "id is missing")
	case s.ID == End:
		j.Fault(path+".id", place, "%q is what every lesson leads to", End)
	case slices.IndexFunc(j.l.Steps, func(t Step) bool { return t.ID == s.ID }) < i:
		j.Fault(path+".id", place, "duplicate id %q", s.ID)
	}
	p, q := at("say")
	j.says(p, q, s.Say, s.advance() != ByItself)
	p, q = at("who")
	j.who(p, q, s.Who, false)
	if p, q = at("word"); s.Word != "" && !strings.Contains(strings.ToLower(s.Say), strings.ToLower(s.Word)) {
		j.Fault(p, q, "%q does not occur in what is said", s.Word)
	}
	if p, q = at("rule"); (s.Word == "") != (s.Rule == "") {
		j.Fault(p, q, "a word and the rule that explains it stand together")
	}
	j.kind(s, at)
	j.patterns(s, at, path)
	j.elements(s, at)
	j.conds(path+".if", place+", if", s.If)
	j.conds(path+".holds", place+", holds", s.Holds)
	j.conds(path+".goal", place+", goal", s.Goal)
	j.faces(path+".dice", place+", dice", s.Dice)
	for n, e := range s.Nudge {
		where := path + "." + content.Path("nudge", n)
		j.says(where, place+", nudge", e.Say, len(e.Lit) == 0)
		if e.After < 5 || n > 0 && e.After <= s.Nudge[n-1].After {
			j.Fault(where, place+", nudge", "comes after %d seconds; the first after 5 or more, each later than the one before", e.After)
		}
	}
	for n, e := range s.Note {
		where := path + "." + content.Path("note", n)
		j.says(where, place+", note", e.Say, true)
		if len(e.If) == 0 {
			j.Fault(where, place+", note", "has no condition")
		}
		j.conds(where+".if", place+", note", e.If)
	}
}

// kind notes what does not go together in a step.
func (j *judge) kind(s *Step, at func(string) (string, string)) {
	fault := func(key, why string, args ...any) {
		p, q := at(key)
		j.Fault(p, q, why, args...)
	}
	if !slices.Contains([]string{"", ByChoice, ByNext, ByHover, ByUndo, ByItself}, s.Advance) {
		fault("advance", "%q is not a way to go on", s.Advance)
	}
	if !slices.Contains([]string{"", TakeOne, TakeAll, TakeOrder}, s.Take) {
		fault("take", "%q is not how choices are taken; use one, all or order", s.Take)
	}
	if s.Until != "" && s.Until != UntilTurn {
		fault("until", "%q is not an end; use %s", s.Until, UntilTurn)
	}
	switch {
	case s.Free && len(s.Open) > 0:
		fault("open", "every choice of a free step is open")
	case s.Free && s.advance() == ByChoice && len(s.Goal) == 0 && s.Until == "" && len(s.Branch) == 0:
		fault("free", "needs a goal, an end or a branch")
	case s.Free && len(s.Ways) == 0:
		fault("ways", "a free step needs at least one way that leads on")
	case !s.Free && (len(s.Goal) > 0 || s.Until != "" || len(s.Ways) > 0):
		fault("goal", "only a free step has a goal, an end or ways")
	case s.advance() == ByChoice && !s.takes():
		fault("open", "is missing: nothing leads on")
	case s.advance() == ByHover && len(s.Hover) == 0:
		fault("hover", "is missing: nothing leads on")
	}
}

// patterns notes choices that nobody could mean.
func (j *judge) patterns(s *Step, at func(string) (string, string), path string) {
	one := func(path, place, p string) {
		if p == "" {
			j.Fault(path, place, "is missing")
		} else if !strings.Contains(p, "*") {
			if _, err := j.game.Parse(p); err != nil {
				j.Fault(path, place, "%q is no choice: %v", p, err)
			}
		}
	}
	for n, p := range s.Open {
		path, place := at("open")
		one(content.Path(path, n), place, p)
	}
	for n, way := range s.Ways {
		path, place := at("ways")
		for _, part := range way {
			p, _ := optional(part)
			one(content.Path(path, n), place, p)
		}
	}
	for n, w := range s.Wrong {
		where := path + "." + content.Path("wrong", n)
		_, place := at("wrong")
		j.says(where+".say", place, w.Say, true)
		if (w.Choice == "") == (w.Element == "") {
			j.Fault(where, place, "names a choice or an element, one of both")
		} else if w.Choice != "" {
			one(where+".choice", place, w.Choice)
		}
	}
	for n, b := range s.Branch {
		where := path + "." + content.Path("branch", n)
		_, place := at("branch")
		one(where+".choice", place, b.Choice)
		j.faces(where+".dice", place, b.Dice)
	}
	for n, r := range s.Script {
		where := path + "." + content.Path("script", n)
		_, place := at("script")
		if r.Seat < 0 || r.Seat >= max(1, len(j.l.Seats)) || len(j.l.Seats) > 0 && (j.l.Seats[r.Seat].Player == save.Human) {
			j.Fault(where, place, "seat %d is no computer player's", r.Seat)
		}
		for _, p := range r.Play {
			one(where+".play", place, p)
		}
	}
}

// elements notes what cannot be the name of an element.
func (j *judge) elements(s *Step, at func(string) (string, string)) {
	for key, list := range map[string][]string{"lit": s.Lit, "hover": s.Hover, "point": {s.Point}} {
		p, q := at(key)
		for _, el := range list {
			if el != "" && (strings.ContainsAny(el, " \t") || rules.Element(el).Name() == "" && el != "warden" && el != "marker") {
				j.Fault(p, q, "%q is not an element", el)
			}
		}
	}
	if p, q := at("point"); s.Point != "" && !slices.Contains(s.Lit, s.Point) {
		j.Fault(p, q, "%q is not lit", s.Point)
	}
}

// conds notes conditions that can never hold.
func (j *judge) conds(path, place string, list []Cond) {
	for i, c := range list {
		where := content.Path(path, i)
		switch bounds := c.Below != nil || c.Above != nil || c.Is != nil; {
		case len(slices.DeleteFunc([]string{c.Fact, c.Event, c.Asked}, func(s string) bool { return s == "" })) != 1:
			j.Fault(where, place, "names a fact, an event or what is asked, one of them")
		case c.Fact != "" && !bounds:
			j.Fault(where, place, "says nothing of the fact: use below, above or is")
		case c.Fact == "" && bounds:
			j.Fault(where, place, "only a fact has bounds")
		case c.Fact != "" && j.state != nil:
			if r, ok := j.state.(rules.Reporter); !ok {
				j.Fault(where, place, "%s reports no facts", j.l.Game)
			} else if _, ok := r.Fact(c.Fact); !ok {
				j.Fault(where, place, "%s has no fact %q", j.l.Game, c.Fact)
			}
		}
	}
}

// faces notes dice that the game cannot throw.
func (j *judge) faces(path, place string, faces []int) {
	if len(faces) > rules.MaxForced {
		j.Fault(path, place, "%d dice; at most %d can be forced", len(faces), rules.MaxForced)
	}
	largest := j.game.Info().LargestDie()
	for _, f := range faces {
		if f < 1 || f > largest.Faces() {
			j.Fault(path, place, "a die shows %d; a face is 1 to %d", f, largest.Faces())
		}
	}
}
