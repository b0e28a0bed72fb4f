package notice

import (
	"errors"

	"portcullis/game"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
)

// Answer is a button of a notice and what it does.
type Answer struct {
	Text    string
	Icon    string
	Command game.Command
}

// screen is a window that says what went wrong and what can be done.
type screen struct {
	shell.Screen
	model   Model
	answers []Answer
}

// New makes a notice; the last answer is the one that Enter gives, the first the one
// that Esc gives.
func New(sh *shell.Shell, m Model, answers ...Answer) game.Scene {
	n := &screen{Screen: shell.Screen{Shell: sh, Scene: "notice", Title: m.Title}, model: m, answers: answers}
	for i, a := range answers {
		n.model.Buttons = append(n.model.Buttons, form.Label{ID: answerID(i), Text: a.Text, Icon: a.Icon, Size: 23})
	}
	n.model.Main = len(answers) - 1
	n.Plan = func(k form.Toolkit) []form.Item { return plan(k, n.model) }
	n.Prompt = func() string { return m.Title }
	n.Notes = func() []string { return append(append([]string(nil), m.Body...), m.Details...) }
	n.Back = func() { sh.App.Post(answers[0].Command) }
	n.Act = func(e form.Event) {
		for i, a := range answers {
			if e.ID == answerID(i) && e.Act == form.Press {
				sh.App.Post(a.Command)
			}
		}
	}
	n.Open()
	return n
}

func answerID(i int) string { return "answer:" + string(rune('0'+i)) }

// Fault is a window that tells of an error, with a button that goes on.
func Fault(sh *shell.Shell, title string, err error) game.Scene {
	m := Model{Title: title, Bad: true, Body: []string{shell.Say(err)}}
	var file *save.FileError
	if errors.As(err, &file) {
		m.Body = []string{game.Sentence(file.Reason), file.Advice}
		m.Details = []string{file.Path}
	}
	return New(sh, m, Answer{Text: rules.Say("Go on"), Icon: "kit/play", Command: game.Pop{}})
}

// Waiting tells of something that takes long, and calls it off.
func Waiting(sh *shell.Shell, doing string, off game.Command) game.Scene {
	m := Model{Title: doing, Body: []string{rules.Say("It takes longer than usual. It goes on by itself when that is done.")}}
	return New(sh, m, Answer{Text: rules.Say("Leave it"), Icon: "kit/back", Command: off})
}

// Content tells what is wrong with a content folder that was given.
func Content(sh *shell.Shell, err *box.ContentError) game.Scene {
	m := Model{
		Title: rules.Say("The content in the folder cannot be used"), Bad: true,
		Body: []string{
			rules.Say("Some of its lines have faults, so nothing was taken from the games named below. Nothing in the folder was changed."),
			rules.Say("Mend the lines and start again, or play with the content that is built in."),
		},
	}
	for _, f := range err.Faults {
		m.Details = append(m.Details, f.String())
	}
	return New(sh, m, Answer{Text: rules.Say("Leave"), Icon: "kit/back", Command: game.Quit{}}, Answer{Text: rules.Say("Use the built-in content"), Icon: "kit/play", Command: game.Pop{}})
}

// NoBoard tells that a match of a game cannot be shown.
func NoBoard(sh *shell.Shell, title string) game.Scene {
	return New(sh, Model{
		Title: rules.Say("%s has no board", title), Bad: true,
		Body: []string{rules.Say("The rules of this game are there, and its matches are kept. The program has no board for it.")},
	}, Answer{Text: rules.Say("Back to the menu"), Icon: "kit/back", Command: game.LeaveMatch{}})
}

// AskToOpen asks whether the match on the table shall give way to another.
func AskToOpen(sh *shell.Shell, name, path string) game.Scene {
	m := Model{
		Title: rules.Say("Open %s?", name),
		Body:  []string{rules.Say("The match on the table is saved as it stands. It goes on from the menu, or from Saves.")},
	}
	if sh.App.MatchPath() == "" {
		m.Bad, m.Body = true, []string{rules.Say("The match on the table is not saved. It is lost when another one is opened.")}
	}
	return New(sh, m, Answer{Text: rules.Say("Stay here"), Icon: "kit/back", Command: game.Pop{}},
		Answer{Text: rules.Say("Open it"), Icon: "kit/play", Command: game.OpenMatch{Path: path}})
}
