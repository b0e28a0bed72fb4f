package records

import (
	"slices"
	"time"

	"portcullis/game/bot"
	"portcullis/game/feat"
	"portcullis/game/opponent"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/save/outcomes"
	"portcullis/scenes/kit"
	"portcullis/scenes/medals"
	"portcullis/scenes/summary"
)

// latestFirst is the games with those first of which a match ended last; the others follow in the order of the box.
func latestFirst(games kit.Games, kept []outcomes.Outcome) kit.Games {
	ended := map[string]time.Time{}
	for _, o := range kept {
		if o.Ended.After(ended[o.Game]) {
			ended[o.Game] = o.Ended
		}
	}
	games = slices.Clone(games)
	slices.SortStableFunc(games, func(a, b kit.Entry) int { return ended[b.ID].Compare(ended[a.ID]) })
	return games
}

// tally counts the finished matches that people played by game and its variants, in the order of games, and says what
// else lies among the saved ones.
func tally(games kit.Games, faces opponent.List, kept []outcomes.Outcome, list []summary.Match) model {
	var m model
	for _, entry := range games {
		if rec := recordOf(entry, faces, kept); len(rec.Lines) > 0 {
			m.Games = append(m.Games, rec)
		}
	}
	for _, s := range list {
		if s.Lesson != "" {
			continue
		}
		switch s.State {
		case summary.Playing:
			m.Going++
		case summary.Ended:
			m.Watched++
		case summary.Damaged:
			m.Lost++
		}
	}
	return m
}

// cabinets are the medals game by game, then those of the whole box.
func cabinets(games kit.Games, feats feat.List, kept []outcomes.Outcome) (all []cabinet) {
	times := feats.Earned(kept)
	show := func(title, game string) {
		if list := feats.Of(game); len(list) > 0 {
			shown := medals.Of(list, times)
			for i := range shown {
				shown[i].Won, shown[i].Of = shown[i].Feat.Won(kept)
			}
			all = append(all, cabinet{title, shown})
		}
	}
	for _, entry := range games {
		if entry.Ready() {
			show(entry.Title, entry.ID)
		}
	}
	show(rules.Say("the whole box"), feat.Box)
	return all
}

// recordOf counts the matches of a game.
func recordOf(entry kit.Entry, faces opponent.List, kept []outcomes.Outcome) record {
	rec := record{Game: entry}
	kept = slices.DeleteFunc(slices.Clone(kept), func(o outcomes.Outcome) bool { return o.Game != entry.ID })
	if !entry.Ready() || len(kept) == 0 {
		return rec
	}
	slices.SortStableFunc(kept, func(a, b outcomes.Outcome) int { return a.Ended.Compare(b.Ended) })
	variants := section{order: entry.Variants()}
	with := section{}
	for _, o := range kept {
		variants.add(entry.Variant(o.Options, len(o.Seats)), o)
		sat := map[string]bool{}
		for _, s := range o.Seats {
			if name := called(faces, entry.ID, s); name != "" && !sat[name] {
				sat[name] = true
				with.add(name, o)
			}
		}
		if rec.Row++; !o.Won {
			rec.Row = 0
		}
		rec.Best = max(rec.Best, rec.Row)
	}
	rec.Lines = variants.lines()
	rec.More = append(rec.More, part{rules.Say("At the table with"), with.lines()})
	rec.More = append(rec.More, settled(entry, kept)...)
	rec.More = slices.DeleteFunc(rec.More, func(p part) bool { return len(p.Lines) == 0 })
	return rec
}

// called is who played a seat: an opponent by name, another computer player by its kind; empty: a person.
func called(faces opponent.List, game string, s save.Seat) string {
	if s.Player == save.Human {
		return ""
	}
	if o, ok := faces.Sits(game, s.Player, s.Name); ok {
		return o.Name().String()
	}
	return bot.Called(s.Player).String()
}

// settled counts by what else was settled: boss, deck, heroes. What was the same in every match is left out, as are
// switches, how seats want to be asked, and what computer players brought.
func settled(entry kit.Entry, kept []outcomes.Outcome) []part {
	info := entry.Game.Info()
	by := map[string]*section{}
	var titles []string
	for i, opt := range info.Options {
		isSwitch := len(opt.Values) == 2 && opt.Values[0].ID == "off"
		if i == 0 && !entry.Kit.Plain || opt.Prefers != "" || isSwitch {
			continue
		}
		title := opt.Title().String()
		if opt.Seats != 0 && opt.Open != "" {
			title = rules.Capital(opt.Made()).String() // of whatever seat
		}
		for _, o := range kept {
			seat := opt.Seats.First()
			if opt.Seats != 0 && (int(seat) >= len(o.Seats) || o.Seats[seat].Player != save.Human) || !info.Applies(opt, rules.Setup{Seats: len(o.Seats), Options: o.Options}) {
				continue
			}
			if by[title] == nil {
				by[title] = &section{order: valuesOf(opt)}
				titles = append(titles, title)
			}
			by[title].add(valueOf(opt, o.Options[opt.ID]), o)
		}
	}
	var parts []part
	for _, title := range titles {
		if lines := by[title].lines(); len(lines) > 1 {
			parts = append(parts, part{title, lines})
		}
	}
	return parts
}

// valueOf is what a value is called.
func valueOf(o rules.Option, value string) string {
	if value == "" {
		value = o.Default
	}
	if v, ok := o.Value(value); ok {
		return v.Title().String()
	}
	return rules.Say("Own %s", o.Made())
}

// valuesOf are the names of what an option can be, in its order.
func valuesOf(o rules.Option) (names []string) {
	for _, v := range o.Values {
		names = append(names, v.Title().String())
	}
	return names
}

// section counts matches under names, which come in their order, others after them as they are met.
type section struct {
	order []string
	count map[string]*recordLine
}

func (s *section) add(name string, o outcomes.Outcome) {
	if s.count == nil {
		s.count = map[string]*recordLine{}
	}
	line := s.count[name]
	if line == nil {
		line = &recordLine{Name: name}
		s.count[name] = line
		if !slices.Contains(s.order, name) {
			s.order = append(s.order, name)
		}
	}
	line.add(o)
}

func (s *section) lines() (list []recordLine) {
	for _, name := range s.order {
		if line := s.count[name]; line != nil {
			list = append(list, *line)
		}
	}
	return list
}

func (l *recordLine) add(o outcomes.Outcome) {
	if !o.Won {
		l.Lost++
		return
	}
	l.Won++
	l.Rounds, l.Turns, l.Fewest = fewer(l.Rounds, o.Rounds), fewer(l.Turns, o.Turns), fewer(l.Fewest, o.Choices)
}

// fewer is the smaller of two numbers of which 0 is not known.
func fewer(a, b int) int {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}
