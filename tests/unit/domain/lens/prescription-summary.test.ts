import { describe, expect, it } from 'vitest';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { customSoftMultifocal } from '#domain/lens/catalogue/custom-soft-multifocal.ts';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { hybrid } from '#domain/lens/catalogue/hybrid.ts';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import { summarizePrescription } from '#domain/lens/prescription-summary.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';

const SUMMARIES: [string, LensDefinition, Prescription, string][] = [
  [
    'a bitoric, flat before steep',
    gpBitoric,
    {
      baseCurveFlat: 7.8,
      baseCurveSteep: 7.5,
      diameter: 9.2,
      sphereFlat: -2,
      sphereSteep: -3.5,
      opticZone: 7.8,
      material: 'bostonXo',
      surface: 'plasma',
      colour: 'blue',
    },
    'BC 7.80 / 7.50 · dia 9.2 · −2.00 / −3.50 · Optic zone 7.80 mm · Boston XO · Surface Plasma · Blue',
  ],
  [
    'a toric multifocal',
    customSoftMultifocal,
    { baseCurve: 8.6, diameter: 14.5, sphere: 0, cylinder: -1.25, axis: 5, add: 2 },
    'BC 8.6 · dia 14.5 · 0.00 · −1.25 × 005 · add +2.00',
  ],
  [
    'a cylinder of 0, which is none',
    customSoftMultifocal,
    { baseCurve: 8.6, sphere: -1, cylinder: 0 },
    'BC 8.6 · −1.00',
  ],
  [
    'a scleral by its depth',
    ampleyeScleral,
    { sag: 3800, diameter: 16.5, sphere: -1, limbalZone: 25, baseCurve: '' },
    'sag 3800 · dia 16.5 · −1.00 · Limbal zone +25 µm',
  ],
  ['a hybrid by its vault', hybrid, { vault: 250, skirt: 'flat' }, 'vault 250 · Skirt Flat'],
  ['nothing', gpBitoric, {}, ''],
  ['what was typed wrongly', hybrid, { vault: 'deep' }, 'vault deep'],
];

describe('summarizePrescription', () => {
  it.each(SUMMARIES)('writes %s', (_what, lens, prescription, line) => {
    expect(summarizePrescription(lens, prescription, 'en')).toBe(line);
  });

  it('writes Spanish for a Spanish user', () => {
    const prescription = { vault: 250, diameter: 14.5, skirt: 'flat' };
    const line = 'bóveda 250 · diá 14.5 · Faldón Plano';
    expect(summarizePrescription(hybrid, prescription, 'es')).toBe(line);
  });

  it.each(catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]))(
    'leaves nothing of a prescription of %s away',
    (_id, lens) => {
      const prescription = buildPrescription(lens, seededRandom(7));
      const line = summarizePrescription(lens, prescription, 'en');
      const joined = ['cylinder', 'baseCurveFlat', 'sphereFlat'];
      const pairs = joined.filter((name) => prescription[name] !== undefined).length;
      const zeroCylinder = prescription['cylinder'] === 0 ? 0 : pairs;
      expect(line.split(' · ')).toHaveLength(Object.keys(prescription).length - zeroCylinder);
    },
  );
});

describe('defaultPrescription', () => {
  it('OR-01 starts with the defaults of the lens and nothing else', () => {
    expect(defaultPrescription(gpBitoric)).toEqual({
      diameter: 9.2,
      material: 'bostonXo',
      surface: 'none',
      colour: 'blue',
    });
  });
});
