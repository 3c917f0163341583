import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_TEMPLATES } from '#server/platform/database/database-template.ts';
import { prepareDatabase } from '#server/platform/database/prepare-database.ts';

let made: Promise<void> | undefined;

/** Resolves when the project keeps an empty database to copy. Suites that run side by side would each make their own. */
export function emptyDatabase(): Promise<void> {
  made ??= make();
  return made;
}

async function make(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-empty-'));
  try {
    await prepareDatabase(folder, DATABASE_TEMPLATES);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
