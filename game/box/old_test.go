package box_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// The folder holds a match in the middle and an ended one of each game, as the program of
// commit e18d313 saved them: Siege at Kurth with a decision taken back and forced dice,
// Siegestorm as a Duel and as Last Man Standing, B-Sieged with shots of the Catapult by others
// than the first hero, which were paid wrongly then. Beside those whose rules stand is the
// snapshot that siege show --json printed at the time.
const oldMatches = "testdata/e18d313"

// Whatever program saved a match, it opens and goes on: exactly as it was where rules and
// content stand, else as far as it fits, and nothing of it is lost.
func TestOldMatchesOpenAndGoOn(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(oldMatches, "*"+save.Ext))
	if err != nil || len(paths) != 6 {
		t.Fatalf("%d matches, %v", len(paths), err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) { goesOn(t, path) })
	}
}

func goesOn(t *testing.T, source string) {
	before, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "old"+save.Ext)
	if err := os.WriteFile(path, before, 0o600); err != nil {
		t.Fatal(err)
	}
	m, file, j := resume(t, path)
	older := m.Older()
	game := m.Game()
	same := game.Info().Revision == 1 && file.Header.Content == game.ContentHash()
	if file.Header.Revision != 1 || (older == nil) != same {
		t.Fatalf("revision %d, older %+v", file.Header.Revision, older)
	}
	if same {
		wantState(t, strings.TrimSuffix(source, save.Ext)+".json", m.State())
	} else if m.Len() == 0 || older.Fit < m.Len() || older.Fit > older.Decisions || older.Aside != path+".rules-1" {
		t.Errorf("%d decisions stand, %+v", m.Len(), older)
	}
	ended := strings.HasSuffix(source, "ended"+save.Ext)
	if same && m.Over() != ended {
		t.Errorf("over: %v", m.Over())
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("to look at the match has changed its file: %v", err)
	}
	r := rules.NewRand(1)
	for range 20 {
		if m.Over() {
			break
		}
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(m.Rename("It goes on"), j.Close()); err != nil {
		t.Fatal(err)
	}
	again, file, j := resume(t, path)
	defer j.Close()
	if again.Older() != nil || again.Name() != "It goes on" || again.Len() != m.Len() || state(t, again.State()) != state(t, m.State()) {
		t.Errorf("what was played since is lost: %d decisions of %d, %+v", again.Len(), m.Len(), again.Older())
	}
	if same {
		return
	}
	if h := file.Header; h.Revision != game.Info().Revision || h.Content != game.ContentHash() || file.Version != save.Version {
		t.Errorf("the match goes on as %+v", h)
	}
	if kept, err := os.ReadFile(older.Aside); err != nil || string(kept) != string(before) {
		t.Errorf("the file as it was is lost: %v", err)
	}
}

// Matches of the first revision of Siegestorm go on being asked at the windows at which they were, so that all their
// decisions fit, though a window in which nothing can be played goes by since.
func TestOldWindowsAreStillAsked(t *testing.T) { // ST-TRN-13
	for _, name := range []string{"siegestorm-ended", "siegestorm-middle"} {
		data, err := os.ReadFile(filepath.Join(oldMatches, name+save.Ext))
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "old"+save.Ext)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		m, _, j := resume(t, path)
		older := m.Older()
		if older == nil || older.Fit != older.Decisions {
			t.Errorf("%s: %+v", name, older)
		}
		asked, _ := rules.FindPreference(m.State().(rules.Preferrer), 0, "stop_w3")
		if asked.Value != "always" {
			t.Errorf("%s: at the end of a turn it asks %q", name, asked.Value)
		}
		if err := j.Close(); err != nil {
			t.Error(err)
		}
	}
}

