import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { requireBooks } from '#server/money/ledger/check/require-books.ts';
import { openTestDatabase } from './support/test-database.ts';

const NO_BOOKS = 'There are no books yet. Start the portal once: its first start creates them.';

it('PY-06 the check of the books says before a first start that there are none, and creates nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-books-'));
  const args = ['--import', 'tsx', 'server/money/ledger/check/run.ts'];
  const env = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '' };
  try {
    const run = promisify(execFile)(process.execPath, args, { env });
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(NO_BOOKS) });
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('PY-06 the check of the books says so of a database without their tables', async () => {
  const database = await openTestDatabase();
  try {
    await expect(requireBooks(database)).resolves.toBeUndefined();
    await database.pool.query('ALTER TABLE ledger_transactions RENAME TO elsewhere');
    await expect(requireBooks(database)).rejects.toThrow(NO_BOOKS);
  } finally {
    await database.close();
  }
});
