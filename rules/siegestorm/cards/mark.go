package cards

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
)

// mark is what a deck file remembers of a card, so that a later program can say whether and
// how the card has changed: cost, ATT, DEF and a hash of the rest that matters in play.
type mark struct {
	cost, att, def int8
	rest           string // 8 hexadecimal digits
}

func (c *Card) mark() mark {
	rest := fmt.Sprintf("%s\n%d\n%t\n%d\n%s\n%s", c.Rank, c.Copies, c.Promo, c.Body, text(c.Action), c.Passive)
	sum := sha256.Sum256([]byte(rest))
	return mark{c.Cost, c.ATT, c.DEF, hex.EncodeToString(sum[:4])}
}

func (m mark) String() string { return fmt.Sprintf("%d:%d:%d:%s", m.cost, m.att, m.def, m.rest) }

// parseMark reads what [mark.String] writes.
func parseMark(s string) (m mark, ok bool) {
	parts := strings.Split(s, ":")
	if len(parts) != 4 {
		return m, false
	}
	for i, n := range []*int8{&m.cost, &m.att, &m.def} {
		v, err := strconv.ParseInt(parts[i], 10, 8)
		if err != nil {
			return m, false
		}
		*n = int8(v)
	}
	m.rest = parts[3]
	return m, m.String() == s && len(m.rest) == 8 && strings.Trim(m.rest, "0123456789abcdef") == ""
}

// Change says how a card differs from what it was when a deck was saved.
type Change struct {
	Card ID
	Why  rules.Text
}

// changeSince compares a card with what a deck file remembers of it.
func (c *Card) changeSince(was mark) (Change, bool) {
	now := c.mark()
	if now == was {
		return Change{}, false
	}
	var parts []string
	for _, n := range [...]struct {
		name     string
		was, now int8
	}{{"cost", was.cost, now.cost}, {"ATT", was.att, now.att}, {"DEF", was.def, now.def}} {
		if n.was != n.now {
			parts = append(parts, fmt.Sprintf("%s %d is now %d", n.name, n.was, n.now))
		}
	}
	if was.rest != now.rest {
		parts = append(parts, "its rank, copies or abilities are others")
	}
	return Change{c.ID, rules.T("%s has changed: %s.", c.Name, strings.Join(parts, ", "))}, true
}
