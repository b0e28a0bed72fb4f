package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// absentee is a person at a table on which nothing is shown while others play: only the recap tells of it.
type absentee struct {
	*looksOn
	seat   rules.Seat
	before []rules.Holding // when the person was asked last
	left   []rules.Holding // right after that decision
	leftAt int             // how many choices had been made then
	turned []rules.Holding // when the person's last turn ended, by the choice of that number
	turnAt int
	inTurn bool
	since  map[rules.Element]int  // by how much each holding has changed since the person's own decision led on to a phase or turn
	fated  map[rules.Element]bool // of which a phase or turn that began by itself has taken something in that time
	began  int                    // with which choice that turn began
}

// recap is the recap that is open, in words; empty: none is.
func (a *absentee) recap() string {
	for _, s := range a.table.Sights() {
		if s.ID == "table:recap" {
			return s.Label
		}
	}
	return ""
}

func (a *absentee) account() []rules.Holding {
	return a.match.View(a.seat).(rules.Accountant).Account(a.seat, nil)
}

// plays plays a choice, and lets the table come to its next question.
func (a *absentee) plays(c rules.Choice) {
	from, seat := a.match.Len(), a.match.Decider().First()
	instants, err := a.match.Show(c)
	if err != nil {
		a.t.Fatal(err)
	}
	a.follow(instants, a.match.History()[from].Seat() == a.seat)
	for _, at := range instants {
		if at.Event.Kind != rules.TurnBegan {
			continue
		}
		own := at.Event.Seat == a.seat
		if a.inTurn && !own {
			a.turned, a.turnAt = at.State.(rules.Accountant).Account(a.seat, nil), from
		}
		a.inTurn, a.began = own, from
	}
	a.table.Follow(game.Change{Kind: game.Played, From: from, To: a.match.Len(), Choice: c, Seat: seat, Instants: instants})
	for n := 0; n == 0 || n < 20 && !a.table.Ready() && a.recap() == ""; n++ {
		a.tick()
	}
}

// follow notes what a choice has changed of what the person has, from where a phase or turn has begun on where it was the person's own.
func (a *absentee) follow(instants []match.Instant, own bool) {
	if own {
		a.since, a.fated = map[rules.Element]int{}, map[rules.Element]bool{}
	}
	begun := false
	var was []rules.Holding
	for _, at := range instants {
		begun = begun || at.Event.Kind == rules.TurnBegan || at.Event.Kind == rules.PhaseBegan
		now := at.State.(rules.Accountant).Account(a.seat, nil)
		if was != nil && (begun || !own) {
			b := rules.Compare(was, now)
			for _, c := range slices.Concat(b.Lost, b.Gained) {
				a.since[c.Of] += c.N - c.From
			}
			for _, c := range b.Lost {
				a.fated[c.Of] = a.fated[c.Of] || begun
			}
		}
		was = now
	}
}

// sinceTurn begins a recap of all that happened since the person's last turn.
const sinceTurn = "Since your last turn"

// entries counts how often a recap tells of a name with certain figures.
func entries(said, name, figures string) int {
	return len(regexp.MustCompile(`(?:: |\. )`+regexp.QuoteMeta(name)+` (?:`+figures+`)\.`).FindAllString(said, -1))
}

