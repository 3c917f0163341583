// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  fetchBytes,
  hash,
  openStorageSuite,
  openWebStorage,
  someBytes,
} from 'embedded-firebase/tests/sdk/support/storage-apps.ts';
import { ref } from 'firebase/storage';
import type { FirebaseStorage } from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_OPERATION_RETRY, STORAGE_UPLOAD_RETRY } from '#domain/basics/constants.ts';
import { FileError } from '#providers/firebase/file-errors.ts';
import { filesOf } from '#providers/firebase/files.ts';
import type { Files } from '#providers/firebase/files.ts';
import type { Upload } from '#providers/firebase/upload.ts';

const MIB = 1024 * 1024;
const log = vi.fn<(message: string) => void>();

const target = await openStorageSuite(await readFile('storage.rules', 'utf8'));
let storage: FirebaseStorage;
let files: Files;
let folder: string;

beforeEach(() => {
  const uid = randomUUID();
  storage = openWebStorage(target, uid);
  files = filesOf(storage, log);
  folder = `users/${uid}`;
  log.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

const pdf = (bytes: Uint8Array, name = 'licence.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof FileError ? error.problem : `no FileError: ${String(error)}`;
};

/** From now on the server answers what is asked about this file as for the one at `path`. */
function describedAs(name: string, path: string): void {
  const [asked, told] = [`${folder}/${name}`, path].map((each) => `/o/${encodeURIComponent(each)}`);
  const Redirected = class extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      super.open(method, String(url).replace(String(asked), String(told)));
    }
  };
  vi.stubGlobal('XMLHttpRequest', Redirected);
}

/** How many files the server is asked for at a time, whenever it is asked. */
function watchAsked(): (string | null)[] {
  const asked: (string | null)[] = [];
  const Watched = class extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      asked.push(new URL(url).searchParams.get('maxResults'));
      super.open(method, url);
    }
  };
  vi.stubGlobal('XMLHttpRequest', Watched);
  return asked;
}

/** Resolves when the progress of an upload is as asked. */
function until(upload: Upload, holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = upload.progress.subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
    upload.done.catch(reject);
  });
}

describe('the files provider', () => {
  it('DB-02 uploads with progress', async () => {
    const bytes = someBytes(3 * MIB + 17);
    const upload = files.upload(`${folder}/licence.pdf`, pdf(bytes));
    expect(upload.progress.get()).toEqual({ paused: false, sent: 0, total: bytes.length });
    const seen: number[] = [];
    upload.progress.subscribe(() => seen.push(upload.progress.get().sent));
    await upload.done;
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(upload.progress.get()).toEqual({
      paused: false,
      sent: bytes.length,
      total: bytes.length,
    });
    expect(hash(await fetchBytes(await files.url(`${folder}/licence.pdf`)))).toBe(hash(bytes));
  });

  it('DB-02 pauses an upload and goes on where it was', async () => {
    const bytes = someBytes(4 * MIB);
    const upload = files.upload(`${folder}/licence.pdf`, pdf(bytes));
    await until(upload, () => upload.progress.get().sent > 0);
    const paused = until(upload, () => upload.progress.get().paused);
    upload.pause();
    await paused;
    expect(upload.progress.get().sent).toBeLessThan(bytes.length);
    upload.resume();
    await upload.done;
    expect(hash(await fetchBytes(await files.url(`${folder}/licence.pdf`)))).toBe(hash(bytes));
  });

  it('DB-02 leaves nothing of an upload that is cancelled, and logs nothing', async () => {
    const upload = files.upload(`${folder}/licence.pdf`, pdf(someBytes(4 * MIB)));
    const outcome = problemOf(upload.done);
    await until(upload, () => upload.progress.get().sent > 0);
    upload.cancel();
    expect(await outcome).toBe('cancelled');
    expect((await files.list(folder)).files).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('EN-07 lists name, size, type and address, page by page', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      await files.upload(`${folder}/${name}`, pdf(someBytes(10))).done;
    const first = await files.list(folder, { records: 2 });
    expect(first.files).toEqual([
      { name: 'a.pdf', size: 10, type: 'application/pdf', url: await files.url(`${folder}/a.pdf`) },
      { name: 'b.pdf', size: 10, type: 'application/pdf', url: expect.any(String) },
    ]);
    const second = await files.list(folder, { records: 2, after: first.next });
    expect(second.files.map(({ name }) => name)).toEqual(['c.pdf']);
    expect(second.next).toBeNull();
    expect(await fetchBytes(second.files[0]?.url ?? '')).toEqual(someBytes(10));
  });

  it('EN-07 lists an empty folder, of 25 files on a page unless asked otherwise', async () => {
    const asked = watchAsked();
    expect(await files.list(folder)).toEqual({ files: [], next: null });
    await files.list(folder, { records: 7 });
    expect(asked).toEqual(['25', '7']);
  });

  it('EN-07 leaves out a file that was deleted since it was listed', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      await files.upload(`${folder}/${name}`, pdf(someBytes(10))).done;
    describedAs('b.pdf', `${folder}/none.pdf`);
    expect((await files.list(folder)).files.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
  });

  it('ER-05 a list with a file that cannot be read is none', async () => {
    for (const name of ['a.pdf', 'b.pdf'])
      await files.upload(`${folder}/${name}`, pdf(someBytes(10))).done;
    describedAs('b.pdf', `users/${randomUUID()}/b.pdf`);
    await expect(files.list(folder)).rejects.toMatchObject({ problem: 'unauthorized' });
  });

  it('DB-02 removes a file', async () => {
    await files.upload(`${folder}/a.pdf`, pdf(someBytes(10))).done;
    await files.remove(`${folder}/a.pdf`);
    expect(await problemOf(files.url(`${folder}/a.pdf`))).toBe('object-not-found');
  });

  it('DB-02 gives up after 120 s, an upload after 600 s', () => {
    expect(ref(storage).storage).toMatchObject({
      maxOperationRetryTime: STORAGE_OPERATION_RETRY,
      maxUploadRetryTime: STORAGE_UPLOAD_RETRY,
    });
  });
});

describe('what the files provider refuses', () => {
  it('ER-05 404: a file that is not there', async () => {
    await expect(files.url(`${folder}/none.pdf`)).rejects.toMatchObject({
      name: 'FileError',
      problem: 'object-not-found',
      status: 404,
    });
    expect(log).toHaveBeenCalledExactlyOnceWith('File operation failed: object-not-found');
  });

  it('ER-05 403: the folder of another', async () => {
    const theirs = `users/${randomUUID()}`;
    expect(await problemOf(files.upload(`${theirs}/a.pdf`, pdf(someBytes(10))).done)).toBe(
      'unauthorized',
    );
    expect(await problemOf(files.url(`${theirs}/a.pdf`))).toBe('unauthorized');
    expect(await problemOf(files.remove(`${theirs}/a.pdf`))).toBe('unauthorized');
    await expect(files.list(theirs)).rejects.toMatchObject({ status: 403 });
  });
});
