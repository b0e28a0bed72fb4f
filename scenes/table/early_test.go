package table

import (
	"slices"
	"testing"
	"time"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
)

// untilAsked plays on until the choice of the computer player is shown after which the person is asked, without dice.
func untilAsked(t *testing.T) *desk {
	t.Helper()
	for seed := range uint64(20) {
		d := newDesk(t, seated(person("Ada"), save.Seat{Name: "Brass", Player: "planner"}), at(settings.Normal), seeded(seed))
		d.settle()
		for !d.match.Over() {
			choices := d.match.State().Decision().Choices
			theirs := d.match.Decider().Has(1)
			d.play(choices[len(choices)-1])
			d.tick()
			dice := slices.ContainsFunc(d.table.play.events, func(e rules.Event) bool { return e.Kind == rules.DiceRolled })
			if theirs && !dice && d.table.play.active && d.match.Decider().Has(0) && !d.match.Over() {
				return d
			}
			d.settle()
		}
	}
	t.Fatal("no choice of the computer player leads to a question")
	return nil
}

// A click on a card while the other side's choice is shown shows the rest at once, and picks that card as soon as the person is asked; a
// click on a button does no more than to hurry, nor does one that came too long before.
func TestAClickWhileOthersAreShownIsNotLost(t *testing.T) {
	d := untilAsked(t)
	s := d.match.View(0)
	var card, button rules.Element
	for _, c := range s.Decision().Choices {
		if path := s.Describe(c).Path; len(path) > 1 && path[0].Kind() != "button" {
			card = path[0]
		} else if path[0].Kind() == "button" {
			button = path[0]
		}
	}
	if card == "" || button == "" {
		t.Fatalf("there is a card %q and a button %q", card, button)
	}
	d.table.hurries(card)
	d.table.accept()
	if d.table.mode() != Asking || !slices.Contains(d.table.path.Chosen(), card) {
		t.Errorf("in mode %d %v is picked, not %s", d.table.mode(), d.table.path.Chosen(), card)
	}

	d = untilAsked(t)
	d.table.hurries(button)
	d.settle()
	if len(d.posted) > 0 || len(d.table.path.Chosen()) > 0 {
		t.Errorf("a click on a button plays %v", d.posted)
	}

	d = untilAsked(t)
	d.table.early = early{card, d.table.clock - time.Millisecond}
	d.settle()
	if len(d.table.path.Chosen()) > 0 {
		t.Error("a click of long ago picks a card")
	}
}
