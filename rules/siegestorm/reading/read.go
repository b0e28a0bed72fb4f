package reading

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/reading"
)

// Reading is the second reading of Siegestorm.
type Reading struct{ designs map[string]*design }

// New returns the reading with the cards of a folder of content.
func New(content fs.FS) (reading.Reading, error) {
	designs, err := load(content)
	return Reading{designs}, err
}

// Questions are those that random play comes to often.
func (Reading) Questions() []string {
	return []string{
		"what can be announced", "what can be deployed", "who may answer",
		"which link is carried out", "a negated link", "place in the chain", "links alternate", "whose Casualties an action goes to",
		"what a command costs", "orders", "targets of a storm", "Attack Strength", "DEF of who is struck", "a storm kills",
		"cards lost", "what a boss strikes at", "where a spent creature goes",
	}
}

// Keen is for commands, answers and storms.
func (Reading) Keen(choice string) bool {
	for _, verb := range []string{"action ", "ability ", "creature ", "storm", "pay auto", "hold ", "strike "} {
		if strings.HasPrefix(choice, verb) {
			return true
		}
	}
	return false
}

// questions are those of one stretch of a match.
type questions struct {
	*board
	c         *reading.Case
	notes     *reading.Notes
	at        int
	step      string // the step of the turn that was told last
	resolving bool   // the chain is being carried out
	done      []link // what was carried out, and is still to be laid down
	hits      *hits
}

// Read looks at what is offered in each position, and follows what is told from it to the next.
func (r Reading) Read(cases []reading.Case, notes *reading.Notes) error {
	q := &questions{notes: notes}
	for n := range cases {
		b, err := readBoard(cases[n].Before, r.designs)
		if err != nil {
			return err
		}
		if q.board != nil && cases[n].Kind != "window" { // a link that is being carried out stands in the position still
			b.Chain = q.Chain
		} else if len(b.Chain) > 0 && !slices.Contains([]string{"react", "target", "pay"}, cases[n].Kind) {
			continue // it began before the stretch
		}
		q.board, q.c, q.at = b, &cases[n], n
		q.offered()
		for i, e := range cases[n].Events {
			q.told(e, cases[n].Events[:i], cases[n].Events[i+1:])
			q.follow(e)
			if len(notes.Differences) > 0 {
				return nil
			}
		}
		if len(notes.Differences) > 0 {
			return nil
		}
	}
	return nil
}

func (q *questions) same(question, rule string, mine, theirs any) {
	q.notes.Same(q.at, question, rule, mine, theirs)
}

// simple reports whether each side has one track and one hand, so that what it can announce is a plain list.
func (q *questions) simple() bool { return q.Mode != "coop" && q.Mode != "lms" }

// legal are the legal choices of some verbs, in order.
func (q *questions) legal(verbs ...string) string {
	var list []string
	for _, choice := range q.c.Legal {
		if slices.Contains(verbs, strings.Fields(choice)[0]) {
			list = append(list, choice)
		}
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}

// offered compares what is offered in a position.
func (q *questions) offered() {
	name := nameOf(int(q.c.Seats.First()))
	switch q.c.Kind {
	case "window":
		if !q.simple() {
			return
		}
		q.same("what can be announced", "ST-CHN-1", strings.Join(q.announcements(name, nil), ", "), q.legal("action", "ability"))
		switch q.step {
		case "deploy_step":
			q.same("what can be deployed", "ST-TRN-9", strings.Join(q.deployable(name), ", "), q.legal("creature"))
		case "":
		default:
			q.same("what can be deployed", "ST-TRN-9", "", q.legal("creature"))
		}
	case "react":
		if len(q.Chain) == 0 {
			return
		}
		last := &q.Chain[len(q.Chain)-1]
		q.same("who may answer", "ST-CHN-2", true, q.team(last.By) != q.team(name))
		if q.simple() {
			q.same("what can answer", "ST-REA-1", strings.Join(q.announcements(name, last), ", "), q.legal("action", "ability"))
		}
	case "order":
		if q.simple() && len(q.Exits) > 0 {
			q.same("orders", "ST-TRN-7", strings.Join(q.orders(), ", "), q.legal("storm", "support", "hold"))
		}
	case "attack":
		q.same("targets of a storm", "ST-STO-7", strings.Join(q.strikes(), ", "), q.legal("strike"))
		if q.simple() {
			q.same("what can be announced", "ST-RUL-69", strings.Join(q.announcements(name, nil), ", "), q.legal("action", "ability"))
		}
	}
}

// told compares what an event tells. The board is still as it was before it.
func (q *questions) told(e rules.Event, before, rest []rules.Event) {
	switch e.Name {
	case "turn_began", "draw_step", "advance_step", "deploy_step", "reserves_step", "play_step":
		q.step = e.Name
	case "action_played":
		q.push(e, "action")
		q.paid(e, before)
	case "ability_activated":
		q.push(e, "ability")
		q.paid(e, before)
	case "storm_action":
		q.push(e, "storm")
	case "deployed":
		if e.From.Kind() == "hand" {
			q.paid(e, before)
		}
	case "link_resolves":
		q.resolve(e, false)
	case "link_negated":
		q.resolve(e, true)
	case "negated":
		q.negate(e)
	case "action_done":
		q.finish(e)
	case "no_reaction":
		q.unasked(e)
	case "storms":
		q.hits = nil
		if s, ok := q.spot(q.subject(e.Subject)); ok {
			att, _ := q.stats(s)
			q.same("ATT of who storms", "ST-STO-4", fmt.Sprint(att), e.N)
		}
	case "struck", "struck_player":
		q.storm(e, rest)
	case "spent":
		q.spent(e)
	}
}
