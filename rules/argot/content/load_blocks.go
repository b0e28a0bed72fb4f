package content

import (
	"cmp"
	"fmt"
	"slices"

	"portcullis/rules/content"
)

// army checks and takes over abilities and blocks.
func (l *loader) army(in *blocksTOML) {
	l.abilities(in.Abilities)
	f := l.blocks
	if len(in.Blocks) != BlockCount {
		f.Fault("", "", "%d blocks; the game has %d", len(in.Blocks), BlockCount)
	}
	ids := map[string]bool{}
	list := make([]BlockInfo, 0, len(in.Blocks))
	for i := range in.Blocks {
		b := &in.Blocks[i]
		at, who := fmt.Sprintf("block[%d].", i), "block "+content.Named(b.ID, i)+", "
		f.ID(at+"id", who+"id", b.ID, ids)
		list = append(list, l.block(at, who, b))
	}
	slices.SortStableFunc(list, func(a, b BlockInfo) int { return cmp.Compare(a.ID, b.ID) })
	copy(l.c.Blocks[:], list)
	for b := range Block(BlockCount) {
		if l.c.Blocks[b].ID != "" {
			l.c.armies[l.c.Blocks[b].Army].Add(b)
		}
	}
	l.pools(in)
}

// abilities takes over the texts of the nine abilities; what they do is in the rules.
func (l *loader) abilities(in []abilityTOML) {
	f, seen := l.blocks, map[string]bool{}
	for i, a := range in {
		at, who := fmt.Sprintf("ability[%d].", i), "ability "+content.Named(a.ID, i)+", "
		f.ID(at+"id", who+"id", a.ID, seen)
		f.Name(at+"name", who+"name", a.Name)
		f.Text(at+"text", who+"text", a.Text)
		f.Source(at+"source", who+"source", a.Source)
		ability, ok := abilityNamed(a.ID)
		if !ok {
			f.Fault(at+"id", who+"id", "the rules know no ability %q", a.ID)
			continue
		}
		l.c.Abilities[ability] = AbilityInfo{a.Name, a.Text}
	}
	for a := range AbilityCount {
		if !seen[a.ID()] {
			f.Fault("", "ability "+a.ID(), "is missing")
		}
	}
}

// block checks and takes over one block.
func (l *loader) block(at, who string, in *blockTOML) BlockInfo {
	f := l.blocks
	f.Source(at+"source", who+"source", in.Source)
	f.Fits(at+"flavour", who+"flavour", in.Flavour, content.LongestText)
	b := BlockInfo{ID: in.ID, Train: in.Train, Defector: in.Defector, Flavour: in.Flavour}
	var ok bool
	if b.Army, ok = ArmyNamed(in.Side); !ok {
		f.Fault(at+"side", who+"side", "unknown side %q", in.Side)
	}
	if b.Kind, ok = named[Kind](kindIDs[:], in.Kind); !ok {
		f.Fault(at+"kind", who+"kind", "is %q; it must be ground, sea or air", in.Kind)
	}
	b.Faces[Normal] = l.face(at, who, &in.faceTOML, &b)
	b.Faces[Upgraded] = b.Faces[Normal]
	if in.Upgraded != nil {
		b.Faces[Upgraded] = l.face(at+"upgraded.", who+"upgraded.", in.Upgraded, &b)
		b.Upgradable = true
		b.UpgradeCost = f.Number(at+"upgrade_cost", who+"upgrade_cost", in.UpgradeCost, 0, 99)
		if b.Army != ArgotArmy {
			f.Fault(at+"upgraded", who+"upgraded", "only blocks of side argot can be upgraded (AR-ARM-11)")
		}
	} else if in.UpgradeCost != nil {
		f.Fault(at+"upgrade_cost", who+"upgrade_cost", "there is no upgraded face")
	}
	if in.Ferry != nil {
		b.Ferry = f.Number(at+"ferry", who+"ferry", in.Ferry, 0, 9)
		if b.Kind != Sea {
			f.Fault(at+"ferry", who+"ferry", "only sea blocks ferry (AR-SEA-5)")
		}
	}
	l.train(at, who, in, &b)
	if b.Defector && (b.Army != ArgotArmy || b.Kind != Ground || b.Train) {
		f.Fault(at+"defector", who+"defector", "only ground blocks of side argot that are no trains defect (AR-SET-9)")
	}
	return b
}

