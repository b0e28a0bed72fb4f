package cards

import (
	"fmt"
	"slices"

	"portcullis/rules/content"
)

// Bounds of the Boss Board (ST-RUL-26, ST-RUL-31) and of the hand that a boss draws.
const (
	maxMenace   = 5
	maxLife     = 50
	maxBossHand = bossCards
)

// bosses checks and takes over bosses.toml: one boss for each difficulty (ST-SOL-1).
func (l *loader) bosses(f *content.File, in *bossesTOML) {
	ids, levels := map[string]bool{}, map[Difficulty]bool{}
	for i := range in.Bosses {
		r := bossReader{File: f, in: &in.Bosses[i], path: fmt.Sprintf("boss[%d]", i), place: "boss " + content.Named(in.Bosses[i].ID, i)}
		f.ID(r.at("id"), r.who("id"), r.in.ID, ids)
		boss := r.read(l)
		if levels[boss.Difficulty] {
			f.Fault(r.at("difficulty"), r.who("difficulty"), "another boss is %s already", boss.Difficulty)
		}
		levels[boss.Difficulty] = true
		l.set.Bosses = append(l.set.Bosses, boss)
	}
	if want := len(difficultyWords()); len(in.Bosses) != want {
		f.Fault("", "", "%d bosses; there are %d", len(in.Bosses), want)
	}
	slices.SortStableFunc(l.set.Bosses, func(a, b Boss) int { return int(a.Difficulty) - int(b.Difficulty) })
}

// bossReader checks and takes over one boss.
type bossReader struct {
	*content.File
	in    *bossTOML
	path  string // "boss[1]"
	place string // "boss the_goblin_king"
}

func (r *bossReader) at(key string) string  { return r.path + "." + key }
func (r *bossReader) who(key string) string { return r.place + ", " + key }

func (r *bossReader) read(l *loader) Boss {
	in := r.in
	b := Boss{Key: in.ID, Name: in.Name, MenaceText: in.MenaceText, Flavour: in.Flavour, Source: in.Source, Revealed: in.Revealed}
	r.Name(r.at("name"), r.who("name"), in.Name)
	r.Fits(r.at("flavour"), r.who("flavour"), in.Flavour, content.LongestText)
	r.Source(r.at("source"), r.who("source"), in.Source)
	r.Text(r.at("menace_text"), r.who("menace_text"), in.MenaceText)
	var ok bool
	if b.Difficulty, ok = of[Difficulty](difficultyWords(), in.Difficulty); !ok {
		r.Fault(r.at("difficulty"), r.who("difficulty"), "unknown difficulty %q", in.Difficulty)
	}
	for _, part := range in.Revealed {
		if !slices.Contains([]string{"name", "difficulty", "victory", "menace_effects"}, part) {
			r.Fault(r.at("revealed"), r.who("revealed"), "%q is no part of a boss", part)
		}
	}
	b.Hand = int8(r.Number(r.at("hand"), r.who("hand"), in.Hand, 1, maxBossHand))
	if !slices.Equal(in.Victory, []string{"life_zero", "resources_depleted"}) {
		r.Fault(r.at("victory"), r.who("victory"), "must be life_zero and resources_depleted; every boss is beaten in both ways")
	}
	b.Basic = r.deck(l, "basic_deck", in.Basic, Basic)
	b.Advanced = r.deck(l, "advanced_deck", in.Advanced, Advanced)
	b.Solo = r.column("solo", in.Solo)
	b.Coop = r.column("coop", in.Coop)
	b.Menace = r.menace()
	return b
}

// deck finds the boss deck that a boss plays with (ST-SOL-4).
func (r *bossReader) deck(l *loader, key, deck string, crest Crest) int {
	i, ok := l.decks[deck]
	switch {
	case !ok:
		r.Fault(r.at(key), r.who(key), "unknown deck %q", deck)
	case l.set.Decks[i].Kind != BossDeck || l.set.Decks[i].Crest != crest:
		r.Fault(r.at(key), r.who(key), "%s is no %s boss deck", deck, crest)
	}
	return i
}

func (r *bossReader) column(key string, in *columnTOML) Column {
	if in == nil {
		r.Fault(r.at(key), r.who(key), "is missing")
		return Column{}
	}
	number := func(name string, n *int, low, high int) int8 {
		return int8(r.Number(r.at(key)+"."+name, r.who(key)+"."+name, n, low, high))
	}
	return Column{
		Menace:   number("menace", in.Menace, 1, maxMenace),
		Basic:    number("basic", in.Basic, 1, bossCards),
		Advanced: number("advanced", in.Advanced, 1, bossCards),
		Life:     number("life", in.Life, 1, maxLife),
	}
}

// menace reads the effects of the boss card, which follow from what his Allies do
// (ST-BOS-18).
func (r *bossReader) menace() []MenaceEffect {
	if len(r.in.Menace) == 0 {
		r.Fault(r.at("menace_effects"), r.who("menace_effects"), "no effect")
	}
	var list []MenaceEffect
	for i, in := range r.in.Menace {
		path := fmt.Sprintf("%s[%d]", r.at("menace_effects"), i)
		on, ok := of[Trigger](triggerWords(), in.On)
		if !ok || !slices.Contains([]Trigger{AllyDeployed, AllyStorms, AllyKilled}, on) {
			r.Fault(path+".on", r.who("menace_effects"), "trigger %q; it must be ally_deployed, ally_storms or ally_killed", in.On)
		}
		text := textReader{File: r.File, path: path + ".effects", place: r.who("menace_effects"), kind: inMenace}
		list = append(list, MenaceEffect{On: on, Effects: text.read(in.Effects)})
	}
	return list
}
