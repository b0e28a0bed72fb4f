"use strict";
// The page around the program: it starts it, says what keeps it from starting, and does for it what only a page can.
(() => {
	const cover = document.getElementById("cover"), said = document.getElementById("said"), progress = document.getElementById("progress");
	const ways = document.getElementById("ways"), bar = document.getElementById("bar");
	const program = document.currentScript.dataset.program;
	const testing = globalThis.portcullisTest ?? {}; // set by tests before the page: {arguments, mirror}
	const marks = globalThis.portcullisMarks = {};
	const mark = (name) => { marks[name] ??= Math.round(performance.now()); };

	// tell covers the page with a few sentences and ways on: [label, what it does].
	const tell = (text, ...buttons) => {
		cover.hidden = false;
		progress.hidden = true;
		said.textContent = text;
		ways.replaceChildren(...buttons.map(([label, act]) => {
			const b = document.createElement("button");
			b.textContent = label;
			b.onclick = act;
			return b;
		}));
	};
	const again = ["Load the page again", () => location.reload()];
	// warn says something above the program, which goes on.
	const warn = (text) => { bar.firstElementChild.textContent = text; bar.hidden = false; };
	bar.lastElementChild.onclick = () => { bar.hidden = true; };
	// The program paints as finely as the screen was when it began (Ebitengine asks once).
	const begun = devicePixelRatio, blurred = "The zoom has changed, and the picture is not sharp any more. Load the page again to have it sharp; nothing is lost.";
	addEventListener("resize", () => {
		if (devicePixelRatio !== begun) { if (bar.hidden) warn(blurred); } else if (bar.firstElementChild.textContent === blurred) bar.hidden = true;
	});

	class Told extends Error { constructor(text, ...buttons) { super(text); this.buttons = buttons; } }

	const give = (name, bytes) => {
		const a = document.createElement("a");
		a.href = URL.createObjectURL(new Blob([bytes]));
		a.download = name;
		a.click();
		setTimeout(() => URL.revokeObjectURL(a.href), 60000);
	};
	// keepCopy downloads all that can be read of the store as one text: "== path" before each file.
	const keepCopy = () => {
		const parts = [];
		for (const [path, bytes] of store.files()) parts.push(`== ${path}\n`, bytes, "\n");
		give("portcullis-store.txt", new Blob(parts));
	};

	// What the browser must have. Each is looked for before anything is stored or fetched.
	const able = () => {
		if (location.protocol === "file:") throw new Told("Portcullis cannot be started from a file: browsers do not let such a page read its parts.\nPut the folder on any web server, for example with \"python3 -m http.server\" inside it, and open the address that it names.");
		if (!globalThis.WebAssembly?.instantiateStreaming) throw new Told("This browser cannot run WebAssembly. Portcullis needs a browser of 2021 or newer.");
		if (!globalThis.indexedDB) throw new Told("This browser gives the page no store (IndexedDB), so that nothing could be kept.\nAllow this site to store data, leave private browsing, or use another browser.", again);
		if (!navigator.locks) throw new Told("This page came over a connection that browsers do not trust, and gets no locks for its store.\nOpen it over https, or from this computer as http://localhost.");
		if (!document.createElement("canvas").getContext("webgl2")) throw new Told("This browser gives the page no WebGL 2, with which Portcullis draws.\nSwitch on hardware acceleration in its settings, update the driver of the graphics card, or use another browser.", again);
	};

	// alone waits until no other tab has the store open. It is told when there is one, and goes on when that is closed.
	const alone = async () => {
		let free;
		const closed = new Promise((done) => { free = done; });
		const take = (options) => new Promise((got, bad) => {
			navigator.locks.request("portcullis", options, (lock) => { got(!!lock); return lock ? closed : undefined; }).catch(bad);
		});
		if (!await take({ ifAvailable: true })) {
			tell("Portcullis is open in another tab or window of this browser. Only one at a time can keep the matches.\nClose the other one, and this one goes on by itself.");
			await take({});
			said.textContent = "Loading";
			progress.hidden = cover.hidden = false;
		}
		return free;
	};

	const openStore = async () => {
		let damaged;
		try {
			damaged = await store.open();
		} catch (e) {
			throw new Told(`The browser's store of this page cannot be opened: ${e?.message || e}. Nothing in it was touched.\nLoad the page again; if that does not help, start the browser anew, and look whether its disk is full.`, again);
		}
		if (!damaged.length) return;
		const list = damaged.slice(0, 5).join(", ") + (damaged.length > 5 ? " and more" : "");
		await new Promise((go) => tell(`The browser's store of this page is damaged: ${damaged.length === 1 ? "one entry" : damaged.length + " entries"} cannot be read (${list}). Nothing was touched.\nKeep a copy of what can be read. Portcullis can start without the damaged entries; they stay where they are.`,
			["Keep a copy", keepCopy], ["Start without them", go]));
		said.textContent = "Loading";
		ways.replaceChildren();
		progress.hidden = false;
	};

	// room warns when the store becomes nearly full. It looks at the first picture and whenever so much was written, which is
	// far less than what it warns of. Browsers tell how full only roughly.
	const least = 8 << 20, often = 4 << 10;
	let written = 0, scarce = false;
	const low = (left = "") => warn(`The browser's store for this page is nearly full${left}. Download matches that you want to keep under Saves, delete others, or make room on the disk.`);
	const room = async () => {
		written = 0;
		const { usage = 0, quota = Infinity } = await navigator.storage?.estimate?.() ?? {};
		const before = scarce;
		scarce = quota - usage < least;
		if (scarce && !before) low(`: ${Math.max(0, (quota - usage) >> 20)} MB are left`);
	};
	store.onlow(() => low());
	store.onwrite((bytes) => { if ((written += bytes) >= often) room(); });
	store.onfail((e) => warn(e.code === "ENOSPC"
		? "The browser's store for this page is full, and the last changes are not kept. Delete matches under Saves, or make room on the disk; what waits is stored as soon as there is room."
		: "The browser does not store what changes. Download the matches that you want to keep under Saves, then load the page again."));

	// The program's bytes. A server that compresses them tells so; from any other the page takes the file that is compressed already.
	const counted = (body, length) => {
		let got = 0;
		if (length) progress.max = length;
		return body.pipeThrough(new TransformStream({ transform(chunk, to) {
			got += chunk.length;
			if (length) progress.value = Math.min(got, length);
			to.enqueue(chunk);
		} }));
	};
	let source = program; // the address by which the program came
	const fetched = async () => {
		const stop = new AbortController();
		let r, cause;
		try { r = await fetch(program, { signal: stop.signal }); } catch (e) { cause = e; }
		if (!r?.headers.get("content-encoding")) {
			const packed = await fetch(program + ".gz").catch(() => null);
			if (packed?.ok && packed.headers.get("content-type") !== "text/html") {
				stop.abort();
				source = program + ".gz";
				const body = counted(packed.body, +packed.headers.get("content-length") || 0);
				return wasm(packed.headers.get("content-encoding") ? body : body.pipeThrough(new DecompressionStream("gzip")));
			}
		}
		if (!r) throw new Told(`The program cannot be loaded: ${cause.message}.\nLook whether the network is there, then load the page again.`, again);
		if (!r.ok) throw new Told(`The program that belongs to this page is not on the server (${r.status}): the page is of another version than its server.\nLoad the page again; nothing stored was touched.`, again);
		return wasm(counted(r.body, r.headers.get("content-encoding") ? 0 : +r.headers.get("content-length") || 0));
	};
	const wasm = (body) => new Response(body, { headers: { "content-type": "application/wasm" } });
	const compiled = async (go) => {
		const response = await fetched();
		try {
			return (await WebAssembly.instantiateStreaming(response, go.importObject)).instance;
		} catch (e) {
			throw new Told(`The program does not fit this page, or did not arrive whole: ${e.message}\nLoad the page again, past what the browser has kept of it (Ctrl+Shift+R); nothing stored was touched.`, again);
		}
	};

	// Frames wait until the program wants one, so that nothing runs while nothing moves.
	const native = requestAnimationFrame.bind(globalThis);
	let held = null, wanted = false;
	globalThis.requestAnimationFrame = (f) => {
		if (!wanted) { held = f; return 0; }
		wanted = false;
		return native(f);
	};

	// A touch screen shows its keyboard for a field of the page alone. The pen is one that nobody sees, over the one that the
	// program draws: what the keyboard makes of its text, the program is told whole.
	const pen = document.getElementById("pen");
	const canvas = () => document.querySelector("canvas");
	let touched = false, composing = false, writes = false;
	const characters = (text) => [...text].length;
	const show = () => { if (touched && writes) pen.focus(); };
	addEventListener("pointerdown", (e) => { touched = e.pointerType === "touch"; }, true);
	addEventListener("touchend", (e) => {
		if (!e.isTrusted) return;
		const at = pen.getBoundingClientRect(), t = e.changedTouches[0];
		if (t.clientX >= at.left && t.clientX <= at.right && t.clientY >= at.top && t.clientY <= at.bottom) show();
	}, true);
	const edit = (text, caret, x, y, w, h) => {
		writes = text !== null;
		if (!writes) {
			composing = false;
			if (document.activeElement === pen) canvas()?.focus();
			pen.value = "";
			return;
		}
		Object.assign(pen.style, { left: x + "px", top: y + "px", width: w + "px", height: h + "px" });
		if (!composing) {
			if (pen.value !== text) pen.value = text;
			const at = [...text].slice(0, caret).join("").length;
			if (pen.selectionStart !== at || pen.selectionEnd !== at) pen.setSelectionRange(at, at);
		}
		show();
	};
	pen.addEventListener("compositionstart", () => { composing = true; });
	pen.addEventListener("compositionend", () => { composing = false; });
	pen.addEventListener("input", () => globalThis.portcullis.wrote?.(pen.value, characters(pen.value.slice(0, pen.selectionStart))));
	pen.addEventListener("focus", () => document.documentElement.classList.add("writes"));
	pen.addEventListener("blur", () => document.documentElement.classList.remove("writes"));
	// Keys that write nothing are for the program.
	const over = new Set(["Enter", "Escape", "Tab", "ArrowUp", "ArrowDown"]);
	for (const kind of ["keydown", "keyup"]) pen.addEventListener(kind, (e) => {
		if (e.isComposing || !over.has(e.key)) return;
		e.preventDefault();
		canvas()?.dispatchEvent(new KeyboardEvent(kind, { key: e.key, code: e.code, shiftKey: e.shiftKey, cancelable: true }));
	});

	// The program sees where the fingers are when it looks, and no more. One that comes or goes before it has looked at what
	// was before waits in line: however long a frame takes, no tap is lost and no finger is taken for the one before it.
	const line = [];
	let unseen = false;
	const fingers = (list) => ({ length: list.length, item: (i) => list[i] });
	const copy = (e) => Object.assign(new Event(e.type, { cancelable: true }), { waited: true,
		targetTouches: fingers(Array.from(e.targetTouches, ({ identifier, clientX, clientY }) => ({ identifier, clientX, clientY }))) });
	for (const kind of ["touchstart", "touchmove", "touchend"]) addEventListener(kind, (e) => {
		if (e.target.tagName !== "CANVAS") return;
		if (e.waited || !line.length && !unseen) {
			unseen = kind !== "touchmove";
			return;
		}
		e.stopImmediatePropagation();
		e.preventDefault();
		if (kind === "touchmove" && line.at(-1)?.type === kind) line.pop();
		line.push(copy(e));
	}, { capture: true, passive: false });
	const next = () => { if (!unseen && line.length) canvas()?.dispatchEvent(line.shift()); };

	// What the program asks of its page (game/host).
	globalThis.portcullis = {
		wake() {
			if (!held) { wanted = true; return; }
			const f = held;
			held = null;
			native(f);
		},
		drawn() { mark("drawn"); cover.hidden = true; room(); store.reserve().catch((e) => { if (e?.name === "QuotaExceededError") low(); }); keepPage().catch(() => {}); },
		looks() {
			unseen = false;
			if (line.length) setTimeout(next);
		},
		edit,
		give,
		// take asks for a file and hands on its name and bytes; null if it cannot be read or is too large.
		take(kinds, most, then) {
			const input = document.createElement("input");
			input.type = "file";
			input.accept = kinds;
			input.onchange = async () => {
				const file = input.files[0];
				if (!file) return;
				const bytes = file.size <= most ? await file.arrayBuffer().catch(() => null) : null;
				then(file.name, bytes && new Uint8Array(bytes));
			};
			input.click();
		},
		mirror: testing.mirror,
	};

	// Keys that belong to the browser never reach the program, which would keep them from it. Shift+F12 keeps a picture.
	const browsers = new Set(["F3", "F5", "F6", "F7", "F11", "F12"]);
	const withControl = new Set("dfghjklnoprstuw0123456789+-=".split(""));
	const leave = (e) => {
		const control = e.ctrlKey || e.metaKey;
		if (browsers.has(e.key) && !(e.key === "F12" && e.shiftKey) || control && (withControl.has(e.key.toLowerCase()) || e.key === "Tab" || e.shiftKey && /^[cijkn]$/i.test(e.key)) || e.altKey && ["ArrowLeft", "ArrowRight", "Home", "d", "f", "e"].includes(e.key)) e.stopImmediatePropagation();
	};
	addEventListener("keydown", leave, true);
	addEventListener("keyup", leave, true);

	// A wheel counts notches for the program, not pixels; a touch that is called off is lifted.
	const notch = [100, 3, 1];
	addEventListener("wheel", (e) => {
		if (!e.isTrusted && !e.deltaMode || e.target.tagName !== "CANVAS" || e.wheelCounted) return;
		e.stopImmediatePropagation();
		e.preventDefault();
		const per = notch[e.deltaMode], turned = new WheelEvent("wheel", { deltaX: e.deltaX / per, deltaY: e.deltaY / per, clientX: e.clientX, clientY: e.clientY, cancelable: true, bubbles: true });
		turned.wheelCounted = true;
		e.target.dispatchEvent(turned);
	}, { capture: true, passive: false });
	addEventListener("touchcancel", (e) => {
		if (e.target.tagName === "CANVAS") e.target.dispatchEvent(Object.assign(new Event("touchend", { cancelable: true }), { targetTouches: fingers([]) }));
	}, true);

	const start = async () => {
		able();
		const free = await alone();
		navigator.storage?.persist?.().catch(() => {});
		const go = new Go();
		const loading = compiled(go);
		loading.catch(() => {}); // told below, after the store
		await openStore();
		const instance = await loading;
		mark("compiled");
		said.textContent = "Starting";
		progress.removeAttribute("value");
		globalThis.portcullisMemory = instance.exports.mem;
		let code = 0;
		go.exit = (c) => { code = c; };
		go.argv = ["portcullis", "--data-dir=/home/data", "--config-dir=/home/config", ...testing.arguments ?? []];
		go.env = { HOME: "/home", TMPDIR: "/tmp" };
		await go.run(instance);
		const kept = await store.commit().then(() => true, () => false);
		free();
		document.querySelector("canvas")?.remove();
		const rest = kept ? "Everything is kept in this browser." : "The last changes could not be kept: the browser's store is full or does not answer.";
		tell(code === 0 ? `Portcullis is closed. ${rest} You can close this tab.` : `Portcullis had to end. ${rest}\n${store.said.split("\n").slice(-6).join("\n")}`, ["Start again", () => location.reload()]);
	};
	start().catch((e) => {
		if (e instanceof Told) tell(e.message, ...e.buttons);
		else { console.error(e); tell(`The page could not start Portcullis: ${e?.message || e}. Nothing stored was touched.`, again); }
	});


	// Once it runs, the page keeps its own files for the next time without a network.
	const keepPage = async () => {
		if (!navigator.serviceWorker) return;
		await navigator.serviceWorker.register("worker.js");
		(await navigator.serviceWorker.ready).active.postMessage(source);
	};
})();
