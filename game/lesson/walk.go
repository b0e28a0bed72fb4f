package lesson

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// Bounds of a walk: a lesson that needs more is wrong, or no lesson.
const (
	mostPlays = 300
	mostActs  = 1000
)

// Report is what a walk found.
type Report struct {
	Plays   int // how often the lesson was played to its end
	Choices int // decisions of people, all in all
	Faults  []string
}

// Watcher is told what a walk does; nil is nobody.
type Watcher func(r *Run, m *match.Match, does string)

// walker plays a lesson over and over, each time on ways that were gone least often.
type walker struct {
	lesson *Lesson
	game   rules.Game
	watch  Watcher
	gone   map[string]int // how often an act was chosen, by step and act
	report Report
	m      *match.Match
	run    *Run
	kept   kept
	plan   []string // patterns that are still to be played of a way
	since  int      // mark of the trail for which the plan is
}

// kept are the records of a match.
type kept []save.Record

// Append takes records.
func (k *kept) Append(records ...save.Record) error { *k = append(*k, records...); return nil }

// only is a box with one game in it.
type only struct{ game rules.Game }

// Game returns it.
func (o only) Game(string) (rules.Game, error) { return o.game, nil }

// Walk plays a lesson to its end on all its ways, as a person does who clicks only what leads on, and tells what does
// not fit: a choice that is not legal, a way that leads nowhere, dice that nobody throws, a file that does not replay.
func Walk(l *Lesson, game rules.Game, watch Watcher) Report {
	w := &walker{lesson: l, game: game, watch: watch, gone: map[string]int{}}
	for w.report.Plays < mostPlays && len(w.report.Faults) == 0 {
		if w.report.Plays > 0 && !w.left() {
			break
		}
		w.play()
		w.report.Plays++
	}
	return w.report
}

// left reports whether an act was seen that was never chosen.
func (w *walker) left() bool {
	for _, n := range w.gone {
		if n == 0 {
			return true
		}
	}
	return false
}

func (w *walker) fault(format string, args ...any) {
	where := End
	if s, ok := w.run.Step(); ok {
		where = s.ID
	}
	w.report.Faults = append(w.report.Faults, fmt.Sprintf("step %s: %s", where, fmt.Sprintf(format, args...)))
}

// play plays the lesson once.
func (w *walker) play() {
	w.kept, w.plan = nil, nil
	m, err := match.New(w.game, w.lesson.Header(), &w.kept)
	if err != nil {
		w.report.Faults = append(w.report.Faults, err.Error())
		return
	}
	header := m.Header()
	w.m, w.run = m, Begin(w.lesson, m)
	for n := 0; !w.run.Over() && len(w.report.Faults) == 0; n++ {
		if n == mostActs {
			w.fault("the lesson does not come to its end")
			return
		}
		w.act()
	}
	if len(w.report.Faults) > 0 {
		return
	}
	w.tell("the end")
	if n := w.run.Unused(); n > 0 {
		w.fault("%d forced dice were thrown by nobody", n)
	}
	w.replay(header)
}

func (w *walker) tell(does string) {
	if w.watch != nil {
		w.watch(w.run, w.m, does)
	}
}

// act is one click, or one decision of another seat.
func (w *walker) act() {
	if w.run.others() && !w.run.Holds() {
		w.other()
		return
	}
	if s, _ := w.run.Step(); w.run.now().at == w.m.Len() && !holds(s.Holds, w.m.State(), nil) {
		w.fault("what it says holds does not")
		return
	}
	acts := w.acts()
	if len(acts) == 0 {
		if len(w.report.Faults) == 0 {
			w.fault("nothing leads on")
		}
		return
	}
	step, _ := w.run.Step()
	least := acts[0]
	for _, a := range acts {
		key := step.ID + "\n" + a.name
		w.gone[key] += 0
		if w.gone[key] < w.gone[step.ID+"\n"+least.name] {
			least = a
		}
	}
	w.gone[step.ID+"\n"+least.name]++
	w.tell(least.name)
	least.do()
}

// act is something that a person can do.
type act struct {
	name string
	do   func()
}

