package towersiege

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
)

// habit is a preference that options give its first value: a number of a value, and where a seat keeps it.
type habit struct {
	rules.Preference
	get    func(*engine.Player) int
	set    func(*engine.Player, int)
	before int // the value in matches of the first revisions of the rules
	usual  int // the value that a match begins with
	first  int // the value that a match begins with for who has never come to the end of one; 0: the usual one
	// earlier are the values that matches began with before.
	earlier []string
}

// needless are the ways of needless questions, from all asked to the fewest.
var needless = [...]engine.Needless{engine.AskedAll, engine.PassedOver, engine.RoutineToo, engine.DiscardsToo, engine.DefencesToo, engine.Fewest, engine.CombatToo, engine.Everything}

// habits are how a seat wants to be asked (TS-WIN-9, TS-MOD-9). Behind them come the cards that can be armed.
var habits = [...]habit{
	{rules.Preference{ID: "answers", Name: "Answers", Help: "When to be asked whether to answer what others do.",
		Values: []rules.OptionValue{
			engine.AnswerRelevant: {ID: "relevant", Name: "If it matters", Help: "Asked if what is declared touches what is yours, and at lethal wounds."},
			engine.AnswerAll:      {ID: "all", Name: "Always", Help: "Asked whenever something can be played."},
			engine.AnswerArmed:    {ID: "armed", Name: "Armed cards", Help: "Asked only if an armed card can be played, and at lethal wounds."},
			engine.AnswerNever:    {ID: "never", Name: "Never", Help: "Asked only if the Mage is about to die."},
		}},
		func(p *engine.Player) int { return int(p.Setting) }, func(p *engine.Player, n int) { p.Setting = engine.Setting(n) }, 0, 0, 0, nil},
	{rules.Preference{ID: "riposte", Name: "Ripostes", Help: "Whether to be asked before striking back.",
		Values: []rules.OptionValue{{ID: "ask", Name: "Ask"}, {ID: "always", Name: "Always strike"}}},
		func(p *engine.Player) int { return number(p.AutoRiposte) }, func(p *engine.Player, n int) { p.AutoRiposte = n == 1 }, 0, 0, 0, nil},
	{rules.Preference{ID: "needless", Name: "Needless questions", Help: "Whether to be asked where nothing is left to decide.",
		Values: []rules.OptionValue{
			{ID: "ask", Name: "Asked", Help: "Each turn is ended by hand, and every answer that bears on an attack is asked for."},
			{ID: "skip", Name: "Passed over", Help: "A turn in which nothing is left to do ends by itself, and answers that help nothing are not asked for.", Seldom: true},
			{ID: "routine", Name: "Routine too", Help: "Upkeep for which there is enough is also paid by itself, and a creature strikes back by itself; where the Mage could come to harm, you are asked.", Seldom: true},
			{ID: "most", Name: "Discards too", Help: "Routine, and you are not asked to discard before you draw, unless your hand is full.", Seldom: true},
			{ID: "defence", Name: "Lone defenders too", Help: "Routine, and who alone can defend but for your Mage does so by itself; where that could cost the Tower, you are asked.", Seldom: true},
			{ID: "fewest", Name: "Discards and defenders", Help: "Routine, discards and lone defenders go by themselves.", Seldom: true},
			{ID: "combat", Name: "Spent Combat too", Help: "Lone defenders, and Combat ends by itself once nobody is left to attack and nothing worth casting or using; Items change hands before that."},
			{ID: "all", Name: "All of that", Help: "Routine, discards, lone defenders and spent Combat go by themselves."},
		}},
		func(p *engine.Player) int { return slices.Index(needless[:], p.Needless) }, func(p *engine.Player, n int) { p.Needless = needless[n] }, 0, 6, 7, []string{"skip", "routine", "defence"}},
}

// reminders is of what a seat is reminded before it ends Main or Combat, which no option settles: an answer to such a reminder does.
var reminders = rules.Preference{ID: idReminders, Name: "Reminders", Help: "Of what to be reminded before Main or Combat ends.",
	Values: []rules.OptionValue{
		{ID: "all", Name: "Gold and attacks", Help: "Asked if gold is left that would buy something worth having, or an attack that looks worth its risk."},
		{ID: "attacks", Name: "Attacks only", Help: "Asked if an attack is left that looks worth its risk."},
		{ID: "gold", Name: "Gold only", Help: "Asked if gold is left that would buy something worth having."},
		{ID: "none", Name: "Neither", Help: "Asked only if upkeep is unpaid, or the match may be lost."},
	}}

const idReminders = "reminders"

