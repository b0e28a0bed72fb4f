//go:build !unix

package save

func children() map[string]func(path string) error {
	return map[string]func(path string) error{"play": playForEver}
}
