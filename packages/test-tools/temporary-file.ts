import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A path in a new folder, which goes with the test; without names the folder itself. */
export async function temporaryFile(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, ...names);
}
