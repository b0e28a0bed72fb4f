package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules/content"
)

// What the Seasons Board and the box fix.
const (
	rounds         = 12
	roundsOfSeason = rounds / SeasonCount
	messengers     = 2
	maxPoints      = 2 * FieldCount
	abilityTokens  = LevelCount * LevelTokens
)

// setup takes over the numbers of the match, the tables of players and the difficulties.
func (l *loader) setup(f *content.File, in *setupTOML) {
	l.match(entry{f, "match", "match"}, &in.Match)
	l.start(entry{f, "start", "start"}, &in.Start)
	l.supply(entry{f, "supply", "supply"}, &in.Supply)
	l.pursuers(entry{f, "pursuers", "pursuers"}, &in.Pursuers)
	if len(in.Players) != MaxHeroes {
		f.Fault("", "", "%d tables of players; there must be %d", len(in.Players), MaxHeroes)
	} else {
		for i := range in.Players {
			l.players(entry{f, fmt.Sprintf("players[%d]", i), fmt.Sprintf("players, number %d", i+1)}, &in.Players[i], i)
		}
	}
	l.doubled(entry{f, "double_sided_default", "double_sided_default"}, &in.Doubled)
	l.levels(f, in.Levels)
	readOptions(f, in.Options)
	l.firstGame(entry{f, "first_game", "first_game"}, &in.FirstGame)
}

func (l *loader) match(e entry, in *matchTOML) {
	e.from(in.origin)
	e.fixed("rounds", in.Rounds, rounds)
	e.fixed("rounds_per_season", in.PerSeason, roundsOfSeason)
	e.fixed("messengers", in.Messengers, messengers)
	m := &l.set.Match
	m.Rounds, m.RoundsPerSeason, m.Messengers, m.MaxPoints = rounds, roundsOfSeason, messengers, maxPoints
	if !slices.Equal(in.Seasons, seasonWords()) {
		e.wrong("seasons", "must be %s", strings.Join(seasonWords(), ", "))
	}
	for i, id := range seasonWords() {
		m.Seasons[i] = Named{ID: id, Name: capital(id)}
	}
	m.Warning = e.number("messenger_warning_round", in.Warning, 1, rounds)
	m.Ruins = e.number("destroyed_buildings_to_lose", in.Ruins, 1, BuildingCount)
	m.Upkeep = e.number("upkeep_food", in.Upkeep, 0, maxNumber)
	m.Actions = e.number("actions", in.Actions, 1, maxNumber)
}

func (l *loader) start(e entry, in *startTOML) {
	m := &l.set.Match
	e.from(in.origin)
	m.Morale = e.number("morale", in.Morale, 1, 2*maxNumber)
	m.Food = e.number("food", in.Food, 0, 2*maxNumber)
	m.Gold = e.number("gold", in.Gold, 0, 2*maxNumber)
	m.Grace = e.number("grace", in.Grace, 0, maxNumber)
	m.SeasonCards = e.number("season_cards_per_class_per_hero", in.SeasonCards, 1, ClassCards/MaxHeroes)
	e.fixed("enemy_cards_per_field", in.EnemyCards, SlotCount)
	l.set.Catapult.Facing = int(word[Zones](e, "catapult", in.Catapult, fieldWords()))
}

func (l *loader) supply(e entry, in *supplyTOML) {
	m := &l.set.Match
	e.from(in.origin)
	l.grace = e.number("grace_tokens", in.Grace, 0, 99)
	m.Reinforced = e.number("reinforced_tokens", in.Reinforced, 0, 99)
	e.fixed("building_tokens", in.Building, BuildingCount)
	m.Cursed = e.number("cursed_ground_tokens", in.Cursed, 0, MaxTactics)
	e.fixed("ability_tokens", in.Ability, abilityTokens)
}

func (l *loader) pursuers(e entry, in *pursuersTOML) {
	e.from(in.origin)
	e.fits("unit", in.Unit, Krohn.String())
	e.fits("rank", in.Rank, rankWords()[Standard])
	l.set.Match.PursuersN = e.number("n", in.N, 1, maxNumber)
}

// players reads how many heroes and Spawning Points a number of players has (BS-SET-1).
func (l *loader) players(e entry, in *playersTOML, i int) {
	e.from(in.origin)
	e.fixed("players", in.Players, i+1)
	t := Table{Heroes: e.number("heroes", in.Heroes, FieldCount, MaxHeroes), Points: e.number("spawning_points", in.Points, FieldCount, maxPoints), Each: in.Each}
	sum := 0
	for j, n := range in.Each {
		sum += e.number(fmt.Sprintf("heroes_each[%d]", j), &n, 1, MaxHeroes)
	}
	if len(in.Each) != i+1 || sum != t.Heroes {
		e.wrong("heroes_each", "must share out %d heroes among %d players", t.Heroes, i+1)
	}
	l.set.Tables[i] = t
}

