package bsieged

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Recounter = (*State)(nil)

// Recount tells what became of the Messenger last, and what stops him, as he decides the match (BS-MSG-3, BS-MSG-4, BS-END-2); then whom
// the enemies hit (BS-EAT-5, BS-MOL-2, BS-PRO-2), who has come to a wall, how many came closer in which fields and how many appeared
// (BS-MAR-3), and which Tactics cards are gone (BS-TAC-4, BS-TAC-6): each in a line of its own, the weightiest first.
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
	used, idle := s.tacticsGone(events)
	near, moved := s.hordeMoved(events)
	for _, x := range []rules.News{s.hitsTaken(events), near, moved, {Text: idle}} {
		if !x.Text.Empty() {
			x.Tone = rules.Bad
			list = append(list, x)
		}
	}
	if !used.Empty() { // no loss: it has done what it was laid for
		list = append(list, rules.News{Text: used, Tone: rules.Good})
	}
	return list
}

// hitRules are the rules by which hits of enemies take Morale.
var hitRules = []string{"BS-EAT-5", "BS-MOL-2", "BS-PRO-2"}

// hitsTaken is what the heroes who live lost to hits, each in all, and what each has now, where nothing else has changed that; no text: nothing.
// Who has died and is back is told as that; that others died is told as such.
func (s *State) hitsTaken(events []rules.Event) (told rules.News) {
	var losses []rules.Event
	otherwise, died := map[rules.Element]bool{}, map[rules.Element]bool{}
	for _, e := range events {
		switch {
		case e.Name == "hero_died":
			died[e.Subject] = true
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
		lost, now := max(e.N, -e.N), int(s.heroes[h].track[cards.Morale])
		switch {
		case died[e.To]:
			says = append(says, rules.T("%s dies, and is back with %d Morale", s.short(h), now))
		case otherwise[e.To]:
			says = append(says, rules.T("%s loses %d Morale", s.short(h), lost))
		default:
			says = append(says, rules.T("%s loses %d Morale (%d left)", s.short(h), lost, now))
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

// perFields is a number for each field.
type perFields [cards.FieldCount]int

// hordeCounts are how many enemies came to a wall, otherwise closer, and appeared.
func (s *State) hordeCounts(events []rules.Event) (there, closer, fresh perFields) {
	for _, e := range events {
		f, z, ok := s.zoneAt(e.To)
		switch {
		case !ok:
		case e.Name == "unit_advanced" && z == zone1:
			there[f] += int(e.N)
		case e.Name == "unit_advanced":
			closer[f] += int(e.N)
		case e.Name == "unit_placed":
			fresh[f] += int(e.N)
		}
	}
	return there, closer, fresh
}

// hordeMoved is who has come to which walls, and how many enemies came closer and appeared, by field; no text: none did.
func (s *State) hordeMoved(events []rules.Event) (near, moved rules.News) {
	there, closer, fresh := s.hordeCounts(events)
	for f := range closer {
		if closer[f]+there[f]+fresh[f] > 0 {
			moved.Of = append(moved.Of, s.game.el.fields[f])
		}
	}
	if list := s.perField(there); len(list) > 0 {
		near.Text = rules.T("Now at the wall: %s.", rules.Commas(list...))
	}
	var says []rules.Text
	if list := s.perField(closer); len(list) > 0 {
		says = append(says, rules.T("Enemies closer: %s.", rules.Commas(list...)))
	}
	if list := s.perField(fresh); len(list) > 0 {
		says = append(says, rules.T("New: %s.", rules.Commas(list...)))
	}
	if len(says) > 0 {
		moved.Text = rules.Sentences(says...)
	} else {
		near.Of, moved.Of = moved.Of, nil
	}
	return near, moved
}

// perField are numbers of enemies with the fields in which they are, those of none left out.
func (s *State) perField(counts perFields) (list []rules.Text) {
	for f, n := range counts {
		if n > 0 {
			list = append(list, rules.T("%d %s", n, s.fieldName(fieldNo(f))))
		}
	}
	return list
}
