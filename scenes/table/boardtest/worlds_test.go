package boardtest

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/typeset"
)

// handBoard shows every hand with its faces, as the state that it is given has them, and
// everything that a choice is clicked on.
type handBoard struct{}

func (handBoard) Wants(m ink.Metrics, _ ink.Measurer) table.Wants {
	return table.Wants{Row: m.Px(200), Panel: m.Px(120)}
}

func (handBoard) Layout(m table.Moment) table.Plan {
	var hands struct{ North, South struct{ Hand []string } }
	b, err := m.State.Snapshot()
	if err == nil {
		err = json.Unmarshal(b, &hands)
	}
	if err != nil {
		panic(err)
	}
	p := table.Plan{Main: []rules.Element{"button:end"}}
	side := m.Metrics.MinTarget()
	add := func(id rules.Element, x, y float64, words string) {
		var look ink.List
		look.Write(ink.R(0, 0, side, side), m.Metrics.Font(ink.Sans, 14), ink.Bone, words)
		p.Board = append(p.Board, stage.Piece{ID: id, Box: ink.R(x, y, side, side), Look: look, Role: "card", Label: words, Tip: true})
	}
	for seat, hand := range [][]string{hands.North.Hand, hands.South.Hand} {
		for i, card := range hand {
			id := rules.Element("card:" + card)
			if rules.Seat(seat) != m.Viewer {
				id = rules.Element("back:" + string(rune('a'+i)))
			}
			add(id, m.Room.Board.X+float64(i)*side, m.Room.Board.Y+float64(seat)*side, card)
		}
	}
	for i, gate := range []rules.Element{"gate:north-left", "gate:north-right", "gate:south-left", "gate:south-right"} {
		words := ""
		if a, ok := m.State.About(gate); ok {
			words = a.Body[0].String()
		}
		add(gate, m.Room.Board.X+float64(i)*side, m.Room.Board.Y+3*side, words)
	}
	if last := m.Last(); last.Kind == rules.CardMoved {
		add("moved:card", m.Room.Board.X, m.Room.Board.Y+5*side, string(last.Subject))
	}
	return p
}

// loudBoard makes every event heard by the rule it rests on.
type loudBoard struct{ handBoard }

func (loudBoard) Pace(e rules.Event) table.Beat { return table.Beat{Sound: e.Rule} }

// slowBoard shows events of some rules for longer than others.
type slowBoard struct{ handBoard }

func (slowBoard) Pace(e rules.Event) table.Beat {
	return table.Beat{Hold: 10 * time.Millisecond * time.Duration(len(e.Rule)+int(e.Rule[len(e.Rule)-1]))}
}

// short is a setup that is over soon.
func shortMatches() []rules.Setup {
	return []rules.Setup{{Options: map[string]string{"length": "short"}}}
}

func TestWorldsOfAnHonestTable(t *testing.T) {
	Worlds(t, handBoard{}, stub.Game{}, typeset.New(), WorldOptions{Matches: 4, Setups: shortMatches()})
	Worlds(t, loudBoard{}, stub.Game{}, typeset.New(), WorldOptions{Matches: 1, Setups: []rules.Setup{{Options: map[string]string{"length": "short", "second-south": "skipped"}}}})
}

// seeing is a match that shows every viewer everything.
type seeing struct{ *match.Match }

func (m seeing) View(rules.Seat) rules.State { return m.State() }

// telling tells every viewer everything.
type telling struct{ *match.Match }

func (m telling) Lines(rules.Seat) []match.Line { return m.Match.Lines(rules.NoSeat) }

// showing shows every viewer the events as they were.
type showing struct{ *match.Match }

func (m showing) Known(n int, instants []match.Instant, viewer rules.Seat) []match.Instant {
	known := m.Match.Known(n, instants, viewer)
	for i := range known {
		known[i].Event = instants[i].Event
	}
	return known
}

// standing shows every viewer the states as they were while events are shown.
type standing struct{ *match.Match }

func (m standing) Known(n int, instants []match.Instant, viewer rules.Seat) []match.Instant {
	known := m.Match.Known(n, instants, viewer)
	for i := range known {
		known[i].State = instants[i].State
	}
	return known
}

// whispering hides the card in the rule of an event.
type whispering struct{ *match.Match }

func (m whispering) Known(n int, instants []match.Instant, viewer rules.Seat) []match.Instant {
	known := m.Match.Known(n, instants, viewer)
	for i := range known {
		known[i].Event.Rule += string(instants[i].Event.Subject)
	}
	return known
}

// naming tells on the undo button what lies on top of the draw pile.
type naming struct{ *match.Match }

func (m naming) CanUndo(match.Scope) (match.Plan, bool) {
	return match.Plan{Sentence: rules.T("Before %s is drawn", topOfDraw(m.State()))}, false
}

func topOfDraw(s rules.State) string {
	var p struct{ Draw []string }
	b, err := s.Snapshot()
	if err == nil {
		err = json.Unmarshal(b, &p)
	}
	if err != nil || len(p.Draw) == 0 {
		return "nothing"
	}
	return p.Draw[0]
}

// past shows earlier moments as they were.
type past struct{ *match.Match }

func (m past) At(n int) (rules.State, error) {
	s, err := m.Match.At(n)
	return frank{s}, err
}

// frank is a state that cannot be veiled.
type frank struct{ rules.State }

