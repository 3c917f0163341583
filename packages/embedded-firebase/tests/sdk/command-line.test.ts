// @vitest-environment jsdom
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { expect, it, onTestFinished } from 'vitest';
import { parseOptions } from '#src/command-line/options.ts';
import {
  FIRESTORE_FOLDER,
  OVERALL_METADATA,
  readDocuments,
  writeDocuments,
} from '#src/export/firestore/firestore-files.ts';
import { openLocalFirebase } from '#src/local-firebase.ts';
import { closeAuthApps, coded, openWebAuth } from './support/auth-apps.ts';
import { targetAt } from './support/target.ts';

const MAIN = join(import.meta.dirname, '../../src/command-line/main.ts');
const TSX = createRequire(import.meta.url).resolve('tsx');
const OWNER = { authorization: 'Bearer owner' };

/** The command as somebody types it; `target` once it listens. */
async function start(args: string[], env: NodeJS.ProcessEnv = { NODE_ENV: 'test' }) {
  const child = spawn(
    process.execPath,
    ['--import', TSX, MAIN, '--project', 'demo-contract', ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit');
  const port = await firstPort(child.stdout);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  if (port === null) await ended;
  const target = targetAt({ host: '127.0.0.1', port: port ?? 0 }, () => Promise.resolve());
  return { target, stop, child, base: `http://127.0.0.1:${port}`, errors: () => errors };
}

async function firstPort(output: NodeJS.ReadableStream): Promise<number | null> {
  for await (const line of createInterface({ input: output })) {
    const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  return null;
}

const ADA = {
  localId: 'ada',
  email: 'ada@practice.test',
  emailVerified: true,
  displayName: 'Ada',
  // As Google's emulator exports passwords.
  passwordHash: 'fakeHash:salt=fakeSalt1:password=correct horse',
  salt: 'fakeSalt1',
  customAttributes: '{"role":"admin"}',
  validSince: '1700000000',
  createdAt: '1600000000000',
  providerUserInfo: [{ providerId: 'password', email: 'ada@practice.test', rawId: 'ada' }],
};

const md5 = (text: string) => createHash('md5').update(text).digest('base64');

/** An export as `firebase emulators:export` writes it, of another project. */
async function emulatorExport(changes: Record<string, unknown> = {}, users: object[] = [ADA]) {
  const folder = await temporaryFile('export');
  const write = async (path: string[], content: unknown) => {
    const file = join(folder, ...path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  await write(['auth_export', 'accounts.json'], { kind: 'x', users });
  await write(['auth_export', 'config.json'], {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  });
  await write(['storage_export', 'buckets.json'], { buckets: [{ id: 'demo-bucket' }] });
  await write(['storage_export', 'blobs', 'b1'], 'a lens');
  await write(['storage_export', 'metadata', 'b1.json'], {
    name: 'lenses/ä.txt',
    bucket: 'demo-bucket',
    metageneration: 3,
    generation: 1_700_000_000_000,
    contentType: 'text/plain',
    storageClass: 'STANDARD',
    downloadTokens: ['token-1'],
    etag: 'x',
    customMetadata: { eye: 'OD' },
    timeCreated: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-02T00:00:00.000Z',
    size: 6,
    md5Hash: md5('a lens'),
    crc32c: '1',
  });
  const name = 'projects/elsewhere/databases/(default)/documents/orders/o1/lines/l1';
  const documents = [{ name, fields: { n: { integerValue: '7' } } }];
  await writeDocuments(join(folder, FIRESTORE_FOLDER), documents, Date.now());
  await write(['firebase-export-metadata.json'], {
    version: '15.0.0',
    firestore: {
      version: '1.22.0',
      path: FIRESTORE_FOLDER,
      metadata_file: `${FIRESTORE_FOLDER}/${OVERALL_METADATA}`,
    },
    auth: { version: '15.0.0', path: 'auth_export' },
    storage: { version: '15.0.0', path: 'storage_export' },
    ...changes,
  });
  return folder;
}

/** What is there after the import of `emulatorExport`, however often it was exported again. */
async function expectImported({ target, base }: Awaited<ReturnType<typeof start>>) {
  const { user } = await signInWithEmailAndPassword(
    openWebAuth(target),
    ADA.email,
    'correct horse',
  );
  const { claims } = await user.getIdTokenResult();
  expect([user.uid, user.displayName, claims.role]).toEqual(['ada', 'Ada', 'admin']);
  const wrong = signInWithEmailAndPassword(openWebAuth(target), ADA.email, 'wrong');
  await expect(wrong).rejects.toThrow(coded('auth/wrong-password'));
  await closeAuthApps();
  const path = 'v1/projects/demo-contract/databases/(default)/documents/orders/o1/lines/l1';
  const found = await fetch(`${base}/${path}`, { headers: OWNER });
  expect(await found.json()).toMatchObject({ fields: { n: { integerValue: '7' } } });
  const file = `${base}/v0/b/demo-bucket/o/${encodeURIComponent('lenses/ä.txt')}`;
  expect(await (await fetch(`${file}?alt=media&token=token-1`)).text()).toBe('a lens');
  expect(await (await fetch(file, { headers: OWNER })).json()).toMatchObject({
    contentType: 'text/plain',
    generation: '1700000000000',
    metadata: { eye: 'OD' },
    timeCreated: '2026-01-01T00:00:00.000Z',
  });
}

it('LF-02 the command begins with an export of Google’s emulators, and hands it on when it is stopped', async () => {
  const exported = await temporaryFile('exported');
  const first = await start([
    '--port=0',
    `--import=${await emulatorExport()}`,
    `--export-on-exit=${exported}`,
  ]);
  await expectImported(first);
  await first.stop();
  expect((await readdir(exported)).toSorted()).toEqual([
    'auth_export',
    'firebase-export-metadata.json',
    FIRESTORE_FOLDER,
    'storage_export',
  ]);
  const accounts = await readFile(join(exported, 'auth_export', 'accounts.json'), 'utf8');
  expect(accounts).not.toContain('correct horse');
  const second = await start(['--port=0', `--import=${exported}`, `--export-on-exit=${exported}`]);
  await expectImported(second);
  await second.stop();
  expect(second.errors()).toBe('');
});

/** In this process, which a refusal does not need one of its own for. */
async function openFirebase() {
  const firebase = await openLocalFirebase({
    projectId: 'demo-contract',
    folder: null,
    firestoreRules: null,
    storageRules: null,
    firestoreIndexes: null,
    actionUrl: 'http://127.0.0.1/auth/action',
  });
  onTestFinished(() => firebase.close());
  return firebase;
}

it.each<[string, () => Promise<string>, string]>([
  ['a folder that is none', () => temporaryFile(), 'cannot be read'],
  [
    'a part that is not offered',
    () => emulatorExport({ database: { path: 'database_export' } }),
    'database, which is not offered',
  ],
  [
    'a user who signs in otherwise',
    () =>
      emulatorExport({}, [
        { ...ADA, providerUserInfo: [{ providerId: 'google.com', rawId: 'x' }] },
      ]),
    'google.com is not offered',
  ],
  [
    'a hash that no password could meet',
    () => emulatorExport({}, [{ ...ADA, passwordHash: 'abc' }]),
    'INVALID_PASSWORD_HASH',
  ],
  [
    'one address of two users',
    () => emulatorExport({}, [ADA, { ...ADA, localId: 'bob' }]),
    'is there twice',
  ],
  [
    'bytes that were changed',
    async () => {
      const folder = await emulatorExport();
      await writeFile(join(folder, 'storage_export', 'blobs', 'b1'), 'a lense');
      return folder;
    },
    'are not those that were exported',
  ],
])('LF-03 an import refuses %s, and keeps nothing of it', async (_title, folderOf, message) => {
  const firebase = await openFirebase();
  const exported = await temporaryFile('exported');
  await expect(firebase.importFrom(await folderOf())).rejects.toThrow(message);
  await firebase.exportTo(exported);
  const accounts = await readFile(join(exported, 'auth_export', 'accounts.json'), 'utf8');
  expect(JSON.parse(accounts)).toMatchObject({ users: [] });
  expect(await readDocuments(join(exported, FIRESTORE_FOLDER, OVERALL_METADATA))).toEqual([]);
  expect(await readdir(join(exported, 'storage_export', 'blobs'))).toEqual([]);
});

it.each([
  [['--nothing'], '--nothing'],
  [['--port', 'x'], 'no port'],
  [['--port', '70000'], 'no port'],
  [['--project', 'a/b'], 'no id'],
  [['letter'], 'letter'],
])('LF-03 the command refuses %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

it('LF-03 the command listens on loopback only', async () => {
  const refused = await start(['--port=0', '--host=0.0.0.0']);
  expect(refused.child.exitCode).toBe(1);
  expect(refused.errors()).toContain('loopback only');
});

it('LF-03 the command refuses production', async () => {
  const refused = await start(['--port=0'], { NODE_ENV: 'production' });
  expect([refused.child.exitCode, refused.errors()]).toEqual([
    1,
    expect.stringContaining('must not run in production'),
  ]);
});

it('LF-03 an export takes the place of an export only', async () => {
  const firebase = await openFirebase();
  const folder = await temporaryFile();
  await writeFile(join(folder, 'letter.txt'), 'kept');
  await expect(firebase.exportTo(folder)).rejects.toThrow('holds something else');
  expect(await readdir(folder)).toEqual(['letter.txt']);
});
