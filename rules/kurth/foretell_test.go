package kurth

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"
)

// The chances that are told are those that came about, within 5 points at each level, and in the quarters of what is
// told within 10: of positions that the fit has not seen, one in four of the turns of 240 matches a level.
func TestChancesComeTrue(t *testing.T) {
	file, err := os.Open("testdata/met.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	g := load(t)
	type group struct{ n, said, won float64 }
	groups := map[string]*group{}
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		var level string
		var won float64
		var passage int
		e := standing{game: g}
		m := &e.markers
		if _, err := fmt.Sscan(lines.Text(), &level, &m[0], &m[1], &m[2], &m[3], &m[4], &m[5], &m[6], &m[7],
			&e.token, &e.spirit, &e.mana, &e.turns, &e.protected, &passage, &won); err != nil {
			t.Fatalf("%q: %v", lines.Text(), err)
		}
		e.passage = passage == 1
		e.limit = deal(t, g, 1, level).limit()
		said := e.chance()
		for _, name := range []string{level, fmt.Sprintf("%d quarters", int(4*said))} {
			if groups[name] == nil {
				groups[name] = &group{}
			}
			x := groups[name]
			x.n, x.said, x.won = x.n+1, x.said+said, x.won+won
		}
	}
	if len(groups) != 3+4 {
		t.Errorf("%d groups", len(groups))
	}
	for name, x := range groups {
		tolerance := 0.05
		if strings.HasSuffix(name, "quarters") {
			tolerance = 0.10
		}
		t.Logf("%s: %.0f positions, said %.3f, won %.3f", name, x.n, x.said/x.n, x.won/x.n)
		if math.Abs(x.said-x.won)/x.n > tolerance {
			t.Errorf("%s: of %.0f positions %.3f are won, and %.3f are told", name, x.n, x.won/x.n, x.said/x.n)
		}
	}
}

// Chances are told before the Warden has moved and once the match is over, with the content that they were fitted to.
func TestWhenChancesAreTold(t *testing.T) {
	g := load(t)
	const fitted = "b9298f4d38f4f9e7"
	if now := g.ContentHash(); now != fitted {
		t.Errorf("chances were fitted with content %s and not with %s: fit and measure anew, or show that they still hold", fitted, now)
	}
	for phase, want := range map[phase]bool{phaseDeal: true, phaseTie: true, phaseMove: true, phaseAttack: false, phaseRolled: false, phaseEnd: false} {
		s := deal(t, g, 1, "easy")
		s.phase = phase
		if _, ok := s.Foretell(0); ok != want {
			t.Errorf("phase %d: told %t", phase, ok)
		}
	}
	for result, want := range map[result]float64{won: 1, lostSpirit: 0, lostOverrun: 0} {
		s := deal(t, g, 1, "easy")
		s.finish(result)
		if p, ok := s.Foretell(0); p != want || !ok {
			t.Errorf("result %d: %v, %t", result, p, ok)
		}
	}
}
