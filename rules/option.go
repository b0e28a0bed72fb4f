package rules

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Option is one thing to settle before a match.
type Option struct {
	ID      string // no spaces; the field of [State.Snapshot] that holds it
	Name    string
	Help    string
	Values  []OptionValue
	Default string // id of a value
	// Several is the value with which a match begins where two or more people sit and nobody settles it; empty:
	// Default. Setups know nothing of people: screens and siege new settle it.
	Several string
	// First is the value with which a match begins for who has never come to the end of one, where nobody settles it; empty:
	// Default. Screens settle it.
	First string
	// Before is the value in matches that an older revision of the rules began, before there was the option; empty:
	// Default.
	Before string
	// Earlier are the defaults of older revisions of the rules, which their files hold for every option: such a value may
	// stand where the option does not apply.
	Earlier []string
	// When restricts the option to setups in which each of these other options has one of
	// the listed values ("mode": "solo", "coop"). They stand before it in Info.Options. An
	// option that does not apply keeps its default, Before or one of Earlier; menus do not show it.
	When map[string][]string
	// Seats restricts the option to matches that have one of these seats, whose it is
	// ("deck of seat 3"). 0: it is the whole table's.
	Seats Seats
	// Open names what a person may write in place of a listed value ("deck"), so that
	// screens can offer to build one. The game judges such a value in New. Empty: nothing.
	Open string
	// Prefers is the id of the [Preference] that the option gives its first value, for the
	// seats of Seats. Empty: none.
	Prefers string
}

// Usual is the value with which a match of so many people begins.
func (o Option) Usual(people int) string {
	if people > 1 && o.Several != "" {
		return o.Several
	}
	return o.Default
}

// MaxOptionValue is the length of an open option's value in bytes.
const MaxOptionValue = 4096

// OptionValue is one way to settle an option.
type OptionValue struct {
	ID   string
	Name string
	Help string
	// MinSeats and MaxSeats are the seats of a match that is settled so; 0: as Info says.
	MinSeats int
	MaxSeats int
	Minutes  int    // about how long a match that is settled so takes; 0: as Info says
	Picture  string // picture name, may be empty
	// Seldom: hardly anybody wants it, and matches begun earlier may go on with it. Screens that list what a seat can settle in a match
	// show it behind a mark, unless it holds.
	Seldom bool
}

// Setup is everything that decides how a match begins.
type Setup struct {
	Seed    uint64
	Seats   int               // 0 means the fewest that the options allow
	Options map[string]string // option id to value id; missing options take their default
}

// Complete returns the setup with every default filled in, those of options that do not
// apply included, or a *SetupError that names the option, the value or the seat count that
// the game does not have. An open option's value is tested for its letters only.
func (in Info) Complete(s Setup) (Setup, error) {
	given := s.Options
	ids := sortedKeys(given)
	options, err := in.settle(given, ids)
	if err != nil {
		return s, err
	}
	s.Options = options
	low, high := in.SeatLimits(options)
	if s.Seats == 0 {
		s.Seats = low
	}
	if s.Seats < low || s.Seats > high {
		return s, in.fault("seats", in.wrongSeats(s))
	}
	for _, id := range ids {
		if o := in.find(id); !o.untouched(given[id]) && !in.applies(o, s) {
			return s, in.fault(id, T("%s cannot be chosen here: %s", o.Name, in.unfit(o, s)))
		}
	}
	return s, nil
}

// untouched reports whether an option that nobody settled can have a value, in a match of this or of an older revision.
func (o *Option) untouched(value string) bool {
	return value == o.Default || value == o.Before || slices.Contains(o.Earlier, value)
}

// CompleteFor is Complete in the words of the game: what is refused is told with the reasons that the
// game itself gives, such as the values that its rules allow.
func CompleteFor(g Game, s Setup) (Setup, error) {
	full, err := g.Info().Complete(s)
	if err == nil {
		return full, nil
	}
	if _, told := g.New(s); told != nil {
		err = told
	}
	return s, err
}

// settle tests values, whose ids it is handed in order, and fills in defaults.
func (in *Info) settle(given map[string]string, ids []string) (map[string]string, error) {
	full := in.Defaults()
	for _, id := range ids {
		o := in.find(id)
		value := given[id]
		switch {
		case o == nil:
			return nil, in.fault(id, T("%s has no option %q", in.Title, id))
		case !o.Takes(value):
			return nil, in.fault(id, T("%q is not a value of %s; it is %s", value, o.Name, either(o.ids())))
		case o.Open == "":
		case len(value) > MaxOptionValue:
			return nil, in.fault(id, T("the value has %d bytes; at most %d are taken", len(value), MaxOptionValue))
		case !plain(value):
			return nil, in.fault(id, T("the value is empty, or has a control character or white space around it"))
		}
		full[id] = value
	}
	return full, nil
}

// Defaults is the default of every option.
func (in Info) Defaults() map[string]string {
	full := make(map[string]string, len(in.Options))
	for i := range in.Options {
		full[in.Options[i].ID] = in.Options[i].Default
	}
	return full
}

// Option finds an option.
func (in Info) Option(id string) (Option, bool) {
	if o := in.find(id); o != nil {
		return *o, true
	}
	return Option{}, false
}

// find is Option without a copy; nil: there is none. New matches look options up a lot.
func (in *Info) find(id string) *Option {
	for i := range in.Options {
		if in.Options[i].ID == id {
			return &in.Options[i]
		}
	}
	return nil
}

// Value finds a listed value.
func (o Option) Value(id string) (OptionValue, bool) {
	if v := o.find(id); v != nil {
		return *v, true
	}
	return OptionValue{}, false
}

