package kurth

import (
	"fmt"

	"portcullis/rules/content"
)

// loadTables checks and takes over tables.toml.
func (g *Game) loadTables(f *contentFile, in *tablesTOML) {
	g.loadSetup(f, in)
	g.loadDifficulties(f, in)
	g.loadSiegeForce(f, in)
	g.loadAttackRoll(f, in)
}

// loadSetup takes over the numbers that may differ and checks those the rules rest on.
func (g *Game) loadSetup(f *contentFile, in *tablesTOML) {
	s := &in.Setup
	for _, n := range [...]struct {
		key  string
		n    *int
		want int
	}{
		{"setup.round_start", s.RoundStart, 1},
		{"setup.rounds", s.Rounds, lastTurn / turnsInRound},
		{"setup.turns_per_round", s.TurnsPerRound, turnsInRound},
		{"setup.cards_per_turn", s.CardsPerTurn, rowSize},
		{"setup.placing_cards", s.PlacingCards, placingCards},
		{"setup.markers_at_start", s.MarkersAtStart, 0},
		{"setup.dice", s.Dice, attackDice + 1},
		{"setup.attack_dice", s.AttackDice, attackDice},
		{"setup.spells_per_turn", s.SpellsPerTurn, 1},
		{"setup.specials_per_turn", s.SpecialsPerTurn, 1},
		{"supply.siege_markers", in.Supply.SiegeMarkers, 0},
		{"supply.protected_markers", in.Supply.ProtectedMarkers, whiteMarkers},
		{"supply.passageway_markers", in.Supply.PassagewayMarkers, 1},
		{"supply.track_markers", in.Supply.TrackMarkers, 3},
		{"supply.player_tokens", in.Supply.PlayerTokens, 1},
	} {
		f.Fixed(n.key, n.key, n.n, n.want)
	}
	g.spiritMax = int8(f.Number("tracks.spirit_max", "tracks.spirit_max", in.Tracks.SpiritMax, 1, 99))
	g.manaMax = int8(f.Number("tracks.mana_max", "tracks.mana_max", in.Tracks.ManaMax, 1, 99))
	g.spiritStart = int8(f.Number("setup.spirit_start", "setup.spirit_start", s.SpiritStart, 1, int(g.spiritMax)))
	g.manaStart = int8(f.Number("setup.mana_start", "setup.mana_start", s.ManaStart, 0, int(g.manaMax)))
	g.moveMin = uint8(f.Number("setup.move_min", "setup.move_min", s.MoveMin, 0, 1))
	g.moveMax = uint8(f.Number("setup.move_max", "setup.move_max", s.MoveMax, 1, placeCount-1))
	g.overrunAt = int16(f.Number("setup.overrun_at", "setup.overrun_at", s.OverrunAt, 1, 99))
	f.Source("setup.source", "setup.source", s.Source)
	f.Source("supply.source", "supply.source", in.Supply.Source)
	f.Source("tracks.source", "tracks.source", in.Tracks.Source)
}

// maxDifficulties is how many levels a menu lists: one for every limit there can be.
const maxDifficulties = placeCount

func (g *Game) loadDifficulties(f *contentFile, in *tablesTOML) {
	ids, defaults := map[string]bool{}, 0
	for i, d := range in.Difficulties {
		at, who := fmt.Sprintf("difficulty[%d].", i), "difficulty "+content.Named(d.ID, i)+", "
		f.ID(at+"id", who+"id", d.ID, ids)
		f.Name(at+"name", who+"name", d.Name)
		f.Source(at+"source", who+"source", d.Source)
		g.difficulties = append(g.difficulties, Difficulty{ID: d.ID, Name: d.Name,
			Limit: f.Number(at+"overrun_loss", who+"overrun_loss", d.OverrunLoss, 1, placeCount)})
		if d.Default {
			g.defaultDifficulty = i
			defaults++
		}
	}
	if len(in.Difficulties) > maxDifficulties {
		f.Fault("", "", "%d difficulties; there can be at most %d", len(in.Difficulties), maxDifficulties)
	}
	if defaults != 1 {
		f.Fault("", "", "%d difficulties are the default; it must be one", defaults)
	}
}

