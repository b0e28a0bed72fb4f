package snapshot_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/snapshot"
)

func TestIndentIsTheLibrarysLayout(t *testing.T) {
	for _, src := range []string{
		`{}`, `[]`, `{"a":[],"b":{},"c":[[1,2],{"d":null}]}`, `{"a \" , [ ] { } : \\":"x\\\"y","n":-1.5e3,"t":true}`, `{"deep":[[[[[[[[[[1]]]]]]]]]]}`,
	} {
		var want bytes.Buffer
		if err := json.Indent(&want, []byte(src), "", "  "); err != nil {
			t.Fatal(err)
		}
		if got := snapshot.Indent([]byte(src)); !bytes.Equal(got, want.Bytes()) {
			t.Errorf("%s is laid out as\n%s\nnot\n%s", src, got, want.Bytes())
		}
	}
}

func info() rules.Info {
	return rules.Info{ID: "chess", MinSeats: 2, MaxSeats: 2, Options: []rules.Option{{ID: "clock"}}}
}

type board struct {
	Turn int         `json:"turn"`
	Men  []string    `json:"men"`
	Size *size       `json:"size,omitempty"`
	Rand *rules.Rand `json:"rng,omitempty"`
}

type size struct {
	Files int `json:"files"`
}

func TestReadsWhatItWrites(t *testing.T) {
	data, err := snapshot.Write(snapshot.Head(info(), 2, map[string]string{"clock": "fast"}), board{Turn: 3, Men: []string{"king"}})
	if err != nil {
		t.Fatal(err)
	}
	var got board
	setup, err := snapshot.Read(info(), data, &got, []string{"turn", "men"}, []string{"men"})
	if err != nil || setup.Seats != 2 || setup.Options["clock"] != "fast" || got.Turn != 3 || len(got.Men) != 1 {
		t.Errorf("%v %+v %+v", err, setup, got)
	}
}

func TestFaultsNameTheField(t *testing.T) {
	for data, want := range map[string]string{
		`[]`:                                      "not a snapshot",
		`{"seats":2,"turn":1}`:                    "men: is missing",
		`{"seats":2,"turn":1,"men":null}`:         "men: is missing",
		`{"seats":2,"turn":"x","men":[]}`:         "turn: it cannot be a JSON string",
		`{"game":"go","seats":2,"men":[]}`:        `game: is "go"`,
		`{"men":[]}`:                              "seats: is missing",
		`{"seats":2,"men":[],"wind":"east"}`:      "wind: there is no such field",
		`{"seats":2,"men":[],"clock":7}`:          "clock: it must be a text",
		`{"seats":2,"men":[],"turn":1}{"more":1}`: "not a snapshot",
		`{"seats":2,"men":[],"size":{"rank":1}}`:  `size: unknown field "rank"`,
		`{"seats":2,"men":[],"rng":"x"}`:          "rng: ",
		`{"seats":2,"men":[],"rng":{}}`:           "rng: generator state",
	} {
		var got board
		_, err := snapshot.Read(info(), []byte(data), &got, []string{"turn", "men", "size", "rng"}, []string{"men"})
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "chess: ") {
			t.Errorf("%s: %v, want %s", data, err, want)
		}
	}
}

func TestReaderKeepsTheFirstFault(t *testing.T) {
	r := snapshot.Reader{Game: "chess"}
	if n := r.Number("turn", "CH-1", 9, 1, 5); n != 1 {
		t.Errorf("a wrong number became %d", n)
	}
	if i := r.Word("men", "duke", []string{"king", "pawn"}); i != 0 {
		t.Errorf("a wrong word became %d", i)
	}
	if want := "chess: turn: is 9; it must be 1 to 5 (CH-1)"; r.Err.Error() != want {
		t.Errorf("%v, want %s", r.Err, want)
	}
}
