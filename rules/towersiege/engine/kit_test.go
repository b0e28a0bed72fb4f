package engine

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

const contentDir = "../../../assets/content/towersiege"

var testContent *content.Content

func world(tb testing.TB) *World {
	tb.Helper()
	if testContent == nil {
		c, err := content.Load(os.DirFS(contentDir))
		if err != nil {
			tb.Fatal(err)
		}
		testContent = c
	}
	return NewWorld(testContent)
}

// table is a match in a test. Its dice are forced: a choice that does not throw exactly those that it was given
// is an error.
type table struct {
	*State
	t      *testing.T
	events []rules.Event // of the last choice
}

// begin begins a match of Mages by their ids, seat 0 first, in the first Main of seat 0. Both sides are rich,
// their hands are empty, and nobody wants to answer.
func begin(t *testing.T, mages ...string) *table { return beginWith(t, Options{}, mages...) }

func beginWith(t *testing.T, o Options, mages ...string) *table {
	t.Helper()
	w := world(t)
	for i := range o.Decks {
		o.Decks[i] = w.Content.Built(1, 2, 3)
	}
	m := &table{State: New(w, o, len(mages), 1), t: t}
	towers := []string{"tower_greystone", "tower_thornspire", "tower_emberhold", "tower_greystone"}
	for i, id := range mages {
		m.do("mage " + id)
		var faces []uint8
		if i == len(mages)-1 {
			for n := range mages {
				faces = append(faces, uint8(90-n))
			}
		}
		m.do("tower "+towers[i], faces...)
	}
	for seat := range rules.Seat(len(mages)) {
		m.Players[seat].Hand = Pile{}
		m.rich(seat)
		m.Players[seat].Setting = AnswerNever
	}
	return m.again()
}

// again lists the choices after the position was changed by hand.
func (m *table) again() *table {
	m.listChoices()
	return m
}

func (m *table) rich(seat rules.Seat) { m.Players[seat].Ordinary = Points{40, 40} }

// card is a card by its id.
func (m *table) card(id string) content.Card {
	m.t.Helper()
	card, ok := m.Content.Find(id)
	if !ok {
		m.t.Fatalf("there is no card %s", id)
	}
	return card
}

// put puts a creature, structure or Relic into play.
func (m *table) put(seat rules.Seat, id string) ThingID {
	m.t.Helper()
	t := m.enter(m.card(id), seat)
	t.Marks = 0
	if m.Info(t).Type == content.Relic {
		t.Marks = InUse
	}
	m.again()
	return t.ID
}

// wear puts an Item on a bearer.
func (m *table) wear(bearer ThingID, id string) ThingID {
	m.t.Helper()
	t := m.enter(m.card(id), m.At(bearer).Owner)
	t.Marks, t.On = InUse, bearer
	m.again()
	return t.ID
}

// hold puts cards into a hand.
func (m *table) hold(seat rules.Seat, ids ...string) {
	for _, id := range ids {
		m.Players[seat].Hand.sortIn(m.card(id))
	}
	m.again()
}

// able enables an ability of a creature.
func (m *table) able(id ThingID, card string) {
	m.force(Timed{Kind: EnabledInForce, Card: m.card(card), Caster: m.At(id).Owner, Target: id}, 1)
	m.again()
}

// out puts the Mage of a seat on the battlefield.
func (m *table) out(seat rules.Seat) ThingID {
	m.leaveStructure(m.Mage(seat))
	m.again()
	return m.Players[seat].Mage
}