// unminded are the values of reminders as a seat keeps them.
var unminded = [...]engine.Reminders{0, engine.OfGold, engine.OfAttacks, engine.OfGold | engine.OfAttacks}

var unarmedArmed = []rules.OptionValue{{ID: off, Name: "Not armed"}, {ID: on, Name: "Armed", Help: "Asked wherever the card can be played.", Seldom: true}}

func number(is bool) int {
	if is {
		return 1
	}
	return 0
}

// option is the option that settles a habit of a seat before the match.
func (h *habit) option(seat int) rules.Option {
	first := ""
	if h.first > 0 {
		first = h.Values[h.first].ID
	}
	return rules.Option{ID: ofSeat(h.ID, seat), Name: h.Name + ", " + words.Seats[seat], Help: h.Help, Values: h.Values, Default: h.Values[h.usual].ID, Before: h.Values[h.before].ID, First: first, Earlier: h.earlier,
		Seats: rules.SeatsOf(rules.Seat(seat)), Prefers: h.ID}
}

// settleHabits gives all seats what the options say.
func settleHabits(s *engine.State, values map[string]string) {
	for seat := range int(s.Count) {
		for i := range habits {
			h := &habits[i]
			if n, ok := index(h.Values, values[ofSeat(h.ID, seat)]); ok {
				h.set(&s.Players[seat], n)
			}
		}
	}
}

func index(values []rules.OptionValue, id string) (int, bool) {
	for i := range values {
		if values[i].ID == id {
			return i, true
		}
	}
	return 0, false
}

// armed is the preference whether to be asked for a card wherever it can be played; false: the card is not one that
// answers.
func armed(c *content.Content, card content.Card) (rules.Preference, bool) {
	info := c.At(card)
	if !info.Magic() || !info.AnyTurn {
		return rules.Preference{}, false
	}
	return rules.Preference{ID: "arm_" + info.ID, Name: info.Name, Help: "Whether to be asked wherever this card can be played.", Values: unarmedArmed}, true
}

// preferenceNames are what preferences are called that are no options.
func (g *Game) preferenceNames() (names []rules.Text) {
	for card := range content.Card(len(g.content.Cards)) {
		if p, ok := armed(g.content, card); ok {
			names = append(names, p.Title(), p.About())
		}
	}
	names = append(names, reminders.Title(), reminders.About())
	for _, v := range slices.Concat(reminders.Values, unarmedArmed) {
		names = append(names, v.Title(), v.About())
	}
	return names
}

// eachPreference goes through the preferences of a seat; set settles a value of one.
func (s *State) eachPreference(seat rules.Seat, do func(p rules.Preference, set func(n int))) {
	player := &s.Players[seat]
	for i := range habits {
		h := &habits[i]
		p := h.Preference
		p.Value = p.Values[h.get(player)].ID
		do(p, func(n int) { h.set(player, n) })
	}
	minded := reminders
	minded.Value = minded.Values[slices.Index(unminded[:], player.Unminded)].ID
	do(minded, func(n int) { player.Unminded = unminded[n] })
	for card := range content.Card(len(s.Content.Cards)) {
		if p, ok := armed(s.Content, card); ok {
			p.Value = p.Values[number(player.Armed.Has(card))].ID
			do(p, func(n int) {
				player.Armed.Remove(card)
				if n == 1 {
					player.Armed.Add(card)
				}
			})
		}
	}
}

// Preferences lists what a seat has settled about how it is asked.
func (s *State) Preferences(seat rules.Seat) (list []rules.Preference) {
	if seat < 0 || seat >= rules.Seat(s.Count) {
		return nil
	}
	s.eachPreference(seat, func(p rules.Preference, _ func(int)) { list = append(list, p) })
	return list
}

// Prefer settles how a seat is asked from its next decision on.
func (s *State) Prefer(seat rules.Seat, id, value string) error {
	if seat < 0 || seat >= rules.Seat(s.Count) {
		return fmt.Errorf("no seat %d; the seats are 0 to %d", seat, s.Count-1)
	}
	var ids []string
	err, found := error(nil), false
	s.eachPreference(seat, func(p rules.Preference, set func(int)) {
		ids = append(ids, p.ID)
		if p.ID != id {
			return
		}
		found = true
		if n, ok := index(p.Values, value); ok {
			set(n)
			return
		}
		var values []string
		for _, v := range p.Values {
			values = append(values, v.ID)
		}
		err = fmt.Errorf("%s: there is no value %q; there are %s", id, value, strings.Join(values, ", "))
	})
	if !found {
		return fmt.Errorf("there is no preference %q; there are %s", id, strings.Join(ids, ", "))
	}
	return err
}
