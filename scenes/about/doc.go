// Package about tells what the program is, whose the games are, where files are kept, and under which
// licences its parts stand.
//
// What is where:
//
//	about.go       the screen
//	paragraphs.go  what it says of the program, the games and the licences
//	plan.go        where it stands
package about
