package siegestorm

import "testing"

func TestFirstPlayerDrawsOneCard(t *testing.T) { // ST-TRN-4, ST-RUL-58
	p := standard(t)
	p.beginTurn(1)
	p.goOn()
	p.asks(askWindow, 1)
	if n := p.sides[1].hand.len(); n != 1 {
		t.Errorf("the first player drew %d cards", n)
	}
	p.do(Continue)
	p.asks(askWindow, 0)
	if n := p.sides[0].hand.len(); n != 2 {
		t.Errorf("the second player drew %d cards", n) // ST-TRN-3
	}
}
