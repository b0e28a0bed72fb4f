package words

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
)

func TestSpellSkillIsExplained(t *testing.T) { // TS-LVL-5 TS-LVL-6 TS-SPL-2 TS-SPL-6 TS-SCR-11
	m := begin(t, "elf", "human")
	p, ok := m.Preview(m.choice("cast powerbolt 0 4"))
	if !ok {
		t.Fatal("nothing is previewed")
	}
	wantLines(t, "a Powerbolt of the Elf", p.Lines, "Spell Skill (SS): 30", "Elf: +10", "To resist (RL): 50")
	sword, obelisk := m.put(1, "sword", m.put(1, "hero", 0)), m.put(1, "obelisk", 0)
	for id, want := range map[engine.ThingID]string{sword: "Spell Skill (SS): 30", obelisk: "Spell Skill (SS): 25"} { // TS-SPL-6
		p, _ := m.Preview(m.choice(fmt.Sprintf("cast shatter 0 %d", id)))
		wantLines(t, "a Shatter", p.Lines, want, "Elf: +10")
	}
	m.hold(0, "power_blast")
	p, _ = m.Preview(m.choice("cast power_blast 13 4")) // TS-SCR-11
	wantLines(t, "a Blast of 18 power", p.Lines, "Spell Skill (SS): 95", "To resist (RL): 30", "Power Blast: -20")
	m.force(50, 50)
	for _, e := range m.do("cast powerbolt 0 4") {
		if e.Name == "attack_rolled" {
			if got := m.Tell(e).String(); got != "Elf of North rolls 50 to attack, 30 (20, Elf +10) or less hits: miss by 20." {
				t.Errorf("told as %q", got)
			}
		}
	}
}

func TestABoostIsPartOfTheLevel(t *testing.T) { // TS-TYP-13
	m := begin(t, "human", "gnome")
	giant := m.put(0, "hill_giant", 0)
	m.do("combat", fmt.Sprintf("declare %d", giant))
	for n, want := range [][]string{{"To attack (AL): 35"}, {"To attack (AL): 40", "Hill Giant: +5"}, 9: {"To attack (AL): 80", "Hill Giant: +45"}} {
		if want != nil {
			p, _ := m.Preview(m.choice(fmt.Sprintf("assault %d 1 %d", giant, n)))
			wantLines(t, "a Club Strike", p.Lines, want...)
		}
	}
}

func TestWhatTheAttackTakesFromADefenceIsTold(t *testing.T) { // TS-TYP-13 TS-LVL-9
	m := begin(t, "human", "gnome")
	giant, climber, skeleton := m.put(0, "hill_giant", 0), m.put(0, "gate_climber", 0), m.put(1, "skeleton", 0)
	m.put(0, "masters_key", climber)
	m.do("combat", fmt.Sprintf("declare %d", giant), fmt.Sprintf("declare %d", climber))
	m.force(90, 10)
	m.do(fmt.Sprintf("assault %d 1 9", giant))
	p, _ := m.Preview(m.choice(fmt.Sprintf("defend with %d", skeleton)))
	wantLines(t, "against a Club Strike", p.Lines, "To defend (DL): 10", "Hill Giant: -15")
	p, _ = m.Preview(m.choice("defend with 4"))
	wantLines(t, "a Tower against it", p.Lines, "To defend (DL): 35", "Hill Giant: -15")
	m.do("defend with 4")
	m.do(fmt.Sprintf("assault %d 1 0", climber))
	p, _ = m.Preview(m.choice("defend with 4"))
	wantLines(t, "a Tower against a Gate Climber with the Key", p.Lines, "To defend (DL): 15", "Gate Climber: -15", "Master's Key: -20")
	p, _ = m.Preview(m.choice(fmt.Sprintf("defend with %d", skeleton)))
	wantLines(t, "a creature against it", p.Lines, "To defend (DL): 25")
}

// An Item that changes a skill which its bearer never rolls says so, and no other: the bearer gets the skill with what it carries.
func TestAnItemThatChangesNothingSaysSo(t *testing.T) { // TS-LVL-5 TS-LVL-6
	m := begin(t, "elf", "human")
	hero := m.put(0, "hero", 0)
	mage := m.Mage(0).ID
	m.hold(0, "ring_of_skill")
	ring := func(on engine.ThingID, want string) {
		t.Helper()
		p, ok := m.Preview(m.choice(fmt.Sprintf("equip ring_of_skill %d", on)))
		if !ok {
			t.Fatal("nothing is previewed")
		}
		found := ""
		for _, l := range p.Lines {
			if s := l.Label.String(); strings.HasPrefix(s, "Changes nothing") {
				found = s
			}
		}
		if found != want {
			t.Errorf("on %d it says %q, want %q", on, found, want)
		}
	}
	ring(hero, "Changes nothing now: Hero has nothing that rolls Innate Skill.")
	ring(mage, "Changes nothing now: Elf has nothing that rolls Innate Skill.")
	m.put(0, "cinder_staff", mage)
	ring(mage, "")
}
