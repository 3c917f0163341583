import { describe, expect, it } from 'vitest';
import { AREAS } from '#providers/messages/areas.ts';
import { CONSULTANT_AREAS } from '#providers/messages/consultant-areas.ts';
import { texts as embeddedEn } from '#providers/messages/en/embedded.ts';
import { texts as embeddedEs } from '#providers/messages/es/embedded.ts';

type Flat = Record<string, string>;

function flatten(tree: unknown, path: string[] = []): Flat {
  if (typeof tree === 'string') return { [path.join('.')]: tree };
  const entries = Object.entries(tree ?? {});
  return Object.assign({}, ...entries.map(([key, below]) => flatten(below, [...path, key])));
}

/** The words of react-admin's tools for developers, which the portal does not show. */
const TOOLS = /^ra\.(guesser|configurable)\./;

/** react-admin's word for a truth value that is not known: a space. */
const NEITHER_YES_NOR_NO = 'ra.boolean.null';

/** The texts of an area, without those that nobody sees. */
const shown = (texts: object): Flat =>
  Object.fromEntries(Object.entries(flatten(texts)).filter(([key]) => !TOOLS.test(key)));

const loaded = await Promise.all(
  Object.entries({ ...AREAS, ...CONSULTANT_AREAS }).map(
    async ([area, { en, es }]): Promise<[string, Flat, Flat]> => {
      const [english, spanish] = await Promise.all([en(), es()]);
      return [area, shown(english.texts), shown(spanish.texts)];
    },
  ),
);
const catalogs = [...loaded, ['embedded', shown(embeddedEn), shown(embeddedEs)] as const];

const placeholders = (text: string) => new Set(text.match(/%\{\w+\}/g));
const forms = (text: string) => text.split(' |||| ').length;

describe('UX-02 the catalogs', () => {
  it('have each namespace once', () => {
    const namespaces = catalogs.flatMap(([, english]) => [
      ...new Set(Object.keys(english).map((key) => key.split('.')[0])),
    ]);
    expect(namespaces).toEqual([...new Set(namespaces)]);
    expect(namespaces.length).toBeGreaterThan(50);
  });

  it.each(catalogs)('%s says everything in both languages', (_area, english, spanish) => {
    expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(english)) {
      const other = spanish[key] ?? '';
      expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
      expect([key, forms(other)]).toEqual([key, forms(text)]);
      expect([key, forms(text) <= 2]).toEqual([key, true]);
      const empty = key !== NEITHER_YES_NOR_NO && !(text.trim() && other.trim());
      expect([key, empty]).toEqual([key, false]);
    }
  });
});
