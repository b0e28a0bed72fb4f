package file

import (
	"fmt"

	"portcullis/rules/machine"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// flow reads what is under way.
func (r *reader) flow(in *written) {
	s := r.State
	if len(in.Actions) > len(s.Actions) {
		r.Fail("actions", "TS-INV-13", "there are %d; at most %d can be under way", len(in.Actions), len(s.Actions))
		return
	}
	for i := range in.Actions {
		s.Actions[i] = r.action(fmt.Sprintf("actions[%d]", i), &in.Actions[i])
	}
	s.Under = uint8(len(in.Actions))
	if len(in.Stack) == 0 || len(in.Stack) > len(s.Stack.Frames)/2 {
		r.Fail("stack", "", "has %d frames; it must have 1 to %d", len(in.Stack), len(s.Stack.Frames)/2)
		return
	}
	for i := range in.Stack {
		s.Stack.Push(r.frame(fmt.Sprintf("stack[%d]", i), &in.Stack[i]))
	}
}

func (r *reader) id(field string, n int) engine.ThingID {
	return engine.ThingID(r.Number(field, "", n, 0, int(r.Last)))
}

func (r *reader) action(field string, in *actionJSON) engine.Action {
	a := engine.Action{
		Type: engine.ActionType(r.Word(field+".type", in.Type, actionWords())), Seat: r.seat(field+".seat", in.Seat), Opponent: r.seat(field+".opponent", in.Opponent),
		Card: r.card(field+".card", in.Card), Source: r.id(field+".source", in.Source), Item: r.id(field+".item", in.Item), Partner: r.id(field+".partner", in.Partner),
		Shot: uint8(r.Number(field+".shot", "", in.Shot, 0, 255)), Void: in.Void, Blocked: in.Blocked, DefendLater: in.DefendLater,
	}
	if a.Skilled() {
		a.Effect, a.Level = r.effect(field, a.Card, in.Effect, in.Level, true)
	} else {
		boosts := 0
		if e := r.Content.At(a.Card).Has(content.Boost); e != nil {
			boosts = len(e.Levels)
		}
		a.Level = uint8(r.Number(field+".level", "TS-TYP-13", in.Level, 0, boosts))
	}
	for n := content.NoAbility; n < content.AbilityCount; n++ {
		if n.ID() == in.Ability {
			a.Ability = n
		}
	}
	if len(in.Targets) > len(a.Targets) || len(in.Again) > len(a.Again) || len(in.Ruined) > int(r.Count) {
		r.Fail(field+".targets", "", "there are more than an action can have")
		return a
	}
	for i, id := range in.Targets {
		a.Targets[i] = r.id(field+".targets", id)
	}
	a.N = uint8(len(in.Targets))
	for i, id := range in.Again {
		a.Again[i] = r.id(field+".again", id)
	}
	for seat, n := range in.Ruined {
		for what := range n {
			a.Ruined[seat][what] = uint8(r.Number(field+".ruined", "TS-SCR-13", n[what], 0, content.MaxChosen))
		}
	}
	return a
}

func (r *reader) frame(field string, in *frameJSON) engine.Frame {
	f := engine.Frame{
		Kind: engine.FrameKind(r.Word(field+".kind", in.Kind, frameWords)), Stage: uint8(r.Number(field+".stage", "", in.Stage, 0, 10)),
		Seat: r.seat(field+".seat", in.Seat), Other: r.seat(field+".other", in.Other), Window: engine.Window(r.Word(field+".window", in.Window, windowWords)),
		Act: uint8(r.Number(field+".act", "", in.Act, 0, max(int(r.Under)-1, 0))), Flags: engine.Flags(r.bits(field+".flags", in.Flags, flagWords)),
		Poll: machine.Poll(r.Number(field+".poll", "", in.Poll, 0, int(r.Count))), Token: uint8(r.Number(field+".token", "", in.Token, 0, content.MaxTokens)),
		Attack: content.Class(r.Number(field+".attack", "", in.Attack, 0, 3)), Defend: content.Class(r.Number(field+".defend", "", in.Defend, 0, 3)),
		Facing: content.Facing(r.Number(field+".facing", "", in.Facing, 0, 2)),
		A:      r.id(field+".a", in.A), B: r.id(field+".b", in.B), D: r.id(field+".d", in.D), E: r.id(field+".e", in.E), Item: r.id(field+".item", in.Item),
	}
	return f
}
