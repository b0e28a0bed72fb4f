package about

import (
	"cmp"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/kit"
)

// paragraphs takes a text with hard line breaks apart at its empty lines.
func paragraphs(text string) []string {
	var list []string
	for _, part := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		if part = strings.Join(strings.Fields(part), " "); part != "" {
			list = append(list, part)
		}
	}
	return list
}

// credits names the games of the box and whose they are.
func credits(games kit.Games) []string {
	var list []string
	for _, g := range games {
		list = append(list, cmp.Or(g.Kit.Credit, g.Title))
	}
	return []string{rules.Say("In this box: %s.", strings.Join(list, "; ")), rules.Say("All names belong to their owners. This program is unofficial and not for sale: nobody earns by it, and no owner has approved it. " +
		"It plays by the rules; the words, pictures and sounds were made for it.")}
}
