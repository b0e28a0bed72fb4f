package main

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

const header = `# Texts of Portcullis, for translators. Written by "make languages"; do not edit.
# A translation takes the arguments of its original, in any order: %[2]s is the second one.
msgid ""
msgstr ""
"Project-Id-Version: portcullis\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Language: \n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
`

// key is what makes a message one with another.
type key struct{ context, one string }

// write puts the messages into a template, each once, by the places that say them. A text with two
// different plurals is a fault.
func write(found []message) (text []byte, faults []fault) {
	merged, places := map[key]message{}, map[key]map[string]bool{}
	for _, m := range found {
		k := key{m.context, m.one}
		had, known := merged[k]
		switch {
		case !known || had.many == "":
			merged[k] = m
		case m.many != "" && m.many != had.many:
			faults = append(faults, fault{pkg: m.place, at: m.place, says: fmt.Sprintf("%q has the plurals %q and %q; give one of them a context", m.one, had.many, m.many)})
		}
		if places[k] == nil {
			places[k] = map[string]bool{}
		}
		places[k][m.place] = true
	}
	keys := slices.SortedFunc(maps.Keys(merged), func(a, b key) int { return cmp.Or(cmp.Compare(a.one, b.one), cmp.Compare(a.context, b.context)) })
	out := bytes.NewBufferString(header)
	for _, k := range keys {
		m := merged[k]
		out.WriteByte('\n')
		for _, place := range slices.Sorted(maps.Keys(places[k])) {
			fmt.Fprintf(out, "#. %s\n", place)
		}
		if m.context != "" {
			fmt.Fprintf(out, "msgctxt %s\n", quote(m.context))
		}
		fmt.Fprintf(out, "msgid %s\n", quote(m.one))
		if m.many == "" {
			out.WriteString("msgstr \"\"\n")
			continue
		}
		fmt.Fprintf(out, "msgid_plural %s\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n", quote(m.many))
	}
	return out.Bytes(), faults
}

// quote writes a string as .po files have it.
func quote(s string) string {
	return `"` + strings.NewReplacer("\\", `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`).Replace(s) + `"`
}
