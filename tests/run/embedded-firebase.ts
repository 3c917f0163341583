import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** What the embedded Firebase's own suite depends on: folders with all that is in them, and files. */
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
/** Packages that run the suite, beside those that its files import. */
const RUNNERS = ['jsdom', 'tsx', 'vite', 'vitest'];

/** The fingerprint with which the suite last passed. */
const RECORD = 'tests/run/embedded-firebase.json';
const ROOT = resolve(import.meta.dirname, '../..');

const recordSchema = z.object({ passed: z.string() });
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/**
 * Whether the suite must run: something that it depends on is not as it was when it last passed. `npm test` asks;
 * the long run does not and always runs it.
 */
export async function embeddedFirebaseChanged(root = ROOT): Promise<boolean> {
  const { passed } = recordSchema.parse(JSON.parse(await readFile(join(root, RECORD), 'utf8')));
  return passed !== (await embeddedFirebaseFingerprint(root));
}

/** Call it when the suite has passed. */
export async function recordEmbeddedFirebase(root = ROOT): Promise<void> {
  const passed = await embeddedFirebaseFingerprint(root);
  await writeFile(join(root, RECORD), `${JSON.stringify({ passed }, null, 2)}\n`);
}

/** A SHA-256 over everything that the suite depends on, in hex. */
export async function embeddedFirebaseFingerprint(root = ROOT): Promise<string> {
  const hash = createHash('sha256');
  const packages = new Set(RUNNERS);
  for (const file of await filesOf(root)) {
    const text = await readFile(join(root, file), 'utf8');
    for (const name of packagesIn(text)) packages.add(name);
    // A length before each part: what moves from one part to the next makes another whole.
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

/** Paths below `root`, with `/` on every system, in one order. */
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

/** The packages that a module imports: `firebase` for `firebase/auth`, `@grpc/grpc-js` whole. */
function packagesIn(source: string): string[] {
  const imports = source.matchAll(/(?:from|import)\s*\(?\s*'((?:@[^/']+\/)?[^./#'][^/']*)/g);
  return [...imports].flatMap(([, name]) => (name && !name.startsWith('node:') ? [name] : []));
}
