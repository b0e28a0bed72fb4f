package main

import (
	"cmp"
	"encoding/binary"
	"slices"
)

// iconKinds are the kinds of pictures in an icon of macOS that hold PNGs, with their sides in pixels: the sizes that the
// Finder shows, and those of fine screens ("ic11" is 16 points at two pixels each).
var iconKinds = map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256, "ic09": 512, "ic14": 512}

// appIcon is one picture of an icon.
type appIcon struct {
	kind string // four letters
	png  []byte
}

// icns is an icon of macOS: a header, then each picture behind its kind and length.
func icns(icons []appIcon) []byte {
	icons = slices.Clone(icons)
	slices.SortFunc(icons, func(a, b appIcon) int { return cmp.Compare(a.kind, b.kind) })
	const head = 8 // bytes
	var body []byte
	for _, icon := range icons {
		body = append(body, icon.kind...)
		body = binary.BigEndian.AppendUint32(body, uint32(head+len(icon.png)))
		body = append(body, icon.png...)
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(head+len(body))), body...)
}
