package bsieged

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Recounter = (*State)(nil)

// Recount tells what became of the Messenger last, and what stops him, as he decides the match (BS-MSG-3, BS-MSG-4, BS-END-2); then how
// many enemies came closer in which fields, and how many appeared (BS-MAR-3).
func (s *State) Recount(events []rules.Event, news int, _ rules.Seat) (list []rules.News) {
	events = events[min(news, len(events)):]
	for _, e := range slices.Backward(events) {
		if e.Subject != s.game.el.messenger || !strings.HasPrefix(e.Name, "messenger_") || e.Name == "messenger_warded" {
			continue
		}
		tone := rules.Good
		if e.Kind == rules.Blocked || e.Kind == rules.PieceRemoved || e.Name == "messenger_ambushed" || e.Name == "messenger_late" {
			tone = rules.Bad
		}
		list = append(list, rules.News{Text: s.Tell(e), Tone: tone, Of: []rules.Element{s.game.el.messenger, "way:messenger"}})
		break
	}
	if told, ok := s.hordeMoved(events); ok {
		list = append(list, told)
	}
	return list
}

// hordeMoved is how many enemies came closer and appeared, by field; false: none did.
func (s *State) hordeMoved(events []rules.Event) (told rules.News, ok bool) {
	var closer, fresh [cards.FieldCount]int
	for _, e := range events {
		f, _, there := s.zoneAt(e.To)
		switch {
		case !there:
		case e.Name == "unit_advanced":
			closer[f] += int(e.N)
		case e.Name == "unit_placed":
			fresh[f] += int(e.N)
		}
	}
	for f, n := range closer {
		if n+fresh[f] > 0 {
			told.Of = append(told.Of, s.game.el.fields[f])
		}
	}
	inFields := func(counts [cards.FieldCount]int) (list []rules.Text) {
		for f, n := range counts {
			if n > 0 {
				list = append(list, rules.T("%d in the %s", n, s.fieldName(fieldNo(f))))
			}
		}
		return list
	}
	var says []rules.Text
	if list := inFields(closer); len(list) > 0 {
		says = append(says, rules.T("Enemies come closer: %s.", rules.And(list...)))
	}
	if list := inFields(fresh); len(list) > 0 {
		says = append(says, rules.T("Enemies appear: %s.", rules.And(list...)))
	}
	told.Text, told.Tone = rules.Sentences(says...), rules.Bad
	return told, len(says) > 0
}
