package snapshot

// Indent lays compact JSON out in lines, like json.Indent with two spaces, in one pass. A depth
// beyond 60 is not indented further.
func Indent(src []byte) []byte {
	dst := make([]byte, 0, 3*len(src))
	depth := 0
	line := func() {
		dst = append(dst, '\n')
		for range min(depth, 60) {
			dst = append(dst, ' ', ' ')
		}
	}
	for i := 0; i < len(src); i++ {
		switch c := src[i]; c {
		case '"':
			end := i + 1
			for src[end] != '"' {
				if src[end] == '\\' {
					end++
				}
				end++
			}
			dst = append(dst, src[i:end+1]...)
			i = end
		case '{', '[':
			dst = append(dst, c)
			if src[i+1] == c+2 { // closed at once
				dst = append(dst, src[i+1])
				i++
				continue
			}
			depth++
			line()
		case '}', ']':
			depth--
			line()
			dst = append(dst, c)
		case ',':
			dst = append(dst, c)
			line()
		case ':':
			dst = append(dst, ':', ' ')
		default:
			dst = append(dst, c)
		}
	}
	return dst
}
