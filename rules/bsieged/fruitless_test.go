package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-GRA-8, BS-TBL-13: what is full is said before the choice, and a building that brings nothing but a place to stand is asked
// about, lit nowhere and proposed to nobody.
func TestWhatIsFullIsSaid(t *testing.T) {
	k := lastAction(t, 3)
	k.mark("eileen", cards.Grace, 3)
	if _, lines := k.preview("visit sanctuary"); !slices.Contains(lines, "Option 1: earn 1 Food and 1 Divine Grace: Divine Grace is full") {
		t.Errorf("a visit with all Divine Grace: %q", lines)
	}
	k.mark("eileen", cards.Gold, 4)
	if _, lines := k.preview("visit palace"); !slices.Contains(lines, "!Gold: is full: you gain nothing") {
		t.Errorf("a visit with all Gold: %q", lines)
	}
	if got, want := k.caution("visit palace"), "The Palace brings Eileen nothing now: the action is spent for nothing."; got != want {
		t.Errorf("asked about with %q, want %q", got, want)
	}
	c, _ := k.game.Parse("visit palace")
	if !k.Idle(c) || slices.Contains(k.Sensible(nil), c) {
		t.Error("the visit is proposed")
	}
	k.mark("eileen", cards.Gold, 3)
	if got := k.caution("visit palace"); got != "" || k.Idle(c) {
		t.Errorf("with room for Gold: %q", got)
	}
	k.mark("eileen", cards.Morale, 10)
	k.houses[cards.Barn].harm, k.listed = damaged, false
	if _, lines := k.preview("repair barn"); !slices.Contains(lines, "!Morale: is full: you gain nothing") {
		t.Errorf("a repair with all Morale: %q", lines)
	}
}

// BS-BLD-16: the options of a building say what has no room when they are asked for, too.
func TestOptionsSayWhatIsFull(t *testing.T) {
	k := lastAction(t, 3)
	k.mark("eileen", cards.Grace, 3)
	k.mark("eileen", cards.Food, 5)
	k.do("visit sanctuary")
	if _, lines := k.preview("option 0"); !slices.Contains(lines, "!Divine Grace: is full: you gain nothing") {
		t.Errorf("the first option of the Sanctuary: %q", lines)
	}
	c, _ := k.game.Parse("option 0")
	if got, want := k.Describe(c).Sentence.String(), "Earn 1 Food and 1 Divine Grace: Divine Grace is full"; got != want {
		t.Errorf("it is described as %q, want %q", got, want)
	}
}

// BS-DMG-4: an action at a Zone where nobody can fall says so and is asked about, but where it is of use that the hero stands there.
func TestNobodyCanFall(t *testing.T) {
	k := lastAction(t, 2)
	k.units("west/1", "elite_gargoh 1")
	k.units("north/3", "krohn 1")
	const attack = "attack west/1"
	if _, lines := k.preview(attack); !slices.ContainsFunc(lines, func(l string) bool {
		return strings.HasPrefix(l, "!Nobody can fall: Strength 1 harms nobody in Zone 1")
	}) {
		t.Errorf("the preview: %q", lines)
	}
	if got := k.caution(attack); !strings.HasPrefix(got, "Strength 1 harms nobody in Zone 1 in the West: the action is spent for nothing.") {
		t.Errorf("asked about with %q", got)
	}
	if got := k.caution("attack north/3"); got != "" {
		t.Errorf("where a Krohn can fall: %q", got)
	}
}

// BS-CAT-2: who ends a turn on the Catapult keeps the others from it. It is said before the last action there and before the end of
// the turn; who turns it so before others act is asked.
func TestTheCatapultIsTaken(t *testing.T) {
	const taken = "!The Catapult: is taken: nobody else can use it until the next turn of Lugh"
	k := table(t, "lugh", "eileen").put(north, zone3, krohn, 3).begin("lugh")
	k.facing, k.listed = north, false
	shoot, turn := of(Shoot), rules.Choice{Verb: Turn, Args: [4]int16{int16(west)}}
	says := func(c rules.Choice) bool {
		p, _ := k.Preview(c)
		return slices.ContainsFunc(p.Lines, func(l rules.Line) bool {
			return l.Tone == rules.Bad && "!"+l.Label.String()+": "+l.Value.String() == taken
		})
	}
	if says(shoot) || says(turn) {
		t.Error("said with actions left")
	}
	k.hero("lugh").turn.left = 1
	if !says(shoot) || !says(turn) {
		t.Error("not said of the last action")
	}
	if text, asks := k.Caution(turn); !asks || !strings.HasPrefix(text.String(), "Lugh stays on the Catapult: nobody else can use it until the next turn of Lugh.") {
		t.Errorf("turned for the others: %q", text)
	}
	if text, _ := k.Caution(shoot); strings.Contains(text.String(), "stays on") {
		t.Errorf("a shot: %q", text)
	}
	k.hero("lugh").at, k.hero("lugh").turn.left, k.hero("lugh").turn.begun, k.listed = onCatapult, 0, true, false
	if !says(of(End)) {
		t.Error("not said of the end of the turn there")
	}
}

// BS-CON-V-forbid, BS-CAT-2: what an Event closes is known to boards with the Event, and the Catapult while somebody else is on it.
func TestClosuresAreShown(t *testing.T) {
	set := content.set
	k := table(t, "lugh", "eileen").at("lugh", onCatapult).begin("eileen")
	if got := k.View().Closed; len(got) != 1 || got[0] != (Closure{"catapult:catapult", -1}) {
		t.Errorf("with Lugh on the Catapult: %v", got)
	}
	k.hero("lugh").at = nowhere
	if got := k.View().Closed; len(got) > 0 {
		t.Errorf("with nobody there: %v", got)
	}
	want := map[cards.Forbidden]rules.Element{cards.NoBuilding: "building:market", cards.NoOrient: "catapult:catapult", cards.NoZone3: "zone:north/3"}
	for i := range set.Events {
		effects := set.List(set.Events[i].Effects)
		for n := range effects {
			el, ok := want[effects[n].Forbids]
			if effects[n].Verb != cards.Forbid || !ok || effects[n].Forbids == cards.NoBuilding && effects[n].Building != cards.TheMarket {
				continue
			}
			delete(want, effects[n].Forbids)
			k := table(t, "lugh").event(set.Events[i].ID)
			if got := k.View().Closed; !slices.Contains(got, Closure{el, i}) {
				t.Errorf("%s closes %v", set.Events[i].ID, got)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("no Event was found that closes %v", want)
	}
}
