package match

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"portcullis/rules"
	"portcullis/save"
)

// Match is a match in progress.
type Match struct {
	game   rules.Game
	info   rules.Info
	header save.Header // name, seats and take-backs are those of now
	state  rules.State
	past   timeline
	stand  int // how many entries of past stand; the rest are taken back
	keeper keeper
	told   [save.MaxSeats + 1]transcript // by viewer; the first is for NoSeat
	undos  Undos
	// settled are the preferences that were settled since the match began, with their last
	// values. They hold at the position that stands, wherever undo has gone.
	settled []settled
	dealt   []rules.Event // what happened before the first decision
	secret  bool          // seats know different things, see rules.Secret
	older   *Older        // how a match of older rules was taken up; nil for one of today's
}

// Settle fills in what a header leaves open: the game's id, content hash and revision, the options
// and the seats that the start position was played with, the defaults of all others, a human
// in each of the fewest seats that the options allow, and the names of the seats. Save the result before the
// first choice, so that the file says how the match began. An error names the option, the
// seat count or the game that does not fit.
func Settle(game rules.Game, h save.Header) (save.Header, error) {
	info := game.Info()
	if h.Game == "" {
		h.Game = info.ID
	}
	if h.Content == "" {
		h.Content = game.ContentHash()
	}
	if h.Revision == 0 {
		h.Revision = max(info.Revision, 1)
	}
	if h.Game != info.ID {
		return h, fmt.Errorf("the match is of %q, the rules are those of %q", h.Game, info.ID)
	}
	setup := rules.Setup{Seed: h.Seed, Seats: len(h.Seats), Options: h.Options}
	if len(h.Start) > 0 {
		setup.Options = optionsOf(info, h.Start, h.Options)
		n := seatsOf(h.Start)
		if n > 0 && setup.Seats > 0 && setup.Seats != n {
			return h, fmt.Errorf("%d seats; the start position has %d", setup.Seats, n)
		}
		setup.Seats = max(setup.Seats, n)
	}
	setup, err := rules.CompleteFor(game, setup)
	if err != nil {
		return h, err
	}
	h.Options = setup.Options
	h.Seats, err = settleSeats(info, h.Seats, setup.Seats)
	return h, err
}

// optionsOf returns the given options with those of a snapshot in their place, which are
// what the match will be played with. What the snapshot says badly, Restore refuses.
func optionsOf(info rules.Info, snapshot []byte, given map[string]string) map[string]string {
	var fields map[string]json.RawMessage
	if json.Unmarshal(snapshot, &fields) != nil {
		return given
	}
	options := map[string]string{}
	maps.Copy(options, given)
	for _, o := range info.Options {
		var value string
		if json.Unmarshal(fields[o.ID], &value) == nil && o.Takes(value) {
			options[o.ID] = value
		}
	}
	return options
}

// seatsOf reads the number of seats out of a snapshot; 0 if it does not say.
func seatsOf(snapshot []byte) int {
	var fields struct {
		Seats int `json:"seats"`
	}
	if json.Unmarshal(snapshot, &fields) != nil {
		return 0
	}
	return fields.Seats
}

// New begins the match that a header describes, after [Settle]. Its records go to journal;
// with a nil journal nothing is kept.
func New(game rules.Game, header save.Header, journal Journal) (*Match, error) {
	header, err := Settle(game, header)
	if err != nil {
		return nil, err
	}
	state, err := begin(game, header)
	if err != nil {
		return nil, err
	}
	m := &Match{
		game:   game,
		info:   game.Info(),
		header: header,
		state:  state,
		keeper: keeper{journal: journal},
	}
	m.call()
	m.secret = rules.Secret(m.info, state)
	if d, ok := state.(rules.Dealer); ok {
		m.dealt = slices.Clone(d.Deal())
	}
	return m, nil
}

// call tells the state who sits where, if it wants to know.
func (m *Match) call() { m.callIn(m.state) }

// callIn tells a state so, which may be an earlier one.
func (m *Match) callIn(s rules.State) {
	c, ok := s.(rules.Caller)
	if !ok {
		return
	}
	names := make([]string, len(m.header.Seats))
	for i, s := range m.header.Seats {
		names[i] = s.Name
	}
	c.Call(names)
}

// begin deals the match, or takes up the position that it starts from.
func begin(game rules.Game, h save.Header) (rules.State, error) {
	if len(h.Start) > 0 {
		return game.Restore(h.Start)
	}
	return game.New(rules.Setup{Seed: h.Seed, Seats: len(h.Seats), Options: maps.Clone(h.Options)})
}

