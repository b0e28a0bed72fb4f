package deckbuilder_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/rules/decks"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/rules/towersiege"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit/kittest"
	market "portcullis/scenes/towers/workshop"
	"portcullis/scenes/wartracks/workshop"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models(plainCards(kittest.Load(t, "siegestorm", siegestorm.Load).Set())) {
		all.Add("decks "+name, func(k form.Toolkit) []form.Item { return deckbuilder.Plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, printed(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

// hurt is what is wrong with a deck file that cannot be read.
func hurt(set *cards.Set) error {
	_, err := set.Book.Read([]byte("name Hurt\n\n4 Guter Informant\n2 The Assassin\n\n\n1 Nobody at all\n"))
	return err
}

// models show the deck builder in every state that looks different.
func models(set *cards.Set) map[string]deckbuilder.Model {
	trade := workshop.Trade(set)
	base := func(change func(*deckbuilder.Model)) deckbuilder.Model {
		m := deckbuilder.Model{Trade: trade, Terms: trade.Settle(nil), Where: "/home/somebody/.local/share/portcullis/decks"}
		m.ShowAll()
		m.Lay(decks.File{List: set.Starters[0]})
		m.Fresh = true
		change(&m)
		return m
	}
	mine := func(names ...string) []folder.Entry {
		var list []folder.Entry
		for i, name := range names {
			f := decks.File{List: set.Starters[i%4], Of: set.Decks[i%4].Key}
			f.List.Name = name
			list = append(list, folder.Entry{Path: "/decks/" + name + ".deck", Name: name, Deck: f, Modified: time.Date(2025, 6, 14, 12, 0, 0, 0, time.UTC)})
		}
		return list
	}
	wrong := func(m *deckbuilder.Model) {
		m.List.Lines = append(m.List.Lines, decks.Line{Card: 30, N: 3}, decks.Line{Card: 60, N: 5}, decks.Line{Card: 4, N: 3})
		m.Changed, m.Fresh = true, false
	}
	return map[string]deckbuilder.Model{
		"starter": base(func(*deckbuilder.Model) {}),
		"empty":   base(func(m *deckbuilder.Model) { m.Lay(decks.File{Of: "styxia"}) }),
		"illegal": base(func(m *deckbuilder.Model) { wrong(m); m.Using = "the match" }),
		"short": base(func(m *deckbuilder.Model) {
			m.Take(m.Shown)
			m.Call("Knives before dawn and a name as long as a name can possibly be")
			m.NoCopy = "There is no clipboard here."
		}),
		"mixed": base(func(m *deckbuilder.Model) {
			wrong(m)
			m.Mixed, m.Camp, m.Scheme = true, deckbuilder.EveryCamp, ink.ColourBlind
		}),
		"sifted": base(func(m *deckbuilder.Model) {
			m.Hidden[0][0], m.Hidden[1][0], m.Cost = true, true, 3
		}),
		"none like that": base(func(m *deckbuilder.Model) { m.Query = "zzz" }),
		"changed cards": base(func(m *deckbuilder.Model) {
			m.Remarks = []string{"Gutter Informant has changed: cost 1 is now 0, ATT 2 is now 1.", "The Assassin has changed: its rank, copies or abilities are others."}
			m.Fault = []string{"/home/somebody/decks/a.deck: the deck could not be saved: no space left on device. What was there before is kept. Make room on the disk, or check the rights of the folder."}
		}),
		"my decks": base(func(m *deckbuilder.Model) {
			m.Page, m.Mine, m.Deleted = deckbuilder.PageMine, mine("Knives before dawn", "Bells", strings.Repeat("A long name ", 5), "Graves"), "Towers"
			m.Entry = &m.Mine[1]
			m.Mine[2].Deck.Of, m.Mine[2].Deck.List.Lines = "all", m.Mine[2].Deck.List.Lines[:4]
			m.Mine[3].Deck.Changed = make([]decks.Change, 2)
			m.Mine = append(m.Mine, folder.Entry{Path: "/decks/hurt.deck", Name: "hurt", Err: &folder.FileError{
				Path: "/decks/hurt.deck", Cause: hurt(set),
				Advice: "The file was not changed. Mend it in a text editor, or delete it."}})
		}),
		"no decks": base(func(m *deckbuilder.Model) { m.Page = deckbuilder.PageMine }),
		"rename": base(func(m *deckbuilder.Model) {
			m.Page, m.Mine, m.Typed = deckbuilder.PageRename, mine("Knives"), "Knives"
			m.Fault = []string{"/decks/knives.deck: the deck could not be saved: no space left on device. What was there before is kept. Make room on the disk, or check the rights of the folder."}
		}),
		"in a browser": base(func(m *deckbuilder.Model) { m.Page, m.Loose = deckbuilder.PageImport, true }),
		"mine in a browser": base(func(m *deckbuilder.Model) {
			m.Page, m.Loose, m.Mine = deckbuilder.PageMine, true, mine("Knives before dawn", "Bells")
			m.Entry = &m.Mine[1]
		}),
		"as text": base(func(m *deckbuilder.Model) { m.Page = deckbuilder.PageImport }),
		"faults": base(func(m *deckbuilder.Model) {
			m.Page, m.Typed = deckbuilder.PageImport, "~/decks/mine.deck"
			m.Fault = []string{"/home/somebody/decks/mine.deck"}
			for i := range 12 {
				m.Fault = append(m.Fault, fmt.Sprintf("Line %d: There is no card \"Guter Informant\"; perhaps Gutter Informant is meant.", i+3))
			}
		}),
		"card":  base(func(m *deckbuilder.Model) { m.Page = deckbuilder.PageCard }),
		"leave": base(func(m *deckbuilder.Model) { m.Page = deckbuilder.PageLeave }),
	}
}

// plainCards are the cards with numbers and texts that balance does not change, for the golden
// lists.
func plainCards(set *cards.Set) *cards.Set {
	plain := *set
	plain.Cards = slices.Clone(set.Cards)
	for i := range plain.Cards {
		c := &plain.Cards[i]
		c.Cost, c.ATT, c.DEF = int8(i%6), int8(i%5), int8(i%4)
		c.ActionText, c.PassiveText, c.Flavour = "Action of "+c.Name+".", "Passive of "+c.Name+".", "Words of "+c.Name+"."
	}
	return &plain
}

// printed are the plans with the cards as they are.
func printed(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models(kittest.Load(t, "siegestorm", siegestorm.Load).Set()) {
		all.Add(name, func(k form.Toolkit) []form.Item { return deckbuilder.Plan(k, m) })
	}
	return all
}

// Another game's decks are built by the same screen: without factions that exclude each other, and of a size
// between two limits.
func TestOtherTradesFitEverywhere(t *testing.T) {
	c := kittest.Load(t, "towersiege", towersiege.Load).Content()
	trade := market.Trade(c)
	base := func(change func(*deckbuilder.Model)) deckbuilder.Model {
		m := deckbuilder.Model{Trade: trade, Terms: trade.Settle(nil), Mixed: true, Where: "/home/somebody/.local/share/portcullis/decks/towersiege"}
		m.ShowAll()
		m.Lay(decks.File{List: trade.Camps[0].Starter})
		change(&m)
		return m
	}
	all := formtest.Plans{}
	for name, m := range map[string]deckbuilder.Model{
		"base": base(func(*deckbuilder.Model) {}),
		"all":  base(func(m *deckbuilder.Model) { m.Camp = deckbuilder.EveryCamp }),
		"illegal": base(func(m *deckbuilder.Model) {
			m.List.Lines = append(m.List.Lines[:3:3], decks.Line{Card: 0, N: 9})
			m.Using = "North"
		}),
		"card":    base(func(m *deckbuilder.Model) { m.Page = deckbuilder.PageCard }),
		"as text": base(func(m *deckbuilder.Model) { m.Page = deckbuilder.PageImport }),
	} {
		all.Add("market "+name, func(k form.Toolkit) []form.Item { return deckbuilder.Plan(k, m) })
	}
	formtest.Fit(t, all)
}
