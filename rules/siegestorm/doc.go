// Package siegestorm plays Siegestorm: Siege Mode, a card duel of attrition for one to four
// players: Duel, Free-for-All, Solo and Co-op against a boss, and Last Man Standing.
//
// The rules run as a small machine. [State] keeps a stack of frames (a turn, a window, a
// chain, a text that is being carried out, a storm); the uppermost one goes on until it
// waits for a decision. So any effect can stop in its middle to ask, and a snapshot taken
// there is complete. Cards are data; package cards holds their texts as lists of verbs, and
// each verb is one small function here.
//
// Rule ids such as ST-CHN-4 refer to the project's rules ledger.
package siegestorm
