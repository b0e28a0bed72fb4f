package stage

import "portcullis/scenes/ink"

// Spread is a box grown by so much on each side, within bounds, and over none of the others: where a small thing takes clicks that miss
// it by a little.
func Spread(box ink.Rect, by float64, bounds ink.Rect, others []ink.Rect) ink.Rect {
	r := box.Inset(-by).Intersect(bounds)
	for _, o := range others {
		if !r.Overlaps(o) {
			continue
		}
		best := box
		for _, part := range without([]ink.Rect{r}, o) {
			if part.Holds(box) && area(part) > area(best) {
				best = part
			}
		}
		r = best
	}
	return r
}
