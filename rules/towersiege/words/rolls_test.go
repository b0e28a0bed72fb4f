package words

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// rolled plays choices and returns how their rolls are told.
func (m table) rolled(faces []uint8, texts ...string) (told []string) {
	m.force(faces...)
	for _, e := range m.do(texts...) {
		if e.Kind == rules.DiceRolled {
			told = append(told, m.Tell(e).String())
		}
	}
	return told
}

// TestARollTellsWhatItsLevelIsMadeOf: what is printed, and every card that changes it: Items, what is in force, what the
// attack takes, and what its strength adds.
func TestARollTellsWhatItsLevelIsMadeOf(t *testing.T) { // TS-LVL-9 TS-LVL-7 TS-TYP-13 TS-RUL-21 TS-SCR-11 TS-SCR-16 TS-ITM-12 TS-ITM-23 TS-SPL-3
	for name, c := range map[string]struct {
		mine, theirs []string // cards of both seats; "item>bearer" hangs an Item on the last thing
		hold         string
		faces        []uint8
		do           []string // 5, 6... are the things, mine first
		want         []string
	}{
		"a Gate Climber against a Tower with a Gate": {
			[]string{"gate_climber"}, []string{">gate"}, "", []uint8{20, 46}, []string{"combat", "declare 5", "assault 5 1 0", "defend with 4"},
			[]string{"Gate Climber of North rolls 20 to attack Greystone Keep, 30 or less hits: hit.", "Greystone Keep of East rolls 46 to defend, 45 (50, Gate +10, Gate Climber -15) or less succeeds: 1 too high."},
		},
		"a Club Strike against a Hero": {
			[]string{"hill_giant"}, []string{"hero"}, "", []uint8{80, 26}, []string{"combat", "declare 5", "assault 5 1 9", "defend with 6"},
			[]string{"Hill Giant of North rolls 80 to attack Hero, 80 (35, Club Strike +45) or less hits: hit.", "Hero of East rolls 26 to defend, 25 (40, Club Strike -15) or less succeeds: 1 too high."},
		},
		"a Power Blast that goes on inside": {
			nil, nil, "power_blast", []uint8{1, 20, 85, 36}, []string{"cast power_blast 13 4"},
			[]string{"Elf of North rolls 1 to attack, 95 (85, Elf +10) or less hits: critical hit.", "Greystone Keep of East rolls 20 to resist, 30 (50, Power Blast -20) or less succeeds: success.",
				"Elf of North rolls 85 to attack, 95 (85, Elf +10) or less hits: hit.", "Weefolk of East rolls 36 to resist, 35 or less succeeds: 1 too high."},
		},
		"three cards on one Hero, and a suit of armour": {
			[]string{"bowman"}, []string{"hero", "hero>chain_hauberk", "hero>small_shield", "hero>pot_helm"}, "", []uint8{20, 60, 95}, []string{"combat", "declare 5", "assault 5 1 0", "defend with 6"},
			[]string{"Bowman of North rolls 20 to attack Hero, 25 or less hits: hit.", "Hero of East rolls 60 to defend, 45 (40, Small Shield +5) or less succeeds: 15 too high.",
				"Hero of East rolls 95 for protection, 55 (Chain Hauberk +30, Small Shield +15, Pot Helm +10) or less succeeds: 40 too high."},
		},
		"a Black Plague": {
			nil, []string{"hero"}, "black_plague", []uint8{56}, []string{"cast black_plague 0 0"},
			[]string{"Hero of East rolls 56 to resist, 55 (40, Black Plague +15) or less succeeds: 1 too high."},
		},
		"a Riposte by Murder Holes": {
			[]string{"hero"}, []string{">murder_holes"}, "", []uint8{60, 30, 25, 41}, []string{"combat", "declare 5", "assault 5 1 0", "defend with 4", "riposte with 6"},
			[]string{"Hero of North rolls 60 to attack Greystone Keep, 40 or less hits: miss by 20.", "Greystone Keep of East rolls 30 to defend, 50 or less succeeds: success.",
				"Murder Holes of East rolls 25 to strike back, 25 or less hits: hit.", "Hero of North rolls 41 to defend, 40 or less succeeds: 1 too high."},
		},
	} {
		t.Run(name, func(t *testing.T) {
			m := begin(t, "elf", "weefolk")
			for seat, cards := range [][]string{c.mine, c.theirs} {
				for _, card := range cards {
					m.lay(rules.Seat(seat), card)
				}
			}
			if c.hold != "" {
				m.hold(0, c.hold)
			}
			if got := m.rolled(c.faces, c.do...); !slices.Equal(got, c.want) {
				t.Errorf("the rolls are told as\n%s\nwant\n%s", fmt.Sprintf("%q", got), fmt.Sprintf("%q", c.want))
			}
		})
	}
}

