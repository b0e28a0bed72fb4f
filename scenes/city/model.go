package city

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/table"
)

// model is the position that is laid out: the view of the match with the events that were
// shown since. What the events do not tell stays as it was.
type model struct {
	kurth.View
	row      [3]*kurth.CardView // nil: no card lies there
	cards    []*kurth.Card      // all cards that are known, in no order
	last     rules.Event        // shown last
	special  rules.Element      // used this turn since the state
	resolved bool               // the attack of this turn was resolved since the state
	laid     bool               // the dice were laid, not thrown, since the state
	again    [3]int             // how often each die was thrown since
	gained   map[rules.Element]int
}

// newModel reads the moment. False: it is not a match of this game.
func newModel(m *table.Moment) (*model, bool) {
	state, ok := m.State.(*kurth.State)
	if !ok {
		return nil, false
	}
	d := &model{View: state.View(), last: m.Last(), gained: map[rules.Element]int{}}
	for i := range d.View.Row {
		d.row[i] = &d.View.Row[i]
		d.cards = append(d.cards, d.row[i].Card)
	}
	d.cards = append(append(d.cards, d.ToCome...), d.Discard...)
	for _, e := range m.Since {
		d.apply(e)
	}
	return d, true
}

// apply does to the view what an event tells.
func (d *model) apply(e rules.Event) {
	switch e.Kind {
	case rules.TurnBegan:
		d.beginTurn(int(e.N))
	case rules.CardMoved:
		d.moveCard(e)
	case rules.PileShuffled:
		d.DrawCount, d.Discard = len(d.cards), nil
		d.ToCome = slices.Clone(d.cards)
		slices.SortFunc(d.ToCome, func(a, b *kurth.Card) int { return a.Number - b.Number })
	case rules.TrackChanged:
		d.moveTrack(e)
	case rules.MarkerChanged:
		d.turnMarker(e)
	case rules.PieceAdded, rules.PieceRemoved, rules.PieceMoved:
		d.movePiece(e)
	case rules.DiceRolled:
		d.resolved = false
		d.Attack.Kind, d.Attack.Dice, d.Attack.Aside = "rolled", []int{int(e.Dice[0]), int(e.Dice[1])}, int(e.Dice[2])
		d.Attack.Roll = d.Attack.Dice[0] + d.Attack.Dice[1] + d.Attack.RollBonus
	case rules.DieChanged:
		d.turnDie(e)
	case rules.AttackResolved:
		d.Attack.Roll, d.Attack.Need, d.Attack.Kind = int(e.N), int(e.M), "lost"
		if e.N >= e.M {
			d.Attack.Kind = "won"
		}
		d.resolved = true
	case rules.MatchEnded:
		d.Decision, d.Result = "", result(e.N)
	case rules.Note:
		d.note(e)
	}
	d.count()
}

func (d *model) beginTurn(turn int) {
	perRound := 4
	d.Turn, d.Round, d.TurnInRound = turn, 1+(turn-1)/perRound, 1+(turn-1)%perRound
	d.Attack, d.resolved, d.laid = kurth.AttackView{Kind: "none"}, false, false
	d.SpecialUsed, d.special = false, ""
	for i := range d.Places {
		d.Places[i].Arrived = 0
	}
	d.Decision = "deal"
}

// moveCard deals, discards or swaps a card.
func (d *model) moveCard(e rules.Event) {
	if from := slot(e.From); from >= 0 && d.row[from] != nil && d.row[from].Element == e.Subject {
		if e.To == kurth.ElementDiscard {
			d.Discard = append([]*kurth.Card{d.row[from].Card}, d.Discard...)
		}
		d.row[from] = nil
	}
	to := slot(e.To)
	if to < 0 {
		return
	}
	i := slices.IndexFunc(d.cards, func(c *kurth.Card) bool { return kurth.CardElement(c.ID) == e.Subject })
	if i < 0 {
		return
	}
	d.row[to] = &kurth.CardView{Card: d.cards[i], Element: e.Subject, Places: to < 2, SpecialUsed: kurth.SpecialElement(d.cards[i].Special.ID) == d.special}
	if e.From == kurth.ElementDraw {
		d.DrawCount--
		d.ToCome = slices.DeleteFunc(slices.Clone(d.ToCome), func(c *kurth.Card) bool { return c == d.cards[i] })
	}
}

func (d *model) moveTrack(e rules.Event) {
	d.gained[e.Subject] += int(e.N)
	switch e.Subject {
	case kurth.ElementSpirit:
		d.Spirit = int(e.M)
	case kurth.ElementMana:
		d.Mana = int(e.M)
	case kurth.ElementRound:
		d.Round = int(e.M)
	}
}

