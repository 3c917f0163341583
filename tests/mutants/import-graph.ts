import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'vite';
import { filesBelow } from './source-files.ts';

const FOLDERS = ['domain', 'server', 'providers', 'resources', 'src', 'local-firebase', 'tests'];

/** For each of our files the files of ours that it imports, by paths below `root`. Imports of types do not count. */
export function readImports(root: string): Map<string, string[]> {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return [file, [...importsOf(root, file, code), ...globbedBy(code, files)]];
    }),
  );
}

/** Those of the files that `import.meta.glob('/server/*.ts')` in the code loads; only `*` is understood, one pattern a call. */
export function globbedBy(code: string, files: readonly string[]): string[] {
  const calls = code.matchAll(/import\.meta\.glob(?:<.*?>)?\(\s*'\/([^']+)'/g);
  return [...calls].flatMap(([, pattern = '']) => {
    const parts = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    const whole = new RegExp(`^${parts.join('[^/]*')}$`);
    return files.filter((file) => whole.test(file));
  });
}

function importsOf(root: string, file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const named = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      code.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return named
    .map((name) => placeOf(name, file))
    .filter((place) => place !== null)
    .filter((place) => existsSync(join(root, place)));
}

/** Null for a package. */
function placeOf(name: string, from: string): string | null {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : null;
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