// lay puts a creature on the battlefield, or "hero>sword" an Item on the last creature of that name; ">gate" on the Tower.
func (m table) lay(seat rules.Seat, text string) {
	for i := range text {
		if text[i] != '>' {
			continue
		}
		on := m.Players[seat].Tower
		for j := range m.Things {
			if th := &m.Things[j]; th.Owner == seat && m.Info(th).ID == text[:i] {
				on = th.ID
			}
		}
		m.put(seat, text[i+1:], on)
		return
	}
	m.put(seat, text, 0)
}

// A Riposte by an Item is its Innate Skill, in the preview too; by a creature it is AL.
func TestARiposteIsByTheSkillOfItsItem(t *testing.T) { // TS-ITM-23 TS-RIP-3 TS-LVL-6
	m := begin(t, "human", "weefolk")
	hero := m.put(0, "hero", 0)
	holes := m.put(1, "murder_holes", m.Players[1].Tower)
	m.do("combat", fmt.Sprintf("declare %d", hero), fmt.Sprintf("assault %d 1 0", hero))
	m.force(60, 30)
	m.do(fmt.Sprintf("defend with %d", m.Players[1].Tower))
	p, _ := m.Preview(m.choice(fmt.Sprintf("riposte with %d", holes)))
	wantLines(t, "by Murder Holes", p.Lines, "Innate Skill (IS): 25")

	m = begin(t, "human", "weefolk")
	hero, skeleton := m.put(0, "hero", 0), m.put(1, "skeleton", 0)
	m.do("combat", fmt.Sprintf("declare %d", hero), fmt.Sprintf("assault %d 1 0", hero))
	m.force(60, 20)
	m.do(fmt.Sprintf("defend with %d", skeleton))
	p, _ = m.Preview(m.choice(fmt.Sprintf("riposte with %d", skeleton)))
	wantLines(t, "by a Skeleton", p.Lines, "To attack (AL): 25")
}

// What was resisted once in a Round is told of who resisted.
func TestWhatWasResistedIsTold(t *testing.T) { // TS-SPL-5
	m := begin(t, "human", "weefolk")
	hero := m.put(1, "hero", 0)
	m.Players[0].Spells.Cards[0], m.Players[0].Spells.N = m.card("dread"), 1
	m.Settle()
	m.force(40)
	m.do(fmt.Sprintf("cast dread 0 %d", hero))
	a, _ := m.About(m.ThingElement(hero))
	wantLines(t, "a Hero that has resisted Dread", a.Lines, "Has resisted: Dread of North: ends when the next turn of North begins")
}

// TestWhoIsAskedAndWhatIsRolledForIsNamed: of an answer it is told who may give it to whom, of a throw what it is for.
func TestWhoIsAskedAndWhatIsRolledForIsNamed(t *testing.T) { // TS-WIN-2 TS-WIN-9 TS-DCE-13
	m := begin(t, "elf", "weefolk")
	for want, e := range map[string]rules.Event{
		"East is asked for an answer.": {Name: "asked", Seat: 1},
		"Before the dice fall, others may answer Hero of North with a card or an ability.": {Name: "declared", Subject: "card:hero"},
		"Bind of North: rolled 24 for how long or how much.":                               {Name: "duration_rolled", Subject: "card:bind", Dice: rules.Faces{24}},
	} {
		if got := m.Tell(e).String(); got != want {
			t.Errorf("told as %q, want %q", got, want)
		}
	}
}

// TestATurnIsCalledByItsRound: in matches of two to four seats every turn has the Round that its beginning tells, and whose it is.
func TestATurnIsCalledByItsRound(t *testing.T) { // TS-TIM-1 TS-TIM-8
	for _, mages := range [][]string{{"elf", "weefolk"}, {"elf", "weefolk", "gnome"}, {"elf", "weefolk", "gnome", "ogre"}} {
		m := begin(t, mages...)
		r := rules.NewRand(7)
		want := map[int]string{}
		for range 3000 {
			d := m.Decision()
			if d.Over() {
				break
			}
			if p := m.Progress(); m.Round > 0 && m.Result == engine.Undecided {
				want[p.Turn] = rules.T("Round %d, %s", m.Round, m.Seat(m.Turn)).String()
			}
			if _, err := m.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
		p := m.Progress()
		for turn, called := range want {
			if got := p.Named(turn).String(); got != called {
				t.Errorf("of %d seats, turn %d is called %q, want %q", len(mages), turn, got, called)
			}
		}
		if len(want) < 10 {
			t.Errorf("of %d seats only %d turns are played", len(mages), len(want))
		}
	}
}

// TestAnAlchemistSaysWhatItDoes: on its button and in the sentence of its choice, and not its name alone.
func TestAnAlchemistSaysWhatItDoes(t *testing.T) { // TS-ALC-5
	m := begin(t, "elf", "weefolk")
	m.lay(0, "alchemist")
	c := m.choice("use 5 0 0 0")
	if got, want := m.Describe(c).Sentence.String(), "Alchemist makes Alchemy 2 for 1 until your next turn, instead of attacking"; got != want {
		t.Errorf("it is %q, want %q", got, want)
	}
	if got := m.Step([]rules.Element{"thing:5"}, "use:0").String(); got != "Alchemy at 2 for 1" {
		t.Errorf("its button says %q", got)
	}
}
