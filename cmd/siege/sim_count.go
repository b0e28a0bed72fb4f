package main

import (
	"maps"
	"math"
	"slices"
	"time"

	"portcullis/rules"
)

// rate is how often something happened, with its 95 % interval (Wilson 1927).
type rate struct {
	Count int     `json:"count"`
	Of    int     `json:"of"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func rateOf(count, total int) rate {
	const z = 1.959963984540054
	n, p := float64(total), float64(count)/float64(total)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	reach := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return rate{count, total, p, math.Max(0, middle-reach), math.Min(1, middle+reach)}
}

// simResult is what the matches came to.
type simResult struct {
	Game    string         `json:"game"`
	Rows    []rowResult    `json:"rows"`
	First   *rate          `json:"first,omitempty"` // who had the first turn won, over all rows
	Tags    []tagResult    `json:"tags,omitempty"`
	Marks   []markResult   `json:"marks,omitempty"`
	Regrets []regretResult `json:"regrets,omitempty"` // by kind of decision
}

type rowResult struct {
	Options   map[string]string `json:"options"` // of the first match
	Matches   int               `json:"matches"`
	Players   []playerResult    `json:"players"` // by where they sit in the first match
	Seats     []rate            `json:"seats"`   // won by whoever sat there
	First     *rate             `json:"first,omitempty"`
	Results   map[string]rate   `json:"results"` // by how it ended
	Decisions float64           `json:"decisions_per_match"`
	Turns     float64           `json:"turns_per_match"`
	Median    float64           `json:"median_turns"`
	Chances   *chanceCount      `json:"chances,omitempty"` // by tenths
	Rounds    *roundsResult     `json:"rounds,omitempty"`
	took      time.Duration
}

// roundsResult is how long matches were, as their players count (rules.Recorder).
type roundsResult struct {
	Median  float64     `json:"median"`
	Longest int         `json:"longest"`
	Matches map[int]int `json:"matches"` // by their Rounds
}

type playerResult struct {
	Player  string            `json:"player"`
	Options map[string]string `json:"options,omitempty"` // those of his seat
	Won     rate              `json:"won"`
}

// counts are sums over matches.
type counts struct {
	matches, decisions, turns int
	players, seats            []int // matches won
	opened, first             int   // matches with a first seat, and those it won
	results                   map[string]int
	lengths, rounds           map[int]int // matches by their turns, and by their Rounds
	tags                      tagCounts
	marks                     markCounts
	regrets                   regretCounts
	chances                   chanceCount
	took                      time.Duration
}

func newCounts(seats int) *counts {
	return &counts{players: make([]int, seats), seats: make([]int, seats), results: map[string]int{}, lengths: map[int]int{}, rounds: map[int]int{}, tags: tagCounts{}, marks: markCounts{}, regrets: regretCounts{}}
}

func (c *counts) add(d *counts) {
	c.matches += d.matches
	c.decisions += d.decisions
	c.turns += d.turns
	c.opened += d.opened
	c.first += d.first
	for i := range c.seats {
		c.players[i] += d.players[i]
		c.seats[i] += d.seats[i]
	}
	for result, n := range d.results {
		c.results[result] += n
	}
	for turns, n := range d.lengths {
		c.lengths[turns] += n
	}
	for rounds, n := range d.rounds {
		c.rounds[rounds] += n
	}
	c.tags.add(d.tags)
	c.marks.add(d.marks)
	c.regrets.add(d.regrets)
	c.chances.add(&d.chances)
}

// median is the length of the match in the middle of all, of how many there are by their length; the mean of two if
// they are even in number.
func median(lengths map[int]int) float64 {
	var all []int
	for _, length := range slices.Sorted(maps.Keys(lengths)) {
		all = append(all, slices.Repeat([]int{length}, lengths[length])...)
	}
	n := len(all)
	return float64(all[(n-1)/2]+all[n/2]) / 2
}

// end counts a finished match.
func (c *counts) end(s rules.State, lines []line, shift int, first rules.Seat) {
	o, _ := s.Outcome()
	c.matches++
	p := s.Progress()
	turns := p.Turn - p.Before
	c.turns += turns
	c.lengths[turns]++
	c.results[o.Result]++
	if r, ok := s.(rules.Recorder); ok {
		c.rounds[r.Rounds()]++
	}
	n := len(c.seats)
	for seat := range n {
		won := o.Winners.Has(rules.Seat(seat))
		c.tags.end(lines[seat], won)
		if won {
			c.seats[seat]++
			c.players[(seat+n-shift)%n]++
		}
	}
	if first == rules.NoSeat {
		return
	}
	c.opened++
	if o.Winners.Has(first) {
		c.first++
	}
}

// result turns counts into rates.
func (w *row) result(info rules.Info, c *counts) rowResult {
	r := rowResult{
		Options:   w.setup.Options,
		Matches:   c.matches,
		Results:   map[string]rate{},
		Decisions: float64(c.decisions) / float64(c.matches),
		Turns:     float64(c.turns) / float64(c.matches),
		Median:    median(c.lengths),
		took:      c.took,
	}
	for i, name := range w.players {
		own := map[string]string{}
		for _, o := range info.Options {
			if o.Seats == rules.SeatsOf(rules.Seat(i)) && info.Applies(o, w.setup) {
				own[o.ID] = w.setup.Options[o.ID]
			}
		}
		r.Players = append(r.Players, playerResult{name, own, rateOf(c.players[i], c.matches)})
		r.Seats = append(r.Seats, rateOf(c.seats[i], c.matches))
	}
	for result, n := range c.results {
		r.Results[result] = rateOf(n, c.matches)
	}
	if len(c.rounds) > 0 {
		r.Rounds = &roundsResult{median(c.rounds), slices.Max(slices.Collect(maps.Keys(c.rounds))), c.rounds}
	}
	if w.chances {
		r.Chances = &c.chances
	}
	if c.opened > 0 {
		first := rateOf(c.first, c.opened)
		r.First = &first
	}
	return r
}

// firstOf sums up over rows how often whoever had the first turn won.
func firstOf(rows []rowResult) *rate {
	won, of := 0, 0
	for _, r := range rows {
		if r.First != nil {
			won += r.First.Count
			of += r.First.Of
		}
	}
	if of == 0 {
		return nil
	}
	all := rateOf(won, of)
	return &all
}

// line is what one seat had at hand and used in one match, by tag (rules.Tagger, rules.Recorder).
type line struct {
	offered, chosen map[string]int // decisions, or events
}

// count counts a tag of something that came to hand or was used.
func (l *line) count(tag string, used bool) {
	if l.offered == nil {
		l.offered, l.chosen = map[string]int{}, map[string]int{}
	}
	if used {
		l.chosen[tag]++
	} else {
		l.offered[tag]++
	}
}

// record counts what events brought to hand or used, each for its seat.
func record(lines []line, s rules.State, events []rules.Event) {
	recorder, ok := s.(rules.Recorder)
	if !ok {
		return
	}
	for _, e := range events {
		if tag, used := recorder.Records(e); tag != "" {
			lines[e.Seat].count(tag, used)
		}
	}
}

// playedWith counts what each seat plays the match with; false: that is not settled yet.
func playedWith(lines []line, s rules.State) (settled bool) {
	recorder, ok := s.(rules.Recorder)
	if !ok {
		return true
	}
	for seat := range lines {
		for _, tag := range recorder.Plays(rules.Seat(seat), nil) {
			lines[seat].count(tag, false)
			lines[seat].count(tag, true)
			settled = true
		}
	}
	return settled
}

// note counts the tags of a decision, each once.
func (l *line) note(s rules.State, chosen rules.Choice) {
	tagger, ok := s.(rules.Tagger)
	if !ok {
		return
	}
	seen := map[string]bool{}
	for _, c := range s.Decision().Choices {
		for _, tag := range tagger.Tags(c, nil) {
			if !seen[tag] {
				seen[tag] = true
				l.count(tag, false)
			}
		}
	}
	for _, tag := range tagger.Tags(chosen, nil) {
		l.count(tag, true)
	}
}

// tagCount is what became of a tag. A line is one seat in one match.
type tagCount struct {
	Offered    int `json:"offered"`     // decisions at which it could be chosen, or events that brought it to hand
	Chosen     int `json:"chosen"`      // decisions at which it was, or events that used it
	OfferedWon int `json:"offered_won"` // the same of lines that won
	ChosenWon  int `json:"chosen_won"`
	Lines      int `json:"lines"`     // lines in which it could be chosen
	Used       int `json:"used"`      // lines in which it was
	LinesWon   int `json:"lines_won"` // lines in which it could be chosen, and that won
	UsedWon    int `json:"used_won"`  // lines in which it was, and that won
}

type tagResult struct {
	Tag string `json:"tag"`
	tagCount
}

type tagCounts map[string]tagCount

func (t tagCounts) add(u tagCounts) {
	for tag, d := range u {
		c := t[tag]
		c.Offered += d.Offered
		c.Chosen += d.Chosen
		c.OfferedWon += d.OfferedWon
		c.ChosenWon += d.ChosenWon
		c.Lines += d.Lines
		c.Used += d.Used
		c.LinesWon += d.LinesWon
		c.UsedWon += d.UsedWon
		t[tag] = c
	}
}

// end counts a line.
func (t tagCounts) end(l line, won bool) {
	for tag, offered := range l.offered {
		c := tagCount{Offered: offered, Chosen: l.chosen[tag], Lines: 1}
		if c.Chosen > 0 {
			c.Used = 1
		}
		if won {
			c.LinesWon, c.UsedWon, c.OfferedWon, c.ChosenWon = c.Lines, c.Used, c.Offered, c.Chosen
		}
		t.add(tagCounts{tag: c})
	}
}

func (t tagCounts) list() []tagResult {
	var list []tagResult
	for _, tag := range slices.Sorted(maps.Keys(t)) {
		list = append(list, tagResult{tag, t[tag]})
	}
	return list
}
