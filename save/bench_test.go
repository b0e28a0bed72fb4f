package save

import (
	"errors"
	"os"
	"testing"
)

// unsynced is a real file whose syncs are left out.
type unsynced struct{ *os.File }

func (unsynced) Sync() error { return nil }

// BenchmarkAppendNoSync is what appending a choice costs without the disk's own time.
func BenchmarkAppendNoSync(b *testing.B) {
	path := written(b, header())
	_, j, err := Resume(path)
	if err != nil {
		b.Fatal(err)
	}
	defer j.Close()
	j.disk = unsynced{j.disk.(*os.File)}
	empty := *j
	r := Record{Kind: Play, Text: "attack north z2 krohn"}
	b.ReportAllocs()
	for b.Loop() {
		if j.records == MaxRecords {
			*j = empty
		}
		if err := j.Append(r); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkAppend is what a choice costs with the sync.
func BenchmarkAppend(b *testing.B) {
	_, j, err := Resume(written(b, header()))
	if err != nil {
		b.Fatal(err)
	}
	defer j.Close()
	empty := *j
	for b.Loop() {
		if j.records == MaxRecords {
			*j = empty
		}
		if err := j.Append(Record{Kind: Play, Text: "attack north z2 krohn"}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOpen1000 opens and verifies a file of 1,000 records.
func BenchmarkOpen1000(b *testing.B) {
	path := written(b, header())
	_, j, err := Resume(path)
	if err != nil {
		b.Fatal(err)
	}
	thousand := make([]Record, 1000)
	for i := range thousand {
		thousand[i] = Record{Kind: Play, Text: "attack north z2 krohn"}
	}
	if err := errors.Join(j.Append(thousand...), j.Close()); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if f, err := Open(path); err != nil || len(f.Records) != 1000 {
			b.Fatal(err)
		}
	}
}
