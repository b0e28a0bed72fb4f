package game

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"portcullis/rules/plain"
)

// Notice is a short message over any scene: a screenshot was kept, a save failed.
type Notice struct {
	Text string
	Bad  bool // something went wrong
	// Since and Until are moments of the animation clock.
	Since time.Duration
	Until time.Duration
}

const (
	// maxNotices is how many notices show at once; the oldest gives way. One that was not seen yet waits for its turn.
	maxNotices = 3
	// maxWaiting is how many wait.
	maxWaiting = 20
	noticeTime = 5 * time.Second
	// maxNotice is how much of a line is shown, in characters: it may quote a file.
	maxNotice = 600
	// perRune lengthens the time of long notices.
	perRune = 50 * time.Millisecond
)

// Notices is what is to be shown over the scene, oldest first.
func (a *App) Notices() []Notice { return a.notices }

func (a *App) notice(n Notice) {
	n.Text = shown(n.Text)
	if n.Text == "" {
		return
	}
	n.Since = a.clock.now
	n.Until = n.Since + noticeTime + time.Duration(utf8.RuneCountInString(n.Text))*perRune
	for i, old := range a.notices {
		if old.Text == n.Text {
			a.notices = append(a.notices[:i], a.notices[i+1:]...)
			break
		}
	}
	switch {
	case len(a.notices) < maxNotices:
		a.notices = append(a.notices, n)
	case a.notices[0].Since == n.Since: // told in the same tick: nobody has seen it
		if len(a.waiting) < maxWaiting && !slices.ContainsFunc(a.waiting, func(w Notice) bool { return w.Text == n.Text }) {
			a.waiting = append(a.waiting, n)
		}
	default:
		a.notices = append(a.notices[1:], n)
	}
	a.wake(0)
}

// nextNotices shows what has waited, as far as there is room for it now.
func (a *App) nextNotices() {
	for len(a.waiting) > 0 && len(a.notices) < maxNotices {
		n := a.waiting[0]
		a.waiting = a.waiting[1:]
		long := n.Until - n.Since
		n.Since, n.Until = a.clock.now, a.clock.now+long
		a.notices = append(a.notices, n)
		a.wake(0)
	}
}

// shown is a text of at most a few lines, however long it is and whatever it quotes.
func shown(text string) string {
	const most = 6
	lines := strings.SplitN(strings.TrimSpace(text), "\n", most+1)
	lines = lines[:min(len(lines), most)]
	for i, line := range lines {
		lines[i] = plain.Show(line, maxNotice)
	}
	return strings.Join(lines, "\n")
}

func (a *App) expireNotices() {
	kept := a.notices[:0]
	for _, n := range a.notices {
		if a.clock.now < n.Until {
			kept = append(kept, n)
		}
	}
	a.notices = kept
	a.nextNotices()
	for _, n := range a.notices {
		a.wake(n.Until - a.clock.now)
	}
}

// sentence makes a sentence of an error: a capital at its head and a full stop at its end.
func sentence(err error) string {
	var list []string
	for line := range strings.Lines(err.Error()) { // several errors that were joined
		if s := Sentence(line); s != "" {
			list = append(list, s)
		}
	}
	return strings.Join(list, " ")
}

// Sentence gives a text a capital at its head, unless that is the name of a file, and a full
// stop at its end.
func Sentence(text string) string {
	text = strings.TrimSpace(text)
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	if word, _, _ := strings.Cut(text, " "); !strings.ContainsAny(word, `/\.`) { // not the name of a file
		text = string(unicode.ToUpper(first)) + text[size:]
	}
	if last, _ := utf8.DecodeLastRuneInString(text); !strings.ContainsRune(".!?)", last) {
		text += "."
	}
	return text
}
