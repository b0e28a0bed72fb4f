package reading

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/reading"
)

// item is what a match brings next: a question with its answer, or an event.
type item struct {
	at    int // number of the case
	event rules.Event
	asked *reading.Case // nil: an event
}

// name is what the item is called: the event's name, or "?" and the kind of the question.
func (i item) name() string {
	if i.asked != nil {
		return "?" + i.asked.Kind
	}
	return i.event.Name
}

// told are the items that an attack is told by. All others only change the board.
var told = []string{
	"attack_rolled", "defence_rolled", "resistance_rolled", "protection_rolled", "riposte_rolled", "redirect_rolled",
	"point_lost", "regenerated", "healed", "ripostes", "attacks_again", "went_on_inside", "?riposte", "?redirect",
}

// play is one reading on its way through a stretch of a match.
type play struct {
	cards   map[string]*card
	notes   *reading.Notes
	board   *board
	items   []item
	cases   []reading.Case
	at      int               // case of the last item
	actions map[int][]*action // what is declared, by who does it, the last on top
	stances map[int]*stance   // of who fights in the attack that is being read
	last    *action           // what was declared last
	passed  int               // losses to come that a Bind passes on
	over    bool
	broken  error
}

// stop leaves a stretch: it is over, or something differs.
type stop struct{}

// peek returns the next item by which an attack is told, and makes what lies before it count. At the end of the
// stretch it stops.
func (p *play) peek() item {
	for len(p.items) > 0 {
		i := p.items[0]
		if slices.Contains(told, i.name()) && !(i.name() == "point_lost" && p.passed > 0) {
			if i.asked != nil && p.at != i.at {
				p.arrive(i.at)
			}
			return i
		}
		p.take()
	}
	panic(stop{})
}

// settled makes count what the last roll has brought about: deaths, what a Bind passes on, saves and who they are asked
// of. It stops before anything else begins.
func (p *play) settled() {
	for len(p.items) > 0 {
		i := p.items[0]
		passed := i.name() == "point_lost" && p.passed > 0
		if i.asked != nil && i.asked.Kind != "save" && i.asked.Kind != "occupy" || slices.Contains(told, i.name()) && !passed || slices.Contains(begins, i.name()) {
			return
		}
		p.take()
	}
}

// begins are the events with which something new begins.
var begins = []string{"turn_began", "phase_began", "declared", "assaults", "directs", "cast", "used", "forgoes", "asked"}

// take takes the next item and makes it count.
func (p *play) take() item {
	i := p.items[0]
	p.items = p.items[1:]
	if p.at != i.at {
		p.arrive(i.at)
	}
	if i.asked != nil {
		return i
	}
	switch i.event.Name {
	case "harm_passed_on":
		p.passed++
	case "point_lost":
		p.passed = max(0, p.passed-1)
	case "match_ended":
		p.over = true
	case "regenerated": // to DEFEND (TS-INN-8)
		p.down(p.board.thing(id(i.event.Subject)))
	}
	p.declare(i)
	p.board.follow(i.event, p.last)
	return i
}

// arrive takes the position of a case.
func (p *play) arrive(n int) {
	p.at = n
	b, err := readBoard(p.cases[n].Before)
	if err != nil {
		p.broken = err
		panic(stop{})
	}
	p.board = b
}

// same asks a question, and stops where the answers differ.
func (p *play) same(question, rule string, mine, theirs any) {
	if !p.notes.Same(p.at, question, rule, mine, theirs) {
		panic(stop{})
	}
}

// next takes the next item by which an attack is told, which must have this name and be about this thing.
func (p *play) next(question, rule, name string, who *thing) item {
	i := p.peek()
	p.same(question, rule, says(name, who.ID), says(i.name(), id(i.event.Subject)))
	return p.take()
}
