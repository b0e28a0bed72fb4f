package cards

import (
	"fmt"
	"math"
	"strings"
)

// Sizes of lists of effects.
const (
	maxEffects = 8 // of a list
	maxOptions = 6 // of a choice
	maxDepth   = 3 // of lists within lists
	maxLists   = math.MaxUint16
	maxDice    = 12 // that an effect throws
	maxNumber  = 9
)

// textReader checks and takes over a list of effects.
type textReader struct {
	entry
	l     *loader
	kind  where
	zones bool // the card has target Zones
	arms  bool // the card has a Strength value
	depth int
}

// list takes a list over and returns its number.
func (r textReader) list(in []effectTOML) ListID {
	switch {
	case len(in) == 0:
		r.whole("no effect")
		return 0
	case len(in) > maxEffects:
		r.whole("%d effects; there may be %d", len(in), maxEffects)
		return 0
	case r.depth > maxDepth:
		r.whole("lists within lists go %d deep", maxDepth)
		return 0
	case len(r.l.set.Lists) >= maxLists:
		r.whole("the content has too many lists of effects")
		return 0
	}
	id := ListID(len(r.l.set.Lists))
	r.l.set.Lists = append(r.l.set.Lists, nil) // before those within it
	effects := make([]Effect, 0, len(in))
	for i := range in {
		part := entry{r.File, fmt.Sprintf("%s[%d]", r.path, i), r.place}
		verb, ok := of[Verb](verbWords(), in[i].Verb)
		if !ok {
			part.Fault(part.at("verb"), part.place, "unknown verb %q", in[i].Verb)
			continue
		}
		part.place += ", " + verb.String()
		e := effectReader{textReader: r, in: &in[i], verb: verb, grammar: grammarOf(verb)}
		e.entry = part
		effects = append(effects, e.read())
	}
	r.l.set.Lists[id] = effects
	return id
}

// effectReader checks and takes over one effect.
type effectReader struct {
	textReader
	in      *effectTOML
	verb    Verb
	grammar grammar
}

func (r *effectReader) read() Effect {
	in := r.in
	if r.grammar.where&r.kind == 0 {
		r.wrong("verb", "cannot stand in %s", r.kind)
	}
	r.params()
	e := Effect{Verb: r.verb, Optional: in.Optional, When: maybeWord[When](r, "when", in.When, whenWords())}
	e.Who = maybeWord[Who](r, "who", in.Who, whoWords())
	e.What = maybeWord[What](r, "what", in.What, r.whatWords())
	e.Rank = maybeWord[Rank](r, "rank", in.Rank, rankWords())
	e.State = maybeWord[State](r, "state", in.State, stateWords())
	e.Until = maybeWord[Until](r, "until", in.Until, untilWords())
	e.InClass = maybeWord[Class](r, "in_class", in.InClass, classWords())
	e.Floor = r.maybe("floor", in.Floor, 0, maxNumber)
	e.Dice = r.maybe("dice", in.Dice, 1, maxDice)
	e.Target = r.maybe("target", in.Target, 2, 6)
	e.Strength = r.maybe("strength", in.Strength, 1, maxNumber)
	e.Add = r.maybe("target_add", in.TargetAdd, -3, 3)
	e.Gold = r.maybe("gold", in.Gold, 0, maxNumber)
	e.Morale = r.maybe("morale", in.Morale, 0, maxNumber)
	e.LoseAlone = r.maybe("lose_alone", in.LoseAlone, 1, maxNumber)
	e.Rounds = r.maybe("rounds", in.Rounds, 2, 3)
	e.AtLeast = r.maybe("at_least", in.AtLeast, 2, 6)
	e.Spread, e.FaceUp = yes(in.Spread), yes(in.FaceUp)
	e.Attack, e.MarchToo = yes(in.Attack), yes(in.March)
	r.amounts(&e)
	r.targets(&e)
	r.decks(&e)
	r.nested(&e)
	r.sense(&e)
	return e
}

func yes(b *bool) bool { return b != nil && *b }

