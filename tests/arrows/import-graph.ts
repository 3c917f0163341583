import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { filesBelow } from './files-below.ts';
import { importsOf } from './imports-of.ts';

const FOLDERS = 'domain server providers resources src packages tests'.split(' ');

/** For each of our files the files of ours that it imports, by paths below `root`. Imports of types do not count. */
export function readImports(root: string): Map<string, string[]> {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const imported = importsOf(file, code)
        .filter(({ to, isType }) => !isType && existsSync(join(root, to)))
        .map(({ to }) => to);
      return [file, [...imported, ...globbedBy(code, files)]];
    }),
  );
}

/** Those of the files that `import.meta.glob('/server/*.ts')` in the code loads; only `*` and `**` are understood, one pattern a call. */
export function globbedBy(code: string, files: readonly string[]): string[] {
  const calls = code.matchAll(/import\.meta\.glob(?:<.*?>)?\(\s*'\/([^']+)'/g);
  return [...calls].flatMap(([, pattern = '']) => {
    const whole = new RegExp(`^${pattern.split('**/').map(withinFolder).join('(?:.*/)?')}$`);
    return files.filter((file) => whole.test(file));
  });
}

function withinFolder(pattern: string): string {
  return pattern
    .split('*')
    .map((part) => part.replaceAll('.', String.raw`\.`))
    .join('[^/]*');
}

/** How many imports lie between `entry` and each file that it loads. */
export function distancesFrom(
  entry: string,
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map([[entry, 0]]);
  for (const [file, distance] of distances) {
    for (const next of imports.get(file) ?? [])
      if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}
