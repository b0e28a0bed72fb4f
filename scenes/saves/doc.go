// Package saves is the screen of the saved matches: to open, watch, copy, rename, delete and bring back.
package saves