// maybeWord reads a parameter that has a word and need not be there.
func maybeWord[T ~uint8](r *effectReader, key string, s *string, words []string) T {
	if s == nil {
		return 0
	}
	return word[T](r.entry, key, *s, words)
}

// whatWords are the words of what is earned or lost; forbid has its own.
func (r *effectReader) whatWords() []string {
	if r.verb == Forbid {
		return append(forbiddenWords(), buildingWords()...)
	}
	return trackWords()
}

// params checks that the effect has the parameters of its verb and no others.
func (r *effectReader) params() {
	has := map[string]bool{}
	for _, p := range r.in.given() {
		has[p] = true
		if !r.grammar.takes(p) {
			r.wrong(p, "takes no %s", p)
		}
	}
	for _, p := range r.grammar.needs {
		if !has[p] {
			r.wrong("verb", "needs %s", p)
		}
	}
}

// amounts reads n and count, which can be numbers or words.
func (r *effectReader) amounts(e *Effect) {
	switch n := r.in.N.(type) {
	case nil:
	case int64:
		e.N.N = r.within("n", n, r.grammar.low, r.grammar.high)
		if n == 0 && r.grammar.low < 0 && r.verb == Summon {
			r.wrong("n", "changes nothing")
		}
	case string:
		e.N = r.rolled(n)
	default:
		r.wrong("n", "is no number")
	}
	switch n := r.in.Count.(type) {
	case nil:
	case int64:
		e.Count = r.within("count", n, 1, maxNumber)
	default:
		if n != "all" {
			r.wrong("count", `is neither a number nor "all"`)
		}
		e.Count = Every
	}
}

// within bounds a number of any size.
func (r *effectReader) within(key string, n int64, low, high int) int {
	small := int(max(min(n, math.MaxInt32), math.MinInt32))
	return r.number(key, &small, low, high)
}

// rolled is a number that a die gives: "yellow+1".
func (r *effectReader) rolled(s string) Amount {
	die, ok := of[Die](dieWords(), strings.TrimSuffix(s, "+1"))
	if !ok || r.verb != Gain && r.verb != Lose {
		r.wrong("n", "%q is no number that %s takes", s, r.verb)
	}
	if strings.HasSuffix(s, "+1") {
		return Amount{die, 1}
	}
	return Amount{die, 0}
}

// targets reads units, Zones, fields and buildings.
func (r *effectReader) targets(e *Effect) {
	in := r.in
	for i, s := range in.Units {
		e.Units |= 1 << word[UnitKind](r.entry, fmt.Sprintf("units[%d]", i), s, unitWords())
	}
	if in.Unit != nil {
		e.Units = 1 << word[UnitKind](r.entry, "unit", *in.Unit, unitWords())
	}
	switch {
	case in.Zone != nil:
		e.Aim = &Aim{Zones: 1 << (r.number("zone", in.Zone, 1, ZoneCount) - 1), Adjacent: true}
	case in.Zones != nil:
		aim := readAim(r.entry, in.Zones, in.Pick, in.Fields)
		e.Aim = &aim
	case in.Pick != nil || in.Fields != nil:
		r.wrong("verb", "pick and fields go with zones")
	case r.grammar.aims && !r.zones:
		r.wrong("verb", "needs zones, its own or those of the card")
	}
	if in.Field != nil {
		e.Where = word[Where](r.entry, "field", *in.Field, whereWords())
	}
	if in.Building != nil {
		e.Where = word[Where](r.entry, "building", *in.Building, whereWords()[:2])
	}
}

// readAim reads the target Zones of a card or an effect: one of them, on any field, unless it
// says otherwise.
func readAim(e entry, zones []int, pick, fields *string) Aim {
	var aim Aim
	if len(zones) == 0 {
		e.wrong("zones", "is empty")
	}
	for i, z := range zones {
		key := fmt.Sprintf("zones[%d]", i)
		bit := Zones(1) << (e.number(key, &z, 1, ZoneCount) - 1)
		if aim.Zones&bit != 0 {
			e.wrong(key, "Zone %d stands there twice", z)
		}
		aim.Zones |= bit
	}
	if pick != nil {
		aim.Each = word[Zones](e, "pick", *pick, []string{"one", "each"}) == 1
	}
	if fields != nil {
		aim.Adjacent = word[Zones](e, "fields", *fields, []string{"any", "adjacent"}) == 1
	}
	return aim
}

