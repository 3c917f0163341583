import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PortalProcess } from './portal-process.ts';
import { TEMPLATE_VARIABLE } from './portal-template.ts';

/**
 * Creates the data folder that portals of the run start from, and returns a function that removes it. If JOURNEYS_TEMPLATE already
 * names a folder, to share it between runs, uses that.
 *
 * @param portals how many will start: for several the folder has the spare networks and its first start behind it, which makes each
 *   of theirs three times as fast; for one it is empty, as that of a newcomer
 */
export async function makeTemplate(portals: 'one' | 'several'): Promise<() => Promise<void>> {
  if (process.env[TEMPLATE_VARIABLE]) return () => Promise.resolve();
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-template-'));
  if (portals === 'several') await startOnceIn(folder);
  process.env[TEMPLATE_VARIABLE] = folder;
  return async () => {
    Reflect.deleteProperty(process.env, TEMPLATE_VARIABLE);
    await rm(folder, { recursive: true, force: true });
  };
}

async function startOnceIn(folder: string): Promise<void> {
  const seed = join(import.meta.dirname, 'seed-spare-networks.ts');
  const args = ['--import', 'tsx', seed, join(folder, 'database')];
  await promisify(execFile)(process.execPath, args);
  const portal = await PortalProcess.startIn(folder);
  await portal.stop();
}
