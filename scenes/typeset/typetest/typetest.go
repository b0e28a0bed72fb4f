// Package typetest makes typefaces for tests.
package typetest

import (
	"bytes"
	"encoding/binary"

	"codeberg.org/go-fonts/dejavu/dejavusanscondensed"
	"github.com/go-text/typesetting/font/opentype"
)

// Having is a typeface file that has some characters and no others, each drawn as a glyph of DejaVu Sans Condensed; those from
// glyph 36 on are the capitals, 3 is the space, 0 says that a character is missing. Tables that are named are added, empty.
func Having(glyph uint32, tables []string, chars ...rune) []byte {
	l, err := opentype.NewLoader(bytes.NewReader(dejavusanscondensed.TTF))
	if err != nil {
		panic(err)
	}
	var all []opentype.Table
	for _, name := range []string{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"} {
		tag := opentype.MustNewTag(name)
		content, err := l.RawTable(tag)
		if err != nil {
			panic(err)
		}
		if name == "cmap" {
			content = characters(glyph, chars)
		}
		all = append(all, opentype.Table{Tag: tag, Content: content})
	}
	for _, name := range tables {
		all = append(all, opentype.Table{Tag: opentype.MustNewTag(name), Content: []byte{0, 0, 0, 0}})
	}
	return opentype.WriteTTF(all)
}

// Collection is a collection of one typeface.
func Collection(face []byte) []byte {
	const header, records, record = 16, 12, 16
	out := append([]byte("ttcf\x00\x01\x00\x00\x00\x00\x00\x01\x00\x00\x00\x10"), face...)
	for i := range int(binary.BigEndian.Uint16(face[4:])) {
		at := out[header+records+record*i+8:] // where the table lies
		binary.BigEndian.PutUint32(at, binary.BigEndian.Uint32(at)+header)
	}
	return out
}

// characters is a cmap table with one subtable of format 12.
func characters(glyph uint32, chars []rune) []byte {
	const header, group = 12 + 16, 12
	var b bytes.Buffer
	for _, part := range []any{
		uint16(0), uint16(1), uint16(3), uint16(10), uint32(12), // one table, of Windows, for all of Unicode
		uint16(12), uint16(0), uint32(header - 12 + group*len(chars)), uint32(0), uint32(len(chars)),
	} {
		_ = binary.Write(&b, binary.BigEndian, part)
	}
	for _, r := range chars {
		_ = binary.Write(&b, binary.BigEndian, [3]uint32{uint32(r), uint32(r), glyph})
	}
	return b.Bytes()
}
