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
	begun    bool         // now has a msgid
	line     int          // from 1
	more     func(string) // takes the next line of a text that goes on; nil: no text is open
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
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "" || line[0] == '#':
		r.more = nil
	case line[0] == '"':
		if r.more == nil {
			r.fault("this text belongs to no msgid and no msgstr; take it out, or write which it belongs to")
			return
		}
		r.more(r.unquote(line))
	case word == "msgctxt":
		r.close()
		r.open(rest, func(s string) { r.now.context += s })
	case word == "msgid":
		if r.begun {
			r.close()
		}
		r.begun, r.now.line = true, r.line
		r.open(rest, func(s string) { r.now.id += s })
	case word == "msgid_plural" && r.begun:
		r.open(rest, func(s string) { r.now.plural += s })
	case strings.HasPrefix(word, "msgstr") && r.begun:
		r.form(strings.TrimPrefix(word, "msgstr"), rest)
	default:
		r.more = nil
		r.fault("this is no line of a .po file; it has msgctxt, msgid, msgid_plural, msgstr, texts in quotation marks, and comments that begin with #")
	}
}

// form begins the translation for one plural form, "" or "[0]" to "[5]".
func (r *reading) form(which, rest string) {
	form := 0
	if which != "" {
		n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(which, "["), "]"))
		if err != nil || n < 0 || n >= maxForms || which != fmt.Sprintf("[%d]", n) {
			r.more = nil
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
	r.now.said[form] = spoken{line: r.line}
	r.open(rest, func(s string) { r.now.said[form] = spoken{r.now.said[form].line, r.now.said[form].text + s} })
}

// open takes the text of a line, and those of the lines that follow it.
func (r *reading) open(quoted string, more func(string)) {
	r.more = more
	more(r.unquote(strings.TrimSpace(quoted)))
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
	if r.begun {
		r.messages = append(r.messages, r.now)
	}
	r.now, r.begun, r.more = message{}, false, nil
}

func (r *reading) fault(says string) { r.faults = append(r.faults, fault{r.line, says}) }
