import { describe, expect, it } from 'vitest';
import { unedited } from '#domain/guide/first-passages.ts';
import { findInGuide, searchGuide } from '#domain/guide/search-guide.ts';

const search = searchGuide(unedited());
const first = (words: string, locale: 'en' | 'es') => search(words, locale)[0]?.id;

const ENGLISH: [string, string][] = [
  ['how much central vault with ampleye', 'scleral-vault'],
  ['vault too low', 'scleral-vault-low'],
  ['vault too high', 'scleral-vault-high'],
  ['settling', 'scleral-settling'],
  ['limbal touch', 'scleral-limbal-touch'],
  ['ring of bubbles at the limbus', 'scleral-limbal-excess'],
  ['blanching', 'scleral-blanching'],
  ['impingement', 'scleral-blanching'],
  ['edge lift', 'scleral-edge-lift'],
  ['quadrant landing', 'scleral-toric-landing'],
  ['midday foging', 'scleral-midday-fogging'],
  ['lens is hard to remove', 'scleral-adherence'],
  ['flexure', 'scleral-flexure'],
  ['first lens for keratoconus ampleye', 'first-ampleye'],
  ['HVID', 'hvid'],
  ['sagittal depth', 'sagittal-depth'],
  ['convert dioptres to millimeters', 'keratometry-units'],
  ['LARS', 'lars'],
  ['when bitoric', 'bitoric-when'],
  ['residual astigmatism', 'residual-astigmatism'],
];

const SPANISH: [string, string][] = [
  ['cuánta bóveda central con ampleye', 'scleral-vault'],
  ['boveda demasiado baja', 'scleral-vault-low'],
  ['bóveda demasiado alta', 'scleral-vault-high'],
  ['asentamiento', 'scleral-settling'],
  ['toque limbal', 'scleral-limbal-touch'],
  ['blanqueamiento', 'scleral-blanching'],
  ['borde levantado', 'scleral-edge-lift'],
  ['empañamiento del mediodía', 'scleral-midday-fogging'],
  ['empanamiento', 'scleral-midday-fogging'],
  ['flexión', 'scleral-flexure'],
  ['lámpara de hendidura', 'reading-vault'],
  ['profundidad sagital', 'sagittal-depth'],
  ['astigmatismo residual', 'residual-astigmatism'],
  ['cuándo bitórico', 'bitoric-when'],
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
