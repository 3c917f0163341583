import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** TypeScript files below a folder, by their paths below `root`, with slashes, sorted. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .toSorted();
}
