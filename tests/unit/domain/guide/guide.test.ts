import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUIDE_TOPICS, guidePassageSchema, PASSAGES_MOST } from '#domain/consultant/guide/guide.ts';
import { findInGuide, searchGuide } from '#domain/consultant/guide/search-guide.ts';
import { FIRST_PASSAGES, unedited } from '#server/consultant/guide/first-passages.ts';
import { passageIdFor } from '#server/consultant/guide/passage-records.ts';

/** The figures of a text, in any order; a sign of minus is not one of them. */
const figuresOf = (text: string) =>
  (text.match(/\d+(\.\d+)?/g) ?? []).toSorted((a, b) => Number(a) - Number(b));

const all = unedited();

describe('first passages of the guide', () => {
  it('VC-01 are passages that the schema takes', () => {
    for (const passage of all) expect(guidePassageSchema.parse(passage)).toEqual(passage);
  });

  it.each(FIRST_PASSAGES)(
    'VC-01 $id is short, with the same figures and paragraphs in both languages',
    ({ title, body }) => {
      expect(figuresOf(body.es)).toEqual(figuresOf(body.en));
      expect(figuresOf(title.es)).toEqual(figuresOf(title.en));
      expect(body.es.split('\n\n')).toHaveLength(body.en.split('\n\n').length);
      for (const text of [body.en, body.es]) {
        const words = text.split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(25);
        expect(words).toBeLessThanOrEqual(170);
      }
    },
  );

  it('VC-01 has ids and titles of their own, at most as many as are read at once', () => {
    const count = all.length;
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    expect(new Set(all.map(({ title }) => title.en)).size).toBe(count);
    expect(new Set(all.map(({ title }) => title.es)).size).toBe(count);
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(PASSAGES_MOST);
  });

  it('VC-01 covers every topic', () => {
    const covered = new Set(all.map(({ topic }) => topic));
    expect(GUIDE_TOPICS.filter((topic) => !covered.has(topic))).toEqual([]);
  });

  it('VC-01 says in the text what an assumption is', () => {
    const assumed = FIRST_PASSAGES.filter(({ source }) => source.standing === 'assumption');
    expect(assumed.length).toBeGreaterThan(0);
    for (const { body } of assumed) {
      expect(body.en).toMatch(/assum/);
      expect(body.es).toMatch(/supon|supuest/);
    }
  });
});

const search = searchGuide(unedited());
const first = (words: string, locale: 'en' | 'es') => search(words, locale)[0]?.id;

const ENGLISH: [string, string][] = [
  ['how much central vault with ampleye', 'scleral-vault'],
  ['ring of bubbles at the limbus', 'scleral-limbal-excess'],
  ['impingement', 'scleral-blanching'],
  ['quadrant landing', 'scleral-toric-landing'],
  ['midday foging', 'scleral-midday-fogging'],
  ['lens is hard to remove', 'scleral-adherence'],
  ['first lens for keratoconus ampleye', 'first-ampleye'],
  ['convert diopters to millimeters', 'keratometry-units'],
  ['dk/t', 'oxygen-transmissibility'],
  ['Dk of Boston XO2', 'dk-of-gp'],
  ['inserting a lens without bubbles', 'scleral-insertion'],
  ['GP lens rides high', 'gp-rides-high'],
  ['fluorescein bubbles GP', 'gp-fluorescein'],
  ['orthok zones', 'ortho-k-zones'],
  ['ortho-k decentered', 'ortho-k-decentered'],
  ['red eye pain', 'when-to-refer'],
  ['corneal oedema', 'corneal-edema'],
  ['notch for a pinguecula', 'fenestration-and-notch'],
];

const SPANISH: [string, string][] = [
  ['cuánta bóveda central con ampleye', 'scleral-vault'],
  ['boveda demasiado baja', 'scleral-vault-low'],
  ['empanamiento', 'scleral-midday-fogging'],
  ['lámpara de hendidura', 'reading-vault'],
  ['sobrerrefraccion', 'over-refraction'],
  ['transmisibilidad al oxígeno', 'oxygen-transmissibility'],
  ['ojo rojo dolor', 'when-to-refer'],
  ['queratocono lentes', 'choosing-keratoconus'],
  ['apoyo por cuadrantes', 'scleral-toric-landing'],
  ['cuándo preguntar a un consultor', 'ask-a-consultant'],
];

describe('search in the guide', () => {
  it.each(ENGLISH)('VC-02 finds in English for “%s” first %s', (words, id) => {
    expect(first(words, 'en')).toBe(id);
  });

  it.each(SPANISH)('VC-02 finds in Spanish for “%s” first %s', (words, id) => {
    expect(first(words, 'es')).toBe(id);
  });

  it('VC-02 finds each passage by its title', () => {
    for (const locale of ['en', 'es'] as const) {
      const missed = unedited().filter(({ id, title }) => first(title[locale], locale) !== id);
      expect(missed.map(({ id }) => id)).toEqual([]);
    }
  });

  it.each(['', '   ', 'the of a', 'pizza delivery', '?!', 'zzzzzz'])(
    'VC-02 finds nothing for “%s”',
    (words) => {
      expect(search(words, 'en')).toEqual([]);
    },
  );

  it('VC-02 finds while a word is typed', () => {
    expect(first('blanch', 'en')).toBe('scleral-blanching');
    expect(first('asenta', 'es')).toBe('scleral-settling');
  });

  it('VC-02 finds in one language only, and in the passages it was given', () => {
    expect(search('asentamiento', 'en')).toEqual([]);
    const [one] = unedited();
    expect(searchGuide(one === undefined ? [] : [one])('vault', 'en')).toEqual([]);
  });

  it('VC-02 tells which terms were found', () => {
    const [hit] = findInGuide(unedited())('limbal touchs', 'en');
    expect(hit?.terms).toEqual(expect.arrayContaining(['limbal', 'touch']));
  });

  it('VC-02 answers a very long question quickly', () => {
    expect(search('vault limbus landing '.repeat(5_000), 'en').length).toBeGreaterThan(0);
  });
});

describe('the address of a new passage', () => {
  it.each([
    ['A lens that fogs', [], 'a-lens-that-fogs'],
    ['A lens that fogs', ['a-lens-that-fogs', 'a-lens-that-fogs-2'], 'a-lens-that-fogs-3'],
    ['  ¿Décentré? 12 % ', [], 'decentre-12'],
    ['眼', [], 'passage'],
    ['x'.repeat(120), [], 'x'.repeat(50)],
  ])('VC-01 of “%s” beside %j is %s', (title, taken, id) => {
    expect(passageIdFor(title, new Set(taken))).toBe(id);
  });

  it('VC-01 is one that the schema takes, and not taken', () => {
    assert(
      property(string(), array(string()), (title, others) => {
        const taken = new Set(others);
        const id = passageIdFor(title, taken);
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(taken.has(id)).toBe(false);
      }),
    );
  });
});