// without is a position without some of its fields.
func without(t *testing.T, position string, fields ...string) json.RawMessage {
	t.Helper()
	var all map[string]json.RawMessage
	if err := json.Unmarshal([]byte(position), &all); err != nil {
		t.Fatal(err)
	}
	for _, field := range fields {
		delete(all, field)
	}
	data, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// playedOn plays a match on by chance for so many decisions, looks at it before each one, and returns what a file keeps of them.
func playedOn(t *testing.T, g rules.Game, s rules.State, decisions int, look func()) (list []save.Record) {
	t.Helper()
	r := rules.NewRand(1)
	for range decisions {
		choices := s.Decision().Choices
		if len(choices) == 0 {
			break
		}
		look()
		c := choices[r.IntN(len(choices))]
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		list = append(list, save.Record{Kind: save.Play, Text: g.Notation(c)})
	}
	return list
}

// Matches of the second revision of Siegestorm go on being asked wherever a creature is about to leave its track, though nothing that
// can be played bears on it, so that all their decisions fit; one that began from a position too.
func TestOldMatchesOfSiegestormAreStillAsked(t *testing.T) { // ST-TRN-13
	g, err := open(t).Game("siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	for _, mode := range []string{"duel", "ffa", "solo", "coop", "lms"} {
		given := map[string]string{"mode": mode}         // those of seats that nobody has, too
		for _, n := range []string{"1", "2", "3", "4"} { // as that revision wrote what nobody had settled
			given["stop_w1_"+n], given["stop_w2_"+n], given["stop_w3_"+n], given["auto_pass"+n] = "needed", "needed", "needed", "always"
			given["pay_first"+n] = "cheapest"
		}
		setup, err := g.Info().Complete(rules.Setup{Seed: 2, Options: given})
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		first := without(t, state(t, s), "pay_first1", "pay_first2", "pay_first3", "pay_first4") // that revision did not know it
		for _, n := range []string{"1", "2", "3", "4"} {
			delete(setup.Options, "pay_first"+n)
		}
		f := &save.File{Header: save.Header{
			Game: "siegestorm", Content: g.ContentHash(), Revision: 2, Seed: 2, Seats: make([]save.Seat, setup.Seats), Options: setup.Options,
		}}
		f.Records = playedOn(t, g, s, 300, func() {})
		for _, start := range []json.RawMessage{nil, first} { // dealt, and from a position
			f.Header.Start = start
			m, err := match.Load(open(t), f, nil)
			if err != nil {
				t.Fatal(err)
			}
			older := m.Older()
			if older == nil || older.Fit != len(f.Records) {
				t.Errorf("%s: %+v of %d", mode, older, len(f.Records))
			}
			for id, want := range map[string]string{"stop_w2": "needed", "stop_w3": "needed", "auto_pass": "always", "pay_first": "cheapest"} {
				if asked, _ := rules.FindPreference(m.State().(rules.Preferrer), 0, id); asked.Value != want {
					t.Errorf("%s: %s is %q, not %q", mode, id, asked.Value, want)
				}
			}
		}
	}
}

// A match of an older revision of B-Sieged goes on being asked all that it was asked, one that began from a position too.
func TestOldSiegesAreStillAsked(t *testing.T) { // BS-OPT-18
	b := open(t)
	g, err := b.Game("bsieged")
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.New(rules.Setup{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	start := without(t, state(t, s), "questions") // as the third revision wrote it
	for name, from := range map[string]json.RawMessage{"dealt": nil, "from a position": start} {
		header, err := match.Settle(g, save.Header{Game: "bsieged", Seed: 3, Start: from})
		if err != nil {
			t.Fatal(err)
		}
		header.Revision = 3
		delete(header.Options, "questions")
		m, err := match.Load(b, &save.File{Path: "old.siege", Header: header}, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if asked := m.State().(rules.Excuser).Excuse(); asked == "" {
			t.Errorf("%s: it is asked only what decides something", name)
		}
	}
}

func resume(t *testing.T, path string) (*match.Match, *save.File, *save.Journal) {
	t.Helper()
	file, j, err := save.Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Load(open(t), file, j)
	if err != nil {
		t.Fatal(err)
	}
	return m, file, j
}

func state(t *testing.T, s rules.State) string {
	t.Helper()
	data, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// wantState compares a state with a snapshot of an older program, which wrote null for some
// empty lists.
func wantState(t *testing.T, path string, s rules.State) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var want, got any
	if err := errors.Join(json.Unmarshal(data, &want), json.Unmarshal([]byte(state(t, s)), &got)); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(listed(want), listed(got)) {
		t.Errorf("the match was %s\nand is %s", data, state(t, s))
	}
}

// listed is a JSON value with null for every empty list.
func listed(value any) any {
	switch v := value.(type) {
	case map[string]any:
		for key := range v {
			v[key] = listed(v[key])
		}
	case []any:
		for i := range v {
			v[i] = listed(v[i])
		}
		if len(v) == 0 {
			return nil
		}
	}
	return value
}

// A game that changes its content or its rules says so, or matches that were begun before could
// not be told from those of today.
func TestGamesCountTheirRevisions(t *testing.T) {
	for _, e := range open(t).Games() {
		info := e.Game.Info()
		if info.Revision < 1 {
			t.Errorf("%s: revision %d of the rules", e.ID, info.Revision)
		}
		if n := len(info.Contents); n == 0 || info.Contents[n-1] != e.Game.ContentHash() {
			t.Errorf("%s: the content is now %s; add that to the end of Info.Contents (%v)", e.ID, e.Game.ContentHash(), info.Contents)
		}
		if all := slices.Compact(slices.Sorted(slices.Values(info.Contents))); len(all) != len(info.Contents) {
			t.Errorf("%s: a content stands twice in %v", e.ID, info.Contents)
		}
	}
}

// Matches of Argot that were begun before AR-RUL-74 go on being asked what decides nothing, so that all their decisions fit.
func TestOldMatchesOfArgotAreStillAsked(t *testing.T) { // AR-RUL-69 AR-RUL-74
	g, err := open(t).Game("argot")
	if err != nil {
		t.Fatal(err)
	}
	setup := rules.Setup{Seed: 1, Options: map[string]string{"scenario": "first_battle", "questions": "all"}}
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	first, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	first = bytes.Replace(first, []byte(`"questions":"all",`), nil, 1)
	f := &save.File{Header: save.Header{
		Game: "argot", Content: g.ContentHash(), Revision: 2, Seed: 1, Seats: make([]save.Seat, 2), Options: map[string]string{"scenario": "first_battle"},
	}}
	f.Records = playedOn(t, g, s, 200, func() {})
	for _, start := range [][]byte{nil, first} { // dealt, and from a position that was written then
		f.Header.Start = start
		m, err := match.Load(open(t), f, nil)
		if err != nil {
			t.Fatal(err)
		}
		if older := m.Older(); older == nil || older.Fit != len(f.Records) || m.Header().Options["questions"] != "all" {
			t.Errorf("%+v of %d, %v", older, len(f.Records), m.Header().Options)
		}
	}
}

// Matches of Argot that were begun before AR-RUL-75 to AR-RUL-82, whose files hold the default of that time, open and are asked
// as they were.
func TestOldMatchesOfArgotKeepTheirDefault(t *testing.T) { // AR-RUL-75 AR-RUL-76 AR-RUL-77 AR-RUL-78 AR-RUL-79 AR-RUL-80 AR-RUL-81 AR-RUL-82
	g, err := open(t).Game("argot")
	if err != nil {
		t.Fatal(err)
	}
	for revision, questions := range map[int]string{3: "decisive", 4: "costly", 5: "weighty", 6: "unsettled", 7: "differing", 8: "telling", 9: "closing", 10: "foreseen"} {
		f := &save.File{Header: save.Header{
			Game: "argot", Content: g.ContentHash(), Revision: revision, Seed: 1, Seats: make([]save.Seat, 2), Options: map[string]string{"scenario": "first_battle", "questions": questions},
		}}
		m, err := match.Load(open(t), f, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Header().Options["questions"]; got != questions {
			t.Errorf("of revision %d it is asked %q", revision, got)
		}
	}
}

// Matches of Tower Siege that were begun while each turn was ended by hand, and every target and answer asked for, go on so, and
// ask how the Towers look.
func TestOldMatchesOfTowerSiegeAreStillAsked(t *testing.T) { // TS-TRN-19 TS-WIN-9 TS-TWR-1
	g, err := open(t).Game("towersiege")
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.New(rules.Setup{Seed: 1, Options: map[string]string{"mages": "first_game", "towers": "chosen", "needless1": "ask", "needless2": "ask"}})
	if err != nil {
		t.Fatal(err)
	}
	first, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	first = regexp.MustCompile(`"(needless[1-4]?|towers)":\s*"(ask|skip|chosen)",\s*`).ReplaceAll(first, nil)
	f := &save.File{Header: save.Header{
		Game: "towersiege", Content: g.ContentHash(), Revision: 3, Seed: 1, Seats: make([]save.Seat, 2), Options: map[string]string{"mages": "first_game"},
	}}
	ended := 0
	f.Records = playedOn(t, g, s, 300, func() {
		if x := s.(rules.Excuser); len(s.Decision().Choices) == 1 && x.Excuse() == "TS-TRN-19" {
			ended++
		}
	})
	if ended == 0 {
		t.Fatal("no turn was ended by hand")
	}
	for _, start := range [][]byte{nil, first} { // dealt, and from a position that was written then
		f.Header.Start = start
		m, err := match.Load(open(t), f, nil)
		if err != nil {
			t.Fatal(err)
		}
		if older := m.Older(); older == nil || older.Fit != len(f.Records) {
			t.Errorf("%+v of %d", older, len(f.Records))
		}
	}
}

// Matches of Tower Siege that were begun before spent Combat ended by itself keep the default that they were begun with.
func TestOldMatchesOfTowerSiegeEndCombatByHand(t *testing.T) { // TS-TRN-19
	g, err := open(t).Game("towersiege")
	if err != nil {
		t.Fatal(err)
	}
	ended := 0
	for seed := range uint64(8) {
		options := map[string]string{"mages": "first_game", "needless1": "defence", "needless2": "defence", "no_tells": "off"}
		then := maps.Clone(options)
		then["towers"] = "chosen" // they have no such option
		s, err := g.New(rules.Setup{Seed: seed, Options: then})
		if err != nil {
			t.Fatal(err)
		}
		f := &save.File{Header: save.Header{Game: "towersiege", Content: g.ContentHash(), Revision: 4, Seed: seed, Seats: make([]save.Seat, 2), Options: options}}
		f.Records = playedOn(t, g, s, 600, func() {
			if d := s.Decision(); d.Kind == "combat" && !slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return !spent(g.Notation(c)) }) {
				ended++
			}
		})
		m, err := match.Load(open(t), f, nil)
		if err != nil {
			t.Fatal(err)
		}
		if older := m.Older(); older == nil || older.Fit != len(f.Records) || m.Len() != len(f.Records) || m.Header().Options["needless1"] != "defence" {
			t.Errorf("%d of %d, %+v, with %q", m.Len(), len(f.Records), m.Older(), m.Header().Options["needless1"])
		}
	}
	if ended == 0 {
		t.Fatal("no spent Combat was ended by hand")
	}
}

// spent reports whether a choice is nothing that keeps Combat of Tower Siege from having come to its end.
func spent(choice string) bool {
	verb, _, _ := strings.Cut(choice, " ")
	return slices.Contains([]string{"move", "convert", "step", "forgo"}, verb) || choice == "end combat"
}
