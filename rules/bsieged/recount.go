package bsieged

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Recounter = (*State)(nil)

// Recount tells what became of the Messenger last, and what stops him, as he decides the match (BS-MSG-3, BS-MSG-4, BS-END-2); then whom
// the enemies hit (BS-EAT-5, BS-MOL-2, BS-PRO-2), how many came closer in which fields, how far the nearest of them, and how many
// appeared (BS-MAR-3), and which Tactics cards are gone (BS-TAC-4, BS-TAC-6).
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
	hits, horde := s.hitsTaken(events), s.hordeMoved(events)
	used, idle := s.tacticsGone(events)
	says := slices.DeleteFunc([]rules.Text{hits.Text, horde.Text, idle}, rules.Text.Empty)
	if len(says) > 0 {
		list = append(list, rules.News{Text: rules.Sentences(says...), Tone: rules.Bad, Of: append(hits.Of, horde.Of...)})
	}
	if !used.Empty() { // no loss: it has done what it was laid for
		list = append(list, rules.News{Text: used, Tone: rules.Good})
	}
	return list
}

// hitRules are the rules by which hits of enemies take Morale.
var hitRules = []string{"BS-EAT-5", "BS-MOL-2", "BS-PRO-2"}

// hitsTaken is what the heroes who live lost to hits, each in all, and what each has now; no text: nothing. That others died is told as
// such, and where Morale has changed otherwise too, that tells not all of it.
func (s *State) hitsTaken(events []rules.Event) (told rules.News) {
	var losses []rules.Event
	otherwise := map[rules.Element]bool{}
	for _, e := range events {
		switch {
		case e.Name == "morale_lost" && slices.Contains(hitRules, e.Rule):
			losses = append(losses, e)
		case e.Name == "morale_lost", e.Name == "morale_earned":
			otherwise[e.To] = true
		}
	}
	var says []rules.Text
	for _, e := range lossesOf(losses) {
		h, ok := s.heroAt(e.To)
		if !ok || !s.heroes[h].alive {
			continue
		}
		says = append(says, rules.T("%s loses %d Morale (%d left)", s.short(h), max(e.N, -e.N), int(s.heroes[h].track[cards.Morale])))
		if !otherwise[e.To] {
			told.Of = append(told.Of, s.elTrack(h, cards.Morale))
		}
	}
	if len(says) > 0 {
		told.Text = rules.T("Hits: %s.", rules.And(says...))
	}
	return told
}

// tacticsGone tells which Tactics cards have worked and are used up, and which went as no enemy was there; empty: none did.
func (s *State) tacticsGone(events []rules.Event) (worked, gone rules.Text) {
	var used, idle []rules.Text
	for _, e := range events {
		switch {
		case e.Name != "card_discarded":
		case e.Rule == "BS-TAC-6", e.Rule == "BS-CUR-4":
			used = append(used, s.phrase(e.Subject))
		case e.Rule == "BS-TAC-4":
			idle = append(idle, s.phrase(e.Subject))
		}
	}
	if len(used) > 0 {
		worked = rules.T("Worked and used up: %s.", rules.And(used...))
	}
	if len(idle) > 0 {
		gone = rules.T("Gone, as no enemy was there: %s.", rules.And(idle...))
	}
	return worked, gone
}

// hordeMoved is how many enemies came closer and appeared, by field; no text: none did.
func (s *State) hordeMoved(events []rules.Event) (told rules.News) {
	var closer, near, fresh [cards.FieldCount]int
	for _, e := range events {
		f, z, there := s.zoneAt(e.To)
		switch {
		case !there:
		case e.Name == "unit_advanced":
			if closer[f] += int(e.N); z == zone1 {
				near[f] += int(e.N)
			}
		case e.Name == "unit_placed":
			fresh[f] += int(e.N)
		}
	}
	for f, n := range closer {
		if n+fresh[f] > 0 {
			told.Of = append(told.Of, s.game.el.fields[f])
		}
	}
	inFields := func(counts, near [cards.FieldCount]int) (list []rules.Text) {
		for f, n := range counts {
			switch field := s.fieldName(fieldNo(f)); {
			case n == 0:
			case near[f] > 0:
				list = append(list, rules.T("%d in the %s (%d into Zone 1)", n, field, near[f]))
			default:
				list = append(list, rules.T("%d in the %s", n, field))
			}
		}
		return list
	}
	var says []rules.Text
	if list := inFields(closer, near); len(list) > 0 {
		says = append(says, rules.T("Enemies come closer: %s.", rules.And(list...)))
	}
	if list := inFields(fresh, [cards.FieldCount]int{}); len(list) > 0 {
		says = append(says, rules.T("Enemies appear: %s.", rules.And(list...)))
	}
	if len(says) > 0 {
		told.Text = rules.Sentences(says...)
	}
	return told
}