// decks reads classes, decks, and what is forbidden or modified.
func (r *effectReader) decks(e *Effect) {
	in := r.in
	e.Classes = r.classes(in.Class)
	switch from := in.From.(type) {
	case nil:
	case int64:
		e.From = r.within("from", from, 2, ZoneCount)
		if r.verb == Draw {
			r.wrong("from", "is no deck")
		}
	case string:
		e.FromSeason = word[Decks](r.entry, "from", from, []string{"pool", "season"}) == 1
		if r.verb == March {
			r.wrong("from", "is no Zone")
		}
	default:
		r.wrong("from", "is neither a Zone nor a deck")
	}
	for i, s := range in.Deck {
		e.Decks |= 1 << word[Decks](r.entry, fmt.Sprintf("deck[%d]", i), s, deckWords())
	}
	if r.verb == Store {
		e.Color = r.colour("color", in.Color)
		if e.AnyKind = in.InColor != nil && *in.InColor == "any"; !e.AnyKind {
			e.InKind = r.colour("in_color", in.InColor)
		}
	}
	if r.verb == Forbid {
		r.forbid(e)
	}
	if r.verb == Modify {
		r.modify(e)
	}
}

// classes reads one class or a list of them.
func (r *effectReader) classes(in any) Classes {
	var set Classes
	switch in := in.(type) {
	case nil:
	case string:
		set = 1 << word[Class](r.entry, "class", in, classWords())
	case []any:
		for i, s := range in {
			name, _ := s.(string)
			bit := Classes(1) << word[Class](r.entry, fmt.Sprintf("class[%d]", i), name, classWords())
			if set&bit != 0 {
				r.wrong("class", "%s stands there twice", name)
			}
			set |= bit
		}
		if len(in) == 0 {
			r.wrong("class", "is empty")
		}
	default:
		r.wrong("class", "is neither a class nor a list of them")
	}
	return set
}

// colour is the kind of a discard card or slot.
func (r *effectReader) colour(key string, s *string) Kind {
	if s == nil {
		return Red // the missing parameter is a fault already
	}
	return word[Kind](r.entry, key, *s, colourWords())
}

func (r *effectReader) forbid(e *Effect) {
	e.What = 0
	if r.in.What == nil {
		return
	}
	if b, ok := of[BuildingID](buildingWords(), *r.in.What); ok {
		e.Building = b
	} else {
		e.Forbids, _ = of[Forbidden](forbiddenWords(), *r.in.What)
	}
}

// nested reads the lists within the effect.
func (r *effectReader) nested(e *Effect) {
	in := r.in
	if n := len(in.Options); in.Options != nil && (n < 2 || n > maxOptions) {
		r.wrong("options", "%d options; there must be 2 to %d", n, maxOptions)
		return
	}
	for i, option := range in.Options {
		e.Options = append(e.Options, r.deeper(fmt.Sprintf("options[%d]", i)).list(option))
	}
	if r.verb == Test {
		if in.Die != nil {
			e.N.Die = word[Die](r.entry, "die", *in.Die, dieWords())
		}
		if len(in.Then)+len(in.Else) == 0 {
			r.wrong("then", "neither then nor else does anything")
		}
		if len(in.Then) > 0 {
			e.Then = r.deeper("then").list(in.Then)
		}
		if len(in.Else) > 0 {
			e.Else = r.deeper("else").list(in.Else)
		}
	}
}

// deeper reads lists within the effect. What an ability does is carried out like a card that is
// used; when is said once, by the effect around it.
func (r *effectReader) deeper(key string) textReader {
	t := r.textReader
	t.entry, t.depth = r.part(key), r.depth+1
	if t.kind == inAbility {
		t.kind = inUse
	}
	return t
}
