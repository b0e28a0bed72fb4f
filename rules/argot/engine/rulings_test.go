package engine

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

func TestArgotCommandsItsAllies(t *testing.T) {
	// AR-RUL-1, AR-SID-2: Pontia's legions, the Duchess's, Zulon's block and the Heckers are Argot's, and it is Argot that
	// places them.
	s := counselled(t, content.NotAttempted, content.Success, content.NotAttempted, content.Success)
	for _, choice := range []string{"buy st03", "adjourn", "swap ar03", "recruit zu03", "recruit ni02", "recruit ni03"} {
		play(t, s, choice)
	}
	for _, id := range []string{"po01", "po02", "po03", "zu03", "ni02", "ni03", "he01", "st03"} {
		if b := block(t, s, id); SeatOf(s.Pieces[b].Party) != Argot || s.Asker != Argot || zoned(t, s, id) == (atlas.Set{}) {
			t.Errorf("%s is of %s", id, s.Pieces[b].Party.ID())
		}
	}
}

func TestTheSetUpHasItsOrder(t *testing.T) {
	// AR-RUL-6, AR-SET-1: all of Argot, then all of Mineos, then the third parties, whom nobody is asked about.
	s := fresh(t, "full_siege", 3, noCouncil)
	turn := []Party{content.Argot, content.Mineos, content.Hespero, content.Bargainer, content.Zulon}
	placed := 0
	s.Watch(func(e rules.Event) {
		if e.Name != "placed" && e.Name != "stowed" {
			return
		}
		b, _ := s.Content.Find(e.Subject.Name())
		for len(turn) > 0 && turn[0] != s.Pieces[b].Party {
			turn = turn[1:]
		}
		placed++
	})
	for until(t, s, AskPlacement, Mineos, 1); s.Asked == AskPlacement; {
		playFirst(t, s)
	}
	if len(turn) != 1 || turn[0] != content.Zulon || placed != armed(s, content.Argot)+armed(s, content.Mineos)+11 {
		t.Errorf("%d blocks were placed; left of the order is %v", placed, turn)
	}
}

func TestStepsStayWithinTheFace(t *testing.T) {
	// AR-RUL-14, AR-BLK-8, AR-BLK-9: at most four, never above full, and the block is gone with its last.
	s := empty(t, "full_siege")
	for i := range s.Content.Blocks {
		for _, f := range s.Content.Blocks[i].Faces {
			if f.Strength < 1 || f.Strength > 4 {
				t.Errorf("%s has %d steps", f.Name, f.Strength)
			}
		}
	}
	put(t, s, "mi10", "1709", 0)
	put(t, s, "ar03", "0200", 0)
	b := put(t, s, "ar06", "0806", 2)
	s.gain(b, 3, "AR-BLK-9")
	remains(t, s, b, "0806", 3)
	s.lose(b, 9, "AR-HIT-4")
	remains(t, s, b, gone, 0)
	if p := &s.Pieces[b]; p.Status != Eliminated || s.First(place(t, s, "0806")) != content.NoBlock {
		t.Errorf("%+v", *p)
	}
	s.Pool = 9
	put(t, s, "ar04", "0806", 3)
	restoring(t, s, Argot)
	refused(t, s, "restore ar06 pool", "AR-BLK-8")
	play(t, s, "restore ar04 pool")
	remains(t, s, block(t, s, "ar04"), "0806", 4)
}

func TestThirdPartiesLookAtNumbersOnly(t *testing.T) {
	// AR-RUL-48, AR-TPY-3 to AR-TPY-5: with other strengths and other faces behind the same backs they move alike.
	for seed := range uint64(12) {
		one, two := scattered(t, seed), scattered(t, seed)
		for i := range two.Pieces {
			if b, p := content.Block(i), &two.Pieces[i]; p.InPlay() {
				p.Strength = 1
				p.Upgraded = two.Content.At(b).Upgradable
			}
		}
		for _, s := range []*State{one, two} {
			for p := content.FirstThird; p < content.PartyCount; p++ {
				s.Stance[p] = []content.Stance{content.WithArgot, content.WithMineos, content.Wary}[p-content.FirstThird]
			}
			thirds(s)
		}
		for i := range one.Pieces {
			if one.Pieces[i].At != two.Pieces[i].At {
				t.Errorf("seed %d: %s goes to %s, and to %s where all are weak", seed, one.Content.Blocks[i].ID, one.Map.At(one.Pieces[i].At).ID, two.Map.At(two.Pieces[i].At).ID)
			}
		}
	}
}

func TestWithoutHeroesTheRestIsAReshuffle(t *testing.T) {
	// AR-RUL-50, AR-MIS-11
	s := checked(t, "full_siege", false, 0)
	s.Turn, s.Drawn = s.turnsOfDay(), s.turnsOfDay()
	s.Campaign.Heroes[0] = Hero{Wounds: 2, Spent: true}
	before := s.Clone()
	s.events = s.events[:0]
	s.check()
	if got := told(s.events); got != "day_began" {
		t.Errorf("told %s", got)
	}
	if s.Pieces != before.Pieces || s.Campaign != before.Campaign || s.Pool != before.Pool || s.Day != 2 {
		t.Error("the rest did more than shuffle")
	}
}
