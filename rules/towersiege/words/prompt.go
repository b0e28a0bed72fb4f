package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// asks are the questions and the rules that they rest on. Each takes who is asked; that for upkeep also what is due, that for a
// wound who dies of it, and that for a target also of what, which one it is, and of how many.
var asks = [...]struct {
	ask  rules.Text
	rule string
}{
	engine.AskNothing:   {rules.T("%s: the match goes on", later...), "TS-END-1"},
	engine.AskMage:      {rules.T("%s: choose a Mage", later...), "TS-MAG-1"},
	engine.AskTower:     {rules.T("%s: choose how the Tower looks", later...), "TS-TWR-1"},
	engine.AskPlace:     {rules.T("%s: choose who receives the Relic that has arrived", later...), "TS-REL-14"},
	engine.AskUpkeep:    {rules.T("%s: pay upkeep now, or later in the turn: %s", later...), "TS-TRN-6"},
	engine.AskReplenish: {rules.T("%s: discard a card before drawing, or keep them all", later...), "TS-TRN-8"},
	engine.AskMain:      {rules.T("%s: buy, cast, move, or go to Combat", later...), "TS-TRN-12"},
	engine.AskDeclare:   {rules.T("%s: choose who will attack, then fight", later...), "TS-CMB-1"},
	engine.AskCombat:    {rules.T("%s: attack, or end Combat", later...), "TS-CMB-3"},
	engine.AskTargets:   {rules.T("%s: %s, choose target %d of %d", later...), "TS-CMB-10"},
	engine.AskDefender:  {rules.T("%s: choose who defends", later...), "TS-BLK-1"},
	engine.AskUnblocked: {rules.T("%s: choose whom the attack meets", later...), "TS-BLK-9"},
	engine.AskRespond:   {rules.T("%s: answer, or pass", later...), "TS-WIN-5"},
	engine.AskSave:      {rules.T("%s: save %s, or let it die", later...), "TS-RUL-58"},
	engine.AskRiposte:   {rules.T("%s: strike back, or decline", later...), "TS-RIP-1"},
	engine.AskRedirect:  {rules.T("%s: try to turn the attack round, or decline", later...), "TS-OPT-3"},
	engine.AskOccupy:    {rules.T("%s: choose who goes inside", later...), "TS-TWR-18"},
	engine.AskRifle:     {rules.T("%s: choose a card of this hand to be discarded", later...), "TS-RUL-67"},
}

// struck is asked in Combat once nobody is left who can attack.
var struck = rules.T("%s: no attack is left; cast, or end Combat", later...)

// struckBack is asked at a lethal wound by a strike back: of whom, by whom, and who dies of it (TS-RIP-1).
var struckBack = rules.T("%s: %s strikes back; save %s, or let it die", later...)

// attacks reports whether a choice is an attack, or gives one up.
func attacks(c rules.Choice) bool {
	return c.Verb == engine.Assault || c.Verb == engine.Direct || c.Verb == engine.Forgo
}

// crowded asks which card is discarded where the hand is full.
var crowded = rules.T("%s: your hand is full, so discard a card before drawing", later...)

// Prompt is the question that waits.
func (b Book) Prompt() rules.Prompt {
	if b.Result != engine.Undecided {
		return rules.Prompt{Ask: rules.T("The match is over"), Phase: rules.T("End"), Rule: resultRule(b.Result)}
	}
	q := asks[b.Asked]
	args := []any{b.Seat(b.Asker)}
	switch b.Asked {
	case engine.AskUpkeep:
		args = append(args, b.due())
	case engine.AskSave:
		if b.Stack.Len() > 1 && b.Stack.Below().Kind == engine.FrameRiposte {
			q.ask = struckBack
			args = append(args, b.thing(b.Stack.Below().A))
		}
		args = append(args, b.thing(b.Stack.Top().D))
	case engine.AskCombat:
		if !slices.ContainsFunc(b.Decision().Choices, attacks) {
			q.ask = struck
		}
	case engine.AskReplenish:
		if b.MustDiscard(b.Asker) {
			q.ask = crowded
		}
	case engine.AskTargets:
		a := &b.Actions[b.Stack.Top().Act]
		n, of := b.Picking(a)
		args = append(args, rules.Capital(b.action(a)), n, of)
	}
	return rules.Prompt{Ask: rules.Text{Format: q.ask.Format, Args: args}, Phase: b.phase(), Rule: q.rule}
}

