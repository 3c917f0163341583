import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** What is installed or made, and is in no checkout. */
const MADE = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]);
const EXTENSIONS =
  /\.(ts|tsx|mts|mjs|cjs|js|json|css|md|sql|rules|txt|html|yml|yaml|svg|png|pdf|mjml|br)$/;

/** In bytes. */
const MAX_CONTRIBUTING = 25_000;
/** In characters. */
const MAX_ROW = 140;

/** All files and folders of the checkout, relative to its top. */
function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return [relative(ROOT, path)].concat(entry.isDirectory() ? pathsBelow(path) : []);
    });
}

const paths = pathsBelow(ROOT);
const inCheckout = new Set(paths);
const top = new Set(paths.filter((path) => !path.includes('/')));
/** Each path from each of its folders on: a document may name a file by its last parts. */
const known = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

const documents = paths.filter((path) =>
  /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$|^packages\/[^/]+\/README\.md$/.test(path),
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Whether a word between backticks names a file or folder of the project, not a route, package or type. */
function isPath(word: string): boolean {
  if (!/^[\w.@*-]+(\/[\w.@*-]+)*\/?$/.test(word)) return false;
  if (MADE.has(word.split('/')[0] ?? '') || word.startsWith('*/')) return false;
  // A package; the end of a name; a name that the reader chooses.
  if (/^[@.-]|NNNN/.test(word)) return isHidden(word);
  if (word.endsWith('/')) return true;
  const isBelowTop = word.includes('/') && top.has(word.split('/')[0] ?? '');
  return isBelowTop || (EXTENSIONS.test(word) && word !== extname(word));
}

/** A file or folder of the top whose name begins with a dot. */
function isHidden(word: string): boolean {
  return word.startsWith('.') && top.has(word.split('/')[0] ?? '');
}

/** `a/{b,c}.ts` names two paths. */
function spread(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => spread(`${before}${choice}${after}`));
}

/**
 * A path that begins with a folder of the top counts from there, any other one from some folder. `*` stands for any part
 * of one name.
 */
function exists(path: string): boolean {
  const among = path.includes('/') && top.has(path.split('/')[0] ?? '') ? inCheckout : known;
  const bare = path.replace(/\/$/, '');
  if (!bare.includes('*')) return among.has(bare);
  const parts = bare
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('[^/]*')}$`);
  return [...among].some((one) => pattern.test(one));
}

/**
 * The paths in a text between backticks: the text itself, or the words of a command that have a slash. `#domain/x` is an
 * alias, `…` stands for a part of a name.
 */
