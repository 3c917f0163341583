import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { scriptArgs } from '../program/script-args.ts';
import { StartError } from '../program/start-error.ts';
import { pgliteFilesIn } from './connections/open-pglite.ts';
import { createDatabase } from './create-database.ts';
import { databaseTemplate } from './database-template.ts';

/**
 * Creates the folder's embedded database if there is none: a copy of the template, or in a separate process, because
 * creating it takes several hundred megabytes, which this process would keep.
 *
 * @param templates the folder that keeps a migrated database to copy, for the next one who needs a database
 */
export async function prepareDatabase(folder: string, templates = ''): Promise<void> {
  if (existsSync(pgliteFilesIn(folder))) return;
  if ((await databaseTemplate(templates)).exists) return createDatabase(folder, templates);
  const script = new URL('./create-database-process.ts', import.meta.url);
  const child = spawn(process.execPath, [...scriptArgs(script), folder, templates], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The database in ${folder} could not be made.\n${said}`));
    });
  });
}
