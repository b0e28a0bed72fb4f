package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// A thing that is pressed on and let go on another one is a click on the first and a click on the second. Let go elsewhere it
// lies where it was, and why is said. What the question is about can be dragged without a click on it. What is let go on something that
// only the following question asks for answers that one too. A card of the hand that goes nowhere in particular is played by letting it go
// on the board.

// lifted is the ways with a thing clicked that the pointer carries: after what was clicked before, or else from the beginning;
// false: it leads on to nothing.
func (t *Table) lifted(from rules.Element) (Path, bool) {
	switch {
	case from == "":
		return t.path, false
	case t.asksAbout(from):
		return t.path, len(t.path.Next()) > 0
	}
	for _, p := range []Path{t.path, t.path.Anew()} {
		if p.Last() != from {
			if !p.Can(from) {
				continue
			}
			p = p.Click(from)
		}
		if len(p.Next()) > 0 {
			return p, true
		}
	}
	return t.path, false
}

// asksAbout reports whether a thing is what the question is about, and no click on it is an answer.
func (t *Table) asksAbout(id rules.Element) bool { return id == t.scene.plan.Asked && !t.path.Can(id) }

// lifts is what the pointer carries when it was pressed on a piece: the piece, or what a click on it picks below it; empty:
// nothing that leads on.
func (t *Table) lifts(id rules.Element) rules.Element {
	if t.curtain != nil || t.covered() || t.mode() != Asking {
		return ""
	}
	if _, ok := t.lifted(id); ok || t.path.Can(id) {
		return id
	}
	return t.fallsOn(id, func(el rules.Element) bool { _, ok := t.lifted(el); return ok })
}

// grips reports whether a piece of a world goes with the pointer: a card or a figure that leads on.
func (t *Table) grips(id rules.Element) bool {
	p, there := t.stage.Piece(id)
	_, ok := t.lifted(t.lifts(id))
	return there && ok && movable(&p)
}

// movable reports whether a piece is one that hands move.
func movable(p *stage.Piece) bool { return p.Role == "card" || p.Role == "figure" }

// carrying is the path with what the pointer carries clicked, so that what it can be dropped on
// shows.
func (t *Table) carrying() Path {
	path, _ := t.lifted(t.lifts(t.last.carry))
	return path
}

// taken is what goes with the pointer as a picture: a card or a figure that can be dropped somewhere.
func (t *Table) taken() rules.Element {
	if t.grips(t.last.carry) {
		return t.last.carry
	}
	return ""
}

// drop is a thing let go on another one, or on nothing: two clicks in one, where both lead on to a choice.
func (t *Table) drop(from, onto rules.Element) {
	if t.curtain != nil || t.covered() || t.mode() != Asking {
		return
	}
	held := t.lifts(from)
	path, leads := t.lifted(held)
	target := t.lands(path, onto)
	if t.asksAbout(held) && t.isButton(target) {
		target = ""
	}
	switch {
	case !leads || target == "":
		if !t.foretold(held, onto) && !t.laidDown(held, onto) {
			t.misses(from, held, onto)
		}
	case t.ended(path):
		t.path = path.Back()
		t.pickChoice(held)
	default:
		t.path = path
		t.pickChoice(target)
	}
}

// laidDown makes the choice of a card of the hand that is let go on the board, where it can go nowhere in particular, and reports whether
// it did: a click on it, or one on it and one on a button, must lead to that choice alone.
func (t *Table) laidDown(held, onto rules.Element) bool {
	if !pieceOf(t.scene.plan.Row, held, true) || !pieceOf(t.scene.plan.Board, onto, false) || t.answers(onto) {
		return false
	}
	path, leads := t.lifted(held)
	if !leads {
		_, ends := t.path.Aim(held)
		if ends {
			t.pickChoice(held)
		}
		return ends
	}
	next := path.Next()
	if len(path.Left()) != 1 || len(next) != 1 || !t.isButton(next[0]) {
		return false
	}
	t.path = path
	t.pickChoice(next[0])
	return true
}

// pieceOf reports whether an element is a piece of a list, one that hands move or one that lies still.
func pieceOf(list []stage.Piece, el rules.Element, moves bool) bool {
	return slices.ContainsFunc(list, func(p stage.Piece) bool { return p.ID == el && movable(&p) == moves })
}

