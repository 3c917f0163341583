import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tests/arrows/files-below.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** An id alone, and not a part of a longer number such as that of an order or a license. */
const ID = /(?<![\w-])[A-Z]{2}-\d{2}(?![\w-])/g;
/** A line of docs/requirements.md that says what an id means. */
const DESCRIBED = /^- \*\*([A-Z]{2}-\d{2})\*\* \S/gm;

/** The title of a journey that `npm test` leaves out. */
const ONLY_LONG = /\btest\(\s*['`]([^'`]+)['`],\s*(?:LONG|MANY_KILLS),/g;

/** Where each id is named first. */
const named = new Map<string, string>();
for (const file of filesBelow(ROOT, 'tests')) {
  for (const [id] of read(file).matchAll(ID)) if (!named.has(id)) named.set(id, file);
}
const described = [...read('docs/requirements.md').matchAll(DESCRIBED)].map(([, id]) => id);

describe('the journeys of the long run', () => {
  it('prove nothing alone: npm test has a test of each id that they name', () => {
    const inNpmTest = new Set<string>();
    const onlyLong = new Map<string, string>();
    for (const file of filesBelow(ROOT, 'tests').filter((name) =>
      /\.(test|spec)\.tsx?$/.test(name),
    )) {
      const text = read(file);
      for (const [, title = ''] of text.matchAll(ONLY_LONG)) {
        for (const [id] of title.matchAll(ID)) onlyLong.set(id, file);
      }
      for (const [id] of text.replaceAll(ONLY_LONG, '').matchAll(ID)) inNpmTest.add(id);
    }
    expect(onlyLong.size).toBeGreaterThan(15);
    const alone = [...onlyLong].filter(([id]) => !inNpmTest.has(id));
    expect(alone.map(([id, file]) => `${id} in ${file}`)).toEqual([]);
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
