import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '#server/platform/database/create-database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-test-create-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is complete, nothing is left of one that was interrupted, and it is kept for the next one to copy', async () => {
  const interrupted = join(folder, 'unfinished-1', 'postgres');
  await mkdir(interrupted, { recursive: true });
  await writeFile(join(interrupted, 'PG_VERSION'), '17');
  await writeFile(join(folder, 'mailbox.json'), '[]');
  const templates = join(folder, 'templates');
  await createDatabase(folder, templates);
  expect((await readdir(folder)).toSorted()).toEqual(['mailbox.json', 'postgres', 'templates']);
  const database = await openDatabase({ folder });
  const { rows } = await database.pool.query("SELECT to_regclass('orders') IS NOT NULL AS made");
  await database.close();
  expect(rows).toEqual([{ made: true }]);

  // The next one is a copy, as this file shows, and PostgreSQL takes it.
  const [template = ''] = await readdir(templates);
  await writeFile(join(templates, template, 'copied'), '');
  const next = join(folder, 'next');
  await createDatabase(next, templates);
  expect(await readdir(join(next, 'postgres'))).toContain('copied');
  const copy = await openDatabase({ folder: next });
  const { rows: none } = await copy.pool.query('SELECT * FROM orders');
  await copy.close();
  expect(none).toEqual([]);
});