// due is the upkeep that can be paid now: for whom, and how much.
func (b Book) due() rules.Text {
	var all []rules.Text
	for _, c := range b.Decision().Choices {
		if c.Verb == engine.PayUpkeep {
			all = append(all, rules.T("%s %s", b.thing(engine.ThingID(c.Args[0])), b.cost(c)))
		}
	}
	return rules.Commas(all...)
}

// phase is where in the turn the question stands: of a window, what it answers.
func (b Book) phase() rules.Text {
	if b.Stack.Len() > 0 {
		switch f := b.Stack.Top(); {
		case f.Kind == engine.FrameWindow && f.Window == engine.Declaring:
			return rules.T("before the dice fall for %s", b.action(&b.Actions[f.Act]))
		case f.Kind == engine.FrameWindow && f.Window == engine.Opening:
			return rules.T("before %s buys", b.Seat(b.Turn))
		case f.Kind == engine.FrameWindow:
			return rules.T("at the end of the turn of %s", b.Seat(b.Turn))
		case f.Kind == engine.FrameLoss:
			return rules.T("%s is about to die", b.thing(f.D))
		}
	}
	if b.Asked == engine.AskReplenish { // it begins with its question
		return phases["replenish"]
	}
	return phases[engine.PhaseElement(b.Phase).Name()]
}

// action is what was declared, in a word.
func (b Book) action(a *engine.Action) rules.Text {
	if a.Skilled() {
		if title := b.Effect(a).Title(); !title.Empty() {
			return title
		}
		return b.card(a.Card)
	}
	return rules.T("the attack by %s", b.thing(a.Source))
}

// Progress counts the turns of all seats.
func (b Book) Progress() rules.Progress {
	p := rules.Progress{Turn: 1, Before: 1, Text: rules.T("Mages are chosen")}
	for seat := range b.Players {
		p.Turn += int(b.Players[seat].Turns)
	}
	if b.Round > 0 {
		p.Text, p.Call = rules.T("Round %d, turn of %s", b.Round, b.Seat(b.Turn)), b.turn
	}
	return p
}

// turn is what a turn of the match is called, counted over all seats: by its Round and whose it is. In each Round those have one who were
// not out before (TS-TIM-1, TS-TIM-8).
func (b Book) turn(n int) rules.Text {
	for round, left := 1, n; ; round++ {
		before := left
		for i := range int(b.Count) {
			seat := rules.Seat((int(b.Start) + i) % int(b.Count))
			if int(b.Players[seat].Turns) < round {
				continue
			}
			if left--; left == 0 {
				return rules.T("Round %d, %s", round, b.Seat(seat))
			}
		}
		if left == before { // nobody has had so many turns
			return rules.T("turn %d", n)
		}
	}
}

// results are the ids of how a match ended.
var results = [...]string{engine.LastMage: "last_mage", engine.OutOfRounds: "out_of_rounds"}

func resultRule(r engine.Result) string {
	if r == engine.OutOfRounds {
		return "TS-MOD-8"
	}
	return "TS-END-1"
}

// Outcome tells who has won: the last Mage, or at the end of the last Round all who live (TS-END-1, TS-MOD-8).
func (b Book) Outcome() (rules.Outcome, bool) {
	if b.Result == engine.Undecided {
		return rules.Outcome{}, false
	}
	o := rules.Outcome{Winners: b.Living(), Result: results[b.Result], Rule: resultRule(b.Result)}
	if b.Result == engine.OutOfRounds {
		o.Reason = rules.T("The last Round is over: a draw between the Mages who live.")
		return o, true
	}
	winner := o.Winners.First()
	o.Reason = rules.T("%s of %s is the last Mage.", rules.Capital(b.thing(b.Players[winner].Mage)), b.Seat(winner))
	return o, true
}
