package toy

import "portcullis/rules"

const phase = "phase 1 of 4"

var known = rules.T("known early")

var early = rules.Say("said early")

type state struct{ err error }

func (s *state) because(rule, format string, args ...any) rules.Text { return rules.T(format, args...) }

func (s *state) refuse(why string) rules.Text { return s.because("TOY-1", why) }

func title(words string) rules.Text { return rules.T(words) }

func (s *state) good(n int) []any {
	return []any{
		rules.T("Roll"),
		rules.T("open").In("a gate"),
		rules.T("open"),
		rules.Count(n, "%d card", "%d cards").In("hand"),
		rules.Plural(n, "%d card of %s", "%d cards of %s", n, title("the deck")),
		rules.T(phase),
		rules.T("one " + "sentence"),
		s.because("TOY-2", "No %s here.", title("die")),
		s.refuse("Not now."),
		rules.Say("Undo"),
		rules.T("%s", "no words of its own"),
	}
}

func (s *state) bad(n int, name string) []any {
	glued := rules.T("glued").String() + "!"
	glued += rules.Say("glued too")
	return []any{
		glued,
		rules.T(name + " wins"),
		rules.Count(n, "card", "cards"),
		rules.Plural(n, "%d die of %s", "%d dice", n, name),
		rules.T("%.1f removed", 1.5),
		rules.T(" on %s", name),
		rules.T("%s takes %s", name),
		rules.T("%s is told", rules.T("early").String()),
		rules.T("shut").In(name),
		rules.Count(n, "%d card", "%d sheets").In("hand"),
	}
}
