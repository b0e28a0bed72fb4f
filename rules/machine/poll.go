package machine

// Poll asks seats one after another whether they answer something, each at most once between two
// answers: it closes when all of them have passed in succession. It is how many have been polled
// since the last answer; the zero Poll begins with the first in the order, which is the game's.
type Poll uint8

// Next is the place in an order of n seats that is polled next, from 0; false: the poll is closed.
func (p *Poll) Next(n int) (place int, open bool) {
	if int(*p) >= n {
		return 0, false
	}
	place = int(*p)
	*p++
	return place, true
}

// Answered begins the poll again with the first in the order, after an answer was carried out.
func (p *Poll) Answered() { *p = 0 }
