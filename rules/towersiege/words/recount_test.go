package words

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// What others bought, hired or cast since a seat's last turn is recounted to it by name, as are its own losses, first of all; nothing
// that it did itself is (TS-RES-10, TS-ITM-1, TS-MIN-2, TS-SCR-1, TS-RES-5).
func TestWhatOthersDidIsRecounted(t *testing.T) {
	begin(t, "elf", "weefolk")
	told := map[string]int{}
	for seed := range uint64(6) {
		o := engine.Options{Mages: engine.DealtMages, Redirect: true}
		for i := range o.Decks {
			o.Decks[i] = world.Content.Built(1, 2, 3)
		}
		b, dice := Book{State: engine.New(world, o, 2+int(seed%3), seed)}, rules.NewRand(seed)
		var events []rules.Event
		for n := 0; !b.Decision().Over() && n < 1500; n++ {
			choices := b.Decision().Choices
			more, err := b.Apply(choices[dice.IntN(len(choices))])
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range more {
				events = append(events, e)
				if e.Name == "turn_began" {
					check(t, b, events, e.Seat, told)
					events = events[max(0, len(events)-40):]
				}
			}
		}
	}
	for _, name := range []string{"bought", "hired", "equipped", "sent_for", "cast"} {
		if told[name] < 5 {
			t.Errorf("%s was told of %d times", name, told[name])
		}
	}
}

// check holds what is recounted to a seat against the events.
func check(t *testing.T, b Book, events []rules.Event, seat rules.Seat, told map[string]int) {
	t.Helper()
	list := b.Recount(events, 0, seat)
	for i, x := range list {
		if x.Tone == rules.Bad && i > 0 && list[i-1].Tone != rules.Bad {
			t.Errorf("%q is told after something else", x.Text)
		}
	}
	counts := map[string]map[string]bool{} // by seat and name of an event
	for _, e := range events {
		key := b.Seat(e.Seat).String() + e.Name
		if counts[key] == nil {
			counts[key] = map[string]bool{}
		}
		counts[key][b.name(e.Subject).String()] = true
	}
	for _, e := range events {
		if e.Seat == seat || e.Seat == rules.NoSeat || !slices.Contains([]string{"bought", "hired", "equipped", "sent_for", "cast"}, e.Name) {
			continue
		}
		who := b.Seat(e.Seat).String()
		if len(counts[who+"bought"])+len(counts[who+"equipped"])+len(counts[who+"sent_for"])+len(counts[who+"hired"])+len(counts[who+"cast"]) > mostSources {
			continue // only the first are named
		}
		what := b.name(e.Subject).String()
		if !slices.ContainsFunc(list, func(x rules.News) bool {
			text := x.Text.String()
			return strings.HasPrefix(text, who+" ") && (strings.Contains(text, what) || strings.Contains(text, " more")) || strings.Contains(text, what+" of "+who+": ")
		}) {
			t.Errorf("%s: %s of %s is not in %v", e.Name, what, who, list)
		}
		told[e.Name]++
	}
}

// A seat is told first what others hired and bought, as that threatens it next, last what came to nothing, and of one that did nothing, that
// (TS-RES-10, TS-ITM-1).
func TestDeedsAreToldByTheirWeight(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	began := rules.Event{Kind: rules.TurnBegan, Name: "turn_began", Seat: 1}
	if got := m.Recount([]rules.Event{began}, 0, 0); len(got) != 1 || got[0].Text.String() != "East buys, casts and attacks nothing." {
		t.Errorf("of nothing it is told %v", got)
	}
	card := func(name, id string) rules.Event {
		return rules.Event{Name: name, Seat: 1, Subject: rules.Element("card:" + id)}
	}
	got := m.Recount([]rules.Event{began, card("bought", "obelisk"), card("equipped", "sword"), card("hired", "hero"), card("cast", "shield"),
		{Name: "attack_rolled", Seat: 1, Subject: "card:powerbolt", Dice: rules.Faces{1}}}, 1, 0)
	if want := "East hires Hero (Attack Level 40), buys Obelisk and Sword; casts Shield; attacks in vain with Powerbolt."; len(got) != 1 || got[0].Text.String() != want {
		t.Errorf("it is told %v, want %q", got, want)
	}
}