// ended reports whether the last click of a path makes its choice by itself.
func (t *Table) ended(p Path) bool {
	if p.Last() == "" {
		return false
	}
	_, ends := p.Back().Aim(p.Last())
	return ends
}

// lands is what is clicked where a thing is let go on a piece: the piece, or what lies below it; empty: it cannot go there.
func (t *Table) lands(path Path, onto rules.Element) rules.Element {
	if path.Can(onto) {
		return onto
	}
	return t.fallsOn(onto, path.Can)
}

// mostAhead is how many choices at most are looked at for the questions that they lead to.
const mostAhead = 12

// ahead calls f with each choice that a thing leads to which the pointer carries, and with the ways of the question of the person that
// follows it, if that is another one than is asked now and nothing comes to light before it.
func (t *Table) ahead(held rules.Element, f func(rules.Choice, Path)) {
	if held == "" || t.mentor != nil || t.isButton(held) {
		return
	}
	for _, c := range t.leads(held) {
		after := t.base.Clone()
		if events, err := after.Apply(c); err != nil || slices.ContainsFunc(events, brings) {
			continue
		}
		if d := after.Decision(); !d.Over() && d.Seats.Has(t.viewer) && d.Kind != t.base.Decision().Kind {
			f(c, NewPath(d.Choices, after.Describe))
		}
	}
}

// onlyNext is the answer to a following question that a click on a thing would be there, if that question alone asks for it: a button, and what
// a click does anything with now, is no place to let go of things.
func (t *Table) onlyNext(p Path, el rules.Element) (rules.Choice, bool) {
	if el == "" || t.isButton(el) || t.answers(el) || t.path.Anew().Can(el) {
		return rules.Choice{}, false
	}
	return p.Aim(el)
}

// leads is the choices that a thing leads to which the pointer carries; none if they are many.
func (t *Table) leads(held rules.Element) (list []rules.Choice) {
	switch p, _ := t.lifted(held); {
	case p.Last() == held || t.asksAbout(held):
		list = p.Left()
	case t.path.Can(held):
		list = t.path.Beyond(held)
	}
	if len(list) > mostAhead {
		return nil
	}
	return list
}

// foretold makes the choice of a thing that is let go on what only the following question asks for, and answers that with it, and reports
// whether it did: one choice alone must lead there.
func (t *Table) foretold(held, onto rules.Element) bool {
	var list []rules.Choice
	t.ahead(held, func(c rules.Choice, p Path) {
		if a, ends := t.onlyNext(p, t.lands(p, onto)); ends {
			list = append(list, c, a)
		}
	})
	if len(list) != 2 {
		return false
	}
	t.drops()
	t.config.sound("click")
	t.agreed, t.vain, t.hushed, t.dirty = false, "", true, true
	t.undertake(list)
	return true
}

// foreseen is what a thing that the pointer carries can be let go on, as only the following question asks for it.
func (t *Table) foreseen(held rules.Element) (list []rules.Element) {
	t.ahead(held, func(_ rules.Choice, p Path) {
		for _, el := range p.Next() {
			if _, ends := t.onlyNext(p, el); ends {
				list = append(list, el)
			}
		}
	})
	return list
}

// misses says why a thing that was dragged lies where it was.
func (t *Table) misses(from, held, onto rules.Element) {
	p, there := t.stage.Piece(from)
	if !there || !movable(&p) && held == "" || p.Role == "button" || t.refuse(from) {
		return
	}
	n := note{about: onto, lock: true}
	if onto == "" {
		n.about = from
	}
	m := t.moment()
	why, refused := m.State.WhyNot(from)
	switch _, leads := t.lifted(held); {
	case leads:
		n.body = []string{rules.Say("%s cannot go there. Where it can go is lit while you drag it.", titleOf(m, held))}
	case held != "":
		n.body = []string{rules.Say("%s goes nowhere. A click on it is enough.", titleOf(m, held))}
	case refused:
		n.body, n.rule = []string{why.Why.String()}, why.Rule
	default:
		n.body = []string{rules.Say("Not now. You are asked: %s", t.heading(m).ask)}
	}
	t.missed, t.missedOn, t.dirty = n, t.stage.Hot(), true
}

// forgive ends what is said about what was dragged, once the pointer goes on.
func (t *Table) forgive(pressed bool) {
	if !t.missed.empty() && (pressed || t.stage.Hot() != t.missedOn) {
		t.missed, t.dirty = note{}, true
	}
}
