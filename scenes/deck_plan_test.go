package scenes

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save/decks"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// cardGame is Siegestorm with its own content.
func cardGame(t testing.TB) *siegestorm.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	g, err := siegestorm.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// hurt is what is wrong with a deck file that cannot be read.
func hurt(set *cards.Set) error {
	_, err := set.ReadDeck([]byte("name Hurt\n\n4 Guter Informant\n2 The Assassin\n\n\n1 Nobody at all\n"))
	return err
}

// deckModels show the deck builder in every state that looks different.
func deckModels(set *cards.Set) map[string]deckModel {
	base := func(change func(*deckModel)) deckModel {
		m := deckModel{Set: set, Folder: "/home/somebody/.local/share/portcullis/decks"}
		m.Cost = m.topCost()
		m.lay(cards.DeckFile{List: set.Starters[0], Faction: 0})
		m.Fresh = true
		change(&m)
		return m
	}
	mine := func(names ...string) []decks.Entry {
		var list []decks.Entry
		for i, name := range names {
			f := cards.DeckFile{List: set.Starters[i%4], Faction: i % 4}
			f.List.Name = name
			list = append(list, decks.Entry{Path: "/decks/" + name + ".deck", Name: name, Deck: f, Modified: time.Date(2025, 6, 14, 12, 0, 0, 0, time.UTC)})
		}
		return list
	}
	wrong := func(m *deckModel) {
		m.List.Lines = append(m.List.Lines, cards.Line{Card: 30, N: 3}, cards.Line{Card: 60, N: 5}, cards.Line{Card: 4, N: 3})
		m.Changed, m.Fresh = true, false
	}
	return map[string]deckModel{
		"starter": base(func(*deckModel) {}),
		"empty":   base(func(m *deckModel) { m.lay(cards.DeckFile{Faction: 3}) }),
		"illegal": base(func(m *deckModel) { wrong(m); m.Using = "the match" }),
		"short": base(func(m *deckModel) {
			m.take(m.Shown)
			m.call("Knives before dawn and a name as long as a name can possibly be")
			m.NoCopy = "There is no clipboard here."
		}),
		"mixed": base(func(m *deckModel) {
			wrong(m)
			m.Pool, m.Faction, m.Scheme = cards.AllFactions, everyFaction, ink.ColourBlind
		}),
		"sifted": base(func(m *deckModel) {
			m.Ranks[cards.Soldier], m.Crests[cards.Starter], m.Cost = true, true, 3
		}),
		"none like that": base(func(m *deckModel) { m.Query = "zzz" }),
		"changed cards": base(func(m *deckModel) {
			m.Remarks = []string{"Gutter Informant has changed: cost 1 is now 0, ATT 2 is now 1.", "The Assassin has changed: its rank, copies or abilities are others."}
			m.Fault = []string{"/home/somebody/decks/a.deck: the deck could not be saved: no space left on device. What was there before is kept. Make room on the disk, or check the rights of the folder."}
		}),
		"my decks": base(func(m *deckModel) {
			m.Page, m.Mine, m.Deleted = deckMine, mine("Knives before dawn", "Bells", strings.Repeat("A long name ", 5), "Graves"), "Towers"
			m.Entry = &m.Mine[1]
			m.Mine[2].Deck.Pool, m.Mine[2].Deck.List.Lines = cards.AllFactions, m.Mine[2].Deck.List.Lines[:4]
			m.Mine[3].Deck.Changed = make([]cards.Change, 2)
			m.Mine = append(m.Mine, decks.Entry{Path: "/decks/hurt.deck", Name: "hurt", Err: &decks.FileError{
				Path: "/decks/hurt.deck", Cause: hurt(set),
				Advice: "The file was not changed. Mend it in a text editor, or delete it."}})
		}),
		"no decks": base(func(m *deckModel) { m.Page = deckMine }),
		"rename": base(func(m *deckModel) {
			m.Page, m.Mine, m.Typed = deckRename, mine("Knives"), "Knives"
			m.Fault = []string{"/decks/knives.deck: the deck could not be saved: no space left on device. What was there before is kept. Make room on the disk, or check the rights of the folder."}
		}),
		"as text": base(func(m *deckModel) { m.Page = deckImport }),
		"faults": base(func(m *deckModel) {
			m.Page, m.Typed = deckImport, "~/decks/mine.deck"
			m.Fault = []string{"/home/somebody/decks/mine.deck"}
			for i := range 12 {
				m.Fault = append(m.Fault, fmt.Sprintf("Line %d: There is no card \"Guter Informant\"; perhaps Gutter Informant is meant.", i+3))
			}
		}),
		"card":  base(func(m *deckModel) { m.Page = deckCard }),
		"leave": base(func(m *deckModel) { m.Page = deckLeave }),
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

func TestDecksFitEverywhere(t *testing.T) {
	for name, m := range deckModels(cardGame(t).Set()) {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planDeck(k, m) })
		})
	}
}
