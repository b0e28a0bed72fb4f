package summary

import (
	"encoding/binary"
	"time"
)

// coder writes or reads the fields of a row, one after the other.
type coder interface {
	text(s *string)
	number(n *int64)
}

// packer writes fields: numbers as varints, texts with their lengths before them.
type packer struct{ out []byte }

func (p *packer) text(s *string) {
	p.out = binary.AppendUvarint(p.out, uint64(len(*s)))
	p.out = append(p.out, *s...)
}

func (p *packer) number(n *int64) { p.out = binary.AppendVarint(p.out, *n) }

// unpacker reads what a packer wrote. The texts are parts of the whole, and copied nowhere. What is cut short reads as
// empty, and is told by short.
type unpacker struct {
	in    []byte // of the same bytes as whole
	whole string
	short bool
}

func newUnpacker(in []byte) *unpacker { return &unpacker{in: in, whole: string(in)} }

func (u *unpacker) text(s *string) {
	n, size := binary.Uvarint(u.in)
	if size <= 0 || n > uint64(len(u.in)-size) {
		u.in, u.short = nil, true
		*s = ""
		return
	}
	u.in = u.in[size:]
	at := len(u.whole) - len(u.in)
	*s = u.whole[at : at+int(n)]
	u.in = u.in[n:]
}

func (u *unpacker) number(n *int64) {
	v, size := binary.Varint(u.in)
	if size <= 0 {
		u.in, u.short, v = nil, true, 0
	} else {
		u.in = u.in[size:]
	}
	*n = v
}

func codeInt[T ~int | ~uint8](c coder, v *T) {
	n := int64(*v)
	c.number(&n)
	*v = T(n)
}

func codeFlag(c coder, v *bool) {
	n := int64(0)
	if *v {
		n = 1
	}
	c.number(&n)
	*v = n == 1
}

func codeTime(c coder, t *time.Time) {
	seconds, rest := t.Unix(), int64(t.Nanosecond())
	c.number(&seconds)
	c.number(&rest)
	*t = time.Unix(seconds, rest)
}

// mostItems is how many items of a list are read: no row has as many.
const mostItems = 1000

// codeList codes how long a list is, and its items.
func codeList[T any](c coder, list *[]T, item func(coder, *T)) {
	n := int64(len(*list))
	if c.number(&n); n < 0 || n > mostItems {
		n = 0
	}
	if int(n) != len(*list) {
		*list = make([]T, n)
	}
	for i := range *list {
		item(c, &(*list)[i])
	}
}
