package shell

import "testing"

// A word in any script has its head made large or small, and stays a word.
func TestHeadsOfWords(t *testing.T) {
	for small, large := range map[string]string{"": "", "gate": "Gate", "über den Wall": "Über den Wall", "éclat": "Éclat", "жар": "Жар", "城": "城"} {
		if got := Upper(small); got != large {
			t.Errorf("the head of %q made large gives %q", small, got)
		}
		if got := Lower(large); got != small {
			t.Errorf("the head of %q made small gives %q", large, got)
		}
	}
}

func TestVersion(t *testing.T) {
	for version, want := range map[string]string{"0.1.0": "Version 0.1.0", "v0.2.0-dev+0123": "Version v0.2.0-dev+0123", "unversioned": "Built from the source"} {
		if got := Version(version); got != want {
			t.Errorf("%s is said as %q", version, got)
		}
	}
}
