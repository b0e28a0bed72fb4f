package reading

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
)

// orders are the choices for a creature that leaves its track (ST-TRN-7, ST-HLD-1 to ST-HLD-3).
func (b *board) orders() []string {
	list := []string{"storm", "support"}
	t := b.Exits[0].Track
	for _, z := range b.Zones {
		if !slices.Contains(z.Tracks, t) {
			continue
		}
		list = append(list, fmt.Sprint("hold front ", z.Zone))
		if z.Middle == "" {
			list = append(list, fmt.Sprint("hold middle ", z.Zone))
		}
	}
	slices.Sort(list)
	return list
}

// strikes are the targets among which a storming creature of a player chooses (ST-STO-6 to ST-STO-8, ST-RUL-13): with
// Attack Strength 0 no card can fall, and none is named (ST-STO-9).
func (b *board) strikes() []string {
	s, ok := b.spot(b.Storming.Card)
	if !ok {
		return nil
	}
	var list []string
	for _, t := range b.across(s.track) {
		for _, c := range b.struckable(s, t) {
			if b.strength(s, t) > 0 {
				list = append(list, "strike "+string(c.card))
			}
		}
		if name := b.on(t).Side; name == bossName {
			list = append(list, "strike at boss")
		} else {
			list = append(list, "strike at seat "+fmt.Sprint(int(name[len(name)-1]-'1')))
		}
	}
	slices.Sort(list)
	return list
}

// storm reads one blow of a storm that has just been told.
func (q *questions) storm(e rules.Event, rest []rules.Event) {
	s, ok := q.spot(q.subject(e.Subject))
	if !ok {
		return
	}
	if q.hits == nil || q.hits.by != s.card { // a boss hits both players at the same moment (ST-COP-10)
		q.hits = &hits{s.card, map[int]int{}}
		for _, t := range q.across(s.track) {
			q.hits.strength[t] = q.strength(s, t)
		}
	}
	against := -1
	target, aims := q.spot(q.subject(e.To))
	for _, t := range q.across(s.track) {
		if aims && target.track == t || !aims && q.on(t).Side == nameOf(numbers(e.To)[0]) || !aims && e.To.Kind() == "boss" && q.on(t).Side == bossName {
			against = t
		}
	}
	if against < 0 {
		q.same("whom a storm can hit", "ST-STO-7", "somebody across its track", e.To)
		return
	}
	strength := q.hits.strength[against]
	q.same("Attack Strength", "ST-STO-4", strength, e.N)
	if s.by == bossName {
		q.bossAims(s, against, target, aims, strength)
	}
	if aims {
		q.kill(target, strength, e, rest)
	} else if q.Mode != "coop" || s.by != bossName {
		q.wound(against, strength, rest)
	}
}

// hits are the strengths of one storm, by track, as they were when it struck.
type hits struct {
	by       card
	strength map[int]int
}

// kill compares whether a creature on the Battle Zone is killed (ST-STO-9).
func (q *questions) kill(target spot, strength int, e rules.Event, rest []rules.Event) {
	_, def := q.stats(target)
	if q.Mode != "coop" {
		q.same("DEF of who is struck", "ST-STO-9", def, e.M)
	}
	gone := false
	for _, f := range rest {
		if f.Name == "spent" || strings.HasPrefix(f.Name, "struck") {
			break
		}
		gone = gone || q.subject(f.Subject) == target.card && f.Kind == rules.CardMoved
	}
	q.same("a storm kills", "ST-STO-9", strength > int(e.M), gone)
}

// wound compares how many cards, or Life Points, a blow costs its victim, and from where they are taken (ST-STO-10,
// ST-KEY-7, ST-SOL-18).
func (q *questions) wound(against, strength int, rest []rules.Event) {
	name := q.on(against).Side
	if name == bossName {
		life := q.Boss.Life
		for _, f := range rest {
			if f.Name == "life_lost" {
				life = int(f.M)
				break
			}
			if f.Name == "spent" {
				break
			}
		}
		q.same("Life Points left", "ST-SOL-18", max(0, q.Boss.Life-strength), life)
		return
	}
	for _, c := range q.spots() {
		if q.team(c.by) != q.team(name) || q.Mode == "coop" && c.by != name && !c.war {
			continue
		}
		for _, e := range q.design(c.card).static("ward") {
			strength = max(0, strength-e.N)
		}
	}
	victim := q.side(name)
	heal := min(strength, len(victim.Heal))
	mine := fmt.Sprintf("%d from the Heal pile, then %d from the Resources", heal, min(strength-heal, len(victim.Resources)))
	var fromHeal, fromResources int
	for _, f := range rest {
		if f.Name == "warded" {
			continue
		}
		if f.Name != "lost" {
			break
		}
		if f.From.Kind() == "heal" && fromResources == 0 {
			fromHeal++
		} else {
			fromResources++
		}
	}
	q.same("cards lost", "ST-STO-10", mine, fmt.Sprintf("%d from the Heal pile, then %d from the Resources", fromHeal, fromResources))
}

// bossAims compares what a boss strikes at: the most expensive card that it can kill, else the player (ST-BOS-5, 6).
func (q *questions) bossAims(s spot, against int, target spot, aims bool, strength int) {
	best, can := 0, false
	for _, c := range q.struckable(s, against) {
		if _, def := q.stats(c); strength > def {
			best, can = max(best, q.design(c.card).Cost), true
		}
	}
	mine, theirs := "the player", "the player"
	if can {
		mine = fmt.Sprint("a card that costs ", best)
	}
	if aims {
		theirs = fmt.Sprint("a card that costs ", q.design(target.card).Cost)
	}
	q.same("what a boss strikes at", "ST-BOS-5", mine, theirs)
}

// spent compares where a creature goes that has stormed (ST-STO-11, ST-RUL-64, ST-EX-4).
func (q *questions) spent(e rules.Event) {
	s, ok := q.spot(q.subject(e.Subject))
	if !ok {
		return
	}
	places := []string{}
	for _, c := range q.spots() {
		for _, f := range q.design(c.card).static("instead") {
			if f.Event == "after_storm" && (f.Scope == "this" && c.card == s.card || f.Scope == "allies" && q.ally(c, s)) {
				places = append(places, map[string]string{"hand": "hand", "support": "supports"}[f.To])
			}
		}
	}
	if len(places) == 0 {
		places = append(places, "casualties")
	}
	to := e.To.Kind()
	if slices.Contains(places, "hand") && to == "casualties" && len(q.side(s.by).Hand) >= 10 { // ST-RUL-23
		to = "hand"
	}
	q.same("where a spent creature goes", "ST-STO-11", true, slices.Contains(places, to) && (to != "casualties" || nameOf(numbers(e.To)[0]) == s.by))
}
