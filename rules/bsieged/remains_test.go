package bsieged

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"os"
	"strings"
	"testing"
)

// In the tests of this package what was taken away turns into nonsense: a hero, a card, a field
// that do not exist. Whoever reads a frame after it was popped, or an element behind the end of a
// list, runs out of bounds and fails a test.
func init() {
	const gone = 0xEE
	remains.frame = frame{kind: gone, stage: gone, hero: gone - 256, card: gone, field: gone - 256, zone: gone - 256, from: gone, index: gone, list: gone,
		at: gone, times: gone, n: -77, m: -77, bits: 0xEEEE, more: 0xEEEE, did: true}
	remains.tactic = tactic{card: gone, hero: gone - 256, field: gone - 256, zone: gone - 256, times: gone, cursed: gone, done: true, fresh: true}
	remains.mod = modifier{stat: gone, n: -77, zones: gone, hero: gone - 256, until: gone}
	remains.card = gone
}

// A popped frame, and the rest of what is taken away, holds what [remains] says.
func TestNothingIsLeftOfWhatWasTaken(t *testing.T) {
	k := table(t, "eileen")
	f := k.push(newFrame(turnFrame))
	k.pop()
	if *f != remains.frame {
		t.Errorf("a popped frame is %+v", *f)
	}
	d := deck{}
	d.put(3)
	d.put(4)
	if d.take() != 4 || d.remove(0) != 3 || d.cards[0] != remains.card || d.cards[1] != remains.card {
		t.Errorf("a card that was taken is still there: %v", d.cards[:2])
	}
}

// No function uses a frame after it has popped the stack, in the same run of statements: the
// place of the frame may hold another one by then.
func TestNoFrameIsReadAfterPop(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	set, pops := gotoken.NewFileSet(), 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(set, f.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			frames := framesOf(fn)
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				for i, s := range statements(n) {
					if !isPop(s) {
						continue
					}
					pops++
					for _, later := range statements(n)[i+1:] {
						ast.Inspect(later, func(n ast.Node) bool {
							if id, ok := n.(*ast.Ident); ok && frames[id.Name] {
								t.Errorf("%s: %s is read after the pop", set.Position(id.Pos()), id.Name)
							}
							return true
						})
					}
				}
				return true
			})
		}
	}
	if pops < 20 {
		t.Errorf("only %d pops were found", pops)
	}
}

// framesOf are the names under which a function has frames: its parameters of type *frame, and
// what it gets from top, below and push.
func framesOf(fn *ast.FuncDecl) map[string]bool {
	names := map[string]bool{}
	for _, p := range fn.Type.Params.List {
		star, ok := p.Type.(*ast.StarExpr)
		if !ok {
			continue
		}
		if id, ok := star.X.(*ast.Ident); ok && id.Name == "frame" {
			for _, n := range p.Names {
				names[n.Name] = true
			}
		}
	}
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok || len(a.Lhs) != 1 || len(a.Rhs) != 1 {
			return true
		}
		if name := called(a.Rhs[0]); name == "top" || name == "below" || name == "push" {
			if id, ok := a.Lhs[0].(*ast.Ident); ok {
				names[id.Name] = true
			}
		}
		return true
	})
	return names
}

// statements are those of a block or of a case.
func statements(n ast.Node) []ast.Stmt {
	switch n := n.(type) {
	case *ast.BlockStmt:
		return n.List
	case *ast.CaseClause:
		return n.Body
	}
	return nil
}

func isPop(s ast.Stmt) bool {
	e, ok := s.(*ast.ExprStmt)
	return ok && called(e.X) == "pop"
}

// called is the method that an expression calls, "" for none.
func called(e ast.Expr) string {
	if c, ok := e.(*ast.CallExpr); ok {
		if s, ok := c.Fun.(*ast.SelectorExpr); ok {
			return s.Sel.Name
		}
	}
	return ""
}
