package advice

import (
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// stepWorth is what a step of a block is worth to its side, in steps of a plain one: how surely it hits, what
// it costs to restore, and that undead rise by themselves.
func stepWorth(rating, cost uint8, does content.Abilities) float64 {
	w := 0.4 + 0.25*float64(rating) + 0.1*float64(cost)
	if does&(1<<content.UndeadRestoration) != 0 {
		w *= 0.7
	}
	return w
}

// faceWorth is what a block with a face is worth at a strength, in steps of a plain one.
func faceWorth(f *content.Face, strength uint8) float64 {
	w := 0.5 + float64(strength)*(0.4+0.25*float64(f.Modifier))
	for _, bonus := range [...]struct {
		ability content.Ability
		worth   float64
	}{
		{content.Resilient, 0.8}, {content.Intimidating, 0.9}, {content.Besieger, 0.5}, {content.LifeDrain, 0.5},
		{content.Berserker, 0.5}, {content.UndeadRestoration, 0.5}, {content.Skittish, 0.2},
	} {
		if f.Has(bonus.ability) {
			w += bonus.worth
		}
	}
	if int(strength) == f.Strength && (f.Has(content.ShockTroops) || f.Has(content.Ambusher)) {
		w++
	}
	if f.Range > 0 {
		w += 0.4 * float64(f.Range)
	}
	return w
}

// worth is what a block is worth as it stands, in steps of a plain one. A train is worth what it carries.
func worth(s *engine.State, b content.Block) float64 {
	p := &s.Pieces[b]
	switch {
	case s.Train(b):
		return 0.3 * float64(p.Strength)
	case s.Kind(b) == content.Sea:
		return 0.6 + 0.25*float64(p.Strength) + 0.2*float64(s.Content.At(b).Ferry)
	}
	return faceWorth(s.Face(b), p.Strength)
}