// do plays a choice that throws exactly these dice.
func (m *table) do(text string, faces ...uint8) *table {
	m.t.Helper()
	c, err := m.Spellings.Parse(text)
	if err != nil {
		m.t.Fatal(err)
	}
	if err := m.Force(faces...); err != nil {
		m.t.Fatal(err)
	}
	m.events, err = m.Apply(c)
	if err != nil {
		m.t.Fatalf("%s: %v; %v can be chosen: %s", text, err, m.Asked, m.offers())
	}
	if left := m.Rng.Forced(); len(left) > 0 {
		m.t.Fatalf("%s: the dice %v were not thrown", text, left)
	}
	thrown := 0
	for _, e := range m.events {
		thrown += int(e.Count)
	}
	if thrown != len(faces) {
		m.t.Fatalf("%s: %d dice were thrown, %d are known: %s", text, thrown, len(faces), m.names())
	}
	return m
}

// dof is do with a format.
func (m *table) dof(faces []uint8, format string, args ...any) *table {
	m.t.Helper()
	return m.do(fmt.Sprintf(format, args...), faces...)
}

// fight enters Combat and declares attackers.
func (m *table) fight(ids ...ThingID) *table {
	m.t.Helper()
	m.do("combat")
	for _, id := range ids {
		m.dof(nil, "declare %d", id)
	}
	if m.Asked == AskDeclare {
		m.do("ready to fight")
	}
	return m
}

// refused says why a choice is refused, and that nothing has changed.
func (m *table) refused(format string, args ...any) string {
	m.t.Helper()
	text := fmt.Sprintf(format, args...)
	c, err := m.Spellings.Parse(text)
	if err != nil {
		m.t.Fatal(err)
	}
	before, things, timed, choices := *m.State, slices.Clone(m.Things), slices.Clone(m.Timed), slices.Clone(m.choices)
	_, err = m.Apply(c)
	if err == nil {
		m.t.Fatalf("%s is not refused", text)
	}
	if before.Rng != m.Rng || before.Players != m.Players || before.Stack != m.Stack || before.Asked != m.Asked || before.Actions != m.Actions ||
		!slices.Equal(things, m.Things) || !slices.Equal(timed, m.Timed) || !slices.Equal(choices, m.choices) {
		m.t.Errorf("%s was refused and changed something", text)
	}
	return err.Error()
}

func (m *table) offers() string {
	var list []string
	for _, c := range m.choices {
		list = append(list, m.Spellings.Write(c))
	}
	return strings.Join(list, "; ")
}

// offered reports whether a choice can be made.
func (m *table) offered(format string, args ...any) bool {
	m.t.Helper()
	c, err := m.Spellings.Parse(fmt.Sprintf(format, args...))
	if err != nil {
		m.t.Fatal(err)
	}
	return m.Decision().Allows(c)
}

// names are the names of the last events.
func (m *table) names() string {
	var list []string
	for _, e := range m.events {
		list = append(list, e.Name)
	}
	return strings.Join(list, " ")
}

func (m *table) happened(name string) bool {
	for _, e := range m.events {
		if e.Name == name {
			return true
		}
	}
	return false
}

// level is the level that was needed at the nth throw of the last choice, from 0.
func (m *table) level(n int) int {
	for _, e := range m.events {
		if e.Kind == rules.DiceRolled {
			if n == 0 {
				return int(e.N)
			}
			n--
		}
	}
	return -99
}

// want compares.
func want[T comparable](t *testing.T, what string, got, wanted T) {
	t.Helper()
	if got != wanted {
		t.Errorf("%s: %v; want %v", what, got, wanted)
	}
}

// endTurn ends turns until a seat is at its Main again, whoever is asked on the way.
func (m *table) endTurn() *table {
	m.t.Helper()
	seat := m.Turn
	for m.Turn == seat && m.Result == Undecided {
		switch m.Asked {
		case AskMain:
			m.do("end turn")
		case AskCombat:
			m.do("end combat")
		case AskRespond:
			m.do("pass")
		default:
			m.t.Fatalf("the turn cannot be ended at %v", m.Asked)
		}
	}
	for m.Asked == AskUpkeep || m.Asked == AskReplenish || m.Asked == AskRespond {
		m.do(m.Spellings.Write(m.choices[len(m.choices)-1])) // "later", "keep all", or the last card
	}
	m.rich(m.Turn)
	return m.again()
}