// Game returns the rules that the match is played by.
func (m *Match) Game() rules.Game { return m.game }

// Info describes the game.
func (m *Match) Info() rules.Info { return m.info }

// Header says how the match began, with the name, the seats and the table option of now.
func (m *Match) Header() save.Header {
	h := m.header
	h.Options = maps.Clone(h.Options)
	h.Seats = slices.Clone(h.Seats)
	return h
}

// Name is what the match was called by a person; empty until then.
func (m *Match) Name() string { return m.header.Name }

// State is the match at this moment. It belongs to the match: read it, clone it, but do
// not apply anything to it. It holds until the next change of the match.
func (m *Match) State() rules.State { return m.state }

// View is the state as a viewer may see it: in a game with hidden information, what the
// viewer does not know is dealt anew, the same way each time it is asked at one moment. [rules.NoSeat]
// sees everything. It is read-only like [Match.State].
func (m *Match) View(viewer rules.Seat) rules.State { return m.veil(m.state, m.stand, viewer) }

func (m *Match) veil(s rules.State, position int, viewer rules.Seat) rules.State {
	if viewer == rules.NoSeat || !m.info.Hidden {
		return s
	}
	r := rules.NewRand(uint64(position))
	return s.Veiled(viewer, &r)
}

// Secret reports whether the seats of the match know different things, so that nobody may
// look while another person decides.
func (m *Match) Secret() bool { return m.secret }

// Over reports whether the match has ended.
func (m *Match) Over() bool { return m.state.Decision().Over() }

// Decider is who may answer the decision that the match waits for; empty once it is over.
func (m *Match) Decider() rules.Seats { return m.state.Decision().Seats }

// Play plays a choice and returns what happened; the events are the caller's to keep.
//
// A *[rules.Refusal] means that the choice is not legal now and nothing changed. A
// *[NotKept] comes with the events: the choice was played, but the journal could not
// take it; it is kept in memory and written before the next record. So does a
// *[save.Rescued]: the choice is safe, in another file than before.
func (m *Match) Play(c rules.Choice) ([]rules.Event, error) {
	e, err := m.apply(c)
	if err != nil {
		return nil, err
	}
	return slices.Clone(e.Events), m.keep(save.Record{Kind: save.Play, Text: e.Notation})
}

// Show plays a choice like [Match.Play] and returns what it led over, for people who watch. The
// states are true: [Match.Known] is what somebody may see of them.
func (m *Match) Show(c rules.Choice) ([]Instant, error) {
	var w watcher
	w.watch(m.state)
	e, err := m.apply(c)
	w.leave()
	if err != nil {
		return nil, err
	}
	return w.instants, m.keep(save.Record{Kind: save.Play, Text: e.Notation})
}

// apply plays a choice and enters it in the history. Whether the choice is legal is for the state to
// say, in Apply, and for nobody else: people, computer players and match files all come through here.
func (m *Match) apply(c rules.Choice) (Entry, error) {
	before := m.state.Clone()
	events, err := m.state.Apply(c)
	if err != nil {
		return Entry{}, err
	}
	d := before.Decision()
	e := Entry{
		Choice:      c,
		Notation:    m.game.Notation(c),
		Kind:        d.Kind,
		Seats:       d.Seats,
		Turn:        before.Progress().Turn,
		Description: before.Describe(c),
		Events:      slices.Clone(events),
		settled:     m.settled,
	}
	m.past.add(m.stand, e, before)
	m.stand++
	return e, nil
}

// Force queues faces, 1 to 6 each, for the next dice, and records it. Decisions that were
// taken back cannot be played again after it.
func (m *Match) Force(faces ...uint8) error {
	if len(faces) == 0 {
		return nil
	}
	if err := m.force(faces); err != nil {
		return err
	}
	return m.keep(save.ForceRecord(faces...))
}

func (m *Match) force(faces []uint8) error {
	if err := m.state.Force(faces...); err != nil {
		return err
	}
	m.past.force(m.stand, faces)
	return nil
}

// Fix settles the next dice, 1 to 6 each, in place of all that wait, and records it; without faces none wait any
// longer. Decisions that were taken back cannot be played again after it.
func (m *Match) Fix(faces ...uint8) error {
	if err := m.fix(faces); err != nil {
		return err
	}
	return m.keep(save.DiceRecord(faces...))
}

func (m *Match) fix(faces []uint8) error {
	if err := (queued{anew: true, faces: faces}).put(m.state.Clone()); err != nil {
		return err
	}
	if err := (queued{anew: true, faces: faces}).put(m.state); err != nil {
		return err
	}
	m.past.fix(m.stand, faces)
	return nil
}
