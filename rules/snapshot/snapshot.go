// Package snapshot is what the games share in writing and reading their snapshots
// ([rules.State.Snapshot]): the head with game, seats and options, the layout, and errors that
// name the field.
package snapshot

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
)

// Error is why a snapshot cannot be restored.
type Error struct {
	Game   string
	Field  string // path of the field ("heroes.eileen.gold"), empty if the JSON itself is at fault
	Rule   string // invariant or rule of the ledger that it breaks, may be empty
	Reason string
}

func (e *Error) Error() string {
	text := e.Game + ": " + e.Reason
	if e.Field != "" {
		text = e.Game + ": " + e.Field + ": " + e.Reason
	}
	if e.Rule != "" {
		text += " (" + e.Rule + ")"
	}
	return text
}

// Head is the part of all snapshots of a match that never changes: game, seats and options. It
// ends with a comma.
func Head(info rules.Info, seats int, values map[string]string) []byte {
	head := []byte(`{"game":"` + info.ID + `","seats":` + strconv.Itoa(seats) + ",")
	for _, o := range info.Options {
		value, _ := json.Marshal(values[o.ID]) // a string
		head = append(append(append(head, `"`+o.ID+`":`...), value...), ',')
	}
	return head
}

// Write joins a head and the rest of a snapshot, a struct, to indented JSON.
func Write(head []byte, rest any) ([]byte, error) {
	body, err := json.Marshal(rest)
	if err != nil {
		return nil, err
	}
	return Indent(slices.Concat(head, body[1:])), nil
}

// Read splits a snapshot into the setup of its head, whose values are not yet judged, and the
// rest, which is decoded strictly into v, a pointer to a struct. Required fields of the rest must
// be there.
func Read(info rules.Info, data []byte, v any, fields, required []string) (rules.Setup, error) {
	var setup rules.Setup
	fault := func(field, reason string) error { return &Error{Game: info.ID, Field: field, Reason: reason} }
	var all map[string]json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		return setup, fault("", "not a snapshot: "+err.Error())
	}
	body := map[string]json.RawMessage{}
	for _, name := range fields {
		if value, ok := all[name]; ok {
			body[name] = value
			delete(all, name)
		}
	}
	rest, err := json.Marshal(body)
	if err != nil {
		return setup, fault("", err.Error())
	}
	if err := Decode(info.ID, rest, required, v); err != nil {
		return setup, err
	}
	return readHead(info, all)
}

// Decode reads a whole snapshot, or the rest of one, strictly into v, a pointer to a struct: no
// unknown field, none of the required ones missing, nothing behind it.
func Decode(game string, data []byte, required []string, v any) error {
	fault := func(field, reason string) error { return &Error{Game: game, Field: field, Reason: reason} }
	var given map[string]json.RawMessage
	if err := json.Unmarshal(data, &given); err != nil {
		return fault("", "not a snapshot: "+err.Error())
	}
	for _, name := range required {
		if value, ok := given[name]; !ok || string(value) == "null" {
			return fault(name, "is missing")
		}
	}
	err := strictly(data, v)
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind):
		return fault(kind.Field, "it cannot be a JSON "+kind.Value)
	case err != nil:
		return fault(culprit(given, v), strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}

// culprit is the first field that alone cannot be read either, where the error does not name it;
// empty if there is none.
func culprit(given map[string]json.RawMessage, v any) string {
	for _, name := range slices.Sorted(maps.Keys(given)) {
		part, err := json.Marshal(map[string]json.RawMessage{name: given[name]})
		if err != nil || strictly(part, reflect.New(reflect.TypeOf(v).Elem()).Interface()) != nil {
			return name
		}
	}
	return ""
}

func strictly(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("more than one JSON value")
	}
	return nil
}

func readHead(info rules.Info, fields map[string]json.RawMessage) (rules.Setup, error) {
	setup := rules.Setup{Options: map[string]string{}}
	fault := func(field, reason string) error { return &Error{Game: info.ID, Field: field, Reason: reason} }
	var name string
	if raw, ok := fields["game"]; ok && (json.Unmarshal(raw, &name) != nil || name != info.ID) {
		return setup, fault("game", "is "+string(raw)+"; this is \""+info.ID+"\"")
	}
	delete(fields, "game")
	if raw, ok := fields["seats"]; !ok || json.Unmarshal(raw, &setup.Seats) != nil {
		return setup, fault("seats", "is missing or no number")
	}
	delete(fields, "seats")
	for _, id := range slices.Sorted(maps.Keys(fields)) {
		var value string
		if _, known := info.Option(id); !known {
			return setup, fault(id, "there is no such field")
		} else if json.Unmarshal(fields[id], &value) != nil {
			return setup, fault(id, "it must be a text")
		}
		setup.Options[id] = value
	}
	return setup, nil
}
