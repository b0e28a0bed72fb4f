// Package about tells what the program is, whose the games are, where files are kept, and under which
// licences its parts stand.
package about
