package cards

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules/content"
)

// actsOf is what each Zone makes the enemies do (BS-ENM-5): Mölen, Gargoh, Krohn, Avatar. The
// rules rest on it (BS-CON-87).
func actsOf(zone int) (units [UnitCount]Act, avatar Act) {
	switch zone {
	case 3:
		return [UnitCount]Act{Attacks, Advances, Advances}, Advances
	case 2:
		return [UnitCount]Act{NoAct, Attacks, Advances}, Advances
	}
	return [UnitCount]Act{NoAct, NoAct, AttacksOrEnters}, Enters
}

// fields takes over the Enemy Fields and their Zones.
func (l *loader) fields(f *content.File, in *fieldsTOML) {
	for n, side := range []string{"one", "two"} {
		e := entry{f, "side." + side, "side " + side}
		e.from(in.Side[side].origin)
		e.fixed("spawning_points", in.Side[side].Points, n+1)
	}
	if len(in.Side) != 2 {
		f.Fault("side", "side", "%d sides; a field has 2", len(in.Side))
	}
	board := entry{f, "summoning_board", "summoning_board"}
	board.from(in.Summoning.origin)
	if !slices.Equal(in.Summoning.Slots, slotWords()) {
		board.wrong("slots", "must be A, B and C")
	}
	l.track = board.number("vinculum_track", in.Summoning.Vinculum, 1, 20)
	seen := map[int]bool{}
	for i := range in.Zones {
		l.zone(entry{f, fmt.Sprintf("zone[%d]", i), fmt.Sprintf("zone, number %d", i+1)}, &in.Zones[i], seen)
	}
	if len(seen) != ZoneCount {
		f.Fault("", "", "%d Zones; there must be %d", len(seen), ZoneCount)
	}
	l.fieldsAndCards(f, in)
}

func (l *loader) zone(e entry, in *zoneTOML, seen map[int]bool) {
	e.from(in.origin)
	n := e.number("zone", in.Zone, 1, ZoneCount)
	if seen[n] {
		e.wrong("zone", "Zone %d stands there twice", n)
	}
	seen[n] = true
	z := Zone{Target: e.number("target", in.Target, 2, 6), Spawned: in.Spawns}
	z.Act, z.Avatar = actsOf(n)
	if in.Spawns != (n == ZoneCount) {
		e.wrong("spawns", "enemies spawn in Zone %d alone", ZoneCount)
	}
	e.fits("assault", in.Assault, actWords()[z.Act[Krohn]])
	e.fits("support", in.Support, actWords()[z.Act[Gargoh]])
	e.fits("heavy", in.Heavy, actWords()[z.Act[Molen]])
	e.fits("avatar", in.Avatar, actWords()[z.Avatar])
	l.set.Zones[n-1] = z
}

// fieldsAndCards takes over the four fields and their Compass cards.
func (l *loader) fieldsAndCards(f *content.File, in *fieldsTOML) {
	for i := range in.Fields {
		d := &in.Fields[i]
		e := entry{f, fmt.Sprintf("field[%d]", i), "field " + content.Named(d.ID, i)}
		e.from(d.origin)
		at := word[Zones](e, "id", d.ID, fieldWords())
		if l.set.Fields[at].ID != "" {
			e.wrong("id", "duplicate id %q", d.ID)
		}
		e.fits("quarter", d.Quarter, fieldWords()[at])
		e.fits("left", d.Left, fieldWords()[(at+1)%FieldCount])
		l.set.Fields[at] = Field{ID: d.ID, Name: e.name("name", d.Name), Place: e.name("place", d.Place), Flavour: e.flavour("flavour", d.Flavour, content.LongestText),
			Short: capital(fieldWords()[at])}
	}
	for _, found := range l.set.Fields {
		if found.ID == "" {
			f.Fault("", "", "%d fields; there must be %s", len(in.Fields), oneOf(fieldWords()))
			break
		}
	}
	if len(in.Compass) != FieldCount { // said before what is wrong with each of them
		f.Fault("", "", "%d Compass cards; there must be one of each field", len(in.Compass))
	}
	ids, seen := map[string]bool{}, map[string]bool{}
	for i := range in.Compass {
		c := &in.Compass[i]
		e := entry{f, fmt.Sprintf("compass[%d]", i), "compass " + content.Named(c.ID, i)}
		e.id(c.ID, ids)
		e.from(c.origin)
		e.fixed("copies", c.Copies, 1)
		word[Zones](e, "field", c.Field, fieldWords())
		seen[c.Field] = true
	}
	if len(in.Compass) == FieldCount && len(seen) != FieldCount {
		f.Fault("", "", "%d Compass cards; there must be one of each field", len(in.Compass))
	}
}

func capital(s string) string { return string(s[0]-'a'+'A') + s[1:] }

