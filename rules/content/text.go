package content

import "portcullis/rules/plain"

// The longest texts of content, which may come from a stranger, in characters.
const (
	LongestID   = 40
	LongestName = 60
	LongestText = 400
)

// Name notes a fault if a name is missing or unfit; see [plain.Unfit] and [LongestName].
func (f *File) Name(path, place, s string) { f.required(path, place, s, LongestName) }

// Text notes a fault if a text that people read is missing or unfit; see [plain.Unfit] and [LongestText].
func (f *File) Text(path, place, s string) { f.required(path, place, s, LongestText) }

func (f *File) required(path, place, s string, most int) {
	if s == "" {
		f.Fault(path, place, "is missing")
		return
	}
	f.Fits(path, place, s, most)
}

// Fits notes a fault if a text that may be missing is unfit, and reports whether it is fit.
func (f *File) Fits(path, place, s string, most int) bool {
	why := plain.Unfit(s, most)
	if why != "" {
		f.Fault(path, place, "%s", why)
	}
	return why == ""
}