// doubled reads which fields have two Spawning Points, by their sum.
func (l *loader) doubled(e entry, in *doubledTOML) {
	e.from(in.origin)
	for i, fields := range [][]string{in.Four, in.Five, in.Six, in.Seven, in.Eight} {
		sum := FieldCount + i
		key := strconv.Itoa(sum)
		if len(fields) != i {
			e.wrong(key, "must name %d fields", i)
		}
		for _, name := range fields {
			f := word[Zones](e, key, name, fieldWords())
			if l.set.Doubled[sum][f] {
				e.wrong(key, "%s stands there twice", name)
			}
			l.set.Doubled[sum][f] = true
		}
	}
}

// levels reads the difficulties, easiest first.
func (l *loader) levels(f *content.File, in []difficultyTOML) {
	if len(in) < 1 || len(in) > maxNumber {
		f.Fault("", "", "%d difficulties; there must be 1 to %d", len(in), maxNumber)
		return
	}
	ids := map[string]bool{}
	for i := range in {
		d := &in[i]
		e := entry{f, fmt.Sprintf("difficulty[%d]", i), "difficulty " + content.Named(d.ID, i)}
		e.id(d.ID, ids)
		e.from(d.origin)
		level := Difficulty{ID: d.ID, Name: e.name("name", d.Name), Avatar: d.Avatar, Pursuit: d.Pursuit}
		if d.Pursuit && !d.Avatar {
			e.wrong("pursuit", "a difficulty with pursuers has the Avatar too")
		}
		level.Events, level.EventsAlso = readPools(e.part("events"), &d.Events)
		level.Grace, level.GraceAlso = readGrace(e.part("grace"), &d.Grace)
		l.set.Levels = append(l.set.Levels, level)
	}
}

// readPools reads the Values of the Event deck: those by default and the others on offer.
func readPools(e entry, in *eventPoolsTOML) (pool [2]int, also [][2]int) {
	pool = readPool(e, "default", in.Default)
	found := false
	for i, p := range in.Allowed {
		if i == maxNumber {
			e.wrong("allowed", "%d pools; there may be %d", len(in.Allowed), maxNumber)
			break
		}
		switch other := readPool(e, fmt.Sprintf("allowed[%d]", i), p); {
		case other == pool:
			found = true
		case slices.Contains(also, other):
			e.wrong("allowed", "the pool %d to %d stands there twice", other[0], other[1])
		default:
			also = append(also, other)
		}
	}
	if !found {
		e.wrong("allowed", "the default is not among them")
	}
	return pool, also
}

func readPool(e entry, key string, p []int) [2]int {
	if len(p) != 2 || p[0] < 1 || p[1] < p[0] || p[1] > Values {
		e.wrong(key, "must be the lowest and the highest Value, 1 to %d", Values)
		return [2]int{1, Values}
	}
	return [2]int{p[0], p[1]}
}

func readGrace(e entry, in *startGraceTOML) (grace int, also []int) {
	grace = e.number("default", in.Default, 0, maxNumber)
	if !slices.Contains(in.Allowed, grace) {
		e.wrong("allowed", "the default is not among them")
	}
	for i, n := range in.Allowed {
		if e.number(fmt.Sprintf("allowed[%d]", i), &n, 0, maxNumber); n == grace {
			continue
		}
		if slices.Contains(also, n) {
			e.wrong("allowed", "%d stands there twice", n)
		}
		also = append(also, n)
	}
	return grace, also
}

// readOptions checks the notes on the options, which package bsieged offers.
func readOptions(f *content.File, in []optionTOML) {
	ids := map[string]bool{}
	for i := range in {
		e := entry{f, fmt.Sprintf("option[%d]", i), "option " + content.Named(in[i].ID, i)}
		e.id(in[i].ID, ids)
		e.from(in[i].origin)
		e.name("name", in[i].Name)
		e.words("text", in[i].Text)
		if in[i].ID == "extra_spawning" {
			e.fixed("maximum", in[i].Maximum, maxPoints)
		}
		if in[i].Default == nil {
			e.wrong("default", "is missing")
		}
	}
}

// firstGame reads what is proposed to beginners; its heroes are looked for in together.
func (l *loader) firstGame(e entry, in *firstGameTOML) {
	e.from(in.origin)
	g := FirstGame{Players: e.number("players", in.Players, 1, MaxHeroes), Difficulty: in.Difficulty, Heroes: in.Heroes, First: in.First}
	if !slices.ContainsFunc(l.set.Levels, func(d Difficulty) bool { return d.ID == in.Difficulty }) {
		e.wrong("difficulty", "unknown difficulty %q", in.Difficulty)
	}
	if !slices.Contains(in.Heroes, in.First) {
		e.wrong("first_hero", "%q is not among the heroes", in.First)
	}
	if n := l.set.Tables[g.Players-1].Heroes; len(in.Heroes) != n {
		e.wrong("heroes", "%d heroes; %d players have %d", len(in.Heroes), g.Players, n)
	}
	l.set.FirstGame = g
}
