package rules

// Accountant is a State that can list what a seat stands to lose and what stands against it. Two such accounts, of
// two moments, tell what the seat has lost and gained between them; see [Compare].
type Accountant interface {
	// Account appends to buf what seat has and what stands against it, what weighs most first. It tells only what
	// that seat knows, and the same of a match that is veiled for it. An event that the seat sees [Holding.Concerns]
	// each of its losses but those of a Purse, or of a thing Held, and each new Piece against it that is not Tame.
	Account(seat Seat, buf []Holding) []Holding
}

// Fader is an Accountant some of whose pieces are there for a time only.
type Fader interface {
	// Faded reports whether an event takes something out of play because its time is over: that is no loss.
	Faded(e Event) bool
}

// Fades reports whether an event takes something out of play of which nothing was lost, as its time is over.
func Fades(s State, e Event) bool {
	f, ok := s.(Fader)
	return ok && f.Faded(e)
}

// Holding is one line of an account.
type Holding struct {
	Of   Element // what it is; no two of an account are of the same
	At   Element // what else events name where they tell of it; empty: nothing
	Name Text    // as a label: "Tower", "Giant of East"
	N    int     // points, cards, units; 0 is as good as not listed
	Told Text    // what it is in words, where N only weighs it: "2 in Zone 1", "fallen"; empty: N itself
	Also Text    // what else is told of it, where N weighs both: "in the open"; what stays the same of both is not told of a change
	Gone Text    // what has become of a Piece in words once it is lost: "overrun"; empty: "lost"
	Back Text    // so once it comes; empty: "new"
	Sort Sort
	Wear int // by how much a Track falls by itself between two decisions: so much is no harm
	// Against says that it stands against the seat: it is bad for the seat when it comes or grows.
	Against bool
	// By is the seat that acts for a Piece, or moves what a Track counts, against the seat of the account; one behind all that play
	// stands for the game itself. What such a seat takes away itself is nobody's gain. None: all that takes it away is a gain.
	By   Seats
	Tame bool // a Piece against the seat that threatens nobody by coming, such as what others wear
	// Passes says of a Piece that it did at once all that it does: that it comes is told, that it goes is nothing.
	Passes bool
}

// Sort is how a holding is told of.
type Sort uint8

// The sorts.
const (
	Piece Sort = iota // it is there or not, with N points: "lost", "new", "3 to 2"
	Track             // a number that rises and falls: "7 to 4"
	Purse             // such a number that its owner spends as well
	Held              // a thing that its owner has ready, draws and plays: it is lost only where another takes it
)

// Change is a holding that is not what it was.
type Change struct {
	Holding
	From int  // N says what it is now
	Was  Text // what it was in words, where Told says what it is
	Were Text // so of what Also says
}

// Balance is what has changed between two accounts, in their order.
type Balance struct {
	Lost    []Change // of what the seat has
	Gained  []Change // so, and less of what stands against it
	Against []Change // more of what stands against it
}

// Compare tells what has changed between two accounts of a seat. Neither is changed.
func Compare(before, after []Holding) (b Balance) {
	was := make(map[Element]Holding, len(before))
	for _, h := range before {
		was[h.Of] = h
	}
	is := make(map[Element]bool, len(after))
	for _, h := range after {
		is[h.Of] = true
	}
	for _, h := range before {
		if !is[h.Of] && h.N != 0 && !h.Passes {
			c := Change{h, h.N, h.Told, h.Also}
			c.N, c.Told, c.Also = 0, Text{}, Text{}
			b.enter(c)
		}
	}
	for _, h := range after {
		if from := was[h.Of]; h.N != from.N {
			b.enter(Change{h, from.N, from.Told, from.Also})
		}
	}
	return b
}

func (b *Balance) enter(c Change) {
	switch more := c.N > c.From; {
	case more && c.Against:
		b.Against = append(b.Against, c)
	case more || c.Against:
		b.Gained = append(b.Gained, c)
	default:
		b.Lost = append(b.Lost, c)
	}
}

// Hurts reports whether something was lost that nobody pays with, and not by wear alone.
func (b Balance) Hurts() bool {
	for _, c := range b.Lost {
		if c.Sort != Purse && c.Sort != Held && c.From-c.N > c.Wear {
			return true
		}
	}
	return false
}

// Threatens reports whether something new stands against the seat.
func (b Balance) Threatens() bool {
	for _, c := range b.Against {
		if c.Sort == Piece && c.From == 0 && !c.Tame {
			return true
		}
	}
	return false
}

// Concerns reports whether an event tells of a holding.
func (h Holding) Concerns(e Event) bool {
	for _, el := range [...]Element{e.Subject, e.From, e.To} {
		if el != "" && (el == h.Of || el == h.At) {
			return true
		}
	}
	return false
}

// Figures is what has become of a holding, in a word or in its numbers.
func (c Change) Figures() Text {
	same := c.Told.String() == c.Was.String()
	switch moved := c.Also.String() != c.Were.String(); {
	case moved && !c.Also.Empty() && !c.Were.Empty() && same:
		return T("%s; was %s", c.Also, c.Were).In("recap")
	case moved && !c.Also.Empty() && !c.Were.Empty():
		return T("%s, %s; was %s, %s", c.Told, c.Also, c.Was, c.Were).In("recap")
	case !c.Told.Empty() && !c.Was.Empty():
		return T("%s; was %s", c.Told, c.Was).In("recap")
	case c.Sort == Held && c.N == 0:
		return T("lost from the hand").In("recap")
	case c.Sort == Piece && c.N == 0 && !c.Gone.Empty():
		return c.Gone
	case c.Sort == Piece && c.From == 0 && !c.Back.Empty():
		return c.Back
	case c.Sort == Piece && c.N == 0 && !c.Against:
		return T("lost").In("recap")
	case c.Sort == Piece && c.N == 0:
		return T("gone").In("recap")
	case c.Sort == Piece && c.From == 0:
		return T("new").In("recap")
	}
	return T("%d, was %d", c.N, c.From).In("recap")
}
