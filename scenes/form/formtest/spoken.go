package formtest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"

	"portcullis/game/keymap"
	"portcullis/game/language"
	"portcullis/rules"
	"portcullis/scenes/form"
)

// Spoken checks a screen while a made-up language is spoken that is longer than English: its plans fit
// on all sizes of screen, and every word is said in that language. Of a screen with many models each is laid out at a third of the
// sizes, all of them at all. The words that a model brings, and known ones, are not the screen's own.
func Spoken[M any](t *testing.T, models func() map[string]M, plan func(form.Toolkit, M) []form.Item, known ...string) {
	t.Helper()
	t.Cleanup(rules.Speak(language.Pseudo{}))
	all := models()
	for i, name := range slices.Sorted(maps.Keys(all)) {
		model := all[name]
		t.Run(name, func(t *testing.T) {
			words := slices.Concat(wordsOf(reflect.ValueOf(model), 6), KeyWords(), known)
			for j, m := range Sizes() {
				if len(all) >= 12 && (i+j+j/4)%3 != 0 { // four sizes of the text at each size of the screen
					continue
				}
				items := plan(ToolkitOf(m), model)
				faults := Faults(items, m, Faces)
				for _, it := range items {
					faults = append(faults, unsaid(it, words)...)
				}
				for _, fault := range faults {
					t.Errorf("%dx%d at %.0f %%: %s", m.W, m.H, m.Text*100, fault)
				}
				if t.Failed() {
					return
				}
			}
		})
	}
}

// KeyWords are the letters and numbers by which keys are called in every language.
func KeyWords() (words []string) {
	for _, c := range keymap.All() {
		for _, word := range strings.Split(string(c.First()), "+") {
			if len(word) <= len("F12") {
				words = append(words, word)
			}
		}
	}
	return words
}

// unsaid tells which words of an item never asked the catalogue.
func unsaid(it form.Item, known []string) (faults []string) {
	texts := []string{it.Label, it.Tip, it.Reason}
	for _, op := range it.Look.Idle {
		texts = append(texts, op.Text)
	}
	for _, text := range texts {
		words := slices.DeleteFunc(language.Untranslated(text, known...), func(word string) bool { // what was cut short is part of a known one
			return strings.Contains(text, word+"…") && slices.ContainsFunc(known, func(k string) bool { return strings.HasPrefix(k, word) })
		})
		if len(words) > 0 {
			faults = append(faults, fmt.Sprintf("%s: %q is not translated in %q", it.ID, words, text))
		}
	}
	return faults
}

// wordsOf lists the words of all strings in a value, so deep.
func wordsOf(v reflect.Value, deep int) (words []string) {
	if deep == 0 || !v.IsValid() {
		return nil
	}
	switch v.Kind() {
	case reflect.String:
		return strings.FieldsFunc(v.String(), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '-' && !unicode.IsDigit(r) })
	case reflect.Pointer, reflect.Interface:
		return wordsOf(v.Elem(), deep-1)
	case reflect.Struct:
		for i := range v.NumField() {
			words = append(words, wordsOf(v.Field(i), deep-1)...)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			words = append(words, wordsOf(v.Index(i), deep-1)...)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			words = append(words, wordsOf(key, deep-1)...)
			words = append(words, wordsOf(v.MapIndex(key), deep-1)...)
		}
	}
	return words
}
