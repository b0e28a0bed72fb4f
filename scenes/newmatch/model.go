package newmatch

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/game/opponent"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// model is what is settled before a match.
type model struct {
	Games     kit.Games
	Faces     opponent.List
	Game      string            // id
	Options   map[string]string // every option, as it was left: those that do not apply too
	Seats     []save.Seat
	TakeBacks bool
	Hints     bool
	Seed      string                // as typed; empty: by chance
	Open      bool                  // nothing is hidden between the seats of this match
	Allied    bool                  // all seats win and lose together
	Made      map[string][]kit.Made // what workshops have, by kind
	Built     map[string]bool       // kinds that there is a workshop for
	Looking   int                   // how many workshops are looking for what they have
	Fault     *kit.Fault            // why the match cannot be dealt
	First     bool                  // no match of the game has come to its end yet
	Learn     bool                  // there are lessons of the game, and none of them is done
	Pick      *pick                 // the window that is open
	More      bool                  // what few people change is shown
	Tip       string                // a word of advice on the game; may be empty
}

// maxSeed is the number of digits of the largest seed.
const maxSeed = 20

// seed reads the seed as typed. The reason is why it is none.
func (m model) seed() (seed uint64, reason string) {
	text := strings.TrimSpace(m.Seed)
	if text == "" {
		return 0, ""
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, rules.Say("A seed is a whole number from 0 to 18446744073709551615. Leave it empty for chance.")
	}
	return n, ""
}

// sitting is the seats with the names of the computer players in them, where they have any.
func (m model) sitting() []save.Seat {
	players := make([]string, len(m.Seats))
	for i, s := range m.Seats {
		players[i] = s.Player
	}
	seats := slices.Clone(m.Seats)
	for i, name := range m.Faces.Names(m.Game, players) {
		if name != "" {
			seats[i].Name = name
		} else if players[i] != save.Human {
			seats[i].Name = "" // it has no name but its seat's: what was typed is a person's
		}
	}
	return seats
}

// sits is the computer player with a name that has a seat; false: a person has it, or one without a name.
func (m model) sits(seat int) (opponent.Opponent, bool) {
	return m.Faces.Sits(m.Game, m.Seats[seat].Player, m.sitting()[seat].Name)
}

// people is how many persons sit.
func (m model) people() int {
	n := 0
	for _, s := range m.Seats {
		if s.Player == save.Human {
			n++
		}
	}
	return n
}

// length is how long the match takes about, in words: "25 min".
func (m model) length() string {
	if n := m.optional(); n > 0 {
		return rules.Say("%d min", n)
	}
	return m.game().Length
}

// minutes is how long the match of a game that is there takes about, the first one where others take longer.
func (m model) minutes() int {
	if n := m.optional(); n > 0 {
		return n
	}
	return m.game().Game.Info().Minutes
}

// optional is how many minutes an option that is settled says; 0: none does.
func (m model) optional() int {
	entry := m.game()
	if !entry.Ready() {
		return 0
	}
	for _, o := range entry.Game.Info().Options {
		if v, ok := o.Value(m.value(o)); ok && v.Minutes > 0 {
			return v.Minutes
		}
	}
	return 0
}

func (m model) game() kit.Entry { return m.Games.Find(m.Game) }

// stops is why the match cannot begin; empty if it can.
func (m model) stops() string {
	if entry := m.game(); !entry.Ready() {
		return rules.Say("There is no game %s in the box.", entry.Title)
	}
	if m.Fault != nil {
		return strings.Join(m.Fault.All()[:min(2, len(m.Fault.All()))], " ")
	}
	return ""
}

// setup is what is settled, without the options that do not apply and what computer players
// cannot be asked.
func (m model) setup() rules.Setup {
	info := m.game().Game.Info()
	s := rules.Setup{Seats: len(m.Seats), Options: map[string]string{}}
	for _, o := range info.Options {
		if info.Applies(o, s) && !(o.Prefers != "" && m.computer(o)) {
			s.Options[o.ID] = m.value(o)
		}
	}
	return s
}

