// Figures of the page in a real Chromium, as a person who comes for the first time has them: make web-figures.
import fs from "node:fs";
import os from "node:os";
import { serve } from "./server.mjs";
import { begin, build, games } from "./table.mjs";
import { Browser, has, sleep } from "./tab.mjs";

const server = await serve(build("web")), url = `http://127.0.0.1:${server.port}/`;
const print = (name, value, aim = "") => console.log(name.padEnd(34), value.padEnd(30), `load ${os.loadavg()[0].toFixed(1).padEnd(6)}`, aim && `at most ${aim}`);
const seconds = (ms) => (ms / 1000).toFixed(2) + " s";
const megabytes = (bytes) => (bytes / 1e6).toFixed(0) + " MB";

// visit opens the page in a browser that has kept nothing, and has a look at it.
async function visit(look) {
	const browser = new Browser();
	try {
		await browser.start();
		const t = await browser.tab({ width: 1280, height: 800 });
		await t.open(url);
		await t.settled(has("menu:learn"));
		await look(t, browser);
	} finally {
		await browser.end();
	}
}

// times takes those of the first picture and of the first lesson's first step, from the click on.
async function times(t) {
	const { compiled, drawn } = await t.page.evaluate(() => portcullisMarks);
	print("first picture", seconds(drawn), "6 s");
	print("  loaded and compiled", seconds(compiled));
	await t.click("menu:learn");
	const ofLesson = (e) => e.id.startsWith("lesson:") && e.id.endsWith("/begin");
	const { id } = (await t.settled((m) => m.elements.some(ofLesson))).elements.find(ofLesson);
	const [x, y] = await t.middle(id);
	await t.page.mouse.move(x, y);
	const began = performance.now();
	await t.page.mouse.down();
	await t.page.mouse.up();
	await t.settled((m) => m.scene === "board" && m.notes?.length && m.elements.some((e) => e.id.startsWith("table:lesson/")));
	print("a lesson's first step", seconds(performance.now() - began), "10 s");
}

// memory takes that of the tab's process and of the one that draws: PSS, where what several share is parted among them, and RSS.
async function memory(t, browser) {
	const system = await browser.cdp.newBrowserCDPSession();
	const held = async (after) => {
		await sleep(3000);
		const processes = (await system.send("SystemInfo.getProcessInfo")).processInfo.map(({ type, id }) => {
			const kept = (name) => 1024 * new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(fs.readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))[1];
			return { type, rss: kept("Rss"), pss: kept("Pss") };
		});
		const most = (type) => processes.filter((p) => p.type === type).sort((a, b) => b.pss - a.pss)[0];
		const tab = most("renderer"), gpu = most("GPU");
		print(`tab after ${after}`, `${megabytes(tab.pss)} (RSS ${megabytes(tab.rss)})`, "400 MB");
		print("  the program's own memory", megabytes(await t.page.evaluate(() => portcullisMemory.buffer.byteLength)));
		print("  beside it, what draws", `${megabytes(gpu.pss)} (RSS ${megabytes(gpu.rss)})`);
	};
	await held("the menu");
	for (const game of games) {
		await begin(t, game, 5);
		await held("a board of " + game);
		await t.click("table:back");
		await t.settled(has("game:" + game));
	}
}

try {
	for (let i = 0; i < 3; i++) await visit(times);
	await visit(memory);
} finally {
	server.close();
}
