package towersiege

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// TestEveryChangeIsTold: whatever changes what a seat has or what stands against it, a Tower's points and where a Mage stands
// among it, a line of the log that this seat reads says so by its name, as it happens in a turn of another seat. What is
// spent is told with what it pays for.
func TestEveryChangeIsTold(t *testing.T) { // TS-HID-1
	g := load(t)
	changes := 0
	for seed := range uint64(6) {
		m, err := g.New(rules.Setup{Seed: seed + 1, Seats: 2 + int(seed%3), Options: map[string]string{"elemental_adversaries": on, "thaylens_rogue": on, "fiendish_foes": on, "redirect": on, "round_limit": "30", "even_start": on}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := m.(*State), rules.NewRand(seed)
		for !s.Decision().Over() {
			type step struct {
				event  rules.Event
				change []rules.Change
			}
			var steps []step
			was := s.Account(0, nil)
			s.Watch(func(e rules.Event) {
				now := s.Account(0, nil)
				b := rules.Compare(was, now)
				steps = append(steps, step{e, slices.Concat(b.Lost, b.Against, b.Gained)})
				was = now
			})
			choosing, choices := s.Phase == engine.Choosing, s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
			s.Watch(nil)
			if s.Turn == 0 || choosing { // what is set up is nobody's loss
				continue
			}
			events := make([]rules.Event, len(steps))
			for i := range steps {
				events[i] = s.Redact(steps[i].event, 0)
			}
			var told []string
			rules.Recount(s, events, func(_ int, _ []rules.Event, text rules.Text) { told = append(told, text.String()) })
			all := strings.Join(told, " ")
			for i := range steps {
				for _, change := range steps[i].change {
					if change.Sort == rules.Purse || change.Of.Kind() == "seat" || events[i].Name == "army_disbanded" {
						continue
					}
					changes++
					name := strings.TrimSuffix(change.Name.String(), "s") // Mines, Powerstones
					name, _, _ = strings.Cut(name, " of ")
					name, _, _ = strings.Cut(name, " on ")
					if !strings.Contains(all, name) {
						t.Errorf("%s is %d and was %d by %s, and this is told: %s", change.Name, change.N, change.From, events[i].Name, all)
					}
				}
			}
		}
	}
	if changes < 400 {
		t.Errorf("%d changes", changes)
	}
}

// TestACardThatOthersTookIsHeldInTheAccount: who has to discard is told which card went, be it one of several that are alike; of what
// others hold nothing is told (TS-HID-1, TS-RUL-67).
func TestACardThatOthersTookIsHeldInTheAccount(t *testing.T) {
	s := fight(t, []string{"skeleton", "skeleton", "hero"}, nil)
	before := s.Account(0, nil)
	p := &s.Players[0]
	card, _ := s.Content.Find("skeleton")
	p.Hand.Cards[slices.Index(p.Hand.All(), card)] = p.Hand.Cards[p.Hand.N-1]
	p.Hand.N--
	slices.Sort(p.Hand.All())
	var told []string
	for _, c := range rules.Compare(before, s.Account(0, nil)).Lost {
		if c.Sort == rules.Held {
			told = append(told, c.Name.String()+" "+c.Figures().String())
		}
	}
	if !slices.Equal(told, []string{"Skeleton lost from the hand"}) {
		t.Errorf("it tells %v", told)
	}
	for _, h := range s.Account(1, nil) {
		if h.Sort == rules.Held && h.At != "" && !slices.ContainsFunc(s.Players[1].Hand.All(), func(c content.Card) bool { return s.CardElement(c) == h.At }) {
			t.Errorf("the other is told of %v", h)
		}
	}
}

// TestALostMineIsToldThoughAnotherComes: what comes from the own Caravan makes up for nothing that another destroyed (TS-RES-5).
func TestALostMineIsToldThoughAnotherComes(t *testing.T) {
	s := fight(t, nil, nil)
	mine, _ := s.Content.Find("mine")
	p := &s.Players[0]
	p.Caravan = engine.Pile{N: 1}
	p.Caravan.Cards[0] = mine
	p.Market[content.Gold] = 2
	before := s.Account(0, nil)
	p.Caravan, p.Market[content.Gold] = engine.Pile{}, 3
	if b := rules.Compare(before, s.Account(0, nil)); len(b.Lost)+len(b.Gained) > 0 {
		t.Errorf("a Mine comes from the Caravan, and it tells of %v and %v", b.Lost, b.Gained)
	}
	p.Market[content.Gold] = 2
	b := rules.Compare(before, s.Account(0, nil))
	if len(b.Lost) != 1 || !strings.HasSuffix(b.Lost[0].Figures().String(), " and 1 in the Caravan") {
		t.Errorf("of a Mine that was destroyed, as another came, it tells %v", b.Lost)
	}
}

// TestATowerIsRebuiltNotNew: of a Tower the account tells its points, and that it has fallen (TS-TWR-8).
func TestATowerIsRebuiltNotNew(t *testing.T) {
	s := fight(t, nil, nil)
	tower := s.Tower(1)
	tower.Points = 0
	before := s.Account(0, nil)
	tower.Points = 1
	b := rules.Compare(before, s.Account(0, nil))
	if len(b.Against) == 0 || b.Against[0].Figures().String() != "1 Integrity Point; was fallen" {
		t.Errorf("it tells %v", b.Against)
	}
}

// That the Mage of another seat goes into its Tower is nothing against a seat; where its own Mage stands weighs (TS-TWR-11).
func TestWhereAnotherMageStandsIsNoHarm(t *testing.T) {
	began, err := load(t).New(rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{optionMages: "dealt"}})
	if err != nil {
		t.Fatal(err)
	}
	s := began.(*State)
	for s.Players[0].Tower == 0 || s.Players[1].Tower == 0 {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	for seat := range rules.Seat(2) {
		was := s.Account(0, nil)
		mage := s.Mage(seat)
		on := mage.On
		mage.On, mage.Position = 0, engine.OnGuard
		out := rules.Compare(was, s.Account(0, nil))
		in := rules.Compare(s.Account(0, nil), was)
		mage.On = on
		if told := len(out.Lost)+len(out.Gained)+len(out.Against)+len(in.Lost)+len(in.Gained)+len(in.Against) > 0; told != (seat == 0) {
			t.Errorf("the Mage of seat %d leaves its Tower and goes back: told is %t", seat, told)
		}
	}
}

// What was summoned for a time is taken out of play by an event that says that its time is over, and by no other: it is no loss.
func TestTheTimeOfASummonsIsOver(t *testing.T) { // TS-CRE-4
	g := load(t)
	over := 0
	for seed := range uint64(40) {
		m, err := g.New(rules.Setup{Seed: seed, Seats: 2, Options: map[string]string{"fiendish_foes": "on", "round_limit": "30"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := m.(*State), rules.NewRand(seed)
		for n := 0; !s.Decision().Over() && n < 1500; n++ {
			had := s.Account(0, nil)
			d := s.Decision()
			events, err := s.Apply(d.Choices[r.IntN(len(d.Choices))])
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				for _, h := range had {
					if h.Of == e.From && rules.Fades(s, e) {
						over++
						if card := h.Name.String(); !strings.Contains(card, "Fiend") {
							t.Errorf("the time of %s is over", card)
						}
					}
				}
			}
		}
	}
	if over == 0 {
		t.Error("no summons was over")
	}
}
