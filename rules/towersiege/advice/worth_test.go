package advice

import (
	"math"
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// table is a match of two at the first Main of a seat.
func table(t *testing.T) *engine.State {
	t.Helper()
	return tableOf(t, 2, 5)
}

// tableOf is a match of so many at the first Main of the seat that the seed lets begin.
func tableOf(t *testing.T, seats int, seed uint64) *engine.State {
	t.Helper()
	c, err := content.Load(os.DirFS("../../../assets/content/towersiege"))
	if err != nil {
		t.Fatal(err)
	}
	o := engine.Options{Mages: engine.FirstMages, RoundLimit: 500}
	for seat := range o.Decks {
		o.Decks[seat] = c.Built()
	}
	s := engine.New(engine.NewWorld(c), o, seats, seed)
	for s.Asked != engine.AskMain {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func cardOf(t *testing.T, s *engine.State, id string) content.Card {
	t.Helper()
	for i := range s.Content.Cards {
		if s.Content.Cards[i].ID == id {
			return content.Card(i)
		}
	}
	t.Fatalf("no card %s", id)
	return content.NoCard
}

// join puts a creature on guard, or an Item on who bears it.
func join(t *testing.T, s *engine.State, seat rules.Seat, id string, bearer engine.ThingID) engine.ThingID {
	t.Helper()
	card := cardOf(t, s, id)
	s.Last++
	thing := engine.Thing{ID: s.Last, Card: card, Owner: seat, Points: int8(s.Content.At(card).LP + s.Content.At(card).IP), Printed: int8(s.Content.At(card).LP), Position: engine.OnGuard}
	if bearer != 0 {
		thing.Position, thing.On, thing.Marks = engine.NoPosition, bearer, engine.InUse
	}
	s.Things = append(s.Things, thing)
	s.Settle()
	return s.Last
}

// TestMoreIsBetter: each change is good for a seat, bad for the other, and the chances of both add up to 1.
func TestMoreIsBetter(t *testing.T) {
	for name, change := range map[string]func(s *engine.State, me rules.Seat){
		"a creature": func(s *engine.State, me rules.Seat) { join(t, s, me, "skeleton", 0) },
		"a strong creature instead of a weak one": func(s *engine.State, me rules.Seat) {
			join(t, s, me, "hero", 0)
			join(t, s, 1-me, "alchemist", 0)
		},
		"a weapon":              func(s *engine.State, me rules.Seat) { join(t, s, me, "sword", s.Players[me].Mage) },
		"armour":                func(s *engine.State, me rules.Seat) { join(t, s, me, "chain_hauberk", s.Players[me].Mage) },
		"a Gate":                func(s *engine.State, me rules.Seat) { join(t, s, me, "gate", s.Players[me].Tower) },
		"the enemy's Mage hurt": func(s *engine.State, me rules.Seat) { s.Mage(1-me).Points-- },
		"the enemy's Mage outside": func(s *engine.State, me rules.Seat) {
			s.Mage(1 - me).On = 0
		},
		"the enemy's Tower cracked": func(s *engine.State, me rules.Seat) { s.Tower(1-me).Points-- },
		"a shooter, not a fighter": func(s *engine.State, me rules.Seat) {
			join(t, s, me, "bowman", 0)
			join(t, s, 1-me, "skeleton", 0)
		},
		"who is on guard, not in DEFEND": func(s *engine.State, me rules.Seat) {
			join(t, s, me, "hero", 0)
			s.At(join(t, s, 1-me, "hero", 0)).Position = engine.ToDefend
		},
		"a Mine":               func(s *engine.State, me rules.Seat) { s.Players[me].Market[content.Gold]++ },
		"a Powerstone":         func(s *engine.State, me rules.Seat) { s.Players[me].Market[content.Power]++ },
		"power left":           func(s *engine.State, me rules.Seat) { s.Players[me].Ordinary[content.Power] += 3 },
		"a Relic to come":      func(s *engine.State, me rules.Seat) { caravan(t, s, me, "obelisk"); caravan(t, s, 1-me, "mine") },
		"the enemy's fumble":   func(s *engine.State, me rules.Seat) { s.Mage(1 - me).Marks |= engine.FumbledMage },
		"the enemy's upkeep":   func(s *engine.State, me rules.Seat) { join(t, s, me, "skeleton", 0) },
		"gold left":            func(s *engine.State, me rules.Seat) { s.Players[me].Ordinary[content.Gold] += 3 },
		"a wall":               func(s *engine.State, me rules.Seat) { join(t, s, me, "tower_shield", 0) },
		"a Spell more":         func(s *engine.State, me rules.Seat) { s.Players[me].Spells.N++ },
		"a Minion linked":      func(s *engine.State, me rules.Seat) { link(t, s, me) },
		"the enemy's last one": func(s *engine.State, me rules.Seat) { join(t, s, me, "zombie", 0) },
	} {
		for me := range rules.Seat(2) {
			s := table(t)
			before, foe := Evaluate(s, me), Evaluate(s, 1-me)
			change(s, me)
			after, theirs := Evaluate(s, me), Evaluate(s, 1-me)
			if after <= before || theirs >= foe || after+theirs < 1-1e-9 || after+theirs > 1+1e-9 {
				t.Errorf("%s, seat %d: %.6f and %.6f before, %.6f and %.6f then", name, me, before, foe, after, theirs)
			}
		}
	}
}

func caravan(t *testing.T, s *engine.State, seat rules.Seat, id string) {
	p := &s.Players[seat].Caravan
	p.Cards[p.N] = cardOf(t, s, id)
	p.N++
}

func link(t *testing.T, s *engine.State, me rules.Seat) {
	s.Timed = append(s.Timed, engine.Timed{Kind: engine.LinkInForce, Card: cardOf(t, s, "bind"), Caster: me, Target: s.Players[1-me].Mage, Other: s.Players[me].Mage})
}

// TestTheOverwhelmingAttack: who has as good as won still attacks; a seat without anybody to attack with ends its turn.
func TestTheOverwhelmingAttack(t *testing.T) {
	s := table(t)
	me := s.Asker
	for range 9 {
		join(t, s, me, "hero", 0)
	}
	s.Mage(1-me).On, s.Mage(1-me).Position = 0, engine.OnGuard
	s.Tower(1 - me).Points = 0
	s.Settle()
	if p := Evaluate(s, me); p < 0.97 {
		t.Fatalf("it has %.3f", p)
	}
	var f Forecaster
	for range 40 {
		c := f.Sensible(s, nil)[0]
		if c.Verb == engine.Assault {
			return
		}
		if _, err := s.Apply(c); err != nil || s.Turn != me {
			t.Fatalf("it ends its turn without an attack: %v", err)
		}
	}
	t.Error("it never attacks")
}

// TestTheLeastUsefulIsDiscarded: a card that nobody can use before one that somebody can, and neither if there is use
// for all.
func TestTheLeastUsefulIsDiscarded(t *testing.T) {
	s := table(t)
	me := s.Asker
	order := []string{"small_shield", "sword", "farseer_lens", "hero"} // the Weefolk uses no armour and no weapon
	if got := s.Content.At(s.Mage(me).Card).ID; got != "weefolk" && got != "gnome" {
		t.Fatalf("the Mage is %s", got)
	}
	shield, sword, lens, hero := use(s, me, cardOf(t, s, order[0])), use(s, me, cardOf(t, s, order[1])), use(s, me, cardOf(t, s, order[2])), use(s, me, cardOf(t, s, order[3]))
	if shield >= useless || sword >= useless || lens <= useless || hero <= lens {
		t.Errorf("uses: %.2f %.2f %.2f %.2f", shield, sword, lens, hero)
	}
	bearer := join(t, s, me, "skeleton", 0)
	if now := use(s, me, cardOf(t, s, "sword")); now <= useless {
		t.Errorf("thing %d can use a sword, which is of use %.2f", bearer, now)
	}
	early, round := use(s, me, cardOf(t, s, "mine")), s.Round
	s.Round = 15
	if late := use(s, me, cardOf(t, s, "mine")); late >= early || late >= 0.5 {
		t.Errorf("a Mine is of use %.2f in Round %d, %.2f in Round 15", early, round, late)
	}
	if dear := use(s, me, cardOf(t, s, "fire_and_brimstone")); dear >= useless {
		t.Errorf("magic for 12 power is of use %.2f to a seat with %d a Round", dear, s.Produced(me, content.Power))
	}
}

// TestTheMiddlingPlayerMindsItselfLittle: a Life Point of the own Mage, or a point of the own Tower, is worth far less to a middling player than to who
// knows, but something; one of another's is worth about as much. A glance judges so, and what is sensible does not.
func TestTheMiddlingPlayerMindsItselfLittle(t *testing.T) {
	for name, of := range map[string]func(p *engine.Player) engine.ThingID{
		"Mage": func(p *engine.Player) engine.ThingID { return p.Mage }, "Tower": func(p *engine.Player) engine.ThingID { return p.Tower },
	} {
		even := func(by *judgement) float64 { // who thinks little of what it has believes itself behind, and all gains to be small
			s := table(t)
			p := Evaluate(s, s.Asker)
			if by == &middling {
				own, others := standing(s, s.Asker, by)
				p = own / (own + others)
			}
			return p * (1 - p)
		}
		lost := func(by *judgement, whose rules.Seat) float64 {
			s := table(t)
			me := s.Asker
			before := worth(s, me, by)
			s.At(of(&s.Players[(me+whose)%2])).Points--
			return math.Abs(worth(s, me, by)-before) / even(by)
		}
		if own, known := lost(&middling, 0), lost(&keen, 0); own > known/2 || own == 0 {
			t.Errorf("a point of the own %s is worth %.4f, and %.4f to who knows", name, own, known)
		}
		if theirs, known := lost(&middling, 1), lost(&keen, 1); theirs < known/2 {
			t.Errorf("a point of another's %s is worth %.4f, and %.4f to who knows", name, theirs, known)
		}
	}
	s, f := table(t), new(Forecaster)
	if f.Glance(s, rules.Middling, nil); f.by != &middling {
		t.Error("a glance is not of a middling player")
	}
	if f.Sensible(s, nil); f.by != &keen {
		t.Error("what is sensible is told by a glance")
	}
	was := worth(s, s.Asker, &middling)
	if s.Players[s.Asker].Ordinary[content.Gold] += 3; worth(s, s.Asker, &middling) != was {
		t.Error("a middling player keeps gold")
	}
}

// TestTheMiddlingPlayerCountsHeads: a creature in DEFEND gains a middling player less than who knows, one that can act
// more than that.
func TestTheMiddlingPlayerCountsHeads(t *testing.T) {
	gain := func(by *judgement, at engine.Position) float64 {
		s := table(t)
		me := s.Asker
		before := worth(s, me, by)
		s.At(join(t, s, me, "skeleton", 0)).Position = at
		return worth(s, me, by) - before
	}
	rests, acts := gain(&middling, engine.ToDefend), gain(&middling, engine.OnGuard)
	if known := gain(&keen, engine.ToDefend); rests >= known || rests >= acts/2 {
		t.Errorf("a Skeleton in DEFEND gains %.4f who counts heads and %.4f who knows, one On Guard %.4f", rests, known, acts)
	}
}

// TestTheMiddlingPlayerHasLittleEyeForItems: what a Mage or a Tower bears gains a middling player something, so that it is bought, but far less than
// who knows, and levels of creatures half of that.
func TestTheMiddlingPlayerHasLittleEyeForItems(t *testing.T) {
	for _, c := range []struct {
		item string
		of   func(p *engine.Player) engine.ThingID
	}{
		{"sword", func(p *engine.Player) engine.ThingID { return p.Mage }},
		{"gate", func(p *engine.Player) engine.ThingID { return p.Tower }},
	} {
		gain := func(by *judgement) float64 {
			s := table(t)
			me := s.Asker
			before := worth(s, me, by)
			join(t, s, me, c.item, c.of(&s.Players[me]))
			return worth(s, me, by) - before
		}
		if little, known := gain(&middling), gain(&keen); little <= 0 || little > known/3 {
			t.Errorf("a %s gains %.4f, and %.4f who knows", c.item, little, known)
		}
	}
	if middling.weights[levels] != weights[levels]/2 || middling.weights[soldiers] != weights[soldiers] {
		t.Errorf("heads count %v and levels %v", middling.weights[soldiers], middling.weights[levels])
	}
}

// TestArmourIsForWhoCanBeReached: armour for a Mage whom his Tower covers is worth next to nothing; outside, or in a Tower that
// the next blow can bring down, it is worth its price.
func TestArmourIsForWhoCanBeReached(t *testing.T) {
	gain := func(prepare func(s *engine.State, me rules.Seat)) float64 {
		s := table(t)
		me := s.Asker
		prepare(s, me)
		before := Evaluate(s, me)
		join(t, s, me, "metal_bracers", s.Players[me].Mage)
		return Evaluate(s, me) - before
	}
	within := gain(func(*engine.State, rules.Seat) {})
	cracked := gain(func(s *engine.State, me rules.Seat) { s.Tower(me).Points = 1 })
	outside := gain(func(s *engine.State, me rules.Seat) { s.Mage(me).On = 0 })
	if within > 0.002 || cracked < 0.02 || outside < 0.02 {
		t.Errorf("Bracers are worth %.4f inside, %.4f in a cracked Tower, %.4f outside", within, cracked, outside)
	}
}

// TestEndsAreCertain: who is out has lost, who lives at the end has won, and no estimate is worth as much.
func TestEndsAreCertain(t *testing.T) {
	s := table(t)
	for range 30 {
		join(t, s, 0, "hero", 0)
	}
	ahead := worth(s, 0, &keen)
	s.Players[1].Out = true
	s.Result = engine.LastMage
	if Evaluate(s, 0) != 1 || Evaluate(s, 1) != 0 || worth(s, 0, &keen) <= ahead || worth(s, 1, &keen) >= 0 {
		t.Errorf("%v %v, worth %v (%v before) and %v", Evaluate(s, 0), Evaluate(s, 1), worth(s, 0, &keen), ahead, worth(s, 1, &keen))
	}
}

// TestPatienceEnds: in a match that takes long attacks look better, so that who leads by far does not wait for ever;
// nothing else does, and at first attacks do not either.
func TestPatienceEnds(t *testing.T) {
	s := table(t)
	bolt, shield := rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(cardOf(t, s, "powerbolt"))}}, rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(cardOf(t, s, "shield"))}}
	for _, c := range []struct {
		choice rules.Choice
		round  uint16
		want   float64
	}{
		{rules.Choice{Verb: engine.Assault}, 20, 0}, {rules.Choice{Verb: engine.Assault}, 120, 0.005}, {rules.Choice{Verb: engine.Direct}, 120, 0.005},
		{bolt, 1, 0}, {bolt, 60, 0.002}, {shield, 120, 0}, {rules.Choice{Verb: engine.EndTurn}, 120, 0}, {rules.Choice{Verb: engine.Defend}, 120, 0},
	} {
		s.Round = c.round
		if got := impatience(s, c.choice); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v in Round %d: %v more, want %v", c.choice, c.round, got, c.want)
		}
	}
	for _, c := range s.Decision().Choices {
		if c.Verb == engine.CastMagic && c.Args[0] == bolt.Args[0] {
			f := Forecaster{by: &keen}
			s.Round = 1
			early := f.promise(s, c, 0)
			s.Round = 120
			if gain := f.promise(s, c, 0) - early; math.Abs(gain-0.005) > 1e-9 {
				t.Errorf("a Powerbolt promises %v more in Round 120", gain)
			}
			return
		}
	}
	t.Error("no Powerbolt can be cast")
}
