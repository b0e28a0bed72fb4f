package cmd_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// lists are the two files that name the games: their rules, and their screens.
var lists = []string{"game/box/games.go", "scenes/games.go"}

// games are the ids of all games that there are or will be, as the list of their rules has them.
var games = found(lists[0], `\{"(\w+)", loader`)

// boards are the folders of the screens of one game each, as the list of kits imports them, and that
// of the game for tests.
var boards = append(found(lists[1], `"(portcullis/scenes/\w+)[/"]`), "portcullis/scenes/stubboard")

// found is what an expression finds in a file, each once.
func found(file, expression string) []string {
	text, err := os.ReadFile(filepath.Join("..", file))
	if err != nil {
		panic(err)
	}
	var list []string
	for _, m := range regexp.MustCompile(expression).FindAllSubmatch(text, -1) {
		list = append(list, string(m[1]))
	}
	list = slices.DeleteFunc(list, func(s string) bool { return slices.Contains(everybodys, s) })
	slices.Sort(list)
	return slices.Compact(list)
}

// everybodys are rooms of all games that the list of kits imports for its types.
var everybodys = []string{"portcullis/scenes/kit", "portcullis/scenes/ink"}

// forTests are packages that only tests import, and that may name a game.
var forTests = []string{"portcullis/scenes/kit/kittest", "portcullis/cmd/portcullis/e2e"}

// within reports whether a package is one of the list or below one of them.
func within(pkg string, list []string) bool {
	return slices.ContainsFunc(list, func(room string) bool { return pkg == room || strings.HasPrefix(pkg, room+"/") })
}

// shared reports whether a source is in a room that all games share.
func shared(s source) bool {
	rooms := []string{"portcullis/scenes", "portcullis/game", "portcullis/save", "portcullis/cmd"}
	return !s.test && within(s.pkg, rooms) && !within(s.pkg, boards) && !within(s.pkg, forTests) && !slices.Contains(lists, filepath.ToSlash(s.file))
}

func TestSharedRoomsImportNoGame(t *testing.T) {
	if len(games) < 5 || len(boards) < 4 {
		t.Fatalf("the games are %v, the boards %v", games, boards)
	}
	for _, s := range sources(t) {
		if !shared(s) {
			continue
		}
		for _, imp := range s.imports {
			if game, ok := gameOf(imp); ok {
				t.Errorf("%s imports the rules of %s", s.file, game)
			}
			if within(imp, boards) {
				t.Errorf("%s imports %s, which is one game's", s.file, imp)
			}
		}
	}
}

// TestSharedRoomsNameNoGame looks at every string: ids, the names of pictures, and sentences.
func TestSharedRoomsNameNoGame(t *testing.T) {
	read := 0
	for _, s := range sources(t) {
		if !shared(s) {
			continue
		}
		read++
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", s.file), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(lit.Value)
			if err != nil {
				t.Fatal(err)
			}
			for _, game := range games {
				if strings.Contains(strings.ToLower(text), game) {
					t.Errorf("%s names %s: %s", s.file, game, lit.Value)
				}
			}
			return true
		})
	}
	if read < 150 {
		t.Errorf("only %d files were read", read)
	}
}

// TestListsNameAGameOnALine holds the lists to what they are: one line a game.
func TestListsNameAGameOnALine(t *testing.T) {
	for _, s := range sources(t) {
		if !slices.Contains(lists, filepath.ToSlash(s.file)) {
			continue
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, filepath.Join("..", s.file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			list, ok := n.(*ast.CompositeLit)
			if _, array := typeOf(list).(*ast.ArrayType); !ok || !array {
				return true
			}
			if len(list.Elts) < len(games) {
				t.Errorf("%s lists %d games", s.file, len(list.Elts))
			}
			for _, e := range list.Elts {
				if set.Position(e.Pos()).Line != set.Position(e.End()).Line {
					t.Errorf("%s: a game takes more than one line", set.Position(e.Pos()))
				}
			}
			return false
		})
	}
}

func typeOf(list *ast.CompositeLit) ast.Expr {
	if list == nil {
		return nil
	}
	return list.Type
}

// TestScreensDoNotKnowEachOther: what leads from one screen to another is handed to them.
func TestScreensDoNotKnowEachOther(t *testing.T) {
	var screens []string
	for _, name := range []string{"menu", "newmatch", "saves", "results", "records", "reader", "settings", "about", "notice", "play"} {
		screens = append(screens, "portcullis/scenes/"+name)
	}
	found := map[string]bool{}
	for _, s := range sources(t) {
		own := slices.Contains(screens, s.pkg)
		found[s.pkg] = true
		for _, imp := range s.imports {
			if slices.Contains(screens, imp) && imp != s.pkg && !s.test && (own || s.pkg != "portcullis/scenes") {
				t.Errorf("%s imports %s", s.file, imp)
			}
		}
	}
	for _, pkg := range screens {
		if !found[pkg] {
			t.Errorf("there is no screen %s", pkg)
		}
	}
}

// TestBoardsDoNotKnowEachOther: what two boards share stands in a room of its own.
func TestBoardsDoNotKnowEachOther(t *testing.T) {
	for _, s := range sources(t) {
		for _, board := range boards {
			if s.test || !within(s.pkg, []string{board}) {
				continue
			}
			for _, imp := range s.imports {
				if within(imp, boards) && !within(imp, []string{board}) {
					t.Errorf("%s imports %s: two boards know each other", s.file, imp)
				}
			}
		}
	}
}
