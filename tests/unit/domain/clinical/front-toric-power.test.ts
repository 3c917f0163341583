import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { gpFrontToric } from '#server/first-run/catalogue/gp-front-toric.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';
import { seededRandom, type Random } from '../../../fixtures/random.ts';
import { neededPower, type Power } from './power-matrix.ts';

/** 600 eyes in `npm test`, 20,000 in the long run. */
const EYES = runs(2);
/** Half a step of 0.25 D. */
const ROUNDING = 0.13;
const LEAST_RESIDUAL = 0.75;

const quarters = (random: Random, from: number, to: number) => random.integer(from * 4, to * 4) / 4;

interface Eye {
  clinical: EyeClinical;
  typed: { baseCurve: number };
  needed: Power;
}

/** An eye, minus or plus cylinder, and a base curve that somebody typed. */
function anyEye(random: Random): Eye {
  const flat = quarters(random, 40, 47);
  const steep = flat + quarters(random, 0, 4);
  const flatMeridian = random.integer(1, 180);
  const refraction = {
    // 1000 / F has no value for plano.
    sphere: quarters(random, -12, 8) + 0.01,
    cylinder: quarters(random, -5, 2),
    axis: random.integer(1, 180),
  };
  const vertex = random.integer(0, 15);
  const baseCurve = random.integer(144, 170) / 20;
  const cornea = { flat, steep, flatMeridian };
  return {
    clinical: {
      flatK: flat,
      steepK: steep,
      flatMeridian,
      refractionSphere: refraction.sphere,
      refractionCylinder: refraction.cylinder,
      refractionAxis: refraction.axis,
      vertexDistance: vertex,
    },
    typed: { baseCurve },
    needed: neededPower({ refraction, vertex, cornea, baseCurve: 337.5 / baseCurve }),
  };
}

const between = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 180;
  return Math.min(apart, 180 - apart);
};

/** How the suggestion misses what the eye needs. */
function misses({ clinical, typed, needed }: Eye): string[] {
  const found = suggestParameters(gpFrontToric, clinical, typed);
  const value = (name: string) => found.find(({ parameter }) => parameter === name)?.value;
  const [sphere, cylinder, axis] = [value('sphere'), value('cylinder'), value('axis')];
  const given = [sphere, cylinder, axis].filter((one) => one !== undefined).length;
  if (needed.cylinder > -LEAST_RESIDUAL + 1e-6) return given === 0 ? [] : ['needs no front toric'];
  if (needed.cylinder < -8.125 - 1e-6) return given === 0 ? [] : ['is not made'];
  if (sphere === undefined || cylinder === undefined || axis === undefined) return ['is missing'];
  return [
    Math.abs(sphere - needed.sphere) > ROUNDING && 'sphere',
    Math.abs(cylinder - needed.cylinder) > ROUNDING && 'cylinder',
    between(axis, needed.axis) > 0.5 + 1e-6 && 'axis',
  ].filter((one) => one !== false);
}

/** The expected power as it is shown, read back. */
function shownPower({ clinical, typed }: Eye): Power | null {
  const shown = derivedValues(clinical, gpFrontToric, typed).find(
    ({ code }) => code === 'expectedPower',
  );
  const numbers = shown?.value[0]?.replaceAll('−', '-').match(/[-+]?\d+(\.\d+)?/g) ?? [];
  const [sphere, cylinder = 0, axis = 180] = numbers.map(Number);
  return sphere === undefined ? null : { sphere, cylinder, axis };
}

const describeEye = ({ clinical, typed }: Eye) => JSON.stringify({ clinical, typed });

const EXAMPLE: EyeClinical = {
  flatK: 43,
  steepK: 44.25,
  flatMeridian: 180,
  refractionSphere: -2,
  vertexDistance: 12,
};
const expectedFor = (clinical: EyeClinical, typed: { baseCurve?: number }) =>
  derivedValues(clinical, gpFrontToric, typed).find(({ code }) => code === 'expectedPower');

describe('the power of a front toric', () => {
  const eyes = Array.from({ length: EYES }, (_, index) => anyEye(seededRandom(index)));

  it(`OR-15 that is suggested is what refraction, cornea and base curve need: ${EYES} eyes, at most ${ROUNDING} D off`, () => {
    const faults = eyes.flatMap((eye) => misses(eye).map((what) => `${what}: ${describeEye(eye)}`));
    expect(faults).toEqual([]);
  });

  it(`OR-15 that is expected is shown as the same sum, to the hundredth: ${EYES} eyes`, () => {
    const faults = eyes.filter((eye) => {
      const shown = shownPower(eye);
      if (!shown) return true;
      const { sphere, cylinder, axis } = eye.needed;
      const isNear = Math.max(Math.abs(shown.sphere - sphere), Math.abs(shown.cylinder - cylinder));
      const along = Math.abs(cylinder) < 0.01 || between(shown.axis, axis) <= 0.5 + 1e-6;
      return isNear > 0.0051 || !along;
    });
    expect(faults.map(describeEye)).toEqual([]);
  });

  it('OR-15 is not expected while the flat meridian or a K is unknown, which is said', () => {
    const { flatMeridian: _meridian, ...flat } = EXAMPLE;
    for (const given of [{}, { baseCurve: 7.75 }]) {
      expect(expectedFor(flat, given)).toMatchObject({
        value: [],
        working: {
          en: 'Enter the flat meridian: sphere and cylinder cannot be calculated without it',
          es: 'Indique el meridiano plano: sin él no se pueden calcular la esfera y el cilindro',
        },
      });
    }
    const { steepK: _k, ...round } = EXAMPLE;
    expect(expectedFor(round, { baseCurve: 7.75 })).toMatchObject({
      value: [],
      working: { en: expect.stringContaining('steep K'), es: expect.stringContaining('K curva') },
    });
    // without a refraction there is nothing to work out yet
    expect(expectedFor({ flatK: 43, steepK: 44.25 }, { baseCurve: 7.75 })).toBeUndefined();
  });
});