func (g *Game) loadSiegeForce(f *contentFile, in *tablesTOML) {
	spans := make([]span, len(in.SiegeForce))
	for i, r := range in.SiegeForce {
		at, who := fmt.Sprintf("siege_force[%d].", i), fmt.Sprintf("siege_force row %d, ", i+1)
		spans[i] = f.span(at+"markers", who+"markers", r.MarkersMin, r.MarkersMax, noMostMarkers)
		f.Source(at+"source", who+"source", r.Source)
		if r.SpiritLossSource != "" {
			f.Source(at+"spirit_loss_source", who+"spirit_loss_source", r.SpiritLossSource)
		}
		g.force = append(g.force, ForceRow{Min: spans[i].min, Max: spans[i].max,
			Strength: f.Number(at+"attack_strength", who+"attack_strength", r.AttackStrength, 0, 99),
			Spirit:   f.Number(at+"spirit_loss", who+"spirit_loss", r.SpiritLoss, 0, 99)})
	}
	if f.gapless("siege_force", spans, 0) {
		g.forceRow = lookup(spans)
	}
}

func (g *Game) loadAttackRoll(f *contentFile, in *tablesTOML) {
	spans := make([]span, len(in.AttackRoll))
	for i, r := range in.AttackRoll {
		at, who := fmt.Sprintf("attack_roll[%d].", i), fmt.Sprintf("attack_roll row %d, ", i+1)
		spans[i] = f.span(at+"roll", who+"roll", r.RollMin, r.RollMax, noMostRoll)
		f.Source(at+"source", who+"source", r.Source)
		g.rolls = append(g.rolls, RollRow{Min: spans[i].min, Max: spans[i].max,
			Removed: f.Number(at+"markers_removed", who+"markers_removed", r.MarkersRemoved, 0, 99)})
	}
	if f.gapless("attack_roll", spans, attackDice) {
		g.rollRow = lookup(spans)
	}
}

// span is the reach of a table row; max is -1 where there is no upper end.
type span struct{ min, max int }

func (f *contentFile) span(at, who string, low, high *int, open int) span {
	s := span{f.Number(at+"_min", who+"_min", low, 0, open), f.Number(at+"_max", who+"_max", high, 0, open)}
	if s.max < s.min {
		f.Fault(at+"_max", who+"_max", "is %d, below %d where the row begins", s.max, s.min)
	}
	if s.max == open {
		s.max = -1
	}
	return s
}

// gapless reports whether the rows of a table follow each other from first to no upper
// end; if not it notes the gap or overlap.
func (f *contentFile) gapless(table string, rows []span, first int) bool {
	if len(rows) == 0 {
		f.Fault("", table, "has no rows")
		return false
	}
	ok := true
	for i, r := range rows {
		at, who := fmt.Sprintf("%s[%d]", table, i), fmt.Sprintf("%s row %d", table, i+1)
		switch {
		case r.min > first:
			f.Fault(at, who, "gap: nothing covers %d", first)
			ok = false
		case r.min < first:
			f.Fault(at, who, "overlap: %d is covered twice or below the table", r.min)
			ok = false
		}
		if r.max < 0 && i < len(rows)-1 {
			f.Fault(at, who, "has no upper end but is not the last row")
			return false
		}
		first = r.max + 1
	}
	if rows[len(rows)-1].max >= 0 {
		f.Fault(fmt.Sprintf("%s[%d]", table, len(rows)-1), table, "gap: nothing covers %d and above", first)
		ok = false
	}
	return ok
}

// lookup returns, for every number up to the start of the last row, which row covers it.
func lookup(rows []span) []uint16 {
	last := len(rows) - 1
	index := make([]uint16, rows[last].min+1)
	for row, r := range rows {
		for n := r.min; n < len(index) && (n <= r.max || r.max < 0); n++ {
			index[n] = uint16(row)
		}
	}
	return index
}
