package table

import (
	"cmp"

	"portcullis/rules"
)

// acting is the face of the computer player whose choice is shown; empty: it has none.
func (t *Table) acting() string {
	if h := t.config.Match.History(); t.play.active && t.play.now.from < len(h) {
		return t.player(h[t.play.now.from].Seat()).Face
	}
	return ""
}

// faceBeside is the face that belongs beside the news of an event: of the seat that it is about, which may be another than the one whose
// choice is shown; of that one where the event is nobody's.
func (t *Table) faceBeside(e rules.Event) string {
	if e.Seat == rules.NoSeat {
		return t.acting()
	}
	return t.player(e.Seat).Face
}

// heading is what stands at the top in this mode.
func (t *Table) heading(m Moment) heading {
	h := heading{
		title: t.info.Name().String(), subtitle: subtitle(t.info, t.config.Match.Header().Options),
		emblem: "kit/emblem-" + t.info.ID, tools: t.tools(),
	}
	progress := m.State.Progress()
	h.phase = progress.Text.String()
	switch m.Mode {
	case Asking:
		p := m.State.Prompt()
		h.phase = p.Phase.String()
		if t.closes() {
			h.ask = rules.Say("The lesson is over")
			break
		}
		h.ask = cmp.Or(t.begun(m), t.guidance(), t.boardAsks(m), p.Ask.String())
	case Waiting:
		if words := t.readFirst(); words != "" {
			h.ask = words
			break
		}
		h.face = t.player(t.config.Match.Decider().First()).Face
		h.ask = t.config.Watching
		if h.ask == "" {
			h.ask = rules.Say("Waiting for %s", t.player(t.config.Match.Decider().First()).Name)
		}
	case Playing:
		h.face = t.acting()
		h.ask = rules.Say("Watch what happens")
		if b, ok := t.config.Board.(Guide); ok {
			if words := b.Phase(m); words != "" {
				h.phase = words
			}
		}
		if t.play.now.recap {
			h.phase = rules.Say("What happened before")
		}
		if t.play.rolls {
			h.ask = rules.Say("The dice are rolling")
		}
		if told := t.play.told(); len(told) > 0 {
			if len(told) == t.play.now.events && t.play.now.told != "" {
				h.ask = t.play.now.told
			} else if words := lastSaid(m.State, told); !words.Empty() {
				h.ask = words.String()
				h.face = t.faceBeside(told[len(told)-1])
			}
		}
	case Looking:
		h.ask = rules.Say("Looking back: %s", progress.Named(progress.Turn))
	case Ended:
		h.ask, h.phase = rules.Say("The match is over"), ""
		if o, ok := m.State.Outcome(); ok {
			h.ask = o.Reason.String()
		}
	}
	return h
}

// lastSaid is the sentence on the last of some events: in the light of those before it, or as the log has it, with those before it of
// which that tells too.
func lastSaid(s rules.State, events []rules.Event) (last rules.Text) {
	if r, ok := s.(rules.Relater); ok {
		if last = r.Relate(events); !last.Empty() {
			return last
		}
	}
	rules.Recount(s, events, func(first int, told []rules.Event, text rules.Text) {
		if first+len(told) == len(events) {
			last = text
		}
	})
	return last
}

// begun is the prompt after the first clicks of a choice, while parts stay behind, or where a course has ended; empty: it is none of these.
func (t *Table) begun(m Moment) string {
	if len(m.Chosen)+len(m.Path.Out()) == 0 && m.Halted == "" {
		return ""
	}
	if words := t.boardAsks(m); words != "" {
		return words
	}
	if len(m.Chosen) == 0 {
		return ""
	}
	if c, ok := m.Path.Onward(nil); ok {
		return rules.Say("%s, or put it back", m.Path.Sentence(c))
	}
	return rules.Say("%s: pick what glows", titleOf(m, m.Chosen[len(m.Chosen)-1]))
}

// boardAsks is the prompt that the board has for what can be clicked; empty: it has none.
func (t *Table) boardAsks(m Moment) string {
	if b, ok := t.config.Board.(Guide); ok {
		return b.Guide(m)
	}
	return ""
}
