package main

import (
	"encoding/json"
	"io"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// choiceJSON is a choice for programs.
type choiceJSON struct {
	Notation string          `json:"notation"`
	Sentence string          `json:"sentence"`
	Rule     string          `json:"rule,omitempty"`
	Path     []rules.Element `json:"path"`
	// Caution is what the desktop program asks about before the choice is played.
	Caution string       `json:"caution,omitempty"`
	Preview *previewJSON `json:"preview,omitempty"`
}

// previewJSON is what a choice would do, for programs.
type previewJSON struct {
	Title    string     `json:"title"`
	Chance   *float64   `json:"chance,omitempty"` // of success, 0 to 1
	Fraction string     `json:"fraction,omitempty"`
	Lines    []lineJSON `json:"lines"`
}

type lineJSON struct {
	Label string `json:"label"`
	Value string `json:"value"`
	Tone  string `json:"tone"`
}

// tones are the tones of a line as programs read them.
var tones = [...]string{rules.Plain: "plain", rules.Good: "good", rules.Bad: "bad", rules.Strong: "strong"}

func choicesJSON(m *match.Match, s rules.State, choices []rules.Choice) []choiceJSON {
	list := []choiceJSON{}
	for _, c := range choices {
		what := s.Describe(c)
		list = append(list, choiceJSON{m.Game().Notation(c), what.Sentence.String(), what.Rule, what.Path, cautionOf(s, c), previewOf(s, c)})
	}
	return list
}

func cautionOf(s rules.State, c rules.Choice) string {
	careful, ok := s.(rules.Cautioner)
	if !ok {
		return ""
	}
	if caution, ask := careful.Caution(c); ask {
		return caution.String()
	}
	return ""
}

func previewOf(s rules.State, c rules.Choice) *previewJSON {
	p, ok := s.Preview(c)
	if !ok {
		return nil
	}
	out := previewJSON{Title: p.Title.String(), Fraction: p.Fraction.String(), Lines: []lineJSON{}}
	if p.HasChance {
		out.Chance = &p.Chance
	}
	for _, l := range p.Lines {
		out.Lines = append(out.Lines, lineJSON{l.Label.String(), l.Value.String(), tones[l.Tone]})
	}
	return &out
}

// outcomeJSON is how a match ended, for programs.
type outcomeJSON struct {
	Winners []int  `json:"winners"`
	Result  string `json:"result"`
	Reason  string `json:"reason"`
	Rule    string `json:"rule"`
}

// matchJSON is what of a match its snapshot does not hold, for programs. What one seat sees has no
// seed: with it all hidden cards could be dealt again.
type matchJSON struct {
	Seed    *uint64           `json:"seed,string,omitempty"`
	Players []save.Seat       `json:"players"`
	Options map[string]string `json:"options"`
}

// preferenceJSON is what a seat has settled, for programs.
type preferenceJSON struct {
	Seat  int    `json:"seat"`
	ID    string `json:"id"`
	Value string `json:"value"`
}

// preferences is what the seats have settled, as far as the seat may know it: its own.
func (v viewed) preferences() []preferenceJSON {
	list := []preferenceJSON{}
	for i := range v.match.Seats() {
		if v.seat != rules.NoSeat && v.seat != rules.Seat(i) {
			continue
		}
		for _, p := range v.match.Preferences(rules.Seat(i)) {
			list = append(list, preferenceJSON{i, p.ID, p.Value})
		}
	}
	return list
}

func (v viewed) matchJSON() matchJSON {
	out := matchJSON{Players: v.match.Seats(), Options: v.match.Header().Options}
	if v.seat == rules.NoSeat {
		seed := v.match.Header().Seed
		out.Seed = &seed
	}
	return out
}

func (v viewed) writeJSON(w io.Writer) error {
	m, s := v.match, v.state
	snapshot, err := s.Snapshot()
	if err != nil {
		return err
	}
	answer := struct {
		Game     string           `json:"game"`
		Match    matchJSON        `json:"match"`
		Progress string           `json:"progress"`
		Turn     int              `json:"turn"`
		Length   int              `json:"decisions"`
		Decision string           `json:"decision,omitempty"`
		Seats    []int            `json:"seats"`
		Prompt   string           `json:"prompt,omitempty"`
		Rule     string           `json:"rule,omitempty"`
		Choices  []choiceJSON     `json:"choices"`
		Outcome  *outcomeJSON     `json:"outcome,omitempty"`
		Damage   string           `json:"damage,omitempty"`
		Prefer   []preferenceJSON `json:"preferences,omitempty"`
		State    json.RawMessage  `json:"state"`
	}{
		Game:     m.Info().ID,
		Match:    v.matchJSON(),
		Progress: s.Progress().Text.String(),
		Turn:     s.Progress().Turn,
		Length:   m.Len(),
		Decision: s.Decision().Kind,
		Seats:    seatList(s.Decision().Seats),
		Choices:  choicesJSON(m, s, v.choices()),
		Prefer:   v.preferences(),
		State:    snapshot,
	}
	if o, over := s.Outcome(); over {
		answer.Outcome = &outcomeJSON{seatList(o.Winners), o.Result, o.Reason.String(), o.Rule}
	} else {
		answer.Prompt, answer.Rule = s.Prompt().Ask.String(), s.Prompt().Rule
	}
	if v.file.Damage != nil {
		answer.Damage = v.file.Damage.String()
	}
	return writeJSON(w, answer)
}

func seatList(seats rules.Seats) []int {
	list := []int{}
	for seat := rules.Seat(0); seat < 16; seat++ {
		if seats.Has(seat) {
			list = append(list, int(seat))
		}
	}
	return list
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
