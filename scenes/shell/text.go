package shell

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"portcullis/game"
	"portcullis/rules"
)

// Say makes a sentence of an error for a screen; empty for none.
func Say(err error) string {
	if err == nil {
		return ""
	}
	var refusal *rules.Refusal
	if errors.As(err, &refusal) {
		return refusal.Error()
	}
	return game.Sentence(err.Error())
}

// Upper gives a word a capital at its head.
func Upper(s string) string { return headed(s, unicode.ToUpper) }

// Lower takes the capital from the head of a word.
func Lower(s string) string { return headed(s, unicode.ToLower) }

// headed is a word with another letter at its head, whatever script that is of.
func headed(s string, as func(rune) rune) string {
	head, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(as(head)) + s[size:]
}

// Version says which version the program is; one that somebody built from the source need not have any.
func Version(version string) string {
	if !strings.ContainsAny(version, "0123456789") {
		return rules.Say("Built from the source")
	}
	return rules.Say("Version %s", version)
}