// acts are all that lead on.
func (w *walker) acts() (list []act) {
	s, _ := w.run.Step()
	if len(w.plan) > 0 && w.since == len(w.run.trail) {
		p, optional := optional(w.plan[0])
		w.plan = w.plan[1:]
		if _, there := find(w.game, w.m.State(), p); optional && !there {
			return w.acts()
		}
		return w.choices([]string{p}, false)
	}
	if w.plan != nil && w.since == len(w.run.trail) {
		w.fault("a way was played to its end and does not lead on (asked: %s)", w.m.State().Prompt().Ask)
		return nil
	}
	w.plan = nil
	if w.run.CanNext() {
		list = append(list, act{"next", func() { w.run.Next() }})
	}
	if len(s.Hover) > 0 {
		list = append(list, act{"point at " + fmt.Sprint(s.Hover), func() {
			for _, el := range s.Hover {
				w.run.Point(rules.Element(el))
			}
		}})
	}
	if s.advance() == ByUndo {
		list = append(list, act{"undo", func() {
			if err := w.m.Undo(match.Step); err != nil {
				w.fault("%v", err)
			}
			w.run.Follow()
		}})
	}
	switch {
	case s.Free:
		for i, way := range s.Ways {
			list = append(list, w.way(fmt.Sprintf("way %d", i+1), way))
		}
	case s.Take == TakeAll || s.Take == TakeOrder:
		list = append(list, w.way("all", s.Open))
		if s.Take == TakeAll && len(s.Branch) == 0 {
			back := slices.Clone(s.Open)
			slices.Reverse(back)
			list = append(list, w.way("all, the last first", back))
		}
	default:
		patterns := slices.Clone(s.Open)
		for _, b := range s.Branch {
			patterns = append(patterns, b.Choice)
		}
		list = append(list, w.choices(patterns, true)...)
	}
	return list
}

// way begins to play patterns one after the other.
func (w *walker) way(name string, patterns []string) act {
	return act{name, func() { w.plan, w.since = slices.Clone(patterns), len(w.run.trail) }}
}

// choices are those that patterns mean, each once; a pattern that means none is a fault.
func (w *walker) choices(patterns []string, every bool) (list []act) {
	open := w.run.Open(w.m.State().Decision().Choices)
	for _, p := range patterns {
		found := false
		for _, c := range open {
			notation := w.game.Notation(c)
			if !matches(p, notation) {
				continue
			}
			found = true
			if !slices.ContainsFunc(list, func(a act) bool { return a.name == notation }) {
				list = append(list, act{notation, func() { w.choose(c) }})
			}
			if !every {
				break
			}
		}
		if !found {
			w.fault("%q means no choice that is legal and open here (asked: %s)", p, w.m.State().Prompt().Ask)
			return nil
		}
	}
	return list
}

func (w *walker) choose(c rules.Choice) {
	w.report.Choices++
	w.apply(c)
}

// apply plays a choice as the table does: the dice first.
func (w *walker) apply(c rules.Choice) {
	if faces, fix := w.run.Dice(c); fix {
		if err := w.m.Fix(faces...); err != nil {
			w.fault("%v", err)
			return
		}
	}
	if _, err := w.m.Play(c); err != nil {
		w.fault("%v", err)
		return
	}
	w.run.Follow()
}

// other lets a seat that is no person's decide.
func (w *walker) other() {
	c, ok := w.run.Script()
	if !ok {
		seat := w.m.Decider().First()
		r := rules.NewRand(w.m.Header().Seed ^ uint64(w.m.Len()))
		p, err := bot.New(w.m.Player(seat), r.Uint64())
		if err != nil {
			w.fault("%v", err)
			return
		}
		c = bot.Ask(context.Background(), p, w.m.State(), seat, &r).Choice
	}
	w.tell(fmt.Sprintf("%s: %s", w.m.SeatName(w.m.Decider().First()), w.game.Notation(c)))
	w.apply(c)
}

// replay plays what was kept again, without the lesson.
func (w *walker) replay(h save.Header) {
	again, err := match.Load(only{w.game}, &save.File{Path: w.lesson.ID, Header: h, Records: w.kept}, nil)
	if err != nil {
		w.fault("its file cannot be played again: %v", err)
		return
	}
	one, err := w.m.State().Snapshot()
	two, err2 := again.State().Snapshot()
	if err != nil || err2 != nil || !bytes.Equal(one, two) {
		w.fault("its file plays another match without the lesson")
	}
}
