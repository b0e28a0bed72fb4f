package language

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxForms is how many plural forms a language may have; Arabic, which has the most, has 6.
const maxForms = 6

// message is one entry of a .po file.
type message struct {
	line                int // of its msgid, from 1
	context, id, plural string
	said                map[int]spoken // by plural form; 0 alone for a text without a number
}

// spoken is one translation of a message.
type spoken struct {
	line int // from 1
	text string
}

// fault is what is wrong with a .po file, and the line it stands in.
type fault struct {
	line int
	says string
}

func (f fault) Error() string { return fmt.Sprintf("line %d: %s", f.line, f.says) }

// reading goes through a .po file line by line.
type reading struct {
	messages []message
	faults   []fault
	now      message
	begun    bool // now has a msgid
	line     int  // from 1
	text     strings.Builder
	take     func(string) // takes the text that is open once it has ended; nil: none is
}

// readMessages reads the text of a .po file: lines that end with LF or CR LF, a byte order mark before them or none.
// Comments and entries that are commented out are left aside.
func readMessages(data []byte) ([]message, []fault) {
	r := &reading{}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	for line := range strings.SplitSeq(string(data), "\n") {
		r.line++
		r.read(strings.TrimSpace(line))
	}
	r.close()
	return r.messages, r.faults
}

func (r *reading) read(line string) {
	if line == "" || line[0] != '"' {
		r.end()
	}
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "" || line[0] == '#':
	case line[0] == '"':
		if r.take == nil {
			r.fault("this text belongs to no msgid and no msgstr; take it out, or write which it belongs to")
			return
		}
		r.text.WriteString(r.unquote(line))
	case word == "msgctxt":
		r.close()
		r.open(rest, func(s string) { r.now.context = s })
	case word == "msgid":
		if r.begun {
			r.close()
		}
		r.begun, r.now.line = true, r.line
		r.open(rest, func(s string) { r.now.id = s })
	case word == "msgid_plural" && r.begun:
		r.open(rest, func(s string) { r.now.plural = s })
	case strings.HasPrefix(word, "msgstr") && r.begun:
		r.form(strings.TrimPrefix(word, "msgstr"), rest)
	default:
		r.fault("this is no line of a .po file; it has msgctxt, msgid, msgid_plural, msgstr, texts in quotation marks, and comments that begin with #")
	}
}

// form begins the translation for one plural form, "" or "[0]" to "[5]".
func (r *reading) form(which, rest string) {
	form := 0
	if which != "" {
		n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(which, "["), "]"))
		if err != nil || n < 0 || n >= maxForms || which != fmt.Sprintf("[%d]", n) {
			r.fault(fmt.Sprintf("there is no such plural form; write msgstr[0] to msgstr[%d]", maxForms-1))
			return
		}
		form = n
	}
	if r.now.said == nil {
		r.now.said = map[int]spoken{}
	}
	if _, twice := r.now.said[form]; twice {
		r.fault("this plural form is translated a second time; take one out")
	}
	line := r.line
	r.open(rest, func(s string) { r.now.said[form] = spoken{line, s} })
}

// open begins a text with that of a line, and those of the lines that follow it; take is given all of it.
func (r *reading) open(quoted string, take func(string)) {
	r.take = take
	r.text.WriteString(r.unquote(strings.TrimSpace(quoted)))
}

// end ends the text that is open.
func (r *reading) end() {
	if r.take != nil {
		r.take(r.text.String())
	}
	r.text.Reset()
	r.take = nil
}

func (r *reading) unquote(quoted string) string {
	s, err := strconv.Unquote(quoted)
	if err != nil || !strings.HasPrefix(quoted, `"`) || !utf8.ValidString(quoted) {
		r.fault(`the text is not written as "..." in UTF-8; a quotation mark in it is \", a backslash \\, the end of a line \n`)
		return ""
	}
	return s
}

// close ends a message.
func (r *reading) close() {
	r.end()
	if r.begun {
		r.messages = append(r.messages, r.now)
	}
	r.now, r.begun = message{}, false
}

func (r *reading) fault(says string) { r.faults = append(r.faults, fault{r.line, says}) }
