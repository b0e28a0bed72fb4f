package cards

import (
	"fmt"

	"portcullis/rules"
	"portcullis/rules/content"
	"portcullis/rules/decks"
)

// starters checks and takes over starters.toml: for every faction the list of its cards with
// the starter crest (ST-DCK-7).
func (l *loader) starters(f *content.File, in *startersTOML) {
	ids, lists := map[string]bool{}, map[int]decks.List{}
	for i := range in.Starters {
		r := starterReader{File: f, set: l.set, in: &in.Starters[i], path: fmt.Sprintf("starter[%d]", i), place: "starter " + content.Named(in.Starters[i].ID, i)}
		f.ID(r.at("id"), r.who("id"), r.in.ID, ids)
		deck, ok := l.decks[r.in.Faction]
		_, taken := lists[deck]
		switch {
		case !ok || l.set.Decks[deck].Kind != PlayerDeck:
			f.Fault(r.at("faction"), r.who("faction"), "unknown faction %q", r.in.Faction)
			continue
		case taken:
			f.Fault(r.at("faction"), r.who("faction"), "%s has a Starter deck already", r.in.Faction)
		}
		l.set.Decks[deck].FirstGame = r.in.FirstGame
		lists[deck] = r.read(deck)
	}
	for i, d := range l.set.Factions() {
		if _, ok := lists[i]; !ok {
			f.Fault("", "", "%s has no Starter deck", d.Key)
		}
		l.set.Starters = append(l.set.Starters, lists[i])
	}
}

// starterReader checks and takes over one Starter deck.
type starterReader struct {
	*content.File
	set   *Set
	in    *starterTOML
	path  string // "starter[1]"
	place string // "starter starter_khunglai"
}

func (r *starterReader) at(key string) string  { return r.path + "." + key }
func (r *starterReader) who(key string) string { return r.place + ", " + key }

func (r *starterReader) read(deck int) decks.List {
	r.Name(r.at("name"), r.who("name"), r.in.Name)
	r.Source(r.at("source"), r.who("source"), r.in.Source)
	r.Fixed(r.at("size"), r.who("size"), r.in.Size, DeckSize)
	list := decks.List{Key: r.in.ID, Name: r.in.Name}
	listed := map[ID]bool{}
	for i, line := range r.in.Cards {
		at := fmt.Sprintf("%s[%d]", r.at("cards"), i)
		who := r.place + ", card " + content.Named(line.ID, i)
		id, ok := r.set.ByKey(line.ID)
		switch {
		case !ok:
			r.Fault(at+".id", who, "unknown card %q", line.ID)
			continue
		case listed[id]:
			r.Fault(at+".id", who, "stands in the list twice")
		case r.set.Cards[id].Deck != deck || r.set.Cards[id].Crest != Starter:
			r.Fault(at+".id", who, "is no card of %s with the starter crest (ST-DCK-7)", r.in.Faction)
		default:
			r.Fixed(at+".n", who+", n", line.N, int(r.set.Cards[id].Copies))
		}
		listed[id] = true
		list.Lines = append(list.Lines, decks.Line{Card: id, N: int(r.set.Cards[id].Copies)})
	}
	for _, c := range r.set.Cards {
		if c.Deck == deck && c.Crest == Starter && !listed[c.ID] {
			r.Fault(r.at("cards"), r.who("cards"), "%s has the starter crest and is not in the list (ST-DCK-7)", c.Key)
		}
	}
	if n := list.Size(); n != DeckSize {
		r.Fault(r.at("cards"), r.who("cards"), "%s; a Starter deck has %d", rules.Count(n, "%d card", "%d cards"), DeckSize)
	}
	return list
}
