package bsieged

import (
	"slices"
	"strings"

	"portcullis/rules"
)

var _ rules.Recounter = (*State)(nil)

// Recount tells what became of the Messenger last, and what stops him: he decides the match (BS-MSG-3, BS-MSG-4, BS-END-2).
func (s *State) Recount(events []rules.Event, news int, _ rules.Seat) []rules.News {
	for _, e := range slices.Backward(events[min(news, len(events)):]) {
		if e.Subject != s.game.el.messenger || !strings.HasPrefix(e.Name, "messenger_") || e.Name == "messenger_warded" {
			continue
		}
		tone := rules.Good
		if e.Kind == rules.Blocked || e.Kind == rules.PieceRemoved || e.Name == "messenger_ambushed" || e.Name == "messenger_late" {
			tone = rules.Bad
		}
		return []rules.News{{Text: s.Tell(e), Tone: tone, Of: []rules.Element{s.game.el.messenger, "way:messenger"}}}
	}
	return nil
}
