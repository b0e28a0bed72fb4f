package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
)

// alignment of the programs in a universal one, as a power of two: 16 KiB, the pages of Apple's processors.
const alignment = 14

// universal puts programs for several processors into one file, which each of them can run: a header that says where each
// lies, then the programs.
func universal(programs ...[]byte) ([]byte, error) {
	if len(programs) == 0 {
		return nil, errors.New("no program")
	}
	out := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	out = binary.BigEndian.AppendUint32(out, uint32(len(programs)))
	offset := uint64(1 << alignment)
	for i, p := range programs {
		file, err := macho.NewFile(bytes.NewReader(p))
		if err != nil {
			return nil, fmt.Errorf("program %d: %w", i, err)
		}
		if offset+uint64(len(p)) > 1<<32-1 {
			return nil, errors.New("the programs are larger than 4 GiB")
		}
		for _, field := range []uint32{uint32(file.Cpu), file.SubCpu, uint32(offset), uint32(len(p)), alignment} {
			out = binary.BigEndian.AppendUint32(out, field)
		}
		offset = aligned(offset + uint64(len(p)))
	}
	for _, p := range programs {
		out = append(out, make([]byte, aligned(uint64(len(out)))-uint64(len(out)))...)
		out = append(out, p...)
	}
	return out, nil
}

func aligned(n uint64) uint64 { return (n + 1<<alignment - 1) &^ (1<<alignment - 1) }
