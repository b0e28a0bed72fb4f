package main

import (
	"go/ast"
	"strings"
)

// maker is a function that makes a text: where among its arguments its formats are, and whether
// what follows them are the arguments of the format.
type maker struct {
	one, many int  // many is 0 where there is none
	args      bool // the format's arguments follow
	counts    bool // the number comes first and is the format's argument
}

// last is the place of the last format.
func (m maker) last() int { return max(m.one, m.many) }

// base are the makers of package rules.
var base = map[string]maker{
	"T":      {one: 0, args: true},
	"Say":    {one: 0, args: true},
	"Plural": {one: 1, many: 2, args: true},
	"Count":  {one: 1, many: 2, counts: true},
}

// findMakers finds the functions that hand a parameter on as a format, and those that hand one on
// to them.
func findMakers(packages map[string]*source) {
	for name, m := range base {
		packages["rules"].makers[name] = m
	}
	for again := true; again; {
		again = false
		for _, p := range packages {
			for _, f := range p.files {
				s := &scanner{source: p, packages: packages, imports: importsOf(f)}
				again = s.findMakers(f) || again
			}
		}
	}
}

// findMakers reports whether the file has a maker that was not known.
func (s *scanner) findMakers(f *ast.File) (more bool) {
	for _, decl := range f.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		key := fn.Name.Name
		if fn.Recv != nil {
			key = "." + key
		}
		if _, known := s.makers[key]; known {
			continue
		}
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			inner, ok := s.makerOf(call)
			if !ok || inner.many > 0 || len(call.Args) <= inner.one {
				return true
			}
			if place, rest, ok := parameter(fn, call.Args[inner.one]); ok {
				s.makers[key] = maker{one: place, args: rest && call.Ellipsis.IsValid()}
				more = true
			}
			return true
		})
	}
	return more
}

// parameter is the place of the string parameter that an expression names, and whether all that
// follows it is a list of any length.
func parameter(fn *ast.FuncDecl, e ast.Expr) (place int, rest, ok bool) {
	name, isIdent := e.(*ast.Ident)
	if !isIdent {
		return 0, false, false
	}
	found := -1
	for _, field := range fn.Type.Params.List {
		for _, param := range field.Names {
			kind, _ := field.Type.(*ast.Ident)
			if param.Name == name.Name && kind != nil && kind.Name == "string" {
				found = place
			}
			place++
		}
		_, rest = field.Type.(*ast.Ellipsis)
	}
	return found, rest && found == place-2, found >= 0
}

// makerOf is the maker that a call calls.
func (s *scanner) makerOf(call *ast.CallExpr) (maker, bool) {
	switch fn := call.Fun.(type) {
	case *ast.Ident:
		m, ok := s.makers[fn.Name]
		return m, ok
	case *ast.SelectorExpr:
		if x, ok := fn.X.(*ast.Ident); ok {
			if p := s.packages[s.imports[x.Name]]; p != nil && s.imports[x.Name] != "" {
				m, ok := p.makers[fn.Sel.Name]
				return m, ok
			}
		}
		m, ok := s.makers["."+fn.Sel.Name]
		return m, ok
	}
	return maker{}, false
}

// handsOn reports whether a call only hands on the format that the function was given.
func (s *scanner) handsOn(call *ast.CallExpr, m maker) bool {
	if s.within == nil {
		return false
	}
	key := s.within.Name.Name
	if s.within.Recv != nil {
		key = "." + key
	}
	own, ok := s.makers[key]
	if s.pkg == "rules" && ok && base[strings.TrimPrefix(key, ".")] == own {
		return true
	}
	place, _, is := parameter(s.within, call.Args[m.one])
	return ok && is && place == own.one
}
