// Package records counts what was won and lost in the saved matches.
package records
