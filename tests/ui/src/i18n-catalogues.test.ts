import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { raSpanish } from '#src/i18n/ra-spanish.ts';

type Flat = Record<string, string>;

function flatten(tree: unknown, path: string[] = []): Flat {
  if (typeof tree === 'string') return { [path.join('.')]: tree };
  const entries = Object.entries(tree ?? {});
  return Object.assign({}, ...entries.map(([key, below]) => flatten(below, [...path, key])));
}

interface Catalogue {
  en: unknown;
  es: unknown;
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
}

/** What a module tells in both languages: a catalogue of its own, or the one behind a hook. */
function cataloguesOf(exports: object): Catalogue[] {
  return Object.values(exports).flatMap((value: unknown) => {
    const held = typeof value === 'function' && 'catalogue' in value ? value.catalogue : value;
    return isCatalogue(held) ? [held] : [];
  });
}

const modules: Record<string, () => Promise<object>> = import.meta.glob([
  '/src/**/*.ts',
  '/resources/**/*.ts',
  '!/src/theme/**',
]);
const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.ts', '/src/**/*.tsx', '/resources/**/*.ts', '/resources/**/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Files that tell something in Spanish. */
const speaking = Object.keys(modules).filter((path) =>
  /\bes\b\s*(?::|=|,|\})/.test(sources[path] ?? ''),
);
const loaded = await Promise.all(
  speaking.map(async (path) => [path, cataloguesOf((await modules[path]?.()) ?? {})] as const),
);
const catalogues = [
  ...loaded.flatMap(([path, found]) => found.map((catalogue) => [path, catalogue] as const)),
  [
    'react-admin',
    { en: withoutTools(englishMessages.ra), es: withoutTools(raSpanish.ra) },
  ] as const,
];

/** The words of react-admin's tools for developers, which the portal does not show. */
function withoutTools<T extends object>(words: T) {
  const {
    guesser: _guesser,
    configurable: _configurable,
    ...shown
  } = words as Record<string, unknown>;
  return shown;
}

const placeholders = (text: string) => new Set(text.match(/%\{\w+\}/g));

/** react-admin's word for a truth value that is not known: a space. */
const NEITHER_YES_NOR_NO = 'boolean.null';

describe('UX-02 the catalogues', () => {
  it('finds those of every part', () => {
    const parts = speaking.map((path) => path.split('/')[2]);
    for (const part of ['i18n', 'settings', 'auth', 'terms', 'customer', 'orders', 'lenses']) {
      expect(parts).toContain(part);
    }
    const hidden = loaded.filter(
      ([path, found]) => found.length === 0 && !/public-(en|es)/.test(path),
    );
    expect(hidden.map(([path]) => path).filter((path) => /messages|-text\.ts$/.test(path))).toEqual(
      [],
    );
  });

  it.each(catalogues)('%s says everything in both languages', (_path, { en, es }) => {
    const [english, spanish] = [flatten(en), flatten(es)];
    expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(english)) {
      const other = spanish[key] ?? '';
      expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
      expect([key, other.split('||||').length]).toEqual([key, text.split('||||').length]);
      const empty = key !== NEITHER_YES_NOR_NO && !(text.trim() && other.trim());
      expect([key, empty]).toEqual([key, false]);
    }
  });
});
