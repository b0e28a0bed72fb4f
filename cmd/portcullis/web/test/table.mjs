// What a person does at a table, and what the browser has stored of it.
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { has, until } from "./tab.mjs";

export const games = ["kurth", "bsieged", "siegestorm", "argot", "towersiege"];
export const build = (name) => fileURLToPath(new URL("../../../../build/" + name, import.meta.url));
// endings are the matches that the program beside this has made: how they are clicked, and their files but for the end.
export const endings = JSON.parse(fs.readFileSync(build("web-matches/endings.json")));

// stored is all files of the store whose names end so, as [path, text].
export const stored = (t, ending = ".siege") => t.page.evaluate((ending) => new Promise((done) => {
	indexedDB.open("portcullis").onsuccess = (e) => {
		const r = e.target.result.transaction("files").objectStore("files").getAll();
		r.onsuccess = () => {
			e.target.result.close();
			done(r.result.filter((f) => f.path.endsWith(ending)).map((f) => [f.path, new TextDecoder().decode(f.data)]));
		};
	};
}), ending);
// choices are the choices that a match file has.
export const choices = (file) => [...file.matchAll(/^\d+ play (.*?)  #/gm)].map((m) => m[1]);

// played is how many choices of all matches are stored.
const played = async (t) => (await stored(t)).reduce((n, [, file]) => n + choices(file).length, 0);

// atRest waits until the table is at rest: curtains are lifted, recaps read, and what is asked is confirmed.
export async function atRest(t) {
	for (;;) {
		const m = await t.settled((m) => (m.scene === "board" || m.scene === "curtain") && !has("table:skip")(m));
		const on = m.elements.find((e) => ["table:lift", "table:recap-accept", "table:confirm"].includes(e.id));
		if (!on) return m;
		await t.click(on.id);
	}
}

// choose clicks the way of a choice until it is stored. The last clicks are left out if it is clear before. A click
// while something is still shown only ends that: whoever sees nothing come of one begins again.
export async function choose(t, way) {
	const before = await played(t), made = async () => await played(t) > before;
	let m;
	const comes = (id, ms) => until(ms, id, async () => {
		m = await atRest(t);
		return await made() ? "made" : m.elements.some((e) => e.id === id && e.enabled) && "there";
	}).catch(() => "");
	for (let tries = 0; tries < 4; tries++) {
		let there = "there";
		for (const [i, id] of way.clicks.entries()) {
			if (there = await comes(id, i === 0 ? 40000 : 20000), there !== "there") break;
			await t.click(id);
		}
		if (!there && has("table:close")(m)) await t.click("table:close"); // a click that took too long was a close look
		if (there === "made" || there && await until(30000, way.choice, async () => { await atRest(t); return made(); }).catch(() => false)) return atRest(t);
	}
	throw new Error(`${way.choice} is not stored, whatever is clicked of ${way.clicks}; it asks ${m?.prompt}, of ${(await stored(t)).map(([, file]) => choices(file).at(-1))}`);
}

// begin goes from the menu to the table of a game, all of whose seats are people's, with a seed that is typed.
export async function begin(t, game, seed) {
	await t.click("game:" + game);
	const m = await t.settled((m) => m.scene === "new");
	if (has("seat:1:person")(m)) {
		await t.into("seat:1:person", "new:sheet");
		await t.click("seat:1:person");
	}
	await t.into("new:more", "new:sheet");
	await t.click("new:more");
	await t.into("new:seed", "new:sheet");
	await t.click("new:seed");
	await t.page.keyboard.type(String(seed));
	await t.heard();
	await t.click("new:begin");
	return atRest(t);
}

// upload hands a file to Saves, and opens the match.
export async function upload(t, file) {
	await t.click("menu:saves");
	await t.settled(has("saves:import"));
	await (await chooser(t, "saves:import")).setFiles(file);
	await t.settled((m) => m.elements.some((e) => e.id === "saves:open" && e.enabled));
	await t.to("saves:open", (m) => m.scene !== "saves");
	return atRest(t);
}

// chooser is the browser's window for a file, which a click opens. A browser refuses it a few seconds after the click.
export async function chooser(t, id) {
	for (let tries = 0; tries < 4; tries++) {
		const [c] = await Promise.all([t.page.waitForEvent("filechooser", { timeout: 15000 }).catch(() => null), t.press(id)]);
		if (c) return c;
	}
	throw new Error(`${id} opens no window for a file`);
}
