package conform

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

var update = updateFlag()

// updateFlag adds the flag -update to tests, and to no other program.
func updateFlag() *bool {
	if !testing.Testing() {
		return new(bool)
	}
	return flag.Bool("update", false, "write the golden files anew instead of comparing with them")
}

// Golden compares text with the file testdata/NAME.golden of the package under test. With
// the flag -update it writes the file instead; read the difference before you commit it.
func Golden(t *testing.T, name, text string) {
	t.Helper()
	path := filepath.Join("testdata", name+".golden")
	if *update {
		if err := errors.Join(os.MkdirAll("testdata", 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (run the test with -update to write it)", err)
	}
	if line := difference(bytes.TrimSpace(want), bytes.TrimSpace([]byte(text))); line != "" {
		t.Errorf("%s is no longer what is played: %s\nrun the test with -update and read the difference", path, line)
	}
}

// Pick chooses one of a decision's choices by its place in the list.
type Pick func(rules.State) int

// First picks the first choice every time.
func First(rules.State) int { return 0 }

// Random picks by chance, the same way for the same seed.
func Random(seed uint64) Pick {
	r := rules.NewRand(seed)
	return func(s rules.State) int { return r.IntN(len(s.Decision().Choices)) }
}

// Script picks the choices written in notation, one after the other, and after them what
// then picks. It panics at a choice that is not legal, naming it: scripts belong in tests.
func Script(game rules.Game, then Pick, choices ...string) Pick {
	return func(s rules.State) int {
		if len(choices) == 0 {
			return then(s)
		}
		text := choices[0]
		choices = choices[1:]
		c, err := game.Parse(text)
		i := slices.Index(s.Decision().Choices, c)
		if err != nil || i < 0 {
			panic(fmt.Sprintf("the script says %q, which cannot be played now (%v)", text, err))
		}
		return i
	}
}

// Playthrough plays a match and writes down all of it for people to read: the position at
// the start, and for every decision the question, the choices with their descriptions, the
// one that was picked, what was told, and every value of the snapshot that changed. Of a match that
// is longer than anybody reads, the rest is the choices alone, and the position at its end.
func Playthrough(game rules.Game, setup rules.Setup, pick Pick) string {
	var b strings.Builder
	info := game.Info()
	setup, err := info.Complete(setup)
	if err != nil {
		return "setup: " + err.Error()
	}
	s, err := game.New(setup)
	if err != nil {
		return "setup: " + err.Error()
	}
	fmt.Fprintf(&b, "%s: seed %d, %d seats", info.Title, setup.Seed, setup.Seats)
	for _, id := range slices.Sorted(maps.Keys(setup.Options)) {
		fmt.Fprintf(&b, ", %s %s", id, setup.Options[id])
	}
	position := flatten(s)
	b.WriteString("\n\nStart\n")
	for _, key := range slices.Sorted(maps.Keys(position)) {
		fmt.Fprintf(&b, "    %s: %s\n", key, position[key])
	}
	for n := 1; !s.Decision().Over() && n <= info.MaxDecisions; n++ {
		if b.Len() > longest {
			writeRest(&b, game, s, n, pick)
			break
		}
		if err := writeDecision(&b, game, s, n, pick(s)); err != nil {
			fmt.Fprintf(&b, "  refused: %v\n", err)
			return b.String()
		}
		after := flatten(s)
		writeChanges(&b, position, after)
		position = after
	}
	if o, over := s.Outcome(); over {
		fmt.Fprintf(&b, "\nEnd: %s, won by %s. %s (%s)\n", o.Result, names(info, o.Winners), o.Reason, o.Rule)
	}
	return b.String()
}

// How much of a match is written: of more than many choices the first ones and the one that was picked,
// and so many bytes in full.
const (
	many    = 140
	some    = 6
	longest = 320_000
)

// writeRest plays on to the end and writes down the choices, and how things stand then.
func writeRest(b *strings.Builder, game rules.Game, s rules.State, n int, pick Pick) {
	b.WriteString("\nThe rest\n")
	before := flatten(s)
	for ; !s.Decision().Over() && n <= game.Info().MaxDecisions; n++ {
		c := s.Decision().Choices[pick(s)]
		fmt.Fprintf(b, "%d. %s\n", n, game.Notation(c))
		if _, err := s.Apply(c); err != nil {
			fmt.Fprintf(b, "  refused: %v\n", err)
			return
		}
	}
	writeChanges(b, before, flatten(s))
}

func writeDecision(b *strings.Builder, game rules.Game, s rules.State, n, picked int) error {
	d := s.Decision()
	p := s.Prompt()
	fmt.Fprintf(b, "\n%d. %s, %s\n   %s, for %s: %s (%s)\n", n, s.Progress().Text, p.Phase, d.Kind, names(game.Info(), d.Seats), p.Ask, p.Rule)
	left := 0
	for i, c := range d.Choices {
		mark := " "
		switch {
		case i == picked:
			mark = ">"
		case len(d.Choices) > many && i >= some:
			left++
			continue
		}
		says := s.Describe(c)
		fmt.Fprintf(b, "  %s %s: %s %v (%s)\n", mark, game.Notation(c), says.Sentence, says.Path, says.Rule)
	}
	if left > 0 {
		fmt.Fprintf(b, "    and %d more\n", left)
	}
	events, err := s.Apply(d.Choices[picked])
	if err != nil {
		return err
	}
	for _, e := range events {
		reveals := ""
		if e.Reveals {
			reveals = ", reveals"
		}
		fmt.Fprintf(b, "    * %s (%s%s)\n", s.Tell(e), e.Rule, reveals)
	}
	return nil
}

func names(info rules.Info, seats rules.Seats) string {
	var list []string
	for i, name := range info.Seats {
		if seats.Has(rules.Seat(i)) {
			list = append(list, name)
		}
	}
	if len(list) == 0 {
		return "nobody"
	}
	return strings.Join(list, " and ")
}

// writeChanges lists the values of two snapshots that differ.
func writeChanges(b *strings.Builder, before, after map[string]string) {
	keys := map[string]bool{}
	for key := range before {
		keys[key] = true
	}
	for key := range after {
		keys[key] = true
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		was, is := before[key], after[key]
		if was == is {
			continue
		}
		fmt.Fprintf(b, "    %s: %s -> %s\n", key, orNothing(was), orNothing(is))
	}
}

func orNothing(value string) string {
	if value == "" {
		return "nothing"
	}
	return value
}

// flatten turns a snapshot into values by path ("north.score"). A list of plain values is
// one value.
func flatten(s rules.State) map[string]string {
	flat := map[string]string{}
	b, err := s.Snapshot()
	if err != nil {
		return map[string]string{"snapshot": err.Error()}
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	var tree any
	if err := d.Decode(&tree); err != nil {
		return map[string]string{"snapshot": err.Error()}
	}
	flattenInto(flat, "", tree)
	return flat
}

func flattenInto(flat map[string]string, path string, tree any) {
	switch v := tree.(type) {
	case map[string]any:
		for key, value := range v {
			flattenInto(flat, strings.TrimPrefix(path+"."+key, "."), value)
		}
	case []any:
		if isPlain(v) {
			flat[path] = fmt.Sprint(v)
			return
		}
		for i, value := range v {
			flattenInto(flat, fmt.Sprintf("%s[%d]", path, i), value)
		}
	default:
		flat[path] = fmt.Sprint(v)
	}
}

func isPlain(list []any) bool {
	for _, value := range list {
		switch value.(type) {
		case map[string]any, []any:
			return false
		}
	}
	return true
}
