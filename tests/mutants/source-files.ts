import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHARES } from './mutant.ts';

/** What has nothing to mutate, or what no test in a Vitest process runs. */
const LEFT_OUT: { what: RegExp; why: string }[] = [
  { what: /^server\/database\/migrations\//, why: 'SQL' },
  { what: /^domain\/.*\/(?:messages|labels)(?:\/|\.ts$)/, why: 'texts shown to users' },
  {
    what: /^server\/(?:main|local|local-[\w-]+|heap)\.ts$|\/(?:build|migrate|reset)\.ts$|^server\/functions\/bundle\.ts$/,
    why: 'run in a process of their own, as npm start, or as a script',
  },
  {
    what: /^server\/database\/(?:open-postgres|notification-client|channel-listeners|pglite-thread)\.ts$/,
    why: 'run on PostgreSQL, or in a worker thread',
  },
  {
    what: /^server\/database\/(?:first-run-\w+|seed-[\w-]+)\.ts$/,
    why: 'data to try the portal with',
  },
];

/** The files that are mutated, below `root`, with slashes, in a fixed order. */
export function sourceFiles(root: string): string[] {
  return Object.keys(SHARES)
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => !LEFT_OUT.some(({ what }) => what.test(file)));
}

/** TypeScript files below a folder, sorted. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .toSorted();
}
