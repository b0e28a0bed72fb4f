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
		p.command(c, playAction, s.design(n).Acts(), s.design(n).Action, int(s.design(n).Cost))
	case Activate:
		p.command(c, playAbility, s.design(n).Lasts(), s.design(n).Passive.Effects, int(s.design(n).Passive.Cost))
	case PlayCreature:
		p.creature(c)
	case AtTarget:
		p.target(c)
	case OnTrack:
		p.track(c)
	case PayCard, PaySupporter, PayAuto:
		p.payment(c.Verb)
	case OrderStorm:
		p.storm()
	case OrderSupport:
		p.support(c)
	case OrderFront, OrderMiddle:
		p.hold(c)
	case Strike, StrikeAt:
		p.strike(c)
	case Continue:
		p.goOn()
	case Yes:
		p.yes(c)
	case Absorb:
		p.comes(c)
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

// comes: how a choice comes out.
func (p *previewer) comes(c rules.Choice) { p.Lines = append(p.Lines, p.s.afterwards(c).lines(p.d)...) }

// command: an action or ability.
func (p *previewer) command(c rules.Choice, kind playKind, words rules.Text, text []cards.Effect, cost int) {
	s, n := p.s, cardNo(c.Args[0])
	purse := s.payable(p.d, n)
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
	if kind == playAbility || s.set.mode != lastMan || s.reacting() {
		p.comes(c)
		return
	}
	p.onEither(c, func(t uint8) bool { return s.possible(p.d, n, t, text, cost) })
}

// onEither: what a play from the hand would do in each of the player's war tracks where it is
// possible. What is the same in all of them stands there once, the rest with the hand on which
// the track lies (ST-LMS-5).
func (p *previewer) onEither(c rules.Choice, possible func(t uint8) bool) {
	s := p.s
	var tracks []uint8
	var lines [][]rules.Line
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == p.d && possible(t) {
			tracks, lines = append(tracks, t), append(lines, s.afterwards(c, of(OnTrack, int16(t))).lines(p.d))
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

// track: what the announced play would do in one of two war tracks.
func (p *previewer) track(c rules.Choice) {
	s, t := p.s, uint8(c.Args[0])
	if s.play.card == noCard {
		p.line(rules.Plain, rules.T("Leaves the last slot"), "%s", s.name(s.tracks[t].slots[trackSlots-1]))
		return
	}
	p.line(rules.Plain, rules.T("Opponent"), "%s", s.nameOf(s.opponent(t)))
	p.comes(c)
}

// creature: what it is worth, and what its coming sets off.
func (p *previewer) creature(c rules.Choice) {
	s, n := p.s, cardNo(c.Args[0])
	p.cost(s.creatureCost(p.d, n), s.payable(p.d, n))
	d := s.design(n)
	p.line(rules.Plain, rules.T("ATT and DEF"), "%d and %d", d.ATT, d.DEF)
	if d.PassiveText != "" {
		p.words("Passive: %s", d.Lasts())
	}
	if s.set.mode != lastMan {
		p.comes(c)
		return
	}
	p.onEither(c, func(t uint8) bool { return s.deployBar(p.d, t) == fine })
}

// target: what the text would do to the creature.
func (p *previewer) target(choice rules.Choice) {
	s, c := p.s, cardNo(choice.Args[0])
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
	p.comes(choice)
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
				p.line(rules.Plain, rules.T("Leaves the last slot"), "%s", s.name(c))
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
			p.threatens(o)
		}
	}
}

// threatens: what the storm of a creature on the last slot takes, and what more of it its side can still pay for; and what it kills.
func (p *previewer) threatens(o *prospect) {
	s, d := p.s, p.d
	n, at := o.takes(d), rules.T("%s on the last slot", s.name(o.card))
	r, more := s.raised(o, d.seat())
	sure, maybe := o.kills()
	switch {
	case n == 0 && more == nil && len(sure)+len(maybe) > 0:
	case o.beats(d):
		p.line(rules.Bad, at, "can take the last cards by a storm")
	case more == nil:
		p.line(toneOf(-n), at, "can take %s by a storm", cardsOf(n))
	case more.beats(d) || r.fells:
		p.line(rules.Bad, at, "can take %s by a storm, and the last ones if %s is paid for", cardsOf(n), s.name(r.source))
	default:
		p.line(rules.Bad, at, "can take %s by a storm, up to %d if %s is paid for", cardsOf(n), more.takes(d), s.name(r.source))
	}
	if span := s.reach(o, d.seat()).takes(d); !o.beats(d) && span.Least < n {
		p.line(rules.Plain, at, "%d at least, by other choices and by answers", span.Least)
	}
	if len(sure) > 0 {
		p.line(rules.Bad, at, "kills %s", rules.And(sure...))
	}
	if len(maybe) > 0 {
		p.line(rules.Bad, at, "can kill %s", rules.Or(maybe...))
	}
}

// yes: an extra turn, or an effect that its text leaves open.
func (p *previewer) yes(c rules.Choice) {
	if s := p.s; s.ask.kind == askExtra {
		p.draws(rules.T("Drawn in the extra turn"), s.drawsPerTurn(p.d))
		return
	}
	p.comes(c)
}
