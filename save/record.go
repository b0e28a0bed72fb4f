package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"portcullis/rules"
)

// Header is the first line of a match file: everything that decides how the match began.
type Header struct {
	App     string `json:"app"`     // program version that wrote the file
	Game    string `json:"game"`    // rules.Info.ID
	Content string `json:"content"` // rules.Game.ContentHash
	// Revision is rules.Info.Revision at the time. Files that do not name one, as all of
	// formats 1 and 2, were played by the first. 0 in a new header: match.Settle fills it in.
	Revision int               `json:"revision,omitempty"`
	Seed     uint64            `json:"seed,string"`       //
	Options  map[string]string `json:"options,omitempty"` // every option of the game, settled
	Seats    []Seat            `json:"seats"`             // 1 to MaxSeats
	Created  time.Time         `json:"created"`
	Name     string            `json:"name,omitempty"` // given by a person, see CleanName; a Name record changes it
	// TakeBacks is the table option: undo may go past dice, reveals and other seats.
	TakeBacks bool `json:"take_backs,omitempty"`
	// Lesson is the id of the lesson that the match is; empty: it is none.
	Lesson string `json:"lesson,omitempty"`
	// Start is the snapshot of a match that began from an edited position instead of a
	// deal. White space between its values is not kept.
	Start json.RawMessage `json:"start,omitempty"`
}

// Seat says who sits where. Its place in Header.Seats is its rules.Seat.
type Seat struct {
	Name   string `json:"name"`
	Player string `json:"player"` // Human, or the name of a computer player
}

// Human is the Seat.Player of a person.
const Human = "human"

// MaxSeats is how many seats a match can have.
const MaxSeats = 16

// maxRevision is more than the rules of a game will ever be mended.
const maxRevision = 1_000_000

// Kind is what a record says.
type Kind string

// The kinds of record.
const (
	Play   Kind = "play"   // Text is the notation of a choice that was applied
	Undo   Kind = "undo"   // N choices are left standing
	Redo   Kind = "redo"   // N choices stand again
	Force  Kind = "force"  // Text is the faces, "3 4 6", queued for the next dice
	Name   Kind = "name"   // Text is the match's new name, empty for none
	Table  Kind = "table"  // Text is TakeBacksOn or TakeBacksOff
	Seats  Kind = "seats"  // Text is the JSON list of seats from here on
	Prefer Kind = "prefer" // Text is "SEAT ID VALUE": how a seat wants to be asked from here on
	Dice   Kind = "dice"   // Text is the faces of the next dice, in place of all that wait, or NoDice
)

// The texts of a Table record.
const (
	TakeBacksOn  = "take-backs on"
	TakeBacksOff = "take-backs off"
)

// NoDice is the text of a Dice record after which no forced dice wait.
const NoDice = "none"

// Record is one line of the journal after the header. Undo and Redo use N, the other kinds
// Text.
type Record struct {
	Kind Kind
	N    int
	Text string
}

// ForceRecord is the record of faces, 1 to rules.MaxSides each, queued for the next dice.
func ForceRecord(faces ...uint8) Record {
	words := make([]string, len(faces))
	for i, f := range faces {
		words[i] = strconv.Itoa(int(f))
	}
	return Record{Kind: Force, Text: strings.Join(words, " ")}
}

// DiceRecord is the record of faces, 1 to rules.MaxSides each, that come next in place of all that wait.
func DiceRecord(faces ...uint8) Record {
	if len(faces) == 0 {
		return Record{Kind: Dice, Text: NoDice}
	}
	return Record{Kind: Dice, Text: ForceRecord(faces...).Text}
}

// SeatsRecord is the record of who sits where from here on.
func SeatsRecord(seats []Seat) (Record, error) {
	text, err := json.Marshal(seats)
	return Record{Kind: Seats, Text: string(text)}, err
}

// PreferRecord is the record of a preference that a seat settled.
func PreferRecord(seat rules.Seat, id, value string) Record {
	return Record{Kind: Prefer, Text: fmt.Sprintf("%d %s %s", seat, id, value)}
}

// Preference reads the text of a Prefer record.
func (r Record) Preference() (seat rules.Seat, id, value string, err error) {
	number, rest, _ := strings.Cut(r.Text, " ")
	id, value, _ = strings.Cut(rest, " ")
	n, err := strconv.Atoi(number)
	if err != nil || strconv.Itoa(n) != number || n < 0 || n >= MaxSeats {
		return 0, "", "", fmt.Errorf("%q is not a seat; seats are 0 to %d", number, MaxSeats-1)
	}
	return rules.Seat(n), id, value, errors.Join(checkText("preference", id), checkText("value of a preference", value))
}

