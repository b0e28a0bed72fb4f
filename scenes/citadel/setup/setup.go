package setup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
)

// What the open options of B-Sieged are open to, by which the new match knows them, and values of
// theirs that it makes itself.
const (
	openHeroes = "heroes"
	openFirst  = "hero"
	openEvents = "events"
	openPoints = "points"

	heroesOfFirstGame = "first_game"
	heroesOfChance    = "random"
	eventsOfLevel     = "by_difficulty"
	pointsOfHeroes    = "standard"
)

// IDs of what is settled by other means than buttons of values.
const (
	heroKind    = "hero:"   // the id of a hero follows
	pointsKind  = "points:" // the id of a field follows
	eventsKind  = "events:" // low or high, and - or + follow
	heroesQuick = "heroes:quick"
	heroesNone  = "heroes:none"
)

// settled is what is settled for B-Sieged: heroes in the order in which they act, the pool of Events,
// the fields with two Spawning Points.
type settled struct {
	set     *cards.Set
	seats   int               // 1 to 6
	options map[string]string // the value of every option
}

// New is the part of B-Sieged in the new match.
func New(g rules.Game) kit.Setup { return part{g.(*bsieged.Game).Set()} }

type part struct{ set *cards.Set }

func (p part) settled(d kit.Draft) settled { return settled{p.set, d.Seats, d.Options} }

func (s settled) table() cards.Table { return s.set.Tables[s.seats-1] }

// heroes are those who are picked, as indexes of Set.Heroes, in the order in which they act.
// False: chance picks them when the match is dealt.
func (s settled) heroes() (list []int, known bool) {
	switch value := s.options["heroes"]; value {
	case heroesOfChance:
		return nil, false
	case heroesOfFirstGame:
		for _, id := range s.set.FirstGame.Heroes {
			list = append(list, s.hero(id))
		}
		for i := range s.set.Heroes {
			if !slices.Contains(list, i) {
				list = append(list, i)
			}
		}
		return list[:s.table().Heroes], true
	default:
		for _, id := range strings.Split(value, ",") {
			if i := s.hero(id); i >= 0 {
				list = append(list, i)
			}
		}
		return list, true
	}
}

func (s settled) hero(id string) int {
	return slices.IndexFunc(s.set.Heroes, func(h cards.Hero) bool { return h.ID == id })
}

// seatOf is whose hero the one at a place of the order is; -1: nobody's, the match has fewer.
func (s settled) seatOf(place int) int {
	for seat, n := range s.table().Each {
		if place < n {
			return seat
		}
		place -= n
	}
	return -1
}

// toggled is the value of the option after a click on a hero: who was not picked is the last in the
// order then.
func (s settled) toggled(id string) string {
	list, _ := s.heroes()
	h := s.hero(id)
	if i := slices.Index(list, h); i >= 0 {
		list = slices.Delete(slices.Clone(list), i, i+1)
	} else if h >= 0 {
		list = append(slices.Clone(list), h)
	}
	return s.named(list)
}

// named writes heroes as the option takes them.
func (s settled) named(list []int) string {
	var ids []string
	for _, h := range list {
		ids = append(ids, s.set.Heroes[h].ID)
	}
	return strings.Join(ids, ",")
}

// quick picks heroes at random.
func (s settled) quick(r *rules.Rand) string {
	list := make([]int, len(s.set.Heroes))
	for i := range list {
		list[i] = i
	}
	rules.Shuffle(r, list)
	return s.named(list[:s.table().Heroes])
}

// lacking is why the heroes that are picked are not as many as the match has; empty if they are.
func (s settled) lacking() string {
	list, known := s.heroes()
	switch d := s.table().Heroes - len(list); {
	case !known || d == 0:
		return ""
	case d > 0:
		return fmt.Sprintf("A match of %s has %d heroes: pick %d more.", rules.Count(s.seats, "%d player", "%d players"), s.table().Heroes, d)
	default:
		return fmt.Sprintf("A match of %s has %d heroes: let %d of them go.", rules.Count(s.seats, "%d player", "%d players"), s.table().Heroes, -d)
	}
}

