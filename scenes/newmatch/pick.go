package newmatch

import (
	"strings"

	"portcullis/scenes/form"
	"portcullis/scenes/kit"
)

// pick is the window in which a value of an open option is chosen, or in which a seat settles
// how it wants to be asked.
type pick struct {
	Option string // the open option; empty: the seat's preferences
	Seat   int
	Typed  string // a value as somebody writes it
	Fault  []string
}

// IDs of the window.
const (
	pickClose  = "pick:close"
	pickTyped  = "pick:typed"
	pickTake   = "pick:take"
	pickBuild  = "pick:build"
	pickChange = "pick:change"
	pickList   = "pick:list"
)

// pick carries out what is done in the window.
func (n *screen) pick(e form.Event) {
	p := n.model.Pick
	if p == nil {
		return
	}
	switch {
	case e.ID == pickClose:
		n.model.Pick = nil
	case e.ID == pickTyped && e.Act == form.Type:
		p.Typed, p.Fault = e.Text, nil
	case e.ID == pickTyped && e.Act == form.Submit, e.ID == pickTake:
		n.take(strings.TrimSpace(p.Typed))
	case e.ID == pickBuild:
		n.build("")
	case e.ID == pickChange:
		n.build(n.model.Options[p.Option])
	}
}

// take settles a typed value if the game takes it, and says why if not.
func (n *screen) take(value string) {
	p, before := n.model.Pick, n.model.Options[n.model.Pick.Option]
	if value == "" {
		return
	}
	n.model.Options[p.Option] = value
	n.settle()
	if f := n.model.Fault; f != nil && f.Option == p.Option {
		p.Fault = f.All()
		n.model.Options[p.Option] = before
		n.settle()
		return
	}
	n.model.Pick = nil
}

// build opens the workshop.
func (n *screen) build(from string) {
	option := n.model.Pick.Option
	o, _ := n.model.game().Game.Info().Option(option)
	if w := n.maker(o.Open); w != nil {
		whose := roleOf(n.model.game().Game.Info(), int(o.Seats.First()))
		w.Open(kit.Order{For: whose, From: from, Options: n.model.setup().Options, Take: func(value string) { n.set(option, value) }})
	}
}
