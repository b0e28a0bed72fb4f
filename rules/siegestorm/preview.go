package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Preview tells what a legal choice would do, as far as open things tell (ledger 10): what is
// paid, what a text or storm would come to, and whether somebody would lose by it. Whether
// anybody can answer is never told.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) {
	if !s.Decision().Allows(c) {
		return rules.Preview{}, false
	}
	p := &previewer{s: s, d: s.ask.seat}
	p.Title = s.Describe(c).Sentence
	n := cardNo(c.Args[0])
	switch c.Verb {
	case PlayAction:
		p.command(n, playAction, s.design(n).Acts(), s.design(n).Action, int(s.design(n).Cost))
	case Activate:
		p.command(n, playAbility, s.design(n).Lasts(), s.design(n).Passive.Effects, int(s.design(n).Passive.Cost))
	case PlayCreature:
		p.creature(n)
	case AtTarget:
		p.target(n)
	case OnTrack:
		p.track(uint8(n))
	case PayCard, PaySupporter, PayAuto:
		p.payment(c.Verb)
	case OrderStorm:
		p.storm()
	case OrderSupport:
		p.support()
	case OrderFront, OrderMiddle:
		p.hold(c)
	case Strike, StrikeAt:
		p.strike(c)
	case Continue:
		p.goOn()
	case Yes:
		p.yes()
	case Absorb:
		p.absorb(side(n))
	}
	return p.Preview, len(p.Lines) > 0
}

// previewer writes the lines of one preview for a side.
type previewer struct {
	rules.Preview
	s *State
	d side
}

func (p *previewer) line(tone rules.Tone, label rules.Text, format string, args ...any) {
	p.Lines = append(p.Lines, line(tone, label, format, args...))
}

// words is a line that is one sentence.
func (p *previewer) words(format string, args ...any) {
	p.Lines = append(p.Lines, rules.Line{Label: rules.T(format, args...)})
}

func (p *previewer) forecast(f forecast) { p.Lines = append(p.Lines, f.lines(p.d)...) }

func (p *previewer) cost(n, purse int) {
	if n > 0 {
		p.line(rules.Plain, rules.T("Cost"), "%d of %d that can be paid", n, purse)
	}
}

// command: an action or ability.
func (p *previewer) command(c cardNo, kind playKind, words rules.Text, text []cards.Effect, cost int) {
	s := p.s
	purse := s.payable(p.d, c)
	label := rules.T("Action")
	if kind == playAbility {
		label = rules.T("Ability")
		purse = s.payable(p.d, noCard)
	}
	p.cost(cost, purse)
	p.words("%s: %s", label, words)
	if s.reacting() && hasVerb(text, cards.Negate) {
		p.line(rules.Good, rules.T("Cancels"), "%s", s.name(s.chain[s.links-1].card))
	}
	if kind == playAbility {
		p.played(playAbility, c, s.cards[c].track, text, cost)
		return
	}
	if s.set.mode != lastMan || s.reacting() {
		p.played(playAction, c, s.trackOfPlay(p.d), text, cost)
		return
	}
	p.onEither(func(t uint8) ([]rules.Line, bool) {
		return s.foretold(playAction, p.d, c, t, text, cost), s.possible(p.d, c, t, text, cost)
	})
}

// onEither: what a play from the hand would do in each of the player's war tracks where it is
// possible. What is the same in all of them stands there once, the rest with the hand on which
// the track lies (ST-LMS-5).
func (p *previewer) onEither(on func(t uint8) ([]rules.Line, bool)) {
	s := p.s
	var tracks []uint8
	var lines [][]rules.Line
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner != p.d {
			continue
		}
		if list, ok := on(t); ok {
			tracks, lines = append(tracks, t), append(lines, list)
		}
	}
	everywhere := func(l rules.Line) bool {
		return !slices.ContainsFunc(lines, func(list []rules.Line) bool { return !slices.ContainsFunc(list, l.Equal) })
	}
	for i, t := range tracks {
		for _, l := range lines[i] {
			switch all := everywhere(l); {
			case all && i == 0:
				p.Lines = append(p.Lines, l)
			case !all:
				l.Label = rules.T("On the %s: %s", leftOrRight(t), l.Label)
				p.Lines = append(p.Lines, l)
			}
		}
	}
}

// played: what a text would do in a war track once its cost is paid.
func (p *previewer) played(kind playKind, c cardNo, t uint8, text []cards.Effect, cost int) {
	p.Lines = append(p.Lines, p.s.foretold(kind, p.d, c, t, text, cost)...)
}

// foretold are the lines of what a text of a side would do in a war track once its cost is paid.
func (s *State) foretold(kind playKind, d side, c cardNo, t uint8, text []cards.Effect, cost int) []rules.Line {
	f := s.forecast()
	if kind != playStorm {
		f.pay(kind, d, c, cost)
	}
	f.text(d, c, t, text, 0)
	return f.lines(d)
}

// track: what the announced action would do in one of two war tracks.
func (p *previewer) track(t uint8) {
	s := p.s
	switch {
	case s.play.card == noCard:
		p.line(rules.Plain, rules.T("Leaves the top slot"), "%s", s.name(s.tracks[t].slots[trackSlots-1]))
	case s.play.kind == playAction:
		p.line(rules.Plain, rules.T("Opponent"), "%s", s.nameOf(s.opponent(t)))
		p.played(playAction, s.play.card, t, s.playText(), int(s.play.cost))
	default:
		p.line(rules.Plain, rules.T("Opponent"), "%s", s.nameOf(s.opponent(t)))
	}
}

