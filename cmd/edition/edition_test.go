package edition

import (
	"testing"
	"testing/fstest"
)

func TestHashTellsContentsApart(t *testing.T) {
	of := func(files ...string) string {
		pack := fstest.MapFS{}
		for i := 0; i < len(files); i += 2 {
			pack[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
		}
		h, err := hash(pack)
		if err != nil || len(h) != 16 {
			t.Fatalf("%q, %v", h, err)
		}
		return h
	}
	seen := map[string]int{}
	for i, h := range []string{of("a", "bc"), of("ab", "c"), of("a", "b"), of("a", "b", "c", ""), of("a/b", "bc"), of()} {
		if j, there := seen[h]; there {
			t.Errorf("contents %d and %d have the hash %s", j, i, h)
		}
		seen[h] = i
	}
	if of("a", "b", "c", "d") != of("c", "d", "a", "b") {
		t.Error("the hash depends on the order of files")
	}
}

func TestCommitIsShort(t *testing.T) {
	defer func(c string) { commit = c }(commit)
	commit = "0123456789abcdef0123456789abcdef01234567"
	if Commit() != "0123456789ab" {
		t.Error(Commit())
	}
	commit = "short"
	if Commit() != "short" {
		t.Error(Commit())
	}
}
