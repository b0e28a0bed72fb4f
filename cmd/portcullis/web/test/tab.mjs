// The program in a tab of a real Chromium: a person at it sees what the mirror tells, and clicks elements by their id.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const flags = ["--no-sandbox", "--headless=new", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run", "--disable-renderer-backgrounding",
	"--disable-background-timer-throttling", "--disable-background-networking", "--disable-quic", "--disable-component-update", "--disable-sync",
	"--window-size=1280,800", "--remote-debugging-port=0",
	"--remote-debugging-pipe"]; // nobody talks over the pipe: when it breaks, because whoever started it is gone, Chromium ends
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

// Browser is a Chromium with a profile that outlives it.
export class Browser {
	constructor(extra = []) { this.profile = fs.mkdtempSync(path.join(os.tmpdir(), "portcullis-web-")); this.extra = extra; }
	async start() {
		for (const f of ["SingletonLock", "SingletonSocket", "SingletonCookie", "DevToolsActivePort"]) fs.rmSync(path.join(this.profile, f), { force: true });
		this.child = spawn(process.env.CHROMIUM ?? "chromium", [...flags, ...this.extra, "--user-data-dir=" + this.profile, "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true });
		const port = path.join(this.profile, "DevToolsActivePort");
		await until(60000, "Chromium to start", () => fs.existsSync(port) && fs.readFileSync(port, "utf8").includes("/"));
		this.cdp = await chromium.connectOverCDP("http://127.0.0.1:" + fs.readFileSync(port, "utf8").split("\n")[0]);
		this.context = this.cdp.contexts()[0];
	}
	kill() { try { process.kill(-this.child.pid, "SIGKILL"); } catch { /* it is dead */ } }
	async end() { this.kill(); await sleep(300); fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }); }
	// tab opens one of the smallest size that the program has room for: what is painted by the processor takes its time.
	async tab(size = { width: 1024, height: 640 }) {
		const page = await this.context.newPage();
		if (size) await page.setViewportSize(size);
		return new Tab(page);
	}
	// coarse opens one whose pixels are twice as large each way: a quarter of the painting, and all that is clicked lies where it does.
	async coarse() {
		const page = await this.context.newPage(), cdp = await this.context.newCDPSession(page);
		await cdp.send("Emulation.setDeviceMetricsOverride", { width: 1024, height: 640, deviceScaleFactor: 0.5, mobile: false });
		return new Tab(page);
	}
}

// still are the settings of somebody who wants nothing to move: what is played is at rest at once.
export const still = ["/home/config/settings.toml", 'animation = "none"\n'];

export const has = (id) => (m) => m.elements.some((e) => e.id === id);

export async function until(ms, what, f) {
	for (const end = Date.now() + ms; Date.now() < end; await sleep(15)) {
		const v = await f();
		if (v) return v;
	}
	throw new Error(`waited ${ms / 1000} s for ${typeof what === "string" ? what : await what()}`);
}

export class Tab {
	constructor(page) {
		this.page = page;
		this.errors = [];
		page.on("pageerror", (e) => this.errors.push(String(e)));
		page.on("console", (m) => { if (m.type() === "error") this.errors.push(m.text()); });
	}
	async open(url, args = []) {
		await this.page.addInitScript((args) => {
			globalThis.portcullisTicks = 0;
			globalThis.portcullisTest = { arguments: args, mirror: (line) => { globalThis.portcullisSeen = line; globalThis.portcullisTicks++; } };
		}, args);
		await this.page.goto(url);
	}
	// keep stores files of the program before it is opened, each as [path, text].
	async keep(url, files) {
		await this.page.goto(url + "page.css");
		await this.page.evaluate((files) => new Promise((done) => {
			const asked = indexedDB.open("portcullis", 1);
			asked.onupgradeneeded = () => asked.result.createObjectStore("files", { keyPath: "path" });
			asked.onsuccess = () => {
				const change = asked.result.transaction("files", "readwrite"), all = change.objectStore("files");
				all.put({ path: "/home/config", mode: 0o040755, mtime: 1, data: new Uint8Array() });
				for (const [path, text] of files) all.put({ path, mode: 0o100644, mtime: 1, data: new TextEncoder().encode(text) });
				change.oncomplete = () => { asked.result.close(); done(); };
			};
		}), files);
	}
	async seen() { try { return JSON.parse(await this.page.evaluate(() => globalThis.portcullisSeen ?? "null")); } catch { return null; } }
	// settled waits until the screen is at rest, and is f.
	settled(f = () => true, ms = 120000) {
		let m;
		return until(ms, async () => `the screen; ${m?.scene} shows ${m?.elements.map((e) => e.id).join(" ")}; the page says ${await this.said()}; ${this.errors.join("; ")}`,
			async () => (m = await this.seen()) && m.settled && f(m) && m);
	}
	said() { return this.page.evaluate(() => { const c = document.getElementById("cover"); return c && !c.hidden ? c.innerText : ""; }); }
	says(part, ms = 30000) { return until(ms, "the page to say " + part, async () => (await this.said()).includes(part)); }
	// middle is the middle of an element that is on the screen, in the page's pixels.
	async middle(id) {
		const m = await this.settled(has(id));
		const [x, y, w, h] = m.elements.find((e) => e.id === id).rect;
		const d = await this.ratio();
		return [(x + w / 2) / d, (y + h / 2) / d];
	}
	// ratio is how many pixels of the screen lie side by side in one of the page.
	ratio() { return this.page.evaluate(() => devicePixelRatio); }
	// press is a click of which nothing is awaited. The button does not stay down for what a busy machine takes to answer.
	async press(id) {
		const [x, y] = this.at = await this.middle(id);
		await this.page.mouse.move(x, y);
		await Promise.all([this.page.mouse.down(), this.page.mouse.up()]);
	}
	// heard waits until the program has taken up all that was done: each move of the mouse is a tick, and what a tick posts is done by the next one.
	async heard() {
		const ticks = () => this.page.evaluate(() => globalThis.portcullisTicks);
		for (let i = 0; i < 3; i++) {
			const before = await ticks();
			await this.page.mouse.move(this.at[0] + (i & 1), this.at[1]);
			await until(60000, "the program to hear of the mouse", async () => await ticks() > before);
		}
	}
	async click(id) {
		await this.press(id);
		await this.heard();
	}
	// to clicks until the screen is f: a list that is still being read may move a button away.
	async to(id, f) {
		for (let tries = 0; tries < 4; tries++) {
			await this.press(id);
			const m = await this.settled(f, 20000).catch(() => null);
			if (m) return m;
		}
		throw new Error(`clicks on ${id} lead nowhere`);
	}
	// wheel turns the wheel by notches over an element, towards the person.
	async wheel(id, notches) {
		this.at = await this.middle(id);
		await this.page.mouse.move(...this.at);
		await this.page.mouse.wheel(0, notches * 100);
		await this.heard();
	}
	// into scrolls a sheet until an element of it can be clicked.
	async into(id, sheet) {
		const least = 24 * await this.ratio();
		for (let i = 0; i < 40; i++) {
			const m = await this.settled();
			if (m.elements.some((e) => e.id === id && e.rect[3] >= least)) return;
			await this.wheel(sheet, 2);
		}
		throw new Error(`${id} is nowhere on ${sheet}`);
	}
	cdp() { return this.page.context().newCDPSession(this.page); }
}
