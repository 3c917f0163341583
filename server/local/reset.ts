/** `npm run local:reset`: deletes everything that `npm start` stores, so that the next start is a first one. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../platform/database/connections/folder-lock.ts';
import { readConfig } from '../platform/program/config.ts';
import { runProgram } from '../platform/program/run-program.ts';
import { StartError } from '../platform/program/start-error.ts';

async function resetLocal(): Promise<void> {
  const { dataFolder, environment } = readConfig(process.env);
  if (environment === 'production') throw new StartError('local:reset is not for production.');
  for (const part of ['database', 'firebase']) {
    const folder = join(dataFolder, part);
    await mkdir(folder, { recursive: true });
    // Fails while a portal uses the folder.
    await lockFolder(folder);
  }
  await rm(dataFolder, { recursive: true, force: true });
  console.log(`Removed ${dataFolder}. The next npm start is a first start.`);
}

await runProgram('The data could not be removed', resetLocal);
