package cards

import (
	"fmt"

	"portcullis/rules/content"
)

// maxFigures is how many figures of a sort there may be.
const maxFigures = 60

// enemies takes over the units, the Avatar and the Enemy cards.
func (l *loader) enemies(f *content.File, in *enemiesTOML) {
	for i := range in.Units {
		l.unit(entry{f, fmt.Sprintf("unit[%d]", i), "unit " + content.Named(in.Units[i].ID, i)}, &in.Units[i])
	}
	for u, unit := range l.set.Units {
		if unit.ID == "" {
			f.Fault("", "", "the unit %s is missing", UnitKind(u))
		}
	}
	l.avatar(entry{f, "avatar", "avatar"}, &in.Avatar)
	deck := entry{f, "deck", "deck"}
	deck.fits("class", in.Deck.Class, "enemy")
	deck.fixed("total", in.Deck.Total, EnemyCards)
	deck.fixed("per_season", in.Deck.PerSeason, FieldCount*SlotCount)
	if len(in.Cards) > EnemyCards { // said before what is wrong with each of so many
		deck.wrong("total", "there are %d entries; there are %d Enemy cards", len(in.Cards), EnemyCards)
	}
	sum := 0
	for i := range in.Cards {
		if i == EnemyCards {
			break
		}
		c := l.enemy(entry{f, fmt.Sprintf("card[%d]", i), "card " + content.Named(in.Cards[i].ID, i)}, &in.Cards[i])
		sum += c.Copies
		l.set.Enemies = append(l.set.Enemies, c)
	}
	if sum != EnemyCards && len(in.Cards) <= EnemyCards {
		deck.wrong("total", "the copies add up to %d; there are %d Enemy cards", sum, EnemyCards)
	}
}

func (l *loader) unit(e entry, in *unitTOML) {
	e.from(in.origin)
	u := word[UnitKind](e, "id", in.ID, unitWords())
	if l.set.Units[u].ID != "" {
		e.wrong("id", "duplicate id %q", in.ID)
	}
	e.fits("kind", in.Kind, [UnitCount]string{"heavy", "support", "assault"}[u])
	e.fixed("attacks_from", in.AttacksFrom, [UnitCount]int{3, 2, 1}[u])
	unit := Unit{ID: in.ID, Name: e.name("name", in.Name), Stars: e.number("stars", in.Stars, 1, maxNumber), Standard: readGrade(e, "standard", in.Standard),
		AttacksFrom: ZoneCount - int(u)}
	e.words("hits_on", in.HitsOn)
	switch {
	case u != Molen:
		unit.Elite = readGrade(e, "elite", in.Elite)
	case in.Elite != nil:
		e.wrong("elite", "there are no elite Mölens")
	}
	by := e.part("replaced_by")
	unit.Replacement = word[UnitKind](by, "unit", in.ReplacedBy.Unit, unitWords())
	if unit.Replacement == u {
		by.wrong("unit", "a unit does not replace itself")
	}
	unit.Replacing = by.number("n", in.ReplacedBy.N, 1, maxNumber)
	l.set.Units[u] = unit
}

func readGrade(e entry, key string, in *gradeTOML) Grade {
	if in == nil {
		e.wrong(key, "is missing")
		return Grade{}
	}
	g := e.part(key)
	return Grade{Hits: g.number("hits", in.Hits, 1, maxNumber), Resistance: g.number("resistance", in.Resistance, 1, maxNumber),
		Figures: g.number("figures", in.Figures, 1, maxFigures)}
}

func (l *loader) avatar(e entry, in *avatarTOML) {
	e.from(in.origin)
	e.fits("id", in.ID, "avatar")
	a := Avatar{Name: e.name("name", in.Name), Resistance: e.number("resistance", in.Resistance, 1, maxNumber), Vinculum: e.number("vinculum", in.Vinculum, 1, 20)}
	e.fixed("vinculum_max", in.Max, a.Vinculum)
	a.Again = e.number("second_disruption", in.Again, 0, 20)
	a.Morale = e.number("destroyed_morale", in.Morale, 0, maxNumber)
	if !in.Advances {
		e.wrong("advances_every_round", "the rules need true")
	}
	l.set.Avatar = a
}

// enemy reads an Enemy card. An entry of a Season is a number of its own unit, or the picture of
// another, which is one figure of it (BS-CON-81).
func (l *loader) enemy(e entry, in *enemyTOML) Enemy {
	e.id(in.ID, l.ids)
	e.from(in.origin)
	c := Enemy{ID: in.ID, Name: e.name("name", in.Name), Unit: word[UnitKind](e, "unit", in.Unit, unitWords()), Copies: e.number("copies", in.Copies, 1, EnemyCards)}
	if in.Elite != (c.Unit != Molen) {
		e.wrong("elite_marked", "one unit of every Krohn or Gargoh card is elite, and none of Mölens (BS-SPN-8)")
	}
	seasons := e.part("seasons")
	for i, season := range seasonWords() {
		switch n := in.Seasons[season].(type) {
		case int64:
			small := int(max(min(n, 99), -99))
			c.Seasons[i] = Summons{Unit: c.Unit, N: seasons.number(season, &small, 1, maxNumber)}
		case string:
			c.Seasons[i] = Summons{Unit: word[UnitKind](seasons, season, n, unitWords()), N: 1, Picture: true}
			if c.Seasons[i].Unit == c.Unit {
				seasons.wrong(season, "the picture is of another unit; write a number")
			}
		default:
			seasons.wrong(season, "is neither a number nor a unit")
		}
	}
	if len(in.Seasons) != SeasonCount {
		e.wrong("seasons", "%d Seasons; there must be %d", len(in.Seasons), SeasonCount)
	}
	return c
}
