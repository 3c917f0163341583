// @vitest-environment jsdom
import { getBytes, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAuthApps } from './support/auth-apps.ts';
import {
  fetchBytes,
  freshFolder,
  openWebStorage,
  setStorageRules,
  someBytes,
} from './support/storage-apps.ts';
import { cannotRestart, openRestartableTarget } from './support/target.ts';
import type { RestartableTarget } from './support/target.ts';

describe.skipIf(cannotRestart)('storage across a stop', () => {
  let target: RestartableTarget;
  beforeAll(async () => {
    target = await openRestartableTarget();
    await setStorageRules(target);
  });
  afterAll(async () => {
    await closeAuthApps();
    await target.close();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('keeps files after %s', async (signal) => {
    const folder = freshFolder(openWebStorage(target));
    const files = ['a', 'b', 'c'].map((name) => ref(folder, name));
    await Promise.all(files.map((file, index) => uploadBytes(file, someBytes(5000 + index))));
    const urls = await Promise.all(files.map(getDownloadURL));
    await target.server.stop(signal);
    await target.server.start();
    await setStorageRules(target);
    for (const [index, file] of files.entries()) {
      expect(new Uint8Array(await getBytes(file))).toEqual(someBytes(5000 + index));
      expect(await fetchBytes(urls[index] ?? '')).toEqual(someBytes(5000 + index));
    }
  });
});
