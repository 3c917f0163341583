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

/** Where each id is named first. */
const named = new Map<string, string>();
for (const file of filesBelow(ROOT, 'tests')) {
  for (const [id] of read(file).matchAll(ID)) if (!named.has(id)) named.set(id, file);
}
const described = [...read('docs/requirements.md').matchAll(DESCRIBED)].map(([, id]) => id);

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