// What a seat suffered is told with what did it, whose that was and what is left; what the seat did itself to others is no news to
// it (TS-ATK-7, TS-CRE-5, TS-TWR-7).
func TestALossIsToldWithItsCause(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(0, "skeleton")
	mage, tower, skeleton := m.ThingElement(m.Players[0].Mage), m.ThingElement(m.Players[0].Tower), m.ThingElement(m.Things[len(m.Things)-1].ID)
	bolt := rules.Element("card:powerbolt")
	cast := func(seat rules.Seat) rules.Event { return rules.Event{Name: "cast", Seat: seat, Subject: bolt} }
	point := func(seat rules.Seat, el rules.Element, left int16) rules.Event {
		return rules.Event{Name: "point_lost", Seat: seat, Subject: el, From: bolt, M: left}
	}
	for name, c := range map[string]struct {
		events []rules.Event
		seat   rules.Seat
		want   []string
	}{
		"the Mage first": {[]rules.Event{cast(1), point(0, skeleton, 0), {Name: "slain", Seat: 0, From: skeleton}, point(0, mage, 2)}, 0,
			[]string{"Powerbolt of East: your Mage hit (2 left) and your Skeleton slain."}},
		"the Tower": {[]rules.Event{cast(1), point(0, tower, 0), {Name: "fell", Seat: 0, Subject: tower}}, 0, []string{"Powerbolt of East: your Tower brought down, 1 point lost."}},
		"Mines, of which nothing else is told then": {[]rules.Event{{Name: "resource_destroyed", Seat: 0, From: engine.ProducersElement(content.Gold, 0), M: 1}}, 0,
			[]string{m.name(m.CardElement(0)).String() + ": 1 of your Mines destroyed."}},
		"no cause":  {[]rules.Event{{Name: "point_lost", Seat: 0, Subject: skeleton, M: 1}}, 0, []string{"Your Skeleton hit (1 left)."}},
		"one's own": {[]rules.Event{cast(1), point(0, mage, 2)}, 1, nil},
	} {
		var got []string
		for _, x := range m.Recount(c.events, 0, c.seat) {
			got = append(got, x.Text.String())
		}
		if list := m.Recount(c.events, 0, c.seat); len(list) > 0 && len(list[0].Of) == 0 {
			t.Errorf("%s: the account tells of it once more", name)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: it is told %q, want %q", name, got, c.want)
		}
	}
}

// A blow at a seat that came to nothing is told to it by itself, before what others bought, at its Tower and its Mage first; to others it is one
// of the deeds of who struck (TS-CMB-9, TS-TWR-7).
func TestABlowInVainIsToldToWhoWasStruckAt(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(1, "hero")
	m.lay(0, "skeleton")
	hero, skeleton, tower := m.ThingElement(5), m.ThingElement(6), m.ThingElement(m.Players[0].Tower)
	blow := func(at rules.Element) []rules.Event {
		return []rules.Event{{Name: "assaults", Seat: 1, Subject: hero, To: engine.SeatElement(0)}, {Name: "attack_rolled", Seat: 1, Subject: hero, Dice: rules.Faces{90}, N: 40},
			{Name: "defence_rolled", Seat: 0, Subject: at, Dice: rules.Faces{20}, N: 50}}
	}
	events := slices.Concat([]rules.Event{{Name: "turn_began", Seat: 1}, {Name: "sent_for", Seat: 1, Subject: "card:mine"}}, blow(skeleton), blow(tower), blow(tower))
	for reader, want := range [][]string{
		{"East strikes at your Tower in vain with 2 × Hero.", "East strikes at your Skeleton in vain with Hero.", "East buys Mine."},
		{},
	} {
		var got []string
		for i, x := range m.Recount(events, 0, rules.Seat(reader)) {
			got = append(got, x.Text.String())
			if x.Struck != (i < 2) || x.Tone != rules.Plain {
				t.Errorf("%q is told as %+v", x.Text, x)
			}
		}
		if !slices.Equal(got, want) && len(got)+len(want) > 0 {
			t.Errorf("seat %d is told %q, want %q", reader, got, want)
		}
	}
	aimed := []rules.Event{{Name: "turn_began", Seat: 1}, {Name: "cast", Seat: 1, Subject: "card:powerbolt", To: skeleton}, {Name: "attack_rolled", Seat: 1, Subject: hero, To: "card:powerbolt", Dice: rules.Faces{90}, N: 40}}
	if got := m.Recount(aimed, 0, 0); len(got) != 1 || got[0].Text.String() != "East strikes at your Skeleton in vain with Powerbolt." {
		t.Errorf("of a bolt that missed it is told %v", got)
	}
}

