package scenes

import (
	"testing"

	"portcullis/assets"
	"portcullis/scenes/form"
	"portcullis/scenes/rulebook"
)

func kurthBook(t testing.TB) *rulebook.Book {
	text, _, err := assets.Rules("kurth")
	if err != nil {
		t.Fatal(err)
	}
	book, err := rulebook.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func readerModels(t testing.TB) map[string]readerModel {
	book := kurthBook(t)
	two := testLids()
	two[1] = LidOf(wideGame())
	mark, _ := book.Find("KU-ATK-7")
	return map[string]readerModel{
		"at the beginning": {Lids: testLids(), Game: "kurth", Book: book, Mark: -1},
		"at a rule":        {Lids: testLids(), Game: "kurth", Book: book, Mark: mark},
		"searched":         {Lids: two, Game: "kurth", Book: book, Mark: -1, Query: "spirit", Hits: book.Search("spirit")},
		"not found":        {Lids: two, Game: "kurth", Book: book, Mark: -1, Query: "trebuchet"},
		"no text":          {Lids: two, Game: "bsieged", Mark: -1, Fault: "The rules of B-Sieged are not written yet."},
	}
}

func TestReaderFitsEverywhere(t *testing.T) {
	for name, m := range readerModels(t) {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planReader(k, m) })
		})
	}
}
