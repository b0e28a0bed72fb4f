package language

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// The bounds of a plural formula, in characters and in parentheses and choices within each other. Arabic's, the longest
// in use, has 113 characters and five choices.
const (
	maxFormula = 500
	maxNesting = 40
)

// formula tells which plural form a number takes. It is false where it divides by zero.
type formula func(n uint64) (value uint64, ok bool)

// germanic is the formula of a catalogue that gives none: one, and every other number.
func germanic(n uint64) (uint64, bool) { return truth(n != 1), true }

// readFormula reads the C expression of a header: "n%10==1 && n%100!=11 ? 0 : 1".
func readFormula(text string) (formula, error) {
	if len(text) > maxFormula {
		return nil, fmt.Errorf("it has %d characters; it may have %d", len(text), maxFormula)
	}
	p := &formulaReader{rest: text}
	f, err := p.choice(0)
	if err == nil && p.peek() != "" {
		err = fmt.Errorf("%q is left over", p.rest)
	}
	return f, err
}

type formulaReader struct{ rest string }

var errNesting = fmt.Errorf("more than %d of its parts lie within each other", maxNesting)

// levels are the operators, those that bind most loosely first.
var levels = [][]string{{"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}}

// peek is the next token; "" at the end.
func (p *formulaReader) peek() string {
	p.rest = strings.TrimLeft(p.rest, " \t")
	digits := len(p.rest) - len(strings.TrimLeft(p.rest, "0123456789"))
	switch {
	case p.rest == "":
		return ""
	case digits > 0:
		return p.rest[:digits]
	case len(p.rest) > 1 && strings.Contains("|| && == != <= >=", p.rest[:2]):
		return p.rest[:2]
	}
	return p.rest[:1]
}

// take passes over the next token if it is that one.
func (p *formulaReader) take(token string) bool {
	if token == "" || p.peek() != token {
		return false
	}
	p.rest = p.rest[len(token):]
	return true
}

// choice reads "a ? b : c", or what is less.
func (p *formulaReader) choice(depth int) (formula, error) {
	if depth > maxNesting {
		return nil, errNesting
	}
	test, err := p.operation(0, depth)
	if err != nil || !p.take("?") {
		return test, err
	}
	yes, err := p.choice(depth + 1)
	if err != nil {
		return nil, err
	}
	if !p.take(":") {
		return nil, errors.New(`a "?" has no ":"`)
	}
	no, err := p.choice(depth + 1)
	return func(n uint64) (uint64, bool) {
		v, ok := test(n)
		if !ok || v == 0 {
			return both(ok, no, n)
		}
		return yes(n)
	}, err
}

// both goes on with f unless something failed before it.
func both(ok bool, f formula, n uint64) (uint64, bool) {
	if !ok {
		return 0, false
	}
	return f(n)
}

// operation reads what is joined by the operators of a level.
func (p *formulaReader) operation(level, depth int) (formula, error) {
	if level == len(levels) {
		return p.value(depth)
	}
	left, err := p.operation(level+1, depth)
	for err == nil {
		op := ""
		for _, o := range levels[level] {
			if p.take(o) {
				op = o
				break
			}
		}
		if op == "" {
			return left, nil
		}
		var right formula
		if right, err = p.operation(level+1, depth); err == nil {
			left = joined(op, left, right)
		}
	}
	return nil, err
}

func joined(op string, left, right formula) formula {
	return func(n uint64) (uint64, bool) {
		a, fine := left(n)
		b, well := right(n)
		if !fine || !well {
			return 0, false
		}
		return calculate(op, a, b)
	}
}

func calculate(op string, a, b uint64) (uint64, bool) {
	switch op {
	case "||":
		return truth(a != 0 || b != 0), true
	case "&&":
		return truth(a != 0 && b != 0), true
	case "==":
		return truth(a == b), true
	case "!=":
		return truth(a != b), true
	case "<=":
		return truth(a <= b), true
	case ">=":
		return truth(a >= b), true
	case "<":
		return truth(a < b), true
	case ">":
		return truth(a > b), true
	case "+":
		return a + b, true
	case "-":
		return a - b, true
	case "*":
		return a * b, true
	}
	if b == 0 {
		return 0, false
	}
	if op == "/" {
		return a / b, true
	}
	return a % b, true
}

func truth(is bool) uint64 {
	if is {
		return 1
	}
	return 0
}

// value reads a number, n, or what stands in parentheses or after "!".
func (p *formulaReader) value(depth int) (formula, error) {
	if depth > maxNesting {
		return nil, errNesting
	}
	token := p.peek()
	p.take(token)
	if number, err := strconv.ParseUint(token, 10, 32); err == nil {
		return func(uint64) (uint64, bool) { return number, true }, nil
	}
	switch token {
	case "n":
		return func(n uint64) (uint64, bool) { return n, true }, nil
	case "!":
		f, err := p.value(depth + 1)
		return func(n uint64) (uint64, bool) { v, ok := f(n); return truth(v == 0), ok }, err
	case "(":
		f, err := p.choice(depth + 1)
		if err == nil && !p.take(")") {
			err = errors.New(`a "(" is not closed`)
		}
		return f, err
	case "":
		return nil, errors.New("it ends too early")
	}
	return nil, fmt.Errorf("%q is no number, n, \"!\" or \"(\"", token)
}
