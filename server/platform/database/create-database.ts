import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError } from '../program/start-error.ts';
import { lockFolder } from './connections/folder-lock.ts';
import { openPglite, pgliteFilesIn } from './connections/open-pglite.ts';
import { databaseTemplate } from './database-template.ts';
import { migrateDatabase } from './migrate.ts';

const UNFINISHED = 'unfinished-';

/**
 * Creates the embedded database beside its final folder and moves it there when it is complete, so that an interrupted
 * one is never opened as a database. Deletes those that were interrupted before. Copies the template if there is one,
 * and leaves one for the next database otherwise.
 */
export async function createDatabase(folder: string, templates = ''): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    for (const name of await readdir(folder)) {
      if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });
    }
    const unfinished = join(folder, `${UNFINISHED}${process.pid}`);
    const files = pgliteFilesIn(unfinished);
    const template = await databaseTemplate(templates);
    if (!(await template.copyTo(files))) {
      const database = await openPglite({ folder: unfinished, onError: notify });
      await migrateDatabase(database);
      await database.close();
      // Without a template the next one takes longer, and nothing else.
      await template.keep(files).catch(notify);
    }
    await rename(files, pgliteFilesIn(folder));
    await rm(unfinished, { recursive: true });
  } finally {
    await unlock();
  }
}

function notify(error: Error): void {
  console.error(describeError(error));
}
