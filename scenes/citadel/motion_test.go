package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// An attack is shown in one beat with all that the heroes lose to it, and the whole march in one.
func TestAnAttackIsShownWithItsHits(t *testing.T) {
	hit := func(hero string) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: "morale_lost", Subject: rules.Element("morale:" + hero), To: rules.Element("hero:" + hero), N: -1}
	}
	march := func(to rules.Element) rules.Event {
		return rules.Event{Kind: rules.PieceMoved, Name: "unit_advanced", Subject: "unit:krohn", To: to}
	}
	attack := rules.Event{Kind: rules.AttackResolved, Name: "krohns_attack", Subject: "unit:krohn"}
	events := []rules.Event{{Kind: rules.PhaseBegan, Name: "enemies_began"}, attack, hit("eileen"), hit("eileen"), hit("osvith"), attack, hit("eileen"),
		march("zone:north/2"), march("zone:west/1"), {Kind: rules.PhaseBegan, Name: "round_began"}}
	var beats []int
	n := 0
	for i, e := range events {
		n++
		if New().Pace(e).With == table.Together || table.Joined(New().Pace, events, i) {
			continue
		}
		beats, n = append(beats, n), 0
	}
	if want := []int{1, 4, 2, 2, 1}; !slices.Equal(beats, want) {
		t.Errorf("so many events are shown at once: %v, want %v", beats, want)
	}
}

// An attack of a hero is shown in two beats: its dice, then who falls with the hits and what that earns.
func TestAHerosAttackIsShownInTwoBeats(t *testing.T) {
	events := []rules.Event{{Kind: rules.DiceRolled, Name: "attack_rolled"}, {Kind: rules.PieceRemoved, Name: "unit_destroyed", Subject: "unit:krohn"},
		{Kind: rules.PieceRemoved, Name: "unit_destroyed", Subject: "unit:gargoh"}, {Kind: rules.AttackResolved, Name: "attack_resolved"}, {Kind: rules.TrackChanged, Name: "morale_earned", N: 1}}
	beats := 0
	for i, e := range events {
		if New().Pace(e).With != table.Together && !table.Joined(New().Pace, events, i) {
			beats++
		}
	}
	if beats != 2 {
		t.Errorf("it is shown in %d beats", beats)
	}
}

// Of hits that are shown at once each hero's are marked with their number.
func TestHitsOfABeatAreMarkedByHero(t *testing.T) {
	hit := func(hero string) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: "morale_lost", Subject: rules.Element("morale:" + hero), To: rules.Element("hero:" + hero), N: -1}
	}
	m := &table.Moment{Mode: table.Playing, Story: []rules.Event{{Name: "krohns_attack"}, hit("eileen"), hit("eileen"), hit("osvith")},
		Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	l := &layout{Layout: boardkit.NewLayout(m), position: &position{}, plan: newPlan(ink.R(0, 0, 800, 500), 20, 40, 12)}
	l.last = l.Story[3]
	for i, hero := range []rules.Element{"hero:eileen", "hero:osvith", "hero:orobox"} {
		l.OnBoard(stage.Piece{ID: hero, Box: ink.R(float64(100*i), 100, 40, 40)})
	}
	l.bursts()
	marks := l.Out.Board[3:]
	if len(marks) != 2 || !says(marks[0].Look, "-1") || !says(marks[1].Look, "-2") {
		t.Errorf("the heroes are marked by %v, want Osvith with -1 and Eileen with -2", marks)
	}
	if one, two := marks[0].Box, marks[1].Box; two.W <= one.W {
		t.Errorf("a loss of 1 is marked at %v, one of 2 at %v, which is no larger", one, two)
	}
	l.Out.Board = nil
	l.OnLeft(stage.Piece{ID: "hero:eileen", Box: ink.R(0, 0, 180, 120)}) // who has no figure on the board
	if l.plateBursts(); len(l.Out.Left) != 2 || !says(l.Out.Left[1].Look, "-2") || !l.Out.Left[0].Box.Overlaps(l.Out.Left[1].Box) {
		t.Errorf("a plate is marked by %v, want -2 on it", l.Out.Left[1:])
	}
}
