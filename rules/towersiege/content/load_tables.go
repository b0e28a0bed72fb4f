package content

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"portcullis/rules/content"
)

// tables takes over what rolls come to.
func (l *loader) tables(f *content.File, in *tablesTOML) {
	t := &l.c.Tables
	if !slices.Equal(in.Dice.Critical, []int{1, 2}) || !slices.Equal(in.Dice.Fumble, []int{99, 100}) {
		f.Fault("dice", "dice", "the rules need critical rolls of 1 and 2 and fumbles of 99 and 100 (TS-DCE-3, TS-DCE-4)")
	}
	t.Critical, t.Fumble = 2, 99
	l.durations(f, in.Durations)
	seen := [firesCount][facingCount]bool{}
	for i := range in.Resolution {
		g, at := &in.Resolution[i], fmt.Sprintf("resolution[%d]", i)
		who := "resolution " + content.Named(g.ID, i)
		fires := Fires(oneOf(f, at+".attack_types", who+", attack_types", strings.Join(g.AttackTypes, " "), []string{"melee directed", "targeted spell"}))
		facing := Facing(oneOf(f, at+".target", who+", target", g.Target, []string{"creature", "structure", "occupied_structure"}))
		if seen[fires][facing] {
			f.Fault(at, who, "is there twice")
		}
		seen[fires][facing] = true
		t.Grids[fires][facing] = l.grid(f, at, who, g)
		l.rolled(f, at, who, fires, &t.Grids[fires][facing])
	}
	for fires := range seen {
		for facing := range seen[fires] {
			if !seen[fires][facing] {
				f.Fault("", "", "a resolution table is missing (TS-QRT)")
			}
		}
	}
	if len(in.Riposte) != 1 {
		f.Fault("", "", "%d tables of Ripostes; there is one (TS-RIP-7)", len(in.Riposte))
	} else {
		t.Riposte = l.grid(f, "riposte[0]", "riposte", &in.Riposte[0])
	}
	l.ordinary(f, in.Ordinary)
	l.attackTypes(f, in.AttackTypes)
	for i, n := range in.Reference {
		at, who := fmt.Sprintf("qrt2[%d]", i), "qrt2 "+content.Named(n.ID, i)
		f.ID(at+".id", who+", id", n.ID, l.seen)
		f.Text(at+".text", who+", text", n.Text)
		n.Text = Spelled(n.Text)
		l.c.Notes = append(l.c.Notes, Note(n))
	}
}

// durations takes over the tables of Rounds, each of which has a row for every roll.
func (l *loader) durations(f *content.File, in []durationTOML) {
	for i := range in {
		d, at, who := &in[i], fmt.Sprintf("duration[%d]", i), "duration "+in[i].ID
		n := Duration(oneOf(f, at+".id", who+", id", d.ID, durationIDs[:]))
		f.Source(at+".source", who+", source", d.Source)
		next := 1
		for j := range d.Rows {
			row, place := &d.Rows[j], fmt.Sprintf("%s.rows[%d]", at, j)
			f.Fixed(place+".from", who+", from", row.From, next)
			r := Row{From: next, To: f.Number(place+".to", who+", to", row.To, next, 100)}
			if !row.Reroll || row.Value != nil {
				r.N = f.Number(place+".value", who+", value", row.Value, 1, 9)
			}
			l.c.Tables.Durations[n] = append(l.c.Tables.Durations[n], r)
			next = r.To + 1
		}
		if next != 101 {
			f.Fault(at+".rows", who, "the rows end at %d; a roll is 1 to 100", next-1)
		}
	}
	for d := UpTo2; d < durationCount; d++ {
		if l.c.Tables.Durations[d] == nil {
			f.Fault("", "", "there is no table %s (TS-DCE-11 to TS-DCE-13)", durationIDs[d])
		}
	}
}

