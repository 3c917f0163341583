import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What follows `from`, or stands alone in an import, be it static or not. */
const IMPORTED = /(?:from|import)\s*\(?\s*'((?:\.|#)[^']+)'/g;

/** Our own modules that `entry` loads, itself included, as paths below `root`. */
export async function modulesBehind(entry: string, root: string): Promise<string[]> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(IMPORTED))
      found.add(name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name));
  }
  return [...found].map((file) => relative(root, file));
}