// faults compares what the recap says with what the person has and had, and what stands and stood against that person.
func (a *absentee) faults(said string) (list []string) {
	fault := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	now := a.account()
	before := a.before
	if strings.HasPrefix(said, sinceTurn) {
		before = a.turned
	}
	if answered := a.leftAt-1 > a.turnAt && a.leftAt <= a.began+1; said != "" && len(a.match.Seats()) > 1 && a.inTurn && a.turned != nil && answered != strings.HasPrefix(said, sinceTurn) {
		fault("the person has answered in the turn of another: %t", answered)
	}
	seen, since := rules.Compare(before, now), rules.Compare(a.left, now)
	for _, c := range since.Lost {
		if c.Sort == rules.Held && a.took(c) && entries(said, c.Name.String(), regexp.QuoteMeta(c.Figures().String())) == 0 {
			fault("it does not tell that others took %s out of the hand", c.Name)
		}
	}
	if said == "" {
		since.Lost = slices.DeleteFunc(since.Lost, a.drew)
		if since.Hurts() {
			fault("nothing is told, and %v are lost", since.Lost)
		}
		return list
	}
	for _, c := range seen.Lost {
		if c.Sort == rules.Purse && a.fated[c.Of] && a.since[c.Of] < 0 && !strings.Contains(said, fmt.Sprintf("%s: %d, was ", c.Name, c.N)) {
			fault("it does not tell that %s is %d, though the person did not spend it", c.Name, c.N)
		}
	}
	both := slices.Concat(seen.Lost, seen.Against)
	for _, c := range slices.Concat(seen.Lost, seen.Against) {
		if line := a.blamed(said, c); line != nil && !a.moves(c, line) {
			fault("%s is %d and was %d, and what is told of it changed nothing of that: %s", c.Name, c.N, c.From, line.Text)
		}
	}
	for _, c := range slices.Concat(since.Lost, since.Against) {
		i := slices.IndexFunc(both, func(o rules.Change) bool { return o.Of == c.Of })
		if i >= 0 && c.From == 0 && slices.ContainsFunc(both, func(o rules.Change) bool { return c.At != "" && o.Of == c.At }) {
			continue // it stands there with its place
		}
		if i >= 0 && c.Sort == rules.Piece && entries(said, c.Name.String(), regexp.QuoteMeta(both[i].Figures().String())+"|one more") == 0 {
			fault("it does not tell that %s is %d, was %d", c.Name, c.N, both[i].From)
		}
	}
	fresh := map[string]int{}
	for _, c := range slices.Concat(seen.Gained, seen.Against) {
		if c.Sort == rules.Piece && c.From == 0 {
			fresh[c.Name.String()]++
		}
	}
	_, gained, _ := strings.Cut(said, "Gained:")
	for _, h := range now {
		if name := h.Name.String(); h.Sort == rules.Purse && entries("Gained: "+gained, name, `\d+, was \d+`) > 0 {
			fault("%s comes again every turn, and is told as gained", name)
		}
	}
	_, against, _ := strings.Cut(said, "New against you")
	against, _, _ = strings.Cut(against, "Gained:")
	for _, h := range now {
		name := h.Name.String()
		if n := entries(said, name, "new|one more"); h.Sort == rules.Piece && n > fresh[name] {
			fault("%d of %s are told as new, and %d are", n, name, fresh[name])
		}
		if !h.Against && entries(against, name, `new|one more|\d+, was \d+`) > 0 && !slices.ContainsFunc(now, func(o rules.Holding) bool { return o.Against && o.Name.String() == name }) {
			fault("%s is the person's own, and told as against that person", name)
		}
	}
	return list
}

// blamed is the line of the log that a recap names first for a change, of several changes of one name and the same figures the one
// that moved this; nil: none.
func (a *absentee) blamed(said string, c rules.Change) (line *match.Line) {
	told := strings.Split(said, " "+c.Name.String()+" "+c.Figures().String()+". ")
	lines, from := a.match.Lines(a.seat), a.leftAt-1
	if strings.HasPrefix(said, sinceTurn) {
		from = a.turnAt
	}
	for _, rest := range told[1:] {
		if line != nil && a.moves(c, line) {
			return line
		}
		line = a.told(lines, from, rest, c)
	}
	return line
}

// told is the line from a decision on with which words begin.
func (a *absentee) told(lines []match.Line, from int, words string, c rules.Change) (line *match.Line) {
	for i := range lines {
		text := lines[i].Text.String()
		if lines[i].Entry >= from && strings.HasPrefix(words, text) && (line == nil || len(text) >= len(line.Text.String()) && !a.moves(c, line)) {
			line = &lines[i]
		}
	}
	return line
}

// moves reports whether something in the choices that a line tells of changed a holding in the way that it has changed: what is
// paid and lost again in one choice comes to nothing.
func (a *absentee) moves(c rules.Change, line *match.Line) bool {
	of := func(s rules.State) int {
		for _, h := range s.(rules.Accountant).Account(a.seat, nil) {
			if h.Of == c.Of {
				return h.N
			}
		}
		return 0
	}
	for n := line.First; n <= line.Entry; n++ {
		s, err := a.match.At(n)
		if err != nil {
			a.t.Fatal(err)
		}
		instants, err := a.match.Instants(n)
		if err != nil {
			a.t.Fatal(err)
		}
		was := of(s)
		for _, at := range instants {
			now := of(at.State)
			if now != was && now > was == (c.N > c.From) {
				return true
			}
			was = now
		}
	}
	return false
}

