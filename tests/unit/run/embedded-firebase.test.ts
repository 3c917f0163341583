import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  embeddedFirebaseChanged,
  embeddedFirebaseFingerprint,
  filesOf,
  recordEmbeddedFirebase,
} from '#tests/run/embedded-firebase.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RECORD = 'tests/run/embedded-firebase.json';

/** A copy of what the fingerprint is made of, which a test may change. */
let copy: string;
let fingerprint: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lens-portal-fingerprint-'));
  for (const file of [...(await filesOf(ROOT)), 'package-lock.json', RECORD]) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file));
  }
  fingerprint = await embeddedFirebaseFingerprint(copy);
});
afterAll(() => rm(copy, { recursive: true }));

/** The fingerprint while the file has another text. */
async function fingerprintWith(file: string, change: (text: string) => string): Promise<string> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  try {
    return await embeddedFirebaseFingerprint(copy);
  } finally {
    await writeFile(path, text);
  }
}

/** The fingerprint with another version of the package in the lock. */
function fingerprintWithVersion(name: string): Promise<string> {
  const entry = new RegExp(`("node_modules/${name}": \\{\\s*"version": ")[^"]+`);
  return fingerprintWith('package-lock.json', (text) => {
    expect(text).toMatch(entry);
    return text.replace(entry, '$199.0.0');
  });
}

describe('the fingerprint of the embedded Firebase', () => {
  it('is the same for the same files, wherever they are', async () => {
    expect(await embeddedFirebaseFingerprint(ROOT)).toBe(fingerprint);
  });

  it('changes with a byte of any file (each twelfth is tried)', async () => {
    const same: string[] = [];
    const files = await filesOf(ROOT);
    for (const file of files.filter((_, index) => index % 12 === 0)) {
      const changed = await fingerprintWith(file, (text) => `${text} `);
      if (changed === fingerprint) same.push(file);
    }
    expect(same).toEqual([]);
    expect(await embeddedFirebaseFingerprint(copy)).toBe(fingerprint);
  });

  it('looks at the emulation, its tests and the rules', async () => {
    expect(await filesOf(ROOT)).toEqual(
      expect.arrayContaining([
        'local-firebase/firestore/engine.ts',
        'tests/unit/local-firebase/front.test.ts',
        'tests/contract/firebase/support/target.ts',
        'firestore.rules',
        'storage.rules',
        'vitest.config.ts',
      ]),
    );
  });

  it.each(['firebase', 'firebase-admin', '@grpc/grpc-js', 'fast-check', 'vitest'])(
    'changes with the version of %s',
    async (name) => {
      expect(await fingerprintWithVersion(name)).not.toBe(fingerprint);
    },
  );

  it('does not change with the version of a package that nothing of it imports', async () => {
    expect(await fingerprintWithVersion('pdfkit')).toBe(fingerprint);
  });

  it('changes with a new file, and with one that is gone', async () => {
    const added = join(copy, 'local-firebase/rules/more.ts');
    await writeFile(added, '');
    expect(await embeddedFirebaseFingerprint(copy)).not.toBe(fingerprint);
    await rm(added);
    const front = join(copy, 'local-firebase/front.ts');
    await rm(front);
    expect(await embeddedFirebaseFingerprint(copy)).not.toBe(fingerprint);
    await cp(join(ROOT, 'local-firebase/front.ts'), front);
    expect(await embeddedFirebaseFingerprint(copy)).toBe(fingerprint);
  });

  it('says that the suite must run until it has passed', async () => {
    await writeFile(join(copy, RECORD), '{ "passed": "something else" }');
    expect(await embeddedFirebaseChanged(copy)).toBe(true);
    await recordEmbeddedFirebase(copy);
    expect(await embeddedFirebaseChanged(copy)).toBe(false);
  });
});
