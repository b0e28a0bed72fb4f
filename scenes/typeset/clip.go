package typeset

// How much is set, in characters: more of a line than any screen is wide, more of a text than
// any page is long. What lies beyond is neither measured nor drawn, whoever wrote it.
const (
	MaxLine = 2000
	MaxText = 50_000
)

// Clip is the part of a line that is set.
func Clip(line string) string { return clip(line, MaxLine) }

func clip(text string, most int) string {
	if len(text) <= most {
		return text
	}
	n := 0
	for i := range text {
		if n == most {
			return text[:i]
		}
		n++
	}
	return text
}
