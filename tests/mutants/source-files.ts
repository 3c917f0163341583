import { filesBelow } from '../arrows/files-below.ts';
import { SHARES } from './mutant.ts';

/** What has nothing to mutate, or what no test in a Vitest process runs. */
const LEFT_OUT: { what: RegExp; why: string }[] = [
  { what: /^server\/platform\/database\/migrations\//, why: 'SQL' },
  { what: /^(?:domain|src)\/.*\/(?:messages|labels)(?:\/|\.ts$)/, why: 'texts shown to users' },
  {
    what: /^(?:src|resources)\/.*(?:\.tsx|\.css|\/use-[^/]+\.ts)$/,
    why: 'what is drawn, and hooks',
  },
  { what: /^src\/(?:routes\/|theme\/|[^/]+$)/, why: 'tables of pages, colors and entries' },
  {
    what: /^server\/(?:main|local)\.ts$|^server\/local\/|\/(?:heap|build|bundle|migrate|reset|set-password-policy|tokens-style)\.ts$/,
    why: 'run in a process of their own, as npm start, in the build, or as a script',
  },
  {
    what: /\/database\/(?:open-postgres|notification-client|channel-listeners|pglite-thread)\.ts$/,
    why: 'run on PostgreSQL, or in a worker thread',
  },
  { what: /^server\/first-run\//, why: 'data to try the portal with' },
];

/** The files that are mutated, below `root`, with slashes, in a fixed order. */
export function sourceFiles(root: string): string[] {
  return Object.keys(SHARES)
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => !LEFT_OUT.some(({ what }) => what.test(file)));
}