// buildings takes over the buildings, walls and the Catapult.
func (l *loader) buildings(f *content.File, in *buildingsTOML) {
	printed := map[int]string{}
	for i := range in.Buildings {
		l.building(entry{f, fmt.Sprintf("building[%d]", i), "building " + content.Named(in.Buildings[i].ID, i)}, &in.Buildings[i], printed)
	}
	for b, found := range l.set.Buildings {
		if found.ID == "" {
			f.Fault("", "", "the building %s is missing", BuildingID(b))
		}
	}
	for i := range in.Walls {
		w := &in.Walls[i]
		e := entry{f, fmt.Sprintf("wall[%d]", i), "wall " + content.Named(w.ID, i)}
		e.from(w.origin)
		at := word[Zones](e, "field", w.Field, fieldWords())
		e.fits("quarter", w.Quarter, fieldWords()[at])
		e.fits("id", w.ID, "wall_"+fieldWords()[at])
		l.set.Walls[at] = Named{w.ID, e.name("name", w.Name)}
	}
	for at, w := range l.set.Walls {
		if w.ID == "" {
			f.Fault("", "", "the wall_%s is missing", fieldWords()[at])
		}
	}
	l.catapult(entry{f, "catapult", "catapult"}, &in.Catapult)
	r := entry{f, "repair", "repair"}
	r.from(in.Repair.origin)
	l.set.Repair = Repair{Gold: r.number("gold", in.Repair.Gold, 0, maxNumber), Morale: r.number("morale", in.Repair.Morale, 0, maxNumber)}
}

// building reads one of the eight buildings; two stand in each Quarter.
func (l *loader) building(e entry, in *buildingTOML, printed map[int]string) {
	e.from(in.origin)
	b := word[BuildingID](e, "id", in.ID, buildingWords())
	if l.set.Buildings[b].ID != "" {
		e.wrong("id", "duplicate id %q", in.ID)
	}
	house := Building{ID: in.ID, Name: e.name("name", in.Name), Words: e.words("text", in.Text), Flavour: e.flavour("flavour", in.Flavour, content.LongestText),
		Quarter: int(b) / 2, Smuggling: e.maybe("smuggling", in.Smuggling, 1, 6)}
	house.Short = strings.TrimPrefix(house.Name, "The ")
	e.fits("quarter", in.Quarter, fieldWords()[house.Quarter])
	if n := house.Smuggling; n > 0 {
		if printed[n] != "" {
			e.wrong("smuggling", "%s has the number %d already", printed[n], n)
		}
		printed[n] = in.ID
	}
	house.Effects = textReader{entry: e.part("effects"), l: l, kind: inHouse}.list(in.Effects)
	l.set.Buildings[b] = house
}

func (l *loader) catapult(e entry, in *catapultTOML) {
	e.from(in.origin)
	e.fits("id", in.ID, "catapult")
	e.fixed("capacity", in.Capacity, 1)
	e.fixed("zone", in.Zone, ZoneCount)
	if in.Building {
		e.wrong("building", "the Catapult is no building (BS-CAT-3)")
	}
	c := &l.set.Catapult
	c.Name, c.Zone = e.name("name", in.Name), ZoneCount
	c.Strength = e.number("strength", in.Strength, 1, maxNumber)
	c.Morale = e.number("morale_on_kill", in.Morale, 0, maxNumber)
	if facing := int(word[Zones](e, "start_facing", in.Facing, fieldWords())); facing != c.Facing {
		e.wrong("start_facing", "setup.toml has it face %s", fieldWords()[c.Facing])
	}
}

// smuggling takes over the Smuggling Table.
func (l *loader) smuggling(f *content.File, in *smugglingTOML) {
	if len(in.Rows) != len(l.set.Smuggling) {
		f.Fault("", "", "%d rows; there must be %d", len(in.Rows), len(l.set.Smuggling))
		return
	}
	for i := range in.Rows {
		row := &in.Rows[i]
		e := entry{f, fmt.Sprintf("row[%d]", i), fmt.Sprintf("row, number %d", i+1)}
		e.from(row.origin)
		e.fixed("roll", row.Roll, i+1)
		e.words("text", row.Text)
		if b := word[BuildingID](e, "reminder", row.Reminder, buildingWords()); l.set.Buildings[b].Smuggling != i+1 {
			e.wrong("reminder", "%s does not bear the number %d", b, i+1)
		}
		l.set.Smuggling[i] = textReader{entry: e.part("effects"), l: l, kind: inTable}.list(row.Effects)
	}
	r := entry{f, "rules", "rules"}
	r.from(in.Rules.origin)
	r.fixed("below_1", in.Rules.Below, 1)
	r.fixed("above_6", in.Rules.Above, 6)
	r.words("text", in.Rules.Text)
}