// computer reports whether a computer player sits in the seat of an option.
func (m model) computer(o rules.Option) bool {
	seat := o.Seats.First()
	return seat != rules.NoSeat && int(seat) < len(m.Seats) && m.Seats[seat].Player != save.Human
}

// value is the value of an option as it was left.
func (m model) value(o rules.Option) string {
	if v, ok := m.Options[o.ID]; ok {
		return v
	}
	return o.Default
}

// words is the value of an option in a few words.
func (m model) words(o rules.Option, value string) string {
	if v, ok := o.Value(value); ok {
		return v.Title().String()
	}
	for _, made := range m.Made[o.Open] {
		if made.Value == value {
			return made.Name
		}
	}
	return ownWords(o)
}

// ownWords is a value that nobody has a name for.
func ownWords(o rules.Option) string { return rules.Say("Own %s", o.Made()) }

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
func (m model) seatLimits(info rules.Info) (low, high int) {
	mode, ok := modeOf(info)
	if !ok {
		return info.MinSeats, info.MaxSeats
	}
	return info.SeatLimits(map[string]string{mode.ID: m.value(mode)})
}

// reset gives options their defaults whose values are not for that many seats.
func (m model) reset(info rules.Info) {
	mode, _ := modeOf(info)
	for _, o := range info.Options {
		if v, ok := o.Value(m.value(o)); ok && o.ID != mode.ID && !m.takes(v) {
			m.Options[o.ID] = o.Default
		}
	}
}

// takes reports whether a value is for the number of seats that there are.
func (m model) takes(v rules.OptionValue) bool {
	return len(m.Seats) >= v.MinSeats && (v.MaxSeats == 0 || len(m.Seats) <= v.MaxSeats)
}

// tableOptions are the options that apply and belong to no seat, without the mode.
func (m model) tableOptions(info rules.Info) []rules.Option {
	mode, _ := modeOf(info)
	return m.those(info, func(o rules.Option) bool { return o.Seats == 0 && o.ID != mode.ID })
}

// seatOptions are the options of a seat that apply, without its preferences.
func (m model) seatOptions(info rules.Info, seat int) []rules.Option {
	return m.those(info, func(o rules.Option) bool { return o.Seats.Has(rules.Seat(seat)) && o.Prefers == "" })
}

// seatAsks are the options about how a seat wants to be asked.
func (m model) seatAsks(info rules.Info, seat int) []rules.Option {
	return m.those(info, func(o rules.Option) bool { return o.Seats.Has(rules.Seat(seat)) && o.Prefers != "" })
}

func (m model) those(info rules.Info, meant func(rules.Option) bool) []rules.Option {
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

// faultOf reads why a setup was refused.
func faultOf(err error) *kit.Fault {
	var wrong *rules.SetupError
	if !errors.As(err, &wrong) {
		return &kit.Fault{Problem: shell.Say(err)}
	}
	f := &kit.Fault{Option: wrong.Field, Problem: game.Sentence(wrong.Problem.String())}
	for _, r := range wrong.Reasons {
		f.Reasons = append(f.Reasons, game.Sentence(r.String()))
	}
	return f
}

// own is the game's own part of the sheet; nil: it has none.
func (m model) own() kit.Setup {
	g := m.game()
	if !g.Ready() || g.Kit.Setup == nil || len(m.Seats) == 0 {
		return nil
	}
	return g.Kit.Setup(g.Game)
}

// Draft is what is settled, with the value of every option.
func (m model) Draft() kit.Draft {
	d := kit.Draft{Seats: len(m.Seats), Options: map[string]string{}}
	for _, o := range m.game().Game.Info().Options {
		d.Options[o.ID] = m.value(o)
	}
	return d
}

// fit lets the game make what is settled fit together, and returns what is wrong before the game
// is asked to deal.
func (m *model) fit() *kit.Fault {
	s := m.own()
	if s == nil {
		return nil
	}
	change, wrong := s.Fit(m.Draft())
	maps.Copy(m.Options, change)
	return wrong
}
