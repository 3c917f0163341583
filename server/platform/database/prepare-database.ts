import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartError } from '../program/start-error.ts';
import { pgliteFilesIn } from './open-pglite.ts';

/**
 * Creates the folder's embedded database if there is none, in a separate process: creating it takes several hundred
 * megabytes, which this process would keep.
 */
export async function prepareDatabase(folder: string): Promise<void> {
  if (existsSync(pgliteFilesIn(folder))) return;
  const script = fileURLToPath(new URL('./create-database-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', typeScriptLoader(), script, folder], {
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

function typeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}
