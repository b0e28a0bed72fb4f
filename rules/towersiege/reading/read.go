package reading

import (
	"io/fs"
	"strings"

	"portcullis/rules/reading"
)

// Reading is the second reading of Tower Siege.
type Reading struct{ cards map[string]*card }

// New returns the reading with the cards of a folder of content.
func New(content fs.FS) (reading.Reading, error) {
	cards, err := load(content)
	return Reading{cards}, err
}

// Questions are those that random play comes to often.
func (Reading) Questions() []string {
	return []string{
		"who rolls to attack", "level of the attack", "who rolls to defend", "level of the defence", "defence after a miss",
		"protection", "level of the protection", "a point is lost", "points left", "to DEFEND", "a Mage that fumbles",
		"an additional attack", "the attack goes on inside", "a Riposte is offered", "who defends against a Riposte",
		"level of the Riposte", "a card is destroyed",
	}
}

// Keen is for attacks of all kinds, and for what makes them likely.
func (Reading) Keen(choice string) bool {
	for _, verb := range []string{"assault", "direct", "use", "declare", "step out", "riposte", "redirect", "combat", "buy", "equip"} {
		if strings.HasPrefix(choice, verb) {
			return true
		}
	}
	for _, magic := range []string{"power_blast", "powerbolt", "fury", "waste", "sand_storm", "shatter", "unmake", "ice_lance", "soul_leech", "unweaving"} {
		if strings.HasPrefix(choice, "cast "+magic+" ") {
			return true
		}
	}
	return false
}

// Read follows all attacks of a stretch.
func (r Reading) Read(cases []reading.Case, notes *reading.Notes) (err error) {
	p := &play{cards: r.cards, notes: notes, cases: cases, at: -1, actions: map[int][]*action{}}
	for n := range cases {
		p.items = append(p.items, item{at: n, asked: &cases[n]})
		for _, e := range cases[n].Events {
			p.items = append(p.items, item{at: n, event: e})
		}
	}
	p.items = p.items[:len(p.items)-1] // nobody has answered the last question
	defer func() {
		if v := recover(); v != nil {
			if _, ok := v.(stop); !ok {
				panic(v)
			}
			err = p.broken
		}
	}()
	for {
		switch i := p.peek(); i.name() {
		case "attack_rolled":
			p.begin()
		case "resistance_rolled", "protection_rolled", "point_lost", "regenerated", "healed": // of a sweep, or of what asks for no skill
			p.take()
		default:
			if len(p.actions) > 0 {
				p.same("what is told outside an attack", "TS-RIP-1", "nothing", says(i.name(), id(i.event.Subject)))
			}
			p.take()
		}
	}
}
