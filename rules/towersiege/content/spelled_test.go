package content

import (
	"regexp"
	"testing"
)

// TS-CMP-9: what the files abbreviate is told in words.
func TestCardsAreSpeltOut(t *testing.T) {
	for _, c := range []struct{ printed, told string }{
		{"1pp = Flight / AT - Directed Attack / OT.", "1 power = Flight at any time, Directed Attack on your turn."},
		{"+10AL, +5DL.", "+10 Attack Level (AL), +5 Defence Level (DL)."},
		{"2IP, UI: S, DL50.", "2 Integrity Points (IP), Uses Items (UI): for structures, Defence Level (DL) 50."},
		{"Helm: +10PL, +5AL.", "Helm: +10 Protection Level (PL), +5 Attack Level (AL)."},
		{"May attack, or throw 1 IS30 Ember at a single Target / OT.", "May attack, or throw 1 Innate Skill (IS) 30 Ember at a single Target on your turn."},
		{"Loses 1LP unless saved; 1LP more.", "Loses 1 Life Point (LP) unless saved; 1 LP more."},
		{"for 1-4/R.", "for 1 to 4 Rounds."},
		{"Upkeep 2pp/R. 2pp = Regeneration / AT - DEFEND.", "Upkeep 2 power each Round. 2 power = Regeneration at any time, and then DEFEND."},
		{"Your Items cost 1gp less.", "Your Items cost 1 gold less."},
		{"*pp = +5AL for each 1pp, up to 4pp.", "Power = +5 Attack Level (AL) for each 1 power, up to 4 power."},
		{"UI: WAM, SL45", "Uses Items (UI): weapons, armour, miscellaneous, Skill Level (SL) 45"},
	} {
		if got := Spelled(c.printed); got != c.told {
			t.Errorf("%q is told as %q, not %q", c.printed, got, c.told)
		}
	}
}

// TestNoCardAbbreviates looks through all cards of the box for letters that nothing has explained before.
func TestNoCardAbbreviates(t *testing.T) {
	bare := regexp.MustCompile(`\d(gp|pp)\b|/R\b|/ ?(OT|AT)\b|\bUI: |\b(OT|AT)\b`)
	for _, info := range loaded(t).Cards {
		if at := bare.FindString(info.Text); at != "" {
			t.Errorf("%s says %q: %q", info.ID, at, info.Text)
		}
	}
}
