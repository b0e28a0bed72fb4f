// Package form makes menus, dialogs and lists out of plans.
//
// A screen of this kind is a pure function from a model and the size of the screen to a
// list of [Item]s: what is where, what it is called, how it looks in each state, and why
// it cannot be used if it cannot. The same list is what [UI] shows, what the pointer and the
// keys walk, what tooltips say, and what the probe and a screen reader are told. Because a
// plan is plain data it is tested without a window.
//
// [UI] realises the items with widgets of ebitenui, which know about pressing, releasing
// and dragging. How things look comes from the items' display lists. [Toolkit] makes the looks
// that all screens share: panels, buttons, switches, sliders, fields, tabs, the top bar.
//
// What is where:
//
//	item.go, column.go, scroll.go, drag.go        what is on a screen, below each other, and how far scrolled
//	toolkit.go, button.go, golden.go, widgets.go, contents.go, topbar.go, dialog.go  the looks that screens share
//	ui.go, input.go, focus.go, pads.go            widgets of ebitenui, what a person does with them
//	field.go, editor.go, spell.go                 text that is typed, and what of it cannot be drawn
//	tip.go, draw.go, cuts.go                      tooltips, the images of a screen, and texts on it that lack room
package form
