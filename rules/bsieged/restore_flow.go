package bsieged

import (
	"strings"

	"portcullis/rules/bsieged/cards"
)

func (r *restorer) changes(in *written) {
	s := r.state
	if len(in.Mods) > maxMods {
		r.Fail("modifiers", "BS-CON-42", "has %d entries; at most %d fit", len(in.Mods), maxMods)
		return
	}
	for _, from := range in.Mods {
		s.keep(modifier{cards.Stat(r.Word("modifiers.stat", from.Stat, statWords)), from.Set, int8(r.Number("modifiers.n", "BS-CON-42", from.N, -99, 99)),
			cards.Zones(r.Number("modifiers.zones", "BS-CON-42", from.Zones, 0, 7)), r.heroOr("modifiers.hero", from.Hero),
			cards.Until(r.Word("modifiers.until", from.Until, untilWords))})
	}
	if d := in.Roll; d != nil {
		r.roll(d)
	}
}

func (r *restorer) roll(from *rollJSON) {
	if len(from.Faces) > maxDice {
		r.Fail("roll.faces", "BS-CMP-14", "has %d dice; at most %d are thrown", len(from.Faces), maxDice)
		return
	}
	d := roll{die: cards.Die(r.Word("roll.die", from.Die, dieWords)), goal: goal(r.Word("roll.goal", from.Goal, goalWords)),
		need: int8(r.Number("roll.need", "", from.Need, -99, 99)), hero: r.heroOr("roll.hero", from.Hero), fixed: from.Fixed, danger: from.Danger, n: uint8(len(from.Faces))}
	for i, v := range from.Faces {
		d.face[i] = int8(r.Number("roll.faces", "BS-CON-14", v, stuck, 99))
	}
	r.state.dice = d
}

func (r *restorer) frames(in *written) {
	s := r.state
	if len(in.Frames) > maxFrames {
		r.Fail("frames", "", "has %d entries; at most %d fit", len(in.Frames), maxFrames)
		return
	}
	for i := range in.Frames {
		r.frame(&in.Frames[i])
	}
	if r.Err == nil && s.stack.Depth > 0 && s.stack.Frames[0].kind != roundFrame {
		r.Fail("frames", "BS-RND-3", "the first one is %q; it must be the round", in.Frames[0].Frame)
	}
}

func (r *restorer) frame(from *frameJSON) {
	s := r.state
	path := "frames." + from.Frame
	number := func(name string, n, low, high int) int { return r.Number(path+"."+name, "", n, low, high) }
	f := frame{
		kind: frameKind(r.Word("frames.frame", from.Frame, frameNames[:])), stage: uint8(number("stage", from.Stage, 0, 255)),
		hero: r.heroOr(path+".hero", from.Hero), card: r.card(path+".card", from.Card), field: r.fieldOr(path+".field", from.Field),
		zone: zoneNo(number("zone", from.Zone, 0, cards.ZoneCount) - 1), from: source(r.Word(path+".from", from.From, sourceFrom)),
		list: cards.ListID(number("list", from.List, 0, len(s.game.set.Lists)-1)), times: uint8(number("times", from.Times, 0, 255)),
		n: int8(number("n", from.N, -128, 127)), m: int8(number("m", from.M, -128, 127)), bits: uint16(number("bits", from.Bits, 0, 1<<16-1)),
		more: uint16(number("more", from.More, 0, 1<<16-1)), did: from.Did,
	}
	f.index = uint8(number("index", from.Index, 0, r.most(&f)))
	f.at = uint8(number("at", from.At, 0, len(s.game.set.List(f.list))))
	if f.kind.ofHero() && f.hero == noHero {
		r.Fail(path+".hero", "", "is missing")
	}
	if r.Err == nil && !s.valid(&f) {
		r.Fail(path, "BS-BAD-22", "says what cannot be in this position")
	}
	s.stack.Frames[s.stack.Depth] = f
	s.stack.Depth++
}

// ofHero reports whether a frame of the kind always has a hero.
func (k frameKind) ofHero() bool {
	switch k {
	case turnFrame, attackFrame, catapultFrame, exchangeFrame, trainFrame, drawFrame, obtainFrame, graceFrame:
		return true
	}
	return false
}

// most is the highest index that a frame's source has.
func (r *restorer) most(f *frame) int {
	s := r.state
	switch f.kind {
	case hitsFrame:
		return int(cards.UnitCount) - 1
	case houseFrame:
		return cards.BuildingCount - 1
	}
	switch f.from {
	case fromAbility:
		return firstLevel + cards.LevelCount - 1
	case fromEvent:
		return len(s.game.set.Events) - 1
	case fromHouse:
		return cards.BuildingCount - 1
	case fromSmuggling:
		return len(s.game.set.Smuggling) - 1
	case fromTactic:
		return max(int(s.ntactic)-1, 0)
	}
	return 255
}

func (r *restorer) question(in *written) {
	s := r.state
	switch {
	case s.result != undecided:
		return
	case in.Question == nil:
		r.Fail("question", "BS-INV-17", "is missing")
		return
	case s.stack.Depth == 0:
		r.Fail("frames", "BS-INV-17", "are missing")
		return
	}
	s.ask = question{askKind(r.Word("question.kind", in.Question.Kind, askNames[:])), r.heroOr("question.hero", in.Question.Hero)}
	if s.ask.kind == askNothing {
		r.Fail("question.kind", "BS-INV-17", "nothing is asked")
		return
	}
	if top := s.top().kind; !asks(s.ask.kind, top) {
		r.Fail("question.kind", "BS-INV-17", "%q is not asked while %s is under way", s.ask.kind, strings.ReplaceAll(top.String(), "_", " "))
	} else if r.Err == nil && !s.validQuestion() {
		r.Fail("question.kind", "BS-BAD-22", "%q is not asked in this position", s.ask.kind)
	}
}

// asks reports whether frames of a kind ask a question of a kind.
func asks(q askKind, k frameKind) bool {
	switch q {
	case askRaise, askSend:
		return k == roundFrame
	case askNext:
		return k == spawnFrame || k == assaultFrame || k == marchFrame
	case askTurn:
		return k == turnFrame
	case askGrace:
		return k == graceFrame
	case askCard:
		return k == obtainFrame
	case askTrade:
		return k == exchangeFrame
	case askToken, askLearn:
		return k == trainFrame
	case askTactic:
		return k == tacticsFrame
	case askHit:
		return k == hitsFrame
	case askShield:
		return k == houseFrame || k == molenFrame
	case askClass:
		return k == drawFrame
	case askYes:
		return k == textFrame || k == attackFrame || k == drawFrame
	}
	return k == textFrame
}

func (r *restorer) tally(in *written) {
	t := &r.state.tally
	count := func(name string, n int) uint16 { return uint16(r.Number("tally."+name, "", n, 0, 60000)) }
	*t = tally{lost: count("buildings_destroyed", in.Tally.Lost), deaths: count("hero_deaths", in.Tally.Deaths), broken: count("avatars_destroyed", in.Tally.Broken),
		shots: count("catapult_shots", in.Tally.Shots), acts: count("actions", in.Tally.Actions)}
	for id, n := range in.Tally.Kills {
		if h := r.hero("tally.kills", id); h != noHero {
			t.kills[h] = count("kills."+id, n)
		}
	}
	for name, n := range in.Tally.Used {
		t.used[r.Word("tally.cards_used", name, classNames[:])] = count("cards_used."+name, n)
	}
}