// Faces reads the text of a Force record, 1 to rules.MaxForced faces, 1 to rules.MaxSides each, or of a
// Dice record, which may have none. Whether the game throws dice that have them, the state tells that they
// are forced on.
func (r Record) Faces() ([]uint8, error) {
	if r.Kind == Dice && r.Text == NoDice {
		return nil, nil
	}
	words := strings.Split(r.Text, " ")
	if len(words) > rules.MaxForced {
		return nil, fmt.Errorf("%d forced dice; at most %d can wait", len(words), rules.MaxForced)
	}
	faces := make([]uint8, len(words))
	for i, w := range words {
		face, err := strconv.ParseUint(w, 10, 8)
		if err != nil || strconv.FormatUint(face, 10) != w || !rules.MaxSides.Has(uint8(face)) {
			return nil, fmt.Errorf("forced die shows %q; a face is 1 to %d", w, rules.MaxSides.Faces())
		}
		faces[i] = uint8(face)
	}
	return faces, nil
}

// SeatList reads the text of a Seats record, with names made fit to be shown, see [CleanName].
func (r Record) SeatList() ([]Seat, error) {
	var seats []Seat
	if err := decodeStrict(r.Text, &seats); err != nil {
		return nil, err
	}
	return cleanSeats(seats), checkSeats(seats)
}

// check returns why the record cannot be a line of a match file, or nil.
func (r Record) check() error {
	if !r.usesN() && r.N != 0 {
		return fmt.Errorf("a %s record has no number", r.Kind)
	}
	switch r.Kind {
	case Play:
		return checkText("choice", r.Text)
	case Undo, Redo:
		if r.Text != "" {
			return fmt.Errorf("a %s record has no text", r.Kind)
		}
		if r.N < 0 || r.N > MaxRecords {
			return fmt.Errorf("%s %d; the number is 0 to %d", r.Kind, r.N, MaxRecords)
		}
		return nil
	case Force, Dice:
		_, err := r.Faces()
		return err
	case Name:
		return checkName(r.Text)
	case Prefer:
		_, _, _, err := r.Preference()
		return err
	case Table:
		if r.Text != TakeBacksOn && r.Text != TakeBacksOff {
			return fmt.Errorf("table record %q is neither %q nor %q", r.Text, TakeBacksOn, TakeBacksOff)
		}
		return nil
	case Seats:
		if err := checkText("list of seats", r.Text); err != nil {
			return err
		}
		_, err := r.SeatList()
		return err
	}
	return unknownKind(r.Kind)
}

func unknownKind(k Kind) error { return fmt.Errorf("no kind of record is called %q", string(k)) }

func (r Record) usesN() bool { return r.Kind == Undo || r.Kind == Redo }

// check returns why the header cannot begin a match file, or nil.
func (h Header) check() error {
	if !isID(h.Game) {
		return fmt.Errorf("%q is not the id of a game", h.Game)
	}
	if h.Revision < 0 || h.Revision > maxRevision {
		return fmt.Errorf("revision %d of the rules; revisions are 1 to %d", h.Revision, maxRevision)
	}
	if err := checkName(h.Name); err != nil {
		return err
	}
	if err := checkPlain("program version", h.App); err != nil {
		return err
	}
	if err := checkWord("content hash", h.Content, maxWord); err != nil {
		return err
	}
	if h.Lesson != "" && !isID(h.Lesson) {
		return fmt.Errorf("%q is not the id of a lesson", h.Lesson)
	}
	for id, value := range h.Options {
		if err := errors.Join(checkText("option", id), checkWord("option", id, maxWord), checkWord("option value", value, rules.MaxOptionValue)); err != nil {
			return err
		}
	}
	return checkSeats(h.Seats)
}

// cleaned is the header with the names that people gave made fit to be shown, see [CleanName].
func (h Header) cleaned() Header {
	h.App, h.Name, h.Seats = CleanName(h.App), CleanName(h.Name), cleanSeats(h.Seats)
	return h
}

// cleanSeats is the seats with names that can be shown.
func cleanSeats(seats []Seat) []Seat {
	clean := slices.Clone(seats)
	for i := range clean {
		clean[i].Name = CleanName(clean[i].Name)
	}
	return clean
}

func checkSeats(seats []Seat) error {
	if len(seats) == 0 || len(seats) > MaxSeats {
		return fmt.Errorf("%d seats; a match has 1 to %d", len(seats), MaxSeats)
	}
	for _, s := range seats {
		if err := checkPlain("name of a seat", s.Name); err != nil {
			return err
		}
		if err := errors.Join(checkText("player of a seat", s.Player), checkWord("player of a seat", s.Player, maxWord)); err != nil {
			return err
		}
	}
	return nil
}
