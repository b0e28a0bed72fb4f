"use strict";
// The file system that Go's os package asks for (Node's API): a tree in memory, written through to
// IndexedDB by fsync, which calls back when the browser has the change on its disk. Below /tmp nothing is kept.
(() => {
	const DIR = 0o040000, REG = 0o100000, KIND = 0o170000;
	const C = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };
	const nodes = new Map(), open = new Map();
	const dirty = new Set(); // paths whose node, or whose absence, is not stored yet
	let nextFD = 100, nextInode = 1, db = null, timer = 0, running = null, waiting = null;
	let failed = () => {}, wrote = () => {};

	const fail = (code) => Object.assign(new Error(code), { code });
	const isDir = (n) => (n.mode & KIND) === DIR;
	const make = (mode, data = new Uint8Array(0)) => ({ inode: nextInode++, mode, data, size: data.length, mtime: Date.now() });
	const parent = (p) => p.slice(0, p.lastIndexOf("/")) || "/";
	const norm = (p) => {
		const out = [];
		for (const s of (p.startsWith("/") ? p : "/home/" + p).split("/")) {
			if (s === "..") out.pop(); else if (s !== "" && s !== ".") out.push(s);
		}
		return "/" + out.join("/");
	};
	for (const d of ["/", "/home", "/tmp"]) nodes.set(d, make(DIR | 0o755));

	const touch = (p) => {
		if (p.startsWith("/tmp/")) return;
		dirty.add(p);
		if (!timer) timer = setTimeout(() => { timer = 0; commit().catch(failed); }, 2000);
	};

	// The reserve is room in a database of its own, given up when there is no other left: what is done next is stored all the
	// same, and the person is told in time. How much room there is, browsers tell roughly or not at all.
	const RESERVE = "portcullis-reserve", SIZE = 2 << 20;
	let reserved = false, low = () => {};
	const answered = (r) => new Promise((done, bad) => { r.onsuccess = () => done(r.result); r.onerror = () => bad(r.error); });
	const reserve = async () => {
		const opening = indexedDB.open(RESERVE, 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore("room");
		const d = await answered(opening);
		try {
			if (!await answered(d.transaction("room").objectStore("room").count())) {
				const bytes = new Uint8Array(SIZE); // by chance: what repeats would be stored as less
				for (let at = 0; at < SIZE; at += 1 << 16) crypto.getRandomValues(bytes.subarray(at, at + (1 << 16)));
				const tx = d.transaction("room", "readwrite");
				tx.objectStore("room").put(bytes, 0);
				await new Promise((done, bad) => { tx.oncomplete = done; tx.onabort = () => bad(tx.error); });
			}
			reserved = true;
		} finally { d.close(); }
	};

	// write stores all that has changed, with the room of the reserve if it must.
	const write = () => put().catch(async (e) => {
		if (e.code !== "ENOSPC" || !reserved) throw e;
		reserved = false;
		await answered(indexedDB.deleteDatabase(RESERVE)).catch(() => {});
		low();
		return put();
	});
	// put stores all that has changed in one transaction. What was not stored stays to be stored.
	const put = () => new Promise((done, bad) => {
		if (!dirty.size) return done();
		const batch = [...dirty];
		dirty.clear();
		const lost = (error) => {
			for (const p of batch) dirty.add(p);
			bad(fail(error && error.name === "QuotaExceededError" ? "ENOSPC" : "EIO"));
		};
		try {
			const tx = db.transaction("files", "readwrite", { durability: "strict" });
			const files = tx.objectStore("files");
			let bytes = 0;
			for (const p of batch) {
				const n = nodes.get(p);
				if (n) { files.put({ path: p, mode: n.mode, mtime: n.mtime, data: n.data.slice(0, n.size) }); bytes += n.size; } else files.delete(p);
			}
			tx.oncomplete = () => { done(); wrote(bytes); };
			tx.onabort = () => lost(tx.error);
		} catch (e) { lost(e); }
	});
	// commit is done when all that had changed when it was called is stored: one write runs, one waits.
	const commit = () => {
		if (!running) return running = write().finally(() => { running = null; });
		return waiting ??= running.catch(() => {}).then(() => { waiting = null; return commit(); });
	};

	const get = (p) => { const n = nodes.get(norm(p)); if (!n) throw fail("ENOENT"); return n; };
	const fileOf = (fd) => { const f = open.get(fd); if (!f) throw fail("EBADF"); return f; };
	const inFolder = (p) => { const d = nodes.get(parent(p)); if (!d) throw fail("ENOENT"); if (!isDir(d)) throw fail("ENOTDIR"); };
	const room = (n, size) => {
		if (n.data.length >= size) return;
		const d = new Uint8Array(Math.max(size, n.data.length * 2, 256));
		d.set(n.data.subarray(0, n.size));
		n.data = d;
	};
	const cut = (n, size) => { room(n, size); if (size < n.size) n.data.fill(0, size, n.size); n.size = size; n.mtime = Date.now(); };
	const stat = (n) => ({ dev: 1, ino: n.inode, mode: n.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: n.size, blksize: 4096, blocks: 0, atimeMs: n.mtime, mtimeMs: n.mtime, ctimeMs: n.mtime, isDirectory: () => isDir(n) });
	const chmod = (n, mode) => { n.mode = (n.mode & KIND) | (mode & 0o777); };
	// answer calls back with what f returns or throws. Go wants null, never undefined, where there is no error.
	const answer = (callback, f) => {
		let v;
		try { v = f(); } catch (e) { if (!e.code) { console.error(e); e.code = "EIO"; } callback(e); return; }
		callback(null, v);
	};

	let line = "";
	const decoder = new TextDecoder();
	const print = (bytes) => {
		line += decoder.decode(bytes, { stream: true });
		const end = line.lastIndexOf("\n");
		if (end >= 0) { console.log(line.slice(0, end)); store.said = (store.said + line.slice(0, end + 1)).slice(-2000); line = line.slice(end + 1); }
		return bytes.length;
	};

	globalThis.fs = {
		constants: C,
		writeSync(fd, bytes) { return print(bytes); },
		open(path, flags, mode, callback) { answer(callback, () => {
			const p = norm(path);
			let n = nodes.get(p);
			if (n && flags & C.O_CREAT && flags & C.O_EXCL) throw fail("EEXIST");
			if (!n) {
				if (!(flags & C.O_CREAT)) throw fail("ENOENT");
				inFolder(p);
				nodes.set(p, n = make(REG | (mode & 0o777)));
				touch(p);
			}
			if (isDir(n) && flags & 3) throw fail("EISDIR");
			if (!isDir(n) && flags & C.O_DIRECTORY) throw fail("ENOTDIR");
			if (flags & C.O_TRUNC) { cut(n, 0); touch(p); }
			open.set(nextFD, { n, p, at: 0, append: !!(flags & C.O_APPEND) });
			return nextFD++;
		}); },
		close(fd, callback) { answer(callback, () => { if (!open.delete(fd)) throw fail("EBADF"); }); },
		read(fd, buffer, offset, length, position, callback) { answer(callback, () => {
			const f = fileOf(fd);
			if (isDir(f.n)) throw fail("EISDIR");
			const at = position === null ? f.at : position;
			const count = Math.max(0, Math.min(length, f.n.size - at));
			buffer.set(f.n.data.subarray(at, at + count), offset);
			if (position === null) f.at += count;
			return count;
		}); },
		write(fd, buffer, offset, length, position, callback) { answer(callback, () => {
			if (fd === 1 || fd === 2) return print(buffer.subarray(offset, offset + length));
			const f = fileOf(fd);
			const at = f.append ? f.n.size : position === null ? f.at : position;
			room(f.n, at + length);
			f.n.data.set(buffer.subarray(offset, offset + length), at);
			f.n.size = Math.max(f.n.size, at + length);
			f.n.mtime = Date.now();
			if (position === null) f.at = at + length;
			if (nodes.get(f.p) === f.n) touch(f.p);
			return length;
		}); },
		fsync(fd, callback) { commit().then(() => callback(null), callback); },
		fstat(fd, callback) { answer(callback, () => fd < 3 ? stat({ inode: 0, mode: 0o020620, size: 0, mtime: 0 }) : stat(fileOf(fd).n)); },
		stat(path, callback) { answer(callback, () => stat(get(path))); },
		lstat(path, callback) { answer(callback, () => stat(get(path))); },
		mkdir(path, mode, callback) { answer(callback, () => {
			const p = norm(path);
			if (nodes.has(p)) throw fail("EEXIST");
			inFolder(p);
			nodes.set(p, make(DIR | (mode & 0o777)));
			touch(p);
		}); },
		readdir(path, callback) { answer(callback, () => {
			const p = norm(path);
			if (!isDir(get(p))) throw fail("ENOTDIR");
			const before = p === "/" ? "/" : p + "/";
			return [...nodes.keys()].filter((k) => k !== "/" && k.startsWith(before) && !k.includes("/", before.length)).map((k) => k.slice(before.length)).sort();
		}); },
		rename(from, to, callback) { answer(callback, () => {
			const a = norm(from), b = norm(to), n = get(a), there = nodes.get(b);
			inFolder(b);
			if (a === b) return;
			if (b.startsWith(a + "/")) throw fail("EINVAL");
			if (there && isDir(there) && !isDir(n)) throw fail("EISDIR");
			if (there && !isDir(there) && isDir(n)) throw fail("ENOTDIR");
			if (there && isDir(there) && [...nodes.keys()].some((k) => k.startsWith(b + "/"))) throw fail("ENOTEMPTY");
			for (const k of [...nodes.keys()].filter((k) => k === a || k.startsWith(a + "/"))) {
				const t = b + k.slice(a.length);
				for (const f of open.values()) if (f.n === nodes.get(k)) f.p = t;
				nodes.set(t, nodes.get(k));
				nodes.delete(k);
				touch(k);
				touch(t);
			}
		}); },
		unlink(path, callback) { answer(callback, () => { const p = norm(path); if (isDir(get(p))) throw fail("EISDIR"); nodes.delete(p); touch(p); }); },
		rmdir(path, callback) { answer(callback, () => {
			const p = norm(path);
			if (!isDir(get(p))) throw fail("ENOTDIR");
			for (const k of nodes.keys()) if (k.startsWith(p + "/")) throw fail("ENOTEMPTY");
			nodes.delete(p);
			touch(p);
		}); },
		chmod(path, mode, callback) { answer(callback, () => { chmod(get(path), mode); touch(norm(path)); }); },
		fchmod(fd, mode, callback) { answer(callback, () => { const f = fileOf(fd); chmod(f.n, mode); touch(f.p); }); },
		truncate(path, size, callback) { answer(callback, () => { cut(get(path), size); touch(norm(path)); }); },
		ftruncate(fd, size, callback) { answer(callback, () => { const f = fileOf(fd); cut(f.n, size); touch(f.p); }); },
		utimes(path, atime, mtime, callback) { answer(callback, () => { get(path).mtime = mtime * 1000; touch(norm(path)); }); },
		chown(path, user, group, callback) { callback(null); },
		fchown(fd, user, group, callback) { callback(null); },
		lchown(path, user, group, callback) { callback(null); },
		link(a, b, callback) { callback(fail("ENOSYS")); },
		symlink(a, b, callback) { callback(fail("ENOSYS")); },
		readlink(path, callback) { callback(fail("EINVAL")); },
	};
	globalThis.process = { getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [], pid: 1, ppid: 0, umask: () => 0o022, cwd: () => "/home", chdir() {} };
	globalThis.path = { resolve: (...parts) => norm(parts.join("/")) };

	// sound reports whether a record can be a file or a folder of this tree.
	const sound = (r) => r && typeof r.path === "string" && r.path !== "/" && norm(r.path) === r.path && Number.isInteger(r.mode) && [DIR, REG].includes(r.mode & KIND) && Number.isFinite(r.mtime) && r.data instanceof Uint8Array;

	const store = globalThis.store = {
		said: "", // the last lines that the program has printed
		onfail(f) { failed = f; },
		onlow(f) { low = f; }, // called when the reserve is given up
		reserve,
		onwrite(f) { wrote = f; }, // called with the bytes of each write that is stored
		commit,
		// open reads what is stored. It resolves to the paths of records that are damaged, which stay as they are, left out.
		open: () => new Promise((done, bad) => {
			const asked = indexedDB.open("portcullis", 1);
			asked.onupgradeneeded = () => asked.result.createObjectStore("files", { keyPath: "path" });
			asked.onerror = () => bad(asked.error);
			asked.onblocked = () => bad(new Error("the store is in use by an older page"));
			asked.onsuccess = () => {
				try {
					const all = asked.result.transaction("files").objectStore("files").getAll();
					all.onerror = () => bad(all.error);
					all.onsuccess = () => {
						db = asked.result;
						db.onclose = () => failed(fail("EIO"));
						const good = all.result.filter(sound).sort((a, b) => a.path < b.path ? -1 : 1);
						const damaged = all.result.filter((r) => !sound(r)).map((r) => String(r && r.path));
						for (const r of good) {
							const p = nodes.get(parent(r.path));
							if (!p || !isDir(p)) { damaged.push(r.path); continue; }
							nodes.set(r.path, Object.assign(make(r.mode, r.data), { mtime: r.mtime }));
						}
						done(damaged);
					};
				} catch (e) { bad(e); }
			};
		}),
		// files lists what can be read, as [path, bytes].
		files: () => [...nodes].filter(([p, n]) => !isDir(n) && !p.startsWith("/tmp/")).map(([p, n]) => [p, n.data.slice(0, n.size)]),
	};
	addEventListener("pagehide", () => { if (db) commit().catch(() => {}); });
	document.addEventListener("visibilitychange", () => { if (db && document.hidden) commit().catch(failed); });
})();
