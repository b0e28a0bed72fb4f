package rules_test

import (
	"testing"

	"portcullis/rules"
)

func TestCompareTellsWhatWasLostGainedAndIsNew(t *testing.T) {
	h := func(of rules.Element, n int, sort rules.Sort, against bool) rules.Holding {
		return rules.Holding{Of: of, Name: rules.T("%s", of), N: n, Sort: sort, Against: against}
	}
	before := []rules.Holding{
		h("tower", 8, rules.Track, false), h("mason", 2, rules.Piece, false), h("gold", 5, rules.Purse, false),
		h("giant", 3, rules.Piece, true), h("same", 1, rules.Piece, false),
	}
	after := []rules.Holding{
		h("tower", 6, rules.Track, false), h("gold", 7, rules.Purse, false), h("same", 1, rules.Piece, false),
		h("imp", 1, rules.Piece, true),
	}
	b := rules.Compare(before, after)
	for _, part := range []struct {
		name string
		got  []rules.Change
		want string
	}{
		{"lost", b.Lost, "mason lost; tower 6, was 8; "},
		{"gained", b.Gained, "giant gone; gold 7, was 5; "},
		{"against", b.Against, "imp new; "},
	} {
		said := ""
		for _, c := range part.got {
			said += c.Name.String() + " " + c.Figures().String() + "; "
		}
		if said != part.want {
			t.Errorf("%s: %q; want %q", part.name, said, part.want)
		}
	}
	if !b.Hurts() || !b.Threatens() {
		t.Errorf("hurts %v, threatens %v", b.Hurts(), b.Threatens())
	}
}

// What its owner pays is no harm done to it.
func TestAPurseIsSpent(t *testing.T) {
	gold := []rules.Holding{{Of: "gold", N: 3, Sort: rules.Purse}}
	if b := rules.Compare(gold, nil); b.Hurts() || len(b.Lost) != 1 {
		t.Errorf("a purse that was emptied: %+v", b)
	}
	deck := []rules.Holding{{Of: "deck", N: 9, Sort: rules.Track, Wear: 2}}
	for left, hurts := range map[int]bool{7: false, 6: true} {
		if b := rules.Compare(deck, []rules.Holding{{Of: "deck", N: left, Sort: rules.Track, Wear: 2}}); b.Hurts() != hurts {
			t.Errorf("%d of 9 cards are left: it hurts %v", left, b.Hurts())
		}
	}
}

// Of a piece that did at once what it does only its coming is told.
func TestThatAPassingPieceGoesIsNothing(t *testing.T) {
	list := []rules.Holding{{Of: "event:rumour", N: 1, Against: true, Tame: true, Passes: true}}
	if b := rules.Compare(nil, list); len(b.Against) != 1 || b.Threatens() {
		t.Errorf("it comes: %v", b)
	}
	if b := rules.Compare(list, nil); len(b.Lost)+len(b.Gained)+len(b.Against) != 0 {
		t.Errorf("it goes: %v", b)
	}
}

// Of what is told of a holding in two parts only what has changed is told as changed: a Mage that came into the open with all its points has lost
// none of them.
func TestWhatStaysTheSameIsNotToldAsChanged(t *testing.T) {
	at := func(n int, points, where string) []rules.Holding {
		return []rules.Holding{{Of: "thing:1", Name: rules.T("Mage"), N: n, Told: rules.T("%s", points), Also: rules.T("%s", where)}}
	}
	for want, after := range map[string][]rules.Holding{
		"in the open; was in the Tower":                    at(12, "2 points", "in the open"),
		"1 point; was 2 points":                            at(8, "1 point", "in the Tower"),
		"1 point, in the open; was 2 points, in the Tower": at(6, "1 point", "in the open"),
	} {
		b := rules.Compare(at(14, "2 points", "in the Tower"), after)
		if len(b.Lost) != 1 || b.Lost[0].Figures().String() != want {
			t.Errorf("it is told %v; want %q", b.Lost, want)
		}
	}
}
