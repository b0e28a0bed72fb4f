// Package manual writes the pages for man of the two programs from their flags. The pages lie in [Dir]; a test of each
// program fails where its page is not what its flags say.
package manual

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// Dir is where the pages lie, from the root of the module.
const Dir = "assets/desktop/man"

// Page is what a manual page says.
type Page struct {
	Program any    // the struct of its flags, as kong takes it
	Name    string // of the program
	Purpose string // a half sentence
	About   []string
	Files   [][2]string // path, what is kept there
	Exits   []string    // what each exit code means, from 0 on
	Also    string      // the other program
}

var update = flag.Bool("pages", false, "write the pages for man anew")

// Check fails the test where the page that is kept is not this one; with -pages it writes it anew.
// root is the way to the root of the module.
func (p Page) Check(t *testing.T, root string) {
	t.Helper()
	want, err := p.roff()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(root, filepath.FromSlash(Dir), p.Name+".6")
	if *update {
		if err := os.WriteFile(path, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what the flags say (%v); write it anew with: go test ./cmd/%s -run Manual -pages", path, err, p.Name)
	}
}

// roff is the page in the language of man(7). Section 6 is that of games.
func (p Page) roff() ([]byte, error) {
	parser, err := kong.New(p.Program, kong.Name(p.Name))
	if err != nil {
		return nil, err
	}
	w := &bytes.Buffer{}
	root := parser.Model.Node
	fmt.Fprintf(w, ".TH %s 6\n.SH NAME\n%s \\- %s\n.SH SYNOPSIS\n", strings.ToUpper(p.Name), p.Name, escape(p.Purpose))
	synopsis(w, p.Name, root)
	fmt.Fprint(w, ".SH DESCRIPTION\n")
	for i, text := range p.About {
		if i > 0 {
			fmt.Fprint(w, ".PP\n")
		}
		fmt.Fprintf(w, "%s\n", filled(text))
	}
	fmt.Fprint(w, ".SH OPTIONS\n")
	arguments(w, root)
	if leaves := parser.Model.Leaves(true); len(root.Children) > 0 {
		fmt.Fprint(w, ".SH COMMANDS\n")
		for _, leaf := range leaves {
			fmt.Fprint(w, ".SS ", escape(leaf.Name), "\n")
			synopsis(w, p.Name, leaf)
			fmt.Fprintf(w, ".PP\n%s\n", filled(leaf.Help))
			arguments(w, leaf)
		}
	}
	fmt.Fprint(w, ".SH FILES\n")
	for _, f := range p.Files {
		entry(w, "\\fI"+escape(f[0])+"\\fR", f[1])
	}
	fmt.Fprint(w, ".SH EXIT STATUS\n")
	for code, text := range p.Exits {
		entry(w, fmt.Sprint(code), text)
	}
	fmt.Fprintf(w, ".SH SEE ALSO\n.BR %s (6)\n", p.Also)
	return w.Bytes(), nil
}

// synopsis is how a program or a command of it is called.
func synopsis(w *bytes.Buffer, program string, n *kong.Node) {
	name := program
	if n.Parent != nil {
		name += " " + n.Name
	}
	fmt.Fprintf(w, "\\fB%s\\fR [\\fIoption\\fR ...]", escape(name))
	for _, a := range n.Positional {
		fmt.Fprint(w, " ", escape(a.Summary()))
	}
	if len(n.Children) > 0 {
		fmt.Fprint(w, " \\fIcommand\\fR ...")
	}
	fmt.Fprintln(w)
}

// arguments lists what a program or command takes itself.
func arguments(w *bytes.Buffer, n *kong.Node) {
	for _, a := range n.Positional {
		entry(w, "\\fI"+escape(a.Summary())+"\\fR", a.Help)
	}
	for _, f := range n.Flags {
		if f.Hidden {
			continue
		}
		name := "\\fB\\-\\-" + escape(f.Name) + "\\fR"
		if f.Short != 0 {
			name = fmt.Sprintf("\\fB\\-%c\\fR, %s", f.Short, name)
		}
		if !f.IsBool() && !f.IsCounter() {
			name += "=\\fI" + escape(cmp.Or(f.PlaceHolder, strings.ToUpper(f.Name))) + "\\fR"
		}
		help := f.Help
		if f.HasDefault && f.Default != "" {
			help += fmt.Sprintf(" If left out: %s.", f.Default)
		}
		entry(w, name, help)
	}
}

// entry is a term and what it means.
func entry(w *bytes.Buffer, term, text string) {
	fmt.Fprintf(w, ".TP\n%s\n%s\n", term, filled(text))
}

// filled writes a text in lines of at most 80 bytes, as the pages' checkers want them, where its words allow.
func filled(text string) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		word = escape(word)
		if line != "" && len(line)+1+len(word) > 80 {
			lines, line = append(lines, unasked(line)), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return strings.Join(append(lines, unasked(line)), "\n")
}

// escape keeps backslashes as they are, and hyphens such that they can be copied.
func escape(text string) string { return strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text) }

// unasked keeps roff from reading a line of text as a request, which begins with a full stop or an apostrophe.
func unasked(line string) string {
	if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
		return `\&` + line
	}
	return line
}
