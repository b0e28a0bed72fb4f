package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

// fray is a battle that the viewer has seen begin and end.
type fray struct {
	at   atlas.Place
	own  bool        // the viewer's side fought in it
	held bool        // a block of it had stood there before
	role engine.Role // of the viewer's side
	won  int16       // the role that won, -1 for nobody
	lost [engine.Seats]int
	last int // the event that ended it
}

// fought tells how the battle has ended after which the viewer may regroup, or what battles have made of places that the viewer's side has
// fought for in the turn of its last decision: those that it has lost, then the one that others have ended last, and how many
// blocks both sides have lost there; empty: there was none, or nothing is settled.
func (l *layout) fought() rules.Text {
	frays := l.frays(l.Recent)
	if l.Asked == engine.AskRegroup && l.Asker == l.Viewer {
		p := l.State.Stack.Top().Place
		told := fray{at: p, role: l.RoleOf(p, engine.PartyOf(l.Viewer)), lost: [engine.Seats]int{l.fallen(engine.Argot), l.fallen(engine.Mineos)}}
		told.won = int16(told.role)
		for _, f := range frays {
			if f.at == p {
				told.lost = f.lost
			}
		}
		return l.outcome([]fray{told})
	}
	var list []fray
	for i, f := range frays {
		if l.lost(f) || i == len(frays)-1 && f.last >= len(l.Recent)-l.reach() {
			list = append(list, f)
		}
	}
	return l.outcome(list)
}

// outcome tells what became of places that were fought for: each once, as they stand now.
func (l *layout) outcome(list []fray) rules.Text {
	var lost, told []rules.Text
	var fell [engine.Seats]int
	for _, f := range list {
		name := l.Map.Title(f.at)
		switch won := f.won == int16(f.role); {
		case l.BattleAt(f.at):
			continue
		case won && l.EnemyAt(f.at, engine.PartyOf(l.Viewer)):
			continue
		case won && f.role == engine.Attacker:
			told = append(told, rules.T("%s taken.", name))
		case won:
			told = append(told, rules.T("%s held.", name))
		case l.lost(f):
			lost = append(lost, rules.T("%s lost.", name))
		case !f.held && !won && f.won >= 0 && f.role == engine.Attacker:
			told = append(told, rules.T("%s not taken.", name))
		case !f.held && !won && f.won >= 0: // it came to the help of others
			told = append(told, rules.T("%s not held.", name))
		default:
			continue
		}
		for seat, n := range f.lost {
			fell[seat] += n
		}
	}
	if told = append(lost, told...); len(told) == 0 {
		return rules.Text{}
	}
	for _, seat := range [...]rules.Seat{1 - l.Viewer, l.Viewer} {
		if n := fell[seat]; n > 0 {
			told = append(told, rules.Plural(n, "%s lost %d block.", "%s lost %d blocks.", words.Seat(seat), n))
		}
	}
	return rules.Sentences(told...)
}

// lost reports whether a place was held by the viewer's side before it was fought for there, was not won, and is held by nobody of it now.
func (l *layout) lost(f fray) bool {
	if !f.held || f.won == int16(f.role) {
		return false
	}
	for b := range l.In(f.at) {
		if l.Friendly(l.Pieces[b].Party, engine.PartyOf(l.Viewer)) {
			return false
		}
	}
	return true
}

// frays are the battles in events that the viewer's side fought in, the last of each place.
func (l *layout) frays(events []rules.Event) (list []fray) {
	type step struct{ who, to rules.Element }
	var now fray
	begun, came, first := false, map[step]bool{}, map[rules.Element]bool{} // first: whether the viewer's side was the first to come among enemies
	for i, e := range events {
		switch {
		case e.Name == "battle_began":
			now, begun = fray{at: l.placeOf(e.To)}, true
			if e.Seat == l.Viewer || e.Seat == rules.NoSeat && first[e.To] {
				now.role = engine.Attacker
			}
		case !begun:
			if _, met := first[e.To]; e.Name == "attacked" && !met {
				first[e.To] = l.ours(e)
			}
			came[step{e.Subject, e.To}] = e.Kind == rules.PieceMoved
		case e.Name == "battle_ended":
			if begun = false; !now.own || now.at != l.placeOf(e.To) {
				continue
			}
			now.won, now.last = e.N, i
			list = append(slices.DeleteFunc(list, func(f fray) bool { return f.at == now.at }), now)
		default:
			if e.Name == "eliminated" && e.Seat != rules.NoSeat {
				now.lost[e.Seat]++
			}
			if l.ours(e) {
				now.own = true
				now.held = now.held || e.Subject.Kind() == "block" && !came[step{e.Subject, l.PlaceElement(now.at)}]
			}
		}
	}
	return list
}

// ours reports whether an event tells of the viewer's side.
func (l *layout) ours(e rules.Event) bool {
	b, known := l.Content.Find(e.Subject.Name())
	return e.Seat == l.Viewer || known && e.Subject.Kind() == "block" && l.Friendly(l.Pieces[b].Party, engine.PartyOf(l.Viewer))
}

// reach is how many of the last events of Recent are news: what has followed since the viewer decided.
func (l *layout) reach() int {
	n := 0
	for i := len(l.Recent) - 1; i >= 0 && n < len(l.Since); i-- {
		if l.Recent[i].Seat != l.Viewer {
			n++
		}
		if n == len(l.Since) {
			return len(l.Recent) - i
		}
	}
	return 0
}

// fallen is how many blocks of a seat have fallen in battles of this turn.
func (l *layout) fallen(seat rules.Seat) (n int) {
	for b := range content.Block(content.BlockCount) {
		if p := &l.Pieces[b]; p.Status == engine.Eliminated && p.Has(engine.Fought) && engine.SeatOf(p.Party) == seat {
			n++
		}
	}
	return n
}
