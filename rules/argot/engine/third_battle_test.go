package engine

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

func TestThirdPartiesFightByTheirProcedure(t *testing.T) {
	// AR-TPY-8 AR-ABI-4 AR-FRT-7
	for _, c := range []struct {
		id    string
		steps uint8
		foe   string
		at    string
		from  string
		verb  rules.Verb
	}{
		{"zu03", 4, "ar01", "1105", "1104", Berserk},
		{"zu03", 3, "ar01", "1105", "1104", Berserk},
		{"zu03", 2, "ar01", "1105", "1104", Attack},
		{"zu01", 1, "ar01", "1105", "1104", Attack},
		{"zu01", 4, "ar16", "1105", "1104", Hold},
		{"hs03", 3, "mi10", "0905", "1005", Storm},
		{"hs03", 3, "mi10", "1105", "1104", Attack},
	} {
		s := field(t)
		put(t, s, c.foe, c.at, 0)
		b := enter(t, s, c.id, c.from, c.at, c.steps)
		s.Battle = Battle{Place: place(t, s, c.at), Round: 1}
		if got := s.procedure(b); got.Verb != c.verb || blockOf(got) != b {
			t.Errorf("%s at %d steps against %s: %s", c.id, c.steps, c.foe, s.Spellings.Write(got))
		}
	}
	s := field(t)
	put(t, s, "hs03", "0905", 3)
	enter(t, s, "mi10", "1005", "0905", 4)
	s.Battle = Battle{Place: place(t, s, "0905"), Round: 1}
	if got := s.procedure(block(t, s, "hs03")); got.Verb != Attack {
		t.Error("a defender does not break its own fortification")
	}
}

func TestThirdPartiesAloneAskNobody(t *testing.T) {
	// AR-TPY-8 AR-TPY-9 AR-TPY-10 AR-CMB-2
	s := field(t)
	zulon := put(t, s, "zu01", "1105", 4)
	bravos := enter(t, s, "hs01", "1104", "1105", 3)
	combat(t, s, []Party{content.Hespero}, 1, 1, 1, 1)
	for s.Result == Undecided {
		t.Fatalf("asked: %s", choices(s))
	}
	if s.Pieces[bravos].Status == OnMap && s.Pieces[zulon].Status == OnMap && s.Pieces[bravos].At == s.Pieces[zulon].At {
		t.Error("the battle was not fought to its end")
	}
}

func TestThirdPartiesShareHitsOutByTheirProcedure(t *testing.T) {
	// AR-TPY-9
	s := field(t)
	put(t, s, "mi10", "1104", 4)
	strong, late, early := put(t, s, "zu01", "1105", 3), put(t, s, "zu03", "1105", 3), put(t, s, "zu02", "1105", 2)
	s.Roll = Roll{By: block(t, s, "mi10")}
	s.begin(Frame{Kind: FrameHits, Place: place(t, s, "1105"), Party: content.Zulon, N: 3})
	s.run()
	remains(t, s, strong, "1105", 2)
	remains(t, s, late, "1105", 1) // before the other with 3 steps, and again when all had 2: its letter is later
	remains(t, s, early, "1105", 2)
	f := Frame{Kind: FrameHits, Place: place(t, s, "1105"), Party: content.Zulon}
	s.Stack.Push(f)
	if got := s.sturdiest(&f); got != early {
		t.Errorf("of equals the later letter, not %s", s.Content.Blocks[got].ID)
	}
}

func TestInAMixedRoleTheSeatDecidesButNotForTheThirdParty(t *testing.T) {
	// AR-TPY-9 AR-TPY-10 AR-TPY-8
	s := field(t)
	s.Stance[content.Bargainer] = content.WithMineos
	own, friend := put(t, s, "mi10", "1105", 4), put(t, s, "ba04", "1105", 3)
	enter(t, s, "ar02", "1104", "1105", 4)
	enter(t, s, "ar05", "1104", "1105", 4)
	enter(t, s, "ar13", "1104", "1105", 4)
	combat(t, s, argotFights)
	holdUntil(t, s, "mi10")
	if s.Asker != Mineos || !offered(t, s, "berserk ba04") || offered(t, s, "attack ba04") || offered(t, s, "hold ba04") || !offered(t, s, "hold mi10") {
		t.Errorf("%s", choices(s))
	}
	refused(t, s, "hold ba04", "AR-TPY-8")
	refused(t, s, "attack ba04", "AR-TPY-8")
	d := s.Clone()
	d.Roll = Roll{By: block(t, d, "ar02")}
	d.begin(Frame{Kind: FrameHits, Place: place(t, d, "1105"), Party: content.Mineos, N: 1})
	d.Asked = AskNothing
	d.run()
	wants(t, d, AskHit, Mineos, "take ba04, take mi10")
	s.Asked = AskNothing
	s.begin(Frame{Kind: FrameWithdrawal, Place: place(t, s, "1105"), Role: Defender})
	s.run()
	home := s.homeward(friend)
	wants(t, s, AskWithdrawal, Mineos, "retreat ba04 "+s.Map.At(home).ID+", retreat mi10 1005, retreat mi10 1106, retreat mi10 1204, retreat mi10 1205, retreat mi10 1206")
	best := 255
	zone := s.Map.Zone(s.Content.Parties[content.Bargainer].Home)
	for n, bar := range s.Retreats(friend) {
		if bar == NoBar {
			best = min(best, s.Map.Steps(n.Place, s.Map.Nearest(n.Place, zone)))
		}
	}
	if got := s.Map.Steps(home, s.Map.Nearest(home, zone)); got != best || s.Map.At(home).ID != "1206" {
		t.Errorf("%s is %d steps from home, another %d", s.Map.At(home).ID, got, best)
	}
	play(t, s, "retreat ba04 1206")
	remains(t, s, friend, "1206", 3)
	remains(t, s, own, "1105", 4)
}

func TestSkittishThirdPartiesAlwaysRetreat(t *testing.T) {
	// AR-TPY-8 AR-TPY-10 AR-ABI-8
	s := field(t)
	rats := put(t, s, "ba02", "1105", 3)
	enter(t, s, "ar02", "1104", "1105", 4)
	combat(t, s, argotFights, 1, 1, 1)
	if s.Asked == AskAction && s.Battle.Role == Attacker {
		events := play2(t, s, "attack ar02", 6, 1, 1, 1)
		if e := event(t, events, "retreated"); e.Subject != s.BlockElement(rats) || e.Rule != "AR-ABI-8" {
			t.Errorf("%+v", e)
		}
	}
	remains(t, s, rats, "1206", 3)
	if s.Asked != AskRegroup {
		t.Errorf("%s", choices(s))
	}
}
