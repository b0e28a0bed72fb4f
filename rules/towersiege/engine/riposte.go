package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// riposte lets who defended strike back: itself, the occupant of a structure, or a structure's Riposte Item
// (TS-RIP-1, TS-EXC-1, TS-EXC-2, TS-ITM-23). By and item are the means, 0 for none; face is what a return
// would strike.
func (s *State) riposte(f *Frame, a *Action, by, face, item ThingID, certain bool) {
	target := s.At(f.A)
	if target == nil || s.standing(face) == nil || s.At(face).Owner == target.Owner { // TS-ATK-9
		return
	}
	if t := s.At(by); t == nil || t.Has(FumbledMage) || !s.Creature(t) || f.Flags&WasDefending != 0 && f.Defend != content.Exceptional { // TS-ATK-5
		by = 0
	}
	if by == 0 && item == 0 {
		return
	}
	r := Frame{Kind: FrameRiposte, Act: f.Act, Seat: s.At(face).Owner, A: by, Item: item, E: face, D: f.A, B: f.A}
	if certain {
		r.Flags |= Certain
	}
	s.begin(r)
}

// riposteFrame is a Riposte, and the Ripostes that follow from Exceptional Defences (TS-RIP-3 to TS-RIP-10).
type riposteFrame struct{}

const (
	offering uint8 = iota
	strikingBack
	settling
)

func (riposteFrame) resume(s *State, f *Frame) {
	switch f.Stage {
	case offering:
		if s.standing(f.D) == nil || s.standing(f.E) == nil || s.Players[f.Seat].Out {
			s.end()
			return
		}
		if s.Players[f.Seat].AutoRiposte {
			s.strikeBack(f, s.means(f))
			return
		}
		s.ask(AskRiposte, f.Seat)
	case strikingBack:
		f.Stage = settling
		s.rollRiposte(f)
	case settling:
		cell := &s.Content.Tables.Riposte[f.Attack][f.Defend]
		if f.Token >= cell.N {
			s.end()
			return
		}
		token := cell.Tokens[f.Token]
		f.Token++
		s.settle(token, f)
	}
}

// means is by what a seat strikes back that is not asked.
func (s *State) means(f *Frame) ThingID {
	if f.A != 0 {
		return f.A
	}
	return f.Item
}

// strikeBack begins the Riposte by its means.
func (s *State) strikeBack(f *Frame, by ThingID) {
	f.A, f.Stage = by, strikingBack
	s.tell(rules.Event{Kind: rules.Note, Name: "ripostes", Rule: "TS-RIP-1", Seat: f.Seat, Subject: s.ThingElement(by), To: s.ThingElement(f.D)})
}

// byItem reports whether an Item strikes back, by its own Skill.
func (s *State) byItem(id ThingID) *content.Effect {
	if t := s.At(id); t != nil {
		return s.Info(t).Has(content.Riposte)
	}
	return nil
}

// rollRiposte throws for the Riposte and against it. Who rolled a defence that was not exceptional goes to
// DEFEND, unless an Item struck (TS-RIP-5, TS-ITM-23).
func (s *State) rollRiposte(f *Frame) {
	striker := s.At(f.A)
	item := s.byItem(f.A)
	f.Attack = content.Hit
	if f.Flags&Certain == 0 {
		stat, skill := content.AL, 0
		if item != nil { // TS-ITM-23
			stat, skill = content.IS, item.Levels[0].Value
		}
		s.used(striker.ID, stat)
		f.Attack = s.roll("riposte_rolled", "TS-RIP-3", striker, stat, skill)
	}
	d := s.At(f.D)
	s.used(d.ID, content.DL)
	f.Defend = s.roll("defence_rolled", "TS-RIP-3", d, content.DL, 0, s.breached(striker, d)...)
	if f.Defend != content.Exceptional && item == nil {
		s.defended(d, &s.Actions[f.Act], "TS-RIP-5")
	}
}

// settle carries a token of the Riposte table out.
func (s *State) settle(token content.Token, f *Frame) {
	switch token {
	case content.Damage:
		if s.standing(f.D) != nil {
			s.begin(Frame{Kind: FrameLoss, Act: f.Act, Seat: f.Seat, D: f.D, A: f.A})
		}
	case content.AttackerFumbles:
		s.fumble(s.At(f.A))
	case content.DefenderFumbles:
		s.fumble(s.At(f.D))
	case content.Again, content.AgainSurely:
		s.again(f, token == content.AgainSurely)
	}
}

// again lets who rolled an Exceptional Defence strike back in turn. A structure that was struck from answers
// by the means that it used; a return strikes the structure (TS-RIP-4, TS-RIP-10).
func (s *State) again(f *Frame, certain bool) {
	by, face := s.At(f.B), s.At(f.D)
	if by == nil || face == nil || by.Has(FumbledMage) || s.standing(f.E) == nil {
		return
	}
	r := Frame{Kind: FrameRiposte, Act: f.Act, Seat: face.Owner, A: f.B, E: f.D, D: f.E, B: f.A}
	if certain {
		r.Flags |= Certain
	}
	s.end() // it is the last token, and however long it goes on, one Riposte lies on the stack
	s.begin(r)
}

// askRiposte: whether a seat strikes back, and by what (D-RIPOSTE).
type askRiposte struct{}

func (askRiposte) name() string { return "riposte" }

func (askRiposte) list(s *State) {
	f := s.Stack.Top()
	for _, by := range [...]ThingID{f.A, f.Item} {
		if by != 0 {
			s.offer(Strike, int(by))
		}
	}
	s.offer(Decline)
}

// strike makes the Riposte.
type strike struct{}

func (strike) spelling(*World) notation.Spelling { return spelt(Strike, "riposte with", thingPart) }

func (strike) play(s *State, c rules.Choice) { s.strikeBack(s.Stack.Top(), thingOf(c, 0)) }

func (strike) refuse(*State, rules.Choice) *rules.Refusal { return nil }

// decline makes no Riposte, or does not try to redirect.
type decline struct{}

func (decline) spelling(*World) notation.Spelling { return spelt(Decline, "decline") }

func (decline) play(s *State, _ rules.Choice) {
	if s.Stack.Top().Kind == FrameRiposte {
		s.end()
	}
}

func (decline) refuse(*State, rules.Choice) *rules.Refusal { return nil }

// askRedirect: whether an Exceptional Defence tries to turn the attack round (TS-OPT-3).
type askRedirect struct{}

func (askRedirect) name() string { return "redirect" }

func (askRedirect) list(s *State) {
	s.offer(Redirect)
	s.offer(Decline)
}

// redirect rolls AL; on a success the attack counts as a hit on who made it, or the structure that it is in
// (TS-OPT-4); a fumble only fails (TS-RUL-97).
type redirect struct{}

func (redirect) spelling(*World) notation.Spelling { return spelt(Redirect, "redirect") }

func (redirect) play(s *State, _ rules.Choice) {
	f := s.Stack.Top()
	d := s.At(f.D)
	s.used(d.ID, content.AL)
	if s.roll("redirect_rolled", "TS-OPT-3", d, content.AL, 0) > content.Hit {
		return
	}
	back := f.A
	if t := s.At(back); !t.OnField() {
		back = t.On
	}
	s.begin(Frame{Kind: FrameExchange, Act: f.Act, Seat: d.Owner, A: f.D, D: back, Flags: Redirected})
}

func (redirect) refuse(*State, rules.Choice) *rules.Refusal { return nil }
