package decks_test

import (
	"encoding/binary"
	"errors"
	"maps"
	"strings"
	"testing"
	"unicode/utf16"

	"portcullis/rules"
	"portcullis/rules/decks"
)

// stall is a book with names that lists could stumble over.
func stall() *decks.Book {
	var designs []decks.Design
	for _, d := range [][2]string{{"imp", "Imp"}, {"ox", "Red Ox"}, {"xeno", "Xeno"}, {"duke", "Duke’s Spy"}, {"mark", "Mark 2"}, {"dash", "Well-Fed Dog"}, {"molen", "Mölen Guard"}} {
		designs = append(designs, decks.Design{Key: d[0], Name: d[1], Told: rules.T("%s", d[1]), Numbers: []int8{1}})
	}
	return decks.NewBook(decks.Book{Game: "toy", Hash: "0123456789abcdef", MostLine: 9, Numbers: []string{"cost"}, Rest: "it does something else", Designs: designs})
}

// cardsOf is a deck in words, in the order of the names.
func cardsOf(b *decks.Book, l decks.List) map[string]int {
	cards := map[string]int{}
	for _, line := range l.Lines {
		cards[b.At(line.Card).Key] = line.N
	}
	return cards
}

func TestListsAsOtherProgramsWriteThem(t *testing.T) {
	for name, text := range map[string]string{
		"Arena":            "About\nName My Deck\n\nDeck\n4 Imp (SET) 123\n2 Red Ox (DOM) 8\n1 Xeno (M21) 7a\n",
		"Arena, foil":      "Deck\n4 Imp (SET) 123 *F*\n2 Red Ox [DOM]\n1 Xeno ^Have,#37d67a^ #!Commander\n",
		"MTGO":             "4 Imp\r\n2 Red Ox\r\n\r\n1 Xeno\r\n",
		"byte order mark":  "\ufeff4 Imp\n2 Red Ox\n1 Xeno",
		"Cockatrice":       "// My Deck\n\n// 7 Maindeck\n// 4 Creature\n4 Imp\n2 Red Ox\n1 Xeno\n",
		"sums":             "7 cards\n4 Imp\n2 Red Ox\n1 Xeno\nTotal: 7\n",
		"of another code":  "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<Deck><Cards CatID=\"1\" Quantity=\"4\" Sideboard=\"false\" Name=\"Imp\" /><Cards Quantity=\"2\" Name=\"Red Ox\" /><Cards Quantity=\"1\" Name=\"Xeno\" /></Deck>",
		"after a comment":  "<!-- mine -->\n<cockatrice_deck version=\"1\"><zone name=\"main\"><card number=\"4\" name=\"Imp\"/><card number=\"2\" name=\"Red Ox\"/><card number=\"1\" name=\"Xeno\"/></zone></cockatrice_deck>",
		"by hand":          "My list\n=======\n\nCreatures (6):\n- 4x Imp\n- Red Ox x2\n\n**Items**\n* Xeno\n",
		"own headings":     "Beasts (6):\n4 Imp\n2 Red Ox\n\n[Finishers]\n1 Xeno\n\n**What I still want**\nBig ones:\n",
		"points and times": "• 4 × Imp\n• Red Ox ×2\n• Xeno",
		"numbered":         "1. 4 Imp\n2. 2x Red Ox\n3) Xeno\n",
		"ticked":           "[x] 4 Imp\n[ ] 2 red ox\n[ ] XENO\n",
		"trailing":         "Imp (4)\nRed Ox: 2\nXeno - 1",
		"tabs":             "4\tImp\n2\tRed Ox\n1\tXeno",
		"twice":            "2 Imp\n1 Xeno\n2 Imp\nred_ox 2",
		"comments":         "# 4 Red Ox\n4 Imp # the best\n2 Red Ox #tag\n; no\n1 Xeno",
		"in one line":      "4 Imp 2x Red Ox 1 Xeno",
		"a deck code":      "4 imp, 2 ox, 1 xeno",
		"commas":           "4 Imp,\r\n2 Red Ox,\n1 Xeno\n",
		"Markdown":         "| Count | Card |\n|------:|:-----|\n| 4 | **Imp** |\n| 2 | Red Ox |\n| 1 | [Xeno](https://example.org/xeno) |\n",
		"a row each":       "| 4 | Imp |\n| Red Ox | x2 |\n1 | Xeno",
		"CSV":              "4,Imp\n2,Red Ox\n1,Xeno\n",
		"CSV, quoted":      "\"Imp\",4\n\"Red Ox\",2\n\"Xeno\",1",
		"CSV, head":        "Set,Number,Name,Qty\nDOM,8,Imp,4\nM21,7,Red Ox,2\nLEA,161,\"Xeno\",1\n",
		"CSV, semicolons":  "Quantity;Name;Edition\r\n4;Imp;SET\r\n2;Red Ox;DOM\r\n1;Xeno;\r\n",
		"tabs, sets":       "4\tImp\tSET\t123\n2\tRed Ox\tDOM\t8\n1\tXeno\tM21\t7a",
		"quoted mail":      "> Deck\n> 4 Imp\n>> 2 Red Ox\n> > - 1 Xeno\n>\n",
		"UTF-16, little":   utf16Text("Deck\r\n4 Imp\r\n2 Red Ox\r\n1 Xeno", binary.LittleEndian),
		"UTF-16, big":      utf16Text("4 Imp\n2 Red Ox\n1 Xeno\n", binary.BigEndian),
		".cod": "<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\">\n<deckname>My Deck</deckname>\n<zone name=\"main\">\n<card number=\"4\" name=\"Imp\"/>\n" +
			"<card number=\"2\" name=\"Red Ox\"/>\n<card number=\"1\" name=\"Xeno\"/>\n</zone>\n</cockatrice_deck>",
		".dek": "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Deck>\n<NetDeckID>0</NetDeckID>\n<Cards CatID=\"1\" Quantity=\"4\" Sideboard=\"false\" Name=\"Imp\" />\n" +
			"<Cards CatID=\"2\" Quantity=\"2\" Sideboard=\"false\" Name=\"Red Ox\" />\n<Cards CatID=\"3\" Quantity=\"1\" Sideboard=\"false\" Name=\"Xeno\" />\n</Deck>",
	} {
		b := stall()
		f, err := b.ReadText([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		cards := cardsOf(b, f.List)
		if name == "by hand" && len(f.LeftOut) == 1 && strings.HasPrefix(f.LeftOut[0].String(), `line 1: "My list" is no line of a deck`) {
			f.LeftOut = nil // nothing tells such a heading from a card that is not there
		}
		if len(cards) != 3 || cards["imp"] != 4 || cards["ox"] != 2 || cards["xeno"] != 1 || len(f.LeftOut) > 0 {
			t.Errorf("%s: read as %v, left out %v", name, cards, f.LeftOut)
		}
		if strings.Contains(text, "My Deck\n\nDeck") || name == ".cod" {
			if f.List.Name != "My Deck" {
				t.Errorf("%s: the deck is called %q", name, f.List.Name)
			}
		}
	}
}

// utf16Text is a text of two bytes a character, with a byte order mark.
func utf16Text(text string, order binary.AppendByteOrder) string {
	data := order.AppendUint16(nil, 0xfeff)
	for _, unit := range utf16.Encode([]rune(text)) {
		data = order.AppendUint16(data, unit)
	}
	return string(data)
}

func TestNamesThatListsStumbleOver(t *testing.T) {
	b := stall()
	for text, key := range map[string]string{
		"3 Xeno": "xeno", "3xXeno": "xeno", "3x Xeno": "xeno", "x3 Xeno": "xeno", "3 Mark 2": "mark", "Mark 2 x3": "mark", "3,Imp": "imp", "| 3 | Mark 2 |": "mark", "> 3 x Imp": "imp", "Imp (3)": "imp", "3 Duke's Spy": "duke", "3 Dukes Spy": "duke",
		"3 well–fed dog": "dash", "3 Molen Guard": "molen", "Well-Fed Dog 3": "dash",
	} {
		f, err := b.ReadText([]byte(text))
		if cards := cardsOf(b, f.List); err != nil || len(cards) != 1 || cards[key] != 3 {
			t.Errorf("%q: %v, %v; want 3 %s", text, cards, err, key)
		}
	}
	if f, err := b.ReadText([]byte("Mark 2\n")); err != nil || f.List.Size() != 1 {
		t.Errorf("a name that ends with a number: %+v, %v", f, err)
	}
}

// A row under a head is read by it alone: what does not fit is left out and told, and so is what belongs to a sideboard.
func TestRowsAreReadByTheirHead(t *testing.T) {
	b := stall()
	for text, want := range map[string]struct {
		cards map[string]int
		left  []string
	}{
		"Name | Cost | Count\n--- | --- | ---\nImp | 3 | 4\nRed Ox | 5 | 2": {map[string]int{"imp": 4, "ox": 2}, nil},
		"Title;Copies\nImp;4":                                                       {map[string]int{"imp": 4}, nil},
		"Count,Name,Type\n4,Impp,Imp\n1,Xeno,Imp":                                   {map[string]int{"xeno": 1}, []string{`line 2: There is no card "Impp"; perhaps Imp is meant.`}},
		"Cost,Name,Copies\n3,Imp,\n1,Xeno,2":                                        {map[string]int{"xeno": 2}, []string{"line 2: "}},
		"Name,Count,Cost\nImp,\"1,000\",3\nXeno,2,1":                                {map[string]int{"xeno": 2}, []string{"line 2: "}},
		"Count,Name,Board\n4,Imp,mainboard\n2,Red Ox,sideboard":                     {map[string]int{"imp": 4}, []string{"line 3: 2 cards of a sideboard are left out"}},
		"Count,Name,Sideboarded\n4,Imp,No\n2,Red Ox,Yes":                            {map[string]int{"imp": 4}, []string{"line 3: 2 cards of a sideboard are left out"}},
		"| Count | Card |\n|---|---|\n| 4 | Imp |\n| Sideboard | |\n| 2 | Red Ox |": {map[string]int{"imp": 4}, []string{"line 5: 2 cards of a sideboard are left out"}},
		"Count,Name\n4,Imp\nSideboard,\n2,Red Ox":                                   {map[string]int{"imp": 4}, []string{"line 4: 2 cards of a sideboard are left out"}},
	} {
		f, err := b.ReadText([]byte(text))
		if cards := cardsOf(b, f.List); err != nil || !maps.Equal(cards, want.cards) || f.List.Name != "" || len(f.LeftOut) != len(want.left) {
			t.Errorf("%q: %v called %q, left out %v, %v; want %v", text, cards, f.List.Name, f.LeftOut, err, want)
			continue
		}
		for i, w := range want.left {
			if !strings.HasPrefix(f.LeftOut[i].String(), w) {
				t.Errorf("%q: left out %s; want %s", text, f.LeftOut[i], w)
			}
		}
	}
}

// What cannot be read is told by its line, and the rest is kept.
func TestWhatAListLeavesOut(t *testing.T) {
	b := stall()
	f, err := b.ReadText([]byte("Deck\n4 Imp\n3 Red Oks\n2 Lightning Bolt (LEA) 161\nnonsense\n10 Xeno\nSB: 1 Red Ox\n\nSideboard\n2 Imp\n1 Counterspell\n"))
	if cards := cardsOf(b, f.List); err != nil || len(cards) != 1 || cards["imp"] != 4 {
		t.Fatalf("%v, %v", cards, err)
	}
	want := []string{`line 3: There is no card "Red Oks"; perhaps Red Ox is meant.`, `line 4: There is no card "Lightning Bolt".`,
		`line 5: "nonsense" is no line of a deck; write how many and which card`, "line 6: 10 of Xeno; a line holds 1 to 9 copies.", "line 7: 4 cards of a sideboard are left out; decks here have none."}
	if len(f.LeftOut) != len(want) {
		t.Fatalf("left out %v", f.LeftOut)
	}
	for i, w := range want {
		if !strings.HasPrefix(f.LeftOut[i].String(), w) {
			t.Errorf("left out: %s; want %s", f.LeftOut[i], w)
		}
	}
	for text, want := range map[string]string{
		"":                               "There is no deck in the text.",
		"Deck\n\n// nothing\n":           "There is no deck in the text.",
		"Dear friend,\n4 Nobody":         `line 1: "Dear friend," is no line of a deck`,
		"| 4 | Imps |\n| 1 | Oks |":      `line 1: There is no card "Imps"; perhaps Imp is meant.`,
		"Imp,4,Red Ox,2":                 `"Imp" is no line of a deck`,
		"game kurth\n4 Imp":              `line 1: This is a deck of "kurth", not of toy.`,
		"portcullis-deck 2\n4 Imp":       "saved by a newer Portcullis",
		"portcullis-deck 1\n4 Imps":      `line 2: There is no card "Imps"; perhaps Imp is meant.`,
		"\xff\xfe":                       "This is no text.",
		strings.Repeat("4 Imp\n", 12000): "larger than 64 KiB",
	} {
		var wrong *decks.ListError
		if f, err := b.ReadText([]byte(text)); !errors.As(err, &wrong) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.30q: %+v, %v; want %s", text, f, err, want)
		}
	}
	f, err = b.ReadText([]byte("<?xml version=\"1.0\"?>\n<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"4\" name=\"Imp\"/>\n<card number=\"1\" name=\"Gone\"/>\n</zone>\n<zone name=\"side\">\n<card number=\"2\" name=\"Imp\"/>\n</zone>\n<zone"))
	if err != nil || len(f.LeftOut) != 3 || f.LeftOut[0].Line != 5 || f.LeftOut[1].Line != 8 || f.List.Size() != 4 {
		t.Errorf("a broken .cod: %+v, %v", f, err)
	}
}

// What the program writes is read as it is written.
func TestADeckFileIsAListToo(t *testing.T) {
	b := stall()
	text := b.Write(decks.File{List: decks.List{Name: "Mine", Lines: []decks.Line{{Card: 1, N: 2}, {Card: 0, N: 9}}}})
	want, err := b.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{string(text), strings.ReplaceAll(string(text), "\n", "\r\n"), strings.TrimPrefix(string(text), "portcullis-deck 1\n")} {
		got, err := b.ReadText([]byte(text))
		if err != nil || b.Code(got.List) != b.Code(want.List) || got.List.Name != "Mine" || got.Content != want.Content || got.Changed != nil || got.LeftOut != nil {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
}

func FuzzReadText(f *testing.F) {
	for _, seed := range []string{"4 Imp (SET) 1", "<cockatrice_deck><card number=\"4\" name=\"Imp\"/>", "SB: 1 Imp", "Imp x4 [a] (b) *c* ^d^ #e", "| 4 | Imp |", "Name,Qty\nImp,4", utf16Text("> 4 Imp", binary.LittleEndian)} {
		f.Add(seed)
	}
	b := stall()
	f.Fuzz(func(t *testing.T, text string) {
		d, err := b.ReadText([]byte(text))
		if err != nil {
			return
		}
		again, err := b.ReadText(b.Write(d))
		if err != nil || b.Code(again.List) != b.Code(d.List) {
			t.Errorf("%q is written and read as %v, %v", text, again, err)
		}
	})
}

// A deck code is read with a byte order mark, as one that comes out of a file.
func TestACodeIsReadWithAByteOrderMark(t *testing.T) {
	if l, err := stall().ParseCode("\ufeff4 imp, 2 ox"); err != nil || len(l.Lines) != 2 {
		t.Errorf("%v, %v", l, err)
	}
}
