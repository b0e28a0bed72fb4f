// Package language has the catalogues that texts are said in: gettext files for other languages, and
// a made-up language for tests.
//
//   - catalogue.go: a .po file as a rules.Catalogue, and what it is refused for
//   - po.go, plural.go: the lines of a .po file, and the formula of its plural forms
//   - verbs.go: the arguments that a format takes, to hold a translation against its original
//   - pseudo.go: the made-up language, longer and marked, and how to find what is not said in it
//   - extract: the program that writes the template for translators
package language