// took reports whether somebody else's decision took a thing out of the person's hand.
func (a *absentee) took(c rules.Change) (taken bool) {
	for n := a.leftAt; n < a.match.Len(); n++ {
		before, err := a.match.At(n)
		if err != nil {
			a.t.Fatal(err)
		}
		after, err := a.match.At(n + 1)
		if err != nil {
			a.t.Fatal(err)
		}
		b := rules.Compare(before.(rules.Accountant).Account(a.seat, nil), after.(rules.Accountant).Account(a.seat, nil))
		taken = taken || a.match.History()[n].Seat() != a.seat && slices.ContainsFunc(b.Lost, func(l rules.Change) bool { return l.Of == c.Of })
	}
	return taken
}

// drew reports whether all that is lost of a holding went into what the person can spend: each time it fell, so much more of that
// came.
func (a *absentee) drew(c rules.Change) bool {
	lost := 0
	for n := a.leftAt; n < a.match.Len(); n++ {
		s, err := a.match.At(n)
		if err != nil {
			a.t.Fatal(err)
		}
		instants, err := a.match.Instants(n)
		if err != nil {
			a.t.Fatal(err)
		}
		was := s.(rules.Accountant).Account(a.seat, nil)
		for _, at := range instants {
			now := at.State.(rules.Accountant).Account(a.seat, nil)
			b := rules.Compare(was, now)
			for _, l := range b.Lost {
				fell := l.From - l.N
				if l.Of == c.Of && !slices.ContainsFunc(b.Gained, func(g rules.Change) bool { return g.Sort == rules.Purse && g.N-g.From == fell }) {
					lost += fell
				}
			}
			was = now
		}
	}
	return c.Sort == rules.Track && c.Wear > 0 && lost == 0
}

// What a recap tells is what the person has lost and what is new against that person since the last decision, in matches by
// chance of all games of which nothing is shown.
func TestRecapsAreTrue(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		game    string
		options map[string]string
		seats   int
	}{
		"kurth":                 {"kurth", nil, 1},
		"argot: the North Gate": {"argot", map[string]string{"scenario": "first_battle"}, 2},
		"argot: the campaign":   {"argot", map[string]string{"scenario": "campaign"}, 2},
		"bsieged":               {"bsieged", nil, 3},
		"bsieged: alone":        {"bsieged", nil, 1},
		"siegestorm: a duel":    {"siegestorm", nil, 2},
		"siegestorm: a boss":    {"siegestorm", map[string]string{"mode": "solo"}, 1},
		"siegestorm: four":      {"siegestorm", map[string]string{"mode": "lms"}, 4},
		"towersiege: two":       {"towersiege", nil, 2},
		"towersiege: four":      {"towersiege", nil, 4},
	} {
		t.Run(name, func(t *testing.T) {
			seeds, decisions := uint64(1), 40
			if *positions >= 10 {
				seeds, decisions = 4, 400
			}
			told := 0
			for seed := range seeds {
				a := sitsAbsent(t, games, c.game, c.options, c.seats, seed+1)
				r := rand.New(rand.NewPCG(seed, 3))
				for n := 0; n < decisions && !a.match.Over(); n++ {
					if a.match.Decider().Has(a.seat) {
						said := a.recap()
						for _, f := range a.faults(said) {
							t.Errorf("seed %d, decision %d: %s: %s", seed+1, n, f, said)
						}
						if said != "" {
							told++
							a.accept(a.table.Mirror())
							a.tick()
						}
						a.before = a.account()
					}
					own, p := a.match.Decider().Has(a.seat), a.match.State().Progress()
					choices := a.match.State().Decision().Choices
					a.plays(choices[r.IntN(len(choices))])
					if own || p.Turn == p.Before { // what is set up is nobody's loss or threat
						a.left, a.leftAt = a.account(), a.match.Len()
					}
				}
			}
			if told == 0 && *positions >= 10 {
				t.Error("nothing was told")
			}
		})
	}
}

func sitsAbsent(t *testing.T, games *box.Box, id string, options map[string]string, seats int, seed uint64) *absentee {
	t.Helper()
	g, err := games.Game(id)
	if err != nil {
		t.Fatal(err)
	}
	h := save.Header{Seed: seed, Options: options, Seats: []save.Seat{{Name: "Ada", Player: save.Human}}}
	for range seats - 1 {
		h.Seats = append(h.Seats, save.Seat{Player: "novice"})
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(scenes.Kits(), func(k kit.Kit) bool { return k.ID == id })
	now := settings.Defaults()
	now.Animation = settings.None
	a := &absentee{looksOn: &looksOn{t: t, match: m}}
	a.table = table.New(table.Config{Match: m, Board: scenes.Kits()[i].Board(), Commands: hands{}, Measure: formtest.Faces, Settings: now})
	a.tick()
	a.before, a.left = a.account(), a.account()
	return a
}
