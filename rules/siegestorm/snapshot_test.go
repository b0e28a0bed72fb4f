package siegestorm

import (
	"bytes"
	"encoding/json"
	"testing"
)

func TestIndent(t *testing.T) {
	for _, src := range []string{
		`{}`, `[]`, `{"a":[],"b":{},"c":[[1,2],{"d":null}]}`, `{"a \" , [ ] { } : \\":"x\\\"y","n":-1.5e3,"t":true}`,
	} {
		var want bytes.Buffer
		if err := json.Indent(&want, []byte(src), "", "  "); err != nil {
			t.Fatal(err)
		}
		if got := indent([]byte(src)); !bytes.Equal(got, want.Bytes()) {
			t.Errorf("%s is laid out as\n%s\nnot\n%s", src, got, want.Bytes())
		}
	}
}
