package reader

import (
	"testing"

	"portcullis/assets"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/rulebook"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models(t) {
		all.Add("rules "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

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

func models(t testing.TB) map[string]model {
	book := kurthBook(t)
	two := kittest.Games()
	two[1] = kittest.EntryOf(kittest.Wide())
	mark, _ := book.Find("KU-ATK-7")
	return map[string]model{
		"at the beginning": {Games: kittest.Games(), Game: "kurth", Book: book, Mark: -1},
		"at a rule":        {Games: kittest.Games(), Game: "kurth", Book: book, Mark: mark},
		"searched":         {Games: two, Game: "kurth", Book: book, Mark: -1, Query: "spirit", Hits: book.Search("spirit")},
		"not found":        {Games: two, Game: "kurth", Book: book, Mark: -1, Query: "trebuchet"},
		"no text":          {Games: two, Game: "bsieged", Mark: -1, Fault: "The rules of B-Sieged are not written yet."},
	}
}