func (f frank) Veiled(rules.Seat, *rules.Rand) rules.State { return f.State.Clone() }

// careless is Two Gates with states that give something away.
type careless struct {
	stub.Game
	redact func(s *stub.State, e rules.Event, seat rules.Seat) rules.Event
	tell   func(s *stub.State, e rules.Event) rules.Text
}

type carelessState struct {
	*stub.State
	game careless
}

func (g careless) wrap(s rules.State, err error) (rules.State, error) {
	if err != nil {
		return nil, err
	}
	return carelessState{s.(*stub.State), g}, nil
}

func (g careless) New(s rules.Setup) (rules.State, error) { return g.wrap(g.Game.New(s)) }
func (g careless) Restore(b []byte) (rules.State, error)  { return g.wrap(g.Game.Restore(b)) }
func (s carelessState) Clone() rules.State {
	return carelessState{s.State.Clone().(*stub.State), s.game}
}
func (s carelessState) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	return carelessState{s.State.Veiled(seat, r).(*stub.State), s.game}
}

func (s carelessState) Redact(e rules.Event, seat rules.Seat) rules.Event {
	if s.game.redact != nil {
		return s.game.redact(s.State, e, seat)
	}
	return s.State.Redact(e, seat)
}

func (s carelessState) Tell(e rules.Event) rules.Text {
	if s.game.tell != nil {
		return s.game.tell(s.State, e)
	}
	return s.State.Tell(e)
}

// wound is a match with a timeline, as those that are watched have.
type wound struct{ *match.Match }

// Whole is how many decisions there are.
func (w wound) Whole() int { return w.Match.Len() }

// TurnAt is the turn of a decision.
func (w wound) TurnAt(n int) int { return w.Match.History()[n].Turn }

// Wind does nothing: the worlds are compared as far as they have come.
func (w wound) Wind(int) {}

// hoarding is a timeline that counts in turns how the next card is called.
type hoarding struct{ wound }

// TurnAt tells it.
func (h hoarding) TurnAt(n int) int {
	turn := h.wound.TurnAt(n)
	for _, letter := range topOfDraw(h.Match.State()) {
		turn += int(letter) * (n % 2)
	}
	return turn
}

// Nothing hidden is shown by a timeline, by its tooltips or by what the probe says of it.
func TestTheTimelineTellsNothingHidden(t *testing.T) {
	o := WorldOptions{Matches: 4, Setups: shortMatches(), match: func(m *match.Match) table.Match { return wound{m} }}
	Worlds(t, handBoard{}, stub.Game{}, typeset.New(), o)
}

// Whatever gives a secret away is found, and the report says where.
func TestWorldsHaveTeeth(t *testing.T) {
	for name, c := range map[string]struct {
		match func(*match.Match) table.Match
		board table.Board
		game  rules.Game
		want  string
	}{
		"the table looks at the true state":   {match: func(m *match.Match) table.Match { return seeing{m} }, want: "tells it"},
		"the log is everybody's":              {match: func(m *match.Match) table.Match { return telling{m} }, want: "the probe tells it"},
		"the undo button knows the next card": {match: func(m *match.Match) table.Match { return naming{m} }, want: "Before "},
		"a card is heard":                     {match: func(m *match.Match) table.Match { return whispering{m} }, board: loudBoard{}, want: "it can be heard"},
		"a card takes its time":               {match: func(m *match.Match) table.Match { return whispering{m} }, board: slowBoard{}, want: "tells it"},
		"a hand is seen while it changes":     {match: func(m *match.Match) table.Match { return standing{m} }, want: "tells it"},
		"a card is seen while it moves":       {match: func(m *match.Match) table.Match { return showing{m} }, want: "tells it"},
		"the timeline tells the next card":    {match: func(m *match.Match) table.Match { return hoarding{wound{m}} }, want: "tells it"},
		"the past is not veiled":              {match: func(m *match.Match) table.Match { return past{m} }, want: "decisions on"},
		"a ward is told":                      {game: careless{redact: func(_ *stub.State, e rules.Event, _ rules.Seat) rules.Event { e.Reveals = false; return e }}, want: "an event tells it"},
		"an event names the next card": {game: careless{tell: func(s *stub.State, e rules.Event) rules.Text {
			return rules.T("%s, then %s", s.Tell(e), topOfDraw(s))
		}}, want: "the probe tells it"},
	} {
		o := WorldOptions{Matches: 4, Setups: shortMatches(), match: c.match}
		if c.board == nil {
			c.board = handBoard{}
		}
		if c.game == nil {
			c.game = stub.Game{}
		}
		faults := strings.Join(WorldFaults(c.board, c.game, typeset.New(), o), "\n")
		if !strings.Contains(faults, c.want) {
			t.Errorf("%s: found %q; want %q", name, faults, c.want)
		}
	}
}

// Where no two worlds come to be compared, that is a fault.
func TestWorldsThatNeverPartAreAFault(t *testing.T) {
	never := func(rules.State) (rules.Seat, bool) { return rules.NoSeat, false }
	faults := WorldFaults(handBoard{}, stub.Game{}, typeset.New(), WorldOptions{Setups: shortMatches(), Where: never})
	if len(faults) != 1 || faults[0] != "no two worlds were compared" {
		t.Errorf("found %q", faults)
	}
}
