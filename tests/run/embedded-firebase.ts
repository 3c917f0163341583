import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The folders and files that the embedded Firebase's own suite depends on. Folders include all of their contents. */
const FOLDERS = ['local-firebase', 'tests/contract/firebase', 'tests/unit/local-firebase'];
const FILES = [
  'firestore.rules',
  'storage.rules',
  'tests/firebase-browser-builds.ts',
  'tests/fixtures/free-port.ts',
  'tests/fixtures/leave-no-trace.ts',
  'tests/fixtures/runs.ts',
  'vitest.config.ts',
];
/** The packages that run the suite, in addition to those that its files import. */
const RUNNERS = ['jsdom', 'tsx', 'vite', 'vitest'];

/** The file with the fingerprint of the suite's last success. */
const RECORD = 'tests/run/embedded-firebase.json';
const ROOT = resolve(import.meta.dirname, '../..');

const recordSchema = z.object({ passed: z.string() });
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/**
 * Returns whether the suite must run, because something that it depends on has changed since it last passed. Only
 * `npm test` uses this; the long run always runs the suite.
 */
export async function embeddedFirebaseChanged(root = ROOT): Promise<boolean> {
  const { passed } = recordSchema.parse(JSON.parse(await readFile(join(root, RECORD), 'utf8')));
  return passed !== (await embeddedFirebaseFingerprint(root));
}

/** Records the current fingerprint. Call it when the suite has passed. */
export async function recordEmbeddedFirebase(root = ROOT): Promise<void> {
  const passed = await embeddedFirebaseFingerprint(root);
  await writeFile(join(root, RECORD), `${JSON.stringify({ passed }, null, 2)}\n`);
}

/** Returns a SHA-256 of everything that the suite depends on, in hex. */
export async function embeddedFirebaseFingerprint(root = ROOT): Promise<string> {
  const hash = createHash('sha256');
  const packages = new Set(RUNNERS);
  for (const file of await filesOf(root)) {
    const text = await readFile(join(root, file), 'utf8');
    for (const name of packagesIn(text)) packages.add(name);
    // Length prefixes: text that moves from one file to the next changes the hash.
    hash.update(`${file} ${Buffer.byteLength(text)}\n${text}`);
  }
  const lock = lockSchema.parse(
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  for (const name of [...packages].toSorted()) {
    hash.update(`${name} ${lock.packages[`node_modules/${name}`]?.version ?? 'none'}\n`);
  }
  return hash.digest('hex');
}

/** Returns the paths below `root`, sorted, with `/` on every system. */
export async function filesOf(root: string): Promise<string[]> {
  const found = [...FILES];
  for (const folder of FOLDERS) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name).slice(root.length + 1);
      found.push(path.replaceAll('\\', '/'));
    }
  }
  return found.toSorted();
}

/** Returns the packages that a module imports: `firebase` for `firebase/auth`, but the full `@grpc/grpc-js`. */
function packagesIn(source: string): string[] {
  const imports = source.matchAll(/(?:from|import)\s*\(?\s*'((?:@[^/']+\/)?[^./#'][^/']*)/g);
  return [...imports].flatMap(([, name]) => (name && !name.startsWith('node:') ? [name] : []));
}
