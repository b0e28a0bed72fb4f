package shell

import (
	"errors"
	"strings"

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
func Upper(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// Lower takes the capital from the head of a word.
func Lower(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
