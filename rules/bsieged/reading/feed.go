package reading

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/reading"
)

// item is what a match brings next: a question with its answer, or an event.
type item struct {
	at    int
	event rules.Event
	asked *reading.Case // nil: an event
}

// name is the event's name, or "?" and the kind of the question.
func (i item) name() string {
	if i.asked != nil {
		return "?" + i.asked.Kind
	}
	return i.event.Name
}

// attacks are the events that begin an attack, by the Zone from which it comes.
var attacks = [4]string{1: "krohns_attack", 2: "gargohs_attack", 3: "molens_attack"}

// told are the items by which the Enemies phase is told. All others only change the board.
var told = []string{
	"krohns_attack", "gargohs_attack", "molens_attack", "hit_ignored", "hits_lost", "messenger_ambushed", "messenger_died",
	"reinforced_spent", "building_damaged", "building_destroyed", "unit_advanced", "unit_entered", "avatar_advanced",
	"avatar_entered", "?hit", "?shield", "?field",
}

// play is one reading on its way through a stretch of a match.
type play struct {
	*board
	texts    map[string]*text
	notes    *reading.Notes
	items    []item
	cases    []reading.Case
	position int
	broken   error
}

// stop leaves a stretch: it is over, or something differs.
type stop struct{}

func (i item) told() bool {
	if i.name() == "morale_lost" {
		return slices.Contains([]string{"BS-EAT-5", "BS-MOL-2", "BS-MSG-12"}, i.event.Rule)
	}
	return slices.Contains(told, i.name())
}

// over reports whether an item ends the phase.
func (i item) over() bool { return i.name() == "round_began" || strings.HasPrefix(i.name(), "season_") }

// peek returns the next item by which the phase is told, or the one that ends it; what lies before it counts.
func (p *play) peek() item {
	for len(p.items) > 0 {
		i := p.items[0]
		if strings.HasPrefix(i.name(), "lost_") || strings.HasPrefix(i.name(), "won") {
			break
		}
		if i.told() || i.over() {
			p.arrive(i)
			return i
		}
		p.take()
	}
	panic(stop{})
}

// take takes the next item and makes it count.
func (p *play) take() item {
	i := p.items[0]
	p.items = p.items[1:]
	p.arrive(i)
	if i.asked == nil {
		p.follow(i.event)
	}
	return i
}

// arrive takes the position of the case that an item belongs to.
func (p *play) arrive(i item) {
	if p.position == i.at || i.asked == nil {
		return
	}
	p.position = i.at
	b, err := readBoard(p.cases[i.at].Before, p.texts)
	if err != nil {
		p.broken = err
		panic(stop{})
	}
	if p.board != nil {
		b.spent, b.holding = p.spent, p.holding
	}
	p.board = b
}

// same asks a question, and stops where the answers differ.
func (p *play) same(question, rule string, mine, theirs any) {
	if !p.notes.Same(p.position, question, rule, mine, theirs) {
		panic(stop{})
	}
}

// says is what an item tells, in a few words.
func (i item) says() string {
	e := i.event
	switch {
	case i.asked != nil:
		return i.name()
	case e.Subject.Kind() == "morale":
		return e.Subject.Name() + " loses 1"
	case e.Name == "hit_ignored":
		return e.Subject.Name() + " ignores it"
	case e.From.Kind() == "zone":
		return fmt.Sprint(e.Name, " from ", e.From.Name())
	}
	return fmt.Sprint(e.Name, " ", e.Subject.Name())
}
