package table

import (
	"slices"
	"testing"
	"time"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/stage"
)

// pulses counts how often the places of a threat are lit in so long, and says after which time the table wants another tick
// at the end.
func (d *desk) pulses(long time.Duration) (n int, woken time.Duration) {
	lit := d.table.alarm.lit
	for until := d.now + long; d.now < until; {
		d.tick()
		if now := d.table.alarm.lit; now != lit {
			lit = now
			if lit {
				n++
			}
		}
	}
	return n, d.woken
}

// alarmed is a table at which the match is lost at a place that can be clicked.
func alarmed(t *testing.T, speed settings.Speed, reduced bool) *desk {
	d := newDesk(t, solo(), at(speed))
	d.setting.ReducedMotion = reduced
	d.settle()
	d.threaten(rules.Warning{Fatal: true, Odds: rules.Certain, Text: rules.T("all is lost"), At: d.table.path.Next()[:1]})
	return d
}

func (d *desk) threaten(list ...rules.Warning) {
	d.table.threats, d.table.doom, d.table.dirty = list, fatal(list), true
}

// Where the match is lost is lit three times when that is new, and again when the pointer comes upon the banner; then the
// table sleeps. What is known already lights nothing.
func TestPlacesOfAFatalThreatPulseAndRest(t *testing.T) {
	d := alarmed(t, settings.Normal, false)
	if n, woken := d.pulses(20 * time.Second); n != beats/2 || woken >= 0 {
		t.Fatalf("lit %d times, then the next tick is wanted after %v", n, woken)
	}
	if _, framed := d.element(idThreats); !framed {
		t.Fatal("there is no banner")
	}
	d.threaten(d.table.threats...)
	if n, _ := d.pulses(20 * time.Second); n != 0 {
		t.Errorf("what is known lights %d times", n)
	}
	d.move(idThreats)
	if n, _ := d.pulses(20 * time.Second); n < beats/2-1 {
		t.Errorf("with the pointer on the banner lit %d times", n)
	}
	other := d.table.threats[0]
	other.Text = rules.T("something else is lost")
	d.threaten(other)
	if n, woken := d.pulses(20 * time.Second); n != beats/2 || woken >= 0 {
		t.Errorf("what is new lights %d times, then the next tick is wanted after %v", n, woken)
	}
	mild := other
	mild.Fatal = false
	d.threaten(mild)
	if n, _ := d.pulses(5 * time.Second); n != 0 {
		t.Errorf("what is not fatal lights %d times", n)
	}
}

// The sheet of what threatens opens the rules at the rule of the worst.
func TestTheSheetOfThreatsOpensTheRule(t *testing.T) {
	d := alarmed(t, settings.None, false)
	w := d.table.threats[0]
	w.Rule = "TG-RAD-1"
	d.threaten(w)
	d.settle()
	d.click(idThreats)
	d.settle()
	d.click(idLookUp)
	if !slices.Equal(d.opened, []string{w.Rule}) {
		t.Errorf("the rules are opened at %q", d.opened)
	}
}

// A look at what is not there any more closes by itself: computer players wait for who reads, and nothing could be read.
func TestALookAtWhatIsGoneCloses(t *testing.T) {
	d := alarmed(t, settings.None, false)
	d.settle()
	d.click(idThreats)
	d.settle()
	if d.table.Ready() {
		t.Fatal("nobody waits for who reads what threatens")
	}
	d.table.threats = nil
	d.tick()
	if !d.table.Ready() {
		t.Error("nothing is read, and others wait for it")
	}
}

// Nothing pulses with reduced motion, or where nothing moves at all.
func TestNothingPulsesWithoutMotion(t *testing.T) {
	for name, d := range map[string]*desk{"reduced": alarmed(t, settings.Normal, true), "at once": alarmed(t, settings.None, false)} {
		if n, woken := d.pulses(5 * time.Second); n != 0 || woken >= 0 {
			t.Errorf("%s: lit %d times, then the next tick is wanted after %v", name, n, woken)
		}
	}
}

// The frame of a place where the match is lost lies outside of it: words there keep their room.
func TestTheFrameOfALostPlaceLiesOutsideOfIt(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1024, 640}, {1920, 1080}} {
		sc, _ := hung(size, 1, Asking, doom)
		at, _ := sc.box("wall:west")
		i := slices.IndexFunc(sc.pieces, func(p stage.Piece) bool { return p.ID == "table:threat/place/wall:west" })
		p := sc.pieces[i]
		for _, op := range p.Look {
			inner := op.Box.Inset(op.Width).Shift(p.Box.X, p.Box.Y)
			if inner.Intersect(at) != at {
				t.Errorf("%v: the frame leaves %v of %v", size, inner, at)
			}
		}
	}
}

// A board that lights itself what threatens has no frame about it, in whatever shape it lies; the alarm lights it all the same.
func TestWhatTheBoardLightsHasNoFrame(t *testing.T) {
	for _, alarm := range []bool{false, true} {
		sc, _ := hung([2]int{1280, 720}, 1, Asking)
		sc.plan.Embers = doom.At[:1]
		before := len(sc.pieces)
		sc.frameLost(view{threats: []rules.Warning{doom}, alarm: alarm})
		framed := slices.ContainsFunc(sc.pieces, func(p stage.Piece) bool { return p.ID == "table:threat/place/wall:west" })
		if lights := len(sc.pieces) - before; framed || (lights == 1) != alarm {
			t.Errorf("alarm %v: framed %v, %d lights", alarm, framed, lights)
		}
	}
}

// A match that is lost by a remote chance alone is told in a plain banner: nothing pulses, and no place is framed.
func TestARemoteThreatIsNoAlarm(t *testing.T) {
	for _, remote := range []bool{false, true} {
		d := alarmed(t, settings.Normal, false)
		place := d.table.path.Next()[:1]
		d.threaten(rules.Warning{Fatal: true, Remote: remote, Text: rules.T("all is lost (a chance of about 3 %%)"), At: place})
		d.tick()
		_, framed := d.table.Where("table:threat/place/" + place[0])
		_, told := d.table.Where(idThreats)
		if framed == remote || !told || (fatal(d.table.threats) == "") != remote {
			t.Errorf("remote %t: framed %t, told %t, pulses for %q", remote, framed, told, fatal(d.table.threats))
		}
	}
}
