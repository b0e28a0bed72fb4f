package scenes

import (
	"errors"

	"portcullis/game"
	"portcullis/game/box"
	"portcullis/save"
	"portcullis/scenes/form"
)

// Answer is a button of a notice and what it does.
type Answer struct {
	Text    string
	Icon    string
	Command game.Command
}

// notice is a window that says what went wrong and what can be done.
type notice struct {
	screen
	model   noticeModel
	answers []Answer
}

// newNotice makes a notice; the last answer is the one that Enter gives, the first the one
// that Esc gives.
func newNotice(h *House, m noticeModel, answers ...Answer) *notice {
	n := &notice{screen: screen{house: h, name: "notice", title: m.Title}, model: m, answers: answers}
	for i, a := range answers {
		n.model.Buttons = append(n.model.Buttons, form.Label{ID: answerID(i), Text: a.Text, Icon: a.Icon, Size: 23})
	}
	n.model.Main = len(answers) - 1
	n.plan = func(k form.Kit) []form.Item { return planNotice(k, n.model) }
	n.prompt = func() string { return m.Title }
	n.notes = func() []string { return append(append([]string(nil), m.Body...), m.Details...) }
	n.back = func() { h.app.Post(answers[0].Command) }
	n.act = func(e form.Event) {
		for i, a := range answers {
			if e.ID == answerID(i) && e.Act == form.Press {
				h.app.Post(a.Command)
			}
		}
	}
	n.open()
	return n
}

func answerID(i int) string { return "answer:" + string(rune('0'+i)) }

// Notice is a window that tells of an error, with a button that goes on.
func (h *House) Notice(title string, err error) game.Scene {
	m := noticeModel{Title: title, Bad: true, Body: []string{say(err)}}
	var file *save.FileError
	if errors.As(err, &file) {
		m.Body = []string{game.Sentence(file.Reason), file.Advice}
		m.Details = []string{file.Path}
	}
	return newNotice(h, m, Answer{Text: "Go on", Icon: "kit/play", Command: game.Pop{}})
}

// contentNotice tells what is wrong with a content folder that was given.
func (h *House) contentNotice(err *box.ContentError) game.Scene {
	m := noticeModel{
		Title: "The content in the folder cannot be used", Bad: true,
		Body: []string{
			"Some of its lines have faults, so nothing was taken from the games named below. Nothing in the folder was changed.",
			"Mend the lines and start again, or play with the content that is built in.",
		},
	}
	for _, f := range err.Faults {
		m.Details = append(m.Details, f.String())
	}
	return newNotice(h, m, Answer{Text: "Leave", Icon: "kit/back", Command: game.Quit{}}, Answer{Text: "Use the built-in content", Icon: "kit/play", Command: game.Pop{}})
}
