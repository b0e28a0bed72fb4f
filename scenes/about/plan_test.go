package about

import (
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit/kittest"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		m.Licences = m.Licences[:1] // how many there are changes with every dependency
		all.Add("about "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models() map[string]model {
	licences, _ := assets.Licences()
	folders := []folder{{"Saved matches", "/home/somebody/.local/share/portcullis/matches"}, {"Settings", "/home/somebody/.config/portcullis"},
		{"Log and crash reports", "/home/somebody/.local/state/" + strings.Repeat("a-very-long-name/", 8) + "logs"}}
	return map[string]model{
		"program": {Games: kittest.Games(), Version: "0.1.0", Folders: folders, Licences: licences, Open: -1, Copied: folders[0].Path},
		"licence": {Games: kittest.Games(), Version: "0.1.0", Folders: folders, Licences: licences, Open: 0},
		"browser": {Games: kittest.Games(), Version: "0.1.0", Licences: licences, Open: -1},
		"no copy": {Games: kittest.Games(), Version: "0.1.0-dev+0123456789abcdef0123456789", Folders: folders, Licences: licences, Open: -1, NoCopy: "There is no clipboard here. Install xclip, xsel or wl-clipboard."},
	}
}

func TestAllLicencesFitEverywhere(t *testing.T) {
	formtest.Everywhere(t, func(k form.Toolkit) []form.Item { return plan(k, models()["program"]) })
}

// No name of a licence is cut short, however large the text.
func TestLicencesAreNamedInFull(t *testing.T) {
	m := models()["program"]
	for _, size := range formtest.Sizes() {
		labels := map[string]bool{}
		for _, it := range plan(formtest.ToolkitOf(size), m) {
			labels[it.Label] = true
		}
		for _, l := range m.Licences {
			if !labels[l.Name] {
				t.Errorf("%dx%d at %.0f %%: %s is cut short", size.W, size.H, size.Text*100, l.Name)
			}
		}
	}
}
