package decks

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
)

// mark is what a deck file remembers of a card, so that a later program can say whether and
// how the card has changed: its numbers and a hash of the rest that matters in play.
func (d *Design) mark() string {
	var b strings.Builder
	for _, n := range d.Numbers {
		fmt.Fprintf(&b, "%d:", n)
	}
	sum := sha256.Sum256([]byte(d.Rest))
	return b.String() + hex.EncodeToString(sum[:4])
}

// parseMark reads what mark writes, of so many numbers.
func parseMark(s string, count int) (numbers []int8, rest string, ok bool) {
	parts := strings.Split(s, ":")
	if len(parts) != count+1 {
		return nil, "", false
	}
	for _, part := range parts[:count] {
		n, err := strconv.ParseInt(part, 10, 8)
		if err != nil || strconv.FormatInt(n, 10) != part {
			return nil, "", false
		}
		numbers = append(numbers, int8(n))
	}
	rest = parts[count]
	return numbers, rest, len(rest) == 8 && strings.Trim(rest, "0123456789abcdef") == ""
}

// Change says how a card differs from what it was when a deck was saved.
type Change struct {
	Card Card
	Why  rules.Text
}

// changeSince compares a card with the mark that a deck file has of it; ok is false for what is no mark.
func (b *Book) changeSince(card Card, mark string) (change Change, changed, ok bool) {
	d := b.At(card)
	was, rest, ok := parseMark(mark, len(b.Numbers))
	if !ok || mark == d.mark() {
		return Change{}, false, ok
	}
	var parts []string
	for i, name := range b.Numbers {
		if was[i] != d.Numbers[i] {
			parts = append(parts, fmt.Sprintf("%s %d is now %d", name, was[i], d.Numbers[i]))
		}
	}
	if now := d.mark(); rest != now[strings.LastIndexByte(now, ':')+1:] {
		parts = append(parts, b.Rest)
	}
	return Change{card, rules.T("%s has changed: %s.", d.Name, strings.Join(parts, ", "))}, true, true
}
