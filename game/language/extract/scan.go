package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// message is a text that the program can say.
type message struct {
	context, one, many string
	place              string // the package, or the content, that says it
}

// fault is something about a text that cannot be translated as it is.
type fault struct {
	pkg  string // the folder of the package
	at   string // "rules/kurth/tell.go:12"
	says string
}

// source is one parsed package.
type source struct {
	pkg    string // its folder, with slashes: "rules/kurth"
	files  []*ast.File
	consts map[string]string // the values of its string constants; "" where two have one name
	makers map[string]maker  // by name; methods as ".name"
}

// leftOut are folders whose texts no player sees.
var leftOut = []string{"rules/stub", "rules/conform", "scenes/table/boardtest", "scenes/kit/kittest", "scenes/stubboard", "scenes/scenestest", "scenes/form/formtest", "cmd/portcullis/e2e", "cmd/portcullis/figures", "game/language", "assets"}

// scan finds the texts of all packages of the module, and what is wrong with them.
func scan(root string) (found []message, faults []fault, err error) {
	set := token.NewFileSet()
	packages, err := parse(set, root)
	if err != nil {
		return nil, nil, err
	}
	findMakers(packages)
	for _, pkg := range slices.Sorted(maps.Keys(packages)) {
		p := packages[pkg]
		for _, f := range p.files {
			s := &scanner{set: set, root: root, source: p, packages: packages, imports: importsOf(f)}
			s.file(f)
			faults = append(faults, s.faults...)
			if !isLeftOut(p.pkg) {
				found = append(found, s.found...)
			}
		}
	}
	return found, faults, nil
}

func isLeftOut(pkg string) bool {
	for _, folder := range leftOut {
		if pkg == folder || strings.HasPrefix(pkg, folder+"/") {
			return true
		}
	}
	return false
}

// parse reads every file of the module but tests. The packages are found by their folders.
func parse(set *token.FileSet, root string) (map[string]*source, error) {
	packages := map[string]*source{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(folder)
		if packages[pkg] == nil {
			packages[pkg] = &source{pkg: pkg, consts: map[string]string{}, makers: map[string]maker{}}
		}
		packages[pkg].files = append(packages[pkg].files, file)
		packages[pkg].collectConsts(file)
		return nil
	})
	return packages, err
}

// collectConsts remembers the string constants of a file, those within functions too.
func (p *source) collectConsts(file *ast.File) {
	ast.Inspect(file, func(n ast.Node) bool {
		decl, ok := n.(*ast.GenDecl)
		if !ok || decl.Tok != token.CONST {
			return true
		}
		for _, spec := range decl.Specs {
			values := spec.(*ast.ValueSpec)
			for i, name := range values.Names {
				if i >= len(values.Values) {
					continue
				}
				if text, ok := p.literal(values.Values[i]); ok {
					if had, twice := p.consts[name.Name]; twice && had != text {
						text = ""
					}
					p.consts[name.Name] = text
				}
			}
		}
		return true
	})
}

// literal is the value of an expression that is written out: a string, a constant, their sum.
func (p *source) literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.ParenExpr:
		return p.literal(e.X)
	case *ast.Ident:
		text := p.consts[e.Name]
		return text, text != ""
	case *ast.BinaryExpr:
		a, isA := p.literal(e.X)
		b, isB := p.literal(e.Y)
		return a + b, isA && isB && e.Op == token.ADD
	}
	return "", false
}

// importsOf maps the names under which a file knows packages of the module to their folders.
func importsOf(f *ast.File) map[string]string {
	imports := map[string]string{}
	for _, spec := range f.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		folder, ours := strings.CutPrefix(path, "portcullis/")
		if !ours {
			continue
		}
		name := folder[strings.LastIndex(folder, "/")+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = folder
	}
	return imports
}

// scanner reads one file.
type scanner struct {
	*source
	set      *token.FileSet
	root     string
	packages map[string]*source
	imports  map[string]string
	within   *ast.FuncDecl // the function that is read
	found    []message
	faults   []fault
}

func (s *scanner) file(f *ast.File) {
	contexts := map[*ast.CallExpr]ast.Expr{} // by the call that makes the text
	for _, decl := range f.Decls {
		s.within, _ = decl.(*ast.FuncDecl)
		ast.Inspect(decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				s.glued(n)
			case *ast.AssignStmt:
				s.gluedOn(n)
			case *ast.CallExpr:
				if sel, ok := n.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "In" && len(n.Args) == 1 {
					if inner, ok := sel.X.(*ast.CallExpr); ok {
						contexts[inner] = n.Args[0]
					}
				}
				s.call(n, contexts[n])
			}
			return true
		})
	}
}

// call takes the texts that a call makes.
func (s *scanner) call(call *ast.CallExpr, context ast.Expr) {
	m, ok := s.makerOf(call)
	if !ok || len(call.Args) <= m.last() || s.handsOn(call, m) {
		return
	}
	found := message{place: s.pkg}
	if context != nil {
		if found.context, ok = s.literal(context); !ok {
			s.fault(call, "the context is not written out")
		}
	}
	if found.one, ok = s.literal(call.Args[m.one]); !ok {
		s.fault(call, "the format is not written out")
		return
	}
	if m.many > 0 {
		if found.many, ok = s.literal(call.Args[m.many]); !ok {
			s.fault(call, "the format of many is not written out")
			return
		}
	}
	s.check(call, m, found)
	if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Say" && s.within == nil {
		s.fault(call, "a text that is said before the program knows its language; keep a Text")
	}
	if translatable(found.one) {
		s.found = append(s.found, found)
	}
}

func (s *scanner) fault(n ast.Node, says string) {
	position := s.set.Position(n.Pos())
	file, _ := filepath.Rel(s.root, position.Filename)
	s.faults = append(s.faults, fault{pkg: s.pkg, at: filepath.ToSlash(file) + ":" + strconv.Itoa(position.Line), says: says})
}
