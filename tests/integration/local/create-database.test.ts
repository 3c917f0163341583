import { createDatabase } from '#server/platform/database/create-database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-test-create-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is complete and can be opened, and nothing is left of one that was interrupted', async () => {
  const interrupted = join(folder, 'unfinished-1', 'postgres');
  await mkdir(interrupted, { recursive: true });
  await writeFile(join(interrupted, 'PG_VERSION'), '17');
  await writeFile(join(folder, 'mailbox.json'), '[]');
  await createDatabase(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['mailbox.json', 'postgres']);
  const database = await openDatabase({ folder });
  const { rows } = await database.pool.query("SELECT to_regclass('orders') IS NOT NULL AS made");
  await database.close();
  expect(rows).toEqual([{ made: true }]);
});
