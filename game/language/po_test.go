package language

import (
	"runtime"
	"strings"
	"testing"
)

// A text that goes on over very many lines takes no more than its own length: put together line by line it took a minute.
func TestALongTextIsReadInOneGo(t *testing.T) {
	const lines = 100_000
	data := []byte("msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"\"\n" + strings.Repeat("\"x\"\n", lines) + "msgstr \"\"\n" + strings.Repeat("\"y\"\n", lines))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	messages, faults := readMessages(data)
	runtime.ReadMemStats(&after)
	if len(faults) > 0 || len(messages) != 2 || len(messages[1].id) != lines || len(messages[1].said[0].text) != lines {
		t.Fatalf("read are %d messages; %v", len(messages), faults)
	}
	if taken := after.TotalAlloc - before.TotalAlloc; taken > 100*uint64(len(data)) {
		t.Errorf("a file of %d bytes takes %d to read", len(data), taken)
	}
}
