package siegestorm

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"portcullis/rules"
)

// deal begins a match of the content.
func deal(t testing.TB, seed uint64, seats int, options map[string]string) *State {
	t.Helper()
	s, err := content.New(rules.Setup{Seed: seed, Seats: seats, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// bare is a state without what does not count: memory behind the ends of lists, places of cards
// that follow from elsewhere, and buffers.
func bare(s *State) State {
	b := *s
	b.events, b.choices, b.listed, b.fresh, b.chosen = nil, nil, false, false, false
	trim := func(p *pile) { clear(p.list[p.n:]) }
	for d := range b.sides {
		a := &b.sides[d]
		for _, p := range [...]*pile{&a.resources, &a.hand, &a.support, &a.casualties, &a.heal} {
			trim(p)
		}
	}
	trim(&b.boss.reserve)
	clear(b.stack.Frames[b.stack.Depth:])
	clear(b.chain[b.links:])
	clear(b.exits[b.nexits:])
	clear(b.queue[b.queued:])
	clear(b.mods[b.nmods:])
	if b.play.card == noCard {
		b.play = announcement{card: noCard}
	}
	clear(b.play.paid[b.play.npaid:])
	if b.result != undecided {
		b.ask = question{}
	}
	if !s.bossStorms() {
		b.boss.hits = [coopSeats]hit{}
	}
	for c := range b.cards {
		k := &b.cards[c]
		switch {
		case k.owner == noSide:
			*k = card{owner: noSide, holder: noSide}
		case k.place.onWarTrack() || k.place.onBattleZone():
			if k.place == exiting || k.place == storming {
				k.slot = 0
			}
		default:
			k.track, k.slot = 0, 0
		}
	}
	return b
}

// differences names the fields in which two values differ.
func differences(path string, a, b reflect.Value) []string {
	var list []string
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			list = append(list, differences(path+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))...)
		}
	case reflect.Array:
		for i := range a.Len() {
			list = append(list, differences(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i))...)
		}
	case reflect.Slice, reflect.Func: // buffers, and who watches
	default:
		if !a.Equal(b) {
			list = append(list, fmt.Sprintf("%s: %v, not %v", path, a, b))
		}
	}
	return list
}

// Restore gives back every field of a state, at any decision of any mode and after the end.
func TestSnapshotIsComplete(t *testing.T) {
	for i, options := range []map[string]string{nil, {"mode": "ffa"}, {"mode": "solo"}, {"mode": "coop"}, {"mode": "lms"}} {
		s := deal(t, uint64(i), 0, options)
		r := rules.NewRand(uint64(i))
		for n := 0; ; n++ {
			b, err := s.Snapshot()
			if err != nil {
				t.Fatal(err)
			}
			restored, err := content.Restore(b)
			if err != nil {
				t.Fatalf("%v after %d choices: %v\n%s", options, n, err, b)
			}
			back := restored.(*State)
			if diff := differences("", reflect.ValueOf(bare(back)), reflect.ValueOf(bare(s))); len(diff) > 0 {
				t.Fatalf("%v after %d choices\n%s\n%s", options, n, b, diff)
			}
			again, err := back.Snapshot()
			if err != nil || !bytes.Equal(b, again) {
				t.Fatalf("%v\n%s\nis not\n%s", err, again, b)
			}
			choices := s.Decision().Choices
			if len(choices) == 0 {
				break
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}
