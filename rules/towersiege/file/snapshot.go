package file

import (
	"portcullis/rules"
	"portcullis/rules/snapshot"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Snapshot writes a whole match as indented JSON; values are those of its options.
func Snapshot(info rules.Info, values map[string]string, s *engine.State) ([]byte, error) {
	w := writer{s}
	return snapshot.Write(snapshot.Head(info, int(s.Count), values), w.match())
}

type writer struct{ *engine.State }

func (w writer) match() *written {
	s := w.State
	out := &written{
		Phase: phaseWords[s.Phase], Round: int(s.Round), Start: int(s.Start), Turn: int(s.Turn), Things: []thingJSON{}, Last: int(s.Last),
		Question: s.Asked.String(), Asked: int(s.Asker), Result: resultWords[s.Result], Rand: s.Rng,
	}
	for seat := range int(s.Count) {
		out.Players = append(out.Players, w.player(&s.Players[seat]))
	}
	for i := range s.Things {
		out.Things = append(out.Things, w.thing(&s.Things[i]))
	}
	for i := range s.Timed {
		out.Timed = append(out.Timed, w.timed(&s.Timed[i]))
	}
	for i := range s.Under {
		out.Actions = append(out.Actions, w.action(&s.Actions[i]))
	}
	for i := range s.Stack.Len() {
		out.Stack = append(out.Stack, frame(s.Stack.At(i)))
	}
	return out
}

func (w writer) card(c content.Card) string {
	if c == content.NoCard {
		return ""
	}
	return w.Content.At(c).ID
}

func (w writer) pile(p *engine.Pile) []string {
	list := []string{}
	for _, c := range p.All() {
		list = append(list, w.card(c))
	}
	return list
}

func points(p engine.Points) [2]int { return [2]int{int(p[0]), int(p[1])} }

func (w writer) player(p *engine.Player) playerJSON {
	out := playerJSON{
		Out: p.Out, Mage: int(p.Mage), Tower: int(p.Tower), Turns: int(p.Turns), Gained: points(p.Gained), Ordinary: points(p.Ordinary), Market: points(p.Market),
		Extra: points(p.Extra), Pilfered: points(p.Pilfered), Ratio: int(p.Ratio), Setting: settingWords[p.Setting],
		Deck: w.pile(&p.Deck), Hand: w.pile(&p.Hand), Discard: w.pile(&p.Discard), Caravan: w.pile(&p.Caravan), Spells: w.pile(&p.Spells),
	}
	out.Needless, out.Unminded = needlessWords[p.Needless], bits(int(p.Unminded), reminderWords)
	for what, card := range p.WindfallCards {
		if card != content.NoCard {
			out.Windfalls = append(out.Windfalls, windfallJSON{w.card(card), int(p.Windfall[what])})
		}
		if p.WindfallBought[what] {
			out.Bought = append(out.Bought, whatWords[what])
		}
	}
	for i, is := range [...]bool{p.Attacked, p.Barred, p.BarredNext, p.AutoRiposte, p.Passing} {
		if is {
			out.Flags = append(out.Flags, playerWords[i])
		}
	}
	for i := range w.Content.Cards {
		if p.Armed.Has(content.Card(i)) {
			out.Armed = append(out.Armed, w.card(content.Card(i)))
		}
	}
	return out
}

func (w writer) thing(t *engine.Thing) thingJSON {
	return thingJSON{ID: int(t.ID), Card: w.card(t.Card), Owner: int(t.Owner), Points: int(t.Points), Printed: int(t.Printed), On: int(t.On), Partner: int(t.Partner),
		Position: positionWords[t.Position], Marks: bits(int(t.Marks), markWords), Used: int(t.Used), Wounds: int(t.Wounds)}
}

func (w writer) timed(m *engine.Timed) timedJSON {
	return timedJSON{Kind: timedWords[m.Kind], Card: w.card(m.Card), Effect: int(m.Effect), Level: int(m.Level), Caster: int(m.Caster),
		Target: int(m.Target), Other: int(m.Other), Turn: int(m.Turn), Left: int(m.Left), Holds: m.Holds}
}

func (w writer) action(a *engine.Action) actionJSON {
	out := actionJSON{Type: a.Attack().ID(), Seat: int(a.Seat), Opponent: int(a.Opponent), Card: w.card(a.Card), Effect: int(a.Effect), Level: int(a.Level),
		Source: int(a.Source), Item: int(a.Item), Partner: int(a.Partner), Ability: a.Ability.ID(), Shot: int(a.Shot), Void: a.Void, Blocked: a.Blocked, DefendLater: a.DefendLater}
	for _, id := range a.Targets[:a.N] {
		out.Targets = append(out.Targets, int(id))
	}
	if a.Ruined != [engine.MaxSeats][2]uint8{} {
		for _, n := range a.Ruined[:w.Count] {
			out.Ruined = append(out.Ruined, [2]int{int(n[0]), int(n[1])})
		}
	}
	for _, id := range a.Again {
		if id != 0 {
			out.Again = append(out.Again, int(id))
		}
	}
	return out
}

func frame(f *engine.Frame) frameJSON {
	return frameJSON{Kind: frameWords[f.Kind], Stage: int(f.Stage), Seat: int(f.Seat), Other: int(f.Other), Window: windowWords[f.Window], Act: int(f.Act),
		Flags: bits(int(f.Flags), flagWords), Poll: int(f.Poll), Token: int(f.Token), Attack: int(f.Attack), Defend: int(f.Defend), Facing: int(f.Facing),
		A: int(f.A), B: int(f.B), D: int(f.D), E: int(f.E), Item: int(f.Item)}
}