// What others have cast on what a seat has is told to it by itself, with whom it is on and how long, before what they bought; who cast it, and
// whoever else there is, reads of it among the deeds (TS-TIM-4, TS-SCR-1).
func TestWhatIsInForceOnOnesOwnIsToldFirst(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(0, "alchemist")
	m.lay(1, "zombie")
	alchemist, zombie := m.ThingElement(5), m.ThingElement(6)
	events := []rules.Event{{Name: "turn_began", Seat: 1}, {Name: "sent_for", Seat: 1, Subject: "card:mine"}, {Name: "cast", Seat: 1, Subject: "card:bind"},
		{Kind: rules.MarkerChanged, Name: "in_force", Seat: 1, Subject: "card:bind", To: alchemist, N: 1, M: 1}}
	for on, want := range map[rules.Element][]string{
		alchemist: {"East casts Bind on your Alchemist for 1 Round.", "East buys Mine."},
		zombie:    {"East buys Mine; casts Bind."},
	} {
		events[3].To = on
		var got []string
		for i, x := range m.Recount(events, 0, 0) {
			got = append(got, x.Text.String())
			if x.Struck != (on == alchemist && i == 0) {
				t.Errorf("%q is told as %+v", x.Text, x)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("it is told %q, want %q", got, want)
		}
	}
}

// What others cast on what a seat has and that resisted it is told as what came to nothing, not among the deeds, and so are a Mage that fumbled
// and what was countered (TS-FUM-7, TS-MAG-12).
func TestWhatFailedIsRecounted(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(0, "alchemist")
	events := []rules.Event{{Name: "turn_began", Seat: 1}, {Name: "sent_for", Seat: 1, Subject: "card:mine"}, {Name: "cast", Seat: 1, Subject: "card:bind"},
		{Kind: rules.DiceRolled, Name: "resistance_rolled", Seat: 0, Subject: m.ThingElement(5), Dice: rules.Faces{10}, N: 30, M: 30},
		{Kind: rules.MarkerChanged, Name: "mage_fumbled", Seat: 1, Subject: m.ThingElement(m.Players[1].Mage)}}
	var got []string
	for _, x := range m.Recount(events, 0, 0) {
		got = append(got, x.Text.String())
	}
	want := []string{"East casts Bind on your Alchemist in vain.", "Weefolk of East has fumbled and casts no attacks until its next turn.", "East buys Mine."}
	if !slices.Equal(got, want) {
		t.Errorf("it is told %q, want %q", got, want)
	}
}

// What others bring into play says in a line what it does: with what rolls a creature hits and withstands, what an Item changes, what a Mine
// brings (TS-LVL-1, TS-ITM-1, TS-RES-1).
func TestWhatIsBoughtSaysWhatItDoes(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(1, "hero")
	m.lay(1, "hero>sword")
	for want, e := range map[string]rules.Event{
		"It hits on 50 or less, and withstands a hit on 45 or less.":       {Name: "hired", Seat: 1, Subject: "card:hero", To: m.ThingElement(5)},
		"It brings 1 gold more each Round, from the next turn of East on.": {Name: "sent_for", Seat: 1, Subject: "card:mine"},
		"Attack Level +10, Defence Level +5.":                              {Name: "equipped", Seat: 1, Subject: "card:sword", To: m.ThingElement(6)},
		"Hero: Attack Level 50 (+10), Defence Level 45 (+5).":              {Name: "item_given", Seat: 1, Subject: m.ThingElement(6), To: m.ThingElement(5)},
		"": {Name: "bought", Seat: 1, Subject: "card:obelisk"},
	} {
		if got := m.Brings(e).String(); got != want {
			t.Errorf("%s: %q, want %q", e.Name, got, want)
		}
	}
}

// Who was sent to ATTACK and struck at nobody is told of, and what a seat did to others in their own turns, by a Riposte or an answer, is told to it as a
// gain (TS-CMB-1, TS-CMB-3, TS-RIP-1).
func TestWhoHeldBackAndWhatWasRepaidAreRecounted(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(1, "skeleton")
	skeleton := m.ThingElement(m.Things[len(m.Things)-1].ID)
	m.lay(1, "bowman")
	bowman := m.ThingElement(m.Things[len(m.Things)-1].ID)
	mage := m.ThingElement(m.Players[0].Mage)
	event := func(name string, seat rules.Seat, el, to rules.Element) rules.Event {
		return rules.Event{Name: name, Seat: seat, Subject: el, To: to}
	}
	events := []rules.Event{
		event("turn_began", 1, "", ""),
		event("will_attack", 1, skeleton, ""), event("will_attack", 1, bowman, ""),
		event("declared", 1, skeleton, ""), event("assaults", 1, skeleton, engine.SeatElement(0)), event("attack_rolled", 1, skeleton, ""), event("defence_rolled", 0, mage, ""),
		event("ripostes", 0, mage, skeleton), {Name: "point_lost", Seat: 1, Subject: skeleton, From: mage}, {Name: "slain", Seat: 1, From: skeleton},
		event("turn_began", 0, "", ""), event("cast", 0, "card:powerbolt", ""), {Name: "point_lost", Seat: 1, Subject: bowman, From: "card:powerbolt"}, {Name: "slain", Seat: 1, From: bowman},
	}
	var got []string
	for _, x := range m.Recount(events, 0, 0) {
		got = append(got, x.Text.String())
		if repaid := strings.HasPrefix(got[len(got)-1], "Your Elf"); repaid != (x.Tone == rules.Good) {
			t.Errorf("%q has the tone %d", x.Text, x.Tone)
		}
	}
	want := []string{"East strikes at your Mage in vain with Skeleton.", "Your Elf: Skeleton of East slain.", "East sends out Bowman without a blow."}
	if !slices.Equal(got, want) {
		t.Errorf("it is told %q, want %q", got, want)
	}
}
