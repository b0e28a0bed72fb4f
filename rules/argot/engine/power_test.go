package engine

import (
	"testing"

	"portcullis/rules/argot/content"
)

func TestPowersAreUsedOnceADay(t *testing.T) {
	// AR-MIS-10, AR-MIS-11
	s := empty(t, "campaign")
	for _, c := range []struct {
		verb content.Verb
		hero string
	}{{content.CancelHits, "ysolde"}, {content.ExtraTokens, "tam"}, {content.RestoreSteps, "osk"}, {content.RerollMisses, "sefa"}} {
		hero, ok := s.hasPower(c.verb)
		if want, _ := s.Content.FindHero(c.hero); !ok || hero != want {
			t.Fatalf("the power %s: hero %d, %v", c.verb.ID(), hero, ok)
		}
		h := &s.Campaign.Heroes[hero]
		for wounds, want := range []bool{true, true, false, false} {
			h.Wounds = uint8(wounds)
			if _, ok := s.hasPower(c.verb); ok != want {
				t.Errorf("%s with %d wounds has a power: %v", c.hero, wounds, ok)
			}
		}
		h.Wounds, h.Spent = 1, true
		if _, ok := s.hasPower(c.verb); ok {
			t.Errorf("%s has a power twice a day", c.hero)
		}
		s.longRest()
		if _, ok := s.hasPower(c.verb); !ok || h.Wounds != 0 {
			t.Errorf("%s after a long rest: %+v", c.hero, *h)
		}
	}
	if f := empty(t, "full_siege"); true {
		if _, ok := f.hasPower(content.CancelHits); ok {
			t.Error("heroes are off in the full siege")
		}
	}
}

func TestHeroMends(t *testing.T) {
	// AR-MIS-11 (restore_steps), ledger 7.5
	s := empty(t, "campaign")
	s.Pool = 0
	put(t, s, "ar01", "0705", 2)
	put(t, s, "ar02", "0703", 2)
	put(t, s, "ar03", "0905", 2)
	put(t, s, "mi01", "0905", 2)
	put(t, s, "ar04", "0606", 4)
	put(t, s, "ar17", "0806", 1)
	put(t, s, "hs01", "0606", 1)
	s.Stance[content.Hespero] = content.WithArgot
	restoring(t, s, Argot)
	if s.Asked != AskMending {
		t.Fatalf("question %d, want the mending", s.Asked)
	}
	refused(t, s, "use osk ar02", "AR-MIS-11")
	refused(t, s, "use osk ar03", "AR-RAL-3")
	refused(t, s, "use osk ar04", "AR-BLK-9")
	refused(t, s, "use osk ar17", "AR-MIS-11")
	refused(t, s, "use osk mi01", "AR-RAL-2")
	if !offered(t, s, "use osk hs01") || !offered(t, s, "keep osk") {
		t.Error("Hespero's block or keeping the power is not offered")
	}
	s.Pool = 1 // so that something is asked after it
	play(t, s, "use osk ar01")
	steps(t, s, "ar01", 3)
	if s.Pool != 1 || s.Asked != AskRestoring {
		t.Errorf("%d resources and question %d after the mending", s.Pool, s.Asked)
	}
	refused(t, s, "use osk ar01", "AR-MIS-11")
}

func TestMendingIsPassedWhereNobodyIsHurt(t *testing.T) {
	// AR-MIS-11
	s := empty(t, "campaign")
	s.Pool = 3
	put(t, s, "ar17", "0806", 1)
	restoring(t, s, Argot)
	if s.Asked != AskRestoring {
		t.Errorf("question %d, want the restoring", s.Asked)
	}
	if e := event(t, s.events, "mending_passed"); e.Subject != "hero:osk" || e.Seat != Argot {
		t.Errorf("that there was nobody to mend is told as %+v", e)
	}
}

func TestExtraTokensNeverPassTen(t *testing.T) {
	// AR-MIS-11 (extra_tokens), AR-INI-3
	for have, want := range map[uint8]uint8{7: 8, 10: 10} {
		s := empty(t, "campaign")
		s.Movement.Tokens = have
		hero, _ := s.hasPower(content.ExtraTokens)
		c, err := s.Spellings.Parse("use tam")
		if err != nil {
			t.Fatal(err)
		}
		usePower{}.play(s, c)
		if s.Movement.Tokens != want || !s.Campaign.Heroes[hero].Spent {
			t.Errorf("%d tokens became %d, want %d", have, s.Movement.Tokens, want)
		}
	}
}
