import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { seededRandom } from '../../../../fixtures/random.ts';
import { randomEye } from '../random-eye.ts';
import { codesOf, lensOf, type Setup } from './build-context.ts';
import { setupOf } from './told-cases.ts';

const AGAINST_MEASURED = new Set([
  'powerFarFromExpected',
  'powerSignTurned',
  'axisFarFromExpected',
  'bitoricExchanged',
  'softSphereOnCylinder',
]);
const LENSES = [
  'gp-sphere',
  'gp-front-toric',
  'gp-bitoric',
  'gp-multifocal',
  'custom-soft-sphere',
  'custom-soft-toric',
  'custom-soft-multifocal',
].map((id) => lensOf(id));
/** Beyond 0.75 D by more than rounding takes away. */
const SLIP = 1;

function codes(lens: LensDefinition, clinical: EyeClinical, prescription: Prescription) {
  return codesOf(lens, { clinical, prescription }).filter((code) => AGAINST_MEASURED.has(code));
}

/** Regular eyes for which the lens has all of these suggested, and the cylinder that it is made for. */
function suggestedFor(lens: LensDefinition, wanted: string[]) {
  const isToric = findParameter(lens, 'cylinder')?.requiredWhen === 'always';
  const needed = isToric ? [...wanted, 'cylinder'] : wanted;
  return Array.from({ length: runs(0.3) }, (_, index) => {
    const clinical: EyeClinical = { ...randomEye(seededRandom(index)), condition: 'normal' };
    const suggested = suggestParameters(lens, clinical);
    const values = Object.fromEntries(suggested.map((one) => [one.parameter, one.value]));
    return { clinical, values };
  }).filter(({ values }) => needed.every((name) => values[name] !== undefined));
}

describe('an order that does not follow from what was measured', () => {
  it.each(LENSES)('OR-15 is warned of: $id with a power one diopter off', (lens) => {
    const names = lens.parameters
      .map(({ name }) => name)
      .filter((name) => ['sphere', 'sphereFlat', 'sphereSteep'].includes(name));
    const eyes = suggestedFor(lens, names);
    expect(eyes.length).toBeGreaterThan(0);
    const silent = eyes.flatMap(({ clinical, values }) =>
      names.flatMap((name) =>
        [SLIP, -SLIP]
          .filter((off) => {
            const prescription = { ...values, [name]: (values[name] ?? 0) + off };
            return codes(lens, clinical, prescription).length === 0;
          })
          .map((off) => ({ clinical, values, name, off })),
      ),
    );
    expect(silent).toEqual([]);
  });
});

const within = (dioptres: number) => ({ off: false, limits: { dioptres } });

describe('a rule that leaves an order to another one', () => {
  const told = (id: string, warnings: LensDefinition['warnings'], values: Prescription) =>
    codes(lensOf(id, { warnings }), EYE, values);
  const off = { off: true, limits: {} };
  const { clinical: EYE = {} } = setupOf('', '@toric');
  const exchanged = { baseCurveFlat: 8, baseCurveSteep: 7.5, sphereFlat: -5, sphereSteep: -2 };
  const turned = { baseCurve: 8, sphere: 2 };

  it('OR-15 does so only where the lens has that one: exchanged powers', () => {
    expect(told('gp-bitoric', {}, exchanged)).toEqual(['bitoricExchanged']);
    const far = ['powerFarFromExpected', 'powerFarFromExpected'];
    expect(told('gp-bitoric', { bitoricExchanged: off }, exchanged)).toEqual(far);
    const slightly = { ...exchanged, sphereFlat: -5.5 };
    expect(told('gp-bitoric', {}, slightly)).toEqual(['bitoricExchanged']);
    expect(told('gp-bitoric', { bitoricExchanged: within(0.25) }, slightly)).toEqual(far);
  });

  it('OR-15 does so only where the lens has that one: the sign', () => {
    expect(told('gp-sphere', {}, turned)).toEqual(['powerSignTurned']);
    expect(told('gp-sphere', { powerSignTurned: off }, turned)).toEqual(['powerFarFromExpected']);
    const slightly = { ...turned, sphere: 2.5 };
    expect(told('gp-sphere', {}, slightly)).toEqual(['powerSignTurned']);
    expect(told('gp-sphere', { powerSignTurned: within(0.25) }, slightly)).toEqual([
      'powerFarFromExpected',
    ]);
    // and never both: what the wider limits of the sign take is left to it
    expect(told('gp-sphere', { powerFarFromExpected: within(0.25) }, slightly)).toEqual([
      'powerSignTurned',
    ]);
  });
});

it('OR-15 is not checked of a lens that is lent', () => {
  const sphere = lensOf('gp-sphere');
  const far: Setup = {
    clinical: { flatK: 43, refractionSphere: -3 },
    prescription: { baseCurve: 7.85, sphere: -9 },
  };
  expect(codesOf(sphere, far)).toContain('powerFarFromExpected');
  expect(codesOf(sphere, { ...far, order: { type: 'diagnostic' } })).not.toContain(
    'powerFarFromExpected',
  );
});