// creature: what it is worth, and what its coming sets off.
func (p *previewer) creature(c cardNo) {
	s := p.s
	p.cost(s.creatureCost(p.d, c), s.payable(p.d, c))
	d := s.design(c)
	p.line(rules.Plain, rules.T("ATT and DEF"), "%d and %d", d.ATT, d.DEF)
	if d.PassiveText != "" {
		p.words("Passive: %s", d.Lasts())
	}
	if s.set.mode != lastMan {
		p.Lines = append(p.Lines, s.coming(p.d, c, s.trackOfPlay(p.d))...)
		return
	}
	p.onEither(func(t uint8) ([]rules.Line, bool) { return s.coming(p.d, c, t), s.deployBar(p.d, t) == fine })
}

// coming are the lines of what a creature sets off when it is deployed in a war track.
func (s *State) coming(d side, c cardNo, t uint8) []rules.Line {
	f := s.forecast()
	f.pay(playCreature, d, c, s.creatureCost(d, c))
	if f.after.tracks[t].slots[0] == noCard {
		f.after.lift(c)
		f.after.stand(c, t, 0)
		f.triggers(cards.Deployed, c)
	}
	return f.lines(d)
}

// target: what the text would do to the creature.
func (p *previewer) target(c cardNo) {
	s := p.s
	p.line(rules.Plain, rules.T("ATT and DEF"), "%d and %d", s.attack(c), s.defence(c))
	e := targeted(s.playText())
	holder := s.nameOf(s.cards[c].holder)
	owner := s.nameOf(s.cards[c].owner)
	switch e.Do {
	case cards.Kill:
		p.line(rules.Strong, rules.T("%s of %s", s.name(c), holder), "killed")
	case cards.Destroy:
		p.line(rules.Strong, rules.T("%s of %s", s.name(c), holder), "leaves the game")
	case cards.Return:
		p.line(rules.Strong, rules.T("%s of %s", s.name(c), holder), "to the hand of %s", owner)
	case cards.Mod:
		p.line(rules.Strong, rules.T("%s of %s", s.name(c), holder), "%s", changeWords(int(e.ATT), int(e.DEF)))
	}
	p.played(s.play.kind, s.play.card, s.play.track, s.playText(), int(s.play.cost))
}

// payment: how much is paid then.
func (p *previewer) payment(v rules.Verb) {
	play := &p.s.play
	paid := play.npaid + 1
	if v == PayAuto {
		paid = play.cost
		for _, c := range p.s.proposed() {
			p.line(rules.Plain, rules.T("Pays"), "%s", p.payer(c))
		}
	}
	p.line(rules.Strong, rules.T("Paid"), "%d of %d", paid, play.cost)
}

func (p *previewer) payer(c cardNo) rules.Text {
	if p.s.cards[c].place == inSupport {
		return rules.T("a Supporter")
	}
	return p.s.name(c)
}

// goOn: what the next step brings.
func (p *previewer) goOn() {
	s := p.s
	switch {
	case s.inWindow(windowPrepare):
		p.draws(rules.T("Drawn now"), s.comingDraws(p.d))
	case s.inWindow(windowDraw):
		for t := range uint8(maxTracks) {
			if c := s.tracks[t].slots[trackSlots-1]; s.tracks[t].owner == p.d && c != noCard {
				p.line(rules.Plain, rules.T("Leaves the top slot"), "%s", s.name(c))
			}
		}
	default:
		p.endOfTurn()
	}
}

// draws: a Draw step to come, with its warnings (ST-WIN-1, ST-TRN-5).
func (p *previewer) draws(label rules.Text, n int) {
	a := &p.s.sides[p.d]
	have := a.resources.len()
	if n > have {
		p.line(rules.Bad, label, "%d of %d Resources: %s loses", n, have, p.s.nameOf(p.d))
		return
	}
	p.line(rules.Plain, label, "%d of %d Resources", n, have)
	if over := a.hand.len() + n - handLimit; over > 0 {
		p.line(rules.Bad, rules.T("Hand full"), "%s to the Casualties", rules.Count(min(over, n), "%d card", "%d cards"))
	}
}

// endOfTurn: what the end of the turn leads to.
func (p *previewer) endOfTurn() {
	s := p.s
	if n := s.drawsPerTurn(p.d); s.sides[p.d].resources.len() < n {
		p.line(rules.Bad, rules.T("Next Draw step"), "%d of %d Resources", n, s.sides[p.d].resources.len())
	}
	for t := range uint8(maxTracks) {
		if !s.tracks[t].used || !s.hostile(s.tracks[t].owner, p.d) || s.opponent(t) != p.d && s.tracks[t].owner != bossSide {
			continue
		}
		if o := s.nextStorm(t, p.d.seat()); o != nil {
			if n, at := o.takes(p.d), rules.T("%s on the top slot", s.name(o.card)); o.beats(p.d) {
				p.line(rules.Bad, at, "can take the last cards by a storm")
			} else {
				p.line(toneOf(-n), at, "can take %s by a storm", cardsOf(n))
			}
		}
	}
}

// yes: an extra turn, or an effect that its text leaves open.
func (p *previewer) yes() {
	s := p.s
	if s.ask.kind == askExtra {
		p.draws(rules.T("Drawn in the extra turn"), s.drawsPerTurn(p.d))
		return
	}
	frame := s.top()
	f := s.forecast()
	f.text(frame.by, frame.card, frame.track, s.effectsOf(frame), int(frame.at))
	p.forecast(f)
}

// absorb: what the loss would do to the player named.
func (p *previewer) absorb(d side) {
	s := p.s
	frame := s.top()
	e := s.effect(frame)
	m := s.command(frame)
	m.foe = d
	f := s.forecast()
	f.effect(m, e)
	p.forecast(f)
}
