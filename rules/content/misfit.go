package content

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Misfit says of an error in decoding TOML in which line it is, at which key, and what is wrong, for people; line 0:
// it is in no line.
func Misfit(err error) (line int, place, reason string) {
	var at *toml.DecodeError
	if !errors.As(err, &at) {
		return 0, "", strings.TrimPrefix(err.Error(), "toml: ")
	}
	line, _ = at.Position()
	reason = strings.TrimPrefix(at.Error(), "toml: ")
	if rest, ok := strings.CutPrefix(reason, "cannot decode TOML "); ok {
		is, _, _ := strings.Cut(rest, " into ")
		i := strings.LastIndex(rest, "of type ")
		if i >= 0 {
			return line, strings.Join(at.Key(), "."), fmt.Sprintf("is %s; it must be %s", written(is), wanted(rest[i+len("of type "):]))
		}
	}
	return line, "", reason
}

// written is what stands in a file, by what TOML calls it.
func written(kind string) string {
	switch kind {
	case "string":
		return "a text"
	case "integer":
		return "a whole number"
	case "float":
		return "a number"
	case "boolean":
		return "true or false"
	case "array":
		return "a list"
	case "inline table", "table":
		return "a table"
	}
	return "a " + kind
}

// wanted is what has to stand there, by what Go calls it.
func wanted(kind string) string {
	kind = strings.TrimPrefix(kind, "*")
	switch {
	case strings.HasPrefix(kind, "[]"):
		return "a list"
	case strings.HasPrefix(kind, "int"), strings.HasPrefix(kind, "uint"):
		return "a whole number"
	case strings.HasPrefix(kind, "float"):
		return "a number"
	case kind == "string":
		return "a text"
	case kind == "bool":
		return "true or false"
	}
	return "a table"
}
