package save

import (
	"strings"
	"testing"
)

// A file of format 4 names its lesson and holds dice that take the place of others; older formats know neither.
func TestLessonsAndDice(t *testing.T) {
	h := header()
	h.Lesson = "k1"
	path := written(t, h, DiceRecord(4, 3), DiceRecord(), Record{Kind: Play, Text: "move gate"})
	f := mustOpen(t, path)
	if f.Header.Lesson != "k1" || f.Records[0].Text != "4 3" || f.Records[1].Text != NoDice {
		t.Fatalf("%+v", f)
	}
	if faces, err := f.Records[1].Faces(); err != nil || len(faces) != 0 {
		t.Errorf("%v, %v", faces, err)
	}
	h.Lesson = "../k1"
	if _, err := headerLine(h); err == nil {
		t.Error("a path is taken for the id of a lesson")
	}
	lines := strings.Split(strings.TrimSuffix(f.text, "\n"), "\n")
	named, _, _ := cutSeal(lines[0])
	plain, _, _ := cutSeal(strings.SplitN(mustOpen(t, written(t, header())).text, "\n", 2)[0])
	for want, text := range map[string]string{
		`unknown field "lesson"`:         sealed(strings.Replace(named, "match 4", "match 3", 1)),
		`no kind of record is called "d`: sealed(strings.Replace(plain, "match 4", "match 3", 1), "1 dice 4 3"),
	} {
		if _, err := parse("match.siege", text, formats()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
	if _, err := parse("match.siege", sealed(plain, "1 dice 101"), formats()); err == nil {
		t.Error("a face of 101 is taken")
	}
}
