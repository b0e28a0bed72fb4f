// Computer players at their strongest, and whether the page has its turn while they think.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";
import { Browser, still, until } from "./tab.mjs";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const levels = { argot: ["warlord", 2], towersiege: ["archmage", 2], bsieged: ["warlord", 4], siegestorm: ["warlord", 2], kurth: ["planner", 1] };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portcullis-think-"));

// The match of a game that the strongest computer players play with each other.
function match(game) {
	const [level, seats] = levels[game], file = path.join(folder, game + ".siege");
	execFileSync("go", ["run", "./cmd/siege", "new", "-o", file, game, "--seed", "5", "--seats", String(seats), ...Array.from({ length: seats }, (_, i) => ["--bot", `${i}=${level}`]).flat()], { cwd: root });
	return fs.readFileSync(file, "utf8");
}

// How long the program keeps the page's thread, each time, and whether it has drawn a frame in that time.
const watch = () => {
	const turns = globalThis.turns = [], native = requestAnimationFrame.bind(globalThis);
	let frame = false, deep = 0, go;
	globalThis.requestAnimationFrame = (f) => native((now) => { frame = true; try { f(now); } finally { frame = false; } });
	Object.defineProperty(globalThis, "Go", { get: () => go, set(made) {
		const resume = made.prototype._resume;
		made.prototype._resume = function () {
			const began = performance.now();
			deep++;
			try { return resume.call(this); } finally { if (--deep === 0) turns.push({ ms: performance.now() - began, frame }); }
		};
		go = made;
	} });
};

// Of thinking, half of the time at least is spent in turns shorter than this: the program lets go after 12 ms. One that never
// lets go thinks for a second. A machine that is busy elsewhere keeps the page waiting in the midst of its turns; so it is
// looked up to so many times, and the best counts.
const most = 200, looks = 4;
// So many turns are looked at: some seconds of thinking.
const enough = +(process.env.PORTCULLIS_TURNS ?? 250);

// The turns of some seconds of thinking: half of their time is spent in those shorter than middle, in ms.
async function thinking(t) {
	await t.page.evaluate(() => { turns.length = 0; });
	await until(60000, "somebody to think", () => t.page.evaluate((enough) => turns.filter((turn) => !turn.frame).length >= enough, enough));
	const all = (await t.page.evaluate(() => turns)).filter((turn) => !turn.frame).map((turn) => turn.ms).sort((a, b) => a - b);
	const sum = all.reduce((sum, ms) => sum + ms, 0);
	let half = 0;
	const middle = all.find((ms) => (half += ms) >= sum / 2);
	return { middle, told: `${all.length} turns without a frame, ${Math.round(sum)} ms; half of that in turns shorter than ${middle.toFixed(0)} ms; 19 of 20 shorter than ${all[Math.floor(all.length * 0.95)].toFixed(0)}, the longest ${all.at(-1).toFixed(0)}` };
}

for (const game of (process.env.PORTCULLIS_THINK ?? "argot,towersiege").split(",")) test(`the page has its turn while ${game} thinks`, { timeout: 300_000 }, async (about) => {
	const server = await serve(path.join(root, "build/web")), browser = new Browser();
	await browser.start();
	try {
		const t = await browser.tab({ width: 720, height: 450 });
		const url = `http://127.0.0.1:${server.port}/`;
		await t.keep(url, [still, ["/home/match.siege", match(game)]]);
		await t.page.addInitScript(watch);
		await t.open(url, ["--load=/home/match.siege"]);
		await t.settled((m) => m.scene === "board");
		let best = Infinity;
		for (let look = 0; look < looks && best >= most; look++) {
			const { middle, told } = await thinking(t);
			about.diagnostic(told);
			best = Math.min(best, middle);
		}
		assert.ok(best < most, `half of the time of thinking is in turns of ${best} ms or longer`);
	} finally {
		await browser.end();
		server.close();
	}
});
