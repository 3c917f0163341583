import { expect, it } from 'vitest';
import type { Source } from '#domain/lens/model/lens.ts';
import { MATERIALS_DK, dkOf } from '#domain/lens/model/materials-dk.ts';

/**
 * Bi-Expert sheet (Boston; ES and EO by the order of its figures), GP Insights February 2006 (Optimum Extra and Extreme),
 * Paragon CRT guide 2010, Intelliwave brochure 2012, UltraHealth insert. Optimum Infinite is assumed.
 */
const DK: [material: string, dk: number, basis: Source['status']][] = [
  ['bostonEs', 18, 'assumption'],
  ['bostonEo', 56, 'assumption'],
  ['bostonXo', 100, 'sourced'],
  ['bostonXo2', 141, 'sourced'],
  ['optimumExtra', 100, 'sourced'],
  ['optimumExtreme', 125, 'sourced'],
  ['optimumInfinite', 180, 'assumption'],
  ['paragonHds100', 100, 'sourced'],
  ['definitive', 60, 'sourced'],
  ['hydrogel49', 16, 'sourced'],
  ['petrafocon', 130, 'sourced'],
];

it.each(DK)('%s has a Dk of %i (%s)', (material, dk, basis) => {
  expect(dkOf(material)).toMatchObject({ dk, source: { status: basis } });
});

it('no material has a Dk beside those', () => {
  expect(Object.keys(MATERIALS_DK)).toEqual(DK.map(([material]) => material));
});

it.each([undefined, null, 18, '', 'glass', 'toString'])('nothing is known of %o', (material) => {
  expect(dkOf(material)).toBeNull();
});
