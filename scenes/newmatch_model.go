package scenes

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/save"
)

// newModel is what is settled before a match.
type newModel struct {
	Lids      []Lid
	Game      string            // id
	Options   map[string]string // every option, as it was left: those that do not apply too
	Seats     []save.Seat
	TakeBacks bool
	Hints     bool
	Seed      string            // as typed; empty: by chance
	Open      bool              // nothing is hidden between the seats of this match
	Made      map[string][]Made // what workshops have, by kind
	Built     map[string]bool   // kinds that there is a workshop for
	Fault     *fault            // why the match cannot be dealt
	Pick      *pick             // the window that is open
	Tip       string            // a word of advice on the game; may be empty
}

// maxSeed is the number of digits of the largest seed.
const maxSeed = 20

// seed reads the seed as typed. The reason is why it is none.
func (m newModel) seed() (seed uint64, reason string) {
	text := strings.TrimSpace(m.Seed)
	if text == "" {
		return 0, ""
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, "A seed is a whole number from 0 to 18446744073709551615. Leave it empty for chance."
	}
	return n, ""
}

func (m newModel) lid() Lid { return find(m.Lids, m.Game) }

// stops is why the match cannot begin; empty if it can.
func (m newModel) stops() string {
	if reason := m.lid().waiting(); reason != "" {
		return reason
	}
	if m.Fault != nil {
		return strings.Join(m.Fault.all()[:min(2, len(m.Fault.all()))], " ")
	}
	return ""
}

// setup is what is settled, without the options that do not apply and what computer players
// cannot be asked.
func (m newModel) setup() rules.Setup {
	info := m.lid().Game.Info()
	s := rules.Setup{Seats: len(m.Seats), Options: map[string]string{}}
	for _, o := range info.Options {
		if info.Applies(o, s) && !(o.Prefers != "" && m.computer(o)) {
			s.Options[o.ID] = m.value(o)
		}
	}
	return s
}

// computer reports whether a computer player sits in the seat of an option.
func (m newModel) computer(o rules.Option) bool {
	seat := o.Seats.First()
	return seat != rules.NoSeat && int(seat) < len(m.Seats) && m.Seats[seat].Player != save.Human
}

// value is the value of an option as it was left.
func (m newModel) value(o rules.Option) string {
	if v, ok := m.Options[o.ID]; ok {
		return v
	}
	return o.Default
}

// words is the value of an option in a few words.
func (m newModel) words(o rules.Option, value string) string {
	if v, ok := o.Value(value); ok {
		return v.Name
	}
	for _, made := range m.Made[o.Open] {
		if made.Value == value {
			return made.Name
		}
	}
	return ownWords(o)
}

// ownWords is a value that nobody has a name for.
func ownWords(o rules.Option) string { return "Own " + o.Open }

// modeOf is the option that decides how many seats a match has, if it is the game's first one.
func modeOf(info rules.Info) (rules.Option, bool) {
	if len(info.Options) == 0 {
		return rules.Option{}, false
	}
	for _, v := range info.Options[0].Values {
		if v.MinSeats > 0 || v.MaxSeats > 0 {
			return info.Options[0], true
		}
	}
	return rules.Option{}, false
}

// seatLimits is how few and how many seats the mode takes.
func (m newModel) seatLimits(info rules.Info) (low, high int) {
	mode, ok := modeOf(info)
	if !ok {
		return info.MinSeats, info.MaxSeats
	}
	return info.SeatLimits(map[string]string{mode.ID: m.value(mode)})
}

// reset gives options their defaults whose values are not for that many seats.
func (m newModel) reset(info rules.Info) {
	mode, _ := modeOf(info)
	for _, o := range info.Options {
		if v, ok := o.Value(m.value(o)); ok && o.ID != mode.ID && !m.takes(v) {
			m.Options[o.ID] = o.Default
		}
	}
}

// takes reports whether a value is for the number of seats that there are.
func (m newModel) takes(v rules.OptionValue) bool {
	return len(m.Seats) >= v.MinSeats && (v.MaxSeats == 0 || len(m.Seats) <= v.MaxSeats)
}

// tableOptions are the options that apply and belong to no seat, without the mode.
func (m newModel) tableOptions(info rules.Info) []rules.Option {
	mode, _ := modeOf(info)
	return m.those(info, func(o rules.Option) bool { return o.Seats == 0 && o.ID != mode.ID })
}

// seatOptions are the options of a seat that apply, without its preferences.
func (m newModel) seatOptions(info rules.Info, seat int) []rules.Option {
	return m.those(info, func(o rules.Option) bool { return o.Seats.Has(rules.Seat(seat)) && o.Prefers == "" })
}

// seatAsks are the options about how a seat wants to be asked.
func (m newModel) seatAsks(info rules.Info, seat int) []rules.Option {
	return m.those(info, func(o rules.Option) bool { return o.Seats.Has(rules.Seat(seat)) && o.Prefers != "" })
}

func (m newModel) those(info rules.Info, meant func(rules.Option) bool) []rules.Option {
	var list []rules.Option
	s := rules.Setup{Seats: len(m.Seats), Options: m.Options}
	for _, o := range info.Options {
		if meant(o) && info.Applies(o, s) {
			o.Values = slices.DeleteFunc(slices.Clone(o.Values), func(v rules.OptionValue) bool { return !m.takes(v) })
			list = append(list, o)
		}
	}
	return list
}

// titleOf is the game with the value of its first option: "Siege at Kurth, Normal".
func titleOf(lid Lid, options map[string]string) string {
	if v := variantOf(lid, options); v != "" {
		return lid.Title + ", " + v
	}
	return lid.Title
}

// variantOf is the name of the value of a game's first option; empty if it has none.
func variantOf(lid Lid, options map[string]string) string {
	if !lid.Ready() || len(lid.Game.Info().Options) == 0 {
		return ""
	}
	first := lid.Game.Info().Options[0]
	v, _ := first.Value(options[first.ID])
	return v.Name
}

// fault is why a match cannot be dealt.
type fault struct {
	Option  string // id, "seats", or empty
	Problem string
	Reasons []string
}

// faultOf reads why a setup was refused.
func faultOf(err error) *fault {
	var wrong *rules.SetupError
	if !errors.As(err, &wrong) {
		return &fault{Problem: say(err)}
	}
	f := &fault{Option: wrong.Field, Problem: game.Sentence(wrong.Problem.String())}
	for _, r := range wrong.Reasons {
		f.Reasons = append(f.Reasons, game.Sentence(r.String()))
	}
	return f
}

// all is the fault in sentences: what is wrong, then each reason.
func (f *fault) all() []string { return append([]string{f.Problem}, f.Reasons...) }
