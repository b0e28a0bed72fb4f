package rules

type Text struct{ Format string }

func T(format string, args ...any) Text { return Text{format} }

func Say(format string, args ...any) string { return T(format, args...).Format }

func Plural(n int, one, many string, args ...any) Text { return Text{one} }

func Count(n int, one, many string) Text { return Plural(n, one, many, n) }

func (t Text) In(context string) Text { return t }

func Percent() Text { return T("%d %%", 5) }