func (d *model) turnMarker(e rules.Event) {
	if e.Subject == kurth.ElementPassageway {
		d.Passage.Marker, d.Passage.Open = e.N == 1, e.N == 1
		return
	}
	if ring := d.ring(e.To); ring >= 0 {
		d.Places[ring].Protected = e.N == 1
		d.Places[ring].Pending = false
	}
}

func (d *model) movePiece(e rules.Event) {
	from, to := d.ring(e.From), d.ring(e.To)
	switch {
	case e.Subject == kurth.ElementWarden && to >= 0:
		d.Token = to
	case e.Kind == rules.PieceAdded && to >= 0:
		d.Places[to].Markers = int(e.M)
		d.Places[to].Arrived += int(e.N)
	case e.Kind == rules.PieceRemoved && from >= 0:
		d.Places[from].Markers = int(e.M)
	case e.Kind == rules.PieceMoved && from >= 0 && to >= 0:
		d.Places[from].Markers -= int(e.N)
		d.Places[to].Markers = int(e.M)
	}
}

func (d *model) turnDie(e rules.Event) {
	i := int(e.Subject.Name()[0]-'0') - 1
	for len(d.Attack.Dice) < 2 {
		d.Attack.Dice = append(d.Attack.Dice, int(e.M))
	}
	if i >= 0 && i < 2 {
		d.Attack.Dice[i] = int(e.M)
		if e.Reveals {
			d.again[i]++
		}
		d.laid = d.laid || e.N == 0
	}
	d.Attack.Kind = "rolled"
	d.Attack.Roll = d.Attack.Dice[0] + d.Attack.Dice[1] + d.Attack.RollBonus
}

func (d *model) note(e rules.Event) {
	switch e.Name {
	case "totals_set":
		d.Reinforcements, d.Bonus, d.ManaBoost = int(e.N), int(e.M), 0
		for _, c := range d.row {
			if c != nil {
				d.ManaBoost += c.Mana
			}
		}
	case "special_used":
		d.useSpecial(e.Subject)
	case "spell_cast":
		for _, c := range d.row {
			if c != nil && kurth.SpellElement(c.Spell.ID) == e.Subject {
				c.SpellCast = true
			}
		}
	}
}

// useSpecial marks the turn's special as used; one that attacks again clears the dice.
func (d *model) useSpecial(el rules.Element) {
	d.SpecialUsed = true
	for _, c := range d.row {
		if c == nil || kurth.SpecialElement(c.Special.ID) != el {
			continue
		}
		c.SpecialUsed, d.special = true, el
		for _, effect := range c.Special.Effects {
			if effect.Verb == "attack_again" {
				d.Attack, d.resolved, d.laid = kurth.AttackView{Kind: "waiting"}, false, false
			}
		}
	}
}

// count brings what follows from the markers up to date.
func (d *model) count() {
	d.Overrun = 0
	for i := range d.Places {
		p := &d.Places[i]
		if p.Overrun = p.Markers >= d.OverrunAt; p.Overrun {
			d.Overrun++
		}
		p.Named = 0
		for k, c := range d.row[:2] {
			if c != nil && slices.Contains(c.Card.Places, i) {
				p.Named |= 1 << k
			}
		}
	}
	d.ForceRow = d.forceRowOf(d.Places[d.Token].Markers)
	d.RollRow = -1
	if d.Attack.Kind == "rolled" {
		d.RollRow = d.rollRowOf(d.Attack.Roll)
	}
}

// forceRowOf is the row of the Siege Force Table for a number of markers.
func (d *model) forceRowOf(markers int) int {
	return slices.IndexFunc(d.SiegeForce, func(r kurth.ForceRow) bool {
		return markers >= r.Min && (r.Max < 0 || markers <= r.Max)
	})
}

// rollRowOf is the row of the Attack Roll Table for an Attack Roll.
func (d *model) rollRowOf(roll int) int {
	return slices.IndexFunc(d.AttackRoll, func(r kurth.RollRow) bool {
		return roll >= r.Min && (r.Max < 0 || roll <= r.Max)
	})
}

// ring is the number of the place with that element, or -1.
func (d *model) ring(el rules.Element) int {
	for i := range d.Places {
		if d.Places[i].Element == el {
			return i
		}
	}
	return -1
}

// slot is the number of a place in the row counted from 0, or -1.
func slot(el rules.Element) int {
	if el.Kind() != "slot" {
		return -1
	}
	return int(el.Name()[0]-'0') - 1
}

// orCard reports whether the card names two places.
func orCard(c *kurth.Card) bool { return len(c.Places) == 2 }

// fighting reports whether the dice of the attack lie on the table.
func (d *model) fighting() bool { return d.Attack.Kind == "rolled" }

// result is the id of the outcome that the last event of a match tells.
func result(n int16) string {
	ids := [...]string{"none", "won", "lost_spirit", "lost_overrun"}
	if n < 0 || int(n) >= len(ids) {
		return ids[0]
	}
	return ids[n]
}