function pathsIn(text: string): string[] {
  const words = text.split(' ');
  return words
    .flatMap((word) => spread(word.replace(/^(#|\.\/)(?=\w)/, '').replaceAll('…', '*')))
    .filter((path) => isPath(path) && (words.length === 1 || path.includes('/')));
}

/**
 * The paths that a document names wrongly: those that are not there, and those that are there although "(gone)" follows.
 * Examples between lines of three backticks are not read. A package's README counts from its own folder.
 */
function wrongPaths(document: string, markdown: string): string[] {
  const own = document.startsWith('packages/') ? dirname(document) : '';
  const isThere = (path: string) => exists(join(own, path)) || (own === '' && exists(path));
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`(\s\(gone\))?/g)].flatMap(([, text = '', gone]) =>
    pathsIn(text).filter((path) => isThere(path) === (gone !== undefined)),
  );
}

/** The links of a document to files that are not there. */
function deadLinks(document: string, markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !inCheckout.has(join(dirname(document), target).replace(/\/$/, '')));
}

/** The numbers of the lines of tables that do not fit on a screen. */
function longRows(markdown: string): number[] {
  return markdown
    .split('\n')
    .flatMap((line, index) => (line.startsWith('|') && line.length > MAX_ROW ? [index + 1] : []));
}

describe('the documents', () => {
  it.each(documents)('DO-01 %s names no path and links no file that is not there', (path) => {
    const markdown = read(path);
    expect([...wrongPaths(path, markdown), ...deadLinks(path, markdown)]).toEqual([]);
  });

  it('DO-01 CONTRIBUTING.md can be read in one sitting', () => {
    expect(Buffer.byteLength(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(MAX_CONTRIBUTING);
  });

  it.each(['CONTRIBUTING.md', 'README.md'])('DO-01 the tables of %s fit on a screen', (path) => {
    expect(longRows(read(path))).toEqual([]);
  });
});

/** A text, and the paths in it that are wrong. */
const CASES: [markdown: string, wrong: string[]][] = [
  ['`domain/access/permissions.ts`', []],
  ['`access/permissions.ts` and `permissions.ts`', []],
  ['`domain/access/permission.ts`', ['domain/access/permission.ts']],
  ['`no-such-file.ts`', ['no-such-file.ts']],
  ['`domain/schemas`', ['domain/schemas']],
  ['`schemas-of-nothing/`', ['schemas-of-nothing/']],
  // Aliases, and words of a command.
  ['`#domain/access/permissions.ts`', []],
  ['`#domain/access/permission.ts`', ['domain/access/permission.ts']],
  ['`./domain/gone.ts`', ['domain/gone.ts']],
  ['`firebase auth:export users.json`', []],
  ['`npx vitest run --project unit tests/unit/gone.test.ts`', ['tests/unit/gone.test.ts']],
  // Globs, of one name only.
  ['`tests/unit/*.test.ts`', []],
  ['`…-routes.ts`', []],
  ['`tests/*.test.ts`', ['tests/*.test.ts']],
  ['`tests/unit/*.spec.ts`', ['tests/unit/*.spec.ts']],
  // Several paths in one.
  ['`providers/messages/{en,es}/shell/shell.ts`', []],
  ['`providers/messages/{en,fr}/shell.ts`', ['providers/messages/fr/shell.ts']],
  ['`{domain,server}/{access,gone}`', ['domain/gone', 'server/gone']],
  // History.
  ['`domain/schemas` (gone)', []],
  ['`domain/schemas`\n(gone)', []],
  ['`domain/access` (gone)', ['domain/access']],
  ['`domain/schemas` (gone) and `domain/schemas`', ['domain/schemas']],
  // What is no path of the checkout.
  [
    '`/admin/home`, `users/{uid}`, `@hookform/resolvers`, `z.infer`, `dist/production`, `…/statement.pdf`',
    [],
  ],
  ['`NNNN-short-name.md`, `.ts`, `.data/`', []],
  ['```sh\nnode gone.ts `gone.ts`\n```', []],
];

const rowOf = (length: number) => `|${'x'.repeat(length - 2)}|`;

describe('the check of documents', () => {
  it.each(CASES)('DO-01 judges %j', (markdown, wrong) => {
    expect(wrongPaths('README.md', markdown)).toEqual(wrong);
  });

  it('DO-01 counts the paths of a package from its folder', () => {
    const markdown = '`src/index.ts`, `tests/sdk/` and `src/routes/routes.ts`, `domain/`';
    const wrong = ['src/routes/routes.ts', 'domain/'];
    expect(wrongPaths('packages/embedded-firebase/README.md', markdown)).toEqual(wrong);
  });

  it('DO-01 resolves links from the document on', () => {
    const links =
      '[a](0030-floors.md) [b](../traps.md#x) [c](https://a.test) [d](#x) [e](docs/x.md)';
    expect(deadLinks('docs/decisions/0001-x.md', links)).toEqual(['docs/x.md']);
  });

  it('DO-01 counts the rows of tables only', () => {
    expect(longRows([rowOf(MAX_ROW), 'x'.repeat(200), rowOf(MAX_ROW + 1)].join('\n'))).toEqual([3]);
  });
});