func (o *Option) find(id string) *OptionValue {
	for i := range o.Values {
		if o.Values[i].ID == id {
			return &o.Values[i]
		}
	}
	return nil
}

// Takes reports whether a value can be one of the option, as far as Info tells: an open
// option takes any.
func (o Option) Takes(value string) bool {
	return o.find(value) != nil || o.Open != ""
}

// SeatLimits is how few and how many seats a match with these options has. If no number of
// seats fits them all, low is larger than high.
func (in Info) SeatLimits(options map[string]string) (low, high int) {
	low, high = in.MinSeats, in.MaxSeats
	for i := range in.Options {
		if v := in.chosen(&in.Options[i], options); v != nil {
			l, h := in.limits(v)
			low, high = max(low, l), min(high, h)
		}
	}
	return low, high
}

func (in *Info) limits(v *OptionValue) (low, high int) {
	low, high = in.MinSeats, in.MaxSeats
	if v.MinSeats > 0 {
		low = v.MinSeats
	}
	if v.MaxSeats > 0 {
		high = v.MaxSeats
	}
	return low, high
}

func (v *OptionValue) limited() bool { return v.MinSeats > 0 || v.MaxSeats > 0 }

// chosen is the listed value of an option that counts with these options, whoever sits down; nil:
// none does.
func (in *Info) chosen(o *Option, options map[string]string) *OptionValue {
	if !in.fits(o, options) {
		return nil
	}
	return o.find(value(o, options))
}

// Applies reports whether an option can be settled in a match with these options and seats.
func (in Info) Applies(o Option, s Setup) bool { return in.applies(&o, s) }

func (in *Info) applies(o *Option, s Setup) bool {
	return in.fits(o, s.Options) && (o.Seats == 0 || o.Seats&(1<<max(s.Seats, 0)-1) != 0)
}

// fits reports whether the other options are as an option wants them.
func (in *Info) fits(o *Option, options map[string]string) bool {
	for id, values := range o.When {
		other := in.find(id)
		if other == nil || !in.fits(other, options) || !slices.Contains(values, value(other, options)) {
			return false
		}
	}
	return true
}

func value(o *Option, options map[string]string) string {
	if v, ok := options[o.ID]; ok {
		return v
	}
	return o.Default
}

// wrongSeats says what does not take that many seats: the first value that does not, or the
// game.
func (in *Info) wrongSeats(s Setup) Text {
	if low, high := in.SeatLimits(s.Options); low > high {
		return T("no number of seats fits all the options")
	}
	for i := range in.Options {
		v := in.chosen(&in.Options[i], s.Options)
		if v == nil || !v.limited() {
			continue
		}
		if low, high := in.limits(v); s.Seats < low || s.Seats > high {
			return T("%s; %s takes %s", Count(s.Seats, "%d seat", "%d seats"), v.Name, span(low, high))
		}
	}
	return T("%s; %s takes %s", Count(s.Seats, "%d seat", "%d seats"), in.Title, span(in.MinSeats, in.MaxSeats))
}

func span(low, high int) Text {
	switch high - low {
	case 0:
		return T("%d", low)
	case 1:
		return T("%d or %d", low, high)
	}
	return T("%d to %d", low, high)
}

// unfit says why an option does not apply.
func (in *Info) unfit(o *Option, s Setup) Text {
	for _, id := range slices.Sorted(maps.Keys(o.When)) {
		other, _ := in.Option(id)
		if in.fits(&other, s.Options) && slices.Contains(o.When[id], value(&other, s.Options)) {
			continue
		}
		return T("it counts only if %s is %s", other.Name, either(other.names(o.When[id])))
	}
	return T("the match has %s", Count(s.Seats, "%d seat", "%d seats"))
}

// ids are the listed values as files and flags write them.
func (o *Option) ids() []string {
	ids := make([]string, len(o.Values))
	for i, v := range o.Values {
		ids[i] = v.ID
	}
	return ids
}

func (o *Option) names(values []string) []string {
	names := slices.Clone(values)
	for i, id := range names {
		if v, ok := o.Value(id); ok {
			names[i] = v.Name
		}
	}
	return names
}

// either lists words: "A", "A or B", "A, B or C".
func either(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// plain accepts text that is not empty, stays on its line and has no white space around it.
func plain(text string) bool {
	breaks := func(r rune) bool {
		return unicode.IsControl(r) || unicode.Is(unicode.Zl, r) || unicode.Is(unicode.Zp, r)
	}
	return text != "" && utf8.ValidString(text) && !strings.ContainsFunc(text, breaks) && strings.TrimSpace(text) == text
}

// SetupError tells which part of a Setup a game cannot use.
type SetupError struct {
	Game    string
	Field   string // option id, or "seats"
	Problem Text
	// Reasons are all the single faults behind the problem, where there are several; the
	// first one is not more important than the others.
	Reasons []Text
	Rules   []string // ids of the rules behind it, for tools and their logs; a player is shown the rest
}

func (e *SetupError) Error() string {
	text := e.Game + ": " + e.Field + ": " + e.Problem.String()
	for i, r := range e.Reasons {
		text += [...]string{": ", "; "}[min(i, 1)] + strings.TrimSuffix(r.String(), ".")
	}
	if len(e.Rules) > 0 {
		text += " (" + strings.Join(e.Rules, ", ") + ")"
	}
	return text
}

func (in Info) fault(field string, problem Text) *SetupError {
	return &SetupError{Game: in.ID, Field: field, Problem: problem}
}
