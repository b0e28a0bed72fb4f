package siegestorm

import (
	"strings"
	"testing"

	"portcullis/rules"
)

// articleCase is what is said of a thing in a position: title and rule, then line by line, with
// "+" or "-" before a good or bad one.
type articleCase struct {
	name string
	p    func(*testing.T) *position
	el   func(*position) rules.Element
	want string
}

func the(el rules.Element) func(*position) rules.Element {
	return func(*position) rules.Element { return el }
}

func checkArticles(t *testing.T, cases []articleCase) {
	for _, test := range cases {
		t.Run(test.name, func(t *testing.T) {
			p := test.p(t)
			got := "nothing"
			if a, ok := p.About(test.el(p)); ok {
				got = a.Title.String() + " (" + a.Rule + ")"
				for _, l := range a.Lines {
					got += "\n" + [...]string{"", "+ ", "- ", ""}[l.Tone] + l.Label.String() + ": " + l.Value.String()
				}
			}
			if want := strings.TrimSpace(strings.ReplaceAll(test.want, "\t", "")); got != want {
				t.Errorf("it is said:\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// ST-CRD-1, ST-ZON-10 to ST-ZON-13, ST-KEY-7, ST-BOS-9: cards, places, piles and sides.
func TestArticles(t *testing.T) {
	of := func(prepare func(*position) cardNo) (func(*testing.T) *position, func(*position) rules.Element) {
		var c cardNo
		return func(t *testing.T) *position {
			p := standard(t)
			c = prepare(p)
			return p
		}, func(p *position) rules.Element { return p.card(c) }
	}
	card := func(name string, prepare func(*position) cardNo, want string) articleCase {
		p, el := of(prepare)
		return articleCase{name, p, el, want}
	}
	thing := func(name string, prepare func(*position), el rules.Element, want string) articleCase {
		return articleCase{name, func(t *testing.T) *position {
			p := standard(t)
			if prepare != nil {
				prepare(p)
			}
			return p
		}, the(el), want}
	}
	bosses := func(name string, prepare func(*position), el rules.Element, want string) articleCase {
		return articleCase{name, func(t *testing.T) *position {
			p := against(t, grakka, "seraphia")
			if prepare != nil {
				prepare(p)
			}
			return p
		}, the(el), want}
	}
	checkArticles(t, []articleCase{
		card("a creature in hand", func(p *position) cardNo { return p.hand(0, "se_wing_lancer") }, `
			Wing Lancer (ST-CRD-1)
			Attack (ATT): 3
			Defence (DEF): 1
			Cost: 1
			Deck: Seraphia
			Rank: Soldier`),
		card("a Defender whom nobody faces", func(p *position) cardNo { return p.onTrack(0, 1, "se_wing_lancer") }, `
			Wing Lancer (ST-CRD-1)
			Attack (ATT): 3
			Defence (DEF): 1
			Cost: 1`),
		card("a Defender", func(p *position) cardNo {
			p.onTrack(1, 2, "sx_carrion_hound")
			return p.onTrack(0, 1, "se_wing_lancer")
		}, `
			Wing Lancer (ST-CRD-1)
			Attack (ATT): 3
			Defence (DEF): 1
			Cost: 1
			Defender: storms from the track across are weaker by 1`),
		card("a creature in the middle", func(p *position) cardNo { return p.onTrack(0, 2, "se_wing_lancer") }, `
			Wing Lancer (ST-CRD-1)
			Attack (ATT): 3
			Defence (DEF): 1
			Cost: 1`),
		card("a creature that can storm", func(p *position) cardNo { p.onTrack(1, 1, "sx_lich_regent"); return p.onTrack(0, 3, "se_judicator") }, `
			Judicator (ST-CRD-1)
			Attack (ATT): 4
			Defence (DEF): 3
			Cost: 3
			Hand of Player 2, before it strikes: +1
			Lich Regent, before it strikes: to the hand
			Storm against Player 2: Attack Strength 4`),
		card("a creature that can storm nobody's Defender", func(p *position) cardNo { return p.onTrack(0, 3, "se_wing_lancer") }, `
			Wing Lancer (ST-CRD-1)
			Attack (ATT): 3
			Defence (DEF): 1
			Cost: 1
			Resources of Player 2, before it strikes: −1
			Storm against Player 2: Attack Strength 3`),
		card("a creature on the Frontline", func(p *position) cardNo { return p.onFront(0, "se_hospitaller") }, `
			Hospitaller (ST-CRD-1)
			Attack (ATT): 2
			Defence (DEF): 3
			Cost: 2`),
		card("a creature that is weakened", func(p *position) cardNo {
			c := p.onTrack(0, 1, "se_wing_lancer")
			p.modify(c, p.casualties(0, "se_shield_sister"), -1, 0)
			return c
		}, `
			Wing Lancer (ST-CRD-1)
			- Attack (ATT): 2 (print 3)
			Defence (DEF): 1
			Shield-Sister: -1 ATT until the end of turn
			Cost: 1`),
		card("a creature of another's deck", func(p *position) cardNo {
			c := p.find(1, "sx_bone_thrall")
			p.lift(c)
			p.stand(c, 0, 1)
			return c
		}, `
			Bone Thrall (ST-CRD-1)
			Attack (ATT): 2
			Defence (DEF): 0
			Cost: 0
			Deck: of Player 2`),
		card("a protected creature", func(p *position) cardNo {
			c := p.onTrack(0, 2, "se_wing_lancer")
			p.sides[0].protected[0] = true
			return c
		}, `
			Wing Lancer (ST-CRD-1)
			Attack (ATT): 3
			Defence (DEF): 1
			Cost: 1
			+ Protected: no target in this turn`),
		thing("no card", nil, "card:240", "nothing"),
		thing("a back", nil, "back:1", "A card face down (ST-CRD-7)"),
		thing("the Deployment Zone", func(p *position) { p.onTrack(0, 1, "se_wing_lancer") }, "slot:0/0", `
			The Deployment Zone of Player 1 (ST-ZON-10)
			Holds: Wing Lancer`),
		thing("the middle slot", nil, "slot:0/1", "The middle slot of Player 1 (ST-TRN-6)"),
		thing("the end of a track", nil, "exit:1", "The end of the war track of Player 2 (ST-TRN-7)"),
		thing("no slot", nil, "slot:0/3", "nothing"),
		thing("no track", nil, "slot:7/0", "nothing"),
		thing("a Frontline", func(p *position) { p.onFront(0, "se_hospitaller") }, "front:0/0", `
			The Frontline of Player 1 (ST-HLD-2)
			Holds: Hospitaller of Player 1`),
		thing("an empty Frontline", nil, "front:0/1", "The Frontline of Player 2 (ST-HLD-2)"),
		thing("No Man's Land", func(p *position) { p.inMiddle(1, "sx_bone_thrall") }, "middle:0", `
			No Man's Land (ST-HLD-3)
			Holds: Bone Thrall of Player 2`),
		thing("a Frontline of nobody", nil, "front:0/2", "nothing"),
		thing("no Battle Zone", nil, "middle:3", "nothing"),
		thing("a Supporter", func(p *position) { p.supporter(0, "se_wing_lancer") }, "support:0/0", `
			A Supporter of Player 1 (ST-SUP-2)
			Now: ready`),
		thing("a committed Supporter", func(p *position) { p.cards[p.supporter(0, "se_wing_lancer")].committed = true }, "support:0/0", `
			A Supporter of Player 1 (ST-SUP-2)
			Now: committed`),
		thing("no Supporter", func(p *position) { p.supporter(0, "se_wing_lancer") }, "support:0/1", "nothing"),
		thing("a hand", func(p *position) { p.hand(0, "se_wing_lancer", "se_gate_novice") }, "hand:0", `
			Hand of Player 1 (ST-TRN-5)
			Cards: 2`),
		thing("Resources that last", nil, "resources:0", `
			Resources of Player 1 (ST-ZON-11)
			Cards: 34
			Turns left without damage: 17`),
		thing("Resources that do not", func(p *position) { p.resources(0, 5) }, "resources:0", `
			Resources of Player 1 (ST-ZON-11)
			Cards: 5
			- Turns left without damage: 2`),
		thing("Resources for three turns", func(p *position) { p.resources(0, 6) }, "resources:0", `
			Resources of Player 1 (ST-ZON-11)
			Cards: 6
			Turns left without damage: 3`),
		thing("a Support Zone", func(p *position) {
			p.supporter(0, "se_wing_lancer")
			p.cards[p.supporter(0, "se_gate_novice")].committed = true
		}, "supports:0", `
			Support Zone of Player 1 (ST-ZON-13)
			Supporters: 2
			Ready: 1`),
		thing("Casualties", func(p *position) { p.casualties(0, "se_wing_lancer", "se_gate_novice", "se_gate_novice") }, "casualties:0", `
			Casualties of Player 1 (ST-ZON-12)
			Cards: 3
			Gate Novice: 2 in a row
			Wing Lancer: 1`),
		thing("a Heal pile", func(p *position) { p.to(0, "se_gate_novice", inHealPile) }, "heal:0", `
			Heal pile of Player 1 (ST-KEY-7)
			Cards: 1
			Gate Novice: 1`),
		thing("removed cards", func(p *position) { p.to(0, "se_gate_novice", removed) }, "removed:0", `
			Removed cards of Player 1 (ST-KEY-3)
			Cards: 1
			Gate Novice: 1`),
		thing("Vision cards", func(p *position) { p.to(0, "se_gate_novice", inVision) }, "vision:0", `
			Vision of Player 1 (ST-KEY-16)
			Cards: 1`),
		thing("a Reserve pile that is none", nil, "reserve:0", "nothing"),
		thing("a side", func(p *position) {
			p.hand(0, "se_wing_lancer")
			p.supporter(0, "se_wing_lancer")
			p.cards[p.supporter(0, "se_gate_novice")].committed = true
			p.to(0, "se_gate_novice", inHealPile)
			p.sides[0].protected[1], p.sides[0].extra = true, true
		}, "seat:0", `
			Player 1 (ST-WIN-1)
			Cards: 30
			+ Heal pile, lost first: 1
			Turns left without damage: 15
			Hand: 1
			Supporters: 2 cards, 1 ready
			+ Protected: no targets in this turn
			+ Extra turn: granted`),
		thing("a side that is out", func(p *position) { p.living = p.living &^ 2 }, "seat:1", `
			Player 2 (ST-WIN-1)
			Cards: 34
			Turns left without damage: 17
			Hand: 0
			Supporters: 0 cards, 0 ready
			- Eliminated: out of the match`),
		thing("no side", nil, "seat:3", "nothing"),
		thing("no boss", nil, bossCard, "nothing"),
		thing("a Gang token", nil, "token:gang", "Gang token (ST-CMD-7)"),
		thing("a Spirit token", nil, "token:spirit", "Spirit token (ST-CMD-8)"),
		thing("no token", nil, "token:luck", "nothing"),
		bosses("the boss's Life", nil, bossLife, `
			Life Points (ST-SOL-18)
			Now: 12 of 12`),
		bosses("the boss's Life at its end", func(p *position) { p.boss.life = p.boss.start / 4 }, bossLife, `
			Life Points (ST-SOL-18)
			+ Now: 3 of 12`),
		bosses("the boss's Life before it", func(p *position) { p.boss.life = p.boss.start/4 + 1 }, bossLife, `
			Life Points (ST-SOL-18)
			Now: 4 of 12`),
		bosses("the Menace Level", func(p *position) { p.boss.menace = 5 }, bossMenace, `
			Menace Level (ST-BOS-17)
			Now: 5+`),
		bosses("the Reserve token", func(p *position) { p.to(bossSide, "gb_goblin_tank", inReserve) }, bossToken, `
			Reserve token (ST-BOS-9)
			Now: still there
			Reserve pile: 1`),
		bosses("the Reserve token when it is used", func(p *position) { p.boss.token = false }, bossToken, `
			Reserve token (ST-BOS-9)
			Now: used
			Reserve pile: 0`),
		bosses("the Reserve pile", func(p *position) { p.to(bossSide, "gb_goblin_tank", inReserve) }, "reserve:4", `
			Reserve pile of Mudlord Grakka (ST-KEY-18)
			Cards: 1
			Goblin Tank: 1`),
		bosses("nothing of the boss", nil, "boss:crown", "nothing"),
		bosses("the Resources of the boss", func(p *position) { p.to(bossSide, "gb_goblin_tank", inReserve) }, "resources:4", `
			Resources of Mudlord Grakka (ST-ZON-11)
			Cards: 22
			Reserve pile, to be used once: 1
			Turns left without damage: 7`),
		bosses("the boss and his hand", func(p *position) {
			p.boss.menace = 1
			p.hand(bossSide, "sh_shaman_berserker", "gb_goblin_leader")
		}, "seat:4", `
			Mudlord Grakka (ST-SOL-2)
			Difficulty: Medium
			Life Points: 12 of 12
			Menace Level: 1
			Menace Level at the start: 1
			Cards drawn each turn: 3
			Cards: 21
			Reserve pile, to be used once: 0
			Turns left without damage: 7
			Shaman Berserker: to the Reserves
			Goblin Leader: to the Reserves`),
	})
}
