package stub

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"portcullis/rules"
)

// snapshot is a match as people read it.
type snapshot struct {
	Game    string     `json:"game"`
	Length  string     `json:"length"`
	First   string     `json:"first"`
	SecondN string     `json:"second-north"`
	SecondS string     `json:"second-south"`
	Turn    int16      `json:"turn"`
	Seat    string     `json:"seat"`
	Actions uint8      `json:"actions"`
	Over    bool       `json:"over"`
	North   sideJSON   `json:"north"`
	South   sideJSON   `json:"south"`
	Draw    []string   `json:"draw"`    // from the top
	Discard []string   `json:"discard"` // from the top
	Rand    rules.Rand `json:"rand"`
}

type sideJSON struct {
	Hand   []string  `json:"hand"`
	Left   *wardJSON `json:"left,omitempty"`
	Right  *wardJSON `json:"right,omitempty"`
	Score  int16     `json:"score"`
	Second string    `json:"second"`
}

type wardJSON struct {
	Card string `json:"card"`
	Open bool   `json:"open"`
}

// Snapshot writes the match.
func (s *State) Snapshot() ([]byte, error) {
	return json.MarshalIndent(snapshot{
		Game:    "stub",
		Length:  lengths[s.length].id,
		First:   seatIDs[s.first],
		SecondN: seconds[s.side[North].initial].ID,
		SecondS: seconds[s.side[South].initial].ID,
		Turn:    s.turn,
		Seat:    seatIDs[s.seat],
		Actions: s.left,
		Over:    s.over == 1,
		North:   s.side[North].write(),
		South:   s.side[South].write(),
		Draw:    fromTop(s.draw),
		Discard: fromTop(s.bin),
		Rand:    s.rng,
	}, "", "  ")
}

func (sd side) write() sideJSON {
	return sideJSON{Hand: ids(sd.hand.list()), Left: sd.ward[0].write(), Right: sd.ward[1].write(), Score: sd.score, Second: seconds[sd.second].ID}
}

func (w ward) write() *wardJSON {
	if w.seen == absent {
		return nil
	}
	return &wardJSON{Card: w.held.id(), Open: w.seen == open}
}

func ids(cards []card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = c.id()
	}
	return list
}

func fromTop(p pile) []string {
	list := ids(p.list())
	slices.Reverse(list)
	return list
}

// Restore reads a snapshot strictly and tests the invariants.
func (Game) Restore(data []byte) (rules.State, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	var in snapshot
	if err := d.Decode(&in); err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("something follows the snapshot")
	}
	s, err := in.read()
	if err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
		return nil, err
	}
	s.listChoices()
	return s, nil
}

func (in snapshot) read() (*State, error) {
	if in.Game != "stub" {
		return nil, fmt.Errorf("game: %q is not stub", in.Game)
	}
	s := &State{length: lengthIndex(in.Length), first: seatIndex(in.First), seat: seatIndex(in.Seat), turn: in.Turn, left: in.Actions, rng: in.Rand}
	if int(s.length) == len(lengths) {
		return nil, fmt.Errorf("length: %q is not a length", in.Length)
	}
	if s.first == rules.NoSeat || s.seat == rules.NoSeat {
		return nil, fmt.Errorf("first, seat: %q and %q are not both seats", in.First, in.Seat)
	}
	if in.Over {
		s.over = 1
	}
	if err := s.readPiles(in); err != nil {
		return nil, err
	}
	for i, from := range []sideJSON{in.North, in.South} {
		first, ok := secondIndex([...]string{in.SecondN, in.SecondS}[i])
		if !ok {
			return nil, fmt.Errorf("%s: it is not settled", secondOption(rules.Seat(i)))
		}
		s.side[i].initial = first
		if err := s.side[i].read(from); err != nil {
			return nil, fmt.Errorf("%s.%w", seatIDs[i], err)
		}
	}
	return s, nil
}

func (s *State) readPiles(in snapshot) error {
	slices.Reverse(in.Draw)
	slices.Reverse(in.Discard)
	if err := s.draw.read(in.Draw); err != nil {
		return fmt.Errorf("draw: %w", err)
	}
	if err := s.bin.read(in.Discard); err != nil {
		return fmt.Errorf("discard: %w", err)
	}
	return nil
}

func (sd *side) read(in sideJSON) error {
	sd.score = in.Score
	var ok bool
	if sd.second, ok = secondIndex(in.Second); !ok {
		return fmt.Errorf("second: %q is neither %q nor %q", in.Second, seconds[asked].ID, seconds[skipped].ID)
	}
	if err := sd.hand.read(in.Hand); err != nil {
		return fmt.Errorf("hand: %w", err)
	}
	for gate, w := range []*wardJSON{in.Left, in.Right} {
		if w == nil {
			continue
		}
		c, ok := parseCard(w.Card)
		if !ok {
			return fmt.Errorf("%s: %q is not a card", gateIDs[gate], w.Card)
		}
		sd.ward[gate] = ward{held: c, seen: closed}
		if w.Open {
			sd.ward[gate].seen = open
		}
	}
	return nil
}

func (p *pile) read(ids []string) error {
	if len(ids) > deckSize {
		return fmt.Errorf("%d cards; there are %d", len(ids), deckSize)
	}
	for _, id := range ids {
		c, ok := parseCard(id)
		if !ok {
			return fmt.Errorf("%q is not a card", id)
		}
		p.add(c)
	}
	return nil
}
