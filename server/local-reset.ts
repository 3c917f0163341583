/** `npm run local:reset`: forgets everything that `npm start` keeps, so that the next start is a first one. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { lockFolder } from './database/folder-lock.ts';

const { dataFolder, environment } = readConfig(process.env);
if (environment === 'production') throw new Error('local:reset is not for production.');
for (const part of ['database', 'firebase']) {
  const folder = join(dataFolder, part);
  await mkdir(folder, { recursive: true });
  // Refuses while a portal runs on it.
  await lockFolder(folder);
}
await rm(dataFolder, { recursive: true, force: true });
console.log(`Removed ${dataFolder}. The next npm start is a first start.`);
