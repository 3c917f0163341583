import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../arrows/files-below.ts';
import { LONG_FILES, SHORT_FILES } from '../run/short-selection.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** An id alone, and not a part of a longer number such as that of an order or a license. */
const ID = /(?<![\w-])[A-Z]{2}-\d{2}(?![\w-])/g;
/** A line of docs/requirements.md that says what an id means. */
const DESCRIBED = /^- \*\*([A-Z]{2}-\d{2})\*\* \S.*$/gm;

/** What a title, that of a test or of a group, begins with. */
const TITLE = /['"`]((?:[A-Z]{2}-\d{2},? )+)/g;
/** A journey of `npm test`. */
const SHORT_JOURNEY = /\btest\(\s*(['`][^'`]+['`]),\s*SHORT\b/g;

/** Where each id is named first. */
const named = new Map<string, string>();
for (const file of ['tests', 'packages'].flatMap((folder) => filesBelow(ROOT, folder))) {
  for (const [id] of read(file).matchAll(ID)) if (!named.has(id)) named.set(id, file);
}
const lines = [...read('docs/requirements.md').matchAll(DESCRIBED)];
const described = lines.map(([, id]) => id);
const built = lines.flatMap(([line, id = '']) => (line.includes('not built yet)') ? [] : [id]));

function idsOfTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, ids = '']) => ids.match(ID) ?? []);
}

function idsOfShortJourneys(text: string): string[] {
  return idsOfTitles([...text.matchAll(SHORT_JOURNEY)].map(([, title]) => title).join('\n'));
}

describe('npm test', () => {
  const files = filesBelow(ROOT, 'tests');
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));

  it('runs files that exist, and about a dozen journeys', () => {
    const named = [...LONG_FILES, ...SHORT_FILES];
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
    const short = journeys.flatMap((file) => [...read(file).matchAll(SHORT_JOURNEY)]);
    expect(short.length).toBeGreaterThanOrEqual(10);
    expect(short.length).toBeLessThan(20);
  });

  it('has a test of each requirement that is built', () => {
    const proven = new Set([
      ...journeys.flatMap((file) => idsOfShortJourneys(read(file))),
      ...SHORT_FILES.flatMap((file) => idsOfTitles(read(file))),
    ]);
    expect(built.length).toBeGreaterThan(150);
    expect(built.filter((id) => !proven.has(id))).toEqual([]);
  });
});

describe('docs/requirements.md', () => {
  it('says what each id means that a test names', () => {
    expect(named.size).toBeGreaterThan(100);
    const unknown = [...named].filter(([id]) => !described.includes(id));
    expect(unknown.map(([id, file]) => `${id} in ${file}`)).toEqual([]);
  });

  it('describes no id twice', () => {
    expect(described.filter((id, index) => described.indexOf(id) !== index)).toEqual([]);
  });
});