// train checks what belongs to supply trains (AR-TRN-1, AR-ARM-11).
func (l *loader) train(at, who string, in *blockTOML, b *BlockInfo) {
	f := l.blocks
	bought := b.Army == BoughtTrains
	if b.Train && (b.Kind != Ground || b.Faces[Normal].Abilities != 0 || b.Faces[Normal].Range != 0 || b.Upgradable || b.Army != ArgotArmy && !bought) {
		f.Fault(at+"train", who+"train", "a supply train is a plain ground block of Argot's (AR-TRN-1)")
	}
	switch {
	case bought && !b.Train:
		f.Fault(at+"train", who+"train", "only supply trains are of side argot_train")
	case bought:
		b.Price = f.Number(at+"unlock_cost", who+"unlock_cost", in.UnlockCost, 1, 99)
	case in.UnlockCost != nil:
		f.Fault(at+"unlock_cost", who+"unlock_cost", "only blocks of side argot_train are bought (AR-ARM-11)")
	}
}

// face checks and takes over one face of a block, whose kind is known.
func (l *loader) face(at, who string, in *faceTOML, b *BlockInfo) Face {
	f := l.blocks
	f.Name(at+"name", who+"name", in.Name)
	f.Text(at+"text", who+"text", in.Text)
	face := Face{Name: in.Name, Plural: in.Plural, Text: in.Text,
		Strength: f.Number(at+"strength", who+"strength", in.Strength, 1, 4),
		Modifier: f.Number(at+"modifier", who+"modifier", in.Modifier, 0, 3),
		Movement: f.Number(at+"movement", who+"movement", in.Movement, 1, 9),
		Cost:     f.Number(at+"cost", who+"cost", in.Cost, 1, 9),
		Range:    f.Number(at+"range", who+"range", in.Range, 0, 9)}
	if len(in.Initiative) == 1 && in.Initiative[0] >= 'A' && in.Initiative[0] < 'A'+Letters {
		face.Letter = Letter(in.Initiative[0] - 'A')
	} else {
		f.Fault(at+"initiative", who+"initiative", "is %q; it must be A, B, C or D", in.Initiative)
	}
	if face.Range > 0 && b.Kind != Ground {
		f.Fault(at+"range", who+"range", "only ground blocks are ranged (AR-RNG-1)")
	}
	each(f, at+"abilities", who+"abilities", "ability", in.Abilities, abilityNamed, func(_ string, a Ability) { face.Abilities |= 1 << a })
	return face
}

// pools checks how many blocks each army has (AR-ARM-2 to AR-ARM-13).
func (l *loader) pools(in *blocksTOML) {
	f, p := l.blocks, &in.Pools
	f.Source("pools.source", "pools, source", p.Source)
	defectors, upgradable := 0, 0
	for _, b := range l.c.Blocks {
		if b.Defector {
			defectors++
		}
		if b.Upgradable {
			upgradable++
		}
	}
	size := func(a Army) int { return l.c.armies[a].Len() }
	chosen := f.Number("pools.nistora_chosen", "pools, nistora_chosen", p.NistoraChosen, 0, size(NistoraPool))
	contributed := f.Number("pools.zulon_contributed", "pools, zulon_contributed", p.ZulonContributed, 0, size(ZulonBand))
	for _, n := range [...]struct {
		key  string
		n    *int
		have int
	}{
		{"mineos", p.Mineos, size(MineosArmy)}, {"argot", p.Argot, size(ArgotArmy)}, {"pontia", p.Pontia, size(PontiaLegions)},
		{"nistora_pool", p.NistoraPool, size(NistoraPool)}, {"zulon", p.Zulon, size(ZulonBand)}, {"heckers", p.Heckers, size(TheHeckers)},
		{"hespero", p.Hespero, size(HesperoPartisans)}, {"bargainer", p.Bargainer, size(BargainerPartisans)},
		{"extra_supply_trains", p.ExtraSupplyTrains, size(BoughtTrains)}, {"defectors", p.Defectors, defectors},
		{"upgradable", p.Upgradable, upgradable}, {"argot_max", p.ArgotMax, size(ArgotArmy) + size(PontiaLegions) + chosen + contributed},
		{"argot_min", p.ArgotMin, size(ArgotArmy) - defectors},
	} {
		switch {
		case n.n == nil:
			f.Fault("pools."+n.key, "pools, "+n.key, "is missing")
		case *n.n != n.have:
			f.Fault("pools."+n.key, "pools, "+n.key, "is %d; the blocks make %d", *n.n, n.have)
		}
	}
}
