package table

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/language"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/form/formtest"
)

// spokenBoard is a gridBoard that says its help in the language that is spoken.
type spokenBoard struct{ gridBoard }

func (b spokenBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	p.Help = rules.Say("Pick a card, then a gate.")
	return p
}

// spoken tells what of the screen is not said in the language for tests, or does not fit.
func (d *desk) spoken(when string) {
	d.t.Helper()
	d.settle()
	faults := map[string]bool{}
	for _, p := range d.table.scene.pieces {
		texts := []string{p.Label, d.table.scene.marks[p.ID].Reason}
		for _, op := range p.Look {
			texts = append(texts, op.Text)
			if !op.Fits(faces) {
				faults[fmt.Sprintf("%s: %q does not fit", p.ID, op.Text)] = true
			}
		}
		if d.table.base != nil { // no curtain is down
			texts = append(texts, d.table.noteFor(p.ID, d.table.moment()).words()...)
		}
		for _, text := range texts {
			if words := language.Untranslated(text, append(formtest.KeyWords(), "Ada", "Tobias", "Marguerite")...); len(words) > 0 {
				faults[fmt.Sprintf("%s: %q is not translated in %q", p.ID, words, text)] = true
			}
		}
	}
	for _, text := range d.table.Mirror().Notes {
		if words := language.Untranslated(text, append(formtest.KeyWords(), "Ada")...); len(words) > 0 {
			faults[fmt.Sprintf("noted: %q is not translated in %q", words, text)] = true
		}
	}
	for f := range faults {
		d.t.Errorf("%v, text %v, %s: %s", [2]int{d.screen.W, d.screen.H}, d.screen.Text, when, f)
	}
}

// frameSizes are the screens that the frame is looked at on in another language.
var frameSizes = []struct {
	w, h int
	text float64
}{{1024, 640, 0.8}, {1024, 640, 1.6}, {1280, 720, 1}, {1366, 768, 1.25}, {1920, 1080, 1}, {1280, 1024, 1.6}, {2560, 1080, 1}, {3840, 2160, 1.6}}

// The frame says every word in the language that is spoken, and holds one that is longer than English.
func TestFrameInAnotherLanguage(t *testing.T) {
	t.Cleanup(rules.Speak(language.Pseudo{}))
	for _, size := range frameSizes {
		d := newDeskOf(t, stub.Game{}, spokenBoard{}, solo(), at(settings.None), sized(size.w, size.h, size.text))
		d.spoken("at the beginning")
		for range 6 {
			choices := d.match.State().Decision().Choices
			d.make(choices[len(choices)/2])
			d.settle()
		}
		d.spoken("after a few turns")
		d.key(ebiten.KeyH)
		d.spoken("while a hint is thought about")
		c := d.match.State().Decision().Choices[0]
		d.advice = game.Advice{Has: true, Hint: game.Hint{Choice: c, Reason: rules.T("Because it is so")}}
		d.spoken("with a hint")
		d.click(d.match.State().Describe(c).Path[0])
		d.spoken("after the first click of a choice")
		d.key(ebiten.KeyEscape)
		if _, ok := d.element(idAsks); ok {
			d.click(idAsks)
			d.spoken("in the dialog of preferences")
			d.key(ebiten.KeyEscape)
		}
		d.settle()
		d.move(d.table.path.Next()[0])
		d.input.SecondPressed = true
		d.tick()
		d.spoken("with a card at reading size")
		d.key(ebiten.KeyEscape)
		d.table.ask = &question{choice: c, text: rules.Say("%s", d.match.State().Describe(c).Sentence), warns: rules.Say("It cannot be taken back")}
		d.table.dirty = true
		d.spoken("before something dangerous")
		d.key(ebiten.KeyEscape)
		d.settle()
		d.table.lookBack(0)
		d.spoken("looking back")
	}
}

// So does the curtain, and what a person sees who takes over.
func TestCurtainInAnotherLanguage(t *testing.T) {
	t.Cleanup(rules.Speak(language.Pseudo{}))
	for _, size := range frameSizes {
		d := newDeskOf(t, stub.Game{}, spokenBoard{}, couple(), sized(size.w, size.h, size.text))
		d.spoken("before the first curtain is lifted")
		d.click(idLift)
		for d.table.curtain == nil {
			d.make(d.match.State().Decision().Choices[0])
			d.settle()
		}
		d.spoken("at the second curtain")
		d.click(idLift)
		for d.table.mode() != Playing {
			d.tick()
		}
		for range 30 {
			d.tick()
		}
		d.key(ebiten.KeyP)
		d.spoken("while it is shown what happened")
	}
}
