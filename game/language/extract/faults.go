package main

import (
	"go/ast"
	"go/token"
	"maps"
	"strings"
	"unicode"

	"portcullis/game/language"
)

// check tells what is wrong with a text that is written out.
func (s *scanner) check(call *ast.CallExpr, m maker, found message) {
	verbs, err := language.VerbsOf(found.one)
	if err != nil {
		s.fault(call, err.Error())
		return
	}
	if m.many > 0 {
		if many, err := language.VerbsOf(found.many); err != nil || !maps.Equal(verbs, many) {
			s.fault(call, "the formats of one and of many take different arguments")
		}
	}
	for _, verb := range verbs {
		if strings.ContainsRune("feEgG", rune(verb)) {
			s.fault(call, "a fraction in a format; make it with Decimal")
		}
	}
	switch given := len(call.Args) - m.last() - 1; {
	case m.counts && (len(verbs) != 1 || verbs[1] != 'd'):
		s.fault(call, "a count does not tell its number as %d")
	case m.args && !call.Ellipsis.IsValid() && given != len(verbs):
		s.fault(call, "the format takes another number of arguments")
	}
	for _, format := range []string{found.one, found.many} {
		if strings.TrimSpace(format) != format {
			s.fault(call, "a fragment that begins or ends with a space; write the sentence whole")
		}
	}
	if m.args && len(call.Args) > m.last() {
		for _, arg := range call.Args[m.last()+1:] {
			if saysText(arg) {
				s.fault(arg, "an argument that is said too early; leave it a Text")
			}
		}
	}
}

// glued finds sums of strings that have a text said in them.
func (s *scanner) glued(sum *ast.BinaryExpr) {
	if sum.Op == token.ADD && (s.saysSentence(sum.X) || s.saysSentence(sum.Y)) {
		s.fault(sum, "a text that is glued to others; write the sentence whole, or make a list")
	}
}

// gluedOn finds texts that are added to a string.
func (s *scanner) gluedOn(n *ast.AssignStmt) {
	if n.Tok == token.ADD_ASSIGN && len(n.Rhs) == 1 && s.saysSentence(n.Rhs[0]) {
		s.fault(n, "a text that is glued to others; write the sentence whole, or make a list")
	}
}

// saysText reports whether an expression is a call of String.
func saysText(e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) > 0 {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	return ok && sel.Sel.Name == "String"
}

// saysSentence reports whether an expression makes a text and says it at once.
func (s *scanner) saysSentence(e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "String" {
		if call, ok = sel.X.(*ast.CallExpr); !ok {
			return false
		}
		_, ok = s.makerOf(call)
		return ok
	}
	if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Say" {
		_, ok = s.makerOf(call)
		return ok
	}
	return false
}

// translatable reports whether a format has anything to translate: more than its arguments.
func translatable(format string) bool {
	for _, verb := range []string{"%s", "%d", "%q", "%v"} {
		format = strings.ReplaceAll(format, verb, "")
	}
	return strings.ContainsFunc(format, func(r rune) bool { return !unicode.IsSpace(r) })
}
