import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import { AREAS } from '#providers/messages/areas.ts';
import { CONSULTANT_AREAS } from '#providers/messages/consultant-areas.ts';
import { texts as embeddedEn } from '#providers/messages/en/embedded.ts';
import { texts as embeddedEs } from '#providers/messages/es/embedded.ts';
import { fillText, type TextParams } from '#providers/messages/fill-text.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { differencesOf, flatten, type Flat } from '../../../fixtures/compare-texts.ts';

/** The words of react-admin's tools for developers, which the portal does not show. */
const TOOLS = /^ra\.(guesser|configurable)\./;

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

describe('UX-02 the catalogs', () => {
  it('have each namespace once', () => {
    const namespaces = catalogs.flatMap(([, english]) => [
      ...new Set(Object.keys(english).map((key) => key.split('.')[0])),
    ]);
    expect(namespaces).toEqual([...new Set(namespaces)]);
    expect(namespaces.length).toBeGreaterThan(50);
  });

  it.each(catalogs)('%s says everything in both languages', (_area, english, spanish) => {
    expect(differencesOf(english, spanish)).toEqual([]);
  });
});

const COUNTED = '%{smart_count} lens |||| %{smart_count} lenses';

describe('UX-02 a text', () => {
  it.each<[message: string, params: TextParams, shown: string]>([
    ['%{name}, %{name} and %{other}', { name: 'Ada', other: 0 }, 'Ada, Ada and 0'],
    ['%{name}', {}, '%{name}'],
    ['%{name}', { name: '%{other}', other: 'x' }, '%{other}'],
    [COUNTED, { smart_count: 1 }, '1 lens'],
    [COUNTED, { smart_count: 2 }, '2 lenses'],
    ['%{smart_count} of each', { smart_count: 2 }, '2 of each'],
  ])('%s with %o', (message, params, shown) => expect(fillText(message, params, 'en')).toBe(shown));

  it.each<Locale>(['en', 'es'])('chooses a plural by the rules of the language: %s', (locale) => {
    const forms = [0, 1, 2, 1_000_000].map((smart_count) =>
      fillText('one |||| many', { smart_count }, locale),
    );
    expect(forms).toEqual(['many', 'one', 'many', 'many']);
  });

  it('without a translation is its key', () => {
    const text: (key: string) => string = textIn('en', 'userAudit') as (key: string) => string;
    expect(text('user.create')).toBe('User created');
    expect(text('user.unheardOf')).toBe('user.unheardOf');
    expect(text('constructor')).toBe('constructor');
  });
});