// grid takes over the sixteen cells of a table.
func (l *loader) grid(f *content.File, at, who string, in *gridTOML) (g Grid) {
	for a, row := range []map[string]string{in.C, in.H, in.M, in.F} {
		for _, column := range slices.Sorted(maps.Keys(row)) {
			if !slices.Contains(defenceIDs[:], column) {
				f.Fault(at+"."+attackIDs[a], who+", "+attackIDs[a], "%q is no class of a defence", column)
			}
		}
		for d, column := range defenceIDs {
			place, whose := at+"."+attackIDs[a]+"."+column, who+", "+attackIDs[a]+" "+column
			words := strings.Fields(row[column])
			switch {
			case len(words) == 0:
				f.Fault(place, whose, "is missing")
				continue
			case len(words) > MaxTokens:
				f.Fault(place, whose, "has %d results; %d are possible", len(words), MaxTokens)
				continue
			}
			cell := &g[a][d]
			for _, word := range words {
				token := Token(oneOf(f, place, whose, word, tokenIDs[:]))
				if token == NoResult && len(words) > 1 {
					f.Fault(place, whose, "has a result and none")
				}
				if token != NoResult {
					cell.Tokens[cell.N] = token
					cell.N++
				}
			}
		}
	}
	return g
}

// rolled checks that the defence is not rolled exactly where an attack from afar has missed (TS-CMB-6 to
// TS-CMB-8).
func (l *loader) rolled(f *content.File, at, who string, fires Fires, g *Grid) {
	for a := range g {
		for d := range g[a] {
			if want := fires == FromAfar && Class(a) >= Miss; g[a][d].Has(NoRoll) != want {
				f.Fault(at+"."+attackIDs[a]+"."+defenceIDs[d], who+", "+attackIDs[a]+" "+defenceIDs[d], "noroll stands where an attack from afar has missed, and nowhere else (TS-CMB-7)")
			}
		}
	}
}

// ordinary checks that the six ordinary results are those of the tables (TS-CMB-15).
func (l *loader) ordinary(f *content.File, in []ordinaryTOML) {
	if len(in) != 6 {
		f.Fault("", "", "%d ordinary results; there are 6 (TS-CMB-15)", len(in))
	}
	for i := range in {
		q, at, who := &in[i], fmt.Sprintf("qrt1[%d]", i), fmt.Sprintf("qrt1 %d", i+1)
		f.Fixed(at+".n", who+", n", q.N, i+1)
		a := Hit + Class(oneOf(f, at+".attack", who+", attack", q.Attack, []string{"hit", "miss"}))
		d := Success + Class(oneOf(f, at+".defence", who+", defence", q.Defence, []string{"success", "fail"}))
		result := oneOf(f, at+".result", who+", result", q.Result, []string{"disengage", "damage", "riposte_unless_targeted"})
		oneOf(f, at+".pl", who+", pl", q.PL, []string{"none", "unrolled", "success", "fail"})
		cell := &l.c.Tables.Grids[ByHand][FacingCreature][a][d]
		if q.PL != "success" && (cell.Has(Damage) != (result == 1) || cell.Has(Ripostes) != (result == 2)) {
			f.Fault(at+".result", who+", result", "is %q; the resolution table has something else", q.Result)
		}
	}
}

// attackTypes checks that the types of attack are those that the rules know.
func (l *loader) attackTypes(f *content.File, in []attackTypeTOML) {
	if len(in) != int(AttackTypes) {
		f.Fault("", "", "%d types of attack; there are %d", len(in), AttackTypes)
	}
	for i := range in {
		a, at, who := &in[i], fmt.Sprintf("attack_type[%d]", i), "attack_type "+content.Named(in[i].ID, i)
		t := AttackType(oneOf(f, at+".id", who+", id", a.ID, attackTypeIDs[:]))
		if near := t.Fires() == ByHand; a.Skill != t.Skill().ID() || a.Defence != t.Defence().ID() || a.MovesToDefend != near || a.Riposte != near {
			f.Fault(at, who, "the rules need %s against %s, moves_to_defend and riposte %v", t.Skill().ID(), t.Defence().ID(), near)
		}
		f.Text(at+".chooser", who+", chooser", a.Chooser)
		f.Text(at+".blockable", who+", blockable", a.Blockable)
	}
}
