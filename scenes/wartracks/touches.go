package wartracks

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// touches says what the thing under the pointer would touch besides itself.
func (l *layout) touches() {
	var list []rules.Element
	switch l.Hover.Kind() {
	case "chain":
		for _, link := range l.Chain {
			if link.Element == l.Hover {
				list = append(list, link.Card.Element)
				if link.Target != nil {
					list = append(list, link.Target.Element)
				}
			}
		}
	case "button":
		if l.Hover == "button:pay_auto" && l.Pay != nil {
			list = append(list, l.Pay.Propose...)
		}
	case "card", "seat":
		if s := l.Storm; s != nil && s.Defender != nil && l.aimed(l.Hover) {
			list = append(list, s.Defender.Element)
		}
	}
	l.Out.Touches = list
	if l.Mode == table.Asking {
		l.Out.Asked = asked(l.View, l.Decision)
	}
}

// asked is the creature that is told where to go, or that storms and is told whom to strike; empty: the question is about none.
func asked(v siegestorm.View, kind string) rules.Element {
	switch {
	case kind == "order" && len(v.Exits) > 0:
		return v.Exits[0].Element
	case kind == "attack" && v.Storm != nil:
		return v.Storm.Card.Element
	}
	return ""
}

// aimed reports whether the storm can be aimed at an element.
func (l *layout) aimed(el rules.Element) bool {
	for i := range l.Storm.Targets {
		if l.Storm.Targets[i].Element == el {
			return true
		}
	}
	return false
}

// wholeTracks lays a cover over each war track that can be chosen as a whole (ST-LMS-2).
func (l *layout) wholeTracks() {
	if l.Mode != table.Asking {
		return
	}
	for _, ln := range l.field.lanes {
		id := elementOf("track", ln.index)
		if ln.kind != trackLane || !l.Can(id) {
			continue
		}
		foe := l.called(l.track(ln.index).Towards)
		words := "Track towards " + foe
		box := ln.box.Round()
		b := l.Fresh()
		b.Fill(boardkit.Own(box), ink.Gold.Alpha(0.16), l.Px(8))
		l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthOver, Look: b.List, Role: "place", Label: words, Tip: true, Round: l.Px(8)})
		p := l.hang(label{id: "chip:" + id, tone: goldChip, on: box, at: across(box, 0.5), most: box.W * 1.3, forms: []string{words, foe}})
		p.Depth = depthOver + 1
		l.OnBoard(p)
	}
}