// first is the place in the order of the hero who begins; 0 where the option names nobody.
func (s settled) first() int {
	list, _ := s.heroes()
	value := s.options["first_hero"]
	if n, err := strconv.Atoi(value); err == nil && n >= 1 && n <= s.table().Heroes {
		return n - 1
	}
	return max(0, slices.Index(list, s.hero(value)))
}

// level is the difficulty.
func (s settled) level() *cards.Difficulty {
	i := slices.IndexFunc(s.set.Levels, func(l cards.Difficulty) bool { return l.ID == s.options["difficulty"] })
	return &s.set.Levels[max(i, 0)]
}

// events are the lowest and the highest Value of the Event deck.
func (s settled) events() (low, high int) {
	low, high = s.level().Events[0], s.level().Events[1]
	if from, to, ok := strings.Cut(s.options["events"], "-"); ok {
		a, errA := strconv.Atoi(from)
		b, errB := strconv.Atoi(to)
		if errA == nil && errB == nil {
			low, high = a, b
		}
	}
	return low, high
}

// eventCards is how many Event cards have these Values.
func (s settled) eventCards(low, high int) int {
	n := 0
	for _, e := range s.set.Events {
		if e.Value >= low && e.Value <= high {
			n++
		}
	}
	return n
}

// stepped is the value of the option of the Events after a click on "low-", "low+", "high-" or
// "high+"; false: it leads nowhere.
func (s settled) stepped(part string) (string, bool) {
	low, high := s.events()
	switch part {
	case "low-":
		low--
	case "low+":
		low++
	case "high-":
		high--
	case "high+":
		high++
	}
	if low < 1 || high > cards.Values || low > high {
		return "", false
	}
	return fmt.Sprintf("%d-%d", low, high), true
}

// doubled are the fields with two Spawning Points.
func (s settled) doubled() [cards.FieldCount]bool {
	value := s.options["spawning_points"]
	if value == pointsOfHeroes {
		return s.set.Doubled[s.table().Points]
	}
	if n, err := strconv.Atoi(value); err == nil {
		if n >= 0 && n < len(s.set.Doubled) {
			return s.set.Doubled[n]
		}
		return [cards.FieldCount]bool{}
	}
	var fields [cards.FieldCount]bool
	for f := range fields {
		fields[f] = slices.Contains(strings.Split(value, ","), s.set.Fields[f].ID)
	}
	return fields
}

// points is how many Spawning Points there are.
func (s settled) points() int {
	n := cards.FieldCount
	for _, two := range s.doubled() {
		if two {
			n++
		}
	}
	return n
}

// pointed is the value of the option of the Spawning Points after a click on a field.
func (s settled) pointed(id string) string {
	fields := s.doubled()
	var ids []string
	for f := range fields {
		if (s.set.Fields[f].ID == id) != fields[f] {
			ids = append(ids, s.set.Fields[f].ID)
		}
	}
	if len(ids) == 0 {
		return strconv.Itoa(cards.FieldCount)
	}
	return strings.Join(ids, ",")
}

// Do carries out what is done to heroes, Spawning Points and Events.
func (p part) Do(d kit.Draft, e form.Event, chance func() uint64) (option, value string, mine bool) {
	s := p.settled(d)
	switch {
	case e.ID == heroesQuick:
		r := rules.NewRand(chance())
		return "heroes", s.quick(&r), true
	case e.ID == heroesNone:
		return "heroes", "", true
	case strings.HasPrefix(e.ID, heroKind):
		return "heroes", s.toggled(strings.TrimPrefix(e.ID, heroKind)), true
	case strings.HasPrefix(e.ID, pointsKind):
		return "spawning_points", s.pointed(strings.TrimPrefix(e.ID, pointsKind)), true
	case strings.HasPrefix(e.ID, eventsKind):
		if value, ok := s.stepped(strings.TrimPrefix(e.ID, eventsKind)); ok {
			return "events", value, true
		}
		return "", "", true
	}
	return "", "", false
}

// Fit makes the First Hero fit the number of heroes, and reports what is wrong with the heroes
// before the game is asked.
func (p part) Fit(d kit.Draft) (map[string]string, *kit.Fault) {
	s := p.settled(d)
	change := map[string]string{"first_hero": strconv.Itoa(s.first() + 1)}
	if why := s.lacking(); why != "" {
		return change, &kit.Fault{Option: "heroes", Problem: why}
	}
	return change, nil
}
